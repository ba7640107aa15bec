"""The one input layer: mouse, keyboard and gamepad become the same actions."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pygame

from game.ui.actions import DIRECTIONS, Action, Command, Device, Pointer, Typed
from game.ui.locale import text

KEYS: dict[int, str] = {
    pygame.K_RETURN: "confirm",
    pygame.K_KP_ENTER: "confirm",
    pygame.K_SPACE: "hurry",
    pygame.K_ESCAPE: "cancel",
    pygame.K_UP: "up",
    pygame.K_DOWN: "down",
    pygame.K_LEFT: "left",
    pygame.K_RIGHT: "right",
    pygame.K_PAGEUP: "page_up",
    pygame.K_PAGEDOWN: "page_down",
    pygame.K_HOME: "home",
    pygame.K_END: "end",
    pygame.K_BACKSPACE: "erase",
    pygame.K_DELETE: "delete",
    pygame.K_r: "rotate_right",
    pygame.K_q: "rotate_left",
    pygame.K_e: "rotate_right",
    pygame.K_u: "undo",
    pygame.K_y: "redo",
    pygame.K_i: "detail",
    pygame.K_h: "hint",
    pygame.K_b: "rules",
    pygame.K_l: "log",
    pygame.K_m: "mute",
    pygame.K_F1: "help",
    pygame.K_F2: "rules",
    pygame.K_F10: "menu",
    pygame.K_F11: "fullscreen",
    pygame.K_F12: "screenshot",
}
"""Keys without modifiers; `_command` knows those with."""

BUTTONS: dict[int, str] = {
    pygame.CONTROLLER_BUTTON_A: "confirm",
    pygame.CONTROLLER_BUTTON_B: "cancel",
    pygame.CONTROLLER_BUTTON_X: "detail",
    pygame.CONTROLLER_BUTTON_Y: "hint",
    pygame.CONTROLLER_BUTTON_LEFTSHOULDER: "rotate_left",
    pygame.CONTROLLER_BUTTON_RIGHTSHOULDER: "rotate_right",
    pygame.CONTROLLER_BUTTON_BACK: "undo",
    pygame.CONTROLLER_BUTTON_START: "menu",
    pygame.CONTROLLER_BUTTON_LEFTSTICK: "log",
    pygame.CONTROLLER_BUTTON_RIGHTSTICK: "rules",
    pygame.CONTROLLER_BUTTON_DPAD_UP: "up",
    pygame.CONTROLLER_BUTTON_DPAD_DOWN: "down",
    pygame.CONTROLLER_BUTTON_DPAD_LEFT: "left",
    pygame.CONTROLLER_BUTTON_DPAD_RIGHT: "right",
}
TRIGGERS = {pygame.CONTROLLER_AXIS_TRIGGERLEFT: "previous", pygame.CONTROLLER_AXIS_TRIGGERRIGHT: "next"}
STICK = {
    pygame.CONTROLLER_AXIS_LEFTX: ("left", "right"),
    pygame.CONTROLLER_AXIS_LEFTY: ("up", "down"),
}

REPEATED = frozenset(["up", "down", "left", "right", "erase", "delete", "page_up", "page_down"])
EDITING = REPEATED | {"home", "end", "confirm", "cancel", "next", "previous", "fullscreen", "screenshot"}
"""Commands that still are commands while somebody types; all other keys are letters then."""

REPEAT_AFTER = 0.35
REPEAT_EVERY = 0.09
_PUSHED = 18000
_RELEASED = 12000

ToCanvas = Callable[[tuple[int, int]], tuple[int, int] | None]


class Input:
    """Turns events into actions, remembers the device used last, repeats held directions of a gamepad."""

    def __init__(self) -> None:
        self.device: Device = "mouse"
        self._typing = False
        self._held: set[int] = set()
        self._mouse = (-1, -1)
        self._axes: dict[int, str] = {}
        self._direction: str | None = None
        self._until_repeat = 0.0
        self._pads: dict[int, Any] = {}

    @property
    def typing(self) -> bool:
        """Whether letters are text now rather than commands."""
        return self._typing

    @typing.setter
    def typing(self, wanted: bool) -> None:
        if wanted != self._typing:
            self._typing = wanted
            if wanted:
                pygame.key.start_text_input()
            else:
                pygame.key.stop_text_input()

    def open(self) -> None:
        """To be called once the window is there: keys repeat, input methods sleep, pads are watched."""
        pygame.key.set_repeat(int(REPEAT_AFTER * 1000), int(REPEAT_EVERY * 1000))
        pygame.key.stop_text_input()
        try:
            from pygame._sdl2 import controller

            controller.init()
        except (ImportError, pygame.error):
            return

    @property
    def repeating(self) -> bool:
        """Whether `tick` must be called each frame."""
        return self._direction is not None

    def tick(self, seconds: float) -> list[Action]:
        """Actions of a direction held on a gamepad."""
        if self._direction is None:
            return []
        self._until_repeat -= seconds
        if self._until_repeat > 0:
            return []
        self._until_repeat = REPEAT_EVERY
        return [Command(self._direction)]

    def actions(self, event: pygame.event.Event, to_canvas: ToCanvas) -> list[Action]:
        """What *event* means; nothing for events that are no input."""
        kind = event.type
        if kind in (pygame.KEYDOWN, pygame.KEYUP, pygame.TEXTINPUT, pygame.TEXTEDITING):
            return self._from_keyboard(event)
        if kind in (
            pygame.MOUSEMOTION,
            pygame.MOUSEBUTTONDOWN,
            pygame.MOUSEBUTTONUP,
            pygame.MOUSEWHEEL,
            pygame.WINDOWLEAVE,
        ):
            return self._from_mouse(event, to_canvas)
        if kind == pygame.WINDOWFOCUSLOST:
            self._held.clear()
            self._direction = None
            return []
        return self._from_gamepad(event)

    # ------------------------------------------------------------------ keyboard

    def _from_keyboard(self, event: pygame.event.Event) -> list[Action]:
        if event.type in (pygame.TEXTINPUT, pygame.TEXTEDITING):
            if not self._typing:
                return []
            return [Typed(event.text, composing=event.type == pygame.TEXTEDITING)]
        if event.type == pygame.KEYUP:
            self._held.discard(event.key)
            if KEYS.get(event.key) == "hurry" and not self._typing:
                return [Command("hurry", pressed=False)]
            return []
        command = _command(event.key, event.mod)
        again = event.key in self._held
        self._held.add(event.key)
        if command is None or (again and command.name not in REPEATED):
            return []
        if self._typing and command.name not in EDITING:
            return []
        self.device = "keyboard"
        return [command]

    # ------------------------------------------------------------------ mouse

    def _from_mouse(self, event: pygame.event.Event, to_canvas: ToCanvas) -> list[Action]:
        if event.type == pygame.WINDOWLEAVE:
            return [Pointer("gone")]
        self._mouse = getattr(event, "pos", self._mouse)
        spot = to_canvas(self._mouse)
        if spot is None:
            return [Pointer("gone")] if event.type == pygame.MOUSEMOTION else []
        self.device = "mouse"
        modifiers = pygame.key.get_mods()
        shift, ctrl = (
            bool(modifiers & pygame.KMOD_SHIFT),
            bool(modifiers & (pygame.KMOD_CTRL | pygame.KMOD_META)),
        )
        if event.type == pygame.MOUSEMOTION:
            return [Pointer("moved", *spot, shift=shift, ctrl=ctrl)]
        if event.type == pygame.MOUSEWHEEL:
            return [Pointer("wheel", *spot, wheel=event.y, shift=shift, ctrl=ctrl)] if event.y else []
        if event.button > 3:
            return []
        pressed = event.type == pygame.MOUSEBUTTONDOWN
        return [
            Pointer("pressed" if pressed else "released", *spot, button=event.button, shift=shift, ctrl=ctrl)
        ]

    # ------------------------------------------------------------------ gamepad

    def _from_gamepad(self, event: pygame.event.Event) -> list[Action]:
        if event.type == pygame.CONTROLLERDEVICEADDED:
            self._plug(event.device_index)
        elif event.type == pygame.CONTROLLERDEVICEREMOVED:
            self._pads.pop(event.instance_id, None)
            self._direction = None
        elif event.type == pygame.CONTROLLERBUTTONDOWN:
            name = BUTTONS.get(event.button)
            return self._press(name) if name else []
        elif event.type == pygame.CONTROLLERBUTTONUP:
            if BUTTONS.get(event.button) == self._direction:
                self._direction = None
        elif event.type == pygame.CONTROLLERAXISMOTION:
            return self._lean(event.axis, event.value)
        return []

    def _plug(self, device: int) -> None:
        """Opens a gamepad; one that cannot be opened is simply not there."""
        try:
            from pygame._sdl2 import controller

            pad = controller.Controller(device)
            self._pads[pad.as_joystick().get_instance_id()] = pad
        except (ImportError, pygame.error, AttributeError, ValueError):
            return

    def _press(self, name: str) -> list[Action]:
        self.device = "gamepad"
        if name in DIRECTIONS:
            self._direction, self._until_repeat = name, REPEAT_AFTER
        return [Command(name)]

    def _lean(self, axis: int, value: int) -> list[Action]:
        names = STICK.get(axis) or (("", TRIGGERS[axis]) if axis in TRIGGERS else None)
        if names is None:
            return []
        before = self._axes.get(axis, "")
        if abs(value) >= _PUSHED:
            now = names[0 if value < 0 else 1]
        else:
            now = before if abs(value) > _RELEASED else ""
        self._axes[axis] = now
        if now == before:
            return []
        if before and before == self._direction:
            self._direction = None
        return self._press(now) if now else []


def _command(key: int, modifiers: int) -> Command | None:
    shift = bool(modifiers & pygame.KMOD_SHIFT)
    ctrl = bool(modifiers & (pygame.KMOD_CTRL | pygame.KMOD_META))
    alt = bool(modifiers & pygame.KMOD_ALT)
    if key == pygame.K_TAB and not alt:
        name: str | None = "previous" if shift else "next"
    elif ctrl:
        name = {pygame.K_z: "redo" if shift else "undo", pygame.K_y: "redo"}.get(key)
    elif alt:
        name = "fullscreen" if key == pygame.K_RETURN else None
    elif key == pygame.K_r and shift:
        name = "rotate_left"
    else:
        name = KEYS.get(key)
    return Command(name, shift, ctrl, alt) if name else None


_NAMED_KEYS = {
    pygame.K_RETURN: "enter",
    pygame.K_SPACE: "space",
    pygame.K_ESCAPE: "escape",
    pygame.K_UP: "up",
    pygame.K_DOWN: "down",
    pygame.K_LEFT: "left",
    pygame.K_RIGHT: "right",
    pygame.K_PAGEUP: "page_up",
    pygame.K_PAGEDOWN: "page_down",
    pygame.K_HOME: "home",
    pygame.K_END: "end",
    pygame.K_BACKSPACE: "erase",
    pygame.K_DELETE: "delete",
}
_PAD_NAMES = {
    "confirm": "a",
    "cancel": "b",
    "detail": "x",
    "hint": "y",
    "rotate_left": "left_shoulder",
    "rotate_right": "right_shoulder",
    "undo": "back",
    "menu": "start",
    "log": "left_stick",
    "rules": "right_stick",
    "previous": "left_trigger",
    "next": "right_trigger",
}


def key_name(command: str, device: Device) -> str:
    """What to press for *command* on *device*, in the player's language; empty if it has nothing for it."""
    if device == "gamepad":
        if command in DIRECTIONS:
            return text(f"ui.pad.{command}")
        return text(f"ui.pad.{_PAD_NAMES[command]}") if command in _PAD_NAMES else ""
    if command in ("next", "previous"):
        return text("ui.key.tab" if command == "next" else "ui.key.shift_tab")
    for key, name in KEYS.items():
        if name == command:
            if key in _NAMED_KEYS:
                return text(f"ui.key.{_NAMED_KEYS[key]}")
            return pygame.key.name(key).upper()
    return ""
