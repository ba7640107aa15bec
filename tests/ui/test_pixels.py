"""Indexed pictures: what is done to them keeps clear pixels clear and adds no colour."""

from __future__ import annotations

from game.ui.pixels import CLEAR, blank, pixels_of, scaled


def test_a_scaled_picture_has_its_colours_and_its_clear_pixels_and_no_others() -> None:
    picture = blank((4, 2), CLEAR)
    picture.fill(7, (0, 0, 2, 2))
    wide = scaled(picture, (8, 2))
    assert pixels_of(wide) == bytes([7] * 4 + [CLEAR] * 4) * 2
    ground = blank((8, 2))
    before = pixels_of(ground)
    ground.blit(wide, (0, 0))
    assert pixels_of(ground)[4:8] == before[4:8]


def test_at_its_own_size_it_is_the_picture_itself() -> None:
    picture = blank((4, 2))
    assert scaled(picture, (4, 2)) is picture
