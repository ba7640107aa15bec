"""Everything on the table that can be pointed at."""

from __future__ import annotations

from collections.abc import Hashable
from functools import cache

import pygame

from game.troyes_dice.catalog import catalog
from game.troyes_dice.sheet import COLOURS, COLUMNS, ROWS
from game.troyes_dice.view import board, labels, notes, numbering, opponents, summary, tips, uses, wheel
from game.troyes_dice.view.places import building, die_box, place
from game.troyes_dice.view.sight import (
    BOX,
    BUILDING,
    CITIZENS,
    DIE,
    FILTER,
    LINK,
    LYING,
    NAME,
    NUMBERS,
    RESOURCE,
    ROW,
    SCORE,
    SEAT,
    USE,
    Sight,
)
from game.ui.focus import Spot

PRESSED = (DIE, BUILDING, RESOURCE, CITIZENS, USE, FILTER, SEAT, NUMBERS)
"""Kinds that a click does something with: all others are only read."""


def spots(sight: Sight, names: tuple[str, ...]) -> list[Spot]:
    """All of them, those for the next answer first; the one pointed at has a tooltip, or else a note."""
    found: list[tuple[Hashable, pygame.Rect, str]] = []
    choice = numbering.asked(sight)
    found += [
        (name, box, "wheel" if name[0] not in (NAME, ROW) else "sheet")  # type: ignore[index]
        for name, box in labels.boxes(sight).items()
    ]
    if choice is not None:
        found += [((NUMBERS, number), box, "uses") for number, box in numbering.spots(sight, choice).items()]
    found += [
        ((DIE, slot), wheel.die_spot(sight.state, slot), "wheel") for slot in range(len(sight.state.values))
    ]
    found += _sheet()
    found += [(name, box, "sheet") for name, box in labels.gold(sight).items()]
    if choice is None and sight.own:
        found += [((FILTER, name), box, "uses") for name, box in uses.chips(sight).items()]
        found += [((USE, number), box, "uses") for number, box in uses.lines(sight).items()]
        found += [((LYING, slot), box, "uses") for slot, box in uses.lying(sight).items()]
    if not sight.open:
        found += [((SEAT, seat), box, "opponents") for seat, box in opponents.seen(sight).items()]
    if sight.open:
        covered = uses.panel(sight)
        found = [spot for spot in found if spot[2] == "uses" or not covered.colliderect(spot[1])]
    found.sort(key=lambda spot: spot[0] not in sight.targets)
    return [_spot(sight, names, *spot) for spot in found]


def _spot(sight: Sight, names: tuple[str, ...], name: Hashable, box: pygame.Rect, group: str) -> Spot:
    told = name != sight.picture.here or (group != "uses" and notes.shown(sight))
    tip = None if told else tips.tip(sight, names, name)
    return Spot(name, box, group, isinstance(name, tuple) and name[0] in PRESSED, tip)


@cache
def _sheet() -> list[tuple[Hashable, pygame.Rect, str]]:
    """What lies where it lies on every sheet; shared."""
    found: list[tuple[Hashable, pygame.Rect, str]] = []
    for at_row in range(len(ROWS)):
        found += [
            ((BUILDING, at_row, column), building(at_row, column), "sheet") for column in range(COLUMNS)
        ]
    for colour in range(len(COLOURS)):
        found += [((BOX, colour, column), die_box(colour, column), "sheet") for column in range(COLUMNS)]
        found.append(((RESOURCE, colour), place(f"resources.{colour}"), "sheet"))
        found.append(((CITIZENS, colour), place(f"citizens.{colour}"), "sheet"))
    for number, link in enumerate(catalog().sheet.links.diamonds):
        found.append(((LINK, number), board.link_box(link), "sheet"))
    for name in (*ROWS, *COLOURS, "total"):
        found.append(((SCORE, name), pygame.Rect(summary.score_box(name)), "scores"))
    return found
