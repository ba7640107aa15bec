"""The settings: language, window, speed, sound; every change holds at once and is kept."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.scenes.scene import Scene
from game.ui.canvas import Canvas
from game.ui.frames import panel, table
from game.ui.locale import LANGUAGES
from game.ui.locale import text as words
from game.ui.widgets.button import Button, button_width
from game.ui.widgets.choice import Options, Slider, Switch
from game.ui.widgets.panel import Label

PAGE = (122, 26, 392, 302)
ROW = 26
SPEEDS = ("slow", "normal", "fast", "instant")
ZOOMS = ("whole", "fill")


class SettingsScene(Scene):
    """One page of rows."""

    def build(self) -> None:
        now = self.app.settings.now
        y = PAGE[1] + 16
        language = now.language or words("scenes.settings.this")
        chosen = LANGUAGES.index(language) if language in LANGUAGES else 0
        names = [words(f"scenes.settings.{name}") for name in LANGUAGES]
        y = self._options("language", names, chosen, lambda n: self._set("language", LANGUAGES[n]), y)
        y = self._words("zoom", ZOOMS, y)
        y = self._switch("fullscreen", y, lambda value: self.app.presenter.toggle_fullscreen())
        y = self._words("speed", SPEEDS, y)
        y = self._switch("reduced_motion", y)
        y = self._switch("large_text", y)
        self._label("volume", y)
        self.form.add(Slider("volume", (310, y, 160, 17), now.volume, lambda v: self._set("volume", v)))
        y = self._switch("mute", y + ROW)
        y = self._switch("confirm_reveal", y)
        label = words("ui.dialog.close")
        wide = button_width(label, 80)
        self.form.add(Button("close", (318 - wide // 2, 300, wide, 19), label, self._close, ramp="g"))
        self.form.cancel = self._close

    def _label(self, name: str, y: int) -> None:
        self.form.add(Label(f"{name} label", (140, y, 165, 17), words(f"scenes.settings.{name}")))

    def _options(
        self, name: str, names: list[str], chosen: int, change: Callable[[int], None], y: int
    ) -> int:
        self._label(name, y)
        self.form.add(Options(name, (310, y), names, chosen, change))
        return y + ROW

    def _words(self, name: str, values: tuple[str, ...], y: int) -> int:
        names = [words(f"scenes.settings.{name}_{value}") for value in values]
        chosen = values.index(self.app.settings.get(name))
        return self._options(name, names, chosen, lambda n: self._set(name, values[n]), y)

    def _switch(self, name: str, y: int, change: Callable[[bool], Any] | None = None) -> int:
        self._label(name, y)
        value = self.app.settings.get(name)
        self.form.add(Switch(name, (310, y), value, change or (lambda on: self._set(name, on))))
        return y + ROW

    def _set(self, name: str, value: Any) -> None:
        self.app.settings.set(name, value)

    def _close(self) -> None:
        self.app.pop(self)

    def draw(self, canvas: Canvas) -> None:
        canvas.blit(table(), 0, 0)
        panel(canvas, "paper", PAGE)
        super().draw(canvas)
