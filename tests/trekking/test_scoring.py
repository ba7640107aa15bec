"""Final scores, the trek table, ties."""

from __future__ import annotations

from typing import Literal

import pytest

from game.core.score import ScoreSheet, rank, winners
from game.trekking import scoring
from game.trekking.catalog import catalog
from game.trekking.rules import RULES
from game.trekking.state import ICON_POINTS, TrekkingState
from tests.trekking.tables import opened


def with_treks(state: TrekkingState, party: int, *lengths: int) -> TrekkingState:
    """A party whose treks have these lengths, the last one still open."""
    treks = [tuple(range(1, length + 1)) for length in lengths]
    state.finished[party], state.treks[party] = tuple(treks[:-1]), treks[-1]
    return state


@pytest.mark.rule("R31", "R43")
@pytest.mark.parametrize(
    ("table", "values"),
    [
        ("mat", [-3, 0, 2, 4, 7, 10, 14, 18, 24, 30, 33, 36]),
        ("scan", [-3, 0, 2, 4, 7, 10, 15, 18, 21, 30, 33, 36]),
    ],
)
def test_trek_table(table: Literal["mat", "scan"], values: list[int]) -> None:
    trek_table = catalog().trek_tables[table]
    assert [trek_table.value(cards) for cards in range(1, 13)] == values


@pytest.mark.rule("R43")
def test_the_scans_table_is_an_option() -> None:
    state = with_treks(opened(2, trek_table="scan"), 0, 7, 9)
    assert scoring.trek_points(state, 0) == 36


@pytest.mark.rule("R30")
@pytest.mark.parametrize(
    ("lengths", "points"),
    [((1,), -3), ((5, 4, 2), 11), ((12,), 36), ((2, 5), 7)],
)
def test_every_trek_counts_the_open_one_too(lengths: tuple[int, ...], points: int) -> None:
    assert scoring.trek_points(with_treks(opened(2), 0, *lengths), 0) == points


@pytest.mark.rule("R30")
def test_the_rule_books_example() -> None:
    state = with_treks(opened(2), 0, 9)
    state.tally[0], state.crystals[0] = 32, 1
    sheet = RULES.scores(state)[0]
    assert sheet.total == 57 == scoring.total(state, 0)
    assert {line.key.rpartition(".")[2]: line.points for line in sheet.lines} == {
        "spaces": 32,
        "rows": 0,
        "on_time": 0,
        "crystals": 1,
        "treks": 24,
    }


def test_sources_name_the_day_or_the_trek() -> None:
    state = with_treks(opened(2), 0, 4, 6)
    treks = RULES.scores(state)[0].lines[-1]
    assert [(source.points, source.places) for source in treks.sources] == [
        (4, ("trek:0",)),
        (10, ("trek:1",)),
    ]


def tied(one: tuple[int, ...], other: tuple[int, ...]) -> tuple[int, ...]:
    """Who wins with equal points and treks of these lengths."""
    state = with_treks(with_treks(opened(2), 0, *one), 1, *other)
    sheets = [ScoreSheet(sheet.party, (), sheet.ties) for sheet in RULES.scores(state)]
    return winners(sheets)


@pytest.mark.rule("R32")
@pytest.mark.parametrize(
    ("one", "other", "winner"),
    [
        ((6, 4, 3), (6, 5, 1), (1,)),
        ((7, 4), (7, 4, 1), (1,)),
        ((5, 5), (5, 5), (0, 1)),
        ((3, 8), (7, 7), (0,)),
    ],
)
def test_ties(one: tuple[int, ...], other: tuple[int, ...], winner: tuple[int, ...]) -> None:
    assert tied(one, other) == winner


@pytest.mark.rule("S06")
def test_solo_ties_go_to_the_longer_longest_trek_and_no_further() -> None:
    state = with_treks(with_treks(opened(1), 0, 6, 2), 1, 6, 3)
    assert [sheet.ties for sheet in RULES.scores(state)] == [(6,), (6,)]


@pytest.mark.rule("S04", "S06")
def test_the_rivals_sheet_has_icons_and_head_start() -> None:
    state = with_treks(opened(1, rival="expert"), 1, 5)
    state.tally[15 + ICON_POINTS * 3] = 20
    sheet = RULES.scores(state)[1]
    assert {line.key.rpartition(".")[2]: line.points for line in sheet.lines} == {
        "on_time": 0,
        "icons": 20,
        "head_start": 24,
        "treks": 7,
    }
    assert sheet.total == 51 == scoring.total(state, 1)
    assert rank(RULES.scores(state))[0].party == 1


@pytest.mark.rule("R01")
def test_most_points_after_the_third_day_win() -> None:
    state = with_treks(with_treks(opened(2), 0, 5), 1, 2, 2)
    state.tally[0] = 3
    assert [sheet.total for sheet in RULES.scores(state)] == [11, 1]
    assert winners(RULES.scores(state)) == (0,)
