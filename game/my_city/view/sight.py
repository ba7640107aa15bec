"""What one picture shows: whose city lies there large, and what the person plans for the next building."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass
from functools import cache
from typing import Literal

from game.core.reason import Reason
from game.core.score import Change
from game.my_city import sites, stickers
from game.my_city.catalog import SIZE, Pair
from game.my_city.city import City
from game.my_city.grid import bit
from game.my_city.moves import Pass, Place
from game.my_city.planning import changes_to, shape_cells
from game.my_city.rules import RULES
from game.my_city.state import MyCityState
from game.my_city.view.pieces import building_on
from game.tabletop.draft import Draft
from game.tabletop.picture import Picture
from game.tabletop.spots import number_in

BOARD_SPOT, CITY_SPOT, ROW_SPOT, BUILDING_SPOT = "cell", "city", "row", "building"
"""The first member of the ids of spots that come in numbers."""
PASS_BUTTON, QUIT_BUTTON = ("button", "pass"), ("button", "quit")
Task = Literal["name", "cog", "sticker"]
Page = Literal["letter", "overview", "chronicle"]
AS_PRINTED: tuple[int | None, int] = (None, 0)
NO_PAGES: tuple[Page, ...] = ()


@dataclass(frozen=True, slots=True)
class Plan:
    """A building held over the board: the move it would be, the cells it would cover, why it may not."""

    move: Place
    building: int
    cells: tuple[Pair, ...]
    reason: Reason | None


@dataclass(frozen=True, slots=True)
class Sight:
    """A picture, worked out. *plan* and *changes* are of the seat that looks, while it decides."""

    picture: Picture[MyCityState]
    seat: int
    """Whose city lies there large."""
    building: int | None
    """What the seat that looks is to answer now, as its city has it."""
    rotation: int
    """How that building is held."""
    task: Task | None
    """What the seat that looks is asked between two episodes; None while cards are answered."""
    page: Page | None
    """The page that lies over the table."""
    pass_refused: Reason | None
    plan: Plan | None
    changes: tuple[Change, ...]
    passing: MyCityState | None
    """What passing would make of it; None where it is refused or nobody is asked."""
    after: MyCityState | None
    """What the planned answer would make of it."""

    @property
    def state(self) -> MyCityState:
        return self.picture.state

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
        return self.own and self.picture.ask is not None and self.building is not None

    @property
    def leaf(self) -> int:
        """The leaf at which the chronicle lies open."""
        return self.picture.draft.stands("leaf", 0)

    @property
    def aimed(self) -> tuple[int, ...] | None:
        """Where the sticker owed next is to go once that is confirmed: a cell, or a building for a cog."""
        draft = self.picture.draft
        if not draft.begun or self.task not in ("sticker", "cog"):
            return None
        return tuple(draft.given(name) for name in (("building",) if self.task == "cog" else ("row", "col")))

    @property
    def quitting(self) -> bool:
        """Whether the button that quits has been pressed once."""
        return self.picture.draft.stands("quitting", False)


def see(picture: Picture[MyCityState]) -> Sight:
    """What a picture shows."""
    state, seat = picture.state, looked_at(picture)
    building = shown(state, picture.seat)
    rotation = 0 if building is None else rotation_of(picture.draft, building)
    deciding = building is not None and picture.ask is not None
    refused = RULES.why_not(state, picture.seat, Pass()) if deciding else None
    plan: Plan | None = None
    passing = RULES.preview(state, picture.seat, Pass()) if deciding and refused is None else None
    after: MyCityState | None = None
    if building is not None and picture.ask is not None and seat == picture.seat:
        at = cell_of(picture.here)
        if at is not None:
            plan = plan_of(state.cities[seat], building, place_at(building, rotation, *at))
            after = RULES.preview(state, seat, plan.move) if plan.reason is None else None
        elif picture.here == PASS_BUTTON:
            after = passing
    found = () if after is None else changes_to(state, after, seat)
    asked, lies = task(picture), page(picture)
    return Sight(picture, seat, building, rotation, asked, lies, refused, plan, found, passing, after)


def task(picture: Picture[MyCityState]) -> Task | None:
    """What a seat is asked between two episodes; None while cards are answered."""
    legacy = picture.state.cities[picture.seat].legacy
    if picture.ask is None or picture.state.card is not None or legacy is None:
        return None
    if is_naming(picture.state, picture.seat):
        return "name"
    return "cog" if legacy.owed[0] == stickers.COG else "sticker"


def at_desk(state: MyCityState, seat: int) -> bool:
    """Whether a seat's sheet of stickers lies beside its board: it owes one that goes on a cell."""
    legacy = state.cities[seat].legacy
    owed = legacy.owed if legacy is not None else ()
    return state.card is None and bool(owed) and owed[0] != stickers.COG


def page(picture: Picture[MyCityState]) -> Page | None:
    """The page that lies over the table; none while others decide or animations run."""
    waiting = picture.draft.stands("pages", NO_PAGES)
    return waiting[0] if waiting and readable(picture) else None


def readable(picture: Picture[MyCityState]) -> bool:
    """Whether a page may lie over the table: a seat decides, or all is over."""
    return picture.ask is not None or picture.state.over


def rotation_of(draft: Draft, building: int) -> int:
    """The rotation in which a building is held; one that has just come is taken up as printed."""
    held, rotation = draft.stands("held", AS_PRINTED)
    return rotation if held == building else 0


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


def cell_of(spot: Hashable | None) -> Pair | None:
    """The cell of the large board that a spot stands for."""
    if isinstance(spot, tuple) and len(spot) == 3 and spot[0] == BOARD_SPOT:
        return spot[1], spot[2]
    return None


def looked_at(picture: Picture[MyCityState]) -> int:
    """Whose city lies there large: the one pointed at, else the own; the own while it is given its name."""
    other = number_in(picture.here, CITY_SPOT)
    return picture.seat if other is None or _naming(picture) else other


def _naming(picture: Picture[MyCityState]) -> bool:
    return picture.ask is not None and is_naming(picture.state, picture.seat)
