"""Finished games as cards: picture, day, how it ended, who played, and with what score."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence

import pygame

from game.core.players import Player
from game.core.store import SeatResult
from game.scenes import caveats, game_pictures, person_names
from game.scenes.table_cards import FACE, draw_face, title_bar
from game.session.history import Played, is_whole, seats_by_rank
from game.ui import paint, sprites, text
from game.ui.canvas import Canvas
from game.ui.digits import big, big_width
from game.ui.focus import Spot, Tip
from game.ui.locale import TEXTS, words
from game.ui.widgets.base import Look
from game.ui.widgets.scroll import ScrollArea

BOX = (192, 68, 441, 264)
CARD = (209, 84)
PITCH = (214, 88)
ACROSS = 2
PICTURE = (4, 18, 98, 50)
MOST_FACES = 4


class RecordCards(ScrollArea):
    """A spot ``("games", number)`` for each game, the latest first."""

    def __init__(self, games: Sequence[Played], chosen: int, choose: Callable[[int], None]) -> None:
        super().__init__("games", BOX, group="games")
        self.games = games
        self.chosen = chosen
        self.choose = choose

    def content_height(self) -> int:
        return PITCH[1] * -(-len(self.games) // ACROSS)

    def scroll(self, by: int) -> bool:
        rows = round(by / PITCH[1]) or (by > 0) - (by < 0)
        return super().scroll(rows * PITCH[1])

    def _place(self, number: int, x: int, y: int) -> pygame.Rect:
        return pygame.Rect(x + 2 + PITCH[0] * (number % ACROSS), y + 2 + PITCH[1] * (number // ACROSS), *CARD)

    def content_spots(self, x: int, y: int, width: int) -> list[Spot]:
        return [
            Spot(("games", number), self._place(number, x, y), "games", tip=_tip(game, self._title(game)))
            for number, game in enumerate(self.games)
        ]

    def _title(self, game: Played) -> str:
        return title_of(game, is_whole(game, self.games))

    def activate(self, spot_id: Hashable) -> None:
        if isinstance(spot_id, tuple) and isinstance(spot_id[1], int):
            self.choose(spot_id[1])

    def paint(self, canvas: Canvas, look: Look, x: int, y: int, width: int) -> None:
        for number, game in enumerate(self.games):
            box = self._place(number, x, y)
            if box.colliderect(self.rect):
                _paint_card(canvas, game, box, self._title(game))
                if number == self.chosen:
                    canvas.ring(box.inflate(2, 2), ("y5", "y3"))


def name_of(player: Player) -> str:
    """What a player is called; somebody, if they have been removed since."""
    return person_names.shown(player) or words("scenes.records.somebody")


def title_of(game: Played, whole: bool = False) -> str:
    """The game's name in short, and which part of it; *whole*: that it is all the parts together."""
    name, base = game_pictures.short_name(game.result.game), f"{game.result.game}.game"
    if game.result.part and TEXTS.has(f"{base}.part"):
        return f"{name} {words(f'{base}.part', n=game.result.part)}"
    if whole and TEXTS.has(f"{base}.parts"):
        return f"{name} {words(f'{base}.parts')}"
    return name


def ending(game: Played, names: bool) -> tuple[str, str, str]:
    """How a game ended: words, colour, icon. *names*: it is told of whoever won it."""
    result, seat = game.result, game.seat
    if result.caveat:
        return caveats.short(result.caveat), "k", caveats.ICON
    if game.alone:
        return words("scenes.records.alone", n=seat.total), "y", "icons/star"
    order = seats_by_rank(result)
    others = [other for other in order if other is not seat]
    if seat.rank == 1:
        second = others[0]
        by = seat.total - second.total
        if second.rank == 1:
            return words("scenes.records.shared"), "y", "icons/trophy"
        if by == 0:
            return words("scenes.records.tie_break"), "y", "icons/trophy"
        if names:
            name = name_of(seat.player)
            return words("scenes.records.wins_by", name=name, n=by), "g", "icons/trophy"
        return words("scenes.records.won_by", n=by), "g", "icons/trophy"
    behind = order[0].total - seat.total
    return words("scenes.records.place", place=seat.rank, n=behind), "s", "icons/star"


def _tip(game: Played, title: str) -> Tip:
    result = game.result
    lines = [f"{seat.rank}. {name_of(seat.player)} {seat.total}" for seat in seats_by_rank(result)]
    if result.hints:
        lines.append(words("scenes.results.hints", n=result.hints))
    if result.friendly:
        lines.append(words("scenes.records.friendly"))
    if result.caveat:
        lines.append(caveats.said(result.caveat))
    return Tip(title, "\n".join(lines))


def _paint_card(canvas: Canvas, game: Played, box: pygame.Rect, title: str) -> None:
    paint.paper(canvas, box, seed=game.result.finished % 97, base=4)
    result = game.result
    title_bar(canvas, result.game, result.finished, (box.x + 2, box.y + 2, box.w - 4, 15), name=title)
    x, y = box.x + PICTURE[0], box.y + PICTURE[1]
    w, h = PICTURE[2:]
    canvas.fill("k0", (x - 1, y - 1, w + 2, h + 2))
    canvas.blit(game_pictures.picture(result.game, (w, h)), x, y)
    said, ramp, icon = ending(game, names=False)
    _paint_ending(canvas, said, ramp, icon, (x - 1, y + h - 4, w + 2, 16))
    _paint_players(canvas, game, box)
    if result.hints:
        canvas.blit(sprites.sprite("icons/lens"), x + 2, y + 2)


def _paint_ending(canvas: Canvas, said: str, ramp: str, icon: str, box: tuple[int, int, int, int]) -> None:
    """A band across the foot of the picture."""
    x, y, w, h = box
    canvas.rounded(box, "k0", 1)
    canvas.rounded((x + 1, y + 1, w - 2, h - 2), f"{ramp}2", 1)
    canvas.across(x + 2, y + 1, w - 4, f"{ramp}4")
    mark = sprites.sprite(icon)
    canvas.blit(mark, x + 3, y + (h - mark.get_height()) // 2)
    fitting = text.fit(said, w - 21, text.SMALL)
    text.line(canvas, fitting, x + 18, y + text.middle(h, text.SMALL), "p5", text.SMALL, shadow="k0")


def _shown(game: Played) -> list[SeatResult]:
    """The best ones, and whoever the game is told of."""
    order = seats_by_rank(game.result)
    first = order[:MOST_FACES]
    return first if game.seat in first else [*first[:-1], game.seat]


def _paint_players(canvas: Canvas, game: Played, box: pygame.Rect) -> None:
    shown = _shown(game)
    few = len(shown) <= 2
    left, right = box.x + 112, box.right - 7
    for number, seat in enumerate(shown):
        x = left if few else left + 47 * (number % 2)
        y = box.y + ((36, 23)[len(shown) - 1] + 30 * number if few else 23 + 29 * (number // 2))
        draw_face(canvas, seat.player, seat.seat, x, y, dark=seat.rank > 1)
        if seat.rank == 1 and len(game.result.seats) > 1:
            canvas.blit(sprites.sprite("icons/crown"), x - 5, y - 5)
        if few:
            big(canvas, seat.total, right, y + 8, "k1", None, "right")
            room = right - big_width(seat.total) - 4 - x - FACE - 6
            name = name_of(seat.player)
            size = text.roomy(name, room)
            text.line(canvas, text.fit(name, room, size), x + FACE + 5, y + text.middle(22, size), "k1", size)
        else:
            big(canvas, seat.total, x + FACE + 5, y + 8, "r2" if seat.total < 0 else "k1", None)
    more = len(game.result.seats) - len(shown)
    if more > 0:
        text.line(canvas, f"+{more}", right, box.bottom - 13, "k2", text.SMALL, "right")
