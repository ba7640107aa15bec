"""Words of a player's own: written on a sheet over the table, given or left."""

from __future__ import annotations

import os

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"

from collections.abc import Iterator

import pytest

from game.core.players import Ai, Person
from game.my_city.events import CityNamed
from game.my_city.options import MyCityOptions
from game.my_city.state import MyCityState, keeps
from game.scenes.writing import FIELD, WritingScene
from game.session.cabinet import Cabinet
from game.ui.actions import Typed
from tests.scenes.desk import Desk


@pytest.fixture
def desk(cabinet: Cabinet) -> Iterator[Desk]:
    """A campaign whose first question is what the city is called, and the sheet to write it on."""
    desk = Desk(cabinet)
    options = MyCityOptions(seats=2, mode="campaign")
    desk.kept = cabinet.open("my_city", options, [Person("Ada"), Ai("novice")], seed=5, friendly=True)
    desk.show(desk.kept)
    desk.click_on("own name")
    yield desk
    desk.app.close()


def sheet(desk: Desk) -> WritingScene:
    assert isinstance(desk.app.scene, WritingScene)
    return desk.app.scene


def words_of(desk: Desk) -> str:
    state = desk.kept.table.state
    assert isinstance(state, MyCityState)
    return keeps(state.cities[0]).words


def test_a_suggestion_stands_there_and_letters_go_into_the_line_at_once(desk: Desk) -> None:
    assert sheet(desk).words == "Eaglecrest"
    desk.app.step([Typed("!")])
    assert sheet(desk).words == "Eaglecrest!"


def test_what_is_written_becomes_the_move(desk: Desk) -> None:
    desk.key("select_all")
    desk.app.step([Typed("  Spring   field ")])
    desk.key("confirm")
    assert words_of(desk) == "Spring field"
    assert CityNamed(0, 0, "Spring field") in desk.kept.table.events
    assert not isinstance(desk.app.scene, WritingScene)


@pytest.mark.parametrize("way", ["cancel", "button"])
def test_left_it_changes_nothing(desk: Desk, way: str) -> None:
    if way == "cancel":
        desk.key("cancel")
    else:
        desk.click_on("cancel")
    assert words_of(desk) == ""
    assert not [event for event in desk.kept.table.events if event == CityNamed(0, 0, "Eaglecrest")]
    assert desk.kept.session.ask is not None


def test_spaces_are_no_words(desk: Desk) -> None:
    desk.key("select_all")
    desk.app.step([Typed("   ")])
    desk.key("confirm")
    assert sheet(desk).form.writing == FIELD


def test_no_more_is_taken_than_there_may_be(desk: Desk) -> None:
    desk.app.step([Typed("x" * 40)])
    assert len(sheet(desk).words) == sheet(desk).asked.most


def test_in_another_language_the_line_keeps_what_was_written(desk: Desk) -> None:
    desk.app.step([Typed(" 2")])
    desk.app.settings.set("language", "zh_TW")
    desk.rest()
    assert sheet(desk).words == "Eaglecrest 2"
    desk.app.step([Typed("0")])
    assert sheet(desk).words == "Eaglecrest 20"
