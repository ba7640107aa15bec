"""The append-only entries of one table, and what they add up to. Nothing is ever deleted.

How a journal changes. Moves, events and entries only grow: a new field goes last, with a default, and an old
class stays. Anything else in the shape of a line is a new format: one more step in `UPGRADES`. What the rules
make of the same moves is told by a game's ``Rules.version``: raise it when old journals would play otherwise;
those are then folded as they are, no longer played again. Either way a fixture of the new number joins those
in tests/fixtures/saves, and none is ever changed.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from typing import Any, NamedTuple, Union, cast

import msgspec

from game.core import players
from game.core.options import Options
from game.core.players import Player
from game.core.reason import Refused
from game.core.rules import Event, Move, Rules
from game.core.work import Work, finish


def _with_players(values: Any) -> Any:
    """Format 2: players are data, no longer lines whose first letters mean something."""
    if values[0] == "Seated":
        values[2] = players.from_one_line(msgspec.convert(values[2], str))
    return values


UPGRADES: tuple[Callable[[Any], Any], ...] = (_with_players,)
"""Number n brings a line, as plain lists and values, from format n + 1 to n + 2."""

FORMAT = 1 + len(UPGRADES)


class Entry(msgspec.Struct, frozen=True, array_like=True):
    """One entry of a journal."""


class Opened(Entry, frozen=True, tag="Opened"):
    """A table was opened; always the first entry."""

    format: int
    game: str
    version: int
    options: dict[str, Any]
    seed: int
    friendly: bool


class Seated(Entry, frozen=True, tag="Seated"):
    """From now on this player decides for the seat."""

    seat: int
    player: Player


class Sealed(Entry, frozen=True, tag="Sealed"):
    """A seat gave a sealed answer."""

    seat: int
    move: Any


class Acted(Entry, frozen=True, tag="Acted"):
    """Answers were carried out, and this happened. The deal is an entry without answers.

    *opened*: the answers had been sealed, each with an entry of its own.
    """

    moves: tuple[tuple[int, Any], ...]
    events: tuple[Any, ...]
    opened: bool = False


class Rewound(Entry, frozen=True, tag="Rewound"):
    """The entries from number *to* on no longer count."""

    to: int


class Reseeded(Entry, frozen=True, tag="Reseeded"):
    """What chance brings from here on comes from another seed, whatever is taken back.

    A copy of a table that goes on must not tell what the dice of the other one will be.
    """

    seed: int


AnyEntry = Opened | Seated | Sealed | Acted | Rewound | Reseeded

UNREADABLE = (msgspec.MsgspecError, ValueError, RecursionError)
"""What decoding raises for bytes that are no entry: too deeply nested ones, too."""

LONGEST_DETAIL = 100
AT_A_TIME = 32
"""Lines that are read between two looks at whether somebody still wants them."""

_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(AnyEntry)


@cache
def _decoder_of(rules: Rules[Any, Any]) -> msgspec.json.Decoder[Any]:
    """Reads this game's own moves and events at once: to convert them one by one takes many times as long."""
    move: Any = rules.move_type
    event: Any = rules.event_type
    moves, events = tuple[tuple[int, move], ...], tuple[event, ...]
    sealed: Any = msgspec.defstruct("OwnSealed", [("seat", int), ("move", move)], bases=(Sealed,))
    fields: Any = [("moves", moves), ("events", events), ("opened", bool, False)]
    acted: Any = msgspec.defstruct("OwnActed", fields, bases=(Acted,))
    return msgspec.json.Decoder(Union[Opened, Seated, sealed, acted, Rewound, Reseeded])  # noqa: UP007


def encode(entry: Entry) -> bytes:
    """One line of JSON, without the line end; the same bytes on every platform."""
    return _encoder.encode(entry)


def decode(rules: Rules[Any, Any], line: bytes) -> Entry:
    """An entry of this game's journal; raises `Refused` for anything else."""
    try:
        entry: Any = _decoder_of(rules).decode(line)
    except UNREADABLE as error:
        raise Refused("core.journal.bad_entry", detail=in_short(error)) from error
    if isinstance(entry, Sealed):
        return Sealed(entry.seat, entry.move)
    if isinstance(entry, Acted):
        return Acted(entry.moves, entry.events, entry.opened)
    return cast(Entry, entry)


def any_entry(line: bytes) -> Entry:
    """An entry of any game's journal, moves and events as plain values; raises one of `UNREADABLE`."""
    entry: Entry = _decoder.decode(line)
    return entry


def in_short(error: Exception, number: int | None = None) -> str:
    """What an error says of an entry, in a few words: a hostile file makes it say much."""
    words = str(error) or type(error).__name__
    words = words if len(words) <= LONGEST_DETAIL else words[:LONGEST_DETAIL] + "…"
    return words if number is None else f"{number}: {words}"


def upgraded(lines: Sequence[bytes]) -> Sequence[bytes]:
    """The lines of a journal in today's format, the same object if they are; raises `Refused`."""
    return finish(upgrading(lines))


def upgrading(lines: Sequence[bytes]) -> Work[Sequence[bytes]]:
    """As `upgraded`, a little at a time."""
    if not lines:
        raise Refused("core.journal.not_a_journal")
    steps = UPGRADES[opening(lines[0]).format - 1 :]
    if not steps:
        return lines
    found = []
    for number, line in enumerate(lines):
        try:
            found.append(_step_by_step(steps, line, first=number == 0))
        except Exception as error:  # a step meets anything in a damaged line
            raise Refused("core.journal.bad_entry", detail=in_short(error)) from error
        if number % AT_A_TIME == 0:
            yield number / len(lines)
    return found


def _step_by_step(steps: Sequence[Callable[[Any], Any]], line: bytes, *, first: bool) -> bytes:
    values = msgspec.json.decode(line)
    for step in steps:
        values = step(values)
    if first:
        values[1] = FORMAT
    return _encoder.encode(values)


def opening(line: bytes) -> Opened:
    """The first entry of a journal of any game; raises `Refused` if it is none, or of a later format."""
    try:
        entry = _decoder.decode(line)
    except UNREADABLE as error:
        raise Refused("core.journal.not_a_journal") from error
    if not isinstance(entry, Opened) or entry.format < 1:
        raise Refused("core.journal.not_a_journal")
    if entry.format > FORMAT:
        raise Refused("core.journal.from_the_future", format=entry.format, known=FORMAT)
    return entry


def options_of(rules: Rules[Any, Any], opened: Opened) -> Options:
    """The options a table was opened with; raises `Refused` if the rules know no such options."""
    if opened.game != rules.id or not 1 <= opened.version <= rules.version:
        raise Refused("core.journal.other_rules", game=opened.game[:40], version=opened.version)
    try:
        options: Options = msgspec.convert(opened.options, rules.options_type)
    except msgspec.ValidationError as error:
        raise Refused("core.journal.bad_entry", detail=in_short(error)) from error
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


def seated(entries: Sequence[Entry]) -> dict[int, Player]:
    """Who sits where after these entries."""
    counting = (entries[number] for number in live(entries))
    return {entry.seat: entry.player for entry in counting if isinstance(entry, Seated)}


class Decision(NamedTuple):
    """An answer that counts: by whom, in which entry, and how many events had happened before it."""

    entry: int
    seat: int
    player: Player | None
    move: Move
    events: int


def decisions(entries: Sequence[Entry]) -> list[Decision]:
    """Every answer that counts, in order, with who was sitting there then (None: nobody yet)."""
    found: list[Decision] = []
    seated: dict[int, Player] = {}
    events = 0
    for number in live(entries):
        entry = entries[number]
        if isinstance(entry, Seated):
            seated[entry.seat] = entry.player
        for seat, move in answers_of(entry):
            found.append(Decision(number, seat, seated.get(seat), move, events))
        events += len(events_of(entry))
    return found


def export(entries: Iterable[Entry]) -> bytes:
    """The journal as JSON Lines."""
    return b"".join(encode(entry) + b"\n" for entry in entries)


def lines(data: bytes) -> list[bytes]:
    """The lines of an exported journal; a torn last line is left out; raises `Refused` if it is none."""
    kept = [line for line in data.split(b"\n") if line.strip()]
    if not kept:
        raise Refused("core.journal.not_a_journal")
    opening(kept[0])
    if is_torn(data):
        kept.pop()
    return kept


def is_torn(data: bytes) -> bool:
    """Whether a journal is cut off inside its last entry."""
    return not data.endswith(b"\n") and not _complete(data.rpartition(b"\n")[2])


def _complete(line: bytes) -> bool:
    try:
        _decoder.decode(line)
    except UNREADABLE:
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


@contextmanager
def damage_named(number: int) -> Iterator[None]:
    """Whatever goes wrong with an entry is a damaged journal: a hostile file can make any rule fail."""
    try:
        yield
    except Refused:
        raise
    except Exception as error:
        raise Refused("core.journal.bad_entry", detail=in_short(error, number)) from error
