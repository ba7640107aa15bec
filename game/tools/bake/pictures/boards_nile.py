"""The boards of Giza and Abu Simbel."""

from __future__ import annotations

from game.tools.bake.pictures.boards import AXIS, Board
from game.tools.bake.pictures.boards_props import (
    boats,
    crane,
    crowd,
    fire,
    hoist,
    palms,
    plan,
    scaffold,
    stakes,
    stones,
    torches,
)
from game.tools.bake.pictures.drawing import pairs, rows
from game.tools.bake.pictures.stage import Stage

BASE, HALF, HIGH = 48, 66, 47
COURSES = {0: 0, 1: 16, 1.5: 27, 2: 37, 3: 46}
"""How many pixels of the pyramid stand, by step."""


# --------------------------------------------------------------------------------------------- Giza


PYRAMID_PLAN = "2,19 17,2 31,19 2,19|17,2 22,19|11,9 20,9|7,14 21,14"


def giza(s: Stage, step: float) -> None:
    """A field marked out; the lower courses with ramps; the stepped body; the white casing, its gold tip."""
    _nile_plain(s)
    if step == 0:
        _giza_site(s)
    elif step < 3:
        _rising(s, COURSES[step])
        _ramp(s, COURSES[step], step)
    else:
        _cased(s)
        _sphinx(s)
    palms(s, "60,50,14 68,50,18 330,50,12 345,50,17 380,50,13")
    crowd(s, 46, "36 44 92 100 128" if step < 3 else "92 100 196 203")
    crowd(s, 47, "300 312 352")
    boats(s, "54,59 178,59 330,59")


def _nile_plain(s: Stage) -> None:
    s.ridge("o4", "0,35 40,32 90,36 150,33 220,36 300,34 400,36")
    for x, tall in ((112, 13), (84, 9)):
        s.poly("o3", (x - tall * 1.3, 38), (x, 38 - tall), (x + tall * 1.3, 38))
        s.poly("y4", (x - tall * 1.3, 38), (x, 38 - tall), (x + 1, 38))
    s.ridge("y3", "0,40 80,37 170,40 260,41 340,39 400,41", lit="y4")
    s.poly("y2", "0,47 60,44 140,48 240,46 400,50 400,65 0,65")
    s.poly("g3", "0,58 120,55 260,58 400,55 400,65 0,65")
    s.rect("b2", 0, 58, 400, 7)
    s.rect("b4", 0, 58, 400, 1)
    for number in range(40):
        s.rect("b4" if number % 3 else "b5", number * 37 % 400, 59 + number * 7 % 6, 3 + number % 4, 1)


def _giza_site(s: Stage) -> None:
    s.poly("y1", (AXIS - HALF, 42), (AXIS + HALF, 42), (AXIS + HALF + 8, 48), (AXIS - HALF - 8, 48))
    s.poly("y2", (AXIS - HALF + 2, 43), (AXIS + HALF - 2, 43), (AXIS + HALF + 5, 47), (AXIS - HALF - 5, 47))
    stakes(s, AXIS - HALF, AXIS + HALF, 43)
    with s.subject():  # the first courses of one corner
        for number in range(3):
            s.rect("p3", 272 - number, 41 - number * 3, 34 - number * 7, 3)
            s.rect("p5", 272 - number, 41 - number * 3, 34 - number * 7, 1)
    for x in range(276, 304, 6):
        s.rect("p1", x, 42, 1, 2)
    hoist(s, 262, 45, 34, "y4")
    plan(s, 214, 13, PYRAMID_PLAN)
    crowd(s, 44, "203 226 238 248")
    stones(s, "194,40 202,41")


def _rising(s: Stage, high: int) -> None:
    with s.subject():
        for number in range(0, high, 3):
            y, wide = BASE - number - 3, HALF * (1 - number / HIGH)
            s.rect("p3", AXIS - wide, y, wide * 1.16, 3)
            s.rect("o2", AXIS + wide * 0.16, y, wide * 0.84, 3)
            s.rect("p5", AXIS - wide, y, wide * 1.16, 1)
            s.rect("o3", AXIS + wide * 0.16, y, wide * 0.84, 1)
            for x in range(int(AXIS - wide) + number % 2 * 3, int(AXIS + wide * 0.16), 7):
                s.rect("p1", x, y + 1, 1, 2)


def _ramp(s: Stage, high: int, step: float) -> None:
    """The ramp of brick, its side in shade, and the teams on it."""
    top, wide = BASE - high, HALF * (1 - high / HIGH)
    end = AXIS - wide + 2
    with s.subject():
        s.poly("o2", (140, 49), (end, top + 1), (end + 7, top + 3), (end - 2, 49))
        s.poly("w4", (140, 48), (end, top), (end + 7, top + 2), (150, 49))
    for y in range(top + 8, 48, 4):
        near = 150 + (48 - y) * (end - 140) / max(1, 48 - top)
        s.line("w2", (near + 8, y), (end - 1, y))
    s.line("w5", (140, 47), (end, top))
    span = end - 145
    for number in range(6):
        share = (number + 0.5) / 6.5
        crowd(s, round(47 - share * (47 - top)), str(round(140 + share * span)))
    x, y = 140 + span * 0.72, 47 - 0.72 * (47 - top)
    s.rect("p5", x + 6, y - 6, 6, 4)
    s.rect("p2", x + 6, y - 3, 6, 1)
    if step > 1:
        crane(s, AXIS + 2, top, 9, 9)
    else:
        crane(s, AXIS + 14, top, 14, 9)
        crowd(s, top, f"{AXIS - 20} {AXIS - 4} {AXIS + 22}")


def _cased(s: Stage) -> None:
    left, right, tip = (AXIS - HALF, 48), (AXIS + HALF, 48), (AXIS, 1)
    with s.subject():
        s.poly("p5", left, tip, (AXIS + 10, 48))
        s.poly("p2", (AXIS + 10, 48), tip, right)
        s.poly("p1", (AXIS + 40, 48), tip, right)
        s.poly("y4", (AXIS - 11, 9), tip, (AXIS + 2, 9))
        s.poly("y2", (AXIS + 2, 9), tip, (AXIS + 11, 9))
        s.line("y5", (AXIS - 10, 9), tip)
    for y in range(14, 48, 6):
        wide = HALF * (1 - (48 - y) / HIGH)
        s.line("p4", (AXIS - wide + 2, y), (AXIS + wide * 0.14, y))
    s.dots("y5", (AXIS - 9, 0), (AXIS + 9, 0), (AXIS - 15, 4), (AXIS + 16, 4))


def _sphinx(s: Stage) -> None:
    with s.subject():
        s.poly("o4", "136,45 137,42 150,40 152,35 160,32 178,34 188,38 192,43 192,46 136,46")
        s.poly("o3", "160,38 178,36 188,40 192,46 160,46")
        s.rect("o5", 137, 42, 13, 1)
        s.rect("o2", 137, 45, 55, 1)
        s.poly("y3", "147,37 146,31 149,23 158,23 161,31 161,37")
        s.poly("y2", "157,23 158,23 161,31 161,37 157,37")
        s.rect("o5", 149, 26, 7, 9)
        s.rect("o4", 154, 26, 2, 9)
    for y in (25, 28, 31, 34):
        s.line("b2", (157, y), (160, y + 1))
        s.rect("b2", 147, y + 1, 2, 1)
    s.dots("w1", "150,29 153,29")
    s.rect("o2", 152, 30, 1, 2)
    s.rect("w2", 151, 33, 3, 1)
    s.rect("y4", 149, 23, 8, 1)


def giza_lamps(s: Stage, step: float) -> None:
    torches(s, "92,40 128,41 206,40 286,42")
    if step == 0:
        plan(s, 214, 13, PYRAMID_PLAN)
        torches(s, "210,34 251,36 304,36")
    if step == 3:
        s.poly("y4", (AXIS - 10, 9), (AXIS, 1), (AXIS + 2, 9))
        s.poly("y2", (AXIS + 2, 9), (AXIS, 1), (AXIS + 10, 9))
    elif step:
        high = COURSES[step]
        end = AXIS - HALF * (1 - high / HIGH)
        for share in (0.25, 0.5, 0.75):
            fire(s, 140 + share * (end - 140), 47 - share * (high - 1) - 5, 4)
        fire(s, AXIS - 8, BASE - high, 5)


# ---------------------------------------------------------------------------------------- Abu Simbel


def abu_simbel(s: Stage, step: float) -> None:
    """A rough cliff; its face cut smooth; four kings down to the knees; finished and painted."""
    s.ridge("o4", "0,36 60,33 120,36 300,33 400,36")
    s.ridge("y3", "0,41 120,39 400,41", lit="y4")
    _cliff(s, step)
    if step >= 1:
        _facade(s, step)
    s.ridge("y3", "0,48 200,46 400,48", lit="y5")
    s.rect("b2", 0, 57, 400, 8)
    s.rect("b4", 0, 57, 400, 1)
    for number in range(40):
        s.rect("b4" if number % 3 else "b5", number * 37 % 400, 59 + number * 7 % 6, 3 + number % 4, 1)
    _pilgrims(s, step)
    palms(s, "36,50,15 46,50,19 104,50,13 340,50,16 372,50,18")
    boats(s, "80,59 350,59", "r4")


def _cliff(s: Stage, step: float) -> None:
    top = {0: 10, 1: 8, 2: 4, 3: 0}[int(step)]
    with s.subject():
        s.poly(
            "o3",
            (150, 50),
            (172, 30),
            (188, top + 6),
            (206, top),
            (292, top),
            (310, top + 8),
            (330, 32),
            (352, 50),
        )
        s.poly("o4", (150, 50), (172, 30), (188, top + 6), (206, top), (212, top), (190, 34), (180, 50))
        s.poly("o2", (300, top + 4), (310, top + 8), (330, 32), (352, 50), (322, 50), (306, 30))
    for x, y, w in rows("166,40,8 176,32,6 318,36,8 328,42,9 312,26,6 186,24,5"):
        s.rect("o2", x, y, w, 1)
        s.rect("o5", x, y - 1, w, 1)
    if step == 0:
        _sketched_kings(s)


def _sketched_kings(s: Stage) -> None:
    """The smoothed face with four seated kings drawn on it; the first head is begun."""
    s.poly("p3", (202, 48), (206, 14), (290, 14), (294, 48))
    s.line("p5", (206, 14), (290, 14))
    for number, x in enumerate((206, 226, 252, 272)):
        for stroke in (
            "5,22 4,14 6,10 11,10 13,14 12,22",
            "6,16 11,16",
            "2,22 15,22 16,34 1,34 2,22",
            "2,34 2,46",
            "8,34 8,46",
            "15,34 15,46",
            "7,10 7,6 10,6 10,10",
        ):
            if number or stroke[0] not in "567":
                s.line("r2", *[(x + px, y + 0) for px, y in pairs((stroke,))])
    s.rect("r2", 245, 36, 1, 11)
    s.rect("r2", 250, 36, 1, 11)
    s.line("r2", (245, 36), (250, 36))
    _carved_head(s, 204)
    scaffold(s, 202, 24, 18, 24)
    crowd(s, 24, "202 217")
    crowd(s, 48, "228 262 284")


def _carved_head(s: Stage, x: float) -> None:
    """Head-cloth, face and double crown of a king 18 wide, cut free of the rock."""
    with s.subject():
        s.poly("o4", (x + 2, 25), (x + 4, 13), (x + 7, 10), (x + 13, 10), (x + 16, 13), (x + 18, 25))
        s.rect("o5", x + 8, 5, 4, 5)
    s.rect("o5", x + 7, 13, 6, 8)
    s.dots("w1", (x + 8, 16), (x + 11, 16))
    s.line("o2", (x + 8, 19), (x + 11, 19))
    s.rect("o3", x + 9, 21, 2, 4)
    for y in (14, 17, 20, 23):
        s.dots("o2", (x + 5, y), (x + 14, y))


def _facade(s: Stage, step: float) -> None:
    top = {1: 9, 2: 6, 3: 3}[int(step)]
    s.poly("o5" if step == 3 else "p3", (200, 50), (206, top), (290, top), (296, 50))
    s.line("p5", (206, top), (290, top))
    if step >= 2:
        s.rect("o3", 205, top + 2, 86, 1)
    if step == 3:
        for x in range(208, 288, 4):
            s.rect("o2", x, 0, 2, 3)
        for number, x in enumerate(range(208, 290, 4)):
            s.rect(("b3", "r3", "y4")[number % 3], x, 4, 3, 2)
    s.rect("k0", 243, 34, 9, 14)
    s.rect("o2", 242, 32, 11, 2)
    for number, x in enumerate((204, 223, 253, 272)):
        if step == 3:
            _king(s, x)
        else:
            _king_in_rock(s, x, int(step), number)
    if step == 3:
        with s.subject():
            s.rect("o4", 244, 18, 7, 12)
            s.disc("r3", 247.5, 17, 3)


def _king_in_rock(s: Stage, x: int, step: int, number: int) -> None:
    """From the crown down: step 1 the head, 2 breast and arms; below still rough rock behind scaffolds."""
    free = 25 if step == 1 else 36
    with s.subject():
        s.rect("o3", x + 1, free, 18, 50 - free)
        if step == 2:
            s.poly("o4", (x + 1, 36), (x + 2, 24), (x + 18, 24), (x + 19, 36))
    if step == 2:
        for dx in (2, 15):
            s.rect("o3", x + dx, 26, 3, 10)
            s.rect("o5", x + dx, 26, 1, 10)
        s.line("o2", (x + 6, 29), (x + 13, 29))
    for y in range(free + 3, 48, 4):
        s.rect("o2", x + 3 + y % 3 * 3, y, 6, 1)
        s.rect("o4", x + 4 + y % 3 * 3, y + 1, 4, 1)
    _carved_head(s, x)
    if number % 2 == 0:
        scaffold(s, x + 2, free + 1, 12, 49 - free - 2)
        crowd(s, free + 1, f"{x + 3} {x + 12}")


def _king(s: Stage, x: int) -> None:
    """A seated king 18 wide, finished and painted."""
    with s.subject():
        s.rect("o4", x + 2, 34, 16, 14)
        s.poly("o4", (x + 2, 36), (x + 3, 24), (x + 6, 21), (x + 14, 21), (x + 17, 24), (x + 18, 36))
        s.poly("y3", (x + 4, 24), (x + 5, 13), (x + 8, 10), (x + 12, 10), (x + 15, 13), (x + 16, 24))
        s.rect("p4", x + 8, 7, 5, 4)
        s.rect("o4", x + 3, 36, 6, 12)
        s.rect("o4", x + 11, 36, 6, 12)
        s.rect("o5", x + 3, 34, 14, 3)
    s.rect("o5", x + 7, 13, 6, 7)
    s.dots("w1", (x + 8, 15), (x + 11, 15))
    s.line("o2", (x + 8, 18), (x + 11, 18))
    s.rect("o2", x + 15, 26, 2, 8)
    s.rect("r3", x + 8, 8, 5, 2)
    for y in (14, 17, 20):
        s.rect("b2", x + 5, y, 2, 1)
        s.rect("b2", x + 13, y, 2, 1)
    s.rect("y4", x + 9, 20, 2, 4)
    s.rect("o2", x + 9, 38, 2, 10)


def _pilgrims(s: Stage, step: float) -> None:
    crowd(s, 48, "190 198 300 310" if step < 3 else "188 196 236 258 300", "p4 r3 b3 y4")
    if step in (1, 2):
        crowd(s, 9 if step == 1 else 6, "216 240 262 280")
    if step == 3:
        s.rect("y3", 238, 40, 2, 8)
        s.rect("y3", 255, 40, 2, 8)
        fire(s, 239, 40, 5)
        fire(s, 256, 40, 5)


def abu_simbel_lamps(s: Stage, step: float) -> None:
    torches(s, "190,40 304,40")
    if step == 0:
        _sketched_kings(s)
    if step == 3:
        s.rect("y4", 244, 35, 7, 13)
        s.rect("y5", 246, 37, 3, 11)
    if step:
        for x in (204, 223, 253, 272):
            _carved_head(s, x) if step < 3 else _king(s, x)
        torches(s, "222,38 246,38 270,38" if step < 3 else "201,40 292,40")


BOARDS = {
    "giza": Board("b2 b3 b4 y5 o5", 44, (40, 27, 7), giza, giza_lamps),
    "abu_simbel": Board("b3 b4 b5 y5", 44, (98, 26, 6), abu_simbel, abu_simbel_lamps),
}
