"""A journal is played again: every entry must be one that the game would have written there."""

from __future__ import annotations

from typing import Any

import pytest

from game.core import journal
from game.core.journal import Acted, Entry, Rewound, Sealed, Seated
from game.core.players import Ai, Person
from game.core.reason import Refused
from game.core.table import Table
from game.core.verify import LONGEST_NAME, verify
from tests.toy.moves import Bid, Give
from tests.toy.options import AuctionOptions
from tests.toy.rules import RULES


@pytest.fixture
def entries() -> list[Entry]:
    """A table on which a round was played, and an answer of it taken back and given anew."""
    table: Table[Any, Any] = Table.open(RULES, AuctionOptions(seats=3), 4)
    table.seat(0, Person("Ada"))
    table.answer(0, Bid(1))
    table.undo(0)
    for seat in range(3):
        table.answer(seat, Bid(0))
    table.answer(table.asks()[0].seat, Give(None))
    return table.entries


def problem(entries: list[Entry]) -> str:
    """Why this journal does not hold."""
    with pytest.raises(Refused) as refused:
        verify(RULES, [journal.encode(entry) for entry in entries])
    return refused.value.reason.key


def test_what_a_game_wrote_holds(entries: list[Entry]) -> None:
    table = verify(RULES, [journal.encode(entry) for entry in entries])
    assert table.entries == entries


@pytest.mark.parametrize("to", [0, 1, 2, 99])
def test_only_an_answer_is_gone_back_to(entries: list[Entry], to: int) -> None:
    assert problem([*entries, Rewound(to)]) == "core.journal.misplaced"


@pytest.mark.parametrize(
    "seated",
    [
        Seated(-1, Person("Bea")),
        Seated(3, Person("Bea")),
        Seated(0, Person("B" * (LONGEST_NAME + 1))),
        Seated(0, Ai("n" * (LONGEST_NAME + 1))),
        Seated(0, Ai("novice", "n" * (LONGEST_NAME + 1))),
    ],
)
def test_only_a_seat_of_the_table_is_taken_by_a_name_that_fits(entries: list[Entry], seated: Seated) -> None:
    assert problem([*entries, seated]) == "core.journal.misplaced"


def test_nothing_is_opened_twice(entries: list[Entry]) -> None:
    assert problem([*entries, entries[0]]) == "core.journal.misplaced"


def test_nobody_seals_who_is_not_asked_or_may_not(entries: list[Entry]) -> None:
    assert problem([*entries, Sealed(7, Bid(0))]) == "core.journal.misplaced"
    assert problem([*entries, Sealed(0, Bid(9))]) == "core.journal.illegal_move"


def test_answers_lead_to_what_they_must(entries: list[Entry]) -> None:
    last = entries[-1]
    assert isinstance(last, Acted)
    assert (
        problem([*entries[:-1], Acted(last.moves, last.events[:-1], last.opened)])
        == "core.journal.other_events"
    )
    assert problem([*entries, last]) == "core.journal.illegal_move"
