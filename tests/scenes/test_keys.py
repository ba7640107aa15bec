"""Which keys do what, for the device used last."""

from __future__ import annotations

from itertools import chain

import pytest

from game.scenes.keys import ROWS, SHEET, KeysScene
from game.ui.input import key_name
from game.ui.locale import TEXTS, languages
from tests.scenes.desk import Desk


def test_no_command_is_listed_twice_and_each_has_a_key() -> None:
    listed = list(chain.from_iterable(ROWS))
    assert len(set(listed)) == len(listed)
    assert all(key_name(name, "keyboard") for name in listed)


@pytest.mark.parametrize("language", languages())
def test_every_command_has_its_words(desk: Desk, language: str) -> None:
    desk.app.settings.set("language", language)
    assert all(TEXTS.has(f"scenes.keys.{name}") for name in chain.from_iterable(ROWS))


def test_the_gamepads_buttons_are_shown_to_whoever_plays_with_one(desk: Desk) -> None:
    desk.show_scene(KeysScene())
    desk.app.input.device = "keyboard"
    keyboard = desk.picture(SHEET)
    desk.app.input.device = "mouse"
    assert desk.picture(SHEET) == keyboard, "who plays with the mouse has a keyboard beside it"
    desk.app.input.device = "gamepad"
    assert desk.picture(SHEET) != keyboard


@pytest.mark.parametrize("key", ["help", "rules", "confirm", "cancel"])
def test_the_key_that_opened_it_closes_it(desk: Desk, key: str) -> None:
    below = desk.app.scene
    desk.show_scene(KeysScene())
    desk.key(key)
    assert desk.app.scene is below


def test_a_click_on_its_button_closes_it_and_one_on_a_key_does_nothing(desk: Desk) -> None:
    below = desk.app.scene
    desk.show_scene(KeysScene())
    desk.click(SHEET[0] + 25, SHEET[1] + 30)
    assert desk.app.scene is not below
    desk.click_on("close")
    assert desk.app.scene is below
