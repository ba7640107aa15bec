"""How a tie was broken, in pieces: who is level, what decides, and what each has of it."""

from __future__ import annotations

from game.core.reason import Reason
from game.core.score import Tie
from game.scenes.ledger import Piece
from game.scenes.tie_words import pieces
from game.ui.locale import words

MORE = Reason("core.tie.more")


def name(party: int) -> str:
    return f"P{party}"


def test_values_stand_beside_the_icon_of_what_counts_the_winners_first() -> None:
    found = pieces(Tie(56, ((1,), (0,)), 0, (19, 11)), MORE, "icons/coin", name)
    assert [piece.words for piece in found] == [
        words("scenes.results.tied", names=("P1", "P0"), points=56),
        words("core.tie.more"),
        words("scenes.results.tie_value", name="P1", n=19),
        words("scenes.results.tie_value", name="P0", n=11),
    ]
    assert [piece.icon for piece in found[2:]] == ["icons/coin", "icons/coin"]


def test_what_counts_the_less_the_better_is_told_without_a_sign() -> None:
    found = pieces(Tie(9, ((1,), (0,)), 0, (-2, -3)), MORE, "icons/tree", name)
    assert found[-1].words == words("scenes.results.tie_value", name="P0", n=3)


def test_if_nothing_decides_that_is_all_there_is_to_say() -> None:
    said = words("scenes.results.tie_shared", names=("P0 & P1", "P2 & P3"), points=9)
    assert pieces(Tie(9, ((0, 1), (2, 3))), None, "icons/coin", name) == [Piece("icons/help", said)]
