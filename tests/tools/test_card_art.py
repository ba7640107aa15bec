"""Every card has its own picture."""

from __future__ import annotations

import json
from collections import Counter
from itertools import pairwise

import pytest

from game.tools.bake import art, card_art, png, portraits, sheets, times

WINDOWS = card_art.WINDOWS
FILES = sorted({file for file, _, _ in WINDOWS.values()})
GAMES = sorted({file.split("/")[0] for file in FILES})


@pytest.mark.parametrize("file", FILES)
def test_records_name_what_can_be_painted(file: str) -> None:
    known = set(art.motif_names())
    for picture in card_art.pictures(file):
        assert picture.scene in art.SCENES
        assert picture.time in times.TIMES
        assert 1 <= len(picture.motifs) <= 3
        for motif in picture.motifs:
            if motif.startswith("portrait:"):
                portraits.look(motif.removeprefix("portrait:"))
            else:
                assert motif in known


@pytest.mark.parametrize("game", GAMES)
def test_scene_time_and_motifs_are_never_the_same_twice_in_a_game(game: str) -> None:
    seen = Counter(
        (picture.scene, picture.time, picture.motifs)
        for file in FILES
        if file.startswith(f"{game}/")
        for picture in card_art.pictures(file)
    )
    assert [what for what, count in seen.items() if count > 1] == []


def test_no_two_cards_of_a_window_size_look_the_same() -> None:
    seen: set[tuple[int, int, bytes]] = set()
    total = 0
    for sheet in WINDOWS:
        path = sheets.FOLDER / f"{sheet}.png"
        width, _, data = png.decode(path.read_bytes())
        for x, y, w, h in json.loads(path.with_suffix(".json").read_text("utf-8"))["sprites"].values():
            seen.add((w, h, b"".join(data[row * width + x : row * width + x + w] for row in range(y, y + h))))
            total += 1
    assert len(seen) == total


@pytest.mark.parametrize(("sheet", "window"), WINDOWS.items())
def test_pictures_fill_their_window(sheet: str, window: tuple[str, int, int]) -> None:
    file, w, h = window
    places = json.loads((sheets.FOLDER / f"{sheet}.json").read_text("utf-8"))["sprites"]
    assert list(places) == [picture.card for picture in card_art.pictures(file)]
    assert {(place[2], place[3]) for place in places.values()} == {(w, h)}


def test_a_skin_may_be_written_in_two_ways() -> None:
    look = {"hair": "k", "robe": "r", "trim": "y", "hat": "none", "beard": 0, "long": True}
    assert card_art.portrait_key({"skin": ["n", 3], **look}) == "n3-k-r-y-none-0-long"
    assert card_art.portrait_key({"skin": "n3", **look}) == "n3-k-r-y-none-0-long"


@pytest.mark.parametrize("file", FILES)
def test_neighbours_in_a_list_differ_in_scene_or_time(file: str) -> None:
    for one, other in pairwise(card_art.pictures(file)):
        assert (one.scene, one.time) != (other.scene, other.time)
