"""What lies in each chapter's envelope: up to three cards, each with what is new or gone.

Only what holds from the chapter's first episode on: its later episodes keep their surprises.
"""

from __future__ import annotations

from typing import Literal, NamedTuple

from game.my_city.campaign import episode, episodes
from game.my_city.view.account import printed

Crop = tuple[int, int, int]
"""Which chapter's picture is shown, and the upper left corner of the part that is."""
PIECE = "my_city/pieces/"


class Leaf(NamedTuple):
    """A card.

    *word*: the last part of its texts' ids. *signs*: sprites, side by side. *rows*: of the overview, that
    come or go with it; the first one's points stand beside the signs, or else *points*. *crop*: a part of
    a picture instead of signs.
    """

    tag: Literal["new", "gone"]
    word: str
    ramp: str
    signs: tuple[str, ...] = ()
    rows: tuple[str, ...] = ()
    crop: Crop | None = None
    points: int | None = None


LEAVES: dict[int, tuple[Leaf, ...]] = {
    1: (
        Leaf("new", "trees", "g", (f"{PIECE}trees",), ("trees",)),
        Leaf("new", "rocks", "s", (f"{PIECE}rocks",), ("rocks",)),
        Leaf("new", "empties", "o", (f"{PIECE}square",), ("empties",)),
    ),
    2: (
        Leaf("new", "churches", "v", ("icons/house_church_24",) * 3),
        Leaf("new", "blocking", "k", ("my_city/cards/obstacle_small",)),
        Leaf("new", "own_church", "y", ("icons/house_church_24", "icons/plus")),
    ),
    3: (
        Leaf("new", "flood", "b", crop=(3, 6, 26)),
        Leaf("new", "passing", "o", ("icons/fast_24",), ("pass",), points=-1),
    ),
    4: (
        Leaf("new", "veins", "y", (f"{PIECE}vein",), ("gold",)),
        Leaf("new", "nuggets", "o", ("icons/gold_24",) * 2, ("gold_late",)),
        Leaf("gone", "water", "k", rows=("dikes",), crop=(3, 86, 46)),
    ),
    5: (
        Leaf("new", "investor", "y", ("icons/coin_24",), ("investor",)),
        Leaf("new", "broke", "r", ("icons/flag_24",), points=0),
        Leaf("gone", "old_wells", "k", (f"{PIECE}well", f"{PIECE}vein"), ("wells", "gold_late")),
    ),
    6: (
        Leaf("new", "mine", "b", (f"{PIECE}entrance_blue", "icons/pick_24"), ("mines",)),
        Leaf("gone", "smoke", "k", crop=(5, 18, 4)),
    ),
    7: (
        Leaf("new", "railroad", "g", (f"{PIECE}track_across",), ("railroad",)),
        Leaf("new", "tracks", "b", (f"{PIECE}track", f"{PIECE}track_across")),
        Leaf("gone", "investor_gone", "k", ("icons/coin_24", "icons/pick_24"), ("investor", "mines")),
    ),
    8: (
        Leaf("new", "palace", "v", (f"{PIECE}palace",)),
        Leaf("new", "parks", "g", ("icons/pine_24",), ("parks",)),
        Leaf("gone", "factories_gone", "k", ("icons/cog_24",), ("factories",)),
    ),
}


def first(chapter: int) -> int:
    """The number of a chapter's first episode."""
    return episodes().chapters[chapter - 1].episodes[0]


def begins(n: int) -> bool:
    """Whether an episode is its chapter's first."""
    return first(episode(n).chapter) == n


def points(leaf: Leaf, chapter: int) -> int | None:
    """What stands beside the signs: what one thing of a new row gives."""
    if leaf.points is not None or leaf.tag == "gone" or not leaf.rows:
        return leaf.points
    rows = {row.name: row.each for row in printed(episode(first(chapter)))}
    return rows[leaf.rows[0]] or None
