"""What a city must lose: the amounts to choose from in words, and on the sheet for what and to whom."""

from __future__ import annotations

from typing import NamedTuple

import pygame

from game.core.score import changes
from game.seven_wonders.events import LossOwed
from game.seven_wonders.moves import PayLoss
from game.seven_wonders.rules import RULES
from game.seven_wonders.scoring import sheet
from game.seven_wonders.tables import tables
from game.seven_wonders.view import describe, pieces, slivers
from game.seven_wonders.view.places import place, row
from game.seven_wonders.view.sight import LOSS, Sight
from game.ui import sprites, text
from game.ui.canvas import Canvas
from game.ui.digits import big, big_width
from game.ui.locale import words
from game.ui.widgets.button import inks_of, paint_button

RAMP = "o"
GAP = 4
SIGNS = 30
"""What the signs at the left of a button take."""
WORDINGS = ("whole", "short", "least", "bare")
"""How much is said on the buttons: as much as has room on all of them."""
SIGNED = ("whole", "short")
"""The words that have pictures beside them."""


class Offer(NamedTuple):
    """An amount that can be paid, and its button."""

    move: PayLoss
    box: pygame.Rect


class Bill(NamedTuple):
    """Coins owed for a card of another city."""

    owner: int
    card: int
    coins: int

    @property
    def name(self) -> str:
        """What the card, or the wonder, is called."""
        return words(f"seven_wonders.name.{tables().gain_of(self.card).name}")

    def told(self, sight: Sight) -> str:
        """That it costs who looks so many coins."""
        owner = sight.names[self.owner]
        return words("seven_wonders.loss.told", owner=owner, card=self.name, coins=self.coins)


def offers(sight: Sight) -> list[Offer]:
    """The amounts that can be paid, most coins first."""
    choice = sight.picture.draft.choice
    if sight.topic != "losses" or choice is None:
        return []
    moves = [move for move in choice.moves if isinstance(move, PayLoss)]
    lines = row("loss.row")
    across = max(1, -(-len(moves) // len(lines)))
    wide = min(340 if across == 1 else 210, lines[0].w // across - GAP)
    left = lines[0].centerx - (across * (wide + GAP) - GAP) // 2
    return [
        Offer(move, pygame.Rect(left + n % across * (wide + GAP), lines[n // across].y, wide, 18))
        for n, move in enumerate(moves)
    ]


def owed(sight: Sight) -> tuple[int, int]:
    """How many coins the seat must lose, and how many the Free City for which it decides."""
    state = sight.state
    parties = len(state.coins)
    decides = state.options.seats < parties and sight.seat == state.holder
    return state.owed[sight.seat], state.owed[parties - 1] if decides else 0


def debts(sight: Sight, move: PayLoss) -> tuple[int, int]:
    """The debt tokens that it leaves: the own ones, and those of the Free City."""
    own, of_city = owed(sight)
    return own - move.coins, of_city - move.city


def said(sight: Sight, move: PayLoss, wording: str) -> str:
    """What is paid and what debt is taken, in words."""
    paid, left = (move.coins, move.city), debts(sight, move)
    keys = (wording, f"city_{wording}")
    parts = [
        words(f"seven_wonders.loss.{key}", coins=coins, debt=debt)
        for key, coins, debt, must in zip(keys, paid, left, owed(sight), strict=True)
        if must
    ]
    told = words("seven_wonders.view.semicolon").join(parts)
    return told[:1].upper() + told[1:]


def wording(sight: Sight, found: list[Offer]) -> tuple[str, int] | None:
    """The most words that have room on every button, and their print; None: there is none for any."""
    for which in WORDINGS:
        for size in (text.BODY, text.SMALL, text.TIGHT):
            if all(text.width(said(sight, one.move, which), size) <= room(one.box, which) for one in found):
                return which, size
    return None


def room(box: pygame.Rect, wording: str) -> int:
    """What a button has for words, beside the signs where there are any."""
    return box.w - 10 - SIGNS * (wording in SIGNED)


def draw(canvas: Canvas, sight: Sight) -> None:
    """The buttons."""
    found = offers(sight)
    worded = wording(sight, found)
    for number, (move, box) in enumerate(found):
        paint_button(canvas, box, RAMP, "hover" if sight.picture.here == (LOSS, number) else "normal")
        if worded is None or worded[0] in SIGNED:
            _signs(canvas, sight, move, box, worded is not None)
        if worded is None:
            continue
        which, size = worded
        ink, cast = inks_of(RAMP, "normal")
        x, y = box.right - 5 - room(box, which), box.y - 1 + text.middle(box.h, size)
        text.line(canvas, said(sight, move, which), x, y, ink, size, shadow=cast)


def _signs(canvas: Canvas, sight: Sight, move: PayLoss, box: pygame.Rect, worded: bool) -> None:
    """Coins and debt as pictures, with their numbers where there are no words."""
    x = box.x + 5
    for name, number in (("coin", move.coins), ("debt", debts(sight, move)[0])):
        if not number:
            continue
        canvas.blit(sprites.sprite(f"icons/{name}"), x, box.y + 3)
        x += 12
        if not worded:
            big(canvas, number, x, box.y + 5)
            x += big_width(number) + 3
    if owed(sight)[1] and not worded:
        canvas.blit(pieces.mini("s"), x, box.y + 2)
        big(canvas, move.city, x + 11, box.y + 5)


# ---------------------------------------------------------------------- for what


def bills(sight: Sight) -> list[Bill]:
    """For which cards of whom the seat must lose coins, as far as it is known."""
    found = []
    for told in sight.picture.news:
        for event in told.tiding.events:
            if isinstance(event, LossOwed) and event.party == sight.seat and event.owner >= 0:
                found.append(Bill(event.owner, event.card, event.coins))
    return found


def explain(canvas: Canvas, sight: Sight) -> None:
    """On the sheet: the cards that make the seat lose coins, in the colours of whose they are."""
    box = place("pay.lines")
    found = bills(sight)
    step = min(14, (place("pay.left").y - box.y) // max(1, len(found)))
    for number, bill in enumerate(found):
        y = box.y + number * step
        canvas.blit(sprites.sprite("icons/coin"), box.right - 12, y + 2)
        big(canvas, bill.coins, box.right - 14, y + 4, "r2", None, "right")
        right = box.right - 17 - big_width(bill.coins)
        x, room = box.x + 17, right - box.x - 17
        name, size = slivers.shortened(bill.name, room)
        if name == bill.name:
            canvas.blit(pieces.badge(bill.owner), box.x, y)
        else:
            x -= 15
            name, size = slivers.shortened(bill.name, room + 15)
        text.line(canvas, name, x, y + text.middle(14, size), "k1", size)


def reasons(sight: Sight) -> list[str]:
    """The same in words, a line each."""
    return [
        words("seven_wonders.loss.bill", card=bill.name, owner=sight.names[bill.owner], coins=bill.coins)
        for bill in bills(sight)
    ]


def consequences(sight: Sight, move: PayLoss) -> list[str]:
    """What it leaves of the coins, and what a debt token costs."""
    state, seat = sight.state, sight.seat
    lines = [words("seven_wonders.loss.left", coins=state.coins[seat] - move.coins)]
    if any(debts(sight, move)):
        lines.append(words("seven_wonders.loss.each"))
    after = RULES.preview(state, seat, move)
    return lines + describe.changed(changes(sheet(state, seat), sheet(after, seat)))
