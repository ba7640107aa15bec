"""The rows of an overview that the repeatable mode and the campaign share: where their points come from."""

from __future__ import annotations

from collections.abc import Callable

from game.core.score import Source
from game.my_city.catalog import Mode
from game.my_city.city import City
from game.my_city.grid import around, places
from game.my_city.groups import largest
from game.my_city.terrain import CHURCH, every_building, shut_in

Sources = tuple[Source, ...]
RowSources = Callable[[City, Mode], Sources]


def building_name(building: int) -> str:
    """The text id of a building's name."""
    return f"@my_city.building.{every_building()[building].id}"


def each(key: str, points: int, mask: int) -> Sources:
    """A source for each cell of a mask."""
    return tuple(Source(f"my_city.source.{key}", points, places=(place,)) for place in places(mask))


def church_scores(city: City, church: int) -> bool:
    """Whether a built church borders all three colours (R29)."""
    halo = city.built[church].halo
    yellow, red, blue, _ = city.roofs
    return bool(halo & yellow and halo & red and halo & blue)


def well_scores(city: City, well: int) -> bool:
    """Whether an uncovered well has four different buildings on its four sides (R33)."""
    sides = around(well)
    if not city.free & well or city.free & sides or sides.bit_count() < 4:
        return False
    touching = [number for number, site in city.built.items() if site.mask & sides]
    return len(touching) == 4


def churches_of(city: City) -> list[int]:
    """The churches built."""
    return [number for number in city.built if city.terrain.colours[number] == CHURCH]


def parks(city: City) -> int:
    """Cells with nothing but meadow or trees that building has closed in on all four sides."""
    ground = city.terrain
    return shut_in(city.free) & (ground.plain | ground.trees | ground.single) & ~ground.closed


def empty_cells(city: City, mode: Mode) -> int:
    """The empty light-green cells: no tree, rock, well or vein on them (R17), and no park of their own."""
    empty = city.free & city.terrain.plain
    return empty & ~parks(city) if "parks" in mode.immediate else empty


def passes(city: City, mode: Mode) -> Sources:
    """Points lost for buildings that were passed (R16)."""
    return tuple(
        Source("my_city.source.pass", mode.points.pass_, {"building": building_name(number)})
        for number in city.passed
    )


def gold(city: City, mode: Mode) -> Sources:
    """Points for being among the first at the gold."""
    if not city.gold:
        return ()
    return (Source("my_city.source.gold", city.gold, places=places(city.terrain.gold)),)


def trees(city: City, mode: Mode) -> Sources:
    """Trees that were kept."""
    return tree_sources(city, mode, city.free)


def tree_sources(city: City, mode: Mode, kept: int) -> Sources:
    """The trees on the cells of a mask."""
    double = each("tree", mode.points.tree, kept & city.terrain.trees)
    return double + each("single_tree", mode.points.single_tree, kept & city.terrain.single)


def rocks(city: City, mode: Mode) -> Sources:
    """Points lost for rocks that are still to be seen."""
    return each("rock", mode.points.rock, city.free & city.terrain.rocks)


def empties(city: City, mode: Mode) -> Sources:
    """Points lost for empty cells (R17)."""
    empty = empty_cells(city, mode)
    count = empty.bit_count()
    if not count:
        return ()
    return (Source("my_city.source.empty", mode.points.empty * count, {"n": count}, places(empty)),)


def group(colour: int) -> RowSources:
    """The row of a colour's largest group."""

    def row(city: City, mode: Mode) -> Sources:
        mask, count = largest(city, colour)
        if not count:
            return ()
        return (Source("my_city.source.group", mode.points.building * count, {"n": count}, places(mask)),)

    return row


def churches(city: City, mode: Mode) -> Sources:
    """Churches, and what each that scores nothing is missing."""
    return tuple(
        Source(
            "my_city.source.church" if church_scores(city, number) else "my_city.source.church_missing",
            mode.points.church * church_scores(city, number),
            {"building": building_name(number)},
            places(city.built[number].mask),
        )
        for number in churches_of(city)
    )


def wells(city: City, mode: Mode) -> Sources:
    """Wells with a different building on each side."""
    return tuple(
        Source("my_city.source.well", mode.points.well, places=places(well))
        for well in city.terrain.wells
        if well_scores(city, well)
    )
