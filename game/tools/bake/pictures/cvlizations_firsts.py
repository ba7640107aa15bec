"""CVlizations: the pictures of the oldest inventions, from the house dog to the calendar."""

from __future__ import annotations

from game.tools.bake.pictures.bodies import body
from game.tools.bake.pictures.drawing import rows
from game.tools.bake.pictures.gallery import IDEAS, Gallery
from game.tools.bake.pictures.stage import Stage
from game.tools.bake.pictures.wares import flame, sack

GALLERY = Gallery(IDEAS)


LETTERS = {
    "A": ".44.\n4..4\n4..4\n4444\n4..4\n4..4\n4..4",
    "B": "444.\n4..4\n4..4\n444.\n4..4\n4..4\n444.",
    "C": ".444\n4...\n4...\n4...\n4...\n4...\n.444",
}


@GALLERY.scene("house_dog")
def house_dog(s: Stage) -> None:
    """By the fire a dog gives its paw to its master."""
    s.sky("b0 b1 v2 m3", 0, 30)
    s.dots("y5", "4,3 12,6 22,2 31,5 48,3 44,10 38,2")
    s.poly("k1", "0,0 8,0 5,12 2,30 0,30")
    s.poly("k1", "52,0 49,0 50,14 52,30")
    s.ridge("w2", "0,30 52,29", lit="w3")
    s.oval("o2", 18, 30, 20, 6)
    flame(s, 46, 34, 9)
    s.line("w1", "41,35 51,33", width=2)
    s.line("w3", "41,33 51,35", width=2)
    with s.subject():
        s.poly("o3", "20,36 20,26 23,17 30,15 35,22 38,29 38,36")
        s.limb("o3", "37,34 44,32 45,26", width=2.6)
        s.poly("o3", "16,11 20,6 29,5 32,10 31,16 24,18 16,16")
        s.poly("o1", "27,4 33,3 34,12 30,14 28,9")
        s.poly("o1", "20,5 23,2 25,6 22,8")
        s.limb("o3", "22,22 16,24 13,22", width=3)
        s.limb("o3", "25,25 25,35", width=3.4)
    s.poly("p4", "21,17 26,17 26,25 22,28 21,34 20,26")
    s.poly("p4", "16,12 20,11 21,15 16,16")
    s.oval("k0", 14, 11, 4, 3)
    s.rect("k0", 21, 9, 2, 2)
    s.dots("p5", "21,9")
    s.rect("r3", 17, 16, 2, 2)
    s.poly("o2", "33,24 38,29 38,36 32,36")
    s.rect("p4", 19, 34, 6, 2)
    s.rect("r3", 23, 17, 9, 1.6)
    with s.subject():
        s.limb("n3", "6,29 11,25 14,22", width=4)
        s.poly("w4", "-2,24 6,24 9,30 4,38 -2,38")
    s.line("n4", "7,26 13,21")
    s.line("n1", "11,24 15,24")
    for x, y in rows("1,26 4,28 2,31 5,33 1,35"):
        s.rect("w5", x, y, 1, 2)


@GALLERY.scene("house_cat")
def house_cat(s: Stage) -> None:
    """A tabby crouches on the grain sacks, tail up, over a mouse with an ear of corn."""
    s.tile("p2", "p1", 0, 0, 52, 30, 11, 6)
    s.panel("b3 b4", 3, 2, 10, 9)
    s.rect("w2", 7, 2, 1, 9)
    s.rect("w2", 2, 11, 12, 1)
    s.shade(-1, 14, 0, 38, 30)
    s.rect("w3", 0, 30, 52, 8)
    s.rect("w4", 0, 30, 52, 1)
    with s.subject():
        sack(s, 0, 35, "p4", 16)
    with s.subject():
        sack(s, 13, 36, "p4", 15)
    s.rect("r3", 5, 26, 6, 1)
    s.rect("r3", 18, 29, 6, 1)
    with s.subject():
        s.limb("k3", "3,16 1,9 4,3 8,3", width=3)
        s.poly("k3", "1,20 3,14 10,10 18,10 25,14 27,22 20,24 4,23")
        s.oval("k3", 20, 7, 14, 13)
        s.poly("k3", "20,12 20,3 26,8")
        s.poly("k3", "34,12 34,3 28,8")
        s.limb("k3", "22,21 29,25 31,28", width=3)
        s.limb("k3", "18,22 23,26", width=3)
    for x in (6, 10, 14, 18):
        s.line("k1", (x, 11 if x > 8 else 13), (x - 1, 17), width=1)
    s.line("k1", "25,8 25,10")
    s.line("k1", "27,8 27,10")
    s.line("k1", "29,8 29,10")
    s.poly("m4", "21,9 21,5 24,8")
    s.poly("m4", "33,9 33,5 30,8")
    s.oval("y4", 22, 11, 4, 4)
    s.oval("y4", 28, 11, 4, 4)
    s.rect("k0", 24, 11, 1.4, 4)
    s.rect("k0", 30, 11, 1.4, 4)
    s.poly("p5", "24,16 30,16 29,20 25,20")
    s.rect("m3", 26.5, 15.5, 2, 1)
    _house_cat_front(s)


def _house_cat_front(s: Stage) -> None:
    for line in ("23,17 18,16", "23,18 18,19", "31,17 36,16", "31,18 36,19"):
        s.line("p5", line)
    s.dots("p5", "31,29 32,28 24,27")
    with s.subject():
        s.oval("s3", 38, 30, 10, 6)
        s.oval("s3", 36, 31, 5, 5)
        s.disc("m4", 39, 30.5, 1.6)
        s.limb("m3", "47,34 51,33 51,28", width=1)
    s.rect("k0", 36.6, 32, 1, 1)
    s.line("y3", "32,36 38,35 42,36", width=1)
    s.dots("y4", "32,35 34,36 36,35 34,34")


@GALLERY.scene("wheel")
def wheel(s: Stage) -> None:
    """A wheelwright in a hide rolls a wheel taller than himself toward the cart."""
    s.sky("b3 b4 y5", 0, 26)
    s.ridge("v4", "0,20 12,13 22,19 36,11 52,19")
    s.ridge("y3", "0,25 26,23 52,26", lit="y4")
    s.ridge("y2", "0,34 52,34")
    with s.subject():
        s.poly("w3", "38,21 54,21 54,27 38,27")
        s.limb("w2", "38,25 34,31", width=2)
    s.rect("w4", 38, 21, 16, 1)
    for x in (42, 47):
        s.rect("w1", x, 22, 1, 5)
    with s.subject():
        s.disc("w3", 49, 30, 5)
    s.disc("w1", 49, 30, 1.4)
    s.line("w2", "44,29 53,29")
    with s.subject():
        s.disc("w4", 24, 22, 13)
    s.disc("w3", 25, 23, 11)
    s.disc("w4", 24, 22, 10)
    for x in (17, 31):
        s.line("w2", (x, 13), (x, 31))
    s.rect("w2", 14, 16, 21, 2)
    s.rect("w2", 14, 27, 21, 2)
    s.rect("w5", 14, 16, 21, 0.6)
    with s.subject():
        s.disc("w2", 24, 22, 3.4)
    s.disc("k0", 24, 22, 1.6)
    s.line("w5", "13,15 17,11 23,9")
    _wheel_front(s)


def _wheel_front(s: Stage) -> None:
    body(
        s,
        "6,11 3,22",
        ("11,14 13,15", "8,19 12,22"),
        ("8,28 7,36", "0,29 -3,36"),
        "o2",
        "beard",
        "n2",
        "w0",
        trousers="o1",
        sleeve="n2",
        stout=3,
    )
    for line in ("38,12 34,9", "40,17 37,16", "35,7 31,5"):
        s.line("p5", line)


@GALLERY.scene("common_language")
def common_language(s: Stage) -> None:
    """A fur-clad northerner and a southerner in cotton shake hands: both say the same out of one bubble."""
    s.sky("g3 g4 y5", 0, 38)
    s.ridge("g2", "0,28 14,26 30,29 52,26", lit="g3")
    s.ridge("p2", "0,34 52,34")
    with s.subject():
        s.oval("p5", 3, 0, 46, 16)
        s.poly("p5", "12,12 19,14 11,19")
        s.poly("p5", "33,14 40,12 41,19")
    for number, letter in enumerate("ABC"):
        s.grid(LETTERS[letter], 11 + number * 11, 4, {"4": ("b2", "r3", "g2")[number]})
        s.grid(LETTERS[letter], 12 + number * 11, 4, {"4": ("b2", "r3", "g2")[number]})
    body(
        s,
        "8,22 7,33",
        ("16,29 24,29", "12,30 16,32"),
        (),
        "w3",
        "beard",
        "n4",
        "y2",
        stout=4.5,
        hem="1,40 14,40",
        sleeve="w2",
    )
    for x, y in rows("4,26 6,28 9,26 11,28 8,30"):
        s.rect("p4", x, y, 1.4, 1)
    _common_language_front(s)


def _common_language_front(s: Stage) -> None:
    body(
        s,
        "44,22 45,33",
        ("36,29 28,29", "40,31 37,33"),
        (),
        "p5",
        "turban",
        "w3",
        "k0",
        hat="m3",
        stout=4,
        hem="38,40 51,40",
        flip=True,
        sleeve="p4",
    )
    s.line("m3", "41,28 49,34", width=2)
    with s.subject():
        s.rect("n4", 23, 27.6, 4, 3)
        s.rect("w3", 26, 28, 4, 3)


@GALLERY.scene("writing")
def writing(s: Stage) -> None:
    """A hand presses the reed into a clay tablet, wedge beside wedge."""
    s.rect("o1", 0, 0, 52, 38)
    for x, y, w in rows("0,3,20 30,6,22 0,33,14 34,34,18 12,1,18"):
        s.rect("o0", x, y, w, 0.6)
    with s.subject():
        s.poly("p1", "3,7 7,4 33,3 37,6 38,31 34,35 7,36 3,33")
    s.poly("p2", "4,8 8,5 32,4 35,7 36,30 33,33 8,34 4,31")
    s.line("p3", "5,9 8,6 32,5")
    for y in (12, 19, 26):
        s.line("p1", (5, y), (35, y - 1))
    for number, (x, y) in enumerate(
        rows("7,8 12,8 17,7 22,7 28,7 7,15 12,14 17,15 23,14 29,14 7,22 12,21 16,22 8,29")
    ):
        if number % 3 == 1:
            s.poly("w1", (x, y - 1), (x + 4, y - 1), (x + 2, y + 1))
            s.rect("w1", x + 1.6, y, 1, 3)
        else:
            s.poly("w1", (x, y - 1), (x, y + 2), (x + 2, y + 0.5))
            s.rect("w1", x + 1, y + 0.2, 3.4, 0.8)
    with s.subject():
        s.limb("y3", "20,25 39,3", width=2.6)
    s.line("y5", "21,23 38,3")
    s.poly("w1", "18,25 18,28 21,26")
    with s.subject():
        s.poly("n2", "54,38 54,24 44,17 36,15 30,19 31,23 36,27 42,38")
        s.limb("n3", "44,18 36,14 30,17", width=3.4)
        s.limb("n3", "44,22 36,20 29,21", width=3.4)
        s.limb("n3", "43,27 36,25 31,26", width=3.4)
    s.line("n4", "43,16 36,13 31,15")
    s.line("n1", "43,20 36,17.5 31,18.5")
    s.line("n1", "43,25 36,23 31,23.5")
    s.rect("n5", 29, 16, 2, 1.4)
    with s.subject():
        s.poly("b2", "44,38 47,26 54,22 54,38")
    s.line("y4", "45,36 48,27 53,24")


@GALLERY.scene("calendar")
def calendar(s: Stage) -> None:
    """A priest strikes out yesterday in the rows of days painted on the wall under sun and moons."""
    s.rect("o2", 0, 0, 52, 38)
    s.rect("o1", 0, 32, 52, 6)
    s.rect("o3", 0, 32, 52, 1)
    with s.subject():
        s.rect("p4", 16, 1, 35, 32)
        s.rect("b1", 16, 1, 35, 9)
        s.rect("y3", 15, 0, 37, 1)
    s.disc("y3", 21.5, 5.5, 3.4)
    s.disc("y5", 21, 5, 2)
    for number, (x, cover) in enumerate(rows("28,9 34,2 40,9 46,-2")):
        s.disc("p5", x, 5.5, 2.8)
        if number != 2:
            s.disc("b1", x + cover * 0.8, 5.5, 2.8 if number % 2 else 0.1)
    s.rect("b1", 25, 5, 3, 1)
    for line in range(5):
        s.rect("p2", 16, 14.4 + line * 4.6, 35, 0.6)
    for column in range(1, 6):
        s.rect("p2", 16 + column * 5.8, 10, 0.6, 23)
    for day in range(30):
        x, y = 18 + day % 6 * 5.8, 11 + day // 6 * 4.6
        s.rect("k3", x, y + 0.6, 2 if day % 3 else 1, 1.4)
        if day < 14:
            s.line("r3", (x - 1, y), (x + 2, y + 2))
            s.line("r3", (x + 2, y), (x - 1, y + 2))
    for ring in ("28,19 34,19 34,24 28,24 28,19",):
        s.line("r3", ring)
    _calendar_front(s)


def _calendar_front(s: Stage) -> None:
    body(
        s,
        "7,18 6,29",
        ("12,23 20,22", "11,22 22,20"),
        (),
        "p5",
        "bald",
        "n2",
        "s4",
        hem="0,38 13,38",
        stout=3.4,
    )
    s.line("r3", "4,22 10,32", width=2)
    with s.subject():
        s.line("w4", "22,19 29,17")
    s.dots("r3", "30,17")
