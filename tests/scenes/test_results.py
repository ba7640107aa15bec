"""The final sheet: totals of teams, who is named as the winner, and what decides between equal totals."""

from __future__ import annotations

import itertools
import os
from collections.abc import Callable, Iterator, Sequence
from typing import Any

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"

import pytest

from game.app import App
from game.app_settings import SettingsBook
from game.core.score import ScoreLine, ScoreSheet, Source
from game.core.store import Store
from game.scenes.results import BANNER, FEW, ResultsScene, explained
from game.scenes.table import TableScene
from game.session.cabinet import Cabinet
from game.ui import text
from game.ui.actions import Command
from game.ui.focus import Spot
from game.ui.locale import TEXTS, languages
from game.ui.pixels import pixels_of
from tests.people import people
from tests.toy.options import AuctionOptions

Show = Callable[..., ResultsScene]
NAMES = ("Ada", "Bea", "Cid", "Dan")


def column(party: int, points: int, ties: tuple[int, ...] = (), team: int | None = None) -> ScoreSheet:
    return ScoreSheet(party, (ScoreLine("scenes.results.total", points),), ties, team)


@pytest.fixture
def show() -> Iterator[Show]:
    """Shows sheets over a table of the toy game."""
    ticks = itertools.count()
    TEXTS.missing.clear()
    text.cut.clear()
    with Store.open(None, lambda: next(ticks)) as store:
        apps = []

        def opened(
            sheets: Sequence[ScoreSheet], names: tuple[str, ...] = NAMES, language: str = "en"
        ) -> ResultsScene:
            cabinet = Cabinet(store, process=False)
            kept = cabinet.open("auction", AuctionOptions(seats=4), people(*names), seed=1, friendly=True)
            app = App(SettingsBook({"speed": "instant", "language": language}))
            apps.append(app)
            table = TableScene(cabinet, kept)
            app.start(table)
            scene = ResultsScene(table)
            scene.show(sheets)
            app.push(scene)
            app.step([], 1.0)
            return scene

        yield opened
        for app in apps:
            app.close()
    assert not {key for key in TEXTS.missing if key.startswith("scenes.")}
    assert not text.cut


TEAMS = [column(0, 18, team=0), column(1, 26, team=0), column(2, 34, team=1), column(3, 39, team=1)]


def totals(scene: ResultsScene) -> list[Spot]:
    return [spot for spot in scene._cells() if isinstance(spot.id, tuple) and spot.id[0] == "total"]


def told(spot: Spot) -> str:
    assert spot.tip is not None
    return spot.tip.body


@pytest.mark.parametrize("language", languages())
def test_a_team_has_one_total_below_its_columns(show: Show, language: str) -> None:
    scene = show(TEAMS, language=language)
    assert scene._foot().teams == [[0, 1], [2, 3]]
    first, second = totals(scene)
    assert "44" in told(first)
    assert all(part in told(second) for part in ("Cid", "34", "Dan", "39", "73"))


def test_alone_everybody_has_a_total(show: Show) -> None:
    scene = show([column(seat, 10 + seat) for seat in range(4)])
    assert scene._foot().teams == []
    assert len(totals(scene)) == 4


def test_both_of_a_team_are_named_as_winners(show: Show) -> None:
    assert show(TEAMS)._title() == TEXTS.text("scenes.results.team_wins", one="Cid", other="Dan")
    long = ("Ada", "Bea", "Clementine", "Desideria")
    assert show(TEAMS, names=long)._title() == TEXTS.text("scenes.results.a_team_wins")


def test_cancel_leads_from_the_chart_to_the_sheet_and_from_there_to_the_table(show: Show) -> None:
    scene = show([column(seat, 10 + seat) for seat in range(4)])
    app: Any = scene.app
    scene.form.widget(("button", "chart")).activate(("button", "chart"))
    app.step([Command("cancel")])
    assert app.scene is scene
    assert not scene.charted
    app.step([Command("cancel")])
    assert app.scenes[-1] == scene.table


def test_a_toast_leaves_the_winners_banner_free(show: Show) -> None:
    scene = show([column(seat, 10 + seat) for seat in range(4)])
    app: Any = scene.app
    before = app.canvas.surface.subsurface(BANNER).copy()
    app.say("first", "icons/medal")
    app.say("second", "icons/medal")
    app.draw()
    assert pixels_of(app.canvas.surface.subsurface(BANNER).copy()) == pixels_of(before)
    assert app.toasts.words == ["first", "second"]


def test_equal_teams_share_the_victory(show: Show) -> None:
    equal = [column(seat, 20, team=seat // 2) for seat in range(4)]
    assert show(equal)._title() == TEXTS.text("scenes.results.shared")


def test_equal_totals_tell_what_decides_between_them(show: Show) -> None:
    scene = show([column(0, 30, (6,)), column(1, 30, (16,)), column(2, 24, (3,)), column(3, 9, (4,))])
    assert scene._title() == TEXTS.text("scenes.results.wins", name="Bea")
    ties = [
        TEXTS.text("scenes.results.tie", n=str(n)) in told(spot)
        for n, spot in zip((6, 16, 3, 4), totals(scene))
    ]
    assert ties == [True, True, False, False]


def test_few_sources_of_a_line_stand_one_below_the_other() -> None:
    def line(count: int) -> ScoreLine:
        keys = [
            f"scenes.results.{key}" for key in ("total", "team", "title", "leave", "board", "chart", "sheet")
        ]
        return ScoreLine("scenes.results.total", count, tuple(Source(key, 1) for key in keys[:count]))

    assert len(explained(line(3)).splitlines()) == 3
    assert len(explained(line(FEW)).splitlines()) == FEW


@pytest.mark.parametrize(("language", "said"), [("en", ["100 points: +2"]), ("zh_TW", ["100 分：+2"])])
def test_a_source_is_told_with_the_marks_of_its_language(language: str, said: list[str]) -> None:
    TEXTS.switch(language)
    told = ScoreLine("scenes.results.total", 2, (Source("scenes.results.points", 2, {"n": 100}),))
    assert explained(told).splitlines() == said
