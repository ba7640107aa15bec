"""Where a playout stops to be judged."""

from __future__ import annotations

import random
from typing import Any

import pytest

from game.ai.bot import Bot
from game.ai.playout import branches, play_on
from game.core.chance import FastChance
from game.core.rules import asked_together, deal
from tests.toy.cases import CASES


class Counting(Bot[Any, Any]):
    """Counts decisions; quiet at every third."""

    horizon = 4

    def __init__(self, rules: Any) -> None:
        super().__init__(rules)
        self.decisions = 0
        self.judged = 0

    def playout(self, state: Any, seat: int, chance: Any) -> Any:
        self.decisions += 1
        return super().playout(state, seat, chance)

    def quiet(self, state: Any) -> bool:
        return self.decisions % 3 == 0

    def values(self, state: Any) -> list[float]:
        self.judged += 1
        return [0.5]

    def final(self, state: Any) -> list[float]:
        return [1.0]


@pytest.mark.parametrize(("horizon", "decisions"), [(0, 0), (1, 3), (4, 6)])
def test_a_playout_past_its_horizon_goes_on_to_a_quiet_state(horizon: int, decisions: int) -> None:
    rules, options = CASES[0]
    bot = Counting(rules)
    bot.horizon = horizon  # type: ignore[misc]
    chance = FastChance(random.Random(1))
    state, _ = deal(rules, options, chance)
    play_on(bot, state, chance)
    assert (bot.decisions, bot.judged) == (decisions, 1)


def test_decisions_that_do_not_count_leave_the_horizon_as_far_off(monkeypatch: pytest.MonkeyPatch) -> None:
    rules, options = CASES[0]
    bot = Counting(rules)
    monkeypatch.setattr(bot, "counts", lambda state: False)
    chance = FastChance(random.Random(1))
    state, _ = deal(rules, options, chance)
    assert play_on(bot, state, chance) == [1.0]
    assert bot.judged == 0


def test_what_a_bot_foresees_saves_the_way_by_the_rules_if_only_the_value_counts(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    rules, options = CASES[0]
    bot = Counting(rules)
    monkeypatch.setattr(bot, "foreseen", lambda state, chance: [0.25])
    chance = FastChance(random.Random(1))
    state, _ = deal(rules, options, chance)
    assert play_on(bot, state, chance, quickly=True) == [0.25]
    assert bot.decisions == 0
    assert play_on(bot, state, chance) == [0.5]
    assert bot.decisions > 0


class Rising(Counting):
    """Thinks a tenth better of it at every look."""

    horizon = 1

    def values(self, state: Any) -> list[float]:
        self.judged += 1
        return [self.judged / 10]


@pytest.mark.parametrize(("looks", "decisions", "value"), [(1, 3, 0.1), (2, 6, 0.15)])
def test_a_bot_of_several_looks_goes_on_from_one_to_the_next_and_takes_the_mean(
    looks: int, decisions: int, value: float
) -> None:
    rules, options = CASES[0]
    bot = Rising(rules)
    bot.looks = looks  # type: ignore[misc]
    chance = FastChance(random.Random(1))
    state, _ = deal(rules, options, chance)
    assert play_on(bot, state, chance) == [pytest.approx(value)]
    assert bot.decisions == decisions


def test_the_end_is_a_look_too_and_the_only_one_for_who_plays_on_to_it() -> None:
    rules, options = CASES[0]
    for to_the_end in (False, True):
        bot = Rising(rules)
        bot.looks = 1_000  # type: ignore[misc]
        chance = FastChance(random.Random(1))
        state, _ = deal(rules, options, chance)
        found = play_on(bot, state, chance, to_the_end=to_the_end)[0]
        looks = bot.judged
        assert looks == 0 if to_the_end else looks > 1
        assert found == pytest.approx((sum(range(1, looks + 1)) / 10 + 1.0) / (looks + 1))


def test_the_moves_of_a_seat_are_tried_with_the_same_answers_of_the_others() -> None:
    rules, options = CASES[0]
    bot = Counting(rules)
    state, _ = deal(rules, options, FastChance(random.Random(1)))
    asked = asked_together(rules.asks(state))
    moves = rules.moves(state, 0)
    before = state.bids.copy()
    after = [branch for branch, _ in branches(bot, state, 0, moves, 5)]
    assert bot.decisions == len(asked) - 1 > 0
    assert len({branch.hands[0] for branch in after}) == len(moves) > 1
    assert len({tuple(branch.hands[1:]) for branch in after}) == 1
    assert state.bids == before
