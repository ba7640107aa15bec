"""A page of the toy game: one spot, and what a click there means."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import replace
from typing import Any

import pygame
import pytest

from game.tabletop.page import Gaze, Page, Shelf, Wish
from game.tabletop.rooms import Pages
from game.ui.canvas import Canvas
from game.ui.focus import Spot
from tests.toy import room

BOX = pygame.Rect(100, 100, 60, 40)
ARRIVED = 3.0
"""Seconds until all on it has arrived."""


class PlainPage:
    """Notes what it is asked."""

    lively = True

    def __init__(self, wish: Wish = None, shelf: Shelf | None = None) -> None:
        self.wish = wish
        self.shelf = shelf
        self.pressed: list[Hashable] = []
        self.sure: list[Hashable] = []
        self.seen: list[Gaze] = []
        self.cues: list[tuple[float, float]] = []

    def heading(self) -> str:
        return "Plain"

    def prompt(self, here: Hashable | None) -> str:
        return f"here: {here}"

    def spots(self) -> Sequence[Spot]:
        return [Spot("door", BOX, "doors")]

    def press(self, spot: Hashable) -> Wish:
        self.pressed.append(spot)
        return self.wish

    def confirmed(self, about: Hashable) -> None:
        self.sure.append(about)

    def hurry(self, seconds: float) -> float:
        return max(seconds, ARRIVED)

    def cue(self, before: float, now: float) -> str:
        self.cues.append((before, now))
        return ""

    def draw(self, canvas: Canvas, look: Gaze) -> None:
        self.seen.append(look)
        canvas.fill("w1", (0, 18, 640, 318))
        canvas.fill("y5" if look.here == "door" else "y3", BOX)


def lay_out(monkeypatch: pytest.MonkeyPatch, finale: PlainPage | None = None) -> list[PlainPage]:
    """The toy game has pages now; those that its box opens come into what is returned."""
    opened: list[PlainPage] = []

    def shelf(told: Shelf) -> Page:
        opened.append(PlainPage(shelf=told))
        return opened[-1]

    def draw_gain(canvas: Canvas, part: int, sheets: Any, party: int, box: Any) -> None:
        canvas.fill("r3", box)

    pages = Pages(shelf, lambda state, names: finale, draw_gain)
    monkeypatch.setattr(room, "ROOM", replace(room.ROOM, pages=lambda: pages))
    return opened
