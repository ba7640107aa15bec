"""The plain AIs: clockwork heads of tin, wood, copper, iron, gold and ivory, each with a crest of its own."""

from __future__ import annotations

from typing import Literal, NamedTuple

from game.tools.bake.pictures.cast import SIZE, desk
from game.tools.bake.pictures.cast_places import diamonds
from game.tools.bake.pictures.drawing import Drawing
from game.tools.bake.pictures.stage import Stage

Crest = Literal["bulb", "key", "comb", "crown", "rays"]


class Clockwork(NamedTuple):
    """A head by its metal's ramp, the glass of its eyes, the wall behind it, how many wheels drive it, and
    what it has on its head.
    """

    metal: str
    glass: str
    wall: str
    wheels: int
    crest: Crest = "bulb"


CLOCKWORKS = {
    "novice": Clockwork("s", "g4", "t", 1),
    "rookie": Clockwork("w", "y4", "n", 1, "key"),
    "adept": Clockwork("o", "b4", "s", 2),
    "expert": Clockwork("k", "t5", "g", 2, "comb"),
    "master": Clockwork("y", "r4", "v", 3, "crown"),
    "grandmaster": Clockwork("p", "v4", "b", 3, "rays"),
}
FACE = """
....555555
..55444444
.544444444
.544444444
5444444444
5441111444
5441ee1444
5441ee1444
5441111444
5444444444
5444444443
.544444433
.344444444
.344411111
..34441111
..33443333
...3333333"""
KEY = """
.333..333.
3444334443
34.4444.43
3444334443
.333..333.
....34...."""
WHEEL = """
..3.3..
.34443.
3441443
.41.143
3441442
.24442.
..2.2.."""


def portrait(kind: Clockwork) -> Drawing:
    """48x48, like any who sit at the table."""
    drawing = Drawing(*SIZE)
    s = Stage(drawing)
    diamonds(kind.wall)(s)
    with s.subject():
        _body(s, kind.metal)
        _head(s, kind)
    for x in ((24,), (20, 28), (16, 24, 32))[kind.wheels - 1]:
        s.grid(WHEEL, x - 3, 34, {digit: f"{'y' if kind.metal != 'y' else 'o'}{digit}" for digit in "1234"})
    desk(s)
    return drawing


def _body(s: Stage, metal: str) -> None:
    s.rect(f"{metal}1", 20, 26, 8, 5)
    for y in (27, 29):
        s.rect(f"{metal}3", 20, y, 7, 1)
    s.poly(f"{metal}2", (8, 48), (9, 36), (15, 31), (33, 31), (39, 36), (40, 48))
    s.poly(f"{metal}3", (9, 48), (10, 36), (16, 32), (28, 32), (24, 48))
    s.line(f"{metal}4", (10, 36), (16, 32), (30, 32))
    s.rect("k1", 13, 33, 22, 9)
    for x, y in ((11, 39), (37, 39)):
        s.dots(f"{metal}5", (x, y))


def _head(s: Stage, kind: Clockwork) -> None:
    metal = kind.metal
    s.grid(FACE, 14, 10, {digit: f"{metal}{digit}" for digit in "12345"} | {"e": kind.glass}, mirror=True)
    s.rect(f"{metal}2", 12, 17, 2, 6)
    s.rect(f"{metal}2", 34, 17, 2, 6)
    _crest(s, kind)


def _crest(s: Stage, kind: Clockwork) -> None:
    """What is on top of the head; all but the key stand around a bulb of its glass."""
    metal = kind.metal
    if kind.crest == "key":
        s.rect(f"{metal}1", 23, 7, 2, 3)
        s.grid(KEY, 19, 1, {digit: f"y{digit}" for digit in "1234"})
        return
    if kind.crest == "rays":
        for x, high in ((14, 5), (17, 8), (20, 6), (27, 6), (30, 8), (33, 5)):
            s.rect("y3", x, 12 - high, 1, high)
            s.dots("y5", (x, 11 - high))
        s.rect("y4", 14, 10, 20, 2)
        s.dots("r4", (18, 10), (29, 10))
    if kind.crest == "comb":
        s.poly("r2", (15, 11), (17, 6), (20, 4), (20, 10))
        s.poly("r3", (32, 11), (30, 6), (27, 4), (27, 10))
    s.rect(f"{metal}1", 23, 6, 2, 4)
    s.disc(kind.glass, 24, 5, 2)
    if kind.crest == "crown":
        for x, high in ((16, 4), (20, 5), (27, 5), (31, 4)):
            s.rect("y4", x, 11 - high, 2, high)
