"""The achievements of all games: a cabinet of medals on velvet, and the one that is held in the hand."""

from __future__ import annotations

from collections.abc import Hashable

from game import registry
from game.core.store_profiles import Profile
from game.scenes import bars, game_pictures, person_names
from game.scenes.backdrop import backdrop
from game.scenes.medal_cabinet import MedalCabinet, Shelf
from game.scenes.medal_sheet import draw_sheet
from game.scenes.scene import Scene
from game.session import profile_records
from game.session.cabinet import Cabinet
from game.session.profile_records import Progress
from game.tabletop.views import Heading, Press
from game.ui import paint
from game.ui.canvas import Canvas
from game.ui.focus import Tip
from game.ui.locale import words

FRAME = (8, 24, 456, 308)
NOBODY = -1
"""The profile of no one: nothing is earned."""


class AchievementsScene(Scene):
    """One person's cabinet; the medal pointed at lies enlarged at the right."""

    def __init__(self, cabinet: Cabinet, game: str | None = None) -> None:
        super().__init__()
        self.cabinet = cabinet
        self.games = tuple(registry.GAMES) if game is None else (game,)
        self.profiles: list[Profile] = cabinet.store.profiles()
        self.chosen = 0
        self.only_missing = False
        self.rows: list[Progress] = []
        self.shown: tuple[str, str] | None = None
        """Game and id of the medal in the hand."""

    # ------------------------------------------------------------------ life

    def build(self) -> None:
        store = self.cabinet.store
        profile = self.profiles[self.chosen].id if self.profiles else NOBODY
        self.rows = [row for game in self.games for row in profile_records.progress(store, profile, game)]
        self.form.add(bars.TopBar(words("scenes.achievements.title"), "w", self._heading))
        self.form.add(bars.back_button(self._back, Tip(words("ui.dialog.back"))))
        prompt = bars.PromptBar(self._words, lambda: None, lambda: False)
        buttons, prompt.right = bars.prompt_buttons(self._presses(), self._pressed)
        self.form.add(prompt, *buttons)
        self.shelf = MedalCabinet(self._shelves(), self._take)
        self.form.add(self.shelf)
        self.form.cancel = self._back
        self.form.on_move(self._moved)
        if self._held() is None:
            self.shown = self._first()

    def _shelves(self) -> list[Shelf]:
        found = []
        for game in self.games:
            own = [row for row in self.rows if row.game == game]
            shown = [row for row in own if not (self.only_missing and row.grade == len(row.medal.steps))]
            won = sum(row.grade > 0 for row in own)
            if own:
                found.append(Shelf(game, game_pictures.ramp(game), shown, won, len(own)))
        return found

    def _presses(self) -> list[Press]:
        label = "all" if self.only_missing else "missing"
        found = [Press("missing", words(f"scenes.achievements.{label}"))]
        if len(self.profiles) > 1:
            found.append(Press("next", words("scenes.achievements.next"), "y"))
        return found

    def _heading(self) -> Heading:
        won = sum(row.grade > 0 for row in self.rows)
        return Heading([("icons/trophy", words("scenes.achievements.count", n=won, of=len(self.rows)))])

    def _words(self) -> str:
        if not self.profiles:
            return words("scenes.achievements.nobody")
        name = person_names.shown(self.profiles[self.chosen].person)
        return words("scenes.achievements.whose", name=name)

    # ------------------------------------------------------------------ what the person does

    def _held(self) -> Progress | None:
        return next((row for row in self.rows if (row.game, row.medal.id) == self.shown), None)

    def _first(self) -> tuple[str, str] | None:
        """The medal that lies in the hand at first: the first one won, else the first."""
        won = [row for row in self.rows if row.grade]
        row = next(iter(won or self.rows), None)
        return None if row is None else (row.game, row.medal.id)

    def _moved(self, spot: Hashable | None) -> None:
        if isinstance(spot, tuple) and len(spot) == 3 and spot[0] == "medals":
            self._take(str(spot[1]), str(spot[2]))

    def _take(self, game: str, name: str) -> None:
        self.shown = (game, name)
        self.shelf.held = self.shown
        self.invalidate()

    def _pressed(self, name: Hashable) -> None:
        if name == "missing":
            self.only_missing = not self.only_missing
        else:
            self.chosen = (self.chosen + 1) % len(self.profiles)
        self.rebuild()
        self.form.focus(("button", name))

    def _back(self) -> None:
        self.app.pop(self)

    # ------------------------------------------------------------------ the picture

    def draw(self, canvas: Canvas) -> None:
        canvas.blit(backdrop("wood"), 0, 0)
        paint.wood_frame(canvas, FRAME, fill="k0")
        self.shelf.held = self.shown
        held = self._held()
        if held is not None:
            draw_sheet(canvas, held, game_pictures.ramp(held.game), self._holders(held))
        super().draw(canvas)

    def _holders(self, held: Progress) -> tuple[int, int]:
        """How many people have earned a medal, and how many there are."""
        store = self.cabinet.store
        records = [profile_records.load(store, profile.id, held.game) for profile in self.profiles]
        return sum(held.medal.grade(record) > 0 for record in records), len(self.profiles)
