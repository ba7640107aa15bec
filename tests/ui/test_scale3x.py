"""Three times as large: edges stay straight, stairs are smoothed, no colour is new."""

from __future__ import annotations

from game.ui.pixels import from_pixels, pixels_of
from game.ui.scale3x import tripled


def grown(*rows: str) -> list[str]:
    picture = from_pixels((len(rows[0]), len(rows)), "".join(rows).encode())
    large = tripled(picture)
    pixels, wide = pixels_of(large).decode(), large.get_width()
    return [pixels[start : start + wide] for start in range(0, len(pixels), wide)]


def test_a_block_stays_a_block() -> None:
    assert grown("aabb", "aabb") == ["aaaaaabbbbbb"] * 6


def test_a_stair_is_smoothed() -> None:
    assert grown("ab", "ba") != ["aaabbb"] * 3 + ["bbbaaa"] * 3
    stair = grown("abb", "aab", "aaa")
    assert set("".join(stair)) == {"a", "b"}
    assert stair[3] != "aaaaaabbb", "the corner is cut"
