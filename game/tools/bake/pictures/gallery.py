"""A gallery holds the pictures of one kind, by the id of the card."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from game.tools.bake.pictures.busts import portrait
from game.tools.bake.pictures.drawing import Drawing
from game.tools.bake.pictures.looks import Look
from game.tools.bake.pictures.stage import Painter, painted

TREKKING = (53, 36)
"""The master of a Trekking picture: trimmed to 52x34 on the card, doubled to 106x72 in the detail."""
WONDERS = (52, 42)
IDEAS = (52, 38)
ORDERS = (52, 30)
CHAPTERS = (132, 48)


class Gallery:
    """Pictures of one size by card id: scenes registered by `scene`, people by `people`."""

    def __init__(self, size: tuple[int, int]) -> None:
        self.size = size
        self.painters: dict[str, Painter] = {}

    def scene(self, card: str | int) -> Callable[[Painter], Painter]:
        """Registers the decorated painter for a card; ValueError if the card has a picture already."""

        def register(painter: Painter) -> Painter:
            self._add(str(card), painter)
            return painter

        return register

    def people(self, looks: Mapping[int, Look] | Mapping[str, Look]) -> None:
        """Registers portraits; ValueError if a card has a picture already."""
        for card, look in looks.items():
            self._add(str(card), portrait(look))

    def join(self, others: Iterable[Gallery]) -> Gallery:
        """Takes over the pictures of other galleries of the same size; returns itself."""
        for other in others:
            if other.size != self.size:
                raise ValueError(f"galleries of {self.size} and {other.size}")
            for card, painter in other.painters.items():
                self._add(card, painter)
        return self

    def paint(self, card: str, unit: int = 1) -> Drawing:
        """A finished picture; *unit* 2 for the large window. KeyError for an unknown card."""
        return painted(self.painters[card], unit, self.size)

    def _add(self, card: str, painter: Painter) -> None:
        if card in self.painters:
            raise ValueError(f"{card}: there is a picture already")
        self.painters[card] = painter
