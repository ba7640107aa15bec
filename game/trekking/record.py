"""What a profile keeps of Trekking: the cards visited, and what was done in how many games."""

from __future__ import annotations

from collections.abc import Callable

from game.core.record import Medal, Record, basics, feat
from game.core.score import winners
from game.trekking import scoring
from game.trekking.catalog import ANCESTOR, catalog
from game.trekking.rules import RULES
from game.trekking.state import DAYS, ON_TIME, TrekkingState


class TrekkingRecord(Record, frozen=True, kw_only=True):
    """Also the longest trek, and the history cards visited by number."""

    longest: int = 0
    cards: tuple[int, ...] = ()

    peaks = Record.peaks | {"longest"}


KIND = TrekkingRecord
LONG = 10


def visited(state: TrekkingState, seat: int) -> frozenset[int]:
    """The history cards a seat has visited."""
    treks = (*state.finished[seat], state.treks[seat])
    return frozenset(card for trek in treks for card in trek if card != ANCESTOR)


def timeline() -> tuple[int, ...]:
    """All history cards by year, oldest first."""
    return tuple(sorted(catalog().cards, key=lambda card: catalog().years[card]))


IN_ONE_GAME: dict[str, Callable[[TrekkingState, int], bool]] = {
    "first_trip": lambda state, seat: True,
    "one_trek": lambda state, seat: len(state.lengths(seat)) == 1,
    "punctual": lambda state, seat: all(state.points(seat, ON_TIME, day + 1) for day in range(DAYS)),
    "ninety": lambda state, seat: scoring.total(state, seat) >= 90,
    "hoarder": lambda state, seat: state.crystals[seat] >= 5,
    "expert_beaten": lambda state, seat: (
        state.options.solo and state.options.rival == "expert" and seat in winners(RULES.scores(state))
    ),
}
"""What a single game can earn."""


def of(state: TrekkingState, seat: int) -> TrekkingRecord:
    """The record of one finished game of a seat."""
    feats = [name for name, holds in IN_ONE_GAME.items() if holds(state, seat)]
    return TrekkingRecord(
        **basics(RULES, state, seat, feats),
        longest=state.lengths(seat)[0],
        cards=tuple(sorted(visited(state, seat))),
    )


def medals() -> tuple[Medal[TrekkingRecord], ...]:
    """All achievements, in the order shown."""
    return (
        feat("first_trip", (1, 5, 20), "icons/compass_24"),
        Medal("victor", (1, 5, 15), lambda record: record.wins, "wins", "icons/crown_24"),
        Medal("long_trek", (LONG, 12, 14), lambda record: record.longest, "cards", "icons/flag_24"),
        feat("punctual", (1, 3, 7), "icons/watch_24"),
        feat("ninety", (1, 3, 10), "icons/hourglass_24"),
        feat("one_trek", (1, 2, 3), "icons/right_24"),
        feat("hoarder", (1, 5, 15), "icons/crystal_24"),
        feat("expert_beaten", (1, 3, 7), "icons/trophy_24"),
        Medal(
            "whole_album",
            (36, 72, len(catalog().cards)),
            lambda record: len(record.cards),
            "cards",
            "icons/book_24",
        ),
    )


def met(record: TrekkingRecord) -> frozenset[str]:
    """The entries of the encyclopaedia that a profile has met: cards visited."""
    return frozenset(f"card/{card}" for card in record.cards)
