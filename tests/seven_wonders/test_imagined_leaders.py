"""What an imagined world puts into the packs of the draft and into hands of leaders nobody has shown."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from game.core.chance import FastChance, TableChance
from game.core.mask import mask_all
from game.core.rules import act, deal
from game.seven_wonders.disguise import DRAWN
from game.seven_wonders.options import SevenWondersOptions
from game.seven_wonders.rules import RULES
from game.seven_wonders.state import NO_LEADER, SevenWondersState
from game.seven_wonders.tables import tables
from tests.seven_wonders.table import n, table


def drafts(seats: int, seed: int) -> Iterator[tuple[SevenWondersState, list[SevenWondersState]]]:
    """The truth and every seat's view of it, before each answer of a draft and once after it."""
    options = SevenWondersOptions(seats=seats, leaders=True)
    source, chance = FastChance(random.Random(seed)), TableChance(seed)
    state, events = deal(RULES, options, chance)
    views = [RULES.blank(options) for _ in range(seats)]
    while True:
        for seat, view in enumerate(views):
            for event in mask_all(events, {seat}):
                view.apply(event)
        yield state, views
        if state.phase != "draft":
            return
        moves = {seat: RULES.sample(state, seat, source) for seat in range(seats)}
        events = act(RULES, state, moves, chance)
        for event in events:
            state.apply(event)


@pytest.mark.rule("L02")
@pytest.mark.parametrize("seats", [2, 3, 4, 7, 8])
def test_imagined_packs_and_hands_are_as_large_as_the_true_ones_and_no_leader_is_there_twice(
    seats: int,
) -> None:
    for state, views in drafts(seats, seats):
        for seat, view in enumerate(views):
            imagined = RULES.imagine(view, FastChance(random.Random(seat)))
            assert [len(held) for held in imagined.leaders] == [len(held) for held in state.leaders]
            if state.phase == "draft":
                assert [len(pack) for pack in imagined.packs] == [len(pack) for pack in state.packs]
            everywhere = [one for group in (*imagined.leaders, *imagined.packs) for one in group]
            assert set(everywhere) <= set(tables().leader_deck(state.options))
            assert len(set(everywhere)) == len(everywhere)
            assert imagined.leaders[seat] == state.leaders[seat]


@pytest.mark.rule("L02")
@pytest.mark.parametrize("seats", [3, 4, 7])
def test_a_leader_passed_on_is_imagined_in_its_pack_or_with_somebody_who_kept_one_of_it(seats: int) -> None:
    for _, views in drafts(seats, 9):
        for seat, view in enumerate(views):
            imagined = RULES.imagine(view, FastChance(random.Random(seat)))
            for pack, seen in enumerate(view.packs):
                keepers = [other for other, held in enumerate(view.leaders) if -1 - pack in held]
                places = [imagined.packs[pack], *(imagined.leaders[other] for other in keepers)]
                assert set(seen) <= {leader for place in places for leader in place}


@pytest.mark.rule("L02")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("seed", range(5))
def test_who_gets_a_pack_back_knows_what_is_in_it_and_what_the_others_kept_of_it(
    seats: int, seed: int
) -> None:
    """Two pass a pack to and fro; of three, the first gets the last leader of the pack it began with."""
    seen: list[dict[int, set[int]]] = [{} for _ in range(seats)]
    came_back = 0
    for state, views in drafts(seats, seed):
        for seat, view in enumerate(views):
            imagined = RULES.imagine(view, FastChance(random.Random(seed)))
            pack = (seat + state.round) % seats
            there = set(state.packs[pack])
            kept_by_others = {
                one for other in range(seats) if other != seat for one in imagined.leaders[other]
            }
            lacking = seen[seat].get(pack, set()) - there - set(state.leaders[seat])
            assert set(imagined.packs[pack]) == there
            assert lacking <= kept_by_others
            came_back += bool(lacking)
            seen[seat][pack] = there
    assert bool(came_back) == (seats < 4)


@pytest.mark.rule("L02")
def test_of_two_each_knows_three_of_the_four_leaders_that_the_other_kept() -> None:
    *_, (state, views) = drafts(2, 3)
    for seat, view in enumerate(views):
        known = [one for one in view.leaders[1 - seat] if one >= 0]
        assert len(known) + len(view.packs[seat]) == 3
        assert {*known, *view.packs[seat]} <= set(state.leaders[1 - seat])


def after_the_draft(**held: tuple[int, ...]) -> SevenWondersState:
    """Seat 0's view at four: packs 0 and 2 have passed through its hands, 1 and 3 have not."""
    state = table(4, leaders=True)
    state.phase_opened("recruit")
    state.packs = [(n("plato"), n("zenobia")), (), (n("midas"), n("nero")), ()]
    state.leaders = [(n("caesar"),), held["first"], held["second"], ()]
    state.leader_sizes = [1, len(held["first"]), len(held["second"]), 0]
    return state


@pytest.mark.parametrize("seed", range(6))
def test_a_face_comes_from_the_pack_it_was_kept_from(seed: int) -> None:
    view = after_the_draft(first=(-1, -3), second=(-3, -1))
    imagined = RULES.imagine(view, FastChance(random.Random(seed)))
    faces = [set(held) for held in imagined.leaders[1:3]]
    for held in faces:
        assert len(held & {n("plato"), n("zenobia")}) == 1
        assert len(held & {n("midas"), n("nero")}) == 1
    assert faces[0].isdisjoint(faces[1])


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("mark", [DRAWN, -2, -4], ids=["drawn", "second-pack", "fourth-pack"])
def test_a_face_from_where_nobody_looked_is_a_leader_seen_nowhere(seed: int, mark: int) -> None:
    view = after_the_draft(first=(mark, mark), second=(-1,))
    imagined = RULES.imagine(view, FastChance(random.Random(seed)))
    seen = set(map(n, ("plato", "zenobia", "midas", "nero", "caesar")))
    assert set(imagined.leaders[1]).isdisjoint(seen)
    assert set(imagined.leaders[1]) <= set(tables().leader_deck(view.options))
    assert len(set(imagined.leaders[1])) == 2


def test_a_pack_whose_leaders_are_all_given_out_is_filled_from_the_others() -> None:
    view = after_the_draft(first=(-1, -1), second=(-1,))
    imagined = RULES.imagine(view, FastChance(random.Random(1)))
    assert set(imagined.leaders[1]) == {n("plato"), n("zenobia")}
    assert set(imagined.leaders[2]).isdisjoint({n("plato"), n("zenobia"), n("midas"), n("nero"), n("caesar")})


def test_when_every_leader_is_known_none_is_invented() -> None:
    view = after_the_draft(first=(DRAWN,), second=())
    view.leader_pile = tuple(tables().leader_deck(view.options))
    assert RULES.imagine(view, FastChance(random.Random(1))).leaders[1] == (NO_LEADER,)


def test_a_hand_larger_than_its_size_gives_the_rest_to_the_pile_of_leaders() -> None:
    view = after_the_draft(first=(-1, -3), second=())
    view.leader_sizes[1] = 1
    imagined = RULES.imagine(view, FastChance(random.Random(1)))
    assert len(imagined.leaders[1]) == len(imagined.leader_pile) == 1
    known = set(map(n, ("plato", "zenobia", "midas", "nero")))
    assert {*imagined.leaders[1], *imagined.leader_pile} < known


def test_after_the_draft_no_pack_is_left() -> None:
    view = after_the_draft(first=(-1,), second=(-3,))
    assert RULES.imagine(view, FastChance(random.Random(1))).packs == [(), (), (), ()]
