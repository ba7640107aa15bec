"""My City's components: shapes, buildings, boards, points. Loaded once, checked when loaded."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Literal, TypeVar

import msgspec

DATA = Path(__file__).resolve().parents[2] / "assets" / "data" / "my_city"
SIZE = 11
OBSTACLE = "OBST"
COLOURS = ("yellow", "red", "blue", "church")

Pair = tuple[int, int]
Colour = Literal["yellow", "red", "blue", "church"]
Ground = Literal["plain", "square", "trees", "rocks", "mountain", "forest", "well", "gold"]


class BadData(ValueError):
    """A component file says something that can't be; names the file and what is wrong."""


class ShapeData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The cells (row, column) of an unrotated shape."""

    cells: tuple[Pair, ...]
    provenance: str


class BuildingData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One building: churches have a colour of their own, which belongs to no group."""

    id: str
    colour: Colour
    shape: str
    provenance: str


class Buildings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Every shape and every building; a building's number is its place in this list."""

    shapes: dict[str, ShapeData]
    buildings: tuple[BuildingData, ...]

    def check(self) -> None:
        ids = [building.id for building in self.buildings]
        _demand(len(set(ids)) == len(ids), "buildings: an id stands twice")
        for building in self.buildings:
            _demand(building.shape in self.shapes, f"buildings: {building.id}: no shape {building.shape}")
        for colour, count in (("yellow", 8), ("red", 8), ("blue", 8), ("church", 3)):
            found = sum(building.colour == colour for building in self.buildings)
            _demand(found == count, f"buildings: {found} of colour {colour}, not {count}")
        for name, shape in self.shapes.items():
            cells = set(shape.cells)
            _demand(len(cells) == len(shape.cells), f"shapes: {name}: a cell stands twice")
            corner = (min(row for row, _ in cells), min(col for _, col in cells))
            _demand(corner == (0, 0), f"shapes: {name}: does not begin at row 0, column 0")


class Points(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename={"pass_": "pass"}):
    """What each row of the overview gives, for one cell, building or event."""

    pass_: int
    gold: int
    tree: int
    rock: int
    building: int
    church: int
    well: int
    empty: int


class Mode(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How one game is set up and scored: board, cards, marker's start and highest place, points."""

    board: str
    start: int
    top: int
    deck: tuple[str, ...]
    points: Points
    provenance: dict[str, str]

    def check(self) -> None:
        ids = {building.id for building in buildings().buildings}
        _demand(len(set(self.deck)) == len(self.deck), "deck: a card stands twice")
        _demand(set(self.deck) == ids | {OBSTACLE}, "deck: not one card a building and the obstacle")
        _demand(self.deck[-1] == OBSTACLE, "deck: the obstacle does not come last")
        _demand(0 <= self.start <= self.top, "start: not on the track")


class BoardData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A board, baked from its Tiled map: what lies on each cell, and the pairs of cells the river parts."""

    id: str
    terrain: tuple[tuple[Ground, ...], ...]
    river: tuple[tuple[Pair, Pair], ...]
    provenance: dict[str, str]

    def check(self) -> None:
        _demand(len(self.terrain) == SIZE, f"terrain: {len(self.terrain)} rows, not {SIZE}")
        for number, row in enumerate(self.terrain):
            _demand(len(row) == SIZE, f"terrain: row {number}: {len(row)} cells, not {SIZE}")
        for (top, left), (low, right) in self.river:
            pair = f"river: {top},{left} and {low},{right}"
            _demand(min(top, left) >= 0 and max(low, right) < SIZE, f"{pair}: off the board")
            _demand((low - top, right - left) in ((0, 1), (1, 0)), f"{pair}: no neighbours")


def _demand(truth: bool, problem: str) -> None:
    if not truth:
        raise BadData(problem)


T = TypeVar("T", Buildings, Mode, BoardData)


def load(name: str, kind: type[T], folder: Path = DATA) -> T:
    """One component file, decoded and checked; raises `BadData`."""
    path = folder / f"{name}.json"
    try:
        data = msgspec.json.decode(path.read_bytes(), type=kind)
        data.check()
    except (OSError, msgspec.DecodeError, BadData) as problem:
        raise BadData(f"{path.name}: {problem}") from problem
    return data


@cache
def buildings() -> Buildings:
    """All shapes and buildings."""
    return load("buildings", Buildings)


@cache
def eternal() -> Mode:
    """The repeatable mode."""
    return load("eternal", Mode)


@cache
def board(name: str) -> BoardData:
    """A board by name."""
    return load(f"board_{name}", BoardData)
