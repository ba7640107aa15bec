"""The road of lessons: where its stations lie, and how they look."""

from __future__ import annotations

from itertools import combinations

import pygame
import pytest

from game.scenes import lesson_road
from game.scenes.lesson_road import MAP, RADIUS, Station, places
from game.ui import text
from game.ui.canvas import Canvas
from game.ui.pixels import CLEAR, pixels_of

STATION = Station(3, (200, 140), "Bending time", "motifs/scope", "b", 0)


@pytest.mark.parametrize("counts", [[1], [2, 2, 2, 2, 2], [2, 2, 2, 2, 1], [1, 1, 1, 1, 1, 1], [3, 1, 2]])
def test_stations_follow_one_another_along_the_map_without_touching(counts: list[int]) -> None:
    found = places(counts)
    assert len(found) == sum(counts)
    assert [x for x, _ in found] == sorted(x for x, _ in found)
    step = 640 / len(counts)
    lands = [land for land, count in enumerate(counts) for _ in range(count)]
    assert all(step * land <= x < step * (land + 1) for land, (x, _) in zip(lands, found, strict=True))
    boxes = [pygame.Rect(x - RADIUS, y - RADIUS, 2 * RADIUS, 2 * RADIUS) for x, y in found]
    assert all(MAP.contains(box) for box in boxes)
    assert not any(one.colliderect(other) for one, other in combinations(boxes, 2))


def test_the_country_is_painted_without_a_gap_for_any_number_of_lands() -> None:
    for games in (("trekking",), ("my_city", "nobody_knows", "troyes_dice"), ("cvlizations",) * 6):
        stations = tuple(places([1] * len(games)))
        assert CLEAR not in pixels_of(lesson_road.country(games, stations, 0))


def test_the_road_is_light_as_far_as_one_has_come() -> None:
    games = ("my_city", "trekking")
    stations = tuple(places([2, 2]))
    painted = [pixels_of(lesson_road.country(games, stations, begun)) for begun in (0, 1, 3)]
    assert len(set(painted)) == 3


def picture(station: Station, coming: bool = False, chosen: bool = False) -> bytes:
    canvas = Canvas()
    lesson_road.paint(canvas, station, coming, chosen, False)
    return pixels_of(canvas.surface)


def test_done_coming_and_later_stations_look_different_and_medals_tell_their_grade() -> None:
    looks = [picture(STATION), picture(STATION, coming=True), picture(STATION, chosen=True)]
    looks += [picture(STATION._replace(grade=grade)) for grade in (1, 2, 3)]
    assert len(set(looks)) == len(looks)


@pytest.mark.parametrize("large", [False, True])
def test_a_stations_words_stay_on_the_map_and_in_their_box(large: bool) -> None:
    text.set_large(large)
    try:
        for x in (8, 320, 634):
            station = STATION._replace(at=(x, 186), title="A title of quite some length")
            box = lesson_road.label_box(station, coming=True)
            assert MAP.contains(box)
            assert all(text.width(line, text.SMALL) < box.w for line in lesson_road.lines_of(station.title))
    finally:
        text.set_large(False)


def test_a_land_has_a_flag() -> None:
    canvas = Canvas()
    before = pixels_of(canvas.surface)
    lesson_road.flag(canvas, 0, 5, "My City", "g", (1, 2))
    assert pixels_of(canvas.surface) != before
