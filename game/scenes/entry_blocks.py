"""What the sheet of an entry is made of, from top to bottom."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.core.rule_list import Origin
from game.scenes import entry_card
from game.scenes.entry_card import LINK
from game.scenes.origin_mark import SIDE, mark
from game.tabletop.entries import Entry, Example, Fact, Signs
from game.ui import text
from game.ui.canvas import Canvas
from game.ui.digits import big
from game.ui.focus import Spot, Tip
from game.ui.locale import words
from game.ui.widgets.base import Look

LINE = 15
MIDDLE = 40
ARROW = 10


class Block:
    """A part of the sheet, as wide as the sheet."""

    height = 0

    def paint(self, canvas: Canvas, look: Look, x: int, y: int) -> None:
        """Paint it with its top left corner there."""

    def spots(self, x: int, y: int) -> list[Spot]:
        """What of it can be pointed at."""
        return []


class Head(Block):
    """The head of a part, with a line behind it."""

    def __init__(self, title: str, wide: int) -> None:
        self.title = title
        self.wide = wide
        self.height = 13

    def paint(self, canvas: Canvas, look: Look, x: int, y: int) -> None:
        end = text.line(canvas, self.title, x, y, "r2")
        canvas.across(end + 6, y + 7, x + self.wide - end - 6, "p2")


class Words(Block):
    """A paragraph."""

    def __init__(self, said: str, wide: int) -> None:
        self.said = said
        self.wide = wide
        self.height = text.height(said, wide, text.SMALL)

    def paint(self, canvas: Canvas, look: Look, x: int, y: int) -> None:
        text.paragraph(canvas, self.said, x, y, self.wide, "k2", text.SMALL)


def signs_width(signs: Signs) -> int:
    """How wide signs are, side by side."""
    return sum(sign.get_width() + 1 for sign in signs)


def paint_signs(canvas: Canvas, signs: Signs, x: int, middle: int) -> int:
    """Draw signs side by side; returns the x behind them."""
    for sign in signs:
        canvas.blit(sign, x, middle - sign.get_height() // 2)
        x += sign.get_width() + 1
    return x


class Numbers(Block):
    """Facts, each a label and what it is, ruled off from the next."""

    def __init__(self, facts: Sequence[Fact], wide: int) -> None:
        self.facts = facts
        self.wide = wide
        self.column = max(
            (text.width(fact.label, text.SMALL) + 5 for fact in facts if self._shares(fact)), default=0
        )
        self.heights = [self._height(fact) for fact in facts]
        self.height = sum(self.heights)

    def _value_width(self, fact: Fact) -> int:
        between = 4 if fact.signs and fact.value else 0
        return signs_width(fact.signs) + between + text.width(fact.value, text.SMALL)

    def _shares(self, fact: Fact) -> bool:
        """Whether label and value have room on one line."""
        return text.width(fact.label, text.SMALL) + 5 + self._value_width(fact) <= self.wide

    def _height(self, fact: Fact) -> int:
        if self._shares(fact):
            return LINE
        lines = len(text.wrap(fact.value, self.wide - signs_width(fact.signs), text.SMALL))
        return LINE - 3 + max(LINE if fact.signs else 0, lines * text.leading(text.SMALL)) + 2

    def paint(self, canvas: Canvas, look: Look, x: int, y: int) -> None:
        top = text.middle(LINE - 2, text.SMALL)
        for fact, high in zip(self.facts, self.heights, strict=True):
            text.line(canvas, fact.label, x, y + top, "k3", text.SMALL)
            if self._shares(fact):
                room = self.wide - self.column
                left = x + (
                    self.column if self._value_width(fact) <= room else self.wide - self._value_width(fact)
                )
                after = paint_signs(canvas, fact.signs, left, y + LINE // 2 - 1)
                text.line(canvas, fact.value, after + (4 if fact.signs else 0), y + top, "k1", text.SMALL)
            else:
                below = y + LINE - 3
                after = paint_signs(canvas, fact.signs, x, below + LINE // 2 - 1)
                limit = x + self.wide - after
                text.paragraph(canvas, fact.value, after, below + 1, limit, "k1", text.SMALL)
            for dot in range(x, x + self.wide, 3):
                canvas.pixel(dot, y + high - 2, "p2")
            y += high


class Examples(Block):
    """What signs together are worth, in rows."""

    def __init__(self, examples: Sequence[Example], wide: int) -> None:
        self.examples = examples
        self.places: list[tuple[int, int]] = []
        x = y = 0
        for example in examples:
            w = signs_width(example.signs) + self._worth_width(example) + 12
            if x + w - 8 > wide and x:
                x, y = 0, y + LINE
            self.places.append((x, y))
            x += w
        self.height = y + LINE

    @staticmethod
    def _is_number(worth: str) -> bool:
        return bool(worth) and all(char in "0123456789+-" for char in worth)

    def _worth_width(self, example: Example) -> int:
        worth = example.worth
        return 6 * len(worth) if self._is_number(worth) else text.width(worth, text.SMALL)

    def paint(self, canvas: Canvas, look: Look, x: int, y: int) -> None:
        for example, (left, down) in zip(self.examples, self.places, strict=True):
            after = paint_signs(canvas, example.signs, x + left, y + down + LINE // 2)
            if self._is_number(example.worth):
                big(canvas, example.worth, after + 2, y + down + LINE // 2 - 3, "g1", None)
            else:
                top = y + down + text.middle(LINE, text.SMALL)
                text.line(canvas, example.worth, after + 2, top, "g1", text.SMALL)


class Marks(Block):
    """Where values come from."""

    def __init__(self, origins: Sequence[tuple[Origin, str]], wide: int) -> None:
        self.rows: list[tuple[Origin, tuple[str, ...]]] = []
        for origin, what in origins:
            said = words("scenes.encyclopaedia.from", origin=f"@scenes.encyclopaedia.{origin}", what=what)
            self.rows.append((origin, text.wrap(said, wide - SIDE - 5, text.SMALL)))
        self.height = sum(self._height(lines) for _, lines in self.rows)

    @staticmethod
    def _height(lines: Sequence[str]) -> int:
        return max(SIDE + 2, len(lines) * text.leading(text.SMALL) + 3)

    def paint(self, canvas: Canvas, look: Look, x: int, y: int) -> None:
        for origin, lines in self.rows:
            canvas.blit(mark(origin), x, y)
            for number, line in enumerate(lines):
                top = y + text.middle(SIDE, text.SMALL) + number * text.leading(text.SMALL)
                text.line(canvas, line, x + SIDE + 5, top, "k1", text.SMALL)
            y += self._height(lines)


class Chain(Block):
    """What leads here on the left, what this leads to on the right; each a link."""

    def __init__(self, entry: Entry, before: Sequence[Entry], after: Sequence[Entry], wide: int) -> None:
        self.entry = entry
        self.wide = wide
        self.sides = before, after
        self.boxes: list[tuple[Entry, pygame.Rect]] = []
        self.column = (wide - MIDDLE - 2 * ARROW - 8) // 2
        self.row = max((self._row(link) for link in (*before, *after)), default=0)
        both = max(self._side_height(before), self._side_height(after), 40)
        self.middle = both // 2
        for right, links in ((False, before), (True, after)):
            self._lay(links, wide - self.column if right else 0)
        self.captions = tuple(
            text.wrap(way, wide // 2 - 4, text.SMALL) if links else ()
            for way, links in zip(entry.ways, self.sides, strict=True)
        )
        lines = max(len(caption) for caption in self.captions)
        self.top_height = both
        self.height = both + 3 + lines * text.leading(text.SMALL)

    def _side_height(self, links: Sequence[Entry]) -> int:
        return entry_card.link_height(links[0]) if len(links) == 1 else len(links) * (self.row + 2)

    def _row(self, link: Entry) -> int:
        """How high a link without a picture is: as its name needs."""
        lines = len(entry_card.row_lines(link, self.column))
        return max(entry_card.ROW, lines * text.real_size(text.SMALL) + 5)

    def _lay(self, links: Sequence[Entry], x: int) -> None:
        high = self._side_height(links)
        y = self.middle - high // 2
        for number, entry in enumerate(links):
            if len(links) == 1:
                box = pygame.Rect(x + (self.column - LINK) // 2, y, LINK, high)
            else:
                box = pygame.Rect(x, y + number * (self.row + 2), self.column, self.row)
            self.boxes.append((entry, box))

    def spots(self, x: int, y: int) -> list[Spot]:
        return [
            Spot(
                ("entry", "link", number, entry.id),
                box.move(x, y),
                "entry",
                tip=Tip(entry.title, words("scenes.encyclopaedia.jump")),
            )
            for number, (entry, box) in enumerate(self.boxes)
        ]

    def paint(self, canvas: Canvas, look: Look, x: int, y: int) -> None:
        for number, (entry, box) in enumerate(self.boxes):
            hot = look.current == ("entry", "link", number, entry.id)
            if box.w == LINK:
                entry_card.link(canvas, entry, box.move(x, y), hot)
            else:
                entry_card.link_row(canvas, entry, box.move(x, y), hot)
        self._paint_middle(canvas, x, y)
        for right, caption in enumerate(self.captions):
            for number, line in enumerate(caption):
                top = y + self.top_height + 3 + number * text.leading(text.SMALL)
                edge = x + self.wide if right else x
                text.line(canvas, line, edge, top, "k3", text.SMALL, "right" if right else "left")

    def _paint_middle(self, canvas: Canvas, x: int, y: int) -> None:
        left = x + self.column + ARROW + 4
        wide = self.wide - 2 * (self.column + ARROW + 4)
        box = pygame.Rect(left, y + self.middle - 17, wide, 34)
        lit, body, _ = entry_card.inks(self.entry.ramp)
        canvas.rounded(box, "k0", 1)
        canvas.rounded(box.inflate(-2, -2), lit if self.entry.ramp != "k" else body, 1)
        canvas.outline(box.inflate(2, 2), "y4", 1)
        lines = entry_card.name_lines(self.entry, wide - 4, 3)
        pitch = text.real_size(text.SMALL)
        top = box.centery - len(lines) * pitch // 2
        ink = "p5" if self.entry.ramp == "k" else "k1"
        for number, line in enumerate(lines):
            text.line(canvas, line, box.centerx, top + number * pitch, ink, text.SMALL, "centre")
        if self.sides[0]:
            _arrow(canvas, box.x - ARROW - 2, box.centery)
        if self.sides[1]:
            _arrow(canvas, box.right + 2, box.centery)


def _arrow(canvas: Canvas, x: int, y: int) -> None:
    canvas.fill("y2", (x, y - 1, 5, 3))
    for step in range(4):
        canvas.down(x + 5 + step, y - 3 + step, 7 - 2 * step, "y2")
