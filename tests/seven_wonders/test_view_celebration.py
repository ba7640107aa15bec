"""The winner's wonder as it was built is the backdrop, by day or by night."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from game.core.score import ScoreLine, Source, rank
from game.seven_wonders.options import SevenWondersOptions
from game.seven_wonders.rules import RULES
from game.seven_wonders.state import SevenWondersState
from game.seven_wonders.tables import tables
from game.seven_wonders.view.celebration import VIEW, WonderAtLast
from game.tabletop.celebration import Ending
from game.tools.studio import Studio
from game.ui import sprites
from game.ui.canvas import Canvas
from game.ui.pixels import pixels_of


@pytest.fixture(autouse=True)
def screen() -> Iterator[None]:
    """Pictures need a window."""
    studio = Studio("en")
    yield
    studio.close()


def state(board: str, stages: int, **options: Any) -> SevenWondersState:
    found = RULES.blank(SevenWondersOptions(seats=3, **options))
    found.boards = [tables().board_ids.index(board), *found.boards[1:]]
    found.stages = [stages, *found.stages[1:]]
    return found


def ending(made: SevenWondersState) -> Ending:
    sheets = RULES.scores(made)
    assert rank(sheets)
    return Ending(made, sheets, (0,), ("Ada", "Bea", "Cid"), 242)


@pytest.mark.parametrize(("board", "stages"), [("giza_a", 3), ("giza_a", 0), ("giza_b", 4), ("petra_b", 1)])
def test_it_shows_the_board_with_the_stages_built(board: str, stages: int) -> None:
    canvas = Canvas()
    WonderAtLast().draw(canvas, ending(state(board, stages)))
    city = board.rpartition("_")[0]
    vista = sprites.sprite(f"seven_wonders/vistas/{city}/{board}_{stages}")
    seen = canvas.surface.subsurface((0, VIEW, 640, 180)).copy()
    assert pixels_of(seen) == pixels_of(vista.subsurface((0, 0, 640, 180)).copy())


def test_every_board_has_one_for_every_number_of_stages() -> None:
    for wonder in tables().data.wonders:
        names = sprites.names(f"seven_wonders/vistas/{wonder.wonder}")
        pictures = [
            pixels_of(sprites.sprite(f"seven_wonders/vistas/{wonder.wonder}/{wonder.id}_{built}"))
            for built in range(len(wonder.stages) + 1)
        ]
        assert len(set(pictures)) == len(wonder.stages) + 1
        assert f"seven_wonders/vistas/{wonder.wonder}/{wonder.id}_0" in names


def test_the_ledger_names_wonder_and_side() -> None:
    made = state("giza_b", 2)
    aside = WonderAtLast().aside(ending(made), 0)
    assert aside.endswith("B")
    assert len(aside) > 2


@pytest.mark.parametrize(
    ("options", "word"),
    [({"cities": True}, "cities"), ({"cities": False, "leaders": True}, "leaders")],
)
def test_the_last_column_is_called_after_what_is_played_with(options: dict[str, bool], word: str) -> None:
    made = state("giza_a", 3, **options)
    tab = WonderAtLast().tab("seven_wonders.score.leaders_cities", ending(made))
    assert tab.word == f"seven_wonders.tab.{word}"


def test_a_number_shows_the_cards_it_comes_from_and_nothing_for_what_is_no_card() -> None:
    sources = tuple(
        Source("seven_wonders.source.card", 3, {}, (0, name)) for name in ("temple", "giza_a", "hatshepsut")
    )
    line = ScoreLine("seven_wonders.score.civilian", 9, (*sources, Source("x", 1, {}, (0,))))
    assert WonderAtLast().pictures(line) == ("seven_wonders/art/temple", "seven_wonders/leaders/hatshepsut")


def test_every_card_and_leader_has_a_picture_to_be_shown() -> None:
    for name in tables().ids:
        line = ScoreLine("x", 1, (Source("x", 1, {}, (0, name)),))
        assert len(WonderAtLast().pictures(line)) == 1, name
