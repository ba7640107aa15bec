from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import dataclass
from typing import Any

import pygame

from game.core.rules import Event
from game.tabletop.meaning import Answer, Meaning, Redraft
from game.tabletop.picture import Picture
from game.tabletop.views import Clip, Heading, Press, Prompt, View, override
from game.ui.canvas import Canvas
from game.ui.focus import Spot

from .moves import Bid, Give
from .state import AuctionState


@dataclass(frozen=True, slots=True)
class Sight:
    picture: Picture[AuctionState]
    cards: int
    """How many cards the seat that looks has in its hand."""


class TableView(View[AuctionState, Sight]):
    """The hand as a row of rectangles, a button for giving nothing."""

    accent = "b"

    def __init__(self, names: Sequence[str]) -> None:
        self.names = names

    @override
    def see(self, picture: Picture[AuctionState]) -> Sight:
        return Sight(picture, len(picture.state.hands[picture.seat]))

    @override
    def heading(self, sight: Sight) -> Heading:
        return Heading([], 3, sight.picture.state.round)

    @override
    def prompt(self, sight: Sight) -> Prompt:
        return Prompt("scenes.table.seat", {"n": sight.picture.seat + 1})

    @override
    def buttons(self, sight: Sight) -> Sequence[Press]:
        ask = sight.picture.ask
        return [Press("nobody", "-")] if ask is not None and ask.topic == "give" else []

    @override
    def draw(self, canvas: Canvas, sight: Sight) -> None:
        canvas.fill("w1")
        for spot in self.spots(sight):
            canvas.rounded(spot.rect, "p4", 2)

    @override
    def spots(self, sight: Sight) -> Sequence[Spot]:
        return [
            Spot(("card", n), pygame.Rect(40 + 60 * n, 200, 50, 80), "hand") for n in range(sight.cards + 1)
        ]

    @override
    def press(self, spot: Hashable, sight: Sight) -> Meaning:
        if spot == "nobody":
            return Answer(Give(None))
        assert isinstance(spot, tuple)
        return Answer(Bid(spot[1]))

    @override
    def command(self, name: str, sight: Sight) -> Meaning:
        if name != "wheel_up":
            return None
        draft = sight.picture.draft
        turned = draft.turned.get("turned", 0)
        assert isinstance(turned, int)
        return Redraft(draft.turn(turned=turned + 1))

    @override
    def clip(self, event: Event, before: AuctionState, sight: Sight) -> Clip | None:
        def draw(canvas: Canvas, share: float) -> Any:
            canvas.fill("y4", (0, 30, int(share * 600), 4))

        return Clip(0.2, draw)
