"""Lays the toy game in: its line in the registry, its folders among those of the others in ``assets``."""

from __future__ import annotations

import atexit
import shutil
import tempfile
from collections.abc import Iterable
from functools import cache
from pathlib import Path

import pytest

from game import registry
from game.core import components
from game.ui.locale import TEXTS
from game.ui.palette import ASSETS

GAME = "auction"
PACKAGE = "tests.toy"
OWN = Path(__file__).parent / "assets"


def lay_in(monkeypatch: pytest.MonkeyPatch, games: Iterable[str] = (GAME,)) -> None:
    """The toy on the list, under one id or several, and its texts and data where those of all games are."""
    ids = tuple(games)
    root = _assets(ids)
    for game in ids:
        monkeypatch.setitem(registry.GAMES, game, PACKAGE)
    monkeypatch.setattr(components, "DATA", root / "data")
    monkeypatch.setattr(TEXTS, "root", root / "locale")


@cache
def _assets(games: tuple[str, ...]) -> Path:
    """A copy of the product's data and texts with the toy's added, once for each of these ids."""
    root = Path(tempfile.mkdtemp(prefix="toy-"))
    atexit.register(shutil.rmtree, root, ignore_errors=True)
    for folder in ("data", "locale"):
        shutil.copytree(ASSETS / folder, root / folder)
    for game in games:
        shutil.copytree(OWN / "data" / GAME, root / "data" / game)
        for language in OWN.glob("locale/*"):
            shutil.copy(language / f"{GAME}.toml", root / "locale" / language.name / f"{game}.toml")
    return root
