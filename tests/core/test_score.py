"""Ranking: sum of the lines, then the ties in order, then shared; teams add up."""

from __future__ import annotations

from game.core.score import Change, ScoreLine, ScoreSheet, Tie, best_tie, changes, rank, winners


def sheet(party: int, total: int, ties: tuple[int, ...] = (), **more: object) -> ScoreSheet:
    return ScoreSheet(party, (ScoreLine("x", total - 1), ScoreLine("y", 1)), ties, **more)  # type: ignore[arg-type]


def ranks(*sheets: ScoreSheet) -> dict[int, int]:
    return {standing.party: standing.rank for standing in rank(sheets)}


def test_the_lines_add_up_to_the_total() -> None:
    assert sheet(0, 12).total == 12


def test_more_points_rank_better_and_equal_places_are_shared() -> None:
    assert ranks(sheet(0, 5), sheet(1, 9), sheet(2, 5), sheet(3, 1)) == {1: 1, 0: 2, 2: 2, 3: 4}


def test_the_first_tie_that_differs_decides() -> None:
    assert ranks(sheet(0, 5, (1, 0)), sheet(1, 5, (1, 3)), sheet(2, 5, (0, 9))) == {1: 1, 0: 2, 2: 3}


def test_a_team_shares_its_place_and_its_sum() -> None:
    standings = rank([sheet(0, 5, team=0), sheet(1, 9, team=1), sheet(2, 6, team=0), sheet(3, 1, team=1)])
    assert {(s.party, s.rank, s.total) for s in standings} == {(0, 1, 11), (2, 1, 11), (1, 2, 10), (3, 2, 10)}


def test_a_party_that_may_not_win_stands_behind_all_others() -> None:
    assert ranks(sheet(0, 5), sheet(1, 50, may_win=False)) == {0: 1, 1: 2}
    assert winners([sheet(0, 5), sheet(1, 5), sheet(2, 4)]) == (0, 1)


def test_a_team_may_win_only_if_all_of_it_may() -> None:
    assert ranks(sheet(0, 5, team=0), sheet(1, 50, team=0, may_win=False), sheet(2, 1)) == {2: 1, 0: 2, 1: 2}


def test_the_changes_between_two_sheets_are_the_lines_that_differ_also_those_that_only_one_lists() -> None:
    def lines(**points: int) -> ScoreSheet:
        return ScoreSheet(0, tuple(ScoreLine(key, number) for key, number in points.items()))

    before, after = lines(wells=2, trees=5, rocks=-3), lines(trees=5, rocks=-1, gold=3)
    found = changes(before, after)
    assert found == (Change("wells", 2, 0), Change("rocks", -3, -1), Change("gold", 0, 3))
    assert sum(change.gain for change in found) == after.total - before.total


def test_different_totals_are_no_tie() -> None:
    assert best_tie([sheet(0, 5, (3,)), sheet(1, 6, (3,))]) is None


def test_a_tie_tells_the_first_number_that_sets_the_first_apart_from_the_second() -> None:
    found = best_tie([sheet(0, 5, (1, 2)), sheet(1, 9), sheet(2, 5, (1, 7))])
    assert found == Tie(5, ((2,), (0,)), 1, (7, 2))


def test_of_several_ties_the_best_one_is_told() -> None:
    found = best_tie([sheet(0, 5), sheet(1, 9), sheet(2, 5), sheet(3, 9)])
    assert found == Tie(9, ((1,), (3,)))


def test_who_has_fallen_behind_before_the_deciding_number_is_named_but_not_counted() -> None:
    found = best_tie([sheet(0, 5, (4, 1)), sheet(1, 5, (4, 3)), sheet(2, 5, (0, 9))])
    assert found == Tie(5, ((1,), (0,), (2,)), 1, (3, 1))


def test_a_number_that_only_the_first_has_counts_against_nothing() -> None:
    assert best_tie([sheet(0, 5, (9,)), sheet(1, 5, (9, 2))]) == Tie(5, ((1,), (0,)), 1, (2, 0))


def test_teams_are_tied_as_teams_and_who_may_not_win_with_nobody_who_may() -> None:
    teams = [sheet(0, 5, (1,), team=0), sheet(1, 6, (2,), team=1), sheet(2, 7, (3,), team=0)]
    found = best_tie([*teams, sheet(3, 6, (1,), team=1)])
    assert found == Tie(12, ((0, 2), (1, 3)), 0, (4, 3))
    assert best_tie([sheet(0, 5), sheet(1, 5, may_win=False)]) is None
