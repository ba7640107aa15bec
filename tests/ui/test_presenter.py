"""The window: zoom, mouse mapping, remembered size."""

from __future__ import annotations

import os
import random
from pathlib import Path

import pygame
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.app_settings import SettingsBook
from game.ui.palette import colour
from game.ui.pixels import SIZE, load
from game.ui.presenter import Presenter, picture_box, room_for_window

windows = st.tuples(st.integers(100, 4000), st.integers(100, 2500))


@given(windows, st.sampled_from(["whole", "fill"]))
def test_the_picture_lies_centred_inside_the_window(window: tuple[int, int], zoom: str) -> None:
    box = picture_box(window, zoom)
    assert pygame.Rect((0, 0), window).contains(box)
    assert abs(box.x - (window[0] - box.right)) <= 1
    assert abs(box.y - (window[1] - box.bottom)) <= 1


@given(windows)
def test_whole_zoom_gives_square_pixels_once_twice_fits(window: tuple[int, int]) -> None:
    box = picture_box(window, "whole")
    if window[0] >= 2 * SIZE[0] and window[1] >= 2 * SIZE[1]:
        assert box.w % SIZE[0] == box.h % SIZE[1] == 0
        assert box.w // SIZE[0] == box.h // SIZE[1]


@pytest.mark.parametrize("window", [(640, 360), (641, 363), (700, 394)])
def test_a_window_hardly_larger_than_the_canvas_shows_it_as_it_is(window: tuple[int, int]) -> None:
    assert picture_box(window, "whole").size == SIZE
    assert picture_box((800, 450), "whole").size == (800, 450)


@given(windows)
def test_fill_leaves_bars_on_one_axis_only(window: tuple[int, int]) -> None:
    box = picture_box(window, "fill")
    assert window[0] - box.w <= 1 or window[1] - box.h <= 1


@pytest.fixture(autouse=True)
def _large_screen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pygame.display, "get_desktop_sizes", lambda: [(1920, 1080)])


@pytest.fixture
def presenter() -> Presenter:
    made = Presenter(SettingsBook({"window": [1300, 740]}))
    made.open()
    return made


@given(st.integers(0, 639), st.integers(0, 359))
def test_the_mouse_finds_the_pixel_it_points_at(x: int, y: int) -> None:
    made = Presenter(SettingsBook({"window": [1300, 740], "zoom": "fill"}))
    made._box = picture_box((1300, 740), "fill")
    assert made.to_canvas(made.to_window((x, y))) == (x, y)


def test_beside_the_picture_is_nowhere(presenter: Presenter) -> None:
    assert presenter.to_canvas((0, 0)) is None
    assert presenter.to_canvas(presenter.box.topleft) == (0, 0)


@pytest.mark.parametrize("zoom", ["whole", "fill"])
def test_presenting_enlarges_the_canvas(zoom: str) -> None:
    made = Presenter(SettingsBook({"window": [1300, 740], "zoom": zoom}))
    made.open()
    made.canvas.fill("r3")
    made.present()
    assert tuple(made.window.get_at(made.box.center))[:3] == colour("r3")
    assert tuple(made.window.get_at((0, 0)))[:3] == (0, 0, 0)


def test_full_screen_and_back_keeps_the_windows_size() -> None:
    book = SettingsBook({"window": [900, 600]})
    made = Presenter(book)
    made.open()
    made.toggle_fullscreen()
    assert book.now.fullscreen
    made.toggle_fullscreen()
    assert made.window.get_size() == (900, 600)


def test_full_screen_and_back_puts_the_window_where_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    moved: list[tuple[int, int]] = []
    made = Presenter(SettingsBook({"window": [900, 600]}))
    made.open()
    monkeypatch.setattr(pygame.display, "get_window_position", lambda: (40, 60))
    monkeypatch.setattr(pygame.display, "set_window_position", moved.append)
    made.toggle_fullscreen()
    assert not moved
    made.toggle_fullscreen()
    assert moved == [(40, 60)]


def test_the_window_remembers_its_size_and_never_exceeds_the_screen() -> None:
    book = SettingsBook({"window": [90000, 60000]})
    made = Presenter(book)
    made.open()
    screen = pygame.display.get_desktop_sizes()[0]
    assert made.window.get_width() <= screen[0]
    assert made.window.get_height() <= screen[1]
    made.resized((900, 500))
    made.resized((800, 500))
    assert book.now.window == (90000, 60000)
    made.settle()
    assert book.now.window == (800, 500)


@pytest.mark.parametrize("screen", [(1280, 720), (1366, 768), (1024, 600), (1920, 1080), (800, 480)])
@pytest.mark.parametrize("window", [None, (1280, 720), (2560, 1440)])
def test_a_window_lies_whole_on_the_screen_wherever_its_title_bar_goes(
    screen: tuple[int, int], window: tuple[int, int] | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pygame.display, "get_desktop_sizes", lambda: [screen])
    made = Presenter(SettingsBook({"window": window}))
    made.open()
    width, height = made.window.get_size()
    title_bar = 24
    assert (screen[1] - height) // 2 + title_bar + height <= screen[1]
    assert width < screen[0]


def test_twice_the_canvas_fits_a_screen_768_high() -> None:
    assert picture_box(room_for_window((1366, 768)), "whole").size == (1280, 720)


def test_a_window_too_large_for_the_screen_keeps_no_bars(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pygame.display, "get_desktop_sizes", lambda: [(1280, 720)])
    made = Presenter(SettingsBook({"window": (1280, 720)}))
    made.open()
    assert made.box.size == made.window.get_size()


def test_a_screenshot_is_a_picture_in_the_palette(presenter: Presenter, tmp_path: Path) -> None:
    presenter.canvas.fill("b3")
    (tmp_path / "shot.png").write_bytes(presenter.screenshot(2))
    assert load(tmp_path / "shot.png").get_size() == (1280, 720)


def test_only_what_changed_is_sent_to_the_screen(
    presenter: Presenter, monkeypatch: pytest.MonkeyPatch
) -> None:
    sent: list[list[pygame.Rect]] = []
    monkeypatch.setattr(pygame.display, "update", sent.append)
    presenter.present()
    presenter.canvas.fill("r3", (0, 100, 20, 10))
    presenter.canvas.fill("r3", (0, 300, 20, 10))
    presenter.present()
    presenter.present()
    (whole,), bands = sent
    assert whole == presenter.box
    zoom = whole.w // 640
    assert [(band.top - whole.top, band.h) for band in bands] == [
        (100 * zoom, 10 * zoom),
        (300 * zoom, 10 * zoom),
    ]
    presenter.stale()
    presenter.present()
    assert sent[2] == [presenter.box]


@given(st.lists(st.tuples(st.integers(0, 639), st.integers(0, 359)), min_size=1, max_size=4))
def test_the_window_always_shows_the_canvas(spots: list[tuple[int, int]]) -> None:
    made = Presenter(SettingsBook({"window": [1300, 740]}))
    made.open()
    made.present()
    for x, y in spots:
        made.canvas.pixel(x, y, "y4")
    made.present()
    for spot in spots:
        assert tuple(made.window.get_at(made.to_window(spot)))[:3] == colour("y4")


@pytest.mark.parametrize(("driver", "wanted"), [("x11", "0"), ("wayland", None), ("cocoa", None)])
def test_opengl_is_done_without_where_the_system_has_windows_of_its_own(
    driver: str, wanted: str | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SDL_FRAMEBUFFER_ACCELERATION", "1")
    monkeypatch.delenv("SDL_FRAMEBUFFER_ACCELERATION")
    monkeypatch.setattr(pygame.display, "get_driver", lambda: driver)
    Presenter(SettingsBook()).open()
    assert os.environ.get("SDL_FRAMEBUFFER_ACCELERATION") == wanted


boxes = st.tuples(st.integers(0, 639), st.integers(0, 359), st.integers(1, 200), st.integers(1, 90))
paintings = st.lists(
    st.lists(st.tuples(st.sampled_from(["k0", "p5", "r3", "g4"]), boxes), max_size=3), min_size=1, max_size=4
)


@settings(max_examples=30)
@given(st.sampled_from([(400, 225), (972, 547), (1216, 684), (1280, 720), (1366, 768)]), paintings)
def test_what_came_bit_by_bit_looks_like_what_came_at_once(
    size: tuple[int, int], pictures: list[list[tuple[str, tuple[int, int, int, int]]]]
) -> None:
    made = Presenter(SettingsBook({"window": list(size), "zoom": "fill"}))
    made.open()
    for picture in pictures:
        for ink, box in picture:
            made.canvas.fill(ink, box)
        made.present()
    bit_by_bit = pygame.image.tobytes(made.window, "RGB")
    made.rearrange()
    made.present()
    assert pygame.image.tobytes(made.window, "RGB") == bit_by_bit


@pytest.mark.parametrize("size", [(400, 225), (972, 547), (1216, 684), (1366, 768)])
def test_blended_edges_lie_where_smooth_enlarging_puts_them(size: tuple[int, int]) -> None:
    made = Presenter(SettingsBook({"window": list(size), "zoom": "fill"}))
    made.open()
    noise = random.Random(7)
    for _ in range(400):
        ink = noise.choice(("k0", "p5", "r3", "g4", "b2", "y5"))
        made.canvas.fill(ink, (noise.randrange(640), noise.randrange(360), noise.randrange(1, 90), 9))
    made.present()
    times = 1 if size[0] < 640 else 2
    crude = pygame.transform.scale_by(made.canvas.surface.convert(made.window), times)
    smooth = pygame.image.tobytes(pygame.transform.smoothscale(crude, made.box.size), "RGB")
    shown = pygame.image.tobytes(made.window.subsurface(made.box), "RGB")
    invisible = 8
    assert max(abs(here - there) for here, there in zip(shown, smooth, strict=True)) <= invisible


@pytest.mark.parametrize("size", [(720, 405), (800, 450), (1000, 600), (1200, 700)])
def test_in_a_small_window_an_edge_blurs_over_one_pixel_only(size: tuple[int, int]) -> None:
    made = Presenter(SettingsBook({"window": list(size)}))
    made.open()
    made.canvas.fill("k0")
    bars = range(16, 640, 64)
    for x in bars:
        made.canvas.fill("p5", (x, 0, 16, 360))
    made.present()
    y, plain = made.box.centery, (colour("k0"), colour("p5"))
    row = [tuple(made.window.get_at((x, y)))[:3] for x in range(made.box.left, made.box.right)]
    blurred = [ink for ink in row if all(max(abs(a - b) for a, b in zip(ink, one)) > 6 for one in plain)]
    assert len(blurred) <= 2 * len(bars)


@pytest.mark.parametrize(
    ("size", "times"),
    [((641, 363), 1), ((1280, 720), 2), ((1366, 768), 2), ((1920, 1080), 3), ((2560, 1440), 4)],
)
def test_usual_windows_show_each_pixel_as_a_square_and_nothing_else(
    monkeypatch: pytest.MonkeyPatch, size: tuple[int, int], times: int
) -> None:
    """Scenes paint on the canvas alone: what holds for a noise holds for every one of them."""
    monkeypatch.setattr(pygame.display, "get_desktop_sizes", lambda: [(4000, 2400)])
    made = Presenter(SettingsBook({"window": list(size)}))
    made.open()
    noise = random.Random(7)
    for _ in range(4000):
        ink = noise.choice(("k0", "p5", "r3", "g4", "b2", "y5"))
        made.canvas.fill(ink, (noise.randrange(640), noise.randrange(360), noise.randrange(1, 9), 3))
    made.present()
    assert made.window.get_size() == size
    assert made.box.size == (640 * times, 360 * times)
    seen = pygame.image.tobytes(made.window.subsurface(made.box), "RGB")
    enlarged = pygame.transform.scale_by(made.canvas.surface.convert(made.window), times)
    assert seen == pygame.image.tobytes(enlarged, "RGB")
    made.window.fill((0, 0, 0), made.box)
    assert pygame.mask.from_threshold(made.window, (0, 0, 0), (1, 1, 1)).count() == size[0] * size[1]
