"""The winner's buildings stand on the hill, as many as there are; the wheel is the rose of the cathedral."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from game.tabletop.celebration import Ending
from game.tools.studio import Studio
from game.troyes_dice.options import TroyesOptions
from game.troyes_dice.rules import RULES
from game.troyes_dice.state import TroyesState
from game.troyes_dice.view.celebration import ROSE, TERRACES, TownOfTroyes
from game.ui.canvas import Canvas
from game.ui.pixels import Box, pixels_of


@pytest.fixture
def studio() -> Iterator[Studio]:
    """Pictures need a window."""
    found = Studio("en")
    yield found
    found.close()


def played(studio: Studio, share: float) -> TroyesState:
    kept = studio.table("troyes_dice", TroyesOptions(seats=2), share)
    view: TroyesState = kept.session.public.view.copy()
    return view


def picture(state: TroyesState, box: Box, winner: int = 0) -> bytes:
    canvas = Canvas()
    TownOfTroyes().draw(canvas, Ending(state, RULES.scores(state), (winner,), ("Ada", "Bea"), 240))
    return pixels_of(canvas.surface.subsurface(box).copy())


@pytest.mark.parametrize("district", range(3))
def test_each_district_has_its_terrace_for_its_buildings(studio: Studio, district: int) -> None:
    left, foot, wide = TERRACES[district]
    box = (left, foot - 18, wide, 18)
    bare = played(studio, 0.0)
    built = bare.copy()
    columns = built.sheets[0]
    row = 2 * district
    columns.built |= 1 << row * 6 | 1 << (row + 1) * 6 + 3
    assert columns.columns(row)
    assert picture(built, box) != picture(bare, box)
    assert picture(built, box, winner=1) == picture(bare, box), "it is the winner's"


def test_the_rose_is_the_wheel_as_it_lies(studio: Studio) -> None:
    box = (ROSE[0] - 40, ROSE[1] - 40, 80, 80)
    seen = {picture(played(studio, share), box) for share in (0.2, 0.6, 1.0)}
    assert len(seen) == 3
