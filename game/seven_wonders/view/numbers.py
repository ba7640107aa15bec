"""A city's numbers: what its treasury holds, what the columns are worth, the score; and their marks."""

from __future__ import annotations

from collections.abc import Hashable, Mapping

import pygame

from game.seven_wonders import conflict
from game.seven_wonders.scoring import sheet
from game.seven_wonders.state import SevenWondersState
from game.seven_wonders.view import neighbours, tableau, wonder
from game.seven_wonders.view.sight import COLOUR, PURSE, Sight
from game.ui.canvas import Canvas
from game.ui.digits import BIG_HEIGHT, TINY_HEIGHT, big_width, gained
from game.ui.locale import words

SCORE = (PURSE,)
ABOVE = TINY_HEIGHT + 2
"""How high the plate of a change is: it ends where the outline of its number begins."""
HELD = ("coin", "shield", "dove", "debt", "wars")


def numbers(state: SevenWondersState, party: int) -> Mapping[Hashable, int]:
    """Each number by the spot that shows it; none before the city has a board."""
    if state.boards[party] < 0:
        return {}
    points = sheet(state, party)
    columns = range(len(tableau.columns(state)))
    held = (
        state.coins[party],
        conflict.strength(state, party),
        state.diplomacy[party],
        -state.debts[party],
        sum(neighbours.war_tokens(state, party)),
    )
    treasury: dict[Hashable, int] = {(PURSE, name): number for name, number in zip(HELD, held)}
    worth = {(COLOUR, group): tableau.worth(state, party, group, points) for group in columns}
    return treasury | worth | {SCORE: points.total}


def name(spot: Hashable, state: SevenWondersState) -> str:
    """What a number is called; in the column of military cards stand shields."""
    if not isinstance(spot, tuple) or spot == SCORE:
        return words("seven_wonders.view.score_now")
    kind, which = spot
    if kind == PURSE:
        return words(f"seven_wonders.treasury.{which}")
    group = tableau.title(state, which)
    return words("seven_wonders.treasury.shield" if group == "red" else f"seven_wonders.column.{group}")


def listed(gains: Mapping[Hashable, int], state: SevenWondersState) -> tuple[tuple[int, str], ...]:
    """Changes by their names, each once: what is seen in two places is one number."""
    named = {name(spot, state): gain for spot, gain in gains.items()}
    return tuple((gain, said) for said, gain in named.items())


def mark(canvas: Canvas, sight: Sight) -> None:
    """By how much numbers have changed of late, each above its number."""
    for spot, number in printed(sight.state, sight.shown).items():
        gained(canvas, sight.picture.gained.get(spot, 0), number.right + 1, number.y - ABOVE)


def printed(state: SevenWondersState, party: int) -> dict[Hashable, pygame.Rect]:
    """Where the numbers of the treasury and of the columns stand, with their outlines."""
    found: dict[Hashable, pygame.Rect] = {
        (PURSE, held): _outlined(wonder.digits(held, number, box), wonder.figure(held, number))
        for held, (number, box) in wonder.purse(state, party).items()
    }
    points = sheet(state, party)
    for group, column in enumerate(tableau.columns(state)):
        worth = tableau.worth(state, party, group, points)
        box = tableau.head(column)
        left = box.right - 2 - big_width(worth)
        found[COLOUR, group] = _outlined((left, box.y + 3), worth)
    return found


def _outlined(at: tuple[int, int], number: object) -> pygame.Rect:
    return pygame.Rect(*at, big_width(number), BIG_HEIGHT).inflate(2, 2)
