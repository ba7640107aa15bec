"""What one picture shows: whose city lies there large, and what the person plans for the next building."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass
from functools import cache
from typing import Any

from game.core.reason import Reason
from game.my_city import sites
from game.my_city.catalog import SIZE, Pair
from game.my_city.city import City
from game.my_city.grid import bit
from game.my_city.moves import Pass, Place
from game.my_city.planning import Change, changes, rotations, shape_cells
from game.my_city.rules import RULES
from game.my_city.state import MyCityState
from game.my_city.view.pieces import building_on
from game.tabletop.old import Picture

BOARD_SPOT, CITY_SPOT, ROW_SPOT, BUILDING_SPOT = "cell", "city", "row", "building"
"""The first member of the ids of spots that come in numbers."""
PASS_BUTTON, QUIT_BUTTON = ("button", "pass"), ("button", "quit")


@dataclass(frozen=True, slots=True)
class Plan:
    """A building held over the board: the move it would be, the cells it would cover, why it may not."""

    move: Place
    building: int
    cells: tuple[Pair, ...]
    reason: Reason | None


@dataclass(frozen=True, slots=True)
class Sight:
    """*seat*: whose city lies there large. *plan* and *changes*: of the seat that looks, while it decides."""

    picture: Picture
    state: MyCityState
    seat: int
    rotation: int
    plan: Plan | None
    changes: tuple[Change, ...]

    @property
    def city(self) -> City:
        """The city that lies there large."""
        return self.state.cities[self.seat]

    @property
    def own(self) -> bool:
        """Whether that is the city of the seat that looks."""
        return self.seat == self.picture.seat

    @property
    def deciding(self) -> bool:
        """Whether the seat that looks owes an answer and sees its own city."""
        if not self.own or self.picture.ask is None:
            return False
        return shown(self.state, self.seat) is not None


def shown(state: MyCityState, seat: int) -> int | None:
    """The building that a seat is to answer now, if there is one."""
    if state.card is None:
        return None
    legacy = state.cities[seat].legacy
    building = building_on(state.card, legacy)
    return None if legacy is not None and building in legacy.lost else building


def is_naming(state: MyCityState, seat: int) -> bool:
    """Whether a seat that is asked now is to name its city."""
    legacy = state.cities[seat].legacy
    return state.card is None and legacy is not None and not legacy.owed


def imprint(state: MyCityState) -> Hashable:
    """A key for all that can be seen of a state."""
    cities = tuple((built(city), city.passed, city.marker, city.legacy) for city in state.cities)
    table = state.card, state.turned, state.blocked, state.playing, state.gold_open, state.over
    return table, cities, state.mode.n, state.story


def built(city: City) -> tuple[tuple[int, Place], ...]:
    """A key for what stands in a city: each building and its place."""
    return tuple((number, site.move) for number, site in city.built.items())


@cache
def held(building: int, rotation: int) -> Pair:
    """The cell of a building by which the pointer holds it: the one nearest its middle."""
    cells = shape_cells(building, rotation)
    row = sum(cell[0] for cell in cells) / len(cells)
    col = sum(cell[1] for cell in cells) / len(cells)
    return min(cells, key=lambda cell: ((cell[0] - row) ** 2 + (cell[1] - col) ** 2, cell))


@cache
def place_at(building: int, rotation: int, row: int, col: int) -> Place:
    """The move that a click on a cell means; near the edge the building is kept on the board."""
    cells = shape_cells(building, rotation)
    hold_row, hold_col = held(building, rotation)
    lowest, rightmost = max(cell[0] for cell in cells), max(cell[1] for cell in cells)
    top = max(0, min(SIZE - 1 - lowest, row - hold_row))
    left = max(0, min(SIZE - 1 - rightmost, col - hold_col))
    return Place(rotation, top, left)


def legal_cells(city: City, building: int, rotation: int) -> tuple[Pair, ...]:
    """The cells where a pointer that holds the building by its middle may put it down, in reading order."""
    corners = city.corners(building)[rotation]
    return tuple(
        (row, col)
        for row in range(SIZE)
        for col in range(SIZE)
        if corners >> _corner(place_at(building, rotation, row, col)) & 1
    )


def _corner(move: Place) -> int:
    return bit(move.row, move.col)


def plan_of(city: City, building: int, move: Place) -> Plan:
    """What building there would mean."""
    cells = tuple((row + move.row, col + move.col) for row, col in shape_cells(building, move.rotation))
    return Plan(move, building, cells, sites.why_not(city, building, move))


class Planner:
    """Remembers how far the shown building is turned, and what the latest plan would change."""

    def __init__(self) -> None:
        self._turned: tuple[tuple[int, int] | None, int] = (None, 0)
        self._latest: tuple[Hashable, Plan, tuple[Change, ...]] | None = None

    def rotation(self, seat: int, building: int) -> int:
        """The rotation in which a seat holds the shown building; it takes it up as printed."""
        return self._turned[1] if self._turned[0] == (seat, building) else 0

    def turn(self, seat: int, building: int, quarters: int) -> bool:
        """Turn the building; whether that makes a difference."""
        count = rotations(building)
        self._turned = (seat, building), (self.rotation(seat, building) + quarters) % count
        return count > 1

    def see(self, picture: Picture) -> Sight:
        """What a picture shows."""
        state: MyCityState = picture.state
        seat = looked_at(picture)
        building = shown(state, picture.seat)
        rotation = self.rotation(picture.seat, building) if building is not None else 0
        plan: Plan | None = None
        found: tuple[Change, ...] = ()
        if building is not None and picture.ask is not None and seat == picture.seat:
            at = cell_of(picture.here)
            if at is not None:
                plan, found = self._plan(state, seat, building, place_at(building, rotation, *at))
            elif picture.here == PASS_BUTTON and RULES.why_not(state, seat, Pass()) is None:
                found = changes(state, seat, Pass())
        return Sight(picture, state, seat, rotation, plan, found)

    def _plan(
        self, state: MyCityState, seat: int, building: int, move: Place
    ) -> tuple[Plan, tuple[Change, ...]]:
        key = (imprint(state), seat, move)
        if self._latest is None or self._latest[0] != key:
            plan = plan_of(state.cities[seat], building, move)
            found = changes(state, seat, move) if plan.reason is None else ()
            self._latest = key, plan, found
        return self._latest[1], self._latest[2]


def cell_of(spot: Hashable | None) -> Pair | None:
    """The cell of the large board that a spot stands for."""
    if isinstance(spot, tuple) and len(spot) == 3 and spot[0] == BOARD_SPOT:
        return spot[1], spot[2]
    return None


def number_in(spot: Hashable | None, kind: str) -> Any:
    """The number (or name) in the id of a spot of this kind; None if it is another."""
    return spot[1] if isinstance(spot, tuple) and len(spot) == 2 and spot[0] == kind else None


def looked_at(picture: Picture) -> int:
    """Whose city lies there large: the one pointed at, else the own; the own while it is given its name."""
    other = number_in(picture.here, CITY_SPOT)
    return picture.seat if other is None or _naming(picture) else int(other)


def _naming(picture: Picture) -> bool:
    return picture.ask is not None and is_naming(picture.state, picture.seat)
