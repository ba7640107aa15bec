"""All cities in a row of chips, in the order round the table: what each holds, and whether it has chosen."""

from __future__ import annotations

import pygame

from game.seven_wonders import conflict
from game.seven_wonders.income import count
from game.seven_wonders.rules import RULES
from game.seven_wonders.state import SevenWondersState
from game.seven_wonders.view import pieces
from game.seven_wonders.view.places import row
from game.seven_wonders.view.sight import CITY, Sight
from game.ui import frames, palette, sprites, text
from game.ui.canvas import Canvas
from game.ui.digits import big, big_width, tiny
from game.ui.locale import words

COUNTED = ("brown", "grey", "blue", "yellow", "red", "green", "purple", "black")
NARROW, ROOMY, WIDE = 84, 100, 150
"""Below the first a chip has small signs; from the others on it shows stages, and what is built by colour."""
HEAD = 31
"""What badge and sign take from the width of a chip's heading."""
SPACIOUS = 190
"""From this width on the numbers of buildings are large."""


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
    placed = chips(state, seat)
    heads = titles(state, placed, names)
    for party, box in placed.items():
        _chip(canvas, sight, party, box, heads)
        if party == seat:
            canvas.outline(box.inflate(2, 2), "p5", 2)
        elif party in beside and len(state.coins) > 3:
            canvas.outline(box.inflate(2, 2), "y4", 2)


def about(event: object) -> set[int]:
    """The parties that an event is about."""
    found = (getattr(event, name, None) for name in ("party", "seat", "victor", "loser"))
    return {party for party in found if isinstance(party, int)}


def marks(canvas: Canvas, sight: Sight) -> None:
    """What follows the pointer: the ring of the city looked at; cities that marked events are about."""
    marked: set[int] = set().union(*(about(event) for event in sight.picture.marked))
    for party in marked:
        frames.ring(canvas, chips(sight.state, sight.seat)[party], "hint")
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


def titles(
    state: SevenWondersState, placed: dict[int, pygame.Rect], names: tuple[str, ...]
) -> dict[int, str]:
    """What the chips are headed: players with their cities; all without where one has no room for both."""
    full = {party: title(party, state, names) for party in placed}
    if all(text.width(full[party], text.SMALL) <= box.w - HEAD for party, box in placed.items()):
        return full
    return {party: names[party] for party in placed}


def _chip(canvas: Canvas, sight: Sight, party: int, box: pygame.Rect, heads: dict[int, str]) -> None:
    state = sight.state
    x, y, w, h = box
    pieces.cast(canvas, box)
    canvas.rounded(box, "k0", 2)
    canvas.rounded((x + 1, y + 1, w - 2, h - 2), "p4", 1)
    dark = palette.title_bar(party % 8)
    canvas.rounded((x + 1, y + 1, w - 2, 14), dark, 1)
    canvas.across(x + 2, y + 1, w - 4, f"{dark[0]}{int(dark[1]) + 1}")
    canvas.across(x + 1, y + 15, w - 2, "k0")
    canvas.blit(pieces.badge(party), x + 1, y + 1)
    sign = _sign(sight, party)
    room = w - HEAD + (0 if sign else 11)
    few = all(text.width(said) <= w - HEAD for said in heads.values())
    size = text.BODY if few else text.SMALL
    shown = text.fit(heads[party], room, size)
    text.line(canvas, shown, x + 17, y + 1 + text.middle(14, size), "p5", size, shadow="k0")
    if sign:
        canvas.blit(sprites.sprite(sign), x + w - 11, y + 4)
    _holdings(canvas, state, party, box)


def _sign(sight: Sight, party: int) -> str | None:
    """A tick for who has chosen, an hourglass for who thinks, a figure for a mate."""
    if party in sight.picture.answered:
        return "pips/check"
    if party in sight.picture.thinking:
        return "pips/hour"
    return "pips/meeple" if party in RULES.allies(sight.state.options, sight.seat) else None


def _holdings(canvas: Canvas, state: SevenWondersState, party: int, box: pygame.Rect) -> None:
    """Coins, shields, debt, diplomacy, and where there is room the stages built."""
    x, y = box.x + 3, box.y + 17
    sheet, down = ("pips", 2) if box.w < NARROW else ("icons", 1)
    lost, doves = state.debts[party], state.diplomacy[party]
    narrow, tight = box.w < NARROW, doves > 0 and box.w < ROOMY
    held = (
        (f"{sheet}/coin", state.coins[party], "k1", 11 if tight else 12),
        (f"{sheet}/shield", conflict.strength(state, party), "k1", (5 if tight else 10) if narrow else 11),
        ("icons/debt", -lost, "r2" if lost else "k4", 5 if narrow else 11),
    )
    gap = 2 if narrow and tight else 3 if narrow or tight else 4 if box.w < ROOMY else 6
    for name, number, ink, room in held:
        picture = sprites.sprite(name)
        canvas.blit(picture, x, y + 6 - picture.get_height() // 2 + down - 1)
        x += picture.get_width() + 1
        big(canvas, number, x, y + 3, ink, None)
        x += max(room, big_width(number)) + gap
    if doves:
        left = min(x, box.right - 13)
        canvas.blit(sprites.sprite("icons/dove"), left, y + 1)
        if doves > 1 and box.w >= ROOMY:
            big(canvas, doves, left + 13, y + 3, "k1", None)
    if box.w >= WIDE:
        _colours(canvas, state, party, box)
    elif box.w >= ROOMY and state.stages[party]:
        canvas.blit(pieces.stage(), box.right - 24, y + 1)
        big(canvas, state.stages[party], box.right - 9, y + 3, "k1", None)


def _colours(canvas: Canvas, state: SevenWondersState, party: int, box: pygame.Rect) -> None:
    """How much of each colour stands, as far as there is room."""
    wide = 10 if box.w >= SPACIOUS else 7
    x = box.right - 3 - (wide + 1) * len(COUNTED)
    for number, colour in enumerate(COUNTED):
        ramp = pieces.RAMPS[colour]
        left = x + number * (wide + 1)
        built = count(state, party, colour)
        shade = 2 if ramp == "k" else 3
        canvas.rounded((left, box.y + 17, wide, 12), "k0", 1)
        canvas.fill(f"{ramp}{shade}", (left + 1, box.y + 18, wide - 2, 10))
        ink = "p5" if built else f"{ramp}{shade + 1}"
        if wide > 7 and built < 10:
            big(canvas, built, left + 3, box.y + 20, ink, None)
        else:
            tiny(canvas, built, left + wide // 2, box.y + 21, ink, None, "centre")
