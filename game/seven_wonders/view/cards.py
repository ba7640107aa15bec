"""A card of the hand: its face, and the mark that says what it takes to build it."""

from __future__ import annotations

from functools import lru_cache

import pygame

from game.seven_wonders.tables import tables
from game.seven_wonders.view import pieces, symbols
from game.seven_wonders.view.places import CARD
from game.ui import sprites, text
from game.ui.canvas import Canvas
from game.ui.linebreak import break_lines
from game.ui.locale import TEXTS
from game.ui.pixels import blank

COST_STEP = 11


def face(card: int, wide: int = CARD[0]) -> pygame.Surface:
    """A card's or leader's face; a narrow one shows less of its picture and all that is printed on it."""
    return _face(card, wide, TEXTS.language, text.real_size(text.SMALL))


LATIN, CHINESE = 10, 11
"""How far apart the lines of a name are."""


@lru_cache(maxsize=512)
def _face(card: int, wide: int, language: str, size: int) -> pygame.Surface:
    high = CARD[1]
    ramp, what = pieces.ramp(card), tables().ids[card]
    canvas = Canvas(blank((wide, high)))
    body = 2 if ramp == "k" else 3
    canvas.rounded((0, 0, wide, high), "k0", 2)
    canvas.rounded((1, 1, wide - 2, high - 2), f"{ramp}{body}", 1)
    canvas.across(2, 1, wide - 4, f"{ramp}{body + 1}")
    canvas.down(1, 2, high - 4, f"{ramp}{body + 1}")
    canvas.down(wide - 2, 2, high - 4, f"{ramp}{body - 1}")
    plaque(canvas, (3, 3, wide - 6, 17), ramp)
    symbols.draw(canvas, tables().gain[card].effects, wide // 2, 5, wide - 10)
    sheet = "leaders" if card >= tables().cards else "art"
    canvas.fill("k0", (2, 21, wide - 4, 44))
    art = sprites.sprite(f"seven_wonders/{sheet}/{pieces.picture_name(card)}")
    spare = (art.get_width() - (wide - 6)) // 2
    canvas.surface.blit(art, (3, 22), (spare, 0, wide - 6, art.get_height()))
    costs(canvas, card, 3, 23)
    dark = "1" if ramp in "kp" else "2"
    canvas.fill(f"{ramp}{dark}", (2, 65, wide - 4, high - 67))
    canvas.across(2, high - 3, wide - 4, f"{ramp}{0 if ramp == 'k' else 1}")
    title(canvas, what, wide // 2, 66, wide - 2, ramp)
    return canvas.surface


def plaque(canvas: Canvas, box: tuple[int, int, int, int], ramp: str) -> None:
    """The pale field on which effects are printed."""
    x, y, w, h = box
    canvas.rounded(box, "k0", 1)
    canvas.rounded((x + 1, y + 1, w - 2, h - 2), "k4" if ramp == "k" else "p4", 1)
    canvas.across(x + 2, y + 1, w - 4, "k5" if ramp == "k" else "p5")


def title(canvas: Canvas, what: str, centre: int, y: int, wide: int, ramp: str) -> None:
    """A name on a line of the size that is set, or on lines of small print; a third covers the picture."""
    lines = title_lines(what, wide)
    step = CHINESE if lines[0][0] >= text.FIRST_CHINESE else LATIN
    top = y + (4 if len(lines) == 1 else LATIN - step - step * (len(lines) - 2))
    if top < y:
        dark = "1" if ramp in "kp" else "2"
        canvas.fill(f"{ramp}{dark}", (centre - wide // 2, top - 1, wide, y - top))
    for number, line in enumerate(lines):
        limit = wide if len(lines) == 1 else 0
        pieces.small_line(canvas, line, centre, top + number * step, limit, "p5", f"{ramp}0")


def title_lines(what: str, wide: int) -> tuple[str, ...]:
    """The name of a card, leader or wonder as it is broken on a card; a word only where its text allows."""
    whole = pieces.short_name(what)
    if text.width(whole, text.SMALL) <= wide:
        return (whole,)
    halves = _halves(pieces.breakable_name(what))
    if max(map(pieces.small_width, halves)) <= wide + 2:
        return halves
    return tuple(break_lines(whole, wide, pieces.small_width))


def _halves(said: str) -> tuple[str, ...]:
    """A name on at most two lines, as equal as can be."""
    if " " in said:
        middle = min(
            (at for at, char in enumerate(said) if char == " "), key=lambda at: abs(at - len(said) / 2)
        )
        return said[:middle], said[middle + 1 :]
    if len(said) > 4 and ord(said[0]) > 0x2E80:
        half = (len(said) + 1) // 2
        return said[:half], said[half:]
    return (said,)


def costs(canvas: Canvas, card: int, x: int, y: int) -> None:
    """What a card takes, down its left edge."""
    t = tables()
    wanted = [pieces.resource(place) for place in pieces.units(t.need[card])]
    if t.coins[card]:
        wanted.insert(0, pieces.coin(t.coins[card]))
    step = COST_STEP if len(wanted) < 5 else max(5, 42 // len(wanted))
    for number, picture in enumerate(wanted):
        top = y - 1 + number * step
        canvas.rounded((x, top, 15, 12), "k0", 1)
        canvas.rounded((x + 1, top + 1, 13, 10), "p3", 1)
        canvas.blit(picture, x + 7 - picture.get_width() // 2, top + 6 - picture.get_height() // 2)


@lru_cache(maxsize=16)
def back(ramp: str, wide: int = CARD[0]) -> pygame.Surface:
    """The back of a card."""
    high = CARD[1]
    canvas = Canvas(blank((wide, high)))
    canvas.rounded((0, 0, wide, high), "k0", 2)
    canvas.rounded((1, 1, wide - 2, high - 2), f"{ramp}2", 1)
    canvas.bevel((1, 1, wide - 2, high - 2), f"{ramp}4", f"{ramp}1", 1)
    canvas.outline((5, 5, wide - 10, high - 10), f"{ramp}4", 1)
    canvas.outline((7, 7, wide - 14, high - 14), f"{ramp}1", 1)
    sign = sprites.sprite("icons/laurel_24")
    canvas.blit(sign, wide // 2 - sign.get_width() // 2, high // 2 - sign.get_height() // 2)
    return canvas.surface


def age_ramp(age: int) -> str:
    """The ramp of the backs of an age; leaders are age 0."""
    return "poby"[age]


def mark(canvas: Canvas, status: tuple[str, int], box: pygame.Rect) -> None:
    """The corner mark of a card that lies there."""
    kind, price = status
    right, y = box.right - 6, box.y
    if kind == "pay":
        coin = pieces.coin(price)
        canvas.blit(coin, right - coin.get_width(), y + 23)
        return
    picture = {
        "free": sprites.sprite("icons/check"),
        "gift": sprites.sprite("icons/star"),
        "chain": pieces.chain(),
        "no": sprites.sprite("icons/cross"),
    }[kind]
    canvas.blit(picture, right - picture.get_width(), y + 23)


@lru_cache(maxsize=64)
def dimmed(picture: pygame.Surface) -> pygame.Surface:
    """A card under a checker of darker pixels: not to be had."""
    canvas = Canvas(picture.copy())
    wide, high = picture.get_width() - 2, picture.get_height() - 2
    checker = bytes((x + y) % 2 for y in range(high) for x in range(wide))
    canvas.shade((1, 1, wide, high), -1, checker)
    return canvas.surface


def draw(
    canvas: Canvas,
    picture: pygame.Surface,
    x: int,
    y: int,
    lift: int = 0,
    chosen: bool = False,
    dim: bool = False,
) -> None:
    """A card as an object on the table."""
    box = pygame.Rect((x, y - lift), picture.get_size())
    pieces.cast(canvas, box, 1 + lift // 3, 2 + lift)
    canvas.blit(dimmed(picture) if dim else picture, box.x, box.y)
    if chosen:
        canvas.ring(box, ("y5", "y3", "k0"))
