"""What a profile keeps of a game for ever: a fold over its finished tables."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Generic, NamedTuple, TypeVar

import msgspec

from game.core.rules import Rules, S
from game.core.score import winners


class Record(msgspec.Struct, frozen=True, kw_only=True):
    """Games finished and won, the best score, and achievements by id in the order earned."""

    games: int = 0
    wins: int = 0
    best: int | None = None
    achievements: tuple[str, ...] = ()


class AlbumCard(NamedTuple):
    """A card as an album shows it: the names of its small and large pictures, text ids of title and story."""

    id: int
    year: int
    picture: str
    large: str
    title: str
    story: str


R = TypeVar("R", bound=Record)


@dataclass(frozen=True, slots=True)
class Album(Generic[R]):
    """A game's cards by year, and which of them a profile has met."""

    cards: Callable[[], tuple[AlbumCard, ...]]
    seen: Callable[[R], frozenset[int]]


@dataclass(frozen=True, slots=True)
class RecordBook(Generic[R, S]):
    """What a game keeps of its profiles."""

    kind: type[R]
    achievements: Callable[[], tuple[str, ...]]
    """Their ids, in the order shown."""
    after: Callable[[R, S, int], R]
    """The record with one finished game of a seat added."""
    progress: Callable[[R, str], tuple[int, int]]
    """How far an achievement is, and how much it takes."""
    album: Album[R] | None = None


def basics(rules: Rules[Any, Any], record: Record, state: Any, seat: int) -> dict[str, Any]:
    """The fields of `Record` after one more finished game of a seat, achievements left as they are."""
    sheets = rules.scores(state)
    total = next(sheet.total for sheet in sheets if sheet.party == seat)
    return {
        "games": record.games + 1,
        "wins": record.wins + (seat in winners(sheets)),
        "best": total if record.best is None else max(record.best, total),
        "achievements": record.achievements,
    }


def earned(record: Record, fresh: list[str]) -> tuple[str, ...]:
    """The achievements with newly earned ones added behind, each once."""
    return tuple(dict.fromkeys((*record.achievements, *fresh)))


def after(rules: Rules[Any, Any], record: Record, state: Any, seat: int) -> Record:
    """A plain record with one finished game of a seat added."""
    return Record(**basics(rules, record, state, seat))
