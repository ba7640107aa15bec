"""What a click means: values that can be compared, and that the session alone carries out."""

from __future__ import annotations

from game.tabletop.draft import EMPTY
from game.tabletop.meaning import Answer, Redraft, TryOut
from tests.toy.moves import Bid


def test_equal_meanings_are_equal_and_kinds_are_told_apart() -> None:
    assert Answer(Bid(1)) == Answer(Bid(1)) != Answer(Bid(2))
    assert isinstance(Redraft(EMPTY), Redraft)
    assert not isinstance(Answer(Bid(1)), Redraft)


def test_a_draft_changes_in_silence_unless_a_sound_is_named() -> None:
    assert Redraft(EMPTY).sound == ""
    assert Redraft(EMPTY, "page") != Redraft(EMPTY)


def test_a_meaning_is_always_something() -> None:
    """So that a view may say ``meaning or other``: only None means nothing."""
    assert all((Redraft(EMPTY), Answer(Bid(0)), TryOut("")))
