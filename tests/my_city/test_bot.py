"""The AI: evaluation, candidates, playouts, strength, and the bound it is measured by."""

from __future__ import annotations

import random
from statistics import fmean

import pytest

from game.ai.mind import finish, think
from game.core.chance import FastChance, TableChance
from game.core.rollout import rollout
from game.core.rules import deal
from game.my_city.bot import BOT
from game.my_city.bound import Beam, bound, finished, order, shown
from game.my_city.catalog import eternal
from game.my_city.moves import Pass, Quit
from game.my_city.options import MyCityOptions
from game.my_city.rules import RULES
from game.my_city.state import MyCityState
from game.my_city.terrain import CHURCH, catalogue, number_of
from tests.my_city.cities import Round, city_with, mask_of, place, site_of
from tests.my_city.test_grid import grown_city
from tests.my_city.test_rounds import zero_marker

OPTIONS = MyCityOptions()


def by_evaluation(seed: int) -> MyCityState:
    """A table of two seats that both play by evaluation alone."""
    chance = TableChance(seed)
    state, _ = deal(RULES, OPTIONS, chance)
    while asks := RULES.asks(state):
        RULES.play(state, {ask.seat: BOT.playout(state, ask.seat, chance) for ask in asks}, chance)
    return state


@pytest.mark.parametrize("seed", range(5))
def test_candidates_and_playout_moves_are_legal(seed: int) -> None:
    chance = FastChance(random.Random(seed))
    state, _ = deal(RULES, OPTIONS, chance)
    while asks := RULES.asks(state):
        for ask in asks:
            found = list(BOT.candidates(state, ask.seat, 8))
            assert 1 <= len(found) <= 8
            assert len(set(found)) == len(found)
            for move in [*found, BOT.playout(state, ask.seat, chance)]:
                assert RULES.why_not(state, ask.seat, move) is None
        moves = {ask.seat: RULES.sample(state, ask.seat, chance) for ask in asks}
        RULES.play(state, moves, chance)


@pytest.mark.parametrize("seed", range(8))
def test_best_sites_are_legal_ones_best_first(seed: int) -> None:
    city = grown_city(seed)
    for number in set(range(27)) - set(city.built):
        judged = BOT.evaluation(city.terrain).best(city, number, 6)
        legal = city.sites(number)
        assert len(judged) == min(6, len(legal))
        assert all(site in legal for _, site in judged)
        values = [value for value, _ in judged]
        assert values == sorted(values, reverse=True)


def test_a_site_beside_the_own_colour_promises_more() -> None:
    site = site_of("Y2", ("F5", "F6", "G6"))
    assert site is not None
    values = []
    for neighbour in ("Y1", "R1"):
        city = city_with((neighbour, ("E6", "E7")))
        judged = BOT.evaluation(city.terrain).best(city, number_of("Y2"), 500)
        values.append(next(value for value, there in judged if there == site))
    assert values[0] > values[1]


def test_a_playout_quits_once_nothing_to_come_fits() -> None:
    table = zero_marker(("C3",))
    state = table.state.copy()
    state.cities[0].free = mask_of("A1", "C1")
    assert isinstance(BOT.playout(state, 0, table.chance), Quit)
    state = Round("Y1").state
    for city in state.cities:
        city.free = mask_of("A1", "C1")
    assert isinstance(BOT.playout(state, 0, table.chance), Quit)


def test_a_playout_passes_what_does_not_fit_while_something_else_may() -> None:
    state = Round("Y4").state
    state.cities[0].free = mask_of("D4", "D5")
    assert isinstance(BOT.playout(state, 0, TableChance(0)), Pass)


def test_search_leaves_the_other_seats_out_of_its_worlds() -> None:
    table = Round("Y1", "R1", seats=3)
    table.answer(place("Y1", "E4", "F4"), Pass(), Pass())
    world = BOT.world(table.state, 1, TableChance(0))
    assert world.playing == (1,)
    assert world.cities[1] == table.state.cities[1]
    assert table.state.playing == (0, 1, 2)


def test_evaluation_alone_builds_better_than_chance() -> None:
    judged, wild = [], []
    for seed in range(12):
        judged += [sheet.total for sheet in RULES.scores(by_evaluation(seed))]
        chance = TableChance(seed)
        state, _ = deal(RULES, OPTIONS, chance)
        rollout(RULES, state, chance)
        wild += [sheet.total for sheet in RULES.scores(state)]
    assert fmean(judged) > fmean(wild) + 20


def test_values_tell_empty_cities_apart_and_end_with_the_track() -> None:
    table = Round("Y1", "R1")
    before = BOT.values(table.state)
    after = BOT.values(table.answer(place("Y1", "E4", "F4"), Pass()))
    assert 0 < before[0] == before[1] < after[0] < 1
    assert after[1] < before[1]


def test_the_adept_beats_chance() -> None:
    for seed in range(2):
        chance = TableChance(seed)
        state, _ = deal(RULES, OPTIONS, chance)
        count = 0
        while asks := RULES.asks(state):
            moves = {
                ask.seat: RULES.sample(state, ask.seat, FastChance(random.Random(count))) for ask in asks
            }
            if 0 in moves:
                moves[0] = finish(think(BOT, state, 0, count, "adept")).move
            count += 1
            RULES.play(state, moves, chance)
        first, second = (sheet.total for sheet in RULES.scores(state))
        assert first > second


def test_the_bound_leaves_the_blocked_building_out() -> None:
    assert shown([3, 27, 5, 1]) == (3, 1)
    for seed in range(5):
        buildings = order(seed)
        assert len(set(buildings)) == len(buildings) >= 26
        assert all(catalogue()[building].colour <= CHURCH for building in buildings)


def test_the_bound_sees_the_cards_of_the_very_table() -> None:
    state = by_evaluation(11)
    seen = [card for card in state.turned if card not in state.blocked and card < len(catalogue())]
    assert list(order(11))[: len(seen)] == seen


def test_the_bound_is_not_below_what_evaluation_reaches() -> None:
    buildings = order(4)
    alone = finished(city_with(), buildings, eternal())
    assert alone <= bound(buildings, Beam(2, 3)) <= eternal().top
