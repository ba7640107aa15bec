"""The pictures at run time."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from game.tools.bake import sheets
from game.ui import sprites
from game.ui.pixels import CLEAR, index, pixels_of


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    sheets.bake(["cursors"], tmp_path)
    monkeypatch.setattr(sprites, "ROOT", tmp_path)
    sprites.forget()
    yield tmp_path
    sprites.forget()


def test_a_sprite_is_an_indexed_surface_of_its_own_size() -> None:
    coin = sprites.sprite("icons/coin")
    assert coin.get_bitsize() == 8
    assert coin.get_size() == sprites.size("icons/coin")
    assert coin is sprites.sprite("icons/coin")
    assert CLEAR in pixels_of(coin)


def test_ramps_are_exchanged() -> None:
    values = set(pixels_of(sprites.recoloured("icons/coin", {"y": "s"})))
    assert index("y4") not in values
    assert index("s4") in values


def test_a_swap_may_also_darken() -> None:
    plain = pixels_of(sprites.sprite("icons/coin"))
    dark = pixels_of(sprites.recoloured("icons/coin", {"y": ("y", -1)}))
    assert dark[plain.index(index("y4"))] == index("y3")


def test_a_silhouette_keeps_the_shape_alone() -> None:
    plain = pixels_of(sprites.sprite("icons/coin"))
    shape = pixels_of(sprites.silhouette("icons/coin", "k2"))
    assert set(shape) == {CLEAR, index("k2")}
    assert [value == CLEAR for value in shape] == [value == CLEAR for value in plain]


def test_a_nine_slice_keeps_its_corners() -> None:
    source = sprites.sprite("frames/wood")
    frame = sprites.nine_slice("frames/wood", 200, 100)
    assert frame.get_size() == (200, 100)
    for x, y, from_x, from_y in ((0, 0, 0, 0), (199, 99, 47, 47), (199, 0, 47, 0), (2, 2, 2, 2)):
        assert frame.get_at((x, y)) == source.get_at((from_x, from_y))
    assert frame.get_at((100, 50)) == source.get_at((24, 24))


def test_an_unknown_sprite_is_named(folder: Path) -> None:
    with pytest.raises(sprites.SpriteError) as caught:
        sprites.sprite("cursors/fist")
    assert caught.value.key == "sprites.unknown"
    assert caught.value.values["sprite"] == "cursors/fist"


def test_a_missing_sheet_names_its_file(folder: Path) -> None:
    with pytest.raises(sprites.SpriteError) as caught:
        sprites.sprite("elsewhere/arrow")
    assert caught.value.key == "sprites.missing"
    assert caught.value.values["file"].endswith("elsewhere.png")


@pytest.mark.parametrize("file", ["cursors.png", "cursors.json"])
def test_a_damaged_sheet_names_its_file(folder: Path, file: str) -> None:
    (folder / file).write_bytes(b"nonsense")
    with pytest.raises(sprites.SpriteError) as caught:
        sprites.sprite("cursors/arrow")
    assert caught.value.key == "sprites.damaged"
    assert caught.value.values["file"].endswith(file)


def test_a_sprite_outside_its_sheet_is_damage(folder: Path) -> None:
    (folder / "cursors.json").write_text('{"sprites": {"arrow": [0, 0, 999, 9]}}')
    with pytest.raises(sprites.SpriteError, match="damaged"):
        sprites.sprite("cursors/arrow")


def test_a_sheet_of_one_picture_is_called_by_its_own_name() -> None:
    assert sprites.sprite("backdrops/title").get_size() == (640, 360)
    assert sprites.sprite("backdrops/title") is not sprites.sprite("backdrops/shelf")
