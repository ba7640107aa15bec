"""Scroll areas: a window onto content that is higher than it, and lists of rows in one."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence

import pygame

from game.ui import text
from game.ui.actions import Command, Pointer
from game.ui.canvas import Canvas
from game.ui.focus import Spot
from game.ui.frames import ring
from game.ui.pixels import Box
from game.ui.widgets.base import Look, Widget

BAR = 9
LINE = 14


class ScrollArea(Widget):
    """Shows part of something high. Wheel, keys and dragging the bar move it.

    Subclasses say how high the content is, paint it with its top at a given y, and give its spots likewise.
    """

    def __init__(self, widget_id: Hashable, box: Box, *, group: str = "") -> None:
        super().__init__(widget_id, box, group=group)
        self.offset = 0
        self._grip: int | None = None

    def content_height(self) -> int:
        raise NotImplementedError

    def paint(self, canvas: Canvas, look: Look, x: int, y: int, width: int) -> None:
        """Paints the content with its top left corner at (x, y)."""
        raise NotImplementedError

    def content_spots(self, x: int, y: int, width: int) -> list[Spot]:
        """Spots of the content with its top left corner at (x, y)."""
        return []

    @property
    def inner_width(self) -> int:
        """The width left for the content beside the bar."""
        return self.rect.w - BAR - 2

    @property
    def highest(self) -> int:
        """The largest offset."""
        return max(0, self.content_height() - self.rect.h)

    def scroll(self, by: int) -> bool:
        """Moves the content; whether it moved."""
        before, self.offset = self.offset, max(0, min(self.highest, self.offset + by))
        return self.offset != before

    def spots(self) -> list[Spot]:
        inner = self.content_spots(self.rect.x, self.rect.y - self.offset, self.inner_width)
        seen = [Spot(s.id, s.rect, s.group, s.enabled, s.tip, s.mask, self.rect) for s in inner]
        return seen or [Spot((self.id, "area"), self.rect, self.group)]

    def reveal(self, spot_id: Hashable) -> None:
        for spot in self.content_spots(self.rect.x, self.rect.y - self.offset, self.inner_width):
            if spot.id == spot_id:
                if spot.rect.top < self.rect.top:
                    self.scroll(spot.rect.top - self.rect.top)
                elif spot.rect.bottom > self.rect.bottom:
                    self.scroll(spot.rect.bottom - self.rect.bottom)

    def command(self, action: Command, spot_id: Hashable) -> bool:
        page = self.rect.h - LINE
        far = self.content_height()
        moves = {"page_up": -page, "page_down": page, "home": -far, "end": far}
        if spot_id == (self.id, "area"):
            moves |= {"up": -LINE, "down": LINE}
        return action.name in moves and self.scroll(moves[action.name])

    def pointer(self, action: Pointer) -> bool:
        if action.kind == "wheel":
            return self.scroll(-2 * LINE * action.wheel)
        if (
            action.kind == "pressed"
            and action.button == 1
            and self.highest
            and self._rail.collidepoint(action.at)
        ):
            thumb = self._thumb
            self._grip = action.y - thumb.y if thumb.collidepoint(action.at) else thumb.h // 2
            self._drag(action.y)
            return True
        if action.kind == "moved" and self._grip is not None:
            self._drag(action.y)
            return True
        if action.kind == "released":
            self._grip = None
        return False

    def let_go(self) -> None:
        self._grip = None

    def _drag(self, y: int) -> None:
        assert self._grip is not None
        free = max(1, self._rail.h - self._thumb.h)
        wanted = (y - self._grip - self._rail.y) * self.highest // free
        self.scroll(wanted - self.offset)

    @property
    def _rail(self) -> pygame.Rect:
        return pygame.Rect(self.rect.right - BAR, self.rect.y, BAR, self.rect.h)

    @property
    def _thumb(self) -> pygame.Rect:
        rail = self._rail
        high = max(14, rail.h * rail.h // max(rail.h, self.content_height()))
        top = rail.y + ((rail.h - high) * self.offset // self.highest if self.highest else 0)
        return pygame.Rect(rail.x, top, BAR, high)

    def draw(self, canvas: Canvas, look: Look) -> None:
        self.scroll(0)
        before = canvas.clip
        canvas.clip = self.rect.clip(before)
        self.paint(canvas, look, self.rect.x, self.rect.y - self.offset, self.inner_width)
        canvas.clip = before
        if self.highest:
            self._draw_bar(canvas)
        if look.focused((self.id, "area")):
            ring(canvas, self.rect)

    def _draw_bar(self, canvas: Canvas) -> None:
        rail, thumb = self._rail, self._thumb
        canvas.rounded(rail, "k0", 1)
        canvas.rounded(rail.inflate(-2, -2), "p1", 1)
        canvas.rounded(thumb, "k0", 2)
        canvas.rounded(thumb.inflate(-2, -2), "y4" if self._grip is not None else "y3", 1)
        canvas.down(thumb.x + 1, thumb.y + 2, thumb.h - 4, "y5")
        for groove in (-2, 0, 2):
            canvas.across(thumb.x + 3, thumb.centery + groove, 3, "y1")


class ListBox(ScrollArea):
    """Rows of text one can choose from, each a spot ``(id, number)``; *paint_row* draws them otherwise.

    Rows with the same number in *entries* are lines of one entry: of one shade, and marked together.
    """

    def __init__(
        self,
        widget_id: Hashable,
        box: Box,
        rows: Sequence[str],
        choose: Callable[[int], None] | None = None,
        *,
        row_height: int = 16,
        chosen: int | None = None,
        entries: Sequence[int] | None = None,
        paint_row: Callable[[Canvas, int, pygame.Rect, bool], None] | None = None,
        group: str = "",
    ) -> None:
        super().__init__(widget_id, box, group=group)
        self.rows = list(rows)
        self.choose = choose
        self.row_height = row_height
        self.chosen = chosen
        self.entries = entries
        self.paint_row = paint_row or self._paint_row
        self._whole = False

    def show_whole_rows(self) -> None:
        """Makes the box as high as the rows that fit whole, so that none is cut at its edges."""
        self.rect.h -= self.rect.h % self.row_height
        self._whole = True

    def scroll(self, by: int) -> bool:
        rows = round(by / self.row_height)
        return super().scroll(rows * self.row_height if self._whole else by)

    def content_height(self) -> int:
        return self.row_height * len(self.rows)

    @property
    def inner_width(self) -> int:
        """All of it while there is no bar."""
        return super().inner_width if self.highest else self.rect.w

    def content_spots(self, x: int, y: int, width: int) -> list[Spot]:
        return [
            Spot(
                (self.id, number),
                pygame.Rect(x, y + number * self.row_height, width, self.row_height),
                self.group,
            )
            for number in range(len(self.rows))
        ]

    def activate(self, spot_id: Hashable) -> None:
        assert isinstance(spot_id, tuple)
        if isinstance(spot_id[1], int):
            self.chosen = spot_id[1]
            if self.choose is not None:
                self.choose(self.chosen)

    def to_end(self) -> None:
        """Scrolls to the last row, as a log does when something was added."""
        self.scroll(self.content_height())

    def paint(self, canvas: Canvas, look: Look, x: int, y: int, width: int) -> None:
        for number in range(len(self.rows)):
            row = pygame.Rect(x, y + number * self.row_height, width, self.row_height)
            if row.colliderect(self.rect):
                hot = look.current == (self.id, number)
                self.paint_row(canvas, number, row, hot)
                if look.focused((self.id, number)):
                    canvas.outline(row, "y4", 1)

    def _entry(self, number: int) -> int:
        return number if self.entries is None else self.entries[number]

    def _paint_row(self, canvas: Canvas, number: int, row: pygame.Rect, hot: bool) -> None:
        entry = self._entry(number)
        on = self.chosen is not None and entry == self._entry(self.chosen)
        shade = "b2" if on else "p5" if hot else "p3" if entry % 2 == 0 else None
        if shade is not None:
            canvas.rounded(row, shade, 1)
        lines, size, step = text.settle(self.rows[number], row.w - 8, row.h)
        top = row.y + (row.h - step * len(lines)) // 2
        ink, shadow = ("p5", "b0") if on else ("k1", None)
        for place, line in enumerate(lines):
            text.line(canvas, line, row.x + 4, top + step * place, ink, size, shadow=shadow)
