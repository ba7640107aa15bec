"""Whom a city would rather have as a leader."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from game.core.chance import FastChance
from game.core.components import BadData
from game.core.rules import asked_together
from game.seven_wonders import recruitment as module
from game.seven_wonders.bot import BOT
from game.seven_wonders.evaluation import evaluation
from game.seven_wonders.moves import BuildStage, Keep, Recruit, Sell
from game.seven_wonders.options import SevenWondersOptions
from game.seven_wonders.recruitment import (
    Recruitment,
    noted,
    noticeable,
    read_recruiting,
    recruiting,
)
from game.seven_wonders.recruitment_fit import Batch, RecruitmentFitting, weighed
from game.seven_wonders.rules import RULES
from game.seven_wonders.state import SevenWondersState
from game.seven_wonders.tables import tables

OPTIONS = SevenWondersOptions(seats=4, leaders=True)


def asked_for_leaders(games: int) -> Iterator[SevenWondersState]:
    """Where everybody has to choose a leader."""
    for seed in range(games):
        chance, state = FastChance(random.Random(seed)), RULES.blank(OPTIONS)
        RULES.set_up(state, chance)
        while asks := RULES.asks(state):
            if state.phase in ("draft", "recruit") and not state.queue:
                yield state.copy()
            asked = asked_together(asks)
            RULES.play(state, {ask.seat: BOT.playout(state, ask.seat, chance) for ask in asked}, chance)


def test_all_that_may_be_noted_of_a_leader_has_a_weight() -> None:
    names, kinds = set(noticeable()), set()
    for state in asked_for_leaders(6):
        for move in RULES.moves(state, 0):
            assert isinstance(move, Keep | Recruit | BuildStage | Sell)
            kinds.add(type(move))
            assert {name for name, _ in noted(evaluation(), state, 0, move)} <= names
    assert kinds == {Keep, Recruit, BuildStage, Sell}


def test_a_leader_is_worth_more_if_it_is_liked_better_and_less_if_it_costs_more() -> None:
    given, t = recruiting(), tables()
    state = next(state for state in asked_for_leaders(1) if state.phase == "recruit")
    move = next(move for move in RULES.moves(state, 0) if isinstance(move, Recruit) and t.coins[move.leader])
    liked = f"recruit.{t.ids[move.leader]}"
    more = msgspec.structs.replace(given, weights=given.weights | {liked: given.weights[liked] + 3})
    plain = Recruitment(given, evaluation()).worth(state, 0, move)
    assert Recruitment(more, evaluation()).worth(state, 0, move) == pytest.approx(plain + 3)
    dear = f"spent.{state.age}"
    price = next(amount for name, amount in noted(evaluation(), state, 0, move) if name == dear)
    assert price < 0
    more = msgspec.structs.replace(given, weights=given.weights | {dear: given.weights[dear] + 1})
    assert Recruitment(more, evaluation()).worth(state, 0, move) == pytest.approx(plain + price)


def test_the_playout_recruits_whom_it_likes_best() -> None:
    likes, found = Recruitment(recruiting(), evaluation()), 0
    for state in asked_for_leaders(8):
        if state.phase == "recruit":
            worths = {move: BOT.policy.judge_other(state, 0, move) for move in RULES.moves(state, 0)}
            taken = BOT.playout(state, 0, FastChance(random.Random(1)))
            assert isinstance(taken, Recruit | BuildStage | Sell)
            assert worths[taken] == likes.worth(state, 0, taken)
            assert max(worths.values()) - worths[taken] < 0.5
            found += 1
    assert found >= 20


def test_choices_are_weighed_alike_for_a_seed_and_legal() -> None:
    batch = Batch(0, 2, 5, recruiting())
    once, again = list(weighed(batch)), list(weighed(batch))
    assert once
    assert [choice.worths for choice in once] == [choice.worths for choice in again]
    assert all(RULES.why_not(choice.state, 0, move) is None for choice in once for move in choice.moves)


def test_the_file_must_weigh_all_that_is_noted(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    found = RecruitmentFitting().nothing()
    del found.weights[noticeable()[0]]
    broken = tmp_path / "recruitment.json"
    broken.write_bytes(msgspec.json.encode(found))
    monkeypatch.setattr(module, "FILE", broken)
    with pytest.raises(BadData, match="noted"):
        read_recruiting()


def test_what_is_fitted_next_builds_on_what_was_written(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    request.addfinalizer(recruiting.cache_clear)
    monkeypatch.setattr(module, "FILE", tmp_path / "recruitment.json")
    monkeypatch.setattr(RecruitmentFitting, "file", tmp_path / "recruitment.json")
    fit = RecruitmentFitting()
    assert fit.write(fit.nothing()) == "recruitment.json"
    assert recruiting() == fit.nothing()
