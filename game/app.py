"""The application: the window, the loop, the stack of scenes.

It sleeps while nothing happens, redraws only when something changed, and runs at 60 frames a second while
anything moves.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Callable, Iterable
from contextlib import suppress
from pathlib import Path

import pygame

from game.app_settings import SettingsBook
from game.core.store import Store
from game.scenes import everywhere, sign
from game.scenes.door import Door
from game.scenes.double_click import DoubleClick
from game.scenes.factory import scene_of
from game.scenes.scene import Destination, Scene
from game.scenes.stack import SceneStack
from game.ui import text
from game.ui.actions import Action, Command, Pointer, Typed
from game.ui.canvas import Canvas
from game.ui.cursor import Cursor
from game.ui.input import Input, await_events, newest_motion
from game.ui.locale import TEXTS, system_language
from game.ui.music import MUSIC
from game.ui.pixels import SIZE
from game.ui.presenter import Presenter
from game.ui.sound import BOX, gain
from game.ui.widgets.toast import LONG, MOST, SECONDS, TOP, Toasts

logger = logging.getLogger("annals")

FRAME = 1 / 60
SLOWEST = 0.1
"""The longest a frame may count while something moves: after a stall nothing jumps."""
HEARTBEAT = 5.0
"""Seconds after which the loop comes round even if nothing happens."""


ErrorHook = Callable[[Exception], bool]


class App:
    """Runs scenes. `run` for a player; `start` and `step` for tests and tools."""

    def __init__(
        self,
        settings: SettingsBook,
        *,
        on_error: ErrorHook | None = None,
        screenshots: Path | None = None,
        store: Store | None = None,
    ) -> None:
        """*on_error* gets what a scene raised and says whether to go on; *screenshots*: a folder for F12.

        *store*: what is asked whether anything is kept; None: all is taken to be.
        """
        self.settings = settings
        self.door = Door(lambda words: self.say(words, "icons/warning", LONG), store)
        self.settings.tell = self.door.refuse
        self.input = Input()
        self.toasts = Toasts()
        self.cursor = Cursor()
        self.presenter = Presenter(settings)
        self.running = False
        self.frames = 0
        """Frames drawn so far."""
        self._stack = SceneStack(self, self._greet)
        self._on_error = on_error
        self._screenshots = screenshots
        self._dirty = True
        self._pointer: tuple[int, int] | None = None
        self._double_click = DoubleClick()
        self._seconds = 0.0
        """How long it has been running, stalls left out: what is pressed during one is not pressed later."""
        self._focused = True
        self._forget: list[Callable[[], None]] = []

    # ------------------------------------------------------------------ life

    def start(self, first: Scene) -> None:
        """Opens the window and shows *first*."""
        TEXTS.switch(self._language())
        self._apply_sound()
        text.set_large(self.settings.now.large_text)
        pygame.font.init()
        self.presenter.open()
        self.presenter.caption(TEXTS.text("ui.title"))
        self.presenter.decorate()
        self.input.open()
        BOX.open()
        self._forget = [self.settings.listen(self._setting_changed), TEXTS.listen(self._rebuild)]
        self.running = True
        self.push(first)

    def run(self, first: Scene) -> None:
        """Plays until the player leaves; with music."""
        self.start(first)
        MUSIC.open()
        last = time.perf_counter()
        while self.running:
            last = self.turn(last)
        self.close()

    def turn(self, last: float) -> float:
        """Waits until there is something to do and does it; *last*: when it last began, as returned then."""
        worked = time.perf_counter() - last
        moving, events = self._listen(last)
        now = time.perf_counter()
        seconds = min(now - last, SLOWEST) if moving else now - last
        self.step(events, seconds, min(seconds, max(0.0, worked - SLOWEST)))
        return now

    def _listen(self, last: float) -> tuple[bool, list[pygame.event.Event]]:
        """Whether anything moves, and what has happened since *last*."""
        try:
            return self.wait == 0, self._await(last)
        except Exception as error:
            self._survive(error)
            return False, []

    def _survive(self, error: Exception) -> None:
        """Let the error hook see to it; raises it again if that does not want to go on."""
        if self._on_error is None or not self._on_error(error):
            raise error

    def stop(self) -> None:
        """Ends the loop after this round."""
        self.running = False

    @staticmethod
    def wake() -> None:
        """Has the loop come round that waits for something to happen; any thread may ask for it."""
        with suppress(pygame.error):
            pygame.event.post(pygame.event.Event(pygame.USEREVENT))

    def close(self) -> None:
        """Lets all scenes go and closes the window."""
        self.running = False
        self.presenter.settle()
        self._stack.clear()
        for forget in self._forget:
            forget()
        self._forget = []
        pygame.display.quit()
        MUSIC.close()
        BOX.close()

    def request_quit(self) -> None:
        """Asks the scene on top whether the game may end."""
        if not self._stack or self.scene.quit_requested():
            self.stop()

    # ------------------------------------------------------------------ scenes

    @property
    def scene(self) -> Scene:
        """The scene on top; IndexError if there is none."""
        return self._stack.top

    @property
    def scenes(self) -> tuple[Scene, ...]:
        """All scenes, from the bottom up."""
        return self._stack.all

    def push(self, scene: Scene) -> None:
        """Puts a scene on top."""
        self._stack.push(scene)

    def pop(self, scene: Scene | None = None) -> None:
        """Takes the top scene away, or *scene* and all above it; without any left the game ends."""
        self._stack.pop(scene)
        if not self._stack:
            self.stop()

    def replace(self, scene: Scene) -> None:
        """Puts a scene in the place of the top one."""
        self._stack.replace(scene)

    def open(self, place: Destination) -> None:
        """Puts the scene of a destination on top; raises `Refused` if it can't be opened."""
        self.push(scene_of(place))

    def open_instead(self, place: Destination) -> None:
        """Puts the scene of a destination in the place of the top one; raises `Refused`."""
        self.replace(scene_of(place))

    def reset(self, scene: Scene) -> None:
        """Lets all scenes go and starts again with this one."""
        self._stack.clear()
        self._stack.push(scene)

    def _greet(self) -> None:
        """Tells the new top scene where the mouse is, changes the music, and lets go what is still held."""
        self._dirty = True
        self.input.let_go()
        self._double_click.begin(self._seconds)
        MUSIC.want(self._stack.music)
        if self._pointer is not None and self.input.device == "mouse":
            self.scene.handle(Pointer("moved", *self._pointer))

    # ------------------------------------------------------------------ the loop

    @property
    def wait(self) -> float | None:
        """Seconds until something wants to move; 0: at once; None: nothing does."""
        if self.input.repeating:
            return 0.0
        waits = [scene.wait for scene in self._stack.visible]
        waits.append(self.toasts.wait)
        return min((wait for wait in waits if wait is not None), default=None)

    def _await(self, last: float) -> list[pygame.event.Event]:
        """Sleeps until there is something to do, at least to the next frame; returns what happened."""
        wait = 0.0 if self._dirty else self.wait
        events: list[pygame.event.Event] = []
        if wait is None or wait > FRAME:
            events += await_events(HEARTBEAT if wait is None else min(wait, HEARTBEAT))
        spare = FRAME - (time.perf_counter() - last)
        if spare > 0:
            pygame.time.wait(int(spare * 1000))
        return events + pygame.event.get()

    def step(
        self,
        events: Iterable[pygame.event.Event | Action] = (),
        seconds: float = 0.0,
        stalled: float = 0.0,
    ) -> None:
        """One round: time passes, then *events* are handled, then what changed is drawn.

        *stalled*: how many of the seconds the round before this one worked beyond what one takes.
        """
        try:
            self._seconds -= stalled
            self._advance(seconds)
            self.presenter.settle()
            for event in newest_motion(events):
                if self._stack:
                    with self.door.writing():
                        self._take(event)
            self._show()
            self._point()
        except Exception as error:
            self._survive(error)

    def _advance(self, seconds: float) -> None:
        self._seconds += seconds
        for scene in self._stack.visible:
            with self.door.writing():
                scene.update(seconds)
        if self.toasts.update(seconds):
            self._dirty = True
        for action in self.input.tick(seconds):
            self.handle(action)

    def _take(self, event: pygame.event.Event | Action) -> None:
        field = self.scene.form.writing
        self.input.write_into(None if field is None else (id(self.scene), field))
        if isinstance(event, Pointer | Command | Typed):
            self.handle(event)
        elif event.type == pygame.QUIT:
            self.request_quit()
        elif event.type == pygame.DROPFILE:
            self.scene.dropped(Path(event.file))
        elif event.type == pygame.VIDEORESIZE:
            self.presenter.resized((event.w, event.h))
            self._dirty = True
        elif event.type in (pygame.WINDOWEXPOSED, pygame.WINDOWSHOWN, pygame.WINDOWRESTORED):
            self.presenter.stale()
            self._dirty = True
        else:
            if event.type in (pygame.WINDOWFOCUSLOST, pygame.WINDOWFOCUSGAINED):
                self._focused = event.type == pygame.WINDOWFOCUSGAINED
                self._apply_sound()
                self.scene.form.let_go()
            for action in self.input.actions(event, self.presenter.to_canvas):
                if self._stack and not self._double_click.holds_back(action, self.scene.form, self._seconds):
                    self.handle(action)

    def handle(self, action: Action) -> None:
        """Uses an action itself or gives it to the scene on top."""
        if isinstance(action, Pointer):
            self._pointer = None if action.kind == "gone" else action.at
        elif isinstance(action, Command) and action.name in everywhere.NAMES:
            everywhere.carry_out(self, action.name, self._screenshots)
            self._dirty = True
            return
        if self._stack:
            self.scene.handle(action)
            self._follow_caret()

    def _point(self) -> None:
        """A hand over what can be clicked, no pointer at all while the mouse is not used."""
        self.cursor.visible(self.input.device == "mouse")
        if self._stack and self.input.device == "mouse":
            here = self.scene.form.ring.here
            clickable = here is not None and here.enabled and not self.scene.form.ring.by_keys
            self.cursor.show("hand" if clickable else "arrow", self.presenter.zoom)

    def _follow_caret(self) -> None:
        """Tells an input method where the next letter goes."""
        here = self.scene.form.caret_box if self._stack else None
        if here is not None:
            pygame.key.set_text_input_rect(self.presenter.box_in_window(here))

    def say(self, words: str, icon: str | None = None, seconds: float = SECONDS) -> None:
        """Shows a toast."""
        self.toasts.say(words, icon, seconds)
        self._dirty = True

    # ------------------------------------------------------------------ the picture

    @property
    def canvas(self) -> Canvas:
        return self.presenter.canvas

    def _show(self) -> None:
        visible = self._stack.visible
        if not self.running or not (self._dirty or any(scene.dirty for scene in visible)):
            return
        self.draw()
        self.presenter.present()

    def draw(self) -> None:
        """Paints all visible scenes onto the canvas."""
        for scene in self._stack.visible:
            scene.draw(self.canvas)
            scene.drawn()
        if not self.door.lasting:
            sign.draw(self.canvas)
        right = self.scene.toasts_right if self._stack else SIZE[0]
        self.toasts.draw(self.canvas, self._toasts_top(), right)
        self._dirty = False
        self.frames += 1

    def _toasts_top(self) -> int:
        """Where the toasts begin; how many are seen follows the top scene as well."""
        top, self.toasts.most = self.scene.toasts if self._stack else (TOP, MOST)
        return top

    def screenshot(self, path: Path) -> None:
        """Saves the picture as *path* and, twice as large, as ``<name>@2x.png``; raises `Refused`."""
        everywhere.photograph(self.presenter, path)

    # ------------------------------------------------------------------ settings

    def _language(self) -> str:
        """The language chosen, as long as there is such a one; else the system's."""
        chosen = self.settings.now.language
        return chosen if chosen in TEXTS.known else system_language()

    def _setting_changed(self, name: str) -> None:
        if name == "language":
            TEXTS.switch(self._language())
        elif name == "large_text":
            text.set_large(self.settings.now.large_text)
            self._rebuild()
        elif "volume" in name or "mute" in name:
            self._apply_sound()
        elif name == "zoom":
            self.presenter.rearrange()
        elif name == "tooltip_ms":
            for scene in self.scenes:
                scene.form.tip_delay = self.settings.now.tooltip_ms / 1000
        self._dirty = True

    def _apply_sound(self) -> None:
        now = self.settings.now
        BOX.volume, BOX.effects, BOX.interface = now.volume, now.effects_volume, now.interface_volume
        BOX.mute = now.mute or (now.mute_unfocused and not self._focused)
        MUSIC.level(0.0 if BOX.mute else gain(now.volume, now.music_volume))

    def _rebuild(self) -> None:
        self.presenter.caption(TEXTS.text("ui.title"))
        for scene in self.scenes:
            scene.rebuild()
        self._dirty = True
