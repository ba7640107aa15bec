"""The chosen entry, large."""

from __future__ import annotations

from dataclasses import replace

from game.scenes.entry_sheet import EntrySheet, doubled
from game.tabletop.entries import Entry
from game.ui.canvas import Canvas
from game.ui.pixels import pixels_of
from game.ui.widgets.base import Look
from tests.scenes.volume import COIN, DEBT, LONG, PURSE

BOX = (402, 22, 234, 310)
OTHERS = {entry.id: entry for entry in (COIN, PURSE, DEBT, LONG)}


def sheet(entry: Entry, met: bool = False, jumps: list[str] | None = None) -> EntrySheet:
    return EntrySheet(BOX, entry, OTHERS, met, ([] if jumps is None else jumps).append)


def picture(one: EntrySheet) -> bytes:
    canvas = Canvas()
    one.draw(canvas, Look())
    return pixels_of(canvas.surface)


def test_the_picture_is_twice_as_large_or_one_of_its_own() -> None:
    assert doubled(COIN).get_size() == (104, 80)
    own = replace(COIN, large=lambda canvas: canvas.fill("b3"))
    assert set(pixels_of(doubled(own))) == {doubled(own).get_at_mapped((3, 3))}


def test_a_link_jumps() -> None:
    jumps: list[str] = []
    one = sheet(COIN, jumps=jumps)
    [link] = one.spots()
    one.activate(link.id)
    assert jumps == ["purse"]


def test_an_entry_without_links_that_has_room_has_nothing_to_point_at() -> None:
    assert sheet(DEBT).spots() == []


def test_a_long_entry_scrolls() -> None:
    long = sheet(replace(DEBT, text="Much to be told. " * 60))
    assert long.highest > 0
    assert [spot.id for spot in long.spots()] == [("entry", "area")]


def test_what_was_met_is_marked_and_every_title_has_room() -> None:
    assert picture(sheet(COIN)) != picture(sheet(COIN, met=True))
    assert (
        len(
            {
                picture(sheet(replace(COIN, title=title)))
                for title in ("Coin", "A Longer Coin", "Longest " * 6)
            }
        )
        == 3
    )
