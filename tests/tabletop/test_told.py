"""A tiding in words: its sentence, and what it brought."""

from __future__ import annotations

from game.tabletop.tidings import Brought, Tiding
from game.tabletop.told import Told
from tests.toy.events import CardBid


def told(points: int, said: str = "Ada bids 7.") -> Told:
    event = CardBid(0, 0, 7)
    return Told(Tiding(event, (event,), "", points), said)


def test_what_brought_nothing_is_told_by_its_sentence_alone() -> None:
    assert told(0).line == "Ada bids 7."


def test_points_follow_with_their_sign_instead_of_the_full_stop() -> None:
    assert told(3).line == "Ada bids 7: +3"
    assert told(-2, "Ada 出 7。").line == "Ada 出 7: -2"


def test_what_else_it_brought_is_named_after_the_points() -> None:
    event = CardBid(0, 0, 7)
    food, stone = "cvlizations.resource.food", "cvlizations.resource.stone"
    both = Told(Tiding(event, (event,), brought=(Brought(food, 3), Brought(stone, -1))), "Ada bids 7.")
    assert both.line == "Ada bids 7: +3 food, -1 stone"
    none = Brought("cvlizations.brings.nothing", 0)
    nothing = Told(Tiding(event, (event,), brought=(none,)), "Ada bids 7.")
    assert nothing.line == "Ada bids 7: nothing"


def test_a_line_has_its_full_stop_where_something_may_follow() -> None:
    assert told(3).sentence == "Ada bids 7: +3."
    assert told(0).sentence == "Ada bids 7."


def test_what_a_card_brought_is_named_with_it_and_left_to_the_numbers_where_they_are_told() -> None:
    event = CardBid(0, 0, 7)
    wood, axe = "cvlizations.resource.wood", "cvlizations.name.axe"
    cards = ((axe, "cvlizations.effect.axe"),)
    tiding = Tiding(event, (event,), brought=(Brought(wood, 2), Brought(wood, 1, axe)), cards=cards)
    both = Told(tiding, "Ada bids 7.", ("And more.",))
    assert both.line == "Ada bids 7: +2 wood, +1 wood (Axe)"
    why = "Axe: Each time you carry out Logging: +1 wood."
    assert both.whole(counted=False) == [both.line, "And more.", why]
    assert both.whole(counted=True) == ["Ada bids 7.", "And more.", why]
    nothing = Told(
        Tiding(event, (event,), brought=(Brought("cvlizations.brings.nothing", 0),)), "Ada bids 7."
    )
    assert nothing.whole(counted=True) == ["Ada bids 7: nothing"], "no number says so"
