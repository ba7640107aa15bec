"""What takes longer than a moment shows how far it is, and can be left."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from game.app import App
from game.app_settings import SettingsBook
from game.core.reason import Refused
from game.core.work import Work
from game.scenes import work as working
from game.scenes.scene import Scene
from game.scenes.work import WorkScene, carry_out
from game.ui.actions import Command


class Bottom(Scene):
    """What lies under it."""


@pytest.fixture
def app(monkeypatch: pytest.MonkeyPatch) -> Iterator[App]:
    monkeypatch.setattr(working, "MOMENT", -1.0)
    monkeypatch.setattr(working, "SLICE", 1e-9)
    found = App(SettingsBook({"language": "en"}))
    found.start(Bottom())
    yield found
    found.close()


class Long:
    """Something of four steps, which may be refused at the third."""

    def __init__(self, refused: bool = False) -> None:
        self.refused = refused
        self.steps = 0
        self.left = False

    def work(self) -> Work[str]:
        try:
            for self.steps in range(1, 5):
                if self.refused and self.steps == 3:
                    raise Refused("core.journal.not_a_journal")
                yield self.steps / 4
        except GeneratorExit:
            self.left = True
            raise
        return "done"


def begun(app: App, long: Long) -> list[object]:
    heard: list[object] = []
    carry_out(app, long.work(), "Reading", heard.append, heard.append)
    return heard


def test_it_is_gone_on_with_frame_by_frame_and_its_share_is_shown(app: App) -> None:
    heard = begun(app, Long())
    scene = app.scene
    assert isinstance(scene, WorkScene)
    shares = []
    while app.scene is scene:
        app.step([], 0.02)
        shares.append(scene.share)
    assert shares[:3] == [0.5, 0.75, 1.0], "the first step was done before it was shown"
    assert heard == ["done"]
    assert isinstance(app.scene, Bottom)


def test_left_it_comes_to_nothing(app: App) -> None:
    long = Long()
    heard = begun(app, long)
    app.step([], 0.02)
    app.step([Command("cancel")], 0.02)
    assert isinstance(app.scene, Bottom)
    assert long.left
    assert heard == []


def test_a_refusal_is_told_once_the_bar_is_away(app: App) -> None:
    heard = begun(app, Long(refused=True))
    for _ in range(5):
        app.step([], 0.02)
    assert isinstance(app.scene, Bottom)
    assert [type(one) for one in heard] == [Refused]


def test_what_is_done_within_a_moment_shows_nothing(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(working, "MOMENT", 5.0)
    heard = begun(app, Long())
    assert isinstance(app.scene, Bottom)
    assert heard == ["done"]
