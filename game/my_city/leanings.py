"""What each leaning likes of an answer in My City: where a building goes, or passing."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from game.ai.leaning import Appeal
from game.core.rules import Move
from game.my_city.city import City
from game.my_city.grid import Site, around, bit
from game.my_city.moves import Pass, Place
from game.my_city.rules import shown
from game.my_city.state import MyCityState

Liking = Callable[[City, int, Site], float]
"""Of the city, the building and its site."""


def builder(city: City, building: int, site: Site) -> float:
    """Building beside its own colour: cells touched."""
    return float((site.halo & city.roofs[city.terrain.colours[building]]).bit_count())


def warrior(city: City, building: int, site: Site) -> float:
    """Rocks built over."""
    return float((site.mask & city.terrain.rocks).bit_count())


def scholar(city: City, building: int, site: Site) -> float:
    """Building at wells: wells that get a side covered."""
    return float(sum(bool(site.mask & around(well)) for well in city.terrain.wells))


def miser(city: City, building: int, site: Site) -> float:
    """Trees spared: those built over, counted down."""
    ground = city.terrain
    return -float(2 * (site.mask & ground.trees).bit_count() + (site.mask & ground.single).bit_count())


def spoiler(city: City, building: int, site: Site) -> float:
    """Gold veins built over, before others do."""
    return float((site.mask & city.terrain.gold).bit_count())


def planner(city: City, building: int, site: Site) -> float:
    """Fitting in tightly: neighbouring cells left open, counted down."""
    return -float((site.halo & city.free).bit_count())


def newcomer(city: City, building: int, site: Site) -> float:
    """Building along the river: cells on its banks."""
    return float((site.mask & city.terrain.river).bit_count())


def _of_sites(liking: Liking) -> Appeal:
    def appeal(state: MyCityState, seat: int, move: Move) -> float:
        if not isinstance(move, Place) or state.card is None:
            return 0.0
        city, building = state.cities[seat], shown(state, seat)
        site = city.terrain.fits[building][move.rotation].sites[bit(move.row, move.col)]
        return liking(city, building, site) if site else 0.0

    return appeal


def gambler(state: MyCityState, seat: int, move: Move) -> float:
    """Passing, and waiting for a card that fits better."""
    return float(isinstance(move, Pass))


LEANINGS: Mapping[str, Appeal] = {
    "gambler": gambler,
    **{
        liking.__name__: _of_sites(liking)
        for liking in (builder, warrior, scholar, miser, spoiler, planner, newcomer)
    },
}
