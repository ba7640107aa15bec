"""The small things of the table: resources, plaques, discs, cards in miniature, and their names."""

from __future__ import annotations

from functools import cache, lru_cache

import pygame

from game.seven_wonders.state import SevenWondersState
from game.seven_wonders.tables import COLOURS, tables
from game.ui import sprites, text
from game.ui.canvas import Canvas
from game.ui.digits import big, tiny
from game.ui.locale import TEXTS, words
from game.ui.pixels import CLEAR, blank

RAMPS = {
    "brown": "w",
    "grey": "s",
    "blue": "b",
    "yellow": "y",
    "red": "r",
    "green": "g",
    "purple": "v",
    "black": "k",
    "white": "p",
}
"""The ramp of each kind of card."""
RESOURCE_ICONS = ("log", "stone", "brick", "ore", "glass", "loom", "papyrus")
"""In the order in which resources are packed."""
ROMAN = ("", "I", "II", "III", "IV")


def ramp(card: int) -> str:
    """The ramp of a card or leader."""
    return RAMPS[COLOURS[tables().colour[card]]]


def name(card: int) -> str:
    """A card's or leader's full name."""
    return words(f"seven_wonders.name.{tables().ids[card]}")


def breakable_name(what: str) -> str:
    """The short name of a card, leader or wonder by its id, with a hyphen and a space where it may break."""
    key = f"seven_wonders.short.{what}"
    return words(key) if TEXTS.has(key) else words(f"seven_wonders.name.{what}")


def short_name(what: str) -> str:
    """The short name of a card, leader or wonder by its id: its name if it has no shorter one."""
    return breakable_name(what).replace("- ", "")


def picture_name(card: int) -> str:
    """The picture of a card or leader: cards of one name that come in two ages share it."""
    t = tables()
    building = t.data.cards[card].building if card < t.cards else None
    return building or t.ids[card]


def panorama(state: SevenWondersState, party: int) -> pygame.Surface:
    """The picture of a city's wonder with the stages that it has built, 400x65."""
    return sprites.sprite(panorama_name(state, party))


def panorama_name(state: SevenWondersState, party: int) -> str:
    """The sprite of that picture."""
    return f"seven_wonders/wonders/{tables().board_ids[state.boards[party]]}_{state.stages[party]}"


def wonder_name(board: int) -> str:
    """The short name of a board's wonder."""
    return short_name(tables().data.wonders[board].wonder)


def resource(place: int) -> pygame.Surface:
    """The icon of a resource by its place in a pack; ore is darkened, lest it be taken for stone."""
    if RESOURCE_ICONS[place] == "ore":
        return sprites.recoloured("icons/ore", {"s": ("s", -2), "b": ("b", 1)})
    return sprites.sprite(f"icons/{RESOURCE_ICONS[place]}")


def units(pack: int) -> list[int]:
    """The resources of a pack one by one."""
    return [place for place in range(7) for _ in range(pack >> 4 * place & 15)]


def badge(party: int) -> pygame.Surface:
    """A party's badge."""
    return sprites.sprite(f"seats/badge_{party % 8}")


def cast(canvas: Canvas, box: pygame.Rect, right: int = 1, down: int = 2) -> None:
    """The shadow of something opaque: only the part that will be seen, which costs far less."""
    canvas.shade((box.right, box.y + down + 1, right, box.h - 2), -2)
    canvas.shade((box.x + right + 1, box.bottom, box.w - 2, down), -2)


def _sheet(w: int, h: int) -> Canvas:
    picture = blank((w, h))
    picture.set_colorkey(CLEAR)
    return Canvas(picture)


@lru_cache(maxsize=256)
def points(said: object) -> pygame.Surface:
    """A blue plaque with points."""
    wide = 15 if len(str(said)) < 2 else 18
    canvas = _sheet(wide, 13)
    canvas.rounded((0, 0, wide, 13), "k0", 2)
    canvas.rounded((1, 1, wide - 2, 11), "b2", 1)
    canvas.across(2, 1, wide - 4, "b4")
    canvas.across(2, 10, wide - 4, "y3")
    big(canvas, said, wide // 2, 3, "p5", None, "centre")
    return canvas.surface


@lru_cache(maxsize=256)
def disc(ink: str, said: object = "", radius: int = 6) -> pygame.Surface:
    """A round token with a number on it; the label may be a little wider than the disc."""
    said = str(said)
    side = 2 * radius + 1
    over = max(0, len(said) * 6 + 1 - side)
    canvas = _sheet(side + over, side)
    middle = (side + over) // 2
    shade = 3 if ink == "p" else 2
    canvas.circle((middle, radius), radius, "k0")
    for y in range(-radius, radius + 1):
        for x in range(-radius, radius + 1):
            away = x * x + y * y
            if away < radius * radius - radius:
                rim = away > (radius - 2) ** 2 and abs(x - y) < 2 * radius - 2
                step = 0 if not rim or abs(x + y) < 3 else 2 if x + y < 0 else -1
                canvas.pixel(middle + x, radius + y, f"{ink}{min(5, shade + step)}")
    if said:
        big(canvas, said, middle, radius - 3, "p5", "k0" if ink in "ps" else f"{ink}0", "centre")
    return canvas.surface


@cache
def coin(number: int) -> pygame.Surface:
    """A coin with a number."""
    return disc("y", number)


@cache
def token(value: int) -> pygame.Surface:
    """A victory token (red) or a defeat token (grey)."""
    return disc("r", value, 6) if value > 0 else disc("s", value, 6)


@cache
def mini(ink: str, mark: str = "") -> pygame.Surface:
    """A card in miniature, with a number or letter; of ramp *ink*."""
    canvas = _sheet(9, 12)
    shade = 3 if ink != "k" else 2
    canvas.rounded((0, 0, 9, 12), "k0", 1)
    canvas.rounded((1, 1, 7, 10), f"{ink}{shade}", 1)
    canvas.across(2, 1, 5, f"{ink}{shade + 2 if shade < 4 else 5}")
    if mark:
        tiny(canvas, mark, 4, 4, "k0" if ink == "p" else "p5", None, "centre")
    return canvas.surface


@cache
def arrow(left: bool) -> pygame.Surface:
    """A small arrow towards a neighbour."""
    canvas = _sheet(5, 9)
    for step in range(5):
        x = step if left else 4 - step
        canvas.down(x, 4 - step, 2 * step + 1, "k0")
    for step in range(1, 4):
        x = step if left else 4 - step
        canvas.down(x, 4 - step + 1, 2 * step - 1, "o3")
    return canvas.surface


@cache
def stage() -> pygame.Surface:
    """A wonder stage: a small pyramid of steps."""
    canvas = _sheet(13, 11)
    for step, wide in enumerate((3, 7, 11)):
        canvas.fill("k0", (6 - wide // 2 - 1, 3 * step, wide + 2, 5 if step == 2 else 4))
    for step, wide in enumerate((3, 7, 11)):
        canvas.fill("y3", (6 - wide // 2, 3 * step + 1, wide, 3))
        canvas.across(6 - wide // 2, 3 * step + 1, wide, "y5")
    return canvas.surface


@cache
def step_pip() -> pygame.Surface:
    """The same smaller, for a row of numbers."""
    canvas = _sheet(8, 8)
    for step, wide in enumerate((2, 4, 6, 8)):
        canvas.fill("y5" if step % 2 == 0 else "y3", (4 - wide // 2, 2 * step, wide, 2))
    return canvas.surface


@cache
def chain() -> pygame.Surface:
    """Two links of gold on a dark plate: free through an earlier building."""
    canvas = _sheet(15, 10)
    canvas.rounded((0, 0, 15, 10), "k0", 1)
    canvas.rounded((1, 1, 13, 8), "k2", 1)
    for x in (2, 7):
        canvas.outline((x, 2, 6, 6), "y4", 2)
        canvas.across(x + 2, 7, 2, "y2")
    canvas.across(6, 4, 3, "y5")
    canvas.across(6, 5, 3, "y3")
    return canvas.surface


@lru_cache(maxsize=256)
def number(said: object, ink: str = "k1") -> pygame.Surface:
    """A number printed on a card."""
    wide = 6 * len(str(said)) + 1
    canvas = _sheet(wide, 9)
    big(canvas, said, 1, 1, ink, None)
    return canvas.surface


@cache
def slash() -> pygame.Surface:
    """The stroke between two things of which one is chosen."""
    canvas = _sheet(4, 10)
    canvas.line((0, 9), (3, 1), "k0")
    return canvas.surface


@cache
def any_good() -> pygame.Surface:
    """A resource that is not fixed."""
    return disc("p", "?")


def small_width(said: str) -> int:
    """How wide a line is in print that stays small."""
    return text.glyphs(said, text.SMALL)[0][0]


def small_line(
    canvas: Canvas, said: str, x: int, y: int, limit: int, ink: str, shadow: str | None = None
) -> None:
    """A centred line of small print that keeps its size if larger print has no room."""
    if text.width(said, text.SMALL) <= limit:
        text.line(canvas, said, x, y, ink, text.SMALL, "centre", shadow)
        return
    size, mask = text.glyphs(said, text.SMALL)
    left = x - size[0] // 2
    if shadow:
        canvas.blit(text.stencil(size, mask, shadow), left + 1, y)
    canvas.blit(text.stencil(size, mask, ink), left, y - 1)
