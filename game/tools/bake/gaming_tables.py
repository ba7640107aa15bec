"""The tables the games are set up on, and what lies before each chair.

Sheet ``set_up/tables``: ``<game>`` 194x162, an oval table with the game's own top and what lies in it;
``<game>_place`` 40x20, what lies before a player; ``<game>_<option>_<value>``, as large as the table: what an
option adds there. ``plain`` is the table of a game without one of its own.
"""

from __future__ import annotations

import math
from collections.abc import Callable

import pygame

from game.tools.bake import camps, city_boards, dice, miniature, table_things
from game.tools.bake.atlas import Sheet
from game.tools.bake.grain import Grain
from game.tools.bake.icons import disc, icon
from game.ui.canvas import Canvas
from game.ui.digits import big
from game.ui.paint import wood_fill
from game.ui.pixels import blank

RADII = (96, 76)
SIZE = (2 * RADII[0] + 2, 2 * RADII[1] + 10)
MIDDLE = (RADII[0] + 1, RADII[1] + 1)
RIM = 5
PLACE = (40, 20)
Paint = Callable[[Canvas], None]


def table(top: Paint, rim: str = "y", side: str = "w") -> pygame.Surface:
    """An oval with a carved side, a rim, and *top* inside it."""
    canvas = Canvas(blank(SIZE))
    for low in range(8, -1, -1):
        _oval(canvas, 1, low, "k0" if low in (8, 0) else f"{side}{1 if low > 4 else 2}")
    for inset, ink in ((0, 1), (1, 4), (2, 3), (3, 2)):
        _oval(canvas, -inset, 0, f"{rim}{ink}", 1 if inset == 1 else 0)
    _oval(canvas, -4, 0, "k0")
    board = Canvas(blank(SIZE))
    top(board)
    a, b = RADII[0] - RIM, RADII[1] - RIM
    for y in range(SIZE[1]):
        share = 1 - ((y + 0.5 - MIDDLE[1]) / b) ** 2
        if share > 0:
            half = round(a * math.sqrt(share))
            canvas.blit(board.surface, MIDDLE[0] - half, y, (MIDDLE[0] - half, y, 2 * half, 1))
    return canvas.surface


def _oval(canvas: Canvas, grown: int, low: int, ink: str, up: int = 0) -> None:
    a, b = RADII[0] + grown, RADII[1] + grown
    canvas.ellipse((MIDDLE[0] - a - up, MIDDLE[1] - b + low - up, 2 * a, 2 * b), ink)


# ---------------------------------------------------------------- tops


def marble(canvas: Canvas) -> None:
    """Veined, inlaid with a teal band; the ages' cards, coins and military tokens in the middle."""
    canvas.fill("s5")
    grain = Grain(4)
    for _ in range(26):
        x, y = grain.below(SIZE[0]), grain.below(SIZE[1])
        for _ in range(grain.between(20, 70)):
            if 0 <= x < SIZE[0] and 0 <= y < SIZE[1] - 1:
                canvas.pixel(x, y, "s4")
                canvas.pixel(x, y + 1, "p5")
            x, y = x + grain.pick((1, 1, 0)), y + grain.pick((-1, 0, 1, 1))
    x, y = MIDDLE
    for a, b, ink, wide in ((91, 71, "t2", 3), (89, 69, "t1", 1), (86, 67, "y3", 1)):
        canvas.ellipse((x - a, y - b, 2 * a, 2 * b), ink, wide)
    table_things.round_shadow(canvas, (x - 46, y - 22, 92, 46), -1)
    for place, (ramp, age) in enumerate((("o", "I"), ("b", "II"), ("v", "III"))):
        table_things.card_pile(canvas, x - 33 + place * 21, y - 13, ramp, age)
    for dx, dy, count in ((-14, 28, 3), (0, 30, 4), (12, 27, 2)):
        table_things.small_coins(canvas, x + dx, y + dy, count)
    for place, value in enumerate((1, 3, 5)):
        token = disc("r3", 5, False)
        canvas.put(token, x - 22 + place * 16, y - 32, (1, 1), -1)
        big(canvas, value, x - 16 + place * 16, y - 30, "p5", None, "centre")


def velvet(canvas: Canvas) -> None:
    """Midnight blue with a stitched hem; the clock, history cards, tokens."""
    canvas.fill("b1")
    grain = Grain(2)
    for _ in range(1700):
        canvas.pixel(grain.below(SIZE[0]), grain.below(SIZE[1]), grain.pick(("b0", "b2", "b0")))
    x, y = MIDDLE
    for degrees in range(0, 360, 4):
        angle = math.radians(degrees)
        canvas.across(int(x + math.cos(angle) * 84), int(y + math.sin(angle) * 65), 2, "y2")
    for place, card in enumerate(("7", "23")):
        table_things.history(canvas, x - 66 + place * 10, y - 46 + place * 2, card)
    for place, card in enumerate(("40", "58")):
        table_things.history(canvas, x + 36 + place * 10, y - 44 - place * 2, card, "v1")
    for name, dx, dy in (
        ("person", -56, 22),
        ("event", -44, 30),
        ("innovation", -58, 36),
        ("progress", -38, 19),
    ):
        table_things.trek_token(canvas, name, x + dx - 6, y + dy - 6)
    for dx, dy in ((40, 20), (50, 26), (42, 32), (56, 17), (54, 36)):
        canvas.put(icon("crystal", "v"), x + dx - 6, y + dy - 6, (1, 1), -1)
    table_things.clock(canvas, (x, y))


def desk(canvas: Canvas) -> None:
    """A draughtsman's pale desk: the pile of city cards, buildings, pencil and ruler."""
    wood_fill(canvas, canvas.rect, 14, "p", 3, 18)
    x, y = MIDDLE
    canvas.ellipse((x - 84, y - 65, 168, 130), "p1", 1)
    table_things.round_shadow(canvas, (x - 40, y - 24, 80, 52), -1)
    table_things.city_card(canvas, x - 30, y - 17, "residential")
    table_things.city_card(canvas, x - 9, y - 15, "public")
    table_things.city_pile(canvas, x + 13, y - 18)
    table_things.ruler(canvas, x - 30, y + 18)
    for shape, kind, dx, dy in (
        ("L4_1", "residential", -70, -30),
        ("V3_0", "public", 46, -36),
        ("I2_0", "industrial", 48, 24),
    ):
        table_things.roof(canvas, f"{shape}_{kind}", x + dx, y + dy)


def stone(canvas: Canvas) -> None:
    """A slab of rock around the fire; what the tribes hunt, fell and quarry."""
    canvas.fill("s3")
    grain = Grain(9)
    for _ in range(620):
        x, y = grain.below(SIZE[0]), grain.below(SIZE[1])
        canvas.across(x, y, grain.between(1, 6), grain.pick(("s2", "s4", "s2")))
    for _ in range(9):
        x, y = grain.below(SIZE[0]), grain.below(SIZE[1])
        for _ in range(grain.between(14, 40)):
            canvas.pixel(x, y, "s1")
            x, y = x + grain.pick((1, 1, 0)), y + grain.pick((-1, 1, 0))
    x, y = MIDDLE
    canvas.ellipse((x - 82, y - 63, 164, 126), "s1", 1)
    for degrees in range(0, 360, 30):
        angle = math.radians(degrees)
        table_things.handprint(canvas, int(x + math.cos(angle) * 72), int(y + math.sin(angle) * 54), "o1")
    table_things.fire(canvas, x, y)
    for name, dx, dy in (
        ("log", -44, -14),
        ("log", -40, -8),
        ("food", 34, -18),
        ("food", 42, -10),
        ("stone", 34, 10),
        ("stone", 42, 15),
    ):
        canvas.put(icon(name), x + dx - 6, y + dy - 4, (1, 1), -1)
    for place, ramp in enumerate(("r", "g", "b")):
        table_things.card_pile(canvas, x - 50 + place * 5, y + 6 + place * 4, ramp, "", (14, 18))


def oak(canvas: Canvas) -> None:
    """A tavern's table with the wheel of Troyes, dice and a candle."""
    wood_fill(canvas, canvas.rect, 6, "w", 3, 13)
    x, y = MIDDLE
    canvas.ellipse((x - 84, y - 65, 168, 130), "w1", 1)
    table_things.wheel(canvas, (x, y))
    for ramp, face, dx, dy in (("r", 6, -62, -32), ("y", 3, -52, -42), ("s", 5, 46, -42), ("k", 2, 56, -30)):
        canvas.put(dice.die(ramp, face, 12), x + dx, y + dy, (1, 2), -2)
    table_things.candle_from_above(canvas, x - 52, y + 30)
    for dx, dy, count in ((44, 32, 3), (56, 28, 2)):
        table_things.small_coins(canvas, x + dx, y + dy, count)


def planks(canvas: Canvas) -> None:
    wood_fill(canvas, canvas.rect, 6, "w", 3, 16)
    canvas.ellipse((MIDDLE[0] - 84, MIDDLE[1] - 65, 168, 130), "w1", 1)


# ---------------------------------------------------------------- before each chair


def _place(paint: Paint) -> pygame.Surface:
    canvas = Canvas(blank(PLACE))
    paint(canvas)
    return canvas.surface


def itinerary(canvas: Canvas) -> None:
    canvas.rounded((2, 0, 36, 20), "k0", 1)
    canvas.rounded((3, 1, 34, 18), "p4", 1)
    for place, ink in enumerate(("r3", "b3", "y3", "g3")):
        canvas.fill(ink, (5 + place * 8, 2, 6, 4))
        for row in range(3):
            canvas.fill("p2", (5 + place * 8, 7 + row * 4, 6, 3))


def city(canvas: Canvas) -> None:
    canvas.rounded((0, 0, *PLACE), "k0", 1)
    canvas.rounded((1, 1, 38, 18), "p4", 1)
    canvas.blit(miniature.tiny(*city_boards.board("eternal")), 2, 2, (6, 20, 36, 16))


def camp(canvas: Canvas) -> None:
    canvas.rounded((0, 0, *PLACE), "k0", 1)
    canvas.rounded((1, 1, 38, 18), "w4", 1)
    canvas.blit(camps.land(1, camps.SMALL), 2, 2, (40, 14, 36, 16))
    for place, ink in enumerate(("p4", "p4")):
        canvas.rounded((5 + place * 17, 5, 13, 11), "k0", 1)
        canvas.fill(ink, (6 + place * 17, 6, 11, 9))
        canvas.fill("o2", (8 + place * 17, 8, 7, 5))


def sheet_of_troyes(canvas: Canvas) -> None:
    canvas.rounded((0, 0, *PLACE), "k0", 1)
    canvas.rounded((1, 1, 38, 18), "p5", 1)
    for row, ramp in enumerate(("r", "y", "s")):
        for column in range(6):
            canvas.fill(f"{ramp}{4 if (row + column) % 3 else 3}", (3 + column * 6, 3 + row * 5, 5, 4))


def board(canvas: Canvas) -> None:
    """A wonder board, face down."""
    canvas.rounded((0, 0, *PLACE), "k0", 1)
    canvas.rounded((1, 1, 38, 18), "y3", 1)
    canvas.across(2, 1, 36, "y5")
    canvas.across(2, 18, 36, "y1")
    canvas.fill("t1", (3, 3, 34, 14))
    for column in range(5, 36, 4):
        for row in range(4 + column // 4 % 2 * 2, 16, 4):
            canvas.pixel(column, row, "t2")
    sign = icon("help", "y")
    canvas.blit(sign, 20 - sign.get_width() // 2, 10 - sign.get_height() // 2)


def card(canvas: Canvas) -> None:
    canvas.rounded((11, 0, 18, 20), "k0", 1)
    canvas.rounded((12, 1, 16, 18), "p4", 1)
    canvas.rounded((14, 3, 12, 14), "r2", 1)


TABLES: dict[str, tuple[Paint, Paint]] = {
    "seven_wonders": (marble, board),
    "trekking": (velvet, itinerary),
    "my_city": (desk, city),
    "cvlizations": (stone, camp),
    "troyes_dice": (oak, sheet_of_troyes),
    "plain": (planks, card),
}
RIMS = {
    "seven_wonders": "y",
    "trekking": "y",
    "my_city": "w",
    "cvlizations": "s",
    "troyes_dice": "w",
    "plain": "w",
}


def sheet() -> Sheet:
    """Tables, places, and what options add."""
    sprites: dict[str, pygame.Surface] = {}
    for name, (top, place) in TABLES.items():
        sprites[name] = table(top, RIMS[name])
        sprites[f"{name}_place"] = _place(place)
    for name, paint in table_things.ADDED.items():
        canvas = Canvas(blank(SIZE))
        paint(canvas, MIDDLE)
        sprites[name] = canvas.surface
    return Sheet(sprites, width=600)


SHEETS = {"set_up/tables": sheet}
