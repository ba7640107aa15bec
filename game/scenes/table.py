"""The table: draws what the session lets one see, and translates what hands do."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import replace
from typing import Any

from game import registry
from game.core.reason import Refused
from game.core.rules import IllegalMove, Move
from game.scenes import bars
from game.scenes.causes import OwnCauses
from game.scenes.course import Course
from game.scenes.destinations import Handover, ToCurtain, ToResults, ToTableMenu
from game.scenes.dialogs import quit_dialog, reveal_dialog
from game.scenes.haste import Haste
from game.scenes.look_up import LookUp
from game.scenes.news import News
from game.scenes.notice import Notice
from game.scenes.pace import Pace
from game.scenes.parts import Parts
from game.scenes.policy import Policy
from game.scenes.remarks import Remarks
from game.scenes.scene import Destination, Scene
from game.scenes.seat_names import shown_name
from game.scenes.sentences import said
from game.scenes.stage import Stage
from game.scenes.table_prompt import TablePrompt
from game.scenes.table_tools import TOOLS, Tools
from game.scenes.writing import WritingScene
from game.session.cabinet import Cabinet, Kept
from game.tabletop import heading
from game.tabletop.heading import Heading
from game.tabletop.looking import Looking
from game.tabletop.meaning import Answer, Meaning, Redraft, TryOut, Write
from game.tabletop.picture import Loops, Picture
from game.ui.actions import Action, Command, Pointer
from game.ui.canvas import Canvas
from game.ui.focus import Tip
from game.ui.locale import words
from game.ui.sound import play


class TableScene(Scene):
    """One table being played. *end_shown*: its end is known; *part*: whose sheet is to be shown first."""

    toasts = (1, 1)
    """Over the title bar: below it lies what one plays with."""
    toasts_right = heading.TOOLS

    def __init__(
        self,
        cabinet: Cabinet,
        kept: Kept,
        policy: Policy | None = None,
        *,
        end_shown: bool = False,
        part: int | None = None,
    ) -> None:
        super().__init__()
        self.cabinet = cabinet
        self.kept = kept
        self.session = kept.session
        self.policy = Policy() if policy is None else policy
        self.music = self.session.game
        self.stage = Stage()
        self.pace = Pace(self, self.name)
        self.haste = Haste(self)
        self.tools = Tools(self)
        self.notice = Notice()
        self.parts = Parts(self)
        self.remarks = Remarks(self)
        self.seconds = 0.0
        self.causes = OwnCauses(self)
        self.look_up = LookUp(self)
        self.loops = Loops()
        self.course = Course(self, part)
        self.finished = end_shown

    # ------------------------------------------------------------------ life

    def enter(self) -> None:
        self._forget = self.app.settings.listen(self._setting_changed)
        self._setting_changed("speed")
        with self.app.door.writing():
            self.cabinet.catch_up(self.kept)
        self.policy.sit_down(self)
        self._make_view()
        self.session.begin = lambda picture: self.view.begin(picture)
        self.session.start()

    def leave(self) -> None:
        self._forget()
        self.policy.leave()
        self.session.close()

    def build(self) -> None:
        self._make_view()
        title = words(f"{self.session.game}.game.name")
        self.form.add(bars.TopBar(title, self.view.accent, self._heading))
        self.form.add(bars.back_button(self.leave_for_good, Tip(words("scenes.table.back"))))
        self.form.add(*bars.tool_buttons(TOOLS, self.tools.use, self.tools.tip))
        self.prompt = TablePrompt(self, self._words, self.press)
        self.form.add_places(self.look_up.spots, self.press)
        self.form.on_move(self._point)
        self.prompt.refresh()
        self.tools.tell_anew()
        self.tools.explain_undo()
        self.policy.build()

    def _make_view(self) -> None:
        """How the table looks in the present language and print."""
        names = [self.name(seat) for seat in self.session.seats]
        self.view = registry.room(self.session.game).view(self.session.options, names)
        self.looking = Looking(self.view)
        self.news = News(self)

    def name(self, seat: int) -> str:
        """What a seat or party is called in the present language."""
        return self.policy.name(seat) or shown_name(self.session, seat)

    def quit_requested(self) -> bool:
        why = self.app.door.why_not_kept()
        if why is not None:
            self.app.push(quit_dialog(self.app.stop, why))
        return why is None

    def use_tool(self, name: str) -> None:
        """Do what a tool of the top bar does."""
        self.tools.use(name)

    def leave_for_good(self) -> None:
        """Take this table, and all above it, off the screen."""
        self.app.pop(self)

    def give_way(self, place: Destination) -> None:
        """Let another scene take this table's place."""
        while self.app.scene is not self:
            self.app.pop()
        self.app.open_instead(place)

    # ------------------------------------------------------------------ what is to be seen

    def picture(self) -> Picture[Any]:
        """What the view is to paint now."""
        base = None if self.stage.base is None else (self.stage.base, self.stage.stamp)
        ring = self.form.ring
        picture = self.session.picture(self.form.current, ring.by_keys, self.loops, base)
        picture = replace(picture, gained=self.causes.gained())
        if self.view.tells_news:
            picture = replace(picture, news=tuple(self.news.all()))
        if self.stage.stepwise:
            picture = replace(picture, coming=())
        lit = self.news.pointed_at(self.form.current)
        return self.policy.sees(picture if lit is None else replace(picture, marked=lit))

    @property
    def sight(self) -> Any:
        """The picture, worked out by the view."""
        return self.looking.see(self.picture())

    def look_again(self) -> None:
        """Somebody else may be looking, or something was taken back: all is seen anew, without animation."""
        self.stage.stop()
        self.pace.calm()
        self.haste.forget()
        self.parts.taken_back()
        self.put_advice_away()
        if not self.session.over:
            self.finished = False
        self.rebuild()
        self.tools.explain_undo()
        self.close_curtain()

    def close_curtain(self) -> bool:
        """Cover the table until the person is there that the curtain is closed for; whether it is."""
        seat = self.session.curtain.waiting
        if seat is not None and not self.covered:
            self.put_advice_away()
            self.app.open(ToCurtain(self._handover(seat)))
        return seat is not None

    def _handover(self, seat: int) -> Handover:
        game = words(f"{self.session.game}.game.name")
        far = " ".join(said for _, said in self.view.heading(self.sight).chips[:1])
        news = tuple(self.news.of_others())
        where, go = f"{game}  {far}", self._open_curtain
        return Handover(seat, self.name(seat), where, news, self.name, go, self.leave_for_good)

    def _open_curtain(self) -> None:
        self.session.open_curtain()
        self.tools.explain_undo()
        self.invalidate()

    # ------------------------------------------------------------------ time

    @property
    def wait(self) -> float | None:
        return self.course.wait

    def update(self, seconds: float) -> None:
        self.course.run(seconds)
        self.policy.update(seconds)

    def results(self) -> Destination:
        """The screen that tells how it ended."""
        return self.policy.results() or ToResults(self)

    def resume(self) -> None:
        """What lay over the table has been used: where the mouse rested before says nothing now."""
        self.form.look_away()

    # ------------------------------------------------------------------ what the person does

    def handle(self, action: Action) -> None:
        if not self.policy.command(action):
            self._use(action)
            self.policy.handled(action)

    def _use(self, action: Action) -> None:
        if _presses(action) and self.remarks.put_away():
            self.invalidate()
        if _presses(action) and self.haste.uses(action):
            return
        self.tools.look_again(action)
        self.form.refresh()
        if self.look_up.use(action):
            return
        if (isinstance(action, Command) and action.pressed and self._command(action.name)) or (
            isinstance(action, Pointer) and self._wheel(action)
        ):
            self.invalidate()
        else:
            super().handle(action)
            self.prompt.refresh()

    def skip(self) -> None:
        """Show at once all that happens until a person is asked."""
        self.course.skip()

    def meaning(self, spot: Hashable) -> Meaning:
        """What a click on one of the view's spots means."""
        return self.view.press(spot, self.sight)

    def _command(self, name: str) -> bool:
        if name in ("undo", "redo", "log", "rules", "encyclopaedia", "help", "menu", "settings", "hint"):
            self.tools.use(name)
            return True
        if name == "cancel":
            if self.put_advice_away() or self._means(name):
                return True
            if self.session.draft.begun:
                self.session.draft = self.session.draft.back()
            else:
                self.app.open(ToTableMenu(self))
            return True
        for press in self.prompt.presses:
            if press.key == name and press.enabled:
                self.press(press.id)
                return True
        return self._means(name)

    def put_back(self) -> bool:
        """Take back what is only half chosen, where the view has such a thing; whether there was any."""
        return self._means("undo")

    def _means(self, command: str) -> bool:
        """Do what a command means to the view; whether that uses it up."""
        meaning = self.view.command(command, self.sight)
        if meaning is not None:
            self.carry_out(meaning)
        return meaning is not None and not (isinstance(meaning, Redraft) and not meaning.used)

    def _wheel(self, action: Pointer) -> bool:
        return action.kind == "wheel" and self._means("wheel_up" if action.wheel > 0 else "wheel_down")

    def press(self, spot: Hashable) -> None:
        """Do what a click on a spot or a button means."""
        self.policy.clicked(spot)
        if not self.prompt.press(spot):
            self.carry_out(self.view.press(spot, self.sight))
        self.invalidate()
        self.prompt.refresh()

    def _point(self, spot: Hashable | None) -> None:
        """Something else is pointed at now."""
        self.session.draft = self.view.point(self.sight)

    def carry_out(self, meaning: Meaning) -> None:
        """Do what a click means, if the policy lets it pass."""
        if not self.policy.passes(meaning):
            return
        if isinstance(meaning, Answer):
            self.answer(meaning.move)
        elif isinstance(meaning, Redraft):
            if meaning.sound and meaning.draft != self.session.draft:
                play(meaning.sound)
            self.session.draft = meaning.draft
        elif isinstance(meaning, Write):
            self.app.push(WritingScene(meaning, self.answer))
        elif isinstance(meaning, TryOut):
            self.tools.try_out(meaning.lesson)

    def answer(self, move: Move) -> None:
        """Make a move if it is legal, else say why not; a reveal may have to be confirmed."""
        if self.session.ask is None:
            self.complain(words("scenes.table.not_your_turn"))
            return
        reason = self.session.why_not(move)
        if reason is not None:
            self.complain(said(reason, self.name))
        elif self._must_confirm(move):
            self.app.push(reveal_dialog(lambda: self._make(move), self._never_ask))
        else:
            self._make(move)

    def _must_confirm(self, move: Move) -> bool:
        wanted = self.app.settings.now.confirm_reveal and not self.session.friendly
        return wanted and self.session.would_reveal(move)

    def _never_ask(self) -> None:
        self.app.settings.set("confirm_reveal", False)

    def _make(self, move: Move) -> None:
        try:
            self.session.answer(move)
        except (IllegalMove, Refused) as refused:
            self.complain(said(refused.reason, self.name))
            return
        self.put_advice_away()
        self.notice.clear()
        self.tools.explain_undo()
        self.invalidate()

    def put_advice_away(self) -> bool:
        """Mark no move as advice any more, and take the note away; whether there was one."""
        return self.tools.put_advice_away()

    def show_note(self) -> None:
        """Let the note on the advice lie there."""
        self.tools.show_note()

    def complain(self, words: str) -> None:
        """Say in the prompt bar what can't be done."""
        play("illegal")
        self.notice.say(words, wrong=True)
        self.invalidate()

    # ------------------------------------------------------------------ words and picture

    def _words(self) -> str:
        own = self.policy.words() if self.notice.words is None else None
        return self.prompt.words() if own is None else own

    def _heading(self) -> Heading:
        return self.stage.heading or self.view.heading(self.sight)

    def allow_step(self) -> None:
        """Let the next AI move, where the player goes step by step."""
        self.stage.allow_step()
        self.invalidate()

    def _setting_changed(self, name: str) -> None:
        if name in ("speed", "reduced_motion", "stepwise"):
            now = self.app.settings.now
            self.stage.speed, self.stage.reduced = now.speed, now.reduced_motion
            self.stage.stepwise = now.stepwise

    def draw(self, canvas: Canvas) -> None:
        self.policy.prepare()
        self.form.refresh()
        self.prompt.refresh()
        self.loops.repaint()
        self.view.draw(canvas, self.sight)
        self.stage.draw(canvas)
        super().draw(canvas)
        self.remarks.draw(canvas)
        self.policy.draw(canvas)

    def draw_tip(self, canvas: Canvas) -> None:
        """The tooltip of what is pointed at."""
        if self.policy.shows_tips:
            super().draw_tip(canvas)


def _presses(action: Action) -> bool:
    """Whether a key or a button goes down."""
    if isinstance(action, Command):
        return action.pressed
    return isinstance(action, Pointer) and action.kind == "pressed"
