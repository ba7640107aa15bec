"""What players usually score at a game, as far as this computer has seen them play."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from statistics import median

from game.core.players import Person, Player
from game.core.store import Result

LATEST = 20
"""Of how many of the latest games the usual score is the middle one."""


def _whole(results: Iterable[Result]) -> Iterator[Result]:
    """Whole games that count: parts of a longer story are scored otherwise."""
    return (result for result in results if not result.part and not result.caveat)


def scores(results: Iterable[Result], player: Player) -> list[int]:
    """A player's totals, oldest first."""
    return [seat.total for result in _whole(results) for seat in result.seats if seat.player == player]


def usual(results: Iterable[Result], player: Player) -> int | None:
    """The best of a person, the middle of an AI's latest scores; None: never seen."""
    totals = scores(results, player)
    if not totals:
        return None
    return max(totals) if isinstance(player, Person) else round(median(totals[-LATEST:]))


def won(results: Iterable[Result], player: Player) -> tuple[int, int]:
    """How many whole tables with others somebody has won, and how many there were."""
    ranks = [
        seat.rank
        for result in _whole(results)
        if len(result.seats) > 1
        for seat in result.seats
        if seat.player == player
    ]
    return sum(rank == 1 for rank in ranks), len(ranks)


def between(results: Iterable[Result], one: Player, other: Player) -> tuple[int, int]:
    """How often one was ranked before the other at the same table, and behind."""
    before = behind = 0
    for result in results:
        if result.caveat:
            continue
        ranks = {seat.player: seat.rank for seat in result.seats}
        if one in ranks and other in ranks:
            before += ranks[one] < ranks[other]
            behind += ranks[one] > ranks[other]
    return before, behind
