"""How everybody's total went during a game, as a chart of stepped lines."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pygame
import pytest

from game.core.part import PartEnded
from game.core.score import ScoreLine, ScoreSheet
from game.scenes import score_chart
from game.scenes.score_chart import courses
from game.ui import palette, sprites
from game.ui.canvas import Canvas
from game.ui.pixels import Box
from tests.scenes.desk import Desk
from tests.toy.events import PrizeWon

WON, ENDED = PrizeWon(0), PartEnded(())


class Prizes:
    """A game in which every prize counts one point, and the end of a part nothing."""

    points = 0

    def apply(self, event: Any) -> None:
        self.points += event == WON


def played(*turns: tuple[Any, ...]) -> Any:
    """A table at which this has happened, turn by turn."""

    def scores(state: Prizes) -> list[ScoreSheet]:
        return [ScoreSheet(0, (ScoreLine("x", state.points),))]

    rules = SimpleNamespace(blank=lambda options: Prizes(), scores=scores)
    return SimpleNamespace(
        rules=rules, options=None, turns=lambda: [SimpleNamespace(events=turn) for turn in turns]
    )


def test_the_chart_shows_how_every_total_went(desk: Desk) -> None:
    scene = desk.open("Ada", "ai:random", gifts=False)
    for _ in range(2):
        desk.card(0)
    desk.rest()
    found = courses(scene.session.public)
    assert set(found) == {0, 1}
    assert [course[0] for course in found.values()] == [0, 0]
    assert [course[-1] for course in found.values()] == scene.kept.table.state.points


def test_a_part_is_told_from_what_was_before_it_to_its_end() -> None:
    table = played((WON,), (WON, ENDED, WON), (WON,), (ENDED,), (WON,))
    assert courses(table, 1) == {0: [1, 2]}
    assert courses(table, 2) == {0: [3, 4, 4]}
    assert courses(table, 3) == {0: [5]}


def test_a_long_game_is_thinned_out_and_still_ends_as_it_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(score_chart, "MOMENTS", 3)
    assert courses(played(*[(WON,)] * 11)) == {0: [1, 4, 7, 10, 11]}


def test_no_line_of_a_chart_lies_on_its_frame() -> None:
    canvas = Canvas()
    score_chart.draw(canvas, (100, 50, 300, 100), {0: [0, 5, 40], 1: [0, -7, 3]}, str)
    inside = pygame.Rect(100, 50, 300 - 92, 100)
    inks = {palette.colour(palette.title_bar(party)) for party in (0, 1)}
    edge = [(x, y) for x in range(inside.left - 1, inside.right + 1) for y in (49, 50, 51, 148, 149, 150)]
    edge += [(x, y) for x in (99, inside.right) for y in range(50, 150)]
    assert not [spot for spot in edge if tuple(canvas.surface.get_at(spot))[:3] in inks]


class Noting(Canvas):
    """Notes where badges are put."""

    def __init__(self) -> None:
        super().__init__()
        self.tops: list[int] = []

    def blit(self, picture: pygame.Surface, x: int, y: int, area: Box | None = None) -> None:
        if picture in map(sprites.badge, range(3)):
            self.tops.append(y)
        super().blit(picture, x, y, area)


def test_names_at_the_ends_of_lines_that_meet_stand_one_below_the_other(desk: Desk) -> None:
    canvas, named = Noting(), []

    def name(party: int) -> str:
        named.append(party)
        return f"P{party}"

    score_chart.draw(canvas, (100, 50, 300, 100), {0: [0, 19], 1: [0, 19], 2: [0, 40]}, name)
    assert named == [2, 0, 1], "from the highest down"
    assert canvas.tops[2] - canvas.tops[1] >= sprites.badge(0).get_height()
    assert all(50 <= top <= 150 for top in canvas.tops)
