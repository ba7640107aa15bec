"""A recording: any moment of a game as it was told to certain eyes, without folding all of it anew."""

from __future__ import annotations

from typing import Any, Literal

import pytest

from game.core.mask import mask_all
from game.core.observer import fold
from game.core.part import PartEnded
from game.core.rules import State
from game.core.seated import SeatedTable
from game.core.table import Table
from game.session import recording
from game.session.recording import KEPT, Recording
from tests.toy.options import AuctionOptions
from tests.toy.rules import RULES


def played(rounds: Literal[2, 3] = 2, *, out: bool = False) -> Table[Any, Any]:
    """A table of the toy game, played out or stopped after half of it."""
    table = Table.open(RULES, AuctionOptions(seats=3, rounds=rounds), 4)
    left = 10**6 if out else 3 * rounds // 2
    while (asks := table.asks()) and left:
        table.answer(asks[0].seat, RULES.moves(table.state, asks[0].seat)[0])
        left -= 1
    return table


class Counted(State):
    """A state that counts what is done to it."""

    __slots__ = ("count",)
    applied = 0

    def __init__(self, count: int = 0) -> None:
        self.count = count

    def copy(self) -> Counted:
        return Counted(self.count)

    def apply(self, event: object) -> None:
        Counted.applied += 1
        self.count += 1


class Counting:
    """Rules whose states only count."""

    def blank(self, options: object) -> Counted:
        return Counted()


def test_every_moment_is_the_fold_of_what_had_been_told() -> None:
    table = played(out=True)
    found = recording.of_table(table)
    assert found.events == tuple(table.events)
    for count in range(len(found.events) + 1):
        assert found.at(count) == fold(RULES, table.options, table.events[:count])


def test_a_moment_belongs_to_who_asked_for_it() -> None:
    found = recording.of_table(played(out=True))
    last = len(found.events)
    state = found.at(last - 1)
    state.apply(found.events[last - 1])
    assert found.at(last - 1) != state
    assert found.at(last) == state


def test_a_step_back_in_a_long_game_carries_out_few_events() -> None:
    turns = recording.of_table(played(out=True)).turns
    many = Recording(Counting(), AuctionOptions(seats=3), turns * 80)  # type: ignore[arg-type]
    length = len(many.events)
    assert length > 600
    assert many.at(length).count == length
    for at in range(length, 0, -7):
        Counted.applied = 0
        assert many.at(at).count == at
        assert Counted.applied < KEPT


@pytest.mark.parametrize("eyes", [(), (0,), (1,)])
def test_of_a_running_table_it_holds_what_the_seats_were_told(eyes: tuple[int, ...]) -> None:
    table = played()
    assert not table.over
    found = recording.of_seated(SeatedTable(table, eyes))
    assert found.events == mask_all(table.events, eyes)
    if not eyes:
        assert recording.of_table(table).events == found.events


def test_it_stays_as_it_is_when_the_table_goes_on() -> None:
    table = played()
    found = recording.of_table(table)
    before, state = found.events, found.at(len(found.events))
    seat = table.asks()[0].seat
    table.answer(seat, RULES.moves(table.state, seat)[0])
    assert found.events == before
    assert found.at(len(before)) == state


def test_its_turns_begin_at_the_first_of_the_answers_that_led_to_them() -> None:
    """So a journal cut there stands right before the turn, and none of its answers has been given."""
    table = played(out=True)
    found = recording.of_table(table)
    assert found.turns[0].seats == ()
    for number, turn in enumerate(found.turns[1:], 1):
        cut = table.entries[: turn.entry]
        happened = [event for entry in cut for event in getattr(entry, "events", ())]
        assert happened == [event for before in found.turns[:number] for event in before.events]
        acted = [entry for entry in cut if hasattr(entry, "events")]
        assert cut[-1] is acted[-1] or number == 1, "no answer of the turn lies in there, sealed"


def test_a_part_begins_where_the_one_before_has_ended() -> None:
    end: Any = PartEnded(())
    turn: Any = type("OneTurn", (), {"events": (1, 2, end, 4, end, 6)})
    many = Recording(Counting(), AuctionOptions(seats=3), [turn])  # type: ignore[arg-type]
    assert [many.part(number) for number in (1, 2, 3)] == [0, 3, 5]
    assert many.part(4) == 0, "there is none: all of it from the beginning"
