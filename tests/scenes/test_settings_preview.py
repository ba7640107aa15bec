"""The pictures of the settings' pages: they follow each choice, and lie still if they must."""

from __future__ import annotations

import os

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"

from typing import Any

import pytest

from game.app import App
from game.app_settings import Settings, SettingsBook
from game.scenes.settings import TABS, SettingsScene
from game.scenes.settings_preview import PICTURES, Shown, draw, loudness, moving
from game.ui.canvas import Canvas
from game.ui.locale import words
from game.ui.pixels import pixels_of

BOX = (142, 200, 352, 80)


def painted(page: str, seconds: float = 0.0, **changes: Any) -> bytes:
    """The picture's box, painted with these settings."""
    canvas = Canvas()
    draw(canvas, page, Shown(Settings(**changes), seconds, BOX))
    return pixels_of(canvas.surface.subsurface(BOX))


@pytest.mark.parametrize(
    ("page", "change"),
    [
        ("audio", {"volume": 10}),
        ("audio", {"music_volume": 90}),
        ("audio", {"mute": True}),
        ("game", {"stepwise": True}),
        ("game", {"remarks": False}),
        ("comfort", {"reduced_motion": True}),
        ("comfort", {"tooltip_ms": 0}),
    ],
)
def test_a_choice_shows_at_once(page: str, change: dict[str, Any]) -> None:
    assert painted(page, 0.2, **change) != painted(page, 0.2)


def test_a_card_travels_faster_at_a_faster_speed() -> None:
    at = {speed: painted("game", 0.6, speed=speed) for speed in ("slow", "normal", "fast", "instant")}
    assert len(set(at.values())) == 4


@pytest.mark.parametrize("page", [page for page, _ in TABS])
def test_a_picture_keeps_to_its_box(page: str) -> None:
    blank, canvas = Canvas(), Canvas()
    draw(canvas, page, Shown(Settings(), 0.5, BOX))
    x, y, _, h = BOX
    shadow = 4
    for box in ((0, 0, 640, y), (0, y + h + shadow, 640, 360 - y - h - shadow), (0, 0, x, 360)):
        assert pixels_of(canvas.surface.subsurface(box)) == pixels_of(blank.surface.subsurface(box))


@pytest.mark.parametrize("page", PICTURES)
def test_with_reduced_motion_nothing_moves(page: str) -> None:
    assert not moving(page, Settings(reduced_motion=True))
    assert len({painted(page, seconds, reduced_motion=True) for seconds in (0.0, 0.7, 1.9, 2.6)}) == 1


def test_a_channel_is_as_loud_as_both_its_sliders_say() -> None:
    assert loudness(Settings(volume=50, effects_volume=50), "effects_volume") == 0.25
    assert loudness(Settings(mute=True), "effects_volume") == 0.0


@pytest.mark.parametrize(("page", "still"), [("audio", True), ("game", False)])
def test_only_a_page_that_moves_is_painted_again_and_again(page: str, still: bool) -> None:
    app = App(SettingsBook({"language": "en", "window": [1280, 720]}))
    try:
        app.start(SettingsScene(page))
        app.step([])
        app.step([])
        assert (app.scene.wait is None) is still
    finally:
        app.close()


@pytest.mark.parametrize(("window", "key"), [((972, 547), "blended"), ((640, 360), "even")])
def test_the_scaling_says_what_it_comes_to_in_this_window(window: tuple[int, int], key: str) -> None:
    app = App(SettingsBook({"language": "en", "window": list(window)}))
    try:
        app.start(SettingsScene("video"))
        app.presenter.set_window(window)
        scene = app.scene
        assert isinstance(scene, SettingsScene)
        even = app.presenter.box.w % 640 == 0
        assert scene._short("zoom") == words(f"scenes.settings.{'even' if even else 'blended'}")
        assert even is (key == "even")
    finally:
        app.close()
