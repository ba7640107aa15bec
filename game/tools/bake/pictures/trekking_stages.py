"""Trekking Through History: scenes of the stage and of those who train."""

from __future__ import annotations

from game.tools.bake.pictures.bodies import body
from game.tools.bake.pictures.drawing import rows
from game.tools.bake.pictures.gallery import TREKKING, Gallery
from game.tools.bake.pictures.stage import Stage

GALLERY = Gallery(TREKKING)


@GALLERY.scene(28)
def kabuki(s: Stage) -> None:
    """An actor with painted stripes freezes in his pose before the striped curtain."""
    for number in range(9):
        s.rect(("k1", "o2", "g2")[number % 3], number * 6, 0, 6, 30)
        s.rect(("k2", "o3", "g3")[number % 3], number * 6, 0, 1, 30)
    s.rect("w4", 0, 29, 53, 7)
    s.rect("w5", 0, 29, 53, 1)
    for x in (8, 22, 37, 50):
        s.rect("w3", x, 30, 0.5, 6)
    with s.subject():
        s.poly("r3", "13,36 15,21 22,17 33,17 39,21 42,36")
        s.poly("r2", "34,18 39,21 42,36 34,36")
        s.poly("r3", "17,20 3,16 1,28 10,27 18,27")
        s.poly("r3", "37,20 49,10 53,20 46,26 38,27")
        s.poly("b2", "23,17 27,27 32,17")
        s.poly("p5", "24,17 27,22 31,17")
        s.rect("k1", 14, 31, 28, 3)
        s.rect("y3", 14, 30, 28, 1)
        s.rect("p5", 47, 8, 4, 4)
        s.rect("p5", 2, 18, 3, 4)
    for x, y in rows("6,22 45,19 17,30 37,30"):
        s.disc("p5", x, y, 2.4)
        s.disc("r3", x, y, 1)
    with s.subject():
        s.oval("k1", 17, -1, 21, 14)
        s.oval("p5", 21, 3, 13, 15)
        s.rect("k1", 25, -2, 5, 4)
        s.poly("k1", "18,8 20,8 21,19 18,19")
        s.poly("k1", "34,8 37,8 37,19 34,19")
    for points in ("22,7 26,9", "33,7 29,9", "22,11 24,15", "33,11 31,15", "25,5 26,8", "30,5 29,8"):
        s.line("r3", points)
    s.line("k0", "22,8 26,10")
    s.line("k0", "33,8 29,10")
    s.rect("k0", 24, 10.5, 2, 1)
    s.rect("k0", 29, 10.5, 2, 1)
    s.rect("r3", 26, 14.5, 3, 1)
    s.line("p3", "27,12 28,12")
    with s.subject():
        s.poly("y4", "49,8 43,-1 48,-3 54,0 55,6")
    s.disc("r3", 50, 2, 2)


@GALLERY.scene(67)
def yoga(s: Stage) -> None:
    """A teacher stands in the tree pose in the palace hall; pupils sit in the lotus on their mats."""
    s.sky("p4 p4", 0, 36)
    for x in (-4, 14, 35, 50):
        s.rect("t3", x, 0, 4, 27)
        s.rect("t5", x, 0, 1, 27)
        s.rect("y3", x - 1, 5, 6, 2)
    for x in (1, 20, 39):
        s.panel("b4 b5 y5", x, 3, 12, 20)
        s.poly("p4", (x - 1, 10), (x - 1, 2), (x + 6, 2), (x + 2, 4))
        s.poly("p4", (x + 13, 10), (x + 13, 2), (x + 6, 2), (x + 10, 4))
        s.disc("g3", x + 2, 22, 3)
        s.disc("g2", x + 10, 23, 3)
    s.rect("w4", 0, 25, 53, 11)
    s.rect("w5", 0, 25, 53, 0.8)
    for x in (8, 45):
        with s.subject():
            s.oval("b3", x - 9, 32, 18, 4)
        _lotus(s, x, 33)
    with s.subject():
        s.oval("r3", 16, 32, 21, 4)
    _tree_pose(s, 26.5)


def _tree_pose(s: Stage, x: float) -> None:
    with s.subject():
        s.limb("n2", (x - 3, 15), (x - 8, 8), (x - 1, 1), width=2.4)
        s.limb("n2", (x + 3, 15), (x + 8, 8), (x + 1, 1), width=2.4)
        s.poly("n3", (x - 4, 14), (x + 4, 14), (x + 3, 22), (x - 3, 22))
        s.limb("n3", (x - 1, 23), (x - 1, 33), width=3)
        s.limb("n2", (x + 2, 22), (x + 10, 25), (x + 1, 28), width=2.6)
        s.poly("o3", (x - 4, 20), (x + 4, 20), (x + 6, 25), (x - 4, 26))
        s.oval("n3", x - 3, 6, 6, 8)
        s.rect("s4", x - 3, 5, 6, 2.4)
        s.rect("n3", x - 3, 33, 4, 1.6)
    s.rect("n4", x - 3, 15, 2, 5)
    s.rect("o4", x - 4, 20, 3, 2)
    s.rect("n0", x, 16, 0.7, 4)
    s.dots("k0", (x - 1.5, 9.5), (x + 1, 9.5))
    s.rect("n1", x - 1, 12, 2, 0.6)
    s.rect("r3", x - 0.5, 7.6, 1, 1.2)


def _lotus(s: Stage, x: float, y: float) -> None:
    """A pupil seated with crossed legs, hands on the knees."""
    with s.subject():
        s.limb("w3", (x - 3, y - 12), (x - 6, y - 6), (x - 7, y - 2), width=2)
        s.limb("w3", (x + 3, y - 12), (x + 6, y - 6), (x + 7, y - 2), width=2)
        s.poly("w3", (x - 4, y - 13), (x + 4, y - 13), (x + 3, y - 4), (x - 3, y - 4))
        s.oval("p5", x - 8, y - 5, 16, 5)
        s.oval("w3", x - 3, y - 20, 6, 7)
        s.rect("k0", x - 3, y - 21, 6, 3)
    s.rect("p3", x - 4, y - 2, 8, 1)
    s.rect("w4", x - 3, y - 12, 2, 4)
    s.dots("k0", (x - 1.5, y - 17), (x + 1, y - 17))
    s.rect("w1", x - 1, y - 15, 2, 0.6)


@GALLERY.scene(72)
def live_aid(s: Stage) -> None:
    """A singer leans into the microphone before a stadium of raised hands."""
    s.sky("b0 b1 v2 m3", 0, 30)
    for x, ink in ((8, "y4"), (26, "p5"), (44, "t4")):
        s.poly(step_down(ink), (x - 1, 0), (x + 1, 0), (x + 9, 30), (x - 9, 30))
    s.rect("k1", 0, 0, 53, 2)
    for x in range(3, 53, 6):
        s.rect(("y4", "r3", "t4", "p5")[x // 6 % 4], x, 1, 3, 2)
    with s.subject():
        s.rect("k1", 40, 10, 13, 20)
        s.disc("k3", 46.5, 15, 3.6)
        s.disc("k3", 46.5, 24, 3.6)
    s.disc("k0", 46.5, 15, 1.8)
    s.disc("k0", 46.5, 24, 1.8)
    with s.subject():
        s.limb("s4", "29,34 26,9", width=1)
        s.limb("k1", "24,9 27,7", width=2)
    _live_aid_front(s)


def _live_aid_front(s: Stage) -> None:
    body(
        s,
        "18,9 17,21",
        ("24,13 26,11", "22,19 25,22"),
        ("12,31", "21,31"),
        "p5",
        "long",
        "n4",
        "w1",
        trousers="b2",
    )
    with s.subject():
        s.oval("r3", 11, 17, 7, 8)
        s.oval("r3", 15, 16, 6, 6)
        s.limb("w3", "20,19 31,14", width=1.6)
        s.rect("w2", 30, 12, 3, 3)
    s.disc("k0", 16, 20, 1.2)
    s.line("p5", "13,21 30,14")
    s.rect("v2", 0, 28, 53, 8)
    for number in range(19):
        x, y = number * 3 - 1, 31 + number * 5 % 4
        s.limb("k0", (x, 36), (x + number % 3 - 1, y - 4), width=1.4)
        s.disc("k0", x + 0.5, y + 2, 2)
        if number % 4 == 1:
            s.rect("y4", x, y - 5, 1, 1.5)


@GALLERY.scene(95)
def vaudeville(s: Stage) -> None:
    """A dancer in top hat and tails kicks high in the spotlight before the footlights."""
    s.sky("r1 r2", 0, 29)
    for x in range(0, 53, 4):
        s.rect("r3" if x % 8 else "r2", x, 0, 2, 29)
    s.poly("m4", "22,0 31,0 42,30 11,30")
    s.poly("m5", "24,0 29,0 36,30 17,30")
    for x in (0, 44):
        s.poly("y3", (x, 0), (x + 9, 0), (x + (2 if x == 0 else 9), 12), (x, 30 if x else 12))
    s.poly("r3", "0,0 8,0 5,14 0,26")
    s.poly("r3", "53,0 45,0 48,14 53,26")
    s.line("y4", "8,0 5,14 0,26")
    s.line("y4", "45,0 48,14 53,26")
    s.rect("w4", 0, 29, 53, 3)
    s.rect("w5", 0, 29, 53, 0.7)
    s.oval("y5", 14, 28, 26, 4)
    _vaudeville_front(s)


def _vaudeville_front(s: Stage) -> None:
    body(
        s,
        "25,9 25,19",
        ("32,11 36,7", "19,13 14,10"),
        ("22,29", "32,17 40,13"),
        "k2",
        "top",
        "n4",
        "w1",
        "k1",
        trousers="k2",
        shoes="p5",
    )
    s.poly("p5", "24,13 27,13 26,18")
    s.rect("r3", 25, 13, 1.5, 1)
    with s.subject():
        s.limb("w5", "14,11 8,2", width=1)
        s.disc("p5", 8, 2, 1)
    with s.subject():
        s.poly("k1", "21,19 26,20 20,27 18,24")
    s.rect("k1", 0, 32, 53, 4)
    for x in range(3, 53, 7):
        s.oval("y3", x, 31, 4, 4)
        s.oval("y5", x + 1, 31, 2, 2)
    for x in range(0, 53, 6):
        s.disc("k0", x + 1, 36, 2.4)


def step_down(ink: str) -> str:
    """The dim colour of a beam of this light."""
    return {"y4": "y1", "p5": "v3", "t4": "t1"}[ink]


@GALLERY.scene(68)
def ballerina(s: Stage) -> None:
    """A dancer in a flame-red tutu stands on one toe in the spotlight, feathers in her hair."""
    s.sky("k0 b0 v1", 0, 30)
    s.poly("v2", "20,0 34,0 48,32 8,32")
    s.poly("v3", "23,0 31,0 39,32 17,32")
    for x, flip in ((0, 1), (53, -1)):
        for number in range(4):
            left = x + flip * number * 2.2 - (2.2 if flip < 0 else 0)
            s.rect(("r2", "r3", "r1")[number % 3], left, 0, 2.2, 31)
    s.rect("w3", 0, 30, 53, 6)
    s.rect("w4", 0, 30, 53, 0.8)
    s.oval("m5", 14, 30, 26, 4)
    with s.subject():
        s.limb("n3", "27,20 27,26 27,31", width=2)
        s.rect("m4", 26.4, 30, 1.4, 3)
        s.limb("n4", "28,20 35,17 43,12", width=2)
        s.limb("m4", "43,12 45,11", width=1.4)
    body(s, "26,8 26,17", ("33,10 38,8", "20,9 16,4"), (), "r3", "bun", "n3", "k0", sleeve="n3")
    with s.subject():
        s.oval("r3", 16, 15, 22, 6)
        s.oval("o4", 17, 15, 18, 3)
    for x in range(18, 37, 3):
        s.line("y4", (x, 16), (x - (27 - x) * 0.15, 20))
    for dx, dy, ink in ((-3, -4, "r3"), (-1, -6, "o4"), (1, -6, "y4"), (3, -4, "r3")):
        s.line(ink, (25, 5), (25 + dx, 5 + dy))
    s.line("y4", "24,12 28,12")


@GALLERY.scene(16)
def ball_game(s: Stage) -> None:
    """A player strikes the rubber ball with his hip up toward the stone ring."""
    s.sky("b3 b4 b5 p5", 0, 30)
    s.ridge("g4", "0,20 14,17 34,19")
    with s.subject():
        s.rect("s3", 43, 0, 12, 32)
        s.rect("s4", 43, 0, 2, 32)
    for y in range(2, 32, 5):
        s.rect("s2", 44, y, 9, 1)
        for x in range(46 + y % 2 * 3, 53, 6):
            s.rect("s2", x, y, 1, 5)
    with s.subject():
        s.rect("s3", 39, 4, 6, 6)
        s.oval("s4", 34, 0, 8, 15)
    s.oval("s5", 34, 0, 4, 14)
    s.oval("s1", 35.5, 3, 5, 9)
    s.oval("b4", 36.5, 4, 3, 7)
    s.poly("s3", "0,16 6,16 12,30 0,30")
    s.poly("s4", "0,16 6,16 7,18 0,18")
    s.ridge("y3", "0,29 53,28", lit="y5")
    _ball_game_front(s)


def _ball_game_front(s: Stage) -> None:
    body(
        s,
        "15,9 18,20",
        ("23,14 26,11", "10,16 7,20"),
        ("14,27 11,35", "24,26 24,35"),
        "n2",
        "plumes",
        "n2",
        "k0",
        "g4",
        trousers="n2",
        sleeve="n2",
        shoes="p5",
    )
    s.rect("t4", 13, 13, 5, 1)
    with s.subject():
        s.poly("y4", "14,17 23,17 24,23 13,23")
        s.rect("r3", 14, 19, 9, 2)
    s.poly("p5", "15,23 21,23 19,28 16,28")
    s.rect("b3", 22, 25, 4, 3)
    for trail in ("25,21 27,19", "25,23 28,20", "26,25 30,21"):
        s.line("r3", trail)
    with s.subject():
        s.disc("w1", 31, 17, 3.6)
    s.oval("w3", 29, 14.5, 3, 2.6)
