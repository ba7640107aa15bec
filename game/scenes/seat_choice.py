"""What is chosen seat by seat, such as a board: it lies before the chair, and comes from a sheet of all."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence

import pygame

from game.core.options import BySeat
from game.scenes import bars
from game.scenes.gaming_table import Chair, draw_place, place_box
from game.scenes.scene import Scene
from game.tabletop.meta import Meta
from game.ui import sprites, text
from game.ui.canvas import Canvas
from game.ui.focus import Spot, Tip
from game.ui.frames import ring
from game.ui.locale import words
from game.ui.paint import wood_frame
from game.ui.widgets.base import Look, Widget
from game.ui.widgets.panel import caption

COLUMNS = 5
STEP = (108, 55)
PICTURE = (98, 40)
TOP = 20
"""How far below the sheet's upper edge the first row lies."""

Chosen = Callable[[str], None]


def called(game: str, field: str, value: str) -> str:
    """A value in words; an empty one is drawn."""
    return words(f"{game}.option.{field}_{value or 'none'}")


def picture(meta: Meta, value: str) -> pygame.Surface | None:
    """The picture of a value; None for one that is drawn, or has none."""
    name = f"{meta.by_seat}/{value}"
    known = bool(value and meta.by_seat) and name in sprites.names(meta.by_seat)
    return sprites.sprite(name) if known else None


class PlaceButton(Widget):
    """What lies before a chair, to be chosen."""

    def __init__(
        self,
        number: int,
        chair: Chair,
        game: str,
        meta: Meta,
        field: str,
        value: str,
        press: Callable[[], None],
    ) -> None:
        tip = Tip(called(game, field, value), words("scenes.set_up.place_help"))
        super().__init__(("place", number), place_box(chair), group="places", tip=tip)
        self.chair = chair
        self.game = game
        self.shown = picture(meta, value)
        self.press = press

    def activate(self, spot_id: Hashable) -> None:
        self.press()

    def draw(self, canvas: Canvas, look: Look) -> None:
        draw_place(canvas, self.game, self.chair, True, self.shown)
        if look.current == self.id:
            ring(canvas, self.rect)


class Pictures(Widget):
    """All values with their pictures, each a spot ``(id, number)``; the first one is drawn."""

    def __init__(
        self,
        sheet: pygame.Rect,
        values: Sequence[str],
        labels: Sequence[str],
        shown: Sequence[pygame.Surface | None],
        taken: Sequence[bool],
        chosen: int,
        take: Callable[[int], None],
    ) -> None:
        super().__init__("value", sheet, group="values")
        self.values = tuple(values)
        self.labels = tuple(labels)
        self.shown = tuple(shown)
        self.taken = tuple(taken)
        self.chosen = chosen
        self.take = take

    def box(self, number: int) -> pygame.Rect:
        """Where a picture is."""
        left = self.rect.centerx - (COLUMNS * STEP[0] - 10) // 2
        row, column = divmod(number, COLUMNS)
        return pygame.Rect(left + column * STEP[0], self.rect.y + TOP + row * STEP[1], *PICTURE)

    def spots(self) -> list[Spot]:
        return [
            Spot((self.id, number), self.box(number), self.group, not self.taken[number])
            for number in range(len(self.values))
        ]

    def activate(self, spot_id: Hashable) -> None:
        assert isinstance(spot_id, tuple)
        self.take(int(spot_id[1]))

    def draw(self, canvas: Canvas, look: Look) -> None:
        for number, (label, shown) in enumerate(zip(self.labels, self.shown, strict=True)):
            box = self.box(number)
            canvas.shadow(box, (1, 2), -2, 1)
            canvas.fill("k0", box.inflate(2, 2))
            canvas.fill("t1", box)
            if shown is not None:
                canvas.blit(shown, box.x, box.y)
            else:
                die = sprites.sprite("icons/die_24")
                canvas.blit(die, box.centerx - die.get_width() // 2, box.centery - die.get_height() // 2)
            if self.taken[number]:
                canvas.shade(box, -2)
            if number == self.chosen:
                ring(canvas, box, "chosen")
            elif look.current == (self.id, number):
                ring(canvas, box)
            ink = "r2" if number == self.chosen else "k3" if self.taken[number] else "k1"
            line = text.fit(label, STEP[0] - 4, text.SMALL)
            text.line(canvas, line, box.centerx, box.bottom + 1, ink, text.SMALL, "centre")


class SeatChoiceScene(Scene):
    """The table stays in sight, two steps darker. *done* gets the value, empty for a drawn one."""

    transparent = True

    def __init__(
        self, game: str, meta: Meta, choice: BySeat, now: str, others: Sequence[str], done: Chosen
    ) -> None:
        """*others*: what the other seats have chosen."""
        super().__init__()
        self.game = game
        self.meta = meta
        self.choice = choice
        self.values = ("", *choice.values)
        self.now = now if now in self.values else ""
        self.others = tuple(others)
        self._done = done
        rows = -(-len(self.values) // COLUMNS)
        high = TOP + rows * STEP[1] + 10
        self.sheet = pygame.Rect(30, bars.TOP + (bars.PROMPT_Y - bars.TOP - high) // 2, 580, high)

    def build(self) -> None:
        labels = [called(self.game, self.choice.field, value) for value in self.values]
        shown = [picture(self.meta, value) for value in self.values]
        taken = [bool(value) and self.choice.taken(self.others, value) for value in self.values]
        at = self.values.index(self.now)
        self.form.add(Pictures(self.sheet, self.values, labels, shown, taken, at, self._take))
        self.form.default = ("value", at)
        self.form.cancel = self._back

    def _take(self, number: int) -> None:
        self.app.pop(self)
        self._done(self.values[number])

    def _back(self) -> None:
        self.app.pop(self)

    def draw(self, canvas: Canvas) -> None:
        canvas.shade((0, bars.TOP, canvas.rect.w, canvas.rect.h - bars.TOP), -2)
        canvas.shadow(self.sheet, (2, 3), -2, 2)
        wood_frame(canvas, self.sheet, 6, fill="p4")
        box = (self.sheet.centerx - 90, self.sheet.y - 6, 180, 16)
        caption(canvas, box, words(f"{self.game}.option.{self.choice.field}_who"), "t")
        super().draw(canvas)
