"""Where a game has no celebration of its own there is a hall, whatever the game."""

from __future__ import annotations

from game.scenes.backdrop import backdrop
from game.scenes.hall import Hall
from game.tabletop.celebration import Ending
from game.tools.studio import Studio
from game.ui.canvas import Canvas
from game.ui.pixels import pixels_of


def test_it_needs_to_know_nothing_of_the_game(studio: Studio) -> None:
    hall, canvas = Hall(), Canvas()
    ending = Ending(None, (), (0,), ("Ada",), 240)
    hall.draw(canvas, ending)
    assert pixels_of(canvas.surface) == pixels_of(backdrop("result"))
    assert hall.tab("any.score.line", ending) is None
    assert hall.portrait(ending) is None, "so there is a podium"
    assert hall.lasts(ending) == 0
    assert hall.aside(ending, 0) == ""
    assert hall.spots(ending) == ()
