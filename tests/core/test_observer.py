"""Who is told what happens: as their eyes see it, once it is kept, as long as they are there."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from game.core.deeds import Deeds
from game.core.observer import Audience, Knowledge, fold
from game.core.rules import Event
from tests.toy.events import HandReceived, PrizeTurned
from tests.toy.options import AuctionOptions
from tests.toy.rules import RULES

HAND, PRIZE = HandReceived(1, (3, 4)), PrizeTurned(3)
MASKED = HandReceived(1, (None, None))
OPTIONS = AuctionOptions(seats=2)


class Listener:
    """Writes down what it is told."""

    def __init__(self) -> None:
        self.heard: list[object] = []

    def observe(self, events: Sequence[Event]) -> None:
        self.heard.append(tuple(events))

    def rewind(self, count: int) -> None:
        self.heard.append(count)


def test_each_is_told_what_has_happened_and_all_that_will_as_their_eyes_see_it() -> None:
    audience, own, other = Audience(Deeds()), Listener(), Listener()
    audience.attach(frozenset({1}), own, [HAND])
    audience.attach(frozenset({0}), other, [HAND])
    audience.tell([PRIZE, HAND])
    audience.rewind(1)
    assert own.heard == [(HAND,), (PRIZE, HAND), 1]
    assert other.heard == [(MASKED,), (PRIZE, MASKED), 1]


def test_who_has_left_is_told_nothing_more_and_the_others_are() -> None:
    audience, one, other = Audience(Deeds()), Listener(), Listener()
    for listener in (one, other):
        audience.attach(frozenset(), listener, [])
    audience.detach(one)
    audience.tell([PRIZE])
    audience.rewind(0)
    assert one.heard == [()]
    assert other.heard == [(), (PRIZE,), 0]


def test_within_a_deed_they_are_told_once_it_is_kept() -> None:
    deeds = Deeds()
    audience, early, late = Audience(deeds), Listener(), Listener()
    audience.attach(frozenset(), early, [])
    with deeds.deed():
        audience.tell([PRIZE])
        audience.rewind(0)
        audience.attach(frozenset(), late, [PRIZE])
        audience.tell([HAND])
        assert (early.heard, late.heard) == ([()], [])
    assert early.heard == [(), (PRIZE,), 0, (MASKED,)]
    assert late.heard == [(PRIZE,), (MASKED,)]


def test_of_a_deed_that_fails_nobody_hears_and_who_came_with_it_is_gone() -> None:
    deeds = Deeds()
    audience, early, late = Audience(deeds), Listener(), Listener()
    audience.attach(frozenset(), early, [])

    def fails() -> None:
        with deeds.deed():
            audience.tell([PRIZE])
            audience.attach(frozenset(), late, [PRIZE])
            raise KeyError

    with pytest.raises(KeyError):
        fails()
    audience.tell([HAND])
    assert early.heard == [(), (MASKED,)]
    assert late.heard == []


def test_who_leaves_during_a_deed_is_told_nothing_of_it() -> None:
    deeds = Deeds()
    audience, listener = Audience(deeds), Listener()
    audience.attach(frozenset(), listener, [])
    with deeds.deed():
        audience.tell([PRIZE])
        audience.rewind(0)
        audience.detach(listener)
    assert listener.heard == [()]


def test_who_leaves_while_all_are_told_is_told_nothing_more() -> None:
    audience, second = Audience(Deeds()), Listener()

    class Sender(Listener):
        def observe(self, events: Sequence[Event]) -> None:
            if events:
                audience.detach(self)

    audience.attach(frozenset(), Sender(), [])
    audience.attach(frozenset(), second, [])
    audience.tell([PRIZE])
    audience.tell([PRIZE])
    assert second.heard == [(), (PRIZE,), (PRIZE,)]


def test_knowledge_is_the_fold_of_what_it_was_told_and_can_go_back() -> None:
    known = Knowledge(RULES, OPTIONS)
    assert known.view == RULES.blank(OPTIONS)
    known.observe([HAND])
    known.observe([PRIZE])
    assert known.events == [HAND, PRIZE]
    assert known.view == fold(RULES, OPTIONS, [HAND, PRIZE])
    known.rewind(1)
    assert known.events == [HAND]
    assert known.view == fold(RULES, OPTIONS, [HAND])
    assert known.view != fold(RULES, OPTIONS, [HAND, PRIZE])
    known.rewind(0)
    assert known.view == RULES.blank(OPTIONS)
