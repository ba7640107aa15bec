from __future__ import annotations

from typing import ClassVar

from game.core.rules import Event


class HandReceived(Event, frozen=True, tag="HandReceived"):
    hidden: ClassVar[tuple[str, ...]] = ("cards",)
    seat: int
    cards: tuple[int | None, ...]


class PrizeTurned(Event, frozen=True, tag="PrizeTurned"):
    reveals: ClassVar[bool] = True
    value: int


class CardBid(Event, frozen=True, tag="CardBid"):
    seat: int
    place: int
    card: int


class PrizeWon(Event, frozen=True, tag="PrizeWon"):
    seat: int


class PointGiven(Event, frozen=True, tag="PointGiven"):
    seat: int
    to: int | None
