"""A lesson on the real table: an owl says one thing at a time, a light shows what it means, a gate guards."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import replace
from typing import Any

import pygame

from game.core.lesson import Lesson, LessonData
from game.core.rules import Move
from game.scenes import bubble, lesson_end, spotlight
from game.scenes.bubble import Bubble
from game.scenes.cabinet import Cabinet, Kept
from game.scenes.keeping import Earned
from game.scenes.lesson_sheet import LessonSheet
from game.scenes.lesson_table import LEARNER, forget, keep, lay_out, take_up
from game.scenes.pointing import Pointing
from game.scenes.table import TableScene
from game.scenes.table_tools import Tools
from game.tabletop.draft import Draft
from game.tabletop.meaning import Meaning, Redraft, TryOut
from game.tabletop.picture import Picture
from game.ui.actions import Action, Command, Pointer
from game.ui.canvas import Canvas
from game.ui.fill import You
from game.ui.locale import text as words
from game.ui.sound import play
from game.ui.widgets.button import Button, button_width


def begin(cabinet: Cabinet, game: str, data: LessonData) -> LessonScene:
    """The lesson where it was left, else from its start; raises `Refused` if its table can't be opened."""
    kept, lesson = take_up(cabinet, game, data) or lay_out(cabinet, game, data)
    return LessonScene(cabinet, kept, lesson)


class LessonTools(Tools):
    """The tools of a table with a teacher: undo goes back through the steps, advice is what is asked for."""

    hints_are_free = True

    def __init__(self, lesson: LessonScene) -> None:
        super().__init__(lesson)
        self.lesson = lesson

    def use(self, name: str) -> None:
        if name == "undo":
            self.lesson.take_back()
        elif name in ("redo", "players") or (name == "hint" and not self.lesson.lesson.step.free):
            self.lesson.show_what_fits()
        else:
            super().use(name)


class LessonScene(TableScene):
    """A table with a teacher."""

    def __init__(self, cabinet: Cabinet, kept: Kept, lesson: Lesson) -> None:
        super().__init__(cabinet, kept)
        self.lesson = lesson
        self.sitting.script = lesson.data.scripted(self.rules)
        self.tools = LessonTools(self)
        self.pointing = Pointing(self)
        self._begun = False
        """Whether anything of the answer was chosen a moment ago."""
        self._stale: Hashable | None = None
        """Where the mouse was when the step began, until it moves."""

    def name(self, seat: int) -> str:
        return You(words("scenes.lesson.you")) if seat == LEARNER else super().name(seat)

    # ------------------------------------------------------------------ life

    def build(self) -> None:
        super().build()
        self._begin_step()
        self.pointing.clicked, self._stale = 0, self.form.current
        steps = self.lesson.data.steps
        self.owl = Bubble(self._text(), self.lesson.number, len(steps), self._make_buttons())
        self._around: tuple[list[pygame.Rect], ...] = ()
        self.form.add(self.owl, *self.owl.buttons)
        self._lie()

    def _begin_step(self) -> None:
        """Put all back that is turned or opened, so that it lies as the step speaks of it."""
        self.draft = Draft(self.draft.choice)
        if self.ask is not None:
            self.draft = self.view.begin(self.picture())

    def _text(self) -> str:
        game, data = self.sitting.game, self.lesson.data
        return words(f"{game}.lesson.{data.id}.{self.lesson.step.say}")

    def _make_buttons(self) -> list[Button]:
        made = [self._button("back", "w", self._back, self.lesson.number > 0)]
        if self.reading:
            made.append(self._button(self._page_turner, "g", self._next, True))
        return made

    @property
    def _page_turner(self) -> str:
        """The name of the button that leads on."""
        return "finish" if self.lesson.last else "next"

    def _button(self, name: str, ramp: str, press: Callable[[], None], enabled: bool) -> Button:
        label = words(f"scenes.lesson.{name}")
        box = (0, 0, button_width(label), 17)
        return Button(f"lesson {name}", box, label, press, ramp=ramp, enabled=enabled, group="lesson")

    @property
    def answers(self) -> int:
        """How many answers the learner has given."""
        return self.table.answers_of(LEARNER)

    @property
    def reading(self) -> bool:
        """Whether the step only wants to be read."""
        return self.lesson.step.ask is None and not self.lesson.step.free

    @property
    def teaching(self) -> bool:
        """Whether the owl speaks; while something happens on the table the learner watches."""
        return self.showing.at_rest and not self.stage.playing and (self.ask is not None or self.table.over)

    @property
    def may_go_on(self) -> bool:
        """Whether what the step asks for has been done."""
        topic = self.ask.topic if self.ask is not None else ""
        return self.lesson.may_go_on(self.answers, self.table.over, topic)

    def _keep(self) -> None:
        keep(self.cabinet.store, self.sitting.game, self.lesson, self.kept.number)

    # ------------------------------------------------------------------ what the learner does

    def _press(self, spot: Hashable) -> None:
        self.pointing.click(spot)
        super()._press(spot)

    def carry_out(self, meaning: Meaning) -> None:
        if self.lesson.step.free or not self._astray(meaning):
            super().carry_out(meaning)
            return
        if isinstance(meaning, Redraft):
            self.draft = self.draft.cleared()  # so that the hand leads from the first spot again
        self._guide()

    def _astray(self, meaning: Meaning) -> bool:
        """Whether a click leads nowhere or to moves that don't fit."""
        if not isinstance(meaning, Redraft):
            return meaning is None or isinstance(meaning, TryOut)
        choice = meaning.draft.choice
        if choice is None or choice == self.draft.choice:
            return False
        return not any(self.lesson.fits(move) for move in choice.fitting)

    def answer(self, move: Move) -> None:
        if self.ask is not None and not self.lesson.fits(move):
            self._guide()
            if self.pointing.clicked == len(self.lesson.step.point):
                self.pointing.clicked = 0
            return
        super().answer(move)

    def _guide(self) -> None:
        """Say kindly that this is not it."""
        self.complain(words("scenes.lesson.read_first" if self.reading else "scenes.lesson.not_this"))

    def show_what_fits(self) -> None:
        """Mark a move that the step asks for."""
        choice = self.draft.choice
        fitting = [move for move in choice.moves if self.lesson.fits(move)] if choice else []
        self.hint = fitting[0] if fitting else None
        self._guide()

    # ------------------------------------------------------------------ the steps

    def update(self, seconds: float) -> None:
        before = self._phase
        super().update(seconds)
        if self._phase != before:
            self.invalidate()
        if not self.reading and self.teaching and self.may_go_on:
            self._go_on_to_next()

    def _follow_choice(self) -> None:
        """Once all that was chosen has been put back, the hand points at the first spot again."""
        begun = self.draft.begun
        if self._begun and not begun:
            self.pointing.clicked = 0
        self._begun = begun

    def _go_on_to_next(self) -> None:
        if self.lesson.go_on(self.answers):
            play("page")
            self.notice.clear()
            self._keep()
            self.rebuild()

    def _next(self) -> None:
        if not self.reading:
            self.complain(words("scenes.lesson.your_move"))
        elif not self.lesson.last:
            self._go_on_to_next()
        elif self.lesson.data.sheet:
            self.app.push(LessonSheet(self, self._complete, self._play_game))
        else:
            self._complete()

    def _complete(self) -> None:
        """Put the lesson away and offer the game, unless the sheet has done so."""
        sheet = isinstance(self.app.scene, LessonSheet)
        self._put_away()
        if sheet:
            self.app.say(words("scenes.lesson.done"), "icons/medal")
        else:
            lesson_end.offer_game(self.app.push, self.cabinet, self.sitting.game)

    def _play_game(self) -> None:
        """Put the lesson away and set up the game."""
        self._put_away()
        lesson_end.play_game(self.app.push, self.cabinet, self.sitting.game)

    def _put_away(self) -> None:
        game, lesson = self.sitting.game, self.lesson.data.id
        with self.cabinet.store.deed():
            lesson_end.note(self.cabinet.store, game, lesson)
            forget(self.cabinet.store, game, lesson)
        play("win")
        self.app.pop(self)

    def take_back(self) -> None:
        """Take back the latest of several free moves; else begin the step before anew."""
        if self.answers > self.lesson.starts[-1]:
            self._leave_answers(self.answers - 1)
        else:
            self._back()

    def _back(self) -> None:
        left = self.lesson.go_back()
        while left is not None:
            self._leave_answers(left)
            if self.reading or not self.table.over:
                return
            left = self.lesson.go_back()

    def _leave_answers(self, left: int) -> None:
        with self.cabinet.store.deed():
            while self.answers > left:
                self.sitting.undo(LEARNER)
            self._keep()
        self.stage.stop()
        self.notice.clear()
        self.look_from(LEARNER)
        self.rebuild()

    def _finish(self) -> None:
        """The lesson's own last steps speak about the end; the sheet is shown by the view or a step."""
        self.finished = True

    def finish_part(self, number: int) -> list[Earned]:
        """A lesson's parts are shown, but kept in nobody's records."""
        return []

    def handle(self, action: Action) -> None:
        if isinstance(action, Command) and action.pressed and self.teaching:
            if action.name == "page_down" or (action.name in ("confirm", "hurry") and self._confirms()):
                self._next()
                return
            if action.name == "page_up":
                self._back()
                return
        super().handle(action)
        self._follow_choice()
        pressed = isinstance(action, Pointer) and action.kind == "pressed"
        if pressed or self.form.current != self._stale:
            self._stale = None

    def _confirms(self) -> bool:
        """Whether the confirming key turns the page: not on the lesson's own buttons, which it presses."""
        return self.reading and self.form.current not in [button.id for button in self.owl.buttons]

    # ------------------------------------------------------------------ the picture

    def picture(self) -> Picture[Any]:
        """What the view is to paint.

        While the owl explains, and until it has moved in a new step, nothing follows the mouse.
        """
        found = super().picture()
        still = self.reading or found.here == self._stale
        return replace(found, here=None) if still and not found.by_keys else found

    def _words(self) -> str:
        if self.notice.words is None and self.teaching and self.reading:
            game, data = self.sitting.game, self.lesson.data
            title = words(f"{game}.lesson.{data.id}.title")
            following = f"@scenes.lesson.{self._page_turner}"
            values = {"title": title, "n": self.lesson.number + 1, "of": len(data.steps), "follow": following}
            return self.keyed("scenes.lesson.prompt", **values)
        return super()._words()

    def bubble(self) -> pygame.Rect:
        """Where the owl speaks: where it hides nothing of what it points at."""
        told = self.pointing
        boxes = told.spoken_of(), told.written(), told.kept()
        if self._around != boxes:
            self._around = boxes
            self.owl.lie(bubble.choose(self.owl.said, *boxes))
        return self.owl.rect

    def _lie(self) -> None:
        """Put the bubble in its place, or away while the learner watches."""
        shown = self.teaching
        for widget in (self.owl, *self.owl.buttons):
            widget.visible = shown
        self.bubble()

    def draw(self, canvas: Canvas) -> None:
        self.prompt.refresh()
        self._lie()
        super().draw(canvas)
        if not self.teaching:
            return
        target, lit = self.pointing.target(), self.pointing.lit()
        if target is not None and self.pointing.clicked:
            lit = [target]  # what is done may lie covered now
        if lit:
            spotlight.draw(canvas, lit)
        self.owl.draw(canvas, self.form.look)
        if target is not None:
            spotlight.hand(canvas, target, self._phase)
        self.draw_tip(canvas)

    def draw_tip(self, canvas: Canvas) -> None:
        """Nothing is told of where the mouse came to rest before the step began."""
        if self.form.current != self._stale or self.form.ring.by_keys:
            super().draw_tip(canvas)

    @property
    def _phase(self) -> int:
        """Which of its two places the pointing hand is in."""
        still = self.app.settings.now.reduced_motion or not self.lesson.step.point
        return 0 if still else int(self.seconds / spotlight.BOB) % 2

    @property
    def wait(self) -> float | None:
        waits = [super().wait]
        if self.lesson.step.point and not self.app.settings.now.reduced_motion:
            waits.append(spotlight.BOB - self.seconds % spotlight.BOB)
        return min((wait for wait in waits if wait is not None), default=None)
