from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from typing import Any

import pygame

from game.ui.canvas import Canvas
from game.ui.focus import Spot
from game.ui.tabletop import Answer, Clip, Heading, Meaning, Picture, Press, Prompt

from .moves import Bid, Give


class TableView:
    """The hand as a row of rectangles, a button for giving nothing."""

    accent = "b"
    line_ramps: Mapping[str, str] = {}

    def __init__(self, rules: Any, options: Any, names: Sequence[str]) -> None:
        self.names = names
        self.turned = 0

    def heading(self, picture: Picture) -> Heading:
        return Heading([], 3, picture.state.round)

    def prompt(self, picture: Picture) -> Prompt:
        return Prompt("scenes.table.seat", {"n": picture.seat + 1})

    def buttons(self, picture: Picture) -> Sequence[Press]:
        return [Press("nobody", "-")] if picture.ask.topic == "give" else []

    def draw(self, canvas: Canvas, picture: Picture) -> None:
        canvas.fill("w1")
        for spot in self.spots(picture):
            canvas.rounded(spot.rect, "p4", 2)

    def spots(self, picture: Picture) -> Sequence[Spot]:
        hand = picture.state.hands[picture.seat]
        return [
            Spot(("card", n), pygame.Rect(40 + 60 * n, 200, 50, 80), "hand") for n in range(len(hand) + 1)
        ]

    def written(self, picture: Picture) -> Sequence[pygame.Rect]:
        return []

    def press(self, spot: Hashable, picture: Picture) -> Meaning:
        if spot == "nobody":
            return Answer(Give(None))
        assert isinstance(spot, tuple)
        return Answer(Bid(spot[1]))

    def command(self, name: str, picture: Picture) -> bool:
        self.turned += name == "wheel_up"
        return name == "wheel_up"

    def show_hint(self, picture: Picture) -> None:
        pass

    def clip(self, event: Any, before: Any, seat: int) -> Clip | None:
        return Clip(0.2, lambda canvas, share: canvas.fill("y4", (0, 30, int(share * 600), 4)))
