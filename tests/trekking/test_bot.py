"""What the AIs know: the table of a trip's rest, how visits are evaluated, the levels."""

from __future__ import annotations

import random

import pytest

from game.ai.mind import Mind
from game.core.chance import FastChance, TableChance
from game.core.mask import mask_all
from game.core.rules import act, asked_together, deal
from game.trekking import bot, evaluation, fit, prospects
from game.trekking.bot import BOT
from game.trekking.moves import PickItinerary, Visit
from game.trekking.options import TrekkingOptions
from game.trekking.rules import RULES
from game.trekking.state import TrekkingState
from tests.trekking.tables import opened, set_clock

OPTIONS = [
    TrekkingOptions(seats=2),
    TrekkingOptions(seats=1, rival="hard"),
    TrekkingOptions(seats=3, time_warp=True),
    TrekkingOptions(seats=4, setup="first_game", trek_table="scan"),
]


def test_the_evaluation_covers_every_hour_length_and_rank() -> None:
    table = evaluation.table()
    assert len(table) == evaluation.HOURS + 1
    assert {len(page) for page in table} == {evaluation.LONGEST + 1}
    assert {len(row) for page in table for row in page} == {evaluation.STEPS}


def test_at_the_end_only_the_trek_counts() -> None:
    ends = [row[0] for row in evaluation.table()[evaluation.HOURS]]
    assert ends == [0, -30, 0, 20, 40, 70, 100, 140, 180, 240, 300, 330, 360]


def test_time_and_earlier_years_are_worth_more() -> None:
    table = evaluation.table()
    assert table[0][4][10] > table[12][4][10] > table[30][4][10]
    assert table[12][6][2] > table[12][6][30]


@pytest.mark.nightly
def test_the_evaluation_is_what_the_tool_that_tunes_makes_of_nothing() -> None:
    fitting = fit.fitting()
    found = fitting.better(fitting.nothing(), fitting.full, 1, map, print)
    assert fitting.written(found) == evaluation.FILE.read_bytes()


def test_a_sheets_evaluation_grows_with_the_tokens_to_come() -> None:
    worths = list(prospects.sheet_evaluation(1, 0))
    assert worths[0] == 0
    assert worths == sorted(worths)


def test_a_wild_goes_where_it_pays() -> None:
    assert prospects.best_column(6, 3 << 3, 9) == 1, "the space of 4 points"


def test_judged_visits_are_the_legal_ones() -> None:
    state = opened(3)
    seat = state.actor
    state.crystals[seat], state.treks[seat], state.years[seat] = 3, (2,), -12000
    assert {move for _, move in bot.judged_visits(state, seat, BOT.judgement)} == set(
        RULES.moves(state, seat)
    )


def test_breaking_a_long_trek_is_judged_worse_than_going_on() -> None:
    state = opened(2)
    set_clock(state, [(1, 5), (0, 4)])
    state.treks[0], state.years[0], state.slots = (2, 3, 4, 5, 6, 7), -708, [8, 3, 16, 7, 4, 2]
    judged = {move: value for value, move in bot.judged_visits(state, 0, BOT.judgement)}
    assert judged[Visit(0, 0)] > judged[Visit(4, 0)]


@pytest.mark.parametrize("width", [3, 8])
def test_candidates_are_legal_and_few(width: int) -> None:
    for options in OPTIONS:
        source = FastChance(random.Random(width))
        state, _ = deal(RULES, options, source)
        while asks := RULES.asks(state):
            seat = asks[0].seat
            legal = RULES.moves(state, seat)
            found = BOT.candidates(state, seat, width)
            assert found
            assert len(set(found)) == len(found)
            assert set(found) <= set(legal)
            answers = asked_together(asks)
            moves = {ask.seat: BOT.playout(state, ask.seat, source) for ask in answers}
            assert all(RULES.why_not(state, seat, move) is None for seat, move in moves.items())
            RULES.play(state, moves, source)


def test_the_policy_comes_first_among_the_candidates() -> None:
    for options in OPTIONS[:2]:
        source = FastChance(random.Random(5))
        state, _ = deal(RULES, options, source)
        while asks := RULES.asks(state):
            moves = {ask.seat: BOT.playout(state, ask.seat, source) for ask in asked_together(asks)}
            if bot.visiting(state):
                seat = state.actor
                assert BOT.candidates(state, seat, 8)[0] == moves[seat]
            RULES.play(state, moves, source)


def test_a_point_of_an_opponent_counts_less_the_more_there_are() -> None:
    assert sorted(bot.RIVALRY[seats] for seats in (2, 3, 4)) == [bot.RIVALRY[n] for n in (4, 3, 2)]


def test_looking_ahead_beats_chance_by_far() -> None:
    source = FastChance(random.Random(3))
    totals = [0, 0]
    for _ in range(4):
        state, _ = deal(RULES, TrekkingOptions(seats=2), source)
        while asks := RULES.asks(state):
            seat = asks[0].seat
            moves = {ask.seat: RULES.sample(state, ask.seat, source) for ask in asks if ask.seat != seat}
            move = RULES.sample(state, seat, source) if seat else BOT.playout(state, seat, source)
            RULES.play(state, {seat: move, **moves}, source)
        for sheet in RULES.scores(state):
            totals[sheet.party] += sheet.total
    assert totals[0] > totals[1] + 4 * 20


def test_expected_points_of_a_finished_game_are_the_score() -> None:
    state: TrekkingState = opened(2)
    state.tally[0], state.over = 41, True
    assert BOT.totals(state)[0] == RULES.scores(state)[0].total


@pytest.mark.parametrize("level", ["novice", "adept"])
def test_the_same_view_and_number_give_the_same_move(level: str) -> None:
    options, chance = TrekkingOptions(seats=2), TableChance(8)
    state, events = deal(RULES, options, chance)
    minds = [Mind(BOT, options, 0, level) for _ in range(2)]
    for mind in minds:
        mind.observe(mask_all(events, {0}))
    first, second = (mind.choose(5) for mind in minds)
    assert first == second
    assert isinstance(first.move, PickItinerary)
    picks = {0: first.move, 1: PickItinerary(state.hands[1][0] or 0)}
    for mind in minds:
        mind.observe(mask_all(act(RULES, state, picks, chance), {0}))
    assert minds[0].choose(6) == minds[1].choose(6)
