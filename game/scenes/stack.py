"""The stack of scenes: the top one has the hands, and transparent ones show what lies below."""

from __future__ import annotations

import logging
from collections.abc import Callable

from game.scenes.scene import Program, Scene

logger = logging.getLogger("annals")


class SceneStack:
    """Scenes of one program, from the bottom up. *greet* is called whenever another one is on top."""

    def __init__(self, program: Program, greet: Callable[[], None]) -> None:
        self._program = program
        self._greet = greet
        self._scenes: list[Scene] = []

    def __bool__(self) -> bool:
        return bool(self._scenes)

    @property
    def all(self) -> tuple[Scene, ...]:
        """All scenes, from the bottom up."""
        return tuple(self._scenes)

    @property
    def top(self) -> Scene:
        """The scene on top; IndexError if there is none."""
        return self._scenes[-1]

    @property
    def visible(self) -> list[Scene]:
        """Those that are seen, from the bottom up."""
        first = len(self._scenes) - 1
        while first > 0 and self._scenes[first].transparent:
            first -= 1
        return self._scenes[max(0, first) :]

    @property
    def music(self) -> str | None:
        """The piece that is to be heard."""
        return next((scene.music for scene in reversed(self._scenes) if scene.music), None)

    def push(self, scene: Scene) -> None:
        """Put a scene on top."""
        if self._scenes:
            self.top.covered = True
            self.top.form.let_go()
            self.top.pause()
        self._add(scene)

    def pop(self, scene: Scene | None = None) -> None:
        """Take the top scene away, or *scene* and all above it."""
        wanted = self._scenes.index(scene) if scene is not None else len(self._scenes) - 1
        while len(self._scenes) > wanted:
            self._scenes.pop().leave()
        if self._scenes:
            self.top.covered = False
            self.top.resume()
            self._greet()

    def replace(self, scene: Scene) -> None:
        """Put a scene in the place of the top one."""
        self._scenes.pop().leave()
        self._add(scene)

    def clear(self) -> None:
        """Let all scenes go. One that cannot even leave in order is logged: the way out stays open."""
        while self._scenes:
            try:
                self._scenes.pop().leave()
            except Exception as error:
                logger.error("a scene could not leave", exc_info=error)

    def _add(self, scene: Scene) -> None:
        scene.app = self._program
        self._scenes.append(scene)
        scene.form.tip_delay = self._program.settings.now.tooltip_ms / 1000
        scene.enter()
        scene.rebuild()
        self._greet()
