"""A table takes answers, keeps its journal, publishes masked events, and takes back."""

from __future__ import annotations

from typing import Any

import pytest

from game.core import journal
from game.core.observer import Knowledge
from game.core.players import Ai, Person
from game.core.reason import Refused
from game.core.rules import IllegalMove
from game.core.table import Table
from tests.keepers import Lines
from tests.toy.moves import Bid, Give
from tests.toy.options import AuctionOptions
from tests.toy.rules import RULES

OPTIONS = AuctionOptions(seats=3)
AnyTable = Table[Any, Any]


def opened(friendly: bool = False, **more: Any) -> AnyTable:
    return Table.open(RULES, OPTIONS, 4, friendly=friendly, **more)


def bid(table: AnyTable) -> int:
    """Everybody bids the first card; the seat that won."""
    for seat in range(3):
        table.answer(seat, Bid(0))
    return table.asks()[0].seat


def test_a_sealed_answer_changes_nothing_until_all_have_answered() -> None:
    table = opened()
    before = table.state.copy()
    assert table.answer(2, Bid(0)) == ()
    assert table.answer(0, Bid(1)) == ()
    assert table.state == before
    assert [ask.seat for ask in table.asks()] == [1]
    assert table.answer(1, Bid(0))
    assert table.state != before


def test_nobody_answers_twice_or_out_of_turn_or_illegally() -> None:
    table = opened()
    table.answer(0, Bid(0))
    for seat, move in ((0, Bid(1)), (7, Bid(0)), (1, Bid(9)), (1, Give(None))):
        entries = len(table.entries)
        with pytest.raises(IllegalMove):
            table.answer(seat, move)
        assert len(table.entries) == entries


def test_every_entry_is_kept_before_its_events_are_published() -> None:
    kept: list[bytes] = []
    seen: list[tuple[int, int]] = []
    table = opened(keeper=Lines(lambda number, data: kept.append(data)))

    class Watcher:
        def observe(self, events: Any) -> None:
            seen.append((len(kept), len(events)))

        def rewind(self, count: int) -> None:
            seen.append((len(kept), -count))

    table.attach({0}, Watcher())
    bid(table)
    assert seen[-1] == (6, 4)
    assert kept == [journal.encode(entry) for entry in table.entries]


def test_a_table_resumes_exactly_where_it_was_after_any_entry() -> None:
    table = opened()
    bid(table)
    lines = [journal.encode(entry) for entry in table.entries]
    for count in range(1, len(lines) + 1):
        again = Table.resume(RULES, lines[:count])
        reached = again.state == table.state and again.asks() == table.asks()
        assert reached == (count >= len(lines) - 1), "the last seal is opened on resuming"


def test_a_sealed_answer_is_taken_back_while_others_are_missing() -> None:
    table = opened()
    table.answer(0, Bid(0))
    table.answer(1, Bid(1))
    table.undo(0)
    assert set(table.sealed) == {1}
    assert table.can_redo(0)
    table.redo(0)
    assert table.sealed[0] == Bid(0)


def test_opened_seals_are_not_taken_back_at_a_strict_table() -> None:
    table = opened()
    winner = bid(table)
    other = (winner + 1) % 3
    reason = table.why_not_undo(other)
    assert reason is not None
    assert reason.key == "core.undo.opened"
    table.answer(winner, Give(None))
    assert (table.why_not_undo(winner) or reason).key == "core.undo.revealed"
    with pytest.raises(Refused):
        table.undo(winner)


def test_how_far_taking_back_goes_and_what_stops_it() -> None:
    strict, friendly = opened(), opened(friendly=True)
    for table in (strict, friendly):
        assert table.undo_reach({0, 1, 2})[0] == 0
        table.answer(0, Bid(0))
        table.answer(1, Bid(0))
        assert table.undo_reach({0, 1, 2}) == (2, None)
        assert table.undo_reach({1}) == (1, None)
        winner = (table.answer(2, Bid(0)), table.asks()[0].seat)[1]
        table.answer(winner, Give(None))
    reach, why = strict.undo_reach({0, 1, 2})
    assert reach == 0
    assert why is not None
    assert why.key == "core.undo.revealed"
    assert friendly.undo_reach({0, 1, 2}) == (4, None)


def test_as_many_answers_can_be_taken_back_as_is_said() -> None:
    table = opened(friendly=True)
    bid(table)
    reach, _ = table.undo_reach({0})
    for left in range(reach, 0, -1):
        assert table.undo_reach({0})[0] == left
        table.undo(0)
        assert table.redo_reach(0) == reach - left + 1
    with pytest.raises(Refused):
        table.undo(0)
    table.redo(0)
    assert table.redo_reach(0) == reach - 1


def test_a_friendly_table_takes_back_across_reveals_and_puts_the_others_back_in() -> None:
    table = opened(friendly=True)
    winner = bid(table)
    table.answer(winner, Give(None))
    other = (winner + 1) % 3
    table.undo(other)
    assert set(table.sealed) == {0, 1, 2} - {other}
    assert [ask.seat for ask in table.asks()] == [other]


def test_the_dice_do_not_change_when_a_move_is_taken_back() -> None:
    table = opened(friendly=True)
    winner = bid(table)
    table.answer(winner, Give(None))
    prize = table.state.prize
    table.undo(winner)
    table.answer(winner, Give((winner + 1) % 3))
    assert table.state.prize == prize


def test_a_new_answer_ends_what_could_be_redone() -> None:
    table = opened(friendly=True)
    table.answer(0, Bid(0))
    table.undo(0)
    table.answer(bid(table), Give(None))
    assert table.rules_allow(0, Bid(0)), "in the next round it would fit again"
    assert not table.can_redo(0)
    with pytest.raises(Refused):
        table.redo(0)


def test_only_an_answer_that_shows_something_at_once_is_said_to_reveal() -> None:
    table = opened()
    table.answer(0, Bid(0))
    assert not table.would_reveal(0, Bid(0)), "has answered"
    assert not table.would_reveal(1, Bid(0)), "stays sealed until the last has answered"
    table.answer(1, Bid(0))
    assert table.would_reveal(2, Bid(0)), "opens the others' seals"
    table.answer(2, Bid(0))
    assert table.would_reveal(table.asks()[0].seat, Give(None))


def test_an_observer_sees_with_its_own_eyes_and_goes_back_with_the_table() -> None:
    table = opened(friendly=True)
    known: Knowledge[Any, Any] = Knowledge(RULES, OPTIONS)
    bid(table)
    table.attach({0}, known)
    assert known.view == table.view({0})
    assert None in known.view.hands[1]
    assert None not in known.view.hands[0]
    table.undo(0)
    assert known.view == table.view({0})
    table.detach(known)
    table.answer(0, Bid(0))
    assert known.view != table.view({0})


def test_a_seat_can_be_handed_over() -> None:
    table = opened()
    table.seat(0, Person("Ada"))
    table.seat(0, Ai("master"))
    assert table.players == {0: Ai("master")}
    assert Table.resume(RULES, [journal.encode(e) for e in table.entries]).players == {0: Ai("master")}


def test_who_was_relieved_stays_so_when_an_earlier_answer_is_taken_back() -> None:
    table = opened()
    table.seat(0, Person("Ada"))
    table.answer(0, Bid(0))
    table.seat(1, Ai("master"))
    table.seat(0, Person("Bea"))
    table.undo(0)
    assert table.players == {0: Person("Bea"), 1: Ai("master")}
    assert Table.resume(RULES, [journal.encode(e) for e in table.entries]).players == table.players


def test_an_ai_gets_a_number_that_changes_with_its_answers_only() -> None:
    table = opened()
    number = table.number(1)
    table.answer(0, Bid(0))
    assert table.number(1) == number
    assert table.number(0) != number
    table.answer(1, Bid(0))
    assert table.number(1) != number


def test_options_that_do_not_fit_open_no_table() -> None:
    with pytest.raises(Refused):
        Table.open(RULES, AuctionOptions(seats=9), 1)


def test_a_resumed_table_keeps_few_states_and_still_goes_back_to_all(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("game.core.past.KEPT", 5)
    played, states = opened(friendly=True), []
    while asks := played.asks():
        states.append(played.state.copy())
        played.answer(asks[0].seat, RULES.moves(played.state, asks[0].seat)[0])
    resumed = Table.resume(RULES, [journal.encode(entry) for entry in played.entries])
    assert resumed.state == played.state
    while (seat := resumed.latest_answer(range(3))) is not None:
        resumed.undo(seat)
        assert resumed.state == states.pop()
    assert states == []
