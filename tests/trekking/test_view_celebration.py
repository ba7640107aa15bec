"""The winner's longest trek on its road: all cards, in two rows, one by one, each with its worth by then."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

import pygame
import pytest

from game.tabletop.celebration import OVER, SIGN, TOP, Ending
from game.tools.studio import Studio
from game.trekking.catalog import ANCESTOR, catalog
from game.trekking.options import TrekkingOptions
from game.trekking.rules import RULES
from game.trekking.state import TrekkingState
from game.trekking.view.celebration import (
    ARRIVAL,
    FEW,
    FLIGHT,
    HEIGHT,
    PORTRAIT,
    VelvetRoad,
    longest,
    places,
    stops,
)
from game.trekking.view.places import CARD
from game.ui import text
from game.ui.canvas import Canvas
from game.ui.locale import TEXTS
from game.ui.pixels import SIZE, pixels_of

FLOOR = 242


@pytest.fixture(autouse=True)
def screen() -> Iterator[None]:
    """Pictures need a window."""
    studio = Studio("en")
    yield
    studio.close()


def state(*treks: tuple[int, ...]) -> TrekkingState:
    """The first seat has finished all but the last of these treks."""
    found = RULES.blank(TrekkingOptions(seats=2))
    found.finished = [tuple(treks[:-1]), *found.finished[1:]]
    found.treks = [treks[-1], *found.treks[1:]]
    return found


def ending(made: TrekkingState, seconds: float = OVER) -> Ending:
    return Ending(made, RULES.scores(made), (0,), ("Ada", "Bea"), FLOOR, seconds)


def drawn(made: TrekkingState, seconds: float) -> bytes:
    canvas = Canvas()
    VelvetRoad().draw(canvas, ending(made, seconds))
    return pixels_of(canvas.surface)


@pytest.mark.parametrize("count", range(1, 21))
def test_every_card_lies_on_the_screen_beside_the_sign_and_apart_from_the_portrait(count: int) -> None:
    found = [pygame.Rect(*at, CARD[0], HEIGHT) for at in places(count)]
    assert len(set(map(tuple, found))) == count
    assert all(box.left >= SIGN and box.right <= SIZE[0] and box.top > TOP for box in found)
    assert all(box.bottom + 12 <= FLOOR - 4 for box in found), "the milestones stand above the tabs"
    assert not any(box.colliderect(PORTRAIT) for box in found)
    if count <= FEW:
        assert not any(one.colliderect(other) for one, other in pairwise(found))


@pytest.mark.parametrize("count", [FEW + 1, 14, 20])
def test_many_cards_use_the_whole_road_and_each_shows_its_left_part(count: int) -> None:
    found = places(count)
    rows = [sorted(x for x, y in found if y == top) for top in sorted({y for _, y in found})]
    assert len(rows) == 2
    for row in rows:
        steps = {other - one for one, other in pairwise(row)}
        assert len(steps) == 1
        assert min(steps) >= CARD[0] // 2
    spots = VelvetRoad().spots(ending(state(tuple(range(1, count + 1)))))
    tops = [spot.rect.topleft for spot in spots]
    assert tops == sorted(tops, key=lambda at: (at[1], at[0])), "what lies further right lies on top"


def test_the_longest_trek_is_shown_the_earliest_of_equal_ones() -> None:
    assert longest(state((1, 5), (2, 3, 9), (4, 6, 8)), 0) == (2, 3, 9)
    assert longest(state((1, 5), (2, 3, 9, 11)), 0) == (2, 3, 9, 11)


def test_each_card_tells_what_the_trek_was_worth_by_then() -> None:
    table = catalog().trek_tables[TrekkingOptions(seats=2).trek_table]
    found = stops(state((2, 3, 9)), 0)
    assert [stop.worth for stop in found] == [table.value(n) for n in (1, 2, 3)]


def test_an_ancestor_bears_the_year_before_it() -> None:
    plain, ancestor = stops(state((2, ANCESTOR)), 0)
    assert plain.labels == ()
    assert all(str(abs(catalog().years[2])) in label for label in ancestor.labels)
    assert len(ancestor.labels) > 1, "a shorter one where that has no room"


def test_cards_arrive_one_by_one_and_then_lie_still() -> None:
    made = state((2, 3, 9))
    empty = drawn(made, -1.0)
    moments = [drawn(made, ARRIVAL * number + FLIGHT / 2) for number in range(3)]
    assert len({empty, *moments}) == 4
    lasts = VelvetRoad().lasts(ending(made))
    assert drawn(made, lasts) == drawn(made, OVER)


def test_each_card_can_be_pointed_at_for_its_story() -> None:
    spots = VelvetRoad().spots(ending(state((2, 3, 9))))
    assert [spot.tip.title for spot in spots if spot.tip is not None]
    assert len(spots) == 3


def test_a_name_has_the_lengths_of_its_treks_beside_it_the_longest_first() -> None:
    said = VelvetRoad().aside(ending(state((1, 5), (2, 3, 9), (4,), (6,))), 0)
    assert [word for word in said if word.isdigit() or word == "…"] == ["3", "2", "1", "…"]
    assert VelvetRoad().aside(ending(state(())), 0) == ""


def test_the_cards_follow_the_language_in_print_of_one_size() -> None:
    made, (x, y) = state((2, 3, 9)), places(3)[0]
    title = pygame.Rect(x + 2, y + 50, CARD[0] - 4, 20)
    titles = set()
    text.set_large(True)
    for language in ("en", "zh_TW"):
        TEXTS.switch(language)
        canvas = Canvas()
        VelvetRoad().draw(canvas, ending(made))
        titles.add(pixels_of(canvas.surface.subsurface(title)))
    text.set_large(False)
    TEXTS.switch("en")
    assert len(titles) == 2
