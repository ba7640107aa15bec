"""What a die set off is told with its reason: a building, dice that a Great Hall counts, a link, a box."""

from __future__ import annotations

import random
from collections.abc import Sequence

import pytest

from game.core.chance import FastChance, TableChance
from game.core.reason import Reason
from game.core.rules import Event, act, deal
from game.troyes_dice import events as ev
from game.troyes_dice.options import TroyesOptions
from game.troyes_dice.rules import RULES
from game.troyes_dice.sheet import CITY_HALL, COLUMNS, HALL, PRESTIGE, RED, TAKE, WORK, YELLOW
from game.troyes_dice.tables import tables
from game.troyes_dice.view.reasons import reasons
from game.troyes_dice.view.tidings import tidings

FREE = (0, 0, 0)


def keys(events: Sequence[Event]) -> list[str | None]:
    """The last word of each reason's key."""
    return [None if why is None else why.key.rpartition(".")[2] for why in reasons(events)]


def test_an_artisan_beside_a_box_of_deniers_comes_from_that_track() -> None:
    taken = [ev.DieUsed(0, 1, TAKE, YELLOW, 4, FREE), ev.ResourcesCircled(0, YELLOW, 4)]
    why = reasons([*taken, ev.CitizensCircled(0, YELLOW, 1)])
    assert why[:2] == (None, None)
    assert why[2] == Reason("troyes_dice.why.track", {"resource": "@troyes_dice.name.denier"})


def test_a_great_hall_tells_what_it_gave_for_each_die_and_how_many_it_counted() -> None:
    """Two knights are printed: with two red dice it gives four."""
    built = [ev.DieUsed(0, 1, PRESTIGE, YELLOW, 2, FREE), ev.BuildingDrawn(0, HALL, 1)]
    why = reasons([*built, ev.CitizensCircled(0, RED, 4)])
    counted: dict[str, str | int] = {"each": 2, "n": 2, "colour": "@troyes_dice.name.red"}
    assert why == (None, None, Reason("troyes_dice.why.hall", counted))


def test_a_great_hall_without_dice_says_why_it_gives_nothing() -> None:
    built = [ev.DieUsed(0, 1, PRESTIGE, YELLOW, 2, FREE), ev.BuildingDrawn(0, HALL, 1)]
    assert keys(built) == [None, "no_dice"]


def test_what_a_building_gives_comes_before_its_link() -> None:
    built = [ev.DieUsed(0, 1, WORK, YELLOW, 3, FREE), ev.BuildingDrawn(0, CITY_HALL, 3)]
    link = [
        ev.LinkJoined(0, tables().links[CITY_HALL * COLUMNS + 3][1]),
        ev.CitizensCircled(0, YELLOW, 2),
        ev.CitizensCircled(0, YELLOW, 2),
    ]
    assert keys([*built, *link])[-2:] == ["building", "link"]


def test_what_all_three_tracks_give_is_told_with_its_box() -> None:
    reached = [ev.TrackBonusReached(0, 3, None), *(ev.ResourcesCircled(0, colour, 1) for colour in range(3))]
    assert keys(reached) == [None, "box", "box", "box"]


@pytest.mark.parametrize("seed", range(6))
def test_whatever_comes_in_a_game_has_a_reason_but_what_the_die_itself_gave(seed: int) -> None:
    """What a Great Hall is said to have counted are dice of that colour on the wheel."""
    chance, options = TableChance(seed), TroyesOptions(seats=2)
    state, _ = deal(RULES, options, chance)
    fast = FastChance(random.Random(seed))
    told = 0
    while asks := RULES.asks(state):
        seat = asks[0].seat
        happened = act(RULES, state, {seat: RULES.sample(state, seat, fast)}, chance)
        for tiding in tidings(happened, options, seat):
            if not isinstance(tiding.head, ev.DieUsed):
                continue
            for number, (event, why) in enumerate(zip(tiding.events, tiding.reasons)):
                plain = number == 1 and tiding.head.use == TAKE
                gain = isinstance(event, ev.ResourcesCircled | ev.CitizensCircled)
                assert (why is not None) == (gain and not plain) or isinstance(event, ev.BuildingDrawn)
                told += why is not None
                if why is not None and why.key.endswith(".hall"):
                    assert 1 <= int(why.values["n"]) <= 3
                    assert isinstance(event, ev.ResourcesCircled | ev.CitizensCircled)
                    assert int(why.values["n"]) * int(why.values["each"]) == event.count
        for event in happened:
            state.apply(event)
    assert told
