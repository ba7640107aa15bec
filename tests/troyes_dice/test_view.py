"""Troyes Dice's table: a click means the move that lies there, and every text is there."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from game.troyes_dice.moves import UseDie
from game.troyes_dice.planning import plans
from game.troyes_dice.rules import RULES
from game.troyes_dice.view.sight import target
from game.ui.locale import TEXTS
from tests.troyes_dice.seated import NAMES, Open, tables


@pytest.fixture
def sit() -> Iterator[Open]:
    with tables() as open_table:
        yield open_table


def test_the_first_click_on_a_line_chooses_and_the_second_plays(sit: Open) -> None:
    seated = sit()
    best = plans(seated.table.state, 0)[0]
    seated.click_spot("use", 0)
    assert seated.scene.choice.move == best.move
    assert seated.table.state.half == 0
    seated.click_spot("use", 0)
    assert seated.table.state.half == 1


def test_a_click_on_a_building_chooses_the_best_way_to_it(sit: Open) -> None:
    seated = sit()
    state = seated.table.state
    wanted = next(p for p in plans(state, 0) if isinstance(p.move, UseDie) and p.move.use)
    seated.click_spot(*target(state, wanted.move))
    assert seated.scene.choice.move == wanted.move
    seated.click(seated.button("confirm"))
    assert seated.table.state.sheets[0].built


def test_a_click_on_a_die_narrows_the_list_to_it_and_again_opens_it(sit: Open) -> None:
    seated = sit()
    slot = plans(seated.table.state, 0)[-1].move.slot  # type: ignore[attr-defined]
    seated.click_spot("die", slot)
    assert {move.slot for move in seated.scene.choice.fitting} == {slot}
    seated.click_spot("die", slot)
    assert seated.scene.choice.fitting == tuple(RULES.moves(seated.table.state, 0))


def test_a_building_that_stands_says_so_when_clicked(sit: Open) -> None:
    seated = sit()
    state = seated.table.state
    wanted = next(p for p in plans(state, 0) if isinstance(p.move, UseDie) and p.move.use)
    at = target(state, wanted.move)
    seated.table.answer(0, wanted.move)
    seated.settle()
    seated.click_spot(*at)
    assert seated.scene.notice
    assert seated.scene.choice.move is None


def test_escape_takes_a_choice_back_and_stays_at_the_table(sit: Open) -> None:
    seated = sit()
    seated.click_spot("use", 0)
    seated.key("cancel")
    assert not seated.scene.choice.chosen
    assert seated.app.scene is seated.scene


@pytest.mark.parametrize("language", ["en", "zh_TW"])
@pytest.mark.parametrize("seats", [1, 2, 5, 10])
def test_no_text_is_missing(sit: Open, language: str, seats: int) -> None:
    TEXTS.missing.clear()
    seated = sit(NAMES[:seats], language=language, feasts=True)
    for spot in seated.spots():
        seated.point(spot.rect.center)
    assert not TEXTS.missing
