"""A view and what it sees now: worked out once for each picture."""

from __future__ import annotations

from typing import Generic

from game.core.rules import S
from game.tabletop.picture import Picture
from game.tabletop.views import V, View


class Looking(Generic[S, V]):
    """Keeps the latest sight as long as the picture stays equal."""

    def __init__(self, view: View[S, V]) -> None:
        self.view = view
        self._latest: tuple[Picture[S], V] | None = None

    def see(self, picture: Picture[S]) -> V:
        """The picture, worked out."""
        if self._latest is None or self._latest[0] != picture:
            self._latest = picture, self.view.see(picture)
        return self._latest[1]
