"""What a profile keeps of a game for ever: a fold over its finished tables.

A game's ``record`` module offers ``KIND`` (its subclass of `Record`), ``achievements()`` (ids, in the order
shown), ``after(record, state, seat)`` and ``progress(record, achievement)``; with an album also ``album()``
(its `AlbumCard`s by year) and ``seen(record)`` (their ids). A game without one keeps a plain `Record`.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import msgspec

from game.core.rules import Rules
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
