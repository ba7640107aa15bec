"""The fitting of the evaluation's weights."""

from __future__ import annotations

import random

import pytest

from game.core.chance import FastChance
from game.troyes_dice.evaluation import Evaluation, citizen_features, whole_features
from game.troyes_dice.fit import expected, play, regress, solve, start
from game.troyes_dice.scoring import total


def test_a_system_of_equations_is_solved() -> None:
    assert solve([[4.0, 1.0], [1.0, 3.0]], [1.0, 2.0]) == pytest.approx([1 / 11, 7 / 11])


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
    assert all(state.half == half for half, states in enumerate(after) for state in states)
    assert len(points) == 2


def test_the_expectation_before_the_last_half_day_is_at_least_what_is_there() -> None:
    after, _ = play(start(), seed=2, games=1, stray=0.0)
    (state,) = after[14]
    assert expected(state, Evaluation(start()), FastChance(random.Random(3))) >= total(state.sheets[0])
