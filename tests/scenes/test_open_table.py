"""A kept table is opened from wherever it is named, or it is said why not."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from game import registry
from game.app import App
from game.app_settings import SettingsBook
from game.core.store import Store
from game.scenes.open_table import open_table
from game.scenes.scene import Scene
from game.scenes.table import TableScene
from game.session.cabinet import Cabinet, Kept
from tests.people import people
from tests.toy.options import AuctionOptions


class Bottom(Scene):
    """What lies under the table."""


@pytest.fixture
def cabinet(monkeypatch: pytest.MonkeyPatch) -> Iterator[Cabinet]:
    monkeypatch.setitem(registry.GAMES, "auction", "tests.toy")
    ticks = iter(range(10**6))
    with Store.open(None, lambda: next(ticks)) as store:
        yield Cabinet(store, process=False)


@pytest.fixture
def app() -> Iterator[App]:
    found = App(SettingsBook({"language": "en"}))
    found.start(Bottom())
    yield found
    found.close()


def ended(cabinet: Cabinet) -> Kept:
    options = AuctionOptions(seats=2, rounds=2, gifts=False)
    kept = cabinet.open("auction", options, people("Ada", "ai:random"), seed=3, friendly=True)
    while asks := kept.table.asks():
        kept.table.answer(asks[0].seat, kept.table.rules.moves(kept.table.state, asks[0].seat)[0])
    return kept


@pytest.mark.parametrize("end_known", [True, False])
def test_the_end_of_a_table_is_told_unless_it_is_known(app: App, cabinet: Cabinet, end_known: bool) -> None:
    open_table(app, cabinet, ended(cabinet).number, end_known=end_known)
    scene = app.scene
    assert isinstance(scene, TableScene)
    assert scene.finished == end_known


def test_a_table_that_does_not_hold_stays_shut_and_it_is_said_why(app: App, cabinet: Cabinet) -> None:
    kept = ended(cabinet)
    cabinet.store.append(kept.number, len(kept.table.entries), b"nonsense")
    open_table(app, cabinet, kept.number)
    assert isinstance(app.scene, Bottom)
    assert app.toasts.words
