"""Small things that lie on a gaming table, seen from above."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping

import pygame

from game.tools.bake import city, city_pieces, metal
from game.tools.bake.grain import Grain
from game.tools.bake.icons import big_icon, icon, token
from game.tools.bake.nature import oval
from game.tools.bake.pictures import walls
from game.tools.bake.strokes import motif
from game.ui.canvas import Canvas
from game.ui.digits import big
from game.ui.pixels import Box

Point = tuple[int, int]


def round_shadow(canvas: Canvas, box: Box, steps: int = -2) -> None:
    """The shadow of something round that lies in *box*."""
    _, _, w, h = pygame.Rect(box)
    canvas.shade(box, steps, oval(w, h, ((w - 1) / 2, (h - 1) / 2), (w / 2, h / 2)))


def card_pile(canvas: Canvas, x: int, y: int, ramp: str, age: str, size: Point = (18, 24)) -> None:
    """Four cards, the topmost with the back of its age."""
    w, h = size
    canvas.shadow((x, y + 3, w + 2, h), (2, 2), -2, 1)
    for depth in range(3, -1, -1):
        left, top = x + (depth + 1) // 2, y + depth
        canvas.rounded((left, top, w, h), "k0", 1)
        canvas.rounded((left + 1, top + 1, w - 2, h - 2), "p3", 1)
    canvas.rounded((x + 2, y + 2, w - 4, h - 4), "k0", 1)
    canvas.rounded((x + 3, y + 3, w - 6, h - 6), f"{ramp}2", 1)
    for row in range(y + 4, y + h - 4, 2):
        for column in range(x + 4 + row % 4 // 2 * 2, x + w - 4, 4):
            canvas.pixel(column, row, f"{ramp}1")
    if age:
        big(canvas, age, x + w // 2 + 1, y + h // 2 - 4, "y4", "k0", "centre")


def small_coins(canvas: Canvas, x: int, y: int, count: int) -> None:
    """A low pile of coins."""
    for level in range(count):
        top = y - level * 2
        canvas.rounded((x - 6, top - 4, 13, 7), "k0", 2)
        canvas.rounded((x - 5, top - 3, 11, 5), "y2", 1)
        canvas.rounded((x - 5, top - 4, 11, 4), "y3", 1)
        canvas.across(x - 4, top - 4, 6, "y5")


def history(canvas: Canvas, x: int, y: int, number: str, day: str = "b1") -> None:
    """A card of Trekking Through History."""
    canvas.shadow((x, y, 22, 28), (1, 2), -1, 1)
    canvas.rounded((x, y, 22, 28), "k0", 1)
    canvas.rounded((x + 1, y + 1, 20, 26), "p4", 1)
    canvas.fill(day, (x + 2, y + 2, 18, 4))
    canvas.blit(walls.wall("trekking").paint(number).surface, x + 2, y + 7, (17, 9, 18, 15))
    canvas.across(x + 4, y + 24, 10, "p2")
    canvas.fill("w3", (x + 16, y + 23, 3, 3))


def trek_token(canvas: Canvas, name: str, x: int, y: int) -> None:
    canvas.put(token(name, 5), x, y, (1, 1), -1)


def clock(canvas: Canvas, middle: Point, radius: int = 31) -> None:
    """The dial with four hours and its gears."""
    x, y = middle
    round_shadow(canvas, (x - radius, y - radius + 2, 2 * radius + 4, 2 * radius + 4))
    canvas.circle(middle, radius + 1, "k0")
    metal.ring(canvas, middle, radius - 6, radius, "y", 3, 2.2)
    canvas.circle(middle, radius - 6, "k0")
    canvas.circle(middle, radius - 7, "p4")
    for hour in range(12):
        spot = metal.around(middle, hour / 12, radius - 12)
        if hour % 3:
            canvas.pixel(*spot, "k1")
        else:
            big(canvas, hour or 12, spot[0] + 1, spot[1] - 3, "r2" if hour == 0 else "k1", None, "centre")
    canvas.circle(middle, 9, "y3")
    canvas.circle(middle, 8, "b1")
    gear = icon("gear", "y")
    canvas.blit(gear, x - gear.get_width() // 2, y - gear.get_height() // 2)


def city_card(canvas: Canvas, x: int, y: int, kind: str) -> None:
    """A city card, face up, in small."""
    ramp = {"residential": "r", "public": "b", "industrial": "y"}[kind]
    canvas.shadow((x, y, 20, 28), (1, 2), -1, 1)
    canvas.rounded((x, y, 20, 28), "k0", 1)
    canvas.rounded((x + 1, y + 1, 18, 26), "p4", 1)
    canvas.fill(f"{ramp}2", (x + 2, y + 2, 16, 4))
    for cell in ((0, 0), (0, 1), (1, 1)) if kind != "industrial" else ((0, 0), (1, 0), (1, 1)):
        left, top = x + 5 + cell[1] * 5, y + 11 + cell[0] * 5
        canvas.fill(f"{ramp}2", (left, top, 5, 5))
        canvas.fill(f"{ramp}4", (left, top, 4, 4))


def city_pile(canvas: Canvas, x: int, y: int) -> None:
    """The cards still to come."""
    for depth in range(3, -1, -1):
        canvas.rounded((x + depth // 2, y + depth, 20, 28), "k0", 1)
        canvas.rounded((x + depth // 2 + 1, y + depth + 1, 18, 26), "p3", 1)
    canvas.blit(city_pieces.cards()["back_small"], x + 1, y + 1, (7, 10, 18, 26))


def ruler(canvas: Canvas, x: int, y: int) -> None:
    canvas.shadow((x, y, 52, 7), (1, 1), -1, 1)
    canvas.rounded((x, y, 52, 7), "k0", 1)
    canvas.fill("y3", (x + 1, y + 1, 50, 5))
    canvas.across(x + 1, y + 1, 50, "y5")
    for tick in range(3, 50, 3):
        canvas.down(x + tick, y + 3, 3 if tick % 9 == 0 else 2, "w1")
    canvas.fill("r3", (x + 8, y + 10, 30, 3))
    canvas.across(x + 8, y + 10, 30, "r4")
    canvas.fill("p2", (x + 38, y + 10, 3, 3))
    canvas.pixel(x + 41, y + 11, "k0")


def roof(canvas: Canvas, name: str, x: int, y: int) -> None:
    """A building of My City at half its size."""
    canvas.put(city.minis().sprites[f"{name}_12"], x, y, (1, 1), -1)


def fire(canvas: Canvas, x: int, y: int) -> None:
    """Flames on logs in a ring of stones."""
    round_shadow(canvas, (x - 24, y - 18, 48, 40))
    canvas.ellipse((x - 20, y - 15, 40, 32), "k0")
    canvas.ellipse((x - 17, y - 12, 34, 26), "k1")
    for step in range(12):
        angle = step / 12 * math.tau
        sx, sy = round(x + math.cos(angle) * 18), round(y + 1 + math.sin(angle) * 13)
        canvas.ellipse((sx - 5, sy - 4, 10, 9), "k0")
        canvas.ellipse((sx - 4, sy - 3, 8, 7), "s2")
        canvas.ellipse((sx - 4, sy - 3, 6, 5), "s4")
    for start, end in (((-10, 6), (9, -3)), ((-9, -4), (10, 6)), ((0, 9), (0, -6))):
        canvas.line((x + start[0], y + start[1]), (x + end[0], y + end[1]), "w1", 5)
        canvas.line((x + start[0], y + start[1] - 1), (x + end[0], y + end[1] - 1), "w3", 2)
    for ink, points in (
        ("r2", ((-10, 5), (-8, -6), (-4, -1), (0, -16), (4, -3), (8, -9), (10, 4), (4, 9), (-5, 9))),
        ("o3", ((-7, 4), (-5, -3), (-2, 0), (0, -11), (3, -1), (6, -5), (7, 4), (2, 8), (-3, 8))),
        ("y4", ((-4, 5), (-2, 0), (0, -5), (3, 2), (4, 5), (0, 8))),
        ("y5", ((-1, 5), (0, 1), (2, 5))),
    ):
        canvas.polygon([(x + dx, y + dy) for dx, dy in points], ink)
    grain = Grain(5)
    for _ in range(12):
        canvas.pixel(x + grain.between(-14, 15), y - 6 - grain.below(18), grain.pick(("y4", "o4", "r4")))


def handprint(canvas: Canvas, x: int, y: int, ink: str) -> None:
    canvas.fill(ink, (x, y, 4, 3))
    for finger in range(4):
        canvas.down(x + finger, y - 2 + (finger in (0, 3)), 2, ink)
    canvas.pixel(x - 1, y + 1, ink)


def wheel(canvas: Canvas, middle: Point, radius: int = 36) -> None:
    """Troyes from above: nine plazas in the colours of its people around the river."""
    x, y = middle
    round_shadow(canvas, (x - radius, y - radius + 2, 2 * radius + 4, 2 * radius + 4))
    canvas.circle(middle, radius + 1, "k0")

    def ink(dx: int, dy: int, far: float) -> str:
        turn = (math.degrees(math.atan2(dy, dx)) + 90) % 360 / 40
        ramp, edge = "rys"[int(turn) % 3], turn % 1
        if far > radius - 2:
            return "w1"
        if edge < 0.05 or edge > 0.95 or far < 16:
            return "k0"
        return f"{ramp}{3 if far > radius - 6 or (dx + dy) % 5 else 2}"

    metal.polar(canvas, middle, 15, radius, ink)
    canvas.circle(middle, 15, "y2")
    canvas.circle(middle, 13, "b2")
    canvas.polygon(
        [(x - 12, y + 4), (x - 4, y - 2), (x + 4, y + 3), (x + 12, y - 3), (x + 12, y), (x, y + 6)], "b4"
    )
    for place in range(9):
        sx, sy = metal.around(middle, (place + 0.5) / 9, radius - 11)
        canvas.rounded((sx - 4, sy - 4, 9, 9), "k0", 1)
        canvas.rounded((sx - 3, sy - 3, 7, 7), "p5", 1)
        canvas.fill(f"{'rys'[place % 3]}1", (sx - 1, sy - 1, 3, 3))


def candle_from_above(canvas: Canvas, x: int, y: int) -> None:
    round_shadow(canvas, (x - 9, y - 7, 20, 18))
    for inset, ink in ((0, "k0"), (1, "y2"), (3, "y4")):
        canvas.circle((x, y), 9 - inset, ink)
    canvas.circle((x, y), 4, "p4")
    canvas.circle((x, y), 2, "p5")
    canvas.fill("o3", (x - 1, y - 3, 3, 4))
    canvas.fill("y5", (x, y - 2, 1, 2))


# ---------------------------------------------------------------- what options add

Added = Callable[[Canvas, Point], None]


def black_cards(canvas: Canvas, middle: Point) -> None:
    """The pile of the Cities box, with a dove and a debt beside it."""
    x, y = middle
    card_pile(canvas, x + 30, y - 13, "k", "")
    mask = icon("mask")
    canvas.blit(mask, x + 39 - mask.get_width() // 2, y - 2 - mask.get_height() // 2)


def leaders(canvas: Canvas, middle: Point) -> None:
    """A fan of leaders."""
    x, y = middle
    for place, name in enumerate(("caesar", "hatshepsut")):
        left, top = x - 50 + place * 2, y - 14 + place * 4
        canvas.shadow((left, top, 14, 22), (1, 2), -1, 1)
        canvas.rounded((left, top, 14, 22), "k0", 1)
        canvas.rounded((left + 1, top + 1, 12, 20), "p5", 1)
        canvas.blit(
            walls.wall("seven_wonders/leaders").paint(name).surface, left + 2, top + 2, (20, 6, 10, 18)
        )


def time_warp(canvas: Canvas, middle: Point) -> None:
    """The special cards, and an hourglass on them."""
    x, y = middle
    card_pile(canvas, x + 44, y - 6, "v", "", (18, 22))
    glass = icon("hourglass")
    canvas.blit(glass, x + 53 - glass.get_width() // 2, y + 4 - glass.get_height() // 2)


def envelope(canvas: Canvas, middle: Point) -> None:
    """A sealed envelope: the story goes on."""
    x, y = middle
    canvas.put(big_icon("envelope"), x - 68, y + 14, (1, 2), -1)


def calendar(canvas: Canvas, middle: Point) -> None:
    """A bookmark: one episode of the story."""
    x, y = middle
    canvas.put(big_icon("flag"), x - 66, y + 12, (1, 2), -1)


def feast(canvas: Canvas, middle: Point) -> None:
    """Three tiles beside the wheel."""
    x, y = middle
    for name, dx, dy in (("cup", 42, -8), ("grape", 48, 8), ("bread", -62, -6)):
        _tile(canvas, name, x + dx, y + dy)


def _tile(canvas: Canvas, name: str, x: int, y: int) -> None:
    canvas.shadow((x, y, 15, 15), (1, 2), -1, 1)
    canvas.rounded((x, y, 15, 15), "k0", 1)
    canvas.rounded((x + 1, y + 1, 13, 13), "m2", 1)
    canvas.blit(motif(name), x + 1, y + 1, (9, 9, 13, 13))


ADDED: Mapping[str, Added] = {
    "seven_wonders_cities_on": black_cards,
    "seven_wonders_leaders_on": leaders,
    "trekking_time_warp_on": time_warp,
    "my_city_mode_campaign": envelope,
    "my_city_mode_episode": calendar,
    "troyes_dice_feasts_on": feast,
}
