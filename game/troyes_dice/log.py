"""What the log's sentences name: an event's fields as words and numbers people use."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from game.core.options import Options
from game.core.rules import Event
from game.troyes_dice import events
from game.troyes_dice.sheet import CITIZENS, COLOURS, RESOURCES, ROWS, TAKE, USES

Values = Mapping[str, Any]
HALF_DAYS = ("morning", "afternoon")


def values(event: Event, options: Options) -> Values:
    """The placeholders of the event's sentence; columns and slots count from 1."""
    match event:
        case events.ColumnsNumbered():
            return {"numbers": tuple(event.numbers)}
        case events.DiceRolled():
            return {
                "day": event.half // 2 + 1,
                "half_day": _name(HALF_DAYS[event.half % 2]),
                "values": tuple(event.values),
                "black": event.values[event.black],
            }
        case events.PlazaDestroyed():
            return {"slot": event.slot + 1}
        case events.DieCrossedOut():
            colour = _name(COLOURS[event.colour])
            return {"colour": colour, "column": event.column + 1, "count": len(event.seats)}
        case events.DieUsed():
            return {
                "seat": event.seat,
                "slot": event.slot + 1,
                "use": _name(ROWS[2 * event.colour + event.use - 1] if event.use else USES[TAKE]),
                "colour": _name(COLOURS[event.colour]),
                "value": event.value,
                **dict(zip(RESOURCES, event.paid, strict=True)),
            }
        case events.ResourcesCircled():
            return {"seat": event.seat, "n": event.count, "resource": _name(RESOURCES[event.colour])}
        case events.CitizensCircled():
            return {"seat": event.seat, "n": event.count, "citizen": _name(CITIZENS[event.colour])}
        case events.BuildingDrawn():
            return {"seat": event.seat, "building": _name(ROWS[event.row]), "column": event.column + 1}
        case _:
            return msgspec.structs.asdict(event)


def _name(thing: str) -> str:
    return f"@troyes_dice.name.{thing}"
