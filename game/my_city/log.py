"""What the log's sentence on an event names: text ids and numbers for its placeholders."""

from __future__ import annotations

import msgspec

from game.core.rules import Event
from game.my_city.catalog import OBSTACLE, eternal
from game.my_city.events import BuildingPlaced
from game.my_city.grid import cell_name
from game.my_city.scoring import building_name


def card_name(card: int) -> str:
    """The text id of a card's name: its building's, or the obstacle's."""
    return "@my_city.building.OBST" if eternal().deck[card] == OBSTACLE else building_name(card)


def values(event: Event) -> dict[str, str | int]:
    """The event's fields, with names for cards and buildings and *cell* for a place."""
    named: dict[str, str | int] = msgspec.structs.asdict(event)
    if "card" in named:
        named["card"] = card_name(int(named["card"]))
    if "building" in named:
        named["building"] = building_name(int(named["building"]))
    if isinstance(event, BuildingPlaced):
        named["cell"] = cell_name(event.row, event.col)
    return named
