"""The table at rest: water sways and the banner waves, as long as time passes."""

from __future__ import annotations

from game.seven_wonders.view.alive import BEAT, SHORE
from game.seven_wonders.view.places import place
from game.seven_wonders.view.sight import CITY
from game.seven_wonders.view.table import TableView
from game.tabletop.picture import Loops, Picture
from game.ui.canvas import Canvas
from game.ui.palette import names
from game.ui.pixels import pixels_of
from tests.seven_wonders.table import table


def painted(loops: Loops, here: object = None) -> bytes:
    state = table(3, "rhodos_b")
    view = TableView(state.options, ("Ada", "Bea", "Cai"))
    canvas = Canvas()
    view.draw(canvas, view.see(Picture(state, 0, here=here, loops=loops)))
    return pixels_of(canvas.surface)


def test_water_and_banner_move_from_frame_to_frame_and_begin_again() -> None:
    loops = Loops()
    frames = []
    for _ in range(5):
        frames.append(painted(loops))
        loops.run(BEAT)
    assert len(set(frames[:4])) == 4
    assert frames[4] == frames[0]
    assert max(map(max, frames)) < len(names())


def test_only_the_picture_moves() -> None:
    loops, art = Loops(), place("wonder.art")
    before = painted(loops)
    loops.run(BEAT)
    after = painted(loops)
    moved = [at for at, (one, other) in enumerate(zip(before, after, strict=True)) if one != other]
    assert all(art.collidepoint(at % 640, at // 640) for at in moved)
    assert any(at // 640 >= art.y + SHORE for at in moved)


def test_another_city_is_looked_at_in_peace() -> None:
    loops = Loops()
    before = painted(loops, (CITY, 1))
    loops.run(BEAT)
    assert painted(loops, (CITY, 1)) == before
    assert loops.wait is None
