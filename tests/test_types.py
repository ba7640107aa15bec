"""What screens ask of a game is typed to the last method: rename one on a copy, and mypy names it."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import time
from pathlib import Path
from typing import NamedTuple

import pytest

from game import registry

ROOT = Path(__file__).resolve().parents[1]
PLACES = {game: package.replace(".", "/") for game, package in registry.GAMES.items()}
CHECKED = (*(f"{package}.room" for package in registry.GAMES.values()), "game.scenes.factory")


class Change(NamedTuple):
    """In a file of the copy, one thing called otherwise; *told*: what the complaint says of it."""

    file: str
    before: str
    after: str
    told: str


CHANGES = {
    "a method that every view must have": Change(
        "game/trekking/view/table.py", "def see(", "def sees(", 'abstract attribute "see"'
    ),
    "a method that a view may have": Change(
        "game/seven_wonders/view/table.py", "def clip(", "def clips(", '"clips" is marked as an override'
    ),
    "what a method takes": Change(
        "game/my_city/view/table.py",
        "def command(self, name: str",
        "def command(self, name: int",
        '"command"',
    ),
    "a method of all views": Change("game/tabletop/views.py", "def spots(", "def places(", '"spots"'),
    "a field of all rooms": Change("game/tabletop/rooms.py", "    log: ", "    words: ", '"log"'),
    "what a room names": Change("game/troyes_dice/bot.py", "\nBOT = ", "\nMIND = ", '"BOT"'),
    "a function of a record": Change("game/cvlizations/record.py", "def medals(", "def badges(", '"medals"'),
    "a function of the log": Change("game/my_city/log.py", "def values(", "def value(", '"values"'),
}


class House:
    """A copy of the program, and a checker that remembers what it has seen."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self._second = int(time.time())
        shutil.copytree(ROOT / "game", root / "game", ignore=shutil.ignore_patterns("__pycache__", "tools"))
        shutil.copy(ROOT / "pyproject.toml", root)

    def check(self) -> str:
        """What mypy complains of; nothing if it is content."""
        modules = [word for name in CHECKED for word in ("-m", name)]
        command = [sys.executable, "-m", "mypy", "--cache-dir", str(self.root / "cache"), *modules]
        done = subprocess.run(command, cwd=self.root, capture_output=True, text=True)
        return done.stdout + done.stderr if done.returncode else ""

    def complaint(self, change: Change) -> str:
        """What mypy says once this is changed; it is changed back."""
        path = self.root / change.file
        source = path.read_text("utf-8")
        assert source.count(change.before) == 1
        self._write(path, source.replace(change.before, change.after))
        try:
            return self.check()
        finally:
            self._write(path, source)

    def _write(self, path: Path, source: str) -> None:
        """Each time a second later: of one size and second, its cache takes a file for unchanged."""
        path.write_text(source, "utf-8")
        self._second += 1
        os.utime(path, (self._second, self._second))


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> House:
    made = House(tmp_path_factory.mktemp("house"))
    assert made.check() == ""
    return made


@pytest.mark.parametrize("kind", CHANGES)
def test_what_is_called_otherwise_is_named_by_the_type_checker(house: House, kind: str) -> None:
    assert CHANGES[kind].told in house.complaint(CHANGES[kind])


def methods(place: str) -> list[str]:
    """What a game's view does its own way."""
    source = (ROOT / place / "view" / "table.py").read_text("utf-8")
    return re.findall(r"@override\n    def (\w+)\(", source)


@pytest.mark.parametrize("place", PLACES.values(), ids=PLACES)
def test_every_view_says_what_it_does_its_own_way(place: str) -> None:
    assert {"see", "heading", "prompt", "draw", "spots", "press"} <= set(methods(place))


@pytest.mark.nightly
@pytest.mark.parametrize(
    ("place", "method"), [(place, method) for place in PLACES.values() for method in methods(place)]
)
def test_no_method_of_any_view_can_be_renamed_unseen(house: House, place: str, method: str) -> None:
    change = Change(f"{place}/view/table.py", f"def {method}(self", f"def {method}_anew(self", method)
    assert method in house.complaint(change)
