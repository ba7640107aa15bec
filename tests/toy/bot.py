from __future__ import annotations

from game.ai.bot import Bot

from .options import AuctionOptions
from .rules import RULES
from .state import AuctionState


class AuctionBot(Bot[AuctionState, AuctionOptions]):
    method = "tree"


BOT = AuctionBot(RULES)
