"""Short effects by name; silent where there is no sound card, and never an error."""

from __future__ import annotations

from pathlib import Path

import pygame

from game.ui.palette import ASSETS

FOLDER = ASSETS / "sounds"
RATE = 22050
CHANNELS = 12


class SoundBox:
    """Plays ``assets/sounds/<name>.wav``. Does nothing until `open` has found a sound card."""

    def __init__(self, folder: Path = FOLDER) -> None:
        self.folder = folder
        self.volume = 70
        self.mute = False
        self._effects: dict[str, pygame.mixer.Sound | None] = {}

    def open(self) -> bool:
        """Looks for a sound card; whether there is one."""
        try:
            pygame.mixer.init(RATE, -16, 1, 512)
            pygame.mixer.set_num_channels(CHANNELS)
        except pygame.error:
            return False
        return self.ready

    @property
    def ready(self) -> bool:
        """Whether anything can be heard."""
        return pygame.mixer.get_init() is not None

    def play(self, name: str) -> bool:
        """Plays an effect; whether it could."""
        if self.mute or self.volume == 0 or not self.ready:
            return False
        effect = self._effect(name)
        if effect is None:
            return False
        effect.set_volume((self.volume / 100) ** 2)
        effect.play()
        return True

    def _effect(self, name: str) -> pygame.mixer.Sound | None:
        if name not in self._effects:
            path = self.folder / f"{name}.wav"
            try:
                self._effects[name] = pygame.mixer.Sound(path) if path.is_file() else None
            except pygame.error:
                self._effects[name] = None
        return self._effects[name]


BOX = SoundBox()
"""The sounds of the running game."""


def play(name: str) -> bool:
    """Plays an effect of the running game; whether it could."""
    return BOX.play(name)
