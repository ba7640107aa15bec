"""What a profile keeps of a game for ever: the records of single finished games, put together."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Any, ClassVar, Generic, TypeVar

import msgspec

from game.core.rules import Rules, S
from game.core.score import winners


class Record(msgspec.Struct, frozen=True, kw_only=True):
    """Of one game or of many: how many were finished and won, the best score, what was done how often.

    *achievements*: ids that a program earned which did not count yet how often. *feats*: in how many games
    something was done, by id.
    """

    games: int = 0
    wins: int = 0
    best: int | None = None
    achievements: tuple[str, ...] = ()
    feats: dict[str, int] = {}

    peaks: ClassVar[frozenset[str]] = frozenset({"best"})
    """The numbers of which the greatest is kept; of the others the sum."""


R = TypeVar("R", bound=Record)


@dataclass(frozen=True, slots=True)
class Medal(Generic[R]):
    """An achievement. *steps*: how much each grade takes, rising. *measured*: how much a record has of it.

    *unit*: what is counted, as text ids name it. *picture*: the sprite on it.
    """

    id: str
    steps: tuple[int, ...]
    measured: Callable[[R], int] = field(compare=False)
    unit: str
    picture: str

    def done(self, record: R) -> int:
        """How much of it is done; what was once earned stays so."""
        kept = self.steps[0] if self.id in record.achievements else 0
        return max(kept, self.measured(record))

    def grade(self, record: R) -> int:
        """How many of its steps are reached."""
        done = self.done(record)
        return sum(done >= step for step in self.steps)


@dataclass(frozen=True, slots=True)
class RecordBook(Generic[R, S]):
    """What a game keeps of its profiles."""

    kind: type[R]
    of: Callable[[S, int], R]
    """The record of one finished game of a seat, by itself."""
    medals: Callable[[], tuple[Medal[R], ...]]
    """The achievements, in the order shown."""
    role: Callable[[S, int], str] | None = None
    """What a seat played in a finished game, such as its wonder, as a text id of the game."""


def feat(name: str, steps: tuple[int, ...], picture: str, unit: str = "games") -> Medal[Any]:
    """The medal for having done something in so many games."""
    return Medal(name, steps, lambda record: record.feats.get(name, 0), unit, picture)


def basics(rules: Rules[Any, Any], state: Any, seat: int, feats: Iterable[str] = ()) -> dict[str, Any]:
    """The fields of `Record` of one finished game of a seat in which these things were done.

    Who was alone has won nothing.
    """
    sheets = rules.scores(state)
    total = next(sheet.total for sheet in sheets if sheet.party == seat)
    done = {name: 1 for name in feats}
    return {
        "games": 1,
        "wins": int(len(sheets) > 1 and seat in winners(sheets)),
        "best": total,
        "feats": done,
    }


def of(rules: Rules[Any, Any], state: Any, seat: int) -> Record:
    """The plain record of one finished game of a seat."""
    return Record(**basics(rules, state, seat))


def together(one: R, other: R) -> R:
    """The record of all the games that either tells of."""
    mine, theirs = msgspec.structs.asdict(one), msgspec.structs.asdict(other)
    return type(one)(**{name: _joined(name in one.peaks, mine[name], theirs[name]) for name in mine})


def _joined(peak: bool, one: Any, other: Any) -> Any:
    """One field: numbers by sum or greatest, what was met by all that was met, feats one by one."""
    if one is None or other is None:
        return other if one is None else one
    if isinstance(one, tuple):
        found = dict.fromkeys((*one, *other))
        return tuple(sorted(found) if all(isinstance(thing, int) for thing in found) else found)
    if isinstance(one, dict):
        return {name: one.get(name, 0) + other.get(name, 0) for name in {**one, **other}}
    return max(one, other) if peak else one + other
