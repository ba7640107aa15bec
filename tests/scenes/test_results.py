"""The result: totals of teams, who is named as the winner, how a tie was broken, when buttons awake."""

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
from game.core.score import ScoreLine, ScoreSheet
from game.core.store import Store
from game.scenes import banner
from game.scenes.banner import MIDDLE
from game.scenes.results import ASLEEP, TALLY, ResultsScene
from game.scenes.table import TableScene
from game.session.cabinet import Cabinet
from game.ui import text
from game.ui.actions import Command
from game.ui.focus import Spot, Tip
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
    return [spot for spot in scene._spots() if isinstance(spot.id, tuple) and spot.id[0] == "total"]


def told(spot: Spot) -> str:
    assert spot.tip is not None
    return spot.tip.body


@pytest.mark.parametrize("language", languages())
def test_a_team_has_one_total_beside_its_rows_the_best_team_above(show: Show, language: str) -> None:
    scene = show(TEAMS, language=language)
    assert [sheet.party for sheet in scene.sheets] == [3, 2, 1, 0] or scene.sheets[0].team == 1
    first, second = totals(scene)
    assert "44" in told(second)
    assert all(part in told(first) for part in ("Cid", "34", "Dan", "39", "73"))


def test_alone_everybody_has_a_total_and_the_best_stands_first(show: Show) -> None:
    scene = show([column(seat, 10 + seat) for seat in range(4)])
    assert [spot.id for spot in totals(scene)] == [("total", party) for party in (3, 2, 1, 0)]


def test_who_plays_alone_reads_the_points_on_the_banner(show: Show) -> None:
    assert show([column(0, 17)])._title() == TEXTS.text("scenes.results.points", n=17)


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
    box = (MIDDLE - banner.LEAST // 2, banner.Y, banner.LEAST, banner.HIGH)
    before = app.canvas.surface.subsurface(box).copy()
    app.say("first", "icons/medal")
    app.say("second", "icons/medal")
    app.draw()
    assert pixels_of(app.canvas.surface.subsurface(box).copy()) == pixels_of(before)
    assert app.toasts.words == ["first", "second"]


def test_equal_teams_share_the_victory(show: Show) -> None:
    equal = [column(seat, 20, team=seat // 2) for seat in range(4)]
    assert show(equal)._title() == TEXTS.text("scenes.results.shared")


def foot(scene: ResultsScene) -> str:
    return " ".join(piece.words for piece in scene.foot())


def test_one_sentence_tells_how_a_tie_was_broken_with_all_values(show: Show) -> None:
    scene = show([column(0, 30, (6,)), column(1, 30, (16,)), column(2, 24, (3,)), column(3, 9, (4,))])
    assert scene._title() == TEXTS.text("scenes.results.wins", name="Bea")
    assert foot(scene) == " ".join(
        (
            TEXTS.text("scenes.results.tied", names=("Bea", "Ada"), points=30),
            TEXTS.text("core.tie.more"),
            TEXTS.text("scenes.results.tie_value", name="Bea", n=16),
            TEXTS.text("scenes.results.tie_value", name="Ada", n=6),
        )
    )


def test_it_is_said_too_that_nothing_breaks_a_tie(show: Show) -> None:
    scene = show([column(0, 30), column(1, 30), column(2, 24), column(3, 9)])
    assert foot(scene) == TEXTS.text("scenes.results.tie_shared", names=("Ada", "Bea"), points=30)


def test_without_a_tie_nothing_is_said(show: Show) -> None:
    assert foot(show([column(seat, 10 + seat) for seat in range(4)])) == ""


def test_who_has_most_and_may_not_win_is_named(show: Show) -> None:
    first, second = column(0, 30), column(1, 24)
    barred = ScoreSheet(2, (ScoreLine("scenes.results.total", 58),), may_win=False)
    assert foot(show([first, second, barred])) == TEXTS.text("scenes.results.barred", name="Cid")
    assert foot(show([column(0, 60), second, barred])) == ""


def test_each_portrait_tells_who_it_is_and_at_which_place(show: Show) -> None:
    scene = show([column(seat, 10 + seat) for seat in range(4)])
    tips = {spot.id: spot.tip for spot in scene._spots()}
    assert tips[("portrait", 3)] == Tip("Dan", TEXTS.text("scenes.results.place", n=1, points=13))


def pressed(scene: ResultsScene) -> list[str]:
    """Presses the green button; notes what comes of it."""
    found: list[str] = []
    scene._pressed = lambda name: found.append(str(name))  # type: ignore[method-assign]
    scene.rebuild()
    app: Any = scene.app
    app.step([Command("confirm")], 0.01)
    return found


def test_for_half_a_second_no_button_answers_then_the_green_one_has_the_focus(show: Show) -> None:
    scene = show([column(seat, 10 + seat) for seat in range(4)])
    scene._there = ASLEEP - 0.2
    assert pressed(scene) == []
    scene._there = ASLEEP
    assert pressed(scene) == ["rematch"]
    assert scene.form.current == ("button", "rematch")


def test_counting_goes_column_by_column_and_a_press_skips_it(show: Show) -> None:
    scene = show([column(seat, 10 + seat) for seat in range(4)])
    app: Any = scene.app
    app.settings.set("speed", "normal")
    scene._seconds = 0.0
    assert (scene._shown(), totals(scene)) == (0, [])
    assert scene.wait is not None
    app.step([Command("confirm")], TALLY / 8)
    assert scene._shown() == 1
    assert len(totals(scene)) == 4
    assert app.scene is scene, "the press was for that alone"
