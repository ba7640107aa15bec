"""Layouts from Tiled maps: named places, and clear errors."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.ui.layout import MAPS, Layout, LayoutError, load, places, table
from game.ui.locale import Texts, languages

MAP = """<?xml version="1.0" encoding="UTF-8"?>
<map version="1.10" orientation="orthogonal" width="160" height="90" tilewidth="4" tileheight="4">
 <objectgroup id="1" name="places">
  <object id="1" name="board" x="142" y="56" width="242" height="242">
   <properties>
    <property name="cells" type="int" value="11"/>
    <property name="river" type="bool" value="true"/>
   </properties>
  </object>
  <object id="2" name="tray.0" x="393" y="23" width="115" height="59"/>
  <object id="3" name="tray.1" x="515" y="23" width="115" height="59"/>
  <object id="4" name="deck" x="82.4" y="41"><point/></object>
 </objectgroup>
</map>
"""


def written(folder: Path, words: str) -> Path:
    path = folder / "toy.tmx"
    path.write_text(words, "utf-8")
    return path


@pytest.fixture
def layout(tmp_path: Path) -> Layout:
    return load(written(tmp_path, MAP))


def test_places_are_those_of_the_game_s_own_map_read_once() -> None:
    place, row = places("trekking")
    assert place("ancestors") == table("trekking").rect("ancestors")
    assert row("departures.slot") == tuple(table("trekking").row("departures.slot"))
    assert place("ancestors") is place("ancestors")


def test_rectangles_points_rows_and_properties_are_found_by_name(layout: Layout) -> None:
    assert layout.rect("board") == pygame.Rect(142, 56, 242, 242)
    assert layout.point("deck") == (82, 41)
    assert [box.x for box in layout.row("tray")] == [393, 515]
    assert layout.value("board", "cells", int) == 11
    assert layout.value("board", "river", bool) is True
    assert layout.names == ("board", "tray.0", "tray.1", "deck")


def test_changing_a_rectangle_leaves_the_layout_alone(layout: Layout) -> None:
    layout.rect("board").x = 0
    assert layout.rect("board").x == 142


def test_what_is_missing_is_named(layout: Layout) -> None:
    for attempt in (lambda: layout.rect("hand"), lambda: layout.row("hand")):
        with pytest.raises(LayoutError) as caught:
            attempt()
        assert caught.value.key == "error.layout_missing"
        assert caught.value.values["file"] == "toy.tmx"
        assert caught.value.values["name"].startswith("hand")


@pytest.mark.parametrize(("prop", "kind"), [("none", int), ("cells", str), ("river", int)])
def test_a_property_must_be_there_and_of_its_kind(layout: Layout, prop: str, kind: type) -> None:
    with pytest.raises(LayoutError) as caught:
        layout.value("board", prop, kind)
    assert caught.value.values["property"] == prop


@pytest.mark.parametrize(
    ("words", "key"),
    [
        ("nonsense", "layout_damaged"),
        (MAP.replace('width="160"', 'width="150"'), "layout_size"),
        (MAP.replace("tray.1", "tray.0"), "layout_twice"),
        (MAP.replace('x="142"', 'x="left"'), "layout_damaged"),
    ],
)
def test_a_bad_map_is_refused_with_a_text_in_both_languages(tmp_path: Path, words: str, key: str) -> None:
    with pytest.raises(LayoutError) as caught:
        load(written(tmp_path, words))
    assert caught.value.key == f"error.{key}"
    for language in languages():
        assert "toy.tmx" in Texts(language=language).text(caught.value.key, **caught.value.values)


def test_a_missing_map_is_named(tmp_path: Path) -> None:
    with pytest.raises(LayoutError, match="layout_damaged"):
        load(tmp_path / "none.tmx")


@pytest.mark.parametrize(
    "path", sorted(MAPS.glob("*/table*.tmx")), ids=lambda path: f"{path.parent.name}-{path.stem}"
)
def test_every_table_layout_lies_on_the_canvas(path: Path) -> None:
    layout = load(path)
    screen = pygame.Rect(0, 0, 640, 360)
    assert [name for name in layout.names if not screen.contains(layout.rect(name))] == []
