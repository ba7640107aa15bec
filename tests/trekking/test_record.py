"""What a profile keeps of finished games."""

from __future__ import annotations

import msgspec

from game.trekking.catalog import ANCESTOR, catalog
from game.trekking.record import TrekkingRecord, after, timeline, visited
from game.trekking.state import DAYS, ON_TIME
from tests.trekking.tables import opened


def test_visited_cards_gather_over_games_without_ancestors() -> None:
    state = opened(2)
    state.finished[0], state.treks[0] = ((3, 16),), (5, ANCESTOR)
    first = after(TrekkingRecord(), state, 0)
    state.finished[0], state.treks[0] = (), (5, 8)
    second = after(first, state, 0)
    assert visited(state, 0) == {5, 8}
    assert (first.cards, second.cards) == ((3, 5, 16), (3, 5, 8, 16))
    assert (second.games, first.longest) == (2, 2)


def test_achievements_stay() -> None:
    state = opened(2)
    state.treks[0] = tuple(range(1, 11))
    for day in range(DAYS):
        state.tally[ON_TIME * DAYS + day] = 3
    state.tally[0] = 60
    record = after(TrekkingRecord(), state, 0)
    assert set(record.achievements) == {"first_trip", "long_trek", "ninety", "one_trek", "punctual"}
    assert (record.best, record.wins) == (100, 1)
    state.treks[0], state.finished[0] = (1,), ((2, 3),)
    assert set(after(record, state, 0).achievements) == set(record.achievements)


def test_the_whole_album() -> None:
    state = opened(2)
    state.treks[0] = (108,)
    record = after(TrekkingRecord(cards=tuple(range(1, 108))), state, 0)
    assert "whole_album" in record.achievements
    assert len(record.cards) == 108


def test_beating_the_expert_alone() -> None:
    state = opened(1, rival="expert")
    state.treks[0], state.treks[1] = (1, 2, 3), (4,)
    assert "expert_beaten" not in after(TrekkingRecord(), state, 0).achievements
    state.tally[0] = 40
    assert "expert_beaten" in after(TrekkingRecord(), state, 0).achievements


def test_the_timeline_runs_by_year() -> None:
    years = [catalog().years[card] for card in timeline()]
    assert years == sorted(years)
    assert len(years) == 108


def test_a_record_survives_the_store() -> None:
    record = TrekkingRecord(games=2, cards=(3, 5), achievements=("first_trip",))
    assert msgspec.json.decode(msgspec.json.encode(record), type=TrekkingRecord) == record
