"""The foot of the final sheet: totals and places; what a team has in a box of its own."""

from __future__ import annotations

import pytest

from game.core.score import ScoreLine, ScoreSheet, rank
from game.scenes.score_totals import Foot, draw, spots
from game.tools.studio import Studio
from game.ui.canvas import Canvas
from game.ui.locale import words
from game.ui.pixels import index, pixels_of

COLUMNS = [(120 + 60 * number, 56) for number in range(4)]
TOP = 280


@pytest.fixture(autouse=True)
def screen(studio: Studio) -> None:
    """Letters and figures need a window."""


def foot(*sheets: tuple[int, tuple[int, ...], int | None], done: bool = True) -> Foot:
    """Of sheets of these points, ties and teams."""
    made = [
        ScoreSheet(n, (ScoreLine("x", points),), ties, team) for n, (points, ties, team) in enumerate(sheets)
    ]
    standings = {standing.party: standing for standing in rank(made)}
    return Foot(made, COLUMNS[: len(made)], [sheet.total for sheet in made], standings, done)


def name(party: int) -> str:
    return f"P{party}"


def told(found: Foot) -> list[str]:
    tips = [spot.tip for spot in spots(found, TOP, name)]
    return [tip.body for tip in tips if tip is not None]


ALONE = foot((12, (), None), (30, (), None), (7, (), None))
TEAMS = foot((12, (1,), 0), (30, (2,), 0), (20, (3,), 1), (21, (4,), 1))


def test_everybody_has_a_total_below_the_own_column() -> None:
    boxes = [spot.rect for spot in spots(ALONE, TOP, name)]
    assert [(box.left, box.w) for box in boxes] == COLUMNS[:3]
    assert told(ALONE) == [
        words("scenes.results.place", n=place, points=points) for place, points in ((2, 12), (1, 30), (3, 7))
    ]


def test_a_team_has_one_below_all_its_columns_and_each_share_is_told() -> None:
    assert TEAMS.teams == [[0, 1], [2, 3]]
    boxes = [spot.rect for spot in spots(TEAMS, TOP, name)]
    assert [(box.left, box.right) for box in boxes] == [(120, 236), (240, 356)]
    assert told(TEAMS)[0].splitlines() == [
        words("scenes.results.share", name="P0", n=12),
        words("scenes.results.share", name="P1", n=30),
        words("scenes.results.place", n=1, points=42),
    ]


def test_only_between_equal_totals_it_is_told_what_decides() -> None:
    equal = foot((20, (3,), None), (20, (5,), None), (9, (8,), None))
    assert [
        words("scenes.results.tie", n=str(n)) in body for n, body in zip((3, 5, 8), told(equal), strict=True)
    ] == [
        True,
        True,
        False,
    ]
    teams = foot((12, (1,), 0), (30, (2,), 0), (20, (3,), 1), (22, (4,), 1))
    assert [
        words("scenes.results.tie", n=str(n)) in body for n, body in zip((3, 7), told(teams), strict=True)
    ] == [
        True,
        True,
    ], "ties of a team are added up"


def test_while_it_is_still_counted_nothing_is_told_and_nobody_has_won() -> None:
    counting = ALONE._replace(done=False)
    assert spots(counting, TOP, name) == []
    canvas = Canvas(ink="p4")
    draw(canvas, counting, TOP)
    assert index("y3") not in pixels_of(canvas.surface)


def test_the_winners_total_is_golden_and_no_other() -> None:
    canvas = Canvas(ink="p4")
    draw(canvas, ALONE, TOP)
    golden = [
        index("y3") in pixels_of(canvas.surface.subsurface((left, TOP, wide, 50)).copy())
        for left, wide in ALONE.columns
    ]
    assert golden == [False, True, False]
