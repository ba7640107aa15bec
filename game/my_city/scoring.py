"""What a city is worth: each row of the overview, where its points come from, and the total."""

from __future__ import annotations

from game.core.score import ScoreLine, ScoreSheet
from game.my_city import campaign_rows as later
from game.my_city import rows
from game.my_city.catalog import COLOURS, SIZE, Mode, Row
from game.my_city.city import City
from game.my_city.grid import WIDTH
from game.my_city.groups import largest_group
from game.my_city.rows import RowSources, church_scores, churches_of, empty_cells, well_scores
from game.my_city.terrain import CHURCH

TOP_ROW = (1 << SIZE) - 1

LINES: dict[Row, tuple[tuple[str, RowSources], ...]] = {
    "pass": (("pass", rows.passes),),
    "gold": (("gold", rows.gold),),
    "gold_two": (("gold", later.gold_two),),
    "gold_three": (("gold_three", later.gold_three),),
    "investor": (("investor", later.investor),),
    "railroad": (("railroad", later.railroad),),
    "parks": (("parks", later.parks_row),),
    "trees": (("trees", rows.trees),),
    "sooty_trees": (("trees", later.sooty_trees),),
    "rocks": (("rocks", rows.rocks),),
    "groups": tuple((f"group_{COLOURS[colour]}", rows.group(colour)) for colour in range(CHURCH)),
    "jubilee": (("jubilee", later.jubilee),),
    "churches": (("churches", rows.churches),),
    "wells": (("wells", rows.wells),),
    "dikes": (("dikes", later.dikes),),
    "gold_late": (("gold_late", later.gold_late),),
    "factories": (("factories", later.factories_row),),
    "mines": (("mines", later.mines),),
    "tracks": (("tracks", later.tracks),),
    "port_link": (("port_link", later.port_link),),
    "port_links": (("port_link", later.port_links),),
    "promenade": (("promenade", later.promenade),),
    "empties": (("empties", rows.empties),),
}
"""Each row's lines on the sheet: the last part of the text id, and the sources."""


def total(city: City, mode: Mode) -> int:
    """The final score as it stands, without the reasons; equal to the sheet's total."""
    return _total_of_episode(city, mode) if mode.n else _total(city, mode)


def _total(city: City, mode: Mode) -> int:
    points, ground, free = mode.points, city.terrain, city.free
    found = (
        points.tree * (free & ground.trees).bit_count(),
        points.rock * (free & ground.rocks).bit_count(),
        points.building * sum(largest_group(city, colour) for colour in range(CHURCH)),
        points.church * sum(church_scores(city, number) for number in churches_of(city)),
        points.well * sum(well_scores(city, well) for well in ground.wells),
        points.empty * (free & ground.plain).bit_count(),
    )
    marker, top = city.marker, mode.top
    for row in found:
        if marker >= top:
            return top
        marker += row
    return min(marker, top)


def _total_of_episode(city: City, mode: Mode) -> int:
    return track([city.marker, *end_points(city, mode)], mode.top)


def end_points(city: City, mode: Mode) -> list[int]:
    """What each line at the end gives, in order."""
    return [
        sum(source.points for source in sources(city, mode)) for row in mode.end for _, sources in LINES[row]
    ]


def reaches_top(city: City, mode: Mode) -> bool:
    """Whether the marker, not there yet, gets to the top while the end is scored (R15)."""
    marker = city.marker
    if marker >= mode.top:
        return False
    for points in end_points(city, mode):
        marker += points
        if marker >= mode.top:
            return True
    return False


def sheet(city: City, seat: int, mode: Mode) -> ScoreSheet:
    """Every row in printed order (R13, R37); a last line takes off what the stop at the top loses (R15).

    Equal totals: fewer empty cells in the top row rank higher, then in the next row, and so on (R21).
    """
    lines = [ScoreLine("my_city.score.start", mode.start)]
    for row in (*mode.immediate, *mode.end):
        for name, found in LINES[row]:
            sources = found(city, mode)
            points = sum(source.points for source in sources)
            lines.append(ScoreLine(f"my_city.score.{name}", points, sources))
    lost = track([line.points for line in lines], mode.top) - sum(line.points for line in lines)
    if lost:
        lines.append(ScoreLine("my_city.score.top", lost))
    empty = empty_cells(city, mode)
    ties = tuple(-(empty >> row * WIDTH & TOP_ROW).bit_count() for row in range(SIZE))
    return ScoreSheet(seat, tuple(lines), ties)


def track(deltas: list[int], top: int) -> int:
    """Where a marker ends that starts at 0, may fall below it, and stays at the top once there (R15, R16)."""
    marker = 0
    for delta in deltas:
        if marker < top:
            marker = min(top, marker + delta)
    return marker
