"""The card panel: the deck, the building to be answered, the discard pile."""

from __future__ import annotations

import pygame

from game.my_city.campaign import OWN_CARD, OWN_CHURCH
from game.my_city.catalog import COLOURS
from game.my_city.view import pieces
from game.my_city.view.places import place
from game.my_city.view.sight import Sight
from game.ui import paint, sprites, text
from game.ui.canvas import Canvas
from game.ui.digits import big, big_width
from game.ui.locale import words

FIELD = (28, 39)
"""The middle of a card's squared field, from the card's corner."""


def furnish(canvas: Canvas) -> None:
    """The frame and the cloth."""
    panel = place("card.panel")
    canvas.shadow(panel, (2, 3), -2, 2)
    paint.wood_frame(canvas, panel, 5, fill="k1")
    paint.cloth(canvas, place("card.cloth"), "g", 1)


def draw(canvas: Canvas, sight: Sight) -> None:
    """The card, the deck and the pile as they are."""
    state = sight.state
    at = place("card.current")
    if state.card is not None:
        canvas.shadow(at, (1, 2), -2, 2)
        face(canvas, state.card, at.x, at.y, pieces.building_on(state.card, sight.city.legacy))
        if not _name_fits(state.card):
            title = place("card.title")
            paint.ribbon(canvas, title, pieces.RAMPS[pieces.colour_on(state.card)])
            name, top = pieces.name(state.card), title.y + text.middle(title.h, text.SMALL)
            text.snug(canvas, name, title.centerx, top, title.w - 6, "p5", text.SMALL, "centre", "k0")
    else:
        canvas.outline(at, "g3", 2)
    deck(canvas, len(state.deck))
    _discard(canvas, len(state.turned))


def face(canvas: Canvas, card: int, x: int, y: int, building: int | None) -> None:
    """A card's face with its kind, the building it calls for (None: not known) and its name."""
    if pieces.is_obstacle(card):
        canvas.blit(sprites.sprite("my_city/cards/obstacle"), x, y)
        text.line(
            canvas, _kind(card), x + 28, y + 4 + text.middle(10, text.SMALL), "p5", text.SMALL, "centre"
        )
    else:
        canvas.blit(sprites.sprite(f"my_city/cards/{pieces.KINDS[pieces.colour_on(card)]}"), x, y)
        text.line(
            canvas, _kind(card), x + 28, y + 4 + text.middle(10, text.SMALL), "p5", text.SMALL, "centre"
        )
        picture = sprites.sprite("icons/house_church_24") if building is None else _picture(building)
        left, top = x + FIELD[0] - picture.get_width() // 2, y + FIELD[1] - picture.get_height() // 2
        canvas.put(picture, left, top, (2, 2), -1)
    if _name_fits(card) and not pieces.is_obstacle(card):
        text.line(canvas, pieces.name(card), x + 28, y + 64, "k2", text.SMALL, "centre")


def _kind(card: int) -> str:
    """The words on a card's bar: as much of kind and number as has room."""
    if pieces.is_obstacle(card):
        return text.fit(pieces.name(card), 48, text.SMALL)
    number = OWN_CHURCH if card == OWN_CARD else pieces.data(card).id
    kind = pieces.colour_name(pieces.colour_on(card))
    short = words(f"my_city.view.kind.{COLOURS[pieces.colour_on(card)]}")
    for said in (f"{kind} {number}", f"{short} {number}", short):
        if text.width(said, text.SMALL) <= 46:
            return said
    return number


def _name_fits(card: int) -> bool:
    return text.width(pieces.name(card), text.SMALL) <= 52


def _picture(building: int) -> pygame.Surface:
    drawn = sprites.sprite(pieces.pictogram(building, 13))
    return drawn if drawn.get_width() <= 50 else sprites.sprite(pieces.mini(building, 0, 12))


def deck(canvas: Canvas, count: int) -> None:
    """The face-down cards with their number."""
    at = place("card.deck")
    if count:
        for step in range(min(3, count), 0, -1):
            canvas.rounded((at.x + step, at.y + 2 * step - 2, at.w, at.h), "k0", 2)
            canvas.rounded((at.x + step + 1, at.y + 2 * step - 1, at.w - 2, at.h - 2), "p2", 1)
        canvas.blit(sprites.sprite("my_city/cards/back_small"), at.x, at.y)
    else:
        canvas.outline(at, "g3", 2)
    canvas.rounded((at.right - 17, at.bottom - 12, 17, 12), "k0", 1)
    big(canvas, count, at.right - 3, at.bottom - 10, "p5", None, "right")
    label = place("card.deck_name")
    said = words("my_city.view.deck")
    text.snug(canvas, said, label.centerx, label.y, label.w, "g5", text.SMALL, "centre")


def _discard(canvas: Canvas, count: int) -> None:
    at = place("card.discard")
    canvas.rounded(at, "g0", 1)
    canvas.outline(at, "g2", 1)
    label = words("my_city.view.discard")
    if text.width(label, text.SMALL) > at.w - 6 - big_width(count):
        big(canvas, count, at.centerx, at.y + 4, "g4", None, "centre")
        return
    big(canvas, count, at.right - 3, at.y + 4, "g4", None, "right")
    text.line(canvas, label, at.x + 3, at.y + text.middle(at.h, text.SMALL), "g4", text.SMALL)
