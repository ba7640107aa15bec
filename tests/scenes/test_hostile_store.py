"""Whatever stands in the fields of a save file, the program starts and can show every scene."""

from __future__ import annotations

import os

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"

import itertools
import shutil
import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager
from datetime import date
from pathlib import Path
from typing import Any

import msgspec
import pygame
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from game import registry
from game.app import App
from game.app_settings import Settings, SettingsBook
from game.core.players import Person
from game.core.reason import Refused
from game.core.store import Store
from game.scenes import daily, faces, lesson
from game.scenes.achievements import AchievementsScene
from game.scenes.encyclopaedia import EncyclopaediaScene
from game.scenes.factory import scene_of
from game.scenes.lesson_table import lessons_of, progress_key
from game.scenes.lessons import LessonsScene
from game.scenes.records import RecordsScene
from game.scenes.scene import Scene
from game.scenes.sentences import said
from game.scenes.set_up import SetUpScene
from game.scenes.settings import SettingsScene
from game.scenes.shelf import ShelfScene
from game.scenes.title import TitleScene
from game.session import profile_records
from game.session.cabinet import Cabinet
from tests.fixtures.hostile import VALUES, nested, no_hang, spoilt
from tests.fixtures.make_saves import SAVES, store_name

DAY = date(2026, 1, 2)
CELLS = st.one_of(
    st.sampled_from(
        [
            0,
            1,
            -1,
            2**31,
            2**63 - 1,
            -(2**63),
            None,
            "",
            "ai",
            "\x00",
            "x" * 3000,
        ]
    ),
    st.sampled_from(["{0}", "trekking", "春" * 300, "\u200b", "'; DROP TABLE tables; --"]),
    st.sampled_from(['["ai", "god"]', '["ai"]', '["person", "", -1]', '["person", "@ui.title"]']),
    st.floats(),
    st.binary(max_size=8),
    st.integers(-9, 99),
    VALUES.map(msgspec.json.encode),
    st.just(b"[" * 5000 + b"]" * 5000),
)


@pytest.fixture(autouse=True)
def sixth_game() -> None:
    """The real games only: the toy has no box for the shelf."""


def tables(connection: sqlite3.Connection) -> dict[str, list[str]]:
    """The columns of every table."""
    query = "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'"
    names = [name for (name,) in connection.execute(query)]
    return {name: [row[1] for row in connection.execute(f"PRAGMA table_info({name})")] for name in names}


def spoil(path: Path, data: st.DataObject) -> None:
    """Write something else into one to four cells."""
    with closing(sqlite3.connect(path)) as raw, raw:
        known = tables(raw)
        for _ in range(data.draw(st.integers(1, 4))):
            table = data.draw(st.sampled_from(sorted(known)))
            column = data.draw(st.sampled_from(known[table]))
            row = data.draw(st.integers(0, raw.execute(f"SELECT count(*) FROM {table}").fetchone()[0]))
            of = f"(SELECT rowid FROM {table} LIMIT 1 OFFSET ?)"
            with unless_refused():
                raw.execute(f"UPDATE {table} SET {column} = ? WHERE rowid = {of}", (data.draw(CELLS), row))
        for key in data.draw(st.lists(st.sampled_from(keys()), max_size=4)):
            value = data.draw(spoilt(sound_setting(key)))
            raw.execute("INSERT OR REPLACE INTO settings VALUES (?, ?)", (key, msgspec.json.encode(value)))


@contextmanager
def unless_refused() -> Iterator[None]:
    """A cell that SQLite itself refuses stays as it is."""
    try:
        yield
    except (sqlite3.IntegrityError, OverflowError):
        return


def keys() -> list[str]:
    """Every setting there is."""
    lessons = [progress_key(game, each.id) for game in registry.GAMES for each in lessons_of(game)]
    kept = [f"{kind}.{game}" for kind in ("options", "players", "chairs") for game in registry.GAMES]
    challenge = [f"daily.{game}.{DAY.isoformat()}" for game in registry.GAMES]
    others = ["lessons.done", "lessons.grades", profile_records.COUNTED, faces.KEY]
    return [*Settings.__struct_fields__, *lessons, *kept, *challenge, *others]


def sound_setting(key: str) -> Any:
    """What might well stand there."""
    kind, _, game = key.partition(".")
    if kind == "lesson":
        return {"table": 3, "starts": [0, 0, 1]}
    if kind == "options":
        return msgspec.to_builtins(registry.rules(game).options_type())
    players = [["person", "Ada", 0], ["ai", "novice", ""], ["person", "", 3]]
    if key == "lessons.grades":
        return {"trekking/first": 3}
    sound = {
        "players": players,
        "daily": 3,
        "records": [1, 2, 3],
        faces.KEY: {"Ada": 7},
        "chairs": [True, False, True],
    }
    if key == "lessons.done":
        return [["trekking", "days"]]
    return sound.get(kind, getattr(Settings(), key, None))


def scenes(cabinet: Cabinet) -> Iterator[Scene]:
    """Every scene that shows what is kept."""
    yield SettingsScene()
    yield LessonsScene(cabinet)
    yield RecordsScene(cabinet)
    yield AchievementsScene(cabinet)
    for game in registry.GAMES:
        yield ShelfScene(cabinet, game)
        yield RecordsScene(cabinet, game)
        yield SetUpScene(cabinet, game)
        yield EncyclopaediaScene(cabinet, game)
        with told_only():
            yield scene_of(lesson.lesson(cabinet, game, lessons_of(game)[0]))
        if "daily" in registry.meta(game).pages:
            with told_only():
                yield scene_of(daily.daily_table(cabinet, game, DAY, Person("Ada")))


@contextmanager
def told_only() -> Iterator[None]:
    """A refusal with words is all that may go wrong."""
    try:
        yield
    except Refused as refused:
        told = said(refused.reason)
        assert told
        assert not told.startswith("[")


def show_all(store: Store) -> None:
    """Go through the whole program."""
    cabinet = Cabinet(store, process=False)
    app = App(SettingsBook(store.settings(), store.set_setting))
    app.start(TitleScene(cabinet))
    try:
        app.step([], 0.1)
        for scene in scenes(cabinet):
            app.push(scene)
            app.step([], 0.1)
            app.pop(scene)
        for row in cabinet.unfinished():
            with told_only():
                cabinet.resume(row.id).session.close()
        for row in store.tables():
            cabinet.export(row.id)
        for profile in store.profiles():
            with told_only():
                keep_on(cabinet, profile.person)
    finally:
        app.close()


def keep_on(cabinet: Cabinet, person: Person) -> None:
    """Finish one more game of a person."""
    options = registry.rules("trekking").options_type()
    kept = cabinet.open("trekking", options, [person, Person()], seed=1, friendly=True)
    table = kept.table
    while asks := table.asks():
        table.answer(asks[0].seat, table.rules.moves(table.state, asks[0].seat)[0])
    cabinet.finish(kept)


def assert_all_can_be_shown(data: st.DataObject) -> None:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "annals.sqlite"
        shutil.copyfile(SAVES / store_name(), path)
        spoil(path, data)
        with no_hang(), Store.open(path, itertools.count(1_800_000_000_000).__next__) as store:
            show_all(store)
            if store.problem is not None:
                assert said(store.problem)
        with Store.open(path, lambda: 0) as store:
            assert store.problem is None
            assert store.tables()


unhurried: dict[str, Any] = {"deadline": None, "suppress_health_check": list(HealthCheck)}


@settings(max_examples=12, **unhurried)
@given(data=st.data())
def test_spoilt_cells_stop_no_scene(data: st.DataObject) -> None:
    assert_all_can_be_shown(data)


@pytest.mark.nightly
@settings(max_examples=1500, **unhurried)
@given(data=st.data())
def test_many_spoilt_cells_stop_no_scene(data: st.DataObject) -> None:
    assert_all_can_be_shown(data)


@settings(max_examples=200, **unhurried)
@given(key=st.sampled_from(Settings.__struct_fields__), value=VALUES)
def test_a_setting_is_allowed_or_replaced_by_its_default(key: str, value: Any) -> None:
    book = SettingsBook({key: value})
    stored = getattr(book.now, key)
    if book.repaired == [key]:
        assert stored == getattr(Settings(), key)
    else:
        assert msgspec.json.encode(stored) == msgspec.json.encode(value)


def test_settings_nested_without_end_are_left_out() -> None:
    with Store.open(None, lambda: 0) as store:
        store._write("INSERT INTO settings VALUES (?, ?)", "language", b"[" * 100_000 + b"]" * 100_000)
        store.set_setting("volume", nested(300))
        assert store.setting("language", "en") == "en"
        assert "language" not in store.settings()
        assert SettingsBook(store.settings()).now == Settings()
        ada = store.new_profile(Person("Ada"))
        store.set_record(ada, "trekking", b"[" * 100_000)
        assert profile_records.load(store, ada, "trekking").games == 0


@pytest.mark.parametrize("window", [[1, 1], [1_000_000, 3], [320, 180]])
def test_whatever_window_is_remembered_one_can_be_found(window: list[int]) -> None:
    app = App(SettingsBook({"window": window}))
    app.start(SettingsScene())
    width, height = pygame.display.get_window_size()
    app.close()
    assert 320 <= width <= 20_000
    assert 180 <= height <= 20_000
