"""How everybody's total went during a game, as a chart of stepped lines."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import Any

from game.core.part import PartEnded
from game.core.rules import Event
from game.core.seated import SeatedTable
from game.ui import palette, sprites, text
from game.ui.canvas import Canvas

MOMENTS = 80
"""At most so many moments are looked at."""
HEADROOM = 8
"""Pixels above the highest and below the lowest point, so that no line lies on the frame."""


def courses(table: SeatedTable[Any, Any], part: int | None = None) -> dict[int, list[int]]:
    """Every party's total after the deal and after each answer that counts (evenly thinned out).

    *part*: only while the part of this number was played, from 1.
    """
    turns: Sequence[Sequence[Event]] = [turn.events for turn in table.turns()]
    state = table.rules.blank(table.options)
    if part is not None:
        turns = _turns_of(turns, part, state)
    every = max(1, len(turns) // MOMENTS)
    found: dict[int, list[int]] = {}
    for number, events in enumerate(turns):
        for event in events:
            state.apply(event)
        if number % every == 0 or number == len(turns) - 1:
            for sheet in table.rules.scores(state):
                found.setdefault(sheet.party, []).append(sheet.total)
    return found


def _turns_of(turns: Sequence[Sequence[Event]], part: int, state: Any) -> list[list[Event]]:
    """What happened in a part, turn by turn; what happened before is carried out on *state*."""
    found: list[list[Event]] = []
    over = 0
    for events in turns:
        inside = []
        for event in events:
            if over == part - 1:
                inside.append(event)
            elif over < part - 1:
                state.apply(event)
            over += isinstance(event, PartEnded)
        if inside:
            found.append(inside)
    return found


def draw(
    canvas: Canvas, box: tuple[int, int, int, int], found: dict[int, list[int]], name: Callable[[int], str]
) -> None:
    """Paint the chart with a zero line, a scale, and every line's badge and name at its end."""
    x, y, w, h = box
    room = w - 92
    canvas.fill("p5", (x, y, room, h))
    canvas.frame((x - 1, y - 1, room + 2, h + 2), "p1")
    totals = [total for course in found.values() for total in course]
    low, high = min(0, *totals), max(1, *totals)

    def level(total: int) -> int:
        return y + h - 4 - (total - low) * (h - 1 - HEADROOM) // (high - low)

    step = 10 if high - low <= 120 else 50
    for mark in range(low // step * step, high + 1, step):
        if low <= mark:
            canvas.across(x, level(mark), room, "p1" if mark == 0 else "p3")
            text.line(canvas, str(mark), x - 4, level(mark) - 5, "k3", text.SMALL, "right")
    for party, course in found.items():
        _line(canvas, course, palette.title_bar(party), x, room, level)
    _names(canvas, found, x + room + 6, y, h, level, name)


def _line(
    canvas: Canvas, course: Sequence[int], ink: str, x: int, room: int, level: Callable[[int], int]
) -> None:
    last = len(course) - 1
    points = [
        (x + 2 + number * (room - 8) // max(1, last), level(total)) for number, total in enumerate(course)
    ]
    for (left, top), (right, bottom) in pairwise(points):
        canvas.fill(ink, (left, top, right - left + 1, 2))
        canvas.fill(ink, (right, min(top, bottom), 2, abs(bottom - top) + 2))


def _names(
    canvas: Canvas,
    found: dict[int, list[int]],
    x: int,
    y: int,
    h: int,
    level: Callable[[int], int],
    name: Callable[[int], str],
) -> None:
    below = y - 16
    for party in sorted(found, key=lambda party: level(found[party][-1])):
        top = max(below + 16, min(y + h - 14, level(found[party][-1]) - 7))
        canvas.blit(sprites.badge(party), x, top)
        text.line(canvas, text.fit(name(party), 66, text.SMALL), x + 18, top + 2, "k1", text.SMALL)
        below = top
