"""What a die is used for, and the bonuses it sets off (R11-R30, H01-H13)."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from game.core.chance import FastChance, TableChance
from game.core.rules import act
from game.troyes_dice.events import CitizensCircled, GainLost
from game.troyes_dice.legality import use_moves
from game.troyes_dice.moves import BuildBonus, ChooseTrack, NumberColumns, UseDie
from game.troyes_dice.planning import plans
from game.troyes_dice.rules import RULES
from game.troyes_dice.sheet import (
    BISHOPRIC,
    CATHEDRAL,
    CITY_HALL,
    FORTRESS,
    HALL,
    PRESTIGE,
    RED,
    TAKE,
    WHITE,
    WORK,
    YELLOW,
    bit,
)
from game.troyes_dice.state import TroyesState
from game.troyes_dice.tables import BUILD_WORK, GAIN_CITIZENS
from tests.seated import Sit
from tests.troyes_dice.scripted import answer, hold, lay_die, position


def with_feast(number: int, colour: str, value: int, given: dict[str, Any] | None = None) -> TroyesState:
    """A clear die of this colour and value on the free slot, beside a feast tile (negative: plunder)."""
    state = position(given, [colour, "yellow", "red"])
    lay_die(state, 0, colour, value)
    state.feasts[state.notches[0]] = number
    return state


def key(state: TroyesState, move: Any) -> str | None:
    reason = RULES.why_not(state, 0, move)
    return reason.key.rpartition(".")[2] if reason else None


def test_what_a_bonus_asks_for_belongs_to_the_move_that_won_it(sit: Sit) -> None:
    """A building or track chosen afterwards only completes the die: what it brought counts from there on."""
    table = sit(("Ada",), seed=1).table
    begun = 0
    completed: set[type] = set()
    for _ in range(60):
        if not table.asks():
            break
        move = max(plans(table.state, 0), key=lambda plan: (plan.gain, plan.worth)).move
        if isinstance(move, UseDie):
            begun = len(table.events)
        else:
            completed.add(type(move))
        table.answer(0, move)
        assert table.events_before_answer(0) == begun
    assert completed == {BuildBonus}


@pytest.mark.rule("R12")
def test_the_second_slot_asks_which_resource_pays() -> None:
    state = position({}, ["red", "red", "red"])
    assert {move.pay for move in use_moves(state, 0) if move.slot == 1} == {RED, YELLOW, WHITE}
    assert key(state, UseDie(1, TAKE, RED, 2)) == "name_payment"
    assert key(state, UseDie(0, TAKE, RED, 1, RED)) == "fixed_price"


@pytest.mark.rule("R15", "R16")
def test_changes_are_paid_on_top_of_the_slot() -> None:
    state = position({}, ["red", "red", "red"])
    answer(state, UseDie(1, TAKE, WHITE, 4, WHITE))
    assert state.sheets[0].held == [1, 3, 4]
    state = position({}, ["red", "red", "red"])
    assert key(state, UseDie(1, TAKE, WHITE, 5, RED)) == "too_dear"


@pytest.mark.rule("R17", "H08")
def test_a_full_track_may_be_taken_for_nothing() -> None:
    state = position({"circled": {"red": 18}}, ["red", "red", "red"])
    answer(state, UseDie(0, TAKE, RED, 1))
    assert state.sheets[0].circled[RED] == 18


@pytest.mark.rule("R19", "R24")
def test_the_colour_finds_the_row_and_the_number_the_column() -> None:
    state = position({"numbering": [4, 5, 6, 1, 2, 3]}, ["white", "red", "red"])
    answer(state, UseDie(0, WORK, WHITE, 1))
    assert state.sheets[0].has(BISHOPRIC, 3)
    assert state.sheets[0].citizens == [0, 0, 2]


@pytest.mark.rule("R21", "R22")
def test_a_die_recoloured_away_still_counts_for_other_halls() -> None:
    state = position({}, ["white", "yellow", "yellow"])
    answer(state, UseDie(1, PRESTIGE, YELLOW, 4, RED))
    assert state.sheets[0].citizens == [0, 4, 0]


@pytest.mark.rule("H07")
def test_a_bonus_hall_counts_a_recoloured_die() -> None:
    state = position({"citizens": {"white": 14}}, ["red", "yellow", "yellow"])
    answer(state, UseDie(0, WORK, WHITE, 1))
    assert [ask.topic for ask in RULES.asks(state)] == ["prestige"]
    answer(state, BuildBonus(HALL, 1))
    assert state.sheets[0].citizens[RED] == 2


@pytest.mark.rule("R26", "H04")
def test_overflowing_citizens_may_be_spread() -> None:
    state = position({"citizens": {"red": 20, "yellow": 12, "white": 12}}, ["red", "red", "red"])
    answer(state, UseDie(0, WORK, RED, 1))
    assert [ask.topic for ask in RULES.asks(state)] == ["overflow"]
    assert key(state, ChooseTrack(RED)) == "no_such_track"
    answer(state, ChooseTrack(YELLOW))
    answer(state, ChooseTrack(WHITE))
    assert state.sheets[0].citizens == [20, 13, 13]


@pytest.mark.rule("R26")
def test_a_single_open_track_takes_the_overflow_unasked() -> None:
    state = position({"citizens": {"red": 20, "yellow": 20, "white": 12}}, ["red", "red", "red"])
    answer(state, UseDie(0, WORK, RED, 1))
    assert state.sheets[0].citizens == [20, 20, 14]
    assert state.sheets[0].owed == ()


@pytest.mark.rule("H03")
def test_citizens_without_a_box_are_lost() -> None:
    state = position({"citizens": {"red": 20, "yellow": 20, "white": 20}}, ["red", "red", "red"])
    events = act(RULES, state, {0: UseDie(0, WORK, RED, 1)}, TableChance(0))
    assert GainLost(0, (GAIN_CITIZENS, RED, 2)) in events


@pytest.mark.rule("H02")
def test_a_bonus_without_a_place_is_lost_and_with_one_place_taken() -> None:
    work = {"palace": [1, 2, 3, 4, 5, 6], "city_hall": [1, 2, 3, 4, 5, 6], "bishopric": [1, 2, 3, 4, 5]}
    given = {"citizens": {"red": 6, "yellow": 6, "white": 5}, "built": work}
    state = position(given, ["white", "red", "red"])
    lay_die(state, 0, "white", 5)
    state.sheets[0].circled[WHITE] = state.sheets[0].held[WHITE] = 5
    answer(state, UseDie(0, TAKE, WHITE, 5))
    assert state.sheets[0].has(BISHOPRIC, 5)
    state = position({**given, "destroyed": {"white": [6]}}, ["white", "red", "red"])
    lay_die(state, 0, "white", 5)
    state.sheets[0].circled[WHITE] = 5
    events = act(RULES, state, {0: UseDie(0, TAKE, WHITE, 5)}, TableChance(0))
    assert GainLost(0, (BUILD_WORK, 0, 1)) in events


@pytest.mark.rule("H01")
def test_a_gain_is_circled_before_the_bonus_it_sets_off() -> None:
    state = position({"citizens": {"red": 14}}, ["red", "red", "red"])
    answer(state, UseDie(0, WORK, RED, 1))
    assert state.sheets[0].citizens[RED] == 16
    assert key(state, BuildBonus(FORTRESS, 0)) == "wrong_bonus"
    assert {move.row for move in RULES.moves(state, 0)} == {HALL, CATHEDRAL}  # type: ignore[attr-defined]


@pytest.mark.rule("H01")
def test_bonuses_wait_their_turn() -> None:
    given = {"citizens": {"red": 14, "yellow": 12, "white": 10}, "built": {"bishopric": [5]}}
    state = position(given, ["white", "red", "red"])
    answer(state, UseDie(0, WORK, WHITE, 1))
    assert [ask.topic for ask in RULES.asks(state)] == ["work"]
    answer(state, BuildBonus(BISHOPRIC, 5))
    assert state.sheets[0].citizens[WHITE] == 16
    assert [ask.topic for ask in RULES.asks(state)] == ["prestige"]


@pytest.mark.rule("R29")
def test_a_preview_shows_the_chain_and_asks_for_the_rest() -> None:
    state = position({"citizens": {"red": 6, "yellow": 6, "white": 5}}, ["white", "red", "red"])
    before = state.copy()
    after = RULES.preview(state, 0, UseDie(0, WORK, WHITE, 1))
    assert state == before
    assert after.half == state.half
    assert after.sheets[0].owed == ((BUILD_WORK, 0, 1),)


@pytest.mark.parametrize(
    ("move", "reason"),
    [
        (UseDie(3, TAKE, 0, 4), "destroyed"),
        (UseDie(9, TAKE, 0, 4), "no_such_use"),
        (UseDie(0, TAKE, 0, 7), "no_such_value"),
        (UseDie(0, "work", 0, 1), "no_such_use"),  # type: ignore[arg-type]
        (UseDie(None, None, None, None), "no_such_use"),  # type: ignore[arg-type]
        (UseDie(0, TAKE, 0, 0), "no_shift"),
        (UseDie(0, TAKE, 0, 6), "too_dear"),
        (UseDie(0, WORK, 0, 2), "drawn"),
        (UseDie(0, PRESTIGE, 0, 3), "crossed_out"),
        (ChooseTrack(0), "use_die"),
        (NumberColumns(1, 2, 3, 4, 5, 6), "use_die"),
    ],
)
def test_refusals_name_their_reason(move: Any, reason: str) -> None:
    given = {"built": {"palace": [2]}, "destroyed": {"red": [3]}}
    assert key(position(given, ["red", "red", "red"]), move) == reason


def test_moves_and_why_not_agree_on_every_possible_use() -> None:
    given = {"built": {"palace": [2], "hall": [1]}, "destroyed": {"red": [3]}, "circled": {"white": 5}}
    for feast in range(-8, 9):
        state = with_feast(feast, "red", 3, given)
        every = [
            UseDie(slot, use, colour, value, pay)
            for slot in range(4)
            for use in range(3)
            for colour in range(3)
            for value in range(7)
            for pay in (None, 0, 1, 2)
        ]
        assert set(use_moves(state, 0)) == {move for move in every if key(state, move) is None}


def test_sampling_is_uniform_over_the_legal_moves() -> None:
    state = position({"built": {"palace": [2]}}, ["red", "white", "yellow"])
    hold(state, {"red": 1, "yellow": 0, "white": 0})
    moves = use_moves(state, 0)
    source = FastChance(random.Random(3))
    drawn = Counter(RULES.sample(state, 0, source) for _ in range(400 * len(moves)))
    assert set(drawn) == set(moves)
    assert all(300 < count < 500 for count in drawn.values())


@pytest.mark.rule("E04")
def test_a_garrison_adds_two_citizens_one_of_choice() -> None:
    state = with_feast(4, "red", 5)
    answer(state, UseDie(0, PRESTIGE, RED, 5))
    assert [ask.topic for ask in RULES.asks(state)] == ["recruit"]
    assert RULES.moves(state, 0) == [ChooseTrack(YELLOW), ChooseTrack(WHITE)]
    answer(state, ChooseTrack(YELLOW))
    assert state.sheets[0].citizens == [1, 1, 1]


@pytest.mark.rule("E07")
def test_a_blessing_adds_one_of_each_resource() -> None:
    state = with_feast(5, "white", 5)
    answer(state, UseDie(0, PRESTIGE, WHITE, 5))
    assert state.sheets[0].held == [4, 4, 4]


@pytest.mark.rule("H06", "H10")
def test_a_surcharge_leaves_nothing_for_recolouring() -> None:
    state = with_feast(-5, "red", 3)
    hold(state, {"red": 0, "yellow": 0, "white": 2})
    assert key(state, UseDie(0, TAKE, RED, 3)) is None
    assert key(state, UseDie(0, TAKE, WHITE, 3)) == "too_dear"


@pytest.mark.rule("E08")
def test_a_market_day_counts_one_more_die() -> None:
    state = with_feast(6, "yellow", 6)
    lay_die(state, 1, "white", 6)
    answer(state, UseDie(0, PRESTIGE, YELLOW, 6))
    assert state.sheets[0].citizens[WHITE] == 4


@pytest.mark.rule("E03", "E08")
def test_a_plundered_market_builds_no_prestige() -> None:
    state = with_feast(-6, "yellow", 6)
    assert key(state, UseDie(0, PRESTIGE, YELLOW, 6)) == "no_prestige"
    assert key(state, UseDie(0, WORK, YELLOW, 6)) is None
    assert key(state, UseDie(0, TAKE, YELLOW, 6)) is None


@pytest.mark.rule("E09")
def test_workshops_add_a_citizen_to_a_work_building() -> None:
    state = with_feast(7, "white", 1)
    answer(state, UseDie(0, WORK, WHITE, 1))
    assert state.sheets[0].citizens == [0, 0, 3]


@pytest.mark.rule("E09", "H11")
def test_a_plundered_workshop_counts_as_zero() -> None:
    state = with_feast(-7, "red", 5)
    answer(state.copy(), UseDie(0, WORK, RED, 3))
    assert key(state, UseDie(0, WORK, RED, 0)) == "value_zero"
    assert key(state, UseDie(0, TAKE, RED, 4)) == "too_dear"
    answer(state, UseDie(0, TAKE, RED, 0))
    assert state.sheets[0].circled == [3, 3, 3]


@pytest.mark.rule("E08", "H02")
def test_a_bonus_prestige_building_is_not_built_with_the_plundered_die() -> None:
    state = with_feast(-6, "yellow", 6, {"citizens": {"yellow": 14}})
    answer(state, UseDie(0, WORK, YELLOW, 6))
    answer(state, BuildBonus(FORTRESS, 0))
    assert state.sheets[0].has(FORTRESS, 0)


@pytest.mark.rule("E04")
def test_a_bonus_fortress_earns_no_garrison() -> None:
    state = with_feast(4, "yellow", 6, {"citizens": {"yellow": 14}})
    answer(state, UseDie(0, WORK, YELLOW, 6))
    answer(state, BuildBonus(FORTRESS, 0))
    assert state.sheets[0].citizens == [1, 16, 0]
    assert state.sheets[0].owed == ()


@pytest.mark.rule("R18")
def test_a_citizen_beside_a_resource_box_comes_at_once() -> None:
    state = position({"circled": {"red": 5}}, ["red", "red", "red"])
    events = act(RULES, state, {0: UseDie(0, TAKE, RED, 1)}, TableChance(0))
    assert CitizensCircled(0, RED, 1) in events


@pytest.mark.rule("R30")
def test_the_diamond_beside_a_lost_building_never_pays() -> None:
    state = position({"built": {"city_hall": [1]}, "destroyed": {"yellow": [2]}}, ["yellow", "red", "red"])
    assert state.sheets[0].crossed & bit(CITY_HALL, 1)


@pytest.mark.rule("R20", "R36")
@pytest.mark.parametrize(
    ("value", "colour"), [(1, RED), (2, RED), (3, YELLOW), (4, YELLOW), (5, WHITE), (6, WHITE)]
)
def test_the_citizen_a_fortress_holds(value: int, colour: int) -> None:
    state = position({}, ["red", "yellow", "yellow"])
    lay_die(state, 0, "red", value)
    answer(state, UseDie(0, PRESTIGE, RED, value))
    assert state.sheets[0].citizens == [int(colour == other) for other in (RED, YELLOW, WHITE)]


@pytest.mark.rule("R18")
@pytest.mark.parametrize("box", range(4, 19))
def test_every_sixth_resource_box_gives_a_citizen(box: int) -> None:
    state = position({"circled": {"white": box - 1}}, ["white", "red", "red"])
    lay_die(state, 0, "white", 1)
    answer(state, UseDie(0, TAKE, WHITE, 1))
    assert state.sheets[0].circled[WHITE] == box
    assert state.sheets[0].citizens == [0, 0, int(box % 6 == 0)]


@pytest.mark.rule("H13")
def test_a_spared_black_die_counts_for_a_hall() -> None:
    state = position({}, ["yellow", "white", "red"])
    lay_die(state, 0, "yellow", 6)
    state.fronts[state.notches[3]] = WHITE
    for spared, priests in ((False, 2), (True, 4)):
        table = state.copy()
        table.destroyed = 0 if spared else 0b1000
        answer(table, UseDie(0, PRESTIGE, YELLOW, 6))
        assert table.sheets[0].citizens == [0, 0, priests]
