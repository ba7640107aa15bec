"""Animals seen from the side, drawn at any size of stage. Each faces right, or left with *flip*."""

from __future__ import annotations

from game.tools.bake.pictures.drawing import pairs, step
from game.tools.bake.pictures.stage import Stage

GALLOP = ("3,6 0,10 -4,11", "4,6 3,11 0,13", "15,6 19,8 21,12", "14,6 18,10 16,13")
TROT = ("3,6 2,10 3,14", "5,6 4,10 2,14", "15,6 17,9 16,13", "13,6 13,10 14,14")
STAND = ("3,6 2,10 3,14", "6,6 6,10 6,14", "15,6 15,10 15,14", "12,6 12,10 12,14")
GAITS = {"gallop": GALLOP, "trot": TROT, "stand": STAND}


def _at(points: str, x: float, y: float, flip: bool) -> str:
    return " ".join(f"{x - px if flip else x + px},{y + py}" for px, py in pairs((points,)))


def horse(
    s: Stage, x: float, y: float, coat: str = "w3", mane: str = "w0", gait: str = "gallop", flip: bool = False
) -> None:
    """A horse of 25x20; (x, y) is the rump's upper corner. To be drawn inside an outline."""
    dark, lit = step(coat, -1), step(coat, 1)
    legs = GAITS[gait]
    for leg in (legs[0], legs[2]):
        s.limb(dark, _at(leg, x, y, flip), width=2)
    s.limb(mane, _at("0,1 -3,4 -4,9", x, y, flip), width=2)
    s.limb(coat, _at("3,3 9,4 15,3", x, y, flip), width=7)
    s.limb(coat, _at("15,2 19,-4", x, y, flip), width=5)
    s.limb(coat, _at("19,-5 24,-2", x, y, flip), width=3.4)
    for leg in (legs[1], legs[3]):
        s.limb(coat, _at(leg, x, y, flip), width=2)
    s.limb(mane, _at("14,-2 18,-8", x, y, flip), width=2)
    s.line(lit, _at("2,0 9,1 14,0", x, y, flip))
    ((ex, ey),) = pairs((_at("20,-5", x, y, flip),))
    s.rect("k0", ex, ey, 1, 1)
    s.line(coat, _at("18,-7 19,-9", x, y, flip))


def camel(s: Stage, x: float, y: float, coat: str = "p1", flip: bool = False, load: str = "") -> None:
    """A camel of 24x26 with its load on the hump; (x, y) is the rump."""
    dark, lit = step(coat, -1), step(coat, 1)
    for leg in ("2,4 1,10 2,16", "13,4 14,10 13,16"):
        s.limb(dark, _at(leg, x, y, flip), width=2)
    s.limb(coat, _at("2,2 8,2 14,2", x, y, flip), width=6)
    s.limb(coat, _at("5,-1 8,-4 11,-1", x, y, flip), width=4)
    s.limb(coat, _at("15,2 18,3 20,-2 20,-7", x, y, flip), width=3)
    s.limb(coat, _at("20,-8 24,-7", x, y, flip), width=3)
    for leg in ("4,4 4,10 4,16", "15,4 15,10 16,16"):
        s.limb(coat, _at(leg, x, y, flip), width=2)
    s.line(lit, _at("1,-1 4,-2", x, y, flip))
    ((ex, ey),) = pairs((_at("22,-8", x, y, flip),))
    s.rect("k0", ex, ey, 1, 1)
    if load:
        s.poly(load, _at("4,-3 12,-3 14,5 3,5", x, y, flip))
        s.line(step(load, 1), _at("4,-3 12,-3", x, y, flip))
        s.line("y3", _at("3,4 14,4", x, y, flip))


def ox(s: Stage, x: float, y: float, coat: str = "w3", flip: bool = False) -> None:
    """An ox of 24x17; (x, y) is the rump's upper corner."""
    dark = step(coat, -1)
    for leg in ("3,6 2,13", "14,6 15,13"):
        s.limb(dark, _at(leg, x, y, flip), width=2.4)
    s.limb(coat, _at("3,3 15,3", x, y, flip), width=8)
    s.limb(coat, _at("16,1 21,2 23,5", x, y, flip), width=5)
    for leg in ("5,6 5,13", "17,6 17,13"):
        s.limb(coat, _at(leg, x, y, flip), width=2.4)
    s.limb("p5", _at("20,-1 22,-5 25,-6", x, y, flip), width=1)
    s.line(step(coat, 1), _at("1,-1 15,-1", x, y, flip))
    ((ex, ey),) = pairs((_at("22,2", x, y, flip),))
    s.rect("k0", ex, ey, 1, 1)
