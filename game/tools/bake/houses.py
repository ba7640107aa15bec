"""Troyes Dice's six buildings, 26x20 in three states: open (a plan), built, lost (hatched); small, 13x10."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.tools.bake import wheel
from game.tools.bake.atlas import Sheet
from game.tools.bake.outline import outlined
from game.tools.bake.pictures.drawing import Drawing, rows
from game.ui.canvas import Canvas
from game.ui.pixels import CLEAR, index

SIZE = (24, 18)
STATES = ("open", "built", "lost")
RAMPS = {"castle": "r", "palace": "r", "hall": "y", "town_hall": "y", "cathedral": "s", "bishopric": "s"}


def _castle(d: Drawing, ramp: str) -> None:
    """A keep between two towers, a portcullis, a banner."""
    _wall(d, ramp, 1, 8, 7, 10)
    _wall(d, ramp, 16, 8, 7, 10)
    _wall(d, ramp, 7, 5, 10, 13)
    for x, y in rows("1,6 4,6 6,6 16,6 19,6 21,6 7,3 10,3 13,3 15,3"):
        d.rect(f"{ramp}4", x, y, 2, 2)
    d.rect("k0", 10, 11, 4, 7)
    d.px("k0", "11,10 12,10 3,11 3,12 20,11 20,12 9,7 14,7")
    for x in (10, 12):
        d.down(f"{ramp}5", x, 12, 6)
    d.down("k0", 12, 0, 5)
    d.rect("y4", 13, 0, 4, 2)


def _palace(d: Drawing, ramp: str) -> None:
    """Two rows of windows under a steep roof with dormers and chimneys."""
    d.rect("k1", 4, 0, 2, 4)
    d.rect("k1", 18, 0, 2, 4)
    d.poly(f"{ramp}1", "0,8 3,2 20,2 23,8")
    d.line(f"{ramp}3", "1,7 3,2 20,2")
    for x in (5, 11, 17):
        d.poly(f"{ramp}5", (x - 1, 7), (x, 4), (x + 1, 4), (x + 2, 7))
        d.rect("k0", x, 6, 1, 2)
    _wall(d, ramp, 1, 8, 22, 10)
    d.across(f"{ramp}2", 1, 12, 22)
    for x in (3, 7, 15, 19):
        d.rect("k0", x, 9, 2, 2)
        d.rect("k0", x, 14, 2, 3)
        d.px("y4", (x, 9), (x, 14))
    d.rect("k0", 10, 13, 4, 5)
    d.across("y4", 10, 13, 4)
    d.rect("y4", 11, 9, 2, 2)


def _hall(d: Drawing, ramp: str) -> None:
    """A half-timbered gable over the merchants' open door."""
    d.poly(f"{ramp}3", "0,9 12,-1 23,9")
    d.poly("p5", "4,9 12,2 19,9")
    d.line(f"{ramp}5", "1,8 11,0")
    d.rect("p5", 2, 9, 20, 9)
    d.rect("p3", 17, 9, 5, 9)
    for y in (9, 13):
        d.across("w1", 2, y, 20)
    for x in (2, 7, 16, 21):
        d.down("w1", x, 9, 9)
    d.line("w1", "7,8 12,3 16,8")
    d.line("w1", "3,10 6,12")
    d.line("w1", "20,10 17,12")
    for x in (3, 17):
        d.rect("b1", x + 1, 14, 3, 3)
    d.rect("k0", 9, 11, 6, 7)
    d.rect(f"{ramp}3", 10, 14, 4, 4)
    d.rect(f"{ramp}4", 10, 5, 4, 3)
    d.rect("k0", 11, 6, 2, 1)


def _town_hall(d: Drawing, ramp: str) -> None:
    """Arcades below, and a belfry with the town's clock."""
    d.poly(f"{ramp}2", "0,9 3,5 20,5 23,9")
    d.line(f"{ramp}3", "1,8 3,5 8,5")
    _wall(d, ramp, 1, 9, 22, 9)
    _wall(d, ramp, 9, 3, 6, 9)
    d.poly(f"{ramp}2", "8,3 11,-2 12,-2 15,3")
    d.px("y5", "11,0 12,0")
    d.oval("p5", 10, 4, 4, 4)
    d.px("k0", "12,5 11,6 12,6")
    for x in (3, 6, 16, 19):
        d.rect("k0", x, 10, 1, 2)
    for x in (2, 7, 13, 18):
        d.rect("k0", x, 14, 4, 4)
        d.across("k0", x + 1, 13, 2)
    d.across(f"{ramp}5", 1, 12, 22)


def _cathedral(d: Drawing, ramp: str) -> None:
    """Two spires, a rose window and three portals."""
    _wall(d, ramp, 2, 6, 7, 12)
    _wall(d, ramp, 15, 6, 7, 12)
    d.poly(f"{ramp}2", "2,6 5,-1 8,6")
    d.poly(f"{ramp}2", "15,6 18,-1 21,6")
    d.line(f"{ramp}5", "2,5 5,0")
    d.line(f"{ramp}5", "15,5 18,0")
    d.poly(f"{ramp}4", "9,9 12,4 14,9")
    d.rect(f"{ramp}4", 9, 8, 6, 10)
    d.oval("b2", 9, 7, 6, 6)
    d.px("r4", "11,8 12,11 13,9")
    d.px("y4", "10,10 12,9 11,11 13,10")
    d.rect("k0", 10, 14, 4, 4)
    for x in (4, 17):
        d.rect("k0", x, 8, 1, 3)
        d.rect("k0", x + 2, 8, 1, 3)
        d.rect("k0", x, 14, 3, 4)
        d.px("k0", (x + 1, 13))
    d.across(f"{ramp}5", 2, 12, 7)
    d.across(f"{ramp}5", 15, 12, 7)


def _bishopric(d: Drawing, ramp: str) -> None:
    """A chapel's apse with its cross beside the bishop's house."""
    d.poly("o2", "8,9 11,4 22,4 23,9")
    d.line("o4", "9,8 11,4 21,4")
    d.rect("k1", 18, 1, 2, 4)
    _wall(d, ramp, 9, 9, 14, 9)
    _wall(d, ramp, 1, 7, 8, 11)
    d.poly(f"{ramp}1", "0,7 4,1 5,1 9,7")
    d.line(f"{ramp}4", "1,6 4,2")
    d.down("y4", 4, -1, 3)
    d.across("y4", 3, 0, 3)
    d.rect("b1", 3, 9, 3, 5)
    d.px("r4", "4,10 4,12")
    d.px("y4", "3,11 5,12")
    for x in (11, 19):
        d.rect("k0", x, 11, 2, 3)
        d.px(f"{ramp}5", (x, 14), (x + 1, 14))
    d.rect("k0", 14, 12, 4, 6)
    d.across("m2", 14, 11, 4)


PAINTERS: dict[str, Callable[[Drawing, str], None]] = {
    "castle": _castle,
    "hall": _hall,
    "cathedral": _cathedral,
    "palace": _palace,
    "town_hall": _town_hall,
    "bishopric": _bishopric,
}


def _wall(d: Drawing, ramp: str, x: int, y: int, w: int, h: int) -> None:
    """Masonry with its lit edge left and above, its dark one right."""
    d.rect(f"{ramp}4", x, y, w, h)
    d.down(f"{ramp}5", x, y, h)
    d.across(f"{ramp}5", x, y, w)
    d.rect(f"{ramp}2", x + w - 2, y + 1, 2, h - 1)


def house(name: str, state: str, ramp: str = "") -> pygame.Surface:
    """One building; another *ramp* paints it in another district's colour."""
    ramp = ramp or RAMPS[name]
    drawing = Drawing(SIZE[0] + 2, SIZE[1] + 2, origin=(1, 1))
    PAINTERS[name](drawing, ramp)
    if state == "built":
        return outlined(drawing.crop(1, 1, *SIZE).surface)
    return _planned(drawing.surface, ramp if state == "open" else "")


def _planned(house: pygame.Surface, ramp: str) -> pygame.Surface:
    """The plan of a house: dark lines on a light tint of its ramp; without one, ashes."""
    shape, plan = Canvas(house), Canvas(house.copy())
    w, h = house.get_size()
    dark = {index(ink) for ink in ("k0", "k1", "w1", "b1", "b2")}
    for y in range(h):
        for x in range(w):
            value = shape.value(x, y)
            if value == CLEAR:
                continue
            near = ((x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1))
            rim = any(not (0 <= a < w and 0 <= b < h) or shape.value(a, b) == CLEAR for a, b in near)
            if not ramp:
                plan.pixel(x, y, "k3" if (x + y) % 3 else "k4")
            elif rim:
                plan.pixel(x, y, f"{ramp}1")
            else:
                plan.pixel(x, y, f"{ramp}2" if value in dark else f"{ramp}5")
    return plan.surface


def mini(name: str) -> pygame.Surface:
    """A built house at half its size."""
    return pygame.transform.scale(house(name, "built"), (13, 10))


def sheet() -> Sheet:
    """The turntable and the houses; see ``wheel``."""
    sprites = wheel.sprites()
    for name in PAINTERS:
        for state in STATES:
            sprites[f"{name}_{state}"] = house(name, state)
        sprites[f"{name}_mini"] = mini(name)
    return Sheet(sprites, width=629)
