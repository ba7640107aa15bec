"""What moves at rest: fires flicker, chimneys smoke, mills turn, and somebody in each camp hops."""

from __future__ import annotations

from game.cvlizations import scoring
from game.cvlizations.view import camp, tribes
from game.cvlizations.view.places import plates
from game.cvlizations.view.sight import Sight
from game.ui.canvas import Canvas

BEAT = 0.5
"""Seconds from one frame to the next."""


def draw(canvas: Canvas, sight: Sight) -> None:
    """The frame of every camp that is due."""
    state, frame = sight.state, sight.picture.loops.frame(BEAT) % camp.FRAMES
    if frame:
        for tribe, plate in plates(state.options, sight.seat).items():
            worth = scoring.points(state, tribe)[0] if tribe < state.options.seats else 0
            camp.draw(canvas, state, tribe, tribes.camp_box(plate), worth, frame)
