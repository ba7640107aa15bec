"""The AI's knowledge: worth, the guess of hidden orders, and decisions from its own view alone."""

from __future__ import annotations

import random

import pytest

from game.ai.mind import finish, think
from game.core.chance import FastChance
from game.core.rollout import step
from game.cvlizations import guessing
from game.cvlizations.bot import BOT
from game.cvlizations.catalog import DOUBLING, HUNTING, LOGGING, QUARRYING, REST, THEFT
from game.cvlizations.evaluation import evaluation
from game.cvlizations.moves import LayOrders
from game.cvlizations.resources import pack
from game.cvlizations.rules import RULES
from game.cvlizations.state import OVER, CvlizationsState
from tests.cvlizations.tables import card, table

EYE = evaluation()


def masked(state: CvlizationsState, seat: int) -> CvlizationsState:
    """The state with the other tribes' face-down orders unknown."""
    view = state.copy()
    view.down = [
        order if tribe == seat or view.up[tribe] < 0 else None for tribe, order in enumerate(view.down)
    ]
    return view


def test_a_guess_depends_on_no_hidden_order() -> None:
    state = table(3)
    state.orders_laid(0, 0, LOGGING, REST)
    other = table(3)
    other.orders_laid(0, 0, LOGGING, THEFT)
    assert (
        guessing.guess(state, 1, EYE)
        == guessing.guess(other, 1, EYE)
        == guessing.guess(masked(state, 1), 1, EYE)
    )
    chance = FastChance(random.Random(1))
    assert BOT.candidates(state, 1, 20) == BOT.candidates(RULES.imagine(masked(other, 1), chance), 1, 20)


def test_a_guess_is_a_strategy_over_the_pairs_a_tribe_may_hold() -> None:
    state = table(3)
    state.spent[2] = 1 << THEFT | 1 << DOUBLING
    state.orders_laid(0, 0, LOGGING, None)
    found = guessing.guess(state, 1, EYE)
    assert all(LOGGING in pair for pair in found.pairs[0])
    assert not any(THEFT in pair or DOUBLING in pair for pair in found.pairs[2])
    for weights in found.weights:
        assert sum(weights) == pytest.approx(guessing.ROUNDS_PLAYED)
        assert min(weights) >= 0


def test_regret_matching_finds_its_way_in_a_clear_case() -> None:
    worths = tuple(
        (9.0, 9.0, 9.0) if order in (HUNTING, QUARRYING) else (0.0, 0.0, 0.0) for order in range(7)
    )
    position = guessing.Position((255, 255, 255), ((), (), ()), (worths, worths, worths))
    found = guessing._solve(position)
    for pairs, weights in zip(found.pairs, found.weights, strict=True):
        best = {(HUNTING, QUARRYING), (HUNTING, DOUBLING), (QUARRYING, DOUBLING)}
        good = sum(weight for pair, weight in zip(pairs, weights, strict=True) if pair in best)
        assert good > 0.9 * sum(weights)


def test_an_imagined_world_keeps_what_is_known_and_fills_what_is_not() -> None:
    view = table(3)
    view.orders_laid(0, 0, LOGGING, None)
    for number in range(50):
        world = BOT.world(view, 1, FastChance(random.Random(number)))
        assert world.up[0] == LOGGING
        assert world.down[0] in set(range(8)) - {LOGGING}
    assert view.down[0] is None


def test_a_resource_is_worth_less_the_more_of_it_one_has() -> None:
    one = EYE.goods_worth(pack(1, 0, 0), 5)
    assert EYE.goods_worth(pack(2, 0, 0), 5) < 2 * one
    assert EYE.goods_worth(pack(1, 1, 0), 5) == pytest.approx(2 * one)
    assert EYE.goods_worth(pack(1, 0, 0), 0) < one


def test_logging_is_worth_most_for_two() -> None:
    row = EYE.order_worths(table(3).options, 0, 0, 5)[LOGGING]
    assert row[1] > row[0] > row[2]
    axe = EYE.order_worths(table(3).options, 0, 1 << card("axe"), 5)[LOGGING]
    assert all(more > less for more, less in zip(axe, row, strict=True))


@pytest.mark.parametrize(
    ("seats", "two"), [(2, "cave_freaks"), (2, "advanced"), (3, "cave_freaks"), (5, "cave_freaks")]
)
def test_levels_choose_legal_moves_through_whole_games(seats: int, two: str) -> None:
    options = table(seats, two=two).options
    state = RULES.blank(options)
    chance = FastChance(random.Random(seats))
    RULES.set_up(state, chance)
    count = 0
    while asks := RULES.asks(state):
        seat = asks[0].seat
        if count % 7:
            step(RULES, state, chance)
        else:
            level = ("novice", "adept")[count % 2]
            move = finish(think(BOT, state.copy(), seat, count, level)).move
            assert RULES.why_not(state, seat, move) is None
            RULES.play(state, {seat: move}, chance)
        count += 1
    assert state.phase == OVER


def test_the_same_view_and_number_give_the_same_move() -> None:
    view = table(3, goods=[(1, 1, 1)] * 3)
    first = finish(think(BOT, view, 0, 7, "adept"))
    assert first == finish(think(BOT, view.copy(), 0, 7, "adept"))
    assert isinstance(first.move, LayOrders)


def test_the_quick_policy_beats_random_play_clearly() -> None:
    chance, dice = FastChance(random.Random(3)), FastChance(random.Random(4))
    margins = []
    for game in range(30):
        state = RULES.blank(table(3).options)
        RULES.set_up(state, chance)
        while asks := RULES.asks(state):
            seat = asks[0].seat
            move = BOT.playout(state, seat, dice) if seat == game % 3 else RULES.sample(state, seat, dice)
            RULES.play(state, {seat: move}, chance)
        totals = [sheet.total for sheet in RULES.scores(state)]
        margins.append(totals.pop(game % 3) - max(totals))
    assert sum(margin > 0 for margin in margins) > 22
