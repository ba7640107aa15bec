"""The games in progress as cards: the table made small, who sits there, whose turn it is, how far it is."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from typing import Literal

import pygame

from game.core.players import Person, Player
from game.core.store import TableRow
from game.scenes import caveats, dates, faces, game_pictures, person_names
from game.scenes.glimpses import Glimpses, Shown
from game.tabletop.views import Heading
from game.ui import paint, palette, sprites, text
from game.ui.canvas import Canvas
from game.ui.focus import Spot, Tip
from game.ui.locale import words
from game.ui.widgets.base import Look
from game.ui.widgets.button import paint_button, state_of
from game.ui.widgets.panel import bar
from game.ui.widgets.scroll import ScrollArea

BOX = (4, 22, 633, 312)
CARD = (202, 150)
PITCH = (207, 156)
ACROSS = 3
PICTURE = (8, 21, 160, 79)
"""Where the small picture lies on a card."""
FACE: Literal[20] = 20
QUARTERS = 4
NEW = "new"
"""The spot of the place for a new game."""
FADED = -1


class TableCards(ScrollArea):
    """A card for each table, a spot ``("rows", number)``, and behind them the place for a new game."""

    def __init__(
        self,
        rows: Sequence[TableRow],
        glimpses: Glimpses,
        chosen: int,
        choose: Callable[[int], None],
        begin: Callable[[], None],
        about: Callable[[TableRow], str],
    ) -> None:
        super().__init__("rows", BOX, group="tables")
        self.rows = rows
        self.glimpses = glimpses
        self.chosen = chosen
        self.choose = choose
        self.begin = begin
        self.about = about

    def content_height(self) -> int:
        return PITCH[1] * -(-(len(self.rows) + 1) // ACROSS) if self.rows else 0

    def scroll(self, by: int) -> bool:
        rows = round(by / PITCH[1]) or (by > 0) - (by < 0)
        return super().scroll(rows * PITCH[1])

    def _place(self, number: int, x: int, y: int) -> pygame.Rect:
        if not self.rows:  # the place for a new game, alone on the table
            return pygame.Rect(x + (BOX[2] - CARD[0]) // 2, y + (BOX[3] - CARD[1]) // 2, *CARD)
        left = x + 2 + PITCH[0] * (number % ACROSS)
        return pygame.Rect(left, y + 4 + PITCH[1] * (number // ACROSS), *CARD)

    def content_spots(self, x: int, y: int, width: int) -> list[Spot]:
        spots = [
            Spot(
                ("rows", number),
                self._place(number, x, y),
                "tables",
                tip=Tip(words(f"{row.game}.game.name"), self.about(row)),
            )
            for number, row in enumerate(self.rows)
        ]
        return [*spots, Spot(("rows", NEW), self._button(self._place(len(self.rows), x, y)), "tables")]

    def activate(self, spot_id: Hashable) -> None:
        if spot_id == ("rows", NEW):
            self.begin()
        elif isinstance(spot_id, tuple) and isinstance(spot_id[1], int):
            self.choose(spot_id[1])

    # ------------------------------------------------------------------ the picture

    def paint(self, canvas: Canvas, look: Look, x: int, y: int, width: int) -> None:
        for number, row in enumerate(self.rows):
            box = self._place(number, x, y)
            if box.colliderect(self.rect):
                self._paint_card(canvas, row, box, number == self.chosen)
                if look.focused(("rows", number)):
                    canvas.outline(box.inflate(4, 4), "p5", 1)
        box = self._place(len(self.rows), x, y)
        if box.colliderect(self.rect):
            self._paint_free(canvas, box, look)

    def _paint_card(self, canvas: Canvas, row: TableRow, box: pygame.Rect, chosen: bool) -> None:
        paint.paper(canvas, box, seed=row.id, base=4)
        if chosen:
            canvas.ring(box.inflate(2, 2), ("y5", "y3"))
        shown = self.glimpses.of(row)
        title_bar(canvas, row.game, row.updated, (box.x + 2, box.y + 2, box.w - 4, 15), bool(row.caveat))
        x, y, w, h = box.x + PICTURE[0], box.y + PICTURE[1], PICTURE[2], PICTURE[3]
        canvas.fill("k0", (x - 1, y - 1, w + 2, h + 2))
        if shown is not None and shown.small is not None:
            canvas.blit(shown.small.picture, x, y)
        else:
            self._paint_waiting(canvas, row.game, (x, y, w, h))
        asked = () if shown is None else shown.glimpse.asked
        draw_seats(canvas, row.players, asked, (x + w + 5, y - 1, FACE + 4, h))
        self._paint_turn(canvas, row, shown, box)
        self._paint_way(canvas, row, shown, box)

    def _paint_waiting(self, canvas: Canvas, game: str, box: tuple[int, int, int, int]) -> None:
        """A piece of the game's box, until the table has been drawn."""
        x, y, w, h = box
        canvas.fill("k1", box)
        piece = game_pictures.picture(game, (98, h))
        canvas.blit(piece, x + (w - 98) // 2, y)
        canvas.shade(box, -1)

    def _paint_turn(self, canvas: Canvas, row: TableRow, shown: Shown | None, box: pygame.Rect) -> None:
        y = box.y + PICTURE[1] + PICTURE[3] + 6
        said, yours = turn_words(row.players, () if shown is None else shown.glimpse.asked)
        wide = min(120, text.width(said) + 14)
        size = text.roomy(said, wide - 10)
        if yours:
            canvas.rounded((box.x + 7, y, wide, 16), "k0", 1)
            canvas.rounded((box.x + 8, y + 1, wide - 2, 14), "g2", 1)
            canvas.across(box.x + 9, y + 1, wide - 4, "g4")
        inks = ("p5", "g0") if yours else ("k2", None)
        fitting = text.fit(said, wide - 10, size)
        text.line(canvas, fitting, box.x + 12, y + text.middle(16, size), inks[0], size, shadow=inks[1])
        where = self._where(row, shown)
        beside = text.width(where, text.SMALL) <= box.w - wide - 24
        top = y + text.middle(16, text.SMALL) + (0 if beside else 15)
        fitting = text.fit(where, box.w - 16, text.SMALL)
        text.line(canvas, fitting, box.right - 8, top, "k2", text.SMALL, "right")

    def _where(self, row: TableRow, shown: Shown | None) -> str:
        """How far the table is, as its top bar says it."""
        if shown is None or shown.small is None:
            return ""
        chips = telling(shown.small.heading)
        return chips[0] if chips else ""

    def _paint_way(self, canvas: Canvas, row: TableRow, shown: Shown | None, box: pygame.Rect) -> None:
        x, y, w = box.x + 8, box.bottom - 13, box.w - 16
        share = 0.0 if shown is None or shown.glimpse.share is None else shown.glimpse.share
        bar(canvas, (x, y, w, 8), share, game_pictures.ramp(row.game), "k1")
        marks = shown.small.heading.rounds if shown is not None and shown.small is not None else 0
        parts = marks or QUARTERS
        for part in range(1, parts):
            canvas.down(x + w * part // parts, y + 1, 6, "k0")

    def _button(self, box: pygame.Rect) -> pygame.Rect:
        return pygame.Rect(box.x + 40, box.y + 84, box.w - 80, 20)

    def _paint_free(self, canvas: Canvas, box: pygame.Rect, look: Look) -> None:
        canvas.shade(box, -1)
        _dashed(canvas, box, "w4")
        tall = 48
        games = game_pictures.on_shelf()
        left = box.centerx - 14 * len(games)
        for number, game in enumerate(games):
            _spine(canvas, game_pictures.ramp(game), (left + 28 * number + 2, box.y + 70 - tall, 24, tall))
        button = self._button(box)
        spot = ("rows", NEW)
        paint_button(canvas, button, "g", state_of(spot, look, True))
        label = words("scenes.tables.new")
        text.line(
            canvas, label, button.centerx, button.y + text.middle(20) - 1, "p5", align="centre", shadow="g0"
        )
        key = "or_file" if self.rows else "none"
        y = button.bottom + 6
        for line in text.even(words(f"scenes.tables.{key}"), box.w - 12, text.SMALL)[:3]:
            text.line(canvas, line, box.centerx, y, "p4", text.SMALL, "centre", "k0")
            y += text.leading(text.SMALL)


def telling(heading: Heading) -> list[str]:
    """What a table's top bar says of how far it is."""
    return [said for icon, said in heading.chips if icon in (None, "icons/flag", "icons/hourglass")]


def title_bar(
    canvas: Canvas,
    game: str,
    moment: int,
    box: tuple[int, int, int, int],
    marked: bool = False,
    name: str = "",
) -> None:
    """The game's name, or a longer *name*, and the day; *marked*: it adds nothing to records."""
    x, y, w, h = box
    ramp = game_pictures.ramp(game)
    canvas.rounded(box, "k0", 1)
    canvas.rounded((x + 1, y + 1, w - 2, h - 2), f"{ramp}2", 1)
    canvas.across(x + 2, y + 1, w - 4, f"{ramp}4")
    day = dates.day(moment, clock=True)
    right = x + w - 5
    if marked:
        mark = sprites.sprite(caveats.ICON)
        canvas.blit(mark, right - mark.get_width(), y + (h - mark.get_height()) // 2)
        right -= mark.get_width() + 3
    text.line(canvas, day, right, y + text.middle(h, text.SMALL), "p4", text.SMALL, "right", "k0")
    room = right - text.width(day, text.SMALL) - x - 10
    name = name or game_pictures.short_name(game)
    size = text.roomy(name, room)
    text.line(canvas, text.fit(name, room, size), x + 5, y + text.middle(h, size), "p5", size, shadow="k0")


def turn_words(players: Sequence[Player], asked: Sequence[int]) -> tuple[str, bool]:
    """Whose turn it is, and whether it is the one person's at the table."""
    persons = [seat for seat, player in enumerate(players) if isinstance(player, Person)]
    if len(persons) == 1 and persons[0] in asked:
        return words("scenes.tables.yours"), True
    if not asked:
        return "", False
    if len(asked) == 1 and asked[0] < len(players):
        return words("scenes.tables.turn", name=person_names.shown(players[asked[0]])), False
    if len(asked) == len(players):
        return words("scenes.tables.all_choose"), False
    return words("scenes.tables.some_choose", n=len(asked)), False


def draw_seats(
    canvas: Canvas, players: Sequence[Player], asked: Sequence[int], box: tuple[int, int, int, int]
) -> None:
    """Faces in the order of the seats, one below the other; who is to move is lit and lies on top."""
    x, y, _, h = box
    step = min(FACE + 4, (h - FACE - 2) // max(1, len(players) - 1))
    order = sorted(range(len(players)), key=lambda seat: seat in asked)
    for seat in order:
        lit = seat in asked
        top = y + step * seat
        draw_face(canvas, players[seat], seat, x, top, dark=bool(asked) and not lit)
        if lit:
            canvas.outline((x - 1, top - 1, FACE + 4, FACE + 4), "y4", 1)
            canvas.polygon([(x - 6, top + 6), (x - 1, top + 11), (x - 6, top + 16)], "k0")
            canvas.polygon([(x - 5, top + 8), (x - 2, top + 11), (x - 5, top + 14)], "y4")


def draw_face(canvas: Canvas, player: Player, seat: int, x: int, y: int, *, dark: bool = False) -> None:
    """A small face in a ring of its seat's colour."""
    canvas.rounded((x, y, FACE + 2, FACE + 2), "k0", 1)
    canvas.rounded((x, y, FACE + 2, FACE + 2), palette.title_bar(seat), 1)
    canvas.blit(faces.face(player, FACE), x + 1, y + 1)
    if dark:
        canvas.shade((x + 1, y + 1, FACE, FACE), FADED)


def _dashed(canvas: Canvas, box: pygame.Rect, ink: str) -> None:
    for x in range(box.x + 4, box.right - 4, 7):
        canvas.across(x, box.y, 4, ink)
        canvas.across(x, box.bottom - 1, 4, ink)
    for y in range(box.y + 4, box.bottom - 4, 7):
        canvas.down(box.x, y, 4, ink)
        canvas.down(box.right - 1, y, 4, ink)


def _spine(canvas: Canvas, ramp: str, box: tuple[int, int, int, int]) -> None:
    x, y, w, h = box
    canvas.shadow(box, (2, 2), -2, 0)
    canvas.rounded(box, "k0", 1)
    canvas.fill(f"{ramp}2", (x + 1, y + 1, w - 2, h - 2))
    canvas.across(x + 1, y + 1, w - 2, f"{ramp}4")
    canvas.fill(f"{ramp}1", (x + 1, y + 1, 5, h - 2))
    for at in (y + 6, y + h - 9):
        canvas.fill("y3", (x + 2, at, 3, 2))
