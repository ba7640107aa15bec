"""Built cards as slivers: a title band with the symbol, below it as much of the picture as there is room."""

from __future__ import annotations

from functools import lru_cache

import pygame

from game.seven_wonders.tables import tables
from game.seven_wonders.view import pieces, symbols
from game.ui import palette, sprites, text
from game.ui.canvas import Canvas
from game.ui.locale import TEXTS
from game.ui.pixels import blank

BAND = 13
"""How high the title band is."""
WHOLE = 40
"""How high a sliver is that comes to the front."""
SYMBOL = 22
"""The most that the symbol takes of the band."""
ROOMY = 26
"""From this height on the symbol lies on the picture, and the title has the whole band."""


def draw(canvas: Canvas, card: int, box: pygame.Rect) -> None:
    """A sliver where it lies."""
    pieces.cast(canvas, box, 1, 1)
    canvas.blit(_sliver(card, box.w, box.h, TEXTS.language, text.real_size(text.SMALL)), box.x, box.y)


def whole(box: pygame.Rect, bottom: int) -> pygame.Rect:
    """Where a sliver lies that is pointed at: its picture is seen, as far as *bottom*."""
    found = pygame.Rect(box.x, box.y, box.w, max(box.h, WHOLE))
    found.bottom = min(found.bottom, bottom)
    return found


def link(canvas: Canvas, box: pygame.Rect) -> None:
    """The golden link: this building frees another one."""
    picture = pieces.chain()
    canvas.blit(picture, box.x + 1, box.bottom - picture.get_height())


@lru_cache(maxsize=512)
def _sliver(card: int, wide: int, high: int, language: str, size: int) -> pygame.Surface:
    ramp, what = pieces.ramp(card), tables().ids[card]
    body = 2 if ramp == "k" else 3
    canvas = Canvas(blank((wide, high)))
    canvas.rounded((0, 0, wide, high), "k0", 1)
    canvas.rounded((1, 1, wide - 2, high - 2), f"{ramp}{body - 1}", 1)
    canvas.across(2, 1, wide - 4, f"{ramp}{body + 1}")
    if high > BAND + 1:
        _picture(canvas, card, pygame.Rect(1, BAND, wide - 2, high - BAND - 1), f"{ramp}{max(0, body - 2)}")
    if high >= ROOMY:
        _symbol(canvas, card, pygame.Rect(wide - wide // 2, high - BAND, wide // 2, BAND), ramp)
        left = wide
    else:
        left = _symbol(canvas, card, pygame.Rect(wide - SYMBOL - 3, 0, SYMBOL + 3, min(BAND, high)), ramp)
    name = shortened(pieces.short_name(what), left - 4)
    y = text.middle(min(BAND, high), text.SMALL)
    text.line(canvas, name, 3, y, "p5", text.SMALL, shadow="k0" if ramp == "p" else f"{ramp}0")
    return canvas.surface


def shortened(name: str, room: int) -> str:
    """A name without the words that have no room; its only word is cut, Latin letters with a full stop."""
    said = name
    while text.width(said, text.SMALL) > room and " " in said:
        said = said.rpartition(" ")[0]
    stop = "." if said[:1].isascii() else ""
    if text.width(said, text.SMALL) <= room:
        return said
    while len(said) > 1 and text.width(said + stop, text.SMALL) > room:
        said = said[:-1]
    return said + stop


def _picture(canvas: Canvas, card: int, box: pygame.Rect, side: str) -> None:
    """The part of the card's picture that has room, at the right."""
    sheet = "leaders" if card >= tables().cards else "art"
    art = sprites.sprite(f"seven_wonders/{sheet}/{pieces.picture_name(card)}")
    w, h = art.get_size()
    top = max(0, min(16 if box.h < 20 else 8, h - box.h))
    canvas.fill("k0", (box.x, box.y - 1, box.w, 1))
    canvas.fill(side, box)
    left = max(0, box.w - w)
    canvas.blit(art, box.x + left, box.y, (max(0, w - box.w) // 2, top, min(w, box.w), min(box.h, h - top)))
    if left:
        canvas.down(box.x + left - 1, box.y, box.h, "k0")


def _symbol(canvas: Canvas, card: int, field: pygame.Rect, ramp: str) -> int:
    """What the card does, on paper at the right of a field; its left edge."""
    picture = symbols.picture(tables().gain[card].effects, field.w - 3)
    across = picture.get_width() + 3
    box = pygame.Rect(field.right - across, field.y, across, field.h)
    canvas.rounded(box, "k0", 1)
    canvas.rounded(box.inflate(-2, -2), "k4" if ramp == "k" else "p4", 1)
    canvas.blit(picture, box.x + 1, box.y + (box.h - picture.get_height()) // 2)
    return box.x


def seat_ring(canvas: Canvas, party: int, box: pygame.Rect) -> None:
    """A ring in a party's colour."""
    canvas.ring(box, (palette.player(party % 8)["main"], "k0"))
