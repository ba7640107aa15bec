"""Plays the game: opens what was kept, starts the application, catches what nobody foresaw."""

from __future__ import annotations

import argparse
import time
from collections.abc import Sequence
from pathlib import Path

from game import crash
from game.app import App
from game.app_settings import SettingsBook
from game.core import places
from game.core.store import Store
from game.scenes.cabinet import Cabinet
from game.scenes.fallen import FallenScene
from game.scenes.table import TableScene
from game.scenes.title import TitleScene


def milliseconds() -> int:
    """The time of day for the store."""
    return time.time_ns() // 1_000_000


def main(argv: Sequence[str]) -> int:
    """The game's entrance; the exit code."""
    parser = argparse.ArgumentParser(prog="main.py")
    parser.add_argument("--lang", choices=("zh_TW", "en"))
    given = parser.parse_args(argv)
    crash.start_log(places.log_folder())
    with Store.open(places.store_file(), milliseconds) as store:
        app = application(store, screenshots=places.picture_folder())
        if given.lang:
            app.settings.set("language", given.lang)
        app.run(TitleScene(Cabinet(store)))
    return 0


def application(store: Store, *, screenshots: Path | None = None) -> App:
    """The application with the kept settings, and the crash net under it."""
    settings = SettingsBook(store.settings(), store.set_setting)
    net = Net()
    app = App(settings, on_error=net.catch, screenshots=screenshots)
    net.app = app
    return app


class Net:
    """Turns an unforeseen error into a report and a screen that says where it lies."""

    app: App

    def __init__(self) -> None:
        self._falls = 0

    def catch(self, error: Exception) -> bool:
        """Report *error*; True: the game goes on, on the screen that tells of it."""
        self._falls += 1
        if self._falls > 3:
            return False
        table = next((s for s in reversed(self.app.scenes) if isinstance(s, TableScene)), None)
        data = table.cabinet.export(table.kept.number) if table is not None else b""
        moment = time.strftime("%Y%m%d-%H%M%S")
        reason = crash.report(error, places.log_folder(), moment, data)
        bottom = self.app.scenes[0]
        assert isinstance(bottom, TitleScene)
        self.app.reset(TitleScene(bottom.cabinet))
        self.app.push(FallenScene(reason))
        return True
