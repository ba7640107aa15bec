"""AIs think in a process of their own, or in slices, with the same answers; nothing hidden reaches them."""

from __future__ import annotations

import time
from typing import Any

import pytest

from game.ai.host import Chosen, Failed, decode_move
from game.ai.mind import Mind
from game.ai.worker import Thinkers
from game.core.mask import mask_all
from game.core.table import Table
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


def seated(table: Table[Any, Any], level: str, process: bool) -> Thinkers:
    thinkers = Thinkers("tests.toy", OPTIONS, process=process)
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
