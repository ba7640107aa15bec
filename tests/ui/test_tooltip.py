"""A tooltip with pictures has room for them: a row of five, then a second one, and no more."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from game.tools.studio import Studio
from game.ui import palette, sprites, tooltip
from game.ui.canvas import Canvas
from game.ui.focus import Tip
from game.ui.pixels import SIZE, pixels_of

CARDS = sprites.names("seven_wonders/art")[:14]


@pytest.fixture(autouse=True)
def screen() -> Iterator[None]:
    """Letters need a window."""
    studio = Studio("en")
    yield
    studio.close()


def size(count: int) -> tuple[int, int]:
    return tooltip.size(Tip("Title", "Body", pictures=CARDS[:count]))


def test_it_grows_by_a_row_of_pictures_and_by_a_second_one_after_five() -> None:
    w, h = sprites.size(CARDS[0])
    assert size(1)[1] >= size(0)[1] + h
    assert size(5)[0] >= 5 * w
    assert size(5)[1] == size(1)[1]
    assert size(6)[1] >= size(5)[1] + h
    assert size(6)[0] == size(5)[0]
    assert size(14) == size(10), "so many are enough"


@pytest.mark.parametrize("target", [(4, 340, 20, 12), (600, 30, 20, 12), (300, 180, 20, 12)])
def test_the_pictures_are_seen_whole_wherever_it_stands(target: tuple[int, int, int, int]) -> None:
    canvas, tip = Canvas(ink="g3"), Tip("Title", "Body", pictures=CARDS[:7])
    box, _ = tooltip.place(tip, pygame.Rect(target))
    assert pygame.Rect(0, 0, *SIZE).contains(box)
    tooltip.draw(canvas, tip, pygame.Rect(target))
    w, h = sprites.size(CARDS[6])
    row = pixels_of(canvas.surface)
    picture = pixels_of(sprites.sprite(CARDS[6]))
    found = any(
        all(
            row[(y + line) * SIZE[0] + x : (y + line) * SIZE[0] + x + w] == picture[line * w : (line + 1) * w]
            for line in range(h)
        )
        for y in range(box.y, box.bottom - h)
        for x in range(box.x, box.right - w)
    )
    assert found


def test_how_to_learn_more_stands_at_the_foot() -> None:
    tip = Tip("A card", "What it does.")
    more = tip._replace(more="I: more about it")
    assert tooltip.size(more)[1] > tooltip.size(tip)[1]
    assert (
        tooltip.size(Tip("", more="I: more about it"))[1]
        < tooltip.size(Tip("A card", more="I: more about it"))[1]
    )


def test_lines_with_numbers_have_room_below_the_text_each_in_its_colour() -> None:
    plain = Tip("Title", "Body")
    long = "Ada builds the Tannery at H4, which is a long way to go."
    told = plain._replace(gains=((3, long), (-12, "Rain.")))
    assert tooltip.size(told)[1] > tooltip.size(plain)[1]
    assert tooltip.size(told)[0] <= tooltip.WIDEST
    canvas = Canvas(ink="p5")
    tooltip.draw(canvas, told, pygame.Rect(300, 170, 20, 20))
    drawn = pixels_of(canvas.surface)
    for ink in ("g2", "r2"):
        assert palette.names().index(ink) in drawn


def test_it_moves_along_the_side_where_the_middle_has_no_room() -> None:
    target, tip = pygame.Rect(456, 230, 172, 47), Tip("Title", "A body that needs some lines. " * 4)
    below, group = pygame.Rect(448, 284, 188, 48), [pygame.Rect(456, 42, 172, 188)]
    box, side = tooltip.place(tip, target, ([below], [*group, below]))
    assert side == "left"
    assert box.collidelist([*group, below]) < 0
    assert (box.bottom, box.centery) != (target.bottom, target.centery)
