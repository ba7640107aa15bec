"""What lives on the title's table: candles and their light, steam, dust in the light, a restless die."""

from __future__ import annotations

from game.ui import sprites
from game.ui.canvas import Canvas

TICK = 0.3
"""Seconds from one picture to the next."""
FLAMES = ((209, 204), (419, 212))
GLOWS = ((181, 174), (395, 184))
"""Left upper corners of what a candle lights up."""
BREATH = (0, 1, 2, 1, 0, 2, 1, 0, 1, 2)
"""How bright a candle is from picture to picture."""
STEAM, WISPS = (214, 260), 6
DIE, DIE_ROLLS = (440, 300), 31
"""Where the die lies, and after how many pictures it rolls again."""
HOPS = ((4, -9), (9, -12), (6, -5), (2, -7), (1, -1))
"""Where it is while it rolls, from picture to picture."""
FACES = (6, 3, 1, 5, 2, 4)
MOTES = (
    (196, 188, 3),
    (231, 222, 5),
    (206, 232, 7),
    (222, 170, 4),
    (401, 206, 4),
    (447, 190, 6),
    (436, 236, 5),
)
"""Grains of dust: where each is at first, and for how many pictures it keeps its place."""
RISE, SWAY = 16, (0, 1, 2, 1, 0, -1)


class TitleTable:
    """Its pictures follow each other as long as time passes."""

    def __init__(self) -> None:
        self._seconds = 0.0

    @property
    def number(self) -> int:
        """Of the present picture, from 0."""
        return int(self._seconds / TICK + 1e-6)

    def update(self, seconds: float) -> bool:
        """Let time pass; whether there is another picture."""
        before = self.number
        self._seconds += seconds
        return self.number != before

    def draw(self, canvas: Canvas) -> None:
        """Paint it over the backdrop."""
        now = self.number
        for candle, place in enumerate(GLOWS):
            bright = BREATH[(now + 3 * candle) % len(BREATH)]
            canvas.blit(sprites.sprite(f"title/glow_{candle}_{bright}"), *place)
        self._draw_dust(canvas, now)
        for candle, place in enumerate(FLAMES):
            canvas.blit(sprites.sprite(f"title/flame_{candle}_{now % 4}"), *place)
        canvas.blit(sprites.sprite(f"title/steam_{now // 3 % WISPS}"), *STEAM)
        self._draw_die(canvas, now)

    @staticmethod
    def _draw_dust(canvas: Canvas, now: int) -> None:
        for number, (x, y, slow) in enumerate(MOTES):
            step = now // slow + 5 * number
            drift = SWAY[step % len(SWAY)]
            canvas.pixel(x + drift, y - step % RISE, "w5" if step % 5 else "p3")

    @staticmethod
    def _draw_die(canvas: Canvas, now: int) -> None:
        rolled, since = divmod(now, DIE_ROLLS)
        x, y = DIE
        if rolled and since < len(HOPS):
            dx, dy = HOPS[since]
            canvas.put(
                sprites.sprite(f"dice/r_tumble_{since}"), x - 4 + dx, y - 3 + dy, (3 - dy // 3, 4 - dy)
            )
            return
        canvas.put(sprites.sprite(f"dice/r_{FACES[rolled % len(FACES)]}_18"), x, y, (2, 2))
