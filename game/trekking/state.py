"""The state of a table, changed by event methods only."""

from __future__ import annotations

from typing import ClassVar, Self

from game.core.rules import Event, State, declared
from game.trekking import events
from game.trekking.catalog import WILD, catalog, count
from game.trekking.moves import ANCESTORS
from game.trekking.options import TrekkingOptions

HOUR = 1024  # one hour on a watch's clock value; the rest is taken by the order of arrival
NOON = 12 * HOUR
LAST_HOUR = 11 * HOUR  # a clock value above it means 12 o'clock

# Kinds of points; a party's tally holds one number a kind and day.
SPACES, ROWS, ON_TIME, WARPS, ICON_POINTS = range(5)
DAYS = 3
TALLY = 5 * DAYS


class TrekkingState(State):
    """The table, or what a view knows of it.

    A watch's ``clock`` value is its hour times `HOUR` less its order of arrival, so the smallest is the one
    farthest behind and, among equals, the one on top. ``filled`` packs a sheet's covered spaces (see
    `catalog.count`); ``stand_ins`` marks the spaces with wild tokens (bit ``6 * column + index``).
    ``deck`` lists the cards that may still come today, ``stacked`` the next ones that somebody looked at
    (None in other views), ``bottom`` those put under the deck. 0 is no card, no sheet, no warp card. During
    a turn ``visitor`` is the party that took a card and ``gap`` the slot to be filled; else both are -1.
    """

    __slots__ = (
        "actor",
        "ancestors",
        "arranging",
        "bottom",
        "clock",
        "crystals",
        "day",
        "deck",
        "filled",
        "finished",
        "gap",
        "hands",
        "itineraries",
        "markers",
        "options",
        "over",
        "parties",
        "picking",
        "seats",
        "sheets",
        "slots",
        "stacked",
        "stand_ins",
        "supply",
        "tally",
        "ticks",
        "treks",
        "turned",
        "visitor",
        "warp_deck",
        "warps",
        "wilds",
        "years",
    )
    events: ClassVar[tuple[type[Event], ...]] = declared(events, Event)

    actor: int
    ancestors: int
    arranging: bool
    bottom: tuple[int, ...]
    clock: list[int]
    crystals: list[int]
    day: int
    deck: list[int]
    filled: list[int]
    finished: list[tuple[tuple[int, ...], ...]]
    gap: int
    hands: list[tuple[int | None, ...]]
    itineraries: list[tuple[int, ...]]
    markers: tuple[int, ...]
    options: TrekkingOptions
    over: bool
    parties: int
    picking: int
    seats: int
    sheets: list[int]
    slots: list[int]
    stacked: tuple[int | None, ...]
    stand_ins: list[int]
    supply: list[int]
    tally: list[int]
    ticks: int
    treks: list[tuple[int, ...]]
    turned: int
    visitor: int
    warp_deck: tuple[int, ...]
    warps: tuple[int, ...]
    wilds: int
    years: list[int]

    @classmethod
    def blank(cls, options: TrekkingOptions) -> Self:
        """An empty table."""
        parties, data = options.parties, catalog()
        self = cls()
        self.options, self.seats, self.parties = options, options.seats, parties
        self.day = self.turned = self.ticks = self.wilds = self.picking = self.actor = 0
        self.over = self.arranging = False
        self.visitor = self.gap = -1
        self.slots, self.deck, self.stacked, self.bottom = [0] * 6, [], (), ()
        self.ancestors = data.ancestors_by_players[parties]
        self.clock = [0] * parties
        self.crystals = [data.mat.start_crystals] * self.seats + [0] * (parties - self.seats)
        self.hands, self.itineraries = [()] * self.seats, [()] * self.seats
        self.sheets, self.filled, self.stand_ins = [0] * self.seats, [0] * self.seats, [0] * self.seats
        self.supply = list(data.tokens)
        self.tally = [0] * TALLY * parties
        self.treks, self.finished, self.years = [()] * parties, [()] * parties, [0] * parties
        self.warps, self.markers = (), ()
        self.warp_deck = tuple(data.warps) if options.time_warp else ()
        return self

    # reading

    def hour(self, party: int) -> int:
        """Where a watch is, 0 to 12."""
        return -(-self.clock[party] // HOUR)

    def track(self, party: int) -> int:
        """Points on the score track."""
        return sum(self.tally[party * TALLY : (party + 1) * TALLY])

    def points(self, party: int, kind: int, day: int) -> int:
        """Points of one kind gained on one day."""
        return self.tally[party * TALLY + kind * DAYS + day - 1]

    def deck_size(self) -> int:
        """Cards under the deck's top."""
        return len(self.deck) + len(self.stacked) - self.stacked.count(None) + len(self.bottom)

    def wild_on(self, seat: int, column: int, index: int) -> bool:
        """Whether a covered space (counted from its column's top) shows a wild token."""
        return bool(self.stand_ins[seat] >> 6 * column + index & 1)

    def lengths(self, party: int) -> list[int]:
        """Cards of every trek, longest first."""
        treks = (*self.finished[party], self.treks[party])
        return sorted((len(trek) for trek in treks if trek), reverse=True)

    def copy(self) -> TrekkingState:
        new = TrekkingState.__new__(TrekkingState)
        new.actor = self.actor
        new.ancestors = self.ancestors
        new.arranging = self.arranging
        new.bottom = self.bottom
        new.clock = self.clock[:]
        new.crystals = self.crystals[:]
        new.day = self.day
        new.deck = self.deck[:]
        new.filled = self.filled[:]
        new.finished = self.finished[:]
        new.gap = self.gap
        new.hands = self.hands[:]
        new.itineraries = self.itineraries[:]
        new.markers = self.markers
        new.options = self.options
        new.over = self.over
        new.parties = self.parties
        new.picking = self.picking
        new.seats = self.seats
        new.sheets = self.sheets[:]
        new.slots = self.slots[:]
        new.stacked = self.stacked
        new.stand_ins = self.stand_ins[:]
        new.supply = self.supply[:]
        new.tally = self.tally[:]
        new.ticks = self.ticks
        new.treks = self.treks[:]
        new.turned = self.turned
        new.visitor = self.visitor
        new.warp_deck = self.warp_deck
        new.warps = self.warps
        new.wilds = self.wilds
        new.years = self.years[:]
        return new

    # set-up and days

    def watches_stacked(self, parties: tuple[int, ...]) -> None:
        for party in parties:
            self.ticks += 1
            self.clock[party] = -self.ticks
        self.actor = parties[-1]

    def itineraries_dealt(self, seat: int, sheets: tuple[int | None, ...]) -> None:
        self.hands[seat] = sheets

    def day_started(self, day: int, cards: tuple[int, ...]) -> None:
        if day > 1:
            self.clock = [value - NOON for value in self.clock]
        seats = self.seats
        self.day, self.picking = day, seats
        self.slots = list(cards)
        self.deck = [card for card in catalog().day_cards[day] if card not in cards]
        self.turned, self.stacked, self.bottom = len(cards), (), ()
        self.sheets, self.filled, self.stand_ins = [0] * seats, [0] * seats, [0] * seats
        self.supply = list(catalog().tokens)
        self.warps, self.markers = (), ()

    def itinerary_picked(self, seat: int, sheet: int) -> None:
        hand = self.hands[seat]
        known = hand.index(sheet if sheet in hand else None)
        self.hands[seat] = hand[:known] + hand[known + 1 :]
        self.sheets[seat] = sheet
        self.itineraries[seat] += (sheet,)
        self.picking -= 1

    def day_given_up(self, party: int) -> None:
        self.ticks += 1
        self.clock[party] = NOON - self.ticks
        self.actor = self.clock.index(min(self.clock))

    def trip_ended(self) -> None:
        self.over = True

    # a turn

    def card_visited(self, party: int, place: int, card: int, crystals: int) -> None:
        self.visitor = party
        self.crystals[party] -= crystals
        if place == ANCESTORS:
            self.ancestors -= 1
        else:
            self.slots[place] = 0
            self.gap = place

    def watch_moved(self, party: int, hour: int, points: int) -> None:
        self.ticks += 1
        self.clock[party] = hour * HOUR - self.ticks
        if points:
            self.tally[party * TALLY + ON_TIME * DAYS + self.day - 1] += points

    def wilds_gained(self, party: int, count: int) -> None:
        self.wilds += count

    def token_placed(
        self, party: int, icon: int, column: int, points: int, row_points: int, crystals: int
    ) -> None:
        filled = self.filled[party]
        if icon == WILD:
            self.wilds -= 1
        piece = icon if self.supply[icon] > 0 else WILD
        self.supply[piece] -= 1
        if piece == WILD:
            self.stand_ins[party] |= 1 << 6 * column + count(filled, column)
        self.filled[party] = filled + (1 << 3 * column)
        if points or row_points:
            index = party * TALLY + self.day - 1
            self.tally[index] += points
            self.tally[index + ROWS * DAYS] += row_points
        self.crystals[party] += crystals

    def token_returned(self, party: int, icon: int) -> None:
        if icon == WILD:
            self.wilds -= 1

    def crystals_gained(self, party: int, count: int) -> None:
        self.crystals[party] += count

    def trek_extended(self, party: int, card: int, year: int) -> None:
        self.treks[party] += (card,)
        self.years[party] = year

    def trek_started(self, party: int, card: int, year: int) -> None:
        if self.treks[party]:
            self.finished[party] += (self.treks[party],)
        self.treks[party] = (card,)
        self.years[party] = year

    def row_refilled(self, gap: int, card: int) -> None:
        self.slots = [card, *self.slots[:gap], *self.slots[gap + 1 :]]
        self.gap = -1
        if card:
            self._take_from_deck(card)

    def turn_ended(self, party: int) -> None:
        self.visitor = -1
        self.actor = self.clock.index(min(self.clock))

    def rival_scored(self, party: int, points: int) -> None:
        self.tally[party * TALLY + ICON_POINTS * DAYS + self.day - 1] += points

    # time warp

    def warps_turned_up(self, warps: tuple[int, ...]) -> None:
        self.warps, self.markers = warps, (-1,) * len(warps)
        self.warp_deck = tuple(warp for warp in self.warp_deck if warp not in warps)

    def warp_used(self, party: int, warp: int) -> None:
        place = self.warps.index(warp)
        self.markers = (*self.markers[:place], party, *self.markers[place + 1 :])

    def points_gained(self, party: int, points: int) -> None:
        self.tally[party * TALLY + WARPS * DAYS + self.day - 1] += points

    def crystals_returned(self, party: int, count: int) -> None:
        self.crystals[party] -= count

    def row_refreshed(self, cards: tuple[int, ...]) -> None:
        self.bottom += tuple(card for card in self.slots[1:] if card)
        dealt_first = 4 if self.slots[0] else 5  # an old top moves to slot 5; without one all are dealt
        for card in (*cards[dealt_first:0:-1], cards[0]):
            if card:
                self._take_from_deck(card)
        self.slots = list(cards)

    def slots_swapped(self, first: int, second: int) -> None:
        slots = self.slots[:]
        slots[first], slots[second] = slots[second], slots[first]
        self.slots = slots

    def deck_peeked(self, seat: int, cards: tuple[int | None, ...]) -> None:
        self.arranging = True
        self.stacked = cards
        self.deck = [card for card in self.deck if card not in cards]

    def deck_arranged(self, seat: int, order: tuple[int, ...], top: int) -> None:
        self.arranging = False
        old: tuple[int | None, ...] = (self.slots[0], *self.stacked)
        self.slots = [top, *self.slots[1:]]
        if top in self.deck:
            self.deck = [card for card in self.deck if card != top]
        self.stacked = tuple(old[place] for place in order[1:])

    def turn_repeated(self, party: int) -> None:
        self.visitor = -1
        self.actor = party

    def _take_from_deck(self, card: int) -> None:
        """The deck's top card, now open, leaves what may still come."""
        self.turned += 1
        if self.stacked:
            known, self.stacked = self.stacked[0], self.stacked[1:]
            if known is None:
                self.deck.remove(card)
        elif self.deck:
            self.deck.remove(card)
        else:
            self.bottom = self.bottom[1:]
