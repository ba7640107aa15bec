"""What the AI characters say at telling moments: a line in a bubble, until it is read or a key is pressed.

A character speaks once of each moment, and nobody too soon after another; they speak only of what is
to be seen on the table.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import pygame

from game.ai import cast
from game.core.players import character_of
from game.scenes.at_table import AtTable
from game.scenes.faces import Size, face
from game.ui import text
from game.ui.canvas import Canvas
from game.ui.frames import panel
from game.ui.locale import words

BEGINS, LEADS, PRAISES, WINS, LOSES = "begins", "leads", "praises", "wins", "loses"
MOMENTS = (BEGINS, LEADS, PRAISES, WINS, LOSES)

QUIET = 15.0
"""Seconds after a remark in which nobody makes another."""
SECONDS, READING = 3.0, 0.05
"""How long a remark stays: so long, and so much more for each letter."""
ROUNDS = 3
"""Answers of every seat before anybody speaks of the lead."""
MUCH = 6
"""Points gained at once that are worth a word."""
TOP, BOTTOM, LEFT, RIGHT, HIGH = 22, 332, 8, 632, 26
"""Between the bars, where a bubble may lie, and how high it is."""
STEP = 12
"""From one place that a bubble may have to the next, in pixels."""
FACE: Size = 20


class Remark(NamedTuple):
    """A seat speaks of a moment."""

    seat: int
    moment: str


class Remarks:
    """Watches a table for telling moments."""

    def __init__(self, table: AtTable) -> None:
        self.table = table
        self.remark: Remark | None = None
        self._left = 0.0
        self._silent_until = 0.0
        self._box: pygame.Rect | None = None
        """Where the bubble lies, once it is seen."""
        self._made: set[tuple[int, str]] = set()
        self._answers: int | None = None
        self._totals: list[float] = []

    # ------------------------------------------------------------------ time

    @property
    def wait(self) -> float | None:
        """Seconds until the remark goes; None without one."""
        return None if self.remark is None else max(0.0, self._left)

    def update(self, seconds: float) -> bool:
        """Let time pass and look at the table; whether what is shown has changed."""
        before = self.remark
        if self.remark is not None:
            self._left -= seconds
            if self._left <= 0:
                self.remark = None
        if self._may_look():
            self._look()
        return self.remark != before

    def put_away(self) -> bool:
        """Show no remark any more; whether there was one."""
        there, self.remark = self.remark is not None, None
        return there

    def _may_look(self) -> bool:
        session = self.table.session
        at_rest = session.showing.at_rest and not self.table.stage.playing and session.curtain.waiting is None
        return at_rest and self._answers != session.answers

    def _look(self) -> None:
        """Compare the table with how it was at the last look."""
        session = self.table.session
        first, self._answers = self._answers is None, session.answers
        if not self.table.app.settings.now.remarks or not self._characters():
            self._totals = []
            return
        totals = [0.0] * len(session.seats)
        for sheet in session.rules.scores(session.showing.shown):
            if sheet.party < len(totals):
                totals[sheet.party] = float(sheet.total)
        before, self._totals = self._totals, totals
        if session.over:
            return
        if first or not before:
            if first and not session.answers:
                self._speak(self._characters()[:1], BEGINS)
            return
        if not self._praise(before, totals) and session.answers >= ROUNDS * len(totals):
            self._boast(before, totals)

    # ------------------------------------------------------------------ moments

    def _characters(self) -> list[int]:
        players = self.table.session.players
        return [seat for seat in self.table.session.seats if character_of(players.get(seat)) in cast.load()]

    def _praise(self, before: list[float], totals: list[float]) -> bool:
        """Somebody has gained much at once: another speaks of it."""
        gains = [now - then for now, then in zip(totals, before, strict=True)]
        most = max(gains)
        if most < MUCH or gains.count(most) > 1:
            return False
        gainer = gains.index(most)
        return self._speak([seat for seat in self._characters() if seat != gainer], PRAISES)

    def _boast(self, before: list[float], totals: list[float]) -> bool:
        """Somebody has taken the lead alone."""
        leads = [seat for seat in self._characters() if _alone(totals, seat) and not _alone(before, seat)]
        return self._speak(leads, LEADS)

    def _speak(self, seats: list[int], moment: str) -> bool:
        """The first of *seats* who has not yet said this says it; whether anybody did."""
        now = self.table.seconds
        seat = next((seat for seat in seats if (seat, moment) not in self._made), None)
        if seat is None or (now < self._silent_until and self._made):
            return False
        self._made.add((seat, moment))
        self.remark, self._box = Remark(seat, moment), None
        self._left = SECONDS + READING * len(self._words(self.remark))
        self._silent_until = now + QUIET
        return True

    def _words(self, remark: Remark) -> str:
        return line(character_of(self.table.session.players.get(remark.seat)), remark.moment)

    # ------------------------------------------------------------------ the picture

    def draw(self, canvas: Canvas) -> None:
        """Paint the bubble where it hides least of what can be pointed at."""
        if self.remark is None:
            return
        player = self.table.session.players.get(self.remark.seat)
        if player is None:
            return
        said = self._words(self.remark)
        if self._box is None:
            view, sight = self.table.view, self.table.sight
            taken = [spot.rect for spot in view.spots(sight)] + [*view.written(sight)]
            self._box = free_place(text.width(said) + FACE + 20, taken)
        x, y = self._box.topleft
        panel(canvas, "bubble", self._box)
        canvas.blit(face(player, FACE), x + 4, y + 3)
        text.line(canvas, said, x + FACE + 10, y + text.middle(HIGH), "k1")


def free_place(wide: int, taken: Sequence[pygame.Rect]) -> pygame.Rect:
    """The box of a bubble so *wide* that covers least of what is *taken*; far down at the left if it can."""

    def cost(box: pygame.Rect) -> int:
        hidden = (box.clip(taken[number]) for number in box.collidelistall(taken))
        return sum(part.w * part.h for part in hidden)

    lefts = range(LEFT, max(LEFT, RIGHT - wide) + 1, STEP)
    tops = range(BOTTOM - HIGH, TOP - 1, -STEP // 2)
    return min((pygame.Rect(x, y, wide, HIGH) for y in tops for x in lefts), key=cost)


def line(character: str, moment: str) -> str:
    """What a character says at a moment, in the present language."""
    return words(f"cast.{character}.{moment}")


def _alone(totals: list[float], seat: int) -> bool:
    """Whether a seat has more than all others."""
    return all(totals[seat] > total for other, total in enumerate(totals) if other != seat)
