"""7 Wonders: yellow cards of the third age."""

from __future__ import annotations

from game.tools.bake.pictures.actors import actor
from game.tools.bake.pictures.drawing import rows
from game.tools.bake.pictures.gallery import WONDERS, Gallery
from game.tools.bake.pictures.stage import Stage
from game.tools.bake.pictures.wares import (
    block,
    boxes,
    coins,
    flame,
    jar,
    sack,
    scroll,
)

GALLERY = Gallery(WONDERS)


@GALLERY.scene("haven")
def haven(s: Stage) -> None:
    """Porters carry cargo down the gangway of a big ship moored at the quay."""
    s.sky("b3 b4 b5 p5", 0, 26)
    s.ridge("g3", "0,20 8,15 18,20 52,18", lit="g4")
    for x in (2, 7, 12):
        s.rect("p4", x, 16, 4, 5)
        s.rect("o3", x, 15, 4, 1)
    s.rect("b2", 0, 21, 52, 12)
    s.waves("b3 b4 b5", 22, 24, 8)
    with s.subject():
        s.rect("w3", 34, 0, 2, 22)
        s.poly("p5", "24,3 46,3 49,9 46,15 24,15 27,9")
    for x in (29, 35, 41):
        s.rect("r3", x, 4, 2, 11)
    s.rect("w4", 22, 2, 26, 1)
    with s.subject():
        s.poly("w3", "15,17 20,20 46,20 52,14 54,17 49,30 24,30 18,24")
        s.poly("w4", "15,17 20,20 46,20 52,14 52,17 47,23 21,23")
    s.rect("r3", 21, 25, 29, 2)
    s.disc("p5", 20, 22, 1.6)
    s.dots("k0", "20,22")
    s.rect("s3", 0, 34, 52, 8)
    s.rect("s5", 0, 34, 52, 1)
    for x in range(0, 52, 9):
        s.rect("s2", x, 35, 1, 7)
    with s.subject():
        s.poly("w5", "26,25 30,25 26,37 20,37")
    actor(s, "bear", 17, 42, "o3", "n2", "k1", "p4", "w1")
    with s.subject():
        sack(s, 18, 26, "p3", 8)
    with s.subject():
        block(s, "w4", 33, 34, 9, 7)
        block(s, "w3", 43, 36, 8, 5)
    with s.subject():
        jar(s, 3, 41, "o", 11)


@GALLERY.scene("lighthouse")
def lighthouse(s: Stage) -> None:
    """A tower throws its beam over a stormy night; a ship runs for it."""
    s.sky("k0 b0 b1", 0, 30)
    s.poly("b1", "36,11 -1,2 -1,22")
    s.poly("b2", "36,11 -1,6 -1,18")
    s.poly("y4", "36,10 -1,9 -1,15 36,12")
    s.poly("y5", "36,10 4,11 4,13 36,12")
    s.rect("b0", 0, 28, 52, 14)
    with s.subject():
        s.poly("k3", "24,42 28,34 36,31 46,32 53,36 53,42")
        s.poly("k4", "24,42 28,34 36,31 37,33 31,37")
    with s.subject():
        s.poly("p4", "31,33 33,15 43,15 46,33")
        s.poly("p5", "31,33 33,15 36,15 35,33")
        s.poly("p2", "41,15 43,15 46,33 42,33")
        for y in (18, 22, 26, 30):
            s.rect("p2", 32, y, 13, 1)
        s.rect("p3", 31, 13, 15, 2)
        s.rect("y5", 34, 7, 9, 6)
        s.poly("r2", "32,7 38.5,1 45,7")
    s.rect("w0", 38, 16, 2, 3)
    s.rect("w0", 37, 29, 3, 4)
    boxes(s, "k1", "36,7,1,6 40,7,1,6")
    flame(s, 38.5, 13, 5)
    with s.subject():
        s.poly("w3", "4,31 8,33 18,33 22,30 19,37 8,37")
        s.poly("p4", "12,18 20,29 12,30")
        s.rect("w2", 11, 17, 1, 15)
    for x, y in rows("0,36 20,38 3,40 26,40 14,41 34,40"):
        s.rect("b3", x, y, 6, 1)
        s.rect("b5", x + 1, y - 1, 3, 1)
    s.dots("p5", "25,36 24,34 27,37 48,39")


@GALLERY.scene("chamber_of_commerce")
def chamber_of_commerce(s: Stage) -> None:
    """Two merchants shake hands over a counting table of coins and contracts."""
    s.rect("g1", 0, 0, 52, 42)
    for x in range(0, 52, 6):
        s.rect("g0", x, 0, 1, 30)
    with s.subject():
        s.rect("p3", 20, 1, 24, 13)
        s.rect("b4", 21, 2, 22, 11)
    s.poly("g4", "24,3 30,3 31,7 27,10 24,7")
    s.poly("y3", "34,4 41,4 40,9 36,12 34,8")
    s.line("r3", "27,8 31,10 37,7")
    actor(s, "half_offer", 9, 33, "r2", "n3", "w1", beard="w1")
    actor(s, "half_offer", 31, 33, "b2", "n2", "p5", flip=True, beard="s4")
    with s.subject():
        s.rect("n3", 23, 27, 5, 3)
        s.rect("n2", 27, 27, 5, 3)
    s.rect("y4", 11, 27, 4, 1)
    with s.subject():
        s.poly("w4", "2,32 50,32 53,37 -1,37")
        s.rect("w3", 0, 37, 52, 6)
    s.rect("w5", 3, 32, 47, 1)
    coins(s, "6,35,4 12,36,2 39,36,3 45,35,5")
    scroll(s, 21, 33, 12, 5)
    s.disc("r3", 31, 37, 1.6)


@GALLERY.scene("arena")
def arena(s: Stage) -> None:
    """Two gladiators fight on the sand; the tiers roar."""
    s.sky("b3 b4", 0, 8)
    s.oval("p2", -12, 2, 76, 44)
    for number in range(4):
        y = 4 + number * 4
        s.oval("p3" if number % 2 else "p1", -14 + number * 4, y, 80 - number * 8, 44)
        for x in range(number % 2 * 2, 52, 4):
            bend = ((x - 26) / 26) ** 2 * 4
            s.rect(("r3", "p5", "b3", "y3", "g3")[(x + number * 3) % 5], x, y + bend + 1, 2, 2)
            s.rect(("n3", "n2")[x % 4 // 2], x, y + bend, 2, 1)
    s.oval("w3", -10, 19, 72, 40)
    s.oval("y4", -8, 23, 68, 40)
    s.oval("y5", 4, 26, 30, 14)
    s.oval("y2", 9, 38, 20, 4)
    s.oval("y2", 30, 38, 20, 4)
    actor(s, "raise", 11, 41, "n2", "n3", "s3", "r3", "y3")
    with s.subject():
        s.poly("s5", "22,22 24,20 33,12 34,14 26,23")
        s.rect("y3", 21, 22, 5, 2)
    with s.subject():
        s.rect("r2", 8, 28, 7, 11)
    s.rect("r3", 8, 28, 2, 10)
    s.disc("y4", 11.5, 33, 1.8)
    s.poly("r3", "12,24 13,20 17,20 18,23")
    actor(s, "thrust", 33, 41, "n2", "w4", "y2", "b2", "y3", flip=True)
    with s.subject():
        s.line("w4", "22,32 50,32", width=1)
        s.rect("s5", 24, 29, 1.4, 7)
        s.rect("s5", 18, 29, 6, 1)
        s.rect("s5", 17, 32, 7, 1)
        s.rect("s5", 18, 35, 6, 1)
    s.line("p4", "44,36 51,33 50,40 45,39")
