"""My City's components: shapes, buildings, boards, points. Loaded once, checked when loaded."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Literal, Protocol, TypeVar

from game.core.components import Component, demand, folder, read

DATA = folder("my_city")
SIZE = 11
OBSTACLE = "OBST"
COLOURS = ("yellow", "red", "blue", "church")

Pair = tuple[int, int]
Colour = Literal["yellow", "red", "blue", "church"]
Ground = Literal[
    "plain",
    "square",
    "trees",
    "tree",
    "rocks",
    "mountain",
    "forest",
    "well",
    "gold",
    "track",
    "sawmill",
    "mine_blue",
    "mine_red",
    "mine_yellow",
    "port",
    "palace",
    "university",
]
Row = Literal[
    "pass",
    "gold",
    "gold_two",
    "gold_three",
    "investor",
    "railroad",
    "parks",
    "trees",
    "sooty_trees",
    "rocks",
    "groups",
    "jubilee",
    "churches",
    "wells",
    "dikes",
    "gold_late",
    "factories",
    "mines",
    "tracks",
    "port_link",
    "port_links",
    "promenade",
    "empties",
]


class ShapeData(Component, frozen=True):
    """The cells (row, column) of an unrotated shape."""

    cells: tuple[Pair, ...]
    provenance: str


class BuildingData(Component, frozen=True):
    """One building: churches have a colour of their own, which belongs to no group."""

    id: str
    colour: Colour
    shape: str
    provenance: str


class Buildings(Component, frozen=True):
    """Every shape and every building; a building's number is its place in this list.

    *own_churches*: what a city of the campaign may earn; numbered on from the others.
    """

    shapes: dict[str, ShapeData]
    buildings: tuple[BuildingData, ...]
    own_churches: tuple[BuildingData, ...] = ()

    def check(self, file: str) -> None:
        everything = (*self.buildings, *self.own_churches)
        ids = [building.id for building in everything]
        demand(len(set(ids)) == len(ids), file, "buildings: an id stands twice")
        for building in everything:
            demand(
                building.shape in self.shapes, file, f"buildings: {building.id}: no shape {building.shape}"
            )
        for building in self.own_churches:
            demand(building.colour == "church", file, f"own_churches: {building.id}: no church")
        for colour, count in (("yellow", 8), ("red", 8), ("blue", 8), ("church", 3)):
            found = sum(building.colour == colour for building in self.buildings)
            demand(found == count, file, f"buildings: {found} of colour {colour}, not {count}")
        for name, shape in self.shapes.items():
            cells = set(shape.cells)
            demand(len(cells) == len(shape.cells), file, f"shapes: {name}: a cell stands twice")
            corner = (min(row for row, _ in cells), min(col for _, col in cells))
            demand(corner == (0, 0), file, f"shapes: {name}: does not begin at row 0, column 0")


class Points(Component, frozen=True, rename={"pass_": "pass"}):
    """What each row of the overview gives, for one cell, building or event; the later ones: campaign only."""

    pass_: int
    gold: int
    tree: int
    rock: int
    building: int
    church: int
    well: int
    empty: int
    third_vein: int = 0
    investor: int = 0
    railroad: int = 0
    park: int = 0
    single_tree: int = 0
    dike: int = 0
    factory: int = 0
    link: int = 0
    track: int = 0
    promenade: int = 0


class Mode(Component, frozen=True):
    """How one game is set up and scored: board, cards, marker's start and highest place, rows, points.

    *immediate* rows move the marker at once, *end* rows in this order at the end (R13). *n*: the episode's
    number, 0 for the repeatable mode.
    """

    board: str
    start: int
    top: int
    deck: tuple[str, ...]
    points: Points
    provenance: dict[str, str]
    immediate: tuple[Row, ...] = ("pass", "gold")
    end: tuple[Row, ...] = ("trees", "rocks", "groups", "churches", "wells", "empties")
    may_pass: bool = True
    n: int = 0

    def check(self, file: str) -> None:
        ids = {building.id for building in buildings().buildings}
        demand(len(set(self.deck)) == len(self.deck), file, "deck: a card stands twice")
        demand(set(self.deck) == ids | {OBSTACLE}, file, "deck: not one card a building and the obstacle")
        demand(self.deck[-1] == OBSTACLE, file, "deck: the obstacle does not come last")
        demand(0 <= self.start <= self.top, file, "start: not on the track")


class BoardData(Component, frozen=True):
    """A board, baked from its Tiled map: what lies on each cell, and the pairs of cells the river parts."""

    id: str
    terrain: tuple[tuple[Ground, ...], ...]
    river: tuple[tuple[Pair, Pair], ...]
    provenance: dict[str, str]

    def check(self, file: str) -> None:
        demand(len(self.terrain) == SIZE, file, f"terrain: {len(self.terrain)} rows, not {SIZE}")
        for number, row in enumerate(self.terrain):
            demand(len(row) == SIZE, file, f"terrain: row {number}: {len(row)} cells, not {SIZE}")
        for (top, left), (low, right) in self.river:
            pair = f"river: {top},{left} and {low},{right}"
            demand(min(top, left) >= 0 and max(low, right) < SIZE, file, f"{pair}: off the board")
            demand((low - top, right - left) in ((0, 1), (1, 0)), file, f"{pair}: no neighbours")


class Checked(Protocol):
    """Component data that can tell what is wrong with it."""

    def check(self, file: str) -> None:
        """Raise `BadData`, naming the file, if something can't be."""


T = TypeVar("T", bound=Checked)


def load(name: str, kind: type[T], root: Path = DATA) -> T:
    """One component file, decoded and checked; raises `BadData`."""
    path = root / f"{name}.json"
    data = read(path, kind)
    data.check(path.name)
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
