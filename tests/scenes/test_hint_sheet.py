"""The hint in two columns: either move is one click away, and closing puts all of it away."""

from __future__ import annotations

from typing import Any

import pytest

from game import registry
from game.ai.advice import Advice, Judged
from game.scenes import hint_sheet
from game.scenes.hint_sheet import COLUMNS, SHEET, HintSheet
from game.scenes.table import TableScene
from game.tools.studio import Studio
from game.ui import text
from game.ui.actions import Command, Pointer
from game.ui.locale import languages
from game.ui.pixels import pixels_of
from tests.samples import samples
from tests.scenes.desk import Desk


def opened(desk: Desk) -> tuple[TableScene, HintSheet]:
    scene = desk.open("Ada", "ai:random")
    desk.key("hint")
    for _ in range(400):
        desk.app.step([], 0.01)
        if isinstance(desk.app.scene, HintSheet):
            break
    assert isinstance(desk.app.scene, HintSheet)
    return scene, desk.app.scene


@pytest.mark.parametrize("name", ["this", "next"])
def test_either_move_is_made_with_one_click(desk: Desk, name: str) -> None:
    scene, sheet = opened(desk)
    desk.rest(10)
    side = sheet.comparison.sides[name == "next"]
    hand = scene.kept.table.state.hands[0]
    desk.click_on(f"take {name}")
    assert desk.app.scene is scene
    assert scene.session.answers == 1
    assert hand[side.move.card] in scene.kept.table.state.played  # type: ignore[attr-defined]
    assert scene.tools.note is None


@pytest.mark.parametrize("way", ["cancel", "hint", "button", "outside"])
def test_closed_it_leaves_nothing_behind(desk: Desk, way: str) -> None:
    scene, _ = opened(desk)
    desk.rest(10)
    if way == "button":
        desk.click_on(("button", "close"))
    elif way == "outside":
        desk.click(SHEET.x - 10, 100)
    else:
        desk.key(way)
    assert desk.app.scene is scene
    assert scene.tools.note is None
    assert scene.session.hint is None
    assert scene.session.answers == 0


def test_on_the_table_the_move_stays_marked(desk: Desk) -> None:
    scene, sheet = opened(desk)
    assert scene.tools.note is not None
    assert not scene.tools.note.visible
    desk.rest(10)
    desk.click_on(("button", "look"))
    assert scene.tools.note.visible
    assert scene.session.hint == sheet.advised.move


def test_another_move_can_be_held_against_it(desk: Desk) -> None:
    _, sheet = opened(desk)
    first = sheet.comparison.sides[1].move
    desk.key("rotate_right")
    assert sheet.comparison.sides[1].move != first
    assert sheet.comparison.sides[0].move == sheet.advised.move


def sheet_of(studio: Studio, game: str) -> tuple[TableScene, HintSheet]:
    """A sheet on the first legal moves of a position where something is to be chosen."""
    position = samples(game).advised
    options: Any = dict(position.options)
    kept = studio.table(game, registry.rules(game).options_type(**options), position.share)
    scene = studio.sit_down(kept)
    moves = list(scene.session.rules.moves(scene.session.showing.now, scene.session.seat))[:3]
    sheet = HintSheet(scene, Advice(moves[0], tuple(Judged(move, 0.5, 1) for move in moves)))
    studio.app.push(sheet)
    studio.settle()
    return scene, sheet


@pytest.mark.parametrize("game", registry.GAMES)
@pytest.mark.parametrize("large", [False, True])
def test_nothing_on_it_is_cut_and_each_move_has_its_picture(game: str, large: bool) -> None:
    for language in languages():
        studio = Studio(language, large)
        try:
            text.cut.clear()
            _, sheet = sheet_of(studio, game)
            assert text.cut == set()
            pictures = [pixels_of(picture) for picture in sheet._pictures]
            assert len(pictures) == len(sheet.comparison.sides) == 2
        finally:
            studio.close()


def test_where_a_game_says_where_a_move_is_seen_that_is_what_the_picture_shows(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A list of all uses is marked larger than the place on the sheet."""
    studio = Studio("en")
    try:
        scene, sheet = sheet_of(studio, "troyes_dice")
        by_site = [pixels_of(picture) for picture in sheet._pictures]
        monkeypatch.setattr(hint_sheet, "changed", lambda view, picture: [])
        sheet.rebuild()
        assert [pixels_of(picture) for picture in sheet._pictures] == by_site
        monkeypatch.setattr(type(scene.view), "site", lambda view, move, sight: None)
        sheet.rebuild()
        assert [pixels_of(picture) for picture in sheet._pictures] != by_site
    finally:
        studio.close()


def test_the_better_one_alone_has_a_gold_frame(desk: Desk) -> None:
    opened(desk)
    desk.app.draw()
    surface = desk.app.canvas.surface
    gold = [surface.get_at(box.move(0, -1).topleft) for box in COLUMNS]
    assert gold[0] != gold[1]


def test_a_press_on_the_sheet_closes_nothing(desk: Desk) -> None:
    _, sheet = opened(desk)
    sheet.handle(Pointer("pressed", *SHEET.center, button=1))
    assert desk.app.scene is sheet
    sheet.handle(Command("down"))
    assert desk.app.scene is sheet


def test_as_it_comes_by_itself_a_key_meant_for_the_table_makes_no_move(desk: Desk) -> None:
    scene, sheet = opened(desk)
    for name in ("confirm", "hurry"):
        desk.app.step([Command(name)], 0.0)
    assert desk.app.scene is sheet
    desk.app.step([], 1.0)
    desk.app.step([Command("hurry")], 0.0)
    assert desk.app.scene is sheet
    desk.app.step([Command("confirm")], 0.0)
    assert desk.app.scene is scene
    assert scene.session.answers == 1
