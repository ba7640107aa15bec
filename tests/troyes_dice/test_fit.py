"""The fitting of the evaluation's weights."""

from __future__ import annotations

import random

import pytest

from game.core.chance import FastChance
from game.troyes_dice.evaluation import Evaluation
from game.troyes_dice.features import citizen_features, whole_features
from game.troyes_dice.fit import expected, keep, play, regress, start, taken_up
from game.troyes_dice.options import TroyesOptions
from game.troyes_dice.rules import RULES
from game.troyes_dice.scoring import total
from game.troyes_dice.wheel import close_half_day, open_half_day


def test_a_regression_finds_what_a_citizen_is_worth() -> None:
    rng, samples = random.Random(1), []
    for _ in range(400):
        counts = tuple(rng.randrange(4) for _ in range(3))
        parts = [(citizen_features, counts), (whole_features, (0, 6, 0, 36))]
        samples.append((parts, 10.0 + 2.0 * counts[0] + counts[1]))
    weights = regress(samples)  # type: ignore[arg-type]
    assert weights["citizens.red"] - weights["citizens.white"] == pytest.approx(2.0, abs=0.1)


def test_played_games_give_a_state_for_every_half_day_with_an_action() -> None:
    after, points = play(start(), seed=1, games=2, stray=0.2)
    assert all(1 <= len(states) <= 2 for states in after)
    assert len(after) == 15
    assert all(taken_up(kept).half == half for half, lot in enumerate(after) for kept in lot)
    assert len(points) == 2


def test_a_state_that_was_kept_goes_on_as_it_would_have() -> None:
    rng = random.Random(5)
    state = RULES.blank(TroyesOptions())
    RULES.set_up(state, FastChance(rng))
    for _ in range(9):
        (ask,) = RULES.asks(state)
        RULES.play(state, {0: RULES.sample(state, ask.seat, FastChance(rng))}, FastChance(rng))
    again = taken_up(keep(state))
    for one in (state, again):
        close_half_day(one)
        open_half_day(one, FastChance(random.Random(6)))
    assert [getattr(again, name) for name in state.__slots__] == [
        getattr(state, name) for name in state.__slots__
    ]


def test_the_expectation_before_the_last_half_day_is_at_least_what_is_there() -> None:
    after, _ = play(start(), seed=2, games=1, stray=0.0)
    (kept,) = after[14]
    state = taken_up(kept)
    assert expected(state, Evaluation(start()), FastChance(random.Random(3))) >= total(state.sheets[0])
