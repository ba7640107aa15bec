"""What the log's sentence on an event names: text ids and numbers for its placeholders."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from game.core.options import Options
from game.core.rules import Event
from game.my_city.campaign import OBSTACLE_CARD, OWN_CARD, campaign
from game.my_city.grid import cell_name
from game.my_city.rows import building_name

Values = dict[str, str | int]


def card_name(card: int) -> str:
    """The text id of a card's name: its building's, the obstacle's, or that of everybody's own church."""
    if card < OBSTACLE_CARD:
        return building_name(card)
    return "@my_city.building.C4" if card == OWN_CARD else "@my_city.building.OBST"


def values(event: Event, options: Options) -> Values:
    """The event's fields, with names for what has one, *cell* for a place, *n* for a number of things."""
    named: Values = {}
    for field, value in msgspec.structs.asdict(event).items():
        if field in NAMES:
            named |= NAMES[field](value)
        elif isinstance(value, int | str):
            named[field] = value
    row, col = named.get("row"), named.get("col")
    if isinstance(row, int) and isinstance(col, int):
        named["cell"] = cell_name(row, col)
    if "name" in named and "seat" in named:
        named["city"] = named.get("words") or f"@my_city.city.{named['seat']}_{named['name']}"
    return named


NAMES: dict[str, Callable[[Any], Values]] = {
    "card": lambda card: {"card": card_name(card)},
    "building": lambda building: {"building": building_name(building)},
    "chapter": lambda n: {"chapter": n, "name": f"@my_city.chapter.{n}.name"},
    "episode": lambda n: {"episode": n, "name": f"@my_city.episode.{n}.name"},
    "sticker": lambda sticker: {"sticker": f"@my_city.sticker.{sticker}"},
    "stickers": lambda stickers: {"n": len(stickers), "sticker": f"@my_city.sticker.{stickers[0]}"},
    "buildings": lambda buildings: {"n": len(buildings)},
    "mine": lambda number: {"mine": f"@my_city.mine.{campaign().mines[number].colour}"},
    "cause": lambda cause: {"cause": f"@my_city.cause.{cause}"},
    "row": lambda row: {"row": f"@my_city.score.{row}" if isinstance(row, str) else row},
}
"""By field, the placeholders it fills."""
