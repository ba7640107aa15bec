"""The numbers by which an AI judges CVlizations; fitted by self-play (`game.cvlizations.fit`)."""

from __future__ import annotations

from functools import cache

from game.core.components import Component, demand, read
from game.cvlizations.catalog import DATA, load

FILE = DATA / "evaluation.json"


class Weights(Component, frozen=True):
    """What things are worth, in happiness at the end of the game."""

    provenance: str
    steps: tuple[float, ...]
    """One more of a resource, by how many of it one has; the last for all more."""
    last_steps: tuple[float, ...]
    """The same when nothing more can be bought."""
    last_purchase: float
    """The share of a resource's worth that is left with one purchase to come."""
    theft: float
    """What a resource the robbed lose adds to the thief's own gain."""
    harm: float
    """The share of what a robbed resource was worth to its owner that counts for the thief."""
    lead: float
    """How much rather one robs somebody for each point of happiness they have."""
    late: float
    """For an idea that scores at the end by what one will still buy, a round."""
    more: float
    """How likely a card that nobody sees is a certain order."""
    noise: float
    """How far a playout strays from its judgement of an order."""
    rates: dict[str, float]
    """By idea, the happiness a round that it brings by what it does in play."""
    at_end: dict[str, float]
    """By idea, the happiness expected at the end from what resources are left."""


def read_weights() -> Weights:
    """The weights that come with the game; raises `BadData`."""
    found = read(FILE, Weights)
    ideas = {card.id for card in load().cards}
    demand(set(found.rates) | set(found.at_end) <= ideas, FILE.name, "rates, at_end: not ideas")
    demand(found.steps and found.last_steps, FILE.name, "steps: there are none")
    return found


@cache
def weights() -> Weights:
    """The weights that come with the game, read once."""
    return read_weights()
