"""The log of a replay: what happened around the moment that is seen; a click on a line jumps there."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Sequence
from typing import NamedTuple

import pygame

from game.scenes.bars import PROMPT_Y, TOP
from game.scenes.replay_steps import BIG, Steps
from game.ui import sprites, text
from game.ui.actions import Pointer
from game.ui.canvas import Canvas
from game.ui.digits import BIG_HEIGHT, big, tiny
from game.ui.focus import Spot
from game.ui.frames import panel
from game.ui.locale import words
from game.ui.pixels import Box
from game.ui.widgets.base import Look, Widget

HEAD, ROW, FOOT = 15, 15, 15
RIM = 3
"""Around the lines where neither head nor foot is."""
WHOLE, LINES, NARROW_LINES = 4, 2, 3
"""So many entries, of so many lines (more in a narrow log), have to find room: head and foot give way."""
WIDE = 220
"""From this width on there is room for the numbers of chapters."""
SUM = 22
READING = (280, 184)
"""At least so large it is while somebody reads in it."""
TABLE = pygame.Rect(2, TOP + 2, 636, PROMPT_Y - TOP - 4)
"""Where it may lie then."""
ABOVE = 0.7
"""How much of the room what came before may take."""


class Row(NamedTuple):
    """A line of the log as it lies there: the step it tells of, counted from 0, and its wrapped words."""

    number: int
    box: pygame.Rect
    lines: tuple[str, ...]
    size: int


class ReplayLog(Widget):
    """*seek* is told after how many steps a clicked line was true."""

    def __init__(self, steps: Steps, seek: Callable[[int], None], name: Callable[[int], str]) -> None:
        super().__init__("log", (0, 0, 0, 0), group="log")
        self.steps = steps
        self.at = 0
        """How many steps are seen."""
        self.seat = 0
        """From whose place."""
        self.only: int | None = None
        """Whose lines are listed; None: everybody's."""
        self.reading = False
        """Whether somebody reads older or newer lines: it is larger then, until another moment is seen."""
        self._seek = seek
        self._name = name
        self._scrolled = 0
        self._laid: tuple[Hashable, list[Row]] | None = None
        self._size = text.SMALL

    def lie(self, box: Box) -> None:
        """Lie there from now on; while somebody reads, over what is around it too."""
        self.rect = pygame.Rect(box)
        if self.reading:
            wide, high = max(self.rect.w, READING[0]), max(self.rect.h, READING[1])
            self.rect = _toward_the_middle(self.rect, wide, high).clamp(TABLE)

    def follow(self, at: int) -> None:
        """Another moment is seen: the log lists what is around it."""
        if at != self.at:
            self.at, self._scrolled, self.reading = at, 0, False

    def scroll(self, by: int) -> Hashable:
        """Read so many lines further down; the spot of the line one then reads."""
        listed = self.listed()
        if not listed:
            return None
        here = self._here(listed)
        self._scrolled = max(-here, min(len(listed) - 1 - here, self._scrolled + by))
        self.reading = True
        return ("log", listed[here + self._scrolled])

    def put_back(self) -> bool:
        """Read no longer; whether somebody did."""
        read, self.reading, self._scrolled = self.reading, False, 0
        return read

    def _here(self, listed: Sequence[int]) -> int:
        """The place among those listed of the line that tells of the moment seen."""
        return max((place for place, number in enumerate(listed) if number < self.at), default=0)

    # ------------------------------------------------------------------ rows

    @property
    def field(self) -> pygame.Rect:
        """Where the lines are."""
        top = HEAD + 5 if self.headed else RIM
        foot = FOOT + 4 if self.footed else RIM
        x, y, w, h = self.rect
        return pygame.Rect(x + 5, y + top, w - 10, h - top - foot)

    @property
    def headed(self) -> bool:
        """Whether its head has room above the lines."""
        return self.rect.h >= HEAD + 5 + self._needed + RIM

    @property
    def footed(self) -> bool:
        """Whether its foot has room as well."""
        return self.rect.h >= HEAD + 5 + self._needed + FOOT + 4

    @property
    def _needed(self) -> int:
        """How high the lines have to be."""
        return WHOLE * (LINES if self.rect.w >= WIDE else NARROW_LINES) * _step(text.SMALL)

    def listed(self) -> list[int]:
        """The steps whose lines are listed, counted from 0."""
        if self.only is None:
            return list(range(len(self.steps)))
        return [n for n in range(len(self.steps)) if self.steps.seat(n) == self.only]

    def rows(self) -> list[Row]:
        """The lines that are seen."""
        moment = self.at, self._scrolled, self.only, self.seat, self.steps.sums.done
        key = moment, tuple(self.rect), text.real_size(text.SMALL)
        if self._laid is None or self._laid[0] != key:
            self._laid = key, self._lay(text.SMALL)
            if len(self._laid[1]) < min(WHOLE, len(self.listed())):
                self._laid = key, self._lay(text.TIGHT)
        return self._laid[1]

    def _lay(self, size: int) -> list[Row]:
        """The lines in a print."""
        self._size = size
        listed, field = self.listed(), self.field
        if not listed:
            return []
        middle = max(0, min(len(listed) - 1, self._here(listed) + self._scrolled))
        shown = {middle: self._wrapped(listed[middle])}
        taken = self._add(shown, listed, range(middle - 1, -1, -1), self._high(shown[middle]), ABOVE)
        taken = self._add(shown, listed, range(middle + 1, len(listed)), taken, 1.0)
        self._add(shown, listed, range(min(shown) - 1, -1, -1), taken, 1.0)
        if len(shown) < WHOLE:
            shown = self._more(listed, middle) or shown
        found: list[Row] = []
        y = field.y
        for place in sorted(shown):
            high = min(self._high(shown[place]), field.h)
            found.append(Row(listed[place], pygame.Rect(field.x, y, field.w, high), shown[place], size))
            y += high
        return found

    def _add(
        self,
        shown: dict[int, tuple[str, ...]],
        listed: Sequence[int],
        places: Iterable[int],
        taken: int,
        share: float,
    ) -> int:
        """Add lines as long as they fit into a share of the room; how much of it is taken then."""
        for place in places:
            wrapped = self._wrapped(listed[place])
            if taken + self._high(wrapped) > self.field.h * share:
                break
            shown[place] = wrapped
            taken += self._high(wrapped)
        return taken

    def _more(self, listed: Sequence[int], middle: int) -> dict[int, tuple[str, ...]] | None:
        """As many entries as have to be seen, the moment among them; None: they have no room."""
        for first in range(middle, middle - WHOLE, -1):
            places = range(first, first + WHOLE)
            if first >= 0 and places[-1] < len(listed):
                found = {place: self._wrapped(listed[place]) for place in places}
                if sum(map(self._high, found.values())) <= self.field.h:
                    return found
        return None

    @property
    def _left(self) -> int:
        """How far from the left the words begin."""
        return (22 if self.rect.w >= WIDE else 1) + 19

    def _wrapped(self, number: int) -> tuple[str, ...]:
        """Its words: what it brought stands behind a line that leaves room for it."""
        said, room = self.steps.sentence(number), self.field.w - self._left - 2
        lines = text.wrap(said, room, self._size)
        if self.steps.gain(number, self.seat) and self._beside(lines, self._size) is None:
            return text.wrap(said, room - SUM, self._size)
        return lines

    def _beside(self, lines: tuple[str, ...], size: int) -> int | None:
        """The number of the line behind which a sum has room: the first or the last; None: neither."""
        room = self.field.w - self._left - SUM
        ends = (0, len(lines) - 1)
        return next((number for number in ends if text.width(lines[number], size) <= room), None)

    def _high(self, lines: tuple[str, ...]) -> int:
        return max(ROW, len(lines) * _step(self._size))

    # ------------------------------------------------------------------ input

    def spots(self) -> list[Spot]:
        return [Spot(("log", row.number), row.box, "log") for row in self.rows()]

    def activate(self, spot_id: Hashable) -> None:
        assert isinstance(spot_id, tuple)
        self._seek(spot_id[1] + 1)

    def pointer(self, action: Pointer) -> bool:
        if action.kind != "wheel":
            return False
        self.reading = True
        shown = self.rows()
        ends = shown and (shown[0].number == self.listed()[0], shown[-1].number == self.listed()[-1])
        if ends and not ends[0 if action.wheel > 0 else 1]:
            self._scrolled -= action.wheel
        return True

    # ------------------------------------------------------------------ the picture

    def draw(self, canvas: Canvas, look: Look) -> None:
        panel(canvas, "paper", self.rect)
        if self.headed:
            self._draw_head(canvas)
        for row in self.rows():
            self._draw_row(canvas, row, look)
        if self.footed:
            self._draw_foot(canvas)

    def _draw_head(self, canvas: Canvas) -> None:
        x, y, w, _ = self.rect
        canvas.fill("k0", (x + 4, y + 4, w - 8, HEAD))
        canvas.fill("g2", (x + 5, y + 5, w - 10, HEAD - 2))
        canvas.across(x + 5, y + 5, w - 10, "g4")
        top = y + 4 + text.middle(HEAD, text.SMALL)
        said = self.title()
        text.line(canvas, text.fit(said, w - 20, text.SMALL), x + 10, top, "p5", text.SMALL, shadow="k0")
        only = None if self.only is None else words("scenes.replay.only", name=self._name(self.only))
        hint = only or words("scenes.replay.jump")
        if text.width(said, text.SMALL) + text.width(hint, text.SMALL) + 30 <= w:
            text.line(canvas, hint, x + w - 10, top, "g5", text.SMALL, "right", "k0")

    def title(self) -> str:
        """Where the game stands: its chapter if it has any, else the step."""
        chapter = self.steps.all[self.at - 1].chapter if self.at else None
        if chapter is not None and chapter.number:
            return words(chapter.key, n=chapter.number)
        return words("scenes.replay.moment", n=self.at, all=len(self.steps))

    def _draw_row(self, canvas: Canvas, row: Row, look: Look) -> None:
        x, y, w, h = row.box
        now, past = row.number == self.at - 1, row.number < self.at
        hot = look.current == ("log", row.number)
        shade = "y4" if now else "p5" if hot else "p3" if row.number % 2 else "p4"
        canvas.fill(shade, row.box)
        if now:
            canvas.across(x, y + h - 1, w, "y2")
            if self.rect.w >= WIDE:
                canvas.polygon([(x + 1, y + 4), (x + 4, y + 7), (x + 1, y + 10)], "k1")
        left = x + self._left
        chapter, seat = self.steps.all[row.number].chapter, self.steps.seat(row.number)
        if self.rect.w >= WIDE and chapter is not None and chapter.number:
            tiny(canvas, chapter.number, x + 19, y + 5, "k0" if now else "k2", align="right")
        if seat is not None:
            canvas.blit(sprites.badge(seat), left - 18, y)
        ink = "k1" if past else "k3"
        step = min(_step(row.size), h // len(row.lines))
        top = y + (h - step * len(row.lines)) // 2 + text.middle(step, row.size)
        for number, line in enumerate(row.lines):
            text.line(canvas, line, left, top + step * number, ink, row.size)
        gain = self.steps.gain(row.number, self.seat)
        if gain:
            beside = self._beside(row.lines, row.size) or 0
            down = top + step * beside + text.real_size(row.size) // 2 - BIG_HEIGHT // 2
            big(canvas, f"{gain:+d}", x + w - 4, down, "g2" if gain > 0 else "r2", None, "right")
        if look.focused(("log", row.number)):
            canvas.outline(row.box, "y2" if now else "y3", 1)

    def _draw_foot(self, canvas: Canvas) -> None:
        """What the marks on the time line mean."""
        x, w = self.rect.x, self.rect.w
        y = self.rect.bottom - FOOT - 2
        canvas.across(x + 5, y, w - 10, "p2")
        own = words("scenes.replay.own", name=self._name(self.seat))
        swings = words("scenes.replay.swings", n=BIG)
        top = y + 1 + text.middle(FOOT, text.SMALL)
        canvas.fill("k0", (x + 10, y + 5, 6, 6))
        canvas.fill("y4", (x + 11, y + 6, 4, 4))
        end = text.line(canvas, own, x + 20, top, "k2", text.SMALL)
        if end + 34 + text.width(swings, text.SMALL) > x + w - 6:
            return
        for left, up, mark in ((end + 14, True, "g2"), (end + 22, False, "r2")):
            for row in range(4):
                canvas.across(left - row, y + (5 + row if up else 9 - row), 2 * row + 1, mark)
        text.line(canvas, swings, end + 31, top, "k2", text.SMALL)


def _step(size: int) -> int:
    """From line to line of an entry: tighter than elsewhere, so that more entries are seen."""
    return text.real_size(size) + 1


def _toward_the_middle(box: pygame.Rect, wide: int, high: int) -> pygame.Rect:
    """A box made larger on the sides that are farther from the edges of the table."""
    grown = pygame.Rect(0, 0, wide, high)
    grown.left = box.left
    if box.centerx > TABLE.centerx:
        grown.right = box.right
    grown.top = box.top
    if box.centery > TABLE.centery:
        grown.bottom = box.bottom
    return grown
