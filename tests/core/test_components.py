"""Component files are read by one loader, which names the file and the problem."""

from __future__ import annotations

from pathlib import Path

import pytest

from game import registry
from game.core.components import BadData, Component, demand, folder, read


class Tile(Component, frozen=True):
    colour: str
    points: int = 0


def written(path: Path, words: str | bytes) -> Path:
    path.write_bytes(words if isinstance(words, bytes) else words.encode())
    return path


def test_a_file_is_read_as_its_record(tmp_path: Path) -> None:
    path = written(tmp_path / "tiles.json", '[{"colour": "red"}, {"colour": "blue", "points": 2}]')
    assert read(path, tuple[Tile, ...]) == (Tile("red"), Tile("blue", 2))


@pytest.mark.parametrize(
    ("words", "problem"),
    [
        ('{"colour": 3}', r"\$.colour"),
        ('{"colour": "red", "size": 1}', "unknown field `size`"),
        ('{"points": 1}', "colour"),
        ("{", "truncated"),
        (b'{"colour": "\xff"}', "(?i)invalid"),
    ],
)
def test_a_damaged_file_is_refused_with_its_name_and_the_problem(
    tmp_path: Path, words: str | bytes, problem: str
) -> None:
    with pytest.raises(BadData, match=problem) as caught:
        read(written(tmp_path / "tile.json", words), Tile)
    assert caught.value.file == "tile.json"
    assert str(caught.value) == f"tile.json: {caught.value.problem}"


def test_a_missing_file_is_refused_too(tmp_path: Path) -> None:
    with pytest.raises(BadData) as caught:
        read(tmp_path / "tile.json", Tile)
    assert caught.value.file == "tile.json"


def test_what_is_demanded_must_hold() -> None:
    demand("something", "tile.json", "nothing there")
    with pytest.raises(BadData, match=r"^tile\.json: nothing there$"):
        demand((), "tile.json", "nothing there")


@pytest.mark.parametrize("game", registry.GAMES)
def test_every_game_has_a_folder_of_components(game: str) -> None:
    assert list(folder(game).glob("*.json"))
