"""What a city of 7 Wonders holds and what lies around it, name by name, when an age begins: to be weighed."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache, lru_cache

from game.seven_wonders.catalog import RESOURCES
from game.seven_wonders.goods import UNITS, supply
from game.seven_wonders.state import SevenWondersState
from game.seven_wonders.tables import tables

FAR = 3
"""Shields ahead of a neighbour, or behind, beyond which more say nothing."""
LEADS = range(-FAR, FAR + 1)
SEATS = range(2, 8)
SIDES = ("left", "right")
"""A neighbour's cards count by side: to one a hand is passed on, from the other one comes."""
LAST_AGE = 3
"""Its cards are in no city before it begins."""


@cache
def holdings() -> tuple[str, ...]:
    """The names of all that may be held."""
    t = tables()
    cards = dict.fromkeys(kind(card) for card in range(len(t.ids)) if t.age[card] < LAST_AGE)
    wonders = [
        f"wonder.{board}.{stages}"
        for board, gains in zip(t.board_ids, t.stage_gain, strict=True)
        for stages in range(len(gains) + 1)
    ]
    return (
        *cards,
        *[in_hand(leader) for leader in t.leaders],
        *wonders,
        *[f"goods.{resource}" for resource in RESOURCES],
        *[f"beside.{resource}" for resource in RESOURCES],
        *[f"{side}.{card}" for side in SIDES for card in cards],
        *[f"ahead.{lead}" for lead in LEADS],
        *[f"seats.{seats}" for seats in SEATS],
    )


def kind(card: int) -> str:
    """The name of a card or leader, one for all copies of a building."""
    t = tables()
    if card >= t.cards:
        return f"leader.{t.ids[card]}"
    first = t.same[card] & -t.same[card]
    return f"card.{t.ids[first.bit_length() - 1]}"


def in_hand(leader: int) -> str:
    """The name of a leader that is not in play yet."""
    return f"hand.{tables().ids[leader]}"


def held(state: SevenWondersState, shields: Sequence[int], party: int) -> Iterator[str]:
    """What a party holds, a name for each piece of it; *shields* by party."""
    left, right = party + 1 - len(shields), party - 1
    yield from (kind(card) for card in _ones(state.cities[party]))
    yield from (in_hand(leader) for leader in leaders(state, party))
    yield f"wonder.{tables().board_ids[state.boards[party]]}.{state.stages[party]}"
    yield from (f"goods.{resource}" for resource in _pieces(state.goods[party]))
    yield f"seats.{state.options.seats}"
    for side, neighbour in zip(SIDES, (left, right), strict=True):
        yield from (f"{side}.{kind(card)}" for card in _ones(state.cities[neighbour]))
        yield from (f"beside.{resource}" for resource in _pieces(state.goods[neighbour]))
        yield f"ahead.{_lead(shields[party] - shields[neighbour])}"


def leaders(state: SevenWondersState, party: int) -> Sequence[int]:
    """The leaders in a party's hand, as far as they are known."""
    return [one for one in state.leaders[party] if one >= 0] if party < state.options.seats else ()


def _ones(mask: int) -> Iterator[int]:
    while mask:
        low = mask & -mask
        mask ^= low
        yield low.bit_length() - 1


def _pieces(goods: int) -> Iterator[str]:
    """Each resource as often as a city could give it."""
    known = supply(goods)
    for resource, unit in zip(RESOURCES, UNITS, strict=True):
        yield from [resource] * (known // unit & 15)


def _lead(ahead: int) -> int:
    return max(-FAR, min(FAR, ahead))


class Holdings:
    """What all that a party holds is worth together; sums that come again are remembered."""

    def __init__(self, weights: Mapping[str, float]) -> None:
        t = tables()
        self._of = weights
        self._in_hand = {leader: weights[in_hand(leader)] for leader in t.leaders}
        self._wonders = [
            [weights[f"wonder.{board}.{stages}"] for stages in range(len(gains) + 1)]
            for board, gains in zip(t.board_ids, t.stage_gain, strict=True)
        ]
        self._leads = {lead: weights[f"ahead.{lead}"] for lead in LEADS}
        self._seats = {seats: weights[f"seats.{seats}"] for seats in SEATS}
        self._city = _summing(weights, "")
        self._left, self._right = [_summing(weights, f"{side}.") for side in SIDES]
        self._goods = lru_cache(1 << 13)(lambda goods: self._sum("goods", goods))
        self._beside_goods = lru_cache(1 << 13)(lambda goods: self._sum("beside", goods))

    def _sum(self, where: str, goods: int) -> float:
        return sum([self._of[f"{where}.{resource}"] for resource in _pieces(goods)])

    def worth(self, state: SevenWondersState, shields: Sequence[int], party: int) -> float:
        """The weights of what a party holds, each as often as it is held."""
        left, right = party + 1 - len(shields), party - 1
        goods, cities, own = state.goods, state.cities, shields[party]
        return (
            self._city(cities[party])
            + sum([self._in_hand[leader] for leader in leaders(state, party)])
            + self._wonders[state.boards[party]][state.stages[party]]
            + self._goods(goods[party])
            + self._beside_goods(goods[left])
            + self._beside_goods(goods[right])
            + self._left(cities[left])
            + self._right(cities[right])
            + self._leads[_lead(own - shields[left])]
            + self._leads[_lead(own - shields[right])]
            + self._seats[state.options.seats]
        )


def _summing(weights: Mapping[str, float], where: str) -> Callable[[int], float]:
    """What the cards of a city are worth together, *where* before their names."""
    cards = [weights.get(where + kind(card), 0.0) for card in range(len(tables().ids))]
    return lru_cache(1 << 13)(lambda city: sum([cards[card] for card in _ones(city)]))
