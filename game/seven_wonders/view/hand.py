"""What lies in front of the seat: its hand, leaders to choose from, a pile spread out, or amounts to pay."""

from __future__ import annotations

import pygame

from game.seven_wonders.moves import PayLoss
from game.seven_wonders.view import cards, pieces, tableau
from game.seven_wonders.view.places import hand, hand_watched, pile, place, row
from game.seven_wonders.view.sight import BUILT, HAND, LOSS, Sight, card_of, leader_status, status
from game.tabletop.spots import number_in
from game.ui import frames, paint, sprites
from game.ui.canvas import Canvas
from game.ui.digits import big
from game.ui.widgets.button import paint_button

LIFT = 4
CARD_TOPICS = ("turn", "city_turn", "last_card")
LEADER_TOPICS = ("recruit", "extra_leader")


def boxes(sight: Sight) -> tuple[pygame.Rect, ...]:
    """Where the offered cards lie."""
    if sight.topic == "salvage":
        return pile(len(sight.cards))
    return (hand_watched if sight.picture.watched else hand)(len(sight.cards))


def losses(sight: Sight) -> list[tuple[PayLoss, pygame.Rect]]:
    """The amounts that can be paid, with their places."""
    choice = sight.picture.draft.choice
    if sight.topic != "losses" or choice is None:
        return []
    moves = [move for move in choice.moves if isinstance(move, PayLoss)]
    lines = row("loss.row")
    across = -(-len(moves) // len(lines))
    wide = min(100, lines[0].w // max(1, across) - 4)
    left = lines[0].centerx - (across * (wide + 4) - 4) // 2
    return [
        (move, pygame.Rect(left + n % across * (wide + 4), lines[n // across].y, wide, 18))
        for n, move in enumerate(moves)
    ]


def furnish(canvas: Canvas) -> None:
    """The shade in which the hand lies."""
    canvas.shade((0, 241, 640, 95), -1)


def draw(canvas: Canvas, sight: Sight) -> None:
    """The cards that don't follow the pointer, and the amounts."""
    if sight.topic == "salvage":
        paint.paper(canvas, place("pile"), 5)
    if sight.topic == "losses":
        return
    for at, box in enumerate(boxes(sight)):
        _card(canvas, sight, at, box, 0, False)


def marks(canvas: Canvas, sight: Sight) -> None:
    """The cards pointed at and chosen, on top; the amounts."""
    places = boxes(sight)
    raised = {at: places[at].move(0, -LIFT) for at in (sight.chosen, sight.pointed) if at is not None}
    for at, box in raised.items():
        _card(canvas, sight, at, box.move(0, LIFT), LIFT, at == sight.chosen)
        if at != sight.chosen or sight.focused(HAND, at):
            frames.ring(canvas, box)
    freeing = number_in(sight.picture.here, BUILT)
    chains = {} if freeing is None else tableau.freed(sight)
    for at, number in enumerate(sight.cards):
        if freeing is not None and chains.get(number, 0) >> freeing & 1:
            frames.ring(canvas, raised.get(at, places[at]))
    advised = card_of(sight.picture.hint)
    if advised in sight.cards:
        at = sight.cards.index(advised)
        frames.ring(canvas, raised.get(at, places[at]), "hint")
    for number, (move, box) in enumerate(losses(sight)):
        _loss(canvas, sight, move, box, sight.picture.here == (LOSS, number))


def _card(canvas: Canvas, sight: Sight, at: int, box: pygame.Rect, lift: int, chosen: bool) -> None:
    number = sight.cards[at]
    if number < 0:
        cards.draw(canvas, cards.back(cards.age_ramp(sight.state.age), box.w), box.x, box.y)
        return
    how = standing(sight, number)
    face = cards.face(number, box.w)
    cards.draw(canvas, face, box.x, box.y, lift, chosen, how is not None and how[0] == "no")
    if how is not None:
        cards.mark(canvas, how, box.move(0, -lift))


def standing(sight: Sight, number: int) -> tuple[str, int] | None:
    """The corner mark of a card; None where nothing has to be paid."""
    if not sight.deciding:
        return None
    if sight.topic in CARD_TOPICS:
        return status(sight.state, sight.party, number)
    return leader_status(sight.state, sight.party, number) if sight.topic in LEADER_TOPICS else None


def _loss(canvas: Canvas, sight: Sight, move: PayLoss, box: pygame.Rect, here: bool) -> None:
    """A button with the coins to pay and the debt that remains."""
    paint_button(canvas, box, "o", "hover" if here else "normal")
    x = box.x + 5
    canvas.blit(sprites.sprite("icons/coin"), x, box.y + 3)
    big(canvas, move.coins, x + 13, box.y + 5)
    debt = sight.state.owed[sight.seat] - move.coins
    if debt and box.w > 70:
        canvas.blit(sprites.sprite("icons/debt"), box.right - 32, box.y + 3)
        big(canvas, debt, box.right - 19, box.y + 5)
    if move.city:
        canvas.blit(pieces.mini("s"), x + 26, box.y + 2)
        big(canvas, move.city, x + 37, box.y + 5)
