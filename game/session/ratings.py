"""How good somebody is at a game: a number that rises with every one ranked behind, and falls otherwise.

It is Elo's, pair by pair: who was ranked before whom at a table counts as one game won. AIs have the number
of their level at this game, as measured (see `game.ai.ladder`), so that persons at different computers have
numbers of the same kind. Persons begin with that of the lowest level.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable

from game.ai import ladder
from game.ai.bot import LEVELS
from game.ai.ladder import BEGIN
from game.core.players import Ai, Person, Player
from game.core.store import Result

SWING = 40
"""The most that one table can change."""
SCALE = 400


def courses(results: Iterable[Result]) -> dict[tuple[str, Player], list[int]]:
    """The ratings of every person at every game, oldest first: one for each table with others that counts."""
    now: dict[tuple[str, Player], float] = defaultdict(lambda: float(BEGIN))
    found: dict[tuple[str, Player], list[int]] = defaultdict(list)
    for result in results:
        if result.caveat or len(result.seats) < 2:
            continue
        ratings = [_rating(now, result.game, seat.player) for seat in result.seats]
        for place, seat in enumerate(result.seats):
            if isinstance(seat.player, Ai):
                continue
            gain = sum(
                _scored(seat.rank, other.rank) - _expected(ratings[place], ratings[at])
                for at, other in enumerate(result.seats)
                if at != place
            )
            key = (result.game, seat.player)
            now[key] = ratings[place] + SWING * gain / (len(result.seats) - 1)
            found[key].append(round(now[key]))
    return dict(found)


def rating(results: Iterable[Result], game: str, person: Person) -> int | None:
    """A person's rating at a game now; None before the first game that counts for it."""
    course = courses(results).get((game, person))
    return course[-1] if course else None


def even(game: str, found: int | None) -> str:
    """The level that is as good as who has this rating; the lowest for who has none."""
    if found is None:
        return LEVELS[0]
    return min(LEVELS, key=lambda level: abs(ladder.rating(game, level) - found))


def _rating(now: dict[tuple[str, Player], float], game: str, player: Player) -> float:
    if isinstance(player, Ai):
        return ladder.rating(game, player.level)
    return now[game, player]


def _scored(rank: int, other: int) -> float:
    return 1.0 if rank < other else 0.5 if rank == other else 0.0


def _expected(rating: float, other: float) -> float:
    return float(1 / (1 + 10 ** ((other - rating) / SCALE)))
