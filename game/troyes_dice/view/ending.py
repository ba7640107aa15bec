"""The end of a game: the score is counted line by line, then everybody's flag hops."""

from __future__ import annotations

import math
from collections.abc import Mapping

import pygame

from game.tabletop.views import Clip
from game.troyes_dice import events
from game.troyes_dice.scoring import total
from game.troyes_dice.sheet import COLOURS, ROWS
from game.troyes_dice.state import TroyesState
from game.troyes_dice.view import summary
from game.troyes_dice.view.places import place
from game.ui import frames, sprites
from game.ui.canvas import Canvas

LINES = (*ROWS, *COLOURS)
EACH, HOPS, HOP = 0.12, 3, 0.3
"""Seconds for a line; how often a flag hops; seconds for a hop."""
HIGH, LOW = 6, 3
"""How high the best flags hop, and the others'."""


def game_ended(
    event: events.GameEnded, before: TroyesState, seat: int, plates: Mapping[int, pygame.Rect]
) -> Clip:
    """Each line of the score lights up, the citizens last; then the flags hop, the best ones highest."""
    boxes = [pygame.Rect(summary.score_box(name)) for name in LINES]
    boxes += [place("citizens"), place("total")]
    counted = EACH * len(boxes)
    seconds = counted + HOPS * HOP
    worth = [total(sheet) for sheet in before.sheets]

    stands = _stands(seat, plates)

    def draw(canvas: Canvas, share: float) -> None:
        now = share * seconds
        if now < counted:
            frames.ring(canvas, boxes[min(len(boxes) - 1, int(now / EACH))], "chosen")
            return
        hop = abs(math.sin((now - counted) / HOP * math.pi))
        for other, (x, y) in stands.items():
            best = worth[other] == max(worth)
            _flag(canvas, other, x, y - round((HIGH if best else LOW) * hop), best)

    return Clip(seconds, draw, "score")


def _stands(seat: int, plates: Mapping[int, pygame.Rect]) -> dict[int, tuple[int, int]]:
    """Where each seat's flag stands: over the own total, over the others' points."""
    found = {other: (plate.right - 12, plate.y + 7) for other, plate in plates.items()}
    own = place("total")
    return found | {seat: (own.centerx, own.y + 6)}


def _flag(canvas: Canvas, seat: int, x: int, y: int, best: bool) -> None:
    picture = sprites.sprite(f"seats/flag_{seat}")
    canvas.put(picture, x - 4, y - 9, (1, 2), -1)
    if best:
        laurel = sprites.sprite("icons/laurel")
        canvas.blit(laurel, x - 6 - laurel.get_width(), y - 4 - laurel.get_height() // 2)
