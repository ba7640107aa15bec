"""Plays the game: opens what was kept, starts the application, catches what nobody foresaw."""

from __future__ import annotations

import argparse
import time
from collections import deque
from collections.abc import Callable, Sequence
from pathlib import Path

from game import crash
from game.app import App
from game.app_settings import SettingsBook
from game.bootstrap import ending, notice
from game.core import places
from game.core.components import BadData
from game.core.reason import Reason
from game.core.store import Store
from game.scenes.crash_screen import CrashScreen
from game.scenes.faces import FACES
from game.scenes.table import TableScene
from game.scenes.title import TitleScene
from game.session.cabinet import Cabinet
from game.ui.asset_error import AssetError
from game.ui.language import LocaleError
from game.ui.locale import TEXTS, Texts, languages
from game.ui.presenter import NoDisplay

MOST, SPAN = 4, 5.0
"""Errors within so many seconds after which there is no going on."""


def milliseconds() -> int:
    """The time of day for the store."""
    return time.time_ns() // 1_000_000


def main(argv: Sequence[str]) -> int:
    """The game's entrance; the exit code."""
    parser = argparse.ArgumentParser(prog="main.py")
    parser.add_argument("--lang", choices=languages())
    given = parser.parse_args(argv)
    crash.start_log(places.log_folder())
    with Store.open(places.store_file(), milliseconds) as store:
        net = Net(store, screenshots=places.picture_folder())
        if given.lang:
            net.app.settings.set("language", given.lang)
        return net.run()


def application(store: Store, *, screenshots: Path | None = None) -> App:
    """The application with the kept settings, and the crash net under it."""
    return Net(store, screenshots=screenshots).app


class Net:
    """Turns an unforeseen error into a report and a screen that says where it lies.

    If errors come faster than a person can cause them, not even that screen works: then it gives up.
    """

    def __init__(
        self, store: Store, *, screenshots: Path | None = None, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self.cabinet = Cabinet(store)
        FACES.load(store)
        settings = SettingsBook(store.settings(), store.set_setting)
        self.app = App(settings, on_error=self.catch, screenshots=screenshots, store=store)
        self._clock = clock
        self._falls: deque[float] = deque(maxlen=MOST)
        self._reported: tuple[BaseException, Reason] | None = None

    def run(self) -> int:
        """Plays until the player leaves, or nothing can be done any more; the exit code."""
        ending.wake_by(self.app.wake)
        try:
            self.app.run(TitleScene(self.cabinet))
        except NoDisplay as error:
            self.app.close()
            notice.stop(_said(Reason("crash.no_display", {"detail": error.detail})))
            return 1
        except Exception as error:
            reason, why_not_kept = self._reason(error), self.app.door.why_not_kept()
            self.app.close()
            notice.stop(f"{_said(reason)} {_said(why_not_kept or Reason('crash.kept'))}")
            return 1
        except KeyboardInterrupt:
            self.app.close()
            raise
        return 0

    def catch(self, error: Exception) -> bool:
        """Report *error*; True: the game goes on, on the screen that tells of it."""
        reason = self._reason(error)
        self._falls.append(self._clock())
        if len(self._falls) == MOST and self._falls[-1] - self._falls[0] < SPAN:
            return False
        try:
            self.app.reset(TitleScene(self.cabinet))
            self.app.push(CrashScreen(reason, self.app.door.why_not_kept()))
        except Exception as second:
            crash.logger.error("the title cannot be shown", exc_info=second)
            return False
        return True

    def _reason(self, error: Exception) -> Reason:
        """The message for *error*, which is reported once."""
        if self._reported is None or self._reported[0] is not error:
            moment = time.strftime("%Y%m%d-%H%M%S")
            folder, damage = places.log_folder(), _damage(error)
            self._reported = error, crash.report(error, folder, moment, self._journal(), damage=damage)
        return self._reported[1]

    def _journal(self) -> bytes:
        """What was played at the table that is open, if its entries can be read."""
        table = next((scene for scene in reversed(self.app.scenes) if isinstance(scene, TableScene)), None)
        try:
            return table.cabinet.export(table.kept.number) if table is not None else b""
        except Exception as second:
            crash.logger.error("no journal for the report", exc_info=second)
            return b""


def _damage(error: Exception) -> str:
    """In words, which file of the program is missing or damaged; empty if that is not what happened."""
    if isinstance(error, AssetError):
        return _said(Reason(error.key, dict(error.values)))
    if isinstance(error, BadData):
        return _said(Reason("core.component.damaged", {"file": error.file, "problem": error.problem}))
    return str(error) if isinstance(error, LocaleError) else ""


def _languages() -> tuple[str, ...]:
    """The player's language, then all; none if what they say of themselves cannot be read."""
    try:
        return (TEXTS.language, *languages())
    except LocaleError:
        return ()


def _said(reason: Reason) -> str:
    """A reason in the player's language, or in another if that one's file cannot be read."""
    for language in _languages():
        try:
            return Texts(TEXTS.root, language).text(reason.key, **reason.values)
        except LocaleError:
            continue
    return ", ".join(str(value) for value in reason.values.values())
