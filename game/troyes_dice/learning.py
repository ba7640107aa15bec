"""Teaches the evaluation's network what the weights of the single amounts leave over: stochastic descent."""

from __future__ import annotations

import random
from collections.abc import Iterable, Sequence
from operator import itemgetter

from game.troyes_dice.network import SCALE, UNITS, Units

SHOWINGS = 3
"""So often each lesson is shown."""
RATE = 0.0001
"""The share of an error by which each unit that counts gives more or less with each sign."""
LEAST_RATE = 0.02
"""The share of the rate that is left at the end."""
SPREAD = 0.03
"""What a sign gives to a unit before anything is learnt, at most: units alike would all learn the same."""

Lesson = tuple[tuple[int, ...], float]
"""The signs by number, and what the network ought to say of them."""


class Network:
    """What each sign gives to each unit; half of the units count for the value, the others against it."""

    def __init__(self, seed: int) -> None:
        self._chance = random.Random(seed)
        self._numbers: dict[str, int] = {}
        self._shares: list[list[float]] = [[] for _ in range(UNITS)]

    def number(self, sign: str) -> int:
        """The number of a sign, a new one if it is new."""
        found = self._numbers.setdefault(sign, len(self._numbers))
        if found == len(self._shares[0]):
            for shares in self._shares:
                shares.append(self._chance.uniform(-SPREAD, SPREAD))
        return found

    def learn(self, lessons: Sequence[Lesson]) -> None:
        """Go through all lessons some times, more and more slowly; it begins with what it knows."""
        shown = [(itemgetter(*signs), signs, wanted) for signs, wanted in lessons]
        left = total = SHOWINGS * len(shown)
        pro, con = self._shares[: UNITS // 2], self._shares[UNITS // 2 :]
        for _ in range(SHOWINGS):
            self._chance.shuffle(shown)
            for pick, signs, wanted in shown:
                for_it = [sum(pick(shares)) for shares in pro]
                against = [sum(pick(shares)) for shares in con]
                said = sum(one for one in for_it if one > 0) - sum(one for one in against if one > 0)
                step = RATE * max(LEAST_RATE, left / total) * (wanted - said)
                left -= 1
                _shift(zip(pro, for_it), signs, step)
                _shift(zip(con, against), signs, -step)

    def said(self, signs: Sequence[int]) -> float:
        """What it says of these signs."""
        sums = [sum(shares[sign] for sign in signs) for shares in self._shares]
        half = UNITS // 2
        return sum(max(0.0, one) for one in sums[:half]) - sum(max(0.0, one) for one in sums[half:])

    def signs(self) -> dict[str, Units]:
        """What each sign gives to each unit, in whole numbers."""
        return {
            sign: tuple(round(shares[number] * SCALE) for shares in self._shares)
            for sign, number in self._numbers.items()
        }


def _shift(units: Iterable[tuple[list[float], float]], signs: Sequence[int], step: float) -> None:
    """Those that counted give so much more with each of these signs."""
    for shares, given in units:
        if given > 0:
            for sign in signs:
                shares[sign] += step
