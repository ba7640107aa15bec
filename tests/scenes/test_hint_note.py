"""The master's advice at the table: it names the move, says why, marks it, and stays until it is put away."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pygame
import pytest

from game import registry
from game.ai.advice import Advice, Effect, Judged
from game.core.chance import FastChance
from game.scenes import advice
from game.scenes.hint_note import HintNote
from game.scenes.hint_sheet import HintSheet
from game.scenes.table import TableScene
from game.tools.studio import Studio
from game.ui.actions import Command, Pointer
from game.ui.locale import languages, words
from tests.samples import samples

POSITIONS = [
    (game, dict(position.options), position.share)
    for game in registry.GAMES
    for position in [samples(game).advised]
]
EACH_GAME = pytest.mark.parametrize(("game", "options", "share"), POSITIONS, ids=[p[0] for p in POSITIONS])


@pytest.fixture(params=languages())
def studio(request: pytest.FixtureRequest) -> Iterator[Studio]:
    found = Studio(request.param)
    yield found
    found.close()


def advised(studio: Studio, game: str, options: dict[str, Any], share: float) -> tuple[TableScene, HintNote]:
    kept = studio.table(game, registry.rules(game).options_type(**options), share)
    scene = studio.sit_down(kept)
    scene.handle(Command("hint"))
    for _ in range(6000):
        studio.app.step([], 0.02)
        if scene.tools.note is not None:
            assert isinstance(studio.app.scene, HintSheet)
            studio.app.scene.form.activate(("button", "look"))
            assert studio.app.scene is scene
            return scene, scene.tools.note
    raise AssertionError("no advice came")


@EACH_GAME
def test_it_names_the_move_marks_it_and_hides_none_of_its_marks(
    studio: Studio, game: str, options: dict[str, Any], share: float
) -> None:
    scene, note = advised(studio, game, options, share)
    session, move = scene.session, note.advised.move
    told = advice.in_words(
        game, session.rules, session.options, session.showing.now, session.seat, move, scene.name
    )
    assert note.paragraphs[0] == words("scenes.hint.deed", deed=told[0])
    assert told[0] != advice.name(game, move)
    assert len(note.paragraphs) >= 2
    marks = note.marks()
    assert marks
    assert note.rect.collidelist(marks) == -1
    assert pygame.Rect(0, 0, 640, 360).contains(note.rect)
    studio.settle()
    canvas = studio.app.canvas.surface
    before = canvas.copy()
    scene.handle(Command("cancel"))
    studio.settle()
    for box in marks:
        ring = box.inflate(6, 6).clip(canvas.get_rect())
        assert before.subsurface(ring).get_buffer().raw != canvas.subsurface(ring).get_buffer().raw


@pytest.mark.parametrize("way", ["key", "again", "click"])
def test_it_stays_while_one_looks_about_and_goes_when_put_away(studio: Studio, way: str) -> None:
    scene, note = advised(studio, *POSITIONS[0])
    for x in range(0, 640, 40):
        scene.handle(Pointer("moved", x, 180))
        studio.app.step([], 1.0)
    assert scene.tools.note is note
    assert scene.picture().hint == note.advised.move
    if way == "click":
        for kind in ("pressed", "released"):
            scene.handle(Pointer(kind, *note.rect.center, button=1))
    else:
        scene.handle(Command("cancel" if way == "key" else "hint"))
    assert scene.tools.note is None
    assert scene.picture().hint is None
    assert note not in scene.form.widgets


def test_another_language_tells_it_anew(studio: Studio) -> None:
    scene, note = advised(studio, *POSITIONS[0])
    studio.dress("zh_TW" if studio.app.settings.now.language == "en" else "en", large=True)
    told = scene.tools.note
    assert told is not None
    assert told in scene.form.widgets
    assert told.advised == note.advised
    assert told.paragraphs[0] != note.paragraphs[0]


def test_making_the_move_puts_it_away(studio: Studio) -> None:
    scene, note = advised(studio, *POSITIONS[0])
    scene.answer(note.advised.move)
    studio.settle()
    assert scene.tools.note is None
    assert scene.session.hint is None


def test_a_building_is_turned_as_advised(studio: Studio) -> None:
    scene, note = advised(studio, *POSITIONS[0])
    turned = scene.sight.rotation
    assert turned == getattr(note.advised.move, "rotation", 0)


def test_the_list_of_uses_is_scrolled_to_the_advised_one(studio: Studio) -> None:
    from game.troyes_dice.view import uses

    scene, note = advised(studio, *POSITIONS[2])
    sight = scene.sight
    seen = [sight.plans[number].move for number in uses.lines(sight)]
    assert note.advised.move in seen


def test_a_loss_of_coins_is_marked_on_its_button(studio: Studio) -> None:
    """A decision that is made by buttons alone: the button that makes the advised move gets the ring."""
    rules = registry.rules("seven_wonders")
    for seed in range(20):
        kept = studio.table("seven_wonders", rules.options_type(seats=3, cities=True), 0.0)
        table, chance = kept.table, FastChance(random.Random(seed))
        while (asks := table.asks()) and asks[0].topic != "losses":
            table.answer(asks[0].seat, rules.sample(table.state, asks[0].seat, chance))
        if asks:
            break
    assert asks, "somebody must lose coins"
    scene = studio.sit_down(kept)
    move = rules.moves(scene.session.showing.now, scene.session.seat)[0]
    scene.session.hint = move
    note = HintNote(scene, Advice(move, (Judged(move, 0.5, 1),)), lambda: None)
    [button] = [spot.rect for spot in scene.view.spots(scene.sight) if spot.id == ("loss", 0)]
    assert note.marks() == [button]


LINE = "my_city.score.rocks"


def said(*effects: Effect, others: int = 1, friends: frozenset[int] = frozenset({0})) -> list[str]:
    class Nothing:
        def scores(self, _: Any) -> list[Any]:
            return [type("Sheet", (), {"party": 0, "lines": ()})]

        def preview(self, *_: Any) -> None:
            return None

    ranking = tuple(Judged(number, 0.5, 1) for number in range(1 + others))  # type: ignore[arg-type]
    given = Advice(0, ranking, effects)  # type: ignore[arg-type]
    return advice.reasons(Nothing(), None, 0, given, friends, lambda seat: f"P{seat}")  # type: ignore[arg-type]


@pytest.mark.usefixtures("studio")
def test_what_is_won_spared_and_kept_from_others_is_told_apart() -> None:
    line = words(LINE)
    assert said(Effect(0, LINE, 3.4, 2.0)) == [words("scenes.hint.later", lines=f"{line} +3")]
    assert said(Effect(0, LINE, 2.0, -5.0)) == [words("scenes.hint.spares", lines=f"{line} 2")]
    assert said(Effect(0, LINE, -2.0, 5.0)) == [words("scenes.hint.later", lines=f"{line} -2")]
    assert said(Effect(2, LINE, -0.6, 5.0)) == [words("scenes.hint.denies", name="P2", lines=f"{line} 1")]


@pytest.mark.usefixtures("studio")
def test_what_others_win_and_allies_lose_is_no_reason_and_leaves_no_note_without_one() -> None:
    even = words("scenes.hint.even")
    assert said(Effect(2, LINE, 3.0, 5.0)) == [even]
    assert said(Effect(2, LINE, -3.0, 5.0), friends=frozenset({0, 2})) == [even]


@pytest.mark.usefixtures("studio")
def test_moves_that_come_to_the_same_and_a_lone_move_are_said_to_be_so() -> None:
    assert said() == [words("scenes.hint.even")]
    assert said(others=0) == [words("scenes.hint.only")]
