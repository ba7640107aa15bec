"""The stack of scenes: each is told when it comes, is covered, is on top again, and goes."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from game.app import App
from game.app_settings import SettingsBook
from game.scenes.scene import Scene
from game.scenes.stack import SceneStack


class Heard(Scene):
    """A scene that notes what it is told."""

    def __init__(self, music: str | None = None, transparent: bool = False) -> None:
        super().__init__()
        self.music, self.transparent = music, transparent
        self.told: list[str] = []

    def enter(self) -> None:
        self.told.append("enter")

    def leave(self) -> None:
        self.told.append("leave")

    def pause(self) -> None:
        self.told.append("pause")

    def resume(self) -> None:
        self.told.append("resume")


class Stubborn(Heard):
    """Cannot leave in order."""

    def leave(self) -> None:
        raise RuntimeError("no")


@pytest.fixture
def app() -> Iterator[App]:
    found = App(SettingsBook({"language": "en", "tooltip_ms": 0}))
    found.start(Heard())
    yield found
    found.close()


@pytest.fixture
def tops() -> list[Scene]:
    """The scenes that were on top when somebody new came there."""
    return []


@pytest.fixture
def stack(app: App, tops: list[Scene]) -> SceneStack:
    found = SceneStack(app, lambda: tops.append(found.top))
    return found


def test_a_scene_is_covered_and_uncovered(stack: SceneStack, tops: list[Scene]) -> None:
    below, above = Heard(), Heard()
    stack.push(below)
    stack.push(above)
    assert below.covered
    assert stack.top is above
    stack.pop()
    assert not below.covered
    assert below.told == ["enter", "pause", "resume"]
    assert above.told == ["enter", "leave"]
    assert tops == [below, above, below]


def test_popped_it_goes_with_all_above_it(stack: SceneStack) -> None:
    scenes = [Heard() for _ in range(4)]
    for scene in scenes:
        stack.push(scene)
    stack.pop(scenes[1])
    assert stack.all == (scenes[0],)
    assert [scene.told[-1] for scene in scenes] == ["resume", "leave", "leave", "leave"]
    stack.pop()
    assert not stack


def test_replaced_what_lies_below_is_not_told(stack: SceneStack) -> None:
    below, old, new = Heard(), Heard(), Heard()
    stack.push(below)
    stack.push(old)
    stack.replace(new)
    assert stack.all == (below, new)
    assert below.told == ["enter", "pause"]
    assert old.told == ["enter", "leave"]


def test_what_is_seen_goes_down_to_the_first_that_is_not_transparent(stack: SceneStack) -> None:
    scenes = [Heard(), Heard(), Heard(transparent=True), Heard(transparent=True)]
    for scene in scenes:
        stack.push(scene)
    assert stack.visible == scenes[1:]


def test_the_music_is_that_of_the_topmost_scene_that_has_any(stack: SceneStack) -> None:
    for scene in (Heard("title"), Heard("trekking"), Heard()):
        stack.push(scene)
    assert stack.music == "trekking"
    stack.clear()
    assert stack.music is None


def test_one_that_cannot_leave_keeps_no_other_from_leaving(stack: SceneStack) -> None:
    below = Heard()
    stack.push(below)
    stack.push(Stubborn())
    stack.clear()
    assert not stack
    assert below.told[-1] == "leave"


def test_a_scene_gets_its_program_and_how_soon_tooltips_come(stack: SceneStack, app: App) -> None:
    scene = Heard()
    stack.push(scene)
    assert scene.app is app
    assert scene.form.tip_delay == 0
