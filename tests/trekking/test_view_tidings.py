"""A turn told in a line: the card visited, and all the points of that turn."""

from __future__ import annotations

from game.core.rules import Event, whose
from game.trekking import events as ev
from game.trekking import scoring
from game.trekking.catalog import ANCESTOR
from game.trekking.options import TrekkingOptions
from game.trekking.rules import RULES
from game.trekking.view.tidings import tidings
from tests.trekking.test_view_clips import played

OPTIONS = TrekkingOptions(seats=3, time_warp=True)


def test_a_turn_is_one_tiding_with_what_watch_and_tokens_brought() -> None:
    visited, ended = ev.CardVisited(1, 2, 40, 0), ev.TurnEnded(1)
    turn: list[Event] = [visited, ev.WatchMoved(1, 12, 3), ev.TokenPlaced(1, 0, 0, 2, 10, 0), ended]
    (told,) = tidings([*turn, ev.RowRefilled(2, 9)], OPTIONS, 0)
    assert (told.head, told.events, told.points) == (visited, tuple(turn), 15)
    assert told.sign == "trekking/art/40"


def test_an_ancestor_has_a_picture_of_its_own_and_a_day_given_up_is_told() -> None:
    ancestor, up = ev.CardVisited(1, 0, ANCESTOR, 0), ev.DayGivenUp(2)
    told = tidings([ancestor, up], OPTIONS, 0)
    assert [one.head for one in told] == [ancestor, up]
    assert told[0].sign == "trekking/ancestor/small"


def test_nobodys_turn_is_mixed_with_anothers_and_none_is_lost() -> None:
    events = played(OPTIONS, 5)
    found = tidings(events, OPTIONS, 0)
    assert all({whose(event) for event in told.events} == {told.party} for told in found)
    visits = [event for event in events if isinstance(event, ev.CardVisited)]
    assert [told.head for told in found if isinstance(told.head, ev.CardVisited)] == visits


def test_the_points_told_are_all_that_counts_during_the_days() -> None:
    """Treks and crystals are only counted at the end."""
    events = played(OPTIONS, 5)
    state = RULES.blank(OPTIONS)
    for event in events:
        state.apply(event)
    found = tidings(events, OPTIONS, 0)
    for party in range(3):
        told = sum(one.points for one in found if one.party == party)
        lines = {line.key.rpartition(".")[2]: line.points for line in scoring.sheet(state, party).lines}
        assert told == sum(points for name, points in lines.items() if name not in ("treks", "crystals"))
