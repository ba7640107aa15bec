"""The search for better numbers."""

from __future__ import annotations

import pytest

from game.ai.evolution import POPULATION, Evolution

GOAL = (3.0, -2.0, 0.5)


def miss(numbers: tuple[float, ...]) -> float:
    return sum((one - other) ** 2 for one, other in zip(numbers, GOAL, strict=True))


def found(seed: int, rounds: int, scales: tuple[float, ...] = (1.0, 1.0, 1.0)) -> tuple[float, ...]:
    search = Evolution((0.0, 0.0, 0.0), scales, seed)
    for _ in range(rounds):
        search.tell([-miss(numbers) for numbers in search.ask()])
    return search.middle


def test_it_finds_the_numbers_that_do_best() -> None:
    assert found(1, 40) == pytest.approx(GOAL, abs=0.1)


def test_every_number_has_a_step_of_its_own() -> None:
    assert found(1, 60, (3.0, 1.0, 0.2)) == pytest.approx(GOAL, abs=0.2)


def test_the_same_seed_finds_the_same() -> None:
    assert found(5, 8) == found(5, 8)
    assert found(5, 8) != found(6, 8)


def test_each_is_tried_together_with_its_mirror_image() -> None:
    tried = Evolution((1.0, 2.0), (1.0, 1.0), 3).ask()
    assert len(tried) == POPULATION
    for one, other in zip(tried[: POPULATION // 2], tried[POPULATION // 2 :], strict=True):
        assert [(a + b) / 2 for a, b in zip(one, other, strict=True)] == pytest.approx([1.0, 2.0])
