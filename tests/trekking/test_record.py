"""What a profile keeps of finished games."""

from __future__ import annotations

import msgspec

from game.core.record import together
from game.trekking.catalog import ANCESTOR, catalog
from game.trekking.record import TrekkingRecord, medals, of, timeline, visited
from game.trekking.state import DAYS, ON_TIME
from tests.trekking.tables import opened


def reached(record: TrekkingRecord) -> dict[str, int]:
    """The grades of a record."""
    return {medal.id: grade for medal in medals() if (grade := medal.grade(record))}


def test_visited_cards_gather_over_games_without_ancestors() -> None:
    state = opened(2)
    state.finished[0], state.treks[0] = ((3, 16),), (5, ANCESTOR)
    first = of(state, 0)
    state.finished[0], state.treks[0] = (), (5, 8)
    both = together(first, of(state, 0))
    assert visited(state, 0) == {5, 8}
    assert (first.cards, both.cards) == ((3, 5, 16), (3, 5, 8, 16))
    assert (both.games, first.longest) == (2, 2)


def test_what_was_done_once_stays_and_done_often_rises() -> None:
    state = opened(2)
    state.treks[0] = tuple(range(1, 11))
    for day in range(DAYS):
        state.tally[ON_TIME * DAYS + day] = 3
    state.tally[0] = 60
    record = of(state, 0)
    once = {"first_trip": 1, "victor": 1, "long_trek": 1, "ninety": 1, "one_trek": 1, "punctual": 1}
    assert reached(record) == once
    assert (record.best, record.wins) == (100, 1)
    state.treks[0], state.finished[0] = (1,), ((2, 3),)
    assert reached(together(record, of(state, 0))).items() >= once.items()
    assert reached(together(record, record))["one_trek"] == 2


def test_a_longer_trek_is_a_better_grade() -> None:
    grades = [reached(TrekkingRecord(longest=length)).get("long_trek", 0) for length in (9, 10, 12, 14)]
    assert grades == [0, 1, 2, 3]


def test_what_an_earlier_program_earned_stays_earned() -> None:
    assert reached(TrekkingRecord(achievements=("hoarder", "long_trek"))) == {"hoarder": 1, "long_trek": 1}


def test_the_whole_album() -> None:
    state = opened(2)
    state.treks[0] = (108,)
    record = together(TrekkingRecord(cards=tuple(range(1, 108))), of(state, 0))
    assert reached(TrekkingRecord(cards=tuple(range(1, 108))))["whole_album"] == 2
    assert reached(record)["whole_album"] == 3
    assert len(record.cards) == len(catalog().cards)


def test_beating_the_expert_alone() -> None:
    state = opened(1, rival="expert")
    state.treks[0], state.treks[1] = (1, 2, 3), (4,)
    assert "expert_beaten" not in reached(of(state, 0))
    state.tally[0] = 40
    assert "expert_beaten" in reached(of(state, 0))


def test_the_timeline_runs_by_year() -> None:
    years = [catalog().years[card] for card in timeline()]
    assert years == sorted(years)
    assert len(years) == 108


def test_a_record_survives_the_store() -> None:
    record = TrekkingRecord(games=2, cards=(3, 5), achievements=("first_trip",), feats={"ninety": 2})
    assert msgspec.json.decode(msgspec.json.encode(record), type=TrekkingRecord) == record
