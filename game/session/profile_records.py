"""What each profile keeps of each game: the results that count, and what an earlier program added up."""

from __future__ import annotations

from typing import Any, NamedTuple

import msgspec

from game import registry
from game.core import record as plain
from game.core.players import Person
from game.core.record import Medal, Record
from game.core.store import Store

COUNTED = "records.counted"
"""The setting with the tables, and parts of tables, that an earlier program added to its records itself."""
REMEMBERED = 2000
"""So many of them are known not to be counted twice."""


class Earned(NamedTuple):
    """A person has reached a grade of an achievement of a game, from 1."""

    player: Person
    game: str
    achievement: str
    grade: int = 1


class Progress(NamedTuple):
    """How far a profile is with an achievement, and when it reached each of its steps (None: long ago)."""

    game: str
    medal: Medal[Any]
    done: int
    grade: int
    when: tuple[int | None, ...] = ()

    @property
    def needed(self) -> int:
        """What the next grade takes; the last one's when all are reached."""
        steps = self.medal.steps
        return steps[min(self.grade, len(steps) - 1)]


def _kind(game: str) -> type[Record]:
    book = registry.room(game).record if game in registry.GAMES else None
    return Record if book is None else book.kind


def _read(kind: type[Record], data: bytes | None) -> Record:
    """A record; a fresh one for a damaged one, and for none."""
    try:
        return kind() if data is None else msgspec.json.decode(data, type=kind)
    except (msgspec.MsgspecError, RecursionError):
        return kind()


def load(store: Store, profile: int, game: str) -> Any:
    """What a profile keeps of a game."""
    kind = _kind(game)
    found = _read(kind, store.record(profile, game))
    for _, data in store.records(profile, game):
        found = plain.together(found, _read(kind, data))
    return found


def of_seat(game: str, state: Any, seat: int) -> tuple[bytes, str]:
    """What a finished game adds to the record of who sits there, and the role that the seat played."""
    room = registry.room(game)
    if room.record is None:
        return msgspec.json.encode(plain.of(room.rules, state, seat)), ""
    role = "" if room.record.role is None else room.record.role(state, seat)
    return msgspec.json.encode(room.record.of(state, seat)), role


def counted_before(store: Store, number: int, part: str = "") -> bool:
    """Whether an earlier program added this table, or this part of it, to the records."""
    counted: list[Any] = store.setting(COUNTED, [])
    return (f"{number}:{part}" if part else number) in counted


def parts_counted(store: Store, number: int) -> frozenset[str]:
    """The parts of a table that are in the records, or are never to be."""
    counted: list[Any] = store.setting(COUNTED, [])
    start = f"{number}:"
    marked = (mark[len(start) :] for mark in counted if isinstance(mark, str) and mark.startswith(start))
    return store.parts(number) - {""} | frozenset(marked)


def pass_over(store: Store, number: int, parts: int) -> None:
    """Never count the first *parts* of a table that came from elsewhere: they were not played here."""
    counted: list[Any] = store.setting(COUNTED, [])
    marks = [f"{number}:{part}" for part in range(1, parts + 1)]
    store.set_setting(COUNTED, [*counted, *marks][-REMEMBERED:])


def medals(game: str) -> tuple[Medal[Any], ...]:
    """The achievements of a game, in the order shown."""
    book = registry.room(game).record
    return () if book is None else book.medals()


def newly(player: Person, game: str, before: Any, later: Any) -> list[Earned]:
    """The grades that a later record has and the one before had not."""
    return [
        Earned(player, game, medal.id, medal.grade(later))
        for medal in medals(game)
        if medal.grade(later) > medal.grade(before)
    ]


def progress(store: Store, profile: int, game: str) -> list[Progress]:
    """A profile's progress with all achievements of a game, in the order shown."""
    kind, found = _kind(game), medals(game)
    record = _read(kind, store.record(profile, game))
    when: dict[str, list[int | None]] = {medal.id: [None] * medal.grade(record) for medal in found}
    for finished, data in store.records(profile, game):
        record = plain.together(record, _read(kind, data))
        for medal in found:
            reached = when[medal.id]
            reached += [finished] * (medal.grade(record) - len(reached))
    return [
        Progress(game, medal, medal.done(record), medal.grade(record), tuple(when[medal.id]))
        for medal in found
    ]
