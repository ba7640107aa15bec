"""The indexed canvas: palette truth, shading, masks, shadows, lamp light."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.ui import paint, palette, pixels
from game.ui.canvas import NO_STEP, Canvas
from game.ui.light import lamp


def small(ink: str = "p4", size: tuple[int, int] = (12, 10)) -> Canvas:
    return Canvas(size=size, ink=ink)


def ink_at(canvas: Canvas, x: int, y: int) -> str:
    return pixels.name_of(canvas.value(x, y))


def test_drawing_uses_colours_by_name() -> None:
    canvas = small()
    canvas.fill("r3", (2, 2, 3, 3))
    assert ink_at(canvas, 2, 2) == "r3"
    assert ink_at(canvas, 5, 5) == "p4"
    assert tuple(canvas.surface.get_at((2, 2)))[:3] == palette.colour("r3")


def test_an_unknown_colour_is_refused() -> None:
    with pytest.raises(KeyError):
        small().fill("q9")


@given(st.sampled_from(palette.names()), st.integers(-6, 6))
def test_shading_steps_along_the_own_ramp(name: str, steps: int) -> None:
    canvas = small(name)
    canvas.shade((1, 1, 4, 4), steps)
    assert ink_at(canvas, 2, 2) == palette.shaded(name, steps)
    assert ink_at(canvas, 6, 6) == name


@given(
    st.integers(-20, 20),
    st.integers(-20, 20),
    st.integers(0, 30),
    st.integers(0, 30),
    st.binary(min_size=900),
)
def test_a_mask_limits_shading_wherever_the_box_is_cut_off(
    x: int, y: int, w: int, h: int, noise: bytes
) -> None:
    mask = bytes(value & 1 for value in noise[: w * h])
    canvas = small()
    canvas.shade((x, y, w, h), -1, mask)
    for py in range(10):
        for px in range(12):
            inside = x <= px < x + w and y <= py < y + h and mask[(py - y) * w + px - x]
            assert ink_at(canvas, px, py) == ("p3" if inside else "p4")


def test_levels_shade_each_pixel_by_its_own_steps() -> None:
    canvas = small("g3", (3, 1))
    canvas.shade_by((0, 0, 3, 1), bytes([NO_STEP - 2, NO_STEP, NO_STEP + 1]))
    assert [ink_at(canvas, x, 0) for x in range(3)] == ["g1", "g3", "g4"]


def test_clear_pixels_stay_clear_when_shaded() -> None:
    canvas = Canvas(pixels.blank((4, 4)))
    canvas.shade(None, -2)
    assert set(pixels.pixels_of(canvas.surface)) == {pixels.CLEAR}


def test_a_ramp_swap_leaves_other_ramps_alone() -> None:
    canvas = small("b2")
    canvas.pixel(0, 0, "g4")
    canvas.remap({"b": ("m", 1)})
    assert ink_at(canvas, 5, 5) == "m3"
    assert ink_at(canvas, 0, 0) == "g4"


def test_a_sprite_casts_the_shadow_of_its_silhouette() -> None:
    sprite = pixels.blank((3, 3))
    Canvas(sprite).pixel(1, 1, "r3")
    canvas = small()
    canvas.put(sprite, 4, 4)
    assert ink_at(canvas, 5, 5) == "r3"
    assert ink_at(canvas, 6, 7) == "p2"
    assert pixels.pixels_of(canvas.surface).count(pixels.index("p4")) == 12 * 10 - 2


def test_true_colour_sprites_are_refused() -> None:
    with pytest.raises(ValueError, match="indexed"):
        small().blit(pygame.Surface((4, 4), pygame.SRCALPHA), 0, 0)


def test_the_clip_holds_back_fills_and_shades() -> None:
    canvas = small()
    canvas.clip = (0, 0, 6, 10)
    canvas.shade(None, -1)
    canvas.clip = None
    assert ink_at(canvas, 5, 5) == "p3"
    assert ink_at(canvas, 6, 5) == "p4"


def test_pictures_survive_a_round_trip_through_a_file(tmp_path: Path) -> None:
    canvas = Canvas(pixels.blank((20, 20)))
    paint.wood_frame(canvas, (2, 2, 16, 16), fill="t1")
    pixels.save(canvas.surface, tmp_path / "frame.png")
    again = pixels.load(tmp_path / "frame.png")
    assert pixels.pixels_of(again) == pixels.pixels_of(canvas.surface)
    assert again.get_colorkey() is not None


def test_a_picture_of_another_palette_is_refused(tmp_path: Path) -> None:
    pygame.image.save(pygame.Surface((4, 4)), tmp_path / "foreign.png")
    with pytest.raises(ValueError, match=r"foreign\.png"):
        pixels.load(tmp_path / "foreign.png")


def test_true_colour_pictures_become_indexed_or_are_refused() -> None:
    picture = pygame.Surface((2, 1), pygame.SRCALPHA)
    picture.set_at((0, 0), palette.colour("v3"))
    assert pixels.pixels_of(pixels.indexed(picture)) == bytes([pixels.index("v3"), pixels.CLEAR])
    picture.set_at((1, 0), (1, 2, 3))
    with pytest.raises(ValueError, match="#010203"):
        pixels.indexed(picture)


def test_lamp_light_is_brightest_inside_and_darkest_outside() -> None:
    canvas = Canvas(size=(200, 100), ink="w4")
    lamp(canvas, (100, 50), 20, 60, -2)
    assert ink_at(canvas, 100, 50) == "w4"
    assert ink_at(canvas, 0, 0) == "w2"
    assert {ink_at(canvas, x, 50) for x in range(200)} == {"w4", "w3", "w2"}


@pytest.mark.parametrize(
    "recipe",
    [paint.paper, paint.wood_fill, paint.cloth, paint.wood_frame, paint.gilt, paint.slab, paint.inset],
)
def test_every_recipe_gives_the_same_picture_each_time(recipe: object) -> None:
    pictures = set()
    for _ in range(2):
        canvas = Canvas(size=(80, 60), ink="w2")
        assert callable(recipe)
        recipe(canvas, (8, 8, 60, 40))
        pictures.add(pixels.pixels_of(canvas.surface))
        assert pixels.pixels_of(canvas.surface) != bytes([pixels.index("w2")]) * 80 * 60
    assert len(pictures) == 1


@pytest.mark.parametrize("size", [(20, 4), (4, 20), (20, 20), (4, 4)])
def test_a_picture_lies_in_the_middle_of_a_box_and_never_beyond(size: tuple[int, int]) -> None:
    picture = Canvas(size=size, ink="r3")
    picture.fill("y4", (size[0] // 2 - 1, size[1] // 2 - 1, 2, 2))
    canvas = small("p4", (16, 16))
    paint.middle(canvas, picture.surface, (3, 3, 10, 10))
    assert ink_at(canvas, 7, 7) == ink_at(canvas, 8, 8) == "y4"
    outside = [(x, y) for x in range(16) for y in range(16) if not (3 <= x < 13 and 3 <= y < 13)]
    assert {ink_at(canvas, x, y) for x, y in outside} == {"p4"}
