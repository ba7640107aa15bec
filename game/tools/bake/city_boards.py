"""The land of both boards as letters, and the river as a path over cell corners (see ``terrain``)."""

from __future__ import annotations

from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Any

import msgspec

from game.ui import palette

DATA: Path = palette.ASSETS / "data" / "my_city"
NAMES = ("eternal", "legacy")
LETTERS = {
    "plain": ".",
    "square": "s",
    "trees": "T",
    "tree": "t",
    "rocks": "R",
    "well": "W",
    "gold": "G",
    "forest": "F",
    "mountain": "M",
}

Corner = tuple[int, int]
Cell = tuple[int, int]
Board = tuple[tuple[str, ...], tuple[Corner, ...]]


@cache
def board(name: str) -> Board:
    """Rows of letters and the river of the board called *name*; KeyError for a terrain without a letter."""
    document = read(f"board_{name}")
    rows = tuple("".join(LETTERS[terrain] for terrain in row) for row in document["terrain"])
    edges = [(tuple(first), tuple(second)) for first, second in document["river"]]
    return rows, river_path(edges, len(rows))


def read(name: str) -> Any:
    """A file of the game's component data."""
    return msgspec.json.decode((DATA / f"{name}.json").read_bytes())


def river_path(edges: list[tuple[Cell, Cell]], height: int) -> tuple[Corner, ...]:
    """The corners of a river given as pairs of cells (row, column) on its banks, led off at both ends."""
    neighbours: dict[Corner, list[Corner]] = {}
    for start, end in (_segment(first, second) for first, second in edges):
        neighbours.setdefault(start, []).append(end)
        neighbours.setdefault(end, []).append(start)
    (here,) = (corner for corner, near in neighbours.items() if len(near) == 1 and corner[1] == 0)
    path = [(here[0], -1), here]
    while onward := [corner for corner in neighbours[path[-1]] if corner != path[-2]]:
        path.append(onward[0])
    path.append((path[-1][0], height + 1))
    bends = [
        here
        for (before, here), (_, after) in pairwise(pairwise(path))
        if (here[0] - before[0], here[1] - before[1]) != (after[0] - here[0], after[1] - here[1])
        and not before[0] == here[0] == after[0]
    ]
    return (path[0], *bends, path[-1])


def _segment(first: Cell, second: Cell) -> tuple[Corner, Corner]:
    """The side that two cells share, as corners (column, row)."""
    row, column = max(first[0], second[0]), max(first[1], second[1])
    if first[0] == second[0]:
        return (column, row), (column, row + 1)
    return (column, row), (column + 1, row)
