"""Players in few letters, for tests."""

from __future__ import annotations

from game.core.players import Ai, Person, Player


def people(*words: str | Player) -> list[Player]:
    """Seat by seat: a person by name, or an AI's level after ``ai:``; a player stays one."""
    return [player(one) if isinstance(one, str) else one for one in words]


def player(words: str) -> Player:
    """One of them."""
    return Ai(words.removeprefix("ai:")) if words.startswith("ai:") else Person(words)


def seats(*words: str) -> dict[int, Player]:
    """Who sits where."""
    return dict(enumerate(people(*words)))
