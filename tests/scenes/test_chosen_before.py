"""What was chosen last time stands there again, and what is damaged stands nobody in the way."""

from __future__ import annotations

import pytest

from game.core.players import Ai, Person, level_of
from game.core.store import Store
from game.scenes import chosen_before
from game.scenes.company import Company
from tests.people import people
from tests.toy.options import AuctionOptions

GAME = "auction"
ADA, BEA = Person("Ada"), Person("Bea")
WEN = Ai("master", "wen")


@pytest.fixture
def store() -> Store:
    return Store.open(None, lambda: 0)


def test_the_same_people_sit_on_the_same_chairs(store: Store) -> None:
    table = Company([ADA, WEN, BEA, Ai("adept")], [True, False, True, True])
    options = AuctionOptions(seats=3, rounds=2)
    chosen_before.remember(store, GAME, options, table)
    again = chosen_before.company(store, GAME, 4, 3)
    assert (again.players, again.taken) == (table.players, table.taken)
    assert chosen_before.options(store, GAME, AuctionOptions) == options


@pytest.mark.parametrize(("level", "followed"), [("novice", True), ("adept", False)])
def test_it_is_kept_whether_they_were_an_even_match(store: Store, level: str, followed: bool) -> None:
    assert chosen_before.was_even(store, GAME), "nothing was chosen otherwise"
    chosen_before.remember(
        store, GAME, AuctionOptions(seats=2), Company([ADA, Ai(level)], [True, True], "novice")
    )
    assert chosen_before.was_even(store, GAME) == followed


def test_what_an_older_version_kept_stays_as_it_was_chosen(store: Store) -> None:
    store.set_setting(f"players.{GAME}", [["person", "Ada", 0], ["ai", "adept", ""]])
    assert not chosen_before.was_even(store, GAME)


def test_where_no_chairs_were_kept_the_first_ones_are_taken(store: Store) -> None:
    store.set_setting(f"players.{GAME}", [["person", "Ada", 0], ["ai", "adept", ""]])
    table = chosen_before.company(store, GAME, 4, 2)
    assert table.seated == people("Ada", "ai:adept")
    assert table.taken == [True, True, False, False]


@pytest.mark.parametrize("spoilt", [[True], [True] * 4, [1, 1, 0, 0], "chairs"])
def test_chairs_that_do_not_fit_the_options_are_passed_over(store: Store, spoilt: object) -> None:
    store.set_setting(f"chairs.{GAME}", spoilt)
    assert chosen_before.company(store, GAME, 4, 2).taken == [True, True, False, False]


@pytest.mark.parametrize("spoilt", [7, [["person", 7]], [["ai", "genius", ""]], [["ai", "master", "nobody"]]])
def test_players_that_there_are_not_make_room_for_novices(store: Store, spoilt: object) -> None:
    store.set_setting(f"players.{GAME}", spoilt)
    table = chosen_before.company(store, GAME, 4, 3)
    assert table.players[0] == Person(number=1)
    assert {level_of(player) for player in table.players[1:]} == {"novice"}


def test_nobody_but_a_plain_ai_is_kept_twice(store: Store) -> None:
    store.set_setting(
        f"players.{GAME}", [["person", "Ada", 0], ["person", "Ada", 0], ["ai", "master", "wen"]] * 2
    )
    players = chosen_before.company(store, GAME, 6, 6).players
    named = [player for player in players if player != Ai("novice")]
    assert len(named) == len(set(map(str, named)))


def test_options_that_no_longer_go_together_are_the_defaults(store: Store) -> None:
    store.set_setting(f"options.{GAME}", {"seats": 99})
    assert chosen_before.options(store, GAME, AuctionOptions) == AuctionOptions()


def test_a_new_person_is_one_who_has_played_here_or_has_no_name_yet(store: Store) -> None:
    assert chosen_before.new_person(store, ()) == Person(number=1)
    assert chosen_before.new_person(store, (Person(number=1),)) == Person(number=2)
    store.new_profile(ADA)
    assert chosen_before.new_person(store, ()) == ADA
    assert chosen_before.new_person(store, (ADA,)) == Person(number=1)
