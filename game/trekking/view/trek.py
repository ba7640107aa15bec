"""The trek of a party: its cards in order, its crystals, finished treks, and the table of values."""

from __future__ import annotations

from functools import cache

import pygame

from game.tabletop.spots import number_in
from game.trekking.catalog import ANCESTOR, TrekTable, catalog
from game.trekking.state import TrekkingState
from game.trekking.view import cards, pieces
from game.trekking.view.places import finished, place, row, splay
from game.trekking.view.sight import Sight
from game.ui import paint, sprites, text
from game.ui.canvas import Canvas
from game.ui.digits import big, tiny
from game.ui.locale import words
from game.ui.pixels import blank


def table(state: TrekkingState) -> TrekTable:
    """The table of values in force."""
    return catalog().trek_tables[state.options.trek_table]


def value(state: TrekkingState, trek: tuple[int, ...]) -> int:
    """What a trek is worth; nothing if it has no card."""
    return table(state).value(len(trek)) if trek else 0


def furnish(canvas: Canvas) -> None:
    """The mat, and the table's paper."""
    paint.cloth(canvas, place("trek"), "v", 1, 4)
    paint.paper(canvas, place("trek_table"), 2)
    box = place("trek_table.title")
    said = text.fit(words("trekking.name.trek"), box.w, text.SMALL)
    text.line(canvas, said, box.centerx, box.y, "w2", text.SMALL, "centre")


@cache
def _mat() -> pygame.Surface:
    """The whole mat without cards."""
    mat = place("trek")
    canvas = Canvas(blank((mat.right + 4, mat.bottom + 4)))
    paint.cloth(canvas, mat, "v", 1, 4)
    return canvas.surface


def bare(canvas: Canvas, area: pygame.Rect) -> None:
    """Takes the cards of an area off the picture."""
    canvas.blit(_mat(), area.x, area.y, (area.x, area.y, area.w + 2, area.h + 3))


def label_after(state: TrekkingState, party: int) -> tuple[str, ...]:
    """What the band of an ancestor may say that joins a party's trek now."""
    return same_year(state.years[party])


def same_year(year: int) -> tuple[str, ...]:
    """What the band of an ancestor may say that stands in for a year, the longest first."""
    said = pieces.year(year)
    return words("trekking.view.same_year", year=said), said, str(year)


def draw(canvas: Canvas, state: TrekkingState, party: int, name: str, own: bool) -> None:
    """A party's trek and crystals, its finished treks, the value of each length."""
    trek = state.treks[party]
    said = _title(state, party, name, own)
    pieces.caption(canvas, _title_box(said), said, "v")
    labels = year_labels(state, party)
    boxes = splay(len(trek))
    if not trek:
        pieces.dashed(canvas, boxes[-1], "v4", 2, 2)
    for number, (card, label) in enumerate(zip(trek, labels)):
        at = boxes[number]
        cards.shadowed(canvas, cards.face(card, label, boxes[number + 1].x - at.x), at.x, at.y)
    _crystals(canvas, state, party)
    _finished(canvas, state, party)
    _values(canvas, state, len(trek))


def _title(state: TrekkingState, party: int, name: str, own: bool) -> str:
    """How long a trek is and what it is worth."""
    trek = state.treks[party]
    values = {"n": len(trek), "points": pieces.signed(value(state, trek)), "name": name}
    key = "no_trek" if own and not trek else "my_trek" if own else "trek_of"
    return words(f"trekking.view.{key}", **values)


def _title_box(said: str) -> pygame.Rect:
    """The ribbon of a title, longer than usual if need be."""
    box = place("trek.title").copy()
    box.w = max(box.w, text.width(said) + 12)
    return box


def title_box(state: TrekkingState, party: int) -> pygame.Rect:
    """The ribbon over the own trek."""
    return _title_box(_title(state, party, "", True))


def year_labels(state: TrekkingState, party: int) -> list[tuple[str, ...]]:
    """What the band of each card in a trek may say: an ancestor stands in for the year before it."""
    found: list[tuple[str, ...]] = []
    year = 0
    for card in state.treks[party]:
        found.append(same_year(year) if card == ANCESTOR else ())
        year = year if card == ANCESTOR else catalog().years[card]
    return found


def _crystals(canvas: Canvas, state: TrekkingState, party: int) -> None:
    label, held = place("crystals.label"), state.crystals[party]
    said = words("trekking.name.crystals")
    text.line(canvas, said, label.right, label.y, "v5", text.SMALL, "right", shadow="k0")
    sockets = row("crystals.socket")
    for number, box in enumerate(sockets):
        canvas.rounded(box, "k0", 1)
        canvas.rounded(box.inflate(-2, -2), "v0", 1)
        if number < held and (held <= len(sockets) or number == 0):
            canvas.blit(sprites.sprite("icons/crystal_violet"), box.x + 2, box.y + 1)
    if held > len(sockets):
        big(canvas, f"x{held}", sockets[1].x + 3, sockets[1].y + 4, "p5")


def _finished(canvas: Canvas, state: TrekkingState, party: int) -> None:
    treks = state.finished[party]
    for trek, box in zip(treks, finished(len(treks))):
        worth = pieces.signed(value(state, trek))
        if box.h > 20:
            for layer in range(3, -1, -1):
                canvas.rounded((box.x + layer, box.y + layer, 36, 26), "k0", 1)
                canvas.rounded((box.x + 1 + layer, box.y + 1 + layer, 34, 24), "p2" if layer else "b2", 1)
            canvas.across(box.x + 2, box.y + 1, 32, "b3")
            said = words("trekking.view.cards", n=len(trek))
            y = box.y + text.middle(26, text.SMALL)
            text.line(canvas, text.fit(said, 34, text.SMALL), box.x + 18, y, "p5", text.SMALL, "centre", "b0")
            big(canvas, worth, box.x + 62, box.y + 10, "y5" if worth != "0" else "v5", "k0", "right")
        else:
            high = min(13, box.h)
            canvas.rounded((box.x, box.y, 30, high), "k0", 1)
            canvas.rounded((box.x + 1, box.y + 1, 28, high - 2), "b2", 1)
            if high >= 9:
                big(canvas, len(trek), box.x + 15, box.y + (high - 7) // 2, "p5", "b0", "centre")
                big(canvas, worth, box.x + 62, box.y + (high - 7) // 2, "y5", "k0", "right")
            else:
                tiny(canvas, len(trek), box.x + 15, box.y + (high - 5) // 2, "p5", align="centre")
                tiny(canvas, worth, box.x + 62, box.y + (high - 5) // 2, "y5", align="right")


def _values(canvas: Canvas, state: TrekkingState, length: int) -> None:
    rows = row("trek_table.row")
    for number, box in enumerate(rows, 1):
        cards_in = length if number == len(rows) and length > number else number
        if length and cards_in == length:
            canvas.fill("y4", box)
        _value(canvas, state, cards_in, box)


def _value(canvas: Canvas, state: TrekkingState, length: int, box: pygame.Rect) -> None:
    worth = table(state).value(length)
    tiny(canvas, length, box.x + 11, box.y + 2, "k1", align="right")
    canvas.across(box.x + 15, box.y + 4, 5, "w3")
    canvas.pixel(box.x + 18, box.y + 3, "w3")
    canvas.pixel(box.x + 18, box.y + 5, "w3")
    tiny(canvas, worth, box.x + 38, box.y + 2, "r2" if worth < 0 else "g1", align="right")


def held(canvas: Canvas, state: TrekkingState, party: int, card: int) -> None:
    """A card on its way into a party's trek."""
    at = splay(len(state.treks[party]))[-1]
    cards.shadowed(canvas, cards.face(card, label_after(state, party)), *at.topleft)


def mark(canvas: Canvas, sight: Sight) -> None:
    """Where the planned card would lie, and the card of the trek pointed at."""
    number = number_in(sight.picture.here, "trek")
    trek = sight.state.treks[sight.party]
    if number is not None and number < len(trek):
        at = splay(len(trek))[number]
        label = year_labels(sight.state, sight.party)[number]
        cards.shadowed(canvas, cards.face(trek[number], label), at.x, at.y, 3)
        canvas.ring(at.move(0, -3), ("y4", "y2") if sight.picture.by_keys else ("y4",))
    if sight.after is not None and sight.own:
        _ghost(canvas, sight)


def _ghost(canvas: Canvas, sight: Sight) -> None:
    before, after, seat = sight.state, sight.after, sight.picture.seat
    assert after is not None
    spent = before.crystals[seat] - after.crystals[seat]
    _crystal_change(canvas, before.crystals[seat], spent)
    if after.treks[seat] == before.treks[seat]:
        return
    trek = before.treks[seat]
    broken = bool(trek) and len(after.finished[seat]) > len(before.finished[seat])
    box = splay(len(trek))[-1]
    ink = "r4" if broken else "y4"
    canvas.shade(box, -1)
    pieces.dashed(canvas, box, ink, 2, 2)
    card = after.treks[seat][-1]
    label = pieces.short(card) if card == ANCESTOR else pieces.year_of(card)
    size = text.BODY if text.width(label) <= box.w - 2 else text.SMALL
    _centred(canvas, text.fit(label, box.w - 2, size), box, 22, "y4", size)
    key = "breaks" if broken else "extends" if trek else "begins"
    lines = text.wrap(words(f"trekking.view.{key}"), box.w - 4, text.SMALL)
    for number, line in enumerate(lines[:3]):
        _centred(canvas, line, box, 40 + 12 * number, "r5" if broken else "v5", text.SMALL)
    if broken:
        for at in splay(len(trek))[:-1]:
            canvas.shade(at, -1)
    _lit_value(canvas, after, len(after.treks[seat]))


def _centred(canvas: Canvas, said: str, box: pygame.Rect, down: int, ink: str, size: int) -> None:
    text.line(canvas, said, box.centerx, box.y + down, ink, size, "centre", shadow="k0")


def _lit_value(canvas: Canvas, after: TrekkingState, length: int) -> None:
    rows = row("trek_table.row")
    box = rows[min(length, len(rows)) - 1]
    if length > len(rows):
        canvas.fill("y4", box)
        _value(canvas, after, length, box)
    canvas.frame(box.inflate(0, 2), "r3")


def _crystal_change(canvas: Canvas, held: int, spent: int) -> None:
    """Crosses on crystals to be paid, rings on those to come."""
    sockets = row("crystals.socket")
    if spent > 0:
        for box in sockets[max(0, held - spent) : held]:
            canvas.blit(sprites.sprite("icons/cross"), box.x + 2, box.y + 2)
    for box in sockets[held : held - spent] if spent < 0 else ():
        canvas.ring(box.inflate(-2, -2), ("y4",), 1)
