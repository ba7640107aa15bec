"""The table that a game is set up on, from above: floor, chairs, the table itself and what lies on it."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from typing import NamedTuple

import pygame

from game.scenes.backdrop import backdrop
from game.ui import palette, sprites
from game.ui.canvas import Canvas
from game.ui.pixels import Box, Point

MIDDLE = (222, 160)
TABLES = "set_up/tables"
CORNER = (MIDDLE[0] - 97, MIDDLE[1] - 77)
"""Where the table's picture has its corner."""
CHAIRS, PLACES = (104, 84), (70, 53)
"""How far from the middle chairs stand, and lies what is before them."""
SMALL, WIDE, TALL = (112, 52), (212, 52), (112, 80)
LEFT, INNER, RIGHT = 4, 166, 328
"""The columns of cards."""
ABOVE, BELOW = 24, 252


class Chair(NamedTuple):
    """Where a chair stands: its direction in eighths (or tenths) of a turn, and its card, taken or free."""

    turn: float
    card: Box
    free: Box

    @property
    def at(self) -> Point:
        return _around(self.turn, CHAIRS)

    @property
    def place(self) -> Point:
        return _around(self.turn, PLACES)


def _around(turn: float, radii: tuple[int, int]) -> Point:
    """A point clockwise from the bottom of the table."""
    angle = math.tau * turn
    return MIDDLE[0] - round(math.sin(angle) * radii[0]), MIDDLE[1] + round(math.cos(angle) * radii[1])


def _small(turn: float, x: int, y: int) -> Chair:
    return Chair(turn, (x, y, *SMALL), (x, y, *SMALL))


FEW = (
    Chair(0, (116, BELOW, *WIDE), (INNER, BELOW, *SMALL)),
    Chair(1 / 4, (LEFT, 120, *TALL), (LEFT, 134, *SMALL)),
    Chair(2 / 4, (116, ABOVE, *WIDE), (INNER, ABOVE, *SMALL)),
    Chair(3 / 4, (RIGHT, 120, *TALL), (RIGHT, 134, *SMALL)),
)
"""Four seats at most leave room for larger cards."""
EIGHT = (
    _small(0, INNER, BELOW),
    _small(1 / 8, LEFT, BELOW),
    _small(2 / 8, LEFT, 136),
    _small(3 / 8, LEFT, ABOVE),
    _small(4 / 8, INNER, ABOVE),
    _small(5 / 8, RIGHT, ABOVE),
    _small(6 / 8, RIGHT, 136),
    _small(7 / 8, RIGHT, BELOW),
)
TEN = (
    _small(0, INNER, BELOW),
    *(_small(number / 10, LEFT, BELOW - 76 * (number - 1)) for number in range(1, 5)),
    _small(5 / 10, INNER, ABOVE),
    *(_small(number / 10, RIGHT, ABOVE + 76 * (number - 6)) for number in range(6, 10)),
)
SOME: Mapping[int, tuple[int, ...]] = {
    1: (0,),
    2: (0, 2),
    3: (0, 1, 3),
    4: (0, 1, 2, 3),
    5: (0, 2, 3, 5, 6),
    6: (0, 2, 3, 4, 5, 6),
    7: (0, 1, 2, 3, 5, 6, 7),
    8: (0, 1, 2, 3, 4, 5, 6, 7),
    9: (0, 1, 2, 3, 4, 6, 7, 8, 9),
    10: (0, 1, 2, 3, 4, 5, 6, 7, 8, 9),
}
"""Which of the chairs stand there, by how many can sit."""


def chairs(most: int) -> tuple[Chair, ...]:
    """The chairs of a table for *most* people, clockwise from the one nearest to us."""
    every = FEW if most <= 4 else EIGHT if most <= 8 else TEN
    return tuple(every[number] for number in SOME[most])


def draw_floor(canvas: Canvas, game: str) -> None:
    """What the table stands on."""
    known = f"floor_{game}" if f"{TABLES}/{game}" in sprites.names(TABLES) else "floor_plain"
    canvas.blit(backdrop(known), 0, 0)


def draw_chair(canvas: Canvas, chair: Chair, seat: int | None) -> None:
    """A stool with a bent back, its cushion in the seat's colour; grey while it is free."""
    x, y = chair.at
    main = palette.player(seat)["main"] if seat is not None else "k3"
    lean = chair.at[0] - MIDDLE[0], chair.at[1] - MIDDLE[1]
    far = math.hypot(*lean)
    back = x + round(5 * lean[0] / far), y + round(5 * lean[1] / far)
    for inset, ink in enumerate(("k0", "w2", "w4", "w3")):
        _oval(canvas, back, (22 - inset, 18 - inset), ink)
    _oval(canvas, (x, y), (18, 14), "k0")
    _oval(canvas, (x, y), (17, 13), palette.shaded(main, -1))
    _oval(canvas, (x - 1, y - 1), (15, 11), main)
    _oval(canvas, (x - 3, y - 3), (8, 5), palette.shaded(main, 1))
    _oval(canvas, (x - 2, y - 2), (8, 5), main)
    if seat is not None and chair.turn % 0.25:
        emblem = sprites.sprite(f"seats/emblem_{seat % palette.seats()}")
        canvas.blit(emblem, x + round(4 * lean[0] / far) - 4, y + round(3 * lean[1] / far) - 4)


def _oval(canvas: Canvas, middle: Point, radii: tuple[int, int], ink: str) -> None:
    canvas.ellipse((middle[0] - radii[0], middle[1] - radii[1], 2 * radii[0], 2 * radii[1]), ink)


def draw_table(canvas: Canvas, game: str, added: Sequence[str]) -> None:
    """The table, and what the options called *added* lay on it (``<option>_<value>``)."""
    names = sprites.names(TABLES)
    own = f"{TABLES}/{game}"
    canvas.blit(sprites.sprite(own if own in names else f"{TABLES}/plain"), *CORNER)
    for one in added:
        if f"{own}_{one}" in names:
            canvas.blit(sprites.sprite(f"{own}_{one}"), *CORNER)


def place_box(chair: Chair) -> pygame.Rect:
    """Where what is before a chair lies."""
    x, y = chair.place
    return pygame.Rect(x - 20, y - 10, 40, 20)


def draw_place(
    canvas: Canvas, game: str, chair: Chair, taken: bool, shown: pygame.Surface | None = None
) -> None:
    """What lies before a chair: the game's own thing, the middle of *shown*, or where it would lie."""
    box = place_box(chair)
    if not taken:
        dashed(canvas, box, "s3", 4, 2)
    elif shown is not None:
        canvas.shadow(box, (1, 2), -1, 1)
        canvas.rounded(box, "k0", 1)
        canvas.rounded(box.inflate(-2, -2), "y3", 1)
        across, down = (shown.get_width() - 36) // 2, (shown.get_height() - 16) // 3
        canvas.blit(shown, box.x + 2, box.y + 2, (across, down, 36, 16))
    else:
        own = f"{TABLES}/{game}_place"
        picture = sprites.sprite(own if own in sprites.names(TABLES) else f"{TABLES}/plain_place")
        canvas.put(picture, box.x, box.y, (1, 2), -1)


def dashed(canvas: Canvas, box: Box, ink: str, period: int = 8, dash: int = 4) -> None:
    """A rectangle of dashes, clockwise from its upper left corner."""
    x, y, w, h = pygame.Rect(box)
    for start in range(0, 2 * (w + h) - 4, period):
        for step in range(start, start + dash):
            if step < w:
                canvas.pixel(x + step, y, ink)
            elif step < w + h - 1:
                canvas.pixel(x + w - 1, y + step - w + 1, ink)
            elif step < 2 * w + h - 2:
                canvas.pixel(x + 2 * w + h - 3 - step, y + h - 1, ink)
            elif step < 2 * (w + h) - 4:
                canvas.pixel(x, y + 2 * (w + h) - 4 - step, ink)
