"""What the log's sentences name: orders, ideas and resources by their texts."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from game.core.options import Options
from game.core.rules import Event
from game.cvlizations.catalog import load
from game.cvlizations.resources import KINDS

CARDS = ("order", "face_up", "face_down", "idea", "cause")
GOODS = ("kind", "give", "take")


def values(event: Event, options: Options) -> Mapping[str, Any]:
    """An event's values for its sentence; a tribe is a party's number."""
    found = msgspec.structs.asdict(event)
    for field in CARDS:
        if isinstance(found.get(field), int):
            found[field] = name(found[field])
    for field in GOODS:
        if isinstance(found.get(field), int):
            found[field] = f"@cvlizations.resource.{KINDS[found[field]]}"
    if "strength" in found:
        found["strength"] = f"@cvlizations.chosen.{found['strength']}"
    if found.get("face_down", ()) is None:
        found["face_down"] = "@cvlizations.unseen.order"
    if isinstance(found.get("face_down"), tuple):
        found["face_down"] = tuple(name(order) for order in found["face_down"])
    return found


def name(card: int) -> str:
    """The text id of an order's or idea's name."""
    return f"@cvlizations.name.{load().cards[card].id}"
