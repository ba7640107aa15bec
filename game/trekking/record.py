"""What a profile keeps of Trekking: the cards visited, records, achievements. A fold over finished tables."""

from __future__ import annotations

from collections.abc import Callable

from game.core.record import AlbumCard, Record, basics, earned
from game.core.score import winners
from game.trekking import scoring
from game.trekking.catalog import ANCESTOR, catalog
from game.trekking.rules import RULES
from game.trekking.state import DAYS, ON_TIME, TrekkingState


class TrekkingRecord(Record, frozen=True, kw_only=True):
    """Also the longest trek, and the history cards visited by number."""

    longest: int = 0
    cards: tuple[int, ...] = ()


KIND = TrekkingRecord


def visited(state: TrekkingState, seat: int) -> frozenset[int]:
    """The history cards a seat has visited."""
    treks = (*state.finished[seat], state.treks[seat])
    return frozenset(card for trek in treks for card in trek if card != ANCESTOR)


def timeline() -> tuple[int, ...]:
    """All history cards by year, as the album shows them."""
    return tuple(sorted(catalog().cards, key=lambda card: catalog().years[card]))


IN_ONE_GAME: dict[str, Callable[[TrekkingState, int], bool]] = {
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
"""What a single game can earn."""


def achievements() -> tuple[str, ...]:
    """All achievements, in the order shown."""
    return (*IN_ONE_GAME, "whole_album")


def after(record: TrekkingRecord, state: TrekkingState, seat: int) -> TrekkingRecord:
    """The record with one finished game of a seat added."""
    cards = frozenset(record.cards) | visited(state, seat)
    fresh = [name for name, holds in IN_ONE_GAME.items() if holds(state, seat)]
    if len(cards) == len(catalog().cards):
        fresh.append("whole_album")
    return TrekkingRecord(
        **basics(RULES, record, state, seat) | {"achievements": earned(record, fresh)},
        longest=max(record.longest, state.lengths(seat)[0]),
        cards=tuple(sorted(cards)),
    )


def progress(record: TrekkingRecord, achievement: str) -> tuple[int, int]:
    """How far an achievement is, and how much it takes."""
    if achievement == "whole_album":
        return len(record.cards), len(catalog().cards)
    return int(achievement in record.achievements), 1


def album() -> tuple[AlbumCard, ...]:
    """Every history card by year."""
    return tuple(
        AlbumCard(
            card,
            catalog().years[card],
            f"trekking/art/{card}",
            f"trekking/art_large/{card}",
            f"trekking.card.h{card}.title",
            f"trekking.card.h{card}.fact",
        )
        for card in timeline()
    )


def seen(record: TrekkingRecord) -> frozenset[int]:
    """The cards the profile has visited."""
    return frozenset(record.cards)
