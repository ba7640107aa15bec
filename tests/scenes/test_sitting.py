"""A sitting: persons answer, AIs think meanwhile, answers are taken back and handed over."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from game.core.players import Ai, Person, Player
from game.core.reason import Refused
from game.core.rules import IllegalMove
from game.core.table import Table
from game.scenes.sitting import Sitting
from tests.people import people
from tests.toy.moves import Bid
from tests.toy.options import AuctionOptions
from tests.toy.rules import RULES

OPTIONS = AuctionOptions(seats=3)


def seated(*players: str) -> Sitting:
    table: Table[Any, Any] = Table.open(RULES, OPTIONS, 4, friendly=True)
    for seat, one in enumerate(people(*players)):
        table.seat(seat, one)
    return Sitting("auction", table, process=False)


@pytest.fixture
def sitting() -> Iterator[Sitting]:
    found = seated("Ada", "ai:novice", "ai:random")
    yield found
    found.close()


def think(sitting: Sitting) -> None:
    for _ in range(500):
        sitting.update()
        if not sitting.thinking:
            return
    raise AssertionError("the AIs never answered")


def test_persons_and_ais_are_told_apart(sitting: Sitting) -> None:
    assert sitting.persons == (0,)
    assert sitting.levels == {1: "novice", 2: "random"}


@pytest.mark.parametrize("process", [True, False])
@pytest.mark.parametrize("level", ["god", "", "ai:novice"])
def test_an_ai_that_there_is_not_is_refused(level: str, process: bool) -> None:
    table: Table[Any, Any] = Table.open(RULES, OPTIONS, 4)
    players: tuple[Player, ...] = (Ai("novice"), Ai(level), Person("Ada"))
    for seat, player in enumerate(players):
        table.seat(seat, player)
    with pytest.raises(Refused, match="unknown_level"):
        Sitting("auction", table, process=process)


def test_ais_answer_sealed_asks_while_the_person_still_thinks(sitting: Sitting) -> None:
    think(sitting)
    assert set(sitting.table.sealed) == {1, 2}
    assert sitting.person_asked() is not None
    before = len(sitting.table.events)
    sitting.answer(0, Bid(0))
    assert len(sitting.table.events) > before


def test_the_answer_that_opens_all_waits_for_the_picture(sitting: Sitting) -> None:
    sitting.answer(0, Bid(0))
    think(sitting)
    events = len(sitting.table.events)
    assert len(sitting.table.sealed) == 2
    assert sitting.waiting_for_ai
    assert sitting.step()
    assert len(sitting.table.events) > events


def test_ais_alone_play_a_game_to_its_end() -> None:
    sitting = seated("ai:random", "ai:novice", "ai:greedy")
    for _ in range(3000):
        sitting.update()
        sitting.step()
        if sitting.over:
            break
    assert sitting.over
    sitting.close()


def test_what_is_taken_back_is_thought_about_again(sitting: Sitting) -> None:
    think(sitting)
    sitting.answer(0, Bid(0))
    sitting.undo(0)
    assert set(sitting.table.sealed) == {1, 2}
    asked = sitting.person_asked()
    assert asked is not None
    assert asked.seat == 0
    sitting.redo(0)
    assert not sitting.table.sealed


def test_an_illegal_answer_changes_nothing(sitting: Sitting) -> None:
    with pytest.raises(IllegalMove):
        sitting.answer(0, Bid(77))
    assert sitting.person_asked() is not None


def test_a_seat_handed_to_an_ai_plays_on_and_one_handed_to_a_person_waits(sitting: Sitting) -> None:
    sitting.hand_over(0, Ai("random"))
    sitting.hand_over(1, Person("Bea"))
    think(sitting)
    assert set(sitting.table.sealed) == {0, 2}
    assert sitting.persons == (1,)


def test_a_broken_thought_ends_in_a_legal_move(sitting: Sitting, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> Any:
        raise ValueError("broken")
        yield

    monkeypatch.setattr("game.ai.mind.think", broken)
    think(sitting)
    assert set(sitting.table.sealed) == {1, 2}


def test_advice_that_comes_after_the_answer_is_not_taken_for_the_next_decision(sitting: Sitting) -> None:
    sitting.advise(0)
    sitting.answer(0, Bid(0))
    assert 0 not in sitting.thinking
    think(sitting)
    assert not sitting.advice


def test_an_ai_with_a_script_answers_as_it_says_and_thinks_where_that_is_not_legal(sitting: Sitting) -> None:
    last = len(sitting.table.state.hands[1]) - 1
    sitting.script = {1: (Bid(last),), 2: (Bid(99),)}
    think(sitting)
    assert sitting.table.sealed[1] == Bid(last)
    assert sitting.table.sealed[2] in RULES.moves(sitting.table.state, 2)
