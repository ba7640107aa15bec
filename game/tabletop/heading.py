"""What the top bar of a table says, and where on it that stands."""

from __future__ import annotations

from dataclasses import dataclass, field

from pygame import Rect

from game.ui import sprites, text
from game.ui.digits import gained_width
from game.ui.pixels import SIZE, Point

FEW_ROUNDS = 4
ROUND_GAP = 4
CHIP_GAP = 10
TOOLS = SIZE[0] - 10 * 18 - 4
"""Where the tools of a table begin."""
SIZES = (text.BODY, text.SMALL)
_TAB, _AFTER_TAB = 20, 32


@dataclass(slots=True)
class Heading:
    """The words and signs of the top bar: chips of (icon or None, text), and marks such as ages done."""

    chips: list[tuple[str | None, str]] = field(default_factory=list)
    rounds: int = 0
    """Marks to draw (days, ages); 0: none."""
    round: int = 0
    """How many of them have begun."""
    gained: dict[int, int] = field(default_factory=dict)
    """Of the chips that show a number, by how much it has changed of late."""
    lit: int = -1
    """The chip that is just counted; -1: none."""
    ringed: int | None = None
    """The chip that the keys have reached."""

    def print_size(self, title: str, right: int = TOOLS) -> int:
        """The size of print in which everything has room left of *right*."""
        return next((size for size in SIZES if self._end(title, size) <= right), text.SMALL)

    def chips_at(self, title: str, right: int = TOOLS) -> tuple[int, ...]:
        """Where each chip begins, and where the next one would."""
        size = self.print_size(title, right)
        found = [_TAB + text.width(title, size) + _AFTER_TAB]
        for number in range(len(self.chips)):
            found.append(found[-1] + self._wide(number, size) + CHIP_GAP)
        return tuple(found)

    def box(self, title: str, number: int, right: int = TOOLS) -> Rect:
        """Where a chip lies, as something to point at."""
        size, left = self.print_size(title, right), self.chips_at(title, right)[number]
        return Rect(left - 2, 1, self._wide(number, size) + 4, 16)

    def sign(self, title: str, number: int) -> Point:
        """The middle of the sign of a chip."""
        return self.chips_at(title)[number] + 7, 10

    @property
    def rounds_from(self) -> int:
        """Where the marks of rounds begin in the middle of the bar, if nothing reaches so far."""
        return SIZE[0] // 2 - self.rounds_wide // 2 + 1

    @property
    def mark_wide(self) -> int:
        """How wide the mark of a round is: Roman numerals for a few, numbers on narrower ones for many."""
        return 30 if self.rounds <= FEW_ROUNDS else 22

    @property
    def rounds_wide(self) -> int:
        """How wide all of them are."""
        return (self.mark_wide + ROUND_GAP) * self.rounds

    def _end(self, title: str, size: int) -> int:
        """Where everything ends if it is set in this size."""
        x = _TAB + text.width(title, size) + _AFTER_TAB
        for number in range(len(self.chips)):
            x += self._wide(number, size) + CHIP_GAP
        return max(x, self.rounds_from) + self.rounds_wide if self.rounds else x

    def _wide(self, number: int, size: int) -> int:
        """How wide a chip is, with the mark on its number."""
        icon, words = self.chips[number]
        return icon_width(icon) + text.width(words, size) + gained_width(self.gained.get(number, 0))


def icon_width(icon: str | None) -> int:
    """The room that a chip's sign takes."""
    return max(15, sprites.size(icon)[0] + 3) if icon else 0
