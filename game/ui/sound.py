"""Short effects by name; silent where there is no sound card, and never an error."""

from __future__ import annotations

from pathlib import Path

import pygame

from game.ui.palette import ASSETS

FOLDER = ASSETS / "sounds"
RATE = 22050
CHANNELS = 12
RESERVED = 3
"""Channels for music: one plays, one fades out, one is spare for who changes places quickly."""
INTERFACE = frozenset(["click", "hover", "illegal", "page", "undo"])
"""Effects of buttons and pages rather than of pieces on a table."""


def gain(*percents: int) -> float:
    """The factor for samples when sliders stand at *percents*: half way sounds half as loud."""
    share = 1.0
    for percent in percents:
        share *= percent / 100
    return share * share


class SoundBox:
    """Plays ``assets/sounds/<name>.wav``. Does nothing until `open` has found a sound card."""

    def __init__(self, folder: Path = FOLDER) -> None:
        self.folder = folder
        self.volume = 70
        """Of everything, in percent."""
        self.effects = 100
        self.interface = 100
        self.mute = False
        self._effects: dict[str, pygame.mixer.Sound | None] = {}

    def open(self) -> bool:
        """Looks for a sound card; whether there is one."""
        try:
            pygame.mixer.init(RATE, -16, 1, 512, allowedchanges=0)
            pygame.mixer.set_num_channels(RESERVED + CHANNELS)
            pygame.mixer.set_reserved(RESERVED)
        except pygame.error:
            return False
        return self.ready

    def close(self) -> None:
        """Lets the sound card go; that waits until it has played what it was given."""
        pygame.mixer.quit()

    @property
    def ready(self) -> bool:
        """Whether anything can be heard."""
        return pygame.mixer.get_init() is not None

    def loudness(self, name: str) -> float:
        """The factor an effect is played with, from 0 to 1."""
        if self.mute:
            return 0.0
        return gain(self.volume, self.interface if name in INTERFACE else self.effects)

    def play(self, name: str) -> bool:
        """Plays an effect; whether it could."""
        loudness = self.loudness(name)
        if loudness == 0 or not self.ready:
            return False
        effect = self._effect(name)
        if effect is None:
            return False
        effect.set_volume(loudness)
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
