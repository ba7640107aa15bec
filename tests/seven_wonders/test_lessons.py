"""What the lessons of 7 Wonders say comes true."""

from __future__ import annotations

import itertools
from typing import Any

import msgspec
import pytest

from game.core.chance import TableChance
from game.core.players import Ai
from game.core.rules import Event, deal
from game.scenes.lesson_table import lessons_of
from game.seven_wonders.events import ConflictFought, DiplomacySpent
from game.seven_wonders.moves import Build, BuildStage, PayLoss
from game.seven_wonders.options import SevenWondersOptions
from game.seven_wonders.rules import RULES
from game.seven_wonders.state import SevenWondersState
from game.seven_wonders.view.sight import status
from tests.scenes.lesson_player import Learner, learner
from tests.seven_wonders.table import n

LESSONS = {data.id: data for data in lessons_of("seven_wonders")}
OPTIONS = SevenWondersOptions(seats=3, cities=False)


def dealt() -> tuple[SevenWondersState, TableChance]:
    """The first lesson's table before the first turn."""
    chance = TableChance(LESSONS["first"].seed)
    return deal(RULES, OPTIONS, chance)[0], chance


def come_to(someone: Learner, say: str) -> SevenWondersState:
    """The position in which a step begins."""
    while someone.scene.policy.lesson.step.say != say:
        someone.do_step()
    state: SevenWondersState = someone.scene.kept.table.state.copy()
    return state


@pytest.mark.parametrize(
    ("say", "wrong"),
    [("pit", "sell"), ("pit", "stage"), ("stage", "sell"), ("sell", "stage"), ("sell", "build")],
)
def test_another_action_with_the_right_card_is_answered_and_changes_nothing(say: str, wrong: str) -> None:
    with learner("seven_wonders", LESSONS["first"]) as someone:
        before = come_to(someone, say)
        someone.click(someone.spot(someone.scene.policy.lesson.step.point[0]).rect.center)
        someone.click(someone.spot(("act", wrong)).rect.center)
        assert someone.scene.notice.wrong
        assert someone.scene.kept.table.state == before
        assert someone.scene.policy.lesson.step.say == say


def test_the_first_hand_has_the_colours_and_marks_that_the_first_lesson_speaks_of() -> None:
    state, _ = dealt()
    hand = state.hands[0]
    assert hand is not None
    pit, baths, barracks, scriptorium = n("stone_pit"), n("baths"), n("barracks"), n("scriptorium")
    assert (hand[1], hand[3], hand[5], hand[6]) == (pit, baths, barracks, scriptorium)
    assert hand[4] == n("marketplace")
    assert status(state, 0, pit) == ("free", 0)
    assert status(state, 0, barracks) == ("pay", 2)
    assert status(state, 0, baths) == status(state, 0, scriptorium) == ("no", 0)
    assert (state.left(0), state.right(0)) == (1, 2)


def test_the_first_stage_can_be_built_with_any_card_whatever_the_others_did() -> None:
    """So the lesson does not hang on how clever its novices are."""
    start, chance = dealt()
    mine = Build(n("stone_pit"))
    others = [RULES.moves(start, seat) for seat in (1, 2)]
    for theirs in itertools.product(*others):
        state = start.copy()
        RULES.play(state, {0: mine, 1: theirs[0], 2: theirs[1]}, chance)
        stages = {move.card for move in RULES.moves(state, 0) if isinstance(move, BuildStage)}
        assert len(stages) == len(state.hands[0] or ()) == 6


def test_what_the_first_lesson_says_comes_true() -> None:
    with learner("seven_wonders", LESSONS["first"]) as someone:
        before = come_to(someone, "stage")
        assert before.coins[0] == 3
        paid = come_to(someone, "sell")
        assert paid.coins[0] == 1
        assert paid.stages[0] == 1
        back = come_to(someone, "market")
        assert back.coins[0] == 4
        assert status(back, 0, n("marketplace")) == ("free", 0)
        last = come_to(someone, "last")
        assert last.turn == OPTIONS.turns
        assert len(last.hands[0] or ()) == 2
        after = come_to(someone, "war")
    assert (after.age, after.turn) == (2, 1)


@pytest.mark.parametrize("number", range(4))
def test_the_first_lesson_speaks_of_the_war_when_it_is_over_however_one_plays(number: int) -> None:
    with learner("seven_wonders", LESSONS["first"]) as someone:
        come_to(someone, "cities")
        while someone.scene.policy.lesson.step.say != "war":
            if someone.scene.policy.lesson.reading:
                someone.read()
            else:
                someone.move_freely(number)
            someone.rest()
        state = someone.scene.kept.table.state
        assert (state.age, state.turn) == (2, 1)
        mine, *theirs = state.shields
        assert state.victories[0] == (sum(shields < mine for shields in theirs), 0, 0)
        assert state.defeats[0] == sum(shields > mine for shields in theirs)
        hand = state.hands[0]
        assert hand is not None
        assert hand[4] == n("caravansery"), "the hands of the second age hang on nobody"
        assert status(state, 0, hand[4]) == ("chain", 0)


def test_the_step_of_the_last_turn_waits_for_the_card_that_babylon_may_still_use() -> None:
    with learner("seven_wonders", LESSONS["first"]) as someone:
        come_to(someone, "last")
        lesson = someone.scene.policy.lesson
        assert not lesson.may_go_on(someone.scene.policy.answers + 1, topic="last_card")
        assert lesson.may_go_on(someone.scene.policy.answers + 1, topic="turn")


# ---------------------------------------------------------------------- Cities and Leaders


def happened(someone: Learner, kind: type[Event]) -> list[Any]:
    """All events of a kind so far."""
    return [event for event in someone.scene.kept.table.events if isinstance(event, kind)]


def test_the_leaders_taught_come_and_one_of_them_pays_for_each_black_card() -> None:
    with learner("seven_wonders", LESSONS["cities_leaders"]) as someone:
        before = come_to(someone, "recruit")
        assert before.leaders[0][:3] == (n("diocletian"), n("aristotle"), n("caesar"))
        hired = come_to(someone, "black")
        assert hired.coins[0] == before.coins[0] - 2
        assert hired.hands[0][7] == n("residence")
        assert come_to(someone, "dove").coins[0] == hired.coins[0] + 2
        before = come_to(someone, "loft")
        assert come_to(someone, "mask").coins[0] == before.coins[0] - 1 + 2


def test_a_neighbour_makes_the_learner_lose_a_coin_that_could_become_debt() -> None:
    with learner("seven_wonders", LESSONS["cities_leaders"]) as someone:
        state = come_to(someone, "loss")
        assert state.cities[state.left(0)] >> n("hideout") & 1
        assert set(RULES.moves(state, 0)) == {PayLoss(1), PayLoss(0)}
        paid = come_to(someone, "ore")
        assert (paid.coins[0], paid.debts[0]) == (state.coins[0] - 1, 0)


@pytest.mark.parametrize("level", ["random", "adept"])
def test_the_second_lesson_asks_for_nothing_that_hangs_on_its_opponents_level(level: str) -> None:
    data = msgspec.structs.replace(LESSONS["cities_leaders"], opponents=(Ai(level),) * 2)
    with learner("seven_wonders", data) as someone:
        assert come_to(someone, "choose").cities[1] >> n("hideout") & 1


def test_refusing_to_pay_is_not_what_the_step_asks_for() -> None:
    with learner("seven_wonders", LESSONS["cities_leaders"]) as someone:
        before = come_to(someone, "loss")
        someone.click(someone.spot(("loss", 1)).rect.center)
        assert someone.scene.notice.wrong
        assert someone.scene.kept.table.state == before


def test_the_mask_needs_the_ore_built_before() -> None:
    with learner("seven_wonders", LESSONS["cities_leaders"]) as someone:
        state = come_to(someone, "loft")
        assert state.hands[0][5] == n("pigeon_loft")
        [move] = [
            move
            for move in RULES.moves(state, 0)
            if isinstance(move, Build) and move.card == n("pigeon_loft")
        ]
        assert (move.left, move.right, move.bank) == (0, 0, 1)
        without = state.copy()
        without.goods[0] = come_to_start().goods[0]
        assert not [move for move in RULES.moves(without, 0) if move == Build(n("pigeon_loft"), bank=1)]


def come_to_start() -> SevenWondersState:
    """The second lesson's table before anything was built."""
    lesson = LESSONS["cities_leaders"]
    options = SevenWondersOptions(seats=3, cities=True, leaders=True)
    return deal(RULES, options, TableChance(lesson.seed))[0]


@pytest.mark.parametrize("number", range(4))
def test_the_dove_keeps_the_learner_out_of_the_war_however_the_age_is_played(number: int) -> None:
    with learner("seven_wonders", LESSONS["cities_leaders"]) as someone:
        come_to(someone, "choose")
        while someone.scene.policy.lesson.step.say != "peace":
            someone.move_freely(number)
            someone.rest()
        state = someone.scene.kept.table.state
        assert (state.age, state.phase) == (2, "recruit")
        assert state.diplomacy[0] == 0
        assert len(happened(someone, DiplomacySpent)) == 1
        assert (state.victories[0], state.defeats[0]) == ((0, 0, 0), 0)
        assert all({1, 2} == {war.victor, war.loser} for war in happened(someone, ConflictFought))
        assert len(state.leaders[0]) == 3
