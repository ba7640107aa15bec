"""How one person looks: the lines that declare a portrait."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from game.tools.bake.pictures.drawing import Drawing
from game.tools.bake.pictures.stage import Painter

Part = Callable[[Drawing], None]


class Look(msgspec.Struct, frozen=True, kw_only=True):
    """One person. Everything but *wear* has a default; a portrait is these lines and nothing else.

    *at*: the column of the face; *lift* raises or sinks it; *turn*: the features look aside. *behind* is
    drawn first (wings, a bow over the shoulder), *held* last. *beside*: a second person, further back.
    """

    wear: Part
    skin: str = "fair"
    skull: str = "oval"
    hair: str = "brown"
    front: str = ""
    back: str = ""
    locks: str = ""
    beard: str = ""
    eyes: str = "plain"
    brow: str = "even"
    mouth: str = "calm"
    nose: str = "short"
    turn: int = 0
    lift: int = 0
    at: int = 26
    hat: Part | None = None
    behind: Part | None = None
    held: Part | None = None
    scene: Painter | None = None
    marks: tuple[Part, ...] = ()
    beard_hair: str = ""
    beside: Look | None = None
