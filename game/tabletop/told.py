"""A tiding in words."""

from __future__ import annotations

from typing import NamedTuple

from game.tabletop.tidings import Tiding
from game.ui.locale import words


class Told(NamedTuple):
    """A tiding in the present language."""

    tiding: Tiding
    words: str
    more: tuple[str, ...] = ()
    """The sentences on what else belongs to it."""

    @property
    def line(self) -> str:
        """With what it brought who did it."""
        points = self.tiding.points
        if not points:
            return self.words
        return words("scenes.news.with_points", told=_unended(self.words), points=f"{points:+d}")


def _unended(said: str) -> str:
    """A sentence without its full stop."""
    return said.rstrip(".。")
