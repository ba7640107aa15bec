"""What a game's box tells is true: it says the same as the rules, which are not read for it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from game import registry
from game.core.components import BadData
from game.core.options import MOST, choices
from game.tabletop.meta import FILE, MOST_SEATS, Meta, load
from game.ui import palette, sprites
from tests.toy.registered import GAME as TOY
from tests.toy.registered import lay_in

every_game = pytest.mark.parametrize("game", [*registry.GAMES, TOY])


@pytest.fixture(autouse=True)
def sixth_game(monkeypatch: pytest.MonkeyPatch) -> None:
    lay_in(monkeypatch)


@every_game
def test_the_numbers_of_seats_are_those_the_options_allow(game: str) -> None:
    kind = registry.rules(game).options_type
    assert registry.options_type(game) is kind
    possible = tuple(seats for seats in range(MOST) if kind(seats=seats).problem() is None)
    assert registry.meta(game).seats == possible


@every_game
def test_the_options_are_those_of_the_rules_in_their_order_with_every_value(game: str) -> None:
    kind = registry.rules(game).options_type
    told = registry.meta(game).options
    assert [(option.name, option.default) for option in told] == [
        (option.name, option.default) for option in choices(kind)
    ]
    for option, own in zip(told, choices(kind), strict=True):
        numbers = (value for value in range(MOST) if kind(**{option.name: value}).problem() is None)
        assert option.values == (own.values or tuple(numbers))


@every_game
def test_the_pages_are_those_the_room_has(game: str) -> None:
    room = registry.room(game)
    has = {
        "shelf": room.pages is not None,
        "daily": room.challenge is not None,
    }
    assert set(registry.meta(game).pages) == {page for page, there in has.items() if there}


@every_game
def test_the_box_is_a_picture_of_the_size_of_all_and_the_ramp_one_of_the_palette(game: str) -> None:
    meta = registry.meta(game)
    assert meta.box is None or sprites.size(meta.box) == (111, 152)
    assert f"{meta.ramp}5" in palette.names()


def test_a_game_that_is_not_listed_has_no_box() -> None:
    with pytest.raises(KeyError):
        registry.meta("chess")


GOOD: dict[str, Any] = {
    "seats": [2, 4],
    "minutes": [20, 30],
    "options": [{"name": "long", "default": False, "values": [False, True]}],
    "ramp": "g",
}
LONG: dict[str, Any] = GOOD["options"][0]


def written(path: Path, **changed: Any) -> Path:
    path.write_text(json.dumps({**GOOD, **changed}), "utf-8")
    return path


def test_without_art_and_weight_a_box_still_tells(tmp_path: Path) -> None:
    meta = load(written(tmp_path / FILE))
    assert isinstance(meta, Meta)
    assert (meta.box, meta.weight, meta.pages) == (None, None, ())


@pytest.mark.parametrize(
    ("changed", "problem"),
    [
        ({"seats": []}, "seats"),
        ({"seats": [3, 2]}, "seats"),
        ({"seats": [2, 2]}, "seats"),
        ({"seats": [0, 1]}, "seats"),
        ({"seats": [2, MOST_SEATS + 1]}, "seats"),
        ({"minutes": [30, 20]}, "minutes"),
        ({"minutes": [0, 20]}, "minutes"),
        ({"options": [LONG, LONG]}, "one twice"),
        ({"options": [{**LONG, "default": "on"}]}, "foreign default"),
        ({"options": [{**LONG, "values": [False]}]}, "nothing to choose"),
        ({"weight": 4}, "weight"),
        ({"pages": ["map"]}, "pages"),
        ({"title": "x"}, "unknown field"),
    ],
)
def test_what_cannot_be_is_refused(tmp_path: Path, changed: dict[str, Any], problem: str) -> None:
    with pytest.raises(BadData, match=problem) as caught:
        load(written(tmp_path / FILE, **changed))
    assert caught.value.file == FILE
