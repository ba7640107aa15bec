"""Small tables for the tests: cities as they should stand, hands as they should lie."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from game.core.chance import TableChance
from game.core.rules import Event, Move, act, asked_together
from game.seven_wonders import scoring
from game.seven_wonders.moves import Build, BuildStage, Sell
from game.seven_wonders.options import SevenWondersOptions
from game.seven_wonders.rules import RULES
from game.seven_wonders.state import SevenWondersState
from game.seven_wonders.tables import tables

BOARDS = (
    "giza_a",
    "rhodos_a",
    "ephesos_a",
    "alexandria_a",
    "babylon_a",
    "olympia_a",
    "halikarnassos_a",
    "petra_a",
)
FILLER = ("lumber_yard", "lumber_yard", "stone_pit")


def n(name: str) -> int:
    """A card's or leader's number."""
    return tables().number[name]


def ids(cards: Sequence[int]) -> list[str]:
    """The names of cards."""
    return [tables().ids[card] for card in cards]


def table(
    seats: int = 3,
    *boards: str,
    age: int = 1,
    turn: int = 1,
    coins: int = 3,
    hand: Sequence[str] = FILLER,
    **given: Any,
) -> SevenWondersState:
    """A table in the middle of an age; cities are bare and all hands alike."""
    options = SevenWondersOptions(seats=seats, **{"cities": seats == 8, **given})
    assert options.problem() is None
    state = RULES.blank(options)
    for party in range(options.parties):
        board = boards[party] if party < len(boards) else next(b for b in BOARDS if b not in boards[:party])
        boards = (*boards[:party], board, *boards[party + 1 :])
        state.board_dealt(party, tables().board_ids.index(board), coins)
    state.age_opened(age, 0, -1)
    state.phase_opened("turn")
    state.turn = turn
    for seat in range(seats):
        deal(state, seat, *hand)
    return state


def cities(*boards: str, seats: int = 3, **given: Any) -> SevenWondersState:
    """The same with the Cities box."""
    return table(seats, *boards, cities=True, **given)


def deal(state: SevenWondersState, seat: int, *names: str) -> None:
    """Give a seat exactly this hand."""
    state.hands[seat] = tuple(sorted(map(n, names)))
    state.sizes[seat] = len(names)


def give(state: SevenWondersState, party: int, *names: str) -> None:
    """Put cards or recruited leaders into a city, without single effects."""
    for name in names:
        card = n(name)
        state.cities[party] |= 1 << card
        state._gain(party, tables().gain[card])


def stages(state: SevenWondersState, party: int, count: int) -> None:
    """Build the first stages of a wonder, without single effects."""
    for gain in tables().stage_gain[state.boards[party]][:count]:
        state._gain(party, gain)
        state.stages[party] += 1
        state.markers[party] += (n("lumber_yard"),)


def lead(state: SevenWondersState, seat: int, *names: str) -> None:
    """Give a seat these leaders to recruit."""
    state.leaders[seat] = tuple(map(n, names))
    state.leader_sizes[seat] = len(names)


def recruiting(seats: int = 3, *boards: str, age: int = 1, coins: int = 6, **given: Any) -> SevenWondersState:
    """A table before an age, everybody about to pick a leader."""
    state = table(seats, *boards, age=age, coins=coins, leaders=True, **given)
    state.phase_opened("recruit")
    for seat in range(seats):
        state.hands[seat] = ()
        lead(
            state,
            seat,
            *(("sappho", "zenobia", "nefertiti", "cleopatra", "varro", "hypatia", "phidias", "hiram")[seat],),
        )
    return state


def answer(state: SevenWondersState, moves: Mapping[int, Move], chance: Any = None) -> tuple[Event, ...]:
    """Answer the open asks, those not given by selling the first card; the state moves on."""
    asks = RULES.asks(state)
    full: dict[int, Move] = {}
    for ask in asked_together(asks):
        if ask.seat in moves:
            full[ask.seat] = moves[ask.seat]
        elif state.phase == "recruit" and not state.queue:
            full[ask.seat] = Sell(state.leaders[ask.seat][0])
        elif ask.topic == "losses":
            full[ask.seat] = RULES.moves(state, ask.seat)[-1]
        else:
            full[ask.seat] = Sell(state.hands[ask.seat][0])
    events = act(RULES, state, full, chance or TableChance(7))
    for event in events:
        state.apply(event)
    return events


def builds(state: SevenWondersState, seat: int, card: str) -> list[tuple[str, int, int, int]]:
    """All ways to build a card of the hand: way, left, right, bank."""
    if n(card) not in state.hands[seat]:
        deal(state, seat, card, *FILLER)
    return [
        (move.way, move.left, move.right, move.bank)
        for move in RULES.moves(state, seat)
        if isinstance(move, Build) and move.card == n(card)
    ]


def stage_ways(state: SevenWondersState, seat: int) -> list[tuple[int, int, int]]:
    """All ways to pay the next stage: left, right, bank."""
    found = [
        (move.left, move.right, move.bank)
        for move in RULES.moves(state, seat)
        if isinstance(move, BuildStage)
    ]
    return list(dict.fromkeys(found))


def why_not(state: SevenWondersState, seat: int, move: Move) -> str | None:
    """The id of the reason that speaks against a move."""
    reason = RULES.why_not(state, seat, move)
    return None if reason is None else reason.key.rsplit(".", 1)[1]


def build(card: str, way: str = "paid", left: int = 0, right: int = 0, bank: int = 0) -> Build:
    """A build by name."""
    return Build(n(card), way, left, right, bank)


def recruited(state: SevenWondersState, party: int) -> list[str]:
    """Leaders in play."""
    return [tables().ids[one] for one in tables().leaders if state.cities[party] >> one & 1]


def column(state: SevenWondersState, party: int, name: str) -> int:
    """One column of the final sheet."""
    return next(line.points for line in scoring.sheet(state, party).lines if line.key.endswith("." + name))


def topics(state: SevenWondersState) -> list[tuple[int, str]]:
    """Who is asked what."""
    return [(ask.seat, ask.topic) for ask in RULES.asks(state)]
