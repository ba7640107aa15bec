"""Things that lie about on tables and shelves: game boxes, candles, coins, sample cards."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.tools.bake import trekking
from game.tools.bake.icons import disc, icon, token
from game.tools.bake.pictures import walls
from game.ui import paint
from game.ui.canvas import Canvas
from game.ui.digits import big
from game.ui.pixels import blank

CARD = (58, 88)
SPINE = 9

SPARKS = (((4, 1),), ((7, 0), (9, 4)), ((3, 3),), ((2, 1), (8, 3)))
"""Sparks beside the four moments of a candle's flame, in its picture of 11x11."""


def candle(canvas: Canvas, x: int, y: int, height: int = 16) -> None:
    """A candle without its flame, which belongs at (x - 5, y - height - 10)."""
    canvas.ellipse((x - 7, y - 3, 17, 7), "k0")
    canvas.ellipse((x - 6, y - 3, 15, 5), "y2")
    canvas.ellipse((x - 5, y - 3, 9, 3), "y4")
    canvas.fill("k0", (x - 2, y - height, 6, height))
    canvas.fill("p4", (x - 1, y - height, 4, height - 1))
    canvas.down(x - 1, y - height, height - 1, "p5")
    canvas.down(x + 2, y - height, height - 1, "p2")
    canvas.down(x, y - height - 1, 1, "k1")


def coins(canvas: Canvas, x: int, y: int, count: int = 4) -> None:
    """A pile of coins standing on (x, y)."""
    for level in range(count):
        top = y - level * 3
        canvas.ellipse((x - 6, top - 3, 13, 7), "k0")
        canvas.ellipse((x - 5, top - 2, 11, 5), "y2")
        canvas.ellipse((x - 5, top - 3, 11, 5), "y3")
        canvas.ellipse((x - 4, top - 3, 5, 2), "y5")


def box_front(cover: pygame.Surface, ramp: str) -> pygame.Surface:
    """The front of a game's box, 100x150, with *cover* (94x144) on it."""
    w, h = 100, 150
    canvas = Canvas(blank((w, h), f"{ramp}2"))
    canvas.blit(cover, 3, 3)
    canvas.bevel((0, 0, w, h), f"{ramp}3", f"{ramp}0", 0)
    canvas.across(0, 0, w, f"{ramp}4")
    canvas.frame((2, 2, w - 4, h - 4), "k0")
    return canvas.surface


def box(front: pygame.Surface, ramp: str) -> pygame.Surface:
    """The whole box, 111x152: an outline of 1 px, a spine of 9 px, then the front at (10, 1)."""
    canvas = Canvas(blank((111, 152), "k0"))
    h = front.get_height()
    canvas.fill(f"{ramp}1", (1, 1, SPINE, h))
    canvas.down(1, 1, h, f"{ramp}2")
    canvas.fill(f"{ramp}0", (SPINE - 1, 1, 2, h))
    for y in (9, h - 11):
        canvas.fill("y3", (2, y, SPINE - 3, 2))
        canvas.across(2, y + 2, SPINE - 3, "y1")
    for y in range(21, h - 23, 9):
        canvas.fill(f"{ramp}3", (4, y, 3, 5))
    canvas.blit(front, SPINE + 1, 1)
    return canvas.surface


def flourish(canvas: Canvas, x: int, y: int, wide: int, ink: str) -> None:
    """An ornament where a card's name would stand, 5 px high: a lozenge between two tapering strokes."""
    middle = x + wide // 2
    for row, half in enumerate((0, 1, 2, 1, 0)):
        canvas.across(middle - half, y + row, 2 * half + 1, ink)
    stroke = wide // 2 - 4
    for out, left in ((-1, middle - 3 - stroke), (1, middle + 4)):
        canvas.across(left, y + 2, stroke, ink)
        canvas.down(middle + 5 * out, y + 1, 3, ink)


def prose(canvas: Canvas, x: int, y: int, words: Sequence[int], ink: str) -> None:
    """A line of print too small to be read: a bar for each word, as wide as given."""
    for wide in words:
        canvas.fill(ink, (x, y, wide, 2))
        x += wide + 2


def time_card(card: str, year: str, day_ramp: str, hours: int, rewards: Sequence[str]) -> pygame.Surface:
    """A history card with its picture, a year of digits and no words."""
    canvas = Canvas(blank(CARD))
    paint.card(canvas, (0, 0, *CARD))
    canvas.blit(trekking.small(card).surface, 3, 14)
    canvas.frame((2, 13, 54, 36), "k0")
    canvas.rounded((2, 2, 54, 12), "k0", 1)
    canvas.rounded((3, 3, 52, 10), f"{day_ramp}1", 1)
    big(canvas, year, 6, 5, "p5", None)
    flourish(canvas, 8, 52, 41, "k2")
    prose(canvas, 8, 60, (11, 6, 13, 5), "p1")
    prose(canvas, 8, 65, (7, 12, 9), "p1")
    canvas.across(3, 72, 52, "p2")
    canvas.blit(disc("w3", 6), 2, 71)
    big(canvas, hours, 10, 75, "p5", "w0", "centre")
    for number, reward in enumerate(rewards):
        canvas.blit(token(reward, 5), 42 - number * 11, 73)
    return canvas.surface


def city_card(card: str, ramp: str, signs: Sequence[str], costs: Sequence[str]) -> pygame.Surface:
    """A structure of a wonder city: effect above, costs down the side, no name."""
    dark = ramp == "k"
    canvas = Canvas(blank(CARD))
    paint.card(canvas, (0, 0, *CARD), ramp, 2 if dark else 3)
    canvas.rounded((3, 3, 52, 17), "k0", 1)
    canvas.rounded((4, 4, 50, 15), "k4" if dark else "p4", 1)
    left = 29 - 7 * len(signs)
    for number, sign in enumerate(signs):
        canvas.blit(icon(sign), left + number * 14 + 1, 6)
    canvas.blit(walls.wall("seven_wonders/art").paint(card).surface, 3, 22)
    canvas.frame((2, 21, 54, 44), "k0")
    for number, cost in enumerate(costs):
        canvas.rounded((3, 22 + 12 * number, 14, 13), "k0", 1)
        canvas.rounded((4, 23 + 12 * number, 12, 11), "p3", 1)
        picture = icon(cost)
        canvas.blit(picture, 10 - picture.get_width() // 2, 28 + 12 * number - picture.get_height() // 2)
    canvas.fill(f"{ramp}{1 if dark else 2}", (2, 65, 54, 21))
    flourish(canvas, 11, 73, 37, "p5")
    return canvas.surface


def order_card(card: str, number: int, ramp: str, resource: str) -> pygame.Surface:
    """An order of a tribe: number, picture, three rows of strength, no name."""
    canvas = Canvas(blank(CARD))
    paint.card(canvas, (0, 0, *CARD))
    canvas.rounded((2, 2, 54, 15), "k0", 1)
    canvas.rounded((3, 3, 52, 13), f"{ramp}2", 1)
    canvas.across(4, 3, 50, f"{ramp}4")
    canvas.blit(disc("p4", 7, ring=False), 2, 1)
    big(canvas, number, 11, 6, "k1", None, "centre")
    flourish(canvas, 24, 7, 27, "p5")
    canvas.blit(walls.wall("cvlizations/orders").paint(card).surface, 3, 18)
    canvas.frame((2, 17, 54, 32), "k0")
    for row, gain in enumerate((2, 3, 1)):
        top = 50 + row * 12
        canvas.fill("p4" if row % 2 else "p3", (2, top, 54, 12))
        for person in range(row + 1):
            canvas.fill("k1", (5 + person * 6, top + 3, 2, 2))
            canvas.fill("k1", (4 + person * 6, top + 5, 4, 3))
        big(canvas, gain, 29, top + 3, "k1", None)
        canvas.blit(icon(resource), 38, top)
    return canvas.surface
