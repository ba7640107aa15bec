"""What one picture shows: whose city, which cards are offered, and what is planned with the one chosen."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from game.core.reason import Reason
from game.core.rules import Move
from game.core.score import Change, changes
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
from game.tabletop.memo import Memo
from game.tabletop.picture import Picture
from game.tabletop.spots import number_in

NOTHING = Bought(0, 0, 0, 0)

HAND, ACT, WAY, WAYS, CITY, SIDE, BUILT, COLOUR, STAGE, LOSS, BOARD, PURSE, PAY = (
    "hand",
    "act",
    "way",
    "ways",
    "city",
    "side",
    "built",
    "colour",
    "stage",
    "loss",
    "board",
    "purse",
    "pay",
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
class Outcome:
    """A plan and what it would change; *after*: the table as it would leave it, None if it can't be done."""

    plan: Plan
    changes: tuple[Change, ...] = ()
    after: SevenWondersState | None = None


@dataclass(frozen=True, slots=True)
class Sight:
    """*party*: the city decided for. *shown*: the one in the middle. *chosen*: a place in *cards*."""

    picture: Picture[SevenWondersState]
    topic: str
    party: int
    shown: int
    cards: tuple[int, ...]
    chosen: int | None
    pointed: int | None
    outcome: Outcome | None
    """What is planned with the card pointed at, else with the chosen one."""
    taken: Plan | None
    """What is planned with the chosen card in any case."""
    first: tuple[Outcome | None, ...]
    """The first action with each of the cards; None where nothing can be done or the card is unknown."""
    actions: Mapping[str, Outcome]
    """Every action with the card in front."""
    listing: bool
    """Whether the list of ways to pay lies open."""
    names: tuple[str, ...]
    """What the cities' players are called."""

    @property
    def state(self) -> SevenWondersState:
        """The table as it is known."""
        return self.picture.state

    @property
    def seat(self) -> int:
        """From whose place it is seen."""
        return self.picture.seat

    @property
    def plan(self) -> Plan | None:
        """With the card pointed at, else with the chosen one."""
        return None if self.outcome is None else self.outcome.plan

    @property
    def changes(self) -> tuple[Change, ...]:
        """The lines of the score sheet that the plan would change."""
        return () if self.outcome is None else self.outcome.changes

    @property
    def possible(self) -> frozenset[str]:
        """What can be done with the card in front."""
        return frozenset(name for name, one in self.actions.items() if one.plan.ways)

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


def action_at(spot: Hashable | None) -> str | None:
    """The action whose button this spot is; None if it is another spot."""
    return next((action for action in KINDS if spot == (ACT, action)), None)


def party_of(picture: Picture[SevenWondersState]) -> int:
    """The city that is decided for."""
    about = picture.ask.about if picture.ask is not None else None
    return picture.seat if about is None else int(about)


def offered(state: SevenWondersState, seat: int, topic: str, party: int) -> tuple[int, ...]:
    """The cards that lie in front of the seat; None or a negative number for an unknown one."""
    if topic == "wonders":
        return ()
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


def topic_of(picture: Picture[SevenWondersState]) -> str:
    """What is asked, or what goes on while the seat is not asked."""
    if picture.ask is not None:
        return str(picture.ask.topic)
    phase: str = picture.state.phase
    return phase if phase in ("wonders", "draft", "recruit") else "turn"


def occasion(picture: Picture[SevenWondersState]) -> tuple[Any, ...]:
    """What a card is taken up for; the same again after an answer has been taken back."""
    state, topic = picture.state, topic_of(picture)
    cards = offered(state, picture.seat, topic, party_of(picture))
    return state.age, state.turn, state.phase, len(state.queue), topic, cards


def see(
    picture: Picture[SevenWondersState], outcomes: Memo[Hashable, Outcome], called: tuple[str, ...]
) -> Sight:
    """What a picture shows; *outcomes* remembers those of the pictures before, *called* are the players."""
    topic, party = topic_of(picture), party_of(picture)
    cards = offered(picture.state, picture.seat, topic, party)
    chosen = _taken_up(picture, topic, cards)
    pointed = number_in(picture.here, HAND)
    pointed = pointed if pointed is not None and pointed < len(cards) else None
    front = chosen if pointed is None else pointed
    names = ACTIONS.get(topic, ()) if picture.ask is not None else ()

    def outcome(at: int | None, action: str) -> Outcome | None:
        card = -1 if at is None else cards[at]
        if card < 0 or action not in names:
            return None
        way = _way(picture, card, action)
        key = (picture.stamp, picture.seat, topic, card, action, way)
        return outcomes.get(key, lambda: _reckon(picture, card, action, way))

    first = names[0] if names else ""
    now = _action(picture, names) if pointed is None else first
    taken = outcome(chosen, _action(picture, names))
    return Sight(
        picture=picture,
        topic=topic,
        party=party,
        shown=_shown(picture, party),
        cards=cards,
        chosen=chosen,
        pointed=pointed,
        outcome=outcome(front, now),
        taken=None if taken is None else taken.plan,
        first=tuple(outcome(at, first) for at in range(len(cards))),
        actions={name: found for name in names if (found := outcome(front, name)) is not None},
        listing=picture.draft.stands("listing", False) and taken is not None and len(taken.plan.ways) > 1,
        names=called,
    )


def _taken_up(picture: Picture[SevenWondersState], topic: str, cards: tuple[int, ...]) -> int | None:
    """The place of the card taken up, or of the one that has been played and lies there unopened."""
    place = picture.draft.stands("card", -1)
    held = cards[place] if 0 <= place < len(cards) else None
    if picture.ask is not None:
        return None if held is None else place
    laid = picture.laid if picture.seat in picture.answered else None
    if not isinstance(laid, tuple(KINDS[name] for name in ACTIONS.get(topic, ()))):
        return None
    card = card_of(laid)
    return place if held == card else cards.index(card) if card in cards else None


def _shown(picture: Picture[SevenWondersState], party: int) -> int:
    """The city in the middle: the one pointed at, else the one that was clicked, else the one decided for."""
    looked = city_at(picture.here)
    if looked is not None:
        return looked
    kept = -1 if picture.coming else picture.draft.stands("looking", -1)
    return kept if 0 <= kept < len(picture.state.coins) else party


def city_at(spot: Hashable | None) -> int | None:
    """The city whose chip or plate this spot is."""
    found = (number_in(spot, kind) for kind in (CITY, SIDE))
    return next((party for party in found if party is not None), None)


def _action(picture: Picture[SevenWondersState], names: Sequence[str]) -> str:
    """The action pointed at, else the one pointed at last for the card taken up, else the first."""
    wanted = action_at(picture.here) or picture.draft.stands("action", "")
    return wanted if wanted in names else names[0] if names else ""


def _ways(picture: Picture[SevenWondersState], card: int, action: str) -> tuple[Move, ...]:
    """Every legal way to do something with a card."""
    choice, kind = picture.draft.choice, KINDS[action]
    moves = choice.moves if choice is not None else RULES.moves(picture.state, picture.seat)
    return tuple(move for move in moves if isinstance(move, kind) and card_of(move) == card)


def _way(picture: Picture[SevenWondersState], card: int, action: str) -> int:
    """The number of the way to which the choice is narrowed; the first where it is another's."""
    choice = picture.draft.choice
    move = None if choice is None else choice.move
    if not isinstance(move, KINDS[action]) or card_of(move) != card:
        return 0
    return _ways(picture, card, action).index(move)


def _reckon(picture: Picture[SevenWondersState], card: int, action: str, way: int) -> Outcome:
    state, seat, party = picture.state, picture.seat, party_of(picture)
    ways = _ways(picture, card, action)
    if not ways:
        reason = RULES.why_not(state, seat, KINDS[action](card))
        lacking = sources.missing(state, party, card, action) if action in ("build", "stage") else 0
        return Outcome(Plan(card, action, ways, 0, reason, NOTHING, lacking))
    move = ways[way]
    bought = sources.bought(state, party, move) if isinstance(move, Build | BuildStage) else NOTHING
    after = RULES.preview(state, seat, move)
    gained = changes(sheet(state, party), sheet(after, party))
    return Outcome(Plan(card, action, ways, way, None, bought), gained, after)


def card_of(move: Move | None) -> int:
    """The card or leader of a move; -1 if it has none."""
    match move:
        case Build() | BuildStage() | Sell() | Salvage():
            return move.card
        case Keep() | Recruit() | CopyLeader() | Entomb():
            return move.leader
    return -1


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
