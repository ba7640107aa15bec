"""The one input layer: mouse, keyboard and gamepad become the same actions."""

from __future__ import annotations

import time
from collections.abc import Hashable, Iterable
from typing import Any, Literal, Protocol

import pygame

from game.ui.actions import DIRECTIONS, Action, Command, Device, Pointer, Typed
from game.ui.keyboard import KEYS, command_of
from game.ui.locale import words

MOST_BUTTONS = 3
"""Of a mouse: left, middle, right; more are not used."""

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
CLIPBOARD = frozenset(["select_all", "copy", "cut", "paste"])
"""Commands only while somebody types."""
EDITING = (
    REPEATED
    | CLIPBOARD
    | {"home", "end", "confirm", "cancel", "next", "previous", "fullscreen", "screenshot"}
)
"""Commands that still are commands while somebody types; all other keys are letters then."""

REPEAT_AFTER = 0.35
REPEAT_EVERY = 0.09
GLANCE = 15
"""Milliseconds between two looks for events at rest: not quite a frame. pygame's own waiting looks each
millisecond, which alone takes 2 % of a core."""
_PUSHED = 18000
_RELEASED = 12000

Point = tuple[int, int]
Source = tuple[str, int, int]
"""Of a gamepad: button or axis, which pad, which of its buttons or axes."""


class ToCanvas(Protocol):
    """Where a place in the window lies on the canvas; beside the picture None, or the *nearest* pixel."""

    def __call__(self, position: Point, nearest: bool = False) -> Point | None: ...


class Input:
    """Turns events into actions, remembers the device used last, repeats held directions of a gamepad."""

    def __init__(self) -> None:
        self.device: Device = "mouse"
        self._field: Hashable | None = None
        self._held: set[int] = set()
        """Keys by their places, so that a change of the layout leaves none behind."""
        self._spent: set[int] = set()
        """Keys still held that were pressed for something that has gone: they no longer repeat."""
        self._mouse = (-1, -1)
        self._buttons: set[int] = set()
        self._axes: dict[Source, str] = {}
        self._direction: tuple[Source, str] | None = None
        self._until_repeat = 0.0
        self._pads: dict[int, Any] = {}

    @property
    def typing(self) -> bool:
        """Whether letters are text now rather than commands."""
        return self._field is not None

    def write_into(self, field: Hashable | None) -> None:
        """Letters go into this text field from now on, or are commands; input methods begin anew."""
        if field == self._field:
            return
        if self._field is not None:
            pygame.key.stop_text_input()
        self._field = field
        if field is not None:
            pygame.key.start_text_input()

    def let_go(self) -> None:
        """What was pressed was meant for something that has gone: no held key repeats, nothing is dragged."""
        self._spent |= self._held
        self._buttons.clear()
        self._direction = None
        self.write_into(None)

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
        return [Command(self._direction[1])]

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
            self.let_go()
            self._held.clear()
            self._spent.clear()
            self._axes.clear()
            return []
        return self._from_gamepad(event)

    # ------------------------------------------------------------------ keyboard

    def _from_keyboard(self, event: pygame.event.Event) -> list[Action]:
        if event.type in (pygame.TEXTINPUT, pygame.TEXTEDITING):
            if not self.typing:
                return []
            if event.type == pygame.TEXTINPUT:
                return [Typed(event.text)]
            start, length = event.dict.get("start", len(event.text)), event.dict.get("length", 0)
            return [Typed(event.text, composing=True, place=start + length)]
        place = event.dict.get("scancode", 0)
        if event.type == pygame.KEYUP:
            self._held.discard(place or event.key)
            self._spent.discard(place or event.key)
            if KEYS.get(event.key) == "hurry" and not self.typing:
                return [Command("hurry", pressed=False)]
            return []
        command, key = command_of(event.key, place, event.mod), place or event.key
        again = key in self._held
        self._held.add(key)
        if command is None or (again and (command.name not in REPEATED or key in self._spent)):
            return []
        if command.name not in EDITING if self.typing else command.name in CLIPBOARD:
            return []
        self.device = "keyboard"
        return [command]

    # ------------------------------------------------------------------ mouse

    def _from_mouse(self, event: pygame.event.Event, to_canvas: ToCanvas) -> list[Action]:
        """While a button is held the mouse may leave the picture: it drags on along the edge."""
        if event.type == pygame.WINDOWLEAVE:
            return [Pointer("gone")]
        self._mouse = event.dict.get("pos", self._mouse)
        if event.type in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            return self._from_button(event, to_canvas)
        spot = to_canvas(self._mouse, nearest=bool(self._buttons))
        if spot is None:
            return [Pointer("gone")] if event.type == pygame.MOUSEMOTION else []
        self.device = "mouse"
        shift, ctrl = _modifiers()
        if event.type == pygame.MOUSEMOTION:
            return [Pointer("moved", *spot, shift=shift, ctrl=ctrl)]
        return [Pointer("wheel", *spot, wheel=event.y, shift=shift, ctrl=ctrl)] if event.y else []

    def _from_button(self, event: pygame.event.Event, to_canvas: ToCanvas) -> list[Action]:
        """A button let go beside the picture is let go, but nowhere."""
        spot, pressed = to_canvas(self._mouse), event.type == pygame.MOUSEBUTTONDOWN
        if event.button > MOST_BUTTONS or (spot is None and event.button not in self._buttons):
            return []
        if pressed:
            self._buttons.add(event.button)
        else:
            self._buttons.discard(event.button)
        self.device = "mouse"
        shift, ctrl = _modifiers()
        if spot is None:
            return [Pointer("released", button=event.button, shift=shift, ctrl=ctrl), Pointer("gone")]
        kind: Literal["pressed", "released"] = "pressed" if pressed else "released"
        return [Pointer(kind, *spot, button=event.button, shift=shift, ctrl=ctrl)]

    # ------------------------------------------------------------------ gamepads

    def _from_gamepad(self, event: pygame.event.Event) -> list[Action]:
        pad = event.dict.get("instance_id", 0)
        if event.type == pygame.CONTROLLERDEVICEADDED:
            self._plug(event.device_index)
        elif event.type == pygame.CONTROLLERDEVICEREMOVED:
            self._unplug(pad)
        elif event.type == pygame.CONTROLLERBUTTONDOWN:
            name = BUTTONS.get(event.button)
            return self._press(name, ("button", pad, event.button)) if name else []
        elif event.type == pygame.CONTROLLERBUTTONUP:
            self._release(("button", pad, event.button))
        elif event.type == pygame.CONTROLLERAXISMOTION:
            return self._lean(("axis", pad, event.axis), event.value)
        return []

    def _plug(self, device: int) -> None:
        """Opens a gamepad; one that cannot be opened is simply not there."""
        try:
            from pygame._sdl2 import controller

            pad = controller.Controller(device)
            self._pads[pad.as_joystick().get_instance_id()] = pad
        except (ImportError, pygame.error, AttributeError, ValueError):
            return

    def _unplug(self, pad: int) -> None:
        """What that pad held is let go; with the last one gone, keys are told of again."""
        known = pad in self._pads
        self._pads.pop(pad, None)
        self._axes = {source: name for source, name in self._axes.items() if source[1] != pad}
        if self._direction is not None and self._direction[0][1] == pad:
            self._direction = None
        if known and not self._pads and self.device == "gamepad":
            self.device = "keyboard"

    def _press(self, name: str, source: Source) -> list[Action]:
        self.device = "gamepad"
        if name in DIRECTIONS:
            self._direction, self._until_repeat = (source, name), REPEAT_AFTER
        return [Command(name)]

    def _release(self, source: Source) -> None:
        if self._direction is not None and self._direction[0] == source:
            self._direction = None

    def _lean(self, source: Source, value: int) -> list[Action]:
        axis = source[2]
        names = STICK.get(axis) or (("", TRIGGERS[axis]) if axis in TRIGGERS else None)
        if names is None:
            return []
        before = self._axes.get(source, "")
        if abs(value) >= _PUSHED:
            now = names[0 if value < 0 else 1]
        else:
            now = before if abs(value) > _RELEASED else ""
        self._axes[source] = now
        if now == before:
            return []
        self._release(source)
        return self._press(now, source) if now else []


def _modifiers() -> tuple[bool, bool]:
    """Whether Shift, and Ctrl or the command key, are held."""
    held = pygame.key.get_mods()
    return bool(held & pygame.KMOD_SHIFT), bool(held & (pygame.KMOD_CTRL | pygame.KMOD_META))


_CALLED = {pygame.K_RETURN: "enter", pygame.K_SPACE: "space", pygame.K_ESCAPE: "escape"}
"""What keys are called that are called otherwise than their command."""
_CALLED_LIKE_COMMANDS = (*DIRECTIONS, "page_up", "page_down", "home", "end", "erase", "delete")
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
            return words(f"ui.pad.{command}")
        return words(f"ui.pad.{_PAD_NAMES[command]}") if command in _PAD_NAMES else ""
    if command in ("next", "previous"):
        return words("ui.key.tab" if command == "next" else "ui.key.shift_tab")
    for key, name in KEYS.items():
        if name == command:
            called = _CALLED.get(key, command if command in _CALLED_LIKE_COMMANDS else None)
            return words(f"ui.key.{called}") if called else pygame.key.name(key).upper()
    return ""


def await_events(seconds: float) -> list[pygame.event.Event]:
    """Sleeps until something happens, at most so long; returns what has happened."""
    end = time.perf_counter() + seconds
    while True:
        events = pygame.event.get()
        left = int((end - time.perf_counter()) * 1000)
        if events or left <= 0:
            return events
        pygame.time.wait(min(GLANCE, left))


def newest_motion(events: Iterable[pygame.event.Event | Action]) -> list[pygame.event.Event | Action]:
    """Of several mouse movements in a row only the last."""
    kept: list[pygame.event.Event | Action] = []
    for event in events:
        if kept and _is_motion(event) and _is_motion(kept[-1]):
            kept.pop()
        kept.append(event)
    return kept


def _is_motion(event: pygame.event.Event | Action) -> bool:
    return not isinstance(event, Pointer | Command | Typed) and event.type == pygame.MOUSEMOTION
