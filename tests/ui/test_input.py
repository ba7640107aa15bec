"""The input layer: three devices, the same actions."""

from __future__ import annotations

from typing import Any

import pygame
import pytest

from game.ui.actions import Command, Pointer, Typed
from game.ui.input import KEYS, Input, key_name


@pytest.fixture
def layer() -> Input:
    pygame.display.init()
    pygame.display.set_mode((64, 36))
    return Input()


def feed(layer: Input, kind: int, **values: Any) -> list[Any]:
    return layer.actions(pygame.event.Event(kind, values), lambda at: at if at[0] >= 0 else None)


def key(layer: Input, code: int, mod: int = 0) -> list[Any]:
    return feed(layer, pygame.KEYDOWN, key=code, mod=mod)


@pytest.mark.parametrize(
    ("code", "mod", "name"),
    [
        (pygame.K_RETURN, 0, "confirm"),
        (pygame.K_RETURN, pygame.KMOD_LALT, "fullscreen"),
        (pygame.K_F11, 0, "fullscreen"),
        (pygame.K_ESCAPE, 0, "cancel"),
        (pygame.K_TAB, 0, "next"),
        (pygame.K_TAB, pygame.KMOD_LSHIFT, "previous"),
        (pygame.K_z, pygame.KMOD_LCTRL, "undo"),
        (pygame.K_z, pygame.KMOD_LCTRL | pygame.KMOD_LSHIFT, "redo"),
        (pygame.K_y, pygame.KMOD_LCTRL, "redo"),
        (pygame.K_r, 0, "rotate_right"),
        (pygame.K_r, pygame.KMOD_LSHIFT, "rotate_left"),
        (pygame.K_F1, 0, "help"),
    ],
)
def test_keys_are_commands(layer: Input, code: int, mod: int, name: str) -> None:
    assert [action.name for action in key(layer, code, mod)] == [name]
    assert layer.device == "keyboard"


def test_only_walking_and_erasing_repeat(layer: Input) -> None:
    assert key(layer, pygame.K_DOWN)
    assert key(layer, pygame.K_DOWN)
    assert key(layer, pygame.K_RETURN)
    assert not key(layer, pygame.K_RETURN)
    feed(layer, pygame.KEYUP, key=pygame.K_RETURN, mod=0)
    assert key(layer, pygame.K_RETURN)


def test_letting_go_of_the_hurry_key_is_told(layer: Input) -> None:
    assert key(layer, pygame.K_SPACE) == [Command("hurry")]
    assert feed(layer, pygame.KEYUP, key=pygame.K_SPACE, mod=0) == [Command("hurry", pressed=False)]


def test_letters_are_text_only_while_somebody_types(layer: Input) -> None:
    assert feed(layer, pygame.TEXTINPUT, text="r") == []
    layer.typing = True
    assert key(layer, pygame.K_r) == []
    assert feed(layer, pygame.TEXTINPUT, text="r") == [Typed("r")]
    assert feed(layer, pygame.TEXTEDITING, text="r") == [Typed("r", composing=True)]
    assert key(layer, pygame.K_LEFT) == [Command("left")]


def test_the_mouse_speaks_canvas_coordinates(layer: Input) -> None:
    assert feed(layer, pygame.MOUSEMOTION, pos=(3, 4)) == [Pointer("moved", 3, 4)]
    assert feed(layer, pygame.MOUSEBUTTONDOWN, pos=(3, 4), button=1) == [Pointer("pressed", 3, 4, 1)]
    assert feed(layer, pygame.MOUSEBUTTONUP, pos=(3, 4), button=3) == [Pointer("released", 3, 4, 3)]
    assert feed(layer, pygame.MOUSEBUTTONDOWN, pos=(3, 4), button=4) == []
    assert layer.device == "mouse"


def test_the_wheel_turns_where_the_mouse_was_last(layer: Input) -> None:
    feed(layer, pygame.MOUSEMOTION, pos=(3, 4))
    assert feed(layer, pygame.MOUSEWHEEL, y=-1, x=0) == [Pointer("wheel", 3, 4, wheel=-1)]
    assert feed(layer, pygame.MOUSEWHEEL, y=0, x=1) == []


def test_beside_the_picture_the_mouse_is_gone(layer: Input) -> None:
    assert feed(layer, pygame.MOUSEMOTION, pos=(-3, 4)) == [Pointer("gone")]
    assert feed(layer, pygame.MOUSEBUTTONDOWN, pos=(-3, 4), button=1) == []
    assert feed(layer, pygame.WINDOWLEAVE) == [Pointer("gone")]


def test_gamepad_buttons_are_commands(layer: Input) -> None:
    down = feed(layer, pygame.CONTROLLERBUTTONDOWN, button=pygame.CONTROLLER_BUTTON_A, instance_id=0)
    assert down == [Command("confirm")]
    assert layer.device == "gamepad"


def test_a_held_direction_repeats_until_let_go(layer: Input) -> None:
    feed(layer, pygame.CONTROLLERBUTTONDOWN, button=pygame.CONTROLLER_BUTTON_DPAD_UP, instance_id=0)
    assert layer.repeating
    assert layer.tick(0.1) == []
    assert layer.tick(0.3) == [Command("up")]
    assert layer.tick(0.1) == [Command("up")]
    feed(layer, pygame.CONTROLLERBUTTONUP, button=pygame.CONTROLLER_BUTTON_DPAD_UP, instance_id=0)
    assert layer.tick(1.0) == []


def test_a_leaning_stick_walks_once_and_has_slack(layer: Input) -> None:
    axis = pygame.CONTROLLER_AXIS_LEFTX
    assert feed(layer, pygame.CONTROLLERAXISMOTION, axis=axis, value=9000) == []
    assert feed(layer, pygame.CONTROLLERAXISMOTION, axis=axis, value=30000) == [Command("right")]
    assert feed(layer, pygame.CONTROLLERAXISMOTION, axis=axis, value=15000) == []
    assert layer.repeating
    assert feed(layer, pygame.CONTROLLERAXISMOTION, axis=axis, value=0) == []
    assert not layer.repeating


def test_triggers_go_from_group_to_group(layer: Input) -> None:
    axis = pygame.CONTROLLER_AXIS_TRIGGERRIGHT
    assert feed(layer, pygame.CONTROLLERAXISMOTION, axis=axis, value=32000) == [Command("next")]


def test_pads_are_watched_from_the_start(layer: Input) -> None:
    from pygame._sdl2 import controller

    controller.quit()
    layer.open()
    assert controller.get_init()


def test_plugging_a_pad_that_is_not_there_is_no_error(layer: Input) -> None:
    assert feed(layer, pygame.CONTROLLERDEVICEADDED, device_index=7) == []
    assert feed(layer, pygame.CONTROLLERDEVICEREMOVED, instance_id=7) == []


def test_every_command_has_a_name_to_press() -> None:
    for command in {*KEYS.values(), "next", "previous"}:
        assert key_name(command, "keyboard")
    assert key_name("confirm", "gamepad") == "A"
