"""The toy game as the laws take it: its rules and option sets."""

from __future__ import annotations

from .options import AuctionOptions
from .rules import RULES

CASES = [(RULES, AuctionOptions(seats=2)), (RULES, AuctionOptions(seats=4, rounds=2, gifts=False))]
