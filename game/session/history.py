"""The finished games as one person, or everybody, has played them: what the records page is made of."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from statistics import median
from typing import NamedTuple

from game.ai.bot import LEVELS
from game.core.players import Person, level_of
from game.core.store import Result, SeatResult

USUAL = 10
"""Of how many latest scores the usual one is the middle."""


class Played(NamedTuple):
    """A finished game, and the seat it is told of."""

    result: Result
    seat: SeatResult

    @property
    def alone(self) -> bool:
        """Whether nobody else was there."""
        return len(self.result.seats) < 2

    @property
    def counts(self) -> bool:
        """Whether it is in the records."""
        return not self.result.caveat

    @property
    def won(self) -> bool:
        """Whether it was won against others."""
        return not self.alone and self.seat.rank == 1


def seats_by_rank(result: Result) -> list[SeatResult]:
    """Who played a game, the best first."""
    return sorted(result.seats, key=lambda seat: (seat.rank, -seat.total, seat.seat))


def games_of(results: Iterable[Result], person: Person | None) -> list[Played]:
    """The games of a person, the oldest first; of None all games, each told of its best seat."""
    found = []
    for result in results:
        own = [seat for seat in seats_by_rank(result) if person is None or seat.player == person]
        if own:
            found.append(Played(result, own[0]))
    return found


def is_whole(game: Played, games: Sequence[Played]) -> bool:
    """Whether it is the total of a long table whose parts are among the games, and count something else."""
    table = game.result.table
    return table is not None and not game.result.part and table in _long(games)


def _long(games: Sequence[Played]) -> set[int | None]:
    return {game.result.table for game in games if game.result.part and game.result.table is not None}


def singles(games: Sequence[Played]) -> list[Played]:
    """Those that count, without the totals of long tables whose parts count by themselves."""
    long = _long(games)
    return [game for game in games if game.counts and (game.result.part or game.result.table not in long)]


class Tally(NamedTuple):
    """How often something was played, how often won, and the scores, the oldest first."""

    games: int
    won: int
    scores: tuple[int, ...]

    @property
    def usual(self) -> int | None:
        """The middle of the latest scores; None: there are none."""
        return round(median(self.scores[-USUAL:])) if self.scores else None

    @property
    def best(self) -> int | None:
        """The best score."""
        return max(self.scores, default=None)


def tally(games: Sequence[Played]) -> Tally:
    """All these games together."""
    return Tally(len(games), sum(game.won for game in games), tuple(game.seat.total for game in games))


def by_game(games: Sequence[Played]) -> dict[str, Tally]:
    """Game by game."""
    return _grouped((game.result.game, game) for game in games)


def by_level(games: Sequence[Played]) -> dict[str, Tally]:
    """By the strongest AI that was at the table; tables without any are left out."""
    found = []
    for game in games:
        there = [level_of(seat.player) for seat in game.result.seats]
        strongest = next((level for level in reversed(LEVELS) if level in there), None)
        if strongest is not None:
            found.append((strongest, game))
    tallies = _grouped(found)
    return {level: tallies[level] for level in LEVELS if level in tallies}


def by_role(games: Sequence[Played]) -> dict[str, Tally]:
    """By what was played, such as a wonder or an episode, the one played most first."""
    found = (
        (game.seat.role or (f"part:{game.result.part}" if game.result.part else ""), game) for game in games
    )
    tallies = _grouped((role, game) for role, game in found if role)
    return dict(sorted(tallies.items(), key=lambda item: -item[1].games))


def _grouped(games: Iterable[tuple[str, Played]]) -> dict[str, Tally]:
    groups: dict[str, list[Played]] = defaultdict(list)
    for key, game in games:
        groups[key].append(game)
    return {key: tally(group) for key, group in groups.items()}
