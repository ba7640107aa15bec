"""What a person does, whichever device they use: the only things scenes and widgets ever see of input."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

Device = Literal["mouse", "keyboard", "gamepad"]

DIRECTIONS = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}


@dataclass(frozen=True, slots=True)
class Pointer:
    """The mouse on the canvas. *button*: 1 left, 2 middle, 3 right; *wheel* is positive away from you."""

    kind: Literal["moved", "pressed", "released", "wheel", "gone"]
    x: int = -1
    y: int = -1
    button: int = 0
    wheel: int = 0
    shift: bool = False
    ctrl: bool = False

    @property
    def at(self) -> tuple[int, int]:
        return self.x, self.y


@dataclass(frozen=True, slots=True)
class Command:
    """A named action from keyboard or gamepad. Only ``hurry`` is also told when let go (*pressed* False)."""

    name: str
    shift: bool = False
    ctrl: bool = False
    alt: bool = False
    pressed: bool = True


@dataclass(frozen=True, slots=True)
class Typed:
    """Text for a text field; while *composing* it is what an input method shows before it is settled.

    *place*: where the input method has its caret within that; None: behind it.
    """

    text: str
    composing: bool = False
    place: int | None = None


Action = Pointer | Command | Typed
