"""All cities in a row of chips, in the order round the table: what each holds, and its news."""

from __future__ import annotations

import pygame

from game.seven_wonders import conflict
from game.seven_wonders.rules import RULES
from game.seven_wonders.state import SevenWondersState
from game.seven_wonders.view import news, pieces
from game.seven_wonders.view.places import row
from game.seven_wonders.view.sight import CITY, Sight
from game.ui import frames, palette, sprites, text
from game.ui.canvas import Canvas
from game.ui.digits import big, big_width
from game.ui.locale import words

COUNTED = ("brown", "grey", "blue", "yellow", "red", "green", "purple", "black")
BAR = 14
"""How high the bar of a chip is that names the seat."""
NAMED = 20
"""With less room than this in its bar a chip has no name."""


def order(state: SevenWondersState, seat: int) -> tuple[int, ...]:
    """All parties from one seat on, each followed by its neighbour on the left."""
    parties = len(state.coins)
    return tuple((seat + step) % parties for step in range(parties))


def chips(state: SevenWondersState, seat: int) -> dict[int, pygame.Rect]:
    """Where each party's chip lies."""
    return dict(zip(order(state, seat), row(f"chips.{len(state.coins)}"), strict=True))


def draw(canvas: Canvas, sight: Sight, names: tuple[str, ...]) -> None:
    """The own balance, then a chip for every rival with its latest move."""
    state, seat = sight.state, sight.seat
    beside = (state.left(seat), state.right(seat))
    reports = news.reports(sight)
    for party, box in chips(state, seat).items():
        if party == seat:
            news.balance(canvas, sight, box)
            continue
        _chip(canvas, sight, party, box, names)
        news.body(canvas, sight, party, box, reports[party])
        if party in beside and len(state.coins) > 3:
            canvas.outline(box.inflate(2, 2), "y3", 2)


def about(event: object) -> set[int]:
    """The parties that an event is about."""
    found = (getattr(event, name, None) for name in ("party", "seat", "victor", "loser"))
    return {party for party in found if isinstance(party, int)}


def marks(canvas: Canvas, sight: Sight) -> None:
    """What follows the pointer: the ring of the city looked at; the one city that a marked event is about."""
    marked: set[int] = set().union(*(about(event) for event in sight.picture.marked))
    for party, box in chips(sight.state, sight.seat).items():
        if sight.focused(CITY, party):
            frames.ring(canvas, box)
        elif marked == {party} != {sight.seat}:
            frames.ring(canvas, box, "hint")
        elif sight.shown == party != sight.party:
            canvas.ring(box, ("b4",))


def title(party: int, state: SevenWondersState, names: tuple[str, ...]) -> str:
    """A player with the city."""
    return words(
        "seven_wonders.view.player_city", player=names[party], city=pieces.wonder_name(state.boards[party])
    )


def _chip(canvas: Canvas, sight: Sight, party: int, box: pygame.Rect, names: tuple[str, ...]) -> None:
    x, y, w, h = box
    pieces.cast(canvas, box)
    canvas.rounded(box, "k0", 2)
    canvas.rounded((x + 1, y + 1, w - 2, h - 2), "p4", 1)
    dark = palette.title_bar(party % 8)
    canvas.rounded((x + 1, y + 1, w - 2, BAR), dark, 1)
    canvas.across(x + 2, y + 1, w - 4, f"{dark[0]}{int(dark[1]) + 1}")
    canvas.across(x + 1, y + BAR + 1, w - 2, "k0")
    canvas.across(x + 2, y + BAR + 2, w - 4, "p5")
    canvas.across(x + 2, y + h - 2, w - 4, "p2")
    canvas.blit(pieces.badge(party), x + 1, y + 1)
    sign = _sign(sight, party)
    named = x + 20 + text.width(names[party], text.SMALL) + 10 * bool(sign)
    left = _holdings(canvas, sight.state, party, box, named)
    if sign:
        left -= 10
        canvas.blit(sprites.sprite(sign), left, y + 4)
    room = left - x - 20
    size = text.roomy(names[party], room)
    if room >= NAMED:
        shown = text.fit(names[party], room, size)
        text.line(canvas, shown, x + 18, y + 1 + text.middle(BAR, size), "p5", size, shadow="k0")


def _sign(sight: Sight, party: int) -> str | None:
    """A tick for who has chosen, an hourglass for who thinks, a figure for a mate."""
    if party in sight.picture.answered:
        return "pips/check"
    if party in sight.picture.thinking:
        return "pips/hour"
    return "pips/meeple" if party in RULES.allies(sight.state.options, sight.seat) else None


def _holdings(canvas: Canvas, state: SevenWondersState, party: int, box: pygame.Rect, named: int) -> int:
    """Coins, shields, stages at the right of the bar, doves and debt as far as *named*; their left edge."""
    x = box.right - 3
    for picture, number, ink in (
        (pieces.step_pip(), state.stages[party], "p5"),
        (sprites.sprite("pips/shield"), conflict.strength(state, party), "p5"),
        (sprites.sprite("pips/coin"), state.coins[party], "y5"),
    ):
        x = _held(canvas, picture, number, ink, x, box.y)
    for name, number, ink in (("dove", state.diplomacy[party], "p5"), ("debt", -state.debts[party], "r4")):
        picture = sprites.sprite(f"icons/{name}")
        if number and x - big_width(number) - picture.get_width() - 4 >= named:
            x = _held(canvas, picture, number, ink, x, box.y)
    return x


def _held(canvas: Canvas, picture: pygame.Surface, number: int, ink: str, right: int, y: int) -> int:
    """A sign and its number, ending at *right*; where the next one may end."""
    big(canvas, number, right, y + 5, ink, "k0", "right")
    left = right - big_width(number) - picture.get_width() - 1
    canvas.blit(picture, left, y + 8 - picture.get_height() // 2)
    return left - 3
