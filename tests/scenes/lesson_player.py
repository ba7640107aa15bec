"""A learner on a screen that nobody sees: takes any game's lessons, clicking only what they point at."""

from __future__ import annotations

import itertools
import os
import random
from collections.abc import Collection, Hashable, Iterator
from contextlib import contextmanager

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"

from typing import Any

import pygame

from game.app import App
from game.app_settings import SettingsBook
from game.core.chance import FastChance
from game.core.lesson import LessonData, Place
from game.core.store import Store
from game.scenes.destinations import ToTable
from game.scenes.lesson import lesson
from game.scenes.lesson_sheet import LessonSheet
from game.scenes.part_results import PartResultsScene
from game.scenes.results import ResultsScene
from game.scenes.scene import Scene
from game.scenes.tryout import tryout
from game.session.cabinet import Cabinet
from game.tabletop.meaning import Redraft
from game.ui import text
from game.ui.actions import Pointer
from game.ui.focus import Spot
from game.ui.locale import TEXTS

CLOSES_PAGE = "page_close"
"""The button of a page that lies over the table."""
PATIENCE = 600
"""Frames without a thought after which nothing more can be expected to happen."""


class Wall(Scene):
    """What lies under the lesson."""


class Learner:
    """An application with one lesson on top, and the learner's mouse."""

    def __init__(self, cabinet: Cabinet, game: str, data: LessonData, language: str, large: bool) -> None:
        self.cabinet = cabinet
        self.game = game
        settings = {"speed": "instant", "language": language, "large_text": large}
        self.app = App(SettingsBook(settings))
        self.app.start(Wall())
        self._sit_down(data)

    def _open(self, data: LessonData) -> ToTable:
        return lesson(self.cabinet, self.game, data)

    def _sit_down(self, data: LessonData) -> None:
        self.app.open(self._open(data))
        self.scene: Any = self.app.scene
        self.rest()

    def begin_anew(self) -> None:
        """Leave the lesson and take it up again where it was."""
        self.app.pop(self.scene)
        self._sit_down(self.scene.policy.lesson.data)

    @property
    def done(self) -> bool:
        """Whether the lesson has been finished and put away."""
        return self.app.scene is not self.scene and not isinstance(self.app.scene, PartResultsScene)

    def rest(self) -> None:
        """Let everything happen that happens by itself, until the teacher speaks."""
        waited = 0
        while waited < PATIENCE:
            self.app.step([], 0.5)
            if isinstance(self.app.scene, PartResultsScene):
                self._leave(self.app.scene)
            elif self.done or (self.scene.policy.teaching and self._waits_for_learner()):
                return
            waited += not self.scene.session.opponents.thinking
        raise AssertionError(f"{self.where}: nothing happens any more")

    def _waits_for_learner(self) -> bool:
        scene = self.scene
        return scene.policy.lesson.reading or not scene.policy.may_go_on

    @property
    def where(self) -> str:
        """The lesson and its step, for messages."""
        taken = self.scene.policy.lesson
        return f"{self.game}, lesson {taken.data.id}, step {taken.step.say}"

    # ------------------------------------------------------------------ the mouse

    def click(self, at: tuple[int, int]) -> None:
        for kind in ("moved", "pressed", "released"):
            if not self.done:
                self.app.step([Pointer(kind, *at, button=1)])

    def spot(self, place: Place) -> Spot:
        """What a step points at: a spot of the view, or a button of the prompt bar."""
        wanted: Hashable = tuple(place) if isinstance(place, list | tuple) else place
        spots = [*self.scene.view.spots(self.scene.sight), *self.buttons()]
        found: list[Spot] = [spot for spot in spots if spot.id in (wanted, ("button", wanted))]
        assert found, f"{self.where}: there is no {wanted}"
        return found[0]

    def _lies_there(self, place: Place) -> bool:
        """Whether a place must be on the table already.

        A button need not, if it isn't the first to press; nothing else need while a page is to be closed.
        """
        first = self.scene.policy.lesson.step.point[:1]
        if not isinstance(place, str):
            return first != (CLOSES_PAGE,) or not self._has(CLOSES_PAGE)
        return (place,) == first or self._has(place)

    def _has(self, button: str) -> bool:
        return any(spot.id == ("button", button) for spot in self.buttons())

    def buttons(self) -> list[Spot]:
        """The buttons of the prompt bar."""
        widgets = self.scene.form.widgets
        return [w.spots()[0] for w in widgets if isinstance(w.id, tuple) and w.id[0] == "button"]

    def button(self, name: str) -> tuple[int, int]:
        """The middle of one of the teacher's own buttons."""
        return self.scene.form.widget(f"lesson {name}").rect.center

    # ------------------------------------------------------------------ the steps

    def read(self) -> None:
        """Click Next, or Finish on the last page and on the sheet after it."""
        self.click(self.button("finish" if self.scene.policy.lesson.last else "next"))
        if isinstance(self.app.scene, LessonSheet):
            self._leave(self.app.scene)
            assert self.app.scene is not self.scene, f"{self.where}: the lesson does not end"

    def _leave(self, sheet: ResultsScene) -> None:
        """Click a score sheet's way out."""
        self.app.step([], 0.5)
        at = sheet.form.widget(("button", "leave")).rect.center
        self.app.step([Pointer(kind, *at, button=1) for kind in ("moved", "pressed", "released")])
        assert self.app.scene is not sheet, f"{self.where}: the sheet does not go away"

    def obey(self) -> None:
        """Click what the step points at, in order."""
        for place in self.scene.policy.lesson.step.point:
            spot = self.spot(place)
            assert spot.enabled, f"{self.where}: {place} can't be clicked"
            self.click(spot.rect.center)

    def move_freely(self, number: int) -> None:
        """Make any legal move that fits."""
        scene = self.scene
        assert scene.session.ask is not None
        chance, now = FastChance(random.Random(number)), scene.session.showing.now
        if scene.policy.lesson.step.ask is None:
            scene.answer(scene.session.rules.sample(now, scene.session.seat, chance))
            return
        fitting = [
            move
            for move in scene.session.rules.moves(now, scene.session.seat)
            if scene.policy.lesson.fits(move)
        ]
        scene.answer(chance.pick(("free",), fitting))

    def do_step(self) -> None:
        """Do what the present step asks for; the lesson must go on."""
        step = self.scene.policy.lesson.step
        number = self.scene.policy.lesson.number
        self.check_looks()
        if self.scene.policy.lesson.reading:
            self.read()
        elif step.ask is not None and not step.free:
            self.obey()
            assert not self.scene.notice.wrong, f"{self.where}: {self.scene.notice.words}"
        else:
            self._play_on(number)
        self.rest()
        assert self.done or self.scene.policy.lesson.number > number, f"{self.where}: it did not go on"

    def _play_on(self, number: int) -> None:
        for count in itertools.count():
            self.move_freely(count)
            self.rest()
            if self.scene.policy.lesson.number > number or self.done:
                return

    def check_looks(self) -> None:
        """All that is spoken of can be seen, and the bubble hides none of it.

        Only buttons may come later, when something has been chosen.
        """
        scene = self.scene
        step = scene.policy.lesson.step
        lit = scene.policy.pointing.lit()
        spoken = [place for place in (*step.point, *step.light) if self._lies_there(place)]
        assert len(lit) == len(spoken), f"{self.where}: something is not there"
        screen = pygame.Rect(0, 0, 640, 360)
        box = scene.policy.bubble()
        assert screen.contains(box), f"{self.where}: the bubble leaves the screen"
        assert box.collidelist(lit) < 0, f"{self.where}: the bubble hides what it speaks of"
        written = scene.policy.pointing.written()
        assert box.collidelist(written) < 0, f"{self.where}: the bubble hides what the table tells"

    def take(self) -> None:
        """The whole lesson."""
        for _ in self.scene.policy.lesson.data.steps:
            if not self.done:
                self.do_step()
        assert self.done, f"{self.where}: it does not end"

    # ------------------------------------------------------------------ mistakes

    def wrong_clicks(self, also_right: Collection[Hashable] = ()) -> list[Spot]:
        """Some of all that could be clicked besides what the step points at: a few of each kind.

        *also_right*: spots that do the same as one pointed at.
        """
        scene = self.scene
        meant = [self.spot(place).id for place in scene.policy.lesson.step.point if self._lies_there(place)]
        meant += also_right
        bubble = scene.policy.bubble()
        groups: dict[str, list[Spot]] = {}
        for spot in (*scene.view.spots(scene.sight), *self.buttons()):
            if spot.enabled and spot.id not in meant and not bubble.collidepoint(spot.rect.center):
                groups.setdefault(spot.group, []).append(spot)
        return [spot for found in groups.values() for spot in found[:: max(1, len(found) // 2)]]

    def go_astray(self, also_right: Collection[Hashable] = ()) -> int:
        """Click wrongly in every way; each must be answered and change nothing. Returns how often."""
        scene = self.scene
        before = self._position()
        wrong = self.wrong_clicks(also_right)
        draft = scene.session.draft
        for spot in wrong:
            if spot.id not in {one.id for one in (*scene.view.spots(scene.sight), *self.buttons())}:
                scene.session.draft = draft  # the page that the last click has opened lies over it
                scene.invalidate()
            scene.notice.clear()
            turned = self._turns(spot)
            assert scene.notice.wrong or turned, f"{self.where}: {spot.id} is not answered"
            assert self._position() == before, f"{self.where}: {spot.id} passed"
        return len(wrong)

    def _position(self) -> tuple[int, int, int]:
        scene = self.scene
        return scene.policy.lesson.number, scene.policy.answers, len(scene.kept.table.events)

    def _turns(self, spot: Spot) -> bool:
        """Click; whether that only turned something of the view."""
        meanings = []
        understand, chosen = self.scene.view.press, self.scene.session.draft.choice

        def listen(pressed: Hashable, picture: object) -> object:
            meanings.append(understand(pressed, picture))
            return meanings[-1]

        self.scene.view.press = listen
        try:
            self.click(spot.rect.center)
        finally:
            self.scene.view.press = understand
        return bool(meanings) and isinstance(meanings[-1], Redraft) and meanings[-1].draft.choice == chosen


class Trier(Learner):
    """A learner with a try-out, which nobody keeps."""

    def _open(self, data: LessonData) -> ToTable:
        return tryout(self.game, data.id)

    def begin_anew(self) -> None:
        """Put all back that was only turned."""
        self.scene.rebuild()
        self.rest()


@contextmanager
def learner(
    game: str, data: LessonData, language: str = "en", large: bool = False, kind: type[Learner] = Learner
) -> Iterator[Learner]:
    """A learner at the beginning of a lesson; in the end every text must have been there and have fitted."""
    ticks = itertools.count()
    TEXTS.missing.clear()
    text.cut.clear()
    with Store.open(None, lambda: next(ticks)) as store:
        found = kind(Cabinet(store, process=False), game, data, language, large)
        try:
            yield found
        finally:
            found.app.close()
            text.set_large(False)
    assert not TEXTS.missing, TEXTS.missing
    assert not text.cut, text.cut


def take_lesson(
    game: str, data: LessonData, language: str, large: bool = False, kind: type[Learner] = Learner
) -> None:
    """Take a whole lesson by clicking only what it points at."""
    with learner(game, data, language, large, kind) as someone:
        someone.take()


def take_lesson_twice(game: str, data: LessonData, kind: type[Learner] = Learner) -> None:
    """Take a lesson doing each step, going back and doing it again: the table must come out the same."""
    with learner(game, data, kind=kind) as someone:
        for _ in data.steps:
            number = someone.scene.policy.lesson.number
            someone.do_step()
            if someone.done:
                return
            first = someone.scene.kept.table.state.copy()
            someone.click(someone.button("back"))
            someone.rest()
            assert someone.scene.policy.lesson.number <= number
            while someone.scene.policy.lesson.number <= number:
                someone.do_step()
            assert someone.scene.kept.table.state == first, f"{someone.where}: it came out differently"


def take_lesson_wrongly(
    game: str, data: LessonData, also_right: Collection[Hashable] = (), kind: type[Learner] = Learner
) -> None:
    """Take a whole lesson, trying all sorts of wrong clicks before each right one.

    *also_right*: spots that are never wrong, as they do the same as one pointed at.
    """
    with learner(game, data, kind=kind) as someone:
        tried = 0
        for _ in data.steps:
            step = someone.scene.policy.lesson.step
            if step.ask is not None and not step.free and not someone.done:
                tried += someone.go_astray(also_right)
                someone.begin_anew()
            someone.do_step()
        assert tried > 0
