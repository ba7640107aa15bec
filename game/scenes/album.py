"""A profile's album of a game: its cards on a timeline, those not met yet face down."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Any

import pygame

from game import registry
from game.core.record import Album, AlbumCard
from game.scenes import bars, person_names
from game.scenes.backdrop import backdrop
from game.scenes.scene import Scene
from game.session import profile_records
from game.session.cabinet import Cabinet
from game.tabletop.views import Heading
from game.ui import sprites, text
from game.ui.canvas import Canvas
from game.ui.focus import Spot, Tip
from game.ui.frames import panel
from game.ui.locale import words
from game.ui.widgets.base import Look
from game.ui.widgets.choice import Stepper
from game.ui.widgets.scroll import ScrollArea

GRID = (12, 34, 404, 294)
SHEET = (424, 34, 204, 294)
CELL = (63, 56)
PICTURE = 34
"""How high a picture is in its cell; of a higher one the middle is shown."""
COLUMNS = 6


def album_of(game: str) -> Album[Any] | None:
    """A game's album, if it keeps one."""
    book = registry.room(game).record
    return None if book is None else book.album


def when(year: int, form: str = "") -> str:
    """A year in words; *form* "_short" for where there is little room."""
    return words(f"scenes.album.{'bce' if year < 0 else 'ce'}{form}", n=abs(year))


class Grid(ScrollArea):
    """The cards in rows, oldest first."""

    def __init__(self, cards: tuple[AlbumCard, ...], seen: frozenset[int]) -> None:
        x, y, w, h = GRID
        super().__init__("grid", (x + 8, y + 8, w - 16, h - 16), group="cards")
        self.cards = cards
        self.seen = seen

    def content_height(self) -> int:
        return CELL[1] * -(-len(self.cards) // COLUMNS)

    def _cell(self, number: int, x: int, y: int) -> pygame.Rect:
        return pygame.Rect(x + CELL[0] * (number % COLUMNS), y + CELL[1] * (number // COLUMNS), *CELL)

    def content_spots(self, x: int, y: int, width: int) -> list[Spot]:
        return [
            Spot(("grid", number), self._cell(number, x, y), "cards") for number in range(len(self.cards))
        ]

    def paint(self, canvas: Canvas, look: Look, x: int, y: int, width: int) -> None:
        for number, card in enumerate(self.cards):
            cell = self._cell(number, x, y)
            if cell.colliderect(self.rect):
                self._paint_card(canvas, card, cell, look.current == ("grid", number))

    def _paint_card(self, canvas: Canvas, card: AlbumCard, cell: pygame.Rect, current: bool) -> None:
        known = card.id in self.seen
        box = (cell.x + 2, cell.y + 2, 58, 51)
        canvas.rounded(box, "k0", 2)
        canvas.rounded((box[0] + 1, box[1] + 1, 56, 49), "p4" if known else "w2", 1)
        if known:
            picture = sprites.sprite(card.picture)
            wide, high = picture.get_size()
            off = max(0, high - PICTURE) // 2
            canvas.blit(picture, box[0] + 3, box[1] + 3, (0, off, wide, min(high, PICTURE)))
        else:
            canvas.blit(sprites.silhouette("icons/help", "w4"), box[0] + 23, box[1] + 12)
        ink = "k1" if known else "p2"
        year = text.fit(when(card.year, "_short"), 57, text.SMALL)
        text.line(canvas, year, box[0] + 29, box[1] + 38, ink, text.SMALL, "centre")
        if current:
            canvas.ring(box, ("y5", "y3"))


class AlbumScene(Scene):
    """Grid on the left, the card under the pointer or focus on the right."""

    def __init__(self, cabinet: Cabinet, game: str) -> None:
        super().__init__()
        self.cabinet = cabinet
        self.game = game
        album = album_of(game)
        assert album is not None, f"{game} keeps no album"
        self.album = album
        self.cards = album.cards()
        self.profiles = cabinet.store.profiles()
        self.chosen = 0
        self.shown = 0
        self.seen: frozenset[int] = frozenset()

    def build(self) -> None:
        self.form.add(bars.TopBar(words(f"{self.game}.game.name"), "w", self._heading))
        self.form.add(bars.back_button(self._back, Tip(words("ui.dialog.back"))))
        self.form.add(bars.PromptBar(lambda: self.keyed("scenes.album.prompt"), lambda: None, lambda: False))
        self.seen = frozenset()
        if self.profiles:
            record = profile_records.load(self.cabinet.store, self.profiles[self.chosen].id, self.game)
            self.seen = self.album.seen(record)
            names = [person_names.shown(profile.person) for profile in self.profiles]
            x, y, w, _ = SHEET
            self.form.add(Stepper("profile", (x + 10, y + 10, w - 20, 19), names, self.chosen, self._choose))
        self.form.add(Grid(self.cards, self.seen))
        self.form.cancel = self._back
        self.form.on_move(self._moved)

    def _heading(self) -> Heading:
        count = words("scenes.album.count", n=len(self.seen), all=len(self.cards))
        return Heading([(None, words("scenes.album.title")), ("icons/book", count)])

    def _back(self) -> None:
        self.app.pop(self)

    def _choose(self, number: int) -> None:
        self.chosen = number
        self.rebuild()
        self.form.focus("profile")

    def _moved(self, spot: Hashable | None) -> None:
        if isinstance(spot, tuple) and spot[0] == "grid" and isinstance(spot[1], int):
            self.shown = spot[1]
            self.invalidate()

    def draw(self, canvas: Canvas) -> None:
        canvas.blit(backdrop("wood"), 0, 0)
        panel(canvas, "wood", GRID)
        panel(canvas, "paper", SHEET)
        self._draw_card(canvas, self.cards[self.shown])
        super().draw(canvas)

    def _draw_card(self, canvas: Canvas, card: AlbumCard) -> None:
        x, y, w, _ = SHEET
        known = card.id in self.seen
        large = sprites.sprite(card.large)
        left, top = x + (w - large.get_width()) // 2, y + 40
        canvas.rounded((left - 2, top - 2, large.get_width() + 4, large.get_height() + 4), "k0", 1)
        if known:
            canvas.blit(large, left, top)
        else:
            canvas.fill("w2", (left, top, *large.get_size()))
            mark = sprites.silhouette("icons/help", "w4")
            off = (large.get_height() - mark.get_height()) // 2
            canvas.blit(mark, x + (w - mark.get_width()) // 2, top + off)
        y = top + large.get_height() + 10
        title = words(card.title) if known else words("scenes.album.unseen")
        story = words(card.story) if known else words("scenes.album.hint")
        text.line(canvas, when(card.year), x + w // 2, y, "r2", align="centre")
        y = text.paragraph(canvas, title, x + 12, y + 16, w - 24, "k1", align="centre")
        text.paragraph(
            canvas, story, x + 12, y + 4, w - 24, "k2", text.SMALL, align="left" if known else "centre"
        )
