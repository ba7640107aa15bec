"""A copy of the tree to make mistakes in, and the tests run over it."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path
from types import TracebackType

from tests.mutation.mutants import Mutant, with_mistake
from tests.mutation.rule_modules import ROOT, answering_tests, selection
from tests.mutation.trial_plugin import HUNG

COPIED = ("game", "tests")
LINKED = ("assets", "maps", "main.py", "pyproject.toml", "README.md")
SLOWER = 3
"""Times the duration of the tests without a mistake after which a run counts as hung, and so as noticed."""
SPARE = 20.0
"""Seconds that every run may take longer, on a busy machine."""


class Workbench:
    """A game's tests over a copy of the tree, which is gone afterwards."""

    def __init__(self, game: str, place: Path) -> None:
        self.place = place
        self.tests = answering_tests(ROOT, game)
        self.game = game
        for name in COPIED:
            shutil.copytree(ROOT / name, place / name, ignore=shutil.ignore_patterns("__pycache__"))
        for name in LINKED:
            (place / name).symlink_to(ROOT / name)
        self.limit = 600.0

    def __enter__(self) -> Workbench:
        started = time.monotonic()
        failed = self.run()
        if failed:
            raise SystemExit(f"the tests of {self.game} fail without any mistake:\n{failed}")
        self.limit = SLOWER * (time.monotonic() - started) + SPARE
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        shutil.rmtree(self.place)

    def try_out(self, mutant: Mutant) -> str:
        """The test that notices a mistake, or nothing."""
        file = self.place / mutant.path
        right = file.read_bytes()
        try:
            file.write_text(with_mistake(right.decode("utf-8"), mutant.number), "utf-8")
            _forget(file)
            return self.run()
        finally:
            file.write_bytes(right)
            _forget(file)

    def run(self) -> str:
        """Run the tests up to the first that fails: its name, or how else the run ended, or nothing."""
        command = [sys.executable, "-m", "pytest", "-x", "-q", "--tb=no", "-p", "no:cacheprovider"]
        command += [
            "-p",
            "no:xdist",
            "-p",
            "tests.mutation.trial_plugin",
            "-k",
            selection(self.game),
            *self.tests,
        ]
        environment = {**os.environ, "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
        process = subprocess.Popen(
            command,
            cwd=self.place,
            env=environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            start_new_session=True,
        )
        try:
            said, _ = process.communicate(timeout=self.limit)
        except subprocess.TimeoutExpired:
            os.killpg(process.pid, signal.SIGKILL)
            process.communicate()
            return "(hung)"
        if process.returncode == 0:
            return ""
        if process.returncode == HUNG:
            return "(a test hung)"
        named = [line for line in said.splitlines() if line.startswith(("FAILED", "ERROR"))]
        return named[0] if named else f"(ended with {process.returncode}) {said[-300:]}"


def _forget(file: Path) -> None:
    """Delete what Python has compiled of a file: two texts of one second and size look alike to it."""
    for compiled in (file.parent / "__pycache__").glob(f"{file.stem}.*.pyc"):
        compiled.unlink()
