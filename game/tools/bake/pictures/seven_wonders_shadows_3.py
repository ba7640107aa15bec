"""7 Wonders: black cards of the third age, unions, oaths and tombs."""

from __future__ import annotations

from game.tools.bake.pictures.actors import actor
from game.tools.bake.pictures.cloaks import HOOD, MASK, cloaked
from game.tools.bake.pictures.drawing import rows
from game.tools.bake.pictures.gallery import WONDERS, Gallery
from game.tools.bake.pictures.stage import Stage
from game.tools.bake.pictures.wares import (
    block,
    boxes,
    column,
    cypress,
    discs,
    flame,
    planks,
)

GALLERY = Gallery(WONDERS)


@GALLERY.scene("builders_union")
def builders_union(s: Stage) -> None:
    """Masons lay their trowels and hammers together over a corner stone and cheer."""
    s.sky("b3 b4 y5", 0, 37)
    with s.subject():
        s.line("w4", "46,36 40,4", width=2)
        s.line("w4", "40,4 52,1", width=2)
    with s.subject():
        s.rect("p3", 0, 18, 12, 20)
    s.tile("p3", "p2", 0, 18, 12, 20, 6, 4)
    s.ridge("y2", "0,36 52,36", lit="y3")
    actor(s, "raise", 10, 41, "r3", "n3", "w1", "b1", "p4")
    actor(s, "raise", 39, 41, "g3", "n2", "k1", "w2", "p4", flip=True)
    actor(s, "bear", 24, 36, "b3", "n4", "y2", "w1", "p4")
    with s.subject():
        s.line("w4", "22,24 27,13", width=2)
        s.rect("s3", 23, 9, 9, 5)
    with s.subject():
        s.line("w4", "38,24 33,17", width=2)
        s.poly("s5", "34,18 27,15 29,10 35,15")
    with s.subject():
        block(s, "p4", 20, 32, 18, 10)
    s.poly("y3", "29,34 32,40 26,40")
    s.poly("p4", "29,36.5 30.5,39 27.5,39")


@GALLERY.scene("torture_chamber")
def torture_chamber(s: Stage) -> None:
    """A masked gaoler heats irons by an empty rack; chains hang in the vault."""
    s.tile("s1", "s0", 0, 0, 52, 36, 8, 5)
    s.oval("k0", 20, 2, 18, 18)
    s.rect("k0", 20, 11, 18, 12)
    for x in range(22, 38, 4):
        s.rect("s2", x, 3, 1, 20)
    s.rect("k1", 0, 36, 52, 6)
    for x, h in ((17, 12), (41, 9), (47, 14)):
        for y in range(0, h, 3):
            s.rect("s3", x, y, 2, 2)
            s.rect("s0", x + 0.5, y + 1, 1, 1)
        s.line("s4", (x - 1, h), (x - 1, h + 3), (x + 2, h + 3), (x + 2, h))
    with s.subject():
        s.poly("w3", "22,27 51,24 53,29 24,33")
        s.rect("w2", 25, 32, 3, 9)
        s.rect("w2", 47, 29, 3, 11)
    for x in range(26, 50, 4):
        s.line("w1", (x, 27), (x + 1, 32))
    with s.subject():
        s.disc("w4", 23, 27, 5)
    s.disc("w2", 23, 27, 3.4)
    for line in ("23,20 23,34", "16,27 30,27", "18,22 28,32", "28,22 18,32"):
        s.line("w4", line)
    s.disc("s3", 23, 27, 1.4)
    cloaked(s, 34, 43, "r1")
    with s.subject():
        s.limb("r1", "36,38 30,36", width=3)
        s.line("s4", "30,37 14,31", width=2)
        s.rect("n3", 28, 35, 3, 3)
    s.rect("y4", 12, 30, 3, 2)
    with s.subject():
        s.poly("s2", "5,34 16,34 14,39 7,39")
    flame(s, 10, 35, 10)
    s.rect("r3", 6, 34, 9, 1)


@GALLERY.scene("contingent")
def contingent(s: Stage) -> None:
    """Allied troops march in step under two strange banners."""
    s.sky("b3 b4 o5", 0, 28)
    s.ridge("g2", "0,20 16,15 34,21 52,16", lit="g3")
    s.ridge("y3", "0,30 52,29", lit="y4")
    for x, ramp, sign in ((18, "v", "y4"), (38, "t", "p5")):
        with s.subject():
            s.rect("w4", x, 0, 1.5, 34)
            s.poly(f"{ramp}3", (x + 2, 2), (x + 13, 3), (x + 10, 7), (x + 13, 12), (x + 2, 12))
        s.rect(f"{ramp}4", x + 2, 3, 1, 8)
        s.disc(sign, x + 6, 7, 2)
    for number in range(5):
        x = 3 + number * 10
        with s.subject():
            s.rect("w3", x + 8, 12 + number % 2, 1, 24)
            s.poly("s5", (x + 7, 14), (x + 8.5, 9), (x + 10, 14))
        actor(s, "walk", x, 37 + number % 2, ("v2", "t2")[number % 2], ("n3", "n2")[number % 2], "y2", "p3")
    for number in range(4):
        x = 7 + number * 12
        with s.subject():
            s.disc(("v3", "t3")[number % 2], x + 3, 34, 5)
        s.disc("y4", x + 3, 34, 2)
        s.dots("p5", (x, 31))


@GALLERY.scene("brotherhood")
def brotherhood(s: Stage) -> None:
    """Hooded brothers lay hands on hands over a single candle."""
    s.rect("k0", 0, 0, 52, 42)
    discs(s, "r0", "27,24,22")
    discs(s, "r1", "27,25,16")
    discs(s, "o1", "27,25,11")
    for x in (1, 46):
        s.rect("k1", x, 0, 6, 42)
        s.rect("k2", x, 0, 1, 42)
    cloaked(s, 20, 26, "w2")
    cloaked(s, 6, 36, "w1", HOOD)
    cloaked(s, 35, 36, "w1", HOOD, flip=True)
    with s.subject():
        s.poly("w1", "12,32 25,27 27,31 15,38")
        s.poly("w1", "43,32 30,27 28,31 40,38")
        s.rect("n3", 24, 26, 4, 3)
        s.rect("n2", 27, 27, 4, 3)
        s.rect("n3", 25, 29, 5, 2)
    with s.subject():
        s.rect("p5", 26, 36, 4, 7)
    flame(s, 27.5, 36, 6)
    s.oval("o2", 19, 40, 17, 4)
    s.rect("p5", 26, 38, 4, 4)


@GALLERY.scene("embassy")
def embassy(s: Stage) -> None:
    """Two envoys clasp hands before the crossed flags of their cities."""
    s.rect("p3", 0, 0, 52, 36)
    for x in range(0, 52, 13):
        s.rect("p4", x, 0, 6, 36)
    s.rect("y2", 0, 0, 52, 2)
    planks(s, "r1", 36, 6, 6)
    with s.subject():
        s.line("w3", "20,28 36,2", width=2)
        s.line("w3", "38,28 22,2", width=2)
    with s.subject():
        s.poly("b3", "21,2 12,5 14,17 19,14 27,11")
        s.poly("b2", "16,4 21,2 27,11 22,12")
    with s.subject():
        s.poly("r3", "37,2 46,5 44,17 39,14 31,11")
        s.poly("r2", "42,4 46,5 44,17 40,14")
    s.disc("y4", 18, 9, 2)
    s.poly("p5", "37,7 41,7 39,11")
    actor(s, "offer", 17, 41, "b2", "n3", "w1")
    actor(s, "offer", 29, 41, "r2", "w4", "k1", flip=True, beard="k1")
    s.rect("y3", 19, 30, 5, 1)
    s.rect("y3", 35, 30, 5, 1)


HELMET = """
...rrrr...
..rrrrrrr.
.rr44444r.
..4444444.
..4444.44.
..444..44.
..44....4."""

MOURNING = """
....rr....
..ssssr...
.sssfffr..
.ssffff...
..sFff....
.LLbbbf...
LLbbbbbf..
LLbbbbbff.
LbbbbbFf..
.bbbbbb...
.bbbbbb...
.bbbbbbb..
.lll.ll...
.lll.ll...
.kkk.kkk.."""


@GALLERY.scene("cenotaph")
def cenotaph(s: Stage) -> None:
    """A soldier bows his head before an empty tomb crowned with arms; a flame burns."""
    s.sky("b1 b2 v3 m4", 0, 36)
    for x, h in rows("3,22 10,17 47,20 51,16"):
        cypress(s, x, 36, h)
    s.ridge("g1", "0,35 52,35", lit="g2")
    with s.subject():
        block(s, "s4", 25, 31, 26, 5)
        block(s, "s4", 28, 16, 20, 16)
        block(s, "s4", 26, 13, 24, 4)
    boxes(s, "s2", "32,20,12,1 32,23,12,1 34,26,8,1")
    s.grid(
        HELMET,
        33,
        6,
        {"r": "r3", "4": "y3"},
        outline=True,
    )
    with s.subject():
        s.disc("r2", 38, 31, 5)
    s.disc("y3", 38, 31, 2)
    s.grid(
        MOURNING,
        14,
        27,
        {"s": "s3", "r": "r3", "f": "n3", "F": "n2", "L": "r3", "b": "r2", "l": "n2", "k": "w0"},
        outline=True,
    )
    with s.subject():
        s.rect("s2", 46, 36, 6, 4)
    flame(s, 48.5, 37, 7)


@GALLERY.scene("secret_society")
def secret_society(s: Stage) -> None:
    """Masked members raise candles beneath a triangle with an eye."""
    s.rect("v0", 0, 0, 52, 42)
    for x in (0, 12, 44):
        s.rect("v1", x, 0, 6, 42)
    discs(s, "v1", "30,12,12")
    with s.subject():
        s.poly("y3", "30,1 41,18 19,18")
    s.poly("v0", "30,5 37,16 23,16")
    s.oval("p5", 26, 10, 8, 5)
    s.disc("b3", 30, 12.5, 1.8)
    s.disc("k0", 30, 12.5, 0.8)
    for turn in ("15,6 18,8", "45,6 42,8", "14,14 17,14", "43,14 46,14"):
        s.line("y4", turn)
    for x, y in ((5, 39), (37, 39), (21, 43)):
        cloaked(s, x, y, "v2", MASK, flip=x > 30)
    for x in (17, 41):
        with s.subject():
            s.rect("p5", x, 27, 3, 8)
        flame(s, x + 1.5, 27, 7)


@GALLERY.scene("slave_market")
def slave_market(s: Stage) -> None:
    """Bound captives stand with bowed heads on a block while a dealer calls."""
    s.sky("o4 o5 y5", 0, 31)
    for x, y, w in rows("0,14,14 38,12,14"):
        s.rect("p2", x, y, w, 20)
        s.rect("p3", x, y, w, 1)
        s.rect("w1", x + 4, y + 5, 3, 5)
    s.ridge("y2", "0,30 52,30", lit="y3")
    with s.subject():
        s.rect("w3", 17, 33, 35, 9)
        s.rect("w4", 17, 33, 35, 2)
    for x in range(20, 52, 6):
        s.rect("w2", x, 35, 1, 7)
    for x, skin, hair in ((20, "n3", "y2"), (31, "w3", "k0"), (42, "n2", "w1")):
        s.grid(
            """
..hhhh..
.hhhhhh.
.hhffff.
.hfffef.
..fFFf..
.bbffbb.
bbbbbbbb
fbbbbbbf
fbbbbbbf
ff4444ff
.ff44ff.
.bbbbbb.
.bbbbbb.
.ff..ff.
.ff..ff.
.ff..ff.""",
            x,
            17,
            {"h": hair, "f": skin, "F": "n1", "e": "k0", "b": "p2", "4": "p5"},
            outline=True,
        )
    s.line("s4", "24,27 34,29")
    s.line("s4", "35,27 45,29")
    actor(s, "hail", 3, 42, "r2", "n3", "k1", beard="k1")


SHE_WOLF = """
...2..2......................
...22.22.....................
..2333332....................
..2k333332...................
22333333333333333333332......
k22333333333333333333333332..
..22222333333333333333333332.
.....22333333333333333333.32.
......233333333333333333333.2
......2333.4..4...4.33333.3.2
......2333..........33333...2
......233............2333...2
......233.............233....
......233.............233....
......233.............233....
.....2233............2233...."""


@GALLERY.scene("capitol")
def capitol(s: Stage) -> None:
    """The bronze she-wolf suckles the twins before the temple on its rock."""
    s.sky("v1 v2 m3 o4", 0, 28)
    with s.subject():
        s.poly("k3", "-1,30 6,22 20,18 53,17 53,42 -1,42")
    with s.subject():
        s.poly("p4", "19,9 34,1 49,9")
        s.rect("p3", 19, 9, 30, 2)
        s.rect("w1", 21, 11, 26, 8)
    for x in (21, 27, 32, 37, 42, 45):
        column(s, x, 10, 19, 2)
    s.poly("r2", "26,8 34,4 42,8")
    s.disc("y4", 34, 6.5, 1)
    s.rect("y4", 33, 12, 3, 7)
    s.ridge("s2", "0,37 52,37", lit="s4")
    with s.subject():
        block(s, "s3", 14, 34, 34, 8)
    s.grid(SHE_WOLF, 17, 19, {"2": "o1", "3": "o2", "4": "o3", "k": "k0"}, outline=True)
    boxes(s, "o3", "24,23,15,1 21,21,3,1")
    s.dots("y5", "20,22")
    for x, d in ((27, 1), (35, -1)):  # the twins reach up
        with s.subject():
            s.rect("n4", x - 1.5, 31, 4, 4)
            s.rect("n4", x + (1 if d > 0 else -2), 34, 4, 1.6)
            s.limb("n4", (x + d, 31), (x + 2 * d, 28), width=1.2)
            s.disc("n4", x, 29, 2.2)
        s.rect("w1", x - 2, 26.6, 4, 1.2)
        s.dots("k0", (x + d * 0.6, 29))
