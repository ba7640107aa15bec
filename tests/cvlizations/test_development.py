"""The development phase and the cleanup."""

from __future__ import annotations

import random

import pytest

from game.core.chance import FastChance, ScriptedChance
from game.core.mask import mask
from game.core.rollout import step
from game.core.rules import act
from game.cvlizations import development
from game.cvlizations.events import DeckPeeked
from game.cvlizations.moves import (
    BuyIdea,
    KeepResources,
    PayForHappiness,
    StopBuying,
    SwapResource,
    TakeResources,
)
from game.cvlizations.resources import pack, unpack
from game.cvlizations.rules import RULES
from game.cvlizations.state import DEVELOPING, LAYING, NOTHING, CvlizationsState
from tests.cvlizations.tables import card, develop, give, table

TRACK = ["monument", "hammer", "divination", "egoism"]
RICH = (9, 9, 9)


def bought(state: CvlizationsState, seat: int, name: str) -> None:
    """Buy an idea for its printed cost."""
    cost = price_of(name)
    RULES.play(state, {seat: BuyIdea(card(name), *cost)}, ScriptedChance({}))


def price_of(name: str) -> tuple[int, int, int]:
    """The printed cost of an idea."""
    return unpack(development.BOOK.idea(card(name)).cost.packed)


def names_on_sale(state: CvlizationsState, seat: int) -> set[int]:
    return {move.idea for move in RULES.moves(state, seat) if isinstance(move, BuyIdea)}


@pytest.mark.rule("R19")
def test_one_idea_a_round_for_its_exact_cost() -> None:
    state = table(3, goods=[RICH, RICH])
    develop(state, TRACK)
    assert RULES.asks(state)[0].topic == "buy"
    bought(state, 0, "monument")
    assert unpack(state.goods[0]) == (8, 8, 6)
    assert state.ideas[0] == (card("monument"),)
    assert RULES.asks(state)[0].seat == 1


@pytest.mark.rule("R19")
def test_nothing_need_be_bought() -> None:
    state = table(3, goods=[RICH])
    develop(state, TRACK)
    RULES.play(state, {0: StopBuying()}, ScriptedChance({}))
    assert state.ideas[0] == ()


def test_who_can_buy_nothing_is_not_asked() -> None:
    state = table(3)
    develop(state, TRACK)
    assert (state.phase, state.round) == (LAYING, 1)


@pytest.mark.rule("R21")
def test_the_gap_is_filled_before_the_next_buyer() -> None:
    state = table(3, goods=[RICH, RICH])
    develop(state, TRACK)
    bought(state, 0, "monument")
    assert len(set(state.track)) == 4
    assert NOTHING not in state.track
    assert len(names_on_sale(state, 1)) == 4


@pytest.mark.rule("R22")
def test_gaps_stay_once_the_deck_is_empty() -> None:
    state = table(3, goods=[RICH, RICH])
    state.deck = ()
    state.track = tuple(card(name) for name in TRACK)
    develop(state)
    bought(state, 0, "hammer")
    assert state.track == (card("monument"), NOTHING, card("divination"), card("egoism"))
    assert len(names_on_sale(state, 1)) == 3


@pytest.mark.rule("R19")
def test_kinds_do_not_replace_each_other() -> None:
    state = table(3, goods=[(0, 5, 1)])
    develop(state, ["fishing_rod", "hammer", "monument", "egoism"])
    assert names_on_sale(state, 0) == {card("hammer")}
    reason = RULES.why_not(state, 0, BuyIdea(card("fishing_rod"), 0, 1, 2))
    assert reason is not None
    assert reason.key == "cvlizations.reason.too_expensive"
    assert reason.values["missing"] == 1
    reason = RULES.why_not(state, 0, BuyIdea(card("hammer"), 0, 2, 0))
    assert reason is not None
    assert reason.key == "cvlizations.reason.wrong_price"


@pytest.mark.rule("R20")
def test_no_income_from_an_idea_bought_this_round() -> None:
    state = table(3, goods=[(0, 2, 2)])
    develop(state, ["windmill", "monument", "egoism", "optimism"])
    bought(state, 0, "windmill")
    assert (state.round, unpack(state.goods[0])) == (1, (0, 0, 0))
    develop(state, [])
    assert (state.round, unpack(state.goods[0])) == (2, (1, 0, 0))


@pytest.mark.rule("R20", "R48")
def test_common_language_buys_two_both_paid_from_the_next_round_on() -> None:
    state = table(3, goods=[RICH])
    give(state, 0, "common_language", works=False)
    develop(state, TRACK)
    bought(state, 0, "hammer")
    assert state.round == 1
    develop(state, [])
    bought(state, 0, "monument")
    assert RULES.asks(state)[0].seat == 0
    bought(state, 0, "divination")
    assert len(state.ideas[0]) == 4
    assert state.round == 2


@pytest.mark.rule("R48")
def test_a_second_purchase_that_cannot_be_paid_lapses() -> None:
    state = table(3, goods=[(0, 1, 1)], ideas={0: ["common_language"]})
    develop(state, TRACK)
    bought(state, 0, "hammer")
    assert state.round == 1


@pytest.mark.rule("R47")
def test_divination_shows_a_fifth_idea_that_needs_no_replacement() -> None:
    state = table(3, goods=[RICH], ideas={0: ["divination"]})
    develop(state, ["monument", "hammer", "axe", "egoism"])
    top = state.top
    assert top is not None
    assert names_on_sale(state, 0) == {*state.track, top}
    track, left = state.track, len(state.deck)
    cost = unpack(development.BOOK.idea(top).cost.packed)
    RULES.play(state, {0: BuyIdea(top, *cost)}, ScriptedChance({}))
    assert state.track == track
    assert len(state.deck) == left - 1
    assert top in state.ideas[0]


@pytest.mark.rule("R47")
def test_the_idea_looked_at_is_the_replacement() -> None:
    state = table(3, goods=[RICH], ideas={0: ["divination"]})
    develop(state, ["monument", "hammer", "axe", "egoism"])
    top = state.top
    bought(state, 0, "hammer")
    assert state.track[1] == top


@pytest.mark.rule("R47")
def test_the_idea_looked_at_goes_back_on_top() -> None:
    state = table(3, goods=[RICH, RICH], ideas={0: ["divination"]})
    develop(state, ["monument", "hammer", "axe", "egoism"])
    top = state.top
    RULES.play(state, {0: StopBuying()}, ScriptedChance({}))
    assert state.top == top
    assert top not in names_on_sale(state, 1)
    bought(state, 1, "hammer")
    assert state.track[1] == top


def test_only_the_owner_sees_the_idea_looked_at_and_asking_tells_nothing() -> None:
    assert mask(DeckPeeked(0, 20), {1}) == DeckPeeked(0, None)
    state = table(3, goods=[(1, 0, 0)], ideas={0: ["divination"]})
    develop(state, ["monument", "hammer", "axe", "egoism"])
    assert RULES.asks(state)[0].seat == 0, "asked whatever lies on top"


@pytest.mark.rule("R51")
def test_the_hammer_swaps_one_resource_before_buying() -> None:
    state = table(3, goods=[(0, 2, 0)], ideas={0: ["hammer"]})
    develop(state, ["monument", "marketplace", "axe", "egoism"])
    RULES.play(state, {0: SwapResource(1, 0)}, ScriptedChance({}))
    assert unpack(state.goods[0]) == (1, 1, 0)
    assert state.round == 1, "no swap is left and nothing can be bought"
    state = table(3, goods=[(0, 3, 0)], ideas={0: ["hammer"]})
    develop(state, ["monument", "marketplace", "axe", "egoism"])
    RULES.play(state, {0: SwapResource(1, 0)}, ScriptedChance({}))
    reason = RULES.why_not(state, 0, SwapResource(1, 0))
    assert reason is not None
    assert reason.key == "cvlizations.reason.no_swap_left"
    bought(state, 0, "marketplace")
    assert unpack(state.goods[0]) == (0, 0, 0)


def test_the_smartphone_swaps_up_to_two() -> None:
    state = table(3, goods=[(0, 5, 0)], ideas={0: ["smartphone"]})
    develop(state, ["monument", "egoism", "axe", "optimism"])
    for _ in range(2):
        RULES.play(state, {0: SwapResource(1, 2)}, ScriptedChance({}))
    assert unpack(state.goods[0]) == (0, 3, 2)
    assert state.round == 1


@pytest.mark.rule("R46")
def test_discounts_add_up_but_one_is_always_paid() -> None:
    state = table(3, goods=[(1, 1, 1)], ideas={0: ["writing", "clearance_sale"]})
    develop(state, ["hedonism", "monument", "castle", "optimism"])
    found = [move for move in RULES.moves(state, 0) if isinstance(move, BuyIdea)]
    of = {idea: [m for m in found if m.idea == card(idea)] for idea in ("hedonism", "castle", "optimism")}
    assert sorted((m.food, m.wood, m.stone) for m in of["hedonism"]) == [(0, 0, 1), (0, 1, 0), (1, 0, 0)]
    assert sorted((m.food, m.wood, m.stone) for m in of["castle"]) == [(0, 1, 0), (1, 0, 0)], "2 off a 3"
    assert sorted((m.food, m.wood, m.stone) for m in of["optimism"]) == [(0, 1, 0), (1, 0, 0)]


def test_writing_is_for_ideologies_and_inventions_alone() -> None:
    ideas = 1 << card("writing")
    assert [development.discount(kind, ideas) for kind in range(4)] == [1, 0, 0, 1]


@pytest.mark.rule("R49")
def test_asceticism_pays_two_of_one_kind_for_buying_nothing() -> None:
    state = table(3, goods=[RICH], ideas={0: ["asceticism"]})
    develop(state, TRACK)
    RULES.play(state, {0: StopBuying()}, ScriptedChance({}))
    (ask,) = RULES.asks(state)
    assert (ask.seat, ask.topic) == (0, "income")
    assert set(RULES.moves(state, 0)) == {
        TakeResources(2, 0, 0),
        TakeResources(0, 2, 0),
        TakeResources(0, 0, 2),
    }
    assert RULES.why_not(state, 0, TakeResources(1, 1, 0)) is not None
    RULES.play(state, {0: TakeResources(0, 2, 0)}, ScriptedChance({}))
    assert unpack(state.goods[0]) == (9, 11, 9)


@pytest.mark.rule("R49")
def test_asceticism_pays_nothing_to_a_buyer() -> None:
    state = table(3, goods=[RICH], ideas={0: ["asceticism"]})
    develop(state, TRACK)
    bought(state, 0, "hammer")
    assert state.round == 1


@pytest.mark.rule("R50")
@pytest.mark.parametrize(("move", "food", "happiness"), [(PayForHappiness(), 0, 1), (KeepResources(), 1, 0)])
def test_hedonism_offers_happiness_for_food_once_a_round(move: object, food: int, happiness: int) -> None:
    state = table(3, goods=[(1, 0, 0)], ideas={0: ["hedonism"]})
    develop(state, TRACK)
    assert RULES.asks(state)[0].topic == "exchange"
    RULES.play(state, {0: move}, ScriptedChance({}))  # type: ignore[dict-item]
    assert (unpack(state.goods[0])[0], state.happiness[0], state.round) == (food, happiness, 1)


def test_humanism_adds_to_hedonism() -> None:
    state = table(3, goods=[(1, 0, 0)], ideas={0: ["hedonism", "humanism"]})
    develop(state, TRACK)
    RULES.play(state, {0: PayForHappiness()}, ScriptedChance({}))
    assert state.happiness[0] == 2


def test_asceticism_may_feed_hedonism() -> None:
    state = table(3, ideas={0: ["hedonism", "asceticism"]})
    develop(state, TRACK)
    RULES.play(state, {0: TakeResources(2, 0, 0)}, ScriptedChance({}))
    assert RULES.asks(state)[0].topic == "exchange"


def test_calendar_and_pacifism_pay_at_the_end_of_an_age() -> None:
    state = table(3, ideas={0: ["calendar", "pacifism", "humanism"], 1: ["pacifism"]})
    state.round = 1
    state.spent[1] = 1
    develop(state)
    assert (unpack(state.goods[0]), state.happiness) == ((0, 0, 0), [0, 0, 0])
    develop(state)
    assert unpack(state.goods[0]) == (1, 1, 1)
    assert state.happiness == [2, 0, 0], "pacifism and its echo; the thief gets nothing"


@pytest.mark.rule("R23")
def test_an_idea_beats_the_rules_on_buying() -> None:
    state = table(3, goods=[RICH], ideas={0: ["common_language", "clearance_sale"]})
    develop(state, TRACK)
    assert state.purchases == 2
    assert BuyIdea(card("monument"), 1, 1, 3) not in RULES.moves(state, 0)


def test_refused_purchases_say_why() -> None:
    state = table(3, goods=[RICH])
    develop(state, TRACK)
    for move in (BuyIdea(card("axe"), 1, 0, 2), BuyIdea(-1, 0, 0, 0), BuyIdea(999, 0, 0, 0)):
        reason = RULES.why_not(state, 0, move)
        assert reason is not None
        assert reason.key == "cvlizations.reason.not_on_sale"


def test_every_listed_move_of_random_games_is_accepted_and_scores_stay_itemised() -> None:
    for seats in (2, 3, 4, 5):
        chance = FastChance(random.Random(seats))
        state = table(seats)
        RULES.play(state, {}, chance)
        development.fill(state, chance)
        while RULES.asks(state):
            seat = RULES.asks(state)[0].seat
            for move in RULES.moves(state, seat):
                assert RULES.why_not(state, seat, move) is None
                act(RULES, state, {seat: move}, chance)
            step(RULES, state, chance)
            for sheet in RULES.scores(state):
                for line in sheet.lines:
                    assert line.points == sum(source.points for source in line.sources)


def test_packed_goods_stay_apart() -> None:
    assert unpack(pack(1, 2, 3) + pack(4, 5, 6)) == (5, 7, 9)
    assert DEVELOPING != LAYING
