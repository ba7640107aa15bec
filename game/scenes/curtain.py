"""The screen between two people at one keyboard: nothing secret is seen until the next one is there.

What all may know of what has happened since that person's last move is told meanwhile.
"""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.scenes import bars
from game.scenes.backdrop import backdrop
from game.scenes.destinations import Handover
from game.scenes.scene import Scene
from game.tabletop.told import Told
from game.tabletop.views import Press
from game.ui import drapes, paint, palette, sprites, text
from game.ui.actions import Action, Command, Pointer
from game.ui.canvas import Canvas
from game.ui.digits import big
from game.ui.frames import panel
from game.ui.headline import headline
from game.ui.locale import words
from game.ui.tween import SPEEDS, in_out_sine
from game.ui.widgets.button import Button

SHEET = (112, 50, 416, 278)
SMALL_SHEET = (112, 96, 416, 150)
"""Where there is no news to tell."""
CARD = (194, 44)
TOP, GAP = 158, 3
MOST = 6
"""So many moves are told: the latest."""
PICTURE = (36, 24)
PARTING = 0.4
"""Seconds in which the drapes part."""


class CurtainScene(Scene):
    """Asks for the person of a seat, then lets the game go on with that seat's eyes."""

    def __init__(self, handover: Handover) -> None:
        super().__init__()
        self.handover = handover
        self.seat = handover.seat
        self._seen = False
        self._parting: float | None = None
        """How long the drapes have been parting; None: they hang."""

    @property
    def sheet(self) -> pygame.Rect:
        """Where everything is written."""
        return pygame.Rect(SHEET if self.handover.news else SMALL_SHEET)

    def build(self) -> None:
        name = self.handover.name
        label = words("scenes.handover.ready", name=name)
        wide = max(160, text.width(label) + 40)
        self.form.add(
            Button("ready", (320 - wide // 2, self.sheet.bottom - 26, wide, 21), label, self._ready, ramp="g")
        )
        prompt = bars.PromptBar(lambda: words("scenes.handover.look_away"), lambda: self.seat, lambda: False)
        leave = Press("leave", words("scenes.handover.leave"), "w", tip=words("scenes.handover.leave_tip"))
        buttons, prompt.right = bars.prompt_buttons((leave,), lambda spot: self.handover.leave())
        self.form.add(prompt, *buttons)
        self.form.default = "ready"
        self.form.focus("ready")

    def handle(self, action: Action) -> None:
        """Nobody confirms what they have not seen: a key meant for the table must not open it."""
        if self._parting is not None:
            if isinstance(action, Command | Pointer) and getattr(action, "pressed", True):
                self._open()
        elif self._seen:
            super().handle(action)

    def drawn(self) -> None:
        super().drawn()
        self._seen = True

    def _ready(self) -> None:
        self.handover.go()
        self._parting = 0.0
        self.transparent = True
        if self._length <= 0:
            self._open()

    def _open(self) -> None:
        """The drapes are out of the way."""
        self.app.pop(self)

    @property
    def _length(self) -> float:
        now = self.app.settings.now
        return 0.0 if now.reduced_motion else PARTING / SPEEDS[now.speed]

    @property
    def wait(self) -> float | None:
        return super().wait if self._parting is None else 0.0

    def update(self, seconds: float) -> None:
        super().update(seconds)
        if self._parting is not None:
            self._parting += seconds
            self.invalidate()
            if self._parting >= self._length:
                self._open()

    # ------------------------------------------------------------------ the picture

    def draw(self, canvas: Canvas) -> None:
        if self._parting is not None:
            drapes.draw(canvas, in_out_sine(min(1.0, self._parting / max(0.01, self._length))))
            return
        canvas.blit(backdrop("wood"), 0, 0)
        panel(canvas, "paper", self.sheet)
        drapes.draw(canvas)
        self._heading(canvas, self.sheet.y)
        if self.handover.news:
            self._news(canvas, self.handover.news[-MOST:])
        super().draw(canvas)

    def _heading(self, canvas: Canvas, top: int) -> None:
        handover = self.handover
        canvas.blit(sprites.sprite(f"seats/meeple_{self.seat % 8}_24"), 308, top + 6)
        said = words("scenes.handover.turn", name=handover.name)
        ramp = palette.title_bar(self.seat)[0]
        scale = 2 if 2 * text.width(said) <= SHEET[2] - 20 else 1
        title = headline(text.fit(said, (SHEET[2] - 20) // scale), ramp, scale, 1, 4)
        canvas.blit(title, 320 - title.get_width() // 2, top + 34 + 6 * (2 - scale))
        size = text.SMALL if text.width(handover.where) > SHEET[2] - 20 else text.BODY
        text.line(canvas, handover.where, 320, top + 70, "k2", size, align="centre")

    def _news(self, canvas: Canvas, news: Sequence[Told]) -> None:
        canvas.across(SHEET[0] + 12, 146, SHEET[2] - 24, "p1")
        label = words("scenes.handover.since")
        wide = text.width(label) + 24
        bar = palette.title_bar(self.seat)
        canvas.rounded((320 - wide // 2, 138, wide, 16), "k0", 2)
        canvas.rounded((321 - wide // 2, 139, wide - 2, 14), bar, 1)
        text.line(canvas, label, 320, 139 + text.middle(14), "p5", align="centre")
        for number, told in enumerate(news):
            alone = number == len(news) - 1 and number % 2 == 0
            x = 320 - CARD[0] // 2 if alone else 124 + number % 2 * (CARD[0] + 4)
            _card(canvas, pygame.Rect(x, TOP + number // 2 * (CARD[1] + GAP), *CARD), told, self.handover)


def _card(canvas: Canvas, box: pygame.Rect, told: Told, handover: Handover) -> None:
    """Who, their picture, the sentence, and what it meant for the person who comes, else for who did it."""
    tiding = told.tiding
    party = tiding.party
    canvas.shadow(box, (1, 2), -2, 2)
    canvas.rounded(box, "k0", 1)
    canvas.rounded(box.inflate(-2, -2), "p5", 1)
    canvas.fill("w2" if party is None else palette.title_bar(party), (box.x + 1, box.y + 1, box.w - 2, 14))
    who = words("scenes.news.all") if party is None else handover.call(party)
    if party is not None:
        canvas.blit(sprites.badge(party), box.x + 2, box.y + 1)
    text.line(canvas, text.fit(who, box.w - 60), box.x + 20, box.y + 1, "p5", shadow="k0")
    on_bar = bool(tiding.points) and not tiding.mine and not tiding.brought
    if tiding.mine or on_bar:
        _sum(canvas, box, tiding.mine or tiding.points, "icons/star" if on_bar else tiding.unit)
    picture = pygame.Rect(box.x + 2, box.y + 17, *PICTURE)
    _picture(canvas, picture, tiding.sign)
    if tiding.crossed:
        paint.struck(canvas, picture.inflate(-6, -4))
    wide = box.w - PICTURE[0] - 9
    lines, size, step = text.settle(told.words if on_bar else told.line, wide, box.h - 18, text.SMALL)
    top = box.y + 16 + (box.h - 18 - step * (len(lines) - 1) - text.real_size(size)) // 2
    for number, line in enumerate(lines):
        text.line(canvas, line, box.x + PICTURE[0] + 6, top + step * number, "k1", size)


def _sum(canvas: Canvas, box: pygame.Rect, mine: int, unit: str) -> None:
    """What it brought or cost, on the bar."""
    plate = pygame.Rect(box.right - 32, box.y + 2, 30, 12)
    canvas.rounded(plate, "g2" if mine > 0 else "r2", 1)
    big(canvas, f"{mine:+d}", plate.x + 3, plate.y + 3, "p5", "k0")
    if unit:
        icon = sprites.sprite(unit)
        canvas.blit(icon, plate.right - icon.get_width() - 1, plate.centery - icon.get_height() // 2)


def _picture(canvas: Canvas, box: pygame.Rect, sign: str) -> None:
    """The middle of a picture, framed."""
    canvas.frame(box, "k0")
    inner = box.inflate(-2, -2)
    canvas.fill("p3", inner)
    paint.middle(canvas, sprites.sprite(sign), inner)
