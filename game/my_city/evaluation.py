"""What a site promises, in points: the evaluation behind the AI's candidates and playouts.

A sum of features in two stages: what lies under the building and how many open cells it leaves beside it, for
every site; then pockets, groups, churches and wells, for the best of those. `fit` makes the weights.
"""

from __future__ import annotations

from collections.abc import Sequence
from operator import itemgetter

from game.my_city.city import City
from game.my_city.grid import BOARD, WIDTH, Site, around
from game.my_city.groups import clusters
from game.my_city.terrain import CHURCH, Terrain
from game.my_city.weights import Weights

BREADTH = 12
Judged = tuple[float, Site]
Well = tuple[int, int, int]
Church = tuple[int, int, float]


class Evaluation:
    """Judges sites on one terrain."""

    def __init__(self, terrain: Terrain, weights: Weights) -> None:
        self.terrain = terrain
        self.weights = weights
        self.wells = (weights.well_0, weights.well_1, weights.well_2, weights.well_3, 4.0)
        self.churches: tuple[float, ...] = (0.0, weights.church_1, weights.church_2, 3.0)
        sided = ((well, around(well)) for well in terrain.wells)
        self.sided = [(well, sides) for well, sides in sided if (sides & terrain.green).bit_count() == 4]
        self.linked = _linked(terrain.west)
        self.under = tuple(
            tuple(tuple(self._under(site) if site else 0.0 for site in fit.sites) for fit in fits)
            for fits in terrain.fits
        )

    def _under(self, site: Site) -> float:
        ground, weights = self.terrain, self.weights
        return (
            (site.mask & ground.plain).bit_count()
            + weights.tree * (site.mask & ground.trees).bit_count()
            + weights.tree / 2 * (site.mask & ground.single).bit_count()
            + weights.rock * (site.mask & ground.rocks).bit_count()
            + weights.gold * (site.mask & ground.gold).bit_count()
        )

    def best(self, city: City, building: int, breadth: int = BREADTH) -> list[Judged]:
        """The most promising of the building's sites, at most *breadth*, best first."""
        found = self._first_look(city, building)
        found.sort(key=itemgetter(0), reverse=True)
        found = found[:breadth]
        if self.terrain.colours[building] == CHURCH:
            judged = self._church_sites(city, found)
        else:
            judged = self._house_sites(city, self.terrain.colours[building], found)
        judged.sort(key=itemgetter(0), reverse=True)
        return judged

    def _first_look(self, city: City, building: int) -> list[Judged]:
        free, weights = city.free, self.weights
        openness = weights.open + len(city.built) / 24 * (weights.open_late - weights.open)
        found: list[Judged] = []
        tables = zip(self.terrain.fits[building], self.under[building], city.corners(building), strict=True)
        for fit, under, corners in tables:
            sites = fit.sites
            while corners:
                corner = (corners & -corners).bit_length() - 1
                corners &= corners - 1
                site: Site = sites[corner]  # type: ignore[assignment]
                found.append((under[corner] + openness * (site.halo & free).bit_count(), site))
        return found

    def _house_sites(self, city: City, colour: int, found: Sequence[Judged]) -> list[Judged]:
        weights, free = self.weights, city.free
        own = clusters(city, colour)
        lead = max((count for _, count in own), default=0)
        wells, watched = self._live_wells(city)
        churches = self._open_churches(city, colour)
        beside_others = self._beside_others(city, colour)
        judged: list[Judged] = []
        for value, site in found:
            mask, halo = site.mask, site.halo
            value += self._pockets(free & ~mask, halo)
            value += weights.block * (mask & beside_others).bit_count()
            if mask & watched:
                value += self._wells(wells, mask)
            joined, touched = 1, 0
            for cluster, count in own:
                if cluster & halo:
                    joined += count
                    touched += 1
            if touched:
                value += weights.join * touched
            elif own:
                value += weights.apart
            if joined > lead:
                value += weights.lead * (joined - lead)
            for church, around_it, gain in churches:
                if gain and halo & church:
                    value += gain
                else:
                    value += weights.church_waste * (mask & around_it).bit_count()
            judged.append((value, site))
        return judged

    def _beside_others(self, city: City, colour: int) -> int:
        """The open cells beside buildings of the two other colours, but not of this one."""
        own, others = 0, 0
        for other in range(CHURCH):
            roofs = city.roofs[other]
            beside = roofs << 1 | roofs >> 1 | roofs << WIDTH | roofs >> WIDTH
            if other == colour:
                own = beside
            else:
                others |= beside
        return others & city.free & ~own

    def _church_sites(self, city: City, found: Sequence[Judged]) -> list[Judged]:
        weights, free = self.weights, city.free
        yellow, red, blue, _ = city.roofs
        wells, watched = self._live_wells(city)
        judged: list[Judged] = []
        for value, site in found:
            mask, halo = site.mask, site.halo
            value += self._pockets(free & ~mask, halo)
            if mask & watched:
                value += self._wells(wells, mask)
            colours = bool(halo & yellow) + bool(halo & red) + bool(halo & blue)
            value += self.churches[colours]
            if colours < CHURCH:
                value += weights.church_room * (halo & free).bit_count()
            judged.append((value, site))
        return judged

    def _pockets(self, free: int, halo: int) -> float:
        """Single cells this site cuts off on their bank, and dead ends one cell wide."""
        beside = halo & free
        if not beside:
            return 0.0
        ground, weights = self.terrain, self.weights
        left, right, upper, lower = self.linked
        left &= free << 1
        right &= free >> 1
        upper &= free << WIDTH
        lower &= free >> WIDTH
        across, down = left | right, upper | lower
        value = 0.0
        if holes := beside & ~(across | down):
            value += weights.hole * (holes & ground.plain).bit_count()
            value += weights.hole_rock * (holes & ground.rocks).bit_count()
        if ends := beside & ~(left & right | upper & lower | across & down | holes):
            value += weights.end * (ends & ground.plain).bit_count()
        return value

    def _live_wells(self, city: City) -> tuple[list[Well], int]:
        """Uncovered wells that can still score (the well, its sides, how many of them are covered well),
        and all cells where a building changes that."""
        free, watched = city.free, 0
        live = []
        for well, sides in self.sided:
            if free & well:
                covered = sides & ~free
                count = covered.bit_count()
                if count < 2 or _all_different(city, covered, count):
                    live.append((well, sides, count))
                    watched |= well | sides
        return live, watched

    def _wells(self, wells: Sequence[Well], mask: int) -> float:
        value = 0.0
        for well, sides, count in wells:
            if mask & (well | sides):
                spoilt = mask & well or (mask & sides).bit_count() > 1
                value += (0.0 if spoilt else self.wells[count + 1]) - self.wells[count]
        return value

    def _open_churches(self, city: City, colour: int) -> list[Church]:
        """Churches that lack a colour: the church, the cells around it, what this colour beside it adds."""
        found = []
        roofs, colours = city.roofs, self.terrain.colours
        for number, site in city.built.items():
            if colours[number] == CHURCH:
                has = [bool(site.halo & roofs[other]) for other in range(CHURCH)]
                count = sum(has)
                if count < CHURCH:
                    gain = 0.0 if has[colour] else self.churches[count + 1] - self.churches[count]
                    found.append((site.mask, site.halo, gain))
        return found


def _all_different(city: City, covered: int, count: int) -> bool:
    touching = 0
    for site in city.built.values():
        if site.mask & covered:
            touching += 1
    return touching == count


def _linked(west: int) -> tuple[int, int, int, int]:
    """The cells on the same bank as their left, right, upper, lower neighbour."""
    banks = (west, BOARD & ~west)
    left = sum(bank & bank << 1 for bank in banks)
    right = sum(bank & bank >> 1 for bank in banks)
    upper = sum(bank & bank << WIDTH for bank in banks)
    lower = sum(bank & bank >> WIDTH for bank in banks)
    return left, right, upper, lower
