"""A lesson on the real table: an owl says one thing at a time, a light shows what it means, a gate guards."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import replace
from typing import Any

import pygame

from game.core.lesson import Lesson, LessonData
from game.core.rules import Move
from game.scenes import bubble, lesson_end, lesson_medals, spotlight
from game.scenes.at_table import AtTable
from game.scenes.bubble import Bubble
from game.scenes.destinations import ToLessonSheet, ToTable
from game.scenes.lesson_table import LEARNER, forget, keep, lay_out, progress_of, take_up
from game.scenes.pointing import Pointing
from game.scenes.policy import Policy
from game.session.cabinet import Cabinet
from game.tabletop.meaning import Answer, Meaning, Redraft, TryOut, Write
from game.tabletop.picture import Picture
from game.ui.actions import Action, Command, Pointer
from game.ui.canvas import Canvas
from game.ui.fill import You
from game.ui.locale import words
from game.ui.sound import play
from game.ui.widgets.button import Button, button_width


def lesson(cabinet: Cabinet, game: str, data: LessonData) -> ToTable:
    """The lesson where it was left, else from its start; raises `Refused` if its table can't be opened."""
    kept, begun = take_up(cabinet, game, data) or lay_out(cabinet, game, data)
    return ToTable(cabinet, kept, LessonPolicy(begun))


class LessonPolicy(Policy):
    """A teacher at a table: undo goes back through the steps, advice is what is asked for."""

    hints_are_free = True
    shows_again = False
    takes_back = False
    counts = False
    tells_the_end = False
    """The lesson's own last steps speak about the end; the sheet is shown by the view or a step."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self.hints = self.slips = 0
        """How often help was asked for, and how often something else was tried than the step asks for."""
        self._begun = False
        """Whether anything of the answer was chosen a moment ago."""
        self._stale: Hashable | None = None
        """Where the mouse was when the step began, until it moves."""
        self._shown_phase = 0

    def name(self, seat: int) -> str | None:
        return You(words("scenes.lesson.you")) if seat == LEARNER else None

    # ------------------------------------------------------------------ life

    def sit_down(self, table: AtTable) -> None:
        super().sit_down(table)
        session = table.session
        session.opponents.script = self.lesson.data.scripted(session.rules)
        self.pointing = Pointing(table, self.lesson)
        kept = progress_of(table.cabinet.store, session.game, self.lesson.data.id)
        taken_up = kept.table == table.kept.number
        self.hints, self.slips = (kept.hints, kept.slips) if taken_up else (0, 0)

    def build(self) -> None:
        self._begin_step()
        form = self.table.form
        self.pointing.clicked, self._stale = 0, form.current
        steps = self.lesson.data.steps
        self.owl = Bubble(self._text(), self.lesson.number, len(steps), self._make_buttons())
        self._around: tuple[list[pygame.Rect], ...] = ()
        form.add(self.owl, *self.owl.buttons)
        self._lie()

    def _begin_step(self) -> None:
        """Put all back that is turned or opened, so that it lies as the step speaks of it."""
        self.table.session.put_back()

    def _text(self) -> str:
        game, data = self.table.session.game, self.lesson.data
        return words(f"{game}.lesson.{data.id}.{self.lesson.step.say}")

    def _make_buttons(self) -> list[Button]:
        made = [self._button("back", "w", self._back, self.lesson.number > 0)]
        if self.lesson.reading:
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
        return self.table.session.answers

    @property
    def teaching(self) -> bool:
        """Whether the owl speaks; while something happens on the table the learner watches."""
        session = self.table.session
        watching = not session.showing.at_rest or self.table.stage.playing
        return not watching and (session.ask is not None or session.over)

    @property
    def may_go_on(self) -> bool:
        """Whether what the step asks for has been done."""
        session = self.table.session
        topic = session.ask.topic if session.ask is not None else ""
        return self.lesson.may_go_on(self.answers, session.over, topic)

    def _keep(self) -> None:
        table = self.table
        store, game = table.cabinet.store, table.session.game
        keep(store, game, self.lesson, table.kept.number, self.hints, self.slips)

    # ------------------------------------------------------------------ what the learner does

    def clicked(self, spot: Hashable) -> None:
        self.pointing.click(spot)

    def passes(self, meaning: Meaning) -> bool:
        if isinstance(meaning, Answer):
            return self._lets_pass(meaning.move)
        if self.lesson.step.free or not self._astray(meaning):
            return True
        if isinstance(meaning, Redraft):
            session = self.table.session
            session.draft = session.draft.cleared()  # so that the hand leads from the first spot again
        self._guide()
        return False

    def _lets_pass(self, move: Move) -> bool:
        """Whether an answer fits; where none is owed the table itself says so."""
        if self.table.session.ask is None or self.lesson.fits(move):
            return True
        self._guide()
        if self.pointing.clicked == len(self.lesson.step.point):
            self.pointing.clicked = 0
        return False

    def _astray(self, meaning: Meaning) -> bool:
        """Whether a click leads nowhere or to moves that don't fit."""
        if not isinstance(meaning, Redraft):
            return meaning is None or isinstance(meaning, TryOut | Write)
        choice = meaning.draft.choice
        if choice is None or choice == self.table.session.draft.choice:
            return False
        return not any(self.lesson.fits(move) for move in choice.fitting)

    def _guide(self) -> None:
        """Say kindly that this is not it; where something was to be done, it is a slip."""
        self.slips += not self.lesson.reading
        self._say_what_to_do()

    def _say_what_to_do(self) -> None:
        self.table.complain(words(f"scenes.lesson.{'read_first' if self.lesson.reading else 'not_this'}"))

    def tool(self, name: str) -> bool:
        if name == "undo":
            self.take_back()
        elif name in ("redo", "players") or (name == "hint" and not self.lesson.step.free):
            self.hints += name == "hint" and not self.lesson.reading
            self.show_what_fits()
        else:
            self.hints += name == "hint"
            return False
        return True

    def show_what_fits(self) -> None:
        """Mark a move that the step asks for."""
        session = self.table.session
        choice = session.draft.choice
        fitting = [move for move in choice.moves if self.lesson.fits(move)] if choice else []
        session.hint = fitting[0] if fitting else None
        self._say_what_to_do()

    # ------------------------------------------------------------------ the steps

    def update(self, seconds: float) -> None:
        if self._phase != self._shown_phase:
            self._shown_phase = self._phase
            self.table.invalidate()
        if not self.lesson.reading and self.teaching and self.may_go_on:
            self._go_on_to_next()

    def _follow_choice(self) -> None:
        """Once all that was chosen has been put back, the hand points at the first spot again."""
        begun = self.table.session.draft.begun
        if self._begun and not begun:
            self.pointing.clicked = 0
        self._begun = begun

    def _go_on_to_next(self) -> None:
        if self.lesson.go_on(self.answers):
            play("page")
            self.table.notice.clear()
            with self.table.app.door.writing(), self.table.cabinet.store.deed():
                self._keep()
                if self.lesson.last and self.lesson.reading:
                    self._note_medal()
            self.table.rebuild()

    def _next(self) -> None:
        if not self.lesson.reading:
            self.table.complain(words("scenes.lesson.your_move"))
        elif not self.lesson.last:
            self._go_on_to_next()
        elif self.lesson.data.sheet:
            self.table.app.open(ToLessonSheet(self.table, self._complete_below_sheet, self._play_game))
        else:
            self.complete()

    def complete(self) -> None:
        """Put the lesson away and offer the game."""
        table = self.table
        self._put_away()
        lesson_end.offer_game(table.app, table.cabinet, table.session.game)

    def _complete_below_sheet(self) -> None:
        """Put the lesson away; the sheet has offered the game."""
        self._put_away()
        self.table.app.say(words("scenes.lesson.done"), "icons/medal")

    def _play_game(self) -> None:
        """Put the lesson away and set up the game."""
        self._put_away()
        lesson_end.play_game(self.table.app, self.table.cabinet, self.table.session.game)

    def _put_away(self) -> None:
        with self.table.app.door.writing():
            self._note_done()
        play("win")
        self.table.leave_for_good()

    def _note_done(self) -> None:
        store, game, lesson = self.table.cabinet.store, self.table.session.game, self.lesson.data.id
        with store.deed():
            self._note_medal()
            forget(store, game, lesson)

    def _note_medal(self) -> None:
        """All has been done that was to be done: the medal stays, however one leaves."""
        reached = lesson_medals.grade(self.hints, self.slips)
        store, game = self.table.cabinet.store, self.table.session.game
        lesson_medals.note(store, game, self.lesson.data.id, reached)

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
            if self.lesson.reading or not self.table.session.over:
                return
            left = self.lesson.go_back()

    def _leave_answers(self, left: int) -> None:
        with self.table.cabinet.store.deed():
            while self.answers > left:
                self.table.session.withdraw(LEARNER)
            self._keep()
        self.table.notice.clear()
        self.table.session.look(LEARNER)
        self.table.look_again()

    def command(self, action: Action) -> bool:
        if not (isinstance(action, Command) and action.pressed and self.teaching):
            return False
        if action.name == "page_down" or (action.name in ("confirm", "hurry") and self._confirms()):
            self._next()
            return True
        if action.name == "page_up":
            self._back()
            return True
        return False

    def handled(self, action: Action) -> None:
        self._follow_choice()
        pressed = isinstance(action, Pointer) and action.kind == "pressed"
        if pressed or self.table.form.current != self._stale:
            self._stale = None

    def _confirms(self) -> bool:
        """Whether the confirming key turns the page: not on the lesson's own buttons, which it presses."""
        own = [button.id for button in self.owl.buttons]
        return self.lesson.reading and self.table.form.current not in own

    # ------------------------------------------------------------------ the picture

    def sees(self, picture: Picture[Any]) -> Picture[Any]:
        """While the owl explains, and until it has moved in a new step, nothing follows the mouse."""
        still = self.lesson.reading or picture.here == self._stale
        return replace(picture, here=None) if still and not picture.by_keys else picture

    def words(self) -> str | None:
        if not (self.teaching and self.lesson.reading):
            return None
        game, data = self.table.session.game, self.lesson.data
        title = words(f"{game}.lesson.{data.id}.title")
        following = f"@scenes.lesson.{self._page_turner}"
        values = {"title": title, "n": self.lesson.number + 1, "of": len(data.steps), "follow": following}
        return self.table.keyed("scenes.lesson.prompt", **values)

    def bubble(self) -> pygame.Rect:
        """Where the owl speaks: where it hides nothing of what it points at."""
        pointing = self.pointing
        boxes = pointing.spoken_of(), pointing.written(), pointing.kept()
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

    def prepare(self) -> None:
        self._lie()

    def draw(self, canvas: Canvas) -> None:
        if not self.teaching:
            return
        target, lit = self.pointing.target(), self.pointing.lit()
        if target is not None and self.pointing.clicked:
            lit = [target]  # what is done may lie covered now
        if lit:
            spotlight.draw(canvas, lit)
        self.owl.draw(canvas, self.table.form.look)
        if target is not None:
            spotlight.hand(canvas, target, self._phase)
        self.table.draw_tip(canvas)

    @property
    def shows_tips(self) -> bool:
        """Nothing is told of where the mouse came to rest before the step began."""
        form = self.table.form
        return form.current != self._stale or form.ring.by_keys

    @property
    def _phase(self) -> int:
        """Which of its two places the pointing hand is in."""
        still = self.table.app.settings.now.reduced_motion or not self.lesson.step.point
        return 0 if still else int(self.table.seconds / spotlight.BOB) % 2

    @property
    def wait(self) -> float | None:
        if not self.lesson.step.point or self.table.app.settings.now.reduced_motion:
            return None
        return spotlight.BOB - self.table.seconds % spotlight.BOB
