"""What the log's sentences name: cards, leaders, wonders and phases by their texts."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from game.core.rules import Event
from game.seven_wonders.events import CoinsTaken, ConflictFought, LossOwed
from game.seven_wonders.options import SevenWondersOptions
from game.seven_wonders.tables import tables

AGES = ("", "I", "II", "III")


def values(event: Event, options: SevenWondersOptions) -> Mapping[str, Any]:
    """An event's values for its sentence; in a conflict ``seat`` beats ``other``.

    Who is paid to the *left* and to the *right* is ``left_name`` and ``right_name``; of ways to build
    only those are told that cost nothing.
    """
    found = msgspec.structs.asdict(event)
    if isinstance(event, LossOwed):
        known = event.owner >= 0
        found["owner"] = event.owner if known else None
        found["card"] = f"@seven_wonders.name.{tables().gain_of(event.card).name}" if known else None
    for field in ("card", "leader"):
        if isinstance(found.get(field), int):
            found[field] = f"@seven_wonders.name.{tables().ids[found[field]]}"
    if "board" in found:
        found["board"] = f"@seven_wonders.name.{tables().data.wonders[found['board']].wonder}"
    for field in ("phase", "way"):
        if field in found:
            found[field] = f"@seven_wonders.{field}.{found[field]}"
    if found.get("way") == "@seven_wonders.way.paid":
        found["way"] = ""
    if "left" in found:
        found["left_name"] = (found["party"] + 1) % options.parties
        found["right_name"] = (found["party"] - 1) % options.parties
    if "age" in found:
        found["age"] = AGES[found["age"]]
    if isinstance(event, CoinsTaken):
        found["coins"] = event.coins + event.bonus
        kind = "income" if event.source == "sale" else "name"
        found["owner"] = event.owner if event.owner >= 0 else None
        found["source"] = f"@seven_wonders.{kind}.{event.source}"
    if isinstance(event, ConflictFought):
        found["seat"], found["other"], found["owner"] = event.victor, event.loser, event.bearer
    return found
