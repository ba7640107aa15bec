"""Two moves beside each other: the same score lines, their sums, and why."""

from __future__ import annotations

from typing import Any

import pytest

from game.ai.advice import Advice, Effect, Judged
from game.core.chance import TableChance
from game.core.rules import deal
from game.scenes.alternatives import Beside, compare
from game.ui.locale import TEXTS, words
from tests.scenes.test_advice import LINE, OPTIONS, Bonus
from tests.toy.moves import Give
from tests.toy.rules import RULES
from tests.toy.state import AuctionState

WON = "auction.score.won"


@pytest.fixture(autouse=True)
def english() -> None:
    TEXTS.switch("en")


def won() -> AuctionState:
    state = deal(RULES, OPTIONS, TableChance(3))[0]
    state.prize_won(0)
    return state


def about(rules: Any = RULES) -> Beside:
    return Beside(rules, "auction", OPTIONS, won(), 0, {0}, lambda seat: f"P{seat}")


def advised(*moves: Give, effects: tuple[Effect, ...] = ()) -> Advice:
    return Advice(moves[0], tuple(Judged(move, 0.5, 1) for move in moves), effects)


def test_both_sides_have_the_same_lines_in_the_order_of_the_sheet() -> None:
    found = compare(about(Bonus()), advised(Give(None), Give(2)))
    assert not found.later
    keep, give = found.sides
    assert [change.key for change in keep.changes] == [change.key for change in give.changes] == [LINE, WON]
    assert [change.gain for change in keep.changes] == [0, 0]
    assert [change.gain for change in give.changes] == [-1, -3]
    assert (keep.total, give.total) == (0, -4)
    assert give.deed == words("auction.proposal.point_given", seat="P0", to="P2")


def test_any_of_the_next_best_can_be_held_against_it_and_a_lone_move_stands_alone() -> None:
    moves = advised(Give(None), Give(1), Give(2))
    assert [compare(about(), moves, place).sides[1].move for place in (0, 1)] == [Give(1), Give(2)]
    assert len(compare(about(), advised(Give(None))).sides) == 1


def test_where_nothing_changes_at_once_the_end_is_compared() -> None:
    """The first of the others would have come to 2 points, the second to 5."""
    effects = (Effect(0, LINE, 3.0, 3.5, (2.0, 5.0)), Effect(1, LINE, -2.0, 4.0, (4.0, 4.0)))
    moves = advised(Give(None), Give(None), Give(None), effects=effects)
    moves = moves._replace(ranking=(*moves.ranking[:1], Judged(Give(1), 0.4, 1), Judged(Give(2), 0.3, 1)))

    class Still(type(RULES)):  # type: ignore[misc]
        """A move that changes nothing at once."""

        def preview(self, view: AuctionState, seat: int, move: Any) -> AuctionState:
            return view.copy()

    before = won().points[0]
    for place, ends in ((0, 2), (1, 5)):
        found = compare(about(Still()), moves, place)
        assert found.later
        assert [side.changes[0].after for side in found.sides] == [6, ends]
        assert found.sides[0].changes[0].before == before


def test_the_reason_says_what_the_other_move_misses_and_what_this_one_prevents() -> None:
    effects = (Effect(0, LINE, 3.0, 2.0, (2.0,)), Effect(1, LINE, -2.0, 4.0, (4.0,)))
    found = compare(about(), advised(Give(None), Give(2), effects=effects))
    keep, give = found.sides
    assert give.reasons == (words("scenes.hint.less", n=3, lines=f"{words(LINE)} -3"),)
    assert words("scenes.hint.denies", name="P1", lines=f"{words(LINE)} 2") in keep.reasons


def test_moves_that_end_alike_are_said_to_be_so() -> None:
    found = compare(about(), advised(Give(None), Give(2)))
    assert found.sides[1].reasons == (words("scenes.hint.about_as_good"),)


def test_an_advised_move_that_brings_less_at_once_says_that_the_end_counts() -> None:
    slow, fast = compare(about(Bonus()), advised(Give(2), Give(None))).sides
    assert slow.total < fast.total
    assert slow.reasons == (words("scenes.hint.slower"),)
    keep, _ = compare(about(Bonus()), advised(Give(None), Give(2))).sides
    assert words("scenes.hint.slower") not in keep.reasons
