"""The tray over the hand: what is to be decided in words, and every answer as a button."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import cache

import pygame

from game.core.rules import Move
from game.core.score import Change
from game.cvlizations import development
from game.cvlizations.catalog import ORDERS
from game.cvlizations.moves import BuyIdea, Steal
from game.cvlizations.state import ACTING
from game.cvlizations.view import answers, cards, offers, pieces, yields
from game.cvlizations.view.forecast import Happiness
from game.cvlizations.view.places import place, plates
from game.cvlizations.view.sight import OPTION, Sight, idea_under
from game.cvlizations.view.tribes import goods_boxes
from game.tabletop.spots import number_in
from game.ui import frames, text
from game.ui.canvas import Canvas
from game.ui.locale import words

LINES = 4
"""So many answers stand below each other."""
GAP = 2
ALONE = (150, 44)
"""How large the button is that buys an idea where there is one way to pay for it."""


@cache
def boxes(count: int, groups: tuple[int, ...] = ()) -> tuple[pygame.Rect, ...]:
    """Where so many answers stand, column by column: as even as may be, or so many in each."""
    area = place("tray.options")
    if not groups:
        columns = max(1, -(-count // LINES))
        groups = tuple(count // columns + (number < count % columns) for number in range(columns))
    wide = min(118, (area.w - GAP * (len(groups) - 1)) // len(groups))
    high = (area.h - GAP * (LINES - 1)) // LINES
    left = area.right - len(groups) * (wide + GAP) + GAP
    top = area.y + (LINES - max(groups)) * (high + GAP) // 2
    return tuple(
        pygame.Rect(left + column * (wide + GAP), top + number * (high + GAP), wide, high)
        for column, rows in enumerate(groups)
        for number in range(rows)
    )


def places(options: Sequence[Move]) -> tuple[pygame.Rect, ...]:
    """Where answers stand: thefts in a column for each victim, the only way to buy on a button with room."""
    if len(options) == 1 and isinstance(options[0], BuyIdea):
        area = place("tray.options")
        box = pygame.Rect((0, 0), ALONE)
        box.midright = area.midright
        return (box,)
    victims = Counter(move.victim for move in options if isinstance(move, Steal))
    return boxes(len(options), tuple(victims.values()))


def draw(canvas: Canvas, sight: Sight) -> None:
    """The sheet with its answers."""
    tray = place("tray")
    frames.panel(canvas, "paper", tray)
    for move, box in zip(sight.options, places(sight.options)):
        answers.draw(canvas, sight, move, box, "p5")


def pointed(canvas: Canvas, sight: Sight) -> None:
    """What follows the pointer: the card and its words, and the answer pointed at."""
    card = concerned(sight)
    if card is None and not sight.options and sight.topic == "buy" and offers.draw(canvas, sight):
        return
    picture, area = place("tray.picture"), place("tray.words").copy()
    found = places(sight.options)
    area.w = (found[0].x if found else place("tray.options").right) - 8 - area.x
    if card is not None:
        canvas.shadow(picture, (1, 2), -2, 2)
        face = cards.order(card, sight.state.options) if card < ORDERS else cards.idea(card)
        clip = canvas.clip
        canvas.clip = picture
        canvas.blit(face, picture.x, picture.y)
        strength = yields.in_force(sight.state)
        if strength is not None:
            canvas.outline(cards.strength_box(strength).move(picture.topleft), "r2", 1)
        canvas.clip = clip
    head, body = said(sight, card)
    text.line(canvas, text.fit(head, area.w), area.x, area.y, "k1")
    lines, size = _set(body, area.w, area.h - 15)
    for number, line in enumerate(lines):
        text.line(canvas, line, area.x, area.y + 16 + number * text.leading(size), "k2", size)
    at = number_in(sight.picture.here, OPTION)
    if at is not None and at < len(sight.options):
        answers.draw(canvas, sight, sight.options[at], found[at], "y4")
        frames.ring(canvas, found[at], "focus")
        _ring_victim(canvas, sight, sight.options[at])


def _set(body: list[str], wide: int, high: int) -> tuple[list[str], int]:
    """As many lines as there is room for, in large print in smaller letters where that shows more of them."""
    for size in (text.SMALL, text.TIGHT):
        lines = [line for part in body for line in text.wrap(part, wide, size)]
        if len(lines) <= high // text.leading(size):
            return lines, size
    return lines[: high // text.leading(text.TIGHT)], text.TIGHT


def _ring_victim(canvas: Canvas, sight: Sight, move: Move) -> None:
    """Around the resource that would be stolen."""
    if isinstance(move, Steal):
        plate = plates(sight.state.options, sight.seat)[move.victim]
        frames.ring(canvas, goods_boxes(plate)[move.kind], "focus")


def concerned(sight: Sight) -> int | None:
    """The card the tray speaks of: what is to be bought, or what causes the choice."""
    if sight.topic == "buy":
        return idea_under(sight)
    state = sight.state
    if state.phase == ACTING:
        return state.agenda[state.at][2]
    owed = development.owed(state)
    return owed[1] if owed is not None and owed[1] else None


def said(sight: Sight, card: int | None) -> tuple[str, list[str]]:
    """The heading and what stands below it."""
    state, seat = sight.state, sight.seat
    extra = changed(sight.changes)
    if card is None:
        values = {"n": state.purchases, "swaps": state.swaps}
        key = "swap_or_buy" if sight.options else "pick_idea"
        return words("cvlizations.view.buying"), [words(f"cvlizations.view.{key}", **values), *extra]
    body = [words(f"cvlizations.effect.{pieces.BOOK.cards[card].id}")]
    strength = yields.in_force(state)
    if strength is not None:
        brings = yields.brings(state, seat, card, strength)
        body.append(
            words("cvlizations.view.in_force", strength=f"@cvlizations.strength.{strength}", brings=brings)
        )
    body += extra
    if card in sight.worth and not extra:
        body.append(happiness(sight.worth[card]))
    return pieces.name(card), body


def changed(changes: tuple[Change, ...]) -> list[str]:
    """The lines of the score sheet that would change, and their sum."""
    lines = [
        words("cvlizations.view.change_line", line=f"@{line.key}", before=line.before, after=line.after)
        for line in changes
    ]
    total = sum(line.gain for line in changes)
    return [*lines, words("cvlizations.view.changes", change=f"{total:+d}")] if changes else []


def happiness(found: Happiness) -> str:
    """What an idea would bring now, in words."""
    values = {"total": f"{found.total:+d}", "printed": found.printed, "effects": f"{found.effects:+d}"}
    return words("cvlizations.view.would_bring", **values)
