"""What a site promises in an episode of the campaign: evaluation, and what the episode's rows add."""

from __future__ import annotations

from operator import itemgetter
from typing import NamedTuple

from msgspec.structs import replace

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
from game.my_city.evaluation import BREADTH, Evaluation, Judged
from game.my_city.grid import WIDTH, Site, around
from game.my_city.groups import reached
from game.my_city.terrain import CHURCH, Terrain
from game.my_city.weights import Weights

CREW = 0.8  # a building more in a mine's crew: a box, some with rewards
ROW = 0.5  # a row nearer from the port to the railroad
PARK = 1.0  # a cell cut off
STROLL = 0.6  # a tree beside a home, which may yet be built over


def in_force(mode: Mode, weights: Weights) -> Weights:
    """The weights without what an episode does not score; a single cell cut off may be a park."""
    if "gold_two" not in mode.immediate:
        weights = replace(weights, gold=0.0)
    if "groups" not in mode.end:
        weights = replace(weights, lead=0.0, join=0.0, apart=0.0, block=0.0)
    if "churches" not in mode.end:
        weights = replace(weights, church_room=0.0, church_waste=0.0)
    return replace(weights, hole=PARK) if "parks" in mode.immediate else weights


class Line(NamedTuple):
    """A colour's chain from the port: where it may begin, what may continue it, how far it has come."""

    quay: int
    own: int
    chain: int

    def rows_nearer(self, mask: int) -> int:
        """By how many rows a building of the colour takes it nearer to the railroad."""
        after = reached(self.quay, self.own | mask)
        return (after.bit_length() - self.chain.bit_length()) // WIDTH


class EpisodeEvaluation(Evaluation):
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
        touches = self._touches(city, building, colour)
        walked = self._walked(city) if colour == YELLOW else 0
        crews, line = self._crews(city, colour), self._line(city, colour)
        found: list[Judged] = []
        for value, site in judged:
            mask, halo = site.mask, site.halo
            for beside, gain in touches:
                if halo & beside:
                    value += gain
            if walked:
                value += STROLL * (halo & walked).bit_count()
            for entrance, working in crews:
                if mask & entrance or halo & working:
                    value += CREW
            if line and (mask & line.quay or halo & line.chain):
                value += ROW * line.rows_nearer(mask)
            found.append((value, site))
        found.sort(key=itemgetter(0), reverse=True)
        return found[:breadth]

    def _touches(self, city: City, building: int, colour: int) -> list[tuple[int, int]]:
        """Masks to lie beside, with the points that brings."""
        found = []
        if "investor" in self.mode.immediate and city.built:
            last = city.built[next(reversed(city.built))]
            found.append((last.mask, self.mode.points.investor))
        if "factories" in self.mode.end:
            points, homes = self.mode.points.factory, city.roofs[YELLOW]
            if building in legacy_of(city).cogs:
                found.append((homes, points))
            elif colour == YELLOW:
                idle = [city.built[number] for number in factories(city)]
                found += [(site.mask, points) for site in idle if not site.halo & homes]
        return found

    def _walked(self, city: City) -> int:
        """Trees that no home lies beside yet."""
        if "promenade" not in self.mode.end:
            return 0
        trees = self.terrain.trees | self.terrain.single
        return trees & city.free & ~around(city.roofs[YELLOW])

    def _crews(self, city: City, colour: int) -> list[tuple[int, int]]:
        """For the colour's mine, if it is worked: the cells beside the entrance, the crew's buildings."""
        return [(beside, reached(beside, city.roofs[crew])) for crew, beside in self.worked if crew == colour]

    def _line(self, city: City, colour: int) -> Line | None:
        if colour == CHURCH or not ("port_link" in self.mode.end or "port_links" in self.mode.end):
            return None
        quay, own = around(self.terrain.port), city.roofs[colour] | self.terrain.tracks
        return Line(quay, own, reached(quay, own))
