"""Entries are lines of JSON; rewinds leave out what they take back; damage is named."""

from __future__ import annotations

import contextlib

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.core import journal
from game.core.journal import Acted, Opened, Rewound, Sealed, Seated
from game.core.players import Person
from game.core.reason import Refused
from game.core.table import Table
from tests.toy.events import PrizeWon
from tests.toy.moves import Bid, Give
from tests.toy.options import AuctionOptions
from tests.toy.rules import RULES

OPENED = Opened(journal.FORMAT, "auction", 1, {"seats": 2}, 5, False)
ENTRIES = [
    OPENED,
    Seated(0, Person("Ada")),
    Sealed(1, Bid(2)),
    Acted(((0, Give(None)),), (PrizeWon(1),)),
    Rewound(2),
]


@pytest.mark.parametrize("entry", ENTRIES, ids=lambda entry: type(entry).__name__)
def test_an_entry_survives_its_line(entry: journal.Entry) -> None:
    line = journal.encode(entry)
    assert b"\n" not in line
    assert journal.decode(RULES, line) == entry


def test_an_entry_is_a_short_line() -> None:
    assert journal.encode(Sealed(1, Bid(2))) == b'["Sealed",1,["Bid",2]]'


def test_a_rewind_takes_back_later_entries_only() -> None:
    acted = Acted((), ())
    assert journal.live([OPENED, acted, acted, acted, Rewound(2), acted]) == [0, 1, 5]
    assert journal.live([OPENED, acted, Rewound(1), acted, Rewound(3), acted]) == [0, 5]


@given(st.binary(max_size=60))
def test_any_bytes_are_an_entry_or_refused(data: bytes) -> None:
    with contextlib.suppress(Refused):
        assert isinstance(journal.decode(RULES, data), journal.Entry)


@given(st.binary(max_size=200))
def test_any_file_is_a_journal_or_refused(data: bytes) -> None:
    with contextlib.suppress(Refused):
        assert Table.resume(RULES, journal.lines(data)).entries


def test_a_torn_last_line_is_left_out_and_a_damaged_middle_is_refused() -> None:
    table = Table.open(RULES, AuctionOptions(seats=2), 1)
    data = journal.export(table.entries)
    assert journal.lines(data[:-5]) == journal.lines(data)[:-1]
    torn = data.replace(b'"PrizeTurned"', b'"PrizeBurned"')
    with pytest.raises(Refused):
        Table.resume(RULES, journal.lines(torn))


def test_a_journal_of_later_rules_or_format_is_refused() -> None:
    later = Opened(journal.FORMAT + 1, "auction", 1, {}, 1, False)
    with pytest.raises(Refused) as refused:
        journal.opening(journal.encode(later))
    assert refused.value.reason.key == "core.journal.from_the_future"
    with pytest.raises(Refused):
        journal.options_of(RULES, Opened(journal.FORMAT, "auction", 99, {}, 1, False))
