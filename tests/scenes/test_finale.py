"""The page that ends a table, where its game has one: it leads to the sheet, back, and away."""

from __future__ import annotations

import pytest

from game.scenes.finale import FinaleScene, finale_of
from game.scenes.results import ResultsScene
from game.scenes.table import TableScene
from tests.scenes.desk import Desk
from tests.scenes.plain_page import PlainPage, lay_out


@pytest.fixture
def page(monkeypatch: pytest.MonkeyPatch) -> PlainPage:
    found = PlainPage()
    lay_out(monkeypatch, finale=found)
    return found


def ended(desk: Desk, page: PlainPage) -> TableScene:
    """A table with the page that ends it on top."""
    scene = desk.open("Ada", "ai:random")
    desk.app.push(FinaleScene(scene, page))
    desk.rest(2)
    return scene


def test_a_game_has_one_only_if_it_says_so(desk: Desk) -> None:
    assert finale_of(desk.open("Ada", "ai:random")) is None


def test_it_is_of_the_table_as_it_stands(desk: Desk, page: PlainPage) -> None:
    scene = desk.open("Ada", "ai:random")
    place = finale_of(scene)
    assert place is not None
    assert place.table is scene
    assert place.page is page


def test_the_first_button_leads_to_the_sheet_and_from_there_back(desk: Desk, page: PlainPage) -> None:
    ended(desk, page)
    finale = desk.app.scene
    desk.click_on(("button", "scores"))
    assert isinstance(desk.app.scene, ResultsScene)
    desk.app.pop()
    assert desk.app.scene is finale


@pytest.mark.parametrize("way", ["board", "cancel"])
def test_back_at_the_board_the_table_is_still_there(desk: Desk, page: PlainPage, way: str) -> None:
    scene = ended(desk, page)
    if way == "board":
        desk.click_on(("button", way))
    else:
        desk.key(way)
    assert desk.app.scene is scene


def test_whoever_leaves_leaves_the_table_too(desk: Desk, page: PlainPage) -> None:
    scene = ended(desk, page)
    desk.click_on(("button", "leave"))
    assert scene not in desk.app.scenes


def test_the_way_to_the_box_is_offered_only_where_there_is_a_page_in_it(desk: Desk, page: PlainPage) -> None:
    scene = ended(desk, page)
    finale = FinaleScene(scene, page)
    assert [press.id for press in finale.presses()] == ["scores", "board", "leave"]
    finale.game = "my_city"
    assert "pages" in [press.id for press in finale.presses()]
