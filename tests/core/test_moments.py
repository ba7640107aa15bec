"""The moments before a table's entries: what was true then, whether it was kept or has to be folded again."""

from __future__ import annotations

import pytest

from game.core import moments
from game.core.journal import Entry, Opened, events_of
from game.core.moments import Moment, Moments
from game.core.table import Table
from tests.toy.options import AuctionOptions
from tests.toy.rules import RULES
from tests.toy.state import AuctionState

OPTIONS = AuctionOptions(seats=2, rounds=3)


def played() -> list[Entry]:
    """The entries of a whole auction."""
    table = Table.open(RULES, OPTIONS, 3)
    while asks := table.asks():
        table.answer(asks[0].seat, RULES.moves(table.state, asks[0].seat)[0])
    return table.entries


def moments_of(entries: list[Entry], every: int) -> tuple[Moments[AuctionState], list[AuctionState]]:
    """Those of entries that all count, with every so many states; and all states."""
    found: Moments[AuctionState] = Moments()
    state, states = RULES.blank(OPTIONS), []
    for number, entry in enumerate(entries):
        states.append(state.copy())
        found.note(Moment(number, None if number % every else state.copy(), {}, 0, {}))
        for event in events_of(entry):
            state.apply(event)
    return found, states


@pytest.mark.parametrize("every", [1, 3, 1000])
def test_the_state_before_any_entry_is_found_however_few_were_kept(every: int) -> None:
    entries = played()
    found, states = moments_of(entries, every)
    assert [found.state_before(index, entries) for index in range(len(found))] == states


def test_a_state_that_was_found_is_not_the_one_that_is_kept() -> None:
    entries = played()
    found, states = moments_of(entries, 1)
    for event in events_of(entries[1]):
        found.state_before(1, entries).apply(event)
    assert found.state_before(1, entries) == states[1]


def test_what_counts_no_more_is_skipped() -> None:
    entries: list[Entry] = [Opened(2, str(number), 1, {}, 0, False) for number in range(6)]
    found: Moments[AuctionState] = Moments(Moment(number, None, {}, 0, {}) for number in (0, 2, 5))
    assert found.live(entries) == [entries[0], entries[2], entries[5]]
    assert found.live(entries, 1) == [entries[2], entries[5]]
    assert [found.index_of(number) for number in range(7)] == [0, 1, 1, 2, 2, 2, None]
    copy = found.copy()
    found.forget_from(1)
    assert len(found) == 1
    assert len(copy) == 3


def test_of_a_table_that_is_resumed_the_first_state_is_kept_and_then_every_so_many(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(moments, "KEPT", 3)
    found: Moments[AuctionState] = Moments()
    due = []
    for number in range(7):
        due.append(found.state_is_due)
        found.note(Moment(number, None, {}, 0, {}))
    assert due == [True, False, False, True, False, False, True]
