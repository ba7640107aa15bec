"""The challenge of the day: a solo game against the master."""

from __future__ import annotations

from game.core.challenge import Challenge
from game.troyes_dice.options import TroyesOptions

CHALLENGE = Challenge(TroyesOptions(seats=1), "master")
