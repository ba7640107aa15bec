"""Why what a die set off came: which building, link, box of a track gave it; told behind its sentence."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from game.core.reason import Reason
from game.core.rules import Event
from game.troyes_dice import events as ev
from game.troyes_dice.catalog import catalog
from game.troyes_dice.sheet import COLOURS, FORTRESS, HALL, RESOURCES, ROWS
from game.troyes_dice.tables import BUILD_PRESTIGE, BUILD_WORK, GAIN_CITIZENS, GAIN_RESOURCES, tables

WHY = "troyes_dice.why"


class _Due(NamedTuple):
    """Something to come, and why."""

    kind: int
    colour: int
    many: int
    reason: Reason


def reasons(events: Sequence[Event]) -> tuple[Reason | None, ...]:
    """Why each of these events came, which one seat's answer has set off in this order; None: it is plain."""
    due: list[_Due] = []
    found = [_reason(event, due) for event in events]
    empty = [one for one in due if one.reason.key == f"{WHY}.hall"]
    for at, event in enumerate(events):
        if empty and isinstance(event, ev.BuildingDrawn) and event.row == HALL:
            found[at] = _say("no_dice", colour=f"@troyes_dice.name.{COLOURS[empty[0].colour]}")
    return tuple(found)


def _reason(event: Event, due: list[_Due]) -> Reason | None:
    match event:
        case ev.ResourcesCircled():
            reason = _taken(due, GAIN_RESOURCES, event.colour, event.count)
            track = _say("track", resource=f"@troyes_dice.name.{RESOURCES[event.colour]}")
            due.insert(0, _Due(GAIN_CITIZENS, event.colour, 1, track))
            return reason
        case ev.CitizensCircled():
            return _taken(due, GAIN_CITIZENS, event.colour, event.count)
        case ev.BuildingDrawn():
            reason = next((one.reason for one in due if one.kind in (BUILD_PRESTIGE, BUILD_WORK)), None)
            due[:] = [one for one in due if one.reason is not reason or reason is None]
            due[:0] = _of_building(event.row, event.column)
            return reason
        case ev.LinkJoined():
            due.insert(1, _of_link(event.link))
        case ev.TrackBonusReached():
            found = tables().column_bonuses.get(event.box, ())
            if event.colour is not None:
                found = tables().row_bonuses.get((event.colour, event.box), ())
            due += [_Due(*owed, _say("box", box=event.box)) for owed in found]
    return None


def _taken(due: list[_Due], kind: int, colour: int, count: int) -> Reason | None:
    """The reason of what has come: of those due, the first of that many, else the first of that kind."""
    fitting = [one for one in due if (one.kind, one.colour) == (kind, colour)]
    found = next((one for one in fitting if one.many == count), next(iter(fitting), None))
    if found is None:
        return None
    due.remove(found)
    if found.reason.key == f"{WHY}.hall":
        return _hall(found, count)
    return found.reason


def _hall(found: _Due, count: int) -> Reason:
    """What a Great Hall gives for each of the dice that it counted."""
    colour = f"@troyes_dice.name.{COLOURS[found.colour]}"
    return _say("hall", each=found.many, n=count // found.many, colour=colour)


def _of_building(row: int, column: int) -> list[_Due]:
    """What a building gives by itself."""
    named = _say("building", building=f"@troyes_dice.name.{ROWS[row]}", column=column + 1)
    if row % 2:
        return [_Due(GAIN_CITIZENS, row // 2, tables().work_citizens, named)]
    if row == FORTRESS:
        return [_Due(*tables().fortress_gifts[column], named)]
    return [_Due(*tables().halls[column], _say("hall"))] if row == HALL else []


def _of_link(number: int) -> _Due:
    link = catalog().sheet.links.diamonds[number]
    kind = GAIN_RESOURCES if link.gives == "resources" else GAIN_CITIZENS
    return _Due(kind, COLOURS.index(link.colour), link.count, _say("link"))


def _say(key: str, **values: str | int) -> Reason:
    return Reason(f"{WHY}.{key}", values)
