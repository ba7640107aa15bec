"""What comes after a lesson: the game itself is offered."""

from __future__ import annotations

import pytest

from game.core.players import level_of
from game.scenes import lesson_end
from game.scenes.set_up import SetUpScene
from tests.scenes.desk import Desk
from tests.scenes.lectern import Lectern
from tests.toy.options import AuctionOptions


def test_the_set_up_it_leads_to_is_a_beginners(desk: Desk) -> None:
    desk.cabinet.store.set_setting("options.auction", {"seats": 4})
    lesson_end.play_game(desk.app, desk.cabinet, "auction")
    page = desk.app.scene
    assert isinstance(page, SetUpScene)
    assert page.options == AuctionOptions()


@pytest.mark.parametrize(("key", "plays"), [("confirm", True), ("cancel", False)])
def test_the_game_is_offered_and_may_be_declined(desk: Desk, key: str, plays: bool) -> None:
    lesson_end.offer_game(desk.app, desk.cabinet, "auction")
    desk.key(key)
    assert isinstance(desk.app.scene, SetUpScene) == plays


@pytest.mark.parametrize("sheet", [True, False])
def test_after_a_lesson_the_game_is_offered_as_a_beginner_needs_it(lectern: Lectern, sheet: bool) -> None:
    store = lectern.cabinet.store
    store.set_setting("players.auction", [["person", "Bea", 0], ["ai", "master", ""]])
    store.set_setting("options.auction", {"seats": 3})
    lectern.finish(sheet)
    lectern.key("confirm")
    page = lectern.app.scene
    assert isinstance(page, SetUpScene)
    assert (page.game, page.options) == ("auction", AuctionOptions())
    assert {level_of(player) for player in page.company.seated[1:]} == {"novice"}
    assert store.setting("lessons.done", []) == [["auction", "short"]]
    lectern.key("cancel")
    assert lectern.app.scene is lectern.app.scenes[0]


@pytest.mark.parametrize("sheet", [True, False])
def test_after_a_lesson_one_may_go_back_to_the_lessons(lectern: Lectern, sheet: bool) -> None:
    lectern.finish(sheet)
    if sheet:
        lectern.app.scene.form.widget(("button", "leave")).activate(("button", "leave"))
    else:
        lectern.key("cancel")
    assert len(lectern.app.scenes) == 1
    assert lectern.cabinet.store.setting("lessons.done", []) == [["auction", "short"]]
