"""The keys that mean the same on every scene: full screen, sound, a picture of the screen."""

from __future__ import annotations

import time
from pathlib import Path

from game.core import files
from game.scenes.scene import Program
from game.ui.locale import words
from game.ui.presenter import Presenter

NAMES = ("fullscreen", "screenshot", "mute")


def carry_out(program: Program, name: str, screenshots: Path | None) -> None:
    """Do what a key means; pictures go into the folder *screenshots*, if there is one."""
    if name == "fullscreen":
        program.presenter.toggle_fullscreen()
    elif name == "mute":
        program.settings.set("mute", not program.settings.now.mute)
        program.say(words("ui.sound.off" if program.settings.now.mute else "ui.sound.on"))
    elif screenshots is not None:
        path = screenshots / time.strftime("%Y%m%d-%H%M%S.png")
        with program.door.writing():
            photograph(program.presenter, path)
            program.say(words("ui.screenshot", file=str(path)))


def photograph(presenter: Presenter, path: Path) -> None:
    """Save the picture as *path* and, twice as large, as ``<name>@2x.png``; raises `Refused`."""
    files.write(path, presenter.screenshot())
    files.write(path.with_name(f"{path.stem}@2x.png"), presenter.screenshot(2))
