"""The factory opens scenes: each destination has its own, and what it says reaches it."""

from __future__ import annotations

import ast
import inspect
import subprocess
import sys
from collections.abc import Callable, Hashable
from pathlib import Path

import pytest

from game.core.reason import Reason
from game.scenes import destinations as to
from game.scenes import factory, replay_sources
from game.scenes.achievements import AchievementsScene
from game.scenes.crash_screen import CrashScreen
from game.scenes.curtain import CurtainScene
from game.scenes.daily import DailyResults, challenge_of
from game.scenes.encyclopaedia import EncyclopaediaScene
from game.scenes.factory import scene_of
from game.scenes.keys import KeysScene
from game.scenes.lesson_sheet import LessonSheet
from game.scenes.lessons import LessonsScene
from game.scenes.page import ShelfPageScene
from game.scenes.players import PlayersScene
from game.scenes.records import RecordsScene
from game.scenes.replay import ReplayScene
from game.scenes.results import ResultsScene
from game.scenes.rule_book import RuleBookScene
from game.scenes.scene import Destination, Scene
from game.scenes.set_up import SetUpScene
from game.scenes.settings import SettingsScene
from game.scenes.shelf import ShelfScene
from game.scenes.table import TableScene
from game.scenes.tables import TablesScene
from game.scenes.title import TitleScene
from game.session.cabinet import Cabinet
from game.session.rival import Rival
from tests.people import people
from tests.scenes.desk import Desk
from tests.scenes.test_curtain import handover
from tests.toy.options import AuctionOptions

ROOT = Path(__file__).resolve().parents[2]
OF_CABINET: list[tuple[type[Scene], Callable[[Cabinet], Destination]]] = [
    (TitleScene, to.ToTitle),
    (ShelfScene, to.ToShelf),
    (SetUpScene, lambda cabinet: to.ToSetUp(cabinet, "auction")),
    (TablesScene, to.ToTables),
    (RecordsScene, to.ToRecords),
    (AchievementsScene, to.ToAchievements),
    (EncyclopaediaScene, lambda cabinet: to.ToEncyclopaedia(cabinet, "trekking")),
    (LessonsScene, to.ToLessons),
    (ShelfPageScene, lambda cabinet: to.ToShelfPage(cabinet, "my_city")),
    (RuleBookScene, lambda cabinet: to.ToRuleBook("trekking")),
    (SettingsScene, lambda cabinet: to.ToSettings()),
    (KeysScene, lambda cabinet: to.ToKeys()),
    (CrashScreen, lambda cabinet: to.ToCrash(Reason("scenes.quit.saved"), None)),
    (CurtainScene, lambda cabinet: to.ToCurtain(handover())),
]


@pytest.mark.parametrize(("kind", "place"), OF_CABINET, ids=[kind.__name__ for kind, _ in OF_CABINET])
def test_a_destination_is_shown_by_its_scene(
    desk: Desk, kind: type[Scene], place: Callable[[Cabinet], Destination]
) -> None:
    desk.app.open(place(desk.cabinet))
    assert type(desk.app.scene) is kind


@pytest.mark.parametrize(
    "place", [place for _, place in OF_CABINET], ids=[kind.__name__ for kind, _ in OF_CABINET]
)
def test_no_two_things_to_click_on_have_one_name(desk: Desk, place: Callable[[Cabinet], Destination]) -> None:
    """Else a click on one of them does what the other is for."""
    desk.profiles("Ada", "Bea")
    desk.app.open(place(desk.cabinet))
    assert named_twice(desk.app.scene) == []


def named_twice(scene: Scene) -> list[Hashable]:
    scene.form.refresh()
    names = [spot.id for spot in scene.form.ring.spots]
    return [name for name in names if names.count(name) > 1]


def test_what_lies_over_a_table_is_given_the_table(desk: Desk) -> None:
    table = desk.open("Ada", "ai:random")
    places = (to.ToPlayers(table), to.ToResults(table))
    sheet = to.ToLessonSheet(table, lambda: None, lambda: None)
    kinds = (PlayersScene, ResultsScene, LessonSheet)
    for place, kind in zip((*places, sheet), kinds, strict=True):
        scene = scene_of(place)
        assert type(scene) is kind
        assert isinstance(scene, PlayersScene | ResultsScene)
        assert scene.table is table
        desk.app.push(scene)
        assert named_twice(scene) == []


def test_a_replay_is_given_the_reel(desk: Desk) -> None:
    reel = replay_sources.of_table(desk.open("Ada", "ai:random"))
    scene = scene_of(to.ToReplay(reel))
    assert isinstance(scene, ReplayScene)
    assert scene.reel is reel
    desk.app.push(scene)
    assert named_twice(scene) == []


def test_the_results_of_the_day_are_told_beside_the_rivals(desk: Desk) -> None:
    table = desk.open("Ada", "ai:random")
    rival = Rival("troyes_dice", challenge_of("troyes_dice")._replace(level="random"), 1)
    assert isinstance(scene_of(to.ToResults(table, rival)), DailyResults)


def test_what_a_destination_says_reaches_its_scene(desk: Desk) -> None:
    set_up = scene_of(to.ToSetUp(desk.cabinet, "auction", options={"rounds": 2}))
    assert isinstance(set_up, SetUpScene)
    assert set_up.options == AuctionOptions(rounds=2)
    kept = desk.cabinet.open("auction", AuctionOptions(seats=2), people("Ada", "Bea"), friendly=True)
    table = scene_of(to.ToTable(desk.cabinet, kept))
    assert isinstance(table, TableScene)
    assert table.kept is kept
    achievements = scene_of(to.ToAchievements(desk.cabinet, "trekking"))
    assert isinstance(achievements, AchievementsScene)
    assert achievements.games == ("trekking",)


def test_a_place_that_nobody_knows_is_an_error_of_the_program() -> None:
    class ToNowhere(Destination):
        pass

    with pytest.raises(ValueError, match="ToNowhere"):
        scene_of(ToNowhere())


def test_the_title_loads_no_scene_that_it_does_not_show() -> None:
    code = "import game.app, game.scenes.title, sys; print(*sys.modules)"
    loaded = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True
    )
    opened = {
        str(node.module)
        for node in ast.walk(ast.parse(inspect.getsource(factory)))
        if isinstance(node, ast.ImportFrom) and str(node.module).startswith("game.scenes.")
    }
    needed = {"game.scenes.scene", "game.scenes.title", "game.scenes.lessons"}
    assert needed < opened
    assert opened & set(loaded.stdout.split()) == needed
