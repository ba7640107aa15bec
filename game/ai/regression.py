"""Least squares: the weights with which features come closest to what happened."""

from __future__ import annotations

from collections.abc import Sequence
from operator import mul

Row = Sequence[float]


class Regression:
    """Sums up observations; sums of several runs may be joined. *size*: features of an observation."""

    def __init__(self, size: int) -> None:
        self._size = size
        self._squares = [[0.0] * size for _ in range(size)]
        self._products = [0.0] * size

    def add(self, rows: Sequence[Row], results: Sequence[float]) -> None:
        """So many observations, and what came of each; what is 0 costs nothing."""
        for row, result in zip(rows, results, strict=True):
            found = [(place, value) for place, value in enumerate(row) if value]
            for first, (place, value) in enumerate(found):
                self._products[place] += value * result
                squares = self._squares[place]
                for other, more in found[first:]:
                    squares[other] += value * more

    def join(self, other: Regression) -> None:
        """What another has seen, too."""
        for mine, its in zip(self._squares, other._squares, strict=True):
            mine[:] = [one + more for one, more in zip(mine, its, strict=True)]
        self._products = [one + more for one, more in zip(self._products, other._products, strict=True)]

    def weights(self, ridge: float) -> list[float]:
        """The best weights; *ridge* keeps those small that hardly matter (the first one is left free)."""
        matrix = [
            [self._squares[min(row, column)][max(row, column)] for column in range(self._size)]
            for row in range(self._size)
        ]
        for place in range(self._size):
            matrix[place][place] += ridge if place else 1e-9
        return solved(matrix, self._products)


def solved(matrix: Sequence[Row], right: Row) -> list[float]:
    """The solution of linear equations, by elimination; the matrix must not be singular."""
    rows = [[*row, end] for row, end in zip(matrix, right, strict=True)]
    size = len(rows)
    for place in range(size):
        best = max(range(place, size), key=lambda row: abs(rows[row][place]))
        rows[place], rows[best] = rows[best], rows[place]
        pivot = rows[place]
        for row in rows[place + 1 :]:
            share = row[place] / pivot[place]
            if share:
                row[place:] = [one - share * other for one, other in zip(row[place:], pivot[place:])]
    found = [0.0] * size
    for place in range(size - 1, -1, -1):
        row = rows[place]
        found[place] = (row[size] - sum(map(mul, row[place + 1 : size], found[place + 1 :]))) / row[place]
    return found
