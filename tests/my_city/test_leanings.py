"""What each leaning likes of a site."""

from __future__ import annotations

import random

import pytest

from game.core.chance import FastChance, TableChance
from game.core.rules import deal
from game.my_city.grid import around, bit
from game.my_city.leanings import LEANINGS
from game.my_city.moves import Pass, Place, Quit
from game.my_city.options import MyCityOptions
from game.my_city.rules import RULES, shown
from game.my_city.state import MyCityState


def grown(answers: int) -> MyCityState:
    """A table some buildings on."""
    chance, source = TableChance(2), FastChance(random.Random(2))
    state, _ = deal(RULES, MyCityOptions(seats=1 + 1), chance)
    for _ in range(answers):
        places = {
            ask.seat: next(move for move in RULES.moves(state, ask.seat) if not isinstance(move, Quit))
            for ask in RULES.asks(state)
        }
        RULES.play(state, places, source)
    return state


def cells_of(state: MyCityState, move: Place) -> int:
    fits = state.cities[0].terrain.fits[shown(state, 0)]
    site = fits[move.rotation].sites[bit(move.row, move.col)]
    assert site is not None
    return site.mask


@pytest.mark.parametrize("answers", [0, 4, 9])
def test_sites_are_liked_for_what_they_cover_and_touch(answers: int) -> None:
    state = grown(answers)
    city = state.cities[0]
    ground, colour = city.terrain, city.terrain.colours[shown(state, 0)]
    places = [move for move in RULES.moves(state, 0) if isinstance(move, Place)]
    assert places
    for move in places:
        mask = cells_of(state, move)
        beside = around(mask)
        wanted = {
            "builder": (beside & city.roofs[colour]).bit_count(),
            "warrior": (mask & ground.rocks).bit_count(),
            "scholar": len([well for well in ground.wells if mask & around(well)]),
            "miser": -2 * (mask & ground.trees).bit_count() - (mask & ground.single).bit_count(),
            "spoiler": (mask & ground.gold).bit_count(),
            "planner": -(beside & city.free).bit_count(),
            "newcomer": (mask & ground.river).bit_count(),
            "gambler": 0,
        }
        assert {leaning: appeal(state, 0, move) for leaning, appeal in LEANINGS.items()} == wanted


@pytest.mark.parametrize("leaning", LEANINGS)
def test_only_a_gambler_likes_to_pass_and_nobody_to_leave(leaning: str) -> None:
    state = grown(3)
    assert LEANINGS[leaning](state, 0, Pass()) == (leaning == "gambler")
    assert LEANINGS[leaning](state, 0, Quit()) == 0
