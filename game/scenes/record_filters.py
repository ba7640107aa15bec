"""The row of games above the records: a picture and a name each, and one for all of them."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence

import pygame

from game.scenes import game_pictures
from game.ui import text
from game.ui.canvas import Canvas
from game.ui.focus import Spot
from game.ui.frames import ring
from game.ui.locale import words
from game.ui.widgets.base import Look, Widget

BOX = (194, 27, 438, 38)
ALL = "all"


class RecordFilters(Widget):
    """A spot ``("filters", game)`` for each game, the first for all."""

    def __init__(
        self, games: Sequence[str | None], chosen: str | None, choose: Callable[[str | None], None]
    ) -> None:
        super().__init__("filters", BOX, group="filters")
        self.games = games
        self.chosen = chosen
        self.choose = choose

    def _place(self, number: int) -> pygame.Rect:
        x, y, w, h = BOX
        return pygame.Rect(x + w * number // len(self.games), y, w // len(self.games) - 1, h - 2)

    def spots(self) -> list[Spot]:
        return [
            Spot(("filters", game or ALL), self._place(number), "filters")
            for number, game in enumerate(self.games)
        ]

    def activate(self, spot_id: Hashable) -> None:
        if isinstance(spot_id, tuple):
            self.choose(None if spot_id[1] == ALL else str(spot_id[1]))

    def draw(self, canvas: Canvas, look: Look) -> None:
        for number, game in enumerate(self.games):
            box, spot = self._place(number), ("filters", game or ALL)
            self._draw_one(canvas, game, box)
            if look.current == spot or game == self.chosen:
                ring(canvas, box, "focus" if look.current == spot else "chosen")

    def _draw_one(self, canvas: Canvas, game: str | None, box: pygame.Rect) -> None:
        on = game == self.chosen
        ramp = "y" if game is None else game_pictures.ramp(game)
        canvas.shadow(box, (1, 2), -2, 2)
        canvas.rounded(box, "k0", 2)
        canvas.rounded(box.inflate(-2, -2), f"{ramp}{3 if on and game is None else 2}", 1)
        canvas.across(box.x + 2, box.y + 1, box.w - 4, f"{ramp}4")
        canvas.across(box.x + 2, box.bottom - 2, box.w - 4, f"{ramp}1")
        if game is None:
            self._draw_all(canvas, box)
        else:
            canvas.fill("k0", (box.x + 3, box.y + 3, box.w - 6, 18))
            canvas.blit(game_pictures.picture(game, (box.w - 8, 16)), box.x + 4, box.y + 4)
        name = words("scenes.records.all") if game is None else game_pictures.short_name(game)
        lines, size, step = text.settle(name, box.w - 1, 20, text.SMALL)
        y = box.bottom - 3 - text.real_size(size) - step * (len(lines) - 1)
        for number, line in enumerate(lines):
            text.line(canvas, line, box.centerx, y + step * number, "p5", size, "centre", "k0")

    def _draw_all(self, canvas: Canvas, box: pygame.Rect) -> None:
        games = [game for game in self.games if game is not None]
        step = min(11, (box.w - 10) // max(1, len(games)))
        left = box.centerx - step * len(games) // 2
        for number, game in enumerate(games):
            ramp = game_pictures.ramp(game)
            canvas.rounded((left + step * number, box.y + 5, step + 1, 15), "k0", 1)
            canvas.rounded((left + step * number + 1, box.y + 6, step - 1, 13), f"{ramp}3", 1)
            canvas.across(left + step * number + 2, box.y + 6, step - 3, f"{ramp}4")
