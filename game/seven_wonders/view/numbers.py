"""A city's numbers: what its treasury holds, what the columns are worth, the score; and their marks."""

from __future__ import annotations

from collections.abc import Hashable, Mapping

from game.seven_wonders import conflict
from game.seven_wonders.scoring import sheet
from game.seven_wonders.state import SevenWondersState
from game.seven_wonders.view import neighbours, tableau, wonder
from game.seven_wonders.view.sight import COLOUR, PURSE, Sight
from game.ui.canvas import Canvas
from game.ui.digits import big_width, gained
from game.ui.locale import words

SCORE = (PURSE,)
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
    """By how much numbers have changed of late, on their upper edges."""
    gains = sight.picture.gained
    for held, (number, box) in wonder.purse(sight.state, sight.shown).items():
        right = box.right if held == "wars" else box.right - max(14, big_width(number)) + big_width(number)
        gained(canvas, gains.get((PURSE, held), 0), right, box.y - 4)
    for group, column in enumerate(tableau.columns(sight.state)):
        box = tableau.head(column)
        gained(canvas, gains.get((COLOUR, group), 0), box.right + 1, box.y - 4)
