"""Conflicts and final points."""

from __future__ import annotations

import pytest

from game.core.score import rank, winners
from game.seven_wonders import conflict, scoring, tally
from game.seven_wonders.income import take
from game.seven_wonders.rules import RULES
from game.seven_wonders.scoring import best_science
from game.seven_wonders.state import SevenWondersState
from game.seven_wonders.tables import tables
from tests.seven_wonders.table import answer, build, column, deal, give, n, stages, table


@pytest.mark.rule("R29", "R30", "R74")
@pytest.mark.parametrize(
    ("own", "choices", "masks", "others", "bonus", "points"),
    [
        pytest.param((4, 2, 1), 0, 0, (0, 0, 0), 0, 28),
        pytest.param((2, 2, 2), 0, 0, (0, 0, 0), 0, 26),
        pytest.param((1, 1, 1), 1, 0, (0, 0, 0), 0, 13),
        pytest.param((2, 1, 0), 1, 0, (0, 0, 0), 0, 13),
        pytest.param((1, 1, 2), 2, 0, (0, 0, 0), 0, 26),
        pytest.param((2, 3, 6), 1, 0, (0, 0, 0), 3, 84, id="with-aristotle"),
        pytest.param((2, 3, 6), 1, 0, (0, 0, 0), 0, 76, id="without"),
        pytest.param((1, 0, 2), 0, 2, (1, 1, 1), 0, 18),
        pytest.param((0, 0, 0), 0, 3, (1, 1, 1), 0, 10),
        pytest.param((0, 0, 0), 0, 2, (1, 0, 0), 0, 1),
        pytest.param((0, 0, 0), 0, 2, (0, 2, 0), 0, 4),
    ],
)
def test_science(
    own: tuple[int, int, int],
    choices: int,
    masks: int,
    others: tuple[int, int, int],
    bonus: int,
    points: int,
) -> None:
    assert best_science(own, choices, masks, others, bonus).points == points


@pytest.mark.rule("R30")
def test_a_symbol_of_choice_is_never_asked_for() -> None:
    state = table(3, "babylon_a", age=3, turn=6, hand=("altar", "theater"))
    stages(state, 0, 2)
    give(state, 0, "apothecary", "workshop")
    answer(state, {seat: build("altar") for seat in range(3)})
    assert state.phase == "over"
    assert column(state, 0, "science") == 10


@pytest.mark.parametrize(
    ("guild", "own", "left", "right", "points"),
    [
        pytest.param("craftsmens_guild", (), ("loom_1", "press_1"), ("loom_1",), 6),
        pytest.param("workers_guild", ("stone_pit",), ("stone_pit", "mine"), ("clay_pool",), 3),
        pytest.param(
            "shipowners_guild",
            ("stone_pit", "mine", "clay_pool", "loom_1", "workers_guild"),
            (),
            (),
            6,
        ),
        pytest.param("traders_guild", ("tavern",), ("tavern", "forum"), ("tavern",), 3, id="traders"),
        pytest.param(
            "philosophers_guild", ("school",), ("school", "study"), ("lodge",), 3, id="philosophers"
        ),
        pytest.param("spies_guild", ("barracks",), ("barracks", "militia"), ("walls",), 2, id="spies"),
        pytest.param("magistrates_guild", ("altar",), ("altar", "baths"), ("palace",), 3, id="magistrates"),
        pytest.param(
            "guild_of_shadows",
            ("militia",),
            ("militia", "lair"),
            ("lair", "hideout", "embassy"),
            5,
        ),
        pytest.param("architects_guild", (), ("workers_guild",), ("spies_guild",), 6, id="architects"),
        pytest.param("diplomats_guild", ("nero",), ("caesar", "plato"), ("varro",), 3),
    ],
)
def test_guilds_count_cards(
    guild: str, own: tuple[str, ...], left: tuple[str, ...], right: tuple[str, ...], points: int
) -> None:
    state = table(4, age=3, leaders=True, cities=True)
    give(state, 0, guild, *own)
    give(state, 1, *left)
    give(state, 3, *right)
    give(state, 2, "lumber_yard", "loom_1", "pawnshop", "bazar", "stockade", "library", "contingent")
    effects = tables().gain[n(guild)].effects
    assert sum(scoring.points(state, 0, effect) for effect in effects) == points


def test_builders_guild() -> None:
    state = table(3, age=3)
    give(state, 0, "builders_guild")
    for party, count in ((0, 2), (1, 1), (2, 3)):
        stages(state, party, count)
    assert column(state, 0, "guild") == 6


def test_strategists_guild() -> None:
    state = table(3, age=3)
    give(state, 0, "strategists_guild")
    state.defeats = [0, 2, 1]
    assert column(state, 0, "guild") == 3


def test_mourners_guild_counts_tokens_not_their_worth() -> None:
    state = table(3, age=3, cities=True)
    give(state, 0, "mourners_guild")
    state.victories = [(0, 0, 0), (0, 1, 1), (2, 0, 0)]
    assert column(state, 0, "guild") == 4


@pytest.mark.rule("R35")
def test_olympia_copies_a_guild_from_its_own_seat() -> None:
    state = table(3, "olympia_b", age=3)
    give(state, 1, "builders_guild", "craftsmens_guild")
    stages(state, 0, 3)
    stages(state, 1, 3)
    stages(state, 2, 3)
    assert column(state, 0, "guild") == 9


@pytest.mark.rule("R30", "R35")
def test_olympia_copies_a_symbol_of_choice() -> None:
    state = table(3, "olympia_b", age=3)
    stages(state, 0, 3)
    give(state, 0, "apothecary", "workshop")
    give(state, 1, "scientists_guild")
    assert column(state, 0, "science") == 10
    assert column(state, 0, "guild") == 0


@pytest.mark.rule("R30", "R35")
@pytest.mark.parametrize(("worth", "guild", "symbols"), [(7, 0, 10), (9, 9, 2)], ids=["symbol", "points"])
@pytest.mark.parametrize("other", ["strategists_guild", "builders_guild"])
def test_olympia_copies_a_symbol_of_choice_only_where_it_brings_most(
    other: str, worth: int, guild: int, symbols: int
) -> None:
    state = table(3, "olympia_b", age=3)
    stages(state, 0, 3)
    give(state, 0, "apothecary", "workshop")
    give(state, 1, "scientists_guild", other)
    if other == "builders_guild":
        state.stages[1] = worth - 3
    else:
        state.defeats[2] = worth
    assert (column(state, 0, "guild"), column(state, 0, "science")) == (guild, symbols)


@pytest.mark.rule("R35")
def test_a_copied_shipowners_guild_counts_the_copiers_cards() -> None:
    state = table(3, "olympia_b", age=3)
    stages(state, 0, 3)
    give(state, 0, "stone_pit", "loom_1", "spies_guild")
    give(state, 2, "shipowners_guild", "mine")
    assert column(state, 0, "guild") == 3


@pytest.mark.rule("R35")
def test_nothing_to_copy() -> None:
    state = table(3, "olympia_b", age=3)
    stages(state, 0, 3)
    assert column(state, 0, "guild") == 0


@pytest.mark.rule("R35")
def test_a_copied_counterfeiters_guild_gives_points_only() -> None:
    state = table(3, "olympia_b", age=3, cities=True)
    stages(state, 0, 3)
    give(state, 1, "counterfeiters_guild")
    assert column(state, 0, "guild") == 5
    assert state.debts == [0, 0, 0]


def fight(state: SevenWondersState, shields: list[int]) -> list[int]:
    state.shields = shields
    conflict.resolve(state)
    return [column(state, party, "military") for party in range(len(shields))]


@pytest.mark.rule("R25", "R26")
@pytest.mark.parametrize(
    ("seats", "age", "shields", "points"),
    [
        pytest.param(4, 2, [4, 1, 1, 6], [2, -1, -1, 6]),
        pytest.param(3, 1, [2, 2, 2], [0, 0, 0]),
        pytest.param(3, 3, [1, 0, 0], [10, -1, -1]),
        pytest.param(3, 2, [1, 1, 0], [3, 3, -2]),
        pytest.param(3, 1, [1, 0, 0], [2, -1, -1], id="age-one"),
    ],
)
def test_conflicts(seats: int, age: int, shields: list[int], points: list[int]) -> None:
    assert fight(table(seats, age=age), shields) == points


@pytest.mark.rule("R27")
def test_the_game_ends_after_the_conflicts_of_age_three() -> None:
    state = table(3, age=3, turn=6, hand=("altar", "theater"))
    give(state, 0, "barracks")
    answer(state, {seat: build("altar") for seat in range(3)})
    assert RULES.asks(state) == ()
    assert column(state, 0, "military") == 10


@pytest.mark.rule("R28")
@pytest.mark.parametrize(("coins", "points"), [(11, 3), (2, 0), (3, 1)])
def test_a_point_for_three_coins(coins: int, points: int) -> None:
    state = table(3, coins=coins)
    assert column(state, 0, "treasury") == points


@pytest.mark.rule("R28")
def test_the_sheet_adds_all_columns() -> None:
    state = table(3, "giza_a", coins=7)
    give(state, 0, "altar", "haven", "stone_pit", "apothecary", "workers_guild", "gates_of_the_city")
    stages(state, 0, 2)
    state.victories[0], state.defeats[0], state.debts[0] = (1, 1, 0), 1, 1
    sheet = scoring.sheet(state, 0)
    assert [line.points for line in sheet.lines] == [3, 1, 8, 2, 1, 0, 1, 4]
    assert sheet.total == tally.total(state, 0) == 20
    for line in sheet.lines:
        assert sum(source.points for source in line.sources) == line.points


@pytest.mark.rule("R31")
def test_coins_break_a_tie() -> None:
    state = table(3, coins=0)
    state.coins = [7, 4, 0]
    state.debts = [1, 0, 0]
    assert tally.totals(state) == [1, 1, 0]
    assert winners(RULES.scores(state)) == (0,)


@pytest.mark.rule("R31")
def test_a_full_tie_is_shared() -> None:
    state = table(3)
    assert len(winners(RULES.scores(state))) == 3
    assert {standing.rank for standing in rank(RULES.scores(state))} == {1}


def test_coins_count_for_treasury_leader_and_guild() -> None:
    state = table(3, coins=10, leaders=True)
    give(state, 0, "midas", "gamers_guild")
    assert column(state, 0, "treasury") == 3
    assert column(state, 0, "leaders_cities") == 3
    assert column(state, 0, "guild") == 3


@pytest.mark.rule("R67")
def test_debt_is_taken_off_the_treasury() -> None:
    state = table(3, coins=5, cities=True)
    state.debts[0] = 3
    assert column(state, 0, "treasury") == -2


@pytest.mark.rule("R68")
def test_black_and_white_cards_share_a_column() -> None:
    state = table(3, leaders=True, cities=True)
    give(state, 0, "gates_of_the_city", "sappho")
    assert column(state, 0, "leaders_cities") == 6


@pytest.mark.rule("R74")
def test_masks_copy_green_cards_only_own_names_included() -> None:
    state = table(3, "giza_a", "babylon_a", "rhodos_a", leaders=True, cities=True)
    give(state, 0, "pigeon_loft", "workshop")
    give(state, 2, "workshop")
    stages(state, 1, 2)
    give(state, 1, "euclid", "scientists_guild")
    assert column(state, 0, "science") == 4


@pytest.mark.rule("R74")
@pytest.mark.parametrize(
    ("own", "left", "right", "copied", "points"),
    [
        pytest.param((), ("euclid", "scientists_guild"), (), (0, 0, 0), 1, id="nothing-green"),
        pytest.param((), (), ("ptolemy", "pigeon_loft"), (0, 0, 0), 1, id="a-leader-and-a-mask"),
        pytest.param((), ("apothecary",), (), (1, 0, 0), 2, id="no-gear-to-the-left"),
        pytest.param((), (), ("apothecary",), (1, 0, 0), 2, id="no-gear-to-the-right"),
        pytest.param(("spy_ring",), ("apothecary",), (), (1, 0, 0), 2, id="one-card-for-two-masks"),
        pytest.param(("spy_ring",), ("scriptorium",), ("scriptorium",), (0, 0, 2), 5, id="two-of-one-name"),
        pytest.param(("spy_ring",), ("scriptorium",), ("apothecary",), (1, 0, 1), 10, id="a-set"),
    ],
)
def test_a_mask_copies_only_a_symbol_that_a_neighbours_green_card_shows(
    own: tuple[str, ...],
    left: tuple[str, ...],
    right: tuple[str, ...],
    copied: tuple[int, int, int],
    points: int,
) -> None:
    state = table(4, leaders=True, cities=True)
    give(state, 0, "pigeon_loft", "workshop", *own)
    give(state, state.left(0), *left)
    give(state, state.right(0), *right)
    give(state, 2, "workshop", "apothecary", "scriptorium", "laboratory")
    best = scoring.science(state, 0)
    assert best.copied == copied
    assert best.points == column(state, 0, "science") == points


def test_taking_nothing_is_no_event() -> None:
    state = table(3)
    take(state, 0, 0, "sale")
    assert state.coins == [3, 3, 3]


def test_guild_points_in_play() -> None:
    state = table(3, age=3, hand=("workers_guild", "altar"), coins=30)
    give(state, 1, "stone_pit", "lumber_yard")
    state.goods[0] = tables().need[n("workers_guild")]
    deal(state, 0, "workers_guild", "altar")
    answer(state, {0: build("workers_guild")})
    assert column(state, 0, "guild") == 2


@pytest.mark.rule("R25")
def test_defeats_are_no_shields_without_the_leader_who_makes_them_so() -> None:
    state = table(3, leaders=True)
    state.defeats = [3, 3, 0]
    give(state, 1, "semiramis")
    state.shields = [1, 1, 1]
    assert [conflict.strength(state, party) for party in range(3)] == [1, 4, 1]
