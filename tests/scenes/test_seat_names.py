"""What the seats of a table are called on screen."""

from __future__ import annotations

import pytest

from game.core.players import Person
from game.scenes.seat_names import problem, shown_name
from game.session.cabinet import Cabinet
from game.session.session import Session
from game.ui.locale import TEXTS, words
from tests.people import people
from tests.toy.options import AuctionOptions


@pytest.fixture(autouse=True)
def english() -> None:
    TEXTS.switch("en")


def seated(cabinet: Cabinet, *players: str) -> Session:
    options = AuctionOptions(seats=len(players))
    return cabinet.open("auction", options, people(*players), seed=1, friendly=True).session


def names(session: Session) -> list[str]:
    return [shown_name(session, seat) for seat in session.seats]


def test_a_person_is_called_by_name_and_an_ai_by_its_level(cabinet: Cabinet) -> None:
    assert names(seated(cabinet, "Ada", "ai:novice")) == ["Ada", words("ai.level.novice")]


def test_ais_of_one_level_are_numbered_and_others_are_not(cabinet: Cabinet) -> None:
    session = seated(cabinet, "ai:novice", "ai:master", "ai:novice", "Ada")
    novice, master = words("ai.level.novice"), words("ai.level.master")
    assert names(session) == [f"{novice} 1", master, f"{novice} 2", "Ada"]


def test_they_follow_the_language(cabinet: Cabinet) -> None:
    session = seated(cabinet, "ai:novice", "ai:master")
    before = names(session)
    TEXTS.switch("zh_TW")
    assert all(now != then for now, then in zip(names(session), before, strict=True))
    TEXTS.switch("en")


def test_whoever_has_no_name_is_called_by_the_seat(cabinet: Cabinet) -> None:
    assert names(seated(cabinet, "", "Bea")) == [words("scenes.table.seat", n=1), "Bea"]


def test_a_party_without_a_seat_is_called_as_the_game_says(
    cabinet: Cabinet, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = seated(cabinet, "Ada", "Bea")
    monkeypatch.setattr(AuctionOptions, "party", lambda self, number: f"other_{number}")
    monkeypatch.setattr("game.scenes.seat_names.words", lambda key: key)
    assert shown_name(session, 3) == "auction.other_1"


@pytest.mark.parametrize(
    ("seats", "said"),
    [
        (("Ada", "Bea", "ai:novice", "ai:novice"), None),
        (("Ada", "Ada"), "same_name"),
        (("Ada", ""), "nameless"),
        (("Ada", "ai:master"), None),
    ],
)
def test_persons_at_one_table_need_names_that_tell_them_apart(
    seats: tuple[str, ...], said: str | None
) -> None:
    assert problem(people(*seats)) == (None if said is None else words(f"scenes.set_up.{said}"))


def test_a_name_that_looks_like_an_offered_one_is_no_other() -> None:
    offered = Person(number=2)
    assert problem([offered, Person(words("scenes.set_up.person_name", n=2))]) == words(
        "scenes.set_up.same_name"
    )
