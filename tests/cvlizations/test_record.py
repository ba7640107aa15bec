"""What a profile keeps of finished tables."""

from __future__ import annotations

from game.cvlizations.record import CvlizationsRecord, after, timeline
from tests.cvlizations.tables import BOOK, card, table


def test_a_record_adds_up_over_games() -> None:
    first = table(3, ideas={0: ["axe", "law"], 1: ["hoe"]})
    record = after(CvlizationsRecord(), first, 0)
    assert (record.games, record.wins, record.best, record.most_ideas) == (1, 1, 5, 2)
    assert record.ideas == (card("axe"), card("law"))
    record = after(record, first, 1)
    assert (record.games, record.wins, record.best, record.most_ideas) == (2, 1, 5, 2)
    assert record.ideas == (card("hoe"), card("axe"), card("law"))


def test_the_timeline_holds_every_idea_once_by_year() -> None:
    years = [BOOK.idea(idea).year for idea in timeline()]
    assert len(set(timeline())) == 48
    assert years == sorted(years)
