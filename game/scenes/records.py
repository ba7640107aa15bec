"""The finished games: who plays, how good they are, and the latest games as cards that open again."""

from __future__ import annotations

from collections.abc import Callable, Hashable

from game import registry
from game.core.players import Person
from game.core.reason import Refused
from game.core.store import Result
from game.scenes import bars, game_pictures, replay_copy, replay_sources
from game.scenes.backdrop import backdrop
from game.scenes.destinations import ToAchievements, ToPersons
from game.scenes.open_table import open_table
from game.scenes.record_cards import RecordCards
from game.scenes.record_charts import draw_charts
from game.scenes.record_filters import RecordFilters
from game.scenes.record_profile import Profile, Standing, draw_profile, row_spots
from game.scenes.scene import Scene
from game.scenes.sentences import said
from game.session import history, ratings
from game.session.cabinet import Cabinet
from game.session.history import Played
from game.tabletop.views import Heading, Press
from game.ui import text
from game.ui.canvas import Canvas
from game.ui.focus import Tip
from game.ui.frames import panel
from game.ui.locale import words
from game.ui.widgets.button import Button
from game.ui.widgets.toast import LONG

KEPT = 200
"""How many of the latest games are shown."""
EMPTY = (212, 120, 400, 130)


class RecordsScene(Scene):
    """The person on the left, arrows change them; filters with pictures and the games on the right."""

    def __init__(self, cabinet: Cabinet, game: str | None = None) -> None:
        super().__init__()
        self.cabinet = cabinet
        self.game = game if game in registry.GAMES else None
        self.persons: list[Person | None] = []
        self.person: Person | None = None
        self.charted = False
        """Whether charts are shown instead of the games."""
        self.chosen = 0
        self.games: list[Played] = []
        """What is shown, the latest first."""
        self.results: list[Result] = []
        self._meet()
        self.person = self.persons[1] if len(self.persons) > 1 else None

    def _meet(self) -> None:
        self.persons = [None, *(profile.person for profile in self.cabinet.store.profiles())]
        if self.person not in self.persons:
            self.person = self.persons[1] if len(self.persons) > 1 else None

    # ------------------------------------------------------------------ life

    def build(self) -> None:
        self._meet()
        self.results = self.cabinet.store.results()
        own = history.games_of(self.results, self.person)
        self.games = [game for game in own if self.game in (None, game.result.game)][::-1][:KEPT]
        self.chosen = max(0, min(self.chosen, len(self.games) - 1))
        self.profile = self._profile(own)
        self.form.add(bars.TopBar(words("scenes.records.title"), "w", self._heading))
        self.form.add(bars.back_button(self._back, Tip(words("ui.dialog.back"))))
        prompt = bars.PromptBar(self._words, lambda: None, lambda: False)
        buttons, prompt.right = bars.prompt_buttons(self._presses(), self._pressed)
        self.form.add(prompt, *buttons)
        if len(self.persons) > 1:
            for name, icon, x in (("before", "icons/back", 148), ("after", "icons/right", 164)):
                tip = Tip(words(f"scenes.records.{name}"))
                self.form.add(
                    Button(
                        name, (x, 33, 15, 14), press=self._stepping(name), icon=icon, group="profile", tip=tip
                    )
                )
        self.form.add_places(lambda: row_spots(self.profile), self._choose_row)
        self.form.add(RecordFilters((None, *registry.GAMES), self.game, self._choose_game))
        self.cards = RecordCards([] if self.charted else self.games, self.chosen, self._open)
        self.form.add(self.cards)
        self.form.on_move(self._look_at)
        self.form.cancel = self._back

    def resume(self) -> None:
        self.rebuild()

    def _profile(self, own: list[Played]) -> Profile:
        counted = history.singles(own)
        by_game, courses = history.by_game(counted), ratings.courses(self.results)
        games = tuple(registry.GAMES)[:5]
        standings = {
            game: Standing(
                courses.get((game, self.person), []) if self.person is not None else [], by_game.get(game)
            )
            for game in games
        }
        return Profile(self.person, games, standings, history.tally(counted), counted)

    def _presses(self) -> list[Press]:
        found = [Press("charts", words(f"scenes.records.{'cards' if self.charted else 'charts'}"))]
        if self.games and not self.charted:
            found.append(Press("watch", words("scenes.replay.watch"), tip=words("scenes.replay.watch_tip")))
            found.append(Press("copy", words("scenes.replay.copy"), tip=words("scenes.replay.copy_tip")))
        if len(self.persons) > 1:
            found.append(
                Press("persons", words("scenes.records.persons"), tip=words("scenes.records.persons_tip"))
            )
        return [*found, Press("achievements", words("scenes.achievements.title"), "y")]

    def _heading(self) -> Heading:
        total = self.profile.total
        return Heading([("icons/trophy", words("scenes.records.games", n=total.games, won=total.won))])

    def _words(self) -> str:
        if not self.games:
            return words("scenes.records.none_yet")
        return words("scenes.records.charted") if self.charted else self.keyed("scenes.records.prompt")

    # ------------------------------------------------------------------ what the person does

    def _stepping(self, name: str) -> Callable[[], None]:
        return lambda: self._step(1 if name == "after" else -1)

    def _step(self, by: int) -> None:
        """The next person, or the one before; everybody comes first."""
        at = (self.persons.index(self.person) + by) % len(self.persons)
        self._choose_person(at)
        self.form.focus("after" if by > 0 else "before")

    def _choose_person(self, number: int) -> None:
        self.person = self.persons[number]
        self.chosen = 0
        self.rebuild()

    def _choose_game(self, game: str | None) -> None:
        self.game = game
        self.chosen = 0
        self.rebuild()
        self.form.focus(("filters", game or "all"))

    def _choose_row(self, spot: Hashable) -> None:
        if isinstance(spot, tuple):
            self._choose_game(str(spot[1]))

    def _pressed(self, name: Hashable) -> None:
        if name == "copy":
            self._copy()
        elif name == "watch":
            self._watch()
        elif name == "charts":
            self.charted = not self.charted
            self.rebuild()
            self.form.focus(("button", "charts"))
        elif name == "persons":
            self.app.open(ToPersons(self.cabinet, self.person))
        else:
            self.app.open(ToAchievements(self.cabinet, self.game))

    def _look_at(self, spot: Hashable | None) -> None:
        """The card pointed at last stays marked: it is the one to be copied."""
        if isinstance(spot, tuple) and spot[0] == "games" and isinstance(spot[1], int):
            self.chosen = self.cards.chosen = spot[1]
            self.invalidate()

    def _copy(self) -> None:
        result = self.games[self.chosen].result
        if result.table is None:
            self.app.say(words("scenes.records.gone"))
            return
        try:
            self.app.say(replay_copy.copy(self.cabinet, result.game, result.table), seconds=LONG)
        except Refused as refused:
            self.app.say(said(refused.reason), "icons/warning")

    def _watch(self) -> None:
        result = self.games[self.chosen].result
        if result.table is None:
            self.app.say(words("scenes.records.gone"))
            return
        part = int(result.part) if result.part else None
        replay_sources.open_kept(self.app, self.cabinet, result.table, part)

    def _open(self, number: int) -> None:
        result = self.games[number].result
        if result.table is None:
            self.app.say(words("scenes.records.gone"))
            return
        part = int(result.part) if result.part else None
        open_table(self.app, self.cabinet, result.table, end_known=True, part=part)

    def _back(self) -> None:
        self.app.pop(self)

    # ------------------------------------------------------------------ the picture

    def draw(self, canvas: Canvas) -> None:
        canvas.blit(backdrop("wood"), 0, 0)
        draw_profile(canvas, self.profile)
        if self.charted:
            draw_charts(canvas, self.games[::-1], self.game)
        elif not self.games:
            self._draw_empty(canvas)
        super().draw(canvas)

    def _draw_empty(self, canvas: Canvas) -> None:
        """What will be here, and how to get it."""
        panel(canvas, "paper", EMPTY)
        x, y, w, _ = EMPTY
        games = tuple(registry.GAMES) if self.game is None else (self.game,)
        left = x + w // 2 - 25 * len(games)
        for number, game in enumerate(games):
            canvas.fill("k0", (left + 50 * number - 1, y + 13, 46, 34))
            canvas.blit(game_pictures.picture(game, (44, 32)), left + 50 * number, y + 14)
        text.paragraph(canvas, words("scenes.records.empty"), x + 30, y + 60, w - 60, "k2", align="centre")
