"""AIs think in a process of their own, or in slices, with the same answers; nothing hidden reaches them."""

from __future__ import annotations

import os
import signal
import sys
import time
from collections.abc import Callable
from typing import Any

import pytest

from game.ai import worker
from game.ai.host import Chosen, Failed, Observe, decode_move
from game.ai.mind import Mind
from game.ai.worker import Thinkers
from game.core.mask import mask_all
from game.core.table import Table
from game.trekking.rules import RULES as TREKKING
from tests.toy.bot import BOT
from tests.toy.options import AuctionOptions
from tests.toy.rules import RULES

OPTIONS = AuctionOptions(seats=3)
PLACES = pytest.mark.parametrize("process", [True, False], ids=["process", "slices"])


def wait(thinkers: Thinkers) -> Any:
    end = time.monotonic() + 20
    while time.monotonic() < end:
        if answers := thinkers.poll():
            return answers[0]
        time.sleep(0.002)
    raise AssertionError("no answer")


@pytest.fixture
def table() -> Table[Any, Any]:
    return Table.open(RULES, OPTIONS, 11)


def seated(
    table: Table[Any, Any], level: str, process: bool, clock: Callable[[], float] = time.monotonic
) -> Thinkers:
    thinkers = Thinkers("tests.toy", OPTIONS, process=process, clock=clock)
    for seat in range(3):
        thinkers.open(seat, level)
        thinkers.observe(seat, mask_all(table.events, {seat}))
    return thinkers


@PLACES
def test_the_answer_is_the_minds_own(table: Table[Any, Any], process: bool) -> None:
    mind = Mind(BOT, OPTIONS, 1, "adept")
    table.attach({1}, mind)
    thinkers = seated(table, "adept", process)
    assert thinkers.in_process == process
    thinkers.choose(1, 42)
    answer = wait(thinkers)
    thinkers.close()
    assert isinstance(answer, Chosen)
    assert decode_move(RULES, answer.move) == mind.choose(42).move
    assert answer.ranking[0][1] == mind.choose(42).ranking[0].value


@PLACES
def test_a_hurried_thought_answers_with_the_best_so_far(table: Table[Any, Any], process: bool) -> None:
    thinkers = seated(table, "master", process)
    ticket = thinkers.choose(0, 1)
    thinkers.poll(0.001)
    thinkers.hurry()
    answer = wait(thinkers)
    thinkers.close()
    assert answer.ticket == ticket
    assert RULES.why_not(table.state, 0, decode_move(RULES, answer.move)) is None


@PLACES
def test_a_dropped_thought_never_answers(table: Table[Any, Any], process: bool) -> None:
    thinkers = seated(table, "novice", process)
    thinkers.choose(0, 1)
    thinkers.drop()
    kept = thinkers.choose(1, 1)
    assert wait(thinkers).ticket == kept
    assert thinkers.poll() == []
    thinkers.close()


def test_a_killed_process_is_replaced_and_answers_what_was_asked(table: Table[Any, Any]) -> None:
    thinkers = seated(table, "adept", True)
    expected = thinkers.choose(2, 7)
    thinkers._process.kill()
    thinkers._process.join()
    answer = wait(thinkers)
    assert answer.ticket == expected
    assert not thinkers.in_process


@PLACES
def test_an_error_while_thinking_reaches_the_table(table: Table[Any, Any], process: bool) -> None:
    thinkers = Thinkers("tests.toy", OPTIONS, process=process)
    thinkers.open(0, "novice")
    thinkers.choose(0, 1)
    answer = wait(thinkers)
    thinkers.close()
    assert isinstance(answer, Failed)
    assert answer.detail


@PLACES
def test_what_a_seat_is_told_meanwhile_changes_nothing_in_its_thought(
    table: Table[Any, Any], process: bool
) -> None:
    mind = Mind(BOT, OPTIONS, 1, "novice")
    mind.observe(mask_all(table.events, {1}))
    expected = mind.choose(7).move
    thinkers = seated(table, "novice", process)
    thinkers.choose(1, 7)
    before = len(table.events)
    for seat in range(3):
        table.answer(seat, RULES.moves(table.state, seat)[0])
    thinkers.observe(1, mask_all(table.events[before:], {1}))
    answer = wait(thinkers)
    thinkers.close()
    assert isinstance(answer, Chosen)
    assert decode_move(RULES, answer.move) == expected


@PLACES
def test_one_thought_can_be_dropped_and_the_others_go_on(table: Table[Any, Any], process: bool) -> None:
    thinkers = seated(table, "novice", process)
    first, second, third = (thinkers.choose(seat, 7) for seat in range(3))
    thinkers.drop(first)
    thinkers.drop(third)
    assert wait(thinkers).ticket == second
    assert not thinkers.poll(0.2)
    thinkers.close()


def test_thinking_can_be_counted_instead_of_timed(
    table: Table[Any, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Thinkers, "rounds", 1)
    thinkers = seated(table, "random", False)
    tickets = [thinkers.choose(seat, 7) for seat in range(3)]
    assert [[answer.ticket for answer in thinkers.poll()] for _ in range(3)] == [[one] for one in tickets]


# ---------------------------------------------------------------------- a process that stands still

CAN_STOP = pytest.mark.skipif(sys.platform == "win32", reason="no signals")


class Stopped:
    """Thinkers whose process stands still, seen by a loop that never waits for it."""

    def __init__(self, thinkers: Thinkers) -> None:
        self.thinkers = thinkers
        self.process = thinkers._process
        self.longest = 0.0
        """The longest that any call took."""

    def stop(self) -> None:
        os.kill(self.process.pid, signal.SIGSTOP)

    def call(self, deed: Any, *given: Any) -> Any:
        begun = time.monotonic()
        found = deed(*given)
        self.longest = max(self.longest, time.monotonic() - begun)
        return found

    def answer(self, seconds: float) -> Any:
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            if answers := self.call(self.thinkers.poll):
                return answers[0]
            time.sleep(0.002)
        raise AssertionError("no answer")


@CAN_STOP
@pytest.mark.parametrize("heard", [True, False], ids=["in the middle", "from the start"])
def test_a_process_that_stands_still_is_replaced_and_answers_what_was_asked(
    table: Table[Any, Any], heard: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    stopped = Stopped(seated(table, "adept", True))
    thinkers = stopped.thinkers
    if heard:
        thinkers.choose(2, 6)
        wait(thinkers)
    stopped.stop()
    monkeypatch.setattr(worker, "SILENCE" if heard else "START", 0.5)
    expected = thinkers.choose(2, 7)
    answer = stopped.answer(8)
    assert answer.ticket == expected
    assert not thinkers.in_process
    stopped.process.join(2)
    assert not stopped.process.is_alive(), "nothing is left behind"
    assert stopped.longest < 1.0
    mind = Mind(BOT, OPTIONS, 2, "adept")
    mind.observe(mask_all(table.events, {2}))
    assert decode_move(RULES, answer.move) == mind.choose(7).move


@CAN_STOP
def test_whatever_is_told_to_a_process_that_stands_still_holds_nobody_up(table: Table[Any, Any]) -> None:
    stopped = Stopped(seated(table, "novice", True))
    stopped.stop()
    events = mask_all(table.events, {0})
    for _ in range(3000):
        stopped.call(stopped.thinkers._send, Observe(0, events * 3))
    assert stopped.longest < 0.5
    begun = time.monotonic()
    stopped.thinkers.close()
    assert time.monotonic() - begun < 2.0
    stopped.process.join(2)
    assert not stopped.process.is_alive()


def test_nobody_is_silent_while_the_whole_program_stood_still(table: Table[Any, Any]) -> None:
    now = [100.0]
    thinkers = seated(table, "novice", True, lambda: now[0])
    thinkers.choose(0, 1)
    thinkers.poll()
    now[0] += 3600
    thinkers.poll()
    assert thinkers.in_process
    thinkers.close()


def test_a_long_thought_gives_signs_of_life() -> None:
    options = TREKKING.options_type(seats=4)
    game = Table.open(TREKKING, options, 5)
    thinkers = Thinkers("game.trekking", options)
    thinkers.open(0, "master")
    thinkers.observe(0, mask_all(game.events, {0}))
    thinkers.choose(0, 1, explain=True)
    while not thinkers._heard:
        assert thinkers.poll() == [], "no answer yet"
        time.sleep(0.002)
    assert isinstance(wait(thinkers), Chosen)
    assert thinkers.in_process
    thinkers.close()


def test_no_thought_lasts_longer_than_its_level_may_take(
    table: Table[Any, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(worker, "LIMITS", {"master": 0.05})
    monkeypatch.setattr(worker, "AGAIN", 0.02)
    monkeypatch.setattr(BOT, "efforts", {"master": BOT.efforts["master"]._replace(simulations=10**7)})
    thinkers = seated(table, "master", False)
    ticket = thinkers.choose(0, 1)
    answer = wait(thinkers)
    assert answer.ticket == ticket
    assert RULES.why_not(table.state, 0, decode_move(RULES, answer.move)) is None


def test_only_the_thought_that_takes_too_long_is_hurried(
    table: Table[Any, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    now, hurries = [100.0], []
    monkeypatch.setattr(Thinkers, "hurry", lambda self: hurries.append(now[0]))
    thinkers = seated(table, "master", True, lambda: now[0])
    first, _ = thinkers.choose(0, 1), thinkers.choose(1, 1)
    while not hurries:
        thinkers._watch()
        now[0] += worker.STEP
    assert worker.LIMITS["master"] <= hurries[0] - 100 <= worker.LIMITS["master"] + 2 * worker.STEP
    del thinkers._pending[first]
    for _ in range(10):
        thinkers._watch()
        now[0] += worker.STEP
    assert len(hurries) == 1
    thinkers.close()


@CAN_STOP
def test_a_process_told_to_end_ends_at_once_and_is_replaced(table: Table[Any, Any]) -> None:
    thinkers = seated(table, "master", True)
    process = thinkers._process
    ticket = thinkers.choose(0, 1)
    os.kill(process.pid, signal.SIGTERM)
    process.join(2)
    assert not process.is_alive()
    assert wait(thinkers).ticket == ticket
    thinkers.close()
