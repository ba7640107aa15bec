"""A draft: replaced, never changed."""

from __future__ import annotations

from game.core.choice import Choice
from game.tabletop.draft import EMPTY, Draft
from tests.toy.moves import Bid


def test_what_is_not_turned_stands_as_at_first() -> None:
    turned = EMPTY.turn(page=3)
    assert (turned.stands("page", 0), EMPTY.stands("page", 0)) == (3, 0)
    assert turned.turn(page=None) == EMPTY


def test_turning_leaves_the_choice_and_choosing_leaves_what_is_turned() -> None:
    draft = Draft(Choice((Bid(1), Bid(2)))).turn(page=3).pick(("card", 2))
    assert draft.given("card") == 2
    assert draft.stands("page", 0) == 3
    assert draft.turn(page=4).given("card") == 2
    assert not draft.cleared().begun
    assert draft.cleared().stands("page", 0) == 3


def test_picking_what_fits_no_move_changes_nothing() -> None:
    draft = Draft(Choice((Bid(1), Bid(2))))
    assert draft.pick(("card", 5)) == draft


def test_narrowed_to_a_move_it_holds_that_move_alone_whatever_was_chosen() -> None:
    draft = Draft(Choice((Bid(1), Bid(2)))).pick(("card", 2))
    found = draft.narrowed(Bid(1))
    assert found.choice is not None
    assert found.choice.move == Bid(1)
    assert draft.given("card") == 2


def test_a_move_that_is_not_legal_narrows_nothing() -> None:
    draft = Draft(Choice((Bid(1), Bid(2)))).pick(("card", 2))
    assert draft.narrowed(Bid(3)) == draft
