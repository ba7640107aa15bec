"""Who sits where at a table that is being set up."""

from __future__ import annotations

import random

import pytest

from game.ai.bot import LEVELS
from game.core.players import Ai, Person, Player
from game.scenes.company import PLAIN, Company, Mix, characters, known

ADA, BEA = Person("Ada"), Person("Bea")
WEN, PIP, SILAS = Ai("master", "wen"), Ai("novice", "pip"), Ai("adept", "silas")
NOVICE = Ai("novice")


def company(*players: Player | None) -> Company:
    """Players chair by chair; a free chair remembers a novice."""
    return Company([player or NOVICE for player in players], [player is not None for player in players])


def test_seats_are_counted_along_the_taken_chairs() -> None:
    table = company(ADA, None, WEN, None, PIP)
    assert table.seated == [ADA, WEN, PIP]
    assert [table.seat(chair) for chair in (0, 2, 4)] == [0, 1, 2]


def test_a_free_chair_is_taken_and_left_again_and_remembers_who_sat_there() -> None:
    table = company(ADA, None)
    table.sit(1, WEN)
    assert table.seated == [ADA, WEN]
    table.leave(1)
    assert table.at(1) is None
    assert table.newcomer(1) == WEN


def test_somebody_else_is_offered_where_the_last_one_sits_elsewhere_now() -> None:
    table = company(ADA, WEN, None)
    table.players[2] = WEN
    offered = table.newcomer(2)
    assert offered == Ai("novice", "pip")
    assert known(offered)


def test_who_is_offered_is_an_even_match() -> None:
    table = Company([ADA, SILAS, SILAS], [True, True, False], "adept")
    offered = table.newcomer(2)
    assert offered in characters()
    assert isinstance(offered, Ai)
    assert (offered.level, offered == SILAS) == ("adept", False)
    assert Company([ADA, WEN, WEN], [True, True, False], "rookie").newcomer(2) == Ai("rookie")


def test_who_sits_elsewhere_changes_places_with_the_one_on_the_chair() -> None:
    table = company(ADA, WEN, PIP)
    table.sit(1, PIP)
    assert table.seated == [ADA, PIP, WEN]


def test_who_sits_elsewhere_moves_to_a_free_chair() -> None:
    table = company(ADA, WEN, None)
    table.sit(2, WEN)
    assert [table.at(chair) for chair in range(3)] == [ADA, None, WEN]


def test_plain_ais_are_nobody_in_particular_and_may_sit_there_twice() -> None:
    table = company(ADA, NOVICE, None)
    table.sit(2, NOVICE)
    assert table.seated == [ADA, NOVICE, NOVICE]


def test_a_swap_takes_a_free_chair_along() -> None:
    table = company(ADA, WEN, None)
    table.swap(1, 2)
    assert [table.at(chair) for chair in range(3)] == [ADA, None, WEN]


def test_the_next_one_is_none_who_sits_elsewhere_and_all_come_round() -> None:
    table = company(ADA, WEN, PIP)
    seen: list[Player] = []
    for _ in range(30):
        table.players[2] = table.next_for(2, 1, [BEA])
        seen.append(table.players[2])
    assert set(seen) == {BEA, *characters(), *PLAIN} - {WEN}
    table.players[2] = PIP
    there = table.next_for(2, 1, [BEA])
    table.players[2] = there
    assert table.next_for(2, -1, [BEA]) == PIP


@pytest.mark.parametrize("mix", LEVELS)
def test_all_ais_get_a_level_and_persons_stay(mix: Mix) -> None:
    table = company(ADA, WEN, PIP, NOVICE, BEA)
    table.fill(mix, random.Random(1))
    assert [table.seated[0], table.seated[4]] == [ADA, BEA]
    assert {player.level for player in table.seated if isinstance(player, Ai)} == {mix}
    assert table.mix() == mix


def test_characters_come_before_plain_ais_and_nobody_twice() -> None:
    table = company(ADA, *[NOVICE] * 9)
    table.fill("mixed", random.Random(2))
    assert set(table.seated[1:]) == set(characters())
    assert table.mix() == "mixed"


def test_without_ais_all_free_chairs_are_filled() -> None:
    table = company(ADA, None, BEA, None)
    assert table.mix() is None
    table.fill("adept", random.Random(3))
    assert [table.seated[0], table.seated[2]] == [ADA, BEA]
    assert len(table.seated) == 4


def test_a_shuffle_keeps_all_and_leaves_the_nearest_chair_alone() -> None:
    orders = set()
    for seed in range(20):
        table = company(ADA, WEN, None, PIP, SILAS)
        table.shuffle(random.Random(seed))
        assert table.at(0) == ADA
        assert table.at(2) is None
        orders.add(tuple(map(str, table.seated)))
    assert len(orders) == 6


def test_all_ais_go_home_and_persons_stay() -> None:
    table = company(WEN, ADA, None, PIP)
    table.send_home()
    assert table.seated == [ADA]


@pytest.mark.parametrize("seats", range(1, 6))
def test_so_many_sit_as_are_wanted_the_first_ones_for_sure(seats: int) -> None:
    table = company(ADA, WEN, None, PIP, None)
    table.resize(seats)
    assert len(table.seated) == seats
    assert table.seated[0] == ADA
    assert all(table.seated.count(one) <= 1 for one in characters())


def test_what_another_version_knows_is_not_known_here() -> None:
    assert [known(one) for one in (ADA, WEN, NOVICE)] == [True] * 3
    assert not known(Ai("master", "somebody else"))
    assert not known(Ai("novice", "wen"))
