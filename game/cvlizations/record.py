"""What a profile keeps of CVlizations: ideas once owned and results. A fold over finished tables."""

from __future__ import annotations

import msgspec

from game.core.score import winners
from game.cvlizations import scoring
from game.cvlizations.catalog import ORDERS, load
from game.cvlizations.rules import RULES
from game.cvlizations.state import CvlizationsState


class CvlizationsRecord(msgspec.Struct, frozen=True):
    """Kept for ever: ideas owned by card, the most happiness, the most ideas in one game."""

    games: int = 0
    wins: int = 0
    best: int = 0
    most_ideas: int = 0
    ideas: tuple[int, ...] = ()


def album() -> tuple[int, ...]:
    """All ideas by year, as an album shows them."""
    book = load()
    return tuple(sorted(range(ORDERS, len(book.cards)), key=lambda card: (book.idea(card).year, card)))


def after(record: CvlizationsRecord, state: CvlizationsState, seat: int) -> CvlizationsRecord:
    """The record with one finished game of a seat added."""
    return CvlizationsRecord(
        games=record.games + 1,
        wins=record.wins + (seat in winners(RULES.scores(state))),
        best=max(record.best, scoring.points(state, seat)[0]),
        most_ideas=max(record.most_ideas, len(state.ideas[seat])),
        ideas=tuple(sorted({*record.ideas, *state.ideas[seat]})),
    )
