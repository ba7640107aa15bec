"""The base of all scenes: what is current stays so, and it is drawn when it looks otherwise."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.scenes.scene import Scene
from game.ui.actions import Command, Device, Pointer, Typed
from game.ui.input import key_name
from game.ui.locale import words
from game.ui.widgets.button import Button
from game.ui.widgets.field import TextField
from tests.scenes.desk import Desk


class Plain(Scene):
    """Two buttons and a field; it begins at the first button."""

    def __init__(self) -> None:
        super().__init__()
        self.used: list[str] = []
        self.typed = ""

    def build(self) -> None:
        for number, name in enumerate(("first", "second")):
            box = (20, 20 + 40 * number, 80, 19)
            self.form.add(Button(name, box, words("ui.dialog.ok"), lambda n=name: self.used.append(n)))  # type: ignore[misc]
        self.form.add(TextField("name", (20, 120, 120, 19), self.typed, self._type))
        self.form.focus("first")

    def _type(self, typed: str) -> None:
        self.typed = typed


@pytest.fixture
def scene(desk: Desk) -> Plain:
    found = Plain()
    desk.show_scene(found)
    return found


def test_a_click_is_for_what_is_drawn_there(desk: Desk, scene: Plain) -> None:
    desk.click_on("second")
    assert scene.used == ["second"]


def test_what_is_current_stays_so_when_the_form_is_built_anew(desk: Desk, scene: Plain) -> None:
    scene.form.focus("second")
    desk.app.settings.set("language", "zh_TW")
    assert scene.form.current == "second"
    assert len(scene.form.widgets) == 3, "and nothing stands there twice"


def test_letters_go_on_into_the_field_they_went_into(desk: Desk, scene: Plain) -> None:
    scene.form.focus("name")
    scene.handle(Typed("A"))
    desk.app.step([Pointer("moved", *desk.at("second"))])
    scene.rebuild()
    assert scene.typing
    scene.handle(Typed("d"))
    scene.form.let_go()
    assert "d" in scene.typed


def test_it_is_drawn_again_only_when_it_looks_otherwise(desk: Desk, scene: Plain) -> None:
    desk.app.step([Pointer("moved", 400, 300)], 0.01)
    assert not scene.dirty
    scene.handle(Pointer("moved", 30, 25))
    assert scene.dirty
    desk.app.step([], 0.01)
    assert not scene.dirty
    scene.invalidate()
    assert scene.dirty


@pytest.mark.parametrize("device", ["keyboard", "gamepad"])
def test_a_sentence_names_the_keys_of_the_device_used_last(desk: Desk, scene: Plain, device: Device) -> None:
    desk.app.input.device = device
    key = "scenes.shelf.prompt"
    said = scene.keyed(key)
    assert key_name("confirm", device) in said or key_name("cancel", device) in said


def test_by_itself_it_lets_the_program_end_and_takes_no_file(desk: Desk, scene: Plain) -> None:
    scene.dropped(Path("game.annals"))
    assert desk.app.toasts.words == [words("scenes.tables.drop_there")]
    assert scene.quit_requested()
    scene.handle(Command("cancel"))
    assert desk.app.scene is scene
