"""All cities in a row of chips, in the order round the table: what each holds, and whether it has chosen."""

from __future__ import annotations

import pygame

from game.seven_wonders import conflict
from game.seven_wonders.income import count
from game.seven_wonders.state import SevenWondersState
from game.seven_wonders.view import pieces
from game.seven_wonders.view.places import row
from game.seven_wonders.view.sight import CITY, Sight
from game.ui import frames, palette, sprites, text
from game.ui.canvas import Canvas
from game.ui.digits import big, big_width
from game.ui.locale import text as words

COUNTED = ("brown", "grey", "blue", "yellow", "red", "green", "purple", "black")
ROOMY, WIDE = 100, 150
"""From these widths on a chip shows stages, and what is built by colour."""


def order(state: SevenWondersState, seat: int) -> tuple[int, ...]:
    """All parties from one seat on, each followed by its neighbour on the right."""
    parties = len(state.coins)
    return tuple((seat - step) % parties for step in range(parties))


def chips(state: SevenWondersState, seat: int) -> dict[int, pygame.Rect]:
    """Where each party's chip lies."""
    return dict(zip(order(state, seat), row(f"chips.{len(state.coins)}"), strict=True))


def draw(canvas: Canvas, sight: Sight, names: tuple[str, ...]) -> None:
    """All chips."""
    state, seat = sight.state, sight.seat
    beside = (state.left(seat), state.right(seat))
    for party, box in chips(state, seat).items():
        _chip(canvas, sight, party, box, names)
        if party == seat:
            canvas.outline(box.inflate(2, 2), "p5", 2)
        elif party in beside and len(state.coins) > 3:
            canvas.outline(box.inflate(2, 2), "y4", 2)


def marks(canvas: Canvas, sight: Sight) -> None:
    """What follows the pointer: the ring of the city looked at."""
    for party, box in chips(sight.state, sight.seat).items():
        if sight.focused(CITY, party):
            frames.ring(canvas, box)
        elif sight.shown == party != sight.party:
            canvas.ring(box, ("b4",))


def title(party: int, state: SevenWondersState, names: tuple[str, ...]) -> str:
    """A player with the city."""
    return words(
        "seven_wonders.view.player_city", player=names[party], city=pieces.wonder_name(state.boards[party])
    )


def _chip(canvas: Canvas, sight: Sight, party: int, box: pygame.Rect, names: tuple[str, ...]) -> None:
    state = sight.state
    x, y, w, h = box
    canvas.shadow(box, (1, 2), -2, 2)
    canvas.rounded(box, "k0", 2)
    canvas.rounded((x + 1, y + 1, w - 2, h - 2), "p4", 1)
    dark = palette.title_bar(party % 8)
    canvas.rounded((x + 1, y + 1, w - 2, 14), dark, 1)
    canvas.across(x + 2, y + 1, w - 4, f"{dark[0]}{int(dark[1]) + 1}")
    canvas.across(x + 1, y + 15, w - 2, "k0")
    canvas.blit(pieces.badge(party), x + 1, y + 1)
    sign = _sign(sight, party)
    room = w - 20 - (11 if sign else 0)
    said = title(party, state, names)
    size = text.BODY if text.width(said) <= room else text.SMALL
    if text.width(said, size) > room:
        said, size = names[party], text.BODY
    shown = text.fit(said, room, size)
    text.line(canvas, shown, x + 17, y + 1 + text.middle(14, size), "p5", size, shadow="k0")
    if sign:
        canvas.blit(sprites.sprite(sign), x + w - 11, y + 4)
    _holdings(canvas, state, party, box)


def _sign(sight: Sight, party: int) -> str | None:
    if party in sight.picture.answered:
        return "pips/check"
    return "pips/hour" if party in sight.picture.thinking else None


def _holdings(canvas: Canvas, state: SevenWondersState, party: int, box: pygame.Rect) -> None:
    x, y = box.x + 3, box.y + 17
    step = 24 if box.w < 84 else 26
    canvas.blit(sprites.sprite("icons/coin"), x, y + 1)
    big(canvas, state.coins[party], x + 12, y + 3, "k1", None)
    canvas.blit(sprites.sprite("icons/shield"), x + step, y + 1)
    big(canvas, conflict.strength(state, party), x + step + 12, y + 3, "k1", None)
    lost = state.debts[party]
    canvas.blit(sprites.sprite("icons/debt"), x + 2 * step, y + 1)
    said = f"-{lost}" if lost else "0"
    big(canvas, said, x + 2 * step + 12, y + 3, "r2" if lost else "k4", None)
    after = x + 2 * step + 14 + big_width(said)
    if state.diplomacy[party]:
        dove = sprites.sprite("icons/dove")
        left = min(after, box.right - 14) if box.w < ROOMY else after
        canvas.blit(dove, left, y + 1)
        if state.diplomacy[party] > 1 and box.w >= ROOMY:
            big(canvas, state.diplomacy[party], left + 13, y + 3, "k1", None)
    if box.w >= WIDE:
        _colours(canvas, state, party, box)


def _colours(canvas: Canvas, state: SevenWondersState, party: int, box: pygame.Rect) -> None:
    """How much of each colour stands, as far as there is room."""
    step = 11
    x = box.right - 3 - step * len(COUNTED)
    for number, colour in enumerate(COUNTED):
        ramp = pieces.RAMPS[colour]
        left = x + number * step
        built = count(state, party, colour)
        canvas.rounded((left, box.y + 17, 10, 12), "k0", 1)
        shade = 2 if ramp == "k" else 3
        canvas.fill(f"{ramp}{shade}", (left + 1, box.y + 18, 8, 10))
        if built < 10:
            big(canvas, built, left + 3, box.y + 20, "p5" if built else f"{ramp}{shade + 1}", None)
