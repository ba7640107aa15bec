"""Whole games, each turn compared with the same turn worked out by hand."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Any

import pytest

from game.core.chance import TableChance
from game.core.rules import Move, act, asked_together, deal, foresee
from game.trekking import scoring
from game.trekking.events import ItineraryPicked
from game.trekking.moves import PickItinerary, PlaceWild, UseWarp, Visit
from game.trekking.options import TrekkingOptions
from game.trekking.rules import RULES
from game.trekking.state import TrekkingState
from tests.core.law_cases import dice
from tests.trekking import pencil
from tests.trekking.ledger import Ledger

TABLES = (
    {"seats": 2, "time_warp": True},
    {"seats": 3, "time_warp": True, "setup": "first_game"},
    {"seats": 4, "time_warp": True},
    {"seats": 1, "time_warp": True, "rival": "hard"},
    {"seats": 3},
)
GAMES = 3
each_table = pytest.mark.parametrize("options", TABLES, ids=str)


def turns(options: dict[str, Any], games: int = GAMES) -> Iterator[tuple[TrekkingState, int, str]]:
    """Every decision of some games played at random: the state, the seat asked and the topic."""
    for seed in range(games):
        chance, source = TableChance(seed), dice(seed)
        state = deal(RULES, TrekkingOptions(**options), chance)[0]
        while asks := RULES.asks(state):
            yield state, asks[0].seat, asks[0].topic
            answers = {ask.seat: RULES.sample(state, ask.seat, source) for ask in asked_together(asks)}
            for event in act(RULES, state, answers, chance):
                state.apply(event)


def told(state: TrekkingState, seat: int, move: Move) -> str | None:
    """The short name of the reason against a move."""
    reason = RULES.why_not(state, seat, move)
    return None if reason is None else reason.key.rpartition(".")[2]


def every_visit(state: TrekkingState) -> Iterator[Visit]:
    """Visits as anybody might want them, most of them against the rules."""
    for place, crystals in product(range(-1, 8), range(-1, 6)):
        yield Visit(place, crystals)
    yield Visit(0, 0, 0, 1)
    for warp in (*state.warps, 25 - len(state.warps)):
        for place, crystals in product(range(7), range(3)):
            yield from (Visit(place, crystals, warp, choice) for choice in range(-1, 7))


def every_use(state: TrekkingState) -> Iterator[UseWarp]:
    for warp in (*state.warps, 25 - len(state.warps)):
        yield from (UseWarp(warp, choice, other) for choice in range(-1, 7) for other in range(7))


@pytest.mark.rule("R10", "R11", "R12", "R13", "R14", "R17", "R18", "R22", "R23", "R24")
@each_table
def test_every_visit_is_refused_or_carried_out_as_by_hand(options: dict[str, Any]) -> None:
    for state, seat, topic in turns(options):
        if topic != "visit":
            continue
        legal = []
        for move in every_visit(state):
            wrong = pencil.visit_refused(state, seat, move)
            assert told(state, seat, move) == wrong, (state, move)
            if wrong is None:
                legal.append(move)
        listed = RULES.moves(state, seat)
        assert {*legal} <= {*listed}, "whatever is legal is listed"
        for move in legal[:: max(1, len(legal) // 12)]:
            seen = list(foresee(RULES, state, seat, move))
            assert seen == pencil.visit_events(state, seat, move), (state, move)


@pytest.mark.rule("R17", "R18")
@each_table
def test_every_wild_token_lies_as_by_hand(options: dict[str, Any]) -> None:
    for state, seat, topic in turns(options):
        if topic != "place_wild":
            continue
        free = pencil.open_columns(state.sheets[seat], pencil.covered(state, seat))
        assert RULES.moves(state, seat) == [PlaceWild(column) for column in free]
        for column in range(-1, 6):
            assert told(state, seat, PlaceWild(column)) == (None if column in free else "column_full")
        for column in free:
            seen = list(foresee(RULES, state, seat, PlaceWild(column)))
            assert seen == pencil.wild_events(state, seat, column), (state, column)


@pytest.mark.rule("T03", "T04")
@each_table
def test_every_use_of_a_card_is_refused_or_carried_out_as_by_hand(options: dict[str, Any]) -> None:
    for state, seat, topic in turns(options):
        if topic not in ("visit", "after_turn"):
            continue
        listed = {*RULES.moves(state, seat)}
        for move in every_use(state):
            refused = pencil.before_refused if topic == "visit" else pencil.after_refused
            wrong = refused(state, seat, move)
            assert told(state, seat, move) == wrong, (state, move)
            assert (move in listed) == (wrong is None), "whatever is legal is listed"
            if topic == "after_turn" and wrong is None:
                assert list(foresee(RULES, state, seat, move)) == pencil.after_events(state, seat, move)


@each_table
def test_the_table_is_as_the_events_tell_it(options: dict[str, Any]) -> None:
    for seed in range(GAMES):
        chosen, source = TrekkingOptions(**options), dice(seed)
        chance, ledger, state = TableChance(seed), Ledger(chosen), RULES.blank(chosen)
        happened = deal(RULES, chosen, chance)[1]
        while True:
            for event in happened:
                state.apply(event)
                ledger.hear(event)
                ledger.agrees_with(state)
            compare_scores(state, ledger)
            if not (asks := RULES.asks(state)):
                break
            if asks[0].topic == "visit":
                expected = ledger.again if ledger.again >= 0 else ledger.next_party()
                assert state.actor == asks[0].seat == expected
            answers = {ask.seat: RULES.sample(state, ask.seat, source) for ask in asked_together(asks)}
            happened = act(RULES, state, answers, chance)


def compare_scores(state: TrekkingState, ledger: Ledger) -> None:
    """The sheets hold what the ledger adds up, line by line; ties go to longer treks."""
    for party, sheet in enumerate(RULES.scores(state)):
        lines = {line.key.rpartition(".")[2]: line.points for line in sheet.lines}
        assert list(lines.items()) == list(ledger.scored(party).items())
        assert sheet.total == sum(lines.values()) == scoring.total(state, party)
        lengths = sorted((len(trek) for trek in ledger.treks[party]), reverse=True)
        assert list(sheet.ties) == (lengths[:1] if ledger.options.solo else lengths)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_itineraries_picked_in_secret_are_laid_out_by_seat(seats: int) -> None:
    chance = TableChance(seats)
    state = deal(RULES, TrekkingOptions(seats=seats), chance)[0]
    picks = {seat: PickItinerary(state.hands[seat][1] or 0) for seat in reversed(range(seats))}
    picked = [event for event in act(RULES, state, picks, chance) if isinstance(event, ItineraryPicked)]
    assert picked == [ItineraryPicked(seat, picks[seat].sheet) for seat in range(seats)]
