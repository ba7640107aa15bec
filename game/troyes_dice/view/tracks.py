"""The tracks of a sheet: three of resources under the districts, three of citizens below."""

from __future__ import annotations

from functools import cache, lru_cache

import pygame

from game.troyes_dice.catalog import catalog
from game.troyes_dice.sheet import CITIZENS, COLOURS, Sheet
from game.troyes_dice.view import pieces, prizes
from game.troyes_dice.view.places import bonus_box, citizen_box, linked_citizen, place, resource_box
from game.ui import sprites, text
from game.ui.canvas import Canvas
from game.ui.digits import big
from game.ui.locale import TEXTS, words
from game.ui.pixels import blank


def draw(canvas: Canvas, sheet: Sheet) -> None:
    """All six tracks as circled."""
    look = TEXTS.language, text.real_size(text.SMALL)
    for colour in range(len(COLOURS)):
        track = place(f"resources.{colour}")
        canvas.blit(_resource_track(colour, sheet.circled[colour], sheet.held[colour]), track.x, track.y)
    canvas.blit(_citizens_sheet(), *place("citizens").topleft)
    for colour, count in enumerate(sheet.citizens):
        canvas.blit(_citizen_track(colour, count, *look), *place(f"citizens.{colour}").topleft)


def _cut(large: Canvas, box: pygame.Rect) -> pygame.Surface:
    """A part of a large picture as a picture of its own."""
    canvas = Canvas(blank(box.size))
    canvas.blit(large.surface, 0, 0, box)
    return canvas.surface


@lru_cache(maxsize=128)
def _resource_track(colour: int, circled: int, held: int) -> pygame.Surface:
    track = place(f"resources.{colour}")
    large = Canvas(blank(track.bottomright))
    _resources(large, colour, circled, held)
    return _cut(large, track)


@cache
def _citizens_sheet() -> pygame.Surface:
    """The blue sheet under the citizens, with the frames of three."""
    box, found = place("citizens"), catalog().sheet.citizen_track
    large = Canvas(blank(box.bottomright))
    x, y, w, h = box
    large.rounded(box, "k0", 2)
    large.rounded((x + 1, y + 1, w - 2, h - 2), "b2", 1)
    large.rounded((x + 3, y + 3, w - 6, h - 6), "b5", 1)
    for bonus in found.columns:
        _column_frame(large, bonus.at, bonus.gives == "work")
    for number in range(found.length):
        gold = bonus_box(0, number)
        if gold is not None:
            big(large, number + 1, gold.centerx, gold.y - 9, "b1", None, "centre")
    return _cut(large, box)


@lru_cache(maxsize=128)
def _citizen_track(colour: int, count: int, language: str, size: int) -> pygame.Surface:
    track = place(f"citizens.{colour}")
    large = Canvas(blank((track.right, track.bottom)))
    _citizens(large, colour, count)
    return _cut(large, track)


def count(canvas: Canvas, before: Sheet, after: Sheet, share: float) -> None:
    """The numbers of all tracks on their way from one sheet to another, over whatever is written there."""
    for colour in range(len(COLOURS)):
        for old, new, at, ground, write in (
            (before.held, after.held, held_box(colour), "s5" if colour == 2 else "p4", _held),
            (before.citizens, after.citizens, count_box(colour), "b5", _counted),
        ):
            if old[colour] != new[colour]:
                canvas.fill(ground, at)
                write(canvas, colour, old[colour] + int((new[colour] - old[colour]) * share))


def held_box(colour: int) -> pygame.Rect:
    """Where it is written how many resources are left."""
    track = place(f"resources.{colour}")
    return pygame.Rect(track.x + 17, track.y + 5, 12, 7)


def _held(canvas: Canvas, colour: int, held: int) -> None:
    box = held_box(colour)
    big(canvas, held, box.right, box.y, "k1", None, "right")


def count_box(colour: int) -> pygame.Rect:
    """Where citizens are counted."""
    track = place(f"citizens.{colour}")
    return pygame.Rect(track.right - 12, track.y + 4, 12, 7)


def _counted(canvas: Canvas, colour: int, citizens: int) -> None:
    box = count_box(colour)
    big(canvas, citizens, box.right, box.y, "k1", None, "right")


def _resources(canvas: Canvas, colour: int, circled: int, held: int) -> None:
    track, found = place(f"resources.{colour}"), catalog().sheet.resource_track
    ramp = pieces.RAMPS[colour]
    icon = pieces.resource(colour)
    canvas.blit(icon, track.x + 3, track.y + 2)
    _held(canvas, colour, held)
    left = place("column.0").x - 2
    canvas.across(left, track.y, 300, f"{ramp}{3 if colour == 2 else 2}")
    for number in range(found.length):
        box = resource_box(colour, number)
        if number < circled:
            canvas.blit(icon, box.x, box.y)
        else:
            canvas.blit(pieces.unset(colour), box.x, box.y)
        if number < circled - held:
            stroke(canvas, box.x, box.y)
        if number + 1 in found.citizen_at:
            picture = (
                pieces.citizen(ramp) if number < circled else pieces.shape(ramp, ("p2", "p2", "s3")[colour])
            )
            canvas.blit(picture, *linked_citizen(colour, number))


def stroke(canvas: Canvas, x: int, y: int, length: int = 9) -> None:
    """The pen stroke through a spent resource, as far as it is drawn."""
    for step in range(length):
        canvas.pixel(x + 1 + step, y + 9 - step, "k0")
        canvas.pixel(x + 2 + step, y + 9 - step, "p5")
        canvas.pixel(x + step, y + 9 - step, "k0")


def _citizens(canvas: Canvas, colour: int, count: int) -> None:
    found, track = catalog().sheet.citizen_track, place(f"citizens.{colour}")
    room = citizen_box(colour, 0).x - track.x - 3
    label, top = (
        words(f"troyes_dice.view.citizen.{CITIZENS[colour]}"),
        track.y + text.middle(track.h, text.SMALL),
    )
    text.snug(canvas, label, track.x + 1, top, room, "b0", text.SMALL)
    _counted(canvas, colour, count)
    for number in range(found.length):
        at = citizen_box(colour, number)
        gold = bonus_box(colour, number)
        if gold is not None:
            _bonus(canvas, colour, number + 1 == found.pair_at, gold, number < count)
        elif number < count:
            canvas.blit(pieces.citizen(pieces.RAMPS[colour]), at.x, at.y)
        else:
            canvas.blit(pieces.shape(pieces.RAMPS[colour], "b4"), at.x, at.y)


def _column_frame(canvas: Canvas, at: int, work: bool) -> None:
    """The gold frame around three citizens, with what all three give on top."""
    box = column_box(at)
    signs = prizes.of_all_three(work)
    head = head_box(at)
    canvas.rounded(box, "k0", 1)
    canvas.rounded(head, "k0", 1)
    canvas.rounded(box.inflate(-2, -2), "y4", 1)
    canvas.rounded(head.inflate(-2, -2), "y4", 1)
    canvas.rounded(box.inflate(-4, -4), "b5", 1)
    canvas.fill("y4", (box.x + 1, head.bottom - 2, box.w - 2, 3))
    prizes.write(canvas, signs, head.x + 2, head.centery)


def column_box(at: int) -> pygame.Rect:
    """Around the three citizens of a number, counted from 1."""
    top = citizen_box(0, at - 1)
    return pygame.Rect(top.x - 2, top.y - 4, 13, place("citizens").bottom - top.y)


def head_box(at: int) -> pygame.Rect:
    """Where it is told what they give together: beside the frame, to where nothing else is."""
    box = column_box(at)
    first, *_ = catalog().sheet.citizen_track.columns
    signs = prizes.of_all_three(at != first.at)
    wide = prizes.wide(signs) + 4
    left = box.right - wide if at == first.at else box.x
    return pygame.Rect(left, place("citizens").y + 2, wide, 14)


def _bonus(canvas: Canvas, colour: int, pair: bool, gold: pygame.Rect, reached: bool) -> None:
    """A gold box with what it gives; once it is reached, with its citizen."""
    canvas.rounded(gold, "k0", 1)
    canvas.rounded(gold.inflate(-2, -2), "y3" if reached else "y4", 1)
    if reached:
        canvas.blit(pieces.citizen(pieces.RAMPS[colour]), gold.centerx - 4, gold.y + 2)
        canvas.blit(sprites.sprite("pips/check"), gold.right - 10, gold.y + 3)
    else:
        signs = prizes.of_box(colour, pair)
        prizes.write(canvas, signs, gold.centerx - prizes.wide(signs) // 2, gold.centery)
