"""Itineraries: the large one of a party, and small ones to choose from or on plates."""

from __future__ import annotations

from functools import cache

import pygame

from game.tabletop.spots import number_in
from game.trekking.catalog import COLUMNS, CRYSTAL, ICONS, WILD, Itinerary, Space, catalog, count
from game.trekking.rules import PICK, PLACE
from game.trekking.state import TrekkingState
from game.trekking.view import pieces
from game.trekking.view.places import column, place, row, space
from game.trekking.view.sight import Sight
from game.trekking.visits import open_columns
from game.ui import frames, paint, sprites, text
from game.ui.canvas import Canvas
from game.ui.digits import big, tiny
from game.ui.locale import words
from game.ui.pixels import Box
from game.ui.tween import in_quad


def furnish(canvas: Canvas) -> None:
    """The sheet of paper with its heads."""
    paint.paper(canvas, place("itinerary"), 3)
    for number, box in enumerate(row("itinerary.head")):
        ramp = pieces.RAMPS[number]
        canvas.rounded(box, "k0", 1)
        canvas.rounded(box.inflate(-2, -2), f"{ramp}2", 1)
        canvas.across(box.x + 2, box.y + 1, box.w - 4, f"{ramp}4")
        said = words(f"trekking.view.column.{ICONS[number]}")
        if text.width(said, text.SMALL) > box.w - 2:
            pieces.centred(canvas, sprites.sprite(f"tokens/sign_{ICONS[number]}"), box, True)
            continue
        y = box.y + text.middle(box.h, text.SMALL)
        text.line(canvas, said, box.centerx, y, "p5", text.SMALL, "centre", shadow="k0")


def spaces_of(sheet: int) -> tuple[tuple[Space, ...], ...]:
    """The spaces of a sheet by column, from the top."""
    data: Itinerary = catalog().itineraries[sheet]
    return tuple(data.columns[icon] for icon in ICONS[:COLUMNS])  # type: ignore[index]


def full_row(sheet: int, filled: int, at_row: int) -> bool:
    """Whether all spaces of a row are covered."""
    return all(
        number < count(filled, at_column)
        for at_column, spaces in enumerate(spaces_of(sheet))
        for number, one in enumerate(spaces)
        if one.row == at_row
    )


def next_box(state: TrekkingState, seat: int, at_column: int) -> pygame.Rect | None:
    """The topmost empty space of a column."""
    spaces = spaces_of(state.sheets[seat])[at_column]
    number = count(state.filled[seat], at_column)
    return space(at_column, spaces[number].row) if number < len(spaces) else None


def draw(canvas: Canvas, state: TrekkingState, party: int, name: str, own: bool) -> None:
    """A party's sheet of the day."""
    key = "my_itinerary" if own else "itinerary_of"
    pieces.caption(canvas, place("itinerary.title"), words(f"trekking.view.{key}", name=name), "b")
    sheet = state.sheets[party] if party < state.seats else 0
    note = "no_sheet" if party < state.seats else "rival_sheet"
    if sheet:
        _large(canvas, sheet, state.filled[party], state.stand_ins[party])
    if sheet:
        _note(canvas)
    else:
        said = words(f"trekking.view.{note}")
        area = place("itinerary.field")
        y = text.paragraph(canvas, said, area.x, area.y + 2, 116, "k3", text.SMALL)
        _legend(canvas, area.x + 4, y + 3)


def swept(canvas: Canvas, share: float) -> None:
    """What lies on the paper slides off it downwards."""
    area = place("itinerary.field").unionall([place("itinerary.prizes"), place("itinerary.note")])
    picture = canvas.surface.subsurface(area).copy()
    canvas.blit(_paper(), *area.topleft, area)
    before, canvas.clip = canvas.clip, area
    canvas.blit(picture, area.x, area.y + int(area.h * in_quad(share)))
    canvas.clip = before


@cache
def _paper() -> pygame.Surface:
    canvas = Canvas()
    paint.paper(canvas, place("itinerary"), 3)
    return canvas.surface


def _note(canvas: Canvas) -> None:
    """Below a sheet: what full rows bring."""
    box = place("itinerary.note")
    said = words("trekking.view.row_note")
    text.snug(canvas, said, box.centerx, box.y, box.w, "k3", text.SMALL, "centre")


def _legend(canvas: Canvas, x: int, y: int) -> None:
    """What the tokens are called."""
    step = min(16, (place("itinerary").bottom - 5 - y) // len(ICONS))
    for icon in range(len(ICONS)):
        picture = pieces.token(icon)
        pieces.centred(canvas, picture, pygame.Rect(x, y, 14, step))
        text.line(canvas, pieces.icon_name(icon), x + 20, y + text.middle(step, text.SMALL), "k2", text.SMALL)
        y += step


def _large(canvas: Canvas, sheet: int, filled: int, stand_ins: int) -> None:
    for at_column, spaces in enumerate(spaces_of(sheet)):
        for number, one in enumerate(spaces):
            box = space(at_column, one.row)
            canvas.rounded(box, "k0", 1)
            canvas.rounded(box.inflate(-2, -2), "p3", 1)
            canvas.across(box.x + 2, box.y + 1, box.w - 4, "p1")
            canvas.across(box.x + 2, box.bottom - 2, box.w - 4, "p5")
            if number < count(filled, at_column):
                wild = stand_ins >> 6 * at_column + number & 1
                pieces.centred(canvas, pieces.token(WILD if wild else at_column, False), box, True)
            else:
                _prize(canvas, one, box)
    for bonus in catalog().itineraries[sheet].row_bonuses:
        _arrow(canvas, bonus.row, bonus.points, full_row(sheet, filled, bonus.row))


def _prize(canvas: Canvas, one: Space, box: pygame.Rect) -> None:
    """What an empty space brings."""
    if one.crystals:
        pieces.centred(canvas, pieces.token(CRYSTAL), box)
    elif one.points:
        canvas.blit(sprites.sprite("icons/star"), box.x + 2, box.y + 4)
        big(canvas, one.points, box.x + 15, box.y + 6, "y0", None)
    else:
        canvas.circle(box.center, 5, "p2", 1)


def _arrow(canvas: Canvas, at_row: int, points: int, won: bool, lit: bool = False) -> None:
    """The prize at the end of a row."""
    x = place("itinerary.prizes").x
    y = space(0, at_row).y
    canvas.polygon([(x, y), (x + 18, y), (x + 23, y + 9), (x + 18, y + 18), (x, y + 18)], "k0")
    inner = [(x + 1, y + 1), (x + 17, y + 1), (x + 22, y + 9), (x + 17, y + 17), (x + 1, y + 17)]
    canvas.polygon(inner, "y3" if won or lit else "w3")
    canvas.across(x + 1, y + 1, 17, "y5" if won or lit else "w5")
    big(canvas, points, x + 11, y + 6, "p5" if won else "y5", "w0", "centre")
    if won:
        canvas.blit(sprites.sprite("pips/check"), x + 16, y + 12)


def mini(canvas: Canvas, box: Box, sheet: int, filled: int = 0, stand_ins: int = 0) -> None:
    """A small sheet of 94x81 with its number."""
    area = pygame.Rect(box)
    paint.paper(canvas, area, 3 + sheet, False)
    title = text.fit(words("trekking.name.itinerary", number=sheet), area.w - 8, text.SMALL)
    text.line(canvas, title, area.centerx, area.y + 2, "w1", text.SMALL, "centre")
    bonuses = {bonus.row: bonus.points for bonus in catalog().itineraries[sheet].row_bonuses}
    for at_column, spaces in enumerate(spaces_of(sheet)):
        ramp = pieces.RAMPS[at_column]
        for number, one in enumerate(spaces):
            cell = mini_space(area, at_column, one.row)
            covered = number < count(filled, at_column)
            wild = covered and stand_ins >> 6 * at_column + number & 1
            canvas.rounded(cell, "k0", 1)
            ink = ("k2" if wild else f"{ramp}3") if covered else "p5"
            canvas.rounded(cell.inflate(-2, -2), ink, 1)
            _mini_prize(canvas, one, cell, covered, at_column)
    for at_row, points in bonuses.items():
        cell = mini_space(area, COLUMNS, at_row)
        won = full_row(sheet, filled, at_row)
        canvas.rounded(cell, "k0", 1)
        canvas.rounded(cell.inflate(-2, -2), "y3" if won else "w3", 1)
        big(canvas, points, cell.centerx + 1, cell.y + 2, "p5", "w0", "centre")


def mini_space(area: pygame.Rect, at_column: int, at_row: int) -> pygame.Rect:
    """A space of a small sheet; the fifth column holds the prizes of the rows."""
    return pygame.Rect(area.x + 5 + 17 * at_column, area.y + 14 + 11 * (at_row - 1), 16, 11)


def _mini_prize(canvas: Canvas, one: Space, cell: pygame.Rect, covered: bool, at_column: int) -> None:
    ramp = pieces.RAMPS[at_column]
    if covered:
        sign = sprites.sprite(f"tokens/sign_{ICONS[at_column]}")
        canvas.blit(sign, cell.x + 5, cell.y + 2)
    elif one.crystals:
        canvas.blit(sprites.sprite("pips/crystal"), cell.x + 4, cell.y + 1)
    elif one.points:
        big(canvas, one.points, cell.centerx + 1, cell.y + 2, "y1", None, "centre")
    else:
        canvas.fill(f"{ramp}3", (cell.centerx - 2, cell.y + 4, 4, 3))


def mark(canvas: Canvas, sight: Sight) -> None:
    """Tokens that the plan would place, rows it would fill, columns that may be chosen."""
    seat = sight.picture.seat
    if sight.topic == PICK:
        _offer(canvas, sight)
        return
    if not sight.own or seat >= sight.state.seats or not sight.state.sheets[seat]:
        return
    if sight.topic == PLACE:
        for at_column in open_columns(sight.state, seat):
            box = next_box(sight.state, seat, at_column)
            if box is not None:
                canvas.ring(box, ("r3", "p5"), 1)
                pieces.dashed(canvas, column(at_column).inflate(2, 2), "y2")
    if sight.after is not None and sight.after.sheets[seat] == sight.state.sheets[seat]:
        _ghosts(canvas, sight.state, sight.after, seat)


def _ghosts(canvas: Canvas, before: TrekkingState, after: TrekkingState, seat: int) -> None:
    """Tokens to come, and prizes to be won."""
    sheet = before.sheets[seat]
    for at_column, spaces in enumerate(spaces_of(sheet)):
        for number in range(count(before.filled[seat], at_column), count(after.filled[seat], at_column)):
            box = space(at_column, spaces[number].row)
            wild = after.wild_on(seat, at_column, number)
            canvas.rounded(box.inflate(-2, -2), "p5", 1)
            pieces.centred(canvas, pieces.token(WILD if wild else at_column), box)
            canvas.ring(box.inflate(-2, -2), ("y4", "y2"), 1)
    for bonus in catalog().itineraries[sheet].row_bonuses:
        won = full_row(sheet, after.filled[seat], bonus.row)
        if won and not full_row(sheet, before.filled[seat], bonus.row):
            _arrow(canvas, bonus.row, bonus.points, False, True)
    if after.wilds:
        _owed(canvas, after.wilds)


def _owed(canvas: Canvas, wilds: int) -> None:
    """Wild tokens whose column is still to be chosen."""
    box = place("itinerary.prizes")
    pieces.centred(canvas, pieces.token(WILD), pygame.Rect(box.x + 2, box.y - 17, 14, 15))
    tiny(canvas, f"x{wilds}", box.x + 17, box.y - 12, "k1")


def _offer(canvas: Canvas, sight: Sight) -> None:
    """The sheets to choose from, and the one pointed at in large."""
    hand = sight.state.hands[sight.picture.seat]
    hovered = number_in(sight.picture.here, "sheet")
    for box, sheet in zip(row("sheets"), hand):
        if sheet is None:
            continue
        mini(canvas, box, sheet)
        canvas.outline(box.inflate(2, 2), "y3", 2)
        if sheet == hovered:
            frames.ring(canvas, box, "chosen")
    if hovered is not None and sight.own:
        field, note = place("itinerary.field"), place("itinerary.note")
        canvas.fill("p4", (note.x - 2, field.y - 2, note.w, note.bottom - field.y))
        _large(canvas, hovered, 0, 0)
        _note(canvas)
