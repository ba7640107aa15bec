from __future__ import annotations

from typing import ClassVar

from game.core.rules import Event, State, declared

from . import events
from .options import AuctionOptions

CARDS = frozenset(range(1, 17))
PRIZES = frozenset(range(2, 8))


class AuctionState(State):
    __slots__ = ("bids", "gift", "hands", "options", "played", "points", "prize", "prizes", "round")
    events: ClassVar[tuple[type[Event], ...]] = declared(events, Event)

    def __init__(self, options: AuctionOptions) -> None:
        self.options = options
        self.hands: list[tuple[int | None, ...]] = [()] * options.seats
        self.played: frozenset[int] = frozenset()
        self.prizes = PRIZES
        self.prize = 0
        self.round = 0
        self.bids: dict[int, int] = {}
        self.gift: int | None = None
        self.points = [0] * options.seats

    def copy(self) -> AuctionState:
        new = AuctionState.__new__(AuctionState)
        new.options, new.played, new.prizes = self.options, self.played, self.prizes
        new.prize, new.round, new.gift = self.prize, self.round, self.gift
        new.hands, new.bids, new.points = self.hands[:], self.bids.copy(), self.points[:]
        return new

    def hand_received(self, seat: int, cards: tuple[int | None, ...]) -> None:
        self.hands[seat] = cards

    def prize_turned(self, value: int) -> None:
        self.prize, self.prizes = value, self.prizes - {value}
        self.round += 1
        self.bids = {}

    def card_bid(self, seat: int, place: int, card: int) -> None:
        self.hands[seat] = self.hands[seat][:place] + self.hands[seat][place + 1 :]
        self.played |= {card}
        self.bids[seat] = card

    def prize_won(self, seat: int) -> None:
        self.points[seat] += self.prize
        self.gift = seat if self.options.gifts else None

    def point_given(self, seat: int, to: int | None) -> None:
        self.gift = None
        if to is not None:
            self.points[seat] -= 1
            self.points[to] += 1
