"""What works once a turn works once a turn: in what is offered, what happens, what is foreseen and shown."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator
from typing import Any

import pytest

from game.core.chance import TableChance
from game.core.rules import Event, act
from game.seven_wonders import orders
from game.seven_wonders.events import CardBuilt, CoinsTaken, StageBuilt
from game.seven_wonders.moves import Build, BuildStage, Sell
from game.seven_wonders.payment import BOUGHT_BANK, BOUGHT_LEFT, BOUGHT_RIGHT
from game.seven_wonders.rules import RULES
from game.seven_wonders.state import SevenWondersState
from game.seven_wonders.tables import tables
from game.seven_wonders.view.sources import bought, missing, prices
from tests.seven_wonders.table import answer, build, builds, deal, give, n, stages, table, topics, why_not

LAST: dict[str, Any] = {"cities": True, "leaders": True, "turn": 7, "age": 1}
OWNED = ("hatshepsut", "bilkis", "berenice", "clandestine_dock_west", "clandestine_dock_east")


def last_turn(*hand: str, coins: int = 9, left: str = "rhodos_a") -> SevenWondersState:
    """Babylon may use its last card, too; ore to its left, glass to its right."""
    state = table(3, "babylon_b", left, "alexandria_a", coins=coins, hand=("altar", "theater"), **LAST)
    stages(state, 0, 2)
    deal(state, 0, *hand)
    return state


def both(state: SevenWondersState, first: Build | Sell, last: Build | Sell) -> None:
    """Babylon's two cards of the turn."""
    answer(state, {0: first})
    assert topics(state) == [(0, "last_card")]
    answer(state, {0: last})


def test_hatshepsut_pays_once_a_turn_for_each_neighbour_babylons_last_card_included() -> None:
    state = last_turn("barracks", "guard_tower", left="rhodos_a")
    state.goods[0] = 0
    give(state, 0, "hatshepsut")
    give(state, 1, "clay_pool")
    both(state, build("barracks", left=2), build("guard_tower", left=2))
    assert state.coins[0] == 9 - 2 + 1 - 2


def test_hatshepsut_pays_for_the_other_neighbour_at_babylons_last_card() -> None:
    state = last_turn("barracks", "baths")
    give(state, 0, "hatshepsut")
    give(state, 2, "stone_pit")
    both(state, build("barracks", left=2), build("baths", right=2))
    assert state.coins[0] == 9 - 2 + 1 - 2 + 1


def test_hatshepsuts_coin_is_foreseen_once_for_each_neighbour() -> None:
    state = table(3, "babylon_b", "rhodos_a", "giza_a", **LAST)
    give(state, 0, "hatshepsut")
    deal(state, 0, "barracks", "altar")
    after = RULES.preview(state, 0, build("barracks", left=2))
    assert after.coins[0] == 3 - 2 + 1
    again = RULES.preview(after, 0, build("barracks", left=2))
    assert again.coins[0] == after.coins[0] - 2


def test_the_bank_sells_one_resource_a_turn_and_refusals_know_it() -> None:
    state = last_turn("apothecary", "stockade", coins=3)
    give(state, 0, "bilkis")
    assert builds(state, 0, "apothecary") == [("paid", 0, 0, 1)]
    answer(state, {0: build("apothecary", bank=1)})
    assert builds(state, 0, "stockade") == []
    assert why_not(state, 0, build("stockade")) == "nobody_has"
    assert missing(state, 0, n("stockade"), "build") == tables().need[n("stockade")]


def test_a_refusal_counts_the_resource_that_a_leader_takes_off() -> None:
    state = table(3, "giza_a", "rhodos_a", "ephesos_a", coins=1, leaders=True)
    give(state, 0, "leonidas")
    deal(state, 0, "training_ground", "altar")
    assert why_not(state, 0, build("training_ground")) == "nobody_has", "wood"
    give(state, 1, "lumber_yard")
    give(state, 2, "ore_vein")
    assert why_not(state, 0, build("training_ground")) == "too_dear"
    reason = RULES.why_not(state, 0, build("training_ground"))
    assert reason is not None
    assert reason.values["price"] == 4, "three resources, one of them taken off"


def test_the_shown_prices_forget_a_dock_that_is_used_up() -> None:
    state = last_turn("barracks", "stockade")
    give(state, 0, "clandestine_dock_west", "clandestine_dock_east")
    assert prices(state.unused(0), "left") == (2, 2, True)
    answer(state, {0: build("barracks", left=1)})
    assert prices(state.unused(0), "left") == (2, 2, False)
    assert prices(state.unused(0), "right") == (2, 2, True)


def rich_turn(chosen: random.Random) -> SevenWondersState:
    """A last turn in which Babylon has most powers of once a turn, beside cities that sell a lot."""
    t = tables()
    state = last_turn("altar", "theater", coins=chosen.randrange(2, 15))
    give(state, 0, *(name for name in OWNED if chosen.random() < 0.8))
    if chosen.random() < 0.5:
        give(state, 0, chosen.choice(["west_trading_post", "marketplace", "leonidas", "hammurabi"]))
    sellers = [t.ids[card] for card in range(t.cards) if t.colour[card] in (0, 1)]
    for party in (1, 2):
        give(state, party, *dict.fromkeys(chosen.choices(sellers, k=3)))
    affordable = [t.ids[card] for card in range(t.cards) if t.need[card] and t.age[card] < 3]
    deal(state, 0, *chosen.sample(affordable, 2))
    return state


Step = tuple[SevenWondersState, Build | BuildStage | Sell, tuple[Event, ...]]
"""A state, what Babylon does in it, and what happens."""


def babylons_turn(state: SevenWondersState, chosen: random.Random) -> Iterator[Step]:
    """Babylon's two cards of the turn, bought with if that can be; the others sell."""
    for place in range(2):
        moves = RULES.moves(state, 0)
        move = chosen.choice([one for one in moves if isinstance(one, Build | BuildStage)] or list(moves))
        others = {} if place else {seat: Sell(state.hands[seat][0]) for seat in (1, 2)}
        events = act(RULES, state, {0: move, **others}, TableChance(3))
        yield state.copy(), move, events  # type: ignore[misc]
        for event in events:
            state.apply(event)


def own(events: Iterable[Event]) -> list[CardBuilt | StageBuilt | CoinsTaken]:
    """What Babylon built and took from the bank."""
    return [one for one in events if isinstance(one, CardBuilt | StageBuilt | CoinsTaken) and one.party == 0]


@pytest.mark.parametrize("seed", range(60))
def test_in_no_turn_does_a_power_of_once_a_turn_work_twice(seed: int) -> None:
    chosen = random.Random(seed)
    for _ in range(6):
        state = rich_turn(chosen)
        owned = {name for name in OWNED if state.cities[0] >> n(name) & 1}
        happened = [one for _, _, events in babylons_turn(state, chosen) for one in own(events)]
        built = [one for one in happened if isinstance(one, CardBuilt | StageBuilt)]
        taken = [one for one in happened if isinstance(one, CoinsTaken)]
        sides = {side for one in built for side in (BOUGHT_LEFT, BOUGHT_RIGHT) if one.uses & side}
        paid_back = [one.coins for one in taken if one.source == "hatshepsut"]
        assert sum(paid_back) == (len(sides) if "hatshepsut" in owned else 0)
        assert sum(one.bonus for one in taken) == bool("berenice" in owned and taken)
        assert sum(bool(one.uses & BOUGHT_BANK) for one in built) <= ("bilkis" in owned)


@pytest.mark.parametrize("seed", range(60))
def test_what_is_foreseen_and_shown_is_what_happens(seed: int) -> None:
    chosen = random.Random(seed)
    for _ in range(4):
        for state, move, events in babylons_turn(rich_turn(chosen), chosen):
            coins = state.coins[0]
            for one in own(events):
                coins += one.coins + one.bonus if isinstance(one, CoinsTaken) else -price_of(one)
            assert RULES.preview(state, 0, move).coins[0] == coins
            if isinstance(move, BuildStage) or (isinstance(move, Build) and move.way == "paid"):
                parts, used = bought(state, 0, move), orders.uses(state, 0, move)
                assert (parts.left > 0) >= (move.left > 0)
                assert (parts.right > 0) >= (move.right > 0)
                assert (parts.bank > 0) == bool(used & BOUGHT_BANK)


def price_of(one: CardBuilt | StageBuilt) -> int:
    """The coins that a card or a stage took."""
    return one.left + one.right + one.bank
