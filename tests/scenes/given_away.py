"""A finished game with something to review in it."""

from __future__ import annotations

from game.session.cabinet import Cabinet, Kept
from tests.people import people
from tests.toy.moves import Bid, Give
from tests.toy.options import AuctionOptions


def given_away(cabinet: Cabinet, *players: str) -> Kept:
    """A game in which whoever wins a prize gives a point away, for nothing."""
    options = AuctionOptions(seats=len(players), rounds=3, gifts=True)
    kept = cabinet.open("auction", options, people(*players), seed=5, friendly=False)
    table = kept.table
    while asks := table.asks():
        seat, topic = asks[0].seat, asks[0].topic
        table.answer(seat, Give((seat + 1) % len(players)) if topic == "give" else Bid(0))
    return kept
