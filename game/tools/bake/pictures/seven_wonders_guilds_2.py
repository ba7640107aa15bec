"""7 Wonders: purple cards, guilds that build, mourn, play and treat."""

from __future__ import annotations

from game.tools.bake.pictures.actors import actor
from game.tools.bake.pictures.cloaks import VEIL, cloaked
from game.tools.bake.pictures.drawing import rows
from game.tools.bake.pictures.gallery import WONDERS, Gallery
from game.tools.bake.pictures.stage import Stage
from game.tools.bake.pictures.wares import (
    coins,
    cypress,
    flame,
    tree,
)

GALLERY = Gallery(WONDERS)


@GALLERY.scene("builders_guild")
def builders_guild(s: Stage) -> None:
    """A bricklayer lays a course by the plumb line; a labourer climbs with a hod."""
    s.sky("b4 b5 p5", 0, 42)
    s.ridge("g3", "0,34 52,34", lit="g4")
    s.rect("y3", 0, 38, 52, 4)
    with s.subject():
        s.rect("o3", 27, 22, 26, 17)
        s.rect("o3", 33, 17, 20, 6)
        s.rect("o3", 42, 11, 11, 7)
    s.tile("o3", "p3", 27, 22, 25, 17, 6, 3)
    s.tile("o3", "p3", 33, 17, 19, 6, 6, 3)
    s.tile("o4", "p3", 42, 11, 10, 6, 6, 3)
    actor(s, "bend", 24, 21, "b3", "n3", "w1", "w2", "y3")
    with s.subject():
        s.rect("o4", 38, 14, 6, 3)
    with s.subject():
        s.line("w4", "21,5 51,5", width=1)
    s.line("p5", "46,5 46,11")
    with s.subject():
        s.poly("s3", "44,9 48,9 46,13")
    with s.subject():
        s.line("w4", "15,42 22,19", width=2)
        s.line("w4", "23,42 28,20", width=2)
    for number in range(4):
        s.line("w5", (17 + number * 1.6, 38 - number * 5), (24 + number * 1.1, 38 - number * 5))
    actor(s, "bear", 5, 42, "r3", "n2", "k1", "w2", "p4")
    with s.subject():
        s.rect("w3", 3, 24, 14, 3)
        for x in (4, 8, 12):
            s.rect("o3", x, 21, 4, 3)
        s.rect("o4", 6, 18, 4, 3)
    with s.subject():
        s.oval("p5", 25, 36, 12, 6)


@GALLERY.scene("counterfeiters_guild")
def counterfeiters_guild(s: Stage) -> None:
    """In a cellar a coiner brings his hammer down on the die; false gold lies about."""
    s.tile("v1", "v0", 0, 0, 52, 42, 7, 4)
    s.disc("w1", 36, 20, 17)
    s.disc("w2", 38, 18, 11)
    with s.subject():
        s.rect("s2", 40, 3, 8, 9)
        s.rect("y4", 41, 5, 6, 6)
    s.rect("p5", 43, 6, 2, 4)
    actor(s, "half_raise", 11, 40, "k3", "n3", "k1")
    s.rect("k0", 14, 29, 6, 2)
    s.rect("p5", 16, 30, 1, 1)
    s.rect("p5", 19, 30, 1, 1)
    with s.subject():
        s.line("w4", "23,29 33,19", width=2)
        s.poly("s4", "29,14 36,21 33,24 26,17")
    with s.subject():
        s.rect("s3", 31, 26, 5, 6)
        s.rect("s4", 30, 25, 7, 2)
    with s.subject():
        s.oval("y3", 28, 31, 11, 4)
    s.oval("y5", 30, 31.5, 5, 2)
    with s.subject():
        s.rect("w4", 24, 34, 20, 9)
        s.oval("w5", 23, 33, 22, 4)
    s.oval("y4", 28, 32, 11, 3)
    coins(s, "44,41,4 18,42,2 47,36,1 39,42,3")
    for x, y in rows("27,26 40,25 25,23 42,28"):
        s.rect("y5", x, y, 2, 1)


@GALLERY.scene("guild_of_shadows")
def guild_of_shadows(s: Stage) -> None:
    """A man with a lamp flees: giant shadows with claws rise on the wall behind him."""
    s.rect("o1", 0, 0, 52, 36)
    s.tile("o2", "o1", 0, 0, 52, 36, 8, 5)
    s.poly("y3", "20,36 8,4 52,0 52,36")
    s.tile("y3", "o3", 16, 4, 36, 32, 8, 5)
    s.rect("w1", 0, 36, 52, 6)
    s.poly("k1", "28,36 30,22 34,16 35,8 38,3 41,1 44,3 47,8 48,16 53,22 53,36")
    s.poly("k1", "31,26 26,22 24,12 27,12 30,19 35,18")
    s.poly("k1", "23,12 28,12 26,0")
    s.rect("r3", 39, 10, 2, 1)
    s.rect("r3", 43, 10, 2, 1)
    actor(s, "walk", 19, 41, "b3", "n4", "w1", "w2", flip=True)
    with s.subject():
        s.rect("s2", 15, 31, 5, 7)
        s.rect("y5", 16, 32, 3, 5)


@GALLERY.scene("mourners_guild")
def mourners_guild(s: Stage) -> None:
    """Veiled women weep beside a bier with an urn."""
    s.sky("b1 v2 v3", 0, 34)
    s.disc("s5", 16, 9, 5)
    for x, h in rows("4,24 11,18 47,24 41,19"):
        cypress(s, x, 34, h)
    s.ridge("k1", "0,33 52,33", lit="k3")
    with s.subject():
        s.rect("p3", 24, 30, 22, 4)
        s.poly("v2", "23,33 47,33 45,42 25,42")
        s.rect("y3", 23, 33, 24, 1)
    with s.subject():
        s.oval("p5", 29, 17, 12, 12)
        s.rect("p5", 32, 13, 6, 5)
        s.rect("p4", 31, 12, 8, 2)
        s.rect("p4", 31, 28, 8, 3)
    s.rect("k1", 29, 22, 12, 1)
    s.rect("r3", 32, 19, 6, 2)
    s.oval("p3", 36, 18, 4, 10)
    cloaked(s, 14, 42, "k2", VEIL)
    cloaked(s, 43, 42, "k2", VEIL, flip=True)
    for x, y in rows("19,33 19,35 47,33 47,35"):
        s.rect("b4", x, y, 1, 1)
    flame(s, 26, 31, 5)
    flame(s, 44, 31, 5)


@GALLERY.scene("architects_guild")
def architects_guild(s: Stage) -> None:
    """Two master builders hold up a plan against the dome that rises in its scaffold."""
    s.sky("b3 b4 b5", 0, 38)
    with s.subject():
        s.rect("p3", 18, 18, 34, 20)
        s.oval("o3", 21, 3, 28, 30)
        s.rect("p4", 18, 18, 34, 3)
    s.oval("o4", 24, 5, 12, 20)
    s.rect("p3", 19, 21, 32, 17)
    s.rect("p4", 18, 18, 34, 2)
    for x in (28, 35, 42):
        s.line("o2", (35 + (x - 35) * 0.2, 4), (x, 12), (x + (x - 35) * 0.2, 17))
    with s.subject():
        s.rect("p4", 32, -1, 6, 5)
    for x in range(22, 52, 8):
        s.oval("w1", x, 23, 5, 5)
        s.rect("w1", x, 25, 5, 10)
    for x in (17, 51):
        s.rect("w4", x, 2, 1, 38)
    for y in (8, 16):
        s.rect("w4", 46, y, 7, 1)
        s.rect("w4", 14, y, 8, 1)
    s.ridge("y3", "0,37 52,37", lit="y4")
    with s.subject():
        s.rect("p5", 17, 25, 20, 13)
    s.oval("b3", 20, 27, 14, 12)
    s.oval("p5", 21, 28, 12, 10)
    s.rect("p5", 19, 33, 16, 4)
    s.rect("b3", 20, 32, 14, 1)
    for x in (22, 26, 30):
        s.rect("b3", x, 32, 1, 5)
    actor(s, "offer", 7, 42, "g2", "n3", "s4", beard="s4")
    actor(s, "offer", 34, 42, "r2", "n2", "w1", flip=True)


@GALLERY.scene("courtesans_guild")
def courtesans_guild(s: Stage) -> None:
    """A lady with a fan leans back on her couch; a suitor kneels and holds out a casket of jewels."""
    s.rect("m0", 0, 0, 52, 42)
    for x in range(0, 52, 8):
        s.rect("m1", x, 0, 4, 32)
    s.rect("p2", 0, 33, 52, 9)
    s.rect("p3", 0, 33, 52, 1)
    s.poly("r2", "28,0 53,0 53,22 48,10 40,4")
    s.line("y3", "29,1 40,5 48,11 53,22")
    s.oval("y4", 17, 4, 9, 11)
    s.oval("b5", 18, 5, 7, 9)
    with s.subject():
        s.oval("r3", 45, 12, 10, 22)
        s.rect("r3", 26, 30, 28, 5)
        s.rect("w3", 28, 35, 3, 6)
        s.rect("w3", 49, 35, 3, 6)
    s.rect("y3", 26, 34, 28, 1)
    s.grid(
        LADY,
        29,
        12,
        {"h": "w1", "y": "y4", "f": "n4", "F": "n3", "e": "k0", "r": "r3", "b": "t3", "L": "t4", "d": "t2"},
        outline=True,
    )
    with s.subject():
        s.poly("y4", "29,26 22,20 24,15 29,13 33,17 32,23")
    for ray in ("29,25 24,20", "29,25 27,15", "30,25 31,17"):
        s.line("r3", ray)
    actor(s, "kneel", 3, 41, "b2", "n3", "w1", "p4")
    with s.subject():
        s.rect("w3", 12, 31, 10, 5)
        s.poly("w4", "12,31 11,26 20,25 22,31")
    s.rect("k0", 13, 30, 8, 1)
    for x, ink in ((13, "r4"), (16, "g4"), (19, "b4")):
        s.disc(ink, x + 0.5, 30, 1.2)
    s.dots("p5", "13,29 16,29 19,29")


LADY = """
...........hhhh......
..........hhhhhh.....
.........hhyyyyhh....
.........hffffhhh....
........hfefefhhh....
.........fffffhh.....
.........ffrffhh.....
..........ffFhh......
..........fffy.......
........bbffFbbb.....
.......bLbbffbbbb....
......ffLbbbbbbbff...
.....ff.LLbbbbbdff...
.ffff....LbbbbbdfF...
.f.......LLbbbbdff...
.......bbLLbbbbdff...
...bbbbbLLLbbbbbd....
.bbbbbLLLLbbbbbbd....
fbbLLLLLbbbbbbbdd....
ffbbbbbbbbbbbddd....."""


@GALLERY.scene("diplomats_guild")
def diplomats_guild(s: Stage) -> None:
    """Over a treaty two ministers press their seals; an olive branch lies between."""
    s.rect("b1", 0, 0, 52, 42)
    for x in range(0, 52, 7):
        s.rect("b2", x, 0, 1, 34)
    with s.subject():
        s.oval("p4", 21, 2, 16, 13)
    s.oval("b2", 23, 4, 12, 9)
    s.grid(
        "..44....\n.444k44o\n44444444\n.344443.\n..33..3.",
        25,
        5,
        {"4": "p5", "3": "p3", "k": "k0", "o": "o3"},
    )
    actor(s, "half_offer", 4, 35, "r2", "n3", "s4", beard="s4")
    actor(s, "half_offer", 37, 35, "g2", "w4", "k1", flip=True, beard="k1")
    with s.subject():
        s.poly("w4", "0,32 52,32 54,43 -2,43")
    s.rect("w5", 0, 32, 52, 1)
    with s.subject():
        s.poly("p5", "16,31 39,31 42,41 13,41")
    for y in (33, 35, 37):
        s.rect("k3", 19, y, 16 - y % 3, 0.6)
    for x in (17, 35):
        s.rect("b3", x, 37, 1, 5)
        s.rect("r3", x - 1, 37, 3, 2)
    for x in (16, 34):
        with s.subject():
            s.rect("y3", x, 25, 3, 6)


@GALLERY.scene("gamers_guild")
def gamers_guild(s: Stage) -> None:
    """Two men under a tree move black and white stones on a squared board."""
    s.sky("b4 b5 y5", 0, 26)
    s.ridge("g4", "0,24 20,22 52,24", lit="g5")
    s.rect("g3", 0, 32, 52, 10)
    with s.subject():
        tree(s, 29, 24, 10, "g", 8)
    actor(s, "sit", 3, 41, "r3", "n3", "w1", "w2")
    actor(s, "sit", 39, 41, "v3", "n2", "s4", "b1", flip=True, beard="s4")
    with s.subject():
        s.rect("p2", 21, 37, 12, 5)
        s.poly("w4", "14,31 40,31 43,37 11,37")
    for row in range(3):
        for place in range(8):
            if (row + place) % 2:
                s.rect("w2", 15 + place * 3.1 - (1.5 - abs(place - 4) * 0.1) * row * 0.4, 31 + row * 2, 3, 2)
    for x, y, ink in (
        (18, 29, "p5"),
        (23, 30, "k1"),
        (27, 29, "p5"),
        (31, 31, "k1"),
        (35, 29, "k1"),
        (21, 33, "p5"),
    ):
        with s.subject():
            s.oval(ink, x, y, 3, 2.4)
    s.rect("n3", 14, 29, 2, 2)
