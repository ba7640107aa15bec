"""The tribes' plates: camp, resources, the orders of this round, what is left in the hand, ideas by kind."""

from __future__ import annotations

from itertools import accumulate
from typing import NamedTuple

import pygame

from game.cvlizations import scoring
from game.cvlizations.catalog import IDEA_KINDS, ORDERS
from game.cvlizations.moves import Steal
from game.cvlizations.resources import unpack
from game.cvlizations.state import NOTHING, CvlizationsState
from game.cvlizations.view import camp, marks, pieces
from game.cvlizations.view.places import plates, tall
from game.cvlizations.view.sight import Sight, spent
from game.ui import sprites, text
from game.ui.canvas import Canvas
from game.ui.digits import big, big_width, tiny
from game.ui.locale import words

SHOWN_IDEAS = 6
"""So many lines at most a tall plate has for ideas."""
ORDERS_ABOVE = 17
"""How far above the counts of ideas the orders of an age lie."""


class Figures(NamedTuple):
    """The numbers on a tribe's plate: food, wood, stone; happiness."""

    goods: tuple[int, ...]
    happiness: int


def figures_of(state: CvlizationsState, tribe: int) -> Figures:
    """A tribe's numbers as they stand; neutral tribes have none."""
    if tribe >= state.options.seats:
        return Figures((), 0)
    return Figures(unpack(state.goods[tribe]), scoring.points(state, tribe)[0])


def camp_box(plate: pygame.Rect) -> pygame.Rect:
    """Where the camp is painted."""
    return pygame.Rect(plate.x + 4, plate.y + 18, 122, 56 if tall(plate) else 32)


def goods_boxes(plate: pygame.Rect) -> list[pygame.Rect]:
    """Where the three resources lie on a plate."""
    y = camp_box(plate).bottom + 2
    return [pygame.Rect(plate.x + 4 + kind * 41, y, 40, 14) for kind in range(3)]


def happiness_box(plate: pygame.Rect, happiness: int) -> pygame.Rect:
    """Where a plate's head tells the happiness."""
    wide = big_width(happiness) + 18
    return pygame.Rect(plate.right - 3 - wide, plate.y + 1, wide, 14)


def helm_box(plate: pygame.Rect, happiness: int | None) -> pygame.Rect:
    """Where a plate's head shows the helm; neutral tribes have no happiness."""
    right = plate.right - 5 - (0 if happiness is None else big_width(happiness) + 14)
    return pygame.Rect(right - 15, plate.y + 2, 15, 13)


def left_boxes(plate: pygame.Rect, own: bool, seated: bool) -> list[pygame.Rect]:
    """Where a plate tells which orders are left: a pile, and on tall or neutral ones each of them."""
    found = [] if own else [laid_boxes(plate)[2]]
    if tall(plate) and not seated:
        top = idea_boxes(plate)[0].y + 17
        return [*found, pygame.Rect(plate.x + 3, top, 123, 19 * ORDERS // 2)]
    if tall(plate) or not seated:
        y = kind_boxes(plate)[0].y - (ORDERS_ABOVE if seated else 0)
        return [*found, pygame.Rect(plate.x + 5, y, 15 * ORDERS - 1, 14)]
    return found


def laid_boxes(plate: pygame.Rect, own: bool = False) -> list[pygame.Rect]:
    """The two orders of this round and the pile of those left; none on the own plate."""
    if own:
        return []
    y = camp_box(plate).bottom + 18
    return [pygame.Rect(plate.x + 4 + slot * 50, y, 49, 16) for slot in range(2)] + [
        pygame.Rect(plate.x + 104, y, 22, 16)
    ]


def kind_boxes(plate: pygame.Rect) -> list[pygame.Rect]:
    """The four counts of ideas, at the foot of a plate."""
    return [
        pygame.Rect(plate.x + 5 + kind * 30, plate.bottom - 19, 28, 14) for kind in range(len(IDEA_KINDS))
    ]


def idea_boxes(plate: pygame.Rect) -> list[pygame.Rect]:
    """The lines of a tall plate that name ideas."""
    top = laid_boxes(plate)[0].bottom + 4
    pitch = text.real_size(text.SMALL) + 1
    count = min(SHOWN_IDEAS, (kind_boxes(plate)[0].y - ORDERS_ABOVE - top) // pitch)
    return [pygame.Rect(plate.x + 5, top + line * pitch, 120, pitch) for line in range(count)]


def draw(canvas: Canvas, sight: Sight, names: tuple[str, ...]) -> None:
    """All plates."""
    for tribe, plate in plates(sight.state.options, sight.seat).items():
        canvas.shadow(plate, (1, 2), -2, 2)
        face(canvas, sight, tribe, names, figures_of(sight.state, tribe))


def face(canvas: Canvas, sight: Sight, tribe: int, names: tuple[str, ...], figures: Figures) -> None:
    """A plate with such numbers on it."""
    state, plate = sight.state, plates(sight.state.options, sight.seat)[tribe]
    canvas.blit(sprites.nine_slice(f"frames/plate_{tribe}", plate.w, plate.h), plate.x, plate.y)
    canvas.blit(pieces.badge(tribe), plate.x + 1, plate.y + 1)
    name = pieces.tribe_name(tribe, names, state.options)
    _head(canvas, state, tribe, plate, name, figures.happiness)
    camp.draw(canvas, state, tribe, camp_box(plate), figures.happiness)
    if tribe < state.options.seats:
        _goods(canvas, sight, tribe, plate, figures)
        _kinds(canvas, state, tribe, plate)
        if tall(plate):
            _ideas(canvas, state, tribe, plate)
    else:
        _left_over(canvas, state, tribe, plate)
    if tribe != sight.seat:
        _laid(canvas, state, tribe, plate)
    if marks.concerns(sight.picture.marked, tribe):
        canvas.ring(plate, ("b4",), 2)
    if tribe == sight.tribe and sight.topic is not None:
        canvas.ring(plate, ("y4", "y2"))
    elif tribe in sight.picture.thinking:
        canvas.ring(plate, ("b4", "b2"))


def _goods(canvas: Canvas, sight: Sight, tribe: int, plate: pygame.Rect, figures: Figures) -> None:
    """The resources, what the others' latest doings changed, and what can be stolen."""
    changed = marks.changes(sight.picture.marked, tribe)
    loot = {(move.victim, move.kind) for move in sight.options if isinstance(move, Steal)}
    for kind, (amount, box) in enumerate(zip(figures.goods, goods_boxes(plate))):
        if (tribe, kind) in loot:
            canvas.outline(box, "y2", 1)
            canvas.outline(box.inflate(-2, -2), "y4", 1)
        pieces.icon(canvas, f"icons/{pieces.GOODS[kind]}", box.x + 8, box.y + 7)
        shown = f"x{amount}"
        big(canvas, shown, box.x + 16, box.y + 4, "k1" if amount else "k4", None)
        if changed[kind] and tribe != sight.seat:
            ink = "g2" if changed[kind] > 0 else "r2"
            x = box.x + 18 + big_width(shown)
            tiny(canvas, f"{changed[kind]:+d}", x, box.y + 1, ink)


def _head(
    canvas: Canvas, state: CvlizationsState, tribe: int, plate: pygame.Rect, name: str, worth: int
) -> None:
    """Name, helm and happiness."""
    x = plate.right - 5
    if tribe < state.options.seats:
        big(canvas, worth, x, plate.y + 5, "y5", "k0", "right")
        x -= big_width(worth) + 14
        canvas.blit(sprites.sprite("icons/smile"), x, plate.y + 2)
    if tribe == state.helm:
        x -= 15
        canvas.blit(sprites.sprite("icons/helm"), x, plate.y + 3)
    room = x - 3 - plate.x - 17
    size = text.BODY if text.width(name) <= room else text.SMALL
    y = plate.y + 1 + text.middle(14, size)
    text.line(canvas, text.fit(name, room, size), plate.x + 17, y, "p5", size, shadow="k0")


def _kinds(canvas: Canvas, state: CvlizationsState, tribe: int, plate: pygame.Rect) -> None:
    for kind, box in zip(IDEA_KINDS, kind_boxes(plate)):
        ramp = pieces.KIND_RAMPS[kind]
        count = sum(pieces.BOOK.idea(card).kind == kind for card in state.ideas[tribe])
        canvas.rounded(box, "k0", 1)
        canvas.rounded(box.inflate(-2, -2), f"{ramp}3", 1)
        canvas.across(box.x + 2, box.y + 1, box.w - 4, f"{ramp}4")
        canvas.blit(sprites.sprite(f"icons/{pieces.KIND_ICONS[kind]}"), box.x + 2, box.y + 1)
        big(canvas, count, box.x + 23, box.y + 4, "p5", "k0", "centre")


def _ideas(canvas: Canvas, state: CvlizationsState, tribe: int, plate: pygame.Rect) -> None:
    """The latest ideas by name."""
    ideas, boxes = state.ideas[tribe], idea_boxes(plate)
    _orders(canvas, state, tribe, plate.x + 5, kind_boxes(plate)[0].y - ORDERS_ABOVE)
    shown = ideas_named(state, tribe, plate)
    if len(ideas) > len(shown):
        said = words("cvlizations.view.earlier", n=len(ideas) - len(shown))
        text.line(canvas, said, boxes[0].x, boxes[0].y + text.middle(11, text.SMALL), "k3", text.SMALL)
    for card, lines in shown.items():
        _idea(canvas, state, tribe, card, _name(card, boxes[0].w), lines)
    if not ideas:
        said, top = words("cvlizations.view.no_ideas"), boxes[0].y + 1
        text.snug(canvas, said, plate.centerx, top, plate.w - 12, "k4", text.SMALL, "centre")


def ideas_named(state: CvlizationsState, tribe: int, plate: pygame.Rect) -> dict[int, list[pygame.Rect]]:
    """The latest ideas that a tall plate has room to name, and the lines of each."""
    ideas, boxes = state.ideas[tribe], idea_boxes(plate)
    names = {card: _name(card, boxes[0].w) for card in ideas}
    count = _last_that_fit(names, len(boxes))
    if count < len(ideas):
        count, boxes = _last_that_fit(names, len(boxes) - 1), boxes[1:]
    found = {}
    for card in ideas[len(ideas) - count :]:
        found[card], boxes = boxes[: len(names[card])], boxes[len(names[card]) :]
    return found


def _name(card: int, width: int) -> tuple[str, ...]:
    return text.wrap(pieces.name(card), width - 18, text.SMALL)


def _last_that_fit(names: dict[int, tuple[str, ...]], rows: int) -> int:
    """How many of the latest ideas have room on so many rows."""
    sums = accumulate(len(lines) for lines in reversed(names.values()))
    return sum(height <= rows for height in sums)


def _idea(
    canvas: Canvas,
    state: CvlizationsState,
    tribe: int,
    card: int,
    lines: tuple[str, ...],
    boxes: list[pygame.Rect],
) -> None:
    """Its kind's swatch, its name, one that does not work yet paler, and its happiness."""
    ramp, box = pieces.ramp(card), boxes[0]
    canvas.rounded((box.x, box.y + 1, 9, 9), "k0", 1)
    canvas.fill(f"{ramp}3", (box.x + 1, box.y + 2, 7, 7))
    canvas.across(box.x + 1, box.y + 2, 7, f"{ramp}4")
    ink = "k1" if state.active[tribe] >> card & 1 else "k3"
    for said, at in zip(lines, boxes):
        text.line(canvas, said, box.x + 11, at.y + text.middle(11, text.SMALL), ink, text.SMALL)
    big(canvas, pieces.BOOK.happiness[card], box.right, box.y + 2, "y1", None, "right")


def _left_over(canvas: Canvas, state: CvlizationsState, tribe: int, plate: pygame.Rect) -> None:
    """A neutral tribe has nothing but orders."""
    held = words("cvlizations.view.neutral")
    if not tall(plate):
        _caption(canvas, held, plate, goods_boxes(plate)[0].y + 2)
        _orders(canvas, state, tribe, *kind_boxes(plate)[0].topleft)
        return
    top = idea_boxes(plate)[0].y
    _caption(canvas, words("cvlizations.view.neutral_laid"), plate, goods_boxes(plate)[0].y + 2)
    _caption(canvas, held, plate, top + 2)
    for order in range(ORDERS):
        box = pygame.Rect(plate.x + 3 + order % 2 * 62, top + 17 + order // 2 * 19, 61, 16)
        order_chip(canvas, box, order, used=not state.hand(tribe) >> order & 1)


def _caption(canvas: Canvas, said: str, plate: pygame.Rect, y: int) -> None:
    text.snug(canvas, said, plate.centerx, y, plate.w - 4, "k3", text.SMALL, "centre")


def _orders(canvas: Canvas, state: CvlizationsState, tribe: int, x: int, y: int) -> None:
    """The orders a tribe may still play in this age, and those used up struck out."""
    for order in range(ORDERS):
        here = pygame.Rect(x + order * 15, y, 14, 14)
        gone = not state.hand(tribe) >> order & 1
        canvas.rounded(here, "k0", 1)
        canvas.rounded(here.inflate(-2, -2), "k3" if gone else f"{pieces.ORDER_RAMPS[order]}2", 1)
        pieces.icon(canvas, f"icons/{pieces.ORDER_ICONS[order]}", here.centerx, here.centery)
        if gone:
            canvas.shade(here, -1, bytes((px + py) % 2 for py in range(here.h) for px in range(here.w)))


def _laid(canvas: Canvas, state: CvlizationsState, tribe: int, plate: pygame.Rect) -> None:
    """The order face up, the one face down, and how many are left."""
    up, down, pile = laid_boxes(plate)
    for box, order in ((up, state.up[tribe]), (down, state.down[tribe])):
        if order == NOTHING:
            canvas.outline(box, "p2", 1)
        elif order is None:
            order_back(canvas, box)
        else:
            order_chip(canvas, box, order)
    left = state.hand(tribe).bit_count() - (state.down[tribe] is None)
    for number in range(2, -1, -1):
        canvas.rounded((pile.x + number * 3, pile.y, 16, 16), "k0", 1)
        canvas.rounded((pile.x + 1 + number * 3, pile.y + 1, 14, 14), "k3" if number else "k4", 1)
    big(canvas, left, pile.x + 8, pile.y + 5, "p5", "k0", "centre")


def order_chip(canvas: Canvas, box: pygame.Rect, order: int, used: bool = False) -> None:
    """An order as a small plate: icon and name, or number where the name has no room; grey if used up."""
    ramp = "k" if used else pieces.ORDER_RAMPS[order]
    canvas.rounded(box, "k0", 1)
    canvas.rounded(box.inflate(-2, -2), f"{ramp}2", 1)
    canvas.across(box.x + 2, box.y + 1, box.w - 4, f"{ramp}{3 if used else 4}")
    pieces.icon(canvas, f"icons/{pieces.ORDER_ICONS[order]}", box.x + 8, box.centery)
    said = pieces.short(order)
    if text.width(said, text.SMALL) <= box.w - 15:
        y = box.y + text.middle(box.h, text.SMALL)
        text.line(canvas, said, box.x + 14, y, "k4" if used else "p5", text.SMALL, shadow="k0")
    elif order == ORDERS - 1:
        pieces.icon(canvas, "icons/star", box.right - 11, box.centery)
    else:
        big(canvas, order + 1, box.right - 11, box.y + 5, "p5", "k0", "centre")


def order_back(canvas: Canvas, box: pygame.Rect) -> None:
    """The back of an order laid face down."""
    canvas.rounded(box, "k0", 1)
    canvas.rounded(box.inflate(-2, -2), "k2", 1)
    for x in range(box.x + 2, box.right - 2):
        for y in range(box.y + 2, box.bottom - 2):
            if (x + y) % 4 == 0 or (x - y) % 4 == 0:
                canvas.pixel(x, y, "k3")
    big(canvas, "?", box.centerx, box.y + 5, "p4", "k0", "centre")


def known_spent(state: CvlizationsState, tribe: int) -> list[int]:
    """The orders a tribe has used up in this age."""
    return [order for order in range(ORDERS) if spent(state, tribe, order)]
