"""What all widgets have in common."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass
from typing import ClassVar

import pygame

from game.ui.actions import Command, Pointer, Typed
from game.ui.canvas import Canvas
from game.ui.focus import Spot, Tip
from game.ui.pixels import Box


@dataclass(frozen=True, slots=True)
class Look:
    """What a widget must know of the focus when it draws itself."""

    current: Hashable | None = None
    by_keys: bool = False
    pressed: Hashable | None = None
    writing: Hashable | None = None

    def hovered(self, spot_id: Hashable) -> bool:
        return self.current == spot_id and not self.by_keys

    def focused(self, spot_id: Hashable) -> bool:
        return self.current == spot_id and self.by_keys


class Widget:
    """A rectangle on the canvas that draws itself and may answer to input.

    A widget with one spot uses its own id as the spot's; one with several uses ``(id, part)``.
    """

    uncovered: ClassVar[bool] = False
    """Whether it lies along the top, and no tooltip may lie on it."""

    def __init__(
        self, widget_id: Hashable, box: Box, *, group: str = "", enabled: bool = True, tip: Tip | None = None
    ) -> None:
        self.id = widget_id
        self.rect = pygame.Rect(box)
        self.group = group
        self.enabled = enabled
        self.visible = True
        self.tip = tip

    def spots(self) -> list[Spot]:
        """Where one can point at it."""
        return [Spot(self.id, self.rect, self.group, self.enabled, self.tip)]

    def draw(self, canvas: Canvas, look: Look) -> None:
        """Paints it as it is now."""

    def activate(self, spot_id: Hashable) -> None:
        """A click or confirmation on one of its spots."""

    def pointer(self, action: Pointer) -> bool:
        """A press, drag or wheel over it; True if used. Who uses a press gets all until the release."""
        return False

    def command(self, action: Command, spot_id: Hashable) -> bool:
        """A command while one of its spots is current; True if used."""
        return False

    def typed(self, action: Typed) -> bool:
        """Text while it is written into; True if used."""
        return False

    def typing(self, spot_id: Hashable) -> bool:
        """Whether letters are text once this spot has been clicked or reached by keys."""
        return False

    @property
    def complaint(self) -> str:
        """Why it did not take all that was written last; empty if it did."""
        return ""

    @property
    def caret_box(self) -> pygame.Rect:
        """Where on the canvas the next letter goes: input methods show their list below."""
        return self.rect

    def let_go(self) -> None:
        """Whatever was begun with it and not finished, a drag or half a word, is over."""

    def reveal(self, spot_id: Hashable) -> None:
        """Makes sure that one of its spots can be seen."""

    def update(self, seconds: float) -> bool:
        """Lets time pass; True if it must be drawn again."""
        return False

    @property
    def wait(self) -> float | None:
        """Seconds until it wants `update`; None if it does not."""
        return None
