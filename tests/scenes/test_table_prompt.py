"""The prompt bar of a table: what it says, whose badge stands there, which buttons it offers."""

from __future__ import annotations

import pytest

from game.scenes.finale import FinaleScene
from game.scenes.results import ResultsScene
from game.scenes.table import TableScene
from game.ui.actions import Command
from game.ui.locale import words
from tests.scenes.desk import Desk
from tests.scenes.plain_page import PlainPage, lay_out


def names(scene: TableScene) -> list[object]:
    """The buttons that stand there."""
    scene.prompt.refresh()
    return [widget.id for widget in scene.prompt.buttons()]


def played(desk: Desk) -> TableScene:
    """A finished table, its sheet put away."""
    scene = desk.open("Ada", "ai:random", gifts=False)
    for _ in range(2):
        desk.card(0)
    desk.rest()
    desk.key("cancel")
    desk.rest()
    assert desk.app.scene is scene
    return scene


def test_who_is_asked_reads_what_the_game_asks_until_something_else_is_said(desk: Desk) -> None:
    scene = desk.open("Ada", "ai:random")
    asked = words("scenes.table.seat", n=1)
    assert scene.prompt.words() == asked
    scene.complain("No.")
    assert scene.prompt.words() == "No."
    desk.rest(120)
    assert scene.prompt.words() == asked


def test_whose_turn_it_is_is_shown_person_or_ai(desk: Desk) -> None:
    desk.app.settings.set("stepwise", True)
    assert desk.open("ai:random", "Ada").prompt._speaker() == 1
    scene = desk.open("ai:random", "ai:random")
    assert scene.session.seat == 0
    assert scene.prompt._speaker() == scene.session.ai_asked()[0] == 1, "the other's answer lies there"


def test_the_games_own_buttons_stand_there_while_they_are_needed(desk: Desk) -> None:
    scene = desk.open("Ada", "ai:random")
    while scene.session.ask is None or scene.session.ask.topic != "give":
        assert not scene.session.over, "in this deal Ada never wins"
        desk.card(len(scene.kept.table.state.hands[0]) - 1)
        desk.rest(20)
    assert names(scene) == [("button", "nobody")]
    desk.click_on(("button", "nobody"))
    desk.rest(20)
    assert ("button", "nobody") not in names(scene)


def test_buttons_are_built_anew_only_when_they_differ(desk: Desk) -> None:
    desk.app.settings.set("stepwise", True)
    scene = desk.open("ai:random", "ai:random")
    before = scene.prompt.buttons()
    assert [widget.id for widget in before] == [("button", "step")]
    scene.prompt.refresh()
    assert scene.prompt.buttons()[0] is before[0]


def test_a_finished_table_leads_back_to_its_sheet(desk: Desk) -> None:
    scene = played(desk)
    assert scene.prompt.words() == words("scenes.table.over")
    assert names(scene) == [("button", "scores")]
    desk.click_on(("button", "scores"))
    assert isinstance(desk.app.scene, ResultsScene)


def test_and_to_the_page_that_ended_it_where_there_is_one(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene = played(desk)
    lay_out(monkeypatch, finale=PlainPage())
    assert names(scene) == [("button", "scores"), ("button", "finale")]
    desk.rest(2)
    desk.click_on(("button", "finale"))
    assert isinstance(desk.app.scene, FinaleScene)


def test_a_button_that_is_the_games_is_left_to_the_game(desk: Desk) -> None:
    assert not desk.open("Ada", "ai:random").prompt.press("nobody")


def test_a_table_that_tells_its_news_itself_shows_it_once_more(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene = desk.open("Ada", "ai:random", "ai:novice", gifts=False)
    monkeypatch.setattr(type(scene.view), "tells_news", True)
    desk.rest(20)
    assert names(scene) == [], "nobody has moved yet"
    desk.card(0)
    desk.rest()
    before, now = scene.session.news, scene.session.showing.now.copy()
    assert names(scene) == [("button", "again")]
    scene.press("again")
    assert scene.session.ask is None
    assert len(scene.session.news) < len(before)
    desk.rest()
    assert scene.session.ask is not None
    assert scene.session.news == before
    assert scene.session.showing.shown == scene.session.showing.now == now
    scene.policy.shows_again = False
    assert names(scene) == []


def test_beside_what_somebody_does_stands_their_own_badge(desk: Desk) -> None:
    desk.app.settings.set("stepwise", True)
    scene = desk.open("Ada", "ai:random", "ai:random")
    desk.app.settings.set("speed", "slow")
    desk.card(0)
    seen = set()
    for _ in range(300):
        desk.app.step([Command("hurry")] if scene.pace.holding else [], 0.05)
        told = scene.news.last()
        if scene.session.ask is None and not scene.pace.holding and told is not None:
            assert told.sentence in scene.prompt.words()
            if told.tiding.party is not None:
                assert scene.prompt._speaker() == told.tiding.party
                seen.add((told.tiding.party, scene.session.ai_asked()[:1]))
    assert any(asked and asked[0] != party for party, asked in seen), "one acts while another is waited for"
