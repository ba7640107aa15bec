"""What a profile keeps of CVlizations: ideas once owned and results. A fold over finished tables."""

from __future__ import annotations

from game.core.record import AlbumCard, Record, basics, earned
from game.cvlizations import scoring
from game.cvlizations.catalog import ORDERS, load
from game.cvlizations.rules import RULES
from game.cvlizations.state import CvlizationsState


class CvlizationsRecord(Record, frozen=True, kw_only=True):
    """Also the most ideas owned in one game, and all ideas ever owned by card."""

    most_ideas: int = 0
    ideas: tuple[int, ...] = ()


KIND = CvlizationsRecord
HAPPY, FULL = 30, 7


def achievements() -> tuple[str, ...]:
    """All achievements, in the order shown."""
    return ("first_age", "happy_tribe", "full_camp", "whole_album")


def timeline() -> tuple[int, ...]:
    """All ideas by year, as an album shows them."""
    book = load()
    return tuple(sorted(range(ORDERS, len(book.cards)), key=lambda card: (book.idea(card).year, card)))


def after(record: CvlizationsRecord, state: CvlizationsState, seat: int) -> CvlizationsRecord:
    """The record with one finished game of a seat added."""
    ideas = {*record.ideas, *state.ideas[seat]}
    fresh = ["first_age"]
    if scoring.points(state, seat)[0] >= HAPPY:
        fresh.append("happy_tribe")
    if len(state.ideas[seat]) >= FULL:
        fresh.append("full_camp")
    if len(ideas) == len(timeline()):
        fresh.append("whole_album")
    return CvlizationsRecord(
        **basics(RULES, record, state, seat) | {"achievements": earned(record, fresh)},
        most_ideas=max(record.most_ideas, len(state.ideas[seat])),
        ideas=tuple(sorted(ideas)),
    )


def progress(record: CvlizationsRecord, achievement: str) -> tuple[int, int]:
    """How far an achievement is, and how much it takes."""
    if achievement == "whole_album":
        return len(record.ideas), len(timeline())
    return int(achievement in record.achievements), 1


def album() -> tuple[AlbumCard, ...]:
    """Every idea by year."""
    ideas = ((card, load().idea(card)) for card in timeline())
    return tuple(
        AlbumCard(
            card,
            idea.year,
            f"cvlizations/ideas/{idea.id}",
            f"cvlizations/ideas/{idea.id}",
            f"cvlizations.name.{idea.id}",
            f"cvlizations.effect.{idea.id}",
        )
        for card, idea in ideas
    )


def seen(record: CvlizationsRecord) -> frozenset[int]:
    """The ideas the profile has owned."""
    return frozenset(record.ideas)
