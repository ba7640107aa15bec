"""The campaign's envelopes on one page: each opened chapter offers its episodes to be played alone.

A chapter that nobody has opened in a campaign yet stays sealed unless the person wants to spoil it.
"""

from __future__ import annotations

from collections.abc import Hashable

import pygame

from game.my_city.campaign import EPISODES, Chapter, episodes
from game.my_city.record import MyCityRecord
from game.my_city.view import between
from game.tabletop.page import Gaze, SetUp, Shelf, Sure, Wish
from game.ui import frames, paint, sprites, text
from game.ui.canvas import Canvas
from game.ui.digits import big
from game.ui.focus import Spot, Tip
from game.ui.locale import words
from game.ui.sound import play

COLUMNS = 4
CARD = (152, 150)
FIRST, STEP = (8, 26), (158, 154)
ROW = 22
ROWS_AT = 78
"""Where the episodes begin, below a card's top."""


class Chapters:
    """All chapters, four to a row."""

    lively = False

    def __init__(self, shelf: Shelf) -> None:
        record = shelf.record if isinstance(shelf.record, MyCityRecord) else MyCityRecord()
        self.played = frozenset(record.episodes)
        self._shelf = shelf
        self._reached = max(record.chapter, *shelf.stages, 0, 0)
        self._opened = {number for number in shelf.opened if isinstance(number, int)}

    def is_open(self, chapter: int) -> bool:
        """Whether an envelope holds no surprise any more."""
        return chapter <= self._reached or chapter in self._opened

    # ------------------------------------------------------------------ words

    def heading(self) -> str:
        return words("my_city.chapters.heading", n=len(self.played), of=EPISODES)

    def prompt(self, here: Hashable | None) -> str:
        if isinstance(here, tuple) and here[0] == "episode":
            return words("my_city.chapters.play", n=here[1], name=f"@my_city.episode.{here[1]}.name")
        if isinstance(here, tuple) and here[0] == "chapter":
            return words("my_city.chapters.sealed_here", n=here[1])
        return words("my_city.chapters.prompt")

    # ------------------------------------------------------------------ what can be done

    def spots(self) -> list[Spot]:
        found = []
        for chapter in episodes().chapters:
            box = card(chapter.n)
            if not self.is_open(chapter.n):
                tip = Tip(words("my_city.chapters.sealed"), words("my_city.chapters.sealed_tip"))
                found.append(Spot(("chapter", chapter.n), box, "chapters", tip=tip))
                continue
            for number, n in enumerate(chapter.episodes):
                tip = Tip(words(f"my_city.episode.{n}.name"), words(f"my_city.episode.{n}.rules"))
                found.append(Spot(("episode", n), row(chapter.n, number), "chapters", tip=tip))
        return found

    def press(self, spot: Hashable) -> Wish:
        if isinstance(spot, tuple) and spot[0] == "episode":
            play("page")
            return SetUp({"mode": "episode", "episode": spot[1]})
        if isinstance(spot, tuple) and spot[0] == "chapter":
            base = "my_city.chapters"
            return Sure(f"{base}.spoil", f"{base}.spoil_body", f"{base}.spoil_yes", spot[1])
        return None

    def confirmed(self, about: Hashable) -> None:
        assert isinstance(about, int)
        self._opened.add(about)
        self._shelf.keep(sorted(self._opened))

    def hurry(self, seconds: float) -> float:
        return seconds

    def cue(self, before: float, now: float) -> str:
        return ""

    # ------------------------------------------------------------------ the picture

    def draw(self, canvas: Canvas, look: Gaze) -> None:
        canvas.blit(sprites.sprite("backdrops/my_city/full"), 0, 0)
        for chapter in episodes().chapters:
            if self.is_open(chapter.n):
                self._draw_open(canvas, chapter, look)
            else:
                self._draw_sealed(canvas, chapter.n, look.here == ("chapter", chapter.n))

    def _draw_sealed(self, canvas: Canvas, n: int, pointed: bool) -> None:
        box = card(n)
        canvas.shadow(box, (2, 3), -2, 2)
        paint.wood_frame(canvas, box, 5, fill="k1")
        paint.cloth(canvas, box.inflate(-12, -12), "r", 0, 3 + n)
        lift = 3 if pointed else 0
        closed = sprites.sprite(f"my_city/envelopes/envelope_{n}_small")
        canvas.put(closed, box.centerx - 48, box.y + 36 - lift, (2, 3), -2)
        seal = sprites.sprite(f"my_city/envelopes/seal_{n}")
        canvas.put(seal, box.centerx - seal.get_width() // 2, box.y + 56 - lift, (1, 2), -2)
        label = words("my_city.view.campaign.chapter", n=n)
        plate = pygame.Rect(box.centerx - 48, box.y + 12, 96, 16)
        paint.ribbon(canvas, plate, "w")
        text.line(canvas, label, plate.centerx, plate.y + 2, "p5", align="centre", shadow="k0")
        said = words("my_city.chapters.sealed")
        text.line(canvas, said, box.centerx, box.bottom - 26, "r5", text.SMALL, "centre", "k0")
        if pointed:
            frames.ring(canvas, box, "focus")

    def _draw_open(self, canvas: Canvas, chapter: Chapter, look: Gaze) -> None:
        box = card(chapter.n)
        frames.panel(canvas, "paper", box)
        title = pygame.Rect(box.x + 5, box.y + 5, box.w - 10, 17)
        paint.ribbon(canvas, title, "g")
        name = words("my_city.chapters.title", n=chapter.n, name=f"@my_city.chapter.{chapter.n}.name")
        shown = text.fit(name, title.w - 6)
        text.line(canvas, shown, title.centerx, title.y + 3, "p5", align="centre", shadow="k0")
        between.picture(canvas, chapter.n, box.centerx, box.y + 25)
        for number, n in enumerate(chapter.episodes):
            self._draw_row(canvas, row(chapter.n, number), n, look.here == ("episode", n))

    def _draw_row(self, canvas: Canvas, box: pygame.Rect, n: int, pointed: bool) -> None:
        canvas.rounded(box, "k0", 1)
        inner = box.inflate(-2, -2)
        canvas.rounded(inner, "y4" if pointed else "p5", 1)
        canvas.across(inner.x + 1, inner.bottom - 1, inner.w - 2, "y3" if pointed else "p2")
        canvas.rounded((box.x + 3, box.y + 3, 17, box.h - 6), "g2", 1)
        big(canvas, n, box.x + 12, box.y + (box.h - 7) // 2, "p5", None, "centre")
        room = box.w - (42 if n in self.played else 26)
        lines, size, step = text.settle(words(f"my_city.episode.{n}.name"), room, box.h, text.SMALL)
        top = box.y + text.middle(box.h, size) - step * (len(lines) - 1) // 2
        for number, line in enumerate(lines):
            text.line(canvas, line, box.x + 24, top + step * number, "k1", size)
        if n in self.played:
            canvas.blit(sprites.sprite("icons/check"), box.right - 15, box.y + (box.h - 12) // 2)
        if pointed:
            frames.ring(canvas, box.inflate(-2, -2), "focus")


def card(chapter: int) -> pygame.Rect:
    """Where a chapter's card lies."""
    down, across = divmod(chapter - 1, COLUMNS)
    return pygame.Rect(FIRST[0] + across * STEP[0], FIRST[1] + down * STEP[1], *CARD)


def row(chapter: int, number: int) -> pygame.Rect:
    """Where an episode of an open chapter lies."""
    box = card(chapter)
    return pygame.Rect(box.x + 6, box.y + ROWS_AT + number * ROW, box.w - 12, ROW - 2)
