"""What a page of a game and the scene that hosts it tell each other: values of three kinds."""

from __future__ import annotations

import pytest

from game import registry
from game.core.record import Record
from game.tabletop.page import Gaze, Page, SetUp, Shelf, Sure
from game.ui.canvas import Canvas
from game.ui.locale import TEXTS
from game.ui.pixels import pixels_of

WITH_PAGES = [game for game in registry.GAMES if "shelf" in registry.meta(game).pages]


def opened(game: str, kept: list[int]) -> Page:
    """A page from the box of a game that nobody has played."""
    room = registry.room(game)
    assert room.pages is not None
    record = Record() if room.record is None else room.record.kind()
    return room.pages().shelf(Shelf(record, (), (), kept.extend))


def drawn(page: Page, look: Gaze) -> bytes:
    canvas = Canvas()
    page.draw(canvas, look)
    return pixels_of(canvas.surface)


def test_there_is_a_page_to_look_at() -> None:
    assert WITH_PAGES


@pytest.mark.parametrize("game", WITH_PAGES)
def test_a_click_leads_somewhere_asks_first_or_is_done_already(game: str) -> None:
    TEXTS.switch("en")
    page = opened(game, [])
    for spot in page.spots():
        assert page.prompt(spot.id)
        wish = page.press(spot.id)
        assert wish is None or isinstance(wish, SetUp | Sure)
    assert page.heading()


@pytest.mark.parametrize("game", WITH_PAGES)
def test_what_is_done_for_good_is_done_only_when_it_is_sure(game: str) -> None:
    kept: list[int] = []
    page = opened(game, kept)
    wishes = [wish for spot in page.spots() if isinstance(wish := page.press(spot.id), Sure)]
    assert wishes
    assert kept == []
    page.confirmed(wishes[0].about)
    assert kept != []


@pytest.mark.parametrize("game", WITH_PAGES)
def test_it_looks_the_same_at_the_same_moment(game: str) -> None:
    page = opened(game, [])
    here = page.spots()[0].id
    assert drawn(page, Gaze(here, True, 1.0)) == drawn(page, Gaze(here, True, 1.0))
    assert drawn(page, Gaze(here, True, 1.0)) != drawn(page, Gaze(None, False, 1.0))


@pytest.mark.parametrize("game", WITH_PAGES)
def test_hurrying_never_leads_back_in_time(game: str) -> None:
    page = opened(game, [])
    assert all(page.hurry(seconds) >= seconds for seconds in (0.0, 0.5, 3.0, 60.0))
