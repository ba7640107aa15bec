"""Has a person's decisions of a finished table judged, and finds those that lost most."""

from __future__ import annotations

from typing import Any

import pytest

from game.ai.review import Verdict
from game.ai.worker import Thinkers
from game.core import journal
from game.core.players import Ai
from game.scenes import reviewer as reviewing
from game.scenes.reviewer import Reviewer, persons
from game.session.cabinet import Cabinet, Kept
from tests.people import people
from tests.scenes.given_away import given_away
from tests.toy.events import HandReceived
from tests.toy.moves import Bid
from tests.toy.options import AuctionOptions


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """A fourth of the effort does for what is to be found here."""
    monkeypatch.setattr(reviewing, "BRIEFLY", 32)
    monkeypatch.setattr(reviewing, "CLOSELY", 4)


def reviewed(kept: Kept, seat: int = 0) -> Reviewer:
    found = Reviewer(kept.session.game, kept.session.finished(), seat, process=False)
    while found.findings is None:
        found.update()
    return found


def test_the_seats_of_persons_can_be_reviewed_and_those_of_ais_not(cabinet: Cabinet) -> None:
    kept = given_away(cabinet, "Ada", "ai:random", "Cai")
    assert persons(kept.session.finished()) == [0, 2]


def test_of_a_seat_that_was_handed_over_only_what_the_person_decided_is_judged(cabinet: Cabinet) -> None:
    options = AuctionOptions(seats=2, rounds=3, gifts=False)
    kept = cabinet.open("auction", options, people("Ada", "Bea"), seed=5, friendly=False)
    for answered in range(3):
        if answered == 1:
            kept.table.seat(0, Ai("random"))
        for seat in range(2):
            kept.table.answer(seat, Bid(0))
    found = Reviewer("auction", kept.session.finished(), 0, process=False)
    found.close()
    assert [decision.player for decision in found.decisions] == people("Ada")
    assert found.answers == 3


def test_it_looks_twice_and_says_how_far_it_is(cabinet: Cabinet) -> None:
    kept = given_away(cabinet, "Ada", "ai:random")
    found = Reviewer("auction", kept.session.finished(), 0, process=False)
    seen, closer = [found.progress], [found.looking_closer]
    while found.findings is None:
        found.update()
        seen.append(found.progress)
        closer.append(found.looking_closer)
    assert (seen[0], seen[-1]) == (0.0, 1.0)
    assert closer == sorted(closer)
    assert len(set(closer)) == 2
    assert not found.update(), "there is nothing left to take in"


def test_judgement_sees_what_the_seat_saw_and_nothing_else(
    cabinet: Cabinet, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept = given_away(cabinet, "Ada", "ai:random")
    told: list[Any] = []
    observe = Thinkers.observe

    def listening(self: Any, seat: int, events: Any) -> None:
        told.extend(events)
        observe(self, seat, events)

    monkeypatch.setattr(Thinkers, "observe", listening)
    found = reviewed(kept)
    assert [event.cards for event in told if isinstance(event, HandReceived)][1] == (None,) * 4
    for finding in found.findings or ():
        assert None in found.view(finding).hands[1]


def test_the_same_game_gets_the_same_review(cabinet: Cabinet) -> None:
    kept = given_away(cabinet, "Ada", "ai:random")
    assert reviewed(kept).findings == reviewed(kept).findings != []


def test_of_a_long_game_decisions_evenly_spread_are_judged(
    cabinet: Cabinet, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept = given_away(cabinet, "Ada", "ai:random")
    monkeypatch.setattr(reviewing, "MOST", 2)
    found = Reviewer("auction", kept.session.finished(), 0, process=False)
    found.close()
    own = [one for one in journal.decisions(kept.table.entries) if one.seat == 0]
    assert found.decisions == [own[0], own[len(own) // 2]]


def test_only_losses_that_are_no_accident_are_shown_and_the_worst_of_those(
    cabinet: Cabinet, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reviewing, "MARKED", 1)
    kept = given_away(cabinet, "Ada", "ai:novice")
    for doubt, number in ((1.0, 0), (0.0, 1)):
        found = Reviewer("auction", kept.session.finished(), 0, process=False)
        verdicts = {entry.entry: Verdict(entry.move, 0.5, doubt) for entry in found.decisions}
        assert len(verdicts) > 1
        found._asked, found._verdicts, found._closer = {}, verdicts, True
        found._go_on()
        assert found.findings is not None
        assert len(found.findings) == number
