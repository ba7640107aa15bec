"""The log, and looking back: a sentence leads to its moment; the game does not change."""

from __future__ import annotations

from game.core.rules import whose
from game.scenes.log import SHEET, LogScene
from game.ui.locale import words
from tests.scenes.desk import Desk


def opened(desk: Desk) -> LogScene:
    """The log of a table at which everybody has bid once."""
    desk.open("Ada", "ai:random")
    desk.card(0)
    desk.key("log")
    scene = desk.app.scene
    assert isinstance(scene, LogScene)
    return scene


def test_a_click_on_a_sentence_shows_the_moment_after_it(desk: Desk) -> None:
    log = opened(desk)
    first = log.list.spots()[0]
    beside = (0, 20, SHEET[0], 310)
    now = desk.picture(beside)
    desk.click(*first.rect.center)
    assert log.moment == log.rows[0][0]
    assert log._words() == words("scenes.log.moment", n=log.moment, all=len(log.events), told=log.rows[0][1])
    assert desk.picture(beside) != now


def test_the_arrow_at_the_title_leaves_one_persons_sentences(desk: Desk) -> None:
    log = opened(desk)
    every = len(log.rows)
    desk.click(*log.form.widget("only").rect.move(-8, 0).midright)
    assert log.only == 0
    assert 0 < len(log.rows) < every
    assert {whose(log.events[moment - 1]) for moment, _ in log.rows} == {0}
    desk.click(*log.form.widget("only").rect.move(8, 0).midleft)
    assert len(log.rows) == every


def test_steps_go_from_sentence_to_sentence_and_stop_at_either_end(desk: Desk) -> None:
    log = opened(desk)
    moments = [moment for moment, _ in log.rows]
    desk.click_on("log first")
    assert log.moment == moments[0]
    desk.click_on("log back")
    assert log.moment == moments[0]
    desk.click_on("log on")
    assert log.moment == moments[1]
    desk.click_on("log last")
    assert log.moment == moments[-1]
    desk.click_on("log on")
    assert log.moment == moments[-1]


def test_the_log_lists_sentences_and_looks_back_without_changing_the_game(desk: Desk) -> None:
    scene = desk.open("Ada", "ai:random")
    desk.card(0)
    now = scene.kept.table.state.copy()
    desk.key("log")
    log = desk.app.scene
    assert isinstance(log, LogScene)
    assert len(log.rows) == len(scene.session.showing.events)
    desk.key("home")
    assert log.picture().state.round == 0
    desk.key("right", "right")
    assert log.moment == 3
    assert log._heading().round == log.picture().state.round == 1
    assert log._words() == words("scenes.log.moment", n=3, all=len(log.events), told=log.rows[2][1])
    desk.key("home")
    assert log._speaker() == 0
    assert log._heading().round == 0
    desk.key("end")
    assert log._words() == words("scenes.log.now")
    desk.key("log")
    assert desk.app.scene is scene
    assert scene.kept.table.state == now


def test_looking_back_shows_no_advice_and_no_answers_of_the_present(desk: Desk) -> None:
    scene = desk.open("Ada", "ai:random")
    desk.card(0)
    scene.session.hint = next(iter(scene.session.rules.moves(scene.kept.table.state, 0)))
    assert scene.picture().hint is not None
    desk.key("log")
    log = desk.app.scene
    assert isinstance(log, LogScene)
    for moment in range(len(log.events) + 1):
        log._show(moment)
        assert log.picture().hint is None
        assert log.picture().answered == ()
