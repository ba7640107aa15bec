"""Both games for two: the Cave Freaks, and neutral tribes that the players direct."""

from __future__ import annotations

import pytest

from game.core.chance import TableChance
from game.core.mask import mask_all
from game.core.rules import act
from game.cvlizations import events as happened
from game.cvlizations import turns
from game.cvlizations.catalog import LOGGING, REST
from game.cvlizations.moves import LayOrders
from game.cvlizations.options import CvlizationsOptions
from game.cvlizations.rules import RULES
from tests.cvlizations.tables import lay, opened, table, to_round

CHANCE = TableChance(1)


def test_the_advanced_game_is_for_two() -> None:
    assert CvlizationsOptions(seats=3, two="advanced").problem() is not None
    assert CvlizationsOptions(seats=2, two="advanced").problem() is None


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_what_matters_to_two_alone_says_so_to_others(seats: int) -> None:
    options = CvlizationsOptions(seats=seats)
    assert (options.idle("two") is None) == (seats == 2)
    assert options.idle("crowded_quarry") is None


@pytest.mark.rule("B01", "B02")
def test_the_cave_freaks_lead_first_and_every_tribe_three_times() -> None:
    state = opened(2)
    helms = [to_round(state, number).helm for number in range(9)]
    assert helms == [2, 0, 1] * 3


@pytest.mark.rule("B03")
def test_the_cave_freaks_play_random_cards_one_shown_one_hidden() -> None:
    shown, hidden = set(), set()
    for seed in range(60):
        state = opened(2, seed)
        assert state.up[2] >= 0
        assert state.down[2] is None, "nobody knows it"
        shown.add(state.up[2])
        RULES.play(state, {0: LayOrders(LOGGING, REST)}, TableChance(seed))
        events = act(RULES, state, {1: LayOrders(LOGGING, REST)}, TableChance(seed))
        (revealed,) = (e for e in events if isinstance(e, happened.OrdersRevealed))
        assert revealed.face_down[2] != state.up[2]
        hidden.add(revealed.face_down[2])
    assert shown == hidden == set(range(8))


@pytest.mark.rule("B03", "B06")
def test_the_cave_freaks_use_each_card_once_an_age() -> None:
    state = opened(2)
    for number in (1, 2, 3):
        to_round(state, number)
        assert state.spent[2].bit_count() == (2 * number if number < 3 else 0)


@pytest.mark.rule("B04")
def test_the_cave_freaks_neither_act_nor_buy() -> None:
    assert turns.acting(CvlizationsOptions(seats=2), 2) == (0, 1)
    state = opened(2)
    assert len(state.goods) == len(RULES.scores(state)) == 2


@pytest.mark.rule("A01", "A02")
def test_neutral_tribes_lay_before_the_own_ones() -> None:
    options = CvlizationsOptions(seats=2, two="advanced")
    assert turns.laying(options, 0) == (2, 3, 0, 1)
    assert turns.laying(options, 1) == (3, 2, 1, 0)
    state = table(2, two="advanced", helm=1)
    asked = []
    for _ in range(4):
        (ask,) = RULES.asks(state)
        asked.append((ask.seat, ask.topic, ask.about))
        RULES.play(state, {ask.seat: LayOrders(LOGGING, REST)}, CHANCE)
    assert asked == [(1, "lay_neutral", 3), (0, "lay_neutral", 2), (1, "lay", None), (0, "lay", None)]


@pytest.mark.rule("A03")
def test_up_to_four_tribes_share_an_order() -> None:
    state = table(2, two="advanced")
    events = lay(state, ["rest logging"] * 4, CHANCE)
    assert {e.strength for e in events if isinstance(e, happened.OrderCarriedOut)} == {3}


@pytest.mark.rule("A05")
def test_the_helm_goes_back_and_forth() -> None:
    state = opened(2, two="advanced")
    helms = [to_round(state, number).helm for number in range(9)]
    assert helms in ([0, 1] * 4 + [0], [1, 0] * 4 + [1])


@pytest.mark.rule("A06")
def test_a_neutral_tribes_hidden_order_is_known_to_its_director_alone() -> None:
    state = table(2, two="advanced")
    events = act(RULES, state, {0: LayOrders(LOGGING, REST)}, CHANCE)
    assert mask_all(events, {1})[0] == happened.OrdersLaid(0, 2, LOGGING, None)
    assert mask_all(events, {0})[0] == events[0]


@pytest.mark.rule("A01")
def test_only_the_own_tribes_score_and_hold_anything() -> None:
    state = opened(2, two="advanced")
    assert len(state.up) == 4
    assert len(state.goods) == len(RULES.scores(state)) == 2


@pytest.mark.rule("A06")
def test_hidden_orders_turn_up_after_the_fourth_tribe() -> None:
    state = table(2, two="advanced")
    for number in range(1, 5):
        (ask,) = RULES.asks(state)
        events = act(RULES, state, {ask.seat: LayOrders(LOGGING, REST)}, CHANCE)
        assert any(isinstance(event, happened.OrdersRevealed) for event in events) == (number == 4)
        RULES.play(state, {ask.seat: LayOrders(LOGGING, REST)}, CHANCE)
