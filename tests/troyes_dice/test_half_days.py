"""The course of a half-day: dice, the black die, the wheel, the end (R01-R13, R31-R33)."""

from __future__ import annotations

import random
from typing import Any

import pytest

from game.core.chance import FastChance, ScriptedChance, TableChance
from game.core.rollout import rollout
from game.core.rules import IllegalMove, act, check, deal, recorded, recording
from game.core.score import ScoreLine, ScoreSheet, winners
from game.troyes_dice.events import (
    BlackDieSpared,
    ConsolationTaken,
    DiceRolled,
    DieCrossedOut,
    FeastTurned,
    GameEnded,
    PlazaDestroyed,
    PlazaRebuilt,
    WheelTurned,
)
from game.troyes_dice.moves import NumberColumns, UseDie
from game.troyes_dice.options import TroyesOptions
from game.troyes_dice.rules import RULES
from game.troyes_dice.sheet import COLOURS, RED, TAKE, WHITE, WORK, YELLOW
from game.troyes_dice.state import TroyesState
from game.troyes_dice.wheel import FACES, ROLLS, close_half_day, open_half_day, threats
from tests.troyes_dice.scripted import hold, lay_die, position, table

Roll = tuple[tuple[int, ...], int]


def roll(state: TroyesState, half: int, dice: Roll, fronts: dict[int, int] | None = None) -> list[Any]:
    """Begin a half-day with these dice laid out, plazas by slot coloured as given; what happens."""
    state.half = half - 1
    begun = state.copy()
    begun.half = half
    for slot, colour in (fronts or {}).items():
        state.fronts[begun.notches[slot]] = state.backs[begun.notches[slot]] = colour
    copy = recording(state)
    open_half_day(copy, ScriptedChance({("dice", half): dice}))
    events = list(recorded(copy))
    for event in events:
        state.apply(event)
    return events


def close(state: TroyesState) -> list[Any]:
    """End the half-day; what happens."""
    copy = recording(state)
    close_half_day(copy)
    events = list(recorded(copy))
    for event in events:
        state.apply(event)
    return events


def feast(state: TroyesState, half: int, slot: int, number: int) -> None:
    """Lay one feast tile beside a slot's plaza; a negative number shows its plunder."""
    later = state.copy()
    later.half = half
    state.feasts = [0] * 9
    state.feasts[later.notches[slot]] = number


@pytest.mark.rule("R01", "R33")
def test_a_game_has_eight_days_of_two_half_days() -> None:
    state = table()
    rolls = [DiceRolled(state.half, state.values, state.black)]
    chance, source = TableChance(0), FastChance(random.Random(1))
    ended = 0
    while asks := RULES.asks(state):
        for event in act(RULES, state, {0: RULES.sample(state, asks[0].seat, source)}, chance):
            state.apply(event)
            rolls += [event] if isinstance(event, DiceRolled) else []
            ended += isinstance(event, GameEnded)
    assert [event.half for event in rolls] == list(range(16))
    assert ended == 1
    assert state.day == 8


@pytest.mark.rule("R02")
def test_the_last_answer_closes_the_half_day_and_opens_the_next() -> None:
    state = table(seats=2)
    roll(state, 5, ((1, 2, 3, 4), 3))
    chance = ScriptedChance({("dice", 6): ((2, 2, 5, 6), 0)})
    colour = state.fronts[state.notches[0]]
    first = act(RULES, state, {1: UseDie(0, TAKE, colour, 1)}, chance)
    for event in first:
        state.apply(event)
    last = act(RULES, state, {0: UseDie(0, TAKE, colour, 1)}, chance)
    kinds = [type(event) for event in last]
    order = [PlazaRebuilt, WheelTurned, DiceRolled, PlazaDestroyed, DieCrossedOut]
    assert [kind for kind in kinds if kind in order] == order
    assert not set(order) & {type(event) for event in first}


@pytest.mark.rule("R03")
def test_every_throw_is_equally_likely_and_laid_out_in_rising_order() -> None:
    assert len(ROLLS) == 6**4
    assert all(list(values) == sorted(values) for values, _ in ROLLS)
    assert sum(black == 0 for _, black in ROLLS) == sum(value**3 for value in FACES)


@pytest.mark.rule("R06", "R11")
def test_the_black_die_is_never_for_sale_and_clear_dice_stay_for_all() -> None:
    state = table(seats=2, seed_outcomes={("dice", 0): ((1, 2, 3, 4), 1)})
    assert {move.slot for move in RULES.moves(state, 0)} == {0, 2, 3}  # type: ignore[attr-defined]
    reason = RULES.why_not(state, 0, UseDie(1, TAKE, 0, 2, 0))
    assert reason is not None
    assert reason.key == "troyes_dice.reason.destroyed"
    colour = state.fronts[state.notches[0]]
    for seat in (0, 1):
        check(RULES, state, {seat: UseDie(0, TAKE, colour, 1)})
        RULES.play(state, {seat: UseDie(0, TAKE, colour, 1)}, TableChance(0))
    assert state.half == 1


@pytest.mark.rule("R11", "R12")
def test_the_morning_of_the_example() -> None:
    state = table()
    roll(state, 0, ((1, 3, 3, 6), 1), {0: RED, 1: WHITE, 2: YELLOW, 3: RED})
    held = state.sheets[0].held
    for slot, colour, value, price in ((0, RED, 1, 0), (2, YELLOW, 3, 1), (3, RED, 6, 2)):
        after = RULES.preview(state, 0, UseDie(slot, WORK, colour, value))
        assert held[YELLOW] - after.sheets[0].held[YELLOW] == price


@pytest.mark.rule("R06", "R07")
@pytest.mark.parametrize(("half", "struck"), [(3, False), (4, True)])
def test_the_plaza_burns_always_the_sheets_suffer_from_day_three(half: int, struck: bool) -> None:
    state = table(seats=2)
    events = roll(state, half, ((2, 3, 4, 5), 3), {3: YELLOW})
    assert PlazaDestroyed(3) in events
    assert (DieCrossedOut(YELLOW, 4, (0, 1)) in events) == struck


def test_the_threats_of_the_next_half_day_are_counted_throw_by_throw() -> None:
    state = table()
    roll(state, 4, ((1, 2, 3, 4), 0))
    state.sheets[0].crossed = 0
    ahead = state.copy()
    ahead.half = 5
    for notch in ahead.notches:
        state.fronts[notch] = state.backs[notch] = RED
    found = threats(state, 0)
    assert found == {(RED, column): 6**3 for column in range(6)}
    state.building_drawn(0, 0, 2)
    assert (RED, 2) not in threats(state, 0)


def test_nothing_threatens_the_sheets_before_day_three() -> None:
    state = table()
    roll(state, 1, ((1, 2, 3, 4), 0))
    assert threats(state, 0) == {}


@pytest.mark.rule("R02", "R07")
def test_the_event_comes_before_the_actions() -> None:
    state = table()
    roll(state, 6, ((1, 2, 3, 4), 3), {0: RED, 1: RED, 2: WHITE, 3: RED})
    reason = RULES.why_not(state, 0, UseDie(2, WORK, RED, 4))
    assert reason is not None
    reason = RULES.why_not(state, 0, UseDie(0, WORK, RED, 4))
    assert reason is not None
    assert reason.key == "troyes_dice.reason.crossed_out"


@pytest.mark.rule("R10")
def test_a_fortress_protects_only_its_own_sheet() -> None:
    state = table(seats=2)
    state.building_drawn(1, 0, 4)
    events = roll(state, 8, ((2, 3, 4, 5), 3), {3: WHITE})
    assert DieCrossedOut(WHITE, 4, (0,)) in events


@pytest.mark.rule("R09")
def test_nothing_is_announced_when_no_sheet_is_hit() -> None:
    state = table()
    state.die_crossed_out(WHITE, 4, (0,))
    events = roll(state, 8, ((2, 3, 4, 5), 3), {3: WHITE})
    assert not [event for event in events if isinstance(event, DieCrossedOut)]


@pytest.mark.rule("R31")
def test_a_morning_ends_with_the_plaza_turned_and_the_ring_unmoved() -> None:
    state = table()
    roll(state, 6, ((1, 2, 3, 4), 1))
    notch = state.notches[1]
    state.fronts[notch], state.backs[notch] = RED, YELLOW
    assert close(state) == [PlazaRebuilt(notch)]
    assert (state.fronts[notch], state.backs[notch]) == (YELLOW, RED)


@pytest.mark.rule("R31")
def test_a_single_coloured_plaza_is_turned_too() -> None:
    state = table()
    roll(state, 6, ((1, 2, 3, 4), 1), {1: WHITE})
    notch = state.notches[1]
    assert PlazaRebuilt(notch) in close(state)
    assert state.fronts[notch] == WHITE


@pytest.mark.rule("R32")
def test_an_afternoon_ends_with_a_new_day() -> None:
    state = table()
    roll(state, 7, ((1, 2, 3, 4), 0))
    assert close(state)[-1] == WheelTurned(5)


@pytest.mark.rule("R32")
def test_a_plaza_moves_one_slot_cheaper_each_day() -> None:
    state = table()
    roll(state, 2, ((1, 2, 3, 4), 2))
    notch = state.notches[2]
    state.fronts[notch], state.backs[notch] = RED, WHITE
    close(state)
    state.half = 4
    assert state.notches[1] == notch
    assert state.fronts[notch] == WHITE


@pytest.mark.rule("R13", "H05")
def test_the_consolation_comes_unasked_and_only_without_a_way_to_pay() -> None:
    state = table(seats=2)
    state.sheets[0].held = [0, 0, 0]
    events = roll(state, 2, ((1, 2, 3, 4), 0))
    assert ConsolationTaken(0) in events
    assert ConsolationTaken(1) not in events
    assert state.sheets[0].held == [1, 1, 1]
    assert [ask.seat for ask in RULES.asks(state)] == [1]


@pytest.mark.rule("R13")
def test_half_days_without_anybody_asked_pass_by_themselves() -> None:
    state = table()
    hold(state, {"red": 0, "yellow": 0, "white": 0})
    state.half, state.values, state.black, state.destroyed = 3, (1, 2, 3, 4), 3, 0b1000
    lay_die(state, 0, "red", 1)
    outcomes: dict[tuple[str | int, ...], object] = {("dice", 4): ((1, 2, 3, 4), 0)}
    state.sheets[0].crossed = (1 << 36) - 1
    state.sheets[0].circled = [18, 18, 18]
    RULES.play(state, {0: UseDie(0, TAKE, RED, 1)}, ScriptedChance(outcomes))
    assert state.half == 5
    assert RULES.asks(state)


@pytest.mark.rule("H15", "R37")
@pytest.mark.parametrize("seats", [1, 2, 10])
def test_seats_answer_in_any_order(seats: int) -> None:
    one, other = table(seats=seats), table(seats=seats)
    source = FastChance(random.Random(5))
    chance = TableChance(9)
    moves = {seat: RULES.sample(one, seat, source) for seat in range(seats)}
    for seat in moves:
        RULES.play(one, {seat: moves[seat]}, chance)
    for seat in reversed(moves):
        RULES.play(other, {seat: moves[seat]}, chance)
    assert [sheet.citizens for sheet in one.sheets] == [sheet.citizens for sheet in other.sheets]
    assert one.half == other.half


@pytest.mark.rule("R35")
def test_first_games_are_numbered_one_to_six() -> None:
    assert table().numbers == (1, 2, 3, 4, 5, 6)


@pytest.mark.rule("H16", "R35")
def test_a_rolled_start_leaves_rising_or_falling_to_the_crier() -> None:
    state = table(seats=2, numbering="rolled", seed_outcomes={("crier",): 4})
    assert [ask.topic for ask in RULES.asks(state)] == ["numbering"]
    assert RULES.moves(state, 0) == [NumberColumns(4, 5, 6, 1, 2, 3), NumberColumns(4, 3, 2, 1, 6, 5)]
    with pytest.raises(IllegalMove):
        act(RULES, state, {0: NumberColumns(4, 5, 6, 1, 3, 2)}, TableChance(0))
    RULES.play(state, {0: NumberColumns(4, 3, 2, 1, 6, 5)}, TableChance(0))
    assert state.columns[6] == 4
    assert state.half == 0


@pytest.mark.rule("R35")
def test_experts_use_every_number_once() -> None:
    state = table(numbering="expert")
    moves = RULES.moves(state, 0)
    assert len(set(moves)) == 720
    assert RULES.why_not(state, 0, moves[123]) is None
    reason = RULES.why_not(state, 0, NumberColumns(4, 5, 6, 1, 2, 2))
    assert reason is not None
    assert reason.key == "troyes_dice.reason.numbering_expert"


@pytest.mark.rule("R34")
def test_equal_totals_share_the_victory() -> None:
    sheets = [ScoreSheet(party, (ScoreLine("any", points),)) for party, points in enumerate((57, 40, 57))]
    assert winners(sheets) == (0, 2)


@pytest.mark.rule("E05", "H13")
def test_a_truce_spares_the_plaza_and_sells_the_black_die() -> None:
    state = table(feasts=True)
    feast(state, 8, 2, 8)
    events = roll(state, 8, ((1, 2, 4, 5), 2), {2: WHITE})
    assert BlackDieSpared(2) in events
    assert state.destroyed == 0
    assert state.sheets[0].crossed == 0
    assert RULES.why_not(state, 0, UseDie(2, TAKE, WHITE, 4)) is None
    notch = state.notches[2]
    assert close(state) == [FeastTurned(notch)]
    assert state.feasts[notch] == -8


@pytest.mark.rule("E05", "H14")
def test_a_broken_truce_strikes_beside_the_black_die() -> None:
    state = table(feasts=True)
    feast(state, 10, 0, -8)
    events = roll(state, 10, ((2, 3, 5, 6), 2), {0: RED, 2: WHITE})
    assert DieCrossedOut(RED, 1, (0,)) in events
    assert DieCrossedOut(WHITE, 4, (0,)) in events
    assert {move.slot for move in RULES.moves(state, 0)} == {1, 3}  # type: ignore[attr-defined]
    state.building_drawn(0, 0, 1)
    assert len([event for event in close(state) if isinstance(event, PlazaRebuilt)]) == 2


@pytest.mark.rule("E05", "R07")
def test_a_broken_truce_spares_the_sheets_before_day_three() -> None:
    state = table(feasts=True)
    feast(state, 2, 0, -8)
    roll(state, 2, ((2, 3, 5, 6), 2), {0: RED})
    assert state.destroyed == 0b101
    assert state.sheets[0].crossed == 0


@pytest.mark.rule("E02")
@pytest.mark.parametrize(("number", "after"), [(-3, -3), (3, -3), (1, -1), (-1, -1)])
def test_a_struck_feast_turns_to_plunder_for_good(number: int, after: int) -> None:
    state = table(feasts=True)
    feast(state, 6, 1, number)
    roll(state, 6, ((1, 2, 3, 4), 1), {1: RED})
    assert state.destroyed >> 1 & 1
    notch = state.notches[1]
    close(state)
    assert state.feasts[notch] == after


@pytest.mark.parametrize("feasts", [False, True])
@pytest.mark.parametrize("numbering", ["first", "rolled", "expert"])
def test_random_games_keep_everything(feasts: bool, numbering: Any) -> None:
    for seed in range(15):
        chance = FastChance(random.Random(seed))
        options = TroyesOptions(seats=1 + seed % 4, feasts=feasts, numbering=numbering)
        state, _ = deal(RULES, options, chance)
        rollout(RULES, state, chance)
        RULES.conserve(state)
        assert state.over


@pytest.mark.rule("R05")
def test_a_clear_die_has_the_colour_of_its_plaza() -> None:
    state = position({}, ["white", "red", "yellow"])
    unchanged = [move for move in RULES.moves(state, 0) if move.value == state.values[move.slot]]  # type: ignore[attr-defined]
    cheapest = {move.slot: COLOURS[move.colour] for move in reversed(unchanged)}  # type: ignore[attr-defined]
    assert cheapest == {0: "white", 1: "red", 2: "yellow"}
