"""My City's table: it can be drawn in every state, and a click means the move that lies there."""

from __future__ import annotations

import itertools
import os
from collections.abc import Iterator

import pytest

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"

from game.app import App
from game.app_settings import SettingsBook
from game.core.store import Store
from game.my_city.moves import Place, Quit
from game.my_city.options import MyCityOptions
from game.my_city.rules import RULES
from game.my_city.view.places import cell
from game.my_city.view.sight import legal_cells, place_at, shown
from game.scenes.cabinet import Cabinet, Kept
from game.scenes.table import TableScene
from game.ui.actions import Command, Pointer
from game.ui.locale import TEXTS

NAMES = ("Ada", "Bea", "Cid", "Dan")


class Seated:
    """A table on the screen."""

    def __init__(self, app: App, kept: Kept) -> None:
        self.app = app
        self.kept = kept
        self.table = kept.sitting.table
        assert isinstance(app.scene, TableScene)
        self.scene = app.scene

    def settle(self) -> None:
        """Let all animations end."""
        for _ in range(40):
            self.app.step([], 0.5)
            if self.scene.ask is not None or self.table.over:
                return

    def point(self, at: tuple[int, int]) -> None:
        self.app.step([Pointer("moved", *at)])

    def click(self, at: tuple[int, int]) -> None:
        self.app.step([Pointer("moved", *at), Pointer("pressed", *at, button=1)])
        self.app.step([Pointer("released", *at, button=1)])

    def key(self, name: str) -> None:
        self.app.step([Command(name)])

    def button(self, name: str) -> tuple[int, int]:
        return self.scene.form.widget(("button", name)).rect.center


@pytest.fixture
def sit() -> Iterator[object]:
    """Opens tables: players, seed and language."""
    opened: list[App] = []
    ticks = itertools.count()
    with Store.open(None, lambda: next(ticks)) as store:

        def open_table(
            players: tuple[str, ...] = NAMES[:2], seed: int = 5, language: str = "en", large: bool = False
        ) -> Seated:
            cabinet = Cabinet(store, process=False)
            options = MyCityOptions(seats=len(players))
            kept = cabinet.open("my_city", options, players, seed=seed, friendly=True)
            settings = SettingsBook({}, lambda name, value: None)
            settings.set("language", language)
            settings.set("large_text", large)
            settings.set("speed", "instant")
            app = App(settings)
            opened.append(app)
            app.start(TableScene(cabinet, kept))
            seated = Seated(app, kept)
            seated.settle()
            return seated

        yield open_table
        for app in opened:
            app.close()


def test_a_click_on_a_cell_builds_what_the_pointer_holds_there(sit: object) -> None:
    seated = sit()  # type: ignore[operator]
    building = shown(seated.table.state)
    at = legal_cells(seated.table.state.cities[0], building, 0)[0]
    seated.click(cell(*at).center)
    assert seated.table.sealed == {0: place_at(building, 0, *at)}


def test_a_click_where_nothing_may_stand_says_why_and_changes_nothing(sit: object) -> None:
    seated = sit()  # type: ignore[operator]
    seated.click(cell(5, 0).center)
    assert not seated.table.sealed
    assert seated.scene.notice


def test_quitting_takes_two_presses(sit: object) -> None:
    seated = sit()  # type: ignore[operator]
    seated.click(seated.button("quit"))
    assert not seated.table.sealed
    seated.click(seated.button("quit"))
    assert seated.table.sealed == {0: Quit()}


def test_the_wheel_and_the_keys_turn_the_building(sit: object) -> None:
    seated = sit()  # type: ignore[operator]
    building = shown(seated.table.state)
    turns = {move.rotation for move in RULES.moves(seated.table.state, 0) if isinstance(move, Place)}
    assert len(turns) > 1
    seated.key("rotate_right")
    at = legal_cells(seated.table.state.cities[0], building, 1)[0]
    seated.click(cell(*at).center)
    assert seated.table.sealed == {0: place_at(building, 1, *at)}


@pytest.mark.parametrize("language", ["en", "zh_TW"])
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("large", [False, True])
def test_no_text_is_missing(sit: object, language: str, seats: int, large: bool) -> None:
    TEXTS.missing.clear()
    seated = sit(NAMES[:seats], language=language, large=large)  # type: ignore[operator]
    for spot in seated.scene.view.spots(seated.scene.picture()):
        seated.point(spot.rect.center)
    assert not TEXTS.missing
