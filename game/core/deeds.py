"""Deeds: what is one thing to a person is kept as one, or not at all; only then is anybody told of it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any, Protocol

Call = Callable[[], None]


class Deeds:
    """Deeds one after the other, and within one another. Those of a store begin and end transactions.

    An inner deed that fails is gone, and the outer one may go on; with an outer one all within it are gone.
    """

    def __init__(self) -> None:
        self._depth = 0
        self._afterwards: list[Call] = []
        self._otherwise: list[Call] = []

    @contextmanager
    def deed(self) -> Iterator[None]:
        """Make everything written inside one; raises what is raised inside, or when it can't be kept."""
        afterwards, otherwise = len(self._afterwards), len(self._otherwise)
        self.begin(self._depth)
        self._depth += 1
        try:
            yield
            self.keep(self._depth - 1)
        except BaseException:
            self.drop(self._depth - 1)
            self._depth -= 1
            del self._afterwards[afterwards:]
            for call in reversed(_taken(self._otherwise, otherwise)):
                call()
            raise
        self._depth -= 1
        if not self._depth:
            self._otherwise.clear()
            _call_all(_taken(self._afterwards, 0))

    @property
    def within(self) -> bool:
        """Whether a deed is under way."""
        return self._depth > 0

    def afterwards(self, call: Call) -> None:
        """Have *call* made once the outermost deed is kept."""
        self._afterwards.append(call)

    def otherwise(self, call: Call) -> None:
        """Have *call* made if the deed under way fails; the latest comes first."""
        self._otherwise.append(call)

    def begin(self, depth: int) -> None:
        """A deed begins, *depth* others around it."""

    def keep(self, depth: int) -> None:
        """It has succeeded; raises if it can't be kept."""

    def drop(self, depth: int) -> None:
        """It has failed: nothing of it is to be kept."""


class Keeper(Protocol):
    """Stores a table's entries, as deeds."""

    deeds: Deeds

    def append(self, number: int, data: bytes) -> None:
        """Store an entry, by its number and its bytes."""

    def settle(self, table: Any, before: Sequence[Any], since: int) -> None:
        """Store what else follows from a deed at a table that is about to end.

        *before*: the events that had happened when it began; the first *since* of them have stayed.
        """


def _taken(calls: list[Call], first: int) -> list[Call]:
    found = calls[first:]
    del calls[first:]
    return found


def _call_all(calls: list[Call]) -> None:
    """Make every call, whatever one of them raises; the first error is raised in the end."""
    errors = []
    for call in calls:
        try:
            call()
        except Exception as error:
            errors.append(error)
    if errors:
        raise errors[0]
