"""The large board: whose city it is, the land with its buildings, the plan over it."""

from __future__ import annotations

from functools import lru_cache

import pygame

from game.my_city.catalog import SIZE, Pair
from game.my_city.city import City
from game.my_city.events import BuildingPlaced
from game.my_city.grid import bits, cells
from game.my_city.moves import Place
from game.my_city.planning import shape_cells
from game.my_city.scoring import total
from game.my_city.state import MyCityState
from game.my_city.view import alive, land, pieces, shafts
from game.my_city.view.places import CELL, cell, place
from game.my_city.view.sight import (
    BUILDING_SPOT,
    Plan,
    Sight,
    cell_of,
    legal_cells,
    shown,
)
from game.tabletop.spots import number_in
from game.ui import paint, sprites, text
from game.ui.canvas import Canvas
from game.ui.digits import big, big_width, tiny
from game.ui.locale import words

LIFT = 3
"""How high a held building floats, in pixels."""
GLOW = bytes((x + y) % 2 for y in range(CELL) for x in range(CELL))
SWATCH = 11
"""How wide a bit of land in the legend is, in pixels."""
LETTERS = "ABCDEFGHIJK"


def furnish(canvas: Canvas) -> None:
    """The frame with its letters and numbers, the plate, the field's rim."""
    frame, field = place("board.frame"), place("board.field")
    canvas.shadow(frame, (3, 4), -2, 2)
    paint.wood_frame(canvas, frame, 6, fill="w1")
    plate = place("board.plate")
    canvas.rounded(plate, "k0", 1)
    canvas.rounded(plate.inflate(-2, -2), "p4", 1)
    canvas.across(plate.x + 2, plate.y + 1, plate.w - 4, "p5")
    for number in range(SIZE):
        tiny(canvas, LETTERS[number], field.x + number * CELL + CELL // 2, field.y - 7, "p2", align="centre")
        tiny(canvas, number + 1, field.x - 5, field.y + number * CELL + 9, "p2", align="centre")
    canvas.frame(field.inflate(2, 2), "k0")


def draw(canvas: Canvas, sight: Sight) -> None:
    """The land, what is marked on it, and the plan over it."""
    field = place("board.field")
    canvas.blit(_land(sight), field.x, field.y)
    alive.draw(canvas, sight)
    shafts.draw(canvas, sight)
    if not sight.own:
        main, _ = pieces.inks(sight.seat)
        canvas.ring(field, (main, main), 0)
    _marks(canvas, sight)
    if sight.plan is not None:
        _held(canvas, sight.plan)
    here = cell_of(sight.picture.here)
    if here is not None and sight.picture.by_keys:
        canvas.ring(cell(*here).inflate(-4, -4), ("y4", "k0"), 1)


def plate(canvas: Canvas, sight: Sight, name: str) -> None:
    """Whose city it is, where its owner stands, the marker, and what it would be worth now."""
    box = place("board.plate")
    canvas.blit(pieces.badge(sight.seat), box.x + 2, box.y + 2)
    ink = "k1"
    worth = total(sight.city, sight.state.mode)
    x = box.right - (5 if sight.state.story is None else 22)
    big(canvas, worth, x, box.y + 6, "r2" if worth < 0 else ink, None, "right")
    x -= big_width(worth) + 15
    canvas.blit(sprites.sprite("icons/trophy"), x, box.y + 3)
    x -= 8
    big(canvas, sight.city.marker, x, box.y + 6, ink, None, "right")
    x -= big_width(sight.city.marker) + 12
    canvas.blit(sprites.sprite(f"seats/flag_{sight.seat}"), x, box.y + 5)
    name = called(sight.city, sight.seat, name, 116)
    said = text.line(canvas, text.fit(name, 116), box.x + 20, box.y + 3, ink)
    status = words(f"my_city.view.status.{status_of(sight)}")
    room = x - said - 16
    if text.width(status, text.SMALL) <= room:
        text.line(canvas, status, x - 8, box.y + 4, STATUS_INKS[status_of(sight)], text.SMALL, "right")


def legend(canvas: Canvas, state: MyCityState) -> None:
    """Below the board: what its marks mean while a building is to be placed."""
    if state.card is None or state.over:
        return
    box = legend_box(state)
    y = box.y + text.middle(box.h, text.SMALL)
    dot, lit = words("my_city.view.legend.dot"), words("my_city.view.legend.lit")
    wide = 2 * SWATCH + text.width(dot, text.SMALL) + text.width(lit, text.SMALL) + 8 + 14
    x = box.centerx - wide // 2
    for number, said in enumerate((dot, lit)):
        swatch = pygame.Rect(x, box.centery - SWATCH // 2, SWATCH, SWATCH)
        canvas.rounded(swatch.inflate(2, 2), "k0", 1)
        canvas.fill("g4", swatch)
        canvas.shade(swatch, 1, bytes((x + y) % 2 for y in range(SWATCH) for x in range(SWATCH)))
        if not number:
            _dot(canvas, swatch.x + 3, swatch.y + 3)
        x = text.line(canvas, said, swatch.right + 4, y, "p3", text.SMALL, shadow="k0") + 14


def legend_box(state: MyCityState) -> pygame.Rect:
    """Where the legend lies: lower where the circles of a campaign are."""
    return place("board.legend" if state.story is None else "board.legend.below")


def called(city: City, seat: int, owner: str, room: int, size: int = text.BODY) -> str:
    """A city with a name by that name, with its owner's too if there is room; else by its owner's."""
    if city.legacy is None or city.legacy.name is None:
        return owner
    town = pieces.town(seat, city.legacy)
    both = words("my_city.view.campaign.city", city=town, seat=owner)
    return both if text.width(both, size) <= room else town


STATUS_INKS = {
    "to_place": "o2",
    "thinking": "b2",
    "chosen": "b2",
    "placed": "g2",
    "passed": "o2",
    "lacking": "k3",
    "ready": "g2",
    "quit": "r2",
    "over": "k3",
}


def status_of(sight: Sight, seat: int | None = None) -> str:
    """Where a seat stands in this round, one of the inks' names; *chosen*: its answer lies there unopened."""
    wanted = sight.seat if seat is None else seat
    if sight.state.over:
        return "over"
    legacy = sight.state.cities[wanted].legacy
    if sight.state.card is None and legacy is not None:
        story = sight.state.story
        asked = legacy.owed or (legacy.name is None and story is not None and story.goes_on)
        return "to_place" if asked else "ready"
    if wanted not in sight.state.playing:
        return "quit"
    city = sight.state.cities[wanted]
    building = shown(sight.state, wanted)
    if building is None:
        return "lacking" if sight.state.card is not None else "ready"
    if building in city.built or building in city.passed:
        return "placed" if building in city.built else "passed"
    if wanted in sight.picture.answered:
        return "chosen"
    return "thinking" if wanted in sight.picture.thinking else "to_place"


def _land(sight: Sight) -> pygame.Surface:
    city = sight.city
    base = land.seen(city, sight.state.mode)
    building = shown(sight.state, sight.seat)
    if not sight.deciding or building is None:
        return land.large(base)
    legal = legal_cells(city, building, sight.rotation)
    sites = city.terrain.fits[building][sight.rotation].sites
    corners = city.corners(building)[sight.rotation]
    reach = 0
    for corner in bits(corners):
        site = sites[corner]
        reach |= site.mask if site is not None else 0
    return _glowing(base, legal, cells(reach))


@lru_cache(maxsize=16)
def _glowing(base: land.Seen, legal: tuple[Pair, ...], reach: tuple[Pair, ...]) -> pygame.Surface:
    """The land, lit where the building can come to lie, with a mark wherever the pointer may put it."""
    canvas = Canvas(land.large(base).copy())
    for row, col in reach:
        canvas.shade((col * CELL, row * CELL, CELL, CELL), 1, GLOW)
    for row, col in legal:
        x, y = col * CELL, row * CELL
        canvas.shade((x + 9, y + 10, 5, 4), -2)
        _dot(canvas, x + 8, y + 8)
    return canvas.surface


def _dot(canvas: Canvas, x: int, y: int) -> None:
    """The mark of a cell that a click can put the building on."""
    canvas.rounded((x, y, 5, 5), "g2", 1)
    canvas.rounded((x + 1, y + 1, 3, 3), "p5", 0)


def _held(canvas: Canvas, plan: Plan) -> None:
    """The building over the board: where it would stand, and itself in the air."""
    before, field = canvas.clip, place("board.field")
    canvas.clip = field
    if plan.reason is None:
        for at in plan.cells:
            canvas.shade(cell(*at), 1, land.HATCH)
        land.contour(canvas, plan.cells, "p5", field.topleft, CELL)
        roof = sprites.sprite(pieces.roof(plan.building, plan.move.rotation))
        lifted(canvas, roof, *cell(plan.move.row, plan.move.col).topleft, LIFT)
    else:
        roof = land.refused(plan.building, plan.move.rotation)
        canvas.blit(roof, *cell(plan.move.row, plan.move.col).topleft)
        land.contour(canvas, plan.cells, "k0", field.topleft, CELL, 3)
        land.contour(canvas, plan.cells, "r3", field.topleft, CELL, 2)
    canvas.clip = before


def lifted(canvas: Canvas, roof: pygame.Surface, x: int, y: int, lift: int) -> None:
    """A building *lift* px above its place."""
    canvas.put(roof, x - lift, y - 2 * lift, (2 + lift, 2 + 3 * lift), -2)


def laid(canvas: Canvas, sight: Sight) -> None:
    """The own building as answered, until that answer is opened."""
    picture, building, move = sight.picture, sight.building, sight.picture.laid
    if picture.ask is not None or not sight.own or building is None or not isinstance(move, Place):
        return
    opened = any(isinstance(one, BuildingPlaced) and one.seat == picture.seat for one in picture.passed)
    if opened or building in sight.city.built:
        return
    before, field = canvas.clip, place("board.field")
    canvas.clip = field
    roof = sprites.sprite(pieces.roof(building, move.rotation))
    lifted(canvas, roof, *cell(move.row, move.col).topleft, 1)
    land.contour(canvas, footprint(building, move), "p5", field.topleft, CELL)
    canvas.clip = before


def _marks(canvas: Canvas, sight: Sight) -> None:
    """Rings around what is advised and what is to be noticed."""
    origin = place("board.field").topleft
    pointed = number_in(sight.picture.here, BUILDING_SPOT)
    site = None if pointed is None else sight.city.built.get(pointed)
    if site is not None:
        ring_cells(canvas, cells(site.mask), "b4")
    hint, building = sight.picture.hint, shown(sight.state, sight.seat)
    if isinstance(hint, Place) and sight.own and building is not None:
        ring_cells(canvas, footprint(building, hint), "b5")
    standing = sight.city.built
    for event in sight.picture.marked:
        if isinstance(event, BuildingPlaced) and event.seat == sight.seat and event.building in standing:
            land.contour(canvas, placed_cells(event), "b4", origin, CELL, 2)


def footprint(building: int, move: Place) -> tuple[Pair, ...]:
    """The cells a building covers."""
    return tuple((row + move.row, col + move.col) for row, col in shape_cells(building, move.rotation))


def placed_cells(event: BuildingPlaced) -> tuple[Pair, ...]:
    """The cells of a building that was placed."""
    return footprint(event.building, Place(event.rotation, event.row, event.col))


def ring_cells(canvas: Canvas, cells: tuple[Pair, ...], ink: str) -> None:
    """Rings around cells that count for something."""
    origin = place("board.field").topleft
    land.contour(canvas, cells, "k0", origin, CELL, 3)
    land.contour(canvas, cells, ink, origin, CELL, 2)
