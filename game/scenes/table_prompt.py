"""The prompt bar of a table: what it says, whose badge stands there, which buttons it offers."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from typing import Protocol

from game.scenes import bars
from game.scenes.at_table import AtTable
from game.scenes.finale import finale_of
from game.scenes.news import News, NewsStrip
from game.scenes.pace import Pace
from game.scenes.policy import Policy
from game.scenes.table_tools import Tools
from game.tabletop.views import Press
from game.ui import text
from game.ui.fill import Name
from game.ui.input import key_name
from game.ui.locale import words
from game.ui.widgets.base import Widget

AGAIN = "again"
"""The button that shows the others' moves once more, at a table that tells its news itself."""
STEP = "step"
"""The button that lets the next AI move, where the player goes step by step."""
ROOM, LINES = 40, 2
"""What of the bar is not for words; how many lines it holds."""
SCORES, FINALE = "scores", "finale"
"""The buttons that lead from a finished table back to its score sheet, and to the page that ended it."""


class Prompted(AtTable, Protocol):
    """A table that tells its news."""

    news: News
    pace: Pace
    policy: Policy
    tools: Tools


class TablePrompt:
    """Made anew whenever the table's form is; *said* are the words shown, *pressed* is told of buttons."""

    def __init__(self, table: Prompted, said: Callable[[], str], pressed: Callable[[Hashable], None]) -> None:
        self.table = table
        self.presses: Sequence[Press] = ()
        """The buttons as they stand there."""
        self._pressed = pressed
        self._bar = bars.PromptBar(said, self._speaker, lambda: table.notice.wrong)
        self._strip = NewsStrip(table.news, table.name, lambda: table.tools.use("news"))
        table.form.add(self._bar, self._strip)
        self._right = self._bar.right

    def words(self) -> str:
        """What is to be said now."""
        table = self.table
        if table.notice.words is not None:
            return table.notice.words
        if self._at_an_end:
            return words("scenes.table.over")
        if table.session.ask is not None:
            prompt = table.view.prompt(table.sight)
            asked = words(prompt.key, **prompt.values)
            return asked if table.session.draft.begun else self._summed_up(asked)
        if table.pace.holding:
            return self._summed_up(self._then() or "")
        told, then = table.news.latest(), self._then()
        if told is None or then is None:
            return told or then or ""
        return words("scenes.news.then", told=Name(told), then=Name(then))

    def _then(self) -> str | None:
        """Who goes on, and how to hurry them; None while what has happened is still being shown."""
        table = self.table
        device = table.app.input.device
        key = key_name("hurry", device) or key_name("confirm", device)
        names = tuple(table.name(seat) for seat in table.session.ai_asked())
        if table.pace.holding:
            names = tuple(table.name(party) for party in table.pace.following())
            return words("scenes.table.holding", names=names, key=key)
        if names and table.session.showing.at_rest:
            return words("scenes.table.thinking", names=names, key=key)
        return None

    def _summed_up(self, then: str) -> str:
        """Step by step, what the latest step came to before what is said now: as much as finds room."""
        told = self.table.pace.told() if self.table.stage.stepwise else []
        room = self._bar.right - ROOM
        for count in range(len(told), 0, -1):
            summed = then
            for line in reversed(told[:count]):
                summed = words("scenes.news.then", told=Name(line), then=Name(summed))
            if count == 1 or len(text.wrap(summed, room, text.SMALL)) <= LINES:
                return summed
        return then

    def refresh(self) -> None:
        """The buttons, built anew only when they differ."""
        presses = self._wanted()
        if presses != self.presses:
            self.presses = presses
            for widget in self.buttons():
                self.table.form.widgets.remove(widget)
            buttons, self._right = bars.prompt_buttons(presses, self._pressed)
            self.table.form.add(*buttons)
        self._bar.right = self._strip.stand(self._right, bars.PROMPT_Y + 3)

    def buttons(self) -> list[Widget]:
        """The buttons' widgets."""
        return [w for w in self.table.form.widgets if isinstance(w.id, tuple) and w.id[0] == "button"]

    def press(self, button: Hashable) -> bool:
        """Do what a button means that is no game's own; whether it was one."""
        table = self.table
        if button == SCORES:
            table.app.open(table.results())
        elif button == FINALE:
            table.app.open(finale_of(table) or table.results())
        elif button == STEP:
            table.allow_step()
        elif button == AGAIN:
            table.put_advice_away()
            table.session.show_again()
        else:
            return False
        return True

    def _speaker(self) -> int | None:
        """Whose badge stands there: of whom one reads what they do, else who is spoken to or waited for."""
        table, session = self.table, self.table.session
        spoken_to = session.ask is not None or table.notice.words is not None or self._at_an_end
        if spoken_to or table.policy.words() is not None:
            return session.seat
        coming = table.pace.following() if table.pace.holding else session.ai_asked()
        waited_for = coming[0] if coming else None
        told = None if table.pace.holding else table.news.last()
        if told is None:
            return session.seat if waited_for is None else waited_for
        return waited_for if told.tiding.party is None else told.tiding.party

    @property
    def _at_an_end(self) -> bool:
        """Whether nothing is left to be decided or shown."""
        session = self.table.session
        return session.over and session.showing.at_rest

    def _wanted(self) -> Sequence[Press]:
        table = self.table
        if table.session.ask is not None:
            own = tuple(table.view.buttons(table.sight))
            return (*own, Press(AGAIN, words("scenes.table.again"))) if self._can_show_again() else own
        if table.pace.holding:
            return (Press(STEP, words("scenes.table.step"), "g"),)
        if not table.finished:
            return ()
        scores = Press(SCORES, words("scenes.results.title"), "g")
        if finale_of(table) is None:
            return (scores,)
        return scores, Press(FINALE, words("scenes.results.finale"), "y")

    def _can_show_again(self) -> bool:
        """Whether others have moved since the last answer, and it can be shown once more."""
        table = self.table
        wanted = table.view.tells_news and table.policy.shows_again and not table.stage.reduced
        return wanted and table.session.answers > 0 and bool(table.news.of_others())
