"""What a profile keeps of CVlizations: ideas once owned, and what was done in how many games."""

from __future__ import annotations

from game.core.record import Medal, Record, basics, feat
from game.core.score import winners
from game.cvlizations import scoring
from game.cvlizations.catalog import IDEA_KINDS, ORDERS, load
from game.cvlizations.rules import RULES
from game.cvlizations.state import CvlizationsState


class CvlizationsRecord(Record, frozen=True, kw_only=True):
    """Also the most ideas owned in one game, and all ideas ever owned by card."""

    most_ideas: int = 0
    ideas: tuple[int, ...] = ()

    peaks = Record.peaks | {"most_ideas"}


KIND = CvlizationsRecord
HAPPY, FULL, FEW, CROWD = 30, 7, 4, 5


def timeline() -> tuple[int, ...]:
    """All ideas by year, oldest first."""
    book = load()
    return tuple(sorted(range(ORDERS, len(book.cards)), key=lambda card: (book.idea(card).year, card)))


def feats(state: CvlizationsState, seat: int) -> list[str]:
    """What a seat has done in a finished game."""
    book, ideas = load(), state.ideas[seat]
    won = seat in winners(RULES.scores(state))
    done = {
        "first_age": True,
        "happy_tribe": scoring.points(state, seat)[0] >= HAPPY,
        "full_camp": len(ideas) >= FULL,
        "every_kind": len({book.idea(card).kind for card in ideas}) == len(IDEA_KINDS),
        "few_ideas": won and len(ideas) <= FEW,
        "great_fire": won and state.options.seats == CROWD,
    }
    return [name for name, held in done.items() if held]


def of(state: CvlizationsState, seat: int) -> CvlizationsRecord:
    """The record of one finished game of a seat."""
    ideas = tuple(sorted(state.ideas[seat]))
    return CvlizationsRecord(
        **basics(RULES, state, seat, feats(state, seat)), most_ideas=len(ideas), ideas=ideas
    )


def medals() -> tuple[Medal[CvlizationsRecord], ...]:
    """All achievements, in the order shown."""
    return (
        feat("first_age", (1, 5, 20), "icons/torch_24"),
        Medal("victor", (1, 5, 15), lambda record: record.wins, "wins", "icons/crown_24"),
        feat("happy_tribe", (1, 3, 10), "icons/smile_24"),
        feat("full_camp", (1, 3, 10), "icons/sack_24"),
        feat("every_kind", (1, 5, 15), "icons/gear_24"),
        feat("few_ideas", (1, 3, 5), "icons/sleep_24"),
        feat("great_fire", (1, 3, 5), "icons/food_24"),
        Medal(
            "whole_album",
            (20, 40, len(timeline())),
            lambda record: len(record.ideas),
            "ideas",
            "icons/book_24",
        ),
    )


def met(record: CvlizationsRecord) -> frozenset[str]:
    """The entries of the encyclopaedia that a profile has met: ideas owned."""
    return frozenset(f"idea/{load().idea(card).id}" for card in record.ideas)
