"""The news of a table: what has happened since who looks answered last, told in the log's own sentences."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from typing import NamedTuple

import pygame

from game import registry
from game.core.rules import Event
from game.scenes.at_table import AtTable
from game.scenes.sentences import sentence
from game.tabletop.memo import Memo
from game.tabletop.tidings import Tiding, each
from game.ui import palette, sprites
from game.ui.canvas import Canvas
from game.ui.digits import tiny
from game.ui.focus import Spot, Tip
from game.ui.locale import words
from game.ui.widgets.base import Look, Widget

CHIP, GAP = (24, 18), 2
MOST = 6
"""So many chips stand in the strip: the latest."""


class Told(NamedTuple):
    """A tiding in the present language."""

    tiding: Tiding
    words: str

    @property
    def line(self) -> str:
        """With what it brought who did it."""
        points = self.tiding.points
        if not points:
            return self.words
        return words("scenes.news.with_points", told=_unended(self.words), points=f"{points:+d}")


def tell(
    game: str, events: Sequence[Event], name: Callable[[int], str], options: object, seat: int
) -> list[Told]:
    """What these events come to, in sentences; what the log leaves unsaid is left out."""
    room = registry.room(game)
    find = room.tidings
    found = each(events) if find is None else find(events, options, seat)
    told = ((tiding, sentence(game, tiding.head, name, options)) for tiding in found)  # type: ignore[arg-type]
    return [Told(tiding, said) for tiding, said in told if said]


class News:
    """What a table's strip and prompt bar have to tell, found once for every event."""

    def __init__(self, table: AtTable) -> None:
        self._table = table
        self._told: Memo[Hashable, list[Told]] = Memo(2)

    def all(self) -> list[Told]:
        """Everything since who looks answered last, their own moves included."""
        session = self._table.session
        events = session.news
        key = session.showing.stamp, len(events), session.seat
        return self._told.get(key, lambda: self._tell(events))

    def _tell(self, events: tuple[Event, ...]) -> list[Told]:
        table, session = self._table, self._table.session
        return tell(session.game, events, table.name, session.options, session.seat)

    def of_others(self) -> list[Told]:
        """What others did or happened to all; nothing where a game doesn't tell its moves as a whole."""
        session = self._table.session
        if registry.room(session.game).tidings is None:
            return []
        return [told for told in self.all() if told.tiding.party != session.seat]

    def latest(self) -> str | None:
        """The sentence on what has happened last; None: nothing has."""
        told = self.all()
        return told[-1].line if told else None

    def pointed_at(self, spot: Hashable) -> tuple[Event, ...] | None:
        """The events to be lit while a chip is pointed at; None: none is."""
        if not (isinstance(spot, tuple) and spot[:1] == ("news",)):
            return None
        shown = self.of_others()[-MOST:]
        return (shown[spot[1]].tiding.head,) if spot[1] < len(shown) else None


class NewsStrip(Widget):
    """A chip for each of the latest moves of the others: its picture, in the colour of who made it."""

    def __init__(self, news: News, name: Callable[[int], str], open_log: Callable[[], None]) -> None:
        super().__init__("news", (0, 0, 0, 0), group="news")
        self._news = news
        self._name = name
        self._open_log = open_log

    def stand(self, right: int, y: int) -> int:
        """End at *right*; where it begins."""
        count = min(MOST, len(self._news.of_others()))
        wide = count * (CHIP[0] + GAP)
        self.rect = pygame.Rect(right - wide, y, wide, CHIP[1])
        return self.rect.x

    def _chips(self) -> list[tuple[pygame.Rect, Told]]:
        shown = self._news.of_others()[-MOST:]
        room = self.rect.w // (CHIP[0] + GAP)
        boxes = (
            pygame.Rect((self.rect.x + number * (CHIP[0] + GAP), self.rect.y), CHIP) for number in range(room)
        )
        return list(zip(boxes, shown))

    def spots(self) -> list[Spot]:
        return [
            Spot(("news", number), box, self.group, True, self._tip(told))
            for number, (box, told) in enumerate(self._chips())
        ]

    def _tip(self, told: Told) -> Tip:
        party, sign = told.tiding.party, told.tiding.sign
        title = words("scenes.news.all") if party is None else self._name(party)
        return Tip(title, told.line, None, (sign,) if sign else ())

    def activate(self, spot_id: Hashable) -> None:
        self._open_log()

    def draw(self, canvas: Canvas, look: Look) -> None:
        for number, (box, told) in enumerate(self._chips()):
            self._chip(canvas, box, told.tiding, look.current == ("news", number))

    def _chip(self, canvas: Canvas, box: pygame.Rect, tiding: Tiding, lit: bool) -> None:
        party = tiding.party
        frame = "p3" if party is None else palette.title_bar(party)
        canvas.rounded(box, "y4" if lit else "k0", 1)
        canvas.rounded(box.inflate(-2, -2), frame, 1)
        inner = box.inflate(-4, -4)
        canvas.fill("p4", inner)
        if tiding.sign:
            picture = sprites.sprite(tiding.sign)
            w, h = picture.get_size()
            part = pygame.Rect(max(0, (w - inner.w) // 2), max(0, (h - inner.h) // 2), *inner.size)
            at = inner.x + max(0, (inner.w - w) // 2), inner.y + max(0, (inner.h - h) // 2)
            canvas.blit(picture, *at, part)
        elif party is not None:
            canvas.blit(sprites.badge(party), inner.centerx - 7, inner.y)
        if tiding.mine:
            ink = "g4" if tiding.mine > 0 else "r3"
            tiny(canvas, f"{tiding.mine:+d}", box.right - 1, box.bottom - 6, ink, "k0", "right")


def _unended(said: str) -> str:
    """A sentence without its full stop."""
    return said.rstrip(".。")
