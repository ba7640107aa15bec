"""The network of the evaluation: sums in one big number, and that it learns what no sum of parts says."""

from __future__ import annotations

import random
from itertools import product

import pytest

from game.troyes_dice.learning import Network
from game.troyes_dice.network import OFFSET, SCALE, UNITS, packed, plain, points


@pytest.mark.parametrize("seed", range(20))
def test_one_big_number_counts_every_unit_above_nothing(seed: int) -> None:
    rng = random.Random(seed)
    given = [
        (rng.randrange(-60_000, 60_000) / SCALE, [rng.randrange(-9_000, 9_000) for _ in range(UNITS)])
        for _ in range(12)
    ]
    sums = [max(0, sum(units[unit] for _, units in given)) for unit in range(UNITS)]
    expected = sum(worth for worth, _ in given)
    expected += (sum(sums[: UNITS // 2]) - sum(sums[UNITS // 2 :])) / SCALE
    assert points(OFFSET + sum(packed(*part) for part in given)) == pytest.approx(expected)


def test_what_a_part_is_worth_in_itself_is_read_off_it() -> None:
    for worth in (-3.25, 0.0, 0.001, 7.5):
        assert plain(packed(worth, [-5] * UNITS)) == pytest.approx(worth)


def test_it_learns_what_two_signs_mean_together() -> None:
    network, rng = Network(1), random.Random(2)
    cases = list(product((0, 1), repeat=2))
    lessons = {
        case: tuple(network.number(f"{place}_{value}") for place, value in enumerate((*case, 0)))
        for case in cases
    }
    for _ in range(30):
        shown = [rng.choice(cases) for _ in range(2_000)]
        network.learn([(lessons[case], float(case[0] == case[1])) for case in shown])
    for case, signs in lessons.items():
        assert network.said(signs) == pytest.approx(float(case[0] == case[1]), abs=0.15)


def test_what_was_learnt_is_written_in_whole_numbers() -> None:
    network = Network(1)
    signs = tuple(network.number(name) for name in ("one", "other"))
    network.learn([(signs, 2.0)] * 2_000)
    given = network.signs()
    assert points(OFFSET + sum(packed(0.0, units) for units in given.values())) == pytest.approx(
        network.said(signs), abs=0.05
    )
