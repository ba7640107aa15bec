"""The table scene: persons play by mouse and keys, take back, look back, hand over, end."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from game.core.players import Ai, Person
from game.scenes.dialog import DialogScene
from game.scenes.hint_sheet import HintSheet
from game.scenes.results import ResultsScene
from game.scenes.table import TableScene
from game.scenes.table_menu import TableMenuScene
from game.ui.actions import Command, Device, Pointer
from game.ui.locale import words
from tests.people import people
from tests.scenes.desk import Desk
from tests.toy.moves import Bid


def test_a_click_on_a_card_is_the_move_and_is_kept(desk: Desk) -> None:
    scene = desk.open("Ada", "ai:random")
    entries = len(desk.cabinet.store.entries(desk.kept.number))
    desk.card(1)
    assert scene.kept.table.state.played
    assert len(desk.cabinet.store.entries(desk.kept.number)) > entries


def test_keys_alone_reach_and_choose_a_card(desk: Desk) -> None:
    scene = desk.open("Ada", "ai:random")
    desk.key("down")
    while scene.form.current != ("card", 2):
        desk.key("right")
    hand = scene.kept.table.state.hands[0]
    desk.key("confirm")
    assert hand[2] in scene.kept.table.state.played


def test_the_space_key_that_comes_too_late_to_skip_makes_no_move(desk: Desk) -> None:
    scene = desk.open("Ada", "ai:random")
    desk.key("down")
    assert scene.form.current is not None
    events = len(scene.kept.table.events)
    desk.key("hurry")
    assert len(scene.kept.table.events) == events


def test_an_illegal_choice_is_answered_in_the_prompt_bar_and_changes_nothing(desk: Desk) -> None:
    scene = desk.open("Ada", "ai:random")
    events = len(scene.kept.table.events)
    desk.card(4)
    assert scene.notice.wrong
    assert len(scene.kept.table.events) == events
    desk.rest(240)
    assert scene.notice.words is None


def test_undo_takes_back_and_redo_gives_again(desk: Desk) -> None:
    scene = desk.open("Ada", "ai:random")
    before = scene.kept.table.state.copy()
    desk.card(0)
    after = scene.kept.table.state.copy()
    assert after != before
    desk.key("undo")
    assert scene.kept.table.state == before
    assert scene.session.ask is not None
    desk.key("redo")
    assert scene.kept.table.state == after


def test_what_cannot_be_taken_back_says_why(desk: Desk) -> None:
    scene = desk.open("Ada", "ai:random", friendly=False, gifts=False)
    desk.app.settings.set("confirm_reveal", False)
    desk.card(0)
    desk.key("undo")
    assert scene.notice.wrong


def test_at_a_strict_table_a_reveal_is_confirmed_first(desk: Desk) -> None:
    scene = desk.open("Ada", "ai:random", friendly=False, gifts=False)
    desk.rest()
    events = len(scene.kept.table.events)
    desk.card(0)
    assert isinstance(desk.app.scene, DialogScene)
    assert len(scene.kept.table.events) == events
    desk.key("confirm")
    assert len(scene.kept.table.events) > events


def test_who_does_not_want_to_be_asked_again_before_a_reveal_is_not(desk: Desk) -> None:
    scene = desk.open("Ada", "ai:random", friendly=False, gifts=False)
    desk.card(0)
    desk.click_on("tick")
    desk.click_on("no")
    assert desk.app.settings.now.confirm_reveal, "who says no has not made up their mind"
    desk.card(0)
    desk.click_on("tick")
    desk.click_on("yes")
    assert scene.session.answers == 1
    assert not desk.app.settings.now.confirm_reveal
    desk.card(0)
    assert scene.session.answers == 2


def test_esc_closes_what_is_open_and_then_opens_the_menu(desk: Desk) -> None:
    scene = desk.open("Ada", "ai:random")
    begun = scene.session.draft
    scene.session.draft = begun.narrowed(Bid(0))
    while scene.session.draft.begun:
        chosen = scene.session.draft
        desk.key("cancel")
        assert desk.app.scene is scene
        assert scene.session.draft != chosen
    desk.key("cancel")
    assert isinstance(desk.app.scene, TableMenuScene)
    desk.key("cancel")
    assert desk.app.scene is scene


def test_a_whole_game_ends_on_the_final_sheet_and_is_noted(desk: Desk) -> None:
    scene = desk.open("Ada", "ai:random", gifts=False)
    for _ in range(2):
        desk.card(0)
    desk.rest()
    assert isinstance(desk.app.scene, ResultsScene)
    result = desk.cabinet.store.results()[0]
    assert {seat.player for seat in result.seats} == set(people("Ada", "ai:random"))
    desk.key("cancel")
    assert desk.app.scene is scene
    desk.key("undo")
    assert scene.session.ask is not None
    assert desk.cabinet.store.results() == []


def test_from_the_board_of_a_finished_game_a_button_leads_back_to_its_sheet(desk: Desk) -> None:
    scene = desk.open("Ada", "ai:random", gifts=False)
    for _ in range(2):
        desk.card(0)
    desk.rest()
    desk.key("cancel")
    desk.rest()
    scene.press(next(press.id for press in scene.prompt.presses))
    assert isinstance(desk.app.scene, ResultsScene)


def test_a_rematch_opens_a_new_table_with_the_same_people(desk: Desk) -> None:
    first = desk.open("Ada", "ai:random", gifts=False)
    for _ in range(2):
        desk.card(0)
    desk.rest()
    assert isinstance(desk.app.scene, ResultsScene)
    desk.app.scene._pressed("again")
    desk.rest()
    again = desk.app.scene
    assert isinstance(again, TableScene)
    assert again.kept.table.players == first.kept.table.players
    assert again.kept.table.opened.seed == first.kept.table.opened.seed
    assert not again.kept.table.over


def test_the_window_closes_unasked_as_all_is_saved_and_the_game_goes_on_later(desk: Desk) -> None:
    scene = desk.open("Ada", "ai:random")
    desk.card(1)
    desk.app.request_quit()
    assert not desk.app.running
    again = desk.cabinet.resume(desk.kept.number).table
    assert again.state == scene.kept.table.state


def test_the_wheel_and_unknown_keys_go_to_the_view(desk: Desk) -> None:
    scene = desk.open("Ada", "ai:random")
    desk.app.step([Pointer("wheel", 100, 100, wheel=1)], 0.01)
    assert scene.session.draft.turned["turned"] == 1


@pytest.mark.parametrize(("device", "key"), [("keyboard", "Space"), ("gamepad", "A")])
def test_the_prompt_names_the_key_that_goes_on(desk: Desk, device: Device, key: str) -> None:
    desk.app.settings.set("stepwise", True)
    scene = desk.open("ai:random", "ai:random")
    desk.app.input.device = device
    names = ", ".join(scene.name(seat) for seat in scene.session.ai_asked())
    assert scene._words() == words("scenes.table.holding", names=names, key=key)
    desk.app.settings.set("speed", "slow")
    desk.app.step([Command("hurry")], 0.01)
    for _ in range(200):
        desk.app.step([], 0.01)
        if not scene.session.showing.at_rest:
            break
    assert scene._words() == scene.news.latest(), "what is being shown is told meanwhile"


def test_the_journal_of_a_game_played_by_clicks_equals_the_same_moves_given_to_the_core(desk: Desk) -> None:
    scene = desk.open("Ada", "ai:random", gifts=False)
    moves = []
    for number in (1, 2):
        moves.append(Bid(number))
        desk.card(number)
    desk.rest()
    kept = desk.cabinet.open(
        "auction", scene.kept.table.options, people("Ada", "ai:random"), seed=5, friendly=True
    )
    table = kept.table
    for move in moves:
        table.answer(0, move)
        while any(ask.seat == 1 for ask in table.asks()):
            kept.session.update()
            kept.session.step()
    assert table.state == scene.kept.table.state


def test_a_screenshot_is_written_at_both_sizes(desk: Desk, tmp_path: Path) -> None:
    desk.open("Ada", "ai:random")
    desk.app.screenshot(tmp_path / "table.png")
    assert (tmp_path / "table.png").is_file()
    assert (tmp_path / "table@2x.png").is_file()


def test_the_master_advises_with_a_reason_and_marks_its_move(desk: Desk) -> None:
    scene = desk.open("Ada", "ai:random")
    desk.key("hint")
    for _ in range(400):
        desk.app.step([], 0.01)
        if scene.session.hint is not None:
            break
    assert scene.session.hint is not None
    assert scene.session.rules.why_not(scene.kept.table.state, 0, scene.session.hint) is None
    assert scene.picture().hint == scene.session.hint
    counsel = scene.tools.note
    assert counsel is not None
    assert len(counsel.paragraphs) >= 2
    assert scene.notice.words is None
    assert desk.cabinet.store.hints(desk.kept.number) == {0: 1}
    desk.card(0)
    assert scene.session.hint is None
    assert scene.tools.note is None
    assert counsel not in scene.form.widgets


def test_advice_is_counted_once_a_decision_and_kept_with_the_result(desk: Desk) -> None:
    scene = desk.open("Ada", "ai:random", gifts=False)
    desk.key("hint", "hint")
    desk.rest()
    assert isinstance(desk.app.scene, HintSheet)
    desk.key("cancel")
    desk.card(0)
    desk.rest()
    desk.key("hint")
    assert desk.cabinet.store.hints(desk.kept.number) == {0: 2}
    desk.app.pop(scene)
    again = desk.show(desk.cabinet.resume(desk.kept.number))
    desk.card(0)
    desk.rest()
    assert again.kept.table.over
    [result] = desk.cabinet.store.results()
    assert [(seat.player, seat.hints) for seat in result.seats] == [(Person("Ada"), 2), (Ai("random"), 0)]
    assert result.hints == 2
    results = desk.app.scene
    assert isinstance(results, ResultsScene)
    assert ("icons/lens", words("scenes.results.hints", n=2)) in results._heading().chips


def test_no_view_is_told_of_a_spot_that_has_gone(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    scene = desk.open("Ada", "ai:random")
    told: list[bool] = []

    def told_of(sight: Any) -> bool:
        here = sight.picture.here
        return here is None or here in [spot.id for spot in scene.view.spots(sight)]

    draw, command = scene.view.draw, scene.view.command

    def drawn(canvas: Any, sight: Any) -> None:
        told.append(told_of(sight))
        draw(canvas, sight)

    def commanded(name: str, sight: Any) -> Any:
        told.append(told_of(sight))
        return command(name, sight)

    monkeypatch.setattr(scene.view, "draw", drawn)
    monkeypatch.setattr(scene.view, "command", commanded)
    last = len(scene.kept.table.state.hands[0])
    assert scene.form.focus(("card", last))
    scene.answer(Bid(0))
    desk.rest()
    assert len(scene.kept.table.state.hands[0]) < last
    desk.app.handle(Command("rotate_left"))
    assert told
    assert all(told)


def test_where_the_mouse_rested_says_nothing_once_something_else_was_used(desk: Desk) -> None:
    scene = desk.open("Ada", "ai:random")
    desk.app.step([Pointer("moved", *desk.at("log"))], 0.01)
    assert scene.form.current == "log"
    desk.app.input.device = "keyboard"
    desk.key("cancel")
    assert desk.app.scene is not scene
    desk.key("cancel")
    assert desk.app.scene is scene
    assert scene.form.current is None
    desk.app.step([Pointer("moved", *desk.at("log"))], 0.01)
    assert scene.form.current == "log"
