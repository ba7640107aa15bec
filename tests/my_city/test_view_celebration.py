"""The winner's finished board stands on the easel, with the city's name where it has one."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from game.my_city.options import MyCityOptions
from game.my_city.rules import RULES
from game.my_city.scoring import LINES
from game.my_city.view import land
from game.my_city.view.celebration import EASEL, UNIT, CityOnTheRiver
from game.scenes.results import ResultsScene
from game.tabletop.celebration import Ending
from game.tools import shots_parts
from game.tools.studio import PEOPLE, Studio
from game.ui.canvas import Canvas
from game.ui.locale import TEXTS, words
from game.ui.pixels import index, pixels_of


@pytest.fixture
def studio() -> Iterator[Studio]:
    """Pictures need a window."""
    found = Studio("en")
    yield found
    found.close()


def ended(studio: Studio, winner: int) -> Ending:
    state = studio.table("my_city", MyCityOptions(seats=2), 1.0).session.public.view
    return Ending(state, RULES.scores(state), (winner,), ("Ada", "Bea"), 240)


@pytest.mark.parametrize("winner", [0, 1])
def test_the_board_is_the_winners_as_it_is(studio: Studio, winner: int) -> None:
    ending, canvas = ended(studio, winner), Canvas()
    CityOnTheRiver().draw(canvas, ending)
    board = land.small(land.seen(ending.state.cities[winner], ending.state.mode), UNIT)
    assert board.get_size() == EASEL.size
    assert pixels_of(canvas.surface.subsurface(EASEL).copy()) == pixels_of(board)


def test_a_city_without_a_name_has_no_plate(studio: Studio) -> None:
    canvas = Canvas()
    CityOnTheRiver().draw(canvas, ended(studio, 0))
    below = (EASEL.x + 40, EASEL.bottom + 9, 50, 10)
    assert index("p4") not in pixels_of(canvas.surface.subsurface(below).copy())


def test_every_line_that_any_episode_scores_has_a_head(studio: Studio) -> None:
    ending = ended(studio, 0)
    names = {name for lines in LINES.values() for name, _ in lines}
    names |= {"start", "top", "circles_rank", "circles_top", "circles_cabinet", "circles_mine"}
    TEXTS.missing.clear()
    for name in sorted(names):
        tab = CityOnTheRiver().tab(f"my_city.score.{name}", ending)
        assert tab.picture is not None
        assert words(tab.word)
    assert not TEXTS.missing


def test_at_the_end_of_a_campaign_the_board_stands_as_the_last_episode_left_it(studio: Studio) -> None:
    table = studio.sit_down(shots_parts.campaign(studio, PEOPLE[:2]), end_shown=True)
    scene = ResultsScene(table)
    assert scene.state().over
    assert not any(city.built for city in scene.state().cities), "it has been cleared"
    assert all(city.built for city in scene.scenery().cities)
    said = [RULES.tie_breaker(scene.state(), number).key for number in range(2)]
    assert said == ["my_city.tie.nuggets", "my_city.tie.rank"]
    assert RULES.tie_breaker(scene.scenery(), 0).key == "my_city.tie.row", "so it is within an episode"
