"""What the seats of a table are called on screen."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Protocol

from game.core.options import Options
from game.core.players import Ai, Player
from game.scenes import person_names
from game.ui.fill import Described, Name
from game.ui.locale import words


def problem(players: Sequence[Player]) -> str | None:
    """What stands against these players at one table, in words."""
    names = [person_names.shown(player) for player in players if not isinstance(player, Ai)]
    if not all(names):
        return words("scenes.set_up.nameless")
    return words("scenes.set_up.same_name") if len(set(names)) < len(names) else None


class Seating(Protocol):
    """A table, or what may be seen of one: who sits where."""

    @property
    def game(self) -> str:
        """The game's id."""

    @property
    def options(self) -> Options:
        """What is played."""

    @property
    def players(self) -> Mapping[int, Player]:
        """Who decides for each seat."""

    @property
    def seats(self) -> range:
        """Every seat."""


def shown_name(session: Seating, seat: int) -> Name:
    """A player's name in the present language; two AIs of one level are numbered.

    A party without a seat, counted from the last seat, is called as the options tell.
    """
    if seat not in session.seats:
        return Described(words(f"{session.game}.{session.options.party(seat - len(session.seats))}"))
    players = session.players
    player = players.get(seat)
    name = person_names.shown(player) if player is not None else Name()
    if not isinstance(player, Ai):
        return name or Name(words("scenes.table.seat", n=seat + 1))
    same = [other for other in session.seats if players.get(other) == player]
    return name if len(same) == 1 else Name(f"{name} {same.index(seat) + 1}")
