"""A trip as the AI foresees it goes as by the rules, only faster."""

from __future__ import annotations

import random

import pytest

from game.ai.playout import answers, play_on
from game.core.chance import FastChance
from game.trekking.bot import BOT, judged_visits, visiting
from game.trekking.foresight import Trip
from game.trekking.judgement import RESTING
from game.trekking.options import TrekkingOptions
from game.trekking.rules import RULES
from game.trekking.state import DAYS, TrekkingState
from game.trekking.visits import VISITS
from tests.trekking.tables import opened, set_clock


def begun(seats: int, seed: int, decisions: int = 0) -> TrekkingState:
    """A trip after so many decisions, the next one a visit."""
    chance, state = FastChance(random.Random(seed)), RULES.blank(TrekkingOptions(seats=seats))
    RULES.set_up(state, chance)
    while decisions or not visiting(state):
        decisions -= decisions > 0
        RULES.play(state, answers(BOT, state, chance), chance)
    return state


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_visits_lead_to_the_same_numbers_as_by_the_rules(seats: int) -> None:
    compared = 0
    for seed in range(20):
        state = begun(seats, seed, 2 * seed)
        day, party = state.day, state.actor
        trip, chance = Trip(state, BOT.judgement), FastChance(random.Random(seed))
        trip.uniform = random.Random(seed).random
        _, place, paid = max(trip.choices(party))
        trip.go(party, place, paid)
        RULES.play(state, {party: VISITS[place][paid]}, chance)
        if state.wilds or state.picking or state.over or state.day > day:
            continue
        compared += 1
        assert (trip.slots, trip.deck, trip.clock) == (state.slots, state.deck, state.clock)
        assert (trip.ancestors, trip.crystals) == (state.ancestors, state.crystals)
        assert trip.filled == state.filled
        assert trip.totals() == pytest.approx(BOT.totals(state))
    assert compared > 8


@pytest.mark.parametrize("seats", [2, 4])
def test_a_trip_ends_after_three_days(seats: int) -> None:
    trip = Trip(begun(seats, 3), BOT.judgement, FastChance(random.Random(3)))
    trip.play(1000)
    assert trip.over()
    assert trip.day == DAYS
    assert all(30 < total < 180 for total in trip.totals())
    assert all(len(hand) == 1 for hand in trip.hands)


def test_a_morning_is_the_same_whatever_came_before() -> None:
    rows = set()
    for paid in (0, 1):
        state = begun(2, 8)
        RULES.play(state, {state.actor: VISITS[2][paid]}, FastChance(random.Random(4)))
        trip = Trip(state, BOT.judgement, FastChance(random.Random(5)))
        while trip.day == 1:
            trip.play(1)
        rows.add(tuple(trip.slots))
    assert len(rows) == 1


def test_all_visits_of_a_trip_are_the_legal_ones() -> None:
    state = opened(3)
    seat = state.actor
    state.crystals[seat], state.treks[seat], state.years[seat] = 3, (2,), -12000
    found = Trip(state, BOT.judgement).choices(seat)
    assert {VISITS[place][paid] for _, place, paid in found} == set(RULES.moves(state, seat))
    assert [choice[0] for choice in found] == [
        value for value, _ in judged_visits(state, seat, BOT.judgement)
    ]


def test_who_has_nothing_to_take_rests() -> None:
    state = opened(2)
    state.slots, state.deck, state.ancestors = [0] * 6, [], 0
    trip = Trip(state, BOT.judgement, FastChance(random.Random(1)))
    trip.play(0)
    assert [trip.hour(party) for party in range(2)] == [12, 12]


def test_a_playout_uses_it_where_it_can() -> None:
    plain = begun(2, 4)
    assert BOT.foreseen(plain.copy(), FastChance(random.Random(1))) is not None
    for options in (TrekkingOptions(seats=1), TrekkingOptions(seats=2, time_warp=True)):
        state = RULES.blank(options)
        RULES.set_up(state, FastChance(random.Random(1)))
        assert BOT.foreseen(state, FastChance(random.Random(1))) is None


def test_a_playout_by_the_rules_comes_to_about_the_same() -> None:
    state = begun(2, 12, 6)
    means = []
    for quickly in (False, True):
        found = [
            play_on(BOT, state.copy(), FastChance(random.Random(number)), quickly=quickly)[0]
            for number in range(120)
        ]
        means.append(sum(found) / len(found))
    assert means[0] == pytest.approx(means[1], abs=0.04)


def test_a_finished_day_is_judged_without_the_points_for_arriving_on_time() -> None:
    state = opened(2)
    set_clock(state, [(1, 4), (0, 12)])
    rows = BOT.judgement.rows[1][1]
    assert rows[12][5] == pytest.approx(rows[RESTING][5] + 3)
    assert BOT.totals(state)[0] == pytest.approx(Trip(state, BOT.judgement).totals()[0])
