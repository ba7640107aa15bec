"""What lies over a sheet while its owner decides: where an answer may go, and what the plan would bring."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Any

import pygame

from game.core.rules import whose
from game.troyes_dice import events
from game.troyes_dice.catalog import catalog
from game.troyes_dice.moves import UseDie
from game.troyes_dice.sheet import COLOURS, COLUMNS, ROWS
from game.troyes_dice.view import attempts, board, labels, opponents, wheel
from game.troyes_dice.view.places import building, citizen_box, die_box, place, resource_box
from game.troyes_dice.view.sight import AS_IT_LIES, BOX, BUILDING, CITIZENS, LINK, RESOURCE, Sight, target
from game.ui import frames, sprites
from game.ui.canvas import Canvas

DOT, DOT_INKS = 5, ("r3", "s5")
"""How large a dot is, and its ink where a die needs influence, and where it needs knowledge."""
BADGE, CROWD = 15, 36
"""Width of a badge, and of all those beside a die."""


def box_of(spot: Hashable) -> pygame.Rect | None:
    """The rectangle of a place on the sheet."""
    if isinstance(spot, tuple):
        if spot[0] == BOX:
            return die_box(spot[1], spot[2])
        if spot[0] == LINK:
            return board.link_box(catalog().sheet.links.diamonds[spot[1]])
        if spot[0] == BUILDING:
            return building(spot[1], spot[2])
        if spot[0] == RESOURCE:
            return place(f"resources.{spot[1]}")
        if spot[0] == CITIZENS:
            return place(f"citizens.{spot[1]}")
    return None


def site(sight: Sight, move: Any) -> pygame.Rect | None:
    """Where an answer would be seen on the sheet: of a track, the boxes that it would circle."""
    at = target(sight.state, move)
    box = box_of(at)
    if at is None or box is None or at[0] not in (RESOURCE, CITIZENS):
        return box
    colour, sheet, track = int(str(at[1])), sight.sheet, catalog().sheet
    if at[0] == CITIZENS:
        return citizen_box(colour, min(sheet.citizens[colour], track.citizen_track.length - 1))
    first, last = sheet.circled[colour], track.resource_track.length - 1
    until = min(last, first + move.value - 1)
    return resource_box(colour, min(first, last)).union(resource_box(colour, until))


def draw(canvas: Canvas, sight: Sight) -> None:
    """Glows, and rings around what is new, advised, told of, or pointed at."""
    if sight.choosing_die:
        _dice(canvas, sight)
    elif sight.deciding:
        if sight.chosen is None:
            _targets(canvas, sight)
        if sight.after is not None:
            _news(canvas, sight)
    _advice(canvas, sight)
    for event in sight.picture.marked:
        _mark(canvas, sight, event)
    _takers(canvas, sight)
    if not sight.own:
        canvas.ring(place("sheet").inflate(-4, -4), (opponents.inks(sight.seat)[0],) * 2, 2)
    _here(canvas, sight)


def _dice(canvas: Canvas, sight: Sight) -> None:
    """First only the dice are lit that can be used: the sheet waits a shade darker."""
    canvas.shade(place("sheet"), -1)
    for slot in sorted({plan.move.slot for plan in sight.plans if isinstance(plan.move, UseDie)}):
        canvas.ring(wheel.die_spot(sight.state, slot).inflate(6, 4), ("y5", "y3"), 3)


def _targets(canvas: Canvas, sight: Sight) -> None:
    """Lit: what a die can do as it lies. What it has to be changed for is only dotted, in what that takes."""
    for spot in sight.targets:
        box, wanted = box_of(spot), sight.needs.get(spot, AS_IT_LIES)
        if box is None:
            continue
        if wanted == AS_IT_LIES:
            canvas.ring(box.inflate(-4, -4), ("y5", "y3", "k0"), 1)
            continue
        x = box.right - DOT + 1
        for needed, ink in zip(wanted, DOT_INKS):
            if needed:
                canvas.rounded((x, box.y - 1, DOT, DOT), "k0", 1)
                canvas.fill(ink, (x + 1, box.y, DOT - 2, DOT - 2))
                x -= DOT - 1


def _advice(canvas: Canvas, sight: Sight) -> None:
    if sight.picture.hint is not None and sight.own:
        box = box_of(target(sight.state, sight.picture.hint))
        if box is not None:
            canvas.ring(box, ("b4", "b3"), 2)


def _here(canvas: Canvas, sight: Sight) -> None:
    """The place pointed at, and the place of the chosen plan."""
    box = box_of(sight.picture.here) or labels.box_of(sight, sight.picture.here)
    if box is not None and attempts.why_not(sight) is not None:
        frames.ring(canvas, box, "illegal")
    elif box is not None and sight.picture.by_keys:
        frames.ring(canvas, box)
    if sight.chosen is not None and sight.deciding:
        box = box_of(target(sight.state, sight.chosen.move))
        if box is not None:
            frames.ring(canvas, box, "chosen")


def _mark(canvas: Canvas, sight: Sight, event: Any) -> None:
    """Where an event of the log happened: on the sheet, on the wheel, or whose plate it concerns."""
    seat = whose(event)
    if seat not in (None, sight.seat):
        plate = opponents.seen(sight).get(seat)
        if plate is not None:
            frames.ring(canvas, plate, "hint")
        return
    for box in places_of(sight, event):
        frames.ring(canvas, box, "hint")


def _takers(canvas: Canvas, sight: Sight) -> None:
    """The badges of the others who have just used a die, beside it as long as it lies there."""
    takers: dict[int, list[int]] = {}
    for event in sight.picture.marked:
        if not isinstance(event, events.DieUsed) or event.seat == sight.picture.seat:
            continue
        if sight.state.sheets[event.seat].acted:
            takers.setdefault(event.slot, []).append(event.seat)
    for slot, seats in takers.items():
        box = wheel.die_spot(sight.state, slot)
        pitch = min(BADGE, CROWD // len(seats))
        left = box.centerx - (pitch * (len(seats) - 1) + BADGE) // 2
        for number, seat in enumerate(seats):
            canvas.blit(sprites.badge(seat), left + pitch * number, box.bottom - 4)


def places_of(sight: Sight, event: Any) -> list[pygame.Rect]:
    """The places on table and sheet where an event happened."""
    match event:
        case events.BuildingDrawn():
            return [building(event.row, event.column)]
        case events.ResourcesCircled():
            return [place(f"resources.{event.colour}")]
        case events.CitizensCircled():
            return [place(f"citizens.{event.colour}")]
        case events.DieCrossedOut():
            return [die_box(event.colour, event.column)]
        case events.DieUsed() | events.PlazaDestroyed() | events.BlackDieSpared():
            return [wheel.die_spot(sight.state, event.slot)] if sight.state.values else []
        case events.DiceRolled():
            return [wheel.die_spot(sight.state, slot) for slot in range(len(sight.state.values))]
        case events.FeastTurned():
            return [wheel.feast_box(event.notch)]
        case events.LinkJoined():
            return [board.link_box(catalog().sheet.links.diamonds[event.link])]
        case _:
            return []


def _news(canvas: Canvas, sight: Sight) -> None:
    """Rings around all that the plan would draw, circle and strike out."""
    assert sight.after is not None
    before, after = sight.sheet, sight.after.sheets[sight.seat]
    for at_row in range(len(ROWS)):
        for column in range(COLUMNS):
            if after.has(at_row, column) and not before.has(at_row, column):
                frames.ring(canvas, building(at_row, column).inflate(-2, -2), "hint")
    for colour in range(len(COLOURS)):
        for number in range(before.citizens[colour], after.citizens[colour]):
            canvas.outline(citizen_box(colour, number).inflate(4, 4), "r3", 2)
        for number in range(before.circled[colour], after.circled[colour]):
            canvas.outline(resource_box(colour, number).inflate(2, 2), "b3", 2)
        spent = before.circled[colour] - before.held[colour]
        for number in range(spent, after.circled[colour] - after.held[colour]):
            canvas.outline(resource_box(colour, number).inflate(2, 2), "r3", 2)
