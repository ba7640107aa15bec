"""The numbers by which an AI judges a city of 7 Wonders; fitted by self-play (`game.seven_wonders.fit`)."""

from __future__ import annotations

from functools import cache

from game.core.components import Component, demand, read
from game.seven_wonders.catalog import DATA

FILE = DATA / "evaluation.json"


class Weights(Component, frozen=True):
    """What the parts of a judgement are worth, in points unless said otherwise."""

    provenance: str
    missing: tuple[float, ...]
    """How much it hinders to lack so many resources of a cost; the last for more, too."""
    economy: float
    """For each missing resource less, a remaining turn."""
    goods: float
    """For any resource, over a whole game."""
    doubt: float
    """The share that symbols count less while the whole game is to come, and others want them, too."""
    symbol: float
    """For any symbol, over a whole game."""
    symbols: float
    """For any symbol and each that stands, over a whole game."""
    set_later: float
    """For the next set being nearer, while there are turns left."""
    discount: float
    """For a trading post or a dock, over a whole game."""
    liquid: float
    """What a full purse is good for, besides points, while there is much to buy."""
    liquid_coins: float
    """Coins with which about two thirds of that are reached."""
    arms: float
    """A factor for what shields change."""
    arms_now: float
    arms_turn: float
    """The shields that still may come in this age: at its end, and more for each turn left."""
    arms_later: float
    arms_age: float
    """The same for the next age, and more for each age after it."""
    arms_fade: float
    """How much less each later conflict counts."""
    gift: float
    """What a coin in a neighbour's hand costs."""
    growth: dict[str, float]
    """By counter, what a city still gains of it in a whole game."""
    knacks: dict[str, float]
    """By kind of effect, what it has been worth, over a whole game where it lasts."""


def read_weights() -> Weights:
    """The weights that come with the game; raises `BadData`."""
    found = read(FILE, Weights)
    demand(len(found.missing) > 1 and found.missing[0] == 0, FILE.name, "missing: must begin with 0")
    return found


@cache
def weights() -> Weights:
    """The weights that come with the game, read once."""
    return read_weights()
