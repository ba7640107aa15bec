"""The cabinet keeps tables: what was answered is there when they are taken out again."""

from __future__ import annotations

import gc
import time
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from game import registry
from game.core import journal, played
from game.core.journal import Rewound, Seated
from game.core.players import Ai, Person
from game.core.reason import Refused
from game.core.store import Store
from game.core.work import Work
from game.session import profile_records
from game.session.cabinet import Cabinet, Kept
from tests.people import people, seats
from tests.toy.moves import Bid
from tests.toy.options import AuctionOptions
from tests.toy.rules import RULES

OPTIONS = AuctionOptions(seats=2, rounds=2, gifts=False)


@pytest.fixture
def cabinet(monkeypatch: pytest.MonkeyPatch) -> Iterator[Cabinet]:
    monkeypatch.setattr(registry, "GAMES", {"auction": "tests.toy"})
    ticks = iter(range(10**6))
    with Store.open(None, lambda: next(ticks)) as store:
        yield Cabinet(store, process=False)


def opened(cabinet: Cabinet) -> Kept:
    return cabinet.open("auction", OPTIONS, people("Ada", "Bea"), seed=3, friendly=False)


def play(kept: Kept) -> None:
    table = kept.table
    while asks := table.asks():
        table.answer(asks[0].seat, RULES.moves(table.state, asks[0].seat)[0])


def test_a_table_comes_back_exactly_as_it_was_left(cabinet: Cabinet) -> None:
    kept = opened(cabinet)
    kept.table.answer(0, Bid(1))
    again = cabinet.resume(kept.number).table
    assert again.state == kept.table.state
    assert again.sealed == {0: Bid(1)}
    assert again.players == seats("Ada", "Bea")
    again.answer(1, Bid(0))
    assert len(cabinet.store.entries(kept.number)) == len(again.entries)


def test_unfinished_tables_are_offered_the_latest_first(cabinet: Cabinet) -> None:
    first, second = opened(cabinet), opened(cabinet)
    assert [row.id for row in cabinet.unfinished()] == [second.number, first.number]
    play(second)
    cabinet.finish(second)
    assert [row.id for row in cabinet.unfinished()] == [first.number]
    assert [row.id for row in cabinet.finished()] == [second.number]


def test_a_result_names_players_totals_and_ranks(cabinet: Cabinet) -> None:
    cabinet.know(people("Ada", "ai:master", "Ada"))
    kept = opened(cabinet)
    play(kept)
    cabinet.finish(kept)
    result = cabinet.store.results()[0]
    assert [seat.player for seat in result.seats] == people("Ada", "Bea")
    assert [seat.profile is None for seat in result.seats] == [False, True]
    assert sorted(seat.rank for seat in result.seats)[0] == 1


def test_an_exported_table_can_be_taken_in_again(cabinet: Cabinet) -> None:
    kept = opened(cabinet)
    kept.table.answer(0, Bid(1))
    number = cabinet.take_in(cabinet.export(kept.number))
    assert number != kept.number
    assert cabinet.resume(number).table.state == kept.table.state


@pytest.mark.parametrize("data", [b"", b"nonsense", b'["Opened",1,"chess",1,{},1,false]\n'])
def test_a_foreign_file_is_refused_and_nothing_is_kept(cabinet: Cabinet, data: bytes) -> None:
    with pytest.raises(Refused):
        cabinet.take_in(data)
    assert cabinet.store.tables() == []


def test_a_finished_table_is_kept_in_the_records_once(cabinet: Cabinet) -> None:
    cabinet.know(people("Ada"))
    profile = cabinet.store.profiles()[0].id
    kept = opened(cabinet)
    play(kept)
    assert cabinet.finish(kept) == []
    cabinet.finish(kept)
    record = profile_records.load(cabinet.store, profile, "auction")
    assert record.games == 1
    assert record.best == kept.session.rules.scores(kept.table.state)[0].total


def test_a_damaged_record_begins_anew(cabinet: Cabinet) -> None:
    cabinet.know(people("Ada"))
    profile = cabinet.store.profiles()[0].id
    cabinet.store.set_record(profile, "auction", b"{")
    assert profile_records.load(cabinet.store, profile, "auction").games == 0


def test_a_copy_that_was_taken_in_goes_on_with_new_chance(cabinet: Cabinet) -> None:
    """What a copy turns over next tells nothing of what the table it was taken from will."""
    kept = opened(cabinet)
    copies = [cabinet.resume(cabinet.take_in(cabinet.export(kept.number))) for _ in range(6)]
    turned = set()
    for table in (kept.table, *(copy.table for copy in copies)):
        for seat in (0, 1):
            table.answer(seat, Bid(0))
        turned.add(table.state.prize)
    assert len(turned) > 1
    assert len({copy.table.number(0) for copy in copies}) == len(copies), "nor what AIs will think"


def test_new_chance_outlasts_taking_back_and_resuming(cabinet: Cabinet) -> None:
    kept = cabinet.open("auction", OPTIONS, people("Ada", "Bea"), seed=3, friendly=True)
    for seat in (0, 1):
        kept.table.answer(seat, Bid(0))
    copy = cabinet.resume(cabinet.take_in(cabinet.export(kept.number)))
    seed = copy.table.chance.seed
    assert seed != kept.table.chance.seed
    copy.table.undo(0)
    assert copy.table.chance.seed == seed
    copy.table.answer(0, Bid(1))
    again = cabinet.resume(copy.number).table
    assert again.chance.seed == seed
    assert again.state == copy.table.state


def test_a_finished_game_taken_in_is_finished_and_counts_for_nobody(cabinet: Cabinet) -> None:
    cabinet.know(people("Ada", "Bea"))
    kept = opened(cabinet)
    play(kept)
    cabinet.finish(kept)
    number = cabinet.take_in(cabinet.export(kept.number))
    assert number not in {row.id for row in cabinet.unfinished()}
    assert number in {row.id for row in cabinet.finished()}
    again = cabinet.resume(number)
    assert cabinet.finish(again) == []
    profile = cabinet.store.profiles()[0].id
    assert profile_records.load(cabinet.store, profile, "auction").games == 1
    copied = next(result for result in cabinet.store.results() if result.table == number)
    assert [seat.profile for seat in copied.seats] == [None, None]


def test_a_table_with_an_ai_that_there_is_not_is_refused_and_not_listed(cabinet: Cabinet) -> None:
    kept = opened(cabinet)
    lines = cabinet.export(kept.number).splitlines()
    foreign = journal.encode(Seated(1, Ai("grandmaster of another program")))
    with pytest.raises(Refused, match="unknown_level"):
        cabinet.take_in(b"\n".join([*lines, foreign]) + b"\n")
    assert [row.id for row in cabinet.store.tables()] == [kept.number]


def test_a_file_that_tells_secrets_is_known_for_it_until_the_game_is_over(cabinet: Cabinet) -> None:
    kept = opened(cabinet)
    assert cabinet.gives_away(kept.number)
    play(kept)
    cabinet.finish(kept)
    assert not cabinet.gives_away(kept.number)


def answered_and_taken_back(cabinet: Cabinet, kept: Kept) -> bytes:
    """The line of an answer that may come next there."""
    kept.table.answer(0, Bid(0))
    line = cabinet.export(kept.number).splitlines()[-1]
    kept.table.undo(0)
    return line


def long_journal(cabinet: Cabinet, kept: Kept, times: int) -> list[bytes]:
    """So many hand-overs, and as many answers that are taken back."""
    lines = cabinet.export(kept.number).splitlines()
    answer = answered_and_taken_back(cabinet, kept)
    many: list[bytes] = [*lines, *[journal.encode(Seated(1, Person("Zoe")))] * times]
    for _ in range(times):
        number = len(many)
        many += [answer, journal.encode(Rewound(number))]
    return many


def in_first_format(lines: list[bytes]) -> list[bytes]:
    """As the first version wrote them: players were lines of text."""
    found = []
    for line in lines:
        values = msgspec.json.decode(line)
        if values[0] == "Opened":
            values[1] = 1
        elif values[0] == "Seated":
            values[2] = values[2][1]
        found.append(msgspec.json.encode(values))
    return found


def steps(work: Work[Any]) -> tuple[list[float], Any]:
    """How many seconds of the processor each step of something takes, and what comes of it.

    Nothing is collected meanwhile: what other tests have left lying about would count as well.
    """
    found: list[float] = []
    gc.disable()
    try:
        last = time.process_time()
        while True:
            try:
                next(work)
            except StopIteration as end:
                return [*found, time.process_time() - last], end.value
            now = time.process_time()
            found.append(now - last)
            last = now
    finally:
        gc.enable()


def test_ten_thousand_hand_overs_and_as_many_undos_are_taken_in(cabinet: Cabinet) -> None:
    """In time that grows with the file alone; it once took more than a minute, and again at every opening."""
    many = long_journal(cabinet, opened(cabinet), 10_000)
    number = cabinet.take_in(b"\n".join(many) + b"\n")
    assert cabinet.resume(number).table.players[1] == Person("Zoe")


@pytest.mark.parametrize("old", [False, True])
def test_whatever_is_done_with_a_long_journal_is_done_in_steps_of_less_than_a_moment(
    cabinet: Cabinet, old: bool
) -> None:
    """Taken in, opened, begun anew from its middle: each shows how far it is, and can be left at any step."""
    kept = opened(cabinet)
    many = long_journal(cabinet, kept, 8_000)
    many = in_first_format(many) if old else many
    cabinet.store.rewrite(kept.number, many)
    for work in (
        cabinet.taking_in(b"\n".join(many) + b"\n"),
        cabinet.branching(kept.number, len(many)),
        cabinet.resuming(kept.number),
    ):
        seconds, done = steps(work)
        assert len(seconds) > len(many) / 64
        assert max(seconds) < sum(seconds) / 2, "no step is most of the work, however fast the computer"
        assert done is not None


@pytest.mark.parametrize("old", [False, True])
def test_left_half_way_nothing_was_changed(cabinet: Cabinet, old: bool) -> None:
    kept = opened(cabinet)
    many = long_journal(cabinet, kept, 100)
    many = in_first_format(many) if old else many
    cabinet.store.rewrite(kept.number, many)
    for work in (
        cabinet.taking_in(b"\n".join(many) + b"\n"),
        cabinet.branching(kept.number, len(many)),
        cabinet.resuming(kept.number),
    ):
        for _ in range(5):
            next(work)
        work.close()
    assert [row.id for row in cabinet.store.tables()] == [kept.number]
    assert cabinet.store.entries(kept.number) == many


def test_a_table_of_an_earlier_format_is_brought_up_when_it_is_opened_and_played_on(cabinet: Cabinet) -> None:
    kept = opened(cabinet)
    lines = cabinet.store.entries(kept.number)
    cabinet.store.rewrite(kept.number, in_first_format(lines))
    again = cabinet.resume(kept.number)
    assert cabinet.store.entries(kept.number) == lines
    again.table.answer(0, Bid(1))
    assert cabinet.resume(kept.number).table.sealed == {0: Bid(1)}


def test_a_damaged_table_of_an_earlier_format_stays_as_it_is(cabinet: Cabinet) -> None:
    kept = opened(cabinet)
    lines = [*in_first_format(cabinet.store.entries(kept.number)), b'["Rewound",99]']
    cabinet.store.rewrite(kept.number, lines)
    with pytest.raises(Refused):
        cabinet.resume(kept.number)
    assert cabinet.store.entries(kept.number) == lines


def games(cabinet: Cabinet) -> int:
    record = profile_records.load(cabinet.store, cabinet.store.profiles()[0].id, "auction")
    found: int = record.games
    return found


def caveat_of(cabinet: Cabinet, number: int) -> str:
    return next(result.caveat for result in cabinet.store.results() if result.table == number)


def half_played(cabinet: Cabinet) -> Kept:
    cabinet.know(people("Ada", "Bea"))
    kept = opened(cabinet)
    for seat in (0, 1):
        kept.table.answer(seat, Bid(0))
    return kept


def test_a_game_taken_over_from_the_middle_of_another_never_counts(cabinet: Cabinet) -> None:
    kept = half_played(cabinet)
    entry = max(decision.entry for decision in journal.decisions(kept.table.entries))
    branch = cabinet.branch(kept.number, entry)
    assert cabinet.store.table(branch.number).caveat == played.BRANCHED
    play(branch)
    assert caveat_of(cabinet, branch.number) == played.BRANCHED
    assert games(cabinet) == 0
    play(kept)
    assert games(cabinet) == 1, "the game it was taken from still does"


def test_a_second_opening_of_a_file_never_counts_nor_does_a_copy_of_what_is_here(cabinet: Cabinet) -> None:
    kept = half_played(cabinet)
    data = cabinet.export(kept.number)
    copies = [cabinet.resume(cabinet.take_in(data)) for _ in range(2)]
    for copy in copies:
        play(copy)
        assert caveat_of(cabinet, copy.number) == played.AGAIN
    assert games(cabinet) == 0
    cabinet.store.delete(kept.number)
    again = cabinet.resume(cabinet.take_in(data))
    play(again)
    assert caveat_of(cabinet, again.number) == played.AGAIN, "deleting it makes no new game of it"
    assert games(cabinet) == 0


def test_a_game_begun_elsewhere_and_ended_here_is_marked(cabinet: Cabinet) -> None:
    data = cabinet.export(half_played(cabinet).number)
    ticks = iter(range(10**6))
    with Store.open(None, lambda: next(ticks)) as store:
        other = Cabinet(store, process=False)
        other.know(people("Ada"))
        copy = other.resume(other.take_in(data))
        assert store.table(copy.number).caveat == ""
        play(copy)
        assert caveat_of(other, copy.number) == played.ELSEWHERE
        assert games(other) == 0


def test_the_same_deal_counts_once(cabinet: Cabinet) -> None:
    cabinet.know(people("Ada", "Bea"))
    kept = opened(cabinet)
    play(kept)
    again = cabinet.again(kept, same_deal=True)
    play(again)
    assert caveat_of(cabinet, again.number) == played.AGAIN
    assert games(cabinet) == 1
    fresh = cabinet.again(kept, same_deal=False)
    play(fresh)
    assert caveat_of(cabinet, fresh.number) == ""
    assert games(cabinet) == 2


def test_a_finished_game_taken_in_says_that_it_was_played_elsewhere(cabinet: Cabinet) -> None:
    kept = half_played(cabinet)
    play(kept)
    number = cabinet.take_in(cabinet.export(kept.number))
    assert caveat_of(cabinet, number) == played.ELSEWHERE
