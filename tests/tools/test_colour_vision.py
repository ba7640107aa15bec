"""Colours that must differ do so for every eye; where grey alone can't tell, a sign does."""

from __future__ import annotations

from itertools import combinations

import pytest

from game.tools.colour_vision import COLOURED, SIGHTS, between, distance, seen, worst
from game.ui import palette, sprites
from game.ui.pixels import pixels_of

PLAYERS = tuple(palette.player(seat)["main"] for seat in range(palette.seats()))
PLAIN = 6.0
"""Three times what is just noticed, as a mean over whole pictures; signs and positions come on top."""

TOGETHER = {
    "My City's roofs": [f"my_city/roofs/I2_0_{k}" for k in ("residential", "public", "industrial", "church")],
    "Troyes' dice": [f"dice/{ramp}_3_16" for ramp in "rysk"],
    "Trekking's tokens": [f"tokens/{k}" for k in ("person", "event", "innovation", "progress", "wild")],
    "the seats' badges": [f"seats/badge_{seat}" for seat in range(palette.seats())],
}


def test_black_and_white_are_a_hundred_apart_for_every_eye() -> None:
    for sight in SIGHTS:
        assert distance((0, 0, 0), (255, 255, 255), sight) == pytest.approx(100, abs=1)


def test_red_and_green_of_one_lightness_are_confused_by_deutan_eyes_only() -> None:
    red, green = (208, 80, 64), (120, 128, 56)
    assert distance(red, green) > 2 * distance(red, green, "deutan")
    assert seen((90, 90, 90), "deutan") == (90, 90, 90)


def test_the_first_eight_seats_differ_plainly_for_every_eye() -> None:
    pair = worst(PLAYERS[:8])
    assert pair.distance >= 20, pair


def test_the_ninth_and_tenth_seat_differ_well_from_all_others() -> None:
    pair = worst(PLAYERS)
    assert pair.distance >= 16, pair


@pytest.mark.parametrize("pictures", TOGETHER.values(), ids=list(TOGETHER))
@pytest.mark.parametrize("sight", COLOURED)
def test_pictures_that_stand_side_by_side_differ_for_every_eye(pictures: list[str], sight: str) -> None:
    for first, second in combinations(pictures, 2):
        apart = between(sprites.sprite(first), sprites.sprite(second), sight)
        assert apart >= PLAIN, (first, second, apart)


def test_every_seat_has_an_emblem_of_its_own_beside_its_colour() -> None:
    shapes = set()
    for seat in range(palette.seats()):
        picture = sprites.silhouette(f"seats/emblem_{seat}", "k0")
        shapes.add((picture.get_size(), pixels_of(picture)))
    assert len(shapes) == palette.seats() == 10


@pytest.mark.parametrize("size", [14, 16, 18])
def test_troyes_dice_have_a_shape_of_their_own_beside_their_colour(size: int) -> None:
    """Yellow and white are alike in grey: their outlines differ by several pixels at every size."""
    shapes = [pixels_of(sprites.silhouette(f"dice/{ramp}_3_{size}", "k0")) for ramp in "rys"]
    for first, second in combinations(shapes, 2):
        assert sum(a != b for a, b in zip(first, second, strict=True)) >= 4


def test_trekkings_tokens_carry_signs_of_their_own() -> None:
    names = ("person", "event", "innovation", "progress", "wild")
    shapes = {pixels_of(sprites.silhouette(f"tokens/sign_{name}", "k0")) for name in names}
    assert len(shapes) == len(names)
