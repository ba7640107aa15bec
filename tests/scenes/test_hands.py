"""Hands of any kind, on every scene: nothing stays pressed, dragged, held or half-written that should not."""

from __future__ import annotations

import itertools
import os
import random
from collections.abc import Callable, Iterator
from pathlib import Path

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"

import pygame
import pytest

from game import registry
from game.app import App
from game.app_settings import SettingsBook
from game.core.options import Options
from game.core.players import Person
from game.core.store import Store
from game.scenes import replay_sources
from game.scenes.double_click import SECONDS
from game.scenes.lessons import LessonsScene
from game.scenes.players import PlayersScene
from game.scenes.records import RecordsScene
from game.scenes.replay import ReplayScene
from game.scenes.rule_book import RuleBookScene
from game.scenes.scene import Scene
from game.scenes.set_up import SetUpScene
from game.scenes.settings import SettingsScene
from game.scenes.shelf import ShelfScene
from game.scenes.table import TableScene
from game.scenes.table_file import ImportScene
from game.scenes.tables import TablesScene
from game.scenes.title import TitleScene
from game.session.cabinet import Cabinet
from game.tools.random_hands import RandomHands
from game.ui.actions import Command, Typed
from game.ui.input import STICK, TRIGGERS
from game.ui.locale import TEXTS
from game.ui.widgets.dialog import Dialog
from game.ui.widgets.field import TextField
from game.ui.widgets.scroll import ScrollArea

GAME = "trekking"
DEEDS = 50
Opening = Callable[[Cabinet, TableScene], Scene]
SCENES: dict[str, Opening] = {
    "title": lambda cabinet, table: TitleScene(cabinet),
    "shelf": lambda cabinet, table: ShelfScene(cabinet),
    "set_up": lambda cabinet, table: SetUpScene(cabinet, GAME),
    "tables": lambda cabinet, table: TablesScene(cabinet),
    "import": lambda cabinet, table: ImportScene(TablesScene(cabinet)),
    "settings": lambda cabinet, table: SettingsScene(),
    "rule_book": lambda cabinet, table: RuleBookScene(GAME),
    "records": lambda cabinet, table: RecordsScene(cabinet),
    "lessons": lambda cabinet, table: LessonsScene(cabinet),
    "table": lambda cabinet, table: table,
    "players": lambda cabinet, table: PlayersScene(table),
    "replay": lambda cabinet, table: ReplayScene(replay_sources.of_table(table)),
}


class Room:
    """The program, with a table of two persons, and any scene on top."""

    def __init__(self, store: Store) -> None:
        self.cabinet = Cabinet(store, process=False)
        self.cabinet.know([Person("Ada"), Person("Bea")])
        self.number = -1
        self.open()

    def open(self) -> None:
        """Start the program and sit down at the table."""
        self.app = App(SettingsBook({"language": "en", "speed": "instant"}))
        self.app.start(TitleScene(self.cabinet))
        if not any(row.id == self.number for row in self.cabinet.unfinished()):
            options: Options = registry.rules(GAME).options_type(seats=2)
            persons = [Person("Ada"), Person("Bea")]
            self.number = self.cabinet.open(GAME, options, persons, seed=3, friendly=True).number
        self.table = TableScene(self.cabinet, self.cabinet.resume(self.number))
        self.app.push(self.table)

    def show(self, name: str) -> Scene:
        scene = SCENES[name](self.cabinet, self.table)
        if isinstance(scene, ImportScene):
            assert isinstance(scene.tables, TablesScene)
            self.app.push(scene.tables)
        if scene is not self.table:
            self.app.push(scene)
        self.app.step([], SECONDS)
        return scene

    def field(self, spot: object) -> TextField:
        found = self.app.scene.form.widget(spot)
        assert isinstance(found, TextField)
        return found


@pytest.fixture
def room(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[Room]:
    monkeypatch.setenv("TABLETOP_ANNALS_HOME", str(tmp_path))
    with Store.open(None, itertools.count().__next__) as store:
        made = Room(store)
        yield made
        made.app.close()


# ---------------------------------------------------------------------- walks


def check(app: App) -> None:
    """What holds after whatever anybody does."""
    for scene in app.scenes:
        on_top = scene is app.scene
        form = scene.form
        assert on_top or (form._grabbed is None and form._pressed is None)
        for widget in form.widgets:
            if isinstance(widget, TextField):
                assert not widget._composing or (on_top and form.writing == widget.id)
            if isinstance(widget, ScrollArea):
                assert widget._grip is None or (on_top and form._grabbed is widget)


def check_at_rest(app: App, hands: RandomHands) -> None:
    """What holds once every hand has let go."""
    hands.let_go()
    still = [
        pygame.event.Event(pygame.CONTROLLERAXISMOTION, axis=axis, value=0, instance_id=pad)
        for axis in (*STICK, *TRIGGERS)
        for pad in (0, 1)
    ]
    app.step([*still, pygame.event.Event(pygame.MOUSEBUTTONUP, pos=(-1, -1), button=1)])
    assert not app.input.repeating
    assert app.scene.form._grabbed is None
    before = app.settings.now, [w.offset for w in app.scene.form.widgets if isinstance(w, ScrollArea)]
    for place in ((0, 0), (300, 200), (639, 359)):
        at = app.presenter.to_window(place)
        app.step([pygame.event.Event(pygame.MOUSEMOTION, pos=at, rel=(1, 1), buttons=(0, 0, 0))])
    offsets = [w.offset for w in app.scene.form.widgets if isinstance(w, ScrollArea)]
    assert (app.settings.now, offsets) == before, "nothing follows the mouse"


def check_up_to_date(scene: Scene) -> None:
    """What can be pressed is what could be pressed if the scene were built anew, where that is there then.

    A table drops what is half chosen when it is built anew.
    """
    if isinstance(scene, TableScene):
        return
    before = {widget.id: widget.enabled for widget in scene.form.widgets}
    scene.rebuild()
    after = {widget.id: widget.enabled for widget in scene.form.widgets}
    assert after == after | {name: enabled for name, enabled in before.items() if name in after}


def walk(room: Room, name: str, seed: int, deeds: int) -> None:
    """So many random deeds on a scene and wherever it leads; once left, it is opened again."""
    source = random.Random(seed)
    scene, hands = room.show(name), RandomHands(room.app, source)
    for number in range(deeds):
        if not room.app.running or scene not in room.app.scenes:
            room.app.close()
            room.open()
            scene, hands = room.show(name), RandomHands(room.app, source)
        hands.act()
        if room.app.running:
            check(room.app)
        if room.app.running and number % 10 == 9:
            check_at_rest(room.app, hands)
            check_up_to_date(room.app.scene)


@pytest.mark.parametrize("name", SCENES)
def test_a_walk_of_random_hands_leaves_nothing_behind(room: Room, name: str) -> None:
    walk(room, name, seed=len(name), deeds=DEEDS)


@pytest.mark.nightly
@pytest.mark.parametrize("seed", range(8))
@pytest.mark.parametrize("name", SCENES)
def test_many_walks_of_random_hands_leave_nothing_behind(room: Room, name: str, seed: int) -> None:
    walk(room, name, seed, 4 * DEEDS)


# ---------------------------------------------------------------------- what walks rarely meet


@pytest.mark.parametrize("name", SCENES)
def test_what_is_dragged_when_another_scene_comes_is_dragged_no_more_when_it_goes(
    room: Room, name: str
) -> None:
    scene = room.show(name)
    areas = [one for one in scene.form.widgets if isinstance(one, ScrollArea)]
    for area in areas:
        bar = room.app.presenter.to_window((area.rect.right - 3, area.rect.top + 3))
        room.app.step([pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=bar, button=1)], SECONDS)
        above = SettingsScene()
        room.app.push(above)
        room.app.step([pygame.event.Event(pygame.MOUSEBUTTONUP, pos=bar, button=1)])
        room.app.pop(above)
        check(room.app)
        assert scene.form._grabbed is None


def test_begin_follows_the_names(room: Room) -> None:
    room.show("set_up")
    scene = room.app.scene
    begin = scene.form.widget(("button", "begin"))
    name = room.field(("name", 0))
    scene.form.focus(name.id)
    room.app.step([Command("select_all"), Command("erase")])
    assert not begin.enabled
    room.app.step([Typed("Zoe")])
    assert begin.enabled
    room.app.step([Command("select_all"), Typed(" ")])
    assert not begin.enabled
    check_up_to_date(scene)


def test_a_word_begun_in_one_scene_does_not_end_in_another(room: Room) -> None:
    room.show("set_up")
    room.app.scene.form.focus(("name", 0))
    room.app.step([pygame.event.Event(pygame.TEXTEDITING, text="ㄍㄨ", start=0, length=0)])
    above = RuleBookScene(GAME)
    room.app.push(above)
    above.form.focus("search")
    room.app.step([pygame.event.Event(pygame.TEXTINPUT, text="x")])
    assert above.wanted == "x"
    room.app.pop(above)
    assert room.field(("name", 0))._composing == ""
    assert room.field(("name", 0)).value == "Ada"


def test_what_is_lost_for_good_has_to_be_chosen(room: Room) -> None:
    scene = room.show("tables")
    assert isinstance(scene, TablesScene)
    scene._pressed("delete")
    assert isinstance(room.app.scene.form, Dialog)
    room.app.step([Command("confirm")])
    assert room.app.scene is scene
    assert len(scene.rows) == 1
    scene._pressed("delete")
    room.app.step([Command("right"), Command("confirm")])
    assert scene.rows == []


TAKING = ("title", "shelf", "tables", "import")


@pytest.mark.parametrize("name", SCENES)
def test_a_dropped_file_is_taken_or_the_place_for_it_is_told(room: Room, name: str, tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    file.write_bytes(room.cabinet.export(1))
    room.show(name)
    said: list[str] = []
    room.app.say = lambda words, *rest: said.append(words)  # type: ignore[method-assign]
    room.app.step([pygame.event.Event(pygame.DROPFILE, file=str(file))])
    if name in TAKING:
        assert len(room.cabinet.unfinished()) == 1, "what is in it is shown first"
        room.app.step([Command("confirm")])
    assert len(room.cabinet.unfinished()) == 1 + (name in TAKING)
    key = "taken_in" if name in TAKING else "drop_there"
    assert said == [TEXTS.text(f"scenes.tables.{key}", file=file.name)]
