"""What one picture shows: whose orders are chosen, and how far the choice has come."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass
from typing import Any

from game.core.rules import Move
from game.cvlizations.agenda import BEGIN
from game.cvlizations.catalog import ORDERS
from game.cvlizations.moves import BuyIdea, LayOrders
from game.cvlizations.rules import RULES
from game.cvlizations.state import ACTING, DEVELOPING, CvlizationsState
from game.tabletop.old import Picture

HAND, RAIL, IDEA, SUPPLY, TRIBE, LOOT, KIND, LAID, OPTION = (
    "hand",
    "rail",
    "idea",
    "supply",
    "tribe",
    "loot",
    "kind",
    "laid",
    "option",
)
"""The first member of the ids of spots that come in numbers."""
DECK = ("deck",)
LAYING_TOPICS = ("lay", "lay_neutral")
LAY_BUTTON, SWAP_BUTTON, STOP_BUTTON = "lay", "turn_round", "stop"


@dataclass(frozen=True, slots=True)
class Sight:
    """*tribe*: whose orders lie as cards below; *up* and *down*: those picked so far; *idea*: the one picked
    to be bought; *now*: the order being carried out; *options*: the answers the tray offers."""

    picture: Picture
    state: CvlizationsState
    tribe: int
    topic: str | None
    up: int | None
    down: int | None
    idea: int | None
    now: int | None
    options: tuple[Move, ...]

    @property
    def seat(self) -> int:
        """Who looks."""
        return self.picture.seat

    @property
    def laying(self) -> bool:
        """Whether the seat that looks chooses orders now."""
        return self.topic in LAYING_TOPICS

    @property
    def tray(self) -> bool:
        """Whether the tray with its answers lies over the cards."""
        return self.topic is not None and not self.laying

    @property
    def pointed_at(self) -> Hashable:
        """A key for what can be pointed at, and what is said about it."""
        return imprint(self.state), self.seat, self.tribe, self.topic, self.idea, self.options

    @property
    def still(self) -> Hashable:
        """A key for all that does not follow the pointer."""
        picture = self.picture
        waiting = tuple(picture.thinking), tuple(picture.answered), tuple(picture.marked)
        chosen = self.tribe, self.topic, self.up, self.down, self.idea, self.now, self.options
        return imprint(self.state), picture.seat, chosen, waiting, picture.hint


def see(picture: Picture, carrying: int | None = None) -> Sight:
    """What a picture shows; *carrying*: the order whose animation runs."""
    state: CvlizationsState = picture.state
    topic = None if picture.ask is None else picture.ask.topic
    about = None if picture.ask is None else picture.ask.about
    tribe = picture.seat if about is None else int(about)
    chosen = dict(picture.choice.chosen) if picture.choice is not None else {}
    laying = topic in LAYING_TOPICS
    up, down = (chosen.get("face_up"), chosen.get("face_down")) if laying else (None, None)
    idea = chosen.get("idea") if topic == "buy" else None
    now = carrying if carrying is not None else order_at(state)
    return Sight(picture, state, tribe, topic, up, down, idea, now, _options(picture, topic, idea))


def _options(picture: Picture, topic: str | None, idea: int | None) -> tuple[Move, ...]:
    """What the tray offers: all answers, of purchases those for the idea picked; swaps while none is."""
    if topic is None or topic in LAYING_TOPICS:
        return ()
    moves = tuple(RULES.moves(picture.state, picture.seat))
    if topic != "buy":
        return moves
    if idea is not None:
        return tuple(move for move in moves if isinstance(move, BuyIdea) and move.idea == idea)
    return tuple(move for move in moves if type(move).__name__ == "SwapResource")


def order_at(state: CvlizationsState) -> int | None:
    """The order that is being carried out where the agenda stands."""
    if state.phase != ACTING:
        return None
    for step in reversed(state.agenda[: state.at + 1]):
        if step[0] == BEGIN:
            return step[2]
    return None


def chosen_by(sight: Sight, order: int) -> list[int]:
    """The tribes known to have chosen an order this round, with the half-made choice."""
    state = sight.state
    found = [tribe for tribe in range(len(state.up)) if order in (state.up[tribe], state.down[tribe])]
    if order in (sight.up, sight.down):
        found.append(sight.tribe)
    return sorted(found)


def done(sight: Sight, order: int) -> bool:
    """Whether an order has been carried out already."""
    if sight.state.phase == ACTING:
        return sight.now is not None and order < sight.now
    return sight.state.phase == DEVELOPING


def spent(state: CvlizationsState, tribe: int, order: int) -> bool:
    """Whether a tribe has played an order earlier in this age."""
    return bool(state.spent[tribe] >> order & 1)


def imprint(state: CvlizationsState) -> Hashable:
    """A key for all that can be seen of a state."""
    return (
        (state.phase, state.round, state.turn, state.at, state.mover, state.helm, state.top, state.track),
        (len(state.deck), state.purchases, state.swaps, state.agenda),
        (tuple(state.spent), tuple(state.up), tuple(state.down), tuple(state.goods)),
        (tuple(state.happiness), tuple(state.ideas), tuple(state.active)),
    )


def number_in(spot: Hashable | None, kind: str) -> Any:
    """The number in the id of a spot of this kind; None if it is another."""
    return spot[1] if isinstance(spot, tuple) and len(spot) > 1 and spot[0] == kind else None


def laying_of(sight: Sight) -> LayOrders | None:
    """The move the two picked orders make."""
    if sight.up is None or sight.down is None:
        return None
    return LayOrders(sight.up, sight.down)


def idea_under(sight: Sight) -> int | None:
    """The idea pointed at, else the one picked."""
    here = number_in(sight.picture.here, IDEA)
    return sight.idea if here is None else int(here)


def order_under(sight: Sight) -> int | None:
    """The order pointed at, in the hand or in the row."""
    for kind in (HAND, RAIL):
        here = number_in(sight.picture.here, kind)
        if here is not None and 0 <= here < ORDERS:
            return int(here)
    return None
