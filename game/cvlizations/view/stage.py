"""The stage of the actions: all orders large under their tribes, the band of strength, the stores below.

It takes the whole table while orders are revealed and carried out; `reveal` moves what lies on it.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

import pygame

from game.cvlizations import agenda, scoring
from game.cvlizations.catalog import ORDERS
from game.cvlizations.resources import unpack
from game.cvlizations.state import NOTHING, CvlizationsState
from game.cvlizations.view import camp, cards, pieces
from game.ui import paint, palette, sprites, text
from game.ui.canvas import Canvas
from game.ui.digits import big, big_width
from game.ui.headline import headline
from game.ui.locale import words
from game.ui.pixels import Point, blank

FIELD = pygame.Rect(0, 18, 640, 318)
BAND = pygame.Rect(5, 164, 630, 54)
RAIL_Y, HEAD_Y, CARDS_Y, STORES_Y = 22, 45, 66, 258
FIGURE_X = BAND.x + 340
"""Where the tribes are counted, on the band."""
LIFT = 4
"""How much higher the cards lie whose turn it is, in pixels."""


class Setting(NamedTuple):
    """A moment of the actions: what is known, what the tribes are called, which order is carried out."""

    state: CvlizationsState
    names: tuple[str, ...]
    order: int | None
    """None: none is yet."""

    @property
    def tribes(self) -> range:
        """All of them, from the left to the right."""
        return range(self.state.options.tribes)

    def chosen(self, order: int) -> list[int]:
        """The tribes that chose an order."""
        state = self.state
        return [tribe for tribe in self.tribes if order in (state.up[tribe], state.down[tribe])]


def column(setting: Setting, tribe: int) -> pygame.Rect:
    """A tribe's part of the field."""
    wide = 632 // len(setting.tribes)
    return pygame.Rect(4 + tribe * wide, FIELD.y, wide - 2, FIELD.h)


def rail_box(order: int) -> pygame.Rect:
    """Where an order stands in the row at the top: how far the actions have come."""
    return pygame.Rect(4 + order * 79, RAIL_Y, 77, 18)


def card_box(setting: Setting, tribe: int, slot: int) -> pygame.Rect:
    """Where a tribe's order lies: 0 what it laid face up, 1 what it laid face down."""
    box = column(setting, tribe)
    return pygame.Rect(box.centerx + (-60 if slot == 0 else 2), CARDS_Y, *cards.SIZE)


def store(setting: Setting, tribe: int) -> pygame.Rect:
    """A tribe's store at the foot."""
    box = column(setting, tribe)
    return pygame.Rect(box.x, STORES_Y, box.w, 76)


def goods_box(setting: Setting, tribe: int, kind: int) -> pygame.Rect:
    """Where a store keeps a resource."""
    box = store(setting, tribe)
    wide = (box.w - 8) // 3
    return pygame.Rect(box.x + 4 + kind * wide, box.bottom - 19, wide - 2, 15)


def happiness_at(setting: Setting, tribe: int) -> Point:
    """The happiness of a tribe on its store."""
    box = store(setting, tribe)
    return box.right - 24, box.y + 8


def line_box(strength: int) -> pygame.Rect:
    """The line of a strength on the band."""
    return pygame.Rect(BAND.right - 222 + (strength - 1) * 73, BAND.y + 9, 69, 36)


@lru_cache(maxsize=1)
def _ground() -> pygame.Surface:
    canvas = Canvas(blank(FIELD.size))
    canvas.blit(sprites.sprite("backdrops/cvlizations"), 0, -FIELD.y)
    canvas.shade((0, 0, *FIELD.size), -1)
    canvas.fill("k0", BAND.move(0, -FIELD.y))
    canvas.fill("k1", BAND.move(0, -FIELD.y).inflate(-2, -2))
    canvas.across(BAND.x, BAND.y - FIELD.y, BAND.w, "w3")
    canvas.across(BAND.x, BAND.bottom - FIELD.y - 1, BAND.w, "w3")
    return canvas.surface


def draw(canvas: Canvas, setting: Setting, covered: bool = False, bare: bool = False) -> None:
    """All of it; *covered*: what was laid face down has not been turned over; *bare*: no orders."""
    canvas.blit(_ground(), *FIELD.topleft)
    for order in () if bare else range(ORDERS):
        _rail(canvas, setting, order, covered)
    for tribe in setting.tribes:
        _head(canvas, setting, tribe)
        if not bare:
            _cards(canvas, setting, tribe, covered)
        if tribe < setting.state.options.seats:
            _store(canvas, setting, tribe)


def _rail(canvas: Canvas, setting: Setting, order: int, covered: bool) -> None:
    box, ramp = rail_box(order), pieces.ORDER_RAMPS[order]
    now, past = order == setting.order, setting.order is not None and order < setting.order
    canvas.rounded(box, "y4" if now else "k0", 1)
    canvas.rounded(box.inflate(-2, -2), f"{ramp}{2 if now else 0 if past else 1}", 1)
    pieces.icon(canvas, f"icons/{pieces.ORDER_ICONS[order]}", box.x + 10, box.centery)
    chosen = order in setting.state.up if covered else bool(setting.chosen(order))
    ink = "k4" if past or not chosen else "p5"
    room = box.w - 21 - (14 if past and chosen else 0)
    text.snug(
        canvas, pieces.short(order), box.x + 19, box.y + text.middle(18, text.SMALL), room, ink, text.SMALL
    )
    if past and chosen:
        canvas.blit(sprites.sprite("icons/check"), box.right - 14, box.y + 3)


def _head(canvas: Canvas, setting: Setting, tribe: int) -> None:
    box = column(setting, tribe)
    bar = pygame.Rect(box.x, HEAD_Y, box.w, 16)
    lit = setting.order is not None and tribe in setting.chosen(setting.order)
    canvas.rounded(bar, "y4" if lit else "k0", 1)
    canvas.rounded(bar.inflate(-2, -2), palette.title_bar(tribe), 1)
    canvas.blit(pieces.badge(tribe), bar.x + 2, bar.y)
    said = pieces.tribe_name(tribe, setting.names, setting.state.options)
    text.snug(canvas, said, bar.x + 20, bar.y + 1, bar.w - 24, "p5", shadow="k0")


def _cards(canvas: Canvas, setting: Setting, tribe: int, covered: bool) -> None:
    state = setting.state
    for slot, order in enumerate((state.up[tribe], state.down[tribe])):
        box = card_box(setting, tribe, slot)
        if (slot == 1 and covered) or order is None:
            canvas.put(back(), box.x, box.y, (2, 3), -2)
        elif order != NOTHING:
            now = order == setting.order
            y = box.y - (LIFT if now else 0)
            canvas.put(cards.order(order, state.options), box.x, y, (2, 3 + 2 * now), -2)
            if now:
                canvas.ring((box.x, y, *box.size), ("y4", "y2"))
            elif setting.order is not None and order < setting.order:
                canvas.shade(box, -1)
                pieces.icon(canvas, "icons/check_24", box.centerx, box.bottom - 19)


@lru_cache(maxsize=1)
def back() -> pygame.Surface:
    """The back of an order, as large as its face."""
    canvas = Canvas(blank(cards.SIZE))
    w, h = cards.SIZE
    paint.card(canvas, (0, 0, w, h))
    canvas.rounded((3, 3, w - 6, h - 6), "k0", 1)
    canvas.rounded((4, 4, w - 8, h - 8), "o1", 1)
    for y in range(6, h - 6):
        for x in range(6, w - 6):
            if (x + y) % 6 == 0 or (x - y) % 6 == 0:
                canvas.pixel(x, y, "o2")
    canvas.circle((w // 2, h // 2), 13, "k0")
    canvas.circle((w // 2, h // 2), 12, "o3")
    pieces.icon(canvas, "icons/star", w // 2, h // 2)
    return canvas.surface


def _store(canvas: Canvas, setting: Setting, tribe: int) -> None:
    state, box = setting.state, store(setting, tribe)
    canvas.shadow(box, (1, 2), -2, 2)
    canvas.blit(sprites.nine_slice(f"frames/plate_{tribe}", box.w, box.h), box.x, box.y)
    canvas.blit(pieces.badge(tribe), box.x + 1, box.y + 1)
    worth = scoring.points(state, tribe)[0]
    _title(canvas, setting, tribe, worth)
    camp.draw(canvas, state, tribe, pygame.Rect(box.centerx - 61, box.y + 19, 122, 32), worth)
    for kind, amount in enumerate(unpack(state.goods[tribe])):
        goods(canvas, goods_box(setting, tribe, kind), kind, amount)


def _title(canvas: Canvas, setting: Setting, tribe: int, worth: int) -> None:
    """Who owns a store, and their happiness."""
    box = store(setting, tribe)
    big(canvas, worth, box.right - 5, box.y + 5, "y5", "k0", "right")
    left = box.right - 19 - big_width(worth)
    canvas.blit(sprites.sprite("icons/smile"), left, box.y + 2)
    text.snug(canvas, setting.names[tribe], box.x + 18, box.y + 1, left - box.x - 22, "p5", shadow="k0")


def happiness(canvas: Canvas, setting: Setting, tribe: int, worth: int) -> None:
    """The head of a store with another happiness, lit."""
    title_of(canvas, setting, tribe, worth)
    box, wide = store(setting, tribe), big_width(worth) + 18
    canvas.ring((box.right - 3 - wide, box.y + 1, wide, 14), ("y5", "y3"))


def title_of(canvas: Canvas, setting: Setting, tribe: int, worth: int) -> None:
    """The head of a store with another happiness."""
    box = store(setting, tribe)
    clip, canvas.clip = canvas.clip, pygame.Rect(box.x, box.y, box.w, 17)
    canvas.blit(sprites.nine_slice(f"frames/plate_{tribe}", box.w, box.h), box.x, box.y)
    canvas.blit(pieces.badge(tribe), box.x + 1, box.y + 1)
    _title(canvas, setting, tribe, worth)
    canvas.clip = clip


def goods(canvas: Canvas, box: pygame.Rect, kind: int, amount: int, after: int | None = None) -> None:
    """So many of a resource in a store, and how many there will be."""
    changed = after is not None and after != amount
    canvas.rounded(box, "k0", 1)
    canvas.rounded(box.inflate(-2, -2), "y4" if changed else "p4", 1)
    pieces.icon(canvas, f"icons/{pieces.GOODS[kind]}", box.x + 9, box.centery)
    ink = "k1" if amount or changed else "k4"
    big(canvas, amount, box.x + 18, box.y + 4, "k3" if changed else ink, None)
    if after is not None and changed:
        big(canvas, after, box.right - 3, box.y + 4, "g1" if after > amount else "r2", None, "right")


def arrow(canvas: Canvas, setting: Setting, tribe: int) -> None:
    """From the order of a tribe that is carried out down to the band."""
    slot = 0 if setting.state.up[tribe] == setting.order else 1
    x, y = card_box(setting, tribe, slot).centerx, BAND.y - 10
    canvas.fill("k0", (x - 2, y - 1, 5, 6))
    canvas.polygon([(x - 5, y + 4), (x + 5, y + 4), (x, y + 9)], "k0")
    canvas.fill("y4", (x - 1, y, 3, 5))
    canvas.polygon([(x - 3, y + 5), (x + 3, y + 5), (x, y + 8)], "y4")


def owner(canvas: Canvas, setting: Setting, tribe: int) -> None:
    """The store of the tribe that acts, ringed."""
    canvas.ring(store(setting, tribe), ("y4", "y2"))


def band(canvas: Canvas, setting: Setting, counted: int, lit: bool, settled: float = 1.0) -> None:
    """The order's name, the tribes counted so far, and the line in force once it is *lit*.

    *settled*: how far the latest figure has come down, from 0 to 1.
    """
    order = setting.order
    if order is None:
        return
    ramp = pieces.ORDER_RAMPS[order]
    pieces.icon(canvas, f"icons/{pieces.ORDER_ICONS[order]}_24", BAND.x + 22, BAND.centery)
    said = pieces.name(order)
    scale = 2 if 2 * text.width(said) <= 130 else 1
    title = headline(said, ramp, scale, 3, 5)
    canvas.blit(title, BAND.x + 40, BAND.y + (2 if scale == 2 else 8))
    chosen = setting.chosen(order)
    if counted:
        room = FIGURE_X - 68
        said = words("cvlizations.view.chose_it", names=_named(setting, chosen[:counted]))
        if text.width(said, text.SMALL) > room:
            said = words(f"cvlizations.strength.{min(3, counted)}")
        text.snug(canvas, said, BAND.x + 43, BAND.y + 35, room, "p3", text.SMALL)
    drop = round(8 * (1 - settled) ** 2)
    for number, tribe in enumerate(chosen[:counted]):
        high = drop if number == counted - 1 else 0
        canvas.blit(pieces.badge(tribe), BAND.x + 186 + 18 * number, BAND.y + 14 - high)
    if counted:
        _figure(canvas, counted, drop)
    for line in (1, 2, 3):
        _line(canvas, setting, order, line, lit and min(3, len(chosen)) == line)


def _named(setting: Setting, counted: list[int]) -> tuple[str, ...]:
    """What tribes are called."""
    options = setting.state.options
    return tuple(pieces.tribe_name(tribe, setting.names, options) for tribe in counted)


def _figure(canvas: Canvas, count: int, drop: int) -> None:
    """How many tribes, in a gold circle; a new figure falls into it."""
    figure = headline(str(count), "y", 2, 3, 5)
    canvas.circle((FIGURE_X, BAND.centery), 20, "y4" if drop else "y1", 1)
    canvas.circle((FIGURE_X, BAND.centery), 19, "y5" if drop else "y3", 1)
    x = FIGURE_X + 1 - figure.get_width() // 2
    canvas.blit(figure, x, BAND.centery - figure.get_height() // 2 - 1 - drop)


def _line(canvas: Canvas, setting: Setting, order: int, strength: int, lit: bool) -> None:
    box = line_box(strength)
    canvas.rounded(box, "y5" if lit else "k0", 1)
    canvas.rounded(box.inflate(-2, -2), "y4" if lit else "k2", 1)
    for figure in range(strength):
        pieces.person(canvas, box.x + 5 + figure * 6, box.y + 7, "k1" if lit else "k4")
    plate = pygame.Rect(box.x + 26, box.y + 12, 40, 14)
    if lit:
        canvas.rounded(plate.inflate(2, 4), "p5", 1)
    else:
        canvas.rounded(plate.inflate(2, 4), "k3", 1)
    cards.order_effect(
        canvas, agenda.effect_at(setting.state.options, order, strength), plate.x + 2, plate.y + 1
    )
