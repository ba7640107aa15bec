"""What one picture shows: whose city, which cards are offered, and what is planned with the one chosen."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass
from typing import Any

from game.core.reason import Reason
from game.core.rules import Move
from game.seven_wonders import orders, turn
from game.seven_wonders.moves import (
    Build,
    BuildStage,
    CopyLeader,
    Entomb,
    Keep,
    Recruit,
    Salvage,
    Sell,
)
from game.seven_wonders.rules import RULES
from game.seven_wonders.scoring import sheet
from game.seven_wonders.state import SevenWondersState
from game.seven_wonders.view import sources
from game.seven_wonders.view.sources import Bought
from game.tabletop.old import Picture

NOTHING = Bought(0, 0, 0, 0)

HAND, ACT, WAY, WAYS, CITY, SIDE, BUILT, STAGE, LOSS = (
    "hand",
    "act",
    "way",
    "ways",
    "city",
    "side",
    "built",
    "stage",
    "loss",
)
"""The first member of the ids of spots."""
ACTIONS: dict[str, tuple[str, ...]] = {
    "turn": ("build", "stage", "sell"),
    "city_turn": ("build", "stage", "sell"),
    "last_card": ("build", "stage", "sell"),
    "draft": ("keep",),
    "recruit": ("recruit", "stage", "sell"),
    "extra_leader": ("recruit",),
    "salvage": ("salvage",),
    "copy_leader": ("copy",),
    "entomb": ("entomb",),
}
"""What can be done with a card, by the topic of the ask."""
KINDS: dict[str, type[Any]] = {
    "build": Build,
    "stage": BuildStage,
    "sell": Sell,
    "keep": Keep,
    "recruit": Recruit,
    "salvage": Salvage,
    "copy": CopyLeader,
    "entomb": Entomb,
}
Change = tuple[str, int]
"""A line of the score sheet (its text id) and the points it gains."""


@dataclass(frozen=True, slots=True)
class Plan:
    """Something done with a card: every way to do it, the chosen one, or why it can't be done.

    *bought*: from whom the resources come; *missing*: those that nobody has, packed.
    """

    card: int
    action: str
    ways: tuple[Move, ...]
    way: int
    reason: Reason | None
    bought: Bought = NOTHING
    missing: int = 0

    @property
    def move(self) -> Move:
        """The move it would be; an illegal one if there is no way."""
        return self.ways[self.way] if self.ways else KINDS[self.action](self.card)

    @property
    def price(self) -> int:
        """The coins it takes."""
        return price_of(self.move)


def price_of(move: Move) -> int:
    """The coins that building takes in all."""
    return move.left + move.right + move.bank if isinstance(move, Build | BuildStage) else 0


@dataclass(frozen=True, slots=True)
class Sight:
    """*party*: the city decided for. *shown*: the one in the middle. *chosen*: a place in *cards*.

    *plan*: with the card pointed at, else with the chosen one; *taken*: with the chosen one in any case.
    """

    picture: Picture
    state: SevenWondersState
    seat: int
    topic: str
    party: int
    shown: int
    cards: tuple[int, ...]
    chosen: int | None
    pointed: int | None
    plan: Plan | None
    taken: Plan | None
    changes: tuple[Change, ...]
    after: SevenWondersState | None
    listing: bool
    possible: frozenset[str]
    """What can be done with the card in front."""

    @property
    def deciding(self) -> bool:
        """Whether the seat owes an answer."""
        return self.picture.ask is not None

    @property
    def front(self) -> int | None:
        """The place of the card that all is about: the one pointed at, else the chosen one."""
        return self.chosen if self.pointed is None else self.pointed

    def focused(self, *spot: Hashable) -> bool:
        """Whether this spot was reached by keys."""
        return self.picture.by_keys and self.picture.here == spot


def imprint(state: SevenWondersState) -> Hashable:
    """A key for all that can be seen of a state."""
    found = (getattr(state, name) for name in SevenWondersState.__slots__ if name != "options")
    return tuple(tuple(value) if isinstance(value, list) else value for value in found)


def number_in(spot: Hashable | None, kind: str) -> Any:
    """The second part of the id of a spot of this kind; None if it is another."""
    return spot[1] if isinstance(spot, tuple) and len(spot) > 1 and spot[0] == kind else None


def party_of(picture: Picture) -> int:
    """The city that is decided for."""
    about = picture.ask.about if picture.ask is not None else None
    return picture.seat if about is None else int(about)


def offered(state: SevenWondersState, seat: int, topic: str, party: int) -> tuple[int, ...]:
    """The cards that lie in front of the seat; None or a negative number for an unknown one."""
    if topic == "draft":
        return state.packs[(seat + state.round) % len(state.packs)]
    if topic in ("recruit", "extra_leader"):
        return state.leaders[seat]
    if topic == "salvage":
        return tuple(sorted(set(turn.salvageable(state, party)), key=lambda card: card))
    if topic == "copy_leader":
        return tuple(turn.copyable(state, party))
    if topic == "entomb":
        return tuple(turn.entombable(state, party))
    hand = state.hands[seat]
    return hand if len(hand) == state.sizes[seat] else (-1,) * state.sizes[seat]


def topic_of(picture: Picture) -> str:
    """What is asked, or what goes on while the seat is not asked."""
    if picture.ask is not None:
        return str(picture.ask.topic)
    phase: str = picture.state.phase
    return phase if phase in ("draft", "recruit") else "turn"


class Desk:
    """Remembers which card a seat has taken up and which way to pay, and what that would change."""

    def __init__(self) -> None:
        self._chosen: dict[int, tuple[Hashable, int]] = {}
        self._actions: dict[int, str] = {}
        self._ways: dict[tuple[int, str, int], int] = {}
        self._plans: dict[Hashable, tuple[Plan, tuple[Change, ...], SevenWondersState | None]] = {}
        self._key: Hashable = None
        self.listing = False
        """Whether the list of ways to pay lies open."""

    def chosen(self, picture: Picture, cards: tuple[int, ...]) -> int | None:
        """The place of the card taken up."""
        taken = self._chosen.get(picture.seat)
        if taken is None or taken[0] != self._occasion(picture, cards):
            return None
        answered = picture.ask is None and picture.seat in picture.answered
        return taken[1] if answered or picture.ask is not None else None

    def choose(self, picture: Picture, cards: tuple[int, ...], place: int) -> None:
        """Take up a card."""
        self._chosen[picture.seat] = self._occasion(picture, cards), place
        self._actions.pop(picture.seat, None)
        self.listing = False

    def drop(self, seat: int) -> bool:
        """Put the card back; whether one was taken up."""
        self.listing = False
        self._actions.pop(seat, None)
        return self._chosen.pop(seat, None) is not None

    def pay(self, plan: Plan, seat: int, way: int) -> None:
        """Choose a way to pay."""
        self._ways[seat, plan.action, plan.card] = way
        self.listing = False

    def _occasion(self, picture: Picture, cards: tuple[int, ...]) -> Hashable:
        state: SevenWondersState = picture.state
        return state.age, state.turn, state.phase, len(state.queue), topic_of(picture), cards

    def see(self, picture: Picture) -> Sight:
        """What a picture shows."""
        state: SevenWondersState = picture.state
        topic, party = topic_of(picture), party_of(picture)
        cards = offered(state, picture.seat, topic, party)
        chosen = self.chosen(picture, cards)
        pointed = number_in(picture.here, HAND)
        pointed = pointed if pointed is not None and pointed < len(cards) else None
        looked = number_in(picture.here, CITY)
        if looked is None:
            looked = number_in(picture.here, SIDE)
        shown = party if looked is None else int(looked)
        front = chosen if pointed is None else pointed
        plan: Plan | None = None
        taken: Plan | None = None
        possible: frozenset[str] = frozenset()
        changes: tuple[Change, ...] = ()
        after: SevenWondersState | None = None
        if picture.ask is not None and front is not None and cards[front] >= 0 and topic in ACTIONS:
            action = self._action(picture) if pointed is None else None
            plan, changes, after = self.plan(picture, cards[front], action)
            found = {name: self.plan(picture, cards[front], name)[0] for name in ACTIONS[topic]}
            possible = frozenset(name for name, one in found.items() if one.ways)
            if chosen is not None:
                taken = self.plan(picture, cards[chosen], self._action(picture))[0]
        listing = self.listing and taken is not None and len(taken.ways) > 1
        return Sight(
            picture,
            state,
            picture.seat,
            topic,
            party,
            shown,
            cards,
            chosen,
            pointed,
            plan,
            taken,
            changes,
            after,
            listing,
            possible,
        )

    def _action(self, picture: Picture) -> str | None:
        """The action pointed at, or that pointed at last for the card taken up."""
        action = number_in(picture.here, ACT)
        if action is not None:
            self._actions[picture.seat] = action
        return self._actions.get(picture.seat)

    def plan(
        self, picture: Picture, card: int, action: str | None = None
    ) -> tuple[Plan, tuple[Change, ...], SevenWondersState | None]:
        """What could be done with a card: this, or else the first thing that is possible."""
        topic = topic_of(picture)
        if action not in ACTIONS[topic]:
            action = self._best(picture, card)
        key = (imprint(picture.state), picture.seat)
        if key != self._key:
            self._key, self._plans, self._ways = key, {}, {}
        way = self._ways.get((picture.seat, action, card), 0)
        if (card, action, way) not in self._plans:
            self._plans[card, action, way] = _reckon(picture, card, action, way)
        return self._plans[card, action, way]

    def _best(self, picture: Picture, card: int) -> str:
        return ACTIONS[topic_of(picture)][0]


def _reckon(
    picture: Picture, card: int, action: str, way: int
) -> tuple[Plan, tuple[Change, ...], SevenWondersState | None]:
    state, seat, party = picture.state, picture.seat, party_of(picture)
    kind = KINDS[action]
    moves = picture.choice.moves if picture.choice is not None else RULES.moves(state, seat)
    ways = tuple(
        move for move in moves if isinstance(move, kind) and move.__struct_fields__ and _card(move) == card
    )
    reason = None if ways else RULES.why_not(state, seat, kind(card))
    number = min(way, max(0, len(ways) - 1))
    if not ways:
        lacking = sources.missing(state, party, card, action) if action in ("build", "stage") else 0
        return Plan(card, action, ways, number, reason, NOTHING, lacking), (), None
    move = ways[number]
    bought = sources.bought(state, party, move) if isinstance(move, Build | BuildStage) else NOTHING
    plan = Plan(card, action, ways, number, reason, bought)
    after = RULES.preview(state, seat, plan.move)
    before = {line.key: line.points for line in sheet(state, party).lines}
    lines = [(line.key, line.points - before[line.key]) for line in sheet(after, party).lines]
    return plan, tuple(line for line in lines if line[1]), after


def _card(move: Any) -> int:
    """The card or leader of a move."""
    return int(getattr(move, "card", getattr(move, "leader", -1)))


def status(state: SevenWondersState, party: int, card: int) -> tuple[str, int]:
    """How a card of the hand may be had: ``free``, ``chain``, ``gift``, ``pay`` and the price, or ``no``."""
    found = orders.ways(state, party, card)
    if not found:
        return "no", 0
    cheapest = found[0]
    cost = cheapest[0] + cheapest[1] + cheapest[2]
    if found == orders.CHAIN:
        return "chain", 0
    if found[0] == orders.GRATIS[0]:
        return "gift", 0
    return ("pay", cost) if cost else ("free", 0)


def leader_status(state: SevenWondersState, party: int, leader: int) -> tuple[str, int]:
    """Whether a leader can be recruited, and for how much."""
    cost = orders.leader_price(state, party, leader)
    if cost > state.coins[party]:
        return "no", cost
    return ("pay", cost) if cost else ("free", 0)
