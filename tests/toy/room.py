from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.ai.bot import Bot
from game.core.rules import Event
from game.tabletop.rooms import Room
from game.tabletop.tidings import Tiding
from game.tabletop.views import View

from .events import CardBid, PrizeWon
from .options import AuctionOptions
from .rules import RULES
from .state import AuctionState


def bot() -> Bot[AuctionState, AuctionOptions]:
    from .bot import BOT

    return BOT


def view(options: AuctionOptions, names: Sequence[str]) -> View[AuctionState, Any]:
    from .view import TableView

    return TableView(names)


def tidings(events: Sequence[Event], options: AuctionOptions, seat: int) -> list[Tiding]:
    """Every bid, with the prize it won."""
    bids = [event for event in events if isinstance(event, CardBid)]
    won = {event.seat for event in events if isinstance(event, PrizeWon)}
    return [Tiding(bid, (bid,), "icons/star", int(bid.seat in won)) for bid in bids]


ROOM = Room(RULES, bot=bot, view=view, tidings=tidings)
