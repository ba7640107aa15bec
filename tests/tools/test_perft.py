"""Perft counts sequences of answers, the lowest seat first."""

from __future__ import annotations

import pytest

from game.core.chance import TableChance
from game.core.rules import deal
from game.tools import perft
from tests.toy.options import AuctionOptions
from tests.toy.rules import RULES


def test_sealed_answers_are_plies_of_their_own() -> None:
    chance = TableChance(1)
    state, _ = deal(RULES, AuctionOptions(seats=2), chance)
    assert [perft.count(RULES, state, chance, depth) for depth in (1, 2, 3)] == [4, 16, 32]


def test_a_finished_game_ends_a_sequence() -> None:
    chance = TableChance(1)
    options = AuctionOptions(seats=2, rounds=2, gifts=False)
    state, _ = deal(RULES, options, chance)
    assert perft.count(RULES, state, chance, 20) == 4 * 4 * 3 * 3


def test_the_tool_prints_each_depth(capsys: pytest.CaptureFixture[str]) -> None:
    assert perft.main(["--game", "auction", "--depth", "2", "--seed", "1"]) == 0
    assert capsys.readouterr().out.split("\n")[:2] == ["depth 1: 4", "depth 2: 16"]
