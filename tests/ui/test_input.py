"""The input layer: three devices, the same actions."""

from __future__ import annotations

from typing import Any

import pygame
import pytest

from game.ui.actions import Command, Pointer, Typed
from game.ui.input import CLIPBOARD, Input, await_events, key_name
from game.ui.keyboard import CONTROLLED, KEYPAD, KEYS, place_of


@pytest.fixture
def layer() -> Input:
    pygame.display.init()
    pygame.display.set_mode((64, 36))
    return Input()


def to_canvas(position: tuple[int, int], nearest: bool = False) -> tuple[int, int] | None:
    """The picture lies where nothing is negative."""
    x, y = position
    return (max(0, x), max(0, y)) if nearest or min(x, y) >= 0 else None


def feed(layer: Input, kind: int, **values: Any) -> list[Any]:
    return layer.actions(pygame.event.Event(kind, values), to_canvas)


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
    layer.write_into("name")
    assert key(layer, pygame.K_r) == []
    assert feed(layer, pygame.TEXTINPUT, text="r") == [Typed("r")]
    assert feed(layer, pygame.TEXTEDITING, text="r") == [Typed("r", composing=True, place=1)]
    assert feed(layer, pygame.TEXTEDITING, text="abc", start=1, length=1) == [
        Typed("abc", composing=True, place=2)
    ]
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


def test_a_drag_goes_on_along_the_edge_and_a_button_let_go_outside_is_let_go_nowhere(layer: Input) -> None:
    feed(layer, pygame.MOUSEBUTTONDOWN, pos=(3, 4), button=1)
    assert feed(layer, pygame.MOUSEMOTION, pos=(-9, 7)) == [Pointer("moved", 0, 7)]
    assert feed(layer, pygame.MOUSEBUTTONUP, pos=(-9, 7), button=1) == [
        Pointer("released", button=1),
        Pointer("gone"),
    ]
    assert feed(layer, pygame.MOUSEMOTION, pos=(-9, 7)) == [Pointer("gone")]
    assert feed(layer, pygame.MOUSEBUTTONUP, pos=(-9, 7), button=1) == []


def test_what_is_held_when_the_window_loses_the_focus_is_let_go(layer: Input) -> None:
    feed(layer, pygame.MOUSEBUTTONDOWN, pos=(3, 4), button=1)
    feed(layer, pygame.CONTROLLERAXISMOTION, axis=pygame.CONTROLLER_AXIS_LEFTY, value=30000, instance_id=1)
    key(layer, pygame.K_RETURN)
    layer.write_into("name")
    feed(layer, pygame.WINDOWFOCUSLOST)
    assert feed(layer, pygame.MOUSEMOTION, pos=(-9, 7)) == [Pointer("gone")]
    assert not layer.repeating
    assert not layer.typing
    assert [action.name for action in key(layer, pygame.K_RETURN)] == ["confirm"]


def test_a_key_held_on_while_another_scene_comes_repeats_no_more(layer: Input) -> None:
    assert key(layer, pygame.K_DOWN)
    layer.let_go()
    assert key(layer, pygame.K_DOWN) == []
    feed(layer, pygame.KEYUP, key=pygame.K_DOWN, mod=0)
    assert key(layer, pygame.K_DOWN)
    assert key(layer, pygame.K_DOWN)


def test_a_key_held_while_the_layout_changes_is_not_held_for_ever(layer: Input) -> None:
    feed(layer, pygame.KEYDOWN, key=pygame.K_m, mod=0, scancode=pygame.KSCAN_M)
    feed(layer, pygame.KEYUP, key=0x43C, mod=0, scancode=pygame.KSCAN_M)
    assert feed(layer, pygame.KEYDOWN, key=pygame.K_m, mod=0, scancode=pygame.KSCAN_M) == [Command("mute")]


def test_an_input_method_begins_anew_in_each_field(layer: Input, monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[str] = []
    monkeypatch.setattr(pygame.key, "start_text_input", lambda: told.append("start"))
    monkeypatch.setattr(pygame.key, "stop_text_input", lambda: told.append("stop"))
    for field in ("one", "one", "other", None, None):
        layer.write_into(field)
    assert told == ["start", "stop", "start", "stop"]


RUSSIAN = {"m": 0x44C, "h": 0x440, "l": 0x434, "b": 0x438, "u": 0x433, "y": 0x43D, "q": 0x439, "e": 0x443}
GREEK = {"m": 0x3BC, "h": 0x3B7, "l": 0x3BB, "b": 0x3B2, "u": 0x3B8, "y": 0x3C5, "q": 0x3B, "e": 0x3B5}
HEBREW = {"m": 0x5E6, "h": 0x5D9, "l": 0x5DA, "b": 0x5E0, "u": 0x5D5, "y": 0x5D8, "q": 0x2F, "e": 0x5E7}


@pytest.mark.parametrize("layout", [RUSSIAN, GREEK, HEBREW])
@pytest.mark.parametrize("letter", RUSSIAN)
def test_where_the_layout_has_no_latin_letters_the_place_counts(
    layer: Input, layout: dict[str, int], letter: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("game.ui.keyboard.place_of", lambda key: 0)
    place = pygame.KSCAN_A + ord(letter) - ord("a")
    found = feed(layer, pygame.KEYDOWN, key=layout[letter], mod=0, scancode=place)
    assert found == [Command(KEYS[ord(letter)])]


def test_ctrl_and_a_place_take_back_in_a_cyrillic_layout(
    layer: Input, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("game.ui.keyboard.place_of", lambda key: 0)
    values = {"key": 0x44F, "mod": pygame.KMOD_LCTRL, "scancode": pygame.KSCAN_Z}
    assert feed(layer, pygame.KEYDOWN, **values) == [Command("undo", ctrl=True)]


def test_where_the_layout_has_the_letter_elsewhere_its_place_does_not_count(layer: Input) -> None:
    comma_where_others_have_m = {"key": pygame.K_COMMA, "mod": 0, "scancode": pygame.KSCAN_M}
    assert feed(layer, pygame.KEYDOWN, **comma_where_others_have_m) == []
    assert place_of(pygame.K_m) == pygame.KSCAN_M
    assert place_of(0x44C) == 0


@pytest.mark.parametrize("name", sorted(CLIPBOARD))
def test_clipboard_keys_are_commands_only_while_somebody_types(layer: Input, name: str) -> None:
    code = next(key for key, command in CONTROLLED.items() if command == name)
    assert key(layer, code, pygame.KMOD_LCTRL) == []
    feed(layer, pygame.KEYUP, key=code, mod=0)
    layer.write_into("name")
    assert [action.name for action in key(layer, code, pygame.KMOD_LCTRL)] == [name]
    feed(layer, pygame.KEYUP, key=code, mod=0)
    alt_gr = pygame.KMOD_LCTRL | pygame.KMOD_RALT
    assert key(layer, code, alt_gr) == [], "AltGr writes a letter"


@pytest.mark.parametrize(("code", "name"), KEYPAD.items())
def test_the_keypad_walks_unless_numlock_makes_it_write(layer: Input, code: int, name: str) -> None:
    assert key(layer, code, pygame.KMOD_NUM) == []
    feed(layer, pygame.KEYUP, key=code, mod=0)
    assert [action.name for action in key(layer, code)] == [name]


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


def test_of_two_pads_each_lets_go_only_what_it_holds(layer: Input) -> None:
    axis, up = pygame.CONTROLLER_AXIS_LEFTX, pygame.CONTROLLER_BUTTON_DPAD_UP
    feed(layer, pygame.CONTROLLERAXISMOTION, axis=axis, value=30000, instance_id=1)
    assert feed(layer, pygame.CONTROLLERAXISMOTION, axis=axis, value=200, instance_id=2) == []
    feed(layer, pygame.CONTROLLERBUTTONUP, button=up, instance_id=2)
    assert layer.tick(1.0) == [Command("right")]
    feed(layer, pygame.CONTROLLERDEVICEREMOVED, instance_id=2)
    assert layer.repeating
    feed(layer, pygame.CONTROLLERDEVICEREMOVED, instance_id=1)
    assert not layer.repeating
    assert feed(layer, pygame.CONTROLLERAXISMOTION, axis=axis, value=30000, instance_id=1), "as if new"


def test_with_the_last_pad_gone_the_keys_are_told_of(layer: Input) -> None:
    layer._pads = {1: None, 2: None}
    feed(layer, pygame.CONTROLLERBUTTONDOWN, button=pygame.CONTROLLER_BUTTON_A, instance_id=1)
    feed(layer, pygame.CONTROLLERDEVICEREMOVED, instance_id=1)
    assert layer.device == "gamepad"
    feed(layer, pygame.CONTROLLERDEVICEREMOVED, instance_id=2)
    assert layer.device == "keyboard"


def test_plugging_a_pad_that_is_not_there_is_no_error(layer: Input) -> None:
    assert feed(layer, pygame.CONTROLLERDEVICEADDED, device_index=7) == []
    assert feed(layer, pygame.CONTROLLERDEVICEREMOVED, instance_id=7) == []


def test_every_command_has_a_name_to_press() -> None:
    for command in {*KEYS.values(), "next", "previous"}:
        assert key_name(command, "keyboard")
    assert key_name("confirm", "gamepad") == "A"


@pytest.mark.usefixtures("layer")
def test_waiting_ends_with_the_first_event() -> None:
    pygame.event.clear()
    mine = pygame.event.Event(pygame.USEREVENT)
    pygame.event.post(mine)
    assert mine in await_events(60.0)


@pytest.mark.usefixtures("layer")
def test_waiting_ends_when_its_time_is_over(monkeypatch: pytest.MonkeyPatch) -> None:
    slept: list[int] = []
    now = 0.0

    def sleep(milliseconds: int) -> None:
        nonlocal now
        slept.append(milliseconds)
        now += milliseconds / 1000

    pygame.event.clear()
    monkeypatch.setattr(pygame.time, "wait", sleep)
    monkeypatch.setattr("game.ui.input.time.perf_counter", lambda: now)
    monkeypatch.setattr(pygame.event, "get", lambda: [])
    assert await_events(0.1) == []
    assert now == pytest.approx(0.1, abs=0.002)
    assert max(slept) <= 1000 / 60
