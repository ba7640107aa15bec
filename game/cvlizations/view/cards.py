"""The faces of orders and ideas, 58x88, painted once and kept."""

from __future__ import annotations

from functools import lru_cache

import pygame

from game.cvlizations import agenda, effects
from game.cvlizations.catalog import ORDERS
from game.cvlizations.options import CvlizationsOptions
from game.cvlizations.resources import KINDS
from game.cvlizations.view import pieces, symbols
from game.ui import paint, sprites, text
from game.ui.canvas import Canvas
from game.ui.digits import big, tiny
from game.ui.pixels import blank

SIZE = (58, 88)
NAME = 57
"""How wide a line of an idea's name may be, in pixels."""
MOST_LINES = 2
"""How many lines of a name go above an idea's picture."""


def order(number: int, options: CvlizationsOptions) -> pygame.Surface:
    """An order's face."""
    said = pieces.short(number)
    size = text.BODY if text.width(said) <= NAME - 3 else text.SMALL
    return _order(number, said, size, text.real_size(size), options.crowded_quarry)


@lru_cache(maxsize=64)
def _order(number: int, said: str, size: int, real: int, crowded_quarry: bool) -> pygame.Surface:
    canvas = Canvas(blank(SIZE))
    w, _ = SIZE
    ramp = pieces.ORDER_RAMPS[number]
    paint.card(canvas, (0, 0, *SIZE))
    canvas.rounded((2, 2, w - 4, 15), "k0", 1)
    canvas.rounded((3, 3, w - 6, 13), f"{ramp}2", 1)
    canvas.across(4, 3, w - 8, f"{ramp}4")
    lines = text.wrap(said, NAME - 3, size)
    text.line(canvas, lines[0], w // 2, 3 + text.middle(13, size), "p5", size, "centre", f"{ramp}0")
    canvas.blit(sprites.sprite(f"cvlizations/orders/{pieces.BOOK.orders[number].id}"), 3, 18)
    canvas.frame((2, 17, w - 4, 32), "k0")
    for line, rest in enumerate(lines[1:], 1):
        band = pygame.Rect(2, 5 + 11 * line, w - 4, 12)
        canvas.fill("k0", band)
        canvas.fill(f"{ramp}2", (3, band.y, w - 6, 11))
        text.line(canvas, rest, w // 2 + 7, band.y, "p5", size, "centre", f"{ramp}0")
    canvas.circle((10, 25), 8, "k0")
    canvas.circle((10, 25), 7, "p4")
    if number == ORDERS - 1:
        pieces.icon(canvas, "icons/star", 10, 25)
    else:
        big(canvas, number + 1, 11, 22, "k1", None, "centre")
    options = CvlizationsOptions(crowded_quarry=crowded_quarry)
    for line in range(3):
        box = strength_box(line + 1)
        y = box.y
        canvas.fill("p4" if line % 2 else "p3", box)
        for figure in range(line + 1):
            pieces.person(canvas, 4 + figure * 6, y + 3, "k1")
        order_effect(canvas, agenda.effect_at(options, number, line + 1), 24, y)
    return canvas.surface


def strength_box(strength: int) -> pygame.Rect:
    """The line of a strength on an order's face."""
    return pygame.Rect(2, 50 + 12 * (strength - 1), SIZE[0] - 4, 12)


def order_effect(canvas: Canvas, effect: effects.OrderEffect, x: int, y: int) -> None:
    """What an order gives at a strength, in a line of 12 px."""
    match effect:
        case effects.Nothing():
            canvas.across(x + 10, y + 6, 6, "k4")
        case effects.RepeatsOther(times=times):
            big(canvas, f"x{times}", x + 10, y + 3, "y1", None)
        case effects.Gains(resource=resource, amount=amount):
            big(canvas, amount, x + 5, y + 3, "k1", None)
            pieces.icon(canvas, f"icons/{pieces.GOODS[KINDS.index(resource)]}", x + 21, y + 6)
        case effects.GainsHappiness(amount=amount):
            big(canvas, amount, x + 5, y + 3, "k1", None)
            pieces.icon(canvas, "icons/smile", x + 21, y + 6)
        case effects.Steals(victims=count) | effects.GainsAny(amount=count) | effects.Swaps(take=count):
            big(canvas, count, x + 5, y + 3, "k1", None)
            pieces.any_goods(canvas, x + 13, y + 3)


def order_short(effect: effects.OrderEffect) -> str:
    """The number of an order's effect; empty without one."""
    match effect:
        case effects.Nothing():
            return ""
        case effects.RepeatsOther(times=count):
            return f"x{count}"
        case effects.Steals(victims=count) | effects.Swaps(take=count):
            return str(count)
        case effects.Gains(amount=count) | effects.GainsAny(amount=count):
            return str(count)
        case effects.GainsHappiness(amount=count):
            return str(count)


def idea(card: int) -> pygame.Surface:
    """An idea's face."""
    lines, size = pieces.title(card, NAME), text.SMALL
    if len(lines) > MOST_LINES:
        lines, size = text.wrap(pieces.short(card), NAME, text.TIGHT), text.TIGHT
    return _idea(card, lines, size, text.real_size(size))


@lru_cache(maxsize=256)
def _idea(card: int, lines: tuple[str, ...], size: int, real: int) -> pygame.Surface:
    canvas = Canvas(blank(SIZE))
    w, _ = SIZE
    found = pieces.BOOK.idea(card)
    ramp = pieces.ramp(card)
    paint.card(canvas, (0, 0, *SIZE), ramp, 3)
    canvas.blit(sprites.sprite(f"cvlizations/ideas/{found.id}"), 3, 16)
    canvas.frame((2, 15, w - 4, 40), "k0")
    high = 13 if len(lines) == 1 else 24
    canvas.fill(f"{ramp}2", (2, 2, w - 4, high))
    canvas.across(2, 2, w - 4, f"{ramp}4")
    if len(lines) > 1:
        canvas.across(2, 2 + high, w - 4, "k0")
    for number, said in enumerate(lines):
        y = 3 + number * 11 + text.middle(11, size)
        text.line(canvas, said, w // 2, y, "p5", size, "centre", f"{ramp}0")
    cost(canvas, (found.cost.food, found.cost.wood, found.cost.stone), pygame.Rect(3, 55, w - 6, 15))
    canvas.fill(f"{ramp}2", (2, 71, w - 4, 15))
    canvas.across(2, 71, w - 4, f"{ramp}1")
    canvas.blit(sprites.sprite("icons/smile"), 4, 73)
    big(canvas, found.happiness, 17, 75, "y5", "k0")
    symbols.draw(canvas, symbols.of(found.effect), w - 4, 78)
    return canvas.surface


def cost(canvas: Canvas, amounts: tuple[int, int, int], box: pygame.Rect) -> None:
    """A plaque with what must be paid: every kind with its number."""
    canvas.rounded(box, "k0", 1)
    canvas.rounded(box.inflate(-2, -2), "p4", 1)
    used = [(amount, sign) for amount, sign in zip(amounts, pieces.GOODS) if amount]
    x = box.centerx - len(used) * 8
    for amount, sign in used:
        pieces.icon(canvas, f"icons/{sign}", x + 7, box.y + 7)
        if amount > 1:
            tiny(canvas, amount, x + 13, box.y + 8, "p5", "k0", "centre")
        x += 16


def back(canvas: Canvas, box: pygame.Rect, last_age: bool, count: int) -> None:
    """The deck of ideas, as high as its cards are many."""
    if not count:
        canvas.outline(box, "w2", 2)
        return
    for step in range(min(3, count), 0, -1):
        canvas.rounded((box.x + step, box.y + step * 2 - 2, box.w, box.h), "k0", 2)
        canvas.rounded((box.x + step + 1, box.y + step * 2 - 1, box.w - 2, box.h - 2), "p2", 1)
    canvas.blit(deck_back(last_age), box.x, box.y)
    canvas.rounded((box.right - 17, box.bottom - 12, 17, 12), "k0", 1)
    big(canvas, count, box.right - 3, box.bottom - 10, "p5", None, "right")


@lru_cache(maxsize=2)
def deck_back(last_age: bool) -> pygame.Surface:
    """The back of an idea, 46x70: green for the first two ages, blue for the third."""
    canvas = Canvas(blank((46, 70)))
    ramp = "b" if last_age else "g"
    paint.card(canvas, (0, 0, 46, 70), "p", 3)
    canvas.rounded((3, 3, 40, 64), "k0", 1)
    canvas.rounded((4, 4, 38, 62), f"{ramp}1", 1)
    for y in range(6, 65):
        for x in range(6, 41):
            if (x + y) % 6 == 0 or (x - y) % 6 == 0:
                canvas.pixel(x, y, f"{ramp}2")
    canvas.outline((4, 4, 38, 62), f"{ramp}3", 1)
    canvas.circle((23, 33), 13, "k0")
    canvas.circle((23, 33), 12, f"{ramp}2")
    canvas.circle((23, 33), 12, "y3", 1)
    pieces.icon(canvas, "icons/star", 23, 33)
    big(canvas, "III" if last_age else "II", 20, 54, "y4", "k0", "centre")
    return canvas.surface
