"""Folds finished tables into what each profile keeps, and reads it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

import msgspec

from game import registry
from game.core import record as plain
from game.core.players import Person, Player
from game.core.record import Record
from game.core.store import Store

COUNTED = "records.counted"
REMEMBERED = 2000
"""So many finished tables and parts are known not to be counted twice."""


class Earned(NamedTuple):
    """A person has earned an achievement of a game."""

    player: Person
    game: str
    achievement: str


def load(store: Store, profile: int, game: str) -> Any:
    """What a profile keeps of a game; a fresh record where there is none, or a damaged one."""
    book = registry.room(game).record if game in registry.GAMES else None
    kind: type[Record] = Record if book is None else book.kind
    data = store.record(profile, game)
    try:
        return kind() if data is None else msgspec.json.decode(data, type=kind)
    except (msgspec.MsgspecError, RecursionError):
        return kind()


def fold(
    store: Store, number: int, game: str, state: Any, players: Mapping[int, Player], part: str = ""
) -> list[Earned]:
    """Add a finished table, or a part of it, to its players' records, once; what they newly earned."""
    counted: list[Any] = store.setting(COUNTED, [])
    mark = f"{number}:{part}" if part else number
    if mark in counted:
        return []
    profiles = {profile.person: profile.id for profile in store.profiles()}
    found = []
    with store.deed():
        store.set_setting(COUNTED, [*counted, mark][-REMEMBERED:])
        for seat, player in players.items():
            if isinstance(player, Person) and player in profiles:
                before = load(store, profiles[player], game)
                later = _after(game, before, state, seat)
                store.set_record(profiles[player], game, msgspec.json.encode(later))
                fresh = later.achievements[len(before.achievements) :]
                found += [Earned(player, game, achievement) for achievement in fresh]
    return found


def parts_counted(store: Store, number: int) -> frozenset[str]:
    """The parts of a table that are in the records."""
    counted: list[Any] = store.setting(COUNTED, [])
    start = f"{number}:"
    return frozenset(
        mark[len(start) :] for mark in counted if isinstance(mark, str) and mark.startswith(start)
    )


def pass_over(store: Store, number: int, parts: int) -> None:
    """Never count the first *parts* of a table that came from elsewhere: they were not played here."""
    counted: list[Any] = store.setting(COUNTED, [])
    marks = [f"{number}:{part}" for part in range(1, parts + 1)]
    store.set_setting(COUNTED, [*counted, *marks][-REMEMBERED:])


def _after(game: str, record: Any, state: Any, seat: int) -> Any:
    room = registry.room(game)
    if room.record is not None:
        return room.record.after(record, state, seat)
    return plain.after(room.rules, record, state, seat)


class Progress(NamedTuple):
    """How far a profile is with an achievement."""

    game: str
    achievement: str
    done: int
    needed: int


def progress(store: Store, profile: int, game: str) -> list[Progress]:
    """A profile's progress with all achievements of a game, in the order shown."""
    book = registry.room(game).record
    if book is None:
        return []
    record = load(store, profile, game)
    return [Progress(game, name, *book.progress(record, name)) for name in book.achievements()]
