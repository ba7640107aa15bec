"""Between two people at one keyboard: nothing secret is seen until the next one is there."""

from __future__ import annotations

import pytest

from game.scenes.curtain import SHEET, CurtainScene
from game.ui.actions import Command
from tests.scenes.desk import Desk


def test_only_the_next_person_opens_it(desk: Desk) -> None:
    below, gone = desk.app.scene, []
    desk.show_scene(CurtainScene(1, "Bea", lambda: gone.append("open")))
    desk.key("cancel", "hint", "log", "undo")
    desk.click(20, 300)
    assert gone == []
    desk.click_on("ready")
    assert gone == ["open"]
    assert desk.app.scene is below


def test_a_key_meant_for_the_table_does_not_open_what_nobody_has_seen_yet(desk: Desk) -> None:
    gone: list[str] = []
    scene = CurtainScene(1, "Bea", lambda: gone.append("open"))
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
        desk.show_scene(CurtainScene(seat, name, lambda: None))
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
