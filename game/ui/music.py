"""Music: one piece at a time, over and over; another fades in while the last fades out.

A piece is decoded on a thread and then repeated by the mixer alone, so that nothing stutters when it begins
and the loop may sleep while it sounds.
"""

from __future__ import annotations

import threading
from pathlib import Path

import pygame

from game.ui.palette import ASSETS
from game.ui.sound import RESERVED

FOLDER = ASSETS / "music"
FADE = 1.8
"""Seconds that a change of pieces takes."""


class Music:
    """Plays ``assets/music/<name>.ogg``. Silent, and never an error, without the file or a sound card."""

    def __init__(self, folder: Path = FOLDER) -> None:
        self.folder = folder
        self.playing: str | None = None
        """The piece that can be heard, or could if it were not turned down."""
        self._wanted: str | None = None
        self.loudness = 0.0
        """The factor it is played with, from 0 to 1; see `level`."""
        self._opened = False
        self._sound: pygame.mixer.Sound | None = None
        self._channel: pygame.mixer.Channel | None = None
        self._next = 0
        self._loader: threading.Thread | None = None
        self._loading = False
        self._lock = threading.Lock()

    def open(self) -> None:
        """From now on what is wanted is played. The mixer must be open if anything is to be heard."""
        self._opened = True
        self._look()

    def close(self) -> None:
        """Ends at once; to be called before the mixer closes."""
        self._opened = False
        self.settle()
        with self._lock:
            if self._channel is not None and pygame.mixer.get_init() is not None:
                self._channel.stop()
            self.playing = self._sound = self._channel = None

    def want(self, name: str | None) -> None:
        """Plays this piece, or none, from now on; goes on with it if it plays already."""
        self._wanted = name
        self._look()

    def level(self, loudness: float) -> None:
        """How loud, from 0 to 1. At 0 the piece rests, and goes on from there later."""
        self.loudness = loudness
        self._look()

    def settle(self) -> None:
        """Waits until a piece that is being decoded has begun."""
        if self._loader is not None:
            self._loader.join()

    def _look(self) -> None:
        """Brings what is played in line with what is wanted."""
        if not self._opened or pygame.mixer.get_init() is None:
            return
        with self._lock:
            if self._wanted != self.playing:
                self._fade_out()
            elif self._sound is not None and self._channel is not None:
                self._sound.set_volume(self.loudness)
                if self.loudness > 0:
                    self._channel.unpause()
                else:
                    self._channel.pause()
            missing = self._wanted is not None and self.playing is None
            if missing and self.loudness > 0 and not self._loading:
                self._loading = True
                self._loader = threading.Thread(target=self._load, name="music", daemon=True)
                self._loader.start()

    def _fade_out(self) -> None:
        if self._channel is not None:
            if self.loudness > 0:
                self._channel.fadeout(int(FADE * 1000))
            else:
                self._channel.stop()
        self.playing = self._sound = self._channel = None

    def _load(self) -> None:
        """Decodes what is wanted until that has stayed the same meanwhile, then begins it."""
        name = self._wanted
        while True:
            sound = self._decoded(name)
            with self._lock:
                if name == self._wanted or not self._opened:
                    self._loading = False
                    if self._opened and name is not None:
                        self._begin(name, sound)
                    return
                name = self._wanted

    def _decoded(self, name: str | None) -> pygame.mixer.Sound | None:
        path = self.folder / f"{name}.ogg"
        try:
            return pygame.mixer.Sound(path) if name is not None and path.is_file() else None
        except pygame.error:
            return None

    def _begin(self, name: str, sound: pygame.mixer.Sound | None) -> None:
        self.playing, self._sound = name, sound
        if sound is None:
            return
        sound.set_volume(self.loudness)
        self._channel = pygame.mixer.Channel(self._next)
        self._next = (self._next + 1) % RESERVED
        self._channel.play(sound, loops=-1, fade_ms=int(FADE * 1000))
        if self.loudness == 0:
            self._channel.pause()


MUSIC = Music()
"""The music of the running game."""
