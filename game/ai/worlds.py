"""The same work in many imagined worlds: one after the other here, or spread over processes (see `crew`)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, Protocol, TypeVar

from game.ai.bot import Bot
from game.core.rules import Move

T = TypeVar("T")
Work = Callable[[Bot[Any, Any], Any, int, Sequence[Move], int], Sequence[T]]
"""What is done in one world: given bot, view, seat, moves and the world's number, and by nothing else.

A result a move, whatever the other moves are."""


class Spread(Protocol):
    """Does a work in the worlds of these numbers; yields what has come meanwhile, in the numbers' order."""

    def __call__(
        self,
        work: Work[T],
        bot: Bot[Any, Any],
        view: Any,
        seat: int,
        moves: Sequence[Move],
        numbers: Sequence[int],
        /,
    ) -> Iterator[Sequence[Sequence[T]]]:
        """Nothing may have come yet; all together it is, for each number, a result a move."""


Spreading = Callable[[int, int], Spread]
"""Who does the work for a thought of this seat, that knows of so many events."""


def one_by_one(
    work: Work[T],
    bot: Bot[Any, Any],
    view: Any,
    seat: int,
    moves: Sequence[Move],
    numbers: Sequence[int],
    /,
) -> Iterator[Sequence[Sequence[T]]]:
    """All of it here, a world at a time."""
    for number in numbers:
        yield (work(bot, view, seat, moves, number),)


def nobody_helps(seat: int, count: int) -> Spread:
    """The spreading of a mind on its own."""
    return one_by_one
