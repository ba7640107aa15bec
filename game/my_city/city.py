"""One seat's city: what stands where, and where the next building may go."""

from __future__ import annotations

from typing import Self

from game.my_city.grid import BITS, Site
from game.my_city.legacy import Legacy
from game.my_city.terrain import Terrain

PLANE = BITS + 48  # between two boards in one integer: wider than any shape's reach


class City:
    """A city's board, marker and buildings.

    *built*: the site of each building, in building order. *free*: light-green cells not built over.
    *near*: where the next building must have a cell (R06, R07). *roofs*: cells built over, by colour, with
    the stickers that count as buildings. *gold*, *third*: points for being first to cover two or all veins,
    to cover a third one; *gained*: for what a building brought at once. *legacy*: what the city keeps; None
    outside the campaign's episodes.
    """

    __slots__ = (
        "built",
        "free",
        "gained",
        "gold",
        "in_play",
        "legacy",
        "marker",
        "near",
        "passed",
        "roofs",
        "terrain",
        "third",
    )

    def __init__(self, terrain: Terrain, marker: int, legacy: Legacy | None = None) -> None:
        self.terrain = terrain
        self.legacy = legacy
        self.marker = marker
        self.built: dict[int, Site] = {}
        self.passed: tuple[int, ...] = ()
        self.free = terrain.green
        self.near = terrain.start
        self.roofs = list(terrain.roofs)
        self.gold = 0
        self.third = 0
        self.gained = 0
        self.in_play = True

    def copy(self) -> Self:
        """An independent copy; the terrain is shared."""
        copy = object.__new__(type(self))
        copy.terrain = self.terrain
        copy.marker = self.marker
        copy.built = self.built.copy()
        copy.passed = self.passed
        copy.free = self.free
        copy.near = self.near
        copy.roofs = self.roofs.copy()
        copy.gold = self.gold
        copy.third = self.third
        copy.gained = self.gained
        copy.legacy = self.legacy
        copy.in_play = self.in_play
        return copy

    def __eq__(self, other: object) -> bool:
        return isinstance(other, City) and all(
            getattr(self, name) == getattr(other, name) for name in self.__slots__
        )

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return f"City(marker={self.marker}, built={self.built}, passed={self.passed}, in_play={self.in_play})"

    def build(self, building: int, site: Site) -> None:
        """Put a building on its site."""
        self.near = self.near | site.halo if self.built else site.halo | self.terrain.doors
        self.built[building] = site
        self.free &= ~site.mask
        self.roofs[self.terrain.colours[building]] |= site.mask

    def move_marker(self, points: int, top: int) -> None:
        """Add points on the track; a marker that has reached the top stays there (R15)."""
        if self.marker < top:
            self.marker = min(top, self.marker + points)

    def corners(self, building: int) -> list[int]:
        """By rotation, a mask of the corners where a building may stand.

        Two boards lie in one integer, the free cells and, *PLANE* bits above, those of them away from
        *near*: where a shape fits below and not above, it fits and touches.
        """
        free = self.free
        wide = free | (free & ~self.near) << PLANE
        found = []
        for first, others, banked, _ in self.terrain.fits[building]:
            fitting = wide >> first
            for offset in others:
                fitting &= wide >> offset
            found.append(fitting & ~(fitting >> PLANE) & banked)
        return found

    def sites(self, building: int) -> list[Site]:
        """Every site where a building may stand, by rotation, then in reading order."""
        found = []
        for fit, corners in zip(self.terrain.fits[building], self.corners(building)):
            table = fit.sites
            while corners:
                low = corners & -corners
                found.append(table[low.bit_length() - 1])
                corners ^= low
        return found  # type: ignore[return-value]

    @property
    def covers_gold(self) -> bool:
        """Whether every gold vein is built over."""
        return not self.terrain.gold & self.free
