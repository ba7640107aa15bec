"""Small things that lie about: tokens, hour discs, captions; and the words on cards."""

from __future__ import annotations

from functools import cache

import pygame

from game.trekking.catalog import ANCESTOR, CRYSTAL, ICONS, catalog
from game.ui import paint, sprites, text
from game.ui.canvas import Canvas
from game.ui.digits import big
from game.ui.locale import words
from game.ui.pixels import Box, blank

RAMPS = ("r", "b", "y", "g", "k", "v")
"""The ramp of each icon."""
DAY_INKS = ("k1", "b1", "v1", "r1")


def token(icon: int, small: bool = True) -> pygame.Surface:
    """An experience token, or a crystal."""
    if icon == CRYSTAL:
        return sprites.sprite("icons/crystal_violet")
    return sprites.sprite(f"tokens/{ICONS[icon]}{'_small' if small else ''}")


_BROKEN = (
    "......#......",
    "..###...###..",
    ".#...#.#...#.",
    ".#.........#.",
    ".#...#.#...#.",
    "..###...###..",
    "......#......",
)
"""Two links of a chain that have come apart."""


@cache
def broken_chain() -> pygame.Surface:
    """The sign of what breaks a trek, 13x7."""
    canvas = Canvas(blank((len(_BROKEN[0]), len(_BROKEN))))
    for y, line in enumerate(_BROKEN):
        for x in (x for x, mark in enumerate(line) if mark == "#"):
            canvas.pixel(x, y, "p5")
    return canvas.surface


def centred(canvas: Canvas, picture: pygame.Surface, box: pygame.Rect, shadow: bool = False) -> None:
    """Draws a sprite in the middle of a box."""
    x = box.centerx - picture.get_width() // 2
    y = box.centery - picture.get_height() // 2
    if shadow:
        canvas.put(picture, x, y, (1, 1), -1)
    else:
        canvas.blit(picture, x, y)


def hours(canvas: Canvas, middle: tuple[int, int], number: object, radius: int = 6) -> None:
    """The disc with a card's hours."""
    canvas.circle(middle, radius + 1, "k0")
    canvas.circle(middle, radius, "w5")
    canvas.circle((middle[0] + 1, middle[1] + 1), radius - 1, "w3")
    canvas.circle(middle, radius - 1, "w3")
    big(canvas, number, middle[0] + 1, middle[1] - 3, "p5", "w0", "centre")


def caption(canvas: Canvas, box: pygame.Rect, said: str, ramp: str) -> None:
    """A ribbon with a title in its middle."""
    paint.ribbon(canvas, box, ramp)
    size = text.BODY if text.width(said) <= box.w - 8 else text.SMALL
    shown = text.fit(said, box.w - 8, size)
    y = box.y + text.middle(box.h, size)
    text.line(canvas, shown, box.centerx, y, "p5", size, "centre", shadow=f"{ramp}0")


def dashed(canvas: Canvas, box: Box, ink: str, dash: int = 3, gap: int = 2) -> None:
    """A dashed outline."""
    x, y, w, h = box
    for at in range(0, w, dash + gap):
        length = min(dash, w - at)
        canvas.across(x + at, y, length, ink)
        canvas.across(x + at, y + h - 1, length, ink)
    for at in range(0, h, dash + gap):
        length = min(dash, h - at)
        canvas.down(x, y + at, length, ink)
        canvas.down(x + w - 1, y + at, length, ink)


def year(number: int) -> str:
    """A year in short."""
    if number < 0:
        return words("trekking.view.year_bce", year=-number)
    return words("trekking.view.year_ce", year=number)


def year_of(card: int) -> str:
    """A card's year in short; nothing for an ancestor."""
    return "" if card in (0, ANCESTOR) else year(catalog().years[card])


def title(card: int) -> str:
    """What one does at a card."""
    key = "name.ancestor_card" if card == ANCESTOR else f"card.h{card}.title"
    return words(f"trekking.{key}")


def short(card: int) -> str:
    """What a card is called, on the table and wherever it is told of."""
    return words("trekking.name.ancestor" if card == ANCESTOR else f"trekking.card.h{card}.short")


def fact(card: int) -> str:
    """A card's story."""
    return words("trekking.view.ancestor_fact" if card == ANCESTOR else f"trekking.card.h{card}.fact")


def told(card: int) -> str:
    """What one does at a card, unless its name says that, and its story."""
    return fact(card) if title(card) == short(card) else f"{title(card)}\n{fact(card)}"


def rewards(card: int) -> list[int]:
    """The icons printed on a card."""
    data = catalog()
    icons = data.ancestor_rewards if card == ANCESTOR else data.cards[card].rewards
    return [ICONS.index(icon) for icon in icons]


def icon_name(icon: int) -> str:
    """What a token is called."""
    return words(f"trekking.icon.{ICONS[icon]}")


def art(card: int, large: bool = False) -> pygame.Surface:
    """A card's picture, 52x34 or 106x72."""
    if card == ANCESTOR:
        return sprites.sprite(f"trekking/ancestor/{'large' if large else 'small'}")
    return sprites.sprite(f"trekking/art{'_large' if large else ''}/{card}")


def signed(points: int) -> str:
    """Points with their sign."""
    return f"{points:+d}" if points else "0"
