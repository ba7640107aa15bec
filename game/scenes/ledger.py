"""The ledger below a result: a row a party, best first, a column a source under its tab, and the totals."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import groupby
from typing import NamedTuple

import pygame

from game.core.score import ScoreLine, ScoreSheet, Standing, rank
from game.tabletop.celebration import Tab
from game.ui import palette, sprites, text
from game.ui.canvas import Canvas
from game.ui.digits import big
from game.ui.focus import Spot, Tip
from game.ui.frames import panel
from game.ui.locale import words

LEFT, WIDE, BOTTOM = 4, 632, 356
HEAD, FOOT = 22, 20
"""The height of what stands above the rows inside the paper, and of the line of words below them."""
RISE = 10
"""So far do the tabs rise above the paper."""
ROW, LOW, FEW = 18, 14, 4
"""The height of a row, of one where there are more than a few, and how many a few are."""
NAMES, TOTAL, BROAD = 92, 76, 84
"""The least width for names, that of the totals, and the most a column takes."""
NARROW = 47
"""What a column keeps when names need room."""
NAMED, ASIDE = 25, 54
"""Where a name begins, and the words beside it at the least."""
SIDE_BY_SIDE = 66
"""A tab as wide as this has its word beside its picture."""

FEW_SOURCES = 7
"""So many sources of a line's points stand one below the other; more of them share lines."""


class Piece(NamedTuple):
    """A part of the line below the rows: a picture or none, and words."""

    icon: str | None
    words: str
    ink: str = "k1"


def best_first(sheets: Sequence[ScoreSheet]) -> list[ScoreSheet]:
    """Sheets in the order of the ranking, those of a team together."""
    order = {standing.party: place for place, standing in enumerate(rank(sheets))}
    mates = {sheet.team: order[sheet.party] for sheet in sorted(sheets, key=lambda s: -order[s.party])}

    def place(sheet: ScoreSheet) -> tuple[int, int]:
        own = order[sheet.party]
        return (own if sheet.team is None else mates[sheet.team], own)

    return sorted(sheets, key=place)


class Ledger:
    """*sheets*: best first. *tabs*: by a line's text id. *asides*: small words by the names."""

    def __init__(
        self,
        sheets: Sequence[ScoreSheet],
        standings: Mapping[int, Standing],
        tabs: Mapping[str, Tab],
        name: Callable[[int], str],
        asides: Mapping[int, str],
    ) -> None:
        self.sheets = sheets
        self.standings = standings
        self.tabs = tabs
        self.keys = list(tabs)
        self.name = name
        self.asides = asides
        self.row = ROW if len(sheets) <= FEW else LOW
        self.top = BOTTOM - HEAD - self.row * len(sheets) - FOOT
        self.column = min(BROAD, (WIDE - self._names() - TOTAL) // max(1, len(self.keys)))
        self.first = LEFT + WIDE - TOTAL - self.column * len(self.keys)
        """Where the columns begin."""
        self._spots: dict[int, list[Spot]] = {}

    def _names(self) -> int:
        """How much room names and the words beside them need, as far as columns can spare it."""
        needed = [
            self._beside(text.width(self.name(sheet.party)))
            + text.width(self.asides.get(sheet.party, ""), text.SMALL)
            for sheet in self.sheets
        ]
        spared = WIDE - TOTAL - NARROW * len(self.keys)
        return max(NAMES, min(max(needed, default=0) + 6, spared))

    @staticmethod
    def _beside(name: int) -> int:
        """Where the words beside a name of that width begin, from the ledger's edge."""
        return max(ASIDE, NAMED + name + 7)

    # ------------------------------------------------------------------ places

    def row_y(self, row: int) -> int:
        """The upper edge of a row."""
        return self.top + HEAD + self.row * row

    def cell(self, row: int, column: int) -> pygame.Rect:
        """Where a number stands."""
        return pygame.Rect(self.first + self.column * column, self.row_y(row), self.column, self.row - 1)

    def tab(self, column: int) -> pygame.Rect:
        """The head of a column."""
        high = HEAD + RISE - (7 if self.column >= SIDE_BY_SIDE else 1)
        left = self.first + self.column * column + 1
        return pygame.Rect(left, self.top + HEAD - 1 - high, self.column - 2, high)

    @property
    def groups(self) -> list[list[int]]:
        """The rows that share a total: those of a team, else one each."""
        found = groupby(range(len(self.sheets)), lambda row: self._unit(self.sheets[row]))
        return [list(rows) for _, rows in found]

    @staticmethod
    def _unit(sheet: ScoreSheet) -> tuple[bool, int]:
        return (True, sheet.party) if sheet.team is None else (False, sheet.team)

    def total(self, group: Sequence[int]) -> pygame.Rect:
        """The box with a group's total."""
        shared = len(group) > 1
        left = LEFT + WIDE - (46 if shared else 66)
        return pygame.Rect(
            left, self.row_y(group[0]) + 1, 40 if shared else 58, self.row * len(group) - (3 if shared else 2)
        )

    def line(self, row: int, key: str) -> ScoreLine | None:
        """A party's points of a source; None: it doesn't count for it."""
        return next((line for line in self.sheets[row].lines if line.key == key), None)

    def counted(self, row: int, shown: int) -> int:
        """A party's points of the first columns."""
        lines = (self.line(row, key) for key in self.keys[:shown])
        return sum(line.points for line in lines if line is not None)

    def spots(self, shown: int, tip_of: Callable[[ScoreLine], Tip]) -> list[Spot]:
        """Tabs, the numbers counted so far, and once all are counted the totals; kept, as they stay so."""
        if shown not in self._spots:
            self._spots[shown] = self._found(shown, tip_of)
        return self._spots[shown]

    def _found(self, shown: int, tip_of: Callable[[ScoreLine], Tip]) -> list[Spot]:
        found = [
            Spot(("tab", column), self.tab(column), "cells", tip=Tip(words(key)))
            for column, key in enumerate(self.keys)
        ]
        for row in range(len(self.sheets)):
            for column, key in enumerate(self.keys[:shown]):
                line = self.line(row, key)
                if line is not None:
                    place = ("cell", self.sheets[row].party, key)
                    found.append(Spot(place, self.cell(row, column), "cells", tip=tip_of(line)))
        if shown >= len(self.keys):
            for group in self.groups:
                title = words("scenes.results.team" if len(group) > 1 else "scenes.results.total")
                tip = Tip(title, self._told(group))
                party = self.sheets[group[0]].party
                found.append(Spot(("total", party), self.total(group), "cells", tip=tip))
        return found

    def _told(self, group: Sequence[int]) -> str:
        """What a total consists of, and what counts between equal ones."""
        sheets = [self.sheets[row] for row in group]
        own = self.standings[sheets[0].party]
        lines = [
            words("scenes.results.share", name=self.name(sheet.party), n=sheet.total)
            for sheet in sheets
            if len(sheets) > 1
        ]
        lines.append(words("scenes.results.place", n=own.rank, points=own.total))
        return "\n".join(lines)

    # ------------------------------------------------------------------ the picture

    def draw(self, canvas: Canvas, shown: int, foot: Sequence[Piece], hint: str) -> None:
        """The whole ledger with its first columns counted."""
        panel(canvas, "paper", (LEFT, self.top, WIDE, BOTTOM - self.top))
        for column, key in enumerate(self.keys):
            self._tab(canvas, self.tab(column), self.tabs[key])
        middle = LEFT + WIDE - TOTAL // 2 + 1
        y = self.top + text.middle(HEAD)
        text.line(canvas, text.fit(words("scenes.results.total"), TOTAL), middle, y, "k1", align="centre")
        done = shown >= len(self.keys)
        for row, sheet in enumerate(self.sheets):
            won = done and self.standings[sheet.party].rank == 1
            self._ground(canvas, row, won)
            self._named(canvas, row, sheet.party)
            for column in range(len(self.keys)):
                self._cell(canvas, row, column, shown, won)
        for group in self.groups:
            self._total(canvas, group, shown)
        self._foot(canvas, foot, hint)

    def _tab(self, canvas: Canvas, box: pygame.Rect, tab: Tab) -> None:
        ramp, shade = tab.ramp, 1 if tab.ramp == "k" else 2
        canvas.rounded(box, "k0", 1)
        canvas.rounded(box.inflate(-2, -2), f"{ramp}{shade}", 1)
        canvas.across(box.x + 2, box.y + 1, box.w - 4, f"{ramp}{shade + 1}")
        canvas.across(box.x + 2, box.bottom - 2, box.w - 4, f"{ramp}{shade - 1}")
        said, picture = words(tab.word), tab.picture
        if self.column >= SIDE_BY_SIDE or picture is None:
            beside = picture.get_width() + 4 if picture is not None else 0
            size, room = text.roomy(said, box.w - 6 - beside, text.SMALL), box.w - 6 - beside
            said = text.fit(said, room, size) if picture is None or text.width(said, size) <= room else ""
            left = box.centerx - (text.width(said, size) + beside) // 2
            if picture is not None:
                canvas.blit(picture, left, box.centery - picture.get_height() // 2)
            y = box.y + text.middle(box.h, size)
            text.line(canvas, said, left + beside, y, "p5", size, shadow=f"{ramp}0")
            return
        size = text.roomy(said, box.w - 2, text.SMALL)
        fits = text.width(said, size) <= box.w - 2
        y = box.y + (9 if fits else box.h // 2) - picture.get_height() // 2
        canvas.blit(picture, box.centerx - picture.get_width() // 2, y)
        if fits:
            y = box.bottom - 3 - text.real_size(size)
            text.line(canvas, said, box.centerx + 1, y, "p5", size, "centre", f"{ramp}0")

    def _ground(self, canvas: Canvas, row: int, won: bool) -> None:
        x, y, w, h = LEFT + 4, self.row_y(row), WIDE - 8, self.row - 1
        if won:
            canvas.rounded((x, y, w, h), "y4", 1)
            canvas.across(x + 1, y, w - 2, "y5")
            canvas.across(x + 1, y + h - 1, w - 2, "y3")
        elif row % 2:
            canvas.fill("p3", (x, y, w, h))

    def _named(self, canvas: Canvas, row: int, party: int) -> None:
        y, room = self.row_y(row), self.first - LEFT - 28
        canvas.blit(sprites.badge(party), LEFT + 6, y + (self.row - 1 - 15) // 2)
        name, aside = self.name(party), self.asides.get(party, "")
        size = text.roomy(name, room)
        end = text.line(
            canvas,
            text.fit(name, room, size),
            LEFT + NAMED,
            y + text.middle(self.row - 1, size),
            "k1",
            size,
        )
        left = LEFT + self._beside(end - LEFT - NAMED)
        if aside and left + text.width(aside, text.SMALL) <= self.first - 2:
            text.line(canvas, aside, left, y + text.middle(self.row - 1, text.SMALL), "k2", text.SMALL)

    def _cell(self, canvas: Canvas, row: int, column: int, shown: int, won: bool) -> None:
        box, key = self.cell(row, column), self.keys[column]
        middle, line = box.centerx, self.line(row, key)
        if column >= shown:
            canvas.fill("p1", (middle - 3, box.centery, 1, 1))
            canvas.fill("p1", (middle, box.centery, 1, 1))
            canvas.fill("p1", (middle + 3, box.centery, 1, 1))
        elif line is not None:
            if self._best(row, key):
                half = min(13, box.w // 2 - 1)
                high = min(13, self.row - 3)
                top = box.centery - high // 2
                canvas.rounded((middle - half, top, 2 * half, high), "y3" if won else "y4", 1)
                canvas.across(middle - half + 1, top, 2 * half - 2, "y5")
            ink = "r2" if line.points < 0 else "k1" if line.points else "w5" if won else "p1"
            big(canvas, line.points, middle + 1, box.centery - 3, ink, None, "centre")

    def _best(self, row: int, key: str) -> bool:
        """Whether nobody has more of a source, and somebody less."""
        lines = [line for other in range(len(self.sheets)) if (line := self.line(other, key)) is not None]
        points = {line.points for line in lines}
        own = self.line(row, key)
        return own is not None and len(points) > 1 and own.points == max(points) > 0

    def _total(self, canvas: Canvas, group: Sequence[int], shown: int) -> None:
        done, box = shown >= len(self.keys), self.total(group)
        rank = self.standings[self.sheets[group[0]].party].rank
        won = done and rank == 1
        canvas.rounded(box, "k0", 1)
        canvas.rounded(box.inflate(-2, -2), "y2" if won else "p2", 1)
        canvas.across(box.x + 2, box.y + 1, box.w - 4, "y4" if won else "p4")
        points = sum(self.counted(row, shown) for row in group)
        shared = len(group) > 1
        ink, around = ("p5", "y0") if won else ("k1", None)
        at = box.centerx if shared else box.x + 37
        big(canvas, points, at, box.centery - 3, ink, around, "centre")
        if shared:
            for row in group:
                y = self.row_y(row) + (self.row - 8) // 2
                big(canvas, self.counted(row, shown), box.x - 5, y, "k2", None, "right")
        elif won:
            trophy = sprites.sprite("icons/trophy")
            canvas.blit(trophy, box.x + 6, box.centery - trophy.get_height() // 2)
        elif done:
            y = box.y + text.middle(box.h, text.SMALL)
            text.line(canvas, str(rank), box.x + 13, y, "k2", text.SMALL, "centre")

    def _foot(self, canvas: Canvas, foot: Sequence[Piece], hint: str) -> None:
        top = BOTTOM - FOOT + 1
        canvas.across(LEFT + 4, top, WIDE - 8, "p2")
        x, right = LEFT + 8, LEFT + WIDE - 8
        size = text.BODY
        if x + self._wide(foot, size) > right:
            size = text.SMALL
        y = top + 1 + text.middle(FOOT - 3, size)
        for piece in foot:
            if piece.icon is not None:
                picture = sprites.sprite(piece.icon)
                canvas.blit(picture, x, top + 9 - picture.get_height() // 2)
                x += picture.get_width() + 3
            x = text.line(canvas, text.fit(piece.words, right - x, size), x, y, piece.ink, size) + 7
        if right - text.width(hint, text.SMALL) > x + 10:
            y = top + 1 + text.middle(FOOT - 3, text.SMALL)
            text.line(canvas, hint, right, y, "k3", text.SMALL, "right")

    def foot_spots(self, foot: Sequence[Piece]) -> list[Spot]:
        """The line of words, where it has no room: pointed at it tells all it says."""
        if not foot or LEFT + 8 + self._wide(foot, text.SMALL) <= LEFT + WIDE - 8:
            return []
        box = pygame.Rect(LEFT, BOTTOM - FOOT, WIDE, FOOT)
        told = "\n".join(piece.words for piece in foot)
        return [Spot("foot", box, "cells", tip=Tip(words("scenes.results.title"), told))]

    @staticmethod
    def _wide(foot: Sequence[Piece], size: int) -> int:
        icons = sum(sprites.sprite(piece.icon).get_width() + 3 for piece in foot if piece.icon is not None)
        return icons + sum(text.width(piece.words, size) + 7 for piece in foot)


def plain_tab(key: str, number: int) -> Tab:
    """The head of a column that a game says nothing of: in turn one of the ramps, and the line's own name."""
    return Tab(None, palette_ramp(number), key)


def palette_ramp(number: int) -> str:
    """The ramps of players in turn."""
    return palette.title_bar(number % palette.seats())[0]


def explained(line: ScoreLine) -> str:
    """Where a line's points come from, a sentence a source; equal ones are counted."""
    if not line.sources:
        return words("scenes.results.points", n=line.points)
    counted: dict[tuple[str, int], int] = {}
    for source in line.sources:
        said = words(source.key, **source.values)
        counted[said, source.points] = counted.get((said, source.points), 0) + 1
    parts = [
        words(
            "scenes.results.source",
            source=f"{said} ×{count}" if count > 1 else said,
            points=f"{points * count:+d}",
        )
        for (said, points), count in counted.items()
    ]
    return ("\n" if len(parts) <= FEW_SOURCES else "  ").join(parts[:14])
