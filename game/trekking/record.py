"""What a profile keeps of Trekking: the cards visited, records, achievements. A fold over finished tables."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from game.core.score import winners
from game.trekking import scoring
from game.trekking.catalog import ANCESTOR, catalog
from game.trekking.rules import RULES
from game.trekking.state import DAYS, ON_TIME, TrekkingState


class TrekkingRecord(msgspec.Struct, frozen=True):
    """Kept for ever: history cards by number, best score, longest trek, achievements by id."""

    games: int = 0
    wins: int = 0
    best: int = 0
    longest: int = 0
    cards: tuple[int, ...] = ()
    achievements: tuple[str, ...] = ()


def visited(state: TrekkingState, seat: int) -> frozenset[int]:
    """The history cards a seat has visited."""
    treks = (*state.finished[seat], state.treks[seat])
    return frozenset(card for trek in treks for card in trek if card != ANCESTOR)


def timeline() -> tuple[int, ...]:
    """All history cards by year, as the album shows them."""
    return tuple(sorted(catalog().cards, key=lambda card: catalog().years[card]))


ACHIEVEMENTS: dict[str, Callable[[TrekkingState, int], bool]] = {
    "first_trip": lambda state, seat: True,
    "long_trek": lambda state, seat: state.lengths(seat)[0] >= 10,
    "one_trek": lambda state, seat: len(state.lengths(seat)) == 1,
    "punctual": lambda state, seat: all(state.points(seat, ON_TIME, day + 1) for day in range(DAYS)),
    "ninety": lambda state, seat: scoring.total(state, seat) >= 90,
    "hoarder": lambda state, seat: state.crystals[seat] >= 5,
    "expert_beaten": lambda state, seat: (
        state.options.solo and state.options.rival == "expert" and seat in winners(RULES.scores(state))
    ),
}
"""What a single game can earn; `whole_album` comes from all of them."""


def after(record: TrekkingRecord, state: TrekkingState, seat: int) -> TrekkingRecord:
    """The record with one finished game of a seat added."""
    cards = frozenset(record.cards) | visited(state, seat)
    earned = {name for name, holds in ACHIEVEMENTS.items() if holds(state, seat)}
    if len(cards) == len(catalog().cards):
        earned.add("whole_album")
    return TrekkingRecord(
        games=record.games + 1,
        wins=record.wins + (seat in winners(RULES.scores(state))),
        best=max(record.best, scoring.total(state, seat)),
        longest=max(record.longest, state.lengths(seat)[0]),
        cards=tuple(sorted(cards)),
        achievements=tuple(sorted(earned | set(record.achievements))),
    )
