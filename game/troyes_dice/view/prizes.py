"""What buildings and boxes give, in signs large enough to read: "+2 knights", "3 deniers a yellow die"."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

import pygame

from game.troyes_dice.catalog import catalog
from game.troyes_dice.sheet import CATHEDRAL, CITY_HALL, COLOURS, FORTRESS, HALL, ROWS
from game.troyes_dice.view import pieces
from game.troyes_dice.view.places import prize_box
from game.ui import sprites
from game.ui.canvas import Canvas
from game.ui.digits import big, big_width
from game.ui.pixels import Point

HIGH = 11
"""Of a plate; larger pictures look over its edges."""
GAP = 1
DIE = 9


class Sign(NamedTuple):
    """A word of the little language: its width, and how it is painted from its left edge and middle on."""

    width: int
    paint: Callable[[Canvas, Point], None]


def number(said: int | str, ink: str = "k1") -> Sign:
    """A number, with its plus sign if it has one."""
    return Sign(big_width(said), lambda canvas, at: big(canvas, said, at[0], at[1] - 3, ink, None))


def picture(shown: pygame.Surface) -> Sign:
    """A thing by its picture."""
    w, h = shown.get_size()
    return Sign(w, lambda canvas, at: canvas.blit(shown, at[0], at[1] - h // 2))


def die(ramp: str) -> Sign:
    """Any die of a colour, by its shape: battlements, round, square."""

    def paint(canvas: Canvas, at: Point) -> None:
        x, y = at[0], at[1] - DIE // 2
        canvas.rounded((x, y, DIE, DIE), "k0", 3 if ramp == "y" else 1)
        canvas.rounded(
            (x + 1, y + 1, DIE - 2, DIE - 2), f"{ramp}{4 if ramp == 's' else 3}", 2 if ramp == "y" else 0
        )
        if ramp == "r":
            canvas.fill("k0", (x + 3, y, 1, 2))
            canvas.fill("k0", (x + 5, y, 1, 2))
        for down in (2, 5):
            canvas.fill(
                "p5" if ramp == "r" else "k1", (x + down, y + down + (ramp == "r" and down == 2), 2, 2)
            )

    return Sign(DIE, paint)


def equals() -> Sign:
    """The sign of equality."""

    def paint(canvas: Canvas, at: Point) -> None:
        canvas.across(at[0], at[1] - 1, 4, "k1")
        canvas.across(at[0], at[1] + 1, 4, "k1")

    return Sign(4, paint)


def either(ink: str = "k1") -> Sign:
    """One or the other."""
    return Sign(3, lambda canvas, at: canvas.line((at[0], at[1] + 4), (at[0] + 2, at[1] - 4), ink))


def wide(signs: Sequence[Sign]) -> int:
    """How wide signs are in a row."""
    return sum(sign.width for sign in signs) + GAP * (len(signs) - 1)


def write(canvas: Canvas, signs: Sequence[Sign], x: int, y: int) -> None:
    """Signs in a row from a left edge, their middle at a height."""
    for sign in signs:
        sign.paint(canvas, (x, y))
        x += sign.width + GAP


def draw(canvas: Canvas, at_row: int, column: int, worth: int) -> None:
    """The plate on a building not built. *worth*: of each building that the next Cathedral makes score."""
    box, signs = prize_box(at_row, column), of_building(at_row, column, worth)
    across = wide(signs) + 4
    plate = pygame.Rect(box.centerx - across // 2, box.bottom - HIGH, across, HIGH)
    canvas.rounded(plate, "k0", 1)
    canvas.rounded(plate.inflate(-2, -2), "p5", 1)
    write(canvas, signs, plate.x + 2, plate.centery)


def of_building(at_row: int, column: int, worth: int) -> list[Sign]:
    """What a building gives."""
    sheet = catalog().sheet
    if at_row == FORTRESS:
        colour = COLOURS.index(sheet.fortress_citizens.colours[column])
        return [number("+1"), picture(pieces.citizen(pieces.RAMPS[colour]))]
    if at_row == HALL:
        hall = sheet.halls.columns[column]
        colour = COLOURS.index(hall.counts)
        ramp = pieces.RAMPS[colour]
        thing = pieces.resource(colour) if hall.gives == "resources" else pieces.citizen(ramp)
        return [number(hall.each), picture(thing), either(), die(ramp)]
    if at_row == CATHEDRAL:
        scored = ROWS.index(sheet.cathedrals.columns[column].scores)
        return [picture(pieces.house(scored, "mini")), equals(), number(worth, "r2"), picture(points())]
    citizen = pieces.citizen(pieces.RAMPS[at_row // 2])
    return [number(f"+{sheet.work_citizens.count}"), picture(citizen)]


def points() -> pygame.Surface:
    """The laurel of points."""
    return sprites.sprite("icons/laurel")


def of_box(colour: int, pair: bool) -> list[Sign]:
    """What a gold box of a track gives: one of each other kind, or one of two prestige buildings."""
    others = [other for other in range(len(COLOURS)) if other != colour]
    if pair:
        return [number("+"), *(picture(pieces.citizen(pieces.RAMPS[other])) for other in others)]
    left, right = (picture(pieces.house((FORTRESS, HALL, CATHEDRAL)[other], "mini")) for other in others)
    return [left, either(), right]


def of_all_three(work: bool) -> list[Sign]:
    """What all three tracks give together: one of each resource, or any work building."""
    if not work:
        return [number("+"), *(picture(pieces.resource(colour)) for colour in range(len(COLOURS)))]
    first, second, third = (
        picture(pieces.house(2 * colour + CITY_HALL % 2, "mini")) for colour in range(len(COLOURS))
    )
    return [first, either(), second, either(), third]
