"""Hosts a page of a game: a click is the page's, and what it wishes is done."""

from __future__ import annotations

import pytest

from game.scenes import page as hosting
from game.scenes.dialog import DialogScene
from game.scenes.page import STILL, PageScene, ShelfPageScene
from game.scenes.set_up import SetUpScene
from game.tabletop.page import SetUp, Sure, Wish
from game.ui.actions import Command
from tests.scenes.desk import Desk
from tests.scenes.plain_page import ARRIVED, BOX, PlainPage, lay_out
from tests.toy.options import AuctionOptions


def shown(desk: Desk, wish: Wish = None, speed: str = "normal") -> PlainPage:
    desk.app.settings.set("speed", speed)
    page = PlainPage(wish)
    desk.app.push(PageScene(desk.cabinet, "auction", page))
    desk.app.step([], 0.0)
    return page


def test_a_click_lands_on_the_spot_that_is_drawn_there(desk: Desk) -> None:
    page = shown(desk, speed="instant")
    before = desk.picture(BOX)
    desk.click(*BOX.center)
    assert page.pressed == ["door"]
    assert page.seen[-1].here == "door"
    assert desk.picture(BOX) != before
    desk.click(BOX.right + 20, BOX.top)
    assert page.pressed == ["door"]


def test_a_page_may_lead_to_the_set_up_with_options_of_its_own(desk: Desk) -> None:
    shown(desk, SetUp({"rounds": 2}), speed="instant")
    desk.click_on("door")
    assert isinstance(desk.app.scene, SetUpScene)
    assert desk.app.scene.options == AuctionOptions(rounds=2)


@pytest.mark.parametrize(("answer", "sure"), [("no", []), ("yes", [7])])
def test_what_is_done_for_good_is_asked_first(desk: Desk, answer: str, sure: list[int]) -> None:
    wish = Sure("scenes.table.sure", "scenes.table.reveals", "ui.dialog.ok", 7)
    page = shown(desk, wish, speed="instant")
    desk.click_on("door")
    assert isinstance(desk.app.scene, DialogScene)
    assert page.sure == []
    desk.click_on(answer)
    assert page.sure == sure


def test_the_first_key_brings_all_to_its_place_and_only_the_next_one_is_a_key(desk: Desk) -> None:
    page = shown(desk)
    scene = desk.app.scene
    desk.app.step([Command("cancel")], 0.1)
    assert desk.app.scene is scene
    assert page.seen[-1].seconds == ARRIVED
    desk.app.step([Command("cancel")], 0.1)
    assert desk.app.scene is not scene


def test_time_passes_without_a_gap_and_each_moment_may_be_heard(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard: list[str] = []
    monkeypatch.setattr(hosting, "play", heard.append)
    page = shown(desk)
    monkeypatch.setattr(page, "cue", lambda before, now: "stamp" if before < 0.25 <= now else "")
    for _ in range(4):
        desk.app.step([], 0.1)
    assert page.seen[-1].seconds == pytest.approx(0.4)
    assert heard == ["stamp"]


def test_where_motion_is_reduced_it_stands_as_when_all_has_arrived(desk: Desk) -> None:
    page = shown(desk, speed="instant")
    assert page.seen[-1].seconds == ARRIVED + STILL
    assert desk.app.scene.wait is None
    assert page.cues == []


def test_a_box_opens_as_each_person_knows_the_game(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    opened = lay_out(monkeypatch)
    desk.cabinet.store.set_setting("opened.auction.0", [5])
    desk.profiles("Ada", "Bea")
    scene = ShelfPageScene(desk.cabinet, "auction")
    desk.app.settings.set("speed", "instant")
    desk.show_scene(scene)
    first = opened[-1].shelf
    assert first is not None
    first.keep([3])
    desk.click(*scene.form.widget("profile").rect.move(-8, 0).midright)
    assert scene.chosen == 1
    other = opened[-1].shelf
    assert other is not None
    assert list(other.opened) == [], "what Ada opened is still closed to Bea"
    desk.click(*scene.form.widget("profile").rect.move(-8, 0).midright)
    again = opened[-1].shelf
    assert again is not None
    assert list(again.opened) == [3, 5], "the first one has what was opened before anybody had a name"
