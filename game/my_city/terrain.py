"""What a city is built on, as masks: ground, banks, river (R03, R05, R06)."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from game.my_city.catalog import COLOURS, SIZE, BoardData, board, buildings
from game.my_city.grid import BOARD, Orientation, Site, bit, cells, orientations

CLOSED = ("mountain", "forest")
CHURCH = COLOURS.index("church")


class Building(NamedTuple):
    """What the rules need of a building: its colour's number, its rotations."""

    id: str
    colour: int
    orientations: tuple[Orientation, ...]


@cache
def catalogue() -> tuple[Building, ...]:
    """All buildings, by number."""
    return tuple(
        Building(data.id, COLOURS.index(data.colour), orientations(data.shape))
        for data in buildings().buildings
    )


@cache
def number_of(building: str) -> int:
    """A building's number; KeyError if there is none of this id."""
    return {data.id: number for number, data in enumerate(buildings().buildings)}[building]


class Fit(NamedTuple):
    """A building in one rotation on a terrain: bits' distances of its first and its other cells from the
    corner, the corners where it would lie on one bank, its sites by corner."""

    first: int
    others: tuple[int, ...]
    banked: int
    sites: tuple[Site | None, ...]


class Terrain:
    """A board as masks; immutable, shared by the cities that stand on equal boards.

    *fits*: by building and rotation, what finding its sites takes. *colours*: by building.
    """

    __slots__ = (
        "colours",
        "data",
        "fits",
        "gold",
        "green",
        "plain",
        "river",
        "rocks",
        "trees",
        "wells",
        "west",
    )

    def __init__(self, data: BoardData) -> None:
        ground = {kind: 0 for kind in ("plain", "square", "trees", "rocks", "well", "gold", *CLOSED)}
        for row, kinds in enumerate(data.terrain):
            for col, kind in enumerate(kinds):
                ground[kind] |= 1 << bit(row, col)
        self.data = data
        self.plain = ground["plain"] | ground["square"]
        self.trees = ground["trees"]
        self.rocks = ground["rocks"]
        self.gold = ground["gold"]
        self.wells = tuple(1 << bit(*cell) for cell in cells(ground["well"]))
        self.green = BOARD & ~ground["mountain"] & ~ground["forest"]
        self.river = sum({1 << bit(row, col) for pair in data.river for row, col in pair}) & self.green
        self.west = _west(data)
        self.colours = tuple(building.colour for building in catalogue())
        self.fits = tuple(
            tuple(self._fit(orientation) for orientation in building.orientations) for building in catalogue()
        )

    def _fit(self, orientation: Orientation) -> Fit:
        banked = 0
        for corner, site in enumerate(orientation.sites):
            if site and site.mask & self.west in (0, site.mask):
                banked |= 1 << corner
        first, *others = orientation.offsets
        return Fit(first, tuple(others), banked, orientation.sites)

    def __eq__(self, other: object) -> bool:
        return self is other or (isinstance(other, Terrain) and self.data == other.data)

    def __hash__(self) -> int:
        return hash(self.data.id)

    def __repr__(self) -> str:
        return f"Terrain({self.data.id})"


def _west(data: BoardData) -> int:
    """The bank of the top left cell: what can be reached from there without crossing the river."""
    parted = set(data.river)
    seen, edge = {(0, 0)}, [(0, 0)]
    while edge:
        row, col = edge.pop()
        for far in ((row, col + 1), (row + 1, col), (row, col - 1), (row - 1, col)):
            pair = (min((row, col), far), max((row, col), far))
            on_board = 0 <= far[0] < SIZE and 0 <= far[1] < SIZE
            if on_board and far not in seen and pair not in parted:
                seen.add(far)
                edge.append(far)
    return sum(1 << bit(row, col) for row, col in seen)


@cache
def terrain(name: str) -> Terrain:
    """A board's terrain by name."""
    return Terrain(board(name))
