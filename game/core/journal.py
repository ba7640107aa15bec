"""The append-only entries of one table, and what they add up to. Nothing is ever deleted."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

from game.core.options import Options
from game.core.reason import Refused
from game.core.rules import Event, Move, Rules

FORMAT = 1


class Entry(msgspec.Struct, frozen=True, tag=True, array_like=True):
    """One entry of a journal."""


class Opened(Entry, frozen=True):
    """A table was opened; always the first entry."""

    format: int
    game: str
    version: int
    options: dict[str, Any]
    seed: int
    friendly: bool


class Seated(Entry, frozen=True):
    """From now on this player (a person's name, or an AI's level after ``ai:``) decides for the seat."""

    seat: int
    player: str


class Sealed(Entry, frozen=True):
    """A seat gave a sealed answer."""

    seat: int
    move: Any


class Acted(Entry, frozen=True):
    """Answers were carried out, and this happened. The deal is an entry without answers.

    *opened*: the answers had been sealed, each with an entry of its own.
    """

    moves: tuple[tuple[int, Any], ...]
    events: tuple[Any, ...]
    opened: bool = False


class Rewound(Entry, frozen=True):
    """The entries from number *to* on no longer count."""

    to: int


AnyEntry = Opened | Seated | Sealed | Acted | Rewound

_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(AnyEntry)


def encode(entry: Entry) -> bytes:
    """One line of JSON, without the line end; the same bytes on every platform."""
    return _encoder.encode(entry)


def decode(rules: Rules[Any, Any], line: bytes) -> Entry:
    """An entry of this game's journal; raises `Refused` for anything else."""
    try:
        entry: Entry = _decoder.decode(line)
        if isinstance(entry, Sealed):
            return Sealed(entry.seat, msgspec.convert(entry.move, rules.move_type))
        if isinstance(entry, Acted):
            moves = tuple((seat, msgspec.convert(move, rules.move_type)) for seat, move in entry.moves)
            events = tuple(msgspec.convert(event, rules.event_type) for event in entry.events)
            return Acted(moves, events, entry.opened)
    except (msgspec.MsgspecError, ValueError) as error:
        raise Refused("core.journal.bad_entry", detail=str(error)) from error
    return entry


def opening(line: bytes) -> Opened:
    """The first entry of a journal of any game; raises `Refused` if it is none, or of a later format."""
    try:
        entry = _decoder.decode(line)
    except (msgspec.MsgspecError, ValueError) as error:
        raise Refused("core.journal.not_a_journal") from error
    if not isinstance(entry, Opened):
        raise Refused("core.journal.not_a_journal")
    if entry.format > FORMAT:
        raise Refused("core.journal.from_the_future", format=entry.format, known=FORMAT)
    return entry


def options_of(rules: Rules[Any, Any], opened: Opened) -> Options:
    """The options a table was opened with; raises `Refused` if the rules know no such options."""
    if opened.game != rules.id or opened.version > rules.version:
        raise Refused("core.journal.other_rules", game=opened.game, version=opened.version)
    try:
        options: Options = msgspec.convert(opened.options, rules.options_type)
    except msgspec.ValidationError as error:
        raise Refused("core.journal.bad_entry", detail=str(error)) from error
    problem = options.problem()
    if problem is not None:
        raise Refused(problem.key, **problem.values)
    return options


def live(entries: Sequence[Entry]) -> list[int]:
    """The numbers of the entries that count, rewinds carried out; `Rewound` entries themselves never do."""
    numbers: list[int] = []
    for number, entry in enumerate(entries):
        if isinstance(entry, Rewound):
            while numbers and numbers[-1] >= entry.to:
                numbers.pop()
        else:
            numbers.append(number)
    return numbers


def export(entries: Iterable[Entry]) -> bytes:
    """The journal as JSON Lines."""
    return b"".join(encode(entry) + b"\n" for entry in entries)


def lines(data: bytes) -> list[bytes]:
    """The lines of an exported journal; a torn last line is left out; raises `Refused` if it is none."""
    kept = [line for line in data.split(b"\n") if line.strip()]
    if not kept:
        raise Refused("core.journal.not_a_journal")
    opening(kept[0])
    if not data.endswith(b"\n") and not _complete(kept[-1]):
        kept.pop()
    return kept


def _complete(line: bytes) -> bool:
    try:
        _decoder.decode(line)
    except (msgspec.MsgspecError, ValueError):
        return False
    return True


def answers_of(entry: Entry) -> tuple[tuple[int, Move], ...]:
    """The answers that came in with this entry (those of opened seals came in before)."""
    if isinstance(entry, Sealed):
        return ((entry.seat, entry.move),)
    return entry.moves if isinstance(entry, Acted) and not entry.opened else ()


def events_of(entry: Entry) -> tuple[Event, ...]:
    """The events an entry holds."""
    return entry.events if isinstance(entry, Acted) else ()
