"""The eight orders of a tribe: those in hand, those picked or laid, those used up."""

from __future__ import annotations

import pygame

from game.cvlizations.catalog import ORDERS
from game.cvlizations.moves import LayOrders
from game.cvlizations.view import cards, pieces, tips
from game.cvlizations.view.places import row
from game.cvlizations.view.sight import HAND, Sight, spent
from game.tabletop.spots import number_in
from game.ui import frames, text, tooltip
from game.ui.canvas import Canvas
from game.ui.focus import Tip
from game.ui.locale import words

LIFT = 3
USED = bytes((x + y) % 2 == 0 for y in range(cards.SIZE[1]) for x in range(cards.SIZE[0]))


def draw(canvas: Canvas, sight: Sight) -> None:
    """All cards but the picked ones, then these."""
    state, tribe = sight.state, sight.tribe
    up = sight.up if sight.laying else state.up[tribe]
    down = sight.down if sight.laying else state.down[tribe]
    for order in sorted(range(ORDERS), key=lambda order: order in (up, down)):
        box = row("hand")[order]
        picked = order in (up, down)
        face = box.move(0, -LIFT) if picked else box
        lift = LIFT if picked else 0
        canvas.shadow(face, (1 + lift // 3, 2 + lift), -2, 2)
        canvas.blit(cards.order(order, state.options), face.x, face.y)
        if picked:
            canvas.ring(face, ("y5", "y3", "k0"))
            _side(canvas, face, order == up)
        elif spent(state, tribe, order):
            canvas.shade(box, -2, USED)
        elif sight.laying and down is None:
            canvas.outline(box.inflate(2, 2), "y3", 2)
        hint = sight.picture.hint
        if isinstance(hint, LayOrders) and order in (hint.face_up, hint.face_down):
            frames.ring(canvas, face, "hint")
            _side(canvas, face, order == hint.face_up)


def _side(canvas: Canvas, face: pygame.Rect, up: bool) -> None:
    """Whether a picked card lies face up or face down; with a sign where the words leave it room."""
    said = words(f"cvlizations.view.{'face_up' if up else 'face_down'}")
    lines = text.wrap(said, face.w - 1, text.SMALL)
    high = 11 * len(lines) + 2
    box = pygame.Rect(face.x, face.y + 49 - high, face.w, high)
    canvas.rounded(box, "k0", 1)
    canvas.rounded(box.inflate(-2, -2), "g2" if up else "k2", 1)
    canvas.across(box.x + 2, box.y + 1, box.w - 4, "g4" if up else "k4")
    y, room = box.y + text.middle(13, text.SMALL), box.w - 1
    if text.width(said, text.SMALL) > room - 16:
        for number, line in enumerate(lines):
            text.line(canvas, line, box.centerx, y + 11 * number, "p5", text.SMALL, "centre", "k0")
        return
    pieces.icon(canvas, "icons/eye" if up else "icons/lock", box.x + 9, box.centery)
    text.line(canvas, said, box.x + 17, y, "p5", text.SMALL, shadow="k0")


def pointed(canvas: Canvas, sight: Sight) -> None:
    """The card pointed at comes forward; what it may bring is told over its column in the row."""
    order = number_in(sight.picture.here, HAND)
    if order is None or sight.tray:
        return
    box = row("hand")[order]
    if order in (sight.up, sight.down):
        box = box.move(0, -LIFT)
    illegal = sight.laying and spent(sight.state, sight.tribe, order)
    frames.ring(canvas, box, "illegal" if illegal else "focus")
    if sight.laying:
        tooltip.draw(canvas, _tip(sight, order), row("rail.order")[order])


def written(sight: Sight) -> list[pygame.Rect]:
    """Where it is told what the card pointed at may bring."""
    order = number_in(sight.picture.here, HAND)
    if order is None or not sight.laying:
        return []
    return [tooltip.place(_tip(sight, order), row("rail.order")[order])[0]]


def _tip(sight: Sight, order: int) -> Tip:
    """What an order may bring, or that it is used up."""
    tip = tips.order(sight.state, sight.tribe, order)
    if spent(sight.state, sight.tribe, order):
        return Tip(tip.title, words("cvlizations.reason.order_spent", card=pieces.name(order)), tip.icon)
    return tip
