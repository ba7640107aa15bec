"""The boxes of the games: each is lettered within its front, in every language, and like no other."""

from __future__ import annotations

import itertools
from collections.abc import Iterator

import pytest

from game import registry
from game.app import App
from game.app_settings import SettingsBook
from game.scenes import boxes
from game.ui import sprites
from game.ui.canvas import Canvas
from game.ui.locale import TEXTS, languages
from game.ui.pixels import CLEAR, pixels_of
from tests.toy.registered import GAME

AT = (50, 50)


@pytest.fixture(params=languages())
def app(request: pytest.FixtureRequest) -> Iterator[App]:
    """Speaks one of the languages."""
    found = App(SettingsBook({"language": request.param}))
    yield found
    found.close()


def painted(game: str, lettered: bool = True) -> Canvas:
    canvas = Canvas(ink="k0")
    if lettered:
        boxes.draw(canvas, game, *AT)
    else:
        canvas.put(boxes.picture(game), AT[0] - boxes.SPINE, AT[1] - 1, (4, 3))
    return canvas


@pytest.mark.parametrize("game", [*registry.GAMES, GAME])
def test_a_box_bears_its_title_within_its_front(app: App, game: str) -> None:
    bare, lettered = painted(game, lettered=False), painted(game)
    size = lettered.surface.get_size()
    changed = [
        (x, y)
        for x, y in itertools.product(range(size[0]), range(size[1]))
        if bare.surface.get_at_mapped((x, y)) != lettered.surface.get_at_mapped((x, y))
    ]
    assert changed
    assert all(AT[0] <= x < AT[0] + boxes.SIZE[0] for x, _ in changed)
    assert all(AT[1] <= y < AT[1] + boxes.SIZE[1] // 2 for _, y in changed)


def test_no_two_boxes_look_alike(app: App) -> None:
    games = tuple(registry.GAMES)
    assert GAME in games
    assert len({pixels_of(painted(game, lettered=False).surface) for game in games}) == len(games)


def test_a_game_without_art_has_a_plain_box_in_its_own_colour_with_its_title(app: App) -> None:
    assert registry.meta(GAME).box is None
    assert boxes.picture(GAME).get_size() == (111, 152)
    assert pixels_of(painted(GAME).surface) != pixels_of(painted(GAME, lettered=False).surface)


@pytest.mark.parametrize("game", [game for game in registry.GAMES if registry.meta(game).box is not None])
def test_every_box_has_an_english_title_drawn_by_hand_in_letters_of_its_own(app: App, game: str) -> None:
    drawn = registry.meta(game).lettering
    assert set(drawn) == {"en"}
    w, h = sprites.size(drawn["en"])
    assert w <= boxes.SIZE[0] - 6
    assert boxes.HEAD + h < boxes.SIZE[1] // 2
    TEXTS.switch("en")
    front = painted(game).surface.subsurface((AT[0] + (boxes.SIZE[0] - w) // 2, AT[1] + boxes.HEAD, w, h))
    title, shown = pixels_of(sprites.sprite(drawn["en"])), pixels_of(front)
    assert all(seen == ink for ink, seen in zip(title, shown, strict=True) if ink != CLEAR)


def test_no_two_titles_are_lettered_alike() -> None:
    names = [registry.meta(game).lettering.get("en") for game in registry.GAMES if registry.meta(game).box]
    assert len({pixels_of(sprites.sprite(name)) for name in names if name}) == len(names)
