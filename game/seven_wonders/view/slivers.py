"""Built cards as slivers: a title band with the symbol, below it as much of the picture as there is room."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

import pygame

from game.seven_wonders.tables import tables
from game.seven_wonders.view import pieces, symbols
from game.seven_wonders.view.places import NAMED
from game.ui import palette, sprites, text
from game.ui.canvas import Canvas
from game.ui.locale import TEXTS
from game.ui.pixels import blank

BAND = 13
"""How high the title band is."""
STEP, WIDER = 9, 11
"""How much higher it is for a second line, and for one that runs below the symbol or is Chinese."""
LEAST = 12
"""How high a tile is at least, which shows the symbol alone."""
WHOLE = 40
"""How high a sliver is that comes to the front."""
SYMBOLS = (22, 15)
"""The most that the symbol takes of the band, and of that of a name that has no room beside it."""
NOWHERE = pygame.Rect(0, 0, 0, 0)
"""Where the symbol lies of a name that takes all the room."""
ROOMY = 22
"""From this height on the symbol lies on the picture, and the title has the whole band."""


def draw(canvas: Canvas, card: int, box: pygame.Rect) -> None:
    """A sliver where it lies."""
    pieces.cast(canvas, box, 1, 1)
    canvas.blit(_sliver(card, box.w, box.h, TEXTS.language, text.real_size(text.SMALL)), box.x, box.y)


def whole(box: pygame.Rect, column: pygame.Rect, bottom: int) -> pygame.Rect:
    """Where a sliver of a column lies that is pointed at: its picture is seen, as far as *bottom*."""
    found = pygame.Rect(column.x, box.y, column.w, max(box.h, WHOLE))
    found.bottom = min(found.bottom, bottom)
    return found


def link(canvas: Canvas, box: pygame.Rect) -> None:
    """The golden link: this building frees another one."""
    picture = pieces.chain()
    canvas.blit(picture, box.x + 1, box.bottom - picture.get_height())


@lru_cache(maxsize=512)
def _sliver(card: int, wide: int, high: int, language: str, size: int) -> pygame.Surface:
    ramp = pieces.ramp(card)
    body = 2 if ramp == "k" else 3
    canvas = Canvas(blank((wide, high)))
    canvas.rounded((0, 0, wide, high), "k0", 1)
    canvas.rounded((1, 1, wide - 2, high - 2), f"{ramp}{body - 1}", 1)
    canvas.across(2, 1, wide - 4, f"{ramp}{body + 1}")
    if wide < NAMED:
        _picture(canvas, card, pygame.Rect(1, 2, wide - 2, high - 3), f"{ramp}{max(0, body - 2)}")
        _symbol(canvas, card, pygame.Rect(0, 0, wide, high), ramp)
        return canvas.surface
    lines, size, step, field = title(card, wide, high)
    band = BAND + step * (len(lines) - 1)
    if high > band + 1:
        _picture(canvas, card, pygame.Rect(1, band, wide - 2, high - band - 1), f"{ramp}{max(0, body - 2)}")
    _symbol(canvas, card, field, ramp)
    y = text.middle(min(BAND, high), size)
    for number, line in enumerate(lines):
        shadow = "k0" if ramp == "p" else f"{ramp}0"
        text.line(canvas, line, 3, y + step * number, "p5", size, shadow=shadow)
    return canvas.surface


class Title(NamedTuple):
    """How a sliver is headed: its name in a line or two, their print and distance; where the symbol lies."""

    lines: tuple[str, ...]
    size: int
    step: int
    field: pygame.Rect


def title(card: int, wide: int, high: int) -> Title:
    """The heading with the whole name: with a smaller symbol, or none, if there is no room beside it.

    As much of the name as there is room for where only one line has room.
    """
    found = [_beside(card, wide, high, symbol) for symbol in SYMBOLS]
    whole = next((one for one in found if _says_all(one, card)), None)
    if whole is None and high >= BAND + STEP:
        whole = next(_in_two_lines(card, wide - 4, wide - 4, _step(card, high), NOWHERE), None)
    return found[0] if whole is None else whole


def _says_all(heading: Title, card: int) -> bool:
    said = "".join(line.removesuffix("-") for line in heading.lines)
    return said.replace(" ", "") == pieces.short_name(tables().ids[card]).replace(" ", "")


def _beside(card: int, wide: int, high: int, symbol: int) -> Title:
    """The heading beside or above a symbol of at most so many pixels."""
    whole = pieces.short_name(tables().ids[card])
    top = pygame.Rect(wide - symbol - 3, 0, symbol + 3, min(BAND, high))
    across = wide // 2 if symbol == SYMBOLS[0] else symbol + 3
    low = pygame.Rect(wide - across, high - BAND, across, BAND)
    beside, below = (field.right - _across(card, field.w) - 4 for field in (top, low))
    room, field = (wide - 4, low) if high >= ROOMY else (beside, top)
    for size in _prints(high):
        if text.width(whole, size) <= room:
            return Title((whole,), size, STEP, field)
    step = _step(card, high)
    ways = [(wide - 4, below, step, low), (beside, wide - 4, WIDER, top)] if high >= ROOMY else []
    if high >= BAND + STEP + BAND:
        ways.insert(0, (wide - 4, wide - 4, step, low))
    for way in ways:
        for found in _in_two_lines(card, *way):
            return found
    said, size = shortened(whole, room, _prints(high))
    return Title((said,), size, STEP, field)


def _in_two_lines(card: int, first: int, second: int, step: int, field: pygame.Rect) -> Iterator[Title]:
    """The ways in which the name has room in lines so long."""
    for halves in _halves(tables().ids[card], first):
        if text.width(halves[0], text.TIGHT) <= first and text.width(halves[1], text.TIGHT) <= second:
            yield Title(halves, text.TIGHT, step, field)


def _step(card: int, high: int) -> int:
    """How much lower a second line stands: Chinese has no room above its signs."""
    chinese = pieces.short_name(tables().ids[card])[0] >= text.FIRST_CHINESE
    return min(WIDER, high - BAND + 1) if chinese else STEP


def _halves(what: str, room: int) -> Iterator[tuple[str, ...]]:
    """The ways in which a name may stand in two lines, even ones first; else broken before a syllable."""
    parts = pieces.breakable_name(what).split(" ")
    ways = [(" ".join(parts[:at]), " ".join(parts[at:])) for at in range(len(parts) - 1, 0, -1)]
    yield from sorted(ways, key=lambda way: abs(len(way[0]) - len(way[1])))
    lines = text.wrap(pieces.short_name(what), room, text.TIGHT)
    if len(lines) == 2 and (lines[0].endswith("-") or not lines[0].isascii()):
        yield lines


def _prints(high: int) -> tuple[int, ...]:
    """The prints for a line of a sliver: larger print needs the height for it."""
    return (text.SMALL, text.TIGHT) if text.real_size(text.SMALL) <= high + 1 else (text.TIGHT,)


def shortened(name: str, room: int, prints: Sequence[int] = (text.SMALL, text.TIGHT)) -> tuple[str, int]:
    """A name without the words that have no room, and its print, small if need be.

    Its only word is cut, Latin letters with a full stop.
    """
    for size in prints:
        if text.width(name, size) <= room:
            return name, size
    said = name
    while text.width(said, size) > room and " " in said:
        said = said.rpartition(" ")[0]
    stop = "." if said[:1].isascii() else ""
    if text.width(said, size) <= room:
        return said, size
    while len(said) > 1 and text.width(said + stop, size) > room:
        said = said[:-1]
    return said + stop, size


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


def _across(card: int, room: int) -> int:
    """How wide the paper is that shows what a card does."""
    return symbols.picture(tables().gain[card].effects, room - 3).get_width() + 3


def _symbol(canvas: Canvas, card: int, field: pygame.Rect, ramp: str) -> None:
    """What the card does, on paper at the right of a field."""
    if not field.w:
        return
    picture = symbols.picture(tables().gain[card].effects, field.w - 3)
    across = picture.get_width() + 3
    box = pygame.Rect(field.right - across, field.y, across, field.h)
    canvas.rounded(box, "k0", 1)
    canvas.rounded(box.inflate(-2, -2), "k4" if ramp == "k" else "p4", 1)
    canvas.blit(picture, box.x + 1, box.y + (box.h - picture.get_height()) // 2)


def seat_ring(canvas: Canvas, party: int, box: pygame.Rect) -> None:
    """A ring in a party's colour."""
    canvas.ring(box, (palette.player(party % 8)["main"], "k0"))
