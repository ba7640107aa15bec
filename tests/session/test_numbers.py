"""A seat's numbers followed through a table's events: what changed them, looked at once."""

from __future__ import annotations

from collections.abc import Sequence

from game.core.rules import Event
from game.session.numbers import START, Changed, Counts, Numbers
from tests.toy.events import CardBid


class Bids:
    """A state whose numbers are the sums of the cards that two seats have bid."""

    def __init__(self, begun: int = 0) -> None:
        self.sums = [begun, 0]

    def apply(self, event: Event) -> None:
        assert isinstance(event, CardBid)
        self.sums[event.seat] += event.card or 0


class Counting:
    """Counts how often it is asked."""

    def __init__(self) -> None:
        self.asked = 0

    def __call__(self, state: Bids) -> Counts:
        self.asked += 1
        return {"mine": state.sums[0], "total": sum(state.sums)}


def bids(*cards: tuple[int, int]) -> list[Event]:
    return [CardBid(seat, 0, card) for seat, card in cards]


def numbers(events: Sequence[Event]) -> tuple[Numbers, Counting]:
    count = Counting()
    found = Numbers(Bids, count)
    found.follow(events)
    return found, count


EVENTS = bids((0, 3), (1, 2), (0, 0), (0, -1))


def test_a_change_is_kept_with_the_event_that_made_it() -> None:
    found, _ = numbers(EVENTS)
    assert found.changes("mine", 4) == [Changed(0, 3), Changed(3, -1)]
    assert found.changes("total", 4) == [Changed(0, 3), Changed(1, 2), Changed(3, -1)]
    assert found.changes("mine", 3) == [Changed(0, 3)], "an earlier moment knows nothing of what comes"
    assert found.changes("nothing", 4) == []


def test_gains_are_added_up_and_those_that_cancel_are_left_out() -> None:
    found, _ = numbers(bids((0, 3), (1, 2), (0, -3)))
    assert found.gains(range(0, 3)) == {"total": 2}
    assert found.gains(range(1, 3)) == {"mine": -3, "total": -1}
    assert found.gains({1}) == {"total": 2}


def test_each_event_is_looked_at_once_however_often_one_asks() -> None:
    found, count = numbers(EVENTS[:2])
    assert count.asked == 3
    found.follow(EVENTS[:2])
    found.follow(EVENTS)
    found.follow(EVENTS[:1])
    found.follow(EVENTS)
    assert count.asked == 5


def test_what_was_taken_back_is_forgotten_and_nothing_before_it_counted_anew() -> None:
    found, count = numbers(EVENTS)
    other = [*EVENTS[:2], *bids((0, 5), (1, 1))]
    found.follow(other)
    assert found.changes("mine", 4) == [Changed(0, 3), Changed(2, 5)]
    assert found.changes("total", 4) == [Changed(0, 3), Changed(1, 2), Changed(2, 5), Changed(3, 1)]
    assert count.asked == 7


def test_what_was_there_before_all_events_is_the_first_change() -> None:
    found = Numbers(lambda: Bids(10), Counting())
    found.follow(EVENTS)
    assert found.changes("mine", 1) == [Changed(START, 10), Changed(0, 3)]
    assert found.gains(range(4)) == {"mine": 2, "total": 4}
