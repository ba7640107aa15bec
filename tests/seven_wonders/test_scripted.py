"""The players of one idea build what they are after, whatever else would be better."""

from __future__ import annotations

import random

import pytest

from game.ai.bot import check_level
from game.ai.mind import Mind
from game.core.chance import FastChance
from game.core.reason import Refused
from game.core.rules import asked_together, check
from game.seven_wonders.bot import BOT
from game.seven_wonders.moves import Build, BuildStage, Sell
from game.seven_wonders.options import SevenWondersOptions
from game.seven_wonders.rules import RULES
from game.seven_wonders.scripted import SCRIPTED
from tests.seven_wonders.table import deal, give, n, table

MIXED = ("barracks", "apothecary", "altar", "lumber_yard", "tavern")
RICH = ("loom_1", "press_1", "ore_vein", "stone_pit", "clay_pool")


@pytest.mark.parametrize(
    ("name", "card"),
    [("science", "apothecary"), ("war", "barracks"), ("civil", "altar"), ("coins", "tavern")],
)
def test_each_builds_its_own_colour_first(name: str, card: str) -> None:
    state = table(3, "giza_a", hand=MIXED)
    give(state, 0, *RICH)
    move = SCRIPTED[name](state, 0)
    assert isinstance(move, Build)
    assert move.card == n(card)


def test_a_warrior_takes_the_card_with_most_shields_and_a_civilian_that_with_most_points() -> None:
    state = table(3, "giza_a", age=3, hand=("guard_tower", "fortifications", "altar", "pantheon"))
    give(state, 0, "walls", "temple", *RICH)
    for name, card in (("war", "fortifications"), ("civil", "pantheon")):
        move = SCRIPTED[name](state, 0)
        assert isinstance(move, Build)
        assert (move.card, move.way) == (n(card), "chained")


@pytest.mark.parametrize("name", ["science", "war", "civil"])
def test_without_its_colour_it_builds_the_resources_that_it_has_none_of(name: str) -> None:
    state = table(3, "giza_a", hand=("stone_pit", "lumber_yard", "tavern"))
    assert SCRIPTED[name](state, 0) == Build(n("lumber_yard"))


def test_then_it_builds_a_stage_with_a_card_that_it_is_not_after() -> None:
    state = table(3, "giza_a", coins=0, hand=("academy", "tavern"))
    give(state, 0, "stone_pit")
    assert SCRIPTED["science"](state, 0) == BuildStage(n("tavern"))


def test_at_last_it_sells_what_it_is_not_after() -> None:
    state = table(3, "giza_a", coins=0, hand=("academy", "tavern"))
    assert SCRIPTED["science"](state, 0) == Sell(n("tavern"))


def test_greed_sells_rather_than_build_what_brings_no_coins() -> None:
    state = table(3, "giza_a", hand=("lumber_yard", "altar"))
    assert isinstance(SCRIPTED["coins"](state, 0), Sell)
    deal(state, 0, "lumber_yard", "altar", "tavern")
    assert SCRIPTED["coins"](state, 0) == Build(n("tavern"))


@pytest.mark.parametrize("name", SCRIPTED)
@pytest.mark.parametrize(
    "options",
    [
        SevenWondersOptions(seats=2, cities=False),
        SevenWondersOptions(seats=4, cities=True, leaders=True, wonders="draft"),
        SevenWondersOptions(seats=8, teams=True),
    ],
    ids=str,
)
def test_what_it_does_is_legal_from_the_deal_to_the_end(name: str, options: SevenWondersOptions) -> None:
    chance = FastChance(random.Random(4))
    state = RULES.blank(options)
    RULES.set_up(state, chance)
    while asks := RULES.asks(state):
        moves = {ask.seat: SCRIPTED[name](state, ask.seat) for ask in asked_together(asks)}
        check(RULES, state, moves)
        RULES.play(state, moves, chance)
    assert state.phase == "over"


def test_it_sits_where_ais_are_measured_and_at_nobodys_table() -> None:
    assert Mind(BOT, SevenWondersOptions(seats=3), 0, "science").level == "science"
    with pytest.raises(Refused):
        check_level("science")
