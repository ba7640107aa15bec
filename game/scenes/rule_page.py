"""One page of a rule book: paragraphs with pictures, worked examples, and where each rule comes from."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass

import pygame

from game.core.rule_book import Block, Page, Sketch, is_figure, origin, page_origin
from game.core.rule_list import NumberedRule, Origin
from game.tabletop.diagram import Diagram
from game.ui import sprites, text
from game.ui.canvas import Canvas
from game.ui.locale import words
from game.ui.pixels import Box
from game.ui.widgets.base import Look
from game.ui.widgets.scroll import ScrollArea

MARKS: dict[Origin, tuple[str, str]] = {
    "printed": ("icons/book", "r1"),
    "published": ("icons/globe", "b1"),
    "house": ("icons/house", "o1"),
}
"""For each origin of a rule its icon and the colour of its word."""

GAP = 7
BESIDE = 0.45
"""Up to this share of the page a picture stands beside its words, else above them."""
COLUMN = 48
"""Rows of sprites up to this width share one column of words."""
PADDING = 6
MARGIN = 4
"""Left of the words and above them, so that the ring around the page doesn't touch them."""
TITLE = 15
"""How high the word Example above an example is."""
MARK = 12
"""How high the icon of an origin is."""
APART = 10
"""At least so far behind the words stand the numbers of the rules."""
RIGHT = 4
"""Between the numbers of the rules and the bar that scrolls the page."""
EDGE = 8
"""How far a paragraph of another origin than its page is set in; a coloured edge runs along it."""


FRAME = 0.1
"""Seconds between two pictures of a diagram that moves."""


def paint_mark(canvas: Canvas, mark: Origin, x: int, y: int) -> int:
    """Draw where a rule comes from, icon and word; returns the x behind it."""
    icon, ink = MARKS[mark]
    canvas.blit(sprites.sprite(icon), x, y)
    top = y + text.middle(12, text.SMALL)
    return text.line(canvas, words(f"scenes.rule_book.{mark}"), x + 17, top, ink, text.SMALL)


def key_of(game: str, page: Page, name: str) -> str:
    """The text id of a page's title or paragraph."""
    return f"{game}.rules.{page.id}.{name}"


def words_of(game: str, page: Page) -> str:
    """All a page says, rule numbers included, for the search."""
    said = [words(key_of(game, page, "title"))]
    for block in page.blocks:
        said += [words(key_of(game, page, block.text)), *block.rules]
    return "\n".join(said)


def fits(game: str, page: Page, wanted: str) -> bool:
    """Whether a page holds every word looked for."""
    said = words_of(game, page).casefold()
    return all(word in said for word in wanted.casefold().split())


@dataclass(frozen=True, slots=True)
class Piece:
    """A sprite or figure and where it stands in its picture."""

    name: str
    x: int
    y: int

    def paint(self, canvas: Canvas, x: int, y: int) -> None:
        if is_figure(self.name):
            text.line(canvas, self.name[1:], x + self.x, y + self.y, "k1")
        else:
            canvas.put(sprites.sprite(self.name), x + self.x, y + self.y, (1, 1), -1)


def _size(name: str) -> tuple[int, int]:
    return (text.width(name[1:]), text.BODY) if is_figure(name) else sprites.size(name)


def pieces(block: Block) -> tuple[Piece, ...]:
    """A block's picture: as it is put together, or its sprites in a row, centred."""
    if block.picture:
        return tuple(Piece(placed.sprite, placed.x, placed.y) for placed in block.picture)
    high = max((_size(name)[1] for name in block.sprites), default=0)
    x, found = 0, []
    for name in block.sprites:
        w, h = _size(name)
        found.append(Piece(name, x, (high - h) // 2))
        x += w + 3
    return tuple(found)


def extent(shown: tuple[Piece, ...]) -> tuple[int, int]:
    """Width and height of a picture."""
    sizes = [(piece, _size(piece.name)) for piece in shown]
    return max((p.x + w for p, (w, _) in sizes), default=0), max((p.y + h for p, (_, h) in sizes), default=0)


def numbers_of(block: Block) -> str:
    """The numbers of a block's rules as they stand on the page."""
    return " ".join(block.rules)


def margin_for(blocks: Sequence[Block]) -> int:
    """How much on the right of a page is kept for the numbers of its rules: room for two of them at most."""
    widest = max((text.width(numbers_of(block), text.SMALL) for block in blocks), default=0)
    return min(widest, text.width("R00 R00", text.SMALL)) + APART if widest else 0


class Paragraph:
    """A block set to a width: knows its height and paints itself.

    *mark*: where it comes from, if not from where the page does. *named*: whether its origin is written
    above; not if the paragraph before has the same. *margin*: so much on the right is kept free of words:
    the numbers of its rules stand there beside its last line, or below it where they are wider.
    """

    def __init__(
        self,
        block: Block,
        said: str,
        mark: Origin | None,
        named: bool,
        width: int,
        column: int,
        diagram: Diagram | None = None,
        margin: int = 0,
    ) -> None:
        self.said = said
        self.numbers = numbers_of(block)
        self.mark = mark
        self.named = mark is not None and named
        self.example = block.example
        self.inset = EDGE if mark is not None else 0
        self.width = width - self.inset
        self.pieces = pieces(block)
        self.diagram = diagram
        self.picture = extent(self.pieces) if diagram is None else diagram.size
        inner = self.width - 2 * PADDING - 2 if block.example else self.width
        self.beside = 0 < self.picture[0] <= inner * BESIDE
        self.column = max(column, self.picture[0]) if self.beside else inner
        self.left = self.column + 8 if self.beside else 0
        self.end = inner - self.left
        """How far from the left of its words its numbers end."""
        self.room = self.end - margin
        self.written = self._written()

    def _written(self) -> int:
        """The height of words and numbers."""
        last = text.width(text.wrap(self.said, self.room)[-1])
        fits = last + APART + text.width(self.numbers, text.SMALL) <= self.end
        return text.height(self.said, self.room) + (0 if fits else text.leading(text.SMALL))

    @property
    def head(self) -> int:
        """How high the line above is that names the origin."""
        return 15 if self.named else 0

    @property
    def body(self) -> int:
        """The height of picture and words."""
        if self.beside:
            return max(self.picture[1] + 1, self.written)
        return self.written + (self.picture[1] + 5 if self.picture[1] else 0)

    @property
    def height(self) -> int:
        return self.head + self.body + (2 * PADDING + TITLE if self.example else 0)

    def paint(self, canvas: Canvas, x: int, y: int, wanted: list[str], seconds: float | None = None) -> None:
        """Paint it with its top left corner at (x, y); words looked for are marked.

        *seconds*: how long it has been looked at; None: a diagram shows its end and stands still.
        """
        if self.mark is not None:
            above = 0 if self.named else GAP
            canvas.fill(MARKS[self.mark][1], (x, y - above, 2, self.height + above))
            x += self.inset
        if self.named and self.mark is not None and _whole(canvas, y - 1, MARK):
            paint_mark(canvas, self.mark, x, y - 1)
        y += self.head
        if self.example:
            self._paint_box(canvas, x, y)
            x, y = x + PADDING + 2, y + PADDING + TITLE
        left = x + (self.column - self.picture[0]) // 2
        if self.beside:
            spare = self.written - self.picture[1]
            self._paint_picture(canvas, left, y + max(0, spare // 2 - 1), seconds)
            self._paint_words(canvas, x + self.left, y + max(0, 1 - spare // 2), wanted)
            return
        if self.picture[1]:
            self._paint_picture(canvas, left, y, seconds)
            y += self.picture[1] + 5
        self._paint_words(canvas, x, y, wanted)

    def _paint_box(self, canvas: Canvas, x: int, y: int) -> None:
        high = self.height - self.head
        canvas.rounded((x, y, self.width, high), "p2", 1)
        canvas.rounded((x + 1, y + 1, self.width - 2, high - 2), "p5", 1)
        canvas.fill("y3", (x + 1, y + 2, 2, high - 4))
        if _whole(canvas, y + PADDING, text.real_size(text.SMALL)):
            title = words("scenes.rule_book.example")
            text.line(canvas, title, x + PADDING + 2, y + PADDING, "y1", text.SMALL)

    def _paint_picture(self, canvas: Canvas, x: int, y: int, seconds: float | None) -> None:
        if self.diagram is not None:
            canvas.blit(self.diagram.picture(seconds), x, y)
        for piece in self.pieces:
            piece.paint(canvas, x, y)

    def _paint_words(self, canvas: Canvas, x: int, y: int, wanted: list[str]) -> None:
        for line in text.wrap(self.said, self.room):
            if _whole(canvas, y, text.real_size(text.BODY)):
                _paint_hits(canvas, line, x, y, wanted)
                text.line(canvas, line, x, y)
            y += text.leading()
        top = y - text.leading() + self.written - text.height(self.said, self.room)
        top += text.BODY - text.real_size(text.SMALL)
        if _whole(canvas, top, text.real_size(text.SMALL)):
            text.line(canvas, self.numbers, x + self.end, top, "k3", text.SMALL, "right")


def _whole(canvas: Canvas, y: int, high: int) -> bool:
    """Whether all of a line can be seen: one that the edge of the page would cut isn't written."""
    seen = canvas.clip
    return seen.top <= y and y + high <= seen.bottom


def _paint_hits(canvas: Canvas, line: str, x: int, y: int, wanted: list[str]) -> None:
    """The ground of what is looked for."""
    for start, end in _hits(line.casefold(), wanted):
        left, wide = x + text.width(line[:start]), text.width(line[start:end])
        canvas.rounded((left - 1, y - 1, wide + 2, text.leading()), "y4", 1)


def _hits(line: str, wanted: list[str]) -> Iterator[tuple[int, int]]:
    for word in wanted:
        start = line.find(word)
        while start >= 0:
            yield start, start + len(word)
            start = line.find(word, start + len(word))


class RulePage(ScrollArea):
    """Shows a page; *wanted* gives what is looked for."""

    def __init__(
        self,
        box: Box,
        game: str,
        page: Page,
        rules: Mapping[str, NumberedRule],
        wanted: Callable[[], str],
        draw: Callable[[Sketch], Diagram] | None = None,
        still: Callable[[], bool] = lambda: True,
    ) -> None:
        """*draw* makes the diagrams; *still*: whether nothing is to move."""
        super().__init__("page", box, group="page")
        self.draw_sketch = draw
        self.still = still
        self.seconds = 0.0
        self.game = game
        self.rules = rules
        self.wanted = wanted
        self.show(page)

    def show(self, page: Page) -> None:
        """Turn to a page, at its top."""
        self.page = page
        self.offset = 0
        self.seconds = 0.0
        widths = [extent(pieces(block))[0] for block in page.blocks if block.sprites and not block.example]
        column = max((wide for wide in widths if wide <= COLUMN), default=0)
        margin = margin_for(page.blocks)
        self.paragraphs: list[Paragraph] = []
        most = page_origin(page, self.rules)
        before: Origin | None = None
        for block in page.blocks:
            found = origin(block, self.rules)
            mark = found if found != most else None
            said = words(key_of(self.game, page, block.text))
            space = 0 if block.example else column
            diagram, wide = self._diagram(block), self.inner_width
            self.paragraphs.append(Paragraph(block, said, mark, mark != before, wide, space, diagram, margin))
            before = mark

    def _diagram(self, block: Block) -> Diagram | None:
        if block.diagram is None or self.draw_sketch is None:
            return None
        return self.draw_sketch(block.diagram)

    @property
    def moving(self) -> bool:
        """Whether a diagram moves that can be seen."""
        if self.still():
            return False
        y = MARGIN - self.offset
        for paragraph in self.paragraphs:
            diagram = paragraph.diagram
            if diagram is not None and diagram.seconds and y < self.rect.h and y + paragraph.height > 0:
                return True
            y += paragraph.height + GAP
        return False

    @property
    def wait(self) -> float | None:
        return FRAME if self.moving else super().wait

    def update(self, seconds: float) -> bool:
        frame = int(self.seconds / FRAME)
        self.seconds += seconds if self.moving else 0.0
        moved = int(self.seconds / FRAME) != frame
        return super().update(seconds) or moved

    @property
    def inner_width(self) -> int:
        return super().inner_width - MARGIN - RIGHT

    def content_height(self) -> int:
        return MARGIN + sum(paragraph.height + GAP for paragraph in self.paragraphs)

    def paint(self, canvas: Canvas, look: Look, x: int, y: int, width: int) -> None:
        wanted = self.wanted().casefold().split()
        x, y = x + MARGIN, y + MARGIN
        for paragraph in self.paragraphs:
            if pygame.Rect(x, y, width, paragraph.height).colliderect(self.rect):
                paragraph.paint(canvas, x, y, wanted, None if self.still() else self.seconds)
            y += paragraph.height + GAP
