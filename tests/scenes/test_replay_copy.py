"""A replay is copied to where the player finds it; what can't be done is told in words."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from game import registry
from game.core import places
from game.core.store import Store
from game.scenes import replay_copy
from game.scenes.records import RecordsScene
from game.scenes.results import ResultsScene
from game.session.cabinet import Cabinet
from game.ui import clipboard
from game.ui.locale import words
from tests.scenes.desk import Desk


@pytest.fixture
def home(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    monkeypatch.setenv(places.HOME, str(tmp_path / "home"))
    return places.journal_folder()


@pytest.fixture
def desk(monkeypatch: pytest.MonkeyPatch, home: Path) -> Iterator[Desk]:
    monkeypatch.setattr(registry, "GAMES", {"auction": "tests.toy"})
    ticks = iter(range(10**6))
    with Store.open(None, lambda: next(ticks)) as store:
        found = Desk(Cabinet(store, process=False))
        yield found
        found.app.close()


@pytest.fixture
def copied(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What was laid on the clipboard."""
    found: list[str] = []

    def put(path: str) -> bool:
        found.append(path)
        return True

    monkeypatch.setattr(clipboard, "put", put)
    return found


def finished(desk: Desk) -> ResultsScene:
    desk.open("Ada", "ai:random", gifts=False)
    while not isinstance(desk.app.scene, ResultsScene):
        desk.card(0)
        desk.rest()
    return desk.app.scene


def test_the_final_sheet_copies_the_game_and_says_where(desk: Desk, copied: list[str]) -> None:
    finished(desk)
    desk.app.scene.form.focus(("button", "copy"))
    desk.key("confirm", "confirm")
    [path] = set(copied)
    assert path in desk.app.toasts.words[-1]
    number = desk.cabinet.take_in(Path(path).read_bytes())
    assert desk.cabinet.resume(number).session.over


def test_the_records_copy_the_game_looked_at(desk: Desk, copied: list[str]) -> None:
    for _ in range(2):
        finished(desk)
        desk.app.pop(desk.app.scenes[1])
    scene = RecordsScene(desk.cabinet)
    desk.app.push(scene)
    scene.form.focus(("games", 1))
    scene.form.focus(("button", "copy"))
    desk.key("confirm")
    first = desk.cabinet.store.results()[0].table
    assert Path(copied[-1]).name == f"auction-{first}.jsonl"


def test_without_a_clipboard_the_file_is_there_all_the_same(
    desk: Desk, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(clipboard, "put", lambda path: False)
    finished(desk)
    desk.app.scene.form.focus(("button", "copy"))
    desk.key("confirm", "confirm")
    [path] = home.iterdir()
    assert desk.app.toasts.words[-1] == words("scenes.replay.saved", path=str(path))


def test_a_folder_that_cannot_be_written_is_told(desk: Desk, home: Path, copied: list[str]) -> None:
    home.parent.mkdir()
    home.write_text("not a folder")
    finished(desk)
    desk.app.scene.form.focus(("button", "copy"))
    desk.key("confirm", "confirm")
    assert str(home) in desk.app.toasts.words[-1]
    assert copied == []
    assert isinstance(desk.app.scene, ResultsScene)


def test_a_copy_is_brought_up_to_date_and_other_files_are_left_alone(desk: Desk, home: Path) -> None:
    desk.open("Ada", "ai:random", gifts=False)
    first = replay_copy.write(desk.cabinet, "auction", desk.kept.number)
    before = first.read_bytes()
    desk.card(0)
    assert replay_copy.write(desk.cabinet, "auction", desk.kept.number) == first
    assert len(first.read_bytes()) > len(before)
    first.write_bytes(b"of another computer")
    second = replay_copy.write(desk.cabinet, "auction", desk.kept.number)
    assert first.read_bytes() == b"of another computer"
    assert second.read_bytes().startswith(before)
    assert {path.suffix for path in home.iterdir()} == {".jsonl"}
