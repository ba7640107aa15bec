"""Nothing that comes and goes by itself lies on the buttons of a table's top bar: tips, messages, remarks."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from game import registry
from game.scenes import bars
from game.scenes.remarks import Remark
from game.scenes.table import TableScene
from game.tools.studio import Studio
from game.ui import tooltip
from game.ui.canvas import Canvas
from game.ui.focus import Tip
from game.ui.locale import languages, words
from game.ui.pixels import pixels_of
from game.ui.widgets.button import ToolButton
from tests.samples import samples


@pytest.fixture(params=[(language, large) for language in languages() for large in (False, True)])
def studio(request: pytest.FixtureRequest) -> Iterator[Studio]:
    studio = Studio(*request.param)
    yield studio
    studio.close()


def seated(studio: Studio, game: str) -> TableScene:
    """A table in the middle of a game."""
    position = samples(game).advised
    kept = studio.table(game, registry.options_type(game)(**position.options), position.share)
    return studio.sit_down(kept)


def tools(scene: TableScene) -> list[pygame.Rect]:
    """The arrow that leaves, and all tools."""
    found = [widget.rect for widget in scene.form.widgets if isinstance(widget, ToolButton)]
    assert len(found) >= 10
    return found


@pytest.mark.parametrize("game", registry.GAMES)
def test_no_tooltip_lies_on_a_tool(studio: Studio, game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever is pointed at, that which is below the bar and the tools themselves."""
    scene = seated(studio, game)
    lay = tooltip.lay
    laid: list[pygame.Rect] = []

    def watch(canvas: Canvas, tip: Tip, box: pygame.Rect) -> None:
        laid.append(box)
        lay(canvas, tip, box)

    monkeypatch.setattr(tooltip, "lay", watch)
    canvas, kept = Canvas(), tools(scene)
    scene.form.tip_delay = 0.0
    for spot in list(scene.form.ring.spots):
        scene.form.focus(None)
        scene.form.focus(spot.id)
        scene.form.refresh()
        scene.form.update(10.0)
        scene.form.draw_tip(canvas)
        for box in laid:
            assert box.y >= bars.TOP, spot.id
            assert box.collidelist(kept) < 0, spot.id
    assert len(laid) > 20


@pytest.mark.parametrize("game", registry.GAMES)
def test_no_message_and_no_remark_lies_on_a_tool(studio: Studio, game: str) -> None:
    scene = seated(studio, game)
    kept = tools(scene)
    studio.app.draw()
    before = [pixels_of(studio.app.canvas.surface.subsurface(box).copy()) for box in kept]
    scene.app.say(words("scenes.caveat.ahead"), "icons/warning")
    scene.complain(words("scenes.table.not_your_turn"))
    scene.remarks.remark = Remark(1, "praises")
    scene.invalidate()
    studio.app.draw()
    after = [pixels_of(studio.app.canvas.surface.subsurface(box).copy()) for box in kept]
    assert after == before
