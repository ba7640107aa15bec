"""Rounds, ages, laying orders, and what is hidden."""

from __future__ import annotations

import random

import pytest

from game.core.chance import FastChance, TableChance
from game.core.mask import mask_all
from game.core.observer import fold
from game.core.rollout import step
from game.core.rules import Ask, IllegalMove, act, deal
from game.cvlizations import events as happened
from game.cvlizations import turns
from game.cvlizations.agenda import STEAL, STEAL_AGAIN, SWAP, TAKE
from game.cvlizations.catalog import DOUBLING, HUNTING, LOGGING, REST, THEFT, TRADE
from game.cvlizations.moves import BuyIdea, LayOrders, Steal, StopBuying, Trade
from game.cvlizations.options import CvlizationsOptions
from game.cvlizations.resources import pack, unpack
from game.cvlizations.rules import RULES, members
from game.cvlizations.state import ACTING, ALL_ORDERS, DEVELOPING, LAYING, OVER
from tests.cvlizations.tables import BOOK, answer, card, give, holdings, lay, opened, parse, table, to_round

CHANCE = TableChance(1)


def order_of(events: tuple[object, ...], order: int) -> list[int]:
    """The seats that carried out an order, in order."""
    return [e.seat for e in events if isinstance(e, happened.OrderCarriedOut) and e.order == order]


@pytest.mark.rule("R01")
@pytest.mark.parametrize("seats", [0, 1, 6])
def test_two_to_five_players(seats: int) -> None:
    assert CvlizationsOptions(seats=seats).problem() is not None


@pytest.mark.rule("R02", "R03")
def test_set_up() -> None:
    state = opened(4)
    assert len(set(state.track)) == 4
    assert all(idea in BOOK.decks[0] for idea in state.track)
    assert len(state.deck) == 28
    assert [unpack(goods) for goods in state.goods] == [(1, 1, 1)] * 4
    assert [state.hand(tribe) for tribe in range(4)] == [ALL_ORDERS] * 4
    assert state.helm in range(4)


@pytest.mark.rule("R04", "R25")
def test_three_ages_of_three_rounds() -> None:
    state = opened()
    chance = FastChance(random.Random(2))
    ages = []
    while RULES.asks(state):
        if state.phase == LAYING and state.turn == 0:
            ages.append(state.age)
        step(RULES, state, chance)
    assert ages == [0, 0, 0, 1, 1, 1, 2, 2, 2]
    assert state.phase == OVER


@pytest.mark.rule("R05")
def test_orders_are_laid_from_the_helm_clockwise_and_turned_up_together() -> None:
    state = table(4, helm=2)
    laid = []
    for _ in range(4):
        seat = RULES.asks(state)[0].seat
        laid.append(seat)
        events = act(RULES, state, {seat: LayOrders(LOGGING, HUNTING)}, CHANCE)
        assert any(isinstance(e, happened.OrdersRevealed) for e in events) == (len(laid) == 4)
        RULES.play(state, {seat: LayOrders(LOGGING, HUNTING)}, CHANCE)
    assert laid == [2, 3, 0, 1]


@pytest.mark.rule("R06")
def test_face_up_orders_are_seen_and_face_down_ones_are_not() -> None:
    state = table(3)
    events = act(RULES, state, {0: LayOrders(LOGGING, REST)}, CHANCE)
    assert isinstance(events[0], happened.OrdersLaid)
    for other in (1, 2):
        seen = mask_all(events, {other})[0]
        assert seen == happened.OrdersLaid(0, 0, LOGGING, None)
    assert mask_all(events, {0})[0] == happened.OrdersLaid(0, 0, LOGGING, REST)


def test_an_imagined_hidden_order_is_one_the_tribe_may_still_hold() -> None:
    state = table(3)
    state.spent[0] = 1 << THEFT | 1 << TRADE
    view = state.copy()
    view.orders_laid(0, 0, LOGGING, None)
    found = {RULES.imagine(view, FastChance(random.Random(n))).down[0] for n in range(200)}
    assert found == set(range(8)) - {THEFT, TRADE, LOGGING}


@pytest.mark.rule("R07")
def test_same_orders_go_from_the_helm_clockwise() -> None:
    state = table(4, helm=2, ideas={1: ["optimism"]})
    orders = ["hunting logging", "logging rest", "hunting rest", "hunting quarrying"]
    events = lay(state, orders, CHANCE)
    assert order_of(events, HUNTING) == [2, 3, 0]
    carried = [e.order for e in events if isinstance(e, happened.OrderCarriedOut)]
    assert carried == sorted(carried)


@pytest.mark.rule("R07", "R19")
def test_development_goes_from_the_helm_clockwise() -> None:
    assert turns.acting(CvlizationsOptions(seats=4), 2) == (2, 3, 0, 1)


@pytest.mark.rule("R11")
def test_a_doubled_order_is_carried_out_twice_in_a_row() -> None:
    state = table(3, goods=[(0, 0, 0), (0, 0, 0), (9, 0, 0)])
    events = lay(state, ["theft doubling", "theft logging", "hunting quarrying"], CHANCE)
    assert order_of(events, THEFT) == [0, 0, 1]
    answer(state, *parse("1 steal 2 food"), CHANCE)
    assert [unpack(goods)[0] for goods in state.goods] == [1, 2, 9 - 3 + 2]


@pytest.mark.rule("R12")
def test_a_trader_has_no_way_out() -> None:
    state = table(3, goods=[(1, 0, 0)])
    lay(state, ["trade rest", "logging hunting", "logging hunting"], CHANCE)
    assert RULES.moves(state, 0) == (Trade(0, 1), Trade(0, 2))


@pytest.mark.rule("R16")
def test_a_trade_takes_another_kind() -> None:
    state = table(3, goods=[(1, 0, 0)])
    lay(state, ["trade rest", "logging hunting", "logging hunting"], CHANCE)
    reason = RULES.why_not(state, 0, Trade(0, 0))
    assert reason is not None
    assert reason.key == "cvlizations.reason.another_kind"


@pytest.mark.rule("R13")
def test_both_thefts_from_one_player_are_not_allowed() -> None:
    state = table(4, goods=[(0, 0, 0), (0, 0, 0), (2, 0, 0), (2, 2, 0)])
    lay(state, ["theft rest", "theft rest", "logging hunting", "logging hunting"], CHANCE)
    answer(state, *parse("0 steal 3 food"), CHANCE)
    assert state.goods[2] >> 0 & 0xFF == 1, "the second victim is the only other one"
    assert state.goods[0] & 0xFF == 2
    state = table(5, goods=[(0, 0, 0), (0, 0, 0), (2, 0, 0), (2, 0, 0), (2, 0, 0)])
    lay(
        state, ["theft rest", "theft rest", "logging hunting", "logging hunting", "quarrying hunting"], CHANCE
    )
    answer(state, *parse("0 steal 3 food"), CHANCE)
    reason = RULES.why_not(state, 0, Steal(3, 0))
    assert reason is not None
    assert reason.key == "cvlizations.reason.another_victim"


@pytest.mark.rule("R18")
def test_cards_played_are_out_of_use_until_the_age_ends() -> None:
    state = to_round(opened(), 2)
    seat = RULES.asks(state)[0].seat
    assert state.hand(seat).bit_count() == 4
    assert len(RULES.moves(state, seat)) == 12
    played = members(state.spent[seat])[0]
    kept = members(state.hand(seat))[0]
    reason = RULES.why_not(state, seat, LayOrders(played, kept))
    assert reason is not None
    assert reason.key == "cvlizations.reason.order_spent"


@pytest.mark.rule("R24")
def test_the_helm_passes_left_also_at_an_ages_end() -> None:
    state = opened(4)
    first = state.helm
    for number in range(1, 9):
        assert to_round(state, number).helm == (first + number) % 4


@pytest.mark.rule("R25")
@pytest.mark.parametrize("number", [3, 6])
def test_all_cards_return_when_an_age_ends(number: int) -> None:
    state = to_round(opened(), number)
    assert [state.hand(tribe) for tribe in range(3)] == [ALL_ORDERS] * 3


@pytest.mark.rule("R26")
def test_the_track_changes_after_the_second_age() -> None:
    state = to_round(opened(), 6)
    assert set(state.track) | set(state.deck) == set(BOOK.decks[1])
    assert len(set(state.track)) == 4
    assert len(state.deck) == 12


@pytest.mark.rule("R26")
def test_the_track_stays_after_the_first_age() -> None:
    state = to_round(opened(), 2)
    chance = FastChance(random.Random(9))
    while state.round == 2:
        track = state.track
        seat = RULES.asks(state)[0].seat
        moves = RULES.moves(state, seat)
        RULES.play(state, {seat: StopBuying() if StopBuying() in moves else moves[0]}, chance)
    assert state.track == track


@pytest.mark.rule("R17")
def test_there_is_no_limit_on_resources() -> None:
    state = table(3, goods=[(0, 90, 0)])
    lay(state, ["logging rest", "hunting quarrying", "hunting quarrying"], CHANCE)
    assert unpack(state.goods[0])[1] == 92


@pytest.mark.rule("R44")
def test_law_protects_anew_in_every_round() -> None:
    state = table(3, goods=[(5, 0, 0)], ideas={0: ["law"]})
    lay(state, ["hunting rest", "theft logging", "hunting quarrying"], CHANCE)
    assert state.robbed[0] == 1
    to_round(state, 1)
    assert state.robbed == [0, 0, 0]


@pytest.mark.rule("R20")
def test_an_idea_works_from_the_round_after_its_purchase() -> None:
    state = table(3)
    give(state, 0, "hoe", works=False)
    lay(state, ["quarrying rest", "logging hunting", "logging hunting"], CHANCE)
    assert unpack(state.goods[0]) == (0, 0, 2)
    to_round(state, 1)
    assert state.active[0] >> card("hoe") & 1


@pytest.mark.rule("R38")
def test_hidden_orders_are_in_no_other_view_and_open_ones_in_every() -> None:
    chance = FastChance(random.Random(3))
    options = CvlizationsOptions(seats=4)
    state, events = deal(RULES, options, chance)
    while RULES.asks(state):
        seat = RULES.asks(state)[0].seat
        more = act(RULES, state, {seat: RULES.sample(state, seat, chance)}, chance)
        events += more
        for event in more:
            state.apply(event)
        if state.phase == LAYING:
            for eye in range(4):
                view = fold(RULES, options, mask_all(events, {eye}))
                for tribe in range(4):
                    hidden = state.up[tribe] >= 0 and tribe != eye
                    assert view.down[tribe] == (None if hidden else state.down[tribe])
        elif state.phase == DEVELOPING:
            assert fold(RULES, options, mask_all(events, ())).up == state.up


@pytest.mark.parametrize(
    "move",
    [None, 7, "lay", LayOrders(1, 1), LayOrders(-1, 99), LayOrders(True, 2), LayOrders(1.0, 2), StopBuying()],  # type: ignore[arg-type]
)
def test_garbage_is_refused_with_a_reason(move: object) -> None:
    state = table(3)
    assert RULES.why_not(state, 0, move) is not None  # type: ignore[arg-type]


def test_an_illegal_move_is_not_carried_out() -> None:
    state = table(3)
    with pytest.raises(IllegalMove):
        act(RULES, state, {0: LayOrders(DOUBLING, DOUBLING)}, CHANCE)


OPTION_SETS = [
    *(CvlizationsOptions(seats=seats) for seats in (2, 3, 4, 5)),
    *(CvlizationsOptions(seats=seats, crowded_quarry=False) for seats in (2, 5)),
    *(CvlizationsOptions(two="advanced", seats=2, crowded_quarry=stone) for stone in (True, False)),
]


@pytest.mark.parametrize("options", OPTION_SETS, ids=str)
def test_whole_games_lose_nothing_and_the_asked_seat_knows_enough(options: CvlizationsOptions) -> None:
    for seed in range(3):
        chance, source = TableChance(seed), FastChance(random.Random(seed))
        state, events = deal(RULES, options, chance)
        views = [fold(RULES, options, mask_all(events, {seat})) for seat in range(options.seats)]
        while asks := RULES.asks(state):
            (ask,) = asks
            view = views[ask.seat]
            assert RULES.asks(view) == asks
            assert RULES.moves(view, ask.seat) == RULES.moves(state, ask.seat)
            assert RULES.moves(RULES.imagine(view, source), ask.seat) == RULES.moves(state, ask.seat)
            events = act(RULES, state, {ask.seat: RULES.sample(state, ask.seat, source)}, chance)
            for event in events:
                state.apply(event)
                RULES.conserve(state)
            for seat, seen in enumerate(views):
                for event in mask_all(events, {seat}):
                    seen.apply(event)
        assert state.round == 9
        assert all(len(ideas) <= 18 for ideas in state.ideas)


@pytest.mark.rule("R09")
@pytest.mark.parametrize("order", ["logging", "hunting", "quarrying", "cheating", "rest", "trade"])
def test_two_are_best_and_a_crowd_worst_but_a_trader_is_best_alone(order: str) -> None:
    found = []
    for tribes in (1, 2, 3):
        state = table(4, goods=[(1, 0, 0)])
        lay(state, [f"theft {order}" if tribe < tribes else "theft doubling" for tribe in range(4)], CHANCE)
        while state.phase not in (DEVELOPING, LAYING):
            (ask,) = RULES.asks(state)
            answer(state, ask.seat, RULES.moves(state, ask.seat)[0], CHANCE)
        found.append(sum(holdings(state)[0]) - 1)
    best = 0 if order == "trade" else 1
    assert max(found) == found[best] > 0
    assert min(found) == found[2]


@pytest.mark.rule("R04")
def test_a_round_goes_through_its_phases_in_order() -> None:
    state = opened()
    state.goods = [pack(9, 9, 9)] * 3
    chance = FastChance(random.Random(1))
    events: list[object] = []
    while state.round == 0:
        (ask,) = RULES.asks(state)
        moves = RULES.moves(state, ask.seat)
        bought = [move for move in moves if isinstance(move, BuyIdea)]
        for event in act(RULES, state, {ask.seat: (bought or moves)[0]}, chance):
            state.apply(event)
            events.append(event)
    kinds = [type(event) for event in events]
    phases = (happened.OrdersLaid, happened.OrderCarriedOut, happened.IdeaBought, happened.RoundEnded)
    ends = [len(kinds) - kinds[::-1].index(kind) for kind in phases]
    starts = [kinds.index(kind) for kind in phases]
    assert all(end <= start for end, start in zip(ends, starts[1:], strict=False))


@pytest.mark.parametrize(
    ("op", "cause", "topic"),
    [
        (TAKE, "rest", "take"),
        (TAKE, "hoe", "take_bonus"),
        (TAKE, "optimism", "take_bonus"),
        (TAKE, "doubling", "take"),
        (SWAP, "trade", "trade"),
        (SWAP, "hoe", "trade_bonus"),
        (STEAL, "theft", "steal"),
        (STEAL, "hoe", "steal_bonus"),
        (STEAL_AGAIN, "hoe", "steal_again"),
    ],
)
def test_a_choice_that_an_idea_brings_is_named_so(op: int, cause: str, topic: str) -> None:
    state = table(3, goods=[(1, 0, 0), (1, 1, 0)])
    state.phase, state.agenda, state.at = ACTING, ((op, 0, card(cause), 1),), 0
    assert RULES.asks(state) == (Ask(0, topic),)


@pytest.mark.rule("R35")
def test_a_failed_doubling_is_told_as_carried_out_at_three() -> None:
    state = table(3)
    events = lay(state, ["doubling hunting", "doubling logging", "doubling quarrying"], CHANCE)
    failed = [event for event in events if isinstance(event, happened.OrderCarriedOut)]
    assert [(event.seat, event.strength) for event in failed if event.order == DOUBLING] == [
        (seat, 3) for seat in range(3)
    ]
