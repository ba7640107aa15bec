"""The shelves of a cabinet: one of velvet for each game, its medals in rows, scrolled where they are many."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from typing import NamedTuple

import pygame

from game.scenes import dates, game_pictures, medals
from game.session.profile_records import Progress
from game.ui import sprites, text
from game.ui.canvas import Canvas
from game.ui.focus import Spot
from game.ui.headline import headline
from game.ui.locale import words
from game.ui.widgets.base import Look
from game.ui.widgets.panel import bar
from game.ui.widgets.scroll import ScrollArea

BOX = (15, 31, 442, 294)
ROW = 98
EDGE = 6
"""How thick the board below a row of medals is."""
PLATE = (3, 18, 60, 56)
FIRST, PITCH = 64, 73
"""Where the first medal's place begins, and how far the next lies from it."""
ACROSS = 5


class Shelf(NamedTuple):
    """A game's medals that are shown, how many it has, and how many of them are won."""

    game: str
    ramp: str
    rows: Sequence[Progress]
    won: int
    of: int

    @property
    def high(self) -> int:
        """In pixels."""
        return ROW * max(1, -(-len(self.rows) // ACROSS))


class MedalCabinet(ScrollArea):
    """Every medal is a spot: ``("medals", game, id)``."""

    def __init__(self, shelves: Sequence[Shelf], take: Callable[[str, str], None]) -> None:
        super().__init__("medals", BOX, group="medals")
        self.shelves = shelves
        self.take = take
        self.held: tuple[str, str] | None = None

    def content_height(self) -> int:
        return sum(shelf.high for shelf in self.shelves)

    def scroll(self, by: int) -> bool:
        return super().scroll(round(by / ROW) * ROW if abs(by) >= ROW // 2 else ROW * ((by > 0) - (by < 0)))

    def _placed(self, x: int, y: int) -> list[tuple[Shelf, Progress, pygame.Rect]]:
        found = []
        for shelf in self.shelves:
            for number, row in enumerate(shelf.rows):
                left = x + FIRST + PITCH * (number % ACROSS)
                box = pygame.Rect(left, y + ROW * (number // ACROSS), PITCH, ROW - EDGE)
                found.append((shelf, row, box))
            y += shelf.high
        return found

    def content_spots(self, x: int, y: int, width: int) -> list[Spot]:
        return [
            Spot(("medals", shelf.game, row.medal.id), box.inflate(-2, -4), "medals")
            for shelf, row, box in self._placed(x, y)
        ]

    def activate(self, spot_id: Hashable) -> None:
        if isinstance(spot_id, tuple) and len(spot_id) == 3:
            self.take(str(spot_id[1]), str(spot_id[2]))

    # ------------------------------------------------------------------ the picture

    def paint(self, canvas: Canvas, look: Look, x: int, y: int, width: int) -> None:
        top = y
        for shelf in self.shelves:
            if pygame.Rect(x, top, self.rect.w, shelf.high).colliderect(self.rect):
                self._paint_shelf(canvas, shelf, x, top)
            top += shelf.high
        for shelf, row, box in self._placed(x, y):
            if box.colliderect(self.rect):
                spot = ("medals", shelf.game, row.medal.id)
                self._paint_medal(canvas, shelf, row, box)
                if self.held == spot[1:] or look.current == spot:
                    canvas.ring(box.inflate(-2, -4), ("y5", "y3"))

    def _paint_shelf(self, canvas: Canvas, shelf: Shelf, x: int, y: int) -> None:
        wide = self.rect.w
        for top in range(y, y + shelf.high, ROW):
            canvas.blit(medals.velvet(shelf.ramp, (wide, ROW - EDGE), top == y), x, top)
            edge = top + ROW - EDGE
            canvas.fill("k0", (x, edge, wide, EDGE))
            canvas.fill("w3", (x, edge + 1, wide, EDGE - 2))
            canvas.across(x, edge + 1, wide, "w5")
            canvas.across(x, edge + EDGE - 2, wide, "w1")
        self._paint_plate(canvas, shelf, x + PLATE[0], y + PLATE[1])
        if not shelf.rows:
            text.line(
                canvas,
                words("scenes.achievements.complete"),
                x + 240,
                y + 40,
                "y5",
                align="centre",
                shadow="k0",
            )

    def _paint_plate(self, canvas: Canvas, shelf: Shelf, x: int, y: int) -> None:
        wide, high = PLATE[2:]
        medals.plate(canvas, (x, y, wide, high))
        middle = x + wide // 2
        lines = text.wrap(game_pictures.short_name(shelf.game), wide - 4, text.SMALL)[:2]
        top = y + 3
        for line in lines:
            text.line(canvas, line, middle, top, "p5", text.SMALL, "centre", "y0")
            top += 11
        number = headline(f"{shelf.won}", "p", 1 if len(lines) > 1 else 2)
        canvas.blit(number, middle - number.get_width() // 2, top - (0 if len(lines) > 1 else 2))
        below = words("scenes.achievements.of", n=shelf.of)
        foot = y + high - text.real_size(text.SMALL) - 3
        text.line(canvas, below, middle, foot, "p5", text.SMALL, "centre", "y0")

    def _paint_medal(self, canvas: Canvas, shelf: Shelf, row: Progress, box: pygame.Rect) -> None:
        picture = medals.of(row.medal, shelf.ramp, row.grade)
        left = box.centerx - picture.get_width() // 2
        canvas.put(picture, left, box.y, (1, 2), -1)
        if not row.grade:
            canvas.blit(sprites.sprite("icons/lock"), box.centerx + 8, box.y + 33)
        ink = "p5" if row.grade else "k5"
        name = words(f"{row.game}.achievement.{row.medal.id}.title")
        size = text.SMALL if len(text.even(name, PITCH - 3, text.SMALL)) <= 2 else text.TIGHT
        lines, step = text.even(name, PITCH - 3, size), text.real_size(size)
        y = box.y + 50 + (0 if len(lines) > 1 else step // 2)
        for line in lines[:2]:
            text.line(canvas, line, box.centerx, y, ink, size, "centre", "k0")
            y += step
        if len(lines) > 2:
            text.cut.add(name)
        self._paint_way(canvas, row, box)

    def _paint_way(self, canvas: Canvas, row: Progress, box: pygame.Rect) -> None:
        """The way to the next grade; of what is complete, since when."""
        foot = box.bottom - text.real_size(text.SMALL) - 1
        if row.grade < len(row.medal.steps):
            way = words("scenes.achievements.way", n=row.done, of=row.needed)
            ink = "y5" if row.grade else "k5"
            wide = text.width(way, text.SMALL)
            left = box.centerx - (wide + 30) // 2
            bar(canvas, (left, foot + 2, 27, 7), row.done / row.needed, "y" if row.grade else "s", "k1")
            text.line(canvas, way, left + 30, foot, ink, text.SMALL, shadow="k0")
            return
        last = row.when[-1] if row.when else None
        mark = sprites.sprite("icons/check")
        since = "" if last is None else dates.day(last, short=True)
        left = box.centerx - (mark.get_width() + 2 + text.width(since, text.SMALL)) // 2
        canvas.blit(mark, left, foot - 1)
        text.line(canvas, since, left + mark.get_width() + 2, foot, "y4", text.SMALL, shadow="k0")
