"""The three districts of a sheet: die boxes, buildings, link bonuses."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

import pygame

from game.troyes_dice.catalog import Diamond, catalog
from game.troyes_dice.sheet import (
    CATHEDRAL,
    COLOURS,
    COLUMNS,
    FORTRESS,
    ROWS,
    Sheet,
    bit,
)
from game.troyes_dice.view import pieces, prizes
from game.troyes_dice.view.places import building, diamond, die_box, place, prize_box
from game.ui import paint, sprites, text
from game.ui.canvas import Canvas
from game.ui.digits import big
from game.ui.locale import TEXTS, words
from game.ui.pixels import blank

Numbers = tuple[int, ...]
LABEL, MARGIN = 54, 5
"""Room for a district's name, and what is left free around that of a row."""
TINT = 5
"""How far into the first column the tint of a row begins: its name ends there."""
GROUND = 56
"""Height of what lies above the resource track."""


def furnish(canvas: Canvas) -> None:
    """The parchment under everything."""
    paint.paper(canvas, place("sheet"), 9)


def draw(canvas: Canvas, sheet: Sheet, numbers: Numbers) -> None:
    """The districts as marked."""
    shown = tuple(str(number or "?") for number in numbers) or ("?",) * COLUMNS
    look = TEXTS.language, text.real_size(text.SMALL)
    for colour in range(len(COLOURS)):
        box = place(f"district.{colour}")
        canvas.blit(_district(colour, *look), box.x, box.y)
        for column in range(COLUMNS):
            key = _seen(sheet, colour, column, shown[column])
            canvas.blit(_cell(key, *look), place(f"column.{column}").x, box.y + 3)
    for link in catalog().sheet.links.diamonds:
        _link(canvas, sheet, link)


class Cell(NamedTuple):
    """What is seen in one column of a district."""

    colour: int
    column: int
    number: str
    sheltered: bool
    gone: bool
    prestige: bool
    work: bool
    worth: int
    """In the Church: of each building that the next Cathedral makes score."""


def _seen(sheet: Sheet, colour: int, column: int, number: str) -> Cell:
    """What a sheet shows there."""
    return Cell(
        colour,
        column,
        number,
        sheet.has(FORTRESS, column),
        sheet.is_crossed(colour, column),
        sheet.has(2 * colour, column),
        sheet.has(2 * colour + 1, column),
        worth_next(sheet) if 2 * colour == CATHEDRAL else 0,
    )


def worth_next(sheet: Sheet) -> int:
    """What each building scores that the next Cathedral unlocks; 0: all of them stand."""
    factors = catalog().sheet.cathedrals.factors
    return factors[len(sheet.cathedrals)] if len(sheet.cathedrals) < len(factors) else 0


def lot(canvas: Canvas, sheet: Sheet, at_row: int, column: int) -> None:
    """One building's place alone, with what it gives and the ground under it."""
    colour, at = at_row // 2, prize_box(at_row, column)
    cell = _cell(_seen(sheet, colour, column, ""), TEXTS.language, text.real_size(text.SMALL))
    left, top = place(f"column.{column}").x, place(f"district.{colour}").y + 3
    canvas.blit(cell, at.x, at.y, (at.x - left, at.y - top, at.w, at.h))


@lru_cache(maxsize=512)
def _cell(cell: Cell, language: str, size: int) -> pygame.Surface:
    """One column of a district, with the ground under it."""
    box, left = place(f"district.{cell.colour}"), place(f"column.{cell.column}")
    large = Canvas(blank((box.right, box.bottom)))
    large.blit(_district(cell.colour, language, size), box.x, box.y)
    _column(large, cell)
    canvas = Canvas(blank((left.w, GROUND)))
    canvas.blit(large.surface, 0, 0, (left.x, box.y + 3, left.w, GROUND))
    return canvas.surface


@lru_cache(maxsize=16)
def _district(colour: int, language: str, size: int) -> pygame.Surface:
    """A district with nothing in its columns."""
    box = place(f"district.{colour}")
    large = Canvas(blank((box.right, box.bottom)))
    _ground(large, colour)
    canvas = Canvas(blank(box.size))
    canvas.blit(large.surface, 0, 0, box)
    return canvas.surface


def _ground(canvas: Canvas, colour: int) -> None:
    ramp, white = pieces.RAMPS[colour], colour == 2
    box = place(f"district.{colour}")
    x, y, w, h = box
    canvas.rounded(box, "k0", 2)
    canvas.rounded((x + 1, y + 1, w - 2, h - 2), f"{ramp}{3 if white else 2}", 1)
    canvas.rounded((x + 3, y + 3, w - 6, h - 6), "s5" if white else "p4", 1)
    canvas.across(x + 2, y + 1, w - 4, f"{ramp}{4 if white else 3}")
    first = building(2 * colour, 0)
    left, right = place("column.0").x, place(f"column.{COLUMNS - 1}").right
    tint, ground = ("r5", "y5", "s4")[colour], "s5" if white else "p4"
    for at_y in range(first.y, first.bottom):
        canvas.across(left + TINT, at_y, right - left - TINT, tint)
        for at_x in range(left + TINT + (at_y + left + 1) % 2, right, 2):
            canvas.pixel(at_x, at_y, ground)
    key = f"troyes_dice.view.district.{COLOURS[colour]}"
    plate = place(f"name.{colour}").copy()
    size = text.BODY if text.width(words(key)) <= plate.w - 2 else text.SMALL
    shown, size = pieces.label(key, LABEL, size)
    plate.w = max(plate.w, text.width(shown, size) + 4)
    middle = plate.centerx
    canvas.rounded(plate, "k0", 1)
    canvas.rounded(plate.inflate(-2, -2), f"{ramp}2", 1)
    canvas.across(plate.x + 2, plate.y + 1, plate.w - 4, f"{ramp}4")
    top = plate.y + text.middle(plate.h, size)
    text.line(canvas, shown, plate.centerx, top, "p5", size, "centre", "k0")
    for step in range(2):
        at = building(2 * colour + step, 0)
        key = f"troyes_dice.view.row.{ROWS[2 * colour + step]}"
        left, right = x + MARGIN, prize_box(2 * colour + step, 0).x - 2
        said = words(key)
        lines, size, apart = text.settle(said, right - left, at.h, text.SMALL)
        if " ".join(lines) != said and text.width(said, text.TIGHT) <= right - left:
            lines, size = (said,), text.TIGHT
        top = at.y + (at.h - apart * (len(lines) - 1) - text.real_size(size)) // 2
        for number, line in enumerate(lines):
            wide = text.width(line, size)
            at_x = max(left, min(middle - wide // 2, right - wide))
            text.line(canvas, line, at_x, top + apart * number, "k1", size)


def _column(canvas: Canvas, cell: Cell) -> None:
    colour, column = cell.colour, cell.column
    left, box = place(f"column.{column}").x, die_box(colour, column)
    if column:
        for y in range(box.y, box.y + GROUND - 2, 2):
            canvas.pixel(left, y, "s3" if colour == 2 else "p1")
    if cell.sheltered:
        _battlements(canvas, left, box.y - 1)
    canvas.put(pieces.die(pieces.RAMPS[colour], 0, 14), box.x, box.y, (1, 1), -1)
    numbered(canvas, colour, column, cell.number)
    if cell.gone:
        _cross(canvas, box.x + 1, box.y + 1, 12, "r1")
    for at_row, stands in ((2 * colour, cell.prestige), (2 * colour + 1, cell.work)):
        at = building(at_row, column)
        if stands:
            canvas.put(pieces.house(at_row, "built"), at.x, at.y, (1, 1), -1)
        elif cell.gone:
            canvas.blit(pieces.house(at_row, "lost"), at.x, at.y)
            _cross(canvas, at.x + 3, at.y + 1, 17, "r2")
        else:
            canvas.blit(pieces.house(at_row, "open"), at.x, at.y)
            prizes.draw(canvas, at_row, column, cell.worth)


def numbered(canvas: Canvas, colour: int, column: int, number: int | str) -> None:
    """A column's number on its die, without the die's shadow."""
    box = die_box(colour, column)
    canvas.blit(pieces.die(pieces.RAMPS[colour], 0, 14), box.x, box.y)
    ink, around = (("p5", "r0"), ("k1", None), ("k1", None))[colour]
    big(canvas, number, box.x + 8, box.y + 3, ink, around, "centre")


def _battlements(canvas: Canvas, left: int, y: int) -> None:
    """A fortress shelters the three dice of its column."""
    for merlon in range(4):
        x = left + 11 + merlon * 8
        canvas.fill("k0", (x, y, 5, 5))
        canvas.fill("r4", (x + 1, y + 1, 3, 4))
    canvas.fill("k0", (left + 11, y + 4, 29, 12))
    canvas.fill("r3", (left + 12, y + 5, 27, 10))
    canvas.across(left + 12, y + 5, 27, "r5")


def _cross(canvas: Canvas, x: int, y: int, side: int, ink: str) -> None:
    for step in range(side + 1):
        canvas.across(x + step, y + step, 2, ink)
        canvas.across(x + side - step, y + step, 2, ink)


def _link(canvas: Canvas, sheet: Sheet, link: Diamond) -> None:
    at_row, left = ROWS.index(link.building), link.columns[0] - 1
    done = sheet.built & bit(at_row, left) and sheet.built & bit(at_row, left + 1)
    x, y = diamond(at_row, left)
    colour = COLOURS.index(link.colour)
    pieces.diamond(canvas, x, y, "y4" if done else "p5", colour)
    if link.gives == "resources":
        canvas.pixel(x, y, "k0")


def link_box(link: Diamond) -> pygame.Rect:
    """Where a link bonus can be pointed at."""
    x, y = diamond(ROWS.index(link.building), link.columns[0] - 1)
    return pygame.Rect(x - 6, y - 6, 13, 13)


def sign(canvas: Canvas, icon: str, x: int, y: int) -> None:
    """An icon with its middle at a place."""
    picture = sprites.sprite(icon)
    canvas.blit(picture, x - picture.get_width() // 2, y - picture.get_height() // 2)
