"""A lesson on the real table: an owl says one thing at a time, a light shows what it means, a gate guards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pygame

from game import registry
from game.core.lesson import Lesson, LessonData, load
from game.core.rules import Move
from game.scenes.cabinet import Cabinet, Kept
from game.scenes.table import TableScene
from game.ui import sprites, text
from game.ui.actions import Action, Command
from game.ui.canvas import Canvas
from game.ui.frames import panel
from game.ui.locale import text as words
from game.ui.palette import ASSETS
from game.ui.sound import play
from game.ui.widgets.button import Button, button_width

WIDTH = 400
TOP, BOTTOM = 24, 326
LEARNER = 0


def lessons_of(game: str) -> tuple[LessonData, ...]:
    """A game's lessons; raises `Refused` if their file is damaged."""
    return load(ASSETS / "data" / game / "lessons.json")


def progress_key(game: str, lesson: str) -> str:
    """The setting that keeps how far a lesson has come."""
    return f"lesson.{game}.{lesson}"


def begin(cabinet: Cabinet, game: str, data: LessonData) -> LessonScene:
    """The lesson where it was left, else from its start; raises `Refused` if its table can't be opened."""
    kept: dict[str, Any] = cabinet.store.setting(progress_key(game, data.id), {})
    known = {row.id for row in cabinet.store.tables(game, archived=True)}
    if kept.get("table") in known and isinstance(kept.get("starts"), list):
        return LessonScene(cabinet, cabinet.resume(int(kept["table"])), Lesson(data, kept["starts"]))
    options = data.check(registry.rules(game))
    players = [words("scenes.lesson.you"), *data.opponents]
    table = cabinet.open(game, options, players, seed=data.seed, friendly=True)
    cabinet.store.archive(table.number)
    return LessonScene(cabinet, table, Lesson(data))


class LessonScene(TableScene):
    """A table with a teacher."""

    def __init__(self, cabinet: Cabinet, kept: Kept, lesson: Lesson) -> None:
        super().__init__(cabinet, kept)
        self.lesson = lesson

    # ------------------------------------------------------------------ life

    def build(self) -> None:
        super().build()
        self._buttons: list[Button] = []
        self._place_buttons()

    def _text(self) -> str:
        game, data = self.sitting.game, self.lesson.data
        return words(f"{game}.lesson.{data.id}.{self.lesson.step.say}")

    @property
    def answers(self) -> int:
        """How many answers the learner has given."""
        return self.table.answers_of(LEARNER)

    def _keep(self) -> None:
        value = {"table": self.kept.number, "starts": self.lesson.starts}
        self.cabinet.store.set_setting(progress_key(self.sitting.game, self.lesson.data.id), value)

    # ------------------------------------------------------------------ the steps

    def answer(self, move: Move) -> None:
        if self.ask is not None and not self.lesson.fits(move):
            asking = self.lesson.step.ask is not None
            self.complain(words("scenes.lesson.not_this" if asking else "scenes.lesson.read_first"))
            return
        super().answer(move)

    def update(self, seconds: float) -> None:
        super().update(seconds)
        step = self.lesson.step
        done = step.ask is not None or step.free != 0
        if done and self._settled() and self.lesson.may_go_on(self.answers, self.table.over):
            self._go_on_to_next()

    def _settled(self) -> bool:
        """Whether what the learner did has been seen, and the learner is asked again."""
        return self.showing.at_rest and not self.stage.playing and (self.ask is not None or self.table.over)

    def _go_on_to_next(self) -> None:
        if self.lesson.go_on(self.answers):
            play("page")
            self._keep()
            self.rebuild()

    def _next(self) -> None:
        step = self.lesson.step
        if step.ask is not None or step.free:
            self.complain(words("scenes.lesson.your_move"))
        elif self.lesson.last:
            self._complete()
        else:
            self._go_on_to_next()

    def _complete(self) -> None:
        game, lesson = self.sitting.game, self.lesson.data.id
        store = self.cabinet.store
        done: list[Any] = store.setting("lessons.done", [])
        if [game, lesson] not in done:
            store.set_setting("lessons.done", [*done, [game, lesson]])
        store.set_setting(progress_key(game, lesson), {})
        play("win")
        self.app.say(words("scenes.lesson.done"), "icons/medal")
        self.app.pop(self)

    def _back(self) -> None:
        left = self.lesson.go_back()
        if left is None:
            return
        while self.answers > left:
            self.sitting.undo(LEARNER)
        self.stage.stop()
        self.look_from(LEARNER)
        self._keep()
        self.rebuild()

    def _finish(self) -> None:
        """The lesson's own last steps speak about the end; the sheet is shown by the view or a step."""
        self.finished = True

    def handle(self, action: Action) -> None:
        if isinstance(action, Command) and action.pressed and not self.stage.playing:
            if action.name == "page_down" or (action.name in ("confirm", "hurry") and self._reading()):
                self._next()
                return
            if action.name == "page_up":
                self._back()
                return
        super().handle(action)

    def _reading(self) -> bool:
        here = self.form.ring.here
        on_own_button = here is not None and isinstance(here.id, str) and here.id.startswith("lesson")
        return self.lesson.step.ask is None and not self.lesson.step.free and not on_own_button

    # ------------------------------------------------------------------ the picture

    def lit(self) -> list[pygame.Rect]:
        """The spots that the step points at."""
        wanted = [
            tuple(place) if isinstance(place, list | tuple) else place for place in self.lesson.step.point
        ]
        found = []
        for place in wanted:
            spot = self.form.ring.spot(place) or self.form.ring.spot(("button", place))
            if spot is None:
                spot = next((s for s in self.view.spots(self.picture()) if s.id == place), None)
            if spot is not None:
                found.append(pygame.Rect(spot.rect))
        return found

    def bubble(self) -> pygame.Rect:
        """Where the owl speaks: above or below, where it hides nothing of what it points at."""
        lines = len(text.wrap(self._text(), WIDTH - 76))
        high = max(56, 14 * lines + 40)
        places = [pygame.Rect((640 - WIDTH) // 2, y, WIDTH, high) for y in (BOTTOM - high, TOP)]
        lit = self.lit()
        free = [box for box in places if box.collidelist(lit) < 0]
        return (free or places)[0]

    def _place_buttons(self) -> None:
        box = self.bubble()
        step = self.lesson.step
        labels: list[tuple[str, str, Any, bool]] = [
            ("lesson back", words("scenes.lesson.back"), self._back, self.lesson.number > 0)
        ]
        if step.ask is None and not step.free:
            label = words("scenes.lesson.finish" if self.lesson.last else "scenes.lesson.next")
            labels.append(("lesson next", label, self._next, True))
        x = box.right - 10
        for name, label, press, enabled in reversed(labels):
            wide = button_width(label)
            x -= wide
            ramp = "g" if name == "lesson next" else "w"
            button = Button(
                name, (x, box.bottom - 24, wide, 17), label, press, ramp=ramp, enabled=enabled, group="lesson"
            )
            self._buttons.append(button)
            self.form.add(button)
            x -= 6

    def draw(self, canvas: Canvas) -> None:
        super().draw(canvas)
        if self.stage.playing:
            return
        lit = self.lit()
        self._spotlight(canvas, lit)
        box = self.bubble()
        panel(canvas, "paper", box)
        canvas.blit(sprites.sprite("motifs/owl_64"), box.x + 2, box.y + (box.h - 64) // 2)
        text.paragraph(canvas, self._text(), box.x + 66, box.y + 10, WIDTH - 76, "k1")
        self._dots(canvas, box)
        for button in self._buttons:
            button.draw(canvas, self.form.look)
        self.form.draw_tip(canvas)

    def _spotlight(self, canvas: Canvas, lit: Sequence[pygame.Rect]) -> None:
        """Everything but what is pointed at steps down; nothing does while the whole table is meant."""
        if not lit:
            return
        kept = [(box, canvas.surface.subsurface(box.clip(canvas.rect)).copy()) for box in lit]
        canvas.shade((0, TOP - 4, 640, BOTTOM - TOP + 14), -2)
        for box, picture in kept:
            canvas.blit(picture, max(0, box.x), max(0, box.y))
            canvas.ring(box, ("y5", "k0"))
        bob = int(self.seconds * 2) % 2 * 2 if not self.app.settings.now.reduced_motion else 0
        hand = sprites.sprite("cursors/hand")
        canvas.blit(hand, lit[0].centerx, min(340, lit[0].bottom - 4 + bob))

    def _dots(self, canvas: Canvas, box: pygame.Rect) -> None:
        x = box.x + 68
        for number in range(len(self.lesson.data.steps)):
            ink = "r3" if number == self.lesson.number else "p1" if number < self.lesson.number else "p2"
            canvas.fill(ink, (x + 7 * number, box.bottom - 16, 4, 4))
