"""An entry as a small card, and as a link."""

from __future__ import annotations

from dataclasses import replace

import pygame
import pytest

from game.scenes import entry_card
from game.scenes.encyclopaedia import volumes
from game.ui import text
from game.ui.canvas import Canvas
from game.ui.locale import TEXTS, languages
from game.ui.pixels import pixels_of
from tests.scenes.volume import COIN, LONG, PURSE


def card(*entries: object) -> bytes:
    canvas = Canvas()
    for entry in entries:
        entry_card.card(canvas, entry, 20, 20)  # type: ignore[arg-type]
    return pixels_of(canvas.surface)


def test_a_name_stands_on_one_line_if_it_has_room_and_else_breaks_where_it_may() -> None:
    assert entry_card.name_lines(COIN, 54) == ("Coin",)
    assert entry_card.name_lines(LONG, 54) == ("Long", "Denomi-")
    assert entry_card.name_lines(LONG, 54, 3) == ("Long", "Denomi-", "nation")
    assert entry_card.name_lines(LONG, 120) == ("Long Denomination",)


@pytest.mark.parametrize("large", [False, True])
def test_no_line_of_a_name_is_wider_than_its_place(large: bool) -> None:
    text.set_large(large)
    try:
        for line in entry_card.name_lines(LONG, 54, 3):
            assert text.width(line, text.SMALL) <= 54
    finally:
        text.set_large(False)


@pytest.mark.parametrize("large", [False, True])
@pytest.mark.parametrize("language", languages())
def test_every_name_stands_whole_on_its_shelf(language: str, large: bool) -> None:
    before = TEXTS.language
    text.set_large(large)
    TEXTS.switch(language)
    try:
        entries = [entry for volume in volumes().values() for entry in volume.read().entries]
        shown = {entry.id: entry_card.shelf_lines(entry) for entry in entries}
        whole = {entry.id: entry_card.name_lines(entry, entry_card.SIDE - 4, 9) for entry in entries}
    finally:
        text.set_large(False)
        TEXTS.switch(before)
    assert shown == whole


def test_cards_differ_by_colour_name_and_note() -> None:
    noted = replace(COIN, note="1492")
    assert len({card(one) for one in (COIN, PURSE, noted, replace(COIN, ramp="r"))}) == 4


def test_a_card_stays_in_its_place_and_may_be_lifted() -> None:
    for lifted in (0, 2):
        canvas = Canvas(ink="b3")
        entry_card.card(canvas, COIN, 20, 20, lifted)
        inside = canvas.surface.subsurface((20, 20 - lifted, 58, 58))
        assert canvas.value(40, 19 - lifted) == canvas.value(0, 0)
        assert pixels_of(inside.copy()).count(canvas.value(0, 0)) < 12, "the cut corners alone"


def test_a_link_is_ringed_where_one_points() -> None:
    box = pygame.Rect(10, 10, 66, entry_card.link_height(COIN))
    pictures = []
    for hot in (False, True):
        canvas = Canvas()
        entry_card.link(canvas, COIN, box, hot)
        entry_card.link_row(canvas, COIN, box.move(0, 60), hot)
        pictures.append(pixels_of(canvas.surface))
    assert pictures[0] != pictures[1]
