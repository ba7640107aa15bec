"""The winner's village grows with ideas and happiness, in the tribe's colour."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from game.core.score import ScoreLine, ScoreSheet, Source
from game.cvlizations.catalog import IDEA_KINDS, load
from game.cvlizations.options import CvlizationsOptions
from game.cvlizations.rules import RULES
from game.cvlizations.view.celebration import VillageFire
from game.tabletop.celebration import Ending
from game.tools.studio import Studio
from game.ui import sprites
from game.ui.canvas import Canvas
from game.ui.pixels import pixels_of

IDEAS = tuple(card for card, kind in enumerate(load().kind) if kind in range(len(IDEA_KINDS)))
VILLAGE = (462, 90, 178, 132)


@pytest.fixture(autouse=True)
def screen() -> Iterator[None]:
    """Pictures need a window."""
    studio = Studio("en")
    yield
    studio.close()


def ending(ideas: tuple[int, ...], points: int, tribe: int = 0) -> Ending:
    state = RULES.blank(CvlizationsOptions(seats=3))
    state.ideas = [ideas if seat == tribe else () for seat in range(3)]
    line = ScoreLine("cvlizations.score.ideas", points)
    sheets = [ScoreSheet(tribe, (line,), (4,))]
    return Ending(state, sheets, (tribe,), ("Ada", "Bea", "Cid"), 240)


def village(*given: object) -> bytes:
    canvas = Canvas()
    VillageFire().draw(canvas, ending(*given))  # type: ignore[arg-type]
    return pixels_of(canvas.surface.subsurface(VILLAGE).copy())


def test_ideas_put_up_tents_and_works() -> None:
    assert len({village(IDEAS[:count], 0) for count in (0, 1, 3, 8)}) == 4


def test_happiness_brings_people_to_the_fire() -> None:
    assert len({village((), points) for points in (0, 3, 7, 12)}) == 4


def test_each_tribe_has_its_own() -> None:
    assert len({village(IDEAS[:2], 5, tribe) for tribe in range(3)}) == 3


def test_ideas_and_what_is_left_stand_beside_a_name() -> None:
    said = VillageFire().aside(ending(IDEAS[:2], 5), 0)
    assert "2" in said
    assert "4" in said


def test_a_number_shows_the_ideas_it_comes_from() -> None:
    sources = tuple(
        Source("cvlizations.source.ideas", n, {}, (f"card/0/{card}",))
        for n, card in ((2, IDEAS[0]), (0, IDEAS[1]), (1, 0))
    )
    shown = VillageFire().pictures(ScoreLine("cvlizations.score.ideas", 3, sources))
    assert shown == (f"cvlizations/ideas/{load().cards[IDEAS[0]].id}",)
    assert shown[0] in sprites.names("cvlizations/ideas")
