"""The row of orders: who chose what, which line of strength is in force, how far the actions have come."""

from __future__ import annotations

import pygame

from game.cvlizations import agenda, odds
from game.cvlizations.catalog import ORDERS
from game.cvlizations.view import cards, marks, pieces
from game.cvlizations.view.places import place, row
from game.cvlizations.view.sight import Sight, chosen_by, done, order_under, spent
from game.ui import paint, sprites, text
from game.ui.canvas import Canvas
from game.ui.digits import big

LINES = 3


def furnish(canvas: Canvas) -> None:
    """The slab."""
    rail = place("rail")
    paint.slab(canvas, rail)


def line_box(order: int, strength: int) -> pygame.Rect:
    """The line of a strength in an order's column."""
    column = row("rail.order")[order]
    return pygame.Rect(column.x + 3, column.y + 30 + (strength - 1) * 11, 37, 10)


def draw(canvas: Canvas, sight: Sight) -> None:
    """The eight columns."""
    for order in range(ORDERS):
        _column(canvas, sight, order)


def _column(canvas: Canvas, sight: Sight, order: int) -> None:
    box = row("rail.order")[order]
    now, past = sight.now == order, done(sight, order)
    ramp = pieces.ORDER_RAMPS[order]
    canvas.rounded(box, "k0", 1)
    canvas.rounded(box.inflate(-2, -2), f"{ramp}{2 if now else 0 if past else 1}", 1)
    canvas.across(box.x + 2, box.y + 1, box.w - 4, f"{ramp}{4 if now else 2}")
    who = chosen_by(sight, order)
    _head(canvas, order, box, "k4" if past else "p5", past and bool(who))
    for strength in range(1, LINES + 1):
        _line(canvas, sight, order, strength, min(LINES, len(who)) == strength, now)
    _badges(canvas, sight, box, who)
    if now:
        canvas.ring(box, ("y5",), 1)
    if marks.order(sight.picture.marked) == order:
        canvas.ring(box, ("b4",), 1)


def _head(canvas: Canvas, order: int, box: pygame.Rect, ink: str, ticked: bool) -> None:
    """Name and icon; a name of two lines leaves the icon its right, and a tick takes that place."""
    lines = pieces.title(order, box.w - 3)
    sign = f"icons/{pieces.ORDER_ICONS[order]}"
    if len(lines) == 1:
        y = box.y + 3 + text.middle(11, text.SMALL)
        text.line(canvas, lines[0], box.centerx, y, ink, text.SMALL, "centre", "k0")
        pieces.icon(canvas, sign, box.centerx, box.y + 21)
        if ticked:
            canvas.blit(sprites.sprite("icons/check"), box.right - 14, box.y + 16)
        return
    for number, said in enumerate(lines):
        y = box.y + 3 + number * 13 + text.middle(11, text.SMALL)
        text.line(canvas, said, box.x + 2, y, ink, text.SMALL, shadow="k0")
    pieces.icon(canvas, "icons/check" if ticked else sign, box.right - 9, box.y + 21)


def _line(canvas: Canvas, sight: Sight, order: int, strength: int, hit: bool, now: bool) -> None:
    box = line_box(order, strength)
    canvas.fill("y4" if hit and now else "p3" if hit else "k2", box)
    for figure in range(strength):
        pieces.person(canvas, box.x + 2 + figure * 6, box.y + 2, "k1" if hit else "k3")
    effect = agenda.effect_at(sight.state.options, order, strength)
    said = cards.order_short(effect)
    if said:
        big(canvas, said, box.right - 2, box.y + 2, "k0" if hit else "k4", None, "right")


def _badges(canvas: Canvas, sight: Sight, box: pygame.Rect, who: list[int]) -> tuple[int, int]:
    """Whoever chose the order; more than three overlap. Returns where the last badge lies."""
    step = 13 if len(who) <= 3 else (box.w - 17) // (len(who) - 1)
    x = box.centerx - (step * (len(who) - 1) + 15) // 2
    for number, tribe in enumerate(who):
        canvas.blit(pieces.badge(tribe), x + number * step, box.bottom - 17)
    return x + step * (len(who) - 1), box.bottom - 17


def pointed(canvas: Canvas, sight: Sight) -> None:
    """Over the order pointed at: how likely each strength is if the tribe with the ringed badge lays it."""
    order = order_under(sight)
    if order is None or not sight.laying:
        return
    column = row("rail.order")[order]
    canvas.ring(column, ("y4",), 1)
    if spent(sight.state, sight.tribe, order):
        return
    who = chosen_by(sight, order)
    if sight.tribe not in who:
        canvas.fill(f"{pieces.ORDER_RAMPS[order]}1", (column.x + 1, column.bottom - 17, column.w - 2, 15))
        x, y = _badges(canvas, sight, column, [*who, sight.tribe])
        canvas.outline((x - 1, y - 1, 17, 17), "y4", 2)
    for strength, chance in enumerate(odds.strengths(sight.state, sight.tribe, order), start=1):
        box = line_box(order, strength)
        share = round(100 * chance)
        canvas.fill("k0", box)
        canvas.fill("b2", (box.x, box.y, box.w * share // 100, box.h))
        for figure in range(strength):
            pieces.person(canvas, box.x + 2 + figure * 6, box.y + 2, "b5" if share else "k3")
        big(canvas, share, box.right - 2, box.y + 2, "p5" if share else "k4", "k0", "right")
