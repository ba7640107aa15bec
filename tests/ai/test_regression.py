"""Least squares."""

from __future__ import annotations

import random

import pytest

from game.ai.regression import Regression, solved


def test_equations_are_solved() -> None:
    truth, matrix = [1.0, -3.0, 2.0], [[4.0, 2.0, -1.0], [2.0, 5.0, 0.5], [-1.0, 0.5, 3.0]]
    right = [sum(a * b for a, b in zip(row, truth)) for row in matrix]
    lower = [row[: place + 1] for place, row in enumerate(matrix)]
    assert solved(lower, right) == pytest.approx(truth)


def test_weights_are_found_that_made_the_results() -> None:
    source, truth = random.Random(1), (5.0, -2.0, 0.5)
    rows = [(1.0, source.uniform(-3, 3), source.uniform(-3, 3)) for _ in range(400)]
    results = [sum(a * b for a, b in zip(row, truth)) + source.gauss(0, 0.1) for row in rows]
    found = Regression(3)
    found.add(rows, results)
    assert found.weights(0.0) == pytest.approx(truth, abs=0.05)


def test_what_several_have_seen_is_the_same_as_what_one_has_seen() -> None:
    rows, results = [(1, 2), (1, 5), (1, 9), (1, 0)], [3, 4, 8, 1]
    whole, first, second = Regression(2), Regression(2), Regression(2)
    whole.add(rows, results)
    first.add(rows[:2], results[:2])
    second.add(rows[2:], results[2:])
    first.join(second)
    assert first.weights(1.0) == pytest.approx(whole.weights(1.0))


def test_a_feature_that_never_shows_gets_no_weight() -> None:
    found = Regression(2)
    found.add([(1, 0), (1, 0)], [4, 6])
    assert found.weights(1.0) == pytest.approx([5, 0])


def test_ridge_leaves_the_first_weights_free_and_holds_the_others_down() -> None:
    found = Regression(2)
    found.add([(1, 0), (0, 1)], [4, 4])
    assert found.weights(1.0) == pytest.approx([4, 2])
    assert found.weights(1.0, free=0) == pytest.approx([2, 2])
    assert found.weights(1.0, free=2) == pytest.approx([4, 4])
