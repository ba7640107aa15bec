from __future__ import annotations

from typing import ClassVar, Literal

from game.ai.bot import Bot

from .options import AuctionOptions
from .rules import RULES
from .state import AuctionState


class AuctionBot(Bot[AuctionState, AuctionOptions]):
    method: ClassVar[Literal["halving", "tree"]] = "tree"


BOT = AuctionBot(RULES)
