"""What a city is worth: each row of the overview, where its points come from, and the total."""

from __future__ import annotations

from collections.abc import Callable

from game.core.score import ScoreLine, ScoreSheet, Source
from game.my_city.catalog import COLOURS, SIZE, Mode, Points
from game.my_city.city import City
from game.my_city.grid import WIDTH, around, places
from game.my_city.terrain import CHURCH, catalogue

Sources = tuple[Source, ...]
ROW = (1 << SIZE) - 1


def building_name(building: int) -> str:
    """The text id of a building's name."""
    return f"@my_city.building.{catalogue()[building].id}"


def groups(city: City, colour: int) -> list[list[int]]:
    """The groups of touching buildings of a colour, the largest first, else the one built first (R28)."""
    left = {number: site for number, site in city.built.items() if city.terrain.colours[number] == colour}
    found = []
    while left:
        number, site = next(iter(left.items()))
        del left[number]
        group, halo = [number], site.halo
        while touching := [other for other, there in left.items() if there.mask & halo]:
            for other in touching:
                halo |= left.pop(other).halo
            group += touching
        found.append(group)
    return sorted(found, key=len, reverse=True)


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


def total(city: City, mode: Mode) -> int:
    """The final score as it stands, without the reasons; equal to the sheet's total."""
    points, ground, free = mode.points, city.terrain, city.free
    rows = (
        points.tree * (free & ground.trees).bit_count(),
        points.rock * (free & ground.rocks).bit_count(),
        points.building * sum(largest_group(city, colour) for colour in range(CHURCH)),
        points.church * sum(church_scores(city, number) for number in _churches(city)),
        points.well * sum(well_scores(city, well) for well in ground.wells),
        points.empty * (free & ground.plain).bit_count(),
    )
    marker, top = city.marker, mode.top
    for row in rows:
        if marker >= top:
            return top
        marker += row
    return min(marker, top)


def clusters(city: City, colour: int) -> list[tuple[int, int]]:
    """The groups of a colour as masks, each with its number of buildings."""
    colours = city.terrain.colours
    found: list[tuple[int, int]] = []
    for number, site in city.built.items():
        if colours[number] == colour:
            mask, halo, count = site.mask, site.halo, 1
            apart = []
            for cluster in found:
                if cluster[0] & halo:
                    mask |= cluster[0]
                    count += cluster[1]
                else:
                    apart.append(cluster)
            apart.append((mask, count))
            found = apart
    return found


def largest_group(city: City, colour: int) -> int:
    """How many buildings the largest group of a colour has."""
    return max((count for _, count in clusters(city, colour)), default=0)


def empty_cells(city: City) -> int:
    """The empty light-green cells: no tree, rock, well or vein on them (R17)."""
    return city.free & city.terrain.plain


def _churches(city: City) -> list[int]:
    return [number for number in city.built if city.terrain.colours[number] == CHURCH]


def _each(key: str, points: int, mask: int) -> Sources:
    return tuple(Source(f"my_city.source.{key}", points, places=(place,)) for place in places(mask))


def _trees(city: City, points: Points) -> Sources:
    return _each("tree", points.tree, city.free & city.terrain.trees)


def _rocks(city: City, points: Points) -> Sources:
    return _each("rock", points.rock, city.free & city.terrain.rocks)


def _empties(city: City, points: Points) -> Sources:
    empty = empty_cells(city)
    count = empty.bit_count()
    if not count:
        return ()
    return (Source("my_city.source.empty", points.empty * count, {"n": count}, places(empty)),)


def _group(colour: int) -> Callable[[City, Points], Sources]:
    def row(city: City, points: Points) -> Sources:
        found = groups(city, colour)
        if not found:
            return ()
        count = len(found[0])
        mask = sum(city.built[number].mask for number in found[0])
        return (Source("my_city.source.group", points.building * count, {"n": count}, places(mask)),)

    return row


def _church_row(city: City, points: Points) -> Sources:
    return tuple(
        Source(
            "my_city.source.church" if church_scores(city, number) else "my_city.source.church_missing",
            points.church * church_scores(city, number),
            {"building": building_name(number)},
            places(city.built[number].mask),
        )
        for number in _churches(city)
    )


def _well_row(city: City, points: Points) -> Sources:
    return tuple(
        Source("my_city.source.well", points.well, places=places(well))
        for well in city.terrain.wells
        if well_scores(city, well)
    )


def _passes(city: City, points: Points) -> Sources:
    return tuple(
        Source("my_city.source.pass", points.pass_, {"building": building_name(number)})
        for number in city.passed
    )


def _gold(city: City, points: Points) -> Sources:
    if not city.gold:
        return ()
    return (Source("my_city.source.gold", city.gold, places=places(city.terrain.gold)),)


ROWS: tuple[tuple[str, Callable[[City, Points], Sources]], ...] = (
    ("pass", _passes),
    ("gold", _gold),
    ("trees", _trees),
    ("rocks", _rocks),
    *((f"group_{COLOURS[colour]}", _group(colour)) for colour in range(CHURCH)),
    ("churches", _church_row),
    ("wells", _well_row),
    ("empties", _empties),
)


def sheet(city: City, seat: int, mode: Mode) -> ScoreSheet:
    """Every row in printed order (R13, R37); a last line takes off what the stop at the top loses (R15).

    Equal totals: fewer empty cells in the top row rank higher, then in the next row, and so on (R21).
    """
    lines = [ScoreLine("my_city.score.start", mode.start)]
    for name, row in ROWS:
        sources = row(city, mode.points)
        lines.append(ScoreLine(f"my_city.score.{name}", sum(source.points for source in sources), sources))
    lost = track([line.points for line in lines], mode.top) - sum(line.points for line in lines)
    if lost:
        lines.append(ScoreLine("my_city.score.top", lost))
    empty = empty_cells(city)
    ties = tuple(-(empty >> row * WIDTH & ROW).bit_count() for row in range(SIZE))
    return ScoreSheet(seat, tuple(lines), ties)


def track(deltas: list[int], top: int) -> int:
    """Where a marker ends that starts at 0, may fall below it, and stays at the top once there (R15, R16)."""
    marker = 0
    for delta in deltas:
        if marker < top:
            marker = min(top, marker + delta)
    return marker
