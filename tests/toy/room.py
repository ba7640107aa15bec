from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.ai.bot import Bot
from game.tabletop.rooms import Room
from game.tabletop.views import View

from .options import AuctionOptions
from .rules import RULES
from .state import AuctionState


def bot() -> Bot[AuctionState, AuctionOptions]:
    from .bot import BOT

    return BOT


def view(options: AuctionOptions, names: Sequence[str]) -> View[AuctionState, Any]:
    from .view import TableView

    return TableView(names)


ROOM = Room(RULES, bot=bot, view=view)
