"""The end of the game: exchanges, collections, majorities and ties."""

from __future__ import annotations

import pytest

from game.core.score import rank, winners
from game.cvlizations import scoring
from game.cvlizations.rules import RULES
from game.cvlizations.state import CvlizationsState
from tests.cvlizations.tables import BOOK, card, give, table


def end_points(state: CvlizationsState, seat: int = 0) -> int:
    """Happiness of the last row of a seat's sheet."""
    return RULES.scores(state)[seat].lines[2].points


def by_idea(state: CvlizationsState, name: str, seat: int = 0) -> int:
    """What an idea gives at the end of the game."""
    for source in RULES.scores(state)[seat].lines[2].sources:
        if source.values["card"] == f"@cvlizations.name.{name}":
            return source.points
    raise KeyError(name)


@pytest.mark.rule("R27")
def test_the_sheet_has_ideas_tokens_and_the_end() -> None:
    state = table(3, ideas={0: ["monument", "cellar"]}, goods=[(2, 0, 0)])
    state.happiness_gained(0, 2, card("rest"))
    state.happiness_gained(0, 1, card("dagger"))
    sheet = RULES.scores(state)[0]
    assert [line.points for line in sheet.lines] == [4, 3, 2]
    assert sheet.total == 9
    assert [source.points for source in sheet.lines[1].sources] == [2, 1]


@pytest.mark.rule("R28")
def test_an_idea_bought_in_the_last_round_counts_in_full() -> None:
    state = table(3)
    give(state, 0, "museum", "monument", works=False)
    assert RULES.scores(state)[0].total == 1 + 3 + 2


def test_humanism_adds_nothing_at_the_end() -> None:
    state = table(3, ideas={0: ["humanism", "cellar"]}, goods=[(1, 0, 0)])
    assert end_points(state) == 1


@pytest.mark.rule("R29")
def test_consumerism_wants_an_empty_stock() -> None:
    assert end_points(table(3, ideas={0: ["consumerism"]})) == 2
    assert end_points(table(3, ideas={0: ["consumerism"]}, goods=[(0, 0, 1)])) == 0


@pytest.mark.rule("R29")
def test_exchanges_may_empty_the_stock() -> None:
    assert end_points(table(3, ideas={0: ["consumerism", "cellar"]}, goods=[(2, 0, 0)])) == 4


def test_rationalism_counts_kinds_itself_included() -> None:
    assert by_idea(table(3, ideas={0: ["rationalism", "hoe", "axe", "castle"]}), "rationalism") == 3
    assert by_idea(table(3, ideas={0: ["rationalism"]}), "rationalism") == 1


def test_film_producer_counts_pairs_of_ideas() -> None:
    ideas = ["film_producer", "hoe", "axe", "castle", "law", "writing", "egoism"]
    assert by_idea(table(3, ideas={0: ideas}), "film_producer") == 3


@pytest.mark.rule("R54")
def test_stock_exchange_counts_three_sets_at_most() -> None:
    assert end_points(table(3, ideas={0: ["stock_exchange"]}, goods=[(4, 5, 4)])) == 6


@pytest.mark.rule("R53")
def test_the_cellar_takes_three_food_at_most() -> None:
    state = table(3, ideas={0: ["cellar"]}, goods=[(5, 0, 0)])
    assert end_points(state) == 3
    assert RULES.scores(state)[0].ties == (2,)


@pytest.mark.rule("R29")
def test_no_resource_is_used_twice() -> None:
    state = table(3, ideas={0: ["stock_exchange", "cellar"]}, goods=[(2, 1, 1)])
    assert by_idea(state, "stock_exchange") == 2
    assert by_idea(state, "cellar") == 1


@pytest.mark.rule("R53")
def test_the_iron_tower_takes_what_wood_there_is() -> None:
    assert end_points(table(3, ideas={0: ["iron_tower"]}, goods=[(0, 2, 0)])) == 2


@pytest.mark.rule("R29")
def test_environmentalism_looks_at_what_is_left() -> None:
    assert end_points(table(3, ideas={0: ["environmentalism"]}, goods=[(3, 2, 0)])) == 2
    assert end_points(table(3, ideas={0: ["environmentalism"]}, goods=[(9, 0, 0)])) == 3
    both = table(3, ideas={0: ["environmentalism", "cellar"]}, goods=[(6, 0, 0)])
    assert end_points(both) == 4, "three food for three, three left for one"


@pytest.mark.rule("R29")
def test_the_best_division_is_found_among_all() -> None:
    ideas = ["stock_exchange", "cellar", "castle", "iron_tower", "consumerism"]
    state = table(3, ideas={0: ideas}, goods=[(3, 3, 2)])
    assert end_points(state) == 10, "two sets, the rest one by one, and nothing left"


@pytest.mark.rule("R32")
def test_majorities_must_be_strict() -> None:
    tools = [BOOK.ideas[number - 1].id for number in range(9, 15)]
    tie = table(3, ideas={0: ["highway", *tools[:3]], 1: tools[3:6]})
    assert by_idea(tie, "highway") == 0
    ahead = table(3, ideas={0: ["highway", *tools[:3]], 1: tools[3:5]})
    assert by_idea(ahead, "highway") == 2
    assert by_idea(table(3, ideas={0: ["tourism"]}), "tourism") == 0
    assert by_idea(table(3, ideas={0: ["research_institute", "law"]}), "research_institute") == 2


def test_ideas_that_count_a_kind_include_themselves() -> None:
    for name in ("romanticism", "camera", "museum", "internet"):
        assert by_idea(table(3, ideas={0: [name]}), name) == 1


@pytest.mark.rule("R30")
def test_resources_break_a_tie() -> None:
    state = table(3, goods=[(4, 0, 0), (2, 0, 0)])
    assert winners(RULES.scores(state)) == (0,)


@pytest.mark.rule("R30")
def test_then_the_win_is_shared() -> None:
    state = table(3, goods=[(2, 0, 0), (0, 2, 0)])
    assert winners(RULES.scores(state)) == (0, 1)
    assert [standing.rank for standing in rank(RULES.scores(state))] == [1, 1, 3]


@pytest.mark.rule("R31")
def test_resources_given_up_break_no_tie() -> None:
    state = table(3, ideas={0: ["cellar"]}, goods=[(3, 1, 0), (0, 2, 0)])
    state.happiness_gained(1, 4, card("rest"))
    assert [sheet.total for sheet in RULES.scores(state)][:2] == [4, 4]
    assert winners(RULES.scores(state)) == (1,)


def test_points_equal_the_sheet() -> None:
    state = table(
        3,
        ideas={0: ["highway", "hoe", "cellar", "rationalism"], 1: ["stock_exchange", "environmentalism"]},
        goods=[(4, 1, 0), (3, 3, 2), (1, 1, 1)],
    )
    for seat, sheet in enumerate(RULES.scores(state)):
        assert scoring.points(state, seat) == (sheet.total, sheet.ties[0])


@pytest.mark.rule("R27")
@pytest.mark.parametrize(
    ("idea", "others", "happiness"),
    [
        ("rationalism", ["hoe", "axe", "castle"], 3),
        ("film_producer", ["hoe", "axe", "law"], 2),
        ("romanticism", [], 1),
        ("camera", [], 1),
        ("museum", [], 1),
        ("internet", [], 1),
        ("highway", ["hoe"], 2),
        ("research_institute", ["law"], 2),
        ("tourism", ["castle", "monument"], 2),
    ],
)
def test_an_idea_about_ideas_counts_without_any_other(idea: str, others: list[str], happiness: int) -> None:
    state = table(3, ideas={0: [idea, *others]})
    assert by_idea(state, idea) == happiness
    sheet = RULES.scores(state)[0]
    printed = sum(BOOK.happiness[card(name)] for name in (idea, *others))
    assert scoring.points(state, 0) == (sheet.total, 0) == (printed + end_points(state), 0)


@pytest.mark.rule("R29")
def test_resources_are_worth_nothing_without_an_idea_about_them() -> None:
    state = table(3, goods=[(6, 6, 6)])
    assert end_points(state) == 0
    assert scoring.points(state, 0) == (0, 18)
