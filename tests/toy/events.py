from __future__ import annotations

from typing import ClassVar

from game.core.rules import Event


class HandReceived(Event, frozen=True):
    hidden: ClassVar[tuple[str, ...]] = ("cards",)
    seat: int
    cards: tuple[int | None, ...]


class PrizeTurned(Event, frozen=True):
    reveals: ClassVar[bool] = True
    value: int


class CardBid(Event, frozen=True):
    seat: int
    place: int
    card: int


class PrizeWon(Event, frozen=True):
    seat: int


class PointGiven(Event, frozen=True):
    seat: int
    to: int | None


AnyEvent = HandReceived | PrizeTurned | CardBid | PrizeWon | PointGiven
