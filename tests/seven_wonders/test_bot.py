"""What the AI knows: legal, sensible moves from what its seat has seen."""

from __future__ import annotations

import random
from typing import Any

import pytest

from game.ai.mind import Mind
from game.ai.playout import answers
from game.core.chance import FastChance, TableChance
from game.core.mask import mask_all, widen
from game.core.rules import act
from game.core.rules import deal as open_table
from game.seven_wonders import tally
from game.seven_wonders.bot import BOT, ambitions
from game.seven_wonders.evaluation import evaluation
from game.seven_wonders.options import SevenWondersOptions
from game.seven_wonders.preference import preference
from game.seven_wonders.rules import RULES
from game.seven_wonders.tables import SYMBOLS, tables
from tests.seven_wonders.table import give, n, table

EYE = evaluation()
LIKES = preference(False)
OPTIONS: list[dict[str, Any]] = [
    {"seats": 3, "cities": False},
    {"seats": 2},
    {"seats": 4, "leaders": True, "teams": True},
    {"seats": 8},
]


@pytest.mark.parametrize("given", OPTIONS, ids=str)
def test_playouts_and_candidates_are_legal(given: dict[str, Any]) -> None:
    chance = FastChance(random.Random(3))
    state = RULES.blank(SevenWondersOptions(**given))
    RULES.set_up(state, chance)
    while asks := RULES.asks(state):
        for ask in asks:
            for move in BOT.candidates(state, ask.seat, 6):
                assert RULES.why_not(state, ask.seat, move) is None
        moves = answers(BOT, state, chance)
        for seat, move in moves.items():
            assert RULES.why_not(state, seat, move) is None
        RULES.play(state, moves, chance)
    values = BOT.final(state)
    assert len(values) == given["seats"]
    assert all(0 <= value <= 1 for value in values)


def test_judged_play_scores_far_more_than_random_play() -> None:
    totals: dict[str, list[int]] = {"judged": [], "random": []}
    for seed in range(12):
        for kind, found in totals.items():
            chance = FastChance(random.Random(seed))
            state = RULES.blank(SevenWondersOptions(seats=3, cities=False))
            RULES.set_up(state, chance)
            while asks := RULES.asks(state):
                judged = kind == "judged"
                moves = (
                    answers(BOT, state, chance)
                    if judged
                    else {ask.seat: RULES.sample(state, ask.seat, chance) for ask in asks}
                )
                RULES.play(state, moves, chance)
            found += tally.totals(state)
    mean = {kind: sum(found) / len(found) for kind, found in totals.items()}
    assert mean["judged"] > 45
    assert mean["random"] < 35


def test_minds_play_a_whole_game_from_masked_events() -> None:
    options = SevenWondersOptions(seats=3, cities=False)
    state, events = open_table(RULES, options, TableChance(4))
    minds = [Mind(BOT, options, seat, ("adept", "novice", "random")[seat]) for seat in range(3)]
    count = 0
    while True:
        for mind in minds:
            mind.observe(mask_all(events, widen(RULES, options, {mind.seat})))
        if not (asks := RULES.asks(state)):
            break
        count += 1
        moves = {ask.seat: minds[ask.seat].choose(count).move for ask in asks}
        events = act(RULES, state, moves, TableChance(4))
        for event in events:
            state.apply(event)
    assert count >= 18


def test_a_chain_parent_is_worth_more_than_the_same_card_without_heirs() -> None:
    state = table(4)
    assert LIKES.card(state, 0, n("baths"), 1.0) > LIKES.card(state, 0, n("pawnshop"), 1.0)


def test_the_first_resource_of_a_kind_is_worth_more_than_the_second() -> None:
    state = table(3, "giza_a")
    first = LIKES.card(state, 0, n("clay_pool"), 0.9)
    give(state, 0, "brickyard", "clay_pit")
    assert first > LIKES.card(state, 0, n("clay_pool"), 0.9)


def test_resources_lose_their_worth_towards_the_end() -> None:
    state = table(3, "giza_a")
    assert LIKES.card(state, 0, n("clay_pool"), 0.9) > LIKES.card(state, 0, n("clay_pool"), 0.1)
    assert EYE.hindrance(state.goods[0], 2) > EYE.hindrance(
        state.goods[0] + tables().gain[n("brickyard")].goods, 2
    )


def test_arms_matter_most_in_a_close_race() -> None:
    close, lost = table(3, age=3), table(3, age=3)
    lost.shields = [0, 12, 12]
    assert EYE.arms(close, 0, 3) > EYE.arms(lost, 0, 3)


def test_peace_is_for_the_weak() -> None:
    state = table(3, age=3, turn=5, cities=True)
    state.shields = [0, 9, 9]
    weak = EYE.peace(state, 0)
    state.shields = [9, 0, 0]
    assert weak > EYE.peace(state, 0)


def test_the_first_coins_are_worth_most() -> None:
    assert EYE.purse(3, 1.0) - EYE.purse(0, 1.0) > EYE.purse(23, 1.0) - EYE.purse(20, 1.0)


def test_a_completed_set_of_symbols_is_worth_seven_more() -> None:
    state = table(3, age=3, turn=6)
    give(state, 0, "apothecary", "workshop")
    whole, second = (EYE.symbol(state, 0, SYMBOLS.index(name), 0.0) for name in ("tablet", "compass"))
    assert (whole, second) == (1 + 7, 3)
    assert LIKES.card(state, 0, n("library"), 0.0) > LIKES.card(state, 0, n("dispensary"), 0.0) + 3


def test_own_points_matter_more_than_a_rivals_and_the_best_rivals_more_than_anothers() -> None:
    base, own, best, last = (
        ambitions(totals, 10)[0]
        for totals in ([50, 60, 50, 40], [51, 60, 50, 40], [50, 61, 50, 40], [50, 60, 50, 41])
    )
    assert own - base > base - best > 3 * (base - last) > 0


def test_who_is_level_with_everybody_is_worth_half() -> None:
    assert ambitions([60, 60], 10) == [0.5, 0.5]
    assert ambitions([40, 40, 40, 40], 10) == [0.5] * 4


def test_more_is_imagined_where_more_worlds_tell_more() -> None:
    """Early in an age more than late, and in the last age most: its end is near, and open until then."""
    early, late, last = (table(4, age=age) for age in (1, 1, 3))
    late.turn = 5
    assert BOT.stake(last, 0) > BOT.stake(early, 0) > BOT.stake(late, 0) > 0


@pytest.mark.parametrize("phase", ["draft", "recruit"])
def test_less_is_imagined_of_leaders_for_it_takes_long(phase: str) -> None:
    for age in (1, 2, 3):
        state = table(4, age=age)
        usual = BOT.stake(state, 0)
        state.phase = phase
        assert BOT.stake(state, 0) < usual


def test_less_is_imagined_of_losses_in_every_age() -> None:
    for age in (1, 2, 3):
        state = table(4, age=age)
        state.queue = (("losses", 0, 0),)
        assert BOT.stake(state, 0) < 1
