"""Persons get another name, become one, or are forgotten: everywhere, or nowhere."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
import pytest

from game.core import people
from game.core.players import Ai, Person
from game.core.reason import Refused
from game.core.record import Record
from game.core.store import Store
from game.core.store_profiles import Profile
from game.session import profile_records
from game.session.cabinet import Cabinet, Kept
from tests.people import people as seated
from tests.toy.options import AuctionOptions
from tests.toy.registered import lay_in
from tests.toy.rules import RULES

OPTIONS = AuctionOptions(seats=2, rounds=2, gifts=False)
ADA, BEA, ANNA = Person("Ada"), Person("Bea"), Person("Anna")


def kind(game: str) -> type[Record]:
    return Record


@pytest.fixture
def cabinet(monkeypatch: pytest.MonkeyPatch) -> Iterator[Cabinet]:
    lay_in(monkeypatch)
    ticks = iter(range(10**6))
    with Store.open(None, lambda: next(ticks)) as store:
        yield Cabinet(store, process=False)


def opened(cabinet: Cabinet, *players: str) -> Kept:
    cabinet.know(seated(*players))
    return cabinet.open("auction", OPTIONS, seated(*players), friendly=True)


def played(cabinet: Cabinet, *players: str) -> Kept:
    kept = opened(cabinet, *players)
    while asks := kept.table.asks():
        kept.table.answer(asks[0].seat, RULES.moves(kept.table.state, asks[0].seat)[0])
    return kept


def profile(cabinet: Cabinet, person: Person) -> Profile:
    found = people.profile_of(cabinet.store, person)
    assert found is not None
    return found


def games(cabinet: Cabinet, person: Person) -> int:
    found: int = profile_records.load(cabinet.store, profile(cabinet, person).id, "auction").games
    return found


def test_a_new_name_stands_wherever_the_old_one_stood(cabinet: Cabinet) -> None:
    over, begun = played(cabinet, "Ada", "ai:random"), opened(cabinet, "Ada", "Bea")
    cabinet.store.set_setting("players.auction", msgspec.to_builtins([ADA, Ai("novice")]))
    cabinet.store.set_setting("faces", {"Ada": 7, "Bea": 2})
    people.rename(cabinet.store, profile(cabinet, ADA), ANNA)
    store = cabinet.store
    assert {one.person for one in store.profiles()} == {ANNA, BEA}
    assert [seat.player for seat in store.results()[0].seats] == [ANNA, Ai("random")]
    assert store.table(begun.number).players == (ANNA, BEA)
    assert cabinet.resume(begun.number).table.players == {0: ANNA, 1: BEA}
    assert cabinet.resume(over.number).table.players[0] == ANNA
    assert games(cabinet, ANNA) == 1
    assert store.setting("players.auction", []) == msgspec.to_builtins([ANNA, Ai("novice")])
    assert store.setting("faces", {}) == {"Anna": 7, "Bea": 2}


def test_a_game_begun_under_the_old_name_counts_under_the_new_one(cabinet: Cabinet) -> None:
    begun = opened(cabinet, "Ada", "ai:random")
    people.rename(cabinet.store, profile(cabinet, ADA), ANNA)
    kept = cabinet.resume(begun.number)
    while asks := kept.table.asks():
        kept.table.answer(asks[0].seat, RULES.moves(kept.table.state, asks[0].seat)[0])
    assert cabinet.store.results()[0].caveat == ""
    assert games(cabinet, ANNA) == 1


@pytest.mark.parametrize(
    ("name", "why_not"), [("Bea", "taken"), ("", "no_name"), ("x" * 11, "no_name"), ("Ada", None)]
)
def test_a_name_that_is_none_or_somebody_elses_is_refused(
    cabinet: Cabinet, name: str, why_not: str | None
) -> None:
    played(cabinet, "Ada", "Bea")
    found = people.problem(cabinet.store, profile(cabinet, ADA), Person(name))
    assert found == (None if why_not is None else f"scenes.persons.{why_not}")
    if why_not is not None:
        with pytest.raises(Refused):
            people.rename(cabinet.store, profile(cabinet, ADA), Person(name))
        assert {one.person for one in cabinet.store.profiles()} == {ADA, BEA}


def test_two_who_are_one_have_their_games_together(cabinet: Cabinet) -> None:
    played(cabinet, "Ada", "ai:random")
    played(cabinet, "Anna", "ai:random")
    store = cabinet.store
    for person, before in ((ADA, Record(games=2, wins=1, best=9)), (ANNA, Record(games=1, best=4))):
        store.set_record(profile(cabinet, person).id, "auction", msgspec.json.encode(before))
    people.merge(store, profile(cabinet, ADA), profile(cabinet, ANNA), kind)
    assert [one.person for one in store.profiles()] == [ANNA]
    assert {seat.player for result in store.results() for seat in result.seats[:1]} == {ANNA}
    assert games(cabinet, ANNA) == 5
    assert profile_records.load(store, profile(cabinet, ANNA).id, "auction").best >= 9


def test_two_who_sat_at_one_table_are_two(cabinet: Cabinet) -> None:
    opened(cabinet, "Ada", "Bea")
    with pytest.raises(Refused):
        people.merge(cabinet.store, profile(cabinet, ADA), profile(cabinet, BEA), kind)
    assert len(cabinet.store.profiles()) == 2


def test_who_is_removed_is_forgotten_and_others_keep_their_games(cabinet: Cabinet) -> None:
    played(cabinet, "Ada", "ai:random")
    played(cabinet, "Ada", "Bea")
    before = games(cabinet, BEA)
    cabinet.store.set_setting("players.auction", msgspec.to_builtins([ADA, BEA]))
    cabinet.store.set_setting("faces", {"Ada": 7})
    people.remove(cabinet.store, profile(cabinet, ADA))
    assert [one.person for one in cabinet.store.profiles()] == [BEA]
    [left] = cabinet.store.results()
    assert [seat.player for seat in left.seats] == [Person(), BEA]
    assert games(cabinet, BEA) == before == 1
    assert cabinet.store.setting("players.auction", []) == msgspec.to_builtins([BEA])
    assert cabinet.store.setting("faces", {"x": 1}) == {}


@pytest.mark.parametrize("deed", ["rename", "merge", "remove"])
def test_what_fails_on_the_way_changes_nothing(
    cabinet: Cabinet, monkeypatch: pytest.MonkeyPatch, deed: str
) -> None:
    played(cabinet, "Ada", "ai:random")
    played(cabinet, "Anna", "ai:random")
    store = cabinet.store
    before = (store.profiles(), store.results(), store.settings())

    def broken(*given: object) -> None:
        raise RuntimeError("full")

    monkeypatch.setattr(people, "_change_settings", broken)
    ada, anna = profile(cabinet, ADA), profile(cabinet, ANNA)
    deeds = {
        "rename": lambda: people.rename(store, ada, Person("Cai")),
        "merge": lambda: people.merge(store, ada, anna, kind),
        "remove": lambda: people.remove(store, ada),
    }
    with pytest.raises(RuntimeError, match="full"):
        deeds[deed]()
    assert (store.profiles(), store.results(), store.settings()) == before
