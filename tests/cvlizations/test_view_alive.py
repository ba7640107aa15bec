"""The table at rest: fires flicker, chimneys smoke, mills turn; nothing but the camps moves."""

from __future__ import annotations

import pytest

from game.cvlizations.rules import RULES
from game.cvlizations.state import CvlizationsState
from game.cvlizations.view import alive, camp, tribes
from game.cvlizations.view.places import plates
from game.cvlizations.view.table import TableView
from game.tabletop.picture import Loops, Picture
from game.ui.canvas import Canvas
from game.ui.palette import names
from game.ui.pixels import pixels_of
from tests.cvlizations.tables import opened, table, to_round

NAMES = ("Ada", "Bea", "Cai", "Dee", "Eli")


def frames(state: CvlizationsState, count: int = camp.FRAMES) -> list[bytes]:
    """The table at rest, a picture each beat."""
    view, loops, found = TableView(state.options, NAMES), Loops(), []
    for _ in range(count):
        canvas = Canvas()
        loops.repaint()
        view.draw(canvas, view.see(Picture(state, 0, loops=loops)))
        found.append(pixels_of(canvas.surface))
        assert loops.wait is not None
        assert loops.wait >= 0.5, "the table is to be idle"
        loops.run(alive.BEAT)
    return found


def test_camps_move_from_frame_to_frame_and_begin_again() -> None:
    found = frames(table(), camp.FRAMES + 1)
    assert len(set(found[:-1])) == camp.FRAMES
    assert found[-1] == found[0]
    assert max(map(max, found)) < len(names())


@pytest.mark.parametrize("seats", [2, 5])
def test_every_camp_moves_and_nothing_else(seats: int) -> None:
    state = to_round(opened(seats), 4)
    first, second = frames(state, 2)
    moved = [at for at, (one, other) in enumerate(zip(first, second, strict=True)) if one != other]
    camps = [tribes.camp_box(plate) for plate in plates(state.options, 0).values()]
    assert len(camps) == RULES.blank(state.options).options.tribes
    for box in camps:
        assert any(box.collidepoint(at % 640, at // 640) for at in moved)
    assert all(any(box.collidepoint(at % 640, at // 640) for box in camps) for at in moved)


def test_a_mill_turns_its_sails() -> None:
    still, windy = (state for state in (table(), table(ideas={0: ("law",)})))

    def colours(state: CvlizationsState) -> int:
        box = tribes.camp_box(plates(state.options, 0)[0])
        right = box.right - 24 - box.x
        canvases = []
        for frame in (0, 1):
            canvas = Canvas()
            camp.draw(canvas, state, 0, box, 0, frame)
            canvases.append(pixels_of(canvas.surface.subsurface((box.x + right, box.y, 24, box.h))))
        return sum(one != other for one, other in zip(*canvases, strict=True))

    assert colours(windy) > colours(still) + 10
