"""The podium: second, first, third; as high as the place; everybody has room; the crown falls at the end."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import pairwise

import pygame
import pytest

from game.core.score import ScoreLine, ScoreSheet, rank
from game.scenes import podium
from game.scenes.podium import LARGE, MIDDLE, SMALL, Step, steps
from game.tabletop.celebration import SIGN, Ending
from game.tools.studio import Studio
from game.ui.canvas import Canvas
from game.ui.pixels import SIZE, index, pixels_of

BASE = 228


@pytest.fixture(autouse=True)
def screen(studio: Studio) -> None:
    """Letters and figures need a window."""


def sheets(*points: int, teams: bool = False) -> list[ScoreSheet]:
    made = [
        ScoreSheet(party, (ScoreLine("x", n),), (), party // 2 if teams else None)
        for party, n in enumerate(points)
    ]
    order = [standing.party for standing in rank(made)]
    return sorted(made, key=lambda sheet: order.index(sheet.party))


def built(*points: int, teams: bool = False, base: int = BASE) -> list[Step]:
    found = sheets(*points, teams=teams)
    return steps(found, {standing.party: standing for standing in rank(found)}, base, 304)


def test_the_winner_stands_between_the_second_and_the_third() -> None:
    assert [step.parties for step in built(40, 30, 20, 10)] == [(1,), (0,), (2,), (3,)]


def test_a_better_place_is_higher_and_equal_places_are_equal() -> None:
    second, first, third, fourth = built(40, 30, 20, 10)
    assert first.high > second.high > third.high > fourth.high
    one, other, last = built(30, 30, 5)
    assert one.high == other.high > last.high
    assert one.size == other.size == LARGE


@pytest.mark.parametrize("count", [1, 2, 4])
def test_a_few_stand_around_the_middle(count: int) -> None:
    found = built(*range(count))
    assert abs(found[0].left + found[-1].left + found[-1].wide - 2 * 304) <= 1


def test_each_portrait_hangs_above_its_step() -> None:
    found = built(40, 30, 20)
    faces = podium.faces(found, BASE)
    assert set(faces) == {0, 1, 2}
    for step, block in zip(found, podium.blocks(found, BASE), strict=True):
        face = faces[step.parties[0]]
        assert face.w == step.size
        assert step.left <= face.left < face.right <= step.left + step.wide
        assert face.bottom == BASE - step.high - 4
        assert block.contains(face)


@pytest.mark.parametrize("count", range(1, 11))
@pytest.mark.parametrize("equal", [True, False])
def test_all_stand_right_of_the_sign_side_by_side(count: int, equal: bool) -> None:
    found = built(*(7 if equal else 50 - n for n in range(count)), base=160)
    assert sorted(party for step in found for party in step.parties) == list(range(count))
    assert found[0].left >= SIGN
    assert found[-1].left + found[-1].wide <= SIZE[0]
    assert all(one.left + one.wide == two.left for one, two in pairwise(found))
    tallest = max(step.high + step.size for step in found)
    assert 160 - tallest > podium.CEILING - 10, "the banner stays free"


def test_portraits_get_smaller_with_the_place() -> None:
    sizes = {step.parties[0]: step.size for step in built(*range(60, 0, -10))}
    assert [sizes[party] for party in range(6)] == [LARGE, MIDDLE, MIDDLE, MIDDLE, SMALL, SMALL]


def test_a_team_stands_on_one_step() -> None:
    found = built(5, 6, 20, 1, teams=True)
    assert [sorted(step.parties) for step in found] == [[0, 1], [2, 3]]
    assert {step.rank for step in found} == {1, 2}


def drawn(seconds: float, *points: int, asides: Mapping[int, str] = podium.NOTHING) -> bytes:
    found, canvas = sheets(*points), Canvas(ink="b2")
    standings = {standing.party: standing for standing in rank(found)}
    ending = Ending(None, found, (0,), [f"P{n}" for n in range(len(points))], BASE + 14, seconds)
    at = steps(found, standings, BASE, 304)
    totals = {sheet.party: sheet.total for sheet in found}

    def portrait(canvas: Canvas, party: int, box: pygame.Rect) -> None:
        canvas.fill("m3", box)

    podium.draw(canvas, at, ending, BASE, totals, portrait, asides)
    return pixels_of(canvas.surface)


def top_of(pixels: bytes) -> int:
    """The row in which the white marble of the highest step begins."""
    return min(y for y in range(100, BASE) for x in range(SIZE[0]) if pixels[y * SIZE[0] + x] == index("s5"))


def test_until_all_is_counted_nobody_stands_higher_or_in_gold() -> None:
    before = drawn(-1.0, 40, 30)
    assert top_of(before) == BASE - podium.LOWEST + 1
    assert index("y5") not in before
    after = drawn(podium.LASTS, 40, 30)
    assert top_of(after) < top_of(before)
    assert index("y5") in after


def test_small_words_stand_below_the_name_of_who_stands_high_if_they_have_room() -> None:
    plain = drawn(podium.LASTS, 40, 30)
    assert drawn(podium.LASTS, 40, 30, asides={0: "Giza A"}) != plain
    assert drawn(podium.LASTS, 40, 30, asides={1: "Giza A"}) == plain
    assert drawn(podium.LASTS, 40, 30, asides={0: "far too long to be told here"}) == plain


def test_the_crown_has_come_to_rest_at_the_end() -> None:
    assert drawn(podium.LASTS, 40, 30) == drawn(podium.LASTS + 5, 40, 30)
    assert drawn(podium.RISING, 40, 30) != drawn(podium.LASTS, 40, 30)
