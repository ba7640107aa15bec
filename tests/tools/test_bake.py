"""The committed sheets are what the painters paint, and obey the art bible."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path

import pytest

from game.tools.bake import atlas, city, city_boards, png, roofs, sheets
from game.ui import palette

QUICK = (
    "app",
    "effects",
    "title",
    "icons",
    "pips",
    "seats",
    "tokens",
    "cursors",
    "frames",
    "cast",
    "my_city/cards",
    "my_city/pieces",
    "my_city/minis",
)
KNOWN = len(palette.names())

Places = dict[str, tuple[int, int, int, int]]


@cache
def committed(sheet: str) -> tuple[int, int, bytes, Places]:
    path = sheets.FOLDER / f"{sheet}.png"
    places = json.loads(path.with_suffix(".json").read_text("utf-8"))["sprites"]
    return *png.decode(path.read_bytes()), places


def cut(sheet: str, name: str) -> tuple[int, int, bytes]:
    width, _, data, places = committed(sheet)
    x, y, w, h = places[name]
    return w, h, b"".join(data[row * width + x : row * width + x + w] for row in range(y, y + h))


def check_rebaked(sheet: str) -> None:
    packed = atlas.pack(sheets.SHEETS[sheet]())
    path = sheets.FOLDER / f"{sheet}.png"
    assert packed.json == path.with_suffix(".json").read_bytes()
    assert png.decode(packed.png) == png.decode(path.read_bytes())


@pytest.mark.parametrize("sheet", QUICK)
def test_small_sheets_bake_again_to_the_committed_pictures(sheet: str) -> None:
    check_rebaked(sheet)


@pytest.mark.nightly
@pytest.mark.parametrize("sheet", [name for name in sheets.SHEETS if name not in QUICK])
def test_large_sheets_bake_again_to_the_committed_pictures(sheet: str) -> None:
    check_rebaked(sheet)


def test_every_committed_picture_has_a_painter() -> None:
    found = {
        path.relative_to(sheets.FOLDER).with_suffix("").as_posix() for path in sheets.FOLDER.rglob("*.png")
    }
    assert found == set(sheets.SHEETS)


@pytest.mark.parametrize("sheet", sheets.SHEETS)
def test_every_pixel_is_a_colour_of_the_palette_or_clear(sheet: str) -> None:
    _, _, data, _ = committed(sheet)
    assert max(data) <= KNOWN


@pytest.mark.parametrize("sheet", sheets.SHEETS)
def test_sprites_lie_apart_inside_their_sheet(sheet: str) -> None:
    width, height, _, places = committed(sheet)
    taken: set[tuple[int, int]] = set()
    for x, y, w, h in places.values():
        area = {(column, row) for column in range(x, x + w) for row in range(y, y + h)}
        assert x >= 0
        assert y >= 0
        assert x + w <= width
        assert y + h <= height
        assert not area & taken
        taken |= area


def test_no_two_pictures_of_a_kind_look_the_same() -> None:
    for sheet in set(sheets.SHEETS) - {"frames", "seats"}:
        pictures = [cut(sheet, name) for name in committed(sheet)[3]]
        assert len(set(pictures)) == len(pictures), sheet


@pytest.mark.parametrize(("sheet", "longest"), [("pips", 8), ("icons", 26)])
def test_icons_keep_to_their_size(sheet: str, longest: int) -> None:
    for name, (_, _, w, h) in committed(sheet)[3].items():
        limit = longest if name.endswith("_24") or sheet == "pips" else 13
        assert max(w, h) <= limit, name


def test_badges_are_fifteen_pixels_square() -> None:
    places = committed("seats")[3]
    assert {tuple(places[f"badge_{seat}"][2:]) for seat in range(8)} == {(15, 15)}


def test_decoding_gives_back_what_was_encoded() -> None:
    picture = sheets.SHEETS["cursors"]().sprites["hand"]
    w, h, data = png.decode(png.encode(picture))
    assert (w, h) == picture.get_size()
    assert set(data) <= set(range(KNOWN + 1))


def test_baking_writes_both_files(tmp_path: Path) -> None:
    assert sheets.bake(["cursors"], tmp_path) == ["cursors"]
    assert sorted(path.name for path in tmp_path.iterdir()) == ["cursors.json", "cursors.png"]


def test_a_city_board_has_eleven_tiles_of_22_pixels() -> None:
    places = committed("my_city/boards")[3]
    assert {tuple(places[name][2:]) for name in ("eternal", "legacy", "bare")} == {(242, 242)}
    assert tuple(places["eternal_6"][2:]) == (66, 66)


def test_a_roof_is_as_large_as_its_cells() -> None:
    for name, (_, _, w, h) in committed("my_city/roofs")[3].items():
        shape, turn, kind = name.split("_")
        cells = roofs.turned(city.shapes(kind == "church")[shape], int(turn))
        assert (w, h) == (22 * (1 + max(c for _, c in cells)), 22 * (1 + max(r for r, _ in cells)))


def test_turning_four_times_changes_nothing() -> None:
    for cells in city.shapes().values():
        assert roofs.turned(roofs.turned(cells, 1), 3) == cells


def test_the_river_runs_over_the_corners_between_its_banks() -> None:
    edges = [((0, 2), (0, 3)), ((1, 2), (1, 3)), ((1, 3), (2, 3)), ((2, 3), (2, 4))]
    assert city_boards.river_path(edges, 3) == ((3, -1), (3, 2), (4, 2), (4, 4))


def test_the_icon_files_are_what_is_baked(tmp_path: Path) -> None:
    sheets.bake(["app"], tmp_path / "sprites")
    assert png.decode((tmp_path / "icon.png").read_bytes()) == png.decode(
        (palette.ASSETS / "icon.png").read_bytes()
    )
    assert (palette.ASSETS / "icon.ico").read_bytes()[:6] == bytes([0, 0, 1, 0, 3, 0])


@pytest.mark.parametrize(
    ("sheet", "name", "size"),
    [
        ("backdrops/title", "full", (640, 360)),
        ("backdrops/shelf", "full", (640, 360)),
        ("backdrops/my_city", "full", (640, 360)),
        ("boxes", "my_city", (100, 150)),
        ("dice", "r_6_18", (18, 20)),
        ("dice", "r_6_16", (16, 18)),
        ("dice", "r_6_14", (14, 16)),
        ("frames", "card_back_b", (58, 88)),
        ("motifs", "ship", (32, 32)),
        ("motifs", "owl_64", (64, 64)),
        ("my_city/cards", "residential", (56, 78)),
        ("my_city/cards", "back_small", (32, 46)),
        ("my_city/pieces", "well", (22, 22)),
    ],
)
def test_sizes_are_those_of_the_art_bible(sheet: str, name: str, size: tuple[int, int]) -> None:
    assert tuple(committed(sheet)[3][name][2:]) == size
