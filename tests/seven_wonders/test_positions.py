"""Sixty positions, and how little the master's answers give away by an answer at fifty times its effort.

The positions hold every answer since the deal, so no AI is needed to get there. Made anew, a line a kind:

    python -m game.tools.positions --game seven_wonders --json tests/seven_wonders/positions.json ...
        --seats 4 --option cities=off --count 24
        --seats 4 --option leaders=on --count 16 --decisions 25 --more
        --seats 3 --option cities=off --count 10 --more
        --seats 7 --option cities=off --count 10 --more
"""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from statistics import fmean

import pytest

from game.ai.mind import finish, think
from game.seven_wonders.bot import BOT
from game.seven_wonders.rules import RULES
from game.tools.positions import Position, lost, move_of, read, replayed

GAME = "seven_wonders"
POSITIONS = read(Path(__file__).with_name("positions.json")).positions
BEARABLE = 1.0
"""Points that the master may give away at a decision, in the mean."""


def kind(position: Position) -> tuple[int, bool]:
    return position.options["seats"], position.options["leaders"]


def test_there_are_sixty_of_four_kinds_and_of_all_ages() -> None:
    assert Counter(map(kind, POSITIONS)) == {(4, False): 24, (4, True): 16, (3, False): 10, (7, False): 10}
    assert len({(kind(position), position.seed) for position in POSITIONS}) == len(POSITIONS)
    states = [replayed(GAME, position)[0] for position in POSITIONS]
    for age in (1, 2, 3):
        assert sum(state.age == age for state in states) >= 12
    assert {state.turn for state in states if state.phase == "turn"} >= {1, 2, 3, 4, 5, 6}


@pytest.mark.parametrize("position", POSITIONS, ids=range(len(POSITIONS)))
def test_each_can_be_replayed_and_all_candidates_are_legal(position: Position) -> None:
    state, view = replayed(GAME, position)
    assert position.seat in [ask.seat for ask in RULES.asks(state)]
    assert len(position.prospects) > 1
    for prospect in position.prospects:
        move = move_of(RULES, prospect.move)
        assert RULES.why_not(state, position.seat, move) is None
        assert RULES.why_not(view, position.seat, move) is None
    ends = [prospect.points for prospect in position.prospects]
    assert ends == sorted(ends, reverse=True)


@pytest.mark.nightly
def test_the_master_gives_little_away() -> None:
    losses = []
    for number, position in enumerate(POSITIONS):
        view = replayed(GAME, position)[1]
        move = finish(think(BOT, view, position.seat, number, "master")).move
        losses.append(lost(BOT, GAME, position, move))
    assert fmean(losses) <= BEARABLE, [round(loss, 2) for loss in losses]
