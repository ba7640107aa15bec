"""The board of Babylon."""

from __future__ import annotations

from game.tools.bake.pictures.boards import AXIS, Board
from game.tools.bake.pictures.boards_props import crane, crowd, hoist, palms, plan, scaffold, torches, windows
from game.tools.bake.pictures.drawing import rows
from game.tools.bake.pictures.stage import Stage

LEVELS = ((58, 32, 11), (44, 21, 11), (30, 11, 10), (16, 4, 7))
"""Half the width, the top and the height of each terrace."""
BUILT = {0: 0, 1: 1, 2: 3, 3: 4}
TOWN = "28,16,26 48,10,30 64,22,24 96,12,29 118,18,27 142,12,31 322,20,28 350,14,25 372,22,29"


GARDEN_PLAN = "2,20 2,15 31,15 31,20 2,20|7,15 7,10 26,10 26,15|12,10 12,6 21,6 21,10|16,20 16,6|17,20 17,6"
GARDEN_LEAVES = (
    "3,14 4,13 6,14 9,14 27,14 29,13 30,14 28,14 7,9 9,8 10,9 23,9 24,8 26,9 12,5 13,4 15,5 18,5 19,4 21,5 "
    "16,3 17,2 16,4 3,16 6,16 29,16 8,11 25,11 13,7 20,7"
)


def babylon(s: Stage, step: float) -> None:
    """A brick platform; two terraces planted; the gardens in full leaf with their waterfalls."""
    _town(s)
    built = BUILT[int(step)]
    if built == 0:
        _brickyard(s)
    for number in range(built):
        _terrace(s, number)
    if step == 1:
        _half_terrace(s)
    if step in (1, 2):
        half, top, _ = LEVELS[built - 1]
        scaffold(s, AXIS - half - 13, top - 4, 12, 45 - top)
        crane(s, AXIS + half // 2, top, 12, 10)
        crowd(s, top, " ".join(str(AXIS + dx) for dx in range(-half + 6, half // 3, 9)))
    if step == 2:
        for number in range(3):
            _bed(s, number, thin=True)
        _young_palms(s)
    if step == 3:
        _gardens(s)
    palms(s, "34,48,14 110,48,12 160,48,15 316,48,14 392,48,16")
    crowd(s, 47, "52 60 136 330 338")


def _half_terrace(s: Stage) -> None:
    """The second terrace begun on one side; the first planted already, water lifted by a chain of pots."""
    half, top, tall = LEVELS[1]
    with s.subject():
        s.rect("o3", AXIS - half, top, half + 6, tall)
        s.rect("o5", AXIS - half, top, half + 6, 1)
    for x in range(AXIS - half + 4, AXIS, 9):
        s.oval("w1", x, top + 4, 5, 5)
        s.rect("w1", x, top + 6, 5, tall - 6)
    for number, x in enumerate(range(AXIS + 14, AXIS + 56, 7)):
        _shrub(s, x, 32, number % 7, True, False)
    palms(s, f"{AXIS - 51},32,11 {AXIS + 22},32,12 {AXIS + 40},32,10")
    s.rect("b3", AXIS + 8, 34, 3, 10)
    s.rect("p5", AXIS + 9, 34, 1, 10)


def _young_palms(s: Stage) -> None:
    palms(s, f"{AXIS - 51},32,11 {AXIS + 50},32,11 {AXIS - 36},21,10 {AXIS + 36},21,10")
    s.rect("b3", AXIS - 1, 24, 3, 20)
    s.rect("p5", AXIS, 24, 1, 20)


def _town(s: Stage) -> None:
    for x, w, top in rows(TOWN):
        s.rect("o4", x, top, w, 42 - top)
        s.rect("o5", x, top, 2, 42 - top)
        s.rect("o3", x + w - 3, top, 3, 42 - top)
        for dx in range(0, int(w), 4):
            s.rect("o4", x + dx, top - 2, 2, 2)
        s.rect("w1", x + w // 2, top + 6, 2, 3)
    s.rect("b2", 66, 17, 18, 25)  # the blue gate
    s.rect("b3", 66, 17, 3, 25)
    for dx in range(0, 18, 4):
        s.rect("b2", 66 + dx, 15, 2, 2)
    s.oval("k1", 71, 26, 8, 8)
    s.rect("k1", 71, 30, 8, 12)
    for x, y in rows("69,21 79,21 68,34 81,34"):
        s.rect("y4", x, y, 2, 1)
    s.ridge("y3", "0,41 200,42 400,41", lit="y4")
    s.rect("g3", 0, 46, 400, 19)
    s.rect("t2", 0, 52, 400, 13)
    s.rect("t4", 0, 52, 400, 1)
    for number in range(60):
        s.rect("t3" if number % 3 else "t5", number * 53 % 400, 53 + number * 7 % 11, 3 + number % 5, 1)
    for x in (40, 140, 330):  # round reed boats
        with s.subject():
            s.poly("w4", (x - 7, 56), (x + 7, 56), (x + 5, 61), (x - 5, 61))
            s.rect("w5", x - 7, 56, 14, 1)
        s.person("robe", x - 2, 57, "r3" if x != 140 else "p4", "w4", "k0")


def _brickyard(s: Stage) -> None:
    s.rect("o1", AXIS - 58, 41, 116, 4)
    s.rect("o3", AXIS - 58, 41, 116, 1)
    for dx in (-58, -30, 30, 57):
        s.rect("w3", AXIS + dx, 34, 1, 8)
    for x in (196, 204, 276, 284):
        for row in range(3):
            for column in range(3 - row):
                s.rect("o3", x + column * 3 + row * 1.5, 39 - row * 2, 2.6, 2)
                s.rect("o5", x + column * 3 + row * 1.5, 39 - row * 2, 2.6, 0.6)
    with s.subject():  # the first vault, and trees in tubs that wait
        s.rect("o3", 266, 30, 22, 12)
        s.rect("o5", 266, 30, 22, 1)
    s.oval("w1", 272, 33, 10, 10)
    s.rect("w1", 272, 38, 10, 4)
    for x in (254, 261):
        s.rect("w2", x - 1, 38, 5, 4)
        palms(s, f"{x + 1},38,9")
    hoist(s, 270, 30, 22, "b3")
    plan(s, 214, 12, GARDEN_PLAN, GARDEN_LEAVES)
    crowd(s, 42, "222 232 243 294")


def _terrace(s: Stage, number: int) -> None:
    half, top, tall = LEVELS[number]
    with s.subject():
        s.rect("o3", AXIS - half, top, half * 2, 45 - top if number == 0 else tall)
        s.rect("o4", AXIS - half, top, half * 2, 2)
        s.rect("o5", AXIS - half, top, half * 2, 1)
        s.rect("o2", AXIS + half - 6, top + 2, 6, 43 - top if number == 0 else tall - 2)
    for x in range(AXIS - half + 4, AXIS + half - 6, 9):  # vaults
        s.oval("w1", x, top + 4, 5, 5)
        s.rect("w1", x, top + 6, 5, tall - 6 if tall > 7 else 1)
        s.rect("o5", x - 1, top + 5, 1, tall - 5)


def _gardens(s: Stage) -> None:
    for number in range(4):
        _bed(s, number)
    s.rect("b3", AXIS - 2, 10, 5, 34)
    s.rect("b5", AXIS - 2, 10, 1, 34)
    s.rect("p5", AXIS, 12, 1, 31)
    for _, top, _h in LEVELS[:3]:
        s.rect("p5", AXIS - 4, top, 9, 1)
        s.rect("b5", AXIS - 4, top + 1, 9, 1)
    for dx in (-37, 36):
        s.rect("b4", AXIS + dx, 32, 3, 12)
        s.rect("p5", AXIS + dx, 32, 1, 12)
    palms(
        s,
        " ".join(
            f"{AXIS + dx},{top},{tall}" for dx, top, tall in rows("-50,32,12 49,32,12 -22,11,8 21,11,8")
        ),
    )
    crowd(s, 42, "176 184", "r3 p5")


def _bed(s: Stage, number: int, thin: bool = False) -> None:
    """Shrubs along the lip of a terrace, some trailing over it; young plants while the work goes on."""
    half, top, tall = LEVELS[number]
    for place, dx in enumerate(range(-half + 1, half, 7 if thin else 4)):
        spice = (place * 5 + number * 3) % 7
        if thin and (spice < 3 or (number and abs(dx) < half - 12)):
            continue
        _shrub(s, AXIS + dx, top, spice, dx < half * 0.5, thin)
        if not thin and spice != 2:
            fall = 2 + spice % 5 + (tall > 9)
            s.dots(("m4", "y5", "p5", "r4")[place % 4], (AXIS + dx + spice % 2, top + fall - 2))
    if not thin:
        for dx in (-half + 6, half - 8):  # cypresses at the corners
            s.poly("g1", (AXIS + dx - 2, top), (AXIS + dx, top - 7), (AXIS + dx + 2, top))
            s.poly("g2", (AXIS + dx - 2, top), (AXIS + dx, top - 7), (AXIS + dx, top))


def _shrub(s: Stage, x: int, top: int, spice: int, lit: bool, thin: bool) -> None:
    r = (1.6 if thin else 2) + spice % 3 * 0.5
    if not thin and spice != 2:
        fall = 2 + spice % 5
        s.rect("g2" if lit else "g1", x - 1, top, 3, fall)
        s.rect("g3" if lit else "g2", x, top, 1, fall + 2)
    s.disc("g1", x, top - 1, r)
    s.disc("g2", x - 0.4, top - 1.4, r - 0.4)
    s.disc("g4" if lit and spice % 2 else "g3", x - 0.7, top - 1.8, r - 1.1)
    if not thin and spice in (1, 4):
        s.dots("m4" if spice == 1 else "y5", (x, top - 2))


def babylon_lamps(s: Stage, step: float) -> None:
    windows(s, "36,34 53,36 72,34 104,36 126,34 332,36 356,33 382,36")
    if step == 0:
        _brickyard(s)
        torches(s, "210,34 250,35 292,35")
    for number in range(BUILT[int(step)]):
        half, top, tall = LEVELS[number]
        places = range(AXIS - half + 4, AXIS + half - 6, 18)
        for x in places:
            s.rect("o3", x + 1, top + 6, 3, tall - 6 if tall > 7 else 1)
        windows(s, " ".join(f"{x + 1},{top + 6}" for x in places))
        for x in range(AXIS - half + 3, AXIS + half, 7) if step > 1 else ():
            s.dots("g4", (x, top - 2), (x + 1, top - 1))
            s.dots("g3", (x - 1, top - 1), (x, top))


BOARDS = {
    "babylon": Board("b3 b4 p5 o5", 42, (182, 24, 6), babylon, babylon_lamps),
}
