"""What is said about a cell and about another city, by the rules in force."""

from __future__ import annotations

from typing import NamedTuple

from game.my_city.catalog import SIZE, Ground
from game.my_city.city import City
from game.my_city.grid import bit, cell_name
from game.my_city.rows import parks
from game.my_city.scoring import sheet
from game.my_city.state import MyCityState
from game.my_city.view import board, pieces
from game.my_city.view.account import Account, account
from game.ui.focus import Tip
from game.ui.locale import words

HELD = 1.2
"""How many seconds longer a cell's tip waits while a building is held over the board."""
WIDEST = 400
"""Of the name of a city in a tip, in pixels."""
ROWS: dict[Ground, tuple[str, ...]] = {
    "plain": ("empties", "parks"),
    "square": ("empties", "parks"),
    "trees": ("trees", "promenade", "parks"),
    "tree": ("trees", "promenade", "parks"),
    "rocks": ("rocks",),
    "well": ("wells",),
    "gold": ("gold", "gold_three", "gold_late"),
    "track": ("tracks", "port_link"),
    "port": ("port_link",),
    "mine_blue": ("mines",),
    "mine_red": ("mines",),
    "mine_yellow": ("mines",),
}
"""The rows of the score that count a kind of land."""
SOLID: tuple[Ground, ...] = ("mountain", "forest", "track", "sawmill", "port", "palace", "university")
"""Land of which more is to be said than what it scores."""
MINES: tuple[Ground, ...] = ("mine_blue", "mine_red", "mine_yellow")


def of_cells(state: MyCityState, seat: int, patience: float) -> list[list[Tip]]:
    """The tips of a city's cells, row by row."""
    found, counted = account(state, seat), _counted(state, seat)
    return [
        [_of_cell(state, seat, (row, col), found, counted, patience) for col in range(SIZE)]
        for row in range(SIZE)
    ]


def _counted(state: MyCityState, seat: int) -> dict[int, list[str]]:
    """By cell, what of the score sheet counts it."""
    found: dict[int, list[str]] = {}
    for line in sheet(state.cities[seat], seat, state.mode).lines:
        for source in line.sources:
            for place in source.places:
                told = f"{words(source.key, **source.values)}: {source.points:+d}"
                found.setdefault(int(place), []).append(told)
    return found


def _of_cell(
    state: MyCityState,
    seat: int,
    at: tuple[int, int],
    found: Account,
    counted: dict[int, list[str]],
    patience: float,
) -> Tip:
    city, here, name = state.cities[seat], 1 << bit(*at), cell_name(*at)
    for number, site in city.built.items():
        if site.mask & here:
            lines = [pieces.colour_name(pieces.colour(number)), *counted.get(at[0] * SIZE + at[1], ())]
            return Tip(f"{pieces.name_of(number)} {name}", "\n".join(lines), patience=patience)
    ground = city.terrain.data.terrain[at[0]][at[1]]
    title = f"{words(f'my_city.ground.{ground}')} {name}"
    return Tip(title, "\n".join(_of_ground(city, here, ground, found, state.mode.top)), patience=patience)


def _of_ground(city: City, here: int, ground: Ground, found: Account, top: int) -> list[str]:
    """What land means in the mode in force."""
    if ground in MINES:
        told = [words("my_city.view.cell.solid")]
    elif ground in SOLID and not city.terrain.green & here:
        told = [words(f"my_city.view.ground.{ground}")]
    elif not city.terrain.green & here:
        return [words("my_city.view.cell.drowned")]
    else:
        told = []
    rows = ROWS.get(ground, ())
    if parks(city) & here and any(entry.name == "parks" for entry in found.rows):
        rows = tuple(row for row in rows if row != "empties")
    for entry in found.rows:
        if entry.name in rows:
            values = {"each": f"{entry.each:+d}", "n": entry.amount, "top": top}
            told.append(words(f"my_city.view.row_tip.{entry.tip}", **values))
    return told or [words("my_city.view.cell.nothing")]


class Answered(NamedTuple):
    """What a city did with the latest card that it has answered."""

    building: int
    passed: bool


def latest(state: MyCityState, seat: int) -> Answered | None:
    """The building that a city put up or passed on last; None: neither yet."""
    city = state.cities[seat]
    for card in reversed(state.turned):
        building = pieces.building_on(card, city.legacy)
        if building is not None and (building in city.built or building in city.passed):
            return Answered(building, building in city.passed)
    return None


def of_city(state: MyCityState, seat: int, name: str, status: str) -> Tip:
    """Another city: where it stands in this round, what it put up last, and how its points come about."""
    city, found = state.cities[seat], account(state, seat)
    told, answer = [words(f"my_city.view.status_tip.{status}")], latest(state, seat)
    if answer is not None:
        key = "passed_last" if answer.passed else "latest_built"
        told.append(words(f"my_city.view.{key}", building=pieces.name_of(answer.building)))
    rows = [f"{words('my_city.view.track')} {found.marker}"]
    rows += [f"{words(f'my_city.view.row.{entry.label}')} {entry.own}" for entry in found.rows if entry.own]
    told.append(words("my_city.view.comma").join(rows))
    told.append(f"{words('my_city.view.if_now')} {found.total}")
    return Tip(board.called(city, seat, name, WIDEST), "\n".join(told))
