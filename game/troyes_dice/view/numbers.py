"""A sheet's numbers: resources, citizens, the lines of the score; and the marks on what changed of late."""

from __future__ import annotations

from collections.abc import Hashable, Mapping

from game.troyes_dice.sheet import CITIZENS, COLOURS, RESOURCES, ROWS
from game.troyes_dice.state import TroyesState
from game.troyes_dice.view import pieces, summary
from game.troyes_dice.view.places import place, row
from game.troyes_dice.view.sight import CITIZENS as PEOPLE
from game.troyes_dice.view.sight import RESOURCE, SCORE, Sight
from game.ui.canvas import Canvas
from game.ui.digits import big_width, gained
from game.ui.locale import words

TOTAL = (SCORE, "total")
FIRST_BOX = 45
"""Where the boxes of a track of resources begin."""


def numbers(state: TroyesState, seat: int) -> Mapping[Hashable, int]:
    """Each number by the spot that shows it."""
    sheet = state.sheets[seat]
    found = summary.figures(sheet)
    held: dict[Hashable, int] = {(RESOURCE, colour): n for colour, n in enumerate(sheet.held)}
    people = {(PEOPLE, colour): n for colour, n in enumerate(sheet.citizens)}
    rows = {(SCORE, name): n for name, n in zip((*ROWS, *COLOURS), (*found.rows, *found.stock))}
    return held | people | rows | {TOTAL: found.total}


def name(spot: Hashable) -> str:
    """What a number is called."""
    kind, which = spot if isinstance(spot, tuple) else TOTAL
    if kind == RESOURCE:
        said = pieces.resource_name(which)
        return said[:1].upper() + said[1:]
    if kind == PEOPLE:
        return words(f"troyes_dice.view.citizen.{CITIZENS[which]}")
    if which == "total":
        return words("troyes_dice.view.total")
    line = which if which in ROWS else RESOURCES[COLOURS.index(which)]
    return words("troyes_dice.view.points_of", line=words(f"troyes_dice.score.{line}"))


def mark(canvas: Canvas, sight: Sight) -> None:
    """By how much numbers have changed of late, beside them."""
    gains = sight.picture.gained
    found = summary.figures(sight.sheet)
    for colour, box in enumerate(row("stock")):
        track, people = place(f"resources.{colour}"), place(f"citizens.{colour}")
        gained(canvas, gains.get((RESOURCE, colour), 0), track.x + FIRST_BOX, track.y + 5)
        gained(canvas, gains.get((PEOPLE, colour), 0), people.right + 2, people.y - 3)
        gained(canvas, gains.get((SCORE, COLOURS[colour]), 0), box.right - 3, box.y)
    for name, box, points in zip(ROWS, row("score"), found.rows):
        gained(canvas, gains.get((SCORE, name), 0), box.x + 46 - big_width(points), box.y + 15)
    total = place("total")
    gained(canvas, gains.get(TOTAL, 0), total.right - 6, total.y + 7)
