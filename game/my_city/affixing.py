"""Where an AI affixes its stickers: rocks where building will bury them, trees where it won't reach."""

from __future__ import annotations

from functools import lru_cache

from game.core.rules import Move
from game.my_city import stickers
from game.my_city.catalog import SIZE, Pair
from game.my_city.grid import bit
from game.my_city.legacy import Legacy
from game.my_city.moves import Affix, AffixCog
from game.my_city.terrain import every_building, terrain

BURIED = ("rock2", "university")
"""Stickers for the cells that are built over most easily; the others are for those that are least."""


def best(legacy: Legacy) -> Move:
    """The most promising way to affix the sticker owed next."""
    name = legacy.owed[0]
    if name == stickers.COG:
        return AffixCog(max(stickers.without_cog(legacy), key=_size))
    cells = stickers.open_cells(legacy.ground, name)
    if name == "well":
        return Affix(*max(cells, key=lambda cell: _as_well(legacy.ground, *cell)))
    sign = 1 if name in BURIED else -1
    return Affix(*max(cells, key=lambda cell: sign * room(legacy.ground, *cell)))


def _size(building: int) -> int:
    return len(every_building()[building].orientations[0].cells)


@lru_cache(maxsize=2048)
def room(ground: str, row: int, col: int) -> int:
    """How many cells around a cell can be built over together with it; those beside it count double."""
    near = [(r, c) for r, c in _around(row, col) if _joined(ground, row, col, r, c)]
    return sum(2 if row == r or col == c else 1 for r, c in near)


def _as_well(ground: str, row: int, col: int) -> tuple[int, int]:
    """A well needs four sides to build on, and is the better the less its cell is needed otherwise."""
    sides = [(r, c) for r, c in _around(row, col) if row == r or col == c]
    return sum(_open(ground, r, c) for r, c in sides), -room(ground, row, col)


def _around(row: int, col: int) -> list[Pair]:
    near = [(row + down, col + right) for down in (-1, 0, 1) for right in (-1, 0, 1) if down or right]
    return [(r, c) for r, c in near if 0 <= r < SIZE and 0 <= c < SIZE]


def _open(ground: str, row: int, col: int) -> bool:
    return ground[row * SIZE + col] in ".sRGW"


def _joined(ground: str, row: int, col: int, r: int, c: int) -> bool:
    """Whether another cell is open and lies on the same bank."""
    west = terrain("legacy").west
    return _open(ground, r, c) and (west >> bit(row, col) & 1) == (west >> bit(r, c) & 1)
