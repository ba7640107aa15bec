"""The settings: pages of rows; every change holds at once and is kept."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import pygame

from game.app_settings import Settings
from game.core.reason import Refused
from game.scenes import bars, desktop_entry, screen_preview, settings_preview
from game.scenes.backdrop import backdrop
from game.scenes.scene import Scene
from game.scenes.sentences import said
from game.tabletop.views import Heading
from game.ui import palette, sprites, text
from game.ui.canvas import Canvas
from game.ui.focus import Tip
from game.ui.frames import panel
from game.ui.locale import TEXTS, words
from game.ui.presenter import room_for_window, whole_zoom
from game.ui.sound import BOX, play
from game.ui.widgets.button import Button, button_width
from game.ui.widgets.choice import Options, Slider, Stepper, Switch, Tabs
from game.ui.widgets.panel import caption

PAGE = (122, 26, 392, 302)
SIDE = (524, 26, 108, 302)
TABS = (
    ("video", "icons/monitor"),
    ("audio", "icons/sound"),
    ("game", "icons/die"),
    ("comfort", "icons/eye"),
    ("language", "icons/globe"),
)
ROW = 32
FIRST = 44
LEFT, CONTROL, END = 138, 330, 500
PREVIEW = (LEFT + 4, 152, 360, 138)
"""Where the page of the picture shows the screen."""
SLIDER = 120
"""Its width: the longest value, as in "2000 ms", still fits beside it."""
VOLUMES = (
    ("volume", "chime"),
    ("effects_volume", "place"),
    ("music_volume", ""),
    ("interface_volume", "click"),
)
"""The mixer's sliders, and what is heard after a change: music plays on, only louder or softer."""
UNITS = {**{name: "%" for name, _ in VOLUMES}, "tooltip_ms": " ms"}
SPEEDS = ("slow", "normal", "fast", "instant")
CANVAS = (640, 360)
FRAME = 0.04
"""Seconds between two pictures of what moves."""


class SettingsScene(Scene):
    """Tabs on the left, rows in the middle, what the row under the pointer means on the right."""

    def __init__(self, page: str = TABS[0][0]) -> None:
        super().__init__()
        self.tab = [name for name, _ in TABS].index(page)
        self.seconds = 0.0
        """How long the page's picture has run."""
        self._rows: list[str] = []

    def enter(self) -> None:
        self._forget = self.app.settings.listen(self._changed)

    def leave(self) -> None:
        self._forget()

    def _changed(self, name: str) -> None:
        """What has been changed by a key shows at once."""
        widget = next((widget for widget in self.form.widgets if widget.id == name), None)
        if isinstance(widget, Switch):
            widget.value = self.app.settings.get(name)
            self.invalidate()

    def build(self) -> None:
        self._rows = []
        self.form.add(bars.TopBar(words("scenes.settings.title"), "w", Heading))
        self.form.add(bars.back_button(self._close, Tip(words("ui.dialog.back"))))
        self.form.add(
            bars.PromptBar(lambda: self.keyed("scenes.settings.prompt"), lambda: None, lambda: False)
        )
        names = [words(f"scenes.settings.{name}") for name, _ in TABS]
        icons = [icon for _, icon in TABS]
        self.form.add(Tabs("tabs", (18, 34), names, self.tab, self._open, icons=icons, width=106))
        getattr(self, f"_{TABS[self.tab][0]}")()
        defaults = words("scenes.settings.defaults")
        wide = button_width(defaults, 84)
        self.form.add(Button("defaults", (LEFT, 302, wide, 19), defaults, self._defaults))
        done = words("scenes.settings.done")
        wide = button_width(done, 88)
        self.form.add(Button("done", (END - wide, 302, wide, 19), done, self._close, ramp="g"))
        self.form.cancel = self._close

    # ------------------------------------------------------------------ pages

    def _video(self) -> None:
        self._choices("zoom", ("whole", "fill"))
        self._switch("fullscreen", lambda value: self.app.presenter.toggle_fullscreen())
        most = max(1, whole_zoom(room_for_window(pygame.display.get_desktop_sizes()[0])))
        zooms = list(range(1, most + 1))[:6]
        now = min(most, whole_zoom(self.app.presenter.window.get_size()))
        names = [f"×{zoom}" for zoom in zooms]
        self._options(
            "scale", names, zooms.index(now) if now in zooms else 0, lambda n: self._scale(zooms[n])
        )

    def _audio(self) -> None:
        for name, sample in VOLUMES:
            self._slider(name, sample=sample)
        self._switch("mute")
        self._switch("mute_unfocused")

    def _game(self) -> None:
        self._switch("confirm_reveal")
        self._choices("speed", SPEEDS)
        self._switch("stepwise")
        self._switch("remarks")
        label = words("scenes.settings.ask_again")
        box = (CONTROL, self._row("unasked"), button_width(label, 84), 19)
        self.form.add(
            Button("unasked", box, label, self._ask_again, enabled=self._unasked, tip=self._tip("unasked"))
        )
        if desktop_entry.possible():
            label = words("scenes.settings.make")
            box = (CONTROL, self._row("entry"), button_width(label, 84), 19)
            self.form.add(Button("entry", box, label, self._make_entry, tip=self._tip("entry")))

    def _comfort(self) -> None:
        self._switch("large_text")
        self._switch("reduced_motion")
        self._slider("tooltip_ms", high=2000, by=100)

    def _language(self) -> None:
        ids, names = tuple(TEXTS.known), [language.name for language in TEXTS.known.values()]
        self._options("language", names, ids.index(TEXTS.language), lambda n: self._set("language", ids[n]))

    # ------------------------------------------------------------------ rows

    def _row(self, name: str) -> int:
        """Begin a row; the y of its control."""
        self._rows.append(name)
        return FIRST + 2 + ROW * (len(self._rows) - 1)

    def _tip(self, name: str) -> Tip:
        return Tip(words(f"scenes.settings.{name}"), words(f"scenes.settings.{name}_hint"))

    def _options(self, name: str, names: Sequence[str], chosen: int, change: Callable[[int], None]) -> None:
        at, tip = (CONTROL, self._row(name)), self._tip(name)
        row = Options(name, at, names, chosen, change, tip=tip)
        if row.rect.right > END:
            self.form.add(Stepper(name, (*at, END - CONTROL, 17), names, chosen, change, tip=tip))
        else:
            self.form.add(row)

    def _choices(self, name: str, values: Sequence[str]) -> None:
        names = [words(f"scenes.settings.{name}_{value}") for value in values]
        chosen = values.index(self.app.settings.get(name))
        self._options(name, names, chosen, lambda n: self._set(name, values[n]))

    def _switch(self, name: str, change: Callable[[bool], Any] | None = None) -> None:
        value = self.app.settings.get(name)
        at = (CONTROL, self._row(name))
        self.form.add(Switch(name, at, value, change or self._setter(name), tip=self._tip(name)))

    def _slider(self, name: str, high: int = 100, by: int = 10, sample: str = "") -> None:
        """*sample*: the effect to be heard after each change."""
        value, tip = self.app.settings.get(name), self._tip(name)

        def change(wanted: int) -> None:
            self._set(name, wanted)
            if sample:
                play(sample)

        box = (CONTROL, self._row(name), SLIDER, 17)
        self.form.add(Slider(name, box, value, change, high=high, by=by, tip=tip))

    # ------------------------------------------------------------------ changes

    def _open(self, tab: int) -> None:
        self.tab, self.seconds = tab, 0.0
        self.rebuild()

    def _setter(self, name: str) -> Callable[[Any], None]:
        return lambda value: self._set(name, value)

    def _set(self, name: str, value: Any) -> None:
        self.app.settings.set(name, value)

    @property
    def _unasked(self) -> bool:
        """Whether any question is not asked any more."""
        return bool(self.app.settings.now.unasked)

    def _ask_again(self) -> None:
        self._set("unasked", ())
        self.rebuild()

    def _scale(self, zoom: int) -> None:
        self.app.presenter.set_window((CANVAS[0] * zoom, CANVAS[1] * zoom))
        self.invalidate()

    def _make_entry(self) -> None:
        try:
            self.app.say(words("scenes.settings.entry_made", path=str(desktop_entry.write())))
        except Refused as refused:
            self.app.say(said(refused.reason), "icons/warning")

    def _defaults(self) -> None:
        fresh = Settings()
        for name in self._rows:
            if name in Settings.__struct_fields__ and name not in ("fullscreen", "language"):
                self._set(name, getattr(fresh, name))
        self.rebuild()

    def _close(self) -> None:
        self.app.pop(self)

    # ------------------------------------------------------------------ the picture

    @property
    def page(self) -> str:
        """The name of the page that lies open."""
        return TABS[self.tab][0]

    @property
    def wait(self) -> float | None:
        moving = settings_preview.moving(self.page, self.app.settings.now)
        return FRAME if moving else super().wait

    def update(self, seconds: float) -> None:
        super().update(seconds)
        if settings_preview.moving(self.page, self.app.settings.now):
            self.seconds += seconds
            self.invalidate()

    def draw(self, canvas: Canvas) -> None:
        canvas.blit(backdrop("settings"), 0, 0)
        panel(canvas, "paper", PAGE)
        caption(canvas, (250, 22, 136, 16), words(f"scenes.settings.{TABS[self.tab][0]}"))
        current = self.form.current
        here = current[0] if isinstance(current, tuple) else current
        for number, name in enumerate(self._rows):
            y = FIRST + ROW * number
            if name == here:
                canvas.fill("p3", (LEFT - 6, y - 4, 374, 31))
            text.line(canvas, words(f"scenes.settings.{name}"), LEFT, y, "k1")
            text.snug(canvas, self._short(name), LEFT, y + 13, CONTROL - LEFT - 8, "k3", text.SMALL)
            for x in range(LEFT, END, 3):
                canvas.pixel(x, y + 27, "p2")
        if self.page == "video":
            screen_preview.draw(canvas, PREVIEW, self._sizes())
        top = FIRST + ROW * len(self._rows) + 8
        box = (PREVIEW[0], top, PREVIEW[2], min(84, 296 - top))
        settings_preview.draw(
            canvas, self.page, settings_preview.Shown(self.app.settings.now, self.seconds, box)
        )
        self._draw_values(canvas)
        self._draw_marks(canvas)
        super().draw(canvas)

    def _short(self, name: str) -> str:
        """The line below a row's name: what it does; of the scaling, what it comes to in this window."""
        if name == "zoom":
            even = self.app.presenter.box.w % CANVAS[0] == 0
            return words("scenes.settings.even" if even else "scenes.settings.blended")
        return words(f"scenes.settings.{name}_short")

    def _sizes(self) -> screen_preview.Sizes:
        presenter = self.app.presenter
        screen = pygame.display.get_desktop_sizes()[0]
        return screen_preview.Sizes(screen, presenter.window.get_size(), presenter.box)

    def _draw_values(self, canvas: Canvas) -> None:
        for number, name in enumerate(self._rows):
            if name in UNITS:
                shown = f"{self.app.settings.get(name)}{UNITS[name]}"
                text.line(canvas, shown, END, FIRST + 4 + ROW * number, "k1", align="right")
        if TABS[self.tab][0] == "audio" and not BOX.ready:
            silent = words("scenes.settings.no_sound_card")
            text.line(canvas, silent, LEFT, FIRST + ROW * len(self._rows) + 4, "r2", text.SMALL)

    def _draw_marks(self, canvas: Canvas) -> None:
        """The seats' marks: colour and emblem together."""
        x, y, w, _ = SIDE
        panel(canvas, "paper", SIDE)
        caption(canvas, (x + 8, y - 4, w - 16, 16), words("scenes.settings.marks"))
        for seat in range(palette.seats()):
            top = y + 22 + 27 * seat
            canvas.blit(sprites.badge(seat), x + 10, top)
            canvas.put(sprites.sprite(f"seats/meeple_{seat}"), x + 34, top + 1, (1, 1), -1)
            y_name = top + text.middle(15, text.SMALL)
            name = words("scenes.table.seat", n=seat + 1)
            text.snug(canvas, name, x + 54, y_name, w - 57, "k2", text.SMALL)
