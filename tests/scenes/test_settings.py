"""The settings: every page by keys alone, the mixer heard at once, each setting on one page only."""

from __future__ import annotations

import os

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"

from collections.abc import Iterator
from typing import Any

import pygame
import pytest

from game.app import App
from game.app_settings import SettingsBook
from game.scenes import settings as page
from game.scenes.settings import TABS, VOLUMES, SettingsScene
from game.ui.actions import Command, Device, Pointer
from game.ui.music import MUSIC
from game.ui.sound import BOX
from game.ui.widgets.choice import Switch

AUDIO = [name for name, _ in TABS].index("audio")


@pytest.fixture
def app() -> Iterator[App]:
    made = App(SettingsBook({"language": "en", "window": [1280, 720]}))
    made.start(SettingsScene())
    yield made
    made.close()


def open_tab(app: App, number: int) -> SettingsScene:
    scene = app.scene
    assert isinstance(scene, SettingsScene)
    scene.form.focus(("tabs", number))
    app.step([Command("confirm")])
    return scene


def test_a_change_by_a_key_shows_at_once_on_its_switch(app: App) -> None:
    scene = open_tab(app, [name for name, _ in TABS].index("video"))
    switch = scene.form.widget("fullscreen")
    assert isinstance(switch, Switch)
    for full in (True, False):
        app.step([Command("fullscreen")])
        assert switch.value is full


def test_each_setting_is_on_one_page_only(app: App) -> None:
    rows = [name for number in range(len(TABS)) for name in open_tab(app, number)._rows]
    assert len(rows) == len(set(rows))


@pytest.mark.parametrize("name", [name for name, _ in VOLUMES])
def test_a_slider_of_the_mixer_answers_to_keys_and_to_the_mouse(app: App, name: str) -> None:
    scene = open_tab(app, AUDIO)
    scene.form.focus(name)
    app.step([Command("home"), Command("right"), Command("right")])
    assert app.settings.get(name) == 20
    box = scene.form.widget(name).rect
    app.step(
        [
            Pointer("pressed", box.right - 1, box.centery, 1),
            Pointer("released", box.right - 1, box.centery, 1),
        ]
    )
    assert app.settings.get(name) == 100


def test_the_mixer_is_heard_at_once(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    heard: list[str] = []
    monkeypatch.setattr(page, "play", heard.append)
    app.settings.set("music_volume", 70)
    scene = open_tab(app, AUDIO)
    for name, _ in VOLUMES:
        scene.form.focus(name)
        app.step([Command("left")])
    assert heard == [sample for _, sample in VOLUMES if sample]
    assert (BOX.volume, BOX.effects, BOX.interface) == (60, 90, 70)
    assert MUSIC.loudness == pytest.approx((0.6 * 0.6) ** 2)


def test_in_the_background_the_game_is_silent_unless_told_otherwise(app: App) -> None:
    def focus(kind: int) -> bool:
        app.step([pygame.event.Event(kind)])
        return BOX.mute

    app.settings.set("music_volume", 70)
    assert focus(pygame.WINDOWFOCUSLOST)
    assert MUSIC.loudness == 0
    assert not focus(pygame.WINDOWFOCUSGAINED)
    assert MUSIC.loudness > 0
    app.settings.set("mute_unfocused", False)
    assert not focus(pygame.WINDOWFOCUSLOST)


@pytest.mark.parametrize("number", range(len(TABS)))
def test_defaults_bring_a_page_back(app: App, number: int) -> None:
    fresh: dict[str, Any] = {name: app.settings.get(name) for name, _ in VOLUMES}
    for name in fresh:
        app.settings.set(name, 10)
    scene = open_tab(app, number)
    scene.form.focus("defaults")
    app.step([Command("confirm")])
    assert {name: app.settings.get(name) for name in fresh} == (
        fresh if number == AUDIO else dict.fromkeys(fresh, 10)
    )


def test_the_delay_of_tooltips_is_as_set(app: App) -> None:
    app.settings.set("tooltip_ms", 1500)
    assert app.scene.form.tip_delay == 1.5
    app.push(SettingsScene())
    assert app.scene.form.tip_delay == 1.5


@pytest.mark.parametrize(("device", "keys"), [("keyboard", ("Tab", "Esc")), ("gamepad", ("RT", "B"))])
def test_the_prompt_names_the_keys_of_the_device_used_last(
    app: App, device: Device, keys: tuple[str, str]
) -> None:
    app.input.device = device
    said = app.scene.keyed("scenes.settings.prompt")
    assert all(key in said.split() for key in keys)
