"""Numbers for texture: the same on every version of Python, unlike most of ``random``."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import TypeVar

T = TypeVar("T")


class Grain:
    """A seeded source that uses nothing but ``random.random``."""

    def __init__(self, seed: int) -> None:
        self._source = random.Random(seed)

    def unit(self) -> float:
        """At least 0, less than 1."""
        return self._source.random()

    def below(self, limit: int) -> int:
        """A whole number from 0 to *limit* - 1 (0 if there is none)."""
        return int(self._source.random() * limit)

    def between(self, low: int, high: int) -> int:
        """A whole number from *low* to *high* - 1."""
        return low + self.below(high - low)

    def pick(self, items: Sequence[T]) -> T:
        """One of *items*."""
        return items[self.below(len(items))]
