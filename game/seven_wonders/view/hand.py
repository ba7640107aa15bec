"""What lies in front of the seat: its hand, leaders to choose from, or a pile spread out."""

from __future__ import annotations

import pygame

from game.seven_wonders.view import cards, losses, tableau
from game.seven_wonders.view.places import hand, hand_watched, pile, place
from game.seven_wonders.view.sight import BUILT, HAND, Sight, card_of, leader_status, status
from game.tabletop.spots import number_in
from game.ui import frames, paint
from game.ui.canvas import Canvas

LIFT = 4
CARD_TOPICS = ("turn", "city_turn", "last_card")
LEADER_TOPICS = ("recruit", "extra_leader")


def boxes(sight: Sight) -> tuple[pygame.Rect, ...]:
    """Where the offered cards lie."""
    if sight.topic == "salvage":
        return pile(len(sight.cards))
    return (hand_watched if sight.picture.watched else hand)(len(sight.cards))


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
    losses.draw(canvas, sight)


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
