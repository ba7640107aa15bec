"""A city's account: the rows of its score sheet as they stand, for the summary and for the plates."""

from __future__ import annotations

from collections.abc import Hashable
from typing import NamedTuple

from game.core.score import ScoreLine
from game.my_city.catalog import SIZE, Mode, Pair, Row
from game.my_city.city import City
from game.my_city.scoring import LINES, sheet
from game.my_city.state import MyCityState
from game.my_city.view.sight import built
from game.tabletop.memo import Memo

PRINTED = (
    "trees",
    "rocks",
    "group_yellow",
    "group_red",
    "group_blue",
    "churches",
    "wells",
    "gold",
    "empties",
)
"""The rows of the repeatable mode as printed, by the last part of their text ids."""
TRACK, TOP = "track", "top"
"""The row of the marker itself, and what the end of the track takes or keeps."""
GROUPS = ("group_yellow", "group_red", "group_blue")
MOST = 11
"""More rows have no room: then the groups share one."""
POINTS = {
    "trees": "tree",
    "rocks": "rock",
    "group_yellow": "building",
    "group_red": "building",
    "group_blue": "building",
    "groups": "building",
    "churches": "church",
    "wells": "well",
    "gold": "gold",
    "empties": "empty",
    "gold_three": "third_vein",
    "investor": "investor",
    "railroad": "railroad",
    "parks": "park",
    "jubilee": "building",
    "dikes": "dike",
    "factories": "factory",
    "tracks": "track",
    "port_link": "link",
    "promenade": "promenade",
}
"""What of the mode's points one thing in a row gives; rows not named here give no fixed points each."""
TIPS: dict[Row, str] = {"gold_two": "gold_two", "sooty_trees": "sooty_trees", "port_links": "port_links"}
"""Rows whose line on the sheet has another name than their explanation."""


class Entry(NamedTuple):
    """A row: how many of the thing there are, what one gives, and what they give together.

    *tip*: the last part of its explanation's text id. *lines*: the lines of the sheet it sums up. *moved*:
    its points have moved the marker at once, the track counts them.
    """

    name: str
    amount: int
    each: int
    points: int
    scoring: tuple[Pair, ...]
    missing: tuple[Pair, ...]
    tip: str
    lines: tuple[str, ...]
    moved: bool = False

    @property
    def own(self) -> int:
        """What it adds to the total beside the track."""
        return 0 if self.moved else self.points

    @property
    def label(self) -> str:
        """The last part of its short name's text id."""
        return label(self.name, self.tip)


class Account(NamedTuple):
    """A city's rows, where its marker stands on the track, and what it would be worth now.

    The marker and what the rows add beside it make the total at any time.
    """

    rows: tuple[Entry, ...]
    start: int
    passes: int
    marker: int
    total: int

    def points(self, name: str) -> int:
        """Of a row; one that is not there has none."""
        return next((entry.points for entry in self.rows if entry.name == name), 0)

    def own(self, name: str) -> int:
        """What a row adds to the total beside the track."""
        return next((entry.own for entry in self.rows if entry.name == name), 0)


class Printed(NamedTuple):
    """A row as an overview prints it: its name, its explanation's, the lines of the sheet, points for one."""

    name: str
    tip: str
    lines: tuple[str, ...]
    each: int
    moved: bool = False


def label(name: str, tip: str) -> str:
    """The last part of the text id of a row's short name; trees counted singly have another one."""
    return tip if name == "trees" else name


def account(state: MyCityState, seat: int) -> Account:
    """A city's account; kept as long as nothing in it changes."""
    city = state.cities[seat]
    moved = city.marker, city.gold, city.third
    key = (state.mode.board, state.mode.n, seat, built(city), city.passed, *moved, city.legacy)
    return _accounts.get(key, lambda: _reckon(city, seat, state.mode))


_accounts: Memo[Hashable, Account] = Memo(64)


def printed(mode: Mode) -> tuple[Printed, ...]:
    """The rows of an overview but for the passes, in order."""
    if not mode.n:
        return tuple(
            Printed(name, name, (name,), _each(name, mode), name in mode.immediate) for name in PRINTED
        )
    found: list[Printed] = []
    for row in (*mode.immediate, *mode.end):
        for name, _ in LINES[row]:
            if name != "pass":
                moved = row in mode.immediate
                found.append(Printed(name, _tip(row, name), (name,), _each(name, mode), moved))
    return tuple(found) if len(found) <= MOST else _together(found, mode)


def _together(rows: list[Printed], mode: Mode) -> tuple[Printed, ...]:
    """The rows with one for all three groups."""
    one = Printed("groups", "groups", GROUPS, _each("groups", mode))
    first = next(number for number, row in enumerate(rows) if row.name in GROUPS)
    rest = [row for row in rows if row.name not in GROUPS]
    return (*rest[:first], one, *rest[first:])


def _tip(row: Row, name: str) -> str:
    if row == "trees":
        return "trees_single"
    return TIPS.get(row, name)


def _each(name: str, mode: Mode) -> int:
    """Points for one; in the campaign the trees are counted singly."""
    if name == "trees" and mode.n:
        return mode.points.single_tree
    return int(getattr(mode.points, POINTS[name])) if name in POINTS else 0


def _reckon(city: City, seat: int, mode: Mode) -> Account:
    found = sheet(city, seat, mode)
    lines = {line.key.rpartition(".")[2]: line for line in found.lines}
    rows = [_entry(row, [lines[name] for name in row.lines]) for row in printed(mode)]
    stop = found.total - city.marker - sum(entry.own for entry in rows)
    if stop:
        rows.append(Entry(TOP, 1, 0, stop, (), (), TOP, (TOP,)))
    passes = lines["pass"].points if "pass" in lines else 0
    return Account(tuple(rows), lines["start"].points, passes, city.marker, found.total)


def _entry(row: Printed, lines: list[ScoreLine]) -> Entry:
    points = sum(line.points for line in lines)
    sources = [source for line in lines for source in line.sources]
    scoring = tuple(divmod(int(at), SIZE) for source in sources if source.points for at in source.places)
    missing = tuple(divmod(int(at), SIZE) for source in sources if not source.points for at in source.places)
    amount = points // row.each if row.each else sum(int(source.values.get("n", 1)) for source in sources)
    return Entry(row.name, amount, row.each, points, scoring, missing, row.tip, row.lines, row.moved)
