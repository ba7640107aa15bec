"""What a site promises in an episode of the campaign: judgement, and what the episode's rows add."""

from __future__ import annotations

from game.my_city.campaign import episode
from game.my_city.campaign_rows import (
    BOTTOM,
    YELLOW,
    colour_number,
    factories,
    legacy_of,
    mines_worked,
)
from game.my_city.catalog import Mode
from game.my_city.city import City
from game.my_city.grid import WIDTH, Site, around
from game.my_city.groups import clusters, reached
from game.my_city.judgement import BREADTH, Judged, Judgement, Weights
from game.my_city.terrain import Terrain

CREW = 0.8  # a building more in a mine's crew: a box, some with rewards
ROW = 0.5  # a row nearer from the port to the railroad
PARK = 1.0  # a cell cut off
STROLL = 0.6  # a tree beside a home, which may yet be built over


def in_force(mode: Mode, weights: Weights) -> Weights:
    """The weights without what an episode does not score; a single cell cut off may be a park."""
    if "gold_two" not in mode.immediate:
        weights = weights._replace(gold=0.0)
    if "groups" not in mode.end:
        weights = weights._replace(lead=0.0, join=0.0, apart=0.0, block=0.0)
    if "churches" not in mode.end:
        weights = weights._replace(church_room=0.0, church_waste=0.0)
    return weights._replace(hole=PARK) if "parks" in mode.immediate else weights


class EpisodeJudgement(Judgement):
    """Judges sites on a terrain in the episode it was laid for."""

    def __init__(self, terrain: Terrain, weights: Weights) -> None:
        self.mode = episode(terrain.n)
        super().__init__(terrain, in_force(self.mode, weights))
        if "wells" not in self.mode.end:
            self.sided = []
        if "churches" not in self.mode.end:
            self.churches = (0.0,) * len(self.churches)
        self.worked = [
            (colour_number(mine.colour), around(terrain.entrances[f"mine_{mine.colour}"]))
            for _, mine in mines_worked(self.mode)
        ]

    def _under(self, site: Site) -> float:
        value, points = super()._under(site), self.mode.points
        if "railroad" in self.mode.immediate and site.mask & BOTTOM:
            value += points.railroad
        if "dikes" in self.mode.end and site.mask & self.terrain.river:
            value += points.dike
        return value

    def best(self, city: City, building: int, breadth: int = BREADTH) -> list[Judged]:
        judged = super().best(city, building, breadth + BREADTH // 2)
        colour = self.terrain.colours[building]
        judged = [(value + self._more(city, building, colour, site), site) for value, site in judged]
        judged.sort(key=lambda one: one[0], reverse=True)
        return judged[:breadth]

    def _more(self, city: City, building: int, colour: int, site: Site) -> float:
        value = 0.0
        if "investor" in self.mode.immediate and city.built:
            last = city.built[next(reversed(city.built))]
            value += self.mode.points.investor * bool(last.mask & site.halo)
        if "factories" in self.mode.end:
            value += self._working(city, building, colour, site)
        if "promenade" in self.mode.end and colour == YELLOW:
            walked = site.halo & city.free & (self.terrain.trees | self.terrain.single)
            value += STROLL * (walked & ~around(city.roofs[YELLOW])).bit_count()
        for crew, beside in self.worked:
            if colour == crew:
                value += CREW * self._joins(city, colour, beside, site)
        if "port_link" in self.mode.end or "port_links" in self.mode.end:
            value += ROW * self._rows_nearer(city, colour, site)
        return value

    def _working(self, city: City, building: int, colour: int, site: Site) -> float:
        """Factories that this building makes work, itself or by living beside them."""
        points, homes = self.mode.points.factory, city.roofs[YELLOW]
        if building in legacy_of(city).cogs:
            return points * bool(site.halo & homes)
        if colour != YELLOW:
            return 0.0
        idle = (city.built[number] for number in factories(city))
        return float(points * sum(bool(one.mask & site.halo and not one.halo & homes) for one in idle))

    def _joins(self, city: City, colour: int, beside: int, site: Site) -> int:
        """Whether the building works in the mine, with those that it connects."""
        touched = [(mask, count) for mask, count in clusters(city, colour) if mask & site.halo]
        if not (site.mask & beside or any(mask & beside for mask, _ in touched)):
            return 0
        return 1 + sum(count for mask, count in touched if not mask & beside)

    def _rows_nearer(self, city: City, colour: int, site: Site) -> int:
        """By how many rows the chain from the port grows towards the railroad."""
        quay, own = around(self.terrain.port), city.roofs[colour] | self.terrain.tracks
        before, after = reached(quay, own), reached(quay, own | site.mask)
        return (after.bit_length() - before.bit_length()) // WIDTH if after else 0
