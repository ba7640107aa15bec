"""Thinking one's next decisions over in an imagined game: how many, whose, and that they get better by it."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

import pytest

from game.ai.bot import Effort
from game.ai.halving import search
from game.ai.mind import finish
from game.ai.nested import WIDTH, ponder, thought_over
from game.core.chance import Chance, FastChance
from game.core.rules import Move
from game.core.table import Table
from tests.ai.test_mind import OPTIONS, Halving
from tests.toy.moves import Bid
from tests.toy.rules import RULES

DEALS = range(20)


class Timid(Halving):
    """Bids its lowest card by policy; counts the decisions that it thinks over by seat."""

    def __init__(self) -> None:
        super().__init__(RULES)
        self.thought_of: list[int] = []

    def candidates(self, state: Any, seat: int, width: int) -> Sequence[Move]:
        self.thought_of.append(seat)
        return super().candidates(state, seat, width)

    def playout(self, state: Any, seat: int, chance: Chance) -> Move:
        return RULES.moves(state, seat)[0]


class Distracted(Timid):
    """To whom no decision counts."""

    def counts(self, state: Any) -> bool:
        return False


def dealt(seed: int) -> Any:
    """A whole state, as if imagined."""
    return RULES.imagine(Table.open(RULES, OPTIONS, seed).view({0}), luck(seed))


def luck(seed: int) -> Chance:
    return FastChance(random.Random(seed))


@pytest.mark.parametrize("decisions", [0, 1, 2])
def test_a_seat_thinks_over_as_many_decisions_as_it_is_told_and_nobody_else_s(decisions: int) -> None:
    bot, state = Timid(), dealt(1)
    begun = len(state.played)
    ponder(bot, state, 0, decisions, 7, luck(1))
    assert bot.thought_of == [0] * decisions
    assert (len(state.played) > begun) == (decisions > 0)


def test_it_ends_with_the_game() -> None:
    bot, state = Timid(), dealt(1)
    ponder(bot, state, 0, 99, 7, luck(1))
    assert not RULES.asks(state)
    assert 0 < len(bot.thought_of) < 99


def test_decisions_that_do_not_count_are_left_to_the_policy() -> None:
    bot, state = Distracted(), dealt(1)
    ponder(bot, state, 0, 1, 7, luck(1))
    assert not RULES.asks(state)
    assert not bot.thought_of


def test_the_same_number_gives_the_same_thought() -> None:
    ends = []
    for _ in range(2):
        state = dealt(3)
        ponder(Timid(), state, 0, 2, 7, luck(3))
        ends.append((state.round, state.points, state.hands))
    assert ends[0] == ends[1]


def test_one_of_the_most_promising_moves_is_taken() -> None:
    for seed in DEALS:
        state = dealt(seed)
        assert thought_over(Timid(), state, 0, seed) in Halving(RULES).candidates(state, 0, WIDTH)


def test_a_game_goes_better_for_who_thinks_its_decisions_over() -> None:
    points = {0: 0, 2: 0}
    for seed in DEALS:
        for decisions in points:
            state, chance = dealt(seed), luck(seed)
            ponder(Timid(), state, 0, decisions, seed, chance)
            while asks := RULES.asks(state):
                RULES.play(state, {ask.seat: RULES.moves(state, ask.seat)[0] for ask in asks}, chance)
            points[decisions] += state.points[0]
    assert points[2] > 1.2 * points[0] > 0


def test_a_search_ponders_in_every_simulation() -> None:
    view = Table.open(RULES, OPTIONS, 4).view({0})
    plain, pondering = Timid(), Timid()
    finish(search(plain, view, 0, 1, Effort(16, 4)))
    advice = finish(search(pondering, view, 0, 1, Effort(16, 4, ponders=1)))
    assert len(plain.thought_of) == 1
    assert len(pondering.thought_of) == 1 + sum(judged.visits for judged in advice.ranking) == 17
    assert isinstance(advice.move, Bid)
