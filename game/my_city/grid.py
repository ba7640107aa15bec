"""The board as one big integer: a bit a cell, rows 12 bits wide, so that nothing wraps round the edge.

A *site* is a shape in one rotation in one place, named by the top left corner of the box around it.
"""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from game.my_city.catalog import SIZE, Pair, buildings
from game.my_city.moves import Place

WIDTH = SIZE + 1
BITS = WIDTH * SIZE
BOARD = sum(((1 << SIZE) - 1) << row * WIDTH for row in range(SIZE))


def bit(row: int, col: int) -> int:
    """The number of a cell's bit."""
    return row * WIDTH + col


def cells(mask: int) -> tuple[Pair, ...]:
    """The cells (row, column) of a mask, in reading order."""
    return tuple(divmod(number, WIDTH) for number in bits(mask))


def places(mask: int) -> tuple[int, ...]:
    """The cells of a mask as score sheets name them: row * 11 + column."""
    return tuple(row * SIZE + col for row, col in cells(mask))


def bits(mask: int) -> list[int]:
    """The numbers of the bits that are set, lowest first."""
    found = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return found


def nth_bit(mask: int, n: int) -> int:
    """The number of the set bit that has *n* set bits below it."""
    below, width = 0, 64
    while width > 8:
        count = (mask & (1 << width) - 1).bit_count()
        if n >= count:
            n -= count
            mask >>= width
            below += width
        else:
            width >>= 1
    for _ in range(n):
        mask &= mask - 1
    return below + (mask & -mask).bit_length() - 1


def around(mask: int) -> int:
    """The cells that share an edge with a cell of the mask, without the mask itself."""
    return (mask << 1 | mask >> 1 | mask << WIDTH | mask >> WIDTH) & BOARD & ~mask


def cell_name(row: int, col: int) -> str:
    """A cell as people name it: letter of the column, number of the row."""
    return f"{chr(ord('A') + col)}{row + 1}"


class Site:
    """A shape in one rotation in one place: its cells, the cells around it, and the move that asks for it."""

    __slots__ = ("halo", "mask", "move")

    def __init__(self, move: Place, mask: int) -> None:
        self.move = move
        self.mask = mask
        self.halo = around(mask)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Site) and (self.move, self.mask) == (other.move, other.mask)

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return "-".join(cell_name(*cell) for cell in cells(self.mask))


class Orientation(NamedTuple):
    """A shape in one rotation: its cells, their bits' distances from the corner, its sites by corner bit."""

    rotation: int
    cells: tuple[Pair, ...]
    offsets: tuple[int, ...]
    sites: tuple[Site | None, ...]


@cache
def orientations(shape: str) -> tuple[Orientation, ...]:
    """The different rotations of a shape, each once, by quarter turns clockwise (R04: never mirrored)."""
    turned = [tuple(sorted(buildings().shapes[shape].cells))]
    while len(turned) < 4 and (following := _quarter_turn(turned[-1])) != turned[0]:
        turned.append(following)
    return tuple(_orientation(rotation, shape_cells) for rotation, shape_cells in enumerate(turned))


def _quarter_turn(shape_cells: tuple[Pair, ...]) -> tuple[Pair, ...]:
    lowest = max(row for row, _ in shape_cells)
    return tuple(sorted((col, lowest - row) for row, col in shape_cells))


def _orientation(rotation: int, shape_cells: tuple[Pair, ...]) -> Orientation:
    height = max(row for row, _ in shape_cells)
    breadth = max(col for _, col in shape_cells)
    offsets = tuple(bit(row, col) for row, col in shape_cells)
    shape_mask = sum(1 << offset for offset in offsets)
    sites: list[Site | None] = [None] * BITS
    for row in range(SIZE - height):
        for col in range(SIZE - breadth):
            corner = bit(row, col)
            sites[corner] = Site(Place(rotation, row, col), shape_mask << corner)
    return Orientation(rotation, shape_cells, offsets, tuple(sites))
