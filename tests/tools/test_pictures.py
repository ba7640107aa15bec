"""The drawn pictures of cards: whole, in their size, none twice."""

from __future__ import annotations

import json
from itertools import combinations
from operator import ne
from typing import Any

import pygame
import pytest

from game.tools.bake import trekking
from game.tools.bake.pictures import faces, walls
from game.tools.bake.pictures.drawing import Drawing, pairs, rows
from game.tools.bake.pictures.gallery import Gallery
from game.tools.bake.pictures.stage import Stage
from game.ui import palette
from game.ui.pixels import CLEAR, index, pixels_of

COMMON = (52, 30)
"""What the windows of all games have in common."""
UNLIKE = 0.5
"""Two pictures differ in at least this share of their pixels."""
COSTS, PRICE = 15, 12
"""Columns and rows of a 7 Wonders card that its costs and its price cover."""
MOST_COLOURS = 48
"""Blended edges would bring more."""

HUNG = [(name, card) for name in walls.GALLERIES for card in walls.wall(name).painters]


@pytest.mark.parametrize(("name", "card"), HUNG)
def test_a_picture_fills_its_window(name: str, card: str) -> None:
    picture = walls.wall(name).paint(card)
    assert (picture.w, picture.h) == walls.wall(name).size
    assert CLEAR not in pixels_of(picture.surface)


def far(one: bytes, other: bytes) -> float:
    """The share of pixels in which two pictures differ."""
    return sum(map(ne, one, other)) / len(one)


def nearest(pictures: dict[str, bytes]) -> tuple[float, str, str]:
    return min((far(pictures[one], pictures[other]), one, other) for one, other in combinations(pictures, 2))


def test_no_two_pictures_of_any_game_look_alike() -> None:
    seen = {
        f"{name}/{card}": pixels_of(walls.wall(name).paint(card).crop(0, 0, *COMMON).surface)
        for name, card in HUNG
    }
    share, one, other = nearest(seen)
    assert share >= UNLIKE, f"{one} and {other}"


@pytest.mark.parametrize("name", [name for name in walls.GALLERIES if name.startswith("seven_wonders/")])
def test_pictures_are_told_apart_by_what_no_cost_and_no_price_covers(name: str) -> None:
    seen = {
        card: pixels_of(walls.wall(name).paint(card).crop(COSTS, PRICE, 52 - COSTS, 42 - PRICE).surface)
        for card in walls.wall(name).painters
    }
    share, one, other = nearest(seen)
    assert share >= UNLIKE, f"{one} and {other}"


@pytest.mark.parametrize("card", walls.wall("trekking").painters)
def test_a_large_picture_is_whole_and_drawn_finer(card: str) -> None:
    large = trekking.large(card)
    assert CLEAR not in pixels_of(large.surface)
    assert pixels_of(large.surface) != pixels_of(
        pygame.transform.scale_by(walls.wall("trekking").paint(card).surface, 2)
    )


@pytest.mark.parametrize(("name", "card"), HUNG)
def test_a_picture_keeps_to_few_colours_of_the_palette(name: str, card: str) -> None:
    colours = set(pixels_of(walls.wall(name).paint(card).surface))
    assert max(colours) < len(palette.names())
    assert 8 <= len(colours) <= MOST_COLOURS


def test_the_small_window_trims_the_master_and_the_large_one_doubles_it() -> None:
    small, large = trekking.small("5"), trekking.large("5")
    assert (small.w, small.h) == trekking.SMALL
    assert (large.w, large.h) == trekking.LARGE


def test_every_history_card_and_the_ancestors_have_a_picture() -> None:
    cards = json.loads((palette.ASSETS / "data" / "trekking" / "cards.json").read_text("utf-8"))["history"]
    assert set(walls.wall("trekking").painters) == {str(card["id"]) for card in cards} | {"ancestor"}


def test_every_idea_and_every_order_has_a_picture() -> None:
    for kind in ("ideas", "orders"):
        cards = json.loads((palette.ASSETS / "data" / "cvlizations" / f"{kind}.json").read_text("utf-8"))
        assert set(walls.wall(f"cvlizations/{kind}").painters) == {card["id"] for card in cards}


def test_a_card_has_one_picture() -> None:
    gallery = Gallery((4, 4))
    gallery.scene("a")(lambda s: s.sky("b3"))
    with pytest.raises(ValueError, match="a: there is a picture already"):
        gallery.scene("a")(lambda s: s.sky("b4"))


def test_galleries_of_different_sizes_do_not_join() -> None:
    with pytest.raises(ValueError, match="galleries of"):
        Gallery((4, 4)).join([Gallery((5, 4))])


def test_points_are_text_or_pairs() -> None:
    assert pairs(("1,2 3.5,4", (5, 6))) == [(1, 2), (3.5, 4), (5, 6)]
    assert rows("1,2,3 4,5,6") == [(1, 2, 3), (4, 5, 6)]


def test_an_outline_is_ink_on_the_dark_side_and_the_ramp_on_the_lit_one() -> None:
    drawing = Drawing(3, 3)
    drawing.px("r3", (1, 1))
    ring = pixels_of(drawing.outlined().surface)
    assert [ring[place] for place in (1, 3, 5, 7)] == [index("r0"), index("r0"), index("k0"), index("k0")]
    assert [ring[place] for place in (0, 2, 6, 8)] == [CLEAR] * 4


def test_a_stage_doubles_its_units() -> None:
    drawing = Drawing(8, 8, "k0")
    Stage(drawing, 2).rect("y3", 1, 1, 2, 1)
    assert pixels_of(drawing.surface).count(index("y3")) == 8


@pytest.mark.parametrize("kind", ["skulls", "hair", "back", "beards"])
def test_pieces_of_a_bust_fit_their_frame(kind: str) -> None:
    for name, piece in faces.pieces(kind).items():
        widest = max(map(len, piece.text.split("\n")))
        assert widest <= (12 if kind == "skulls" else 14), name


REVIEW = palette.ASSETS / "art_review.json"
REVIEWED = (
    "trekking",
    "seven_wonders/art",
    "seven_wonders/leaders",
    "cvlizations/ideas",
    "cvlizations/orders",
    "my_city/chapters",
)


def stages() -> list[str]:
    """Every board with every number of stages built."""
    places = json.loads((palette.ASSETS / "sprites" / "seven_wonders" / "wonders.json").read_text("utf-8"))
    return [f"seven_wonders/wonders/{name}" for name in places["sprites"]]


def reviewed() -> dict[str, dict[str, Any]]:
    """The answer of the latest round, by picture."""
    answers = json.loads(REVIEW.read_text("utf-8"))
    return {answer["picture"]: answer for answer in sorted(answers, key=lambda answer: answer["round"])}


def test_the_review_of_pictures_is_kept_round_by_round() -> None:
    answers = json.loads(REVIEW.read_text("utf-8"))
    assert all(set(answer) == {"picture", "taken_for", "accepted", "round"} for answer in answers)
    assert len({(answer["picture"], answer["round"]) for answer in answers}) == len(answers)
    known = (
        {f"{name}/{card}" for name, card in HUNG}
        | {f"seven_wonders/wonders/{city}" for city in walls.BOARDS}
        | set(stages())
        | {f"trekking/ancestor/{window}" for window in ("small", "pile", "large")}
    )
    assert {answer["picture"] for answer in answers} <= known


@pytest.mark.parametrize("name", REVIEWED)
def test_every_picture_is_named_and_nine_of_ten_rightly(name: str) -> None:
    latest = reviewed()
    answers = [latest[f"{name}/{card}"] for card in walls.wall(name).painters]
    assert all(answer["taken_for"] for answer in answers)
    assert sum(answer["accepted"] for answer in answers) >= 0.9 * len(answers)


def test_every_stage_of_every_wonder_is_named_and_nine_of_ten_rightly() -> None:
    latest = reviewed()
    answers = [latest[stage] for stage in stages()]
    assert all(answer["taken_for"] for answer in answers)
    assert sum(answer["accepted"] for answer in answers) >= 0.9 * len(answers)
