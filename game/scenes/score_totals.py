"""The foot of the final sheet: each column's total and place; what a team has in a box of its own."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import groupby
from typing import NamedTuple

import pygame

from game.core.score import ScoreSheet, Standing
from game.ui import sprites, text
from game.ui.canvas import Canvas
from game.ui.digits import big
from game.ui.focus import Spot, Tip
from game.ui.locale import words

HIGH = 24
"""A box of totals, in pixels."""
LOW = 16
"""The same where a team's box lies below it."""
LABELS = 72


class Foot(NamedTuple):
    """*columns*: left edge and width of each sheet; *counted*: its points so far; *done*: all are counted."""

    sheets: Sequence[ScoreSheet]
    columns: Sequence[tuple[int, int]]
    counted: Sequence[int]
    standings: Mapping[int, Standing]
    done: bool

    @property
    def teams(self) -> list[list[int]]:
        """The columns of each team, side by side as they sit; none without teams."""
        numbers = groupby(range(len(self.sheets)), lambda number: self.sheets[number].team)
        return [list(found) for team, found in numbers if team is not None]


def spots(foot: Foot, y: int, name: Callable[[int], str]) -> list[Spot]:
    """The totals, once all is counted: what a team's consists of, and what decides between equal ones."""
    if not foot.done:
        return []
    found = []
    groups = foot.teams or [[number] for number in range(len(foot.sheets))]
    for at, group in enumerate(groups):
        first, last = foot.columns[group[0]], foot.columns[group[-1]]
        box = pygame.Rect(first[0], y + 4, last[0] + last[1] - first[0], 40)
        title = words("scenes.results.team" if foot.teams else "scenes.results.total")
        found.append(Spot(("total", at), box, "cells", tip=Tip(title, _explained(foot, group, name))))
    return found


def _explained(foot: Foot, group: Sequence[int], name: Callable[[int], str]) -> str:
    sheets = [foot.sheets[number] for number in group]
    own_place = foot.standings[sheets[0].party]
    lines = [
        words("scenes.results.share", name=name(sheet.party), n=sheet.total)
        for sheet in sheets
        if len(sheets) > 1
    ]
    lines.append(words("scenes.results.place", n=own_place.rank, points=own_place.total))
    own = {sheet.party for sheet in sheets}
    if any(other.total == own_place.total for party, other in foot.standings.items() if party not in own):
        counted = [sum(column) for column in zip(*(sheet.ties for sheet in sheets), strict=True)]
        if counted:
            lines.append(words("scenes.results.tie", n=" / ".join(map(str, counted))))
    return "\n".join(lines)


def draw(canvas: Canvas, foot: Foot, y: int) -> None:
    """The foot, 50 px high; single columns' places are not drawn here."""
    canvas.across(68, y, 504, "k1")
    text.line(canvas, words("scenes.results.total"), LABELS, y + (5 if foot.teams else 11), "k1")
    if not foot.teams:
        for number, (left, wide) in enumerate(foot.columns):
            won = foot.done and foot.standings[foot.sheets[number].party].rank == 1
            _box(canvas, left, wide, (y + 4, HIGH), foot.counted[number], won)
        if foot.done:
            top = y + 34 + text.middle(7, text.SMALL)
            text.line(canvas, words("scenes.results.rank"), LABELS, top, "k3", text.SMALL)
        return
    for number, (left, wide) in enumerate(foot.columns):
        big(canvas, foot.counted[number], left + wide // 2, y + 7, "k1", None, "centre")
    text.line(canvas, words("scenes.results.team"), LABELS, y + 20, "k1")
    for team in foot.teams:
        first, last = foot.columns[team[0]], foot.columns[team[-1]]
        left, wide = first[0], last[0] + last[1] - first[0]
        rank = foot.standings[foot.sheets[team[0]].party].rank
        points = sum(foot.counted[number] for number in team)
        _bracket(canvas, left, wide, y + 16)
        _box(canvas, left, wide, (y + 18, LOW), points, foot.done and rank == 1)
        if foot.done:
            place(canvas, rank, left + wide // 2, y + 37)


def _bracket(canvas: Canvas, left: int, wide: int, y: int) -> None:
    """A line that holds the columns of a team together."""
    canvas.across(left + 2, y, wide - 4, "k3")
    for x in (left + 2, left + wide - 3):
        canvas.down(x, y - 3, 3, "k3")


def _box(canvas: Canvas, left: int, wide: int, rows: tuple[int, int], points: int, won: bool) -> None:
    """A total; the winner's is golden."""
    top, high = rows
    middle, across = left + wide // 2, min(54, wide)
    x = middle - across // 2
    canvas.rounded((x, top, across, high), "k0", 2)
    canvas.rounded((x + 1, top + 1, across - 2, high - 2), "y3" if won else "p2", 1)
    canvas.across(x + 2, top + 1, across - 4, "y5" if won else "p4")
    shift = 6 if won and across >= 44 else 0
    big(canvas, points, middle + shift, top + high // 2 - 3, "k1", None, "centre")
    if shift:
        trophy = sprites.sprite("icons/trophy")
        canvas.blit(trophy, x + 4, top + (high - trophy.get_height()) // 2)


def place(canvas: Canvas, rank: int, middle: int, y: int) -> None:
    """A place in the ranking, below a total."""
    big(canvas, rank, middle, y, "k3", None, "centre")
