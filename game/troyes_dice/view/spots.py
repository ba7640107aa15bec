"""Everything on the table that can be pointed at."""

from __future__ import annotations

from collections.abc import Hashable

import pygame

from game.troyes_dice.catalog import catalog
from game.troyes_dice.sheet import COLOURS, COLUMNS, ROWS
from game.troyes_dice.view import board, numbering, opponents, summary, tips, uses, wheel
from game.troyes_dice.view.places import building, die_box, place
from game.troyes_dice.view.sight import (
    BOX,
    BUILDING,
    CITIZENS,
    DIE,
    FEAST,
    FILTER,
    LINK,
    NUMBERS,
    RESOURCE,
    SCORE,
    SEAT,
    USE,
    WINDOW,
    Sight,
)
from game.troyes_dice.wheel import turning
from game.ui.focus import Spot


def spots(sight: Sight, names: tuple[str, ...]) -> list[Spot]:
    """All of them, those for the next answer first; only the one pointed at has a tooltip."""
    found: list[tuple[Hashable, pygame.Rect, str]] = []
    choice = numbering.asked(sight)
    if choice is not None:
        found += [((NUMBERS, number), box, "uses") for number, box in numbering.spots(sight, choice).items()]
    found += [
        ((DIE, slot), wheel.die_spot(sight.state, slot), "wheel") for slot in range(len(sight.state.values))
    ]
    found += _sheet()
    found += [
        ((FEAST, notch), wheel.feast_box(notch), "wheel")
        for notch, tile in enumerate(sight.state.feasts)
        if tile
    ]
    found += [((WINDOW, half), place(f"half.{half}"), "wheel") for half in range(2)]
    found.append(((WINDOW, "strike"), place("strike"), "wheel"))
    if turning(sight.state):
        found.append(((WINDOW, "turns"), place("turns"), "wheel"))
    if choice is None:
        found += [((FILTER, name), box, "uses") for name, box in uses.chips(sight).items()]
        found += [((USE, number), box, "uses") for number, box in uses.lines(sight).items()]
    if not sight.open:
        plates = opponents.plates(sight.state, sight.picture.seat)
        found += [((SEAT, seat), box, "opponents") for seat, box in plates.items()]
    if sight.open:
        covered = uses.panel(sight)
        found = [spot for spot in found if spot[2] == "uses" or not covered.colliderect(spot[1])]
    found.sort(key=lambda spot: spot[0] not in sight.targets)
    return [_spot(sight, names, *spot) for spot in found]


def _spot(sight: Sight, names: tuple[str, ...], name: Hashable, box: pygame.Rect, group: str) -> Spot:
    tip = tips.tip(sight, names, name) if name == sight.picture.here else None
    return Spot(name, box, group, True, tip)


def _sheet() -> list[tuple[Hashable, pygame.Rect, str]]:
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
