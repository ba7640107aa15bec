"""The shelf of twenty games: every box is reached by mouse, wheel, keys and gamepad, and tells its own."""

from __future__ import annotations

import itertools
import os
from collections.abc import Iterator

os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"

import pytest

from game import registry
from game.app import App
from game.app_settings import SettingsBook
from game.core.store import Store
from game.scenes.set_up import SetUpScene
from game.scenes.shelf import ShelfScene
from game.scenes.shelf_row import ROOM
from game.session.cabinet import Cabinet
from game.ui import text
from game.ui.actions import Action, Command, Pointer
from game.ui.locale import TEXTS, languages
from tests.toy.registered import lay_in

MORE = tuple(f"auction_{number}" for number in range(15))
COUNT = 20


class Shelf:
    """An application with the shelf on top."""

    def __init__(self, language: str = "en", large: bool = False) -> None:
        self.store = Store.open(None, itertools.count().__next__)
        self.app = App(SettingsBook({"language": language, "large_text": large}))
        self.scene = ShelfScene(Cabinet(self.store, process=False))
        self.app.start(self.scene)
        self.app.step([], 0.1)

    def do(self, *actions: Action) -> None:
        for action in actions:
            self.app.step([action], 0.1)

    def click(self, at: tuple[int, int]) -> None:
        self.do(Pointer("moved", *at), Pointer("pressed", *at, 1), Pointer("released", *at, 1))
        self.app.step([], 1.0)

    @property
    def shown(self) -> list[int]:
        return list(self.scene.row.shown)


@pytest.fixture(autouse=True)
def twenty_games(monkeypatch: pytest.MonkeyPatch, sixth_game: None) -> None:
    monkeypatch.delitem(registry.GAMES, "auction")
    lay_in(monkeypatch, MORE)
    assert len(registry.GAMES) == COUNT


@pytest.fixture
def shelf() -> Iterator[Shelf]:
    made = Shelf()
    yield made
    made.app.close()
    made.store.close()


@pytest.mark.parametrize(("key", "turn"), [("right", 1), ("left", -1)])
def test_arrow_keys_go_all_around_and_the_chosen_box_is_always_in_sight(
    shelf: Shelf, key: str, turn: int
) -> None:
    for step in range(1, COUNT + 1):
        shelf.do(Command(key))
        assert shelf.scene.row.chosen == turn * step % COUNT
        assert shelf.scene.row.chosen in shelf.shown
        assert shelf.scene.form.current == ("box", shelf.scene.row.chosen)


def test_shoulder_buttons_and_page_keys_leap_to_the_ends(shelf: Shelf) -> None:
    shelf.do(Command("rotate_right"))
    assert shelf.scene.row.chosen == ROOM
    shelf.do(Command("page_down"), Command("page_down"), Command("page_down"))
    assert shelf.scene.row.chosen == COUNT - 1
    shelf.do(Command("rotate_left"))
    assert shelf.scene.row.chosen == COUNT - 1 - ROOM
    shelf.do(Command("home"))
    assert shelf.scene.row.chosen == 0
    shelf.do(Command("end"))
    assert shelf.scene.row.chosen == COUNT - 1


def test_the_wheel_over_the_row_moves_it_and_chooses_nothing(shelf: Shelf) -> None:
    shelf.do(Pointer("wheel", 300, 120, wheel=-1), Pointer("wheel", 300, 120, wheel=-2))
    assert shelf.shown == [3, 4, 5, 6, 7]
    assert shelf.scene.row.chosen == 0
    shelf.do(Pointer("wheel", 300, 120, wheel=1))
    assert shelf.shown == [2, 3, 4, 5, 6]
    shelf.do(Pointer("wheel", 300, 300, wheel=-1))
    assert shelf.shown == [2, 3, 4, 5, 6], "the wheel elsewhere is no business of the row's"


def test_every_box_comes_by_the_arrows_at_the_ends_and_a_click_chooses_it(shelf: Shelf) -> None:
    reached = set()
    while True:
        for number in shelf.shown:
            if number != shelf.scene.row.chosen:
                shelf.click(shelf.scene.row.box(number).center)
            assert shelf.scene.game == tuple(registry.GAMES)[number]
            reached.add(number)
        further = shelf.scene.form.widget("further")
        if not further.enabled:
            break
        shelf.click(further.rect.center)
    assert reached == set(range(COUNT))
    shelf.click(shelf.scene.form.widget("back_along").rect.center)
    assert shelf.shown[-1] == COUNT - ROOM - 1


def test_an_arrow_can_be_pressed_by_keys(shelf: Shelf) -> None:
    assert shelf.scene.form.focus("further")
    shelf.do(Command("confirm"))
    assert shelf.shown[0] == ROOM


def test_a_second_click_on_a_box_far_along_opens_its_set_up(shelf: Shelf) -> None:
    shelf.do(Command("end"))
    shelf.click(shelf.scene.row.box(COUNT - 1).center)
    assert isinstance(shelf.app.scene, SetUpScene)
    assert shelf.app.scene.game == MORE[-1]


def test_five_games_need_no_arrows(monkeypatch: pytest.MonkeyPatch) -> None:
    for game in MORE:
        monkeypatch.delitem(registry.GAMES, game)
    shelf = Shelf()
    assert {"further", "back_along"}.isdisjoint(widget.id for widget in shelf.scene.form.widgets)
    shelf.do(Pointer("wheel", 300, 120, wheel=-1))
    assert shelf.shown == [0, 1, 2, 3, 4]
    shelf.app.close()
    shelf.store.close()


@pytest.mark.parametrize("large", [False, True])
@pytest.mark.parametrize("language", languages())
def test_every_game_is_told_of_without_a_text_missing_or_cut(language: str, large: bool) -> None:
    shelf = Shelf(language, large)
    TEXTS.missing.clear()
    text.cut.clear()
    for _ in range(COUNT):
        shelf.do(Command("right"))
    assert not TEXTS.missing
    assert not text.cut
    shelf.app.close()
    shelf.store.close()
    text.set_large(False)
