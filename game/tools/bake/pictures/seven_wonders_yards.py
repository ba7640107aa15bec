"""7 Wonders: brown cards, where raw materials are sawn, cut, fired and cast."""

from __future__ import annotations

from game.tools.bake.pictures.actors import actor
from game.tools.bake.pictures.drawing import rows
from game.tools.bake.pictures.gallery import WONDERS, Gallery
from game.tools.bake.pictures.stage import Stage
from game.tools.bake.pictures.wares import (
    block,
    boxes,
    cypress,
    flame,
)

GALLERY = Gallery(WONDERS)


@GALLERY.scene("timber_yard")
def timber_yard(s: Stage) -> None:
    """Two men carry a long beam past the stack of sawn planks."""
    s.sky("b3 b4 p5", 0, 20)
    for x, h in rows("3,15 10,11 44,14 50,17"):
        cypress(s, x, 22, h)
    s.ridge("g3", "0,20 26,19 52,20", lit="g4")
    s.ridge("y3", "0,28 52,27", lit="y4")
    with s.subject():
        for number in range(4):
            y = 12 + number * 4
            s.rect("o4" if number % 2 else "o5", 18 + number % 2, y, 30, 3)
            s.rect("w4", 18 + number % 2, y + 2, 30, 1)
            s.rect("o3", 44, y, 4, 3)
            s.rect("w2", 20, y + 3, 2, 1)
            s.rect("w2", 40, y + 3, 2, 1)
    actor(s, "walk", 6, 41, "r3", "n3", "w1", "b2")
    actor(s, "walk", 38, 41, "b3", "n2", "k1", "w2")
    with s.subject():
        s.poly("w4", "1,32 52,31 52,36 1,37")
        s.poly("w5", "1,32 52,31 52,32 1,33")
        s.poly("w2", "1,36 52,35 52,36 1,37")
    s.rect("o5", 1, 33, 2, 3)
    for x in (20, 26, 32):
        s.rect("w3", x, 34, 4, 1)


@GALLERY.scene("sawmill")
def sawmill(s: Stage) -> None:
    """Two sawyers pull a long blade up and down through a trunk on trestles."""
    s.sky("b4 b5", 0, 42)
    s.rect("w2", 0, 0, 52, 5)
    s.poly("o2", "-1,0 53,0 53,4 26,9 -1,4")
    for x in range(0, 52, 5):
        s.rect("o1", x, 1, 1, 4)
    s.ridge("g3", "0,22 20,18 52,21", lit="g4")
    s.rect("y3", 0, 33, 52, 9)
    s.rect("y4", 0, 33, 52, 1)
    boxes(s, "w3", "0,4,3,36 49,4,3,36")
    boxes(s, "w4", "0,4,1,36 49,4,1,36")
    with s.subject():
        for x in (20, 42):
            s.line("w3", (x - 3, 41), (x, 26), width=2)
            s.line("w3", (x + 3, 41), (x, 26), width=2)
        s.rect("w3", 14, 21, 36, 7)
        s.rect("w4", 14, 21, 36, 2)
        s.rect("w2", 14, 26, 36, 2)
        s.disc("o4", 14.5, 24.5, 3.6)
    s.disc("o5", 14.5, 24.5, 2.4)
    s.disc("o3", 14.5, 24.5, 1)
    actor(s, "bend", 28, 21, "r3", "n3", "w1", "b2", flip=True)
    actor(s, "bear", 30, 42, "t3", "n2", "k1", "w1")
    with s.subject():
        s.rect("s4", 26, 12, 3, 24)
        s.rect("w4", 24, 11, 7, 2)
        s.rect("w4", 24, 35, 7, 2)
    for y in range(13, 35, 2):
        s.rect("s1", 28, y, 1, 1)
    s.rect("s5", 26, 12, 1, 23)
    for x, y in rows("23,38 27,40 24,36 29,39 30,41"):
        s.rect("o5", x, y, 2, 1)


OX = """
..............h....h
...............h..h.
...............3443.
....3333333333344443
..3344444444444344k4
.344444444444444.433
.344444444444443....
.344444444444433....
.3344433333444333...
..344.333..3443.3...
..33..33...33..33...
..33..33...33..33...
..kk..kk...kk..kk..."""


@GALLERY.scene("quarry")
def quarry(s: Stage) -> None:
    """In a cleft of the mountain men drive wedges and lever a block off the white rock."""
    s.sky("b3 b4 y5", 0, 20)
    s.poly("p3", "-1,42 -1,6 6,2 15,4 24,0 38,3 46,-1 53,2 53,42")
    s.poly("g3", "-1,7 6,2 15,4 24,0 38,3 46,-1 53,2 53,4 46,2 38,6 24,3 15,7 6,5 -1,9")
    for x, y, w, h in rows("16,8,37,7 22,15,31,8 28,23,25,8"):  # steps cut into the rock
        s.rect("p4", x, y, w, h)
        s.rect("p5", x, y, w, 1)
        s.rect("p1", x, y + h - 1, w, 1)
        for dx in range(6, int(w), 9):
            s.rect("p2", x + dx, y + 1, 1, h - 2)
    for points in ("3,12 8,16 5,24", "10,10 12,20 8,30", "1,28 6,34"):
        s.line("p1", points)
    s.rect("o3", 0, 37, 52, 5)
    s.rect("o4", 0, 37, 52, 1)
    with s.subject():  # the block that comes off
        s.poly("p5", "21,26 35,24 37,38 23,39")
        s.poly("p3", "33,24 35,24 37,38 34,38")
    s.poly("k0", "37,23 39,23 41,37 39,38")
    s.poly("p4", "21,26 35,24 34,26 22,28")
    for x in (25, 29):
        s.rect("w2", x, 23 - (x - 25) * 0.2, 1.6, 3)
    actor(s, "raise", 40, 23, "r3", "n3", "w1", "p2", "w1", flip=True)
    with s.subject():
        s.line("w4", "40,6 45,10", width=2)
        s.rect("s3", 37, 3, 5, 4)
    actor(s, "thrust", 3, 41, "b3", "n2", "k1", "w3", "w1")
    with s.subject():
        s.line("w4", "13,31 25,39", width=2)
    s.dots("p5", "20,36 18,39 27,40 30,41 44,40 47,39")


@GALLERY.scene("brickyard")
def brickyard(s: Stage) -> None:
    """A brickmaker strikes bricks from the mould before a smoking kiln."""
    s.sky("b4 b5 o5", 0, 24)
    for x, y, r in rows("38,3,4 43,1,4 34,6,3"):
        s.disc("s3", x, y, r)
        s.disc("s4", x - 1, y - 1, r - 1.5)
    s.ridge("y3", "0,22 52,22", lit="y4")
    with s.subject():
        s.poly("o3", "22,32 24,14 30,9 43,9 49,14 51,32")
        s.poly("o4", "22,32 24,14 30,9 33,9 29,16 28,32")
        s.poly("o2", "45,11 49,14 51,32 46,32")
    for number in range(6):
        y = 12 + number * 3.5
        s.rect("o2", 25 - number * 0.4, y, 24, 1)
        for x in range(26 + number % 2 * 3, 48, 6):
            s.rect("o2", x, y, 1, 3)
    s.oval("k0", 31, 19, 12, 13)
    s.rect("k0", 31, 25, 12, 7)
    flame(s, 37, 32, 9)
    s.rect("r3", 33, 31, 8, 1)
    s.rect("y2", 0, 32, 52, 10)
    for row in range(2):
        for x in range(20 - row * 4, 52, 8):
            block(s, "o3", x, 33 + row * 5, 6, 3)
    actor(s, "bend", 4, 39, "p4", "n2", "k1", "w2")
    with s.subject():
        s.rect("w4", 13, 35, 9, 4)
    s.rect("o2", 14, 36, 7, 2)


@GALLERY.scene("foundry")
def foundry(s: Stage) -> None:
    """Two founders tip a crucible; white-hot metal runs into the mould."""
    s.tile("k2", "k1", 0, 0, 52, 34, 7, 4)
    s.disc("r2", 30, 24, 17)
    s.disc("o2", 29, 25, 12)
    s.disc("o3", 28, 26, 7)
    s.rect("k1", 0, 34, 52, 8)
    s.rect("k3", 0, 34, 52, 1)
    with s.subject():  # furnace
        s.poly("s2", "0,34 0,12 3,6 12,6 15,12 16,34")
        s.rect("s3", 0, 12, 4, 22)
    s.oval("k0", 3, 16, 9, 12)
    flame(s, 7.5, 28, 11)
    actor(s, "thrust", 10, 36, "b3", "n2", "k1", "w1")
    actor(s, "thrust", 38, 36, "t3", "n2", "w1", "k1", flip=True)
    with s.subject():
        s.poly("s3", "25,16 40,16 38,26 35,27 28,25")
        s.line("s2", "24,20 10,30", width=2)
        s.line("s2", "40,20 50,29", width=2)
        s.rect("s4", 25, 15, 15, 2)
    s.rect("y5", 26, 15, 13, 1)
    s.poly("y4", "25,16 28,16 27,22 26,34 24,34")
    s.poly("p5", "25,17 26,17 26,34 25,34")
    with s.subject():
        block(s, "w4", 18, 34, 16, 7)
    s.rect("y5", 20, 34, 12, 2)
    s.rect("o3", 20, 36, 12, 1)
    for x, y in rows("22,29 29,31 20,25 31,28 23,20 18,30 33,33"):
        s.rect("y5", x, y, 1, 1)


WOODCUTTER = """
........sss.w...
.......s5sssw...
.......s5ssw....
........ss.w....
..........w.....
..hhhh.ffw......
.hhhfff.b.......
.hhfkfffb.......
..hffffLb.......
..hFFF.bb.......
.LLLbbbbb.......
LLbbbbbb........
LbbddbbdF.......
Lbbd.bd.........
.bbbbbd.........
.yyyyyy.........
.lllllll........
.lll.lll........
.lll.lll........
.ll...ll........
kkk...kkk......."""


@GALLERY.scene("lumber_yard")
def lumber(s: Stage) -> None:
    s.sky("b4 b5 y5", 0, 22)
    s.ridge("t3", "0,17 12,13 26,17 40,12 52,16")
    _firs(s)
    s.ridge("g3", "0,25 20,24 52,25", lit="g4")
    s.ridge("y2", "0,31 52,30", lit="y3")
    _stack(s)
    with s.subject():  # a round split on the block
        s.rect("w3", 18, 34, 9, 7)
        s.rect("w4", 18, 34, 3, 7)
        s.oval("o4", 18, 32, 9, 4)
    s.oval("o5", 19, 32.5, 6, 2.5)
    with s.subject():
        s.poly("w3", "20,25 22,24 22,33 19,33")
        s.poly("o4", "22,24 25,25 25,33 22,33")
    s.rect("o5", 22, 25, 1, 8)
    s.grid(
        WOODCUTTER,
        2,
        19,
        {
            "h": "w1",
            "f": "n3",
            "F": "w2",
            "k": "k0",
            "b": "r3",
            "L": "r4",
            "d": "r2",
            "s": "s4",
            "5": "p5",
            "w": "w4",
            "y": "w2",
            "l": "b2",
        },
        outline=True,
    )
    for x, y in rows("15,40 28,41 13,37 29,38 17,41"):
        s.rect("y5", x, y, 2, 1)


def _firs(s: Stage) -> None:
    """Firs at the edge of the wood."""
    for x, y, h in rows("2,24,17 9,22,13 15,24,16 36,22,14 43,24,19 50,23,15"):
        for level in range(4):
            half = 1.6 + level * 1.3
            top = y - h + level * h / 4.6
            s.poly("g1", (x - half - 1, top + h / 3), (x, top), (x + half + 1, top + h / 3))
            s.poly("g2", (x - half - 1, top + h / 3), (x, top), (x, top + h / 3))
        s.rect("w1", x - 0.5, y - 2, 1.5, 3)


def _stack(s: Stage) -> None:
    """Logs on a heap, their rings to the front."""
    with s.subject():  # the stack
        for x, y in rows("30,29 37,29 44,29 33.5,23 40.5,23 37,17"):
            s.disc("w2", x + 3, y + 3, 3.6)
    for x, y in rows("30,29 37,29 44,29 33.5,23 40.5,23 37,17"):
        s.disc("w3", x + 3, y + 3, 3.4)
        s.disc("o5", x + 3, y + 3, 2.6)
        s.disc("o4", x + 3.2, y + 3.2, 1.9)
        s.disc("o5", x + 3, y + 3, 1.2)
        s.dots("w3", (x + 3, y + 3))
