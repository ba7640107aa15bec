"""What of a table's entries counts, and what was true before, whether it was kept or is folded again."""

from __future__ import annotations

import pytest

from game.core import past
from game.core.journal import Entry, Opened, events_of
from game.core.past import Moment, Past
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


def opened(number: int) -> Entry:
    return Opened(2, str(number), 1, {}, 0, False)


def past_of(entries: list[Entry], every: int) -> tuple[Past[AuctionState], list[AuctionState]]:
    """That of entries that all count, with every so many states; and all states."""
    found: Past[AuctionState] = Past()
    state, states = RULES.blank(OPTIONS), []
    for number, entry in enumerate(entries):
        states.append(state.copy())
        found.add(entry, Moment(number, None if number % every else state.copy(), {}, 0, {}))
        for event in events_of(entry):
            state.apply(event)
    return found, states


@pytest.mark.parametrize("every", [1, 3, 1000])
def test_the_state_before_any_entry_is_found_however_few_were_kept(every: int) -> None:
    entries = played()
    found, states = past_of(entries, every)
    assert [found.state_before(index) for index in range(len(found))] == states


def test_a_state_that_was_found_is_not_the_one_that_is_kept() -> None:
    entries = played()
    found, states = past_of(entries, 1)
    for event in events_of(entries[1]):
        found.state_before(1).apply(event)
    assert found.state_before(1) == states[1]


def test_what_counts_no_more_is_skipped() -> None:
    entries = [opened(number) for number in range(6)]
    found: Past[AuctionState] = Past()
    for number, entry in enumerate(entries):
        found.add(entry, Moment(number, None, {}, 0, {}) if number in (0, 2, 5) else None)
    assert found.entries == entries
    assert found.live() == [entries[0], entries[2], entries[5]]
    assert found.live(1) == [entries[2], entries[5]]
    assert [found.index_of(number) for number in range(7)] == [0, 1, 1, 2, 2, 2, None]
    copy = found.copy()
    found.forget_from(1)
    assert len(found) == 1
    assert len(copy) == 3


def test_of_a_table_that_is_resumed_the_first_state_is_kept_and_then_every_so_many(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(past, "KEPT", 3)
    found: Past[AuctionState] = Past()
    due = []
    for number in range(7):
        due.append(found.state_is_due)
        found.add(opened(number), Moment(number, None, {}, 0, {}))
    assert due == [True, False, False, True, False, False, True]
