"""Hosts a page of a game, and the one that opens from its box."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from typing import Any

from game import registry
from game.scenes import bars, person_names
from game.scenes.destinations import ToSetUp
from game.scenes.dialog import DialogScene
from game.scenes.dialogs import make_sure, question
from game.scenes.scene import Scene
from game.session import profile_records
from game.session.cabinet import Cabinet
from game.tabletop.page import Gaze, Page, SetUp, Shelf, Sure
from game.tabletop.views import Heading, Press
from game.ui.actions import Action, Command, Pointer
from game.ui.canvas import Canvas
from game.ui.focus import Tip
from game.ui.locale import words
from game.ui.sound import play
from game.ui.widgets.choice import Stepper

FRAME = 1 / 30
STILL = 2.0
"""Seconds after everything has arrived, when motion is reduced: the moment that is shown."""


class PageScene(Scene):
    """A page between the two rails."""

    def __init__(self, cabinet: Cabinet, game: str, page: Page) -> None:
        super().__init__()
        self.cabinet = cabinet
        self.game = game
        self.page = page
        self._seconds = 0.0

    def build(self) -> None:
        self.form.add(bars.TopBar(words(f"{self.game}.game.name"), "g", self._heading))
        self.form.add(bars.back_button(self.back, Tip(words("ui.dialog.back"))))
        prompt = bars.PromptBar(self._words, lambda: None, lambda: False)
        buttons, prompt.right = bars.prompt_buttons(self.presses(), self.pressed)
        self.form.add(prompt, *buttons)
        self.form.add_places(self.page.spots, self._press)
        self.form.cancel = self.back

    def presses(self) -> list[Press]:
        """The buttons of the prompt bar."""
        return [Press("back", words("ui.dialog.back"))]

    def pressed(self, name: Hashable) -> None:
        """A button was pressed."""
        self.back()

    def back(self) -> None:
        """Leave the page."""
        self.app.pop(self)

    def _heading(self) -> Heading:
        return Heading([(None, self.page.heading())])

    def _words(self) -> str:
        return self.page.prompt(self.form.current)

    def _press(self, spot: Hashable) -> None:
        wish = self.page.press(spot)
        self.invalidate()
        if isinstance(wish, SetUp):
            self.app.open(ToSetUp(self.cabinet, self.game, options=wish.options))
        elif isinstance(wish, Sure):
            self._make_sure(wish)

    def _make_sure(self, wish: Sure) -> None:
        def go() -> None:
            self._confirmed(wish.about)

        def ask(never: Callable[[], None]) -> DialogScene:
            cancel = "ui.dialog.cancel"
            return question(wish.title, wish.body, cancel, wish.yes, go, for_good=True, never=never)

        make_sure(self.app, wish.title, go, ask)

    def _confirmed(self, about: Hashable) -> None:
        self.page.confirmed(about)
        play("unlock")
        self.rebuild()

    # ------------------------------------------------------------------ time

    @property
    def _still(self) -> bool:
        now = self.app.settings.now
        return now.reduced_motion or now.speed == "instant"

    @property
    def wait(self) -> float | None:
        waits = [super().wait]
        if self.page.lively and not self._still and not self.covered:
            waits.append(FRAME)
        return min((wait for wait in waits if wait is not None), default=None)

    def update(self, seconds: float) -> None:
        super().update(seconds)
        before, self._seconds = self._seconds, self._seconds + seconds
        if self.page.lively and not self._still and not self.covered:
            sound = self.page.cue(before, self._seconds)
            if sound:
                play(sound)
            self.invalidate()

    def handle(self, action: Action) -> None:
        pressed = isinstance(action, Command) or (isinstance(action, Pointer) and action.kind == "pressed")
        later = self.page.hurry(self._seconds)
        if pressed and later > self._seconds and not self._still:
            self._seconds = later
            self.invalidate()
            return
        super().handle(action)

    def draw(self, canvas: Canvas) -> None:
        seconds = self.page.hurry(0.0) + STILL if self._still else self._seconds
        self.page.draw(canvas, Gaze(self.form.current, self.form.ring.by_keys, seconds))
        super().draw(canvas)


class ShelfPageScene(PageScene):
    """A page opened from a game's box, as one person has come to know the game."""

    def __init__(self, cabinet: Cabinet, game: str) -> None:
        self.profiles = cabinet.store.profiles()
        self.chosen = 0
        super().__init__(cabinet, game, self._page_of(cabinet, game))

    def _page_of(self, cabinet: Cabinet, game: str) -> Page:
        store = cabinet.store
        profile = self.profiles[self.chosen] if self.profiles else None
        record = profile_records.load(store, profile.id if profile else -1, game)
        key = f"opened.{game}.{profile.id if profile else 0}"
        opened: list[Any] = store.setting(key, [])
        if self.chosen == 0:
            opened = opened + store.setting(f"opened.{game}.0", [])  # before anybody had a name
        person = profile.person if profile else None
        shelf = Shelf(
            record, cabinet.stages(game, person), opened, lambda numbers: self._keep_opened(key, numbers)
        )
        pages = registry.room(game).pages
        assert pages is not None, f"{game} has no page to open from its box"
        return pages().shelf(shelf)

    def _keep_opened(self, key: str, numbers: Sequence[int]) -> None:
        with self.app.door.writing():
            self.cabinet.store.set_setting(key, numbers)

    def build(self) -> None:
        super().build()
        if len(self.profiles) > 1:
            names = [person_names.shown(profile.person) for profile in self.profiles]
            self.form.add(Stepper("profile", (492, 0, 144, 17), names, self.chosen, self._choose, wrap=True))

    def _choose(self, number: int) -> None:
        self.chosen = number
        self.page = self._page_of(self.cabinet, self.game)
        self.rebuild()
        self.form.focus("profile")

    def resume(self) -> None:
        self.page = self._page_of(self.cabinet, self.game)
        self.rebuild()
