"""The celebration of a game that has none of its own: a wooden floor with piles of coins."""

from __future__ import annotations

from game.scenes.backdrop import backdrop
from game.tabletop.celebration import Celebration, Ending, Tab
from game.tabletop.views import override
from game.ui.canvas import Canvas


class Hall(Celebration):
    """The podium stands on a plain floor."""

    @override
    def tab(self, key: str, ending: Ending) -> Tab | None:
        return None

    @override
    def draw(self, canvas: Canvas, ending: Ending) -> None:
        canvas.blit(backdrop("result"), 0, 0)
