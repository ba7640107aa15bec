"""The chosen entry of the encyclopaedia, large: picture, numbers, text, chains, where it counts, origin."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping
from functools import lru_cache

import pygame

from game.scenes.entry_blocks import Block, Chain, Examples, Head, Marks, Numbers, Words
from game.scenes.entry_card import inks, name_ink, painted
from game.tabletop.entries import PICTURE, Entry, Fact
from game.ui import paint, sprites, text
from game.ui.canvas import Canvas
from game.ui.focus import Spot
from game.ui.frames import panel
from game.ui.headline import headline
from game.ui.locale import words
from game.ui.pixels import Box, blank
from game.ui.widgets.base import Look
from game.ui.widgets.scroll import ScrollArea

BAND = 27
FRAME = (114, 90)
GAP = 4
FACT = 16


@lru_cache(maxsize=8)
def doubled(entry: Entry) -> pygame.Surface:
    """An entry's picture, twice as large."""
    if entry.large is not None:
        canvas = Canvas(blank((2 * PICTURE[0], 2 * PICTURE[1])))
        entry.large(canvas)
        return canvas.surface
    return pygame.transform.scale2x(painted(entry))


class Portrait(Block):
    """The picture in its frame, and the first numbers beside it."""

    def __init__(self, entry: Entry, wide: int) -> None:
        beside = wide - FRAME[0] - 8
        self.entry = entry
        self.numbers = Numbers(_beside(entry, beside), beside)
        self.height = max(FRAME[1], self.numbers.height)

    def paint(self, canvas: Canvas, look: Look, x: int, y: int) -> None:
        paint.wood_frame(canvas, (x, y, *FRAME), 5, "y", False)
        art = doubled(self.entry)
        canvas.blit(art, x + 5, y + 5)
        self.numbers.paint(canvas, look, x + FRAME[0] + 8, y)


def _beside(entry: Entry, wide: int) -> tuple[Fact, ...]:
    """The first facts, as many as have room beside the picture."""
    for count in range(len(entry.facts), 0, -1):
        if Numbers(entry.facts[:count], wide).height <= FRAME[1] + 2:
            return entry.facts[:count]
    return ()


class EntrySheet(ScrollArea):
    """A sheet of paper; *others*: the entries that can be jumped to, by id."""

    def __init__(
        self,
        box: Box,
        entry: Entry,
        others: Mapping[str, Entry],
        met: bool,
        jump: Callable[[str], None],
    ) -> None:
        x, y, w, h = pygame.Rect(box)
        super().__init__("entry", (x + 6, y + BAND + 4, w - 9, h - BAND - 8), group="entry")
        self.sheet = pygame.Rect(box)
        self.entry = entry
        self.met = met
        self.jump = jump
        self.blocks = self._blocks(others)

    def _blocks(self, others: Mapping[str, Entry]) -> list[Block]:
        entry, wide = self.entry, self.inner_width
        blocks: list[Block] = [Portrait(entry, wide)]
        rest = entry.facts[len(_beside(entry, wide - FRAME[0] - 8)) :]
        if rest:
            blocks.append(Numbers(rest, wide))
        if entry.text:
            blocks.append(Words(entry.text, wide))
        before = [others[one] for one in entry.before if one in others]
        after = [others[one] for one in entry.after if one in others]
        if before or after:
            blocks += [Head(words("scenes.encyclopaedia.chain"), wide), Chain(entry, before, after, wide)]
        if entry.counts or entry.examples:
            blocks.append(Head(words("scenes.encyclopaedia.counts"), wide))
            if entry.examples:
                blocks.append(Examples(entry.examples, wide))
            if entry.counts:
                blocks.append(Words(entry.counts, wide))
        if entry.origins:
            blocks += [Head(words("scenes.encyclopaedia.origin"), wide), Marks(entry.origins, wide)]
        return blocks

    def content_height(self) -> int:
        return sum(block.height + GAP for block in self.blocks) + 2

    def _placed(self, y: int) -> list[tuple[Block, int]]:
        placed = []
        for block in self.blocks:
            placed.append((block, y))
            y += block.height + GAP
        return placed

    def content_spots(self, x: int, y: int, width: int) -> list[Spot]:
        return [spot for block, top in self._placed(y) for spot in block.spots(x, top)]

    def spots(self) -> list[Spot]:
        links = super().spots()
        return links if links[0].id != ("entry", "area") or self.highest else []

    def activate(self, spot_id: Hashable) -> None:
        if isinstance(spot_id, tuple) and spot_id[1] == "link":
            self.jump(str(spot_id[3]))

    def paint(self, canvas: Canvas, look: Look, x: int, y: int, width: int) -> None:
        for block, top in self._placed(y):
            if top < self.rect.bottom and top + block.height > self.rect.y:
                block.paint(canvas, look, x, top)

    def draw(self, canvas: Canvas, look: Look) -> None:
        panel(canvas, "paper", self.sheet)
        self._draw_band(canvas)
        super().draw(canvas, look)

    def _draw_band(self, canvas: Canvas) -> None:
        x, y, w, _ = self.sheet
        lit, body, dark = inks(self.entry.ramp)
        ramp = self.entry.ramp
        canvas.rounded((x + 1, y + 1, w - 2, BAND - 1), dark if ramp not in "pnk" else body, 1)
        canvas.across(x + 3, y + 1, w - 6, lit)
        canvas.across(x + 1, y + BAND, w - 2, "k0")
        room = w - 14
        if self.met:
            tick = sprites.sprite("icons/check_24" if room > 260 else "icons/check")
            canvas.put(tick, x + w - tick.get_width() - 8, y + 9)
            room -= tick.get_width() + 8
        self._draw_title(canvas, x + 6, y, room)

    def _draw_title(self, canvas: Canvas, x: int, y: int, room: int) -> None:
        """The name as large as it has room: doubled, on one line, or on two lines of small print."""
        title = self.entry.title
        pale = name_ink(self.entry.ramp)[0] == "k1"
        if 2 * text.width(title) + 6 <= room:
            low, high, edge = (0, 2, "p5") if pale else (4, 5, "k0")
            canvas.blit(headline(title, "k" if pale else "p", 2, low, high, edge), x, y - 2)
            return
        ink, shadow = name_ink(self.entry.ramp)
        lines = text.wrap(title, room)
        if len(lines) == 1:
            text.line(canvas, title, x + 2, y + 8, ink, shadow=shadow)
            return
        for number, line in enumerate(text.wrap(title, room, text.SMALL)[:2]):
            text.line(canvas, line, x + 2, y + 2 + 12 * number, ink, text.SMALL, shadow=shadow)
