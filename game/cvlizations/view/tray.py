"""The tray over the hand: what is to be decided in words, and every answer as a button of signs."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import cache

import pygame

from game.core.rules import Move
from game.core.score import Change
from game.cvlizations import development, effects
from game.cvlizations.catalog import ORDERS
from game.cvlizations.moves import (
    BuyIdea,
    KeepResources,
    PayForHappiness,
    Steal,
    SwapResource,
    TakeResources,
    Trade,
)
from game.cvlizations.state import ACTING, CvlizationsState
from game.cvlizations.view import cards, offers, pieces, yields
from game.cvlizations.view.forecast import Happiness
from game.cvlizations.view.places import place, plates
from game.cvlizations.view.sight import OPTION, Sight, idea_under
from game.cvlizations.view.tribes import goods_boxes
from game.tabletop.spots import number_in
from game.ui import frames, text
from game.ui.canvas import Canvas
from game.ui.digits import big
from game.ui.locale import words

LINES = 4
"""So many answers stand below each other."""
GAP = 2

Token = tuple[str, str]
"""How a part of an answer is drawn: an icon, a badge, a number, a word, the sign for any resources."""


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
    """Where answers stand: thefts in a column for each victim."""
    victims = Counter(move.victim for move in options if isinstance(move, Steal))
    return boxes(len(options), tuple(victims.values()))


def draw(canvas: Canvas, sight: Sight) -> None:
    """The sheet with its answers."""
    tray = place("tray")
    frames.panel(canvas, "paper", tray)
    for move, box in zip(sight.options, places(sight.options)):
        _button(canvas, sight, move, box, "p5")


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
    lines = [line for part in body for line in text.wrap(part, area.w, text.SMALL)]
    room = (area.h - 15) // text.leading(text.SMALL)
    for number, line in enumerate(lines[:room]):
        text.line(canvas, line, area.x, area.y + 16 + number * text.leading(text.SMALL), "k2", text.SMALL)
    at = number_in(sight.picture.here, OPTION)
    if at is not None and at < len(sight.options):
        _button(canvas, sight, sight.options[at], found[at], "y4")
        frames.ring(canvas, found[at], "focus")
        _ring_victim(canvas, sight, sight.options[at])


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


def _button(canvas: Canvas, sight: Sight, move: Move, box: pygame.Rect, ink: str) -> None:
    canvas.rounded(box, "k0", 1)
    canvas.rounded((box.x + 1, box.y + 1, box.w - 2, box.h - 4), ink, 1)
    canvas.fill("w3", (box.x + 1, box.bottom - 3, box.w - 2, 2))
    canvas.across(box.x + 2, box.y + 1, box.w - 4, "y5")
    tokens = face(move, sight.state)
    x = box.centerx - sum(_wide(token) for token in tokens) // 2
    for token in tokens:
        _token(canvas, token, x, box.y + (box.h - 2) // 2)
        x += _wide(token)
    if sight.picture.hint == move:
        frames.ring(canvas, box, "hint")


def face(move: Move, state: CvlizationsState) -> list[Token]:
    """An answer in signs."""
    match move:
        case TakeResources(food=food, wood=wood, stone=stone):
            return _goods((food, wood, stone))
        case BuyIdea(food=food, wood=wood, stone=stone):
            return _goods((food, wood, stone)) or [("word", words("cvlizations.view.free"))]
        case Steal(victim=victim, kind=kind):
            return [("badge", str(victim)), ("icon", pieces.GOODS[kind])]
        case Trade(give=give, take=take):
            number = state.agenda[state.at][3]
            return [("icon", pieces.GOODS[give]), ("icon", "right"), *_goods_of(take, number)]
        case SwapResource(give=give, take=take):
            return [("icon", pieces.GOODS[give]), ("icon", "right"), ("icon", pieces.GOODS[take])]
        case PayForHappiness():
            return _exchange(state)
        case KeepResources():
            return [("word", words("cvlizations.move.keep_resources"))]
    return []


def _exchange(state: CvlizationsState) -> list[Token]:
    owed = development.owed(state)
    effect = pieces.BOOK.idea(owed[1]).effect if owed is not None else None
    if not isinstance(effect, effects.TurnExchange):
        return [("icon", "smile")]
    give = effect.give
    paid = _goods((give.food, give.wood, give.stone))
    return [*paid, ("icon", "right"), ("number", str(effect.happiness)), ("icon", "smile")]


def _goods(amounts: tuple[int, int, int]) -> list[Token]:
    return [token for kind, amount in enumerate(amounts) for token in _goods_of(kind, amount)]


def _goods_of(kind: int, amount: int) -> list[Token]:
    """So many of a kind: each by itself, or from four on as a number."""
    if amount > 3:
        return [("number", str(amount)), ("icon", pieces.GOODS[kind])]
    return [("icon", pieces.GOODS[kind])] * amount


def _wide(token: Token) -> int:
    kind, value = token
    if kind == "word":
        return text.width(value, text.SMALL)
    return {"icon": 13, "badge": 18, "number": 6 * len(value) + 3}[kind]


def _token(canvas: Canvas, token: Token, x: int, middle: int) -> None:
    kind, value = token
    if kind == "icon":
        pieces.icon(canvas, f"icons/{value}", x + 6, middle)
    elif kind == "badge":
        canvas.blit(pieces.badge(int(value)), x, middle - 7)
    elif kind == "number":
        big(canvas, value, x, middle - 3, "k1", None)
    else:
        text.line(canvas, value, x, middle - text.real_size(text.SMALL) // 2, "k1", text.SMALL)
