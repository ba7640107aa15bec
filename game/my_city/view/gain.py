"""What an episode has brought a seat, below its total: its place, circles and stickers."""

from __future__ import annotations

from collections.abc import Sequence

from game.core.score import ScoreSheet, rank
from game.my_city.campaign import episode, ground_of
from game.my_city.course import columns
from game.my_city.view import circles, pieces
from game.my_city.view.ground import PIECES
from game.ui import sprites
from game.ui.canvas import Canvas
from game.ui.digits import big

PIP, GAP = 8, 2
PLACE, SIGN = 11, 14
"""The width that the place and a sticker's sign take, in pixels."""
KEPT = {"cog": "icons/cog", "nugget": "icons/gold", "church4": "icons/house_church"}
"""The signs of what lies on no cell."""


def draw_gain(
    canvas: Canvas, part: int, sheets: Sequence[ScoreSheet], party: int, box: tuple[int, int, int, int]
) -> None:
    """The place as a number, a disc for each circle, a sign for each sticker, in the middle of the box."""
    ranks = {standing.party: standing.rank for standing in rank(sheets)}
    reward = episode(part).evaluation[columns(tuple(sheets))[party]]
    x, y, w, h = box
    wide = PLACE + reward.circles * (PIP + GAP) + len(reward.stickers) * SIGN
    left, middle = x + (w - wide) // 2, y + h // 2
    big(canvas, ranks[party], left, middle - 3, "k3", None)
    left += PLACE
    main, _ = pieces.inks(party)
    for _ in range(reward.circles):
        circles.filled(canvas, main, left, middle - PIP // 2, PIP)
        left += PIP + GAP
    for name in reward.stickers:
        sign = sprites.sprite(KEPT.get(name) or f"my_city/pieces/sticker_{PIECES[ground_of(name)]}_12")
        canvas.blit(sign, left + (SIGN - sign.get_width()) // 2, middle - sign.get_height() // 2)
        left += SIGN
