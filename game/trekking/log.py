"""What the log's sentences name: cards, icons and time warp cards by their texts."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from game.core.options import Options
from game.core.rules import Event
from game.trekking.catalog import ANCESTOR, ICONS

TITLES = ("card", "top")
SIGNED = ("points", "row_points")


def values(event: Event, options: Options) -> Mapping[str, Any]:
    """An event's values for its sentence; a party is called ``seat``, all its points together ``gain``."""
    found = msgspec.structs.asdict(event)
    if "party" in found:
        found["seat"] = found.pop("party")
    if "card" in found:
        found["ancestor"] = "@trekking.part.ancestor" if found["card"] == ANCESTOR else ""
    for field in TITLES:
        if field in found:
            found[field] = title(found[field])
    for field in ("icon", "column"):
        if field in found:
            found[field] = f"@trekking.icon.{ICONS[found[field]]}"
    if "warp" in found:
        found["warp"] = f"@trekking.warp.w{found['warp']}.title"
    if any(field in found for field in SIGNED):
        found["gain"] = sum(found.get(field, 0) for field in SIGNED)
    if "row_points" in found:
        found["and_crystal"] = f"@trekking.part.{'and_crystal' if found['crystals'] else 'nothing'}"
    return found


def title(card: int) -> str:
    """The text id of what a History card is called; empty for an Ancestor and for no card."""
    return f"@trekking.card.h{card}.short" if card and card != ANCESTOR else ""
