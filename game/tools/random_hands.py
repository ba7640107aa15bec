"""Random input of every kind for a running application: what restless children would do to it.

Everything comes from one source of chance, so that the same number does the same things again. Each deed goes
through `App.step`, as events of the window system, and is noted in words.
"""

from __future__ import annotations

import random
from collections import deque
from collections.abc import Callable

import pygame

from game.app import App
from game.core.chance import FastChance
from game.scenes.table import TableScene
from game.ui import locale
from game.ui.input import BUTTONS, STICK, TRIGGERS
from game.ui.keyboard import CONTROLLED, KEYPAD, KEYS

SIZES = ((1280, 720), (1920, 1080), (1366, 768), (2560, 1440), (320, 180), (641, 363), (200, 900), (1000, 90))
SWITCHES = ("large_text", "reduced_motion", "stepwise", "confirm_reveal")
CHOICES = {
    "zoom": ("whole", "fill"),
    "marks": ("both", "emblem"),
    "tooltip_ms": (0, 400),
    "speed": ("slow", "normal", "fast", "instant"),
}
TEXTS = ("a", "Zoe", "\u6c34", "é", "\u200b", "-" * 40)
CYRILLIC = (0x44C, 0x440, 0x44F)
USEFUL = ("undo", "redo", "log", "hint", "rules", "help", "settings", "menu", "cancel", "hurry", "confirm")
MODIFIERS = (0, 0, 0, 0, pygame.KMOD_LSHIFT, pygame.KMOD_LCTRL)
KEPT = 30
"""Deeds that are remembered for a report."""

KEY_OF = {name: key for key, name in reversed(KEYS.items())}

Deed = Callable[[], None]


class RandomHands:
    """Does one random thing after the other to *app*."""

    def __init__(self, app: App, source: random.Random) -> None:
        self.app = app
        self.source = source
        self.seconds = 0.0
        """Passed on the application's clock."""
        self.latest: deque[str] = deque(maxlen=KEPT)
        """The latest deeds in words."""
        self._deeds: tuple[tuple[int, Deed], ...] = (
            (34, self._click_spot),
            (22, self._move),
            (7, self._click_anywhere),
            (6, self._hover),
            (2, self._wheel),
            (2, self._drag),
            (8, self._key),
            (8, self._tool),
            (8, self._pad),
            (2, self._stick),
            (2, self._type),
            (3, self._window),
            (1, self._size),
            (3, self._setting),
            (1, self._language),
            (1, self._fullscreen),
            (1, self._plug),
            (2, self._hold),
            (1, self.let_go),
            (1, self._drop),
        )
        self._held: dict[int, pygame.event.Event] = {}
        """What would let go of all that is held down."""

    def act(self) -> None:
        """One deed and a few frames after it."""
        weights = [weight for weight, _ in self._deeds]
        deed = self.source.choices([deed for _, deed in self._deeds], weights)[0]
        deed()
        for _ in range(self.source.choice((0, 0, 1, 1, 2, 6))):
            if self.app.running:
                self._step([], self.source.choice((0.0, 1 / 60, 1 / 60, 0.1, 0.5, 3.0)))

    def _note(self, words: str) -> None:
        self.latest.append(f"{type(self.app.scene).__name__}: {words}")

    def _post(self, *events: pygame.event.Event) -> None:
        """Hand events to the application, now and then one a frame."""
        apart = self.source.random() < 0.3
        for group in [[event] for event in events] if apart else [list(events)]:
            if self.app.running:
                self._step(group, 1 / 60)

    def _step(self, events: list[pygame.event.Event], seconds: float) -> None:
        self.seconds += seconds
        self.app.step(events, seconds)

    # ------------------------------------------------------------------ mouse

    def _click(self, at: tuple[int, int], button: int = 1) -> None:
        place = self.app.presenter.to_window(at)
        event = pygame.event.Event
        self._post(
            event(pygame.MOUSEMOTION, pos=place, rel=(1, 1), buttons=(0, 0, 0)),
            event(pygame.MOUSEBUTTONDOWN, pos=place, button=button),
            event(pygame.MOUSEBUTTONUP, pos=place, button=button),
        )

    def _click_spot(self) -> None:
        spots = self.app.scene.form.ring.spots
        if not spots:
            self._click_anywhere()
            return
        if self.source.random() < 0.7:
            spots = tuple(spot for spot in spots if spot.enabled) or spots
        spot = self.source.choice(spots)
        at = self._inside(spot.rect)
        self._note(f"click {spot.id} at {at}")
        self._click(at)

    def _inside(self, rect: pygame.Rect) -> tuple[int, int]:
        if rect.w < 1 or rect.h < 1 or self.source.random() < 0.5:
            return rect.center
        return rect.x + self.source.randrange(rect.w), rect.y + self.source.randrange(rect.h)

    def _anywhere(self) -> tuple[int, int]:
        return self.source.randrange(640), self.source.randrange(360)

    def _click_anywhere(self) -> None:
        at, button = self._anywhere(), self.source.choice((1, 1, 1, 3, 2, 4))
        self._note(f"click button {button} at {at}")
        self._click(at, button)

    def _hover(self) -> None:
        at = self._anywhere()
        place = self.app.presenter.to_window(at)
        self._note(f"hover over {at}")
        self._post(pygame.event.Event(pygame.MOUSEMOTION, pos=place, rel=(1, 1), buttons=(0, 0, 0)))

    def _wheel(self) -> None:
        turns = self.source.choice((-3, -1, 1, 3))
        self._note(f"wheel {turns}")
        self._post(pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=turns))

    def _drag(self) -> None:
        """Now and then to somewhere beside the picture."""
        first, last = self._anywhere(), self._anywhere()
        places = [self.app.presenter.to_window(at) for at in (first, last)]
        if self.source.random() < 0.3:
            places[1] = self.source.choice(((-40, 50), (50, -40), (9000, 60), (60, 9000)))
        event = pygame.event.Event
        self._note(f"drag from {first} to {last}")
        self._post(
            event(pygame.MOUSEBUTTONDOWN, pos=places[0], button=1),
            event(pygame.MOUSEMOTION, pos=places[1], rel=(1, 1), buttons=(1, 0, 0)),
            event(pygame.MOUSEBUTTONUP, pos=places[1], button=1),
        )

    # ------------------------------------------------------------------ keys and pads

    def _press_key(self, key: int, modifiers: int) -> None:
        event = pygame.event.Event
        self._post(event(pygame.KEYDOWN, key=key, mod=modifiers), event(pygame.KEYUP, key=key, mod=modifiers))

    def _key(self) -> None:
        key = self.source.choice((*KEYS, *CONTROLLED, *KEYPAD, *CYRILLIC, pygame.K_TAB, pygame.K_5))
        modifiers = self.source.choice(MODIFIERS)
        self._note(f"key {pygame.key.name(key)} with {modifiers}")
        self._press_key(key, modifiers)

    def _tool(self) -> None:
        name = self.source.choice(USEFUL)
        self._note(f"key for {name}")
        if name in KEY_OF:
            self._press_key(KEY_OF[name], 0)

    def _pad(self) -> None:
        button = self.source.choice(tuple(BUTTONS))
        event = pygame.event.Event
        self._note(f"pad {BUTTONS[button]}")
        self._post(
            event(pygame.CONTROLLERBUTTONDOWN, button=button, instance_id=0),
            event(pygame.CONTROLLERBUTTONUP, button=button, instance_id=0),
        )

    def _stick(self) -> None:
        axis, value = self.source.choice((*STICK, *TRIGGERS)), self.source.choice((-32768, 0, 15000, 32767))
        self._note(f"pad axis {axis} at {value}")
        self._post(pygame.event.Event(pygame.CONTROLLERAXISMOTION, axis=axis, value=value, instance_id=0))

    def _hold(self) -> None:
        """Something is pressed and held while other things are done."""
        down, up = self.source.choice(
            (
                (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP),
                (pygame.KEYDOWN, pygame.KEYUP),
                (pygame.CONTROLLERBUTTONDOWN, pygame.CONTROLLERBUTTONUP),
                (pygame.CONTROLLERAXISMOTION, pygame.CONTROLLERAXISMOTION),
            )
        )
        at = self._anywhere()
        pad = self.source.choice((0, 1))
        values: dict[int, dict[str, object]] = {
            pygame.MOUSEBUTTONDOWN: {"pos": self.app.presenter.to_window(at), "button": 1},
            pygame.KEYDOWN: {"key": self.source.choice(tuple(KEYS)), "mod": 0},
            pygame.CONTROLLERBUTTONDOWN: {"button": self.source.choice(tuple(BUTTONS)), "instance_id": pad},
            pygame.CONTROLLERAXISMOTION: {"axis": self.source.choice(tuple(STICK)), "instance_id": pad},
        }
        if down == pygame.CONTROLLERAXISMOTION:
            pushed, back = {**values[down], "value": 32767}, {**values[down], "value": 0}
        else:
            pushed = back = values[down]
        self._note(f"hold {pygame.event.event_name(down)} {pushed}")
        self._held[down] = pygame.event.Event(up, back)
        self._post(pygame.event.Event(down, pushed))

    def let_go(self) -> None:
        """Everything held is let go, the mouse's button beside the picture."""
        self._note("let go")
        events = list(self._held.values())
        self._held.clear()
        self._post(*(self._elsewhere(event) for event in events))

    @staticmethod
    def _elsewhere(event: pygame.event.Event) -> pygame.event.Event:
        if event.type != pygame.MOUSEBUTTONUP:
            return event
        return pygame.event.Event(event.type, pos=(-1, -1), button=event.button)

    def _drop(self) -> None:
        self._note("drop a file")
        self._post(pygame.event.Event(pygame.DROPFILE, file="no such file"))

    def _plug(self) -> None:
        event = pygame.event.Event
        self._note("pad plugged or unplugged")
        self._post(
            self.source.choice(
                (
                    event(pygame.CONTROLLERDEVICEADDED, device_index=3),
                    event(pygame.CONTROLLERDEVICEREMOVED, instance_id=0),
                )
            )
        )

    def _type(self) -> None:
        words, kind = self.source.choice(TEXTS), self.source.choice((pygame.TEXTINPUT, pygame.TEXTEDITING))
        self._note(f"type {words!r}")
        self._post(pygame.event.Event(kind, text=words, start=0, length=0))

    # ------------------------------------------------------------------ window and settings

    def _window(self) -> None:
        kind = self.source.choice(
            (
                pygame.WINDOWFOCUSLOST,
                pygame.WINDOWFOCUSGAINED,
                pygame.WINDOWLEAVE,
                pygame.WINDOWEXPOSED,
                pygame.WINDOWMINIMIZED,
                pygame.WINDOWRESTORED,
                pygame.QUIT,
            )
        )
        self._note(f"window {pygame.event.event_name(kind)}")
        self._post(pygame.event.Event(kind))

    def _size(self) -> None:
        size = self.source.choice(SIZES)
        self._note(f"resize to {size}")
        if not self.app.settings.now.fullscreen:
            pygame.display.set_mode(size, pygame.RESIZABLE)
        self._post(pygame.event.Event(pygame.VIDEORESIZE, w=size[0], h=size[1], size=size))

    def _fullscreen(self) -> None:
        self._note("full screen or back")
        self._press_key(pygame.K_F11, 0)

    def _language(self) -> None:
        self._note("language")
        self.app.settings.set("language", locale.TEXTS.after(locale.TEXTS.language))

    def _setting(self) -> None:
        name = self.source.choice((*SWITCHES, *CHOICES))
        value = self.source.choice(CHOICES[name]) if name in CHOICES else not self.app.settings.get(name)
        self._note(f"{name} = {value}")
        self.app.settings.set(name, value)

    # ------------------------------------------------------------------ getting on

    def _move(self) -> None:
        """Some legal move, so that games come to their end."""
        scene = self.app.scene
        if not isinstance(scene, TableScene) or scene.session.ask is None:
            self._click_spot()
            return
        chance = FastChance(random.Random(self.source.random()))
        session = scene.session
        move = session.rules.sample(session.showing.now, session.seat, chance)
        self._note(f"answer {move}")
        scene.answer(move)
        self._post()
