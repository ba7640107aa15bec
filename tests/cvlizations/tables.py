"""Building tables of CVlizations for tests, and driving them."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import Any

from game.core.chance import Chance, FastChance, ScriptedChance, TableChance
from game.core.rollout import step
from game.core.rules import Event, Move, act, deal
from game.cvlizations.catalog import load
from game.cvlizations.events import ActionsEnded
from game.cvlizations.moves import LayOrders, Steal, TakeResources, Trade
from game.cvlizations.options import CvlizationsOptions
from game.cvlizations.resources import KINDS, pack, unpack
from game.cvlizations.rules import RULES
from game.cvlizations.state import DEVELOPING, LAYING, CvlizationsState

BOOK = load()


def card(id_: str) -> int:
    """The card of this id."""
    return BOOK.card(id_)


def table(
    seats: int = 3,
    goods: Sequence[tuple[int, int, int]] = (),
    ideas: Mapping[int, Sequence[str]] | None = None,
    helm: int = 0,
    **options: Any,
) -> CvlizationsState:
    """A table at the beginning of its first round, with an open track; ideas already work."""
    state = RULES.blank(CvlizationsOptions(seats=seats, **options))
    state.leader_chosen(helm)
    state.goods = [pack(*(goods[seat] if seat < len(goods) else (0, 0, 0))) for seat in range(seats)]
    for seat, names in (ideas or {}).items():
        give(state, seat, *names)
    return state


def opened(seats: int = 3, seed: int = 1, two: str = "cave_freaks") -> CvlizationsState:
    """A dealt table."""
    options = CvlizationsOptions(seats=seats, two=two)  # type: ignore[arg-type]
    return deal(RULES, options, TableChance(seed))[0]


def to_round(state: CvlizationsState, number: int) -> CvlizationsState:
    """Play at random up to the start of a round (from 0)."""
    chance = FastChance(random.Random(5))
    RULES.play(state, {}, chance)
    while state.round < number:
        step(RULES, state, chance)
    return state


def give(state: CvlizationsState, seat: int, *names: str, works: bool = True) -> None:
    """Let a seat own ideas."""
    for name in names:
        idea = card(name)
        state.deck = tuple(other for other in state.deck if other != idea)
        state.ideas[seat] += (idea,)
        state.owned[seat] |= 1 << idea
        if works:
            state.active[seat] |= 1 << idea


def develop(state: CvlizationsState, track: Sequence[str] = (), chance: Chance | None = None) -> None:
    """Go to the development phase with these ideas on the track, up to the first ask."""
    for place, name in enumerate(track):
        if card(name) in state.deck:
            state.idea_laid_out(place, card(name))
        else:
            state.track = (*state.track[:place], card(name), *state.track[place + 1 :])
    state.phase = DEVELOPING
    RULES.play(state, {}, chance or ScriptedChance({}))


def lay(state: CvlizationsState, orders: Sequence[str], chance: Chance) -> tuple[Event, ...]:
    """Lay all tribes' orders in turn; the events of the last answer (the actions up to the first choice)."""
    events: tuple[Event, ...] = ()
    RULES.play(state, {}, chance)
    while state.phase == LAYING and (asks := RULES.asks(state)):
        tribe = asks[0].seat if asks[0].about is None else asks[0].about
        up, down = (card(name) for name in orders[tribe].split())
        events = answer(state, asks[0].seat, LayOrders(up, down), chance)
    return events


def answer(state: CvlizationsState, seat: int, move: Move, chance: Chance) -> tuple[Event, ...]:
    """Check and carry out a move, but stop where the actions end; the events."""
    events = act(RULES, state, {seat: move}, chance)
    for count, event in enumerate(events):
        state.apply(event)
        if isinstance(event, ActionsEnded):
            return events[: count + 1]
    return events


def parse(text: str) -> tuple[int, Move]:
    """``0 steal 1 food``, ``0 take 1 0 2``, ``0 trade food wood`` as seat and move."""
    seat, verb, *rest = text.split()
    if verb == "steal":
        return int(seat), Steal(int(rest[0]), KINDS.index(rest[1]))
    if verb == "take":
        return int(seat), TakeResources(*map(int, rest))
    return int(seat), Trade(KINDS.index(rest[0]), KINDS.index(rest[1]))


def holdings(state: CvlizationsState) -> list[tuple[int, ...]]:
    """By seat: food, wood, stone, happiness tokens."""
    return [(*unpack(goods), state.happiness[seat]) for seat, goods in enumerate(state.goods)]
