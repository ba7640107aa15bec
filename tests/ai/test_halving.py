"""Which moves a level thinks about: weaker ones overlook some and prefer the showy one, as people do."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

import pytest

from game.ai.bot import Effort
from game.ai.halving import candidates, search
from game.ai.mind import finish, think
from game.core.rules import Move
from game.core.table import Table
from tests.ai.test_mind import OPTIONS, Halving
from tests.toy.moves import Bid
from tests.toy.rules import RULES

DECISIONS = 300


class Showy(Halving):
    """To whom the third card from the left looks best, whatever it is worth."""

    def show(self, view: Any, seat: int, move: Move) -> float:
        return float(move == Bid(2))


def noticed(effort: Effort, number: int) -> list[Move]:
    view = Table.open(RULES, OPTIONS, 4).view({0})
    return list(candidates(Showy(RULES), view, 0, number, effort))


def taken(effort: Effort) -> Counter[Move]:
    view = Table.open(RULES, OPTIONS, 4).view({0})
    bot = Showy(RULES)
    return Counter(finish(search(bot, view, 0, number, effort)).move for number in range(DECISIONS))


def test_who_overlooks_nothing_sees_all_in_the_same_order() -> None:
    assert noticed(Effort(8, 4), 1) == noticed(Effort(8, 4), 2) == [Bid(card) for card in range(4)]


def test_a_share_of_the_moves_is_overlooked_but_never_all() -> None:
    found = [noticed(Effort(8, 4, overlooks=0.4), number) for number in range(DECISIONS)]
    assert all(found)
    assert sum(map(len, found)) / (4 * DECISIONS) == pytest.approx(0.6, abs=0.06)


def test_without_simulations_the_most_promising_move_that_is_noticed_is_taken() -> None:
    assert taken(Effort(0, 4)) == {Bid(0): DECISIONS}
    found = taken(Effort(0, 4, overlooks=0.4))
    assert found[Bid(0)] > found[Bid(1)] > found[Bid(2)] > found[Bid(3)] > 0


def test_who_is_dazzled_takes_the_showiest_move_that_often() -> None:
    found = taken(Effort(0, 4, dazzled=0.3))
    assert set(found) == {Bid(0), Bid(2)}
    assert found[Bid(2)] / DECISIONS == pytest.approx(0.3, abs=0.08)


def test_what_is_overlooked_does_not_dazzle() -> None:
    effort = Effort(0, 4, overlooks=0.4, dazzled=1.0)
    for number in range(DECISIONS):
        seen = noticed(effort._replace(dazzled=0.0), number)
        assert noticed(effort, number) == [Bid(2) if Bid(2) in seen else seen[0]]


def test_a_move_shows_the_points_that_it_brings_at_once() -> None:
    table = Table.open(RULES, OPTIONS, 4)
    view = table.view({0})
    view.points = [3, 5, 0]
    assert [Halving(RULES).show(view, seat, Bid(1)) for seat in range(2)] == [3.0, 5.0]


class Patient(Halving):
    """Plays on to the end at all levels."""

    horizon = None


class Guessing(Halving):
    """Does not know what to think of a game before its end."""

    horizon = 0
    farsighted = frozenset({"grandmaster"})

    def quiet(self, state: Any) -> bool:
        return True

    def values(self, state: Any) -> Sequence[float]:
        assert not self.rules.asks(state), "not over yet"
        return super().values(state)


def test_who_is_farsighted_judges_the_ends_of_games() -> None:
    view = Table.open(RULES, OPTIONS, 4).view({0})
    bots = Guessing(RULES), Patient(RULES)
    with pytest.raises(AssertionError, match="not over yet"):
        finish(think(bots[0], view, 0, 1, "master"))
    found = [finish(think(bot, view, 0, 1, "grandmaster")) for bot in bots]
    assert found[0] == found[1]


class Careful(Halving):
    """To whom a decision matters so many times as much as usual."""

    def __init__(self, times: float) -> None:
        super().__init__(RULES)
        self.times = times

    def stake(self, view: Any, seat: int) -> float:
        return self.times


def test_the_more_is_at_stake_the_more_is_imagined() -> None:
    view = Table.open(RULES, OPTIONS, 4).view({0})
    found = []
    for bot in (Careful(0.5), Halving(RULES), Careful(2.0)):
        advice = finish(search(bot, view, 0, 1, Effort(64, 4)))
        found.append(sum(judged.visits for judged in advice.ranking))
    assert found == [32, 64, 128]
