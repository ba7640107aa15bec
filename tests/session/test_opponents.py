"""The AIs at a table, and the master whom a person may ask: each is told what its seat knows, and no more."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import Any

import msgspec
import pytest

from game.ai.host import Chosen, Failed
from game.core.reason import Refused
from game.core.rules import Event, Move
from game.core.seated import SeatedTable
from game.core.table import Table
from game.session.opponents import ADVISER, Opponents
from tests.toy.events import HandReceived
from tests.toy.moves import Bid
from tests.toy.options import AuctionOptions
from tests.toy.rules import RULES


class Heads:
    """Thinks as it is told to."""

    def __init__(self) -> None:
        self.levels: dict[int, str] = {}
        self.told: dict[int, list[Event]] = {}
        self.asked: list[tuple[int, int]] = []
        """Ticket and seat of what is thought about."""
        self.ready: list[Any] = []
        self.dropped: list[int | None] = []
        self.leanings: dict[int, str] = {}
        self.closed = False

    def open(self, seat: int, level: str, leaning: str = "") -> None:
        self.levels[seat], self.told[seat] = level, []
        self.leanings[seat] = leaning

    def observe(self, seat: int, events: Sequence[Event]) -> None:
        self.told[seat].extend(events)

    def rewind(self, seat: int, count: int) -> None:
        del self.told[seat][count:]

    def choose(self, seat: int, number: int, explain: bool = False) -> int:
        ticket = len(self.asked)
        self.asked.append((ticket, seat))
        return ticket

    def poll(self) -> list[Any]:
        found, self.ready = self.ready, []
        return found

    def drop(self, ticket: int | None = None) -> None:
        self.dropped.append(ticket)

    def hurry(self) -> None: ...

    def close(self) -> None:
        self.closed = True

    def say(self, seat: int, move: Move) -> None:
        """The latest thought of a seat has come to its end."""
        ticket = max(ticket for ticket, asked in self.asked if asked == seat)
        told = msgspec.to_builtins(move)
        self.ready.append(Chosen(ticket, seat, told, ((told, 0.7, 8),)))


class Room:
    """A table for three whose AIs think in one's hands."""

    def __init__(self, **options: Any) -> None:
        self.table: Table[Any, Any] = Table.open(RULES, AuctionOptions(seats=3, **options), 4, friendly=True)
        self.heads = Heads()
        made: Any = self.heads
        self.made = 0

        def think() -> Any:
            self.made += 1
            return made

        self.opponents = Opponents(think, lambda seat: SeatedTable(self.table, (seat,)))
        self.public: SeatedTable[Any, Any] = SeatedTable(self.table)


@pytest.fixture
def room() -> Room:
    return Room()


def test_nothing_thinks_before_anybody_has_to(room: Room) -> None:
    assert not room.opponents.update(room.public)
    assert room.made == 0
    room.opponents.sit(1, "novice")
    room.opponents.sit(2, "master")
    assert room.made == 1
    assert room.heads.levels == {1: "novice", 2: "master"}


def test_a_character_brings_its_leaning_and_an_unknown_one_plays_as_the_plain_ai(room: Room) -> None:
    room.opponents.sit(0, "adept", "ingrid")
    room.opponents.sit(1, "adept", "nobody_known")
    room.opponents.sit(2, "adept")
    assert room.heads.leanings == {0: "builder", 1: "", 2: ""}


def test_an_ai_knows_its_own_hand_and_nobody_elses(room: Room) -> None:
    room.opponents.sit(1, "novice")
    hands = [event for event in room.heads.told[1] if isinstance(event, HandReceived)]
    assert [None in event.cards for event in hands] == [True, False, True]


def test_a_level_that_there_is_not_is_refused(room: Room) -> None:
    with pytest.raises(Refused):
        room.opponents.sit(1, "god")
    assert room.opponents.levels == {}


def test_sealed_answers_that_open_nothing_are_put_down_at_once_and_the_last_one_waits(room: Room) -> None:
    for seat in range(3):
        room.opponents.sit(seat, "novice")
    room.opponents.update(room.public)
    assert sorted(room.opponents.thinking) == [0, 1, 2]
    for seat in range(3):
        room.heads.say(seat, Bid(0))
    assert room.opponents.update(room.public)
    assert len(room.table.sealed) == 2
    events = len(room.table.events)
    assert room.opponents.step(room.public)
    assert len(room.table.events) > events
    assert not room.opponents.step(room.public)


def test_what_is_thought_about_a_moment_that_was_taken_back_no_longer_counts(room: Room) -> None:
    room.opponents.sit(1, "novice")
    room.opponents.update(room.public)
    room.opponents.forget()
    assert room.heads.dropped == [None]
    room.heads.say(1, Bid(0))
    room.opponents.update(room.public)
    assert 1 not in room.table.sealed
    assert len(room.heads.asked) == 2, "it is thought about anew"


def test_the_master_advises_a_person_and_moves_nothing(room: Room) -> None:
    room.opponents.advise(0)
    room.opponents.advise(0)
    assert room.heads.levels == {0: ADVISER}
    assert len(room.heads.asked) == 1
    room.heads.say(0, Bid(2))
    room.opponents.update(room.public)
    assert room.opponents.advice[0].move == Bid(2)
    assert room.table.sealed == {}
    room.opponents.answered(0)
    assert room.opponents.advice == {}


def test_a_thought_that_broke_down_ends_in_a_legal_move_and_in_the_report(
    room: Room, caplog: pytest.LogCaptureFixture
) -> None:
    room.opponents.sit(1, "novice")
    room.opponents.update(room.public)
    room.heads.ready.append(Failed(0, 1, "no idea"))
    with caplog.at_level(logging.ERROR, "annals"):
        room.opponents.update(room.public)
    assert room.table.sealed[1] in RULES.moves(room.table.state, 1)
    assert room.opponents.failures == ["no idea"]
    assert "no idea" in caplog.text


def test_an_ai_that_has_stood_up_is_not_asked_any_more(room: Room) -> None:
    room.opponents.sit(1, "novice")
    assert room.opponents.asked(room.public) == (1,)
    room.opponents.stand_up(1)
    assert room.opponents.asked(room.public) == ()
    room.opponents.close()
    assert room.heads.closed
