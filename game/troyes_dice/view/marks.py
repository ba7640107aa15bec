"""What lies over a sheet while its owner decides: where an answer may go, and what the plan would bring."""

from __future__ import annotations

from collections.abc import Hashable

import pygame

from game.troyes_dice.planning import Plan
from game.troyes_dice.sheet import COLOURS, COLUMNS, ROWS
from game.troyes_dice.view.places import building, citizen_box, place, resource_box
from game.troyes_dice.view.sight import BUILDING, CITIZENS, RESOURCE, Sight, target
from game.ui import frames
from game.ui.canvas import Canvas

_kept: list[tuple[tuple[Plan, ...], frozenset[Hashable]]] = []


def targets(sight: Sight) -> frozenset[Hashable]:
    """The places on the sheet that the plans offered now would mark."""
    if not _kept or _kept[0][0] is not sight.plans:
        _kept[:] = [(sight.plans, frozenset(target(sight.state, plan.move) for plan in sight.plans))]
    return _kept[0][1]


def box_of(spot: Hashable) -> pygame.Rect | None:
    """The rectangle of a place on the sheet."""
    if isinstance(spot, tuple):
        if spot[0] == BUILDING:
            return building(spot[1], spot[2])
        if spot[0] == RESOURCE:
            return place(f"resources.{spot[1]}")
        if spot[0] == CITIZENS:
            return place(f"citizens.{spot[1]}")
    return None


def draw(canvas: Canvas, sight: Sight) -> None:
    """Glows, and rings around what is new."""
    if sight.deciding:
        for spot in targets(sight):
            box = box_of(spot)
            if box is not None:
                _glow(canvas, box)
        if sight.after is not None:
            _news(canvas, sight)
    here = sight.picture.here
    box = box_of(here)
    if box is not None and sight.picture.by_keys:
        frames.ring(canvas, box)
    if sight.chosen is not None and sight.deciding:
        box = box_of(target(sight.state, sight.chosen.move))
        if box is not None:
            frames.ring(canvas, box, "chosen")


def _glow(canvas: Canvas, box: pygame.Rect) -> None:
    """A dashed gold outline."""
    x, y, w, h = box.x, box.y - 1, box.w, box.h + 1
    for step in range(2, w - 2, 5):
        canvas.across(x + step, y, min(3, w - 2 - step), "y3")
        canvas.across(x + step, y + h - 1, min(3, w - 2 - step), "y3")
    for step in range(2, h - 2, 5):
        canvas.down(x, y + step, min(3, h - 2 - step), "y3")
        canvas.down(x + w - 1, y + step, min(3, h - 2 - step), "y3")


def _news(canvas: Canvas, sight: Sight) -> None:
    """Rings around all that the plan would draw, circle and strike out."""
    assert sight.after is not None
    before, after = sight.sheet, sight.after.sheets[sight.seat]
    for at_row in range(len(ROWS)):
        for column in range(COLUMNS):
            if after.has(at_row, column) and not before.has(at_row, column):
                frames.ring(canvas, building(at_row, column).inflate(-2, -2), "hint")
    for colour in range(len(COLOURS)):
        for number in range(before.citizens[colour], after.citizens[colour]):
            canvas.outline(citizen_box(colour, number).inflate(4, 4), "r3", 2)
        for number in range(before.circled[colour], after.circled[colour]):
            canvas.outline(resource_box(colour, number).inflate(2, 2), "b3", 2)
        spent = before.circled[colour] - before.held[colour]
        for number in range(spent, after.circled[colour] - after.held[colour]):
            canvas.outline(resource_box(colour, number).inflate(2, 2), "r3", 2)
