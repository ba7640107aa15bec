"""The base of all scenes: what the application asks of whatever fills the screen."""

from __future__ import annotations

from pathlib import Path
from typing import ClassVar, Protocol

from game.app_settings import SettingsBook
from game.scenes.door import Door
from game.ui.actions import Action
from game.ui.canvas import Canvas
from game.ui.form import Form
from game.ui.input import Input, key_name
from game.ui.locale import words
from game.ui.pixels import SIZE
from game.ui.presenter import Presenter
from game.ui.widgets.toast import MOST, SECONDS, TOP

KEYED = ("confirm", "cancel", "next")


class Destination:
    """Where to go: what a scene is to be opened with. The subclasses are in `game.scenes.destinations`."""


class Program(Protocol):
    """What a scene asks of the program it runs in: window, settings, hands, and the stack of scenes."""

    settings: SettingsBook
    door: Door
    input: Input
    presenter: Presenter

    @property
    def scene(self) -> Scene:
        """The scene on top."""

    def open(self, place: Destination) -> None:
        """Put the scene of a destination on top."""

    def open_instead(self, place: Destination) -> None:
        """Put the scene of a destination in the place of the top one."""

    def push(self, scene: Scene) -> None:
        """Put a scene on top."""

    def pop(self, scene: Scene | None = None) -> None:
        """Take the top scene away, or *scene* and all above it."""

    def say(self, words: str, icon: str | None = None, seconds: float = SECONDS) -> None:
        """Show a toast."""

    def handle(self, action: Action) -> None:
        """Use an action."""

    def request_quit(self) -> None:
        """Ask whether the game may end."""

    def stop(self) -> None:
        """End the game."""


class Scene:
    """One screen. Build the form in `build`; it is called again when language or text size change.

    `app` is set from `enter` on. A *transparent* scene is drawn over the one below, which gets no input.
    """

    transparent = False
    music: str | None = None
    """The piece to be heard while it is there; None: as below it."""

    def __init__(self) -> None:
        self.form = Form()
        self.covered = False
        """Whether another scene lies on top."""
        self._dirty = True

    app: Program
    toasts: ClassVar[tuple[int, int]] = (TOP, MOST)
    """How far below the screen's top toasts lie over this scene, and how many at a time."""
    toasts_right: ClassVar[int] = SIZE[0]
    """Where what they may cover ends."""

    # ------------------------------------------------------------------ life

    def build(self) -> None:
        """Fills `form`, which is empty when this is called, with texts of the present language."""

    def enter(self) -> None:
        """Called once, when the scene comes onto the stack, before `build`."""

    def leave(self) -> None:
        """Called once, when it goes for good."""

    def pause(self) -> None:
        """Called when another scene covers it."""

    def resume(self) -> None:
        """Called when it is on top again."""

    def quit_requested(self) -> bool:
        """The window is to be closed: True allows it; else the scene asks and calls `App.stop`."""
        return True

    def dropped(self, path: Path) -> None:
        """A file was dropped on the window: most scenes only say where it is taken."""
        self.app.say(words("scenes.tables.drop_there"), "icons/warning")

    def keyed(self, key: str, **values: object) -> str:
        """A text whose ``{confirm}``, ``{cancel}`` and ``{next}`` are keys of the device used last."""
        device = self.app.input.device
        return words(key, **{name: key_name(name, device) for name in KEYED}, **values)

    # ------------------------------------------------------------------ every frame

    def handle(self, action: Action) -> None:
        """Uses an action; what is pointed at may look otherwise now."""
        before = self.form.current
        self.form.handle(action)
        if self.form.current != before:
            self.invalidate()

    def update(self, seconds: float) -> None:
        """Lets time pass."""
        self.form.update(seconds)

    def draw(self, canvas: Canvas) -> None:
        """Paints everything."""
        self.form.draw(canvas)
        self.draw_tip(canvas)

    def draw_tip(self, canvas: Canvas) -> None:
        """The tooltip of what is pointed at; beneath another scene nothing is."""
        if not self.covered:
            self.form.draw_tip(canvas)

    # ------------------------------------------------------------------ what the application asks

    @property
    def wait(self) -> float | None:
        """Seconds until `update` is wanted: 0 for each frame, None for only after input."""
        return self.form.wait

    @property
    def typing(self) -> bool:
        """Whether letters are text now rather than commands."""
        return self.form.typing

    @property
    def dirty(self) -> bool:
        """Whether it must be drawn again."""
        return self._dirty or self.form.dirty

    def invalidate(self) -> None:
        """Has it drawn again."""
        self._dirty = True

    def rebuild(self) -> None:
        """Builds the form anew and keeps the current spot, and what is written into."""
        current, by_keys, writing = self.form.ring.current, self.form.ring.by_keys, self.form.writing
        self.form.clear()
        self.build()
        if current is not None and by_keys:
            self.form.focus(current)
        self.form.write(writing)
        self._dirty = True

    def drawn(self) -> None:
        """Called when it has been drawn."""
        self._dirty = self.form.dirty = False
