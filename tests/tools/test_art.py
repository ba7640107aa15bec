"""Scenes and motifs."""

from __future__ import annotations

import pytest

from game.tools.bake import art, strokes, times
from game.ui.pixels import CLEAR, index, pixels_of


def test_sixty_backgrounds_all_look_different() -> None:
    pictures = {pixels_of(art.scene(kind, 52, 34, 2, time)) for kind in art.SCENES for time in times.TIMES}
    assert len(pictures) == 60


def test_a_background_fills_its_window() -> None:
    for kind in art.SCENES:
        assert CLEAR not in pixels_of(art.scene(kind, 52, 34, 3))


def test_the_seed_changes_the_scene_and_only_the_seed() -> None:
    for kind in art.SCENES:
        first = pixels_of(art.scene(kind, 52, 42, 1))
        assert first == pixels_of(art.scene(kind, 52, 42, 1))
        assert first != pixels_of(art.scene(kind, 52, 42, 2))


def test_drawn_motifs_are_32_pixels_square_and_fit() -> None:
    for name in strokes.library():
        assert strokes.motif(name).get_size() == (32, 32)


def test_strokes_repeat_with_a_step() -> None:
    strokes_of = strokes.parse("= a\nrect y4 1 2 1 1 x3 +2,1\n")["a"]
    data = pixels_of(strokes.paint(strokes_of, (8, 6)))
    assert [place for place, value in enumerate(data) if value == index("y4")] == [
        2 * 8 + 1,
        3 * 8 + 3,
        4 * 8 + 5,
    ]


def test_a_full_stop_clears_again() -> None:
    strokes_of = strokes.parse("= a\nrect y4 0 0 4 4\nrect . 1 1 2 2\n")["a"]
    assert pixels_of(strokes.paint(strokes_of, (4, 4))).count(CLEAR) == 4


@pytest.mark.parametrize("text", ["= a\nblob y4 1 1", "= a\nrect z9 1 1 1 1", "rect y4 1 1 1 1", "= a\n= a"])
def test_a_wrong_stroke_names_its_line(text: str) -> None:
    with pytest.raises(ValueError, match="line"):
        strokes.parse(text)
