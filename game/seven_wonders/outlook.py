"""What the cities of 7 Wonders are heading for when an age is over: their expected final points.

A linear guess by what each city and its neighbours have then, fitted to games played to the end by judged
worth (`game.seven_wonders.outlook_fit`). A search asks it instead of playing the later ages.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from operator import itemgetter, mul
from pathlib import Path

from game.core.components import Component, demand, read
from game.seven_wonders.catalog import DATA
from game.seven_wonders.conflict import strength
from game.seven_wonders.evaluation import Evaluation
from game.seven_wonders.holdings import SIDES, Holdings, held, holdings
from game.seven_wonders.state import SevenWondersState
from game.seven_wonders.traits import TRAITS, describe

FILE = DATA / "outlook.json"
TWO_FILE = DATA / "outlook_two.json"
"""For two seats, who steer the city beside them: a point of war or a thing to buy is worth something else."""
JUDGED = (2, 3)
"""The ages before which there is something to guess."""
Row = tuple[float, ...]
ALIKE = {"always", "middle", "seats"}
HIDDEN = {"leaders", "first_leader", "second_leader", "third_leader"}
OPEN_TRAITS = tuple(trait for trait in TRAITS if trait not in ALIKE | HIDDEN)
"""What of a neighbour says something of a city: not what all have in common, nor what it has in its hand."""
TOLD = (*TRAITS, *[f"{side}.{trait}" for side in SIDES for trait in OPEN_TRAITS])
"""The names of a city's traits and those of its neighbours, as `_with_sides` gives them."""
_open = itemgetter(*map(TRAITS.index, OPEN_TRAITS))


@cache
def features() -> tuple[str, ...]:
    """What is weighed, in the order of `rows`."""
    return *TOLD, *holdings()


def rows(state: SevenWondersState, eye: Evaluation) -> list[Row]:
    """What there is to weigh of each city, Free City included, when the state's age has just begun."""
    places = {name: place for place, name in enumerate(features())}
    shields = [strength(state, party) for party in range(len(state.coins))]
    found = []
    for party, traits in enumerate(_with_sides(describe(state, eye))):
        row = [*traits, *[0.0] * len(holdings())]
        for name in held(state, shields, party):
            row[places[name]] += 1
        found.append(tuple(row))
    return found


class Outlooks(Component, frozen=True):
    """What each feature is worth in final points: before an age, without and with the boxes."""

    provenance: str
    plain: dict[str, dict[str, float]]
    boxes: dict[str, dict[str, float]]


class Outlook:
    """The guess with one set of weights."""

    def __init__(self, given: Outlooks, eye: Evaluation) -> None:
        self._eye = eye
        self._weights = {
            (bool(boxes), age): _weighing(weights[str(age)])
            for boxes, weights in enumerate((given.plain, given.boxes))
            for age in JUDGED
        }

    def totals(self, state: SevenWondersState) -> Sequence[float]:
        """Every city's expected final points, when the second or third age has just begun."""
        weights, held = self._weights[state.options.boxed, state.age]
        shields = [strength(state, party) for party in range(len(state.coins))]
        return [
            sum(map(mul, traits, weights)) + held.worth(state, shields, party)
            for party, traits in enumerate(_with_sides(describe(state, self._eye)))
        ]


def _with_sides(described: Sequence[Row]) -> list[Row]:
    """Each city's traits, and after them those of its neighbours on the left and on the right."""
    return [
        (*own, *_open(described[party + 1 - len(described)]), *_open(described[party - 1]))
        for party, own in enumerate(described)
    ]


def _weighing(weights: Mapping[str, float]) -> tuple[Row, Holdings]:
    return tuple(weights[name] for name in TOLD), Holdings(weights)


def fresh_age(state: SevenWondersState) -> bool:
    """Whether an age has just begun, and nothing is decided in it, not even for the Free City."""
    first = state.phase == "recruit" if state.options.leaders else state.turn == 1
    begun = first and state.age in JUDGED and not state.queue and state.city_order is None
    return begun and state.phase in ("turn", "city", "recruit")


def read_outlooks(path: Path) -> Outlooks:
    """The weights of a file that comes with the game; raises `BadData`."""
    found = read(path, Outlooks)
    for weights in (found.plain, found.boxes):
        demand(set(weights) == {str(age) for age in JUDGED}, path.name, "not the ages to be judged")
        for of_age in weights.values():
            demand(set(of_age) == set(features()), path.name, "not the features that are weighed")
    return found


@cache
def outlooks(path: Path) -> Outlooks:
    """The weights of a file that comes with the game, read once."""
    return read_outlooks(path)
