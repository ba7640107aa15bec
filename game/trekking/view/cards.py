"""History cards and ancestors, painted once and kept."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

import pygame

from game.trekking.catalog import ANCESTOR, CRYSTAL, catalog
from game.trekking.view import pieces
from game.trekking.view.places import CARD
from game.ui import sprites, text
from game.ui.canvas import Canvas
from game.ui.digits import big
from game.ui.pixels import blank

LINE = 11
LINES = 2
"""So many lines of a name have room below the picture; more rise over its lower edge."""
_NAME = 50


def face(card: int, labels: Sequence[str] = (), visible: int = CARD[0]) -> pygame.Surface:
    """A card as it lies on the table; *visible*: how much shows.

    *labels*: what an ancestor's band says; the first that has room is used.
    """
    year = tuple(labels) or ("",)
    if card not in (0, ANCESTOR):
        year = pieces.year_of(card), str(catalog().years[card])
    return _face(card, pieces.short(card), year, text.real_size(text.SMALL), visible < CARD[0])


@lru_cache(maxsize=256)
def _face(card: int, name: str, labels: tuple[str, ...], size: int, covered: bool) -> pygame.Surface:
    width, height = CARD
    canvas = Canvas(blank(CARD))
    ramp = "m" if card == ANCESTOR else "p"
    canvas.rounded((0, 0, width, height), "k0", 2)
    paint_face(canvas, ramp, width, height)
    canvas.frame((2, 13, width - 4, 36), "k0")
    canvas.blit(pieces.art(card), 3, 14)
    if card == ANCESTOR:
        shown = next((words for words in labels if text.width(words, text.SMALL) <= width - 7), labels[-1])
        text.line(canvas, shown, 5, _band_y(), "m0", text.SMALL)
    else:
        _band(canvas, catalog().cards[card].day, labels, width)
    _name(canvas, name, ramp, covered)
    canvas.across(3, 72, width - 6, f"{ramp}2")
    pieces.hours(canvas, (10, 79), catalog().hours[card])
    _rewards(canvas, card, width - 3)
    return canvas.surface


def paint_face(canvas: Canvas, ramp: str, width: int, height: int, fill: int = 4) -> None:
    """The blank paper of a card with its lit edges."""
    canvas.rounded((1, 1, width - 2, height - 2), f"{ramp}{fill}", 1)
    canvas.across(2, 1, width - 4, f"{ramp}{fill + 1}")
    canvas.down(1, 2, height - 4, f"{ramp}{fill + 1}")
    canvas.across(2, height - 2, width - 4, f"{ramp}{fill - 1}")
    canvas.down(width - 2, 2, height - 4, f"{ramp}{fill - 1}")


def _lines(name: str, width: int) -> tuple[str, ...]:
    """A name in lines with some air beside them, unless that tears a word or takes a third line."""
    airy = text.wrap(name, width - 6, text.SMALL)
    if len(airy) <= 2 and " ".join(airy).split() == name.split():
        return text.even(name, width - 6, text.SMALL)
    return text.even(name, width - 2, text.SMALL)


def _name(canvas: Canvas, name: str, ramp: str, covered: bool) -> None:
    """A card's name; the left half of its lines if a later card covers the right one."""
    width = CARD[0]
    lines = _lines(name, width)
    large = text.real_size(text.SMALL) > text.SMALL
    step = LINE + large if len(lines) > 1 else 0
    top = _NAME - large - step * max(0, len(lines) - LINES) if step else 55
    if len(lines) > LINES:
        canvas.fill(f"{ramp}4", (2, top, width - 4, _NAME - top))
        canvas.across(2, top - 1, width - 4, "k0")
    for number, line in enumerate(lines):
        if covered:
            text.line(canvas, line, 4, top + number * step, "k1", text.SMALL)
        else:
            text.line(canvas, line, width // 2 + 1, top + number * step, "k1", text.SMALL, "centre")


def _band_y() -> int:
    return 3 if text.real_size(text.SMALL) == text.SMALL else 2


def _band(canvas: Canvas, day: int, years: tuple[str, ...], width: int) -> None:
    """The day and the year: in words, or if that is too long as a number, below zero before our era.

    Beside a long year the day hangs below the band.
    """
    canvas.rounded((2, 2, width - 4, 12), "k0", 1)
    canvas.rounded((3, 3, width - 6, 10), pieces.DAY_INKS[day], 1)
    bce = not years[0].isdigit()
    shown = next(year for year in years if text.width(year, text.SMALL) <= width - 6)
    end = text.line(canvas, shown, 5, _band_y(), "y4" if bce else "p5", text.SMALL)
    if end + 6 * day <= width - 6:
        big(canvas, "I" * day, width - 5, 5, "p3", None, "right")
        return
    hanging = pygame.Rect(width - 7 - 6 * day, 13, 4 + 6 * day, 10)
    canvas.rounded(hanging, "k0", 1)
    canvas.fill(pieces.DAY_INKS[day], (hanging.x + 1, 12, hanging.w - 2, 10))
    big(canvas, "I" * day, hanging.right - 3, 14, "p3", None, "right")


def _rewards(canvas: Canvas, card: int, right: int) -> None:
    for icon in reversed(pieces.rewards(card)):
        picture = pieces.token(icon)
        right -= picture.get_width() - (0 if icon == CRYSTAL else 2)
        canvas.blit(picture, right - 1, 73 if icon != CRYSTAL else 74)


@lru_cache(maxsize=8)
def _small_ancestor(name: str, size: int) -> pygame.Surface:
    canvas = Canvas(blank((46, 64)))
    canvas.rounded((0, 0, 46, 64), "k0", 2)
    paint_face(canvas, "m", 46, 64)
    if text.width(name, text.SMALL) <= 42:  # in large print the picture alone says it
        text.line(canvas, name, 23, 1, "m0", text.SMALL, "centre")
    canvas.frame((2, 12, 42, 36), "k0")
    canvas.blit(sprites.sprite("trekking/ancestor/pile"), 3, 13)
    pieces.hours(canvas, (10, 56), catalog().hours[ANCESTOR], 5)
    pieces.centred(canvas, pieces.token(pieces.rewards(ANCESTOR)[0]), pygame.Rect(28, 48, 16, 16))
    return canvas.surface


def small_ancestor() -> pygame.Surface:
    """The top of the ancestors' pile, 46x64."""
    return _small_ancestor(pieces.short(ANCESTOR), text.real_size(text.SMALL))


def shadowed(canvas: Canvas, picture: pygame.Surface, x: int, y: int, lift: int = 0) -> None:
    """Lays a card down with the strip of shadow it casts."""
    width, height = picture.get_size()
    y -= lift
    canvas.shade((x + width, y + 3, 1 + lift // 3, height - 2 + lift), -2)
    canvas.shade((x + 2, y + height, width - 2, 2 + lift), -2)
    canvas.blit(picture, x, y)


def back(day: int) -> pygame.Surface:
    """The back of a day's deck."""
    return sprites.sprite(f"frames/card_back_{' bvr'[day] if day else 'b'}")


def blank_card(canvas: Canvas, box: pygame.Rect) -> None:
    """An empty place for a card."""
    canvas.shade(box, -1)
    canvas.outline(box, "b0", 2)


def stack(canvas: Canvas, box: pygame.Rect, layers: int) -> None:
    """The edges of cards beneath a card."""
    for layer in range(layers, 0, -1):
        canvas.rounded(box.move(layer, 2 * layer), "k0", 2)
        inner = box.move(layer, 2 * layer).inflate(-2, -2)
        canvas.rounded(inner, "p2", 1)
