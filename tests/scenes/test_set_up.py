"""The set-up page: what an option without effect says, and what becomes of it when seats are added."""

from __future__ import annotations

import itertools
import os
from collections.abc import Iterator

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"

import pytest

from game import registry
from game.app import App
from game.app_settings import SettingsBook
from game.core.options import fitting
from game.core.store import Store
from game.scenes.sentences import said
from game.scenes.set_up import SetUpScene
from game.scenes.table import TableScene
from game.session.cabinet import Cabinet
from game.ui import text
from game.ui.actions import Command
from game.ui.locale import TEXTS, languages
from game.ui.pixels import pixels_of
from game.ui.widgets.choice import Stepper
from game.ui.widgets.field import TextField
from game.ui.widgets.panel import Label

GAMES = tuple(registry.GAMES)


class Page:
    """An application with the set-up page of a game on top."""

    def __init__(self, game: str, language: str = "en", large: bool = False) -> None:
        ticks = itertools.count()
        self.store = Store.open(None, lambda: next(ticks))
        self.app = App(SettingsBook({"language": language, "large_text": large}))
        self.scene = SetUpScene(Cabinet(self.store, process=False), game)
        self.app.start(self.scene)
        self.app.step([], 0.1)

    def close(self) -> None:
        self.app.close()
        self.store.close()
        text.set_large(False)

    def option(self, name: str) -> Stepper:
        found = self.scene.form.widget(("option", name))
        assert isinstance(found, Stepper)
        return found

    def why(self, name: str) -> str | None:
        """The reason that stands below an option."""
        for widget in self.scene.form.widgets:
            if widget.id == ("why", name):
                assert isinstance(widget, Label)
                return str(widget.words)
        return None

    def seats(self, number: int) -> None:
        self.scene._set_seats(self.scene.meta.seats.index(number))
        self.app.step([], 0.1)


@pytest.fixture
def pages() -> Iterator[list[Page]]:
    """Pages that are closed in the end."""
    opened: list[Page] = []
    yield opened
    for page in opened:
        page.close()


@pytest.mark.parametrize(
    ("game", "seats", "option", "settled"),
    [
        ("seven_wonders", 3, "teams", True),
        ("seven_wonders", 4, "teams", False),
        ("seven_wonders", 8, "cities", True),
        ("seven_wonders", 7, "cities", False),
        ("cvlizations", 3, "two", True),
        ("cvlizations", 2, "two", False),
        ("trekking", 2, "rival", True),
        ("trekking", 1, "rival", False),
        ("my_city", 2, "episode", True),
    ],
)
def test_an_option_without_effect_cannot_be_turned_and_says_why(
    pages: list[Page], game: str, seats: int, option: str, settled: bool
) -> None:
    page = Page(game)
    pages.append(page)
    page.seats(seats)
    before = page.scene.options
    assert page.option(option).enabled is not settled
    assert (page.why(option) is not None) is settled
    page.option(option).step(1)
    assert (page.scene.options == before) is settled


def test_the_episode_can_be_chosen_once_a_single_one_is_played(pages: list[Page]) -> None:
    page = Page("my_city")
    pages.append(page)
    page.option("mode").step(1)
    assert page.option("episode").enabled
    assert page.option("episode").words == tuple(str(number) for number in range(1, 25))


def test_an_option_that_stands_against_the_new_number_of_players_is_put_right(pages: list[Page]) -> None:
    page = Page("seven_wonders")
    pages.append(page)
    page.seats(4)
    page.option("teams").step(1)
    assert page.scene.options.teams  # type: ignore[attr-defined]
    page.seats(5)
    assert not page.scene.options.teams  # type: ignore[attr-defined]
    page.option("cities").step(-1)
    page.seats(8)
    assert page.scene.options.cities  # type: ignore[attr-defined]
    assert page.scene.form.widget(("button", "begin")).enabled


@pytest.mark.parametrize("large", [False, True])
@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", GAMES)
def test_every_reason_fits_below_its_option(pages: list[Page], game: str, language: str, large: bool) -> None:
    TEXTS.missing.clear()
    text.cut.clear()
    page = Page(game, language, large)
    pages.append(page)
    for seats in page.scene.meta.seats:
        page.seats(seats)
        for choice in page.scene.meta.options:
            reason = fitting(page.scene.options, choice)[1]
            assert page.why(choice.name) == (said(reason) if reason else None)
    assert not TEXTS.missing
    assert not text.cut


def test_a_player_who_gave_no_name_is_called_in_the_present_language(pages: list[Page]) -> None:
    page = Page("trekking")
    pages.append(page)
    name = page.scene.form.widget(("name", 0))
    assert isinstance(name, TextField)
    assert name.value == "Player 1"
    page.scene.begin()
    table = page.app.scenes[-1]
    assert isinstance(table, TableScene)
    assert table.name(0) == "Player 1"
    page.app.settings.set("language", "zh_TW")
    assert table.name(0) == "玩家 1"
    assert [profile.person for profile in page.store.profiles()] == [table.session.players[0]]


def test_what_the_sheet_explains_gets_no_tooltip_over_it(pages: list[Page]) -> None:
    page = Page("my_city")
    pages.append(page)
    page.scene.form.focus(("option", "mode"))
    page.app.step([Command("detail")], 0.1)
    assert page.scene.form.tip is not None
    before = pixels_of(page.app.canvas.surface)
    page.scene.draw_tip(page.app.canvas)
    assert pixels_of(page.app.canvas.surface) == before
