"""Animations of the sheet: what is drawn, circled, struck out."""

from __future__ import annotations

import math
from collections.abc import Callable

import pygame

from game.tabletop.views import Clip
from game.troyes_dice import events
from game.troyes_dice.catalog import catalog
from game.troyes_dice.sheet import COLOURS, COLUMNS, ROWS, TAKE, Sheet
from game.troyes_dice.state import TroyesState
from game.troyes_dice.tables import BUILD_PRESTIGE, BUILD_WORK, GAIN_RESOURCES
from game.troyes_dice.view import board, motion, pieces, tracks, wheel
from game.troyes_dice.view.places import (
    bonus_box,
    building,
    citizen_box,
    diamond,
    die_box,
    place,
    resource_box,
)
from game.ui import frames, sprites
from game.ui.canvas import Canvas
from game.ui.tween import between, in_quad, part

FLY, EACH, STROKE, DROP, GLINT = 0.35, 0.09, 0.18, 0.26, 0.3
BURN = 0.5
"""Seconds from the first flame at a house to its ruin."""
SPREAD = 0.3
"""Seconds after which the fire leaps to the next house."""
BLAZES = ((2, 0), (14, 1), (8, 2))
"""Where on a lot the flames stand, in the order in which they rise."""
FALL, ARC = 12, 20


def die_used(event: events.DieUsed, before: TroyesState) -> Clip:
    """What it costs is struck off, and the die flies to where it is used, as what it has been turned into."""
    start = wheel.die_spot(before, event.slot).center
    if event.use == TAKE:
        goal = place(f"resources.{event.colour}").midleft
    else:
        goal = building(2 * event.colour + event.use - 1, before.columns[event.value]).center
    first = wheel.die_ramp(before, event.slot), before.values[event.slot]
    last = pieces.RAMPS[event.colour], event.value
    sheet = before.sheets[event.seat]
    spent = [
        resource_box(colour, sheet.circled[colour] - sheet.held[colour] + number)
        for colour, count in enumerate(event.paid)
        for number in range(count)
    ]

    def draw(canvas: Canvas, share: float) -> None:
        for box in spent:
            tracks.stroke(canvas, box.x, box.y, round(9 * min(1.0, share * 2)))
        motion.turning(canvas, first, last, 16, between(start, goal, share, ARC), part(share, 0.2, 0.7))

    return Clip(FLY, draw, "lift")


def building_drawn(event: events.BuildingDrawn, before: TroyesState) -> Clip:
    """The building falls into its place, and dust rises."""
    box = building(event.row, event.column)
    picture = pieces.house(event.row, "built")
    after = before.copy()
    after.apply(event)

    def draw(canvas: Canvas, share: float) -> None:
        falling = min(1.0, share / 0.6)
        y = box.y - round(FALL * (1 - in_quad(falling)))
        if falling >= 1:
            board.lot(canvas, after.sheets[event.seat], event.row, event.column)
        canvas.put(picture, box.x, y, (1, 1 + (box.y - y) // 2), -2)
        if share > 0.6:
            dust = sprites.sprite(f"effects/dust_{min(2, int((share - 0.6) / 0.14))}")
            spread = round((share - 0.6) * 14)
            canvas.blit(dust, box.x - 3 - spread, box.bottom - 7)
            canvas.blit(dust, box.right - 6 + spread, box.bottom - 7)

    return Clip(DROP, draw, "place")


def _one_by_one(count: int, paint: Callable[[Canvas, int, float], None], sound: str) -> Clip:
    """Things that appear one after the other."""
    seconds = EACH * (count - 1) + STROKE

    def draw(canvas: Canvas, share: float) -> None:
        for number in range(count):
            own = share * seconds - EACH * number
            if own >= 0:
                paint(canvas, number, 1.0 if share >= 1 else min(1.0, own / STROKE))

    return Clip(seconds, draw, sound)


def resources_circled(event: events.ResourcesCircled, before: TroyesState) -> Clip:
    """Each box takes its colour with a spark."""
    first, picture = before.sheets[event.seat].circled[event.colour], pieces.resource(event.colour)

    def paint(canvas: Canvas, number: int, share: float) -> None:
        box = resource_box(event.colour, first + number)
        canvas.blit(picture, box.x, box.y - round(4 * (1 - share)))
        _spark(canvas, box.right - 2, box.y - 2, share)

    return _one_by_one(event.count, paint, "coin")


def citizens_circled(event: events.CitizensCircled, before: TroyesState) -> Clip:
    """Each citizen hops onto its box."""
    first, picture = (
        before.sheets[event.seat].citizens[event.colour],
        pieces.citizen(pieces.RAMPS[event.colour]),
    )

    def paint(canvas: Canvas, number: int, share: float) -> None:
        box = citizen_box(event.colour, first + number)
        canvas.put(picture, box.x, box.y - round(6 * math.sin(share * math.pi)), (1, 2), -1)

    return _one_by_one(event.count, paint, "step")


def _spark(canvas: Canvas, x: int, y: int, share: float) -> None:
    if share < 1:
        canvas.blit(sprites.sprite(f"effects/spark_{min(2, int(share * 3))}"), x, y)


def die_crossed_out(event: events.DieCrossedOut, before: TroyesState, seat: int) -> Clip:
    """The pen strikes the die out; then what could have been built below it burns, house by house."""
    box, sheet = die_box(event.colour, event.column), before.sheets[seat]
    rows = (2 * event.colour, 2 * event.colour + 1)
    street = [at_row for at_row in rows if not sheet.has(at_row, event.column)]
    after = before.copy()
    after.die_crossed_out(event.colour, event.column, event.seats)
    fire = BURN + SPREAD * (len(street) - 1) if street else 0.0
    seconds = 2 * STROKE + fire

    def draw(canvas: Canvas, share: float) -> None:
        now = share * seconds
        _strike_out(canvas, box, min(1.0, now / (2 * STROKE)))
        for number, at_row in enumerate(street):
            own = (now - 2 * STROKE - SPREAD * number) / BURN
            if own > 0:
                _burn(canvas, after.sheets[seat], at_row, event.column, 1.0 if share >= 1 else own)

    return Clip(seconds, draw, "pen")


def _strike_out(canvas: Canvas, box: pygame.Rect, share: float) -> None:
    """A die box, as far as it is crossed out, with the pen."""
    drawn = round(share * 26)
    for step in range(min(13, drawn)):
        canvas.across(box.x + 1 + step, box.y + 1 + step, 2, "r2")
    for step in range(max(0, drawn - 13)):
        canvas.across(box.x + 13 - step, box.y + 1 + step, 2, "r2")
    if share < 1:
        step = drawn % 13
        x = box.x + (1 + step if drawn < 13 else 13 - step)
        canvas.blit(sprites.sprite("icons/quill"), x, box.y + step - 11)


def _burn(canvas: Canvas, after: Sheet, at_row: int, column: int, share: float) -> None:
    """Flames rise at a house one after the other, and sink on its ruin."""
    at = building(at_row, column)
    if share > 0.6:
        board.lot(canvas, after, at_row, column)
    if share >= 1:
        return
    sink = round(12 * part(share, 0.75, 1))
    for number, (dx, down) in enumerate(BLAZES):
        if share > 0.15 * number:
            flame = sprites.sprite(f"effects/blaze_{(int(share * 9) + number) % 3}")
            w, h = flame.get_size()
            seen = max(1, min(h, round(h * (share - 0.15 * number) / 0.15)) - sink)
            canvas.blit(flame, at.x + dx, at.bottom - 3 - down - seen, (0, 0, w, seen))


def link_joined(event: events.LinkJoined, before: TroyesState) -> Clip:
    """The diamond lights up."""
    link = catalog().sheet.links.diamonds[event.link]
    x, y = diamond(ROWS.index(link.building), link.columns[0] - 1)
    colour = COLOURS.index(link.colour)

    def draw(canvas: Canvas, share: float) -> None:
        pieces.diamond(canvas, x, y, "y5" if int(share * 6) % 2 else "y4", colour)
        picture = sprites.sprite(f"effects/glint_{min(3, int(share * 4))}")
        canvas.blit(picture, x - 3, y - 10)

    return Clip(GLINT, draw, "chime")


def track_bonus_reached(event: events.TrackBonusReached, before: TroyesState) -> Clip:
    """The golden frame flashes: of one citizen, or of all three."""
    gold = None if event.colour is None else bonus_box(event.colour, event.box - 1)
    box = gold or tracks.column_box(event.box)

    def draw(canvas: Canvas, share: float) -> None:
        if int(share * 6) % 2 == 0:
            frames.ring(canvas, box, "chosen")

    return Clip(GLINT, draw, "unlock")


def columns_numbered(event: events.ColumnsNumbered, before: TroyesState) -> Clip:
    """One column after the other gets its number, with a twinkle."""

    def paint(canvas: Canvas, number: int, share: float) -> None:
        for colour in range(len(COLOURS)):
            board.numbered(canvas, colour, number, event.numbers[number])
            if share < 1:
                box, glint = die_box(colour, number), f"effects/glint_{min(3, int(share * 4))}"
                canvas.blit(sprites.sprite(glint), box.right - 4, box.y - 2)

    return _one_by_one(COLUMNS, paint, "stamp")


def consolation_taken(event: events.ConsolationTaken, before: TroyesState) -> Clip:
    """The three tracks light up: no die can be paid for, so one of each resource follows."""

    def draw(canvas: Canvas, share: float) -> None:
        for colour in range(len(COLOURS)):
            if int(share * 6) % 2 == 0:
                frames.ring(canvas, place(f"resources.{colour}"))

    return Clip(FLY, draw, "chime")


def gain_lost(event: events.GainLost, before: TroyesState) -> Clip:
    """What has no place any more: its track, or the places for buildings, blink red."""
    kind, colour, _ = event.lost
    if kind == GAIN_RESOURCES:
        boxes = [place(f"resources.{colour}")]
    elif kind in (BUILD_PRESTIGE, BUILD_WORK):
        boxes = [place(f"district.{other}") for other in range(len(COLOURS))]
    else:
        boxes = [place(f"citizens.{other}") for other in range(len(COLOURS))]

    def draw(canvas: Canvas, share: float) -> None:
        if int(share * 4) % 2 == 0:
            for box in boxes:
                frames.ring(canvas, box.inflate(-4, -4), "illegal")

    return Clip(GLINT, draw, "illegal")
