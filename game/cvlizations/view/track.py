"""The hide in the middle: the deck, the four ideas on sale, the supply."""

from __future__ import annotations

from game.cvlizations import development
from game.cvlizations.moves import BuyIdea
from game.cvlizations.resources import covers
from game.cvlizations.state import LAST_AGE, NOTHING, CvlizationsState
from game.cvlizations.view import cards, marks, pieces
from game.cvlizations.view.places import place, row
from game.cvlizations.view.sight import Sight
from game.ui import frames, paint, sprites, text
from game.ui.canvas import Canvas
from game.ui.locale import words

PILE = ((0, 9), (7, 5), (1, 1), (10, 11))
"""Where the tokens of a heap lie, from its corner."""
NAIL = 4
"""So much at the left of the deck's name is left to the nail that holds the hide."""


def furnish(canvas: Canvas) -> None:
    """The hide and the heaps of resources."""
    hide = place("track")
    picture = sprites.sprite("cvlizations/hide")
    canvas.put(picture, hide.x, hide.y, (2, 3), -2)
    for kind, box in enumerate(row("track.supply")):
        canvas.rounded(box, "k0", 1)
        canvas.rounded(box.inflate(-2, -2), "w2", 1)
        canvas.across(box.x + 2, box.y + 1, box.w - 4, "w1")
        canvas.across(box.x + 2, box.bottom - 2, box.w - 4, "w3")
        token = sprites.sprite(f"icons/{pieces.GOODS[kind]}")
        middle = box.y + (box.h - token.get_height()) // 2 - 6
        for dx, dy in PILE:
            canvas.put(token, box.x + 1 + dx, middle + dy, (1, 1), -1)


def draw(canvas: Canvas, sight: Sight) -> None:
    """Caption, deck and ideas as they are."""
    state = sight.state
    title = place("track.title")
    paint.ribbon(canvas, title, "o")
    said = text.fit(words("cvlizations.view.track"), title.w - 8)
    text.line(canvas, said, title.centerx, title.y + 2, "p5", align="centre", shadow="k0")
    deck, label = place("track.deck"), place("track.deck_name")
    cards.back(canvas, deck, state.age == LAST_AGE, len(state.deck))
    if state.top is not None and state.top != NOTHING:
        canvas.put(cards.idea(state.top), deck.x - 6, deck.y - 4, (1, 2), -2)
    else:
        name = words(f"cvlizations.view.deck.{int(state.age == LAST_AGE)}")
        fitting = text.fit(name, label.w, text.SMALL)
        middle = max(label.centerx, label.x + NAIL + text.width(fitting, text.SMALL) // 2)
        text.line(canvas, fitting, middle, label.y, "w0", text.SMALL, "centre")
    for place_, card in enumerate(state.track):
        if card == NOTHING:
            canvas.outline(row("track.idea")[place_], "w2", 2)
        else:
            _idea(canvas, sight, card, place_)


def box_of(state: CvlizationsState, card: int) -> tuple[int, int]:
    """Where an idea on sale lies: its left top corner."""
    if card in state.track:
        return row("track.idea")[state.track.index(card)].topleft
    deck = place("track.deck")
    return deck.x - 6, deck.y - 4


def _idea(canvas: Canvas, sight: Sight, card: int, place_: int) -> None:
    box = row("track.idea")[place_]
    lift = 3 if sight.idea == card else 0
    canvas.shadow(box.move(0, -lift), (1 + lift // 3, 2 + lift), -2, 2)
    canvas.blit(cards.idea(card), box.x, box.y - lift)
    if sight.idea == card:
        canvas.ring(box.move(0, -lift), ("y5", "y3", "k0"))
    elif sight.topic == "buy":
        if affordable(sight.state, sight.seat, card):
            frames.ring(canvas, box, "focus")
        else:
            canvas.shade(box, -1, bytes((x + y) % 2 for y in range(box.h) for x in range(box.w)))
    hint = sight.picture.hint
    advised = isinstance(hint, BuyIdea) and hint.idea == card
    if advised or card in marks.ideas(sight.picture.marked):
        frames.ring(canvas, box, "hint")


def affordable(state: CvlizationsState, seat: int, card: int) -> bool:
    """Whether a seat's resources are enough for an idea."""
    goods = state.goods[seat]
    return any(covers(goods, price) for price, _ in development.prices(state, seat, card))
