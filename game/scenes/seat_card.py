"""The card of a chair at a table that is being set up: who sits there, or that it is free."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import NamedTuple

import pygame

from game.ai.bot import LEVELS
from game.core.players import Ai, Person, Player
from game.scenes import faces, person_names
from game.scenes.gaming_table import SMALL, TALL, WIDE, dashed
from game.ui import palette, sprites, text
from game.ui.actions import Command, Pointer
from game.ui.canvas import Canvas
from game.ui.frames import ring
from game.ui.locale import TEXTS, words
from game.ui.pixels import Box
from game.ui.widgets.base import Look, Widget

NAME_X = 55
"""Where a card's writing begins."""
NAME_BOX = (53, 21, 57, 16)
"""Where a person's name is written, from the card's corner; wide cards have more room."""
TITLE_X = 53
"""Where its title does."""
PLAYS_X = 62
"""How far from there a wide card says how an AI plays."""
MINI = 13
FAR = 5
"""How far the mouse moves before it drags a card."""
STAR_STEP = 9
"""How far apart stars are."""
STARS_WIDE = STAR_STEP * (len(LEVELS) - 1) + 7
STAR = ("...1...", "...1...", "1111111", ".11111.", "..111..", ".11.11.", ".1...1.")


class Sitter(NamedTuple):
    """What a card says of somebody: how many points they usually make, or a person made at best.

    *won*: how many games against others a person has won, and of how many. *stars*: how strong an AI is, in
    half stars.
    """

    player: Player
    seat: int
    usual: int | None
    name: str
    won: tuple[int, int] = (0, 0)
    stars: int = 0


class Deeds(NamedTuple):
    """What can be done with a chair: choose who sits there, the next one or the one before, free it, swap."""

    choose: Callable[[int], None]
    step: Callable[[int, int], None]
    leave: Callable[[int], None]
    drop: Callable[[int, tuple[int, int]], None]


class SeatCard(Widget):
    """A taken or a free chair; it can be dragged to another one."""

    def __init__(self, chair: int, box: Box, sitter: Sitter | None, deeds: Deeds) -> None:
        super().__init__(("chair", chair), box, group="chairs")
        self.chair = chair
        self.sitter = sitter
        self.deeds = deeds
        self.dragged: tuple[int, int] | None = None
        """Where the mouse is while it drags the card."""
        self._grip: tuple[int, int] | None = None

    # ------------------------------------------------------------------ hands

    def minis(self) -> dict[str, pygame.Rect]:
        """The small buttons of a card that is pointed at."""
        x, y, _, _ = self.rect
        if self.sitter is None:
            return {}
        return {
            "less": pygame.Rect(x + 3, y + 36, MINI, MINI),
            "more": pygame.Rect(x + 17, y + 36, MINI, MINI),
            "leave": pygame.Rect(x + 36, y + 3, MINI, MINI),
        }

    def activate(self, spot_id: Hashable) -> None:
        self.deeds.choose(self.chair)

    def pointer(self, action: Pointer) -> bool:
        if action.kind == "wheel":
            self._step(-action.wheel)
        elif action.kind == "pressed":
            self._grip = action.at
        elif action.kind == "moved" and self._grip is not None and self.sitter is not None:
            far = max(abs(action.x - self._grip[0]), abs(action.y - self._grip[1]))
            if far >= FAR or self.dragged is not None:
                self.dragged = action.at
        elif action.kind == "released" and self._grip is not None:
            grip, dragged = self._grip, self.dragged
            self.let_go()
            if dragged is not None:
                self.deeds.drop(self.chair, action.at)
            else:
                self._clicked(grip)
        return True

    def _clicked(self, at: tuple[int, int]) -> None:
        used = next((name for name, box in self.minis().items() if box.collidepoint(at)), None)
        if used == "leave":
            self.deeds.leave(self.chair)
        elif used is not None:
            self._step(1 if used == "more" else -1)
        else:
            self.deeds.choose(self.chair)

    def _step(self, by: int) -> None:
        if self.sitter is not None:
            self.deeds.step(self.chair, by)

    def command(self, action: Command, spot_id: Hashable) -> bool:
        if action.name in ("rotate_left", "rotate_right"):
            self._step(1 if action.name == "rotate_right" else -1)
        elif action.name in ("delete", "erase"):
            self.deeds.leave(self.chair)
        else:
            return False
        return True

    def let_go(self) -> None:
        self._grip = self.dragged = None

    # ------------------------------------------------------------------ the picture

    def draw(self, canvas: Canvas, look: Look) -> None:
        hot = look.current in (self.id, ("name", self.chair)) or self.dragged is not None
        if self.sitter is None:
            self._draw_free(canvas)
        else:
            self._draw_taken(canvas, self.sitter)
        if hot:
            ring(canvas, self.rect, "active")
            for name, box in self.minis().items():
                _mini(canvas, box, name)

    def _draw_free(self, canvas: Canvas) -> None:
        x, y, w, h = self.rect
        canvas.shadow(self.rect, (1, 2), -1, 2)
        canvas.rounded(self.rect, "k1", 2)
        dashed(canvas, self.rect, "p4")
        middle = (x + 26, y + h // 2)
        for ink, radius, low in (("k0", 17, 1), ("g1", 16, 1), ("g3", 15, 0)):
            canvas.circle((middle[0], middle[1] + low), radius, ink)
        for ink, off in (("g1", 1), ("p5", 0)):
            canvas.fill(ink, (middle[0] - 8 + off, middle[1] - 2 + off, 17, 5))
            canvas.fill(ink, (middle[0] - 2 + off, middle[1] - 8 + off, 5, 17))
        room, said = w - 56, words("scenes.set_up.invite")
        text.line(canvas, text.fit(words("scenes.set_up.free"), room), x + 52, y + 8, "p5", shadow="k0")
        size = text.SMALL if text.height(said, room, text.SMALL, 12) <= h - 24 else text.TIGHT
        text.paragraph(canvas, said, x + 52, y + 24, room, "p4", size, spacing=12, shadow="k0")

    def _draw_taken(self, canvas: Canvas, sitter: Sitter) -> None:
        x, y, w, h = self.rect
        title = palette.title_bar(sitter.seat)
        canvas.shadow(self.rect, (2, 3), -2, 2)
        canvas.rounded(self.rect, "k0", 2)
        canvas.rounded((x + 1, y + 1, w - 2, h - 2), "p4", 1)
        canvas.across(x + 51, y + 18, w - 53, "p5")
        canvas.across(x + 2, y + h - 2, w - 4, "p2")
        canvas.fill(title, (x + 50, y + 1, w - 51, 16))
        canvas.across(x + 50, y + 1, w - 52, palette.shaded(title, 1))
        canvas.across(x + 50, y + 17, w - 51, "k0")
        canvas.pixel(x + w - 2, y + 1, "k0")
        canvas.blit(faces.face(sitter.player), x + 2, y + 2)
        canvas.frame((x + 1, y + 1, 50, 50), "k0")
        canvas.blit(sprites.badge(sitter.seat), x + 35, y + 35)
        self._draw_words(canvas, sitter)

    def _draw_words(self, canvas: Canvas, sitter: Sitter) -> None:
        x, y, w, h = self.rect
        size = (w, h)
        player, style = sitter.player, ""
        if size == WIDE and isinstance(player, Ai) and player.character:
            style = words(f"cast.{player.character}.style")
        room = w - TITLE_X - 2 - (text.width(style) + 12 if style else 0)
        smaller = text.roomy(sitter.name, room)
        top = y + 3 + text.middle(12, smaller)
        text.line(canvas, text.fit(sitter.name, room, smaller), x + TITLE_X, top, "p5", smaller, shadow="k0")
        if style:
            text.line(canvas, style, x + w - 6, y + 3, "p4", align="right", shadow="k0")
        if isinstance(player, Ai):
            stars(canvas, x + NAME_X, y + 23, sitter.stars)
        if isinstance(player, Ai) and size != SMALL:
            self._draw_plays(canvas, player)
        self._draw_usual(canvas, sitter)
        if size == WIDE and isinstance(player, Person) and sitter.won[1]:
            right = x + w - 8
            lines = (
                words("scenes.set_up.wins", n=sitter.won[0]),
                words("scenes.set_up.games", n=sitter.won[1]),
            )
            for number, line in enumerate(lines):
                text.line(canvas, line, right, y + 22 + 13 * number, "k2", text.SMALL, "right")

    def _draw_plays(self, canvas: Canvas, player: Ai) -> None:
        """The two lines on how somebody plays."""
        x, y, w, h = self.rect
        said, tall = plays(player), (w, h) == TALL
        room, size = w - 8 if tall else w - NAME_X - PLAYS_X - 4, text.SMALL
        if len(text.even(said, room, size)) > 2:
            size = text.TIGHT
        lines = text.even(said, room, size)
        if len(lines) > 2:
            text.cut.add(said)
        if tall:
            canvas.across(x + 4, y + 52, w - 8, "p2")
            step = min(text.leading(text.SMALL), 13)
            for number, part in enumerate(lines[:2]):
                text.line(canvas, part, x + w // 2, y + 54 + step * number, "k2", size, "centre")
        else:
            for number, part in enumerate(lines[:2]):
                text.line(canvas, part, x + NAME_X + PLAYS_X, y + 21 + 14 * number, "k2", size)

    def _draw_usual(self, canvas: Canvas, sitter: Sitter) -> None:
        x, y, w, _ = self.rect
        if sitter.usual is None:
            key = "first" if isinstance(sitter.player, Person) else "new"
            limit = w - NAME_X - 2 if w != WIDE[0] else 90 if key == "first" else PLAYS_X - 3
            said = words(f"scenes.set_up.{key}")
            text.snug(canvas, said, x + NAME_X, y + 37, limit, "k3", text.SMALL)
            return
        key = "best" if isinstance(sitter.player, Person) else "usual"
        after = text.line(canvas, words(f"scenes.set_up.{key}"), x + NAME_X, y + 37, "k3", text.SMALL)
        text.line(canvas, f"{sitter.usual}", after + 5, y + 37, "r2", text.SMALL)


def plays(player: Ai) -> str:
    """How an AI plays: a character in its own words, a plain one as its level does."""
    own = f"cast.{player.character}.plays"
    return words(own if player.character and TEXTS.has(own) else f"scenes.set_up.plain_{player.level}")


def introduction(player: Ai) -> str:
    """Who an AI is and how it plays, in a line."""
    own = f"cast.{player.character}"
    if not player.character or not TEXTS.has(f"{own}.full"):
        return f"{person_names.shown(player)}: {plays(player)}"
    values = {"name": words(f"{own}.full"), "style": words(f"{own}.style"), "plays": plays(player)}
    return words("scenes.set_up.who_plays", **values)


def called(player: Player, alone: bool) -> str:
    """What stands over a card: a person who plays *alone* is you."""
    return words("scenes.set_up.you") if alone and isinstance(player, Person) else person_names.shown(player)


def stars(canvas: Canvas, x: int, y: int, halves: int) -> None:
    """So many half ones of six stars, 7 px each."""
    for number in range(len(LEVELS)):
        left = x + STAR_STEP * number
        lit = min(2, max(0, halves - 2 * number))
        if lit < 2:
            star_shape(canvas, left, y, "p2")
        if lit:
            star(canvas, left, y, 7 if lit == 2 else 4)


def star(canvas: Canvas, x: int, y: int, columns: int = 7) -> None:
    """A golden star, 7 px each way, or the first columns of one."""
    for dx, dy in ((-1, 0), (1, 0), (0, -1), (0, 1)):
        star_shape(canvas, x + dx, y + dy, "y0", columns - max(0, dx))
    star_shape(canvas, x, y, "y3", columns)
    canvas.down(x + 3, y, 3, "y5")
    canvas.across(x + 1, y + 2, 3, "y4")


def star_shape(canvas: Canvas, x: int, y: int, ink: str, columns: int = 7) -> None:
    """A star in one colour, 7 px each way, or the first columns of one."""
    for row, line in enumerate(STAR):
        for column, letter in enumerate(line[:columns]):
            if letter == "1":
                canvas.pixel(x + column, y + row, ink)


def _mini(canvas: Canvas, box: pygame.Rect, name: str) -> None:
    ramp = "r" if name == "leave" else "w"
    x, y = box.topleft
    canvas.rounded(box, "k0", 1)
    canvas.rounded(box.inflate(-2, -2), f"{ramp}3", 1)
    canvas.across(x + 2, y + 1, MINI - 4, f"{ramp}4")
    canvas.across(x + 2, y + MINI - 2, MINI - 4, f"{ramp}1")
    middle_x, middle_y = box.center
    for step in range(4):
        if name != "leave":
            left = middle_x + (2 - step if name == "more" else step - 2)
            canvas.down(left, middle_y - step, 2 * step + 1, "p5")
    if name == "leave":
        for step in range(-2, 3):
            canvas.across(middle_x + step - 1, middle_y + step, 2, "p5")
            canvas.across(middle_x + step - 1, middle_y - step, 2, "p5")
