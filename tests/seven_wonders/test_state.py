"""What each event changes in a state, where a whole game would show a slip late or never."""

from __future__ import annotations

import random

import pytest

from game.core.chance import FastChance, TableChance
from game.core.rules import Move, asked_together
from game.core.rules import deal as deal_table
from game.seven_wonders import decks, turn
from game.seven_wonders.moves import Build, CopyLeader, Decline, Entomb, Keep, PayLoss, Recruit, Salvage
from game.seven_wonders.options import SevenWondersOptions
from game.seven_wonders.rules import RULES
from game.seven_wonders.state import SevenWondersState
from game.seven_wonders.tables import ONCE_A_TURN
from tests.seven_wonders.table import deal, give, lead, n, recruiting, table


def worn(state: SevenWondersState) -> SevenWondersState:
    """The same table, all powers of once a turn and once an age used."""
    state.used = [ONCE_A_TURN] * len(state.used)
    state.spent = [ONCE_A_TURN] * len(state.spent)
    return state


@pytest.mark.parametrize("step", ["hands_passed", "phase_opened", "conflicts_opened", "age_opened"])
def test_powers_of_once_a_turn_come_back_whole(step: str) -> None:
    state = worn(table(4))
    before = state.copy()
    match step:
        case "hands_passed":
            state.hands_passed(1)
        case "phase_opened":
            state.phase_opened("turn")
        case "conflicts_opened":
            state.conflicts_opened(1)
        case "age_opened":
            state.age_opened(2, 0, -1)
    assert state.used == [0] * 4
    assert state.spent == ([0] * 4 if step == "age_opened" else before.spent)


def test_a_new_age_has_empty_hands_and_its_first_turn() -> None:
    state = table(2, turn=6)
    state.age_opened(3, 7, 1)
    assert (state.age, state.turn, state.city_cards, state.holder) == (3, 1, 7, 1)
    assert state.hands == [(), ()]
    assert state.sizes == [7, 7]


@pytest.mark.rule("R41")
def test_the_free_citys_card_comes_to_its_holders_hand_for_those_who_see_it() -> None:
    state = table(2, hand=("altar", "tavern"))
    state.city_cards = 7
    seen, unseen = state.copy(), state.copy()
    seen.city_card_drawn(1, n("stone_pit"))
    assert seen.hands[1] == tuple(sorted(map(n, ("altar", "tavern", "stone_pit"))))
    unseen.city_card_drawn(1, None)  # type: ignore[arg-type]
    assert unseen.hands[1] == ()
    for after in (seen, unseen):
        assert (after.city_cards, after.sizes, after.hands[0]) == (6, [2, 3], state.hands[0])


def test_a_payment_goes_to_the_neighbours_and_the_bank() -> None:
    state = table(4, hand=("altar", "tavern"), coins=10)
    state.card_built(0, 0, n("altar"), "paid", 2, 3, 1, 0)
    assert state.coins == [4, 12, 10, 13]
    assert (state.left(0), state.right(0), state.left(3), state.right(3)) == (1, 3, 0, 2)
    state = table(4, hand=("altar", "tavern"), coins=10)
    state.card_built(3, 3, n("altar"), "paid", 2, 3, 0, 0)
    assert state.coins == [12, 10, 13, 5]


def previewed(state: SevenWondersState, seat: int, move: Move) -> SevenWondersState:
    """What a legal move's preview shows; the table itself stays."""
    assert move in RULES.moves(state, seat)
    before = state.copy()
    after = RULES.preview(state, seat, move)
    assert state == before
    return after


def asking(topic: str, party: int = 0, **given: object) -> SevenWondersState:
    """A table on which a city's party still owes an answer."""
    state = table(3, age=2, leaders=True, cities=True, **given)  # type: ignore[arg-type]
    state.choice_owed(topic, party, 0)
    return state


def test_a_preview_of_taking_from_the_pile() -> None:
    state = asking("salvage")
    state.pile = (n("altar"), n("tavern"))
    after = previewed(state, 0, Salvage(n("altar")))
    assert after.cities[0] >> n("altar") & 1
    assert after.pile == (n("tavern"),)
    assert previewed(state, 0, Decline()) == state


def test_a_preview_of_copying_a_leader() -> None:
    state = asking("copy_leader")
    give(state, 1, "caesar")
    after = previewed(state, 0, CopyLeader(n("caesar")))
    assert after.copied == [n("caesar"), -1, -1]
    assert after.shields[0] == state.shields[0] + 2


def test_a_preview_of_laying_a_leader_to_rest() -> None:
    state = asking("entomb")
    give(state, 0, "caesar")
    after = previewed(state, 0, Entomb(n("caesar")))
    assert after.entombed[0] == (n("caesar"),)
    assert not after.cities[0] >> n("caesar") & 1


def test_a_preview_of_paying_a_loss() -> None:
    state = asking("losses", coins=5)
    state.owed = [3, 0, 0]
    after = previewed(state, 0, PayLoss(1))
    assert (after.coins, after.debts, after.owed) == ([4, 5, 5], [2, 0, 0], [0, 0, 0])


def test_a_preview_of_keeping_a_leader() -> None:
    state = RULES.blank(table(3, leaders=True).options)
    state.packs = [(n("plato"), n("nero")), (n("midas"),), ()]
    after = previewed(state, 0, Keep(n("nero")))
    assert after.leaders == [(n("nero"),), (), ()]
    assert after.packs[0] == (n("plato"),)


def test_a_preview_of_recruiting() -> None:
    state = recruiting(3)
    lead(state, 0, "sappho")
    after = previewed(state, 0, Recruit(n("sappho")))
    assert after.cities[0] >> n("sappho") & 1
    assert after.leaders[0] == ()
    assert after.coins[0] == 5


def test_a_preview_of_the_free_citys_card() -> None:
    state = table(2, coins=5)
    state.holder, state.phase, state.city_cards = 1, "city", 6
    deal(state, 1, "altar", "tavern")
    after = previewed(state, 1, Build(n("altar")))
    assert after.cities[2] >> n("altar") & 1
    assert not after.cities[1]


def test_an_unknown_order_of_the_free_city_is_imagined_as_a_legal_one() -> None:
    state = table(2, hand=("altar", "theater", "stockade"))
    state.holder = 1
    state.city_order = ("Sell", None, "", 0, 0, 0)
    state.hands[1] = ()
    for seed in range(6):
        imagined = RULES.imagine(state, TableChance(seed))
        assert imagined.city_order is not None
        move = turn.ordered(imagined.city_order)
        hand = (*imagined.hands[1], int(imagined.city_order[1] or 0))
        city = imagined.copy()
        city.phase = "city"
        city.hands[1] = tuple(sorted(hand))
        city.city_order = None
        assert move in RULES.moves(city, 1)
        assert len(imagined.hands[1]) == state.sizes[1]
        assert n("altar") in imagined.hands[0]
        RULES.conserve(imagined)
        assert decks.placed_cards(imagined)


@pytest.mark.rule("L03", "L04")
@pytest.mark.parametrize("seats", [2, 3, 7])
def test_a_hand_of_leaders_is_as_large_as_what_lies_in_it(seats: int) -> None:
    options = SevenWondersOptions(seats=seats, leaders=True, cities=True)
    state, _ = deal_table(RULES, options, TableChance(seats))
    source, chance = FastChance(random.Random(seats)), TableChance(seats)
    while RULES.asks(state):
        asks = asked_together(RULES.asks(state))
        RULES.play(state, {ask.seat: RULES.sample(state, ask.seat, source) for ask in asks}, chance)
        assert state.leader_sizes == [len(held) for held in state.leaders]


@pytest.mark.parametrize("leave", ["recruited", "tucked", "sold"])
def test_a_leader_that_leaves_a_hand_leaves_alone(leave: str) -> None:
    state = recruiting(3, coins=10)
    lead(state, 0, "sappho", "caesar", "nero")
    unseen = state.copy()
    unseen.leaders[0] = (-1, -2, -3)
    match leave:
        case "recruited":
            state.leader_recruited(0, n("sappho"), 1)
            unseen.leader_recruited(0, n("sappho"), 1)
        case "tucked":
            state.stage_built(0, 0, n("sappho"), 0, 0, 0, 0)
            unseen.stage_built(0, 0, None, 0, 0, 0, 0)  # type: ignore[arg-type]
        case "sold":
            state.card_sold(0, 0, n("sappho"))
            unseen.card_sold(0, 0, None)  # type: ignore[arg-type]
    assert state.leaders[0] == (n("caesar"), n("nero"))
    assert state.leader_sizes == unseen.leader_sizes == [2, 1, 1]
    assert len(unseen.leaders[0]) == (2 if leave == "recruited" else 3), "which one has left is unknown"


@pytest.mark.parametrize("age", [1, 2, 3])
def test_an_unseen_card_under_a_wonder_or_in_the_pile_tells_its_age_alone(age: int) -> None:
    state = table(3, age=age, hand=("altar", "theater"))
    state.stage_built(0, 0, None, 0, 0, 0, 0)  # type: ignore[arg-type]
    state.card_sold(1, 1, None)  # type: ignore[arg-type]
    state.card_dropped(2, None)  # type: ignore[arg-type]
    assert state.markers == [(-age,), (), ()]
    assert state.pile == (-age, -age)
    assert state.sizes == [1, 1, 1]
