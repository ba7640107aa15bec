"""Where a building may stand and why not elsewhere; one set of checks for rules and view."""

from __future__ import annotations

from game.core.reason import Reason
from game.my_city.catalog import SIZE
from game.my_city.city import City
from game.my_city.grid import Site, bit, cell_name, cells
from game.my_city.moves import Place
from game.my_city.rows import building_name
from game.my_city.terrain import BUILDABLE, WILD, every_building


def why_not(city: City, building: int, move: Place) -> Reason | None:
    """Why the building may not stand there; None: it may. Any values in the move's fields are bearable."""
    turns = every_building()[building].orientations
    if any(type(value) is not int for value in (move.rotation, move.row, move.col)):
        return Reason("my_city.reason.unknown")
    if not 0 <= move.rotation < len(turns):
        return Reason("my_city.reason.rotation", {"count": len(turns)})
    if not (0 <= move.row < SIZE and 0 <= move.col < SIZE):
        return Reason("my_city.reason.outside")
    site = turns[move.rotation].sites[bit(move.row, move.col)]
    if site is None:
        return Reason("my_city.reason.outside")
    return _blocked(city, site) or _misplaced(city, site)


def _blocked(city: City, site: Site) -> Reason | None:
    """Closed ground (R03), the drowned bank (R39) or another building (R08) under the site."""
    if not site.mask & ~city.free:
        return None
    for row, col in cells(site.mask & ~city.terrain.green):
        ground = city.terrain.data.terrain[row][col]
        where: dict[str, str | int] = {"cell": cell_name(row, col)}
        if ground in BUILDABLE:
            return Reason("my_city.reason.flooded", where)
        if ground in WILD:
            return Reason(f"my_city.reason.{ground}", where)
        return Reason("my_city.reason.structure", {**where, "ground": f"@my_city.ground.{ground}"})
    for number, other in city.built.items():
        for row, col in cells(other.mask & site.mask):
            values: dict[str, str | int] = {"cell": cell_name(row, col), "building": building_name(number)}
            return Reason("my_city.reason.overlap", values)
    return None


def _misplaced(city: City, site: Site) -> Reason | None:
    """On both banks (R05), away from the river (R06) or from the city (R07)."""
    if site.mask & city.terrain.west not in (0, site.mask):
        return Reason("my_city.reason.river")
    if site.mask & city.near:
        return None
    if city.built:
        return Reason("my_city.reason.apart")
    anchor = city.terrain.anchor
    return Reason("my_city.reason.start" if anchor == "river" else f"my_city.reason.start_{anchor}")
