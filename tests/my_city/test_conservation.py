"""What is lost or doubled is noticed, each thing by its name."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from game.my_city.campaign import campaign, own_church
from game.my_city.rules import RULES
from game.my_city.state import MyCityState, keeps
from game.my_city.terrain import number_of
from tests.my_city.episodes import campaign_at, city_in

Damage = Callable[[MyCityState], None]


def kept(**changes: object) -> Damage:
    """Something else in the first city's legacy."""

    def damage(state: MyCityState) -> None:
        state.cities[0].legacy = keeps(state.cities[0])._replace(**changes)  # type: ignore[arg-type]

    return damage


def a_card_lost(state: MyCityState) -> None:
    state.deck = state.deck[1:]


def a_card_doubled(state: MyCityState) -> None:
    state.deck = (*state.deck, state.deck[0])


def built_and_passed(state: MyCityState) -> None:
    state.cities[0].passed = tuple(state.cities[0].built)


def passed_unseen(state: MyCityState) -> None:
    state.cities[0].passed = (state.deck[0],)


def overlap(state: MyCityState) -> None:
    (site,) = state.cities[0].built.values()
    state.cities[0].built[number_of("R1")] = site
    state.turned += (number_of("R1"),)
    state.deck = tuple(card for card in state.deck if card != number_of("R1"))


def a_cell_free_and_built_over(state: MyCityState) -> None:
    (site,) = state.cities[0].built.values()
    state.cities[0].free |= site.mask


def a_cell_lost(state: MyCityState) -> None:
    state.cities[0].free &= state.cities[0].free - 1


def a_roof_lost(state: MyCityState) -> None:
    state.cities[0].roofs[0] = state.cities[0].roofs[1] = state.cities[0].roofs[2] = 0


def a_marker_off(state: MyCityState) -> None:
    state.cities[0].marker += 1


def points_without_a_reason(state: MyCityState) -> None:
    state.cities[0].marker += 2
    state.cities[0].gained += 2


def in_and_out(state: MyCityState) -> None:
    state.cities[1].in_play = False


GROUND = keeps(city_in(3)).ground


@pytest.mark.parametrize(
    ("damage", "told"),
    [
        (a_card_lost, "a card is lost or doubled"),
        (a_card_doubled, "a card is lost or doubled"),
        (built_and_passed, "seat 0: a building answered twice"),
        (passed_unseen, "seat 0: a building that was not shown"),
        (overlap, "seat 0: overlap"),
        (a_cell_free_and_built_over, "seat 0: a cell both free and built over"),
        (a_cell_lost, "seat 0: a cell is lost"),
        (a_roof_lost, "seat 0: a roof is lost or doubled"),
        (a_marker_off, "seat 0: the marker is off"),
        (points_without_a_reason, "seat 0: points without a reason"),
        (in_and_out, "seat 1: in and out"),
        (kept(ground=GROUND[1:]), "seat 0: a cell is lost"),
        (kept(ground=GROUND.replace("F", ".", 1)), "seat 0: a sticker on mountain or forest"),
        (kept(ground=GROUND.replace("s", "M", 1)), "seat 0: a sticker on mountain or forest"),
        (kept(nuggets=campaign().cabinet.slots + 1), "seat 0: the cabinet overflows"),
        (kept(nuggets=-1), "seat 0: the cabinet overflows"),
        (kept(church=number_of("R1")), "seat 0: no church"),
        (kept(boxes=(campaign().mines[0].boxes + 1, 0, 0)), "seat 0: boxes beyond the mine"),
        (kept(boxes=(0, -1, 0)), "seat 0: boxes beyond the mine"),
        (kept(cogs=(number_of("B1"), number_of("B1"))), "seat 0: a cog twice"),
        (kept(cogs=(number_of("B1"),), lost=(number_of("B1"),)), "seat 0: a factory has left"),
    ],
)
def test_damage_is_noticed(damage: Damage, told: str) -> None:
    state = whole()
    RULES.conserve(state)
    damage(state)
    with pytest.raises(AssertionError, match=told):
        RULES.conserve(state)


def whole() -> MyCityState:
    """A table of episode 3 on which seat 0 has built one building."""
    state = campaign_at(3, city_in(3, ("Y1", ["E4", "F4"])), city_in(3))
    state.card_turned(number_of("Y1"))
    return state


def test_what_stands_at_the_edge_is_whole() -> None:
    state = whole()
    mines = tuple(mine.boxes for mine in campaign().mines)
    kept(
        nuggets=campaign().cabinet.slots,
        boxes=mines,
        church=own_church("other"),
        cogs=(number_of("B1"), number_of("B2")),
        lost=(number_of("B3"),),
    )(state)
    RULES.conserve(state)
