"""Everything true of a table of CVlizations; as a view, everything known of it."""

from __future__ import annotations

from typing import ClassVar, Self

from game.core.rules import Event, State, declared
from game.cvlizations import agenda, events, turns
from game.cvlizations.catalog import ORDERS, load
from game.cvlizations.options import CvlizationsOptions
from game.cvlizations.resources import UNITS

BOOK = load()
ROUNDS = BOOK.numbers.ages * BOOK.numbers.rounds_per_age
LAST_AGE = BOOK.numbers.ages - 1
"""The age with a deck of its own; ages count from 0."""
ALL_ORDERS = (1 << ORDERS) - 1
NOTHING = -1
"""No order laid, a gap in the track, a top card nobody has looked at, nobody's turn."""
SETTING_UP, LAYING, ACTING, DEVELOPING, OVER = range(5)


class CvlizationsState(State):
    """Lists by tribe: ``spent`` (orders out of use, a set), ``up`` and ``down`` (this round's orders; None:
    laid, but unknown here). Lists by seat: ``goods`` (resources, packed), ``happiness`` (tokens), ``tokens``
    (each gain: cause, amount), ``ideas`` (in the order bought), ``owned`` and ``active`` (sets: all, and
    those that work already), ``used`` (causes that worked this round, a set), ``robbed`` (times this round).

    ``round`` counts from 0. ``turn``: tribes that have laid, or seats whose development turn has begun;
    ``mover``: the seat in its development turn. ``top``: the deck's top card if looked at (None: not by us).
    ``deck``: what it may still hold, sorted. ``agenda`` and ``at``: the action phase, and where it stands;
    ``victims``: those robbed in the present execution, a set.
    """

    __slots__ = (
        "active",
        "agenda",
        "at",
        "bought",
        "deck",
        "down",
        "goods",
        "happiness",
        "helm",
        "ideas",
        "mover",
        "options",
        "owned",
        "phase",
        "purchases",
        "robbed",
        "round",
        "spent",
        "swaps",
        "tokens",
        "top",
        "track",
        "turn",
        "up",
        "used",
        "victims",
    )
    events: ClassVar[tuple[type[Event], ...]] = declared(events, Event)

    def __init__(self, options: CvlizationsOptions) -> None:
        seats, tribes = options.seats, options.tribes
        self.options = options
        self.phase = SETTING_UP
        self.round = self.turn = self.at = self.victims = 0
        self.purchases = self.swaps = self.bought = 0
        self.helm = 0
        self.mover = NOTHING
        self.top: int | None = NOTHING
        self.track: tuple[int, ...] = (NOTHING,) * BOOK.numbers.track
        self.deck: tuple[int, ...] = BOOK.decks[0]
        self.agenda: agenda.Agenda = ()
        self.spent = [0] * tribes
        self.up = [NOTHING] * tribes
        self.down: list[int | None] = [NOTHING] * tribes
        self.goods = [BOOK.numbers.start.packed] * seats
        self.happiness = [0] * seats
        self.tokens: list[tuple[tuple[int, int], ...]] = [()] * seats
        self.ideas: list[tuple[int, ...]] = [()] * seats
        self.owned = [0] * seats
        self.active = [0] * seats
        self.used = [0] * seats
        self.robbed = [0] * seats

    def copy(self) -> Self:
        new = object.__new__(CvlizationsState)
        new.options = self.options
        new.phase = self.phase
        new.round = self.round
        new.turn = self.turn
        new.at = self.at
        new.victims = self.victims
        new.purchases = self.purchases
        new.swaps = self.swaps
        new.bought = self.bought
        new.helm = self.helm
        new.mover = self.mover
        new.top = self.top
        new.track = self.track
        new.deck = self.deck
        new.agenda = self.agenda
        new.spent = self.spent[:]
        new.up = self.up[:]
        new.down = self.down[:]
        new.goods = self.goods[:]
        new.happiness = self.happiness[:]
        new.tokens = self.tokens[:]
        new.ideas = self.ideas[:]
        new.owned = self.owned[:]
        new.active = self.active[:]
        new.used = self.used[:]
        new.robbed = self.robbed[:]
        return new  # type: ignore[return-value]

    def hand(self, tribe: int) -> int:
        """The orders a tribe may still hold, a set; certain unless its face-down order is unknown."""
        left = ALL_ORDERS & ~self.spent[tribe]
        for order in (self.up[tribe], self.down[tribe]):
            if order is not None and order >= 0:
                left &= ~(1 << order)
        return left

    @property
    def age(self) -> int:
        """The age, from 0."""
        return min(self.round // BOOK.numbers.rounds_per_age, LAST_AGE)

    def leader_chosen(self, tribe: int) -> None:
        self.helm = tribe
        self.phase = LAYING

    def idea_laid_out(self, place: int, idea: int) -> None:
        self.track = (*self.track[:place], idea, *self.track[place + 1 :])
        self._take_from_deck(idea)

    def orders_laid(self, seat: int, tribe: int, face_up: int, face_down: int | None) -> None:
        self.up[tribe] = face_up
        self.down[tribe] = face_down
        self.turn += 1

    def freaks_laid(self, tribe: int, face_up: int) -> None:
        self.up[tribe] = face_up
        self.down[tribe] = None
        self.turn += 1

    def orders_revealed(self, face_down: tuple[int, ...]) -> None:
        self.down[:] = face_down
        self.phase = ACTING
        self.at = 0
        seats = turns.acting(self.options, self.helm)
        self.agenda = agenda.build(self.options, seats, self.up, face_down, self.active)

    def order_carried_out(self, seat: int, order: int, strength: int) -> None:
        self.victims = 0

    def choice_owed(self, at: int) -> None:
        self.at = at

    def resources_gained(self, seat: int, food: int, wood: int, stone: int, cause: int) -> None:
        self.goods[seat] += food | wood << 8 | stone << 16
        self.used[seat] |= 1 << cause

    def resource_stolen(self, seat: int, victim: int, kind: int, cause: int) -> None:
        self.goods[victim] -= UNITS[kind]
        self.goods[seat] += UNITS[kind]
        self.robbed[victim] += 1
        self.victims |= 1 << victim
        self.used[seat] |= 1 << cause

    def resources_traded(self, seat: int, give: int, take: int, amount: int, cause: int) -> None:
        self.goods[seat] += amount * UNITS[take] - UNITS[give]
        if cause >= ORDERS:
            self.swaps -= 1

    def happiness_gained(self, seat: int, amount: int, cause: int) -> None:
        self.happiness[seat] += amount
        self.tokens[seat] += ((cause, amount),)
        self.used[seat] |= 1 << cause

    def actions_ended(self) -> None:
        for tribe, face_up in enumerate(self.up):
            self.spent[tribe] |= 1 << face_up | 1 << (self.down[tribe] or 0)
        self.phase = DEVELOPING
        self.turn = self.at = self.victims = 0
        self.agenda = ()

    def turn_begun(self, seat: int, purchases: int, swaps: int) -> None:
        self.turn += 1
        self.mover = seat
        self.purchases = purchases
        self.swaps = swaps
        self.bought = 0

    def deck_peeked(self, seat: int, idea: int | None) -> None:
        self.top = idea

    def idea_bought(self, seat: int, idea: int, food: int, wood: int, stone: int) -> None:
        self.goods[seat] -= food | wood << 8 | stone << 16
        if idea in self.track:
            self.track = tuple([NOTHING if card == idea else card for card in self.track])
        else:
            self._take_from_deck(idea)
        self.ideas[seat] += (idea,)
        self.owned[seat] |= 1 << idea
        self.bought += 1
        self.purchases -= 1

    def buying_ended(self, seat: int) -> None:
        self.purchases = 0

    def resources_paid(self, seat: int, food: int, wood: int, stone: int, cause: int) -> None:
        self.goods[seat] -= food | wood << 8 | stone << 16

    def offer_declined(self, seat: int, cause: int) -> None:
        self.used[seat] |= 1 << cause

    def round_ended(self) -> None:
        seats = len(self.goods)
        for tribe in range(len(self.up)):
            self.up[tribe] = self.down[tribe] = NOTHING
        self.active[:] = self.owned
        self.used[:] = self.robbed[:] = [0] * seats
        self.helm = turns.next_helm(self.options, self.helm)
        self.mover = NOTHING
        self.turn = self.swaps = self.purchases = self.bought = 0
        self.round += 1
        self.phase = LAYING

    def age_ended(self) -> None:
        self.spent[:] = [0] * len(self.spent)

    def track_cleared(self) -> None:
        self.track = (NOTHING,) * BOOK.numbers.track
        self.deck = BOOK.decks[1]
        self.top = NOTHING

    def game_ended(self) -> None:
        self.phase = OVER

    def _take_from_deck(self, idea: int) -> None:
        place = self.deck.index(idea)
        self.deck = self.deck[:place] + self.deck[place + 1 :]
        self.top = NOTHING
