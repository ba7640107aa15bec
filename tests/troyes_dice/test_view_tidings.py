"""What became of the dice, told in a line."""

from __future__ import annotations

from game.core.rules import Event
from game.troyes_dice import events as ev
from game.troyes_dice.moves import UseDie
from game.troyes_dice.options import TroyesOptions
from game.troyes_dice.sheet import PRESTIGE, TAKE, WORK
from game.troyes_dice.view.tidings import tidings
from game.ui.locale import words
from tests.numbers import play_until
from tests.seated import Sit

OPTIONS = TroyesOptions(seats=3)


def test_a_die_is_told_with_the_building_it_drew() -> None:
    used: list[Event] = [ev.DieUsed(1, 2, PRESTIGE, 0, 4, (0, 1, 0)), ev.BuildingDrawn(1, 1, 3)]
    (told,) = tidings(used, OPTIONS, 0)
    assert (told.events, told.sign) == (tuple(used), "troyes_dice/wheel/palace_built")


def test_resources_taken_show_what_they_are() -> None:
    (told,) = tidings([ev.DieUsed(1, 2, TAKE, 2, 4, (0, 0, 0)), ev.ResourcesCircled(1, 2, 4)], OPTIONS, 0)
    assert told.sign == "icons/book"


def test_a_die_crossed_out_costs_whose_sheet_it_is_on() -> None:
    crossed = ev.DieCrossedOut(1, 3, (0, 2))
    assert [tidings([crossed], OPTIONS, seat)[0].mine for seat in range(3)] == [-1, 0, -1]


def test_the_own_chip_says_why_what_came_came(sit: Sit) -> None:
    """City Halls give artisans: the sentence on them names the building."""
    seated = sit(("Ada", "ai:random"))
    play_until(seated, lambda move: isinstance(move, UseDie) and move.use == WORK)
    chip = next(spot for spot in seated.scene.form.ring.spots if spot.id == ("news", "own"))
    assert chip.tip is not None
    told = next(one for one in seated.scene.news.own() if isinstance(one.tiding.head, ev.DieUsed))
    assert told.why
    assert all(said in chip.tip.body for said in told.why)
    assert words("troyes_dice.why.link") not in chip.tip.body
