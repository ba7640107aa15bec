"""Least squares: the weights with which features come closest to what happened."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from math import sqrt
from operator import mul

Row = Sequence[float]


class Regression:
    """Sums up observations; sums of several runs may be joined. *size*: features of an observation."""

    def __init__(self, size: int) -> None:
        self._squares = [[0.0] * (size - place) for place in range(size)]
        """By feature, its products with itself and the later ones: the others are the same."""
        self._products = [0.0] * size

    def add(self, rows: Iterable[Row], results: Iterable[float]) -> None:
        """So many observations, and what came of each; what is 0 costs nothing."""
        for row, result in zip(rows, results, strict=True):
            found = [(place, value) for place, value in enumerate(row) if value]
            for first, (place, value) in enumerate(found):
                self._products[place] += value * result
                squares = self._squares[place]
                for other, more in found[first:]:
                    squares[other - place] += value * more

    def join(self, other: Regression) -> None:
        """What another has seen, too."""
        for mine, its in zip(self._squares, other._squares, strict=True):
            mine[:] = [one + more for one, more in zip(mine, its, strict=True)]
        self._products = [one + more for one, more in zip(self._products, other._products, strict=True)]

    def weights(self, ridge: float, free: int = 1) -> list[float]:
        """The best weights; *ridge* keeps those small that hardly matter, but for the first *free* ones."""
        shown = [place for place, squares in enumerate(self._squares) if squares[0]]
        ridges = [1e-9 if place < free else ridge for place in shown]
        found = solved(list(self._normal(shown, ridges)), [self._products[place] for place in shown])
        weights = [0.0] * len(self._products)
        for place, weight in zip(shown, found, strict=True):
            weights[place] = weight
        return weights

    def _normal(self, shown: Sequence[int], ridges: Sequence[float]) -> Iterator[list[float]]:
        """The normal equations of the features that have shown, up to each one's own place."""
        for count, (place, ridge) in enumerate(zip(shown, ridges, strict=True)):
            row = [self._squares[other][place - other] for other in shown[: count + 1]]
            row[-1] += ridge
            yield row


def solved(lower: Sequence[Row], right: Row) -> list[float]:
    """The solution of linear equations with a symmetric, positive definite matrix (Cholesky).

    *lower*: each row up to the diagonal.
    """
    roots: list[list[float]] = []
    middle: list[float] = []
    for given, end in zip(lower, right, strict=True):
        row: list[float] = []
        for value, above in zip(given, roots):
            row.append((value - sum(map(mul, row, above))) / above[-1])
        last = sqrt(given[-1] - sum(map(mul, row, row)))
        middle.append((end - sum(map(mul, row, middle))) / last)
        roots.append([*row, last])
    found: list[float] = []
    while roots:
        row = roots.pop()
        value = middle.pop() / row[-1]
        middle = [rest - share * value for rest, share in zip(middle, row)]
        found.append(value)
    return found[::-1]
