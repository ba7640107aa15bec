"""The AI: the fitted evaluation, the quick player, the search's world, the clairvoyant bound."""

from __future__ import annotations

import random

import msgspec
import pytest

from game.ai.halving import futures
from game.ai.mind import Mind, finish, think
from game.core.chance import FastChance, TableChance
from game.core.rollout import rollout
from game.core.rules import deal
from game.troyes_dice import evaluation
from game.troyes_dice.bot import BOT
from game.troyes_dice.bound import bound, of_deal
from game.troyes_dice.evaluation import FILE, Evaluation, Weights, fitted, parts
from game.troyes_dice.moves import NumberColumns
from game.troyes_dice.network import SCALE, UNITS
from game.troyes_dice.options import TroyesOptions
from game.troyes_dice.policy import best, ranked, uses
from game.troyes_dice.rules import RULES
from game.troyes_dice.scoring import total
from game.troyes_dice.state import TroyesState


def states(seed: int, **options: object) -> list[TroyesState]:
    """The states of a random game, every decision's."""
    chance = FastChance(random.Random(seed))
    state, _ = deal(RULES, TroyesOptions(**options), chance)  # type: ignore[arg-type]
    found = []
    while asks := RULES.asks(state):
        found.append(state.copy())
        RULES.play(state, {asks[0].seat: RULES.sample(state, asks[0].seat, chance)}, chance)
    return found


@pytest.mark.parametrize("seed", range(5))
def test_the_value_is_the_weighted_sum_of_the_amounts_and_what_the_network_says(seed: int) -> None:
    given = msgspec.json.decode(FILE.read_bytes(), type=Weights)
    for state in states(seed):
        if state.half >= 15:
            continue
        slow, sums = 0.0, [0] * UNITS
        for features, marks in parts(state.sheets[0]):
            for name, amount in features(*marks).items():
                slow += given.weights[name][state.half] * amount if name in given.weights else 0.0
                if name in given.signs:
                    sums = [one + share for one, share in zip(sums, given.signs[name][state.half])]
        counted = [max(0, one) for one in sums]
        slow += (sum(counted[: UNITS // 2]) - sum(counted[UNITS // 2 :])) / SCALE
        assert fitted().after(state.sheets[0], state.half) == pytest.approx(slow, abs=0.01)


def test_the_value_is_exact_at_the_end() -> None:
    state = states(3)[-1]
    assert fitted().after(state.sheets[0], 15) == total(state.sheets[0])


@pytest.mark.parametrize("feasts", [False, True])
@pytest.mark.parametrize("numbering", ["first", "expert"])
def test_every_move_of_the_quick_player_is_legal(feasts: bool, numbering: str) -> None:
    for seed in range(6):
        for state in states(seed, seats=2, feasts=feasts, numbering=numbering):
            if not state.numbers:
                continue
            for ask in RULES.asks(state):
                legal = set(RULES.moves(state, ask.seat))
                moves = [move for _, move in ranked(state, ask.seat, fitted())]
                assert moves
                assert set(moves) <= legal
                assert best(state, ask.seat, fitted()) == moves[0]


def test_the_quick_player_keeps_a_use_of_every_building_in_reach() -> None:
    for state in states(8):
        if state.sheets[0].owed:
            continue
        reach = {(move.colour, move.value, move.use) for move in RULES.moves(state, 0) if move.use}  # type: ignore[attr-defined]
        kept = {(move.colour, move.value, move.use) for move in uses(state, 0, fitted()) if move.use}
        assert kept == reach


def test_what_is_remembered_of_buildings_changes_no_worth(monkeypatch: pytest.MonkeyPatch) -> None:
    weights = msgspec.json.decode(FILE.read_bytes(), type=Weights)
    sheets = [(state.sheets[0], state.half) for state in states(2) if state.half < 15]
    once = [Evaluation(weights).after(*sheet) for sheet in sheets[::3]]
    monkeypatch.setattr(evaluation, "REMEMBERED", 2)
    forgetful = Evaluation(weights)
    again = [[forgetful.after(*sheet) for sheet in sheets[::3]] for _ in range(2)]
    assert again == [once, once]


def test_in_a_search_the_others_sit_out() -> None:
    state = states(4, seats=4)[5]
    seat = RULES.asks(state)[0].seat
    world = BOT.world(state, seat, FastChance(random.Random(1)))
    assert [ask.seat for ask in RULES.asks(world)] == [seat]
    rollout(RULES, world, FastChance(random.Random(2)))
    assert world.over
    assert world.sheets[seat] != state.sheets[seat]


def test_a_state_is_worth_the_best_use_of_the_dice_on_its_wheel() -> None:
    for state in states(6):
        if not state.sheets[0].owed:
            assert BOT.totals(state)[0] == pytest.approx(ranked(state, 0, fitted())[0][0])


def test_a_simulation_ends_two_throws_on_whatever_the_move_sets_off() -> None:
    known = [(state, move) for state in states(9)[3:25:3] for move in BOT.candidates(state, 0, 8)]
    for state, move in known:
        ((_, after),) = futures(BOT, state, 0, [move], 5)
        assert after.over or after.half == state.half + 2
        assert not after.sheets[0].owed


@pytest.mark.parametrize("level", ["novice", "adept", "expert", "master"])
def test_levels_answer_the_same_from_the_same_view_and_number(level: str) -> None:
    state = states(4, seats=2)[20]
    seat = RULES.asks(state)[0].seat
    first, second = (finish(think(BOT, state, seat, 7, level)) for _ in range(2))
    assert first == second
    assert first.move in RULES.moves(state, seat)


def test_the_levels_differ_in_strength() -> None:
    means = []
    for level in ("random", "rookie", "expert"):
        points = 0
        for seed in range(8):
            chance = TableChance(seed)
            state, events = deal(RULES, TroyesOptions(), chance)
            mind = Mind(BOT, TroyesOptions(), 0, level)
            mind.observe(events)
            while RULES.asks(state):
                move = finish(think(BOT, state, 0, seed, level)).move
                RULES.play(state, {0: move}, chance)
            points += total(state.sheets[0])
        means.append(points / 8)
    assert means[0] + 8 < means[1] < means[2] - 8


def test_knowing_the_dice_beats_the_quick_player() -> None:
    for seed in range(2):
        chance = TableChance(seed)
        state, _ = deal(RULES, TroyesOptions(), chance)
        narrow = bound(state, chance, width=6)
        while RULES.asks(state):
            RULES.play(state, {0: best(state, 0, fitted())}, chance)
        assert narrow >= total(state.sheets[0])


def test_the_bound_takes_the_better_numbering(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("game.troyes_dice.bound.bound", lambda state, chance: state.numbers[1])
    state, _ = deal(RULES, TroyesOptions(numbering="rolled"), TableChance(5))
    numberings = [move.two for move in RULES.moves(state, 0) if isinstance(move, NumberColumns)]
    assert of_deal(TroyesOptions(numbering="rolled"), 5) == max(numberings)
