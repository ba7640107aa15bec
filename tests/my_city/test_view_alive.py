"""The table is alive at rest: the river gleams, chimneys smoke, all else stands still."""

from __future__ import annotations

from dataclasses import replace

import pygame

from game.my_city.moves import Place
from game.my_city.rules import RULES
from game.my_city.state import MyCityState
from game.my_city.terrain import every_building
from game.my_city.view.alive import BEAT, FRAMES, mouths
from game.my_city.view.places import place
from game.tabletop.picture import Loops, Picture
from game.ui.canvas import Canvas
from game.ui.pixels import pixels_of
from tests.seated import NAMES, Seated, Sit


def frames(seated: Seated, state: MyCityState) -> list[pygame.Surface]:
    """The table at rest, a frame each beat."""
    view, loops, found = seated.scene.view, Loops(), []
    picture = replace(Picture(state, 0), loops=loops)
    for _ in range(FRAMES):
        canvas = Canvas()
        view.draw(canvas, view.see(picture))
        found.append(canvas.surface)
        assert loops.wait is not None
        assert loops.wait >= 0.5, "the table is to be idle"
        loops.run(BEAT)
    return found


def test_the_river_gleams_and_nothing_but_the_board_moves(sit: Sit) -> None:
    seated = sit(NAMES[:2])
    field = place("board.field")
    shown = frames(seated, seated.table.state)
    boards = [bytes(pixels_of(surface.subsurface(field))) for surface in shown]
    assert len(set(boards)) == FRAMES
    assert 20 < sum(a != b for a, b in zip(boards[0], boards[1])) < 400
    for surface in shown:
        surface.fill(0, field)
    assert len({bytes(pixels_of(surface)) for surface in shown}) == 1


def test_every_works_and_some_houses_smoke() -> None:
    chimneys = {number: len(mouths(number, 0)) for number in range(24) if mouths(number, 0)}
    kinds = {every_building()[number].colour for number in chimneys}
    assert kinds == {0, 2}
    assert len(chimneys) >= 10


def test_smoke_rises_from_a_house_in_the_city(sit: Sit) -> None:
    seated = sit(NAMES[:2])
    state = seated.table.state
    card = next(number for number in range(24) if mouths(number, 0))
    state.card = card
    move = next(m for m in RULES.moves(state, 0) if isinstance(m, Place) and mouths(card, m.rotation))
    state = RULES.preview(state, 0, move)
    x, y = mouths(card, move.rotation)[0]
    field = place("board.field")
    at = pygame.Rect(field.x + move.col * 22 + x - 1, field.y + move.row * 22 + y - 14, 10, 14)
    columns = {bytes(pixels_of(surface.subsurface(at.clip(field)))) for surface in frames(seated, state)}
    assert len(columns) > 1
