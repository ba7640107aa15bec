"""What a person planning the next building wants to see: shapes, score changes, what is left."""

from __future__ import annotations

from typing import Literal

from game.core import score
from game.core.rules import Move
from game.core.score import Change
from game.my_city.campaign import OBSTACLE_CARD, OWN_CARD
from game.my_city.catalog import Pair
from game.my_city.rules import RULES
from game.my_city.scoring import sheet
from game.my_city.state import MyCityState
from game.my_city.terrain import every_building

Fate = Literal["to_come", "shown", "built", "passed", "blocked", "left", "absent", "lost"]


def shape_cells(building: int, rotation: int) -> tuple[Pair, ...]:
    """The cells of a building so turned, counted from its corner."""
    return every_building()[building].orientations[rotation].cells


def rotations(building: int) -> int:
    """How many different rotations a building has; further turns repeat them."""
    return len(every_building()[building].orientations)


def changes(view: MyCityState, seat: int, move: Move) -> tuple[Change, ...]:
    """The lines of the seat's sheet that this move alone would change, and the total last."""
    return changes_to(view, RULES.preview(view, seat, move), seat)


def changes_to(view: MyCityState, after: MyCityState, seat: int) -> tuple[Change, ...]:
    """The lines of the seat's sheet that differ in two states, and the total last."""
    old, new = (sheet(state.cities[seat], seat, state.mode) for state in (view, after))
    return (*score.changes(old, new), Change("my_city.score.total", old.total, new.total))


def fate(state: MyCityState, seat: int, building: int) -> Fate:
    """What became of a building, printed or the seat's own church.

    *left*: unbuilt when the seat quit or all ended. *absent*: without a card here. *lost*: gone for good.
    """
    city = state.cities[seat]
    card = building if building < OBSTACLE_CARD else OWN_CARD
    if card >= len(state.mode.deck):
        return "absent"
    if building in city.built:
        return "built"
    if building in city.passed:
        return "passed"
    if card in state.blocked:
        return "blocked"
    if city.legacy is not None and building in city.legacy.lost:
        return "lost"
    if state.over or not city.in_play:
        return "left"
    return "shown" if card == state.card else "to_come"
