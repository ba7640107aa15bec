"""A tiding in words: its sentence, and what it brought."""

from __future__ import annotations

from game.tabletop.tidings import Tiding
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
