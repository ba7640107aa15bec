"""An answer as a button: in a word what it does, in signs what is paid or taken."""

from __future__ import annotations

import pygame

from game.core.rules import Move
from game.cvlizations import development, effects
from game.cvlizations.moves import (
    BuyIdea,
    KeepResources,
    PayForHappiness,
    Steal,
    SwapResource,
    TakeResources,
    Trade,
)
from game.cvlizations.state import CvlizationsState
from game.cvlizations.view import pieces
from game.cvlizations.view.sight import Sight
from game.ui import frames, text
from game.ui.canvas import Canvas
from game.ui.digits import big
from game.ui.locale import words

Token = tuple[str, str]
"""How a part of an answer is drawn: an icon, a badge, a number, a word."""
RIM = 3
"""What of a button's width is its edge, on either side."""
ROW = 16
"""How high the line of what is paid is, on a button that also names what is bought."""
TALL = 30
"""From this height on a button has room for a line of words above its signs."""


def draw(canvas: Canvas, sight: Sight, move: Move, box: pygame.Rect, ink: str) -> None:
    """The button of an answer, on a ground of that colour."""
    canvas.rounded(box, "k0", 1)
    canvas.rounded((box.x + 1, box.y + 1, box.w - 2, box.h - 4), ink, 1)
    canvas.fill("w3", (box.x + 1, box.bottom - 3, box.w - 2, 2))
    canvas.across(box.x + 2, box.y + 1, box.w - 4, "y5")
    middle = box.y + (box.h - 2) // 2
    if box.h >= TALL and isinstance(move, BuyIdea):
        middle = box.bottom - 5 - ROW // 2
        _bought(canvas, move, box)
    tokens = face(move, sight.state, box.w - 2 * RIM)
    x = box.centerx - width(tokens) // 2
    for token in tokens:
        _token(canvas, token, x, middle)
        x += _wide(token)
    if sight.picture.hint == move:
        frames.ring(canvas, box, "hint")


def _bought(canvas: Canvas, move: BuyIdea, box: pygame.Rect) -> None:
    """What is bought, above what is paid for it."""
    room = pygame.Rect(box.x + RIM, box.y + 3, box.w - 2 * RIM, box.h - 8 - ROW)
    said = words("cvlizations.move.buy_idea", idea=pieces.name(move.idea))
    lines, size, step = text.settle(said, room.w, room.h)
    top = room.centery - (text.real_size(size) + step * (len(lines) - 1)) // 2
    for number, line in enumerate(lines):
        text.line(canvas, line, room.centerx, top + step * number, "k1", size, "centre")


def face(move: Move, state: CvlizationsState, room: int) -> list[Token]:
    """An answer in a word and signs; signs alone where both have no room and nothing is paid."""
    signs, name = _signs(move, state), _verb(move)
    if name is None:
        return signs
    told: list[Token] = [("word", words(f"cvlizations.view.answer.{name}")), *signs]
    pays = isinstance(move, BuyIdea | PayForHappiness)
    return told if pays or width(told) <= room else signs


def _verb(move: Move) -> str | None:
    """The word for what an answer does; None: its signs are words."""
    match move:
        case BuyIdea(food=0, wood=0, stone=0):
            return None
        case BuyIdea() | PayForHappiness():
            return "pay"
        case TakeResources():
            return "take"
        case Steal():
            return "steal"
        case Trade() | SwapResource():
            return "give"
    return None


def _signs(move: Move, state: CvlizationsState) -> list[Token]:
    match move:
        case TakeResources(food=food, wood=wood, stone=stone):
            return _goods((food, wood, stone))
        case BuyIdea(food=food, wood=wood, stone=stone):
            return _goods((food, wood, stone)) or [("word", words("cvlizations.view.free"))]
        case Steal(victim=victim, kind=kind):
            return [("icon", pieces.GOODS[kind]), ("badge", str(victim))]
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


def width(face: list[Token]) -> int:
    """How many pixels what stands on a button takes."""
    return sum(_wide(token) for token in face)


def _wide(token: Token) -> int:
    kind, value = token
    if kind == "word":
        return text.width(value, text.SMALL) + 4
    return {"icon": 13, "badge": 18, "number": 6 * len(value) + 3}[kind]


def _token(canvas: Canvas, token: Token, x: int, middle: int) -> None:
    kind, value = token
    if kind == "icon":
        pieces.icon(canvas, f"icons/{value}", x + 6, middle)
    elif kind == "badge":
        canvas.blit(pieces.badge(int(value)), x + 2, middle - 7)
    elif kind == "number":
        big(canvas, value, x, middle - 3, "k1", None)
    else:
        text.line(canvas, value, x, middle - text.real_size(text.SMALL) // 2, "k1", text.SMALL)
