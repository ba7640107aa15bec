"""The tools of a table: log, advice, taking back, rules, sound, settings."""

from __future__ import annotations

from typing import Protocol

from game.core.reason import Refused
from game.core.rules import IllegalMove
from game.scenes import bars, caveats, replay_sources
from game.scenes.at_table import AtTable
from game.scenes.destinations import ToEncyclopaedia, ToKeys, ToPlayers, ToReplay, ToSettings
from game.scenes.hint_note import HintNote
from game.scenes.hint_sheet import HintSheet
from game.scenes.policy import Policy
from game.scenes.rule_book import open_rule_book
from game.scenes.sentences import said
from game.scenes.tryout import tryout
from game.tabletop.meaning import Meaning
from game.ui.actions import Action, Command, Pointer
from game.ui.focus import Tip
from game.ui.input import key_name
from game.ui.locale import words
from game.ui.sound import play
from game.ui.widgets.button import ToolButton
from game.ui.widgets.toast import LONG

TOOLS: tuple[bars.Tool, ...] = (
    ("log", "icons/list", "scenes.table.log"),
    ("hint", "icons/lens", "scenes.table.hint"),
    ("undo", "icons/undo", "scenes.table.undo"),
    ("redo", "icons/redo", "scenes.table.redo"),
    ("players", "icons/person", "scenes.table.players"),
    ("rules", "icons/book", "scenes.table.rules"),
    ("encyclopaedia", "icons/globe", "scenes.table.encyclopaedia"),
    ("help", "icons/help", "scenes.table.help"),
    ("mute", "icons/sound", "scenes.table.sound"),
    ("settings", "icons/cog", "scenes.table.settings"),
)


class WithPolicy(AtTable, Protocol):
    """A table and what is special there."""

    policy: Policy
    covered: bool
    """Whether another scene lies on top."""

    def show_note(self) -> None:
        """Let the note on the advice lie there."""

    def carry_out(self, meaning: Meaning) -> None:
        """Do what a click means, if that may be."""


class Tools:
    """What the top bar's tools, and the keys that stand for them, do at one table."""

    def __init__(self, table: WithPolicy) -> None:
        self.table = table
        self.note: HintNote | None = None
        """The master's advice as it lies on the table."""
        self._advised: tuple[int, int] | None = None
        self._warned = False
        """The seat and the number of its answers when advice was counted last."""

    def use(self, name: str) -> None:
        """Carry out a tool."""
        if not self.table.policy.tool(name):
            self._use(name)
        self.table.invalidate()

    def _use(self, name: str) -> None:
        app = self.table.app
        if name == "undo" and self.table.put_back():
            return
        if name in ("undo", "redo"):
            self._take_back(name)
        elif name == "hint":
            self._ask_for_advice()
        elif name == "log":
            app.open(ToReplay(replay_sources.of_table(self.table)))
        elif name == "news":
            app.open(ToReplay(replay_sources.since_own_move(self.table)))
        elif name == "mute":
            app.handle(Command("mute"))
        elif name in ("settings", "menu"):
            app.open(ToSettings())
        elif name == "players":
            self._hand_over()
        elif name == "rules":
            self._open_rule_book()
        elif name == "encyclopaedia":
            open_now = self.table.view.open_now(self.table.sight)
            app.open(ToEncyclopaedia(self.table.cabinet, self.table.session.game, open_now=open_now))
        elif name == "help":
            app.open(ToKeys())

    def tip(self, key: str) -> Tip:
        """A tool's tooltip: its name and key, and what it does or why it can't."""
        name = key.rpartition(".")[2]
        shown = key_name(name, self.table.app.input.device)
        body = self._reach() if name == "undo" else words(f"{key}_tip")
        if name == "redo" and not self.table.session.redo_reach:
            body = words("core.undo.nothing_to_redo")
        return Tip(f"{words(key)} ({shown})" if shown else words(key), body)

    def _hand_over(self) -> None:
        """Let others take over seats, as long as there is anything left to decide."""
        if self.table.session.over:
            self.table.complain(words("scenes.table.over"))
        else:
            self.table.app.open(ToPlayers(self.table))

    def _reach(self) -> str:
        """How far taking back goes, and what stops it there."""
        reach, why = self.table.session.undo_reach
        if reach == 0:
            return "" if why is None else said(why)
        far = words("scenes.table.undo_reach", n=reach)
        return far if why is None else words("scenes.table.undo_stops", far=far, why=said(why))

    def explain_undo(self) -> None:
        """How many moves can be taken back or made again changes with every answer."""
        session = self.table.session
        counts = {"undo": session.undo_reach[0], "redo": session.redo_reach}
        for widget in self.table.form.widgets:
            if isinstance(widget, ToolButton) and widget.id in counts:
                widget.tip = self.tip(f"scenes.table.{widget.id}")
                widget.count = counts[widget.id] if self.table.policy.takes_back else 0
                widget.dim = self.table.policy.takes_back and not counts[widget.id]

    def _open_rule_book(self) -> None:
        """At the page that helps with what has to be decided now."""
        session = self.table.session
        asks = (session.ask, *session.public.asked())
        topic = next((ask.topic for ask in asks if ask is not None), None)
        open_rule_book(self.table.app, session.game, topic)

    def try_out(self, name: str) -> None:
        """Lay a try-out over the table."""
        try:
            self.table.app.open(tryout(self.table.session.game, name))
        except Refused as refused:
            self.table.complain(said(refused.reason))

    def _ask_for_advice(self) -> None:
        """Ask the master; asked again, put the advice away."""
        table = self.table
        if self.put_advice_away():
            return
        if table.session.ask is None:
            table.complain(words("scenes.table.not_your_turn"))
            return
        if not table.policy.hints_are_free:
            self._count_hint()
        table.session.advise()
        table.notice.say(words("scenes.hint.thinking"))

    def _count_hint(self) -> None:
        """Advice on one decision counts once, however often it is asked for."""
        table = self.table
        decision = table.session.seat, table.session.answers
        if decision == self._advised:
            return
        try:
            table.cabinet.store.count_hint(table.kept.number, table.session.seat)
        except Refused as refused:
            table.app.say(said(refused.reason), "icons/warning")
            return
        self._advised = decision

    def show_advice(self) -> None:
        """Mark the master's proposal once it has come, and say why."""
        table, session = self.table, self.table.session
        advised = session.opponents.advice.pop(session.seat, None)
        if advised is None or session.ask is None:
            return
        self.put_advice_away()
        session.hint = advised.move
        session.draft = table.view.aim(table.sight)
        self.note = HintNote(table, advised, self.put_advice_away)
        table.form.add(self.note)
        table.notice.clear()
        table.invalidate()
        if not table.covered:
            self.note.visible = False
            table.app.push(HintSheet(table, advised))

    def show_note(self) -> None:
        """Let the note lie there, with its rings around what is marked."""
        if self.note is not None:
            self.note.visible = True
            self.table.invalidate()

    def put_advice_away(self) -> bool:
        """Mark no move as advice any more, and take the note away; whether there was one."""
        table, note = self.table, self.note
        table.session.hint = self.note = None
        if note in table.form.widgets:
            table.form.widgets.remove(note)
        table.invalidate()
        return note is not None

    def look_again(self, action: Action) -> None:
        """After anything but a movement of the mouse, what is advised may be marked elsewhere."""
        if self.note is not None and not (isinstance(action, Pointer) and action.kind == "moved"):
            self.note.look_again()

    def tell_anew(self) -> None:
        """The form has been built anew, perhaps in another language: the advice belongs there still."""
        if self.note is not None:
            shown = self.note.visible
            self.note = HintNote(self.table, self.note.advised, self.put_advice_away)
            self.note.visible = shown
            self.table.form.add(self.note)

    def _warn_of_foresight(self) -> None:
        """What was seen stays seen: said once, as it keeps the game out of the records to play otherwise."""
        table = self.table
        if self._warned or not table.policy.counts or not table.cabinet.knows_ahead(table.kept):
            return
        self._warned = True
        table.app.say(words("scenes.caveat.ahead"), caveats.ICON, LONG)

    def _take_back(self, name: str) -> None:
        table, session = self.table, self.table.session
        try:
            if name == "undo":
                session.undo()
                self._warn_of_foresight()
            else:
                session.redo()
        except (Refused, IllegalMove) as refused:
            table.complain(said(refused.reason))
            return
        play("undo")
        table.look_again()
