"""What one picture shows: whose orders are chosen, and how far the choice has come."""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from dataclasses import dataclass

from game.core.rules import Move
from game.core.score import Change
from game.cvlizations.agenda import BEGIN
from game.cvlizations.catalog import ORDERS
from game.cvlizations.events import OrderCarriedOut, OrdersRevealed
from game.cvlizations.moves import LayOrders, SwapResource
from game.cvlizations.rules import RULES
from game.cvlizations.state import ACTING, DEVELOPING, NOTHING, CvlizationsState
from game.cvlizations.view import forecast
from game.cvlizations.view.forecast import Happiness
from game.tabletop.memo import Memo
from game.tabletop.picture import Picture
from game.tabletop.spots import number_in

HAND, RAIL, IDEA, SUPPLY, TRIBE, LOOT, KIND, OWNED, LAID, LEFT, OPTION = (
    "hand",
    "rail",
    "idea",
    "supply",
    "tribe",
    "loot",
    "kind",
    "owned",
    "laid",
    "left",
    "option",
)
"""The first member of the ids of spots that come in numbers."""
DECK, HELM, ABOUT = ("deck",), ("helm",), ("about",)
"""Of the deck, the helm, the card that the tray speaks of."""
LAYING_TOPICS = ("lay", "lay_neutral")
LAY_BUTTON, SWAP_BUTTON, STOP_BUTTON = "lay", "turn_round", "stop"


@dataclass(frozen=True, slots=True)
class Sight:
    """*tribe*: whose orders lie as cards below; *up* and *down*: those picked so far; *idea*: the one picked
    to be bought; *now*: the order being carried out; *options*: the answers the tray offers."""

    picture: Picture[CvlizationsState]
    tribe: int
    topic: str | None
    up: int | None
    down: int | None
    idea: int | None
    now: int | None
    options: tuple[Move, ...]
    changes: tuple[Change, ...]
    """What the answer pointed at would change on the own score sheet."""
    worth: Mapping[int, Happiness]
    """What every idea on sale would bring, while one buys."""

    @property
    def state(self) -> CvlizationsState:
        """The table as it is known."""
        return self.picture.state

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
        return self.picture.stamp, self.seat, self.tribe, self.topic, self.idea, self.options

    @property
    def still(self) -> Hashable:
        """A key for all that does not follow the pointer."""
        picture = self.picture
        waiting = picture.thinking, picture.answered, picture.marked
        chosen = self.tribe, self.topic, self.up, self.down, self.idea, self.now, self.options
        return picture.stamp, picture.seat, chosen, waiting, picture.hint


def see(picture: Picture[CvlizationsState], worths: Memo[Hashable, Mapping[int, Happiness]]) -> Sight:
    """What a picture shows; *worths* remembers what the ideas of the pictures before would bring."""
    state, seat, draft = picture.state, picture.seat, picture.draft
    topic = None if picture.ask is None else picture.ask.topic
    about = None if picture.ask is None else picture.ask.about
    laying = topic in LAYING_TOPICS
    idea = draft.given("idea") if topic == "buy" else None
    options = _options(picture, topic, idea)
    at = number_in(picture.here, OPTION)
    carried = _carried(picture)
    return Sight(
        picture=picture,
        tribe=seat if about is None else int(about),
        topic=topic,
        up=draft.given("face_up") if laying else None,
        down=draft.given("face_down") if laying else None,
        idea=idea,
        now=order_at(state) if carried is None else carried,
        options=options,
        changes=forecast.of_move(state, seat, options[at]) if at is not None and at < len(options) else (),
        worth=worths.get((picture.stamp, seat), lambda: _worth(state, seat)) if topic == "buy" else {},
    )


def _options(picture: Picture[CvlizationsState], topic: str | None, idea: int | None) -> tuple[Move, ...]:
    """What the tray offers: all answers, of purchases those for the idea picked; swaps while none is."""
    if topic is None or topic in LAYING_TOPICS:
        return ()
    choice = picture.draft.choice
    moves = tuple(RULES.moves(picture.state, picture.seat)) if choice is None else choice.fitting
    if topic != "buy" or idea is not None:
        return moves
    return tuple(move for move in moves if isinstance(move, SwapResource))


def _worth(state: CvlizationsState, seat: int) -> Mapping[int, Happiness]:
    return {card: forecast.of_idea(state, seat, card) for card in on_sale(state)}


def on_sale(state: CvlizationsState) -> list[int]:
    """The ideas that can be bought: the one looked at on the deck, those of the track."""
    return [card for card in (state.top, *state.track) if card is not None and card != NOTHING]


def _carried(picture: Picture[CvlizationsState]) -> int | None:
    """The order whose animation runs or ran last, where the agenda has not come so far yet."""
    state = picture.state
    if state.phase != ACTING:
        return None
    for event in reversed(picture.passed):
        if isinstance(event, OrdersRevealed):
            return None
        if isinstance(event, OrderCarriedOut):
            begun = (BEGIN, event.seat, event.order)
            ahead = any(step[:3] == begun for step in state.agenda[state.at :])
            return event.order if ahead else None
    return None


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


def laying_of(sight: Sight) -> LayOrders | None:
    """The move the two picked orders make."""
    if sight.up is None or sight.down is None:
        return None
    return LayOrders(sight.up, sight.down)


def idea_under(sight: Sight) -> int | None:
    """The idea pointed at, else the one picked."""
    here = number_in(sight.picture.here, IDEA)
    return sight.idea if here is None else here


def order_under(sight: Sight) -> int | None:
    """The order pointed at, in the hand or in the row."""
    for kind in (HAND, RAIL):
        here = number_in(sight.picture.here, kind)
        if here is not None and 0 <= here < ORDERS:
            return here
    return None
