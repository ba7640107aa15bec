"""Every game on the shelf celebrates its end: it heads every column, and paints its place for every seat."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from game import registry
from game.core.score import rank
from game.tabletop.celebration import OVER, TOP, Celebration, Ending
from game.tools.studio import PEOPLE, Studio
from game.ui import sprites
from game.ui.canvas import Canvas
from game.ui.locale import TEXTS, languages, words
from game.ui.pixels import SIZE, index, pixels_of

GAMES = [game for game in registry.GAMES if registry.room(game).celebration is not None]
TABLES = [(game, seats) for game in GAMES for seats in registry.meta(game).seats]


@pytest.fixture
def studio() -> Iterator[Studio]:
    """Pictures and letters need a window."""
    found = Studio("en")
    yield found
    found.close()


def ended(studio: Studio, game: str, seats: int, floor: int = 240) -> tuple[Celebration, Ending]:
    options = registry.options_type(game)(seats=seats)
    session = studio.table(game, options, 1.0).session
    sheets = session.rules.scores(session.public.view)
    order = {standing.party: place for place, standing in enumerate(rank(sheets))}
    best = sorted(sheets, key=lambda sheet: order[sheet.party])
    first = [standing.party for standing in rank(sheets) if standing.rank == 1]
    made = registry.room(game).celebration
    assert made is not None
    names = [person.name for person in PEOPLE][: len(sheets)]
    names += ["Cat"] * (len(sheets) - len(names))
    return made(), Ending(session.public.view, best, first, names, floor)


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_every_column_has_a_picture_a_colour_and_a_word(studio: Studio, game: str, seats: int) -> None:
    celebration, ending = ended(studio, game, seats)
    TEXTS.missing.clear()
    for line in ending.sheets[0].lines:
        tab = celebration.tab(line.key, ending)
        assert tab is not None
        assert tab.picture is not None
        assert index(f"{tab.ramp}2") < 255
        assert words(tab.word)
    assert not TEXTS.missing


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_the_place_is_painted_from_the_top_bar_to_the_ledger(studio: Studio, game: str, seats: int) -> None:
    celebration, ending = ended(studio, game, seats, floor=180 if seats > 4 else 260)
    canvas = Canvas(ink="m0")
    celebration.draw(canvas, ending)
    bare = index("m0")
    rows = pixels_of(canvas.surface)[TOP * SIZE[0] : ending.floor * SIZE[0]]
    assert rows.count(bare) < len(rows) // 50, "nothing is left bare"


@pytest.mark.parametrize("game", GAMES)
def test_two_moments_after_all_is_still_look_the_same(studio: Studio, game: str) -> None:
    celebration, ending = ended(studio, game, registry.meta(game).seats[-1])
    one, other = Canvas(), Canvas()
    celebration.draw(one, ending._replace(seconds=celebration.lasts(ending)))
    celebration.draw(other, ending._replace(seconds=OVER))
    assert pixels_of(one.surface) == pixels_of(other.surface)


@pytest.mark.parametrize("game", GAMES)
def test_words_beside_names_and_places_to_point_at_are_there_in_each_language(
    studio: Studio, game: str
) -> None:
    celebration, ending = ended(studio, game, registry.meta(game).seats[-1])
    TEXTS.missing.clear()
    for sheet in ending.sheets:
        assert isinstance(celebration.aside(ending, sheet.party), str)
    for spot in celebration.spots(ending):
        assert spot.tip is not None
        assert TOP <= spot.rect.top < spot.rect.bottom <= ending.floor
    assert not TEXTS.missing


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", GAMES)
def test_what_decides_between_equal_totals_is_named_for_each_number_that_may(
    studio: Studio, game: str, language: str
) -> None:
    celebration, ending = ended(studio, game, registry.meta(game).seats[-1])
    rules = registry.rules(game)
    TEXTS.switch(language)
    TEXTS.missing.clear()
    said = [
        words(reason.key, **reason.values)
        for number in range(max(len(sheet.ties) for sheet in ending.sheets))
        for reason in [rules.tie_breaker(ending.state, number)]
    ]
    TEXTS.switch("en")
    assert not TEXTS.missing
    assert len(set(said)) == len(said), "each in its own words"
    assert sprites.sprite(celebration.tie_icon)
