"""Between the episodes of a campaign: the city gets its name, and stickers are affixed."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from functools import lru_cache

import pygame

from game.core.reason import Reason
from game.core.rules import Move
from game.my_city import stickers
from game.my_city.campaign import campaign, ground_of
from game.my_city.catalog import Pair
from game.my_city.grid import cell_name
from game.my_city.legacy import Legacy
from game.my_city.moves import Affix, AffixCog, NameCity
from game.my_city.rows import building_name
from game.my_city.state import keeps
from game.my_city.view import board, ground, land, pieces, supply
from game.my_city.view.places import CELL, cell, place, row
from game.my_city.view.sight import BUILDING_SPOT, Sight, Task, cell_of
from game.tabletop.meaning import Write
from game.tabletop.spots import number_in
from game.tabletop.views import Prompt
from game.ui import frames, paint, sprites, text
from game.ui.canvas import Canvas
from game.ui.focus import Spot
from game.ui.locale import words
from game.ui.pixels import CLEAR, Ink, blank, scaled

NAME_SPOT = "name"
OWN_NAME_SPOT = "own name"


def city_name(seat: int, number: int) -> str:
    """The text id of a name that a seat may give its city."""
    return f"my_city.city.{seat}_{number}"


def name_of(seat: int, legacy: Legacy) -> str:
    """What a city is called in the present language: by its own words, else by its number's name."""
    return legacy.words or words(city_name(seat, legacy.name or 0))


def own_name(seat: int, number: int) -> Write:
    """Asks for a name of the seat's own, with one of its names as the suggestion."""
    return Write(
        "my_city.view.campaign.naming",
        words(city_name(seat, number)),
        stickers.LONGEST_NAME,
        NameCity(number),
        "words",
    )


def meant(spot: Hashable | None, wanted: Task) -> Move | None:
    """The move that a click means; whether it is legal is another question."""
    if wanted == "name":
        number = number_in(spot, NAME_SPOT)
        return None if number is None else NameCity(number)
    if wanted == "cog":
        building = number_in(spot, BUILDING_SPOT)
        return None if building is None else AffixCog(building)
    at = cell_of(spot)
    return None if at is None else Affix(*at)


def prompt(sight: Sight, wanted: Task) -> Prompt:
    """What is to be done, or what is to be said of the place pointed at."""
    picture = sight.picture
    if picture.hint is not None:
        return Prompt(f"my_city.view.prompt.hint_{type(picture.hint).__name__.lower()}")
    legacy = keeps(picture.state.cities[picture.seat])
    move = meant(picture.here, wanted)
    if isinstance(move, NameCity):
        return Prompt("my_city.view.prompt.name_here", {"city": f"@{city_name(picture.seat, move.name)}"})
    if picture.here == OWN_NAME_SPOT:
        return Prompt("my_city.view.prompt.own_name")
    if wanted == "name":
        return Prompt("my_city.prompt.name")
    sticker = f"@my_city.sticker.{legacy.owed[0]}"
    reason: Reason | None = None if move is None else stickers.why_not(legacy, move)
    if reason is not None:
        return Prompt(reason.key, reason.values)
    if isinstance(move, AffixCog):
        return Prompt("my_city.view.prompt.cog_here", {"building": building_name(move.building)})
    if isinstance(move, Affix):
        values = {"sticker": sticker, "cell": cell_name(move.row, move.col)}
        return Prompt("my_city.view.prompt.affix_here", values)
    key = "affix_cog" if wanted == "cog" else "affix"
    return Prompt(f"my_city.view.prompt.{key}", {"sticker": sticker})


def open_cells(legacy: Legacy) -> tuple[Pair, ...]:
    """Where the sticker owed next may be affixed."""
    if not legacy.owed or legacy.owed[0] == stickers.COG:
        return ()
    return stickers.open_cells(legacy.ground, legacy.owed[0])


def name_spots() -> list[Spot]:
    """The names a seat can choose from."""
    return [
        Spot((NAME_SPOT, number), box, "names", True, None)
        for number, box in zip(range(campaign().names), row("names.slot"))
    ] + [Spot(OWN_NAME_SPOT, place("names.own"), "names", True, None)]


# ---------------------------------------------------------------------- the picture


def draw(canvas: Canvas, sight: Sight) -> None:
    """What is asked of the seat that looks, over its own board."""
    wanted = sight.task
    if wanted is None or not sight.own:
        return
    if wanted == "name":
        _names(canvas, sight)
        return
    legacy = keeps(sight.city)
    sample(canvas, legacy.owed)
    if wanted == "cog":
        _cogs(canvas, sight, legacy)
    else:
        _cells(canvas, sight, legacy)


def _names(canvas: Canvas, sight: Sight) -> None:
    panel, title = place("names.panel"), place("names.title")
    frames.panel(canvas, "wood", panel)
    paint.ribbon(canvas, title, "g")
    shown = text.fit(words("my_city.view.campaign.naming"), title.w - 8)
    text.line(canvas, shown, title.centerx, title.y + 3, "p5", align="centre", shadow="k0")
    pointed = number_in(sight.picture.here, NAME_SPOT)
    for number, box in zip(range(campaign().names), row("names.slot")):
        chosen = number == pointed
        canvas.shadow(box, (1, 2), -2)
        canvas.rounded(box, "k0", 2)
        canvas.rounded(box.inflate(-2, -2), "p5" if chosen else "p4", 1)
        said = text.fit(words(city_name(sight.seat, number)), box.w - 24)
        canvas.blit(pieces.badge(sight.seat), box.x + 4, box.y + 8)
        text.line(canvas, said, box.x + 22, box.y + text.middle(box.h), "k1")
        if chosen:
            frames.ring(canvas, box.inflate(-2, -2), "focus")
        hint = sight.picture.hint
        if isinstance(hint, NameCity) and hint.name == number:
            frames.ring(canvas, box, "hint")
    _own_name(canvas, sight.picture.here == OWN_NAME_SPOT)


def _own_name(canvas: Canvas, chosen: bool) -> None:
    """A blank sign to be written on."""
    box = place("names.own")
    canvas.shadow(box, (1, 2), -2)
    canvas.rounded(box, "k0", 2)
    canvas.rounded(box.inflate(-2, -2), "y5" if chosen else "y4", 1)
    quill = sprites.sprite("icons/quill")
    canvas.blit(quill, box.x + 6, box.y + (box.h - quill.get_height()) // 2)
    said = text.fit(words("my_city.view.campaign.own_name"), box.w - 28)
    text.line(canvas, said, box.x + 22, box.y + text.middle(box.h), "k1")
    if chosen:
        frames.ring(canvas, box.inflate(-2, -2), "focus")


def picture(canvas: Canvas, chapter: int, x: int, top: int) -> None:
    """What a chapter brings, framed: its middle at *x*."""
    shown = sprites.sprite(f"my_city/chapters/{chapter}")
    wide, tall = shown.get_size()
    canvas.fill("k0", (x - wide // 2 - 1, top - 1, wide + 2, tall + 2))
    canvas.blit(shown, x - wide // 2, top)


@lru_cache(maxsize=32)
def twice(name: str) -> pygame.Surface:
    """A piece twice as large."""
    picture = sprites.sprite(name)
    return scaled(picture, (picture.get_width() * 2, picture.get_height() * 2))


def picture_of(sticker: str) -> str:
    """The sprite of a sticker."""
    if sticker == stickers.COG:
        return "icons/cog_24"
    if sticker == "nugget":
        return "icons/gold_24"
    if sticker == "church4":
        return "icons/house_church_24"
    return f"my_city/pieces/{ground.PIECES[ground_of(sticker)]}"


def sample(canvas: Canvas, owed: Sequence[str]) -> None:
    """The sticker owed next where the card lies, and how many there are."""
    canvas.shadow(place("card.current"), (1, 2), -2, 2)
    sheet(canvas, owed[0])
    title = place("card.title")
    paint.ribbon(canvas, title, "g")
    left = text.fit(words("my_city.view.campaign.owed", n=len(owed)), title.w - 6, text.SMALL)
    text.line(
        canvas,
        left,
        title.centerx,
        title.y + text.middle(title.h, text.SMALL),
        "p5",
        text.SMALL,
        "centre",
        "k0",
    )


def sheet(canvas: Canvas, sticker: str) -> None:
    """The card with a sticker, large, and its name."""
    box = place("card.current")
    paint.card(canvas, box)
    name = picture_of(sticker)
    large = sprites.sprite(name) if name.startswith("icons/") else twice(name)
    square = pygame.Rect(box.x + 4, box.y + 4, 48, 48)
    canvas.rounded(square, "p5", 2)
    canvas.rounded(square.inflate(-2, -2), "g4", 2)
    canvas.blit(large, square.centerx - large.get_width() // 2, square.centery - large.get_height() // 2)
    label = words(f"my_city.sticker.{sticker}")
    high = 11 * len(text.wrap(label, box.w - 6, text.SMALL))
    top = square.bottom + max(0, (box.bottom - square.bottom - high) // 2)
    text.paragraph(canvas, label, box.x + 3, top, box.w - 6, "k1", text.SMALL, "centre", spacing=11)


def _cells(canvas: Canvas, sight: Sight, legacy: Legacy) -> None:
    """The cells that are open, lit, and the sticker over the one pointed at."""
    where = open_cells(legacy)
    for lit in where:
        box = cell(*lit)
        canvas.shade(box, 1, board.GLOW)
        canvas.ring(box.inflate(-2, -2), ("y4",), 1)
    hint = sight.picture.hint
    if isinstance(hint, Affix):
        _contour(canvas, (hint.row, hint.col), "b4")
    at = cell_of(sight.picture.here)
    if at is None:
        return
    if at in where:
        box = cell(*at)
        canvas.shadow(box, (3, 5), -2)
        peeled(canvas, legacy.owed[0], box.x - 2, box.y - 4)
    else:
        _contour(canvas, at, "r3")


def _contour(canvas: Canvas, at: Pair, ink: Ink) -> None:
    land.contour(canvas, (at,), ink, place("board.field").topleft, CELL, 2)


CURL = 7
"""How far the corner of a sticker is turned up that is held in the air, in pixels."""


@lru_cache(maxsize=128)
def loose(sticker: str, curl: int) -> pygame.Surface:
    """A sticker off its sheet, with its white edge, its lower right corner turned up so far."""
    canvas = Canvas(blank((CELL + 2, CELL + 2)))
    canvas.rounded((0, 0, CELL + 2, CELL + 2), "k0", 2)
    canvas.rounded((1, 1, CELL, CELL), "p5", 1)
    ground.sticker(canvas, ground_of(sticker), 1, 1)
    last = CELL + 1
    for y in range(curl + 1):
        canvas.fill(CLEAR, (last - curl + y, last - y, curl + 1 - y, 1))
    if curl:
        low, high = last - curl, last
        canvas.polygon([(low, high - 1), (high - 1, low), (low, low)], "p5")
        canvas.line((low, high), (high, low), "k0")
        canvas.line((low, high - 1), (low, low), "p2")
        canvas.line((low, low), (high - 1, low), "p2")
    return canvas.surface


def peeled(canvas: Canvas, sticker: str, x: int, y: int, curl: int = CURL) -> None:
    """A sticker in the air."""
    canvas.blit(loose(sticker, curl), x - 1, y - 1)


def _cogs(canvas: Canvas, sight: Sight, legacy: Legacy) -> None:
    pointed = number_in(sight.picture.here, BUILDING_SPOT)
    for building in stickers.without_cog(legacy):
        box = supply.slots()[building]
        canvas.outline(box, "y5" if building == pointed else "y3", 1)
        if building == pointed:
            canvas.outline(box.inflate(-2, -2), "y4", 1)
    hint = sight.picture.hint
    if isinstance(hint, AffixCog):
        canvas.outline(supply.slots()[hint.building], "b4", 1)
