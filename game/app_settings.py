"""What a player can set, with defaults, limits and a book that keeps it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Annotated, Any, Literal

import msgspec

from game.core.reason import Reason, Refused

Percent = Annotated[int, msgspec.Meta(ge=0, le=100)]
Pixels = Annotated[int, msgspec.Meta(ge=1, le=1 << 20)]
Speed = Literal["slow", "normal", "fast", "instant"]


class Settings(msgspec.Struct, kw_only=True, frozen=True):
    """Every setting. A language that there is not, such as an empty one, means: as the system."""

    language: str = ""
    zoom: Literal["whole", "fill"] = "whole"
    fullscreen: bool = False
    window: tuple[Pixels, Pixels] | None = None
    speed: Speed = "normal"
    volume: Percent = 70
    effects_volume: Percent = 100
    music_volume: Percent = 0
    interface_volume: Percent = 80
    mute: bool = False
    mute_unfocused: bool = True
    large_text: bool = False
    reduced_motion: bool = False
    tooltip_ms: Annotated[int, msgspec.Meta(ge=0, le=2000)] = 400
    confirm_reveal: bool = True
    stepwise: bool = False
    friendly: bool = True
    remarks: bool = True
    unasked: tuple[str, ...] = ()
    """Questions that are not to be asked again."""
    marks: Literal["both", "emblem"] = "both"


class SettingsError(Exception):
    """A value is not allowed: *key* is a text's id, *values* names the setting."""

    def __init__(self, name: str, problem: str) -> None:
        super().__init__(f"{name}: {problem}")
        self.key = "ui.settings.not_allowed"
        self.values = {"name": name}


class SettingsBook:
    """Reads and changes settings by name, saves each change, tells listeners."""

    def __init__(
        self, stored: Mapping[str, Any] | None = None, save: Callable[[str, Any], None] | None = None
    ) -> None:
        """*stored*: what was saved (unknown names ignored, bad values replaced); *save* keeps one change."""
        self._now = Settings()
        self._save = save
        self._unsaved: set[str] = set()
        self.tell: Callable[[Reason], None] = lambda reason: None
        """Told why a change holds, but could not be saved; the next change tries again."""
        self._listeners: list[Callable[[str], None]] = []
        self.repaired: list[str] = []
        """Names whose stored value was not allowed."""
        for name, value in (stored or {}).items():
            if name in Settings.__struct_fields__:
                try:
                    self._now = _changed(self._now, name, value)
                except SettingsError:
                    self.repaired.append(name)

    @property
    def now(self) -> Settings:
        """All of them, read-only, typed."""
        return self._now

    def get(self, name: str) -> Any:
        """The value of one setting; AttributeError for an unknown name."""
        return getattr(self._now, name)

    def set(self, name: str, value: Any) -> None:
        """Changes one setting; SettingsError if the value is not allowed."""
        changed = _changed(self._now, name, value)
        if changed != self._now:
            self._now = changed
            self._unsaved.add(name)
            self.save()
            for listener in tuple(self._listeners):
                listener(name)

    def save(self) -> bool:
        """Saves what could not be saved before; whether all is."""
        for name in sorted(self._unsaved):
            try:
                if self._save is not None:
                    self._save(name, msgspec.to_builtins(self.get(name)))
            except Refused as refused:
                self.tell(refused.reason)
                return False
            self._unsaved.discard(name)
        return True

    def reset(self) -> None:
        """Every setting back to its default."""
        for name in Settings.__struct_fields__:
            self.set(name, getattr(Settings(), name))

    def listen(self, listener: Callable[[str], None]) -> Callable[[], None]:
        """Calls *listener* with the name of every changed setting; returns what ends that."""
        self._listeners.append(listener)
        return lambda: self._listeners.remove(listener)


def _changed(settings: Settings, name: str, value: Any) -> Settings:
    if name not in Settings.__struct_fields__:
        raise SettingsError(name, "no such setting")
    try:
        return msgspec.convert({**msgspec.to_builtins(settings), name: value}, Settings)
    except msgspec.ValidationError as problem:
        raise SettingsError(name, str(problem)) from problem
