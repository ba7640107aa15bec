"""What a city is built on, as masks: ground, banks, river (R03, R05, R06)."""

from __future__ import annotations

from functools import cache, lru_cache
from itertools import chain
from typing import NamedTuple

from game.my_city.campaign import Anchor, Episode, campaign, episode
from game.my_city.catalog import COLOURS, SIZE, BoardData, BuildingData, Ground, Pair, board, buildings
from game.my_city.grid import WIDTH, Orientation, Site, around, bit, cells, orientations

River = tuple[tuple[Pair, Pair], ...]
CHURCH = COLOURS.index("church")
CELLS = tuple(1 << bit(row, col) for row in range(SIZE) for col in range(SIZE))
LETTERS: dict[str, Ground] = {
    ".": "plain",
    "s": "square",
    "T": "trees",
    "t": "tree",
    "R": "rocks",
    "M": "mountain",
    "F": "forest",
    "W": "well",
    "G": "gold",
    "=": "track",
    "L": "sawmill",
    "B": "mine_blue",
    "D": "mine_red",
    "Y": "mine_yellow",
    "P": "port",
    "A": "palace",
    "U": "university",
}
"""A board as one string has a letter a cell, in reading order."""
LETTER_OF = {ground: letter for letter, ground in LETTERS.items()}
WILD: tuple[Ground, ...] = ("mountain", "forest")
BUILDABLE: tuple[Ground, ...] = ("plain", "square", "trees", "tree", "rocks", "well", "gold")
STANDING: dict[Ground, int] = {
    "university": COLOURS.index("yellow"),
    "palace": COLOURS.index("red"),
}
"""Stickers that count as buildings of a colour (R44)."""


class Building(NamedTuple):
    """What the rules need of a building: its colour's number, its rotations."""

    id: str
    colour: int
    orientations: tuple[Orientation, ...]


@cache
def catalogue() -> tuple[Building, ...]:
    """The printed buildings, by number."""
    return tuple(_building(data) for data in buildings().buildings)


@cache
def every_building() -> tuple[Building, ...]:
    """The printed buildings, then the churches that a city of the campaign may earn."""
    return (*catalogue(), *(_building(data) for data in buildings().own_churches))


def _building(data: BuildingData) -> Building:
    return Building(data.id, COLOURS.index(data.colour), orientations(data.shape))


@cache
def number_of(building: str) -> int:
    """A building's number; KeyError if there is none of this id."""
    return {data.id: number for number, data in enumerate(every_building())}[building]


class Fit(NamedTuple):
    """A building in one rotation on a terrain: bits' distances of its first and its other cells from the
    corner, the corners where it would lie on one bank, its sites by corner."""

    first: int
    others: tuple[int, ...]
    banked: int
    sites: tuple[Site | None, ...]


class Terrain:
    """A board as masks; immutable, shared by the cities that stand on equal boards.

    *fits*: by building and rotation, what finding its sites takes. *colours*: by building. *trees*: two of
    them, *single*: one. *anchor*, *start*: where the first building must have a cell. *standing*: by
    colour, the stickers that count as its buildings; *doors*: the cells beside them. *closed*: cells that
    could become parks, but are shut in from the start.
    """

    __slots__ = (
        "anchor",
        "closed",
        "colours",
        "data",
        "doors",
        "entrances",
        "fits",
        "gold",
        "green",
        "n",
        "plain",
        "port",
        "river",
        "rocks",
        "roofs",
        "single",
        "standing",
        "start",
        "tracks",
        "trees",
        "wells",
        "west",
    )

    def __init__(self, data: BoardData, mode: Episode | None = None) -> None:
        ground = dict.fromkeys(LETTER_OF, 0)
        for cell, kind in zip(CELLS, chain(*data.terrain)):
            ground[kind] |= cell
        self.data = data
        self.n = mode.n if mode else 0
        self.west = _west(data.river)
        self.green = sum(ground[kind] for kind in BUILDABLE)
        self._open(ground["forest"], mode)
        green = self.green
        self.plain = (ground["plain"] | ground["square"]) & green
        self.trees = ground["trees"] & green
        self.single = ground["tree"] & green
        self.rocks = ground["rocks"] & green
        self.gold = ground["gold"] & green
        self.wells = tuple(1 << bit(*cell) for cell in cells(ground["well"] & green))
        self.river = _banks(data.river) & green
        self.tracks = ground["track"]
        self.port = ground["port"]
        self.entrances = {mine: ground[mine] for mine in ("mine_blue", "mine_red", "mine_yellow")}
        self.anchor: Anchor = mode.anchor if mode else "river"
        anchored = 0 if self.anchor == "river" else ground[self.anchor]
        self.start = around(anchored) & green if anchored else self.river
        self.standing = tuple(
            tuple(ground[kind] for kind, colour in STANDING.items() if colour == number and ground[kind])
            for number in range(len(COLOURS))
        )
        self.roofs = tuple(sum(masks) for masks in self.standing)
        self.doors = around(sum(self.roofs)) & green
        self.closed = shut_in(green) & (self.plain | self.trees | self.single)
        self.colours = tuple(building.colour for building in every_building())
        self.fits = _fits(self.west)

    def _open(self, forest: int, mode: Episode | None) -> None:
        """Clear the grove for building; drown the bank that is closed (R39)."""
        if mode is None:
            return
        if mode.grove:
            self.green |= forest & sum(1 << bit(*cell) for cell in campaign().grove)
        if "west" not in mode.sides:
            self.green &= ~self.west
        if "east" not in mode.sides:
            self.green &= self.west

    @property
    def key(self) -> tuple[object, ...]:
        """What makes two terrains equal."""
        return self.n, self.data.id, self.data.terrain

    def __eq__(self, other: object) -> bool:
        return self is other or (isinstance(other, Terrain) and self.key == other.key)

    def __hash__(self) -> int:
        return hash(self.key)

    def __repr__(self) -> str:
        return f"Terrain({self.data.id}, {self.n})"


def shut_in(free: int) -> int:
    """The free cells without a free neighbour."""
    return free & ~(free << 1 | free >> 1 | free << WIDTH | free >> WIDTH)


@lru_cache(maxsize=64)
def _fits(west: int) -> tuple[tuple[Fit, ...], ...]:
    return tuple(
        tuple(_fit(orientation, west) for orientation in building.orientations)
        for building in every_building()
    )


def _fit(orientation: Orientation, west: int) -> Fit:
    banked = 0
    for corner, site in enumerate(orientation.sites):
        if site and site.mask & west in (0, site.mask):
            banked |= 1 << corner
    first, *others = orientation.offsets
    return Fit(first, tuple(others), banked, orientation.sites)


@lru_cache(maxsize=64)
def _banks(river: River) -> int:
    """The cells with an edge on the river."""
    return sum({1 << bit(row, col) for pair in river for row, col in pair})


@lru_cache(maxsize=64)
def _west(river: River) -> int:
    """The bank of the top left cell: what can be reached from there without crossing the river."""
    parted = set(river)
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
    """A printed board's terrain by name."""
    return Terrain(board(name))


@cache
def printed(name: str) -> str:
    """A printed board as one string, see `LETTERS`."""
    return "".join(LETTER_OF[kind] for row in board(name).terrain for kind in row)


@lru_cache(maxsize=512)
def laid(ground: str, n: int) -> Terrain:
    """The terrain of a board with stickers, see `LETTERS`, as it is in an episode."""
    mode = episode(n)
    names = [LETTERS[letter] for letter in ground]
    rows = tuple(tuple(names[at : at + SIZE]) for at in range(0, SIZE * SIZE, SIZE))
    base = board(mode.board)
    return Terrain(BoardData(base.id, rows, base.river, base.provenance), mode)
