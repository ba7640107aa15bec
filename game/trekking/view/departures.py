"""The departure mat: the deck's open top and five slots with their bonuses, and the ancestors beside it."""

from __future__ import annotations

from functools import cache

import pygame

from game.tabletop.spots import number_in
from game.trekking.catalog import ANCESTOR, catalog
from game.trekking.moves import ANCESTORS
from game.trekking.rules import VISIT
from game.trekking.state import TrekkingState
from game.trekking.view import cards, pieces
from game.trekking.view.places import departure, place, row
from game.trekking.view.sight import Sight
from game.trekking.visits import card_at, joins
from game.ui import frames, paint, sprites, text
from game.ui.canvas import Canvas
from game.ui.locale import words
from game.ui.pixels import blank


def furnish(canvas: Canvas) -> None:
    """The mat with its sockets."""
    mat = place("departures")
    paint.cloth(canvas, mat, "b", 1, 9)
    for slot, box in enumerate(row("departures.bonus")):
        bonus = catalog().slot_bonus[slot]
        if bonus is None:
            continue
        canvas.circle(box.center, 9, "k0")
        canvas.circle(box.center, 8, "y4")
        canvas.circle((box.centerx + 1, box.centery + 1), 7, "y2")
        canvas.circle(box.center, 7, "b0")
        pieces.centred(canvas, pieces.token(bonus), box)
    label = place("departures.deck")
    canvas.rounded(label, "k0", 1)
    canvas.rounded(label.inflate(-2, -2), "b0", 1)


@cache
def _mat() -> pygame.Surface:
    """The whole mat without cards."""
    mat = place("departures")
    canvas = Canvas(blank((mat.right + 4, mat.bottom + 4)))
    furnish(canvas)
    return canvas.surface


def bare(canvas: Canvas, slot: int) -> None:
    """Takes the card at a slot off the picture."""
    box = row("departures.slot")[slot]
    wide, high = (0, 0) if slot == 0 else (2, 3)
    canvas.blit(_mat(), box.x, box.y, (box.x, box.y, box.w + wide, box.h + high))


def draw(canvas: Canvas, state: TrekkingState) -> None:
    """The cards on it, the number left, the ancestors' pile."""
    for slot, box in enumerate(row("departures.slot")):
        card = state.slots[slot]
        if slot == 0 and card:
            cards.stack(canvas, box, min(2, state.deck_size() // 6 + (state.deck_size() > 0)))
        if card:
            cards.shadowed(canvas, cards.face(card), box.x, box.y)
        else:
            cards.blank_card(canvas, box)
    label = place("departures.deck")
    said = words("trekking.view.deck_left", left=state.deck_size())
    top = label.y + text.middle(label.h, text.SMALL)
    text.snug(canvas, said, label.centerx, top, label.w - 4, "b4", text.SMALL, "centre")
    _ancestors(canvas, state)


def _ancestors(canvas: Canvas, state: TrekkingState) -> None:
    pile = place("ancestors")
    if state.ancestors:
        cards.stack(canvas, pile, min(2, state.ancestors - 1))
        cards.shadowed(canvas, cards.small_ancestor(), pile.x, pile.y)
    else:
        cards.blank_card(canvas, pile)
    left, note = place("ancestors.left"), place("ancestors.note")
    said = words("trekking.view.ancestors_left", n=state.ancestors)
    text.snug(canvas, said, left.centerx, left.y + 1, left.w, "m4", text.SMALL, "centre", "k0")
    said = words("trekking.view.any_year")
    text.snug(canvas, said, note.centerx, note.y + 1, note.w, "b4", text.SMALL, "centre", "k0")


def mark(canvas: Canvas, sight: Sight) -> None:
    """Which cards can be taken, which is pointed at or chosen, which would break the trek."""
    if sight.topic != VISIT:
        return
    swapping = sight.bending.swaps
    hovered = number_in(sight.picture.here, "place")
    for number in range(ANCESTORS + 1):
        box = departure(number)
        card = card_at(sight.state, sight.picture.seat, number)
        if not card:
            if number == ANCESTORS and sight.state.ancestors:
                _not_now(canvas, box)
            continue
        if swapping and 1 <= number < ANCESTORS:
            pieces.dashed(canvas, box.inflate(2, 2), "y4")
            if number in sight.bending.slots:
                frames.ring(canvas, box, "chosen")
        elif not swapping:
            _flag(canvas, sight, card, box)
            canvas.outline(box.inflate(2, 2), "y2", 2)
        if number == hovered:
            canvas.ring(box, ("y4", "y2"))
    if sight.chosen is not None and not sight.bending.before:
        _lifted(canvas, sight, sight.chosen)


def _lifted(canvas: Canvas, sight: Sight, number: int) -> None:
    """The chosen card, lifted and ringed."""
    box = departure(number).move(0, -2)
    ancestor = number == ANCESTORS
    picture = cards.small_ancestor() if ancestor else cards.face(sight.state.slots[number])
    canvas.blit(picture, box.x, box.y)
    canvas.ring(box, ("y5", "y3", "k0"))
    _flag(canvas, sight, card_at(sight.state, sight.picture.seat, number), box)


def _flag(canvas: Canvas, sight: Sight, card: int, box: pygame.Rect) -> None:
    """A corner sign: the card goes on with the trek, or breaks it."""
    seat = sight.picture.seat
    if not sight.state.treks[seat]:
        return
    on = card == ANCESTOR or joins(sight.state, seat, card, sight.state.years[seat])
    picture = sprites.sprite("pips/check") if on else pieces.broken_chain()
    wide, high = picture.get_size()
    corner = pygame.Rect(box.right - wide - 3, box.y + 46 - high, wide + 2, high + 2)
    canvas.rounded(corner, "k0", 1)
    canvas.rounded(corner.inflate(-2, -2), "g3" if on else "o2", 1)
    canvas.blit(picture, corner.x + 1, corner.y + 1)


def _not_now(canvas: Canvas, box: pygame.Rect) -> None:
    """Darkens a card that can't be taken."""
    canvas.shade(box, -1)
