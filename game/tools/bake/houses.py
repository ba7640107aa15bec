"""Troyes Dice's six buildings, 26x20 in three states: open (tinted), built, lost (hatched); small, 13x10."""

from __future__ import annotations

import pygame

from game.tools.bake import wheel
from game.tools.bake.atlas import Sheet
from game.tools.bake.outline import outlined
from game.ui.canvas import Canvas
from game.ui.pixels import CLEAR, blank

SIZE = (24, 18)
STATES = ("open", "built", "lost")
RAMPS = {"castle": "r", "palace": "r", "hall": "y", "town_hall": "y", "cathedral": "s", "bishopric": "s"}

Rects = tuple[tuple[int, int, int, int], ...]
Polygons = tuple[tuple[tuple[int, int], ...], ...]

SHAPES: dict[str, tuple[Rects, Polygons]] = {
    "castle": (
        (
            (2, 4, 6, 14),
            (16, 4, 6, 14),
            (7, 8, 10, 10),
            *((x, 2, 2, 3) for x in (2, 6, 16, 20)),
            *((x, 6, 2, 3) for x in (8, 11, 14)),
        ),
        (),
    ),
    "hall": (((3, 8, 18, 10),), (((1, 8), (6, 2), (17, 2), (22, 8)),)),
    "cathedral": (
        ((3, 6, 6, 12), (15, 6, 6, 12), (8, 8, 8, 10)),
        (((3, 6), (5, 0), (6, 0), (8, 6)), ((15, 6), (17, 0), (18, 0), (20, 6)), ((8, 9), (12, 4), (16, 9))),
    ),
    "palace": (((3, 9, 18, 9),), tuple(((x, 9), (x + 3, 2), (x + 6, 9)) for x in (2, 9, 16))),
    "town_hall": (
        ((2, 9, 20, 9), (14, 3, 6, 8)),
        (((1, 9), (6, 4), (11, 9)), ((13, 4), (17, 0), (21, 4))),
    ),
    "bishopric": (
        ((7, 8, 14, 10), (3, 7, 6, 11)),
        (((7, 8), (14, 5), (21, 8)), ((3, 7), (5, 0), (6, 0), (8, 7))),
    ),
}


def house(name: str, state: str, ramp: str = "") -> pygame.Surface:
    """One building; another *ramp* paints it in another district's colour."""
    ramp = ramp or RAMPS[name]
    shape = Canvas(blank(SIZE))
    rects, polygons = SHAPES[name]
    for rect in rects:
        shape.fill("k0", rect)
    for polygon in polygons:
        shape.polygon(polygon, "k0")
    painted = Canvas(blank(SIZE))
    for y in range(SIZE[1]):
        for x in range(SIZE[0]):
            if _set(shape, x, y):
                painted.pixel(x, y, _ink(shape, x, y, ramp, state))
    if state != "built":
        framed = Canvas(blank((SIZE[0] + 2, SIZE[1] + 2)))
        framed.blit(painted.surface, 1, 1)
        return framed.surface
    built = Canvas(outlined(painted.surface))
    built.fill("k0", (11, 14, 3, 5))
    built.down(12, 15, 4, "y3")
    return built.surface


def _set(shape: Canvas, x: int, y: int) -> bool:
    return 0 <= x < SIZE[0] and 0 <= y < SIZE[1] and shape.value(x, y) != CLEAR


def _ink(shape: Canvas, x: int, y: int, ramp: str, state: str) -> str:
    lit = not (_set(shape, x - 1, y) and _set(shape, x, y - 1))
    dark = not (_set(shape, x + 1, y) and _set(shape, x, y + 1))
    if state == "lost":
        return "k3" if (x + y) % 3 else "k4"
    if state == "open":
        return f"{ramp}{(1 if (x + y) % 2 else 3) if lit or dark else 4}"
    if not lit and not dark and y in (11, 12) and x % 5 == 2:
        return "k1"
    return f"{ramp}{5 if lit else 2 if dark else 3 if y < 9 else 4}"


def mini(name: str) -> pygame.Surface:
    """A built house at half its size."""
    return pygame.transform.scale(house(name, "built"), (13, 10))


def sheet() -> Sheet:
    """The turntable and the houses; see ``wheel``."""
    sprites = wheel.sprites()
    for name in SHAPES:
        for state in STATES:
            sprites[f"{name}_{state}"] = house(name, state)
        sprites[f"{name}_mini"] = mini(name)
    return Sheet(sprites, width=629)
