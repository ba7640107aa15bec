"""The wonder boards that a seat may choose from, side by side where its hand will lie."""

from __future__ import annotations

import pygame

from game.seven_wonders.moves import TakeBoard
from game.seven_wonders.tables import tables
from game.seven_wonders.view import symbols
from game.seven_wonders.view.places import place
from game.seven_wonders.view.sight import BOARD, Sight
from game.ui import frames, paint, sprites, text
from game.ui.canvas import Canvas
from game.ui.locale import words

WIDEST, HIGH, GAP = 150, 88, 6
PICTURE = (98, 40)
RIGHT = 634
"""Boards may lie as far to the right as the buttons for cards do."""


def offered(sight: Sight) -> list[tuple[TakeBoard, pygame.Rect]]:
    """The boards to choose from, with their places; none but for who chooses."""
    choice = sight.picture.draft.choice
    if sight.topic != "wonders" or choice is None:
        return []
    moves = [move for move in choice.moves if isinstance(move, TakeBoard)]
    hand = place("hand")
    field = pygame.Rect(hand.x, hand.y, RIGHT - hand.x, hand.h)
    wide = min(WIDEST, (field.w + GAP) // max(1, len(moves)) - GAP)
    left = field.centerx - ((wide + GAP) * len(moves) - GAP) // 2
    top = field.centery - HIGH // 2
    return [
        (move, pygame.Rect(left + (wide + GAP) * number, top, wide, HIGH))
        for number, move in enumerate(moves)
    ]


def marks(canvas: Canvas, sight: Sight) -> None:
    """The boards, those pointed at and advised ringed."""
    for number, (move, box) in enumerate(offered(sight)):
        _draw(canvas, move.board, box)
        if sight.picture.here == (BOARD, number):
            frames.ring(canvas, box)
        if sight.picture.hint == move:
            frames.ring(canvas, box, "hint")


def called(board: int) -> str:
    """A wonder's short name and the side."""
    return words(f"seven_wonders.option.boards_{tables().board_ids[board]}")


def _draw(canvas: Canvas, board: int, box: pygame.Rect) -> None:
    """Name, monument, and what each stage brings."""
    t = tables()
    paint.paper(canvas, box, 7)
    size = text.roomy(called(board), box.w - 8)
    text.line(canvas, text.fit(called(board), box.w - 8, size), box.centerx, box.y + 4, "k1", size, "centre")
    picture = sprites.sprite(f"seven_wonders/wonders_small/{t.board_ids[board]}")
    canvas.fill("k0", (box.centerx - 50, box.y + 18, PICTURE[0] + 2, PICTURE[1] + 2))
    canvas.blit(picture, box.centerx - 49, box.y + 19)
    stages = t.stage_gain[board]
    wide = (box.w - 8) // len(stages)
    for number, gain in enumerate(stages):
        left = box.x + 4 + wide * number
        canvas.rounded((left, box.y + 63, wide - 1, 20), "k0", 1)
        canvas.rounded((left + 1, box.y + 64, wide - 3, 18), "p5", 1)
        symbols.draw(canvas, gain.effects, left + wide // 2, box.y + 67, wide - 4)
