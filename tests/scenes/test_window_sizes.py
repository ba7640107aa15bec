"""Whatever the window's size, a click lands on what is seen under it."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from game import registry
from game.app import App
from game.app_settings import SettingsBook
from game.core.store import Store
from game.scenes.curtain import CurtainScene
from game.scenes.table import TableScene
from game.session.cabinet import Cabinet
from game.ui.actions import Command
from game.ui.focus import Spot
from game.ui.pixels import SIZE
from tests.people import people

SIZES = (
    (1280, 720),
    (1920, 1080),
    (1366, 768),
    (2560, 1440),
    (1000, 1200),
    (700, 400),
    (320, 180),
    (131, 77),
)
Point = tuple[int, int]


@pytest.fixture
def app(monkeypatch: pytest.MonkeyPatch) -> Iterator[App]:
    monkeypatch.setattr(pygame.display, "get_desktop_sizes", lambda: [(4000, 2400)])
    found = App(SettingsBook({"speed": "instant", "language": "en"}))
    yield found
    found.close()


@pytest.fixture
def cabinet() -> Iterator[Cabinet]:
    ticks = iter(range(10**6))
    with Store.open(None, lambda: next(ticks)) as store:
        yield Cabinet(store, process=False)


def sit_down(app: App, cabinet: Cabinet, game: str) -> TableScene:
    options = registry.rules(game).options_type()
    kept = cabinet.open(
        game, options, people("Ada", "Bea", "Cid", "Dan")[: options.seats], seed=4, friendly=True
    )
    scene = TableScene(cabinet, kept)
    app.start(scene)
    for _ in range(10):
        app.step([], 0.2)
    if isinstance(app.scene, CurtainScene):
        app.step([Command("confirm")], 1.0)
    return scene


def resize(app: App, size: Point, zoom: str) -> None:
    """As when somebody pulls at the window's corner."""
    app.settings.set("zoom", zoom)
    pygame.display.set_mode(size, pygame.RESIZABLE)
    app.step([pygame.event.Event(pygame.VIDEORESIZE, w=size[0], h=size[1], size=size)])
    app.step()
    assert app.presenter.window.get_size() == size


def point(app: App, place: Point) -> None:
    app.step([pygame.event.Event(pygame.MOUSEMOTION, pos=place, rel=(1, 0), buttons=(0, 0, 0))])


def middle(scene: TableScene, spot: Spot) -> Point | None:
    """A place in the middle of a spot where nothing lies on top of it, with some room around it."""
    x, y = spot.rect.center
    around = [(x + dx, y + dy) for dx in (-3, 0, 3) for dy in (-3, 0, 3)]
    top = [scene.form.ring.at(*at) for at in around]
    return (x, y) if all(one is not None and one.id == spot.id for one in top) else None


@pytest.mark.parametrize("zoom", ["whole", "fill"])
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_pointing_in_the_window_finds_the_spot_that_is_seen_there(
    app: App, cabinet: Cabinet, size: Point, zoom: str
) -> None:
    scene = sit_down(app, cabinet, "troyes_dice")
    resize(app, size, zoom)
    found = 0
    for spot in scene.form.ring.spots[::4]:
        at = middle(scene, spot)
        if at is not None:
            point(app, app.presenter.to_window(at))
            assert scene.form.current == spot.id
            found += 1
    assert found > 5


@pytest.mark.parametrize("game", tuple(registry.GAMES))
def test_every_table_can_be_clicked_at_in_every_window(app: App, cabinet: Cabinet, game: str) -> None:
    scene = sit_down(app, cabinet, game)
    for size in SIZES:
        resize(app, size, "whole")
        spots = [spot for spot in scene.form.ring.spots if middle(scene, spot) is not None]
        for spot in (spots[0], spots[len(spots) // 2], spots[-1]):
            point(app, app.presenter.to_window(spot.rect.center))
            assert scene.form.current == spot.id, size


@pytest.mark.parametrize("zoom", ["whole", "fill"])
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_a_click_beside_the_picture_means_nothing(app: App, cabinet: Cabinet, size: Point, zoom: str) -> None:
    scene = sit_down(app, cabinet, "trekking")
    resize(app, size, zoom)
    box = app.presenter.box
    entries = len(scene.kept.table.entries)
    beside = [at for at in ((0, 0), (size[0] - 1, size[1] - 1)) if not box.collidepoint(at)]
    for place in beside:
        point(app, app.presenter.to_window(scene.form.ring.spots[0].rect.center))
        point(app, place)
        assert scene.form.current is None
        for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            app.step([pygame.event.Event(kind, pos=place, button=1)])
    assert app.scene is scene
    assert len(scene.kept.table.entries) == entries


@pytest.mark.parametrize("zoom", ["whole", "fill"])
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_the_corners_of_the_picture_are_the_corners_of_the_canvas(
    app: App, cabinet: Cabinet, size: Point, zoom: str
) -> None:
    sit_down(app, cabinet, "trekking")
    resize(app, size, zoom)
    box, coarse = app.presenter.box, -(-SIZE[0] // app.presenter.box.w)
    assert app.presenter.to_canvas(box.topleft) == (0, 0)
    x, y = app.presenter.to_canvas((box.right - 1, box.bottom - 1)) or (-1, -1)
    assert SIZE[0] - coarse <= x < SIZE[0]
    assert SIZE[1] - coarse - 1 <= y < SIZE[1]
