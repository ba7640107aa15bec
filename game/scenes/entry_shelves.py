"""The shelves of the encyclopaedia: six cards on each."""

from __future__ import annotations

from collections.abc import Callable, Collection, Hashable, Sequence

import pygame

from game.scenes import entry_card
from game.scenes.entry_card import SIDE
from game.tabletop.entries import Entry
from game.ui import sprites, text
from game.ui.canvas import Canvas
from game.ui.focus import Spot, Tip
from game.ui.locale import words
from game.ui.pixels import Box
from game.ui.widgets.base import Look
from game.ui.widgets.scroll import ScrollArea

COLUMNS = 6
STEP = (62, 63)
ABOVE = 4
"""Room above the first row, for a card that is lifted."""
CHOSEN = ("y5", "y3", "k0")


class Shelves(ScrollArea):
    """Cards to choose from: *choose* is told the number of one."""

    def __init__(
        self,
        box: Box,
        entries: Sequence[Entry],
        met: Collection[str],
        chosen: str,
        choose: Callable[[int], None],
    ) -> None:
        super().__init__("shelves", box, group="shelves")
        self.entries = entries
        self.met = met
        self.chosen = chosen
        self.choose = choose

    def content_height(self) -> int:
        return STEP[1] * -(-len(self.entries) // COLUMNS)

    def scroll(self, by: int) -> bool:
        """Whole shelves, so that no card is cut."""
        return super().scroll(round(by / STEP[1] + (0.4 if by > 0 else -0.4 if by < 0 else 0)) * STEP[1])

    @property
    def rows(self) -> int:
        """How many shelves are seen."""
        return self.rect.h // STEP[1]

    @property
    def highest(self) -> int:
        return max(0, self.content_height() - self.rows * STEP[1])

    def _cell(self, number: int, x: int, y: int) -> pygame.Rect:
        left = x + 4 + STEP[0] * (number % COLUMNS)
        return pygame.Rect(left, y + ABOVE + STEP[1] * (number // COLUMNS), SIDE, SIDE)

    def content_spots(self, x: int, y: int, width: int) -> list[Spot]:
        return [
            Spot(("shelves", number), self._cell(number, x, y), "shelves", tip=self._tip(entry))
            for number, entry in enumerate(self.entries)
        ]

    def _tip(self, entry: Entry) -> Tip:
        met = entry.id in self.met
        return Tip(entry.title, words("scenes.encyclopaedia.met") if met else "")

    def reveal(self, spot_id: Hashable) -> None:
        if isinstance(spot_id, tuple) and isinstance(spot_id[1], int):
            top = STEP[1] * (spot_id[1] // COLUMNS)
            self.offset = max(top - (self.rows - 1) * STEP[1], min(self.offset, top))
            self.scroll(0)

    def activate(self, spot_id: Hashable) -> None:
        assert isinstance(spot_id, tuple)
        if isinstance(spot_id[1], int):
            self.choose(spot_id[1])

    def paint(self, canvas: Canvas, look: Look, x: int, y: int, width: int) -> None:
        for row in range(self.rows):
            self._paint_shelf(canvas, self.rect.y + row * STEP[1] + ABOVE + SIDE)
        lifted = None
        for number, entry in enumerate(self.entries):
            cell = self._cell(number, x, y)
            if not self.rect.contains(cell):
                continue
            if entry.id == self.chosen:
                lifted = cell, entry
                continue
            self._paint_card(canvas, entry, cell, 0)
            if look.current == ("shelves", number):
                canvas.ring(cell, ("y4",))
        if lifted is not None:
            cell, entry = lifted
            self._paint_card(canvas, entry, cell, 2)
            canvas.ring(cell.move(0, -2), CHOSEN)

    def _paint_card(self, canvas: Canvas, entry: Entry, cell: pygame.Rect, up: int) -> None:
        entry_card.card(canvas, entry, cell.x, cell.y, up)
        if entry.id in self.met:
            tick = sprites.sprite("icons/check")
            canvas.put(tick, cell.right - tick.get_width() - 1, cell.y + 1 - up)

    def _paint_shelf(self, canvas: Canvas, y: int) -> None:
        x, wide = self.rect.x, self.inner_width
        canvas.fill("w3", (x, y, wide, 5))
        canvas.across(x, y, wide, "w5")
        canvas.across(x, y + 4, wide, "w1")
        canvas.shade((x, y + 5, wide, 3), -1)

    def draw(self, canvas: Canvas, look: Look) -> None:
        super().draw(canvas, look)
        if not self.entries:
            x, y, w, h = self.rect
            said = words("scenes.encyclopaedia.nothing")
            text.paragraph(canvas, said, x + 40, y + h // 3, w - 80, "p4", align="centre", shadow="k0")
