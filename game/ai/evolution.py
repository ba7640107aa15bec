"""A search for the numbers that do best, where trying them is all that can be done."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence

from game.core.chance import derive

POPULATION = 16
"""Sets of numbers tried a round, in mirrored pairs."""
SPREAD = 0.7
"""How far the first are tried from the beginning, in scales of each number."""
Vector = tuple[float, ...]


class Evolution:
    """Separable natural evolution strategy (Schaul and others 2011): what ranks high pulls the middle.

    Every number has a spread of its own, in *scales*.
    """

    def __init__(self, begin: Sequence[float], scales: Sequence[float], seed: int) -> None:
        self.middle = tuple(begin)
        self._scales = tuple(scales)
        self._spreads = [SPREAD] * len(scales)
        self._rng = random.Random(derive(seed, "evolution"))
        self._pace = (3 + math.log(len(scales))) / (5 * math.sqrt(len(scales)))
        self._steps: list[Vector] = []

    def ask(self) -> list[Vector]:
        """The sets of numbers to be tried in this round."""
        half = [tuple(self._rng.gauss(0, 1) for _ in self._scales) for _ in range(POPULATION // 2)]
        self._steps = half + [tuple(-part for part in step) for step in half]
        return [self._at(step) for step in self._steps]

    def _at(self, step: Vector) -> Vector:
        parts = zip(self.middle, self._scales, self._spreads, step)
        return tuple(middle + scale * spread * part for middle, scale, spread, part in parts)

    def tell(self, fitness: Sequence[float]) -> None:
        """How well each of them did."""
        shares = _shares(fitness)
        moves = [
            sum(share * step[at] for share, step in zip(shares, self._steps))
            for at in range(len(self.middle))
        ]
        widths = [
            sum(share * (step[at] ** 2 - 1) for share, step in zip(shares, self._steps))
            for at in range(len(self.middle))
        ]
        self.middle = self._at(tuple(moves))
        self._spreads = [
            spread * math.exp(self._pace / 2 * width) for spread, width in zip(self._spreads, widths)
        ]


def _shares(fitness: Sequence[float]) -> list[float]:
    """What each counts: the better, the more; half of them count against."""
    count = len(fitness)
    raw = [max(0.0, math.log(count / 2 + 1) - math.log(place + 1)) for place in range(count)]
    order = sorted(range(count), key=lambda one: -fitness[one])
    shares = [0.0] * count
    for place, one in enumerate(order):
        shares[one] = raw[place] / sum(raw) - 1 / count
    return shares
