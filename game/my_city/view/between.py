"""Between the episodes of a campaign: the city gets its name, and stickers are affixed."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from functools import lru_cache

import pygame

from game.core.reason import Reason
from game.core.rules import Move
from game.my_city import stickers
from game.my_city.campaign import campaign
from game.my_city.catalog import Pair
from game.my_city.grid import cell_name
from game.my_city.legacy import Legacy
from game.my_city.moves import Affix, AffixCog, NameCity
from game.my_city.rows import building_name
from game.my_city.state import keeps
from game.my_city.view import desk, hand, land, pieces, supply
from game.my_city.view import sticker as stuck
from game.my_city.view.places import CELL, cell, place, row
from game.my_city.view.sight import BUILDING_SPOT, Sight, Task, at_desk, cell_of
from game.tabletop.meaning import Answer, Meaning, Redraft, Write
from game.tabletop.spots import number_in
from game.tabletop.views import Press, Prompt
from game.ui import frames, paint, sprites, text
from game.ui.canvas import Canvas
from game.ui.focus import Spot, Tip
from game.ui.locale import words
from game.ui.pixels import Ink

NAME_SPOT = "name"
OWN_NAME_SPOT = "own name"


def own_name(seat: int, number: int) -> Write:
    """Asks for a name of the seat's own, with one of its names as the suggestion."""
    return Write(
        "my_city.view.campaign.naming",
        words(pieces.city_name(seat, number)),
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


def aim(spot: Hashable | None, sight: Sight, wanted: Task) -> Meaning:
    """What a click means for a sticker: the first aims it, another one there puts it down for good."""
    move = meant(spot, wanted)
    if not isinstance(move, Affix | AffixCog):
        return None if move is None else Answer(move)
    at = aimed_at(move)
    legacy = keeps(sight.picture.state.cities[sight.picture.seat])
    if at == sight.aimed or stickers.why_not(legacy, move) is not None:
        return Answer(move)
    return Redraft(sight.picture.draft.narrowed(move), "lift")


def aimed_at(move: Affix | AffixCog) -> tuple[int, ...]:
    """Where a sticker would be put."""
    return (move.building,) if isinstance(move, AffixCog) else (move.row, move.col)


def confirmed(sight: Sight) -> Move | None:
    """The move that is aimed; None: none is."""
    at = sight.aimed
    if at is None:
        return None
    return AffixCog(*at) if sight.task == "cog" else Affix(*at)


def buttons(sight: Sight) -> Sequence[Press]:
    """Put the sticker down where it is aimed, or take it back into the hand."""
    if sight.task not in ("sticker", "cog"):
        return ()
    move = confirmed(sight)
    back = Press("lift", words("my_city.view.desk.lift"), "w", move is not None)
    tip = words("my_city.view.desk.for_good")
    if isinstance(move, Affix):
        said = words("my_city.view.desk.affix_on", cell=cell_name(move.row, move.col))
    else:
        said = words("my_city.view.desk.affix")
    return (back, Press("affix", said, "g", move is not None, "", tip))


def prompt(sight: Sight, wanted: Task) -> Prompt:
    """What is to be done, or what is to be said of the place pointed at or aimed at."""
    picture = sight.picture
    if picture.hint is not None:
        return Prompt(f"my_city.view.prompt.hint_{type(picture.hint).__name__.lower()}")
    legacy = keeps(picture.state.cities[picture.seat])
    move = meant(picture.here, wanted)
    if isinstance(move, NameCity):
        name = f"@{pieces.city_name(picture.seat, move.name)}"
        return Prompt("my_city.view.prompt.name_here", {"city": name})
    if picture.here == OWN_NAME_SPOT:
        return Prompt("my_city.view.prompt.own_name")
    if wanted == "name":
        return Prompt("my_city.prompt.name")
    reason: Reason | None = None if move is None else stickers.why_not(legacy, move)
    if reason is not None:
        return Prompt(reason.key, reason.values)
    return _prompt_to_affix(move or confirmed(sight), legacy, wanted)


def _prompt_to_affix(move: Move | None, legacy: Legacy, wanted: Task) -> Prompt:
    sticker = f"@my_city.sticker.{legacy.owed[0]}"
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


def name_spots(seat: int) -> list[Spot]:
    """The names a seat can choose from, and the place for one of its own."""
    told = words("my_city.view.campaign.name_tip")
    found = [
        Spot((NAME_SPOT, number), box, "names", True, Tip(words(pieces.city_name(seat, number)), told))
        for number, box in zip(range(campaign().names), row("names.slot"))
    ]
    own = Tip(words("my_city.view.prompt.own_name"), told)
    return [*found, Spot(OWN_NAME_SPOT, place("names.own"), "names", True, own)]


# ---------------------------------------------------------------------- the picture


def draw(canvas: Canvas, sight: Sight) -> None:
    """What is asked of the seat that looks, over its own board."""
    wanted = sight.task
    if wanted is None or not sight.own:
        seat = sight.picture.seat
        if at_desk(sight.state, seat):
            desk.about(canvas, sight.state, seat, None)
            hand.carried(canvas, sight.state, seat, None)
        return
    if wanted == "name":
        _names(canvas, sight)
        return
    legacy = keeps(sight.city)
    if wanted == "sticker":
        _cells(canvas, sight, legacy)
        return
    sample(canvas, legacy.owed)
    _cogs(canvas, sight, legacy)


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
        said = text.fit(words(pieces.city_name(sight.seat, number)), box.w - 24)
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
    name = stuck.picture_of(sticker)
    large = sprites.sprite(name) if name.startswith("icons/") else stuck.twice(name)
    square = pygame.Rect(box.x + 4, box.y + 4, 48, 48)
    canvas.rounded(square, "p5", 2)
    canvas.rounded(square.inflate(-2, -2), "g4", 2)
    canvas.blit(large, square.centerx - large.get_width() // 2, square.centery - large.get_height() // 2)
    label = words(f"my_city.sticker.{sticker}")
    high = 11 * len(text.wrap(label, box.w - 6, text.SMALL))
    top = square.bottom + max(0, (box.bottom - square.bottom - high) // 2)
    text.paragraph(canvas, label, box.x + 3, top, box.w - 6, "k1", text.SMALL, "centre", spacing=11)


def _cells(canvas: Canvas, sight: Sight, legacy: Legacy) -> None:
    """The cells that are open in full light, all others a shade darker; the sticker in the hand."""
    where = open_cells(legacy)
    canvas.shade(place("board.field"), -1, _dark(where))
    for lit in where:
        desk.dashed(canvas, cell(*lit).inflate(-2, -2), "p5")
    hint = sight.picture.hint
    if isinstance(hint, Affix):
        _contour(canvas, (hint.row, hint.col), "b4")
    at, aimed = cell_of(sight.picture.here), sight.aimed
    if at is not None and at != aimed:
        if at in where:
            _contour(canvas, at, "y4")
        else:
            _contour(canvas, at, "r3")
    target = goal_of(sight)
    desk.about(canvas, sight.state, sight.seat, target)
    if aimed is not None and target is not None:
        canvas.ring(cell(*target).inflate(-4, -4), ("y5", "y3", "k0"), 1)
    hand.carried(canvas, sight.state, sight.seat, target)


@lru_cache(maxsize=4)
def _dark(where: tuple[Pair, ...]) -> bytes:
    """The mask of all that is not one of these cells."""
    field = place("board.field")
    rows = [bytearray(b"\x01" * field.w) for _ in range(field.h)]
    for at_row, at_col in where:
        for y in range(at_row * CELL, at_row * CELL + CELL):
            rows[y][at_col * CELL : at_col * CELL + CELL] = bytes(CELL)
    return b"".join(rows)


def goal_of(sight: Sight) -> Pair | None:
    """Where the sticker in the hand would go: the space it is aimed at, else the open one pointed at."""
    where = open_cells(keeps(sight.state.cities[sight.picture.seat]))
    for at in (sight.aimed, cell_of(sight.picture.here)):
        if at in where:
            return at
    return None


def _contour(canvas: Canvas, at: Pair, ink: Ink) -> None:
    land.contour(canvas, (at,), ink, place("board.field").topleft, CELL, 2)


def _cogs(canvas: Canvas, sight: Sight, legacy: Legacy) -> None:
    pointed = number_in(sight.picture.here, BUILDING_SPOT)
    for building in stickers.without_cog(legacy):
        box = supply.slots()[building]
        if sight.aimed == (building,):
            canvas.ring(box.inflate(-4, -4), ("y5", "y3", "k0"), 1)
            cog = sprites.sprite("icons/cog")
            canvas.put(cog, box.centerx - 6, box.centery - 12, (3, 8), -2)
            continue
        canvas.outline(box, "y5" if building == pointed else "y3", 1)
        if building == pointed:
            canvas.outline(box.inflate(-2, -2), "y4", 1)
    hint = sight.picture.hint
    if isinstance(hint, AffixCog):
        canvas.outline(supply.slots()[hint.building], "b4", 1)
