"""How strong the AIs' levels are at a game, as set-up shows and tells it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from game.ai import ladder
from game.ai.bot import LEVELS
from game.core.players import Ai, Person, Player
from game.core.store import Result
from game.scenes import person_names, usual
from game.scenes.seat_card import Sitter
from game.session import ratings
from game.ui.focus import Tip
from game.ui.locale import words

HALF = ladder.STEP / 2
"""The Elo that half a star stands for."""
MOST = 2 * len(LEVELS)
"""Half stars at the most."""


class Even(NamedTuple):
    """The level that makes a game even for the person nearest to us, and why; unrated: nothing is said."""

    level: str
    said: str


def even(game: str, results: Iterable[Result], seated: Sequence[Player]) -> Even:
    """Whom those *seated* play an even game with."""
    person = next((one for one in seated if isinstance(one, Person)), None)
    rating = None if person is None else ratings.rating(results, game, person)
    level = ratings.even(game, rating)
    if person is None or rating is None:
        return Even(level, "")
    return Even(level, words("scenes.set_up.even", name=person_names.shown(person), rating=rating))


def half_stars(game: str, player: Ai) -> int:
    """In half stars, from two; who is of no level has none."""
    if player.level not in LEVELS:
        return 0
    above = ladder.rating(game, player.level) - ladder.BEGIN
    return max(2, min(MOST, 2 + round(above / HALF)))


def sitter(game: str, results: Sequence[Result], player: Player, seat: int, name: str) -> Sitter:
    """Somebody as their card tells of them: of an AI never seen here the score that was measured."""
    score, won = usual.usual(results, player), usual.won(results, player)
    if isinstance(player, Person):
        return Sitter(player, seat, score, name, won)
    score = measured_score(game, player.level) if score is None else score
    return Sitter(player, seat, score, name, won, half_stars(game, player))


def measured_score(game: str, level: str) -> int | None:
    """The usual score of a level, where that has been measured."""
    found = ladder.of(game)
    rung = found.levels.get(level) if found else None
    return rung.usual if rung else None


def measured(game: str, level: str) -> str:
    """What has been measured of a level, in a sentence; empty: nothing."""
    found = ladder.of(game)
    rung = found.levels.get(level) if found else None
    if rung is None:
        return ""
    return words("scenes.set_up.measured", elo=rung.elo, usual=rung.usual)


def tip(game: str, level: str, match: Even) -> Tip:
    """What a level is like, what has been measured of it, and whether it is an even match."""
    told = (
        words(f"ai.help.{level}"),
        measured(game, level),
        match.said if level == match.level else "",
    )
    return Tip(words(f"ai.level.{level}"), "\n".join(line for line in told if line))
