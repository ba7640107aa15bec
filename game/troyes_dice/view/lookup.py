"""What on the table has an entry in the encyclopaedia."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Any

from game.tabletop.spots import number_in
from game.troyes_dice.catalog import catalog
from game.troyes_dice.offers import offer_on
from game.troyes_dice.sheet import COLOURS, ROWS
from game.troyes_dice.view import entries
from game.troyes_dice.view.sight import (
    BONUS,
    BOX,
    BUILDING,
    CITIZENS,
    DIE,
    FEAST,
    LINK,
    LYING,
    PLAZA,
    RESOURCE,
    ROW,
    SCORE,
    USE,
    WINDOW,
    Sight,
    target,
)


def entry(spot: Hashable, sight: Sight) -> str:
    """The entry on what lies at a spot; empty: none."""
    slot, colour, use = number_in(spot, DIE), number_in(spot, BOX), number_in(spot, USE)
    slot = number_in(spot, LYING) if slot is None else slot
    if slot is not None:
        return _die(slot, sight)
    if colour is not None:
        return entries.die_id(colour)
    if use is not None:
        aim = target(sight.state, sight.plans[use].move) if use < len(sight.plans) else None
        return "" if aim is None else entry(aim, sight)
    if spot == (WINDOW, "strike"):
        return entries.BLACK_DIE
    return _on_sheet(spot) or _label(spot, sight) or _feast(spot, sight)


def _die(slot: int, sight: Sight) -> str:
    """The die on a plaza: black if it did harm there, else of the plaza's colour."""
    state = sight.state
    if slot == state.black and state.destroyed >> slot & 1:
        return entries.BLACK_DIE
    return entries.die_id(offer_on(state, slot).colour)


def _on_sheet(spot: Hashable) -> str:
    """A building, a resource, a citizen, or the building that a link or a row of scores belongs to."""
    row, link = number_in(spot, BUILDING), number_in(spot, LINK)
    resource, citizen = number_in(spot, RESOURCE), number_in(spot, CITIZENS)
    if row is not None:
        return entries.building_id(ROWS[row])
    if link is not None:
        return entries.building_id(catalog().sheet.links.diamonds[link].building)
    if resource is not None:
        return entries.resource_id(resource)
    if citizen is not None:
        return entries.citizen_id(citizen)
    name: Any = spot[1] if isinstance(spot, tuple) and spot[0] == SCORE else ""
    if name in ROWS:
        return entries.character_id(name)
    return entries.resource_id(COLOURS.index(name)) if name in COLOURS else ""


def _label(spot: Hashable, sight: Sight) -> str:
    """A row of buildings, a citizen's gold box, a plaza."""
    row, colour, notch = number_in(spot, ROW), number_in(spot, BONUS), number_in(spot, PLAZA)
    if row is not None:
        return entries.building_id(ROWS[row])
    if colour is not None:
        return entries.citizen_id(colour) if colour < len(COLOURS) else ""
    return "" if notch is None else entries.plaza_id(sight.state.fronts[notch], sight.state.backs[notch])


def _feast(spot: Hashable, sight: Sight) -> str:
    notch = number_in(spot, FEAST)
    tile = 0 if notch is None else abs(sight.state.feasts[notch])
    return entries.feast_id(tile - 1) if tile else ""
