"""What an option of a game changes, as a picture: sheet ``set_up/options``, 44x36, ``<game>_<option>``.

``<game>_friendly`` is that of games in which anything may be taken back; ``plain`` stands for any other.
"""

from __future__ import annotations

import math
from collections.abc import Callable

import pygame

from game.tools.bake import city_boards, dice, miniature, wonders
from game.tools.bake.atlas import Sheet
from game.tools.bake.icons import big_icon, icon, meeple
from game.tools.bake.outline import doubled
from game.tools.bake.pictures import walls
from game.tools.bake.pictures.drawing import Drawing
from game.tools.bake.strokes import motif
from game.ui.canvas import Canvas
from game.ui.digits import big, tiny
from game.ui.pixels import blank

SIZE = (44, 36)
Paint = Callable[[Canvas], None]
BACKWARD = """
......1.....
.....11.....
....111111..
...111111111
..1111111111
...11111.111
....111...11
.....11...11
......1...11
.........111
....1111111.
....111111.."""


def _art(gallery: str, card: str) -> pygame.Surface:
    return walls.wall(gallery).paint(card).surface


def _card(canvas: Canvas, box: tuple[int, int, int, int], ink: str = "p4") -> None:
    x, y, w, h = box
    canvas.rounded(box, "k0", 1)
    canvas.rounded((x + 1, y + 1, w - 2, h - 2), ink, 1)


# ---------------------------------------------------------------- 7 Wonders


def leaders(canvas: Canvas) -> None:
    canvas.fill("v1")
    for x, name, low in ((2, "hatshepsut", 4), (23, "caesar", 2), (12, "cleopatra", 0)):
        _card(canvas, (x, 3 + low, 20, 32), "p5")
        canvas.blit(_art("seven_wonders/leaders", name), x + 2, 5 + low, (17, 6, 16, 22))
        canvas.across(x + 2, 28 + low, 16, "p2")
    canvas.blit(icon("coin"), 17, 26)


def cities(canvas: Canvas) -> None:
    canvas.fill("r1")
    for x in range(0, 44, 6):
        canvas.fill("r2", (x, 0, 2, 36))
    _card(canvas, (9, 2, 27, 33), "k2")
    canvas.across(11, 3, 23, "k4")
    canvas.blit(_art("seven_wonders/art", "lair"), 11, 6, (20, 12, 23, 24))
    canvas.put(icon("coin", "r"), 1, 20, (1, 1), -1)
    canvas.put(icon("dove"), 31, 1, (1, 1), -1)
    canvas.put(icon("mask"), 31, 22, (1, 1), -1)


def teams(canvas: Canvas) -> None:
    """Two and two, each pair under one roof."""
    canvas.fill("t1")
    for x, seats in ((1, (0, 1)), (23, (2, 3))):
        canvas.polygon([(x, 15), (x + 10, 5), (x + 20, 15)], "k0")
        canvas.polygon([(x + 2, 14), (x + 10, 6), (x + 18, 14)], "y3")
        canvas.line((x + 2, 14), (x + 10, 6), "y5")
        canvas.fill("t2", (x, 15, 20, 19))
        for place, seat in enumerate(seats):
            canvas.put(meeple(seat), x + place * 9, 19, (1, 1), -1)


def boards(canvas: Canvas) -> None:
    canvas.fill("t1")
    small = wonders.monuments().sprites
    for x, y, name in ((1, 2, "babylon_a"), (4, 9, "olympia_a"), (7, 16, "giza_a")):
        _card(canvas, (x, y, 36, 18), "y3")
        canvas.across(x + 2, y + 1, 32, "y5")
        canvas.blit(small[name], x + 2, y + 2, (33, 3, 32, 14))


# ---------------------------------------------------------------- Trekking Through History


def itineraries(canvas: Canvas) -> None:
    canvas.fill("b1")
    for x, y in ((2, 3), (12, 6), (22, 9)):
        _card(canvas, (x, y, 20, 25))
        for place, ink in enumerate(("r3", "b3", "y3", "g3")):
            canvas.fill(ink, (x + 2 + place * 4, y + 3, 3, 3))
            for row in range(4):
                canvas.fill("p2", (x + 2 + place * 4, y + 8 + row * 4, 3, 3))


def trek_table(canvas: Canvas) -> None:
    canvas.fill("v1")
    for place, ink in enumerate(("b2", "b2", "v2", "v2", "r2")):
        _card(canvas, (2 + place * 6, 3, 14, 19))
        canvas.fill(ink, (4 + place * 6, 5, 10, 3))
    canvas.blit(_art("trekking", "40"), 28, 9, (20, 11, 10, 11))
    _card(canvas, (3, 24, 38, 11))
    big(canvas, 8, 12, 26, "k1", None, "centre")
    big(canvas, 18, 31, 26, "r2", None, "centre")
    canvas.across(18, 28, 5, "k3")
    canvas.across(18, 30, 5, "k3")


def time_warp(canvas: Canvas) -> None:
    canvas.fill("v2")
    for step in range(22):
        angle = step * 0.62
        spot = int(22 + math.cos(angle) * step * 0.9), int(18 + math.sin(angle) * step * 0.8)
        canvas.circle(spot, 2, "v3" if step % 2 else "v4")
    glass = big_icon("hourglass")
    canvas.put(glass, 22 - glass.get_width() // 2, 18 - glass.get_height() // 2, (1, 2), -1)


def rival(canvas: Canvas) -> None:
    """A watch with a face."""
    canvas.fill("s1")
    canvas.circle((22, 19), 15, "k0")
    canvas.circle((22, 19), 14, "s3")
    canvas.circle((22, 19), 11, "s5")
    canvas.fill("k0", (19, 1, 7, 4))
    canvas.fill("s3", (20, 1, 5, 3))
    for x in (17, 24):
        canvas.fill("k1", (x, 14, 3, 4))
        canvas.fill("r3", (x + 1, 15, 1, 2))
    canvas.across(17, 23, 10, "k1")
    for x in range(18, 27, 2):
        canvas.pixel(x, 22, "k1")


# ---------------------------------------------------------------- My City


def mode(canvas: Canvas) -> None:
    """A board that stays, and the envelope that changes it."""
    canvas.fill("g1")
    _card(canvas, (2, 2, 34, 30))
    canvas.blit(miniature.tiny(*city_boards.board("legacy")), 4, 4, (14, 20, 30, 26))
    canvas.put(big_icon("envelope"), 18, 15, (1, 2), -2)


def episode(canvas: Canvas) -> None:
    """One picture out of a row."""
    canvas.fill("w1")
    for y in (0, 31):
        canvas.fill("k0", (0, y, 44, 5))
        for x in range(2, 44, 6):
            canvas.fill("p3", (x, y + 1, 3, 3))
    for x, card in ((-14, "2"), (30, "4")):
        canvas.blit(_art("my_city/chapters", card), x, 6, (30, 10, 26, 24))
        canvas.shade((max(0, x), 6, 26, 24), -2)
    canvas.fill("y3", (11, 4, 22, 28))
    canvas.blit(_art("my_city/chapters", "3"), 12, 5, (50, 8, 20, 26))


# ---------------------------------------------------------------- CVlizations


def two(canvas: Canvas) -> None:
    """Two at the fire, and somebody in the cave."""
    canvas.fill("k1")
    canvas.polygon([(0, 36), (0, 10), (10, 2), (30, 0), (40, 8), (44, 20), (44, 36)], "s2")
    canvas.polygon([(12, 36), (13, 16), (20, 8), (30, 9), (34, 18), (34, 36)], "k0")
    canvas.fill("r4", (19, 16, 3, 2))
    canvas.fill("r4", (26, 16, 3, 2))
    for seat, x in ((0, 0), (1, 32)):
        canvas.put(meeple(seat), x, 22, (1, 1), -1)
    canvas.put(icon("torch"), 18, 23, (1, 1), -1)


def quarry(canvas: Canvas) -> None:
    canvas.blit(_art("cvlizations/orders", "quarrying"), 0, 0, (4, 0, 44, 30))
    canvas.fill("w1", (0, 28, 44, 8))
    for place in range(3):
        canvas.put(icon("stone"), 3 + place * 14, 25, (1, 1), -1)


# ---------------------------------------------------------------- Troyes Dice


def numbering(canvas: Canvas) -> None:
    canvas.fill("p3")
    for column in range(6):
        x = 1 + column * 7
        canvas.rounded((x, 2, 7, 11), "k0", 1)
        canvas.fill("p5", (x + 1, 3, 5, 9))
        tiny(canvas, column + 1, x + 4, 5, "k1", align="centre")
        for row, ramp in enumerate("rys"):
            canvas.fill(f"{ramp}{3 if (row + column) % 2 else 4}", (x, 14 + row * 7, 6, 6))
    canvas.put(dice.die("p", 3, 12), 29, 20, (1, 2), -2)


def feasts(canvas: Canvas) -> None:
    canvas.fill("m1")
    for x, y, name in ((2, 4, "cup"), (22, 2, "bread"), (12, 16, "grape")):
        canvas.shadow((x, y, 19, 19), (1, 2), -1, 1)
        _card(canvas, (x, y, 19, 19), "m3")
        canvas.blit(motif(name), x + 1, y + 1, (8, 8, 17, 17))


def nimble(canvas: Canvas) -> None:
    """A die of 3: two steps on it is a 5 in any case; whether one step, a 4, is allowed, is what changes."""
    canvas.fill("m1")
    for x in range(0, 44, 4):
        canvas.fill("m2", (x, x // 4 % 2 * 2, 2, 36))
    canvas.put(dice.die("y", 3, 14), 2, 11, (1, 2), -2)
    for face, y in ((4, 2), (5, 19)):
        canvas.line((17, 18), (25, y + 7), "k0", 3)
        canvas.line((17, 18), (25, y + 7), "p5")
        canvas.put(dice.die("y", face, 14), 28, y, (1, 2), -2)
    big(canvas, "?", 18, 3, "p5", "k0", "centre")
    canvas.blit(icon("check"), 12, 24)


# ---------------------------------------------------------------- any game


def plain(canvas: Canvas) -> None:
    canvas.fill("w1")
    gear = big_icon("gear")
    canvas.put(gear, 22 - gear.get_width() // 2, 18 - gear.get_height() // 2, (1, 2), -1)


def friendly(picture: pygame.Surface, cut: tuple[int, int]) -> Paint:
    """A card on its way back to the hand."""

    def paint(canvas: Canvas) -> None:
        canvas.fill("g2")
        for k in range(-36, 44, 8):
            canvas.line((k, 36), (k + 36, 0), "g1", 2)
        for ink, x, y in (("p2", 24, 1), ("p4", 20, 3)):
            _card(canvas, (x, y, 20, 30), ink)
        canvas.blit(picture, 22, 6, (*cut, 16, 22))
        arrow = Drawing(13, 13)
        arrow.grid(BACKWARD, 0, 0, {"1": "y4"})
        canvas.put(doubled(arrow.outlined().surface), 0, 6, (1, 2), -1)

    return paint


def _pictures() -> dict[str, Paint]:
    return {
        "seven_wonders_leaders": leaders,
        "seven_wonders_cities": cities,
        "seven_wonders_teams": teams,
        "seven_wonders_wonders": boards,
        "seven_wonders_friendly": friendly(_art("seven_wonders/art", "baths"), (18, 10)),
        "trekking_setup": itineraries,
        "trekking_trek_table": trek_table,
        "trekking_time_warp": time_warp,
        "trekking_rival": rival,
        "trekking_friendly": friendly(_art("trekking", "12"), (18, 6)),
        "my_city_mode": mode,
        "my_city_episode": episode,
        "my_city_friendly": friendly(miniature.tiny(*city_boards.board("eternal")), (20, 20)),
        "cvlizations_two": two,
        "cvlizations_crowded_quarry": quarry,
        "cvlizations_friendly": friendly(_art("cvlizations/ideas", "fishing_rod"), (18, 8)),
        "troyes_dice_numbering": numbering,
        "troyes_dice_feasts": feasts,
        "troyes_dice_nimble": nimble,
        "troyes_dice_friendly": friendly(dice.die("r", 5, 18), (1, -1)),
        "plain": plain,
        "plain_friendly": friendly(motif("cup"), (8, 5)),
    }


def sheet() -> Sheet:
    """All pictures of options."""
    sprites: dict[str, pygame.Surface] = {}
    for name, paint in _pictures().items():
        canvas = Canvas(blank(SIZE, "k1"))
        paint(canvas)
        sprites[name] = canvas.surface
    return Sheet(sprites, width=280)


SHEETS = {"set_up/options": sheet}
