"""Two players with the Free City, eight players, teams."""

from __future__ import annotations

import random
from typing import Any

import pytest

from game.core.chance import FastChance, TableChance
from game.core.mask import mask_all
from game.core.rollout import rollout
from game.core.rules import deal as open_table
from game.core.score import rank, winners
from game.seven_wonders import conflict, decks
from game.seven_wonders.events import CardBuilt, CityCardDrawn, CityOrdered
from game.seven_wonders.moves import Build, BuildStage, PayLoss, Sell
from game.seven_wonders.options import SevenWondersOptions
from game.seven_wonders.rules import RULES
from game.seven_wonders.state import SevenWondersState
from game.seven_wonders.tables import BLACK, PURPLE, tables
from tests.seven_wonders.table import answer, build, column, deal, give, n, table, topics, why_not

FREE_CITY = 2


def opened(seats: int, seed: int = 1, **given: Any) -> SevenWondersState:
    return open_table(RULES, SevenWondersOptions(seats=seats, **given), TableChance(seed))[0]


HAND = ("altar", "theater", "baths")


def two(*boards: str, hand: tuple[str, ...] = HAND, **given: Any) -> SevenWondersState:
    """A table of two, seat 0 about to choose for the Free City."""
    state = table(2, *boards, hand=hand, **{"cities": False, **given})
    state.holder = 0
    state.city_cards = 5
    state.phase_opened("city")
    return state


@pytest.mark.rule("R40", "R41", "R42", "R51")
@pytest.mark.parametrize(("cities", "hand"), [(False, 7), (True, 8)])
def test_three_cities_and_a_pile(cities: bool, hand: int) -> None:
    state = opened(2, cities=cities)
    assert state.coins == [3, 3, 3]
    assert state.left(0) == 1
    assert state.left(FREE_CITY) == 0, "the Free City's left neighbour begins"
    assert state.holder == 0
    assert state.sizes == [hand + 1, hand]
    assert state.city_cards == hand - 1
    assert topics(state) == [(0, "city_turn")]
    assert RULES.asks(state)[0].about == FREE_CITY


@pytest.mark.rule("R42")
def test_only_the_holder_sees_the_drawn_card() -> None:
    _, events = open_table(RULES, SevenWondersOptions(seats=2), TableChance(1))
    drawn = [event for event in mask_all(events, {1}) if isinstance(event, CityCardDrawn)]
    assert [event.card for event in drawn] == [None]


@pytest.mark.rule("R43")
def test_the_free_citys_card_is_placed_first_and_the_roles_change() -> None:
    state = two()
    answer(state, {0: build("altar")})
    assert topics(state) == [(0, "turn"), (1, "turn")]
    assert n("altar") not in state.hands[0]
    events = answer(state, {0: build("theater"), 1: build("theater")})
    built = [event for event in events if isinstance(event, CardBuilt)]
    assert [event.party for event in built] == [FREE_CITY, 0, 1]
    assert state.holder == 1
    assert topics(state) == [(1, "city_turn")]


@pytest.mark.rule("R43")
def test_what_the_free_city_will_do_is_secret_until_then() -> None:
    state = two()
    events = answer(state, {0: build("altar")})
    ordered = [event for event in mask_all(events, {1}) if isinstance(event, CityOrdered)]
    assert set(ordered[0].order) == {None}


@pytest.mark.rule("R44")
def test_the_controller_chooses_the_seller() -> None:
    state = two("giza_a", "rhodos_a", "ephesos_a", hand=("stockade", "altar", "theater"))
    give(state, 0, "lumber_yard")
    give(state, 1, "lumber_yard")
    give(state, FREE_CITY, "west_trading_post")
    ways = [m for m in RULES.moves(state, 0) if isinstance(m, Build) and m.card == n("stockade")]
    assert {(m.left, m.right) for m in ways} == {(1, 0), (0, 2)}


@pytest.mark.rule("R45")
def test_a_chain_has_to_be_taken() -> None:
    state = two(hand=("library", "altar", "theater"))
    give(state, FREE_CITY, "scriptorium", "stone_pit", "quarry")
    moves = [move for move in RULES.moves(state, 0) if isinstance(move, Build | BuildStage | Sell)]
    assert [move for move in moves if move.card == n("library")] == [build("library", "chained")]
    assert why_not(state, 0, BuildStage(n("library"))) == "chain_is_free"


@pytest.mark.rule("R45")
def test_a_buildable_card_may_not_be_sold() -> None:
    state = two(hand=("altar", "palace", "theater"))
    assert why_not(state, 0, Sell(n("altar"))) == "city_must_use"
    assert Sell(n("palace")) in RULES.moves(state, 0)


@pytest.mark.rule("R46")
def test_the_piles_last_card_is_dropped_unseen() -> None:
    state = two(turn=6, hand=("altar", "theater", "pawnshop"))
    deal(state, 1, "altar", "theater")
    state.city_cards = 1
    answer(state, {0: build("altar")})
    answer(state, {0: build("theater"), 1: build("altar")})
    assert state.age == 2
    assert sorted(state.pile) == sorted([n("pawnshop"), n("theater"), -1])


@pytest.mark.rule("R46")
def test_an_unseen_card_is_turned_over_when_somebody_looks() -> None:
    state = two()
    state.pile = (-1,)
    pile = decks.turn_over_pile(state, TableChance(3))
    assert tables().age[pile[0]] == 1


@pytest.mark.rule("R47")
def test_the_free_city_fights_and_sells_but_cannot_win() -> None:
    state = two()
    give(state, FREE_CITY, "palace", "barracks", "pantheon")
    conflict.resolve(state)
    assert column(state, FREE_CITY, "military") == 2
    sheets = RULES.scores(state)
    assert [sheet.may_win for sheet in sheets] == [True, True, False]
    assert FREE_CITY not in winners(sheets)
    assert {standing.party: standing.rank for standing in rank(sheets)}[FREE_CITY] == 3


def lair(state: SevenWondersState, party: int) -> None:
    state.goods[party] = tables().need[n("lair")]


@pytest.mark.rule("R49")
def test_a_loss_card_of_the_free_city_hits_both_players() -> None:
    state = two(cities=True, hand=("lair", "altar", "theater"))
    lair(state, FREE_CITY)
    answer(state, {0: build("lair")})
    answer(state, {0: build("altar"), 1: build("altar")})
    assert state.owed == [2, 2, 0]


@pytest.mark.rule("R48")
def test_the_controller_decides_for_the_free_city() -> None:
    state = two(cities=True, hand=("lair", "altar", "theater"))
    state.holder = 1
    deal(state, 1, "altar", "theater", "baths")
    answer(state, {1: build("altar")})
    lair(state, 0)
    answer(state, {0: build("lair"), 1: build("theater")})
    assert state.owed == [0, 2, 2]
    assert topics(state) == [(1, "losses")]
    assert PayLoss(2, 1) in RULES.moves(state, 1)
    answer(state, {1: PayLoss(2, 1)})
    assert state.debts == [0, 0, 1]
    assert state.coins[1:] == [1, 2]


@pytest.mark.rule("R50")
def test_diplomacy_of_the_free_city() -> None:
    state = two(cities=True)
    state.diplomacy[FREE_CITY] = 1
    give(state, 0, "barracks")
    conflict.resolve(state)
    assert [column(state, party, "military") for party in range(3)] == [1, -1, 0]


@pytest.mark.parametrize(
    "given", [{}, {"cities": False}, {"leaders": True}, {"wonders": "draft", "leaders": True}], ids=str
)
def test_whole_games_of_two_end(given: dict[str, Any]) -> None:
    for seed in range(4):
        chance = FastChance(random.Random(seed))
        state = RULES.blank(SevenWondersOptions(seats=2, **given))
        RULES.set_up(state, chance)
        rollout(RULES, state, chance)
        assert state.phase == "over"
        RULES.conserve(state)


def test_the_free_city_needs_no_leaders() -> None:
    for seed in range(30):
        board = opened(2, seed, leaders=True).boards[FREE_CITY]
        assert tables().data.wonders[board].box in ("base", "cities")


@pytest.mark.rule("R80")
def test_eight_players() -> None:
    state = opened(8)
    assert [len(hand) for hand in state.hands] == [7] * 8
    assert state.options.turns == 6
    deck = decks.age_deck(state, 3, TableChance(1))
    colours = [tables().colour[card] for card in deck]
    assert (len(deck), colours.count(PURPLE), colours.count(BLACK)) == (56, 9, 7)


@pytest.mark.rule("R01", "R80", "R85")
@pytest.mark.parametrize(
    ("given", "reason"),
    [
        ({"seats": 1}, "seats"),
        ({"seats": 9}, "seats"),
        ({"seats": 8, "cities": False}, "eight_need_cities"),
        ({"seats": 5, "teams": True}, "teams_seats"),
    ],
)
def test_what_does_not_go_together(given: dict[str, Any], reason: str) -> None:
    problem = SevenWondersOptions(**given).problem()
    assert problem is not None
    assert problem.key == f"seven_wonders.reason.{reason}"


def teams(seats: int = 4, **given: Any) -> SevenWondersState:
    return table(seats, teams=True, **{"cities": True, **given})


@pytest.mark.rule("R85")
@pytest.mark.parametrize("seats", [4, 6, 8])
def test_mates_sit_together_and_share_hands(seats: int) -> None:
    options = SevenWondersOptions(seats=seats, teams=True)
    assert [RULES.allies(options, seat) for seat in range(4)] == [{1}, {0}, {3}, {2}]


@pytest.mark.rule("R87")
def test_no_purchase_for_a_chained_card() -> None:
    state = teams(coins=20, hand=("library", "altar"))
    give(state, 0, "scriptorium")
    give(state, 1, "quarry", "loom_1")
    assert why_not(state, 0, build("library", left=6)) == "chain_is_free"


def fight(state: SevenWondersState, shields: list[int]) -> list[tuple[int, int]]:
    state.shields = shields
    conflict.resolve(state)
    return [(sum(state.victories[party]), state.defeats[party]) for party in range(len(shields))]


@pytest.mark.rule("R89")
def test_mates_never_fight_and_tokens_are_double() -> None:
    state = teams(age=2)
    assert fight(state, [0, 3, 1, 0]) == [(0, 0), (2, 0), (0, 2), (0, 0)]
    assert column(state, 1, "military") == 6


@pytest.mark.rule("R90")
def test_a_token_takes_one_off_both_sides() -> None:
    state = teams(age=3)
    state.diplomacy[1] = 1
    assert fight(state, [0, 3, 1, 0]) == [(0, 0), (1, 0), (0, 1), (0, 0)]
    assert state.diplomacy[1] == 0


@pytest.mark.rule("R90")
def test_tokens_on_both_sides_cancel_the_fight() -> None:
    state = teams(age=3)
    state.diplomacy[1] = state.diplomacy[2] = 1
    assert fight(state, [0, 3, 1, 0]) == [(0, 0)] * 4
    assert state.diplomacy == [0] * 4


@pytest.mark.rule("R90")
def test_the_mate_is_not_affected() -> None:
    state = teams(age=3)
    state.diplomacy[0] = 1
    assert fight(state, [0, 3, 1, 2]) == [(0, 1), (2, 0), (0, 2), (1, 0)]


@pytest.mark.rule("R91")
def test_the_sum_of_the_team_wins() -> None:
    state = teams(coins=0)
    give(state, 0, "palace")
    give(state, 2, "senate")
    give(state, 3, "altar", "theater", "pantheon")
    assert winners(RULES.scores(state)) == (2, 3)


@pytest.mark.rule("R92")
def test_coins_of_the_team_break_a_tie() -> None:
    state = teams(coins=0)
    state.coins = [1, 1, 0, 1]
    assert set(winners(RULES.scores(state))) == {0, 1}


def test_eight_in_teams_play_to_the_end() -> None:
    chance = FastChance(random.Random(2))
    state = RULES.blank(SevenWondersOptions(seats=8, teams=True, leaders=True))
    RULES.set_up(state, chance)
    rollout(RULES, state, chance)
    assert state.phase == "over"
    RULES.conserve(state)
