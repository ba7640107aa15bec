"""The tools of a table: log, advice, taking back, rules, sound, settings."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.core.reason import Refused
from game.core.rules import IllegalMove
from game.scenes import bars
from game.scenes.counsel import Counsel
from game.scenes.keys import KeysScene
from game.scenes.log import LogScene
from game.scenes.players import PlayersScene
from game.scenes.rule_book import open_rule_book
from game.scenes.sentences import said
from game.scenes.settings import SettingsScene
from game.ui.actions import Action, Command, Pointer
from game.ui.focus import Tip
from game.ui.input import key_name
from game.ui.locale import text
from game.ui.sound import play

if TYPE_CHECKING:
    from game.scenes.table import TableScene

TOOLS: tuple[bars.Tool, ...] = (
    ("log", "icons/list", "scenes.table.log"),
    ("hint", "icons/lens", "scenes.table.hint"),
    ("undo", "icons/undo", "scenes.table.undo"),
    ("players", "icons/person", "scenes.table.players"),
    ("rules", "icons/book", "scenes.table.rules"),
    ("help", "icons/help", "scenes.table.help"),
    ("mute", "icons/sound", "scenes.table.sound"),
    ("settings", "icons/cog", "scenes.table.settings"),
)


class Tools:
    """What the top bar's tools, and the keys that stand for them, do at one table."""

    hints_are_free = False
    """Whether the result says nothing of advice asked for."""

    def __init__(self, table: TableScene) -> None:
        self.table = table
        self.counsel: Counsel | None = None
        """The master's advice as it lies on the table."""
        self._advised: tuple[int, int] | None = None
        """The seat and the number of its answers when advice was counted last."""

    def use(self, name: str) -> None:
        """Carry out a tool."""
        app = self.table.app
        if name in ("undo", "redo"):
            self._take_back(name)
        elif name == "hint":
            self._ask_for_advice()
        elif name == "log":
            app.push(LogScene(self.table))
        elif name == "mute":
            app.handle(Command("mute"))
        elif name in ("settings", "menu"):
            app.push(SettingsScene())
        elif name == "players":
            self._hand_over()
        elif name == "rules":
            self._open_rule_book()
        elif name == "help":
            app.push(KeysScene())
        self.table.invalidate()

    def tip(self, key: str) -> Tip:
        """A tool's tooltip: its name and key, and what it does or why it can't."""
        name = key.rpartition(".")[2]
        shown = key_name(name, self.table.app.input.device)
        reason = self.table.sitting.why_not_undo(self._latest_person()) if name == "undo" else None
        body = said(reason) if reason is not None else text(f"{key}_tip")
        return Tip(f"{text(key)} ({shown})" if shown else text(key), body)

    def _hand_over(self) -> None:
        """Let others take over seats, as long as there is anything left to decide."""
        if self.table.table.over:
            self.table.complain(text("scenes.table.over"))
        else:
            self.table.app.push(PlayersScene(self.table))

    def explain_undo(self) -> None:
        """What the tool's tooltip says changes with every answer."""
        for widget in self.table.form.widgets:
            if widget.id == "undo":
                widget.tip = self.tip("scenes.table.undo")

    def _open_rule_book(self) -> None:
        """At the page that helps with what has to be decided now."""
        table = self.table
        asks = (table.ask, *table.rules.asks(table.showing.now))
        topic = next((ask.topic for ask in asks if ask is not None), None)
        open_rule_book(table, table.sitting.game, topic)

    def try_out(self, name: str) -> None:
        """Lay a try-out over the table."""
        from game.scenes.tryout import open_tryout

        try:
            self.table.app.push(open_tryout(self.table.sitting.game, name))
        except Refused as refused:
            self.table.complain(said(refused.reason))

    def _ask_for_advice(self) -> None:
        """Ask the master; asked again, put the advice away."""
        table = self.table
        if self.put_advice_away():
            return
        if table.ask is None:
            table.complain(text("scenes.table.not_your_turn"))
            return
        if not self.hints_are_free:
            self._count_hint()
        table.sitting.advise(table.seat)
        table.notice.say(text("scenes.hint.thinking"))

    def _count_hint(self) -> None:
        """Advice on one decision counts once, however often it is asked for."""
        table = self.table
        decision = table.seat, table.table.answers_of(table.seat)
        if decision == self._advised:
            return
        try:
            table.cabinet.store.count_hint(table.kept.number, table.seat)
        except Refused as refused:
            table.app.say(said(refused.reason), "icons/warning")
            return
        self._advised = decision

    def show_advice(self) -> None:
        """Mark the master's proposal once it has come, and say why."""
        table = self.table
        advised = table.sitting.advice.pop(table.seat, None)
        if advised is None or table.ask is None:
            return
        self.put_advice_away()
        table.hint = advised.move
        table.draft = table.view.aim(table.sight)
        self.counsel = Counsel(table, advised, self.put_advice_away)
        table.form.add(self.counsel)
        table.notice.clear()
        table.invalidate()

    def put_advice_away(self) -> bool:
        """Mark no move as advice any more, and take the note away; whether there was one."""
        table, counsel = self.table, self.counsel
        table.hint = self.counsel = None
        if counsel in table.form.widgets:
            table.form.widgets.remove(counsel)
        table.invalidate()
        return counsel is not None

    def look_again(self, action: Action) -> None:
        """After anything but a movement of the mouse, what is advised may be marked elsewhere."""
        if self.counsel is not None and not (isinstance(action, Pointer) and action.kind == "moved"):
            self.counsel.look_again()

    def tell_anew(self) -> None:
        """The form has been built anew, perhaps in another language: the advice belongs there still."""
        if self.counsel is not None:
            self.counsel = Counsel(self.table, self.counsel.advised, self.put_advice_away)
            self.table.form.add(self.counsel)

    def _take_back(self, name: str) -> None:
        table = self.table
        table.stage.stop()
        table.showing.catch_up()
        seat = self._latest_person()
        try:
            if name == "undo":
                table.sitting.undo(seat)
            else:
                table.sitting.redo(seat)
        except (Refused, IllegalMove) as refused:
            table.complain(said(refused.reason))
            return
        play("undo")
        table.parts.taken_back()
        table.finished = False
        table.look_from(seat if table.sitting.person_asked() is None else table.first_seat())

    def _latest_person(self) -> int:
        """The person who answered last; the one we look from if nobody has."""
        latest = self.table.table.latest_answer(self.table.sitting.persons)
        return self.table.seat if latest is None else latest
