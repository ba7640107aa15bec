"""Between two people at one keyboard: nothing secret is seen until the next one is there."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from game.scenes.curtain import SHEET, CurtainScene
from game.scenes.destinations import Handover
from game.tabletop.tidings import Tiding
from game.tabletop.told import Told
from game.ui.actions import Command
from tests.scenes.desk import Desk
from tests.toy.events import CardBid


def handover(
    seat: int = 1,
    name: str = "Bea",
    news: tuple[Told, ...] = (),
    go: Callable[[], None] = lambda: None,
    leave: Callable[[], None] = lambda: None,
) -> Handover:
    return Handover(seat, name, "Auction", news, lambda seat: f"Seat {seat}", go, leave)


def bid(seat: int, mine: int = 0) -> Told:
    event = CardBid(seat, 0, 7)
    return Told(Tiding(event, (event,), "icons/star", 0, mine, "icons/coin"), f"Seat {seat} bids 7.")


def test_only_the_next_person_opens_it(desk: Desk) -> None:
    below, gone = desk.app.scene, []
    desk.show_scene(CurtainScene(handover(go=lambda: gone.append("open"))))
    desk.key("cancel", "hint", "log", "undo")
    desk.click(20, 300)
    assert gone == []
    desk.click_on("ready")
    assert gone == ["open"]
    assert desk.app.scene is below


def test_a_key_meant_for_the_table_does_not_open_what_nobody_has_seen_yet(desk: Desk) -> None:
    gone: list[str] = []
    scene = CurtainScene(handover(go=lambda: gone.append("open")))
    desk.app.push(scene)
    scene.handle(Command("confirm"))
    assert gone == []
    desk.app.step([], 0.01)
    scene.handle(Command("confirm"))
    assert gone == ["open"]


@pytest.mark.parametrize("other", [(1, "Cid"), (2, "Bea")])
def test_it_shows_whom_it_waits_for(desk: Desk, other: tuple[int, str]) -> None:
    pictures = []
    for seat, name in ((1, "Bea"), other):
        desk.show_scene(CurtainScene(handover(seat, name)))
        pictures.append(desk.picture(SHEET))
    assert pictures[0] != pictures[1]


def test_it_hides_all_of_the_table(desk: Desk) -> None:
    pictures = []
    for card in (0, 2):
        desk.open("Ada", "Bea")
        desk.card(card)
        assert isinstance(desk.app.scene, CurtainScene)
        pictures.append(desk.picture())
    assert pictures[0] == pictures[1]


def test_two_people_hand_over_before_secrets_are_seen(desk: Desk) -> None:
    scene = desk.open("Ada", "Bea")
    assert scene.session.seat == 0
    desk.card(0)
    assert isinstance(desk.app.scene, CurtainScene)
    assert scene.session.curtain.looking is None
    assert all(set(hand) == {None} for hand in scene.session.showing.shown.hands)
    desk.key("confirm")
    assert desk.app.scene is scene
    assert scene.session.seat == 1
    assert None not in scene.session.showing.shown.hands[1]
    assert None in scene.session.showing.shown.hands[0]


def test_who_comes_is_told_what_all_may_know_has_happened_since_their_last_move(desk: Desk) -> None:
    desk.open("Ada", "Bea", gifts=False)
    desk.card(0)
    assert isinstance(desk.app.scene, CurtainScene)
    assert desk.app.scene.handover.news == (), "Bea has seen nothing happen: Ada's card lies face down"
    desk.key("confirm")
    desk.card(0)
    curtain = desk.app.scene
    assert isinstance(curtain, CurtainScene)
    assert curtain.seat == 0
    assert [told.tiding.party for told in curtain.handover.news] == [1]
    assert curtain.handover.news[0].words == "Bea bids 1."


def test_each_piece_of_news_stands_there_and_what_it_cost(desk: Desk) -> None:
    pictures = []
    for news in ((), (bid(0),), (bid(0), bid(2)), (bid(0), bid(2, -3))):
        desk.show_scene(CurtainScene(handover(news=news)))
        pictures.append(desk.picture(SHEET))
    assert len(set(pictures)) == len(pictures)


@pytest.mark.parametrize("news", [{"points": 8}, {"points": -3}, {"crossed": True}])
def test_what_a_move_brought_who_made_it_and_that_it_was_none_is_shown(
    desk: Desk, news: dict[str, Any]
) -> None:
    told, pictures = bid(0), []
    for one in (told, told._replace(tiding=told.tiding._replace(**news))):
        desk.show_scene(CurtainScene(handover(news=(one,))))
        pictures.append(desk.picture(SHEET))
    assert pictures[0] != pictures[1]


def test_the_table_can_be_left_without_seeing_it(desk: Desk) -> None:
    gone: list[str] = []
    desk.show_scene(CurtainScene(handover(go=lambda: gone.append("open"), leave=lambda: gone.append("left"))))
    desk.click_on(("button", "leave"))
    assert gone == ["left"]


def test_leaving_takes_curtain_and_table_away(desk: Desk) -> None:
    below = desk.app.scene
    desk.open("Ada", "Bea")
    desk.card(0)
    desk.click_on(("button", "leave"))
    assert desk.app.scene is below


def test_the_drapes_part_over_the_table_and_any_press_takes_them_away(desk: Desk) -> None:
    desk.app.settings.set("speed", "normal")
    scene = desk.open("Ada", "Bea")
    desk.card(0)
    curtain = desk.app.scene
    assert isinstance(curtain, CurtainScene)
    desk.app.step([Command("confirm")], 0.01)
    assert desk.app.scene is curtain
    assert curtain.transparent
    hanging = desk.picture()
    desk.app.step([], 0.2)
    assert desk.picture() != hanging
    desk.app.step([Command("confirm")], 0.01)
    assert desk.app.scene is scene


def test_under_reduced_motion_it_is_gone_at_once(desk: Desk) -> None:
    desk.app.settings.set("speed", "normal")
    desk.app.settings.set("reduced_motion", True)
    scene = desk.open("Ada", "Bea")
    desk.card(0)
    desk.app.step([Command("confirm")], 0.01)
    assert desk.app.scene is scene
