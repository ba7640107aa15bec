"""The tables in progress: shown with how far they are, written to a file, taken in, deleted."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import pygame
import pytest

from game import registry
from game.app import App
from game.app_settings import SettingsBook
from game.core import places, played
from game.core.chance import FastChance
from game.core.store import Store
from game.my_city.events import CirclesInked, EpisodeOpened
from game.my_city.options import MyCityOptions
from game.scenes import glimpses
from game.scenes.glimpses import Shown
from game.scenes.scene import Scene
from game.scenes.shelf import ShelfScene
from game.scenes.table import TableScene
from game.scenes.table_cards import turn_words
from game.scenes.table_file import LARGEST, FileScene, ImportScene
from game.scenes.tables import TablesScene
from game.scenes.thumbnail import Thumbnail, shrunk, thumbnail
from game.session.cabinet import Cabinet
from game.session.glimpse import Glimpse, of_table
from game.ui.canvas import Canvas
from game.ui.locale import TEXTS, languages
from game.ui.pixels import blank, index, pixels_of
from tests.my_city.test_campaign_resume import play
from tests.people import people

APPS: list[App] = []
"""What was opened and has to be closed again."""


def app_with(scene: Scene, language: str = "en") -> App:
    APPS.append(App(SettingsBook({"speed": "instant", "language": language})))
    APPS[-1].start(scene)
    return APPS[-1]


@pytest.fixture
def cabinet(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Cabinet]:
    monkeypatch.setenv(places.HOME, str(tmp_path))
    ticks = iter(range(10**6))
    with Store.open(None, lambda: next(ticks)) as store:
        yield Cabinet(store, process=False)
        while APPS:
            APPS.pop().close()


def campaign(cabinet: Cabinet, answers: int, *players: str) -> int:
    options = MyCityOptions(seats=len(players), mode="campaign")
    kept = cabinet.open("my_city", options, people(*players), seed=answers, friendly=True)
    play(kept.table, FastChance(random.Random(answers)), answers)
    return kept.number


def until_read(app: Any) -> FileScene:
    """What is in a file, once it has been read: on a busy computer that takes more than a moment."""
    for _ in range(500):
        if isinstance(app.scene, FileScene):
            return app.scene
        app.step([], 0.02)
    raise AssertionError("the file is never read")


def show(cabinet: Cabinet, language: str = "en") -> TablesScene:
    scene = TablesScene(cabinet)
    app_with(scene, language).step([], 0.1)
    return scene


def test_a_campaign_is_told_by_chapter_episode_and_circles(cabinet: Cabinet) -> None:
    number = campaign(cabinet, 240, "Ada", "Bea")
    summary = cabinet.summary(cabinet.store.table(number))
    events = cabinet.resume(number).table.events
    assert summary is not None
    episode = [event.episode for event in events if isinstance(event, EpisodeOpened)][-1]
    inked = [event for event in events if isinstance(event, CirclesInked)]
    assert summary.values["n"] == episode
    assert summary.totals == tuple(sum(e.count for e in inked if e.seat == seat) for seat in (0, 1))
    assert summary.stage == (episode + 2) // 3


def test_what_was_taken_back_is_not_told(cabinet: Cabinet) -> None:
    number = campaign(cabinet, 0, "Ada", "Bea")
    table = cabinet.resume(number).table
    play(table, FastChance(random.Random(1)), 2)
    told = cabinet.summary(cabinet.store.table(number))
    table.undo(1)
    again = cabinet.summary(cabinet.store.table(number))
    assert (told and told.stage, again and again.stage) == (1, 0)


def test_a_single_game_has_nothing_to_tell(cabinet: Cabinet) -> None:
    kept = cabinet.open("my_city", MyCityOptions(seats=2), people("Ada", "Bea"), seed=1, friendly=True)
    assert cabinet.summary(cabinet.store.table(kept.number)) is None


def test_several_campaigns_lie_side_by_side_and_each_opens_where_it_is(cabinet: Cabinet) -> None:
    numbers = [campaign(cabinet, answers, "Ada", "Bea") for answers in (3, 150)]
    scene = show(cabinet)
    assert [row.id for row in scene.rows] == numbers[::-1]
    scene._choose(1)
    assert scene.app.scene is scene, "first it is only chosen"
    scene._choose(1)
    table = scene.app.scene
    assert isinstance(table, TableScene)
    assert table.kept.number == numbers[0]


@pytest.mark.parametrize("count", [1, 2])
def test_the_box_leads_to_the_only_table_or_to_the_list(cabinet: Cabinet, count: int) -> None:
    for _ in range(count):
        campaign(cabinet, 3, "Ada", "Bea")
    app = app_with(ShelfScene(cabinet, "my_city"))
    app.scene.form.widget("resume").activate("resume")
    assert isinstance(app.scene, TableScene if count == 1 else TablesScene)


def test_the_shelf_offers_the_game_played_last(cabinet: Cabinet) -> None:
    cabinet.open(
        "troyes_dice",
        registry.rules("troyes_dice").options_type(seats=2),
        people("Ada", "Bea"),
        friendly=True,
    )
    scene = ShelfScene(cabinet)
    app_with(scene)
    assert scene.game == "troyes_dice"
    scene._select(0)
    scene.resume()
    assert scene.row.chosen == 0
    cabinet.open(
        "trekking", registry.rules("trekking").options_type(seats=2), people("Ada", "Bea"), friendly=True
    )
    scene.resume()
    assert scene.game == "trekking"


def test_a_campaign_goes_through_a_file_to_another_cabinet(cabinet: Cabinet) -> None:
    number = campaign(cabinet, 200, "Ada", "Bea")
    state = cabinet.resume(number).table.state
    for _ in range(2):
        show(cabinet)._export()
    files = sorted(path.name for path in places.journal_folder().iterdir())
    assert files == [f"my_city-{number}-2.jsonl", f"my_city-{number}.jsonl"]
    with Store.open(None, lambda: 0) as store:
        other = Cabinet(store, process=False)
        scene = show(other)
        scene._pressed("import")
        page = scene.app.scene
        assert isinstance(page, ImportScene)
        page._choose(1)
        shown = until_read(scene.app)
        assert other.store.tables() == [], "what is in it is shown before it is taken in"
        assert shown.caveat == played.ELSEWHERE
        shown._take()
        assert scene.app.scene is scene
        assert other.resume(scene.rows[0].id).table.state == state
        assert scene.rows[0].players == tuple(people("Ada", "Bea"))
        APPS.pop().close()


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("damage", ["nonsense", "torn", "altered", "missing", "large"])
def test_a_file_that_is_none_is_refused_in_words(cabinet: Cabinet, damage: str, language: str) -> None:
    number = campaign(cabinet, 60, "Ada", "Bea")
    good = cabinet.export(number)
    path = places.journal_folder() / "file.jsonl"
    path.parent.mkdir(parents=True)
    contents = {
        "nonsense": b"\x00\xff nothing of ours",
        "torn": good[: len(good) // 2].rpartition(b"\n")[0][:-40] + b"\n",
        "altered": good.replace(b'"BuildingPlaced",0', b'"BuildingPlaced",1', 1),
    }
    if damage == "large":
        with path.open("wb") as file:
            file.truncate(LARGEST + 1)
    elif damage != "missing":
        path.write_bytes(contents[damage])
    scene = show(cabinet, language)
    TEXTS.missing.clear()
    taken: list[bool] = []
    scene.take_in(path, lambda: taken.append(True))
    assert not taken
    assert len(cabinet.store.tables()) == 1
    assert not TEXTS.missing
    TEXTS.switch("en")


def test_a_file_dropped_on_the_window_is_taken_in(cabinet: Cabinet, tmp_path: Path) -> None:
    path = tmp_path / "from a friend.jsonl"
    path.write_bytes(cabinet.export(campaign(cabinet, 20, "Ada", "Bea")))
    app = app_with(ShelfScene(cabinet, "my_city"))
    app.step([pygame.event.Event(pygame.DROPFILE, file=str(path))], 0.1)
    shown = until_read(app)
    assert (shown.found.glimpse.game, shown.caveat) == ("my_city", played.AGAIN)
    shown._leave()
    assert isinstance(app.scene, TablesScene)
    assert len(app.scene.rows) == 1, "it was only looked at"
    app.scene.dropped(path)
    until_read(app)._take()
    assert isinstance(app.scene, TablesScene)
    assert len(app.scene.rows) == 2


def test_deleting_asks_first(cabinet: Cabinet) -> None:
    campaign(cabinet, 3, "Ada", "Bea")
    scene = show(cabinet)
    scene._pressed("delete")
    assert scene.app.scene is not scene
    assert len(cabinet.store.tables()) == 1
    scene.app.scene._answer("yes")  # type: ignore[attr-defined]
    assert cabinet.store.tables() == []
    assert scene.rows == []


def settled(scene: TablesScene) -> TablesScene:
    """With every card worked out."""
    for _ in range(500):
        if not scene.glimpses.busy:
            return scene
        scene.app.step([], 0.02)  # type: ignore[attr-defined]
    raise AssertionError("the cards are never done")


def shown_of(scene: TablesScene, number: int) -> Shown:
    shown = scene.glimpses.of(scene.rows[number])
    assert shown is not None
    return shown


def test_a_card_tells_whose_turn_it_is_and_how_far_it_is(cabinet: Cabinet) -> None:
    campaign(cabinet, 240, "Ada", "ai:novice")
    scene = settled(show(cabinet))
    glimpse = shown_of(scene, 0).glimpse
    number = scene.rows[0].id
    assert glimpse.asked == tuple(ask.seat for ask in cabinet.resume(number).table.asks())
    assert glimpse.share is not None
    assert 0 < glimpse.share < 1
    assert not glimpse.over


@pytest.mark.parametrize(
    ("players", "asked", "said", "yours"),
    [
        (("Ada", "ai:novice"), (0,), ("yours", {}), True),
        (("Ada", "ai:novice"), (0, 1), ("yours", {}), True),
        (("Ada", "Bea"), (1,), ("turn", {"name": "Bea"}), False),
        (("Ada", "Bea"), (0, 1), ("all_choose", {}), False),
        (("Ada", "Bea", "Cai"), (0, 2), ("some_choose", {"n": 2}), False),
        (("Ada", "Bea"), (), None, False),
    ],
)
def test_whose_turn_it_is_in_words(
    players: tuple[str, ...], asked: tuple[int, ...], said: tuple[str, dict[str, Any]] | None, yours: bool
) -> None:
    told = "" if said is None else TEXTS.text(f"scenes.tables.{said[0]}", **said[1])
    assert turn_words(people(*players), asked) == (told, yours)


def test_a_small_table_shows_what_all_may_see_and_nothing_else(cabinet: Cabinet) -> None:
    """Two tables that differ in hidden hands alone look the same, small as they are."""
    options = registry.rules("seven_wonders").options_type(seats=3)
    kept = cabinet.open("seven_wonders", options, people("Ada", "Bea", "Cai"), seed=5, friendly=False)
    glimpse = of_table(kept.table)
    assert glimpse.view == kept.table.view(())
    assert glimpse.view != kept.table.view({0}), "seat 0 knows its hand"
    public = thumbnail(glimpse, ["Ada", "Bea", "Cai"]).picture
    own = thumbnail(replace(glimpse, view=kept.table.view({0})), ["Ada", "Bea", "Cai"]).picture
    assert pixels_of(public) != pixels_of(own)


def test_the_small_tables_are_worked_out_once_and_after_the_list_has_come(
    cabinet: Cabinet, monkeypatch: pytest.MonkeyPatch
) -> None:
    for answers in (3, 30):
        campaign(cabinet, answers, "Ada", "Bea")
    drawn: list[Glimpse] = []

    def noted(glimpse: Glimpse, names: Sequence[str]) -> Thumbnail:
        drawn.append(glimpse)
        return thumbnail(glimpse, names)

    monkeypatch.setattr(glimpses, "thumbnail", noted)
    scene = TablesScene(cabinet)
    app = app_with(scene)
    assert drawn == [], "the list comes first"
    settled(scene)
    assert len(drawn) == 2
    app.pop(scene)
    again = TablesScene(cabinet)
    app.push(again)
    settled(again)
    assert len(drawn) == 2, "nothing has changed since"


def test_a_damaged_table_has_a_card_without_a_picture(cabinet: Cabinet) -> None:
    number = campaign(cabinet, 60, "Ada", "Bea")
    lines = cabinet.store.entries(number)
    cabinet.store.rewrite(number, [*lines[:3], b"nonsense", *lines[4:]])
    scene = settled(show(cabinet))
    assert scene.glimpses.of(scene.rows[0]) is None
    assert scene.form.widget("rows").spots()


def test_without_games_the_list_says_what_will_be_there_and_offers_one(cabinet: Cabinet) -> None:
    scene = show(cabinet)
    assert [spot.id for spot in scene.form.widget("rows").spots()] == [("rows", "new")]
    scene.form.widget("rows").activate(("rows", "new"))
    assert isinstance(scene.app.scene, ShelfScene)


def test_shrinking_keeps_the_commonest_colour_of_a_block(cabinet: Cabinet) -> None:
    canvas = Canvas(blank((8, 4)))
    canvas.fill("r3", (0, 0, 8, 4))
    canvas.fill("k0", (4, 0, 2, 4))
    small = shrunk(canvas.surface)
    assert small.get_size() == (2, 1)
    assert set(pixels_of(small)) == {index("r3")}, "an outline does not blacken a block"
