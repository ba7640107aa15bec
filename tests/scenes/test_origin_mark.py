"""The marks of where values come from."""

from __future__ import annotations

from game.scenes.origin_mark import SIDE, mark
from game.tabletop.entries import TAGS
from game.ui.pixels import index, pixels_of


def test_each_origin_has_a_mark_that_differs_in_more_than_its_colour() -> None:
    marks = [mark(origin) for origin in TAGS.values()]
    assert {picture.get_size() for picture in marks} == {(SIDE, SIDE)}
    assert len({pixels_of(picture) for picture in marks}) == len(TAGS)
    white = index("p5")
    signs = {
        frozenset((x, y) for x in range(SIDE) for y in range(SIDE) if one.get_at_mapped((x, y)) == white)
        for one in marks
    }
    assert len(signs) == len(TAGS)
