"""The others: score, trek, crystals, itinerary; on roomy plates also the sheet and the latest card."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.tabletop.heading import Heading
from game.trekking.catalog import ANCESTOR, COLUMNS, ROWS, count
from game.trekking.scoring import total
from game.trekking.state import DAYS, TrekkingState
from game.trekking.view import itinerary, pieces
from game.trekking.view.numbers import PARTY
from game.trekking.view.places import row
from game.trekking.view.sight import Sight
from game.ui import frames, sprites, text
from game.ui.canvas import Canvas
from game.ui.digits import big, big_width, gained
from game.ui.locale import words
from game.ui.pixels import Point

ART, NARROW_ART = 52, 36
"""How wide the latest card's picture is, and where its name needs more room."""
POINTS_CHIP = 1
"""The chip of the top bar that shows the own points."""
ROOMY, AIRY = 90, 150
"""Heights of a plate that has room for the latest card, and for the sheet as well."""


def others(state: TrekkingState, seat: int) -> tuple[int, ...]:
    """The other parties, in order after the one that looks."""
    return tuple((seat + step) % state.parties for step in range(1, state.parties))


def plates(state: TrekkingState, seat: int) -> dict[int, pygame.Rect]:
    """The plate of each other party."""
    found = others(state, seat)
    return dict(zip(found, row(f"opponents.{len(found)}")))


def total_at(state: TrekkingState, party: int, sight: Sight) -> Point:
    """Where a party's total stands: on its plate, who looks finds theirs in the top bar."""
    plate = plates(state, sight.picture.seat).get(party)
    if plate is None:
        return heading(state, party).sign(words("trekking.game.name"), POINTS_CHIP)
    return plate.right - 5 - big_width(total(state, party)) // 2, plate.y + 9


def heading(
    state: TrekkingState, seat: int, gained: int = 0, score: int | None = None, lit: bool = False
) -> Heading:
    """What the top bar says to a seat: the day, its points, by how much these have changed of late.

    Another *score* while that is counted; then it may be *lit*.
    """
    if score is None:
        score = total(state, seat) if state.day else 0
    chips: list[tuple[str | None, str]] = [
        (None, words("trekking.name.day", day=max(1, state.day))),
        ("icons/star", words("trekking.view.points", n=score)),
    ]
    return Heading(chips, DAYS, state.day, {POINTS_CHIP: gained}, POINTS_CHIP if lit else -1)


def draw(canvas: Canvas, state: TrekkingState, seat: int, names: tuple[str, ...]) -> None:
    """All plates."""
    for party, plate in plates(state, seat).items():
        _plate(canvas, state, party, plate, names[party])


def _plate(canvas: Canvas, state: TrekkingState, party: int, plate: pygame.Rect, name: str) -> None:
    canvas.shadow(plate, (1, 2), -2, 2)
    canvas.blit(sprites.nine_slice(f"frames/plate_{party}", plate.w, plate.h), plate.x, plate.y)
    canvas.blit(sprites.sprite(f"seats/badge_{party}"), plate.x + 1, plate.y + 1)
    score = total(state, party)
    _score(canvas, plate, score)
    room = plate.right - 8 - big_width(score) - plate.x - 18
    text.snug(canvas, name, plate.x + 18, plate.y + 2, room, "p5", text.BODY, "left", "k0")
    _trek(canvas, state, party, plate)
    _finished(canvas, state, party, plate)
    if party < state.seats:
        canvas.blit(sprites.sprite("icons/crystal_violet"), plate.x + 4, plate.y + 30)
        big(canvas, f"x{state.crystals[party]}", plate.x + 17, plate.y + 33, "k1", None)
        _columns(canvas, state.filled[party], plate.x + 38, plate.y + 31)
    else:
        _level(canvas, state, plate)
    if plate.h > ROOMY:
        _latest(canvas, state, party, plate)
    if plate.h > AIRY and party < state.seats and state.sheets[party]:
        box = pygame.Rect(plate.x + 5, plate.y + 113, 94, 81)
        itinerary.mini(canvas, box, state.sheets[party], state.filled[party], state.stand_ins[party])


def _score(canvas: Canvas, plate: pygame.Rect, score: int, ink: str = "y5") -> None:
    big(canvas, score, plate.right - 5, plate.y + 5, ink, "k0", "right")


def recount(canvas: Canvas, party: int, plate: pygame.Rect, old: int, shown: int) -> None:
    """Points on a plate while they are counted from *old* on, in place of what stands there."""
    wide = max(big_width(old), big_width(shown)) + 3
    clip, canvas.clip = canvas.clip, pygame.Rect(plate.right - 5 - wide, plate.y + 3, wide + 1, 11)
    canvas.blit(sprites.nine_slice(f"frames/plate_{party}", plate.w, plate.h), plate.x, plate.y)
    canvas.clip = clip
    _score(canvas, plate, shown, "p5")


def _trek(canvas: Canvas, state: TrekkingState, party: int, plate: pygame.Rect) -> None:
    """Cards and last year of the trek."""
    trek = state.treks[party]
    y = plate.y + 18
    shown = pieces.year(state.years[party]) if trek else ""
    step = 4 if len(trek) <= 7 else 3
    bars = min(12, len(trek), (plate.w - 16 - text.width(shown, text.SMALL)) // step)
    left = plate.right - 8 - step * bars
    for number in range(bars):
        x = left + number * step
        canvas.rounded((x, y, 7, 10), "k0", 1)
        ramp = "m" if trek[number + len(trek) - bars] == ANCESTOR else "b"
        canvas.fill(f"{ramp}{3 if number % 2 else 4}", (x + 1, y + 1, 5, 8))
    label = words("trekking.name.trek")
    x = plate.x + 5
    room = left - x - 1
    if text.width(label, text.SMALL) + 3 + text.width(shown, text.SMALL) <= room:
        x = text.line(canvas, label, x, y, "k3", text.SMALL) + 3
    text.line(canvas, text.fit(shown, room, text.SMALL), x, y, "k1", text.SMALL)


def _finished(canvas: Canvas, state: TrekkingState, party: int, plate: pygame.Rect) -> None:
    """The lengths of finished treks."""
    lengths = [len(trek) for trek in state.finished[party]]
    y = plate.y + 46
    x = plate.x + 5
    for number in lengths[-2:]:
        canvas.rounded((x, y, 13, 11), "k0", 1)
        canvas.fill("b2", (x + 1, y + 1, 11, 9))
        big(canvas, number, x + 7, y + 2, "p5", "b0", "centre")
        x += 15
    if not lengths:
        text.line(canvas, "-", x, y, "k4", text.SMALL)


def _columns(canvas: Canvas, filled: int, x: int, y: int) -> None:
    """How far each column of the itinerary is covered."""
    for column in range(COLUMNS):
        left, ramp = x + 16 * column, pieces.RAMPS[column]
        for step in range(ROWS):
            bar = (left, y + 25 - 5 * step, 14, 5)
            canvas.fill("k0", bar)
            ink = f"{ramp}3" if step < count(filled, column) else "p2"
            canvas.fill(ink, (bar[0] + 1, bar[1] + 1, 12, 3))


def _level(canvas: Canvas, state: TrekkingState, plate: pygame.Rect) -> None:
    """How the rival plays."""
    level = f"trekking.option.rival_{state.options.rival}"
    y = plate.y + 30
    text.line(canvas, text.fit(words(level), 60, text.SMALL), plate.x + 5, y, "w2", text.SMALL)
    said = words(f"{level}_help")
    text.paragraph(canvas, said, plate.x + 5, plate.y + 108, plate.w - 10, "k2", text.SMALL)


def _latest(canvas: Canvas, state: TrekkingState, party: int, plate: pygame.Rect) -> None:
    """The latest card of the trek."""
    trek = state.treks[party]
    if not trek:
        return
    top = plate.y + (66 if plate.h > AIRY else 62)
    high = 34 if plate.h > AIRY else 32
    wide, lines = _beside(pieces.short(trek[-1]), plate.w - 10)
    canvas.frame((plate.x + 4, top - 1, wide + 2, high + 2), "k0")
    canvas.blit(pieces.art(trek[-1]), plate.x + 5, top, ((ART - wide) // 2, 0, wide, high))
    start = top + (high - 11 * len(lines)) // 2 - 1
    for number, line in enumerate(lines):
        text.line(canvas, line, plate.x + wide + 9, start + 11 * number, "k1", text.SMALL)


def _beside(name: str, room: int) -> tuple[int, Sequence[str]]:
    """How wide a picture may be for its card's name to stand beside it on three lines, and these."""
    for wide in (ART, NARROW_ART):
        lines = text.even(name, room - wide, text.SMALL)
        if len(lines) <= 3:
            break
    return wide, lines[:3]


def _tick(canvas: Canvas, plate: pygame.Rect) -> None:
    """On the corner of the badge, off the name: this party has chosen."""
    box = pygame.Rect(plate.x + 7, plate.y + 8, 10, 10)
    canvas.rounded(box, "k0", 1)
    canvas.rounded(box.inflate(-2, -2), "g3", 1)
    canvas.blit(sprites.sprite("pips/check"), box.x + 1, box.y + 1)


def mark(canvas: Canvas, sight: Sight) -> None:
    """Who is next, whose things are shown, where the focus is."""
    state = sight.state
    for party, plate in plates(state, sight.picture.seat).items():
        if party == sight.party:
            canvas.ring(plate, ("y4", "k0"))
        elif party == state.actor and not state.over and not state.picking and sight.ask is None:
            canvas.ring(plate, ("y4", "y2"))
        if party in sight.picture.answered:
            _tick(canvas, plate)
        after = sight.after
        if after is not None and after.visitor < 0 and after.actor == party and after.hour(party) < 12:
            canvas.ring(plate, ("y5", "r3"))
    if sight.focused(("party", sight.party)):
        found = plates(state, sight.picture.seat).get(sight.party)
        if found is not None:
            frames.ring(canvas, found)


def badges(canvas: Canvas, sight: Sight) -> None:
    """By how much the points of the others have changed of late, on the edges of their plates."""
    for party, plate in plates(sight.state, sight.picture.seat).items():
        gained(canvas, sight.picture.gained.get((PARTY, party), 0), plate.right - 4, plate.y - 4)
