"""Random outcomes. A label names the one fact an outcome decides, so replaying never changes it."""

from __future__ import annotations

import hashlib
import random
from collections.abc import Callable, Mapping, Sequence
from typing import TypeVar

T = TypeVar("T")
Label = tuple[str | int, ...]


class Chance:
    """Where random outcomes come from."""

    def pick(self, label: Label, items: Sequence[T]) -> T:
        """One of the items, uniformly; IndexError if there are none."""
        raise NotImplementedError

    def order(self, label: Label, items: Sequence[T]) -> list[T]:
        """The items in a random order."""
        raise NotImplementedError

    def die(self, label: Label, sides: int) -> int:
        """A number from 1 to *sides*."""
        raise NotImplementedError


def shuffle(items: list[T], uniform: Callable[[], float]) -> list[T]:
    """Shuffle in place with a source of floats in [0, 1); the same on every Python, unlike the library's."""
    for last in range(len(items) - 1, 0, -1):
        other = int(uniform() * (last + 1))
        items[last], items[other] = items[other], items[last]
    return items


class FastChance(Chance):
    """For search and rollouts: labels are ignored."""

    def __init__(self, source: random.Random) -> None:
        self.uniform = source.random

    def pick(self, label: Label, items: Sequence[T]) -> T:
        return items[int(self.uniform() * len(items))]

    def order(self, label: Label, items: Sequence[T]) -> list[T]:
        return shuffle(list(items), self.uniform)

    def die(self, label: Label, sides: int) -> int:
        return int(self.uniform() * sides) + 1


def derive(*parts: str | int) -> int:
    """A 64-bit number made one-way from the parts, the same on every platform."""
    text = "\x1f".join(f"{type(part).__name__[0]}{part}" for part in parts)
    return int.from_bytes(hashlib.blake2b(text.encode(), digest_size=8).digest(), "big")


class TableChance(Chance):
    """For a table: the outcome depends on the table's seed and the label alone."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def _fast(self, label: Label) -> FastChance:
        return FastChance(random.Random(derive(self.seed, *label)))

    def pick(self, label: Label, items: Sequence[T]) -> T:
        return self._fast(label).pick(label, items)

    def order(self, label: Label, items: Sequence[T]) -> list[T]:
        return self._fast(label).order(label, items)

    def die(self, label: Label, sides: int) -> int:
        return self._fast(label).die(label, sides)


class ScriptedChance(Chance):
    """For lessons and worked cases: named outcomes are fixed, all others come from *otherwise*."""

    def __init__(self, outcomes: Mapping[Label, object], otherwise: Chance | None = None) -> None:
        self.outcomes = outcomes
        self.otherwise = otherwise or TableChance(0)

    def pick(self, label: Label, items: Sequence[T]) -> T:
        if label not in self.outcomes:
            return self.otherwise.pick(label, items)
        return items[items.index(self.outcomes[label])]

    def order(self, label: Label, items: Sequence[T]) -> list[T]:
        if label not in self.outcomes:
            return self.otherwise.order(label, items)
        first: list[T] = list(self.outcomes[label])  # type: ignore[call-overload]
        rest = self.otherwise.order(label, items)
        for item in first:
            rest.remove(item)
        return first + rest

    def die(self, label: Label, sides: int) -> int:
        outcome = self.outcomes.get(label)
        return outcome if isinstance(outcome, int) else self.otherwise.die(label, sides)
