"""Pictures behind the scenes: a missing one is no reason not to play."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.scenes.backdrop import backdrop
from game.ui import sprites
from game.ui.frames import table
from game.ui.pixels import SIZE, pixels_of


@pytest.mark.parametrize("name", ["wood", "title"])
def test_it_fills_the_screen(name: str) -> None:
    found = backdrop(name)
    assert found.get_size() == SIZE
    assert pixels_of(found) == pixels_of(sprites.sprite(f"backdrops/{name}"))


def test_where_it_is_missing_there_is_a_plain_table_top(tmp_path: Path) -> None:
    sprites.forget()
    with pytest.MonkeyPatch.context() as moved:
        moved.setattr(sprites, "ROOT", tmp_path)
        found = backdrop("wood")
    sprites.forget()
    assert found.get_size() == SIZE
    assert pixels_of(found) == pixels_of(table())
