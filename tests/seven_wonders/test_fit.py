"""The fitting of the weights by which a city is judged."""

from __future__ import annotations

import msgspec
import pytest

from game.ai.fitting import Effort
from game.seven_wonders.fit import LEAST, Duel, WeightsFitting, fitness, outcome, paths, spread, vector
from game.seven_wonders.weights import weights

FITTING = WeightsFitting()


def test_numbers_come_back_from_weights_as_they_went_in() -> None:
    numbers = vector(weights())
    assert len(numbers) == len(paths())
    assert vector(spread(numbers, "test")) == numbers
    changed = tuple(number + 1 for number in numbers)
    assert vector(spread(changed, "test")) == pytest.approx(changed)


def test_what_must_be_positive_stays_so() -> None:
    least = spread([-5.0] * len(paths()), "test")
    assert least.arms_now == least.liquid_coins == LEAST
    assert least.doubt == -5.0


def test_equal_weights_are_not_ahead_of_each_other() -> None:
    one = vector(weights())
    found = [outcome(Duel(one, one, 1, seed), 0)[0] for seed in range(40)]
    assert abs(sum(found) / len(found)) < 4


def test_the_game_is_the_same_whoever_asks() -> None:
    duel = Duel(vector(weights()), vector(FITTING.nothing()), 6, 4)
    assert fitness(duel) == fitness(duel)


def test_weights_that_come_with_the_game_are_far_ahead_of_none() -> None:
    lead, error = FITTING.lead(FITTING.shipped(), FITTING.nothing(), 40, 1)
    assert lead > 10 > error


def test_two_rounds_teach_something_and_the_same_each_time() -> None:
    def fit() -> object:
        said.clear()
        return FITTING.better(FITTING.nothing(), Effort(2, 10), 3, map, said.append)

    said: list[str] = []
    found = fit()
    assert len(said) == 2
    assert msgspec.json.encode(found) == msgspec.json.encode(fit())
    lead, error = FITTING.lead(found, FITTING.nothing(), 60, 2)  # type: ignore[arg-type]
    assert lead > 3 * error
