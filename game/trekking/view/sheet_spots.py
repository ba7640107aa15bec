"""Everything on an Itinerary that can be pointed at, and what is said about it."""

from __future__ import annotations

from collections.abc import Iterator

from game.trekking.catalog import COLUMNS, ICONS, Space, catalog, count
from game.trekking.rules import PLACE
from game.trekking.state import TrekkingState
from game.trekking.view import pieces
from game.trekking.view.itinerary import full_row, spaces_of
from game.trekking.view.places import place, row, space
from game.trekking.view.sight import Sight
from game.trekking.visits import open_columns
from game.ui.focus import Spot, Tip
from game.ui.locale import words


def spots(sight: Sight) -> list[Spot]:
    """The columns' heads, the spaces, and the prizes of the rows; of columns to choose from, nothing."""
    state, party = sight.state, sight.party
    sheet = state.sheets[party] if party < state.seats else 0
    offered = open_columns(state, party) if sight.own and sight.topic == PLACE else ()
    columns = [number for number in range(COLUMNS) if number not in offered]
    found = [_head(state, party, sheet, number) for number in columns]
    if not sheet:
        return found
    return [
        *found,
        *(one for number in columns for one in _spaces(state, party, number)),
        *_rows(state, party),
    ]


def _head(state: TrekkingState, party: int, sheet: int, number: int) -> Spot:
    said = words("trekking.view.head_tip")
    if sheet:
        of = len(spaces_of(sheet)[number])
        said += "\n" + words("trekking.view.head_count", n=count(state.filled[party], number), of=of)
    tip = Tip(words(f"trekking.icon.{ICONS[number]}"), said)
    return Spot(("head", number), row("itinerary.head")[number], "itinerary", True, tip)


def _spaces(state: TrekkingState, party: int, number: int) -> Iterator[Spot]:
    for index, one in enumerate(spaces_of(state.sheets[party])[number]):
        covered = index < count(state.filled[party], number)
        said = words("trekking.view.space_covered") if covered else _brings(one)
        tip = Tip(words(f"trekking.icon.{ICONS[number]}"), said)
        yield Spot(("space", number, index), space(number, one.row), "itinerary", True, tip)


def _brings(one: Space) -> str:
    """What covering a space brings."""
    key = "space_crystal" if one.crystals else "space_points" if one.points else "space_none"
    return words(f"trekking.view.{key}", points=one.points)


def _rows(state: TrekkingState, party: int) -> Iterator[Spot]:
    sheet = state.sheets[party]
    for bonus in catalog().itineraries[sheet].row_bonuses:
        box = place("itinerary.prizes")
        at = box.move(0, space(0, bonus.row).y - box.y)
        at.h = 19
        won = full_row(sheet, state.filled[party], bonus.row)
        body = words(f"trekking.view.{'row_won' if won else 'row_tip'}", points=bonus.points)
        yield Spot(("row", bonus.row), at, "itinerary", True, Tip(words("trekking.score.rows"), body))


def offered(sheet: int) -> Tip:
    """What a sheet to be chosen has to offer."""
    data = catalog().itineraries[sheet]
    spaces = [one for column in data.columns.values() for one in column]
    values = {
        "spaces": len(spaces),
        "points": sum(one.points for one in spaces),
        "crystals": sum(one.crystals for one in spaces),
    }
    rows = words("trekking.view.comma").join(pieces.signed(bonus.points) for bonus in data.row_bonuses)
    said = [words("trekking.entry.itinerary_text", **values), words("trekking.view.sheet_rows", rows=rows)]
    return Tip(words("trekking.name.itinerary", number=sheet), "\n".join(said))


def next_in(state: TrekkingState, seat: int, column: int) -> Tip:
    """What a token brings that is placed in a column now."""
    one = spaces_of(state.sheets[seat])[column][count(state.filled[seat], column)]
    return Tip(words(f"trekking.icon.{ICONS[column]}"), _brings(one))
