"""The numbers by which an AI judges a site in My City; fitted by self-play (`game.my_city.fit`)."""

from __future__ import annotations

from functools import cache

from game.core.components import Component, read
from game.my_city.catalog import DATA

FILE = DATA / "evaluation.json"


class Weights(Component, frozen=True):
    """Points a feature is worth.

    Ground: *tree*, *rock*, *gold* a cell built over (an empty cell: 1). *open*, *open_late*: an open cell
    beside the building, in an empty and in a full city. *hole*, *hole_rock*: a single cell cut off. *end*:
    a dead end one cell wide. *lead*: a building more in the largest group; *join*: each group touched;
    *apart*: a new group beside others; *block*: an open cell built over that lay beside other colours
    only. *well_n*: a well with n sides covered, each by a building of its own; *church_n*: a church beside
    n colours; *church_room*: an open cell beside a church that lacks a colour, *church_waste*: one built
    over in vain. *skip*: passing.
    """

    provenance: str
    tree: float
    rock: float
    gold: float
    open: float
    open_late: float
    hole: float
    hole_rock: float
    end: float
    lead: float
    join: float
    apart: float
    block: float
    well_0: float
    well_1: float
    well_2: float
    well_3: float
    church_1: float
    church_2: float
    church_room: float
    church_waste: float
    skip: float


def read_weights() -> Weights:
    """The weights that come with the game; raises `BadData`."""
    return read(FILE, Weights)


@cache
def weights() -> Weights:
    """The weights that come with the game, read once."""
    return read_weights()
