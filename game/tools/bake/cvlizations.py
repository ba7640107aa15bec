"""CVlizations: ``ideas``, 52x38, and ``orders``, 52x30, under ``cvlizations/``, called by their ids."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from game.tools.bake.atlas import Sheet
from game.tools.bake.pictures import walls
from game.ui import palette

DATA = palette.ASSETS / "data" / "cvlizations"
ROW = 540
"""Pixels of a row of cards: ten windows."""


def _sheet(kind: str) -> Callable[[], Sheet]:
    def sheet() -> Sheet:
        cards = [card["id"] for card in msgspec.json.decode((DATA / f"{kind}.json").read_bytes())]
        gallery = walls.wall(f"cvlizations/{kind}")
        return Sheet({card: gallery.paint(card).surface for card in cards}, width=ROW)

    return sheet


SHEETS = {f"cvlizations/{kind}": _sheet(kind) for kind in ("ideas", "orders")}
