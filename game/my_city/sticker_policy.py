"""Where an AI affixes its stickers, by what a tree or a rock on a cell was measured to do to the score."""

from __future__ import annotations

from functools import cache

from game.core.components import Component, demand
from game.core.rules import Move
from game.my_city import stickers
from game.my_city.catalog import DATA, SIZE, Pair, load
from game.my_city.grid import cell_name
from game.my_city.legacy import Legacy
from game.my_city.moves import Affix, AffixCog
from game.my_city.terrain import every_building, printed

FILE = DATA / "sticker_policy.json"
OPEN = ".sRGW"


class Worth(Component, frozen=True):
    """Points an episode that a tree, or two rocks, on a cell brought an AI that played on by evaluation."""

    tree1: dict[str, float]
    rock2: dict[str, float]
    provenance: str

    def check(self, file: str) -> None:
        for name, values in (("tree1", self.tree1), ("rock2", self.rock2)):
            demand(set(values) == set(cells(name)), file, f"{name}: not one value a cell")


def cells(name: str) -> list[str]:
    """The names of the cells on which one may lie: rocks lie on some from the start."""
    letters = "s" if name == "tree1" else "sR"
    return [cell_name(*divmod(at, SIZE)) for at, kind in enumerate(printed("legacy")) if kind in letters]


@cache
def worth() -> Worth:
    """The measured worth of every cell."""
    return load(FILE.stem, Worth)


def best(legacy: Legacy) -> Move:
    """The most promising way to affix the sticker owed next."""
    name = legacy.owed[0]
    if name == stickers.COG:
        return AffixCog(max(stickers.without_cog(legacy), key=_size))
    free = stickers.open_cells(legacy.ground, name)
    return Affix(*max(free, key=lambda cell: promise(legacy.ground, name, cell)))


def promise(ground: str, name: str, cell: Pair) -> tuple[float, ...]:
    """How well a sticker lies on a cell; to compare cells only.

    What can't be built over, or shouldn't be, lies best where trees do; a university where building goes on
    around it; a blank on the rocks that cost most.
    """
    at = cell_name(*cell)
    if name == "rock2":
        return (worth().rock2[at],)
    if name == "blank":
        return (-worth().rock2.get(at, 0.0),)
    tree = worth().tree1.get(at, 0.0)
    if name == "well":
        return _open_sides(ground, cell), tree
    return (-tree,) if name == "university" else (tree,)


def _size(building: int) -> int:
    return len(every_building()[building].orientations[0].cells)


def _open_sides(ground: str, cell: Pair) -> int:
    """How many sides of a cell can be built on: a well needs all four."""
    row, col = cell
    beside = ((row - 1, col), (row + 1, col), (row, col - 1), (row, col + 1))
    return sum(0 <= r < SIZE and 0 <= c < SIZE and ground[r * SIZE + c] in OPEN for r, c in beside)
