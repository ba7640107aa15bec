"""Which moves a level thinks about: weaker ones overlook some and prefer the showy one, as people do."""

from __future__ import annotations

from collections import Counter
from math import inf
from typing import Any

import pytest

from game.ai.bot import Effort
from game.ai.halving import Race, candidates, search
from game.ai.mind import finish
from game.core.rules import Move
from game.core.table import Table
from tests.ai.test_mind import OPTIONS, Halving
from tests.toy.moves import Bid
from tests.toy.rules import RULES

DECISIONS = 300
BIDS = [Bid(card) for card in range(4)]


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


def race(clearly: float, trust: float = 0.0) -> Race:
    """Four candidates after four worlds: the second is close behind the first, the others are far behind."""
    found = Race(BIDS, [0.5] * 4, trust, clearly)
    for luck, chance in enumerate((0.0, 0.02, -0.02, 0.01)):
        found.add(range(4), [0.7 + chance, 0.69 - chance, 0.3 + chance / 2, 0.2 + 0.1 * luck])
    return found


def test_the_better_half_is_kept_the_best_first() -> None:
    assert race(inf).kept(range(4)) == [0, 1]
    assert race(inf).kept([3, 2, 1]) == [1, 3]


def test_who_is_clearly_behind_the_best_is_dropped_with_the_worse_half() -> None:
    assert race(2.0).kept(range(4)) == [0, 1]
    assert race(2.0).kept([0, 2, 3]) == [0]
    assert race(20.0).kept([0, 2, 3]) == [0, 3]


def test_what_rough_values_are_trusted_with_makes_less_of_a_lead() -> None:
    """As many more simulations say that all are alike."""
    assert race(3.0).kept([0, 2, 3]) == [0]
    assert race(3.0, trust=200.0).kept([0, 2, 3]) == [0, 3]


@pytest.mark.parametrize(("own", "kept"), [(0.0, [0]), (0.2, [0, 1])])
def test_luck_that_all_candidates_share_says_nothing(own: float, kept: list[int]) -> None:
    found = Race(BIDS[:3], [0.0] * 3, 0.0, 2.0)
    for world in range(8):
        shared = 0.05 * world
        found.add(range(3), [shared + 0.1, shared + 0.05 + own * (world % 2 - 0.5), shared - 0.5])
    assert found.kept(range(3)) == kept


def test_a_few_worlds_are_not_enough_to_be_clear() -> None:
    few = Race(BIDS, [0.5] * 4, 0.0, 1.0)
    few.add(range(4), [0.9, 0.5, 0.2, 0.1])
    assert few.kept(range(4)) == [0, 1]


def test_a_bot_to_whom_much_is_clear_soon_imagines_less_and_takes_the_same() -> None:
    view = Table.open(RULES, OPTIONS, 4).view({0})
    plain, quick = Halving(RULES), Quick(RULES)
    found = [finish(search(bot, view, 0, 1, Effort(160, 4))) for bot in (plain, quick)]
    visits = [sum(judged.visits for judged in advice.ranking) for advice in found]
    assert visits[1] < visits[0]
    assert found[0].move == found[1].move


class Quick(Halving):
    """To whom the smallest lead is clear."""

    clearly = 0.1
