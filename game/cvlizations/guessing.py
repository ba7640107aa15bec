"""Guessing what the others lay: the orders of a round as a game of simultaneous choices.

Every tribe's pair of orders is an action; what a pair is worth depends on how many others choose the same
orders. Regret matching over sampled rounds gives each tribe a mixed strategy and an average payoff a pair.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations
from typing import NamedTuple

from game.core.chance import Chance
from game.cvlizations import turns
from game.cvlizations.catalog import DOUBLING, ORDERS
from game.cvlizations.evaluation import Evaluation, OrderWorths, buys_left
from game.cvlizations.options import CvlizationsOptions
from game.cvlizations.state import ALL_ORDERS, CvlizationsState

ROUNDS_PLAYED = 150
"""Sampled rounds of regret matching."""
Pair = tuple[int, int]


class Position(NamedTuple):
    """All that the guess depends on, by tribe: hands, known orders of this round, worth of orders."""

    hands: tuple[int, ...]
    known: tuple[tuple[int, ...], ...]
    worths: tuple[OrderWorths | None, ...]


class Guess(NamedTuple):
    """By tribe: the pairs it may lay, how often it would, and what each is worth on average."""

    pairs: tuple[tuple[Pair, ...], ...]
    weights: tuple[tuple[float, ...], ...]
    payoffs: tuple[tuple[float, ...], ...]


def guess(view: CvlizationsState, seat: int, eye: Evaluation) -> Guess:
    """What a seat can guess of everybody's orders; uses nothing the seat does not know."""
    return _solve(_position(view, seat, eye))


def _position(view: CvlizationsState, seat: int, eye: Evaluation) -> Position:
    options = view.options
    known = []
    for tribe, up in enumerate(view.up):
        down = view.down[tribe]
        own = turns.director(options, tribe) == seat
        known.append(() if up < 0 else (up, down) if own and down is not None else (up,))
    return Position(
        tuple(ALL_ORDERS & ~spent for spent in view.spent),
        tuple(known),
        tuple(_worths(view, tribe, eye) if tribe < options.seats else None for tribe in range(len(view.up))),
    )


def _worths(view: CvlizationsState, seat: int, eye: Evaluation) -> OrderWorths:
    options: CvlizationsOptions = view.options
    return eye.order_worths(options, view.goods[seat], view.active[seat], buys_left(view, seat))


@lru_cache(maxsize=64)
def _solve(position: Position) -> Guess:
    source = random.Random(1)
    tribes = range(len(position.hands))
    pairs = tuple(_pairs(hand, known) for hand, known in zip(position.hands, position.known, strict=True))
    regrets = [[0.0] * len(actions) for actions in pairs]
    totals = [[0.0] * len(actions) for actions in pairs]
    payoffs = [[0.0] * len(actions) for actions in pairs]
    for _ in range(ROUNDS_PLAYED):
        mixed = [_strategy(own) for own in regrets]
        chosen = [source.choices(pairs[tribe], mixed[tribe])[0] for tribe in tribes]
        counts = [0] * ORDERS
        for first, second in chosen:
            counts[first] += 1
            counts[second] += 1
        for tribe in tribes:
            for place, share in enumerate(mixed[tribe]):
                totals[tribe][place] += share
            worths = position.worths[tribe]
            if worths is not None:
                _learn(
                    pairs[tribe],
                    mixed[tribe],
                    _without(counts, chosen[tribe]),
                    worths,
                    regrets[tribe],
                    payoffs[tribe],
                )
    return Guess(
        pairs,
        tuple(tuple(own) for own in totals),
        tuple(tuple(total / ROUNDS_PLAYED for total in own) for own in payoffs),
    )


def _pairs(hand: int, known: tuple[int, ...]) -> tuple[Pair, ...]:
    orders = [order for order in range(ORDERS) if hand >> order & 1]
    return tuple(pair for pair in combinations(orders, 2) if all(order in pair for order in known))


def _strategy(regrets: Sequence[float]) -> list[float]:
    """Shares in proportion to positive regrets; even if there are none."""
    total = sum(regrets)
    return [regret / total for regret in regrets] if total > 0 else [1 / len(regrets)] * len(regrets)


def _without(counts: Sequence[int], own: Pair) -> list[int]:
    others = list(counts)
    others[own[0]] -= 1
    others[own[1]] -= 1
    return others


def _learn(
    pairs: Sequence[Pair],
    shares: Sequence[float],
    others: Sequence[int],
    worths: OrderWorths,
    regrets: list[float],
    payoffs: list[float],
) -> None:
    """Regret of every pair against what the others chose; regrets stay positive (matching plus)."""
    alone = [worths[order][min(others[order], 2)] for order in range(ORDERS - 1)]
    times = 2 if others[DOUBLING] < 2 else 1
    found = [
        alone[first] * times if second == DOUBLING else alone[first] + alone[second]
        for first, second in pairs
    ]
    mean = sum(share * worth for share, worth in zip(shares, found, strict=True))
    for place, worth in enumerate(found):
        payoffs[place] += worth
        regrets[place] = max(0.0, regrets[place] + worth - mean)


def hidden_order(found: Guess, tribe: int, up: int, chance: Chance) -> int:
    """A face-down order for a tribe that shows *up*, as often as its strategy would lay it."""
    pair = weighted(found.pairs[tribe], found.weights[tribe], chance)
    return pair[1] if pair[0] == up else pair[0]


def weighted(pairs: Sequence[Pair], weights: Sequence[float], chance: Chance) -> Pair:
    """One of the pairs, in proportion to the weights."""
    left = sum(weights) * (chance.die(("pair",), 1 << 24) - 1) / (1 << 24)
    for pair, weight in zip(pairs, weights, strict=True):
        left -= weight
        if left < 0:
            return pair
    return pairs[-1]
