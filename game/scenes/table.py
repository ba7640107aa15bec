"""The table: the flow of a game. How it looks is the game's view; what is true is the sitting's table."""

from __future__ import annotations

from collections import deque
from collections.abc import Hashable
from typing import Any

from game import registry
from game.core.choice import Choice
from game.core.reason import Refused
from game.core.rules import Ask, Event, IllegalMove, Move
from game.scenes import bars
from game.scenes.cabinet import Cabinet, Kept
from game.scenes.dialogs import quit_dialog, reveal_dialog
from game.scenes.keeping import Earned
from game.scenes.notice import Notice
from game.scenes.page import finale_of
from game.scenes.parts import Parts, congratulate
from game.scenes.results import ResultsScene
from game.scenes.scene import Scene
from game.scenes.seat_names import shown_name
from game.scenes.sentences import said, speaker
from game.scenes.showing import Showing
from game.scenes.stage import Stage
from game.scenes.table_prompt import TablePrompt
from game.scenes.table_tools import TOOLS, Tools
from game.tabletop.draft import EMPTY, Draft
from game.tabletop.looking import Looking
from game.tabletop.meaning import Answer, Meaning, Redraft, TryOut
from game.tabletop.picture import Loops, Picture
from game.tabletop.views import Heading
from game.ui.actions import Action, Command, Pointer
from game.ui.canvas import Canvas
from game.ui.focus import Tip
from game.ui.locale import text
from game.ui.sound import play

PASSED = 64
"""Events that a picture remembers as just shown, at the most."""
POLL = 0.03
"""Seconds between two looks whether a thinking AI has answered."""


class TableScene(Scene):
    """One table being played."""

    def __init__(self, cabinet: Cabinet, kept: Kept) -> None:
        super().__init__()
        self.cabinet = cabinet
        self.kept = kept
        self.sitting = kept.sitting
        self.music = self.sitting.game
        self.table = self.sitting.table
        self.rules = self.sitting.rules
        self.seat = self.first_seat()
        self.showing = Showing(self.rules, self.table.options)
        self.stage = Stage()
        self.tools = Tools(self)
        self.draft = EMPTY
        self._given: Move | None = None
        """The latest answer, until this seat is asked again."""
        self.ask: Ask | None = None
        self.notice = Notice()
        self.parts = Parts(self)
        self.hint: Move | None = None
        self.latest: list[Event] = []
        """What others have done since the person who looks has answered."""
        self.passed: deque[Event] = deque(maxlen=PASSED)
        self._drafts: dict[int, Draft] = {}
        self.seconds = 0.0
        self.loops = Loops()
        self.finished = False

    # ------------------------------------------------------------------ life

    def enter(self) -> None:
        self._forget = self.app.settings.listen(self._setting_changed)
        self._setting_changed("speed")
        self.cabinet.catch_up(self.kept)
        self._make_view()
        self.look_from(self.seat)

    def leave(self) -> None:
        self._forget()
        self.table.detach(self.showing)
        self.sitting.close()

    def build(self) -> None:
        self._make_view()
        title = text(f"{self.sitting.game}.game.name")
        self.form.add(bars.TopBar(title, self.view.accent, self._heading))
        self.form.add(bars.back_button(self._leave, Tip(text("scenes.table.back"))))
        self.form.add(*bars.tool_buttons(TOOLS, self.tools.use, self.tools.tip))
        self.prompt = TablePrompt(self, self._words, self._press)
        self.form.add_places(lambda: self.view.spots(self.sight), self._press)
        self.form.on_move(self._point)
        self.prompt.refresh()
        self.tools.tell_anew()

    def _make_view(self) -> None:
        """How the table looks in the present language and print."""
        names = [self.name(seat) for seat in self.sitting.seats]
        self.view = registry.room(self.sitting.game).view(self.table.options, names)
        self.looking = Looking(self.view)

    def name(self, seat: int) -> str:
        """What a seat or party is called in the present language."""
        return shown_name(self.sitting, seat)

    def quit_requested(self) -> bool:
        self.app.push(quit_dialog(self.app.stop))
        return False

    def _leave(self) -> None:
        self.app.pop(self)

    # ------------------------------------------------------------------ whose eyes

    def first_seat(self) -> int:
        """The seat of the person asked first, else any person's."""
        asked = self.sitting.person_asked()
        if asked is not None:
            return asked.seat
        return self.sitting.persons[0] if self.sitting.persons else 0

    def look_from(self, seat: int) -> None:
        """See the table with this seat's eyes; with everybody's once the game is over."""
        self.table.detach(self.showing)
        self._drafts[self.seat] = self.draft
        self.seat, self.draft = seat, self._drafts.get(seat, EMPTY)
        self.showing = Showing(self.rules, self.table.options)
        self.latest.clear()
        eyes = set(self.sitting.seats) if self.table.over or not self.sitting.persons else {seat}
        self.table.attach(eyes, self.showing)
        self.showing.catch_up()
        self._ask_anew()

    def _ask_anew(self) -> None:
        """Begin the choice of the seat we look from, if it owes one."""
        asked = self.sitting.person_asked() if self.showing.at_rest else None
        self.ask = asked if asked is not None and asked.seat == self.seat else None
        self._given = None
        self.tools.put_advice_away()
        self._begin()
        self.tools.explain_undo()
        self.invalidate()

    def _begin(self) -> None:
        """A decision is due, or none: what was half chosen before is forgotten."""
        if self.ask is None:
            self.draft = Draft(None, self.draft.turned)
            return
        self.passed.clear()
        self.draft = Draft(Choice(self.rules.moves(self.showing.now, self.seat)), self.draft.turned)
        self.draft = self.view.begin(self.picture())

    def _put_down(self) -> None:
        """The answer has been given: nothing is half chosen any more."""
        self.ask, self.draft = None, Draft(None, self.draft.turned)

    def seats_changed(self) -> None:
        """Others decide for some seats now: names, eyes and asks anew."""
        self.rebuild()
        self._put_down()
        if not self.sitting.persons:
            self.look_from(self.seat)
        else:
            self._hand_to(self.seat if self.seat in self.sitting.persons else self.first_seat())

    def picture(self) -> Picture[Any]:
        """What the view is to paint now."""
        return Picture(
            self.showing.shown if self.stage.base is None else self.stage.base,
            self.seat,
            self.ask,
            self.draft,
            self.form.current,
            self.form.ring.by_keys,
            self.hint,
            tuple(self.latest),
            thinking=self.sitting.thinking,
            answered=tuple(self.table.sealed),
            laid=self.table.sealed.get(self.seat, self._given),
            passed=tuple(self.passed),
            loops=self.loops,
            stamp=self.showing.stamp if self.stage.base is None else self.stage.stamp,
        )

    @property
    def sight(self) -> Any:
        """The picture, worked out by the view."""
        return self.looking.see(self.picture())

    # ------------------------------------------------------------------ time

    @property
    def wait(self) -> float | None:
        waits = [self.form.wait]
        if self.stage.playing or not self.showing.at_rest:
            return 0.0
        if self.sitting.ai_asked() or self.sitting.thinking:
            waits.append(POLL)
        waits.append(self.notice.wait)
        waits.append(None if self.stage.reduced else self.loops.wait)
        if self.table.over and not self.finished:
            waits.append(0.0)
        return min((wait for wait in waits if wait is not None), default=None)

    def update(self, seconds: float) -> None:
        self.seconds += seconds
        if not self.stage.reduced and self.loops.run(seconds):
            self.invalidate()
        super().update(seconds)
        if self.notice.update(seconds):
            self.invalidate()
        before = self.sitting.thinking
        if self.sitting.update() or self.sitting.thinking != before:
            self.invalidate()
        self.tools.show_advice()
        if self._animate(seconds) or self.covered or self.parts.show():
            return
        if self.ask is None:
            self._go_on()

    def _animate(self, seconds: float) -> bool:
        """Let animations run; whether any still does."""
        if self.stage.playing:
            self.invalidate()
            if not self.stage.update(seconds):
                return True
            self._arrive()
        while (event := self.showing.next()) is not None:
            if self.parts.show():
                return True
            self.passed.append(event)
            clip = self.view.clip(event, self.showing.shown, self.sight)
            if self.stage.start(clip):
                self.invalidate()
                return True
            self._arrive()
            self.invalidate()
        return False

    def _arrive(self) -> None:
        """An event has been seen: it stays marked until the person who looks has answered again."""
        event = self.showing.next()
        self.parts.arriving()
        if event is not None and speaker(event) not in (None, self.seat):
            self.latest.append(event)
        self.showing.arrive()

    def _go_on(self) -> None:
        """The picture is at rest and nobody here owes a decision: who is next?"""
        asked = self.sitting.person_asked()
        if self.table.over:
            self._finish()
        elif asked is not None:
            self._hand_to(asked.seat)
        elif not self.stage.stepwise or self.stage.take_step():
            self.sitting.step()

    def _hand_to(self, seat: int) -> None:
        if seat == self.seat:
            self._ask_anew()
            return
        if self._secrets_differ(seat):
            from game.scenes.handover import HandOverScene

            self.app.push(HandOverScene(seat, self.name(seat), lambda: self.look_from(seat)))
        else:
            self.look_from(seat)

    def _secrets_differ(self, seat: int) -> bool:
        return bool(self.table.view({seat}) != self.table.view({self.seat}))

    def _finish(self) -> None:
        if self.finished:
            return
        self.finished = True
        congratulate(self, self.cabinet.finish(self.kept))
        self.look_from(self.seat)
        play("win")
        self.app.push(finale_of(self) or self.results())

    def finish_part(self, number: int) -> list[Earned]:
        """Note how a part of the table ended; what has newly been earned."""
        return self.cabinet.finish_part(self.kept, number)

    def results(self) -> ResultsScene:
        """The screen that tells how it ended."""
        return ResultsScene(self)

    # ------------------------------------------------------------------ what the person does

    def handle(self, action: Action) -> None:
        if self._hurries(action):
            return
        self.tools.look_again(action)
        self.form.refresh()
        if isinstance(action, Command) and action.pressed and self._command(action.name):
            self.invalidate()
            return
        if isinstance(action, Pointer) and self._pointer(action):
            self.invalidate()
            return
        super().handle(action)
        self.prompt.refresh()

    def _hurries(self, action: Action) -> bool:
        """Any key or click ends running animations and is used up; Space also hurries a thinking AI.

        Space does nothing else at a table: pressed a moment too late to skip, it must not make a move.
        """
        pressed = isinstance(action, Command) and action.pressed
        clicked = isinstance(action, Pointer) and action.kind == "pressed"
        if not (pressed or clicked):
            return False
        if self.stage.playing or not self.showing.at_rest:
            self.stage.stop()
            self.parts.skipping()
            self.showing.catch_up()
            self.invalidate()
            return True
        key = action.name if isinstance(action, Command) else ""
        if key in ("hurry", "confirm") and self.sitting.waiting_for_ai:
            self.allow_step()
            self.sitting.hurry()
            return True
        return key == "hurry"

    def _command(self, name: str) -> bool:
        if name in ("undo", "redo", "log", "rules", "help", "menu", "settings", "hint"):
            self.tools.use(name)
            return True
        if name == "cancel":
            if self.tools.put_advice_away() or self._means(name):
                return True
            if self.draft.begun:
                self.draft = self.draft.back()
            else:
                self._leave()
            return True
        for press in self.prompt.presses:
            if press.key == name and press.enabled:
                self._press(press.id)
                return True
        return self._means(name)

    def _means(self, command: str) -> bool:
        """Do what a command means to the view; whether it means anything."""
        meaning = self.view.command(command, self.sight)
        if meaning is not None:
            self.carry_out(meaning)
        return meaning is not None

    def _pointer(self, action: Pointer) -> bool:
        if action.kind != "wheel":
            return False
        return self._means("wheel_up" if action.wheel > 0 else "wheel_down")

    def _press(self, spot: Hashable) -> None:
        if not self.prompt.press(spot):
            self.carry_out(self.view.press(spot, self.sight))
        self.invalidate()
        self.prompt.refresh()

    def _point(self, spot: Hashable | None) -> None:
        """Something else is pointed at now."""
        self.draft = self.view.point(self.sight)

    def carry_out(self, meaning: Meaning) -> None:
        """Do what a click means."""
        if isinstance(meaning, Answer):
            self.answer(meaning.move)
        elif isinstance(meaning, Redraft):
            if meaning.sound and meaning.draft != self.draft:
                play(meaning.sound)
            self.draft = meaning.draft
        elif isinstance(meaning, TryOut):
            self.tools.try_out(meaning.lesson)

    def answer(self, move: Move) -> None:
        """Make a move if it is legal, else say why not; a reveal may have to be confirmed."""
        if self.ask is None:
            self.complain(text("scenes.table.not_your_turn"))
            return
        reason = self.rules.why_not(self.showing.now, self.seat, move)
        if reason is not None:
            self.complain(said(reason))
        elif self._must_confirm(move):
            self.app.push(reveal_dialog(lambda: self._make(move)))
        else:
            self._make(move)

    def _must_confirm(self, move: Move) -> bool:
        wanted = self.app.settings.now.confirm_reveal and not self.table.friendly
        return wanted and self.table.would_reveal(self.seat, move)

    def _make(self, move: Move) -> None:
        try:
            self.sitting.answer(self.seat, move)
        except (IllegalMove, Refused) as refused:
            self.complain(said(refused.reason))
            return
        self._given = move
        self._put_down()
        self.tools.put_advice_away()
        self.latest.clear()
        self.notice.clear()
        self.invalidate()

    def complain(self, words: str) -> None:
        """Say in the prompt bar what can't be done."""
        play("illegal")
        self.notice.say(words, wrong=True)
        self.invalidate()

    # ------------------------------------------------------------------ words

    def _heading(self) -> Heading:
        return self.view.heading(self.sight)

    def _words(self) -> str:
        return self.prompt.words()

    def allow_step(self) -> None:
        """Let the next AI move, where the player goes step by step."""
        self.stage.allow_step()
        self.invalidate()

    def _setting_changed(self, name: str) -> None:
        if name in ("speed", "reduced_motion", "stepwise"):
            now = self.app.settings.now
            self.stage.speed, self.stage.reduced = now.speed, now.reduced_motion
            self.stage.stepwise = now.stepwise

    # ------------------------------------------------------------------ the picture

    def draw(self, canvas: Canvas) -> None:
        self.form.refresh()
        self.prompt.refresh()
        self.loops.repaint()
        self.view.draw(canvas, self.sight)
        self.stage.draw(canvas)
        super().draw(canvas)
