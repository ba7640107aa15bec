"""Names, colours and signs of orders, ideas, resources and tribes."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.cvlizations.catalog import IDEA_KINDS, ORDERS, load
from game.cvlizations.options import CvlizationsOptions
from game.cvlizations.resources import KINDS
from game.cvlizations.turns import director
from game.ui import palette, sprites, text
from game.ui.canvas import Canvas
from game.ui.locale import TEXTS, words

BOOK = load()
ORDER_RAMPS = "vwosmbgy"
ORDER_ICONS = ("sack", "axe", "spear", "pick", "trick", "sleep", "swap", "double")
KIND_RAMPS = dict(zip(IDEA_KINDS, "vost"))
KIND_ICONS = dict(zip(IDEA_KINDS, ("book", "axe", "house", "gear")))
GOODS = ("food", "log", "stone")
"""The icons of the three resources."""
SWATCHES = ("o3", "w3", "s3")
PERSON = ((1, 0), (2, 0), (1, 1), (2, 1), (0, 2), (1, 2), (2, 2), (3, 2), (1, 3), (2, 3), (0, 4), (3, 4))


def name(card: int) -> str:
    """An order's or idea's name."""
    return words(f"cvlizations.name.{BOOK.cards[card].id}")


def short(card: int) -> str:
    """The name as it stands on small cards."""
    return words(f"cvlizations.short.{BOOK.cards[card].id}")


def resource(kind: int) -> str:
    """A resource's name."""
    return words(f"cvlizations.resource.{KINDS[kind]}")


def ramp(card: int) -> str:
    """The ramp of a card: an order's own, an idea's kind's."""
    return ORDER_RAMPS[card] if card < ORDERS else KIND_RAMPS[BOOK.idea(card).kind]


def tribe_name(tribe: int, names: Sequence[str], options: CvlizationsOptions) -> str:
    """What a tribe is called: as its player, or as a neutral tribe."""
    if tribe < len(names):
        return names[tribe]
    seat = director(options, tribe)
    if seat is None:
        return words("cvlizations.tribe.cave_freaks")
    return words("cvlizations.view.neutral_of", seat=names[seat])


def badge(tribe: int) -> pygame.Surface:
    """A tribe's badge, 15x15."""
    return sprites.sprite(f"seats/badge_{tribe}")


def main_ramp(tribe: int) -> str:
    """The ramp of a tribe's colour."""
    return str(palette.player(tribe)["main"][0])


def person(canvas: Canvas, x: int, y: int, ink: str) -> None:
    """A little figure of 4x5 px."""
    for dx, dy in PERSON:
        canvas.pixel(x + dx, y + dy, ink)


def any_goods(canvas: Canvas, x: int, y: int) -> None:
    """The sign for resources of one's own choice: three swatches, 16x7."""
    for number, ink in enumerate(SWATCHES):
        canvas.fill("k0", (x + number * 5, y, 6, 7))
        canvas.fill(ink, (x + 1 + number * 5, y + 1, 4, 5))


def icon(canvas: Canvas, sign: str, x: int, y: int) -> None:
    """An icon with its middle at a place."""
    picture = sprites.sprite(sign)
    canvas.blit(picture, x - picture.get_width() // 2, y - picture.get_height() // 2)


def title(card: int, limit: int) -> tuple[str, ...]:
    """A card's name in one line, or else in two."""
    said = short(card)
    if text.width(said, text.SMALL) <= limit:
        return (said,)
    key = f"cvlizations.view.lines.{BOOK.cards[card].id}"
    lines = tuple(words(key).split("|")) if TEXTS.has(key) else ()
    short_enough = lines and max(text.width(line, text.SMALL) for line in lines) <= limit
    return lines if short_enough else text.wrap(said, limit, text.SMALL)
