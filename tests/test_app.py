"""The application: scenes come and go, nothing is drawn without need, errors are told."""

from __future__ import annotations

import os
from collections.abc import Hashable

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game.app import App
from game.app_settings import SettingsBook, SettingsError
from game.scenes.dialog import DialogScene
from game.scenes.double_click import SECONDS
from game.scenes.scene import Scene
from game.ui.actions import Command, Pointer
from game.ui.canvas import Canvas
from game.ui.locale import TEXTS
from game.ui.music import MUSIC
from game.ui.pixels import load
from game.ui.sound import BOX
from game.ui.widgets.button import Button
from game.ui.widgets.dialog import DialogButton
from game.ui.widgets.field import TextField


class Toy(Scene):
    """Counts what happens to it."""

    def __init__(self, name: str = "toy", transparent: bool = False) -> None:
        super().__init__()
        self.name = name
        self.transparent = transparent
        self.calls: list[str] = []
        self.may_quit = True
        self.need: float | None = None

    def build(self) -> None:
        self.calls.append("build")
        self.form.add(
            Button("go", (10, 10, 60, 19), TEXTS.text("ui.dialog.ok"), lambda: self.calls.append("go"))
        )

    def enter(self) -> None:
        self.calls.append("enter")

    def leave(self) -> None:
        self.calls.append("leave")

    def pause(self) -> None:
        self.calls.append("pause")

    def resume(self) -> None:
        self.calls.append("resume")

    def quit_requested(self) -> bool:
        return self.may_quit

    def draw(self, canvas: Canvas) -> None:
        if not self.transparent:
            canvas.fill("p3")
        super().draw(canvas)

    @property
    def wait(self) -> float | None:
        return self.need


@pytest.fixture
def app() -> Iterator[App]:
    made = App(SettingsBook({"language": "en", "window": [1280, 720]}))
    yield made
    made.close()


def test_scenes_are_entered_covered_uncovered_and_left(app: App) -> None:
    first, second = Toy(), Toy()
    app.start(first)
    app.push(second)
    assert first.covered
    app.pop()
    assert not first.covered
    assert first.calls == ["enter", "build", "pause", "resume"]
    assert second.calls == ["enter", "build", "leave"]
    third = Toy()
    app.replace(third)
    assert app.scenes == (third,)
    assert first.calls[-1] == "leave"


def test_the_game_ends_with_its_last_scene(app: App) -> None:
    app.start(Toy())
    app.pop()
    assert not app.running


def test_the_topmost_scene_that_has_music_is_heard(app: App) -> None:
    first, second, third = Toy(), Toy(), Toy()
    first.music, second.music = "title", "trekking"
    app.settings.set("music_volume", 70)
    app.start(first)
    MUSIC.settle()
    assert MUSIC.playing is None  # tools and tests are silent; `App.run` opens it
    MUSIC.open()
    MUSIC.settle()
    assert MUSIC.playing == "title"
    app.push(second)
    app.push(third)
    MUSIC.settle()
    assert MUSIC.playing == "trekking"
    app.pop(second)
    MUSIC.settle()
    assert MUSIC.playing == "title"


def test_the_music_rests_until_it_is_asked_for(app: App) -> None:
    scene = Toy()
    scene.music = "title"
    app.start(scene)
    MUSIC.open()
    MUSIC.settle()
    assert MUSIC.playing is None
    app.settings.set("music_volume", 40)
    MUSIC.settle()
    assert MUSIC.playing == "title"


def test_muted_no_music_is_loaded(app: App) -> None:
    scene = Toy()
    scene.music = "title"
    app.settings.set("music_volume", 70)
    app.settings.set("mute", True)
    app.start(scene)
    MUSIC.open()
    MUSIC.settle()
    assert MUSIC.playing is None
    app.handle(Command("mute"))
    MUSIC.settle()
    assert MUSIC.playing == "title"


def test_nothing_is_drawn_without_need(app: App) -> None:
    app.start(Toy())
    app.step()
    assert app.frames == 1
    for _ in range(10):
        app.step([], 0.1)
    app.step([Pointer("moved", 300, 300)])
    assert app.frames == 1
    app.step([Pointer("moved", 20, 20)])
    assert app.frames == 2


def test_only_the_top_scene_gets_input(app: App) -> None:
    first, second = Toy(), Toy(transparent=True)
    app.start(first)
    app.push(second)
    app.step([Command("confirm"), Command("down"), Command("confirm")])
    assert "go" in second.calls
    assert "go" not in first.calls


def test_a_mouse_click_in_the_window_presses_a_button(app: App) -> None:
    scene = Toy()
    app.start(scene)
    at = app.presenter.to_window((20, 15))
    app.step([], SECONDS)
    app.step(
        [
            pygame.event.Event(pygame.MOUSEMOTION, pos=at, rel=(0, 0), buttons=(0, 0, 0)),
            pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=at, button=1),
            pygame.event.Event(pygame.MOUSEBUTTONUP, pos=at, button=1),
        ]
    )
    assert scene.calls[-1] == "go"


def test_the_loop_waits_as_long_as_the_most_impatient_scene(app: App) -> None:
    scene = Toy()
    app.start(scene)
    assert app.wait is None
    scene.need = 0.4
    assert app.wait == 0.4
    app.say("hello")
    scene.need = None
    assert app.wait == pytest.approx(2.6)


@pytest.mark.parametrize("may_quit", [True, False])
def test_closing_the_window_asks_the_scene(app: App, may_quit: bool) -> None:
    scene = Toy()
    scene.may_quit = may_quit
    app.start(scene)
    app.step([pygame.event.Event(pygame.QUIT)])
    assert app.running != may_quit


def test_closing_lets_the_sound_card_go(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    done: list[str] = []
    monkeypatch.setattr(BOX, "close", lambda: done.append("let go"))
    app.close()
    assert done == ["let go"]


def test_changing_the_language_builds_all_scenes_anew(app: App) -> None:
    scene = Toy()
    app.start(scene)
    app.settings.set("language", "zh_TW")
    assert scene.calls.count("build") == 2
    app.settings.set("large_text", True)
    assert scene.calls.count("build") == 3
    app.settings.set("large_text", False)


def test_a_dialog_dims_what_lies_below_and_goes_with_its_answer(app: App) -> None:
    scene, heard = Toy(), list[Hashable]()
    app.start(scene)
    app.step()
    assert app.canvas.value(300, 20) != 0
    before = app.canvas.value(300, 20)
    app.push(
        DialogScene(
            lambda: ("Leave?", "Saved.", [DialogButton("stay", "Stay"), DialogButton("go", "Go")]),
            heard.append,
        )
    )
    app.step()
    assert app.canvas.value(300, 20) != before
    app.step([Command("right"), Command("confirm")])
    assert heard == ["go"]
    assert app.scene is scene


def test_what_a_scene_raises_is_told_and_may_be_survived() -> None:
    told: list[Exception] = []

    def hook(error: Exception) -> bool:
        told.append(error)
        return len(told) < 2

    class Broken(Toy):
        def update(self, seconds: float) -> None:
            raise RuntimeError("broken")

    app = App(SettingsBook(), on_error=hook)
    app.start(Broken())
    app.step()
    with pytest.raises(RuntimeError):
        app.step()
    app.close()
    assert len(told) == 2


def test_keys_of_the_application_work_in_every_scene(app: App, tmp_path: Path) -> None:
    app._screenshots = tmp_path
    app.start(Toy())
    app.step([Command("mute"), Command("screenshot")])
    assert app.settings.now.mute
    sizes = sorted(load(path).get_size() for path in tmp_path.glob("*.png"))
    assert sizes == [(640, 360), (1280, 720)]


def test_letters_go_into_a_field_and_not_to_commands(app: App) -> None:
    named: list[str] = []

    class Naming(Toy):
        def build(self) -> None:
            self.form.add(TextField("name", (10, 10, 80, 17), "", named.append))

    app.start(Naming())
    app.scene.form.focus("name")
    app.step(
        [
            pygame.event.Event(pygame.KEYDOWN, key=pygame.K_m, mod=0),
            pygame.event.Event(pygame.TEXTINPUT, text="m"),
        ]
    )
    assert named == ["m"]
    assert not app.settings.now.mute


def test_the_window_may_be_resized_while_it_is_open(app: App) -> None:
    app.start(Toy())
    app.step([pygame.event.Event(pygame.VIDEORESIZE, w=900, h=500, size=(900, 500))])
    app.step()
    assert app.settings.now.window == (900, 500)


def test_bad_stored_settings_are_replaced_and_named() -> None:
    book = SettingsBook({"volume": 400, "language": "en", "unknown": 1, "speed": "slow"})
    assert book.now.volume == 70
    assert book.now.speed == "slow"
    assert book.repaired == ["volume"]


def test_a_changed_setting_is_checked_saved_and_told() -> None:
    saved: list[tuple[str, object]] = []
    told: list[str] = []
    book = SettingsBook(save=lambda name, value: saved.append((name, value)))
    book.listen(told.append)
    book.set("window", (800, 600))
    book.set("window", (800, 600))
    assert saved == [("window", (800, 600))]
    assert told == ["window"]
    with pytest.raises(SettingsError, match="volume"):
        book.set("volume", -1)
    with pytest.raises(SettingsError, match="nonsense"):
        book.set("nonsense", 1)
    book.reset()
    assert book.now.window is None
