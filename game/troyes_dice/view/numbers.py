"""A sheet's numbers: resources, citizens, the lines of the score; and the marks on what changed of late."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence

import pygame

from game.troyes_dice.scoring import total
from game.troyes_dice.sheet import CITIZENS, COLOURS, RESOURCES, ROWS
from game.troyes_dice.state import TroyesState
from game.troyes_dice.view import pieces, summary, tracks
from game.troyes_dice.view.places import place
from game.troyes_dice.view.sight import CITIZENS as PEOPLE
from game.troyes_dice.view.sight import RESOURCE, SCORE, SEAT, Sight
from game.ui.canvas import Canvas
from game.ui.digits import PLATE_HEIGHT, gained, plate_width
from game.ui.locale import words

TOTAL = (SCORE, "total")
FIRST_BOX = 45
"""Where the boxes of a track of resources begin."""
GAP = 1
"""Between a number and what has changed of it."""


def numbers(state: TroyesState, seat: int) -> Mapping[Hashable, int]:
    """Each number by the spot that shows it: those of the sheet, and what the plates of the others say."""
    sheet = state.sheets[seat]
    found = summary.figures(sheet)
    held: dict[Hashable, int] = {(RESOURCE, colour): n for colour, n in enumerate(sheet.held)}
    people = {(PEOPLE, colour): n for colour, n in enumerate(sheet.citizens)}
    rows = {(SCORE, name): n for name, n in zip((*ROWS, *COLOURS), (*found.rows, *found.stock))}
    others = {(SEAT, other): total(one) for other, one in enumerate(state.sheets) if other != seat}
    return held | people | rows | {TOTAL: found.total} | others


def name(spot: Hashable, names: Sequence[str]) -> str:
    """What a number is called."""
    kind, which = spot if isinstance(spot, tuple) else TOTAL
    if kind == RESOURCE:
        said = pieces.resource_name(which)
        return said[:1].upper() + said[1:]
    if kind == PEOPLE:
        return words(f"troyes_dice.view.citizen.{CITIZENS[which]}")
    if which == "total":
        return words("troyes_dice.view.total")
    if kind == SEAT:
        return words("troyes_dice.view.points_of", line=names[which])
    line = which if which in ROWS else RESOURCES[COLOURS.index(which)]
    return words("troyes_dice.view.points_of", line=words(f"troyes_dice.score.{line}"))


def written(spot: Hashable) -> pygame.Rect:
    """Where a number of two digits is written, whose last one ends at the right edge."""
    kind, which = spot if isinstance(spot, tuple) else TOTAL
    if kind == RESOURCE:
        return tracks.held_box(which)
    if kind == PEOPLE:
        return tracks.count_box(which)
    return summary.number_box(which)


def badge(spot: Hashable, change: int) -> pygame.Rect:
    """Where it is told by how much a number has changed: beside it, never on it."""
    box, wide = written(spot), plate_width(change)
    kind, which = spot if isinstance(spot, tuple) else TOTAL
    left, top = box.x - GAP - wide, box.y
    if kind == RESOURCE:
        left = place(f"resources.{which}").x + FIRST_BOX - wide
    elif which == "total":
        sum_of = place("total")
        left, top = sum_of.right - 6 - wide, sum_of.y + 7
    elif kind == SCORE and which in COLOURS:
        stock = place(f"stock.{COLOURS.index(which)}")
        left, top = stock.right - 3 - wide, stock.y
    return pygame.Rect(left, top, wide, PLATE_HEIGHT)


def mark(canvas: Canvas, sight: Sight) -> None:
    """By how much numbers have changed of late, or would by the plan, beside them."""
    gains = sight.picture.gained if sight.after is None else _planned(sight, sight.after)
    for spot in numbers(sight.state, sight.seat):
        change = gains.get(spot, 0)
        if change and spot[:1] != (SEAT,):  # type: ignore[index]
            box = badge(spot, change)
            gained(canvas, change, box.right, box.y)


def _planned(sight: Sight, after: TroyesState) -> Mapping[Hashable, int]:
    """What the plan would change; the total has a larger plate of its own."""
    now = numbers(sight.state, sight.seat)
    then = numbers(after, sight.seat)
    return {spot: then[spot] - now[spot] for spot in now if spot != TOTAL}
