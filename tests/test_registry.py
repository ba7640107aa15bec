"""The list of games costs nothing but what is asked of it."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from game import registry

ROOT = Path(__file__).resolve().parents[1]
PROGRAM = """
import itertools, os, sys
os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
from game import registry
from game.app import App
from game.app_settings import SettingsBook
from game.core.store import Store
from game.scenes.destinations import ToSetUp, ToShelf, ToTitle
from game.scenes.factory import scene_of
from game.session.cabinet import Cabinet

with Store.open(None, itertools.count().__next__) as store:
    cabinet = Cabinet(store, process=False)
    app = App(SettingsBook({"language": "en"}))
    app.start(scene_of(ToTitle(cabinet)))
    for game in registry.GAMES:
        app.open(ToShelf(cabinet, game))
        app.step([], 0.1)
    print(*sys.modules)
    for game in registry.GAMES:
        app.open(ToSetUp(cabinet, game))
        app.step([], 0.1)
    print(*sys.modules)
    app.close()
"""


@pytest.fixture(scope="module")
def loaded() -> list[set[str]]:
    """The modules of a fresh program once every box has been looked at, and once every set-up has."""
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM], cwd=ROOT, capture_output=True, text=True, check=True
    )
    return [set(line.split()) for line in done.stdout.splitlines()[-2:]]


def test_the_shelf_loads_no_game(loaded: list[set[str]]) -> None:
    packages = tuple(registry.GAMES.values())
    assert "game.scenes.shelf" in loaded[0]
    assert [name for name in loaded[0] if name.startswith(packages)] == []


def test_the_set_up_page_loads_options_but_no_rules(loaded: list[set[str]]) -> None:
    for package in registry.GAMES.values():
        assert f"{package}.options" in loaded[1]
        for module in ("rules", "state", "view", "bot", "room"):
            assert f"{package}.{module}" not in loaded[1]


def test_no_game_is_named_but_in_its_own_folder_and_on_the_list() -> None:
    """Tools that paint a game's own pictures, or take those of its own pages, may."""
    named = re.compile("|".join(rf"[\"'./]{game}\b" for game in registry.GAMES))
    own = tuple(f"{package.replace('.', '/')}/" for package in registry.GAMES.values())
    sources = {path.relative_to(ROOT).as_posix(): path for path in (ROOT / "game").rglob("*.py")}
    common = {name: path for name, path in sources.items() if not name.startswith((*own, "game/tools/"))}
    common |= {name: ROOT / name for name in ("pyproject.toml", "tests/fixtures/make_saves.py")}
    del common["game/registry.py"]
    assert len(common) > 100
    assert [name for name, path in common.items() if named.search(path.read_text("utf-8"))] == []
