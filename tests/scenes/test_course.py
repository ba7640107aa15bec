"""The course of a table: what happened is shown before anybody goes on, and AIs go on by themselves."""

from __future__ import annotations

from game.core.players import Ai
from game.core.rules import whose
from game.scenes import course
from game.scenes.results import ResultsScene
from game.ui.actions import Command, Pointer
from tests.failing_disk import Disk
from tests.scenes.desk import Desk


def test_a_key_ends_running_animations(desk: Desk) -> None:
    desk.app.settings.set("speed", "slow")
    scene = desk.open("Ada", "ai:random")
    desk.rest()
    hand = len(scene.session.showing.shown.hands[0])
    for kind in ("pressed", "released"):
        desk.app.step([Pointer(kind, 60, 240, 1)], 0.01)
    for _ in range(400):
        desk.app.step([], 0.001)
        if scene.stage.playing:
            break
    assert scene.stage.playing
    assert len(scene.session.showing.shown.hands[0]) == hand
    desk.app.step([Command("hurry")], 0.001)
    assert scene.session.showing.at_rest
    assert len(scene.session.showing.shown.hands[0]) == hand - 1


def test_step_by_step_an_ai_waits_for_the_space_key(desk: Desk) -> None:
    desk.app.settings.set("stepwise", True)
    scene = desk.open("ai:random", "ai:random")
    desk.rest()
    waiting = len(scene.kept.table.events)
    desk.rest()
    assert len(scene.kept.table.events) == waiting
    desk.key("hurry")
    assert len(scene.kept.table.events) > waiting


def test_step_by_step_goes_by_the_mouse_too(desk: Desk) -> None:
    desk.app.settings.set("stepwise", True)
    scene = desk.open("ai:random", "ai:random")
    waiting = len(scene.kept.table.events)
    desk.click(*scene.form.widget(("button", "step")).rect.center)
    desk.rest()
    assert len(scene.kept.table.events) > waiting


def test_what_is_skipped_has_passed_once_and_what_others_did_of_it_stays_marked(desk: Desk) -> None:
    """Or a view would take the answer of the last decision for one of the next."""
    desk.app.settings.set("speed", "slow")
    scene = desk.open("Ada", "ai:random")
    desk.rest()
    session = scene.session
    for kind in ("pressed", "released"):
        desk.app.step([Pointer(kind, 60, 240, 1)], 0.01)
    for _ in range(400):
        desk.app.step([], 0.001)
        if scene.stage.playing:
            break
    happened = list(session.showing.waiting)
    assert happened
    desk.app.step([Command("hurry")], 0.0)
    assert list(session.passed)[-len(happened) :] == happened
    others = [event for event in happened if whose(event) == 1]
    assert [event for event in session.latest if event in happened] == others


def test_ais_alone_play_to_the_final_sheet(desk: Desk) -> None:
    scene = desk.open("ai:random", "ai:random")
    for _ in range(100):
        desk.rest(6)
    assert scene.finished
    assert isinstance(desk.app.scene, ResultsScene)


def test_while_a_person_owes_an_answer_nothing_goes_on(desk: Desk) -> None:
    scene = desk.open("Ada", "ai:random")
    entries = len(scene.kept.table.entries)
    desk.rest(100)
    assert len(scene.kept.table.entries) == entries
    assert scene.wait is None or scene.wait > 0


def test_an_answer_of_an_ai_that_cannot_be_kept_is_said_and_tried_again_later(desk: Desk) -> None:
    scene = desk.open("Ada", "ai:random")
    desk.cabinet.hand_over(scene.kept, {0: Ai("random")})
    disk = Disk(desk.cabinet.store)
    disk.fails_at = 0
    entries = len(scene.kept.table.entries)
    scene.look_again()
    desk.rest(6)
    assert scene.notice.wrong
    assert len(scene.kept.table.entries) == entries
    desk.rest(int(course.PATIENCE / 0.05) + 60)
    assert len(scene.kept.table.entries) > entries
