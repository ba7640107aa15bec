"""What a city would rather do with a card."""

from __future__ import annotations

import random
from pathlib import Path

import msgspec
import pytest

from game.core.chance import FastChance
from game.core.components import BadData
from game.core.rules import asked_together
from game.seven_wonders import orders
from game.seven_wonders import preference as module
from game.seven_wonders.bot import BOT
from game.seven_wonders.evaluation import evaluation, left_of_game
from game.seven_wonders.moves import Build, BuildStage, Sell
from game.seven_wonders.options import SevenWondersOptions
from game.seven_wonders.preference import (
    Preference,
    noted,
    noticeable,
    preference,
    preferences,
    read_preferences,
)
from game.seven_wonders.preference_fit import Batch, PreferenceFitting, weighed
from game.seven_wonders.rules import RULES
from game.seven_wonders.state import SevenWondersState

KINDS = [
    SevenWondersOptions(seats=2),
    SevenWondersOptions(seats=4, cities=False),
    SevenWondersOptions(seats=5, cities=True, leaders=True),
]


def chosen(likes: Preference, state: SevenWondersState, seat: int) -> dict[Build | BuildStage | Sell, float]:
    """What each move with a card is worth, its cost taken off."""
    left, hand = left_of_game(state), state.hands[seat]
    found: dict[Build | BuildStage | Sell, float] = {}
    for card in hand:
        found[Sell(card)] = likes.sale(state, seat, left)
        for way in orders.ways(state, seat, card):
            worth = likes.card(state, seat, card, left) - likes.price(state, seat, way, left)
            found[orders.build(card, way)] = worth
        for way in orders.stage_payments(state, seat):
            worth = likes.stage(state, seat, left) - likes.price(state, seat, way, left)
            found[BuildStage(card, *way[:3])] = worth
    return found


@pytest.mark.parametrize("options", KINDS, ids=str)
def test_a_worth_is_the_sum_of_all_that_is_noted(options: SevenWondersOptions) -> None:
    given = preferences()
    weights = given.boxes if options.boxed else given.plain
    chance, state, seen = FastChance(random.Random(3)), RULES.blank(options), 0
    RULES.set_up(state, chance)
    while asks := RULES.asks(state):
        if state.phase == "turn" and not state.queue:
            for move, worth in chosen(preference(options.boxed), state, 0).items():
                amounts = noted(evaluation(), state, 0, move)
                assert worth == pytest.approx(sum(weights[name] * amount for name, amount in amounts))
                seen += 1
        asked = asked_together(asks)
        RULES.play(state, {ask.seat: BOT.playout(state, ask.seat, chance) for ask in asked}, chance)
    assert seen > 100


def test_choices_are_weighed_alike_for_a_seed_and_legal() -> None:
    batch = Batch(0, 2, 5, preferences())
    once, again = list(weighed(batch)), list(weighed(batch))
    assert [choice.worths for choice in once] == [choice.worths for choice in again]
    assert all(RULES.why_not(choice.state, 0, move) is None for choice in once for move in choice.moves)


def test_the_file_must_weigh_all_that_is_noted(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    found = PreferenceFitting().nothing()
    del found.plain[noticeable()[0]]
    broken = tmp_path / "preference.json"
    broken.write_bytes(msgspec.json.encode(found))
    monkeypatch.setattr(module, "FILE", broken)
    with pytest.raises(BadData, match="noted"):
        read_preferences()


def test_weights_are_written_as_they_are_read(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(module, "FILE", tmp_path / "preference.json")
    monkeypatch.setattr(PreferenceFitting, "file", tmp_path / "preference.json")
    fit = PreferenceFitting()
    assert fit.write(fit.shipped()) == "preference.json"
    assert read_preferences() == fit.shipped()


def test_what_is_fitted_next_builds_on_what_was_written(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    for cached in (preferences, preference):
        request.addfinalizer(cached.cache_clear)
    monkeypatch.setattr(module, "FILE", tmp_path / "preference.json")
    monkeypatch.setattr(PreferenceFitting, "file", tmp_path / "preference.json")
    fit = PreferenceFitting()
    fit.write(fit.nothing())
    assert preferences() == fit.nothing()
