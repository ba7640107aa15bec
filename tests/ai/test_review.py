"""A review finds what a move lost, by the seat's own view alone, the same every time."""

from __future__ import annotations

import time
from collections.abc import Sequence
from itertools import cycle
from math import sqrt
from statistics import fmean, stdev
from typing import Any, ClassVar, Literal

import pytest

from game.ai import halving, review
from game.ai.host import Failed, Weighed, decode_move
from game.ai.mind import Mind, finish
from game.ai.review import Verdict, weigh
from game.ai.worker import Thinkers
from game.core.mask import mask_all
from game.core.rules import Move
from game.core.table import Table
from tests.toy.bot import BOT, AuctionBot
from tests.toy.moves import Bid, Give
from tests.toy.options import AuctionOptions
from tests.toy.rules import RULES
from tests.toy.state import AuctionState

OPTIONS = AuctionOptions(seats=2, gifts=True)


class Halving(AuctionBot):
    method: ClassVar[Literal["halving", "tree"]] = "halving"

    def totals(self, state: AuctionState) -> Sequence[float]:
        return [float(points) for points in state.points]


BOTS = pytest.mark.parametrize("bot", [BOT, Halving(RULES)], ids=["tree", "halving"])


def verdict(bot: AuctionBot, view: Any, seat: int, move: Move, share: int = 1, number: int = 3) -> Verdict:
    return finish(weigh(bot, view, seat, move, number, share))


def at_a_gift() -> tuple[Table[Any, Any], int]:
    """A table where the winner of a prize may give a point away."""
    table = Table.open(RULES, OPTIONS, 6, friendly=True)
    for seat in range(2):
        table.answer(seat, Bid(0))
    [ask] = table.asks()
    assert ask.topic == "give"
    return table, ask.seat


@BOTS
def test_a_point_given_away_for_nothing_is_a_loss_and_keeping_it_is_better(bot: AuctionBot) -> None:
    table, seat = at_a_gift()
    found = verdict(bot, table.view({seat}), seat, Give(1 - seat))
    assert found.best == Give(None)
    assert found.certain
    assert found.loss > 0
    assert found.points == pytest.approx(1)


@BOTS
def test_the_best_move_lost_nothing(bot: AuctionBot) -> None:
    table, seat = at_a_gift()
    found = verdict(bot, table.view({seat}), seat, Give(None))
    assert found == Verdict(Give(None))
    assert not found.certain


LEADS = (0.3, -0.1, 0.2, 0.4)
"""By how much the move found is ahead of the one made, world by world."""


def with_leads(monkeypatch: pytest.MonkeyPatch, leads: Sequence[float]) -> tuple[Verdict, list[float]]:
    """The verdict where the two moves compare like this, and their lead in every world."""
    table, seat = at_a_gift()
    seen: list[float] = []
    lead = cycle(leads)

    def futures(*_: Any) -> list[tuple[float, AuctionState]]:
        seen.append(next(lead))
        return [(0.5 + seen[-1], table.state), (0.5, table.state)]

    monkeypatch.setattr(halving, "futures", futures)
    return verdict(BOT, table.view({seat}), seat, Give(1 - seat)), seen


def test_the_loss_is_the_mean_lead_and_its_doubt_the_standard_error(monkeypatch: pytest.MonkeyPatch) -> None:
    found, leads = with_leads(monkeypatch, LEADS)
    assert found.best == Give(None)
    assert found.loss == pytest.approx(fmean(leads))
    assert found.doubt == pytest.approx(stdev(leads) / sqrt(len(leads)))


def test_a_move_that_compares_better_than_the_one_found_lost_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    found, leads = with_leads(monkeypatch, [-lead for lead in LEADS])
    assert fmean(leads) < 0
    assert found.best != Give(None)
    assert (found.loss, found.doubt, found.points) == (0, 0, 0)


def test_a_move_without_an_alternative_is_not_searched(monkeypatch: pytest.MonkeyPatch) -> None:
    table = Table.open(RULES, AuctionOptions(seats=2, rounds=4, gifts=False), 6)  # type: ignore[arg-type]
    for _ in range(3):
        for seat in range(2):
            table.answer(seat, Bid(0))
    monkeypatch.setattr(BOT, "candidates", None)
    assert verdict(BOT, table.view({0}), 0, Bid(0)) == Verdict(Bid(0))


@BOTS
def test_the_verdict_comes_from_view_and_number_alone(bot: AuctionBot) -> None:
    table, seat = at_a_gift()
    view = table.view({seat})
    assert None in view.hands[1 - seat]
    before = view.copy()
    first, again = (verdict(bot, view, seat, Give(1 - seat), share=8) for _ in range(2))
    assert first == again
    assert view == before


def test_a_mind_judges_by_what_its_seat_knew_then_not_by_what_came_after() -> None:
    table, seat = at_a_gift()
    count, view = len(table.events), table.view({seat})
    mind = Mind(BOT, OPTIONS, seat, review.LEVEL)
    table.attach({seat}, mind)
    table.answer(seat, Give(1 - seat))
    while asks := table.asks():
        table.answer(asks[0].seat, table.rules.moves(table.state, asks[0].seat)[0])
    found = finish(mind.weigh(count, Give(1 - seat), 3, 8))
    assert found == verdict(BOT, view, seat, Give(1 - seat), share=8)


@pytest.mark.parametrize("process", [True, False], ids=["process", "slices"])
def test_the_worker_answers_with_the_same_verdict_and_outlives_a_failure(process: bool) -> None:
    table, seat = at_a_gift()
    thinkers = Thinkers("tests.toy", OPTIONS, process=process)
    thinkers.open(seat, review.LEVEL)
    thinkers.observe(seat, mask_all(table.events, {seat}))
    count = len(table.events)
    tickets = [thinkers.weigh(seat, count, move, 3, 8) for move in (Give(1 - seat), Bid(99), Give(None))]
    answers: list[Any] = []
    end = time.monotonic() + 20
    while len(answers) < 3 and time.monotonic() < end:
        answers += thinkers.poll()
        time.sleep(0.002)
    thinkers.close()
    assert [answer.ticket for answer in answers] == tickets
    given, failed, kept = answers
    assert isinstance(failed, Failed)
    assert isinstance(given, Weighed)
    assert isinstance(kept, Weighed)
    expected = verdict(BOT, table.view({seat}), seat, Give(1 - seat), share=8)
    assert decode_move(RULES, given.best) == expected.best
    assert (given.loss, given.doubt, given.points, given.lines) == expected[1:]
    assert kept.loss == 0
