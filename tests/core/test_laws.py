"""The laws that every game keeps, played out in whole random games (design: Laws)."""

from __future__ import annotations

import importlib
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.ai.mind import Mind
from game.core import journal
from game.core.chance import TableChance
from game.core.mask import mask_all, widen
from game.core.observer import Knowledge, fold
from game.core.options import Options
from game.core.rollout import rollout
from game.core.rules import IllegalMove, Move, Rules, act, asked_together, deal, foresee
from game.core.score import rank
from game.core.table import Table
from game.core.verify import verify
from tests.core.law_cases import cases, dice, package

AnyRules = Rules[Any, Any]
seeds = st.integers(0, 2**32)
each_game = pytest.mark.parametrize(("rules", "options"), cases())
LOOKED_AT = 150
"""Answers of a long game that a law looks at."""
few = settings(max_examples=3, deadline=None)


class Nonsense(Move, frozen=True, tag="Nonsense"):
    """A move of no game."""

    what: int = -1


def step(rules: AnyRules, state: Any, source: Any) -> dict[int, Move]:
    """Random answers to the open asks: all of them if sealed, else the lowest seat's."""
    asks = rules.asks(state)
    asked = asked_together(asks)
    return {ask.seat: rules.sample(state, ask.seat, source) for ask in asked}


def played(rules: AnyRules, options: Options, seed: int, friendly: bool = False) -> Table[Any, Any]:
    """A table played to its end at random, answers given one by one."""
    table = Table.open(rules, options, seed, friendly=friendly)
    source = dice(seed)
    while asks := table.asks():
        table.answer(asks[0].seat, rules.sample(table.state, asks[0].seat, source))
    return table


@each_game
@few
@given(seed=seeds)
def test_play_equals_act_and_apply(rules: AnyRules, options: Options, seed: int) -> None:
    chance, source = TableChance(seed), dice(seed)
    state, events = deal(rules, options, chance)
    assert fold(rules, options, events) == state
    while rules.asks(state):
        moves = step(rules, state, source)
        plain, before = state.copy(), state.copy()
        rules.play(plain, moves, chance)
        events = act(rules, state, moves, chance)
        assert state == before, "act changes nothing"
        for event in events:
            state.apply(event)
            rules.conserve(state)
        assert state == plain


@each_game
@few
@given(seed=seeds)
def test_replay_equals_play_and_gives_the_same_bytes(rules: AnyRules, options: Options, seed: int) -> None:
    table = played(rules, options, seed)
    data = journal.export(table.entries)
    assert data == journal.export(played(rules, options, seed).entries)
    again = Table.resume(rules, journal.lines(data))
    assert again.state == table.state
    assert again.over
    assert journal.export(again.entries) == data
    assert verify(rules, journal.lines(data)).state == table.state


@each_game
@few
@given(seed=seeds, data=st.data())
def test_undo_then_redo_is_identity_at_a_friendly_table(
    rules: AnyRules, options: Options, seed: int, data: Any
) -> None:
    table = Table.open(rules, options, seed, friendly=True)
    source = dice(seed)
    stop = data.draw(st.integers(1, 30))
    while (asks := table.asks()) and stop:
        stop -= 1
        seat, before = asks[0].seat, (table.state.copy(), dict(table.sealed))
        table.answer(seat, rules.sample(table.state, seat, source))
        after = (table.state.copy(), dict(table.sealed))
        table.undo(seat)
        assert (table.state, table.sealed) == before
        table.redo(seat)
        assert (table.state, table.sealed) == after


@each_game
@few
@given(seed=seeds)
def test_undo_never_crosses_a_reveal_at_a_strict_table(rules: AnyRules, options: Options, seed: int) -> None:
    table = Table.open(rules, options, seed)
    source = dice(seed)
    while asks := table.asks():
        seat = asks[0].seat
        move = rules.sample(table.state, seat, source)
        shows = table.would_reveal(seat, move)
        before = (table.state.copy(), dict(table.sealed))
        table.answer(seat, move)
        assert (table.why_not_undo(seat) is not None) == shows
        if not shows:
            table.undo(seat)
            assert (table.state, table.sealed) == before
            table.redo(seat)


@each_game
@few
@given(seed=seeds, data=st.data())
def test_listed_moves_are_accepted_and_all_others_refused(
    rules: AnyRules, options: Options, seed: int, data: Any
) -> None:
    chance, source = TableChance(seed), dice(seed)
    state, _ = deal(rules, options, chance)
    stop = data.draw(st.integers(0, 25))
    foreign: list[Move] = [Nonsense()]
    while rules.asks(state):
        asks = rules.asks(state)
        for ask in asks:
            listed = rules.moves(state, ask.seat)
            assert listed, "an asked seat has a move"
            assert len(set(listed)) == len(listed), "each move once"
            for move in listed[:: max(1, len(listed) // 8)]:
                assert rules.why_not(state, ask.seat, move) is None
            for move in foreign[-12:]:
                assert (rules.why_not(state, ask.seat, move) is None) == (move in listed)
            foreign += listed[:: max(1, len(listed) // 2)]
        if stop == 0:
            assert_refused(rules, state, chance)
            return
        stop -= 1
        rules.play(state, step(rules, state, source), chance)


def assert_refused(rules: AnyRules, state: Any, chance: TableChance) -> None:
    """Nonsense and unasked seats are refused, and nothing changes."""
    before = state.copy()
    asked = {ask.seat for ask in rules.asks(state)}
    for seat in [min(asked), max(asked) + 1]:
        with pytest.raises(IllegalMove):
            act(rules, state, {seat: Nonsense()}, chance)
    assert state == before


@each_game
@few
@given(seed=seeds, data=st.data())
def test_an_asked_seat_sees_the_same_choices_in_truth_view_and_imagination(
    rules: AnyRules, options: Options, seed: int, data: Any
) -> None:
    table = Table.open(rules, options, seed)
    source = dice(seed)
    stop = data.draw(st.integers(0, 25))
    while asks := table.asks():
        if stop == 0:
            break
        stop -= 1
        table.answer(asks[0].seat, rules.sample(table.state, asks[0].seat, source))
    for ask in table.asks():
        view = table.view({ask.seat})
        imagined = rules.imagine(view, source)
        for other in (view, imagined):
            assert list(rules.asks(other)) == list(rules.asks(table.state))
            assert list(rules.moves(other, ask.seat)) == list(rules.moves(table.state, ask.seat))
        assert rules.scores(view) == rules.scores(table.state), "scores come from what all may see"
        rollout(rules, imagined, source)
        assert not rules.asks(imagined)
        rules.preview(view, ask.seat, rules.moves(view, ask.seat)[0])


@each_game
@few
@given(seed=seeds)
def test_a_mask_hides_every_hidden_field_and_nothing_else(
    rules: AnyRules, options: Options, seed: int
) -> None:
    table = played(rules, options, seed)
    for event, masked in zip(table.events, mask_all(table.events, ()), strict=True):
        for field in event.__struct_fields__:
            seen, true = getattr(masked, field), getattr(event, field)
            if field not in event.hidden:
                assert seen == true
            elif isinstance(true, tuple):
                assert len(seen) == len(true)
                assert all(item is None or isinstance(item, tuple) for item in seen)
            else:
                assert seen is None
        wire = msgspec.json.decode(msgspec.json.encode(masked), type=rules.event_type)
        assert wire == masked, "what an AI is told survives the way to it"


@each_game
@few
@given(seed=seeds)
def test_what_a_move_is_foreseen_to_do_is_what_its_preview_shows(
    rules: AnyRules, options: Options, seed: int
) -> None:
    table, source = Table.open(rules, options, seed), dice(seed)
    known = [Knowledge(rules, options) for _ in range(options.seats)]
    for seat, knowledge in enumerate(known):
        table.attach({seat}, knowledge)
    for number in range(LOOKED_AT):
        if not table.asks():
            break
        seat = table.asks()[number % len(table.asks())].seat
        view = known[seat].view
        before, move = view.copy(), rules.sample(view, seat, source)
        events = foresee(rules, view, seat, move)
        assert view == before
        for event in events:
            before.apply(event)
        assert before == rules.preview(view, seat, move)
        table.answer(seat, move)


@each_game
@settings(max_examples=1, deadline=None)
@given(seed=seeds)
def test_a_journal_cut_before_any_answer_is_a_table_where_it_is_owed(
    rules: AnyRules, options: Options, seed: int
) -> None:
    table = played(rules, options, seed, friendly=True)
    table.undo(0)
    lines = journal.lines(journal.export(table.entries))
    for decision in journal.decisions(table.entries)[:: max(1, len(table.entries) // 3)]:
        cut = verify(rules, lines[: decision.entry])
        assert len(cut.events) == decision.events
        assert cut.rules_allow(decision.seat, decision.move)


@each_game
@few
@given(seed=seeds)
def test_scores_add_up(rules: AnyRules, options: Options, seed: int) -> None:
    table = played(rules, options, seed)
    sheets = rules.scores(table.state)
    for sheet in sheets:
        for line in sheet.lines:
            assert not line.sources or sum(source.points for source in line.sources) == line.points, line
    places = [standing.rank for standing in rank(sheets)]
    assert places[0] == 1
    assert places == sorted(places)


@each_game
@few
@given(seed=seeds)
def test_simultaneous_answers_may_arrive_in_any_order(rules: AnyRules, options: Options, seed: int) -> None:
    one, other = (Table.open(rules, options, seed) for _ in range(2))
    source = dice(seed)
    for _ in range(12):
        asks = one.asks()
        if not asks:
            break
        moves = step(rules, one.state, source)
        for seat in moves:
            one.answer(seat, moves[seat])
        for seat in reversed(moves):
            other.answer(seat, moves[seat])
        assert one.state == other.state


def scrambled(event: Any, eyes: frozenset[int]) -> Any:
    """The event with everything hidden from these eyes exchanged for something else."""
    if not event.hidden or event.seat in eyes:
        return event
    return msgspec.structs.replace(event, **{field: _other(getattr(event, field)) for field in event.hidden})


def _other(value: Any) -> Any:
    if isinstance(value, tuple):
        return tuple(_other(item) for item in reversed(value))
    return value + 1 if isinstance(value, int) else "something else"


@each_game
@settings(max_examples=1, deadline=None)
@given(seed=seeds)
def test_an_ai_chooses_the_same_whatever_is_hidden_from_it(
    rules: AnyRules, options: Options, seed: int
) -> None:
    table = Table.open(rules, options, seed)
    source = dice(seed)
    for _ in range(6):
        asks = table.asks()
        table.answer(asks[0].seat, rules.sample(table.state, asks[0].seat, source))
    seat = table.asks()[0].seat
    eyes = widen(rules, options, {seat})
    bot = importlib.import_module(f"{package(rules)}.bot").BOT
    choices = []
    for events in (table.events, [scrambled(event, eyes) for event in table.events]):
        mind = Mind(bot, options, seat, "novice")
        mind.observe(mask_all(events, eyes))
        choices.append(mind.choose(7))
    assert choices[0] == choices[1]
    assert rules.why_not(table.state, seat, choices[0].move) is None
