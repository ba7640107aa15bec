"""What happens, in pictures: the animation of every event, or none."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.troyes_dice import events
from game.troyes_dice.state import TroyesState
from game.troyes_dice.view import ending, marking, others, turning
from game.ui.canvas import Canvas
from game.ui.tabletop import Clip

Painter = Callable[..., Clip | None]


def clip(event: Any, before: TroyesState, seat: int, shown: int | None = None) -> Clip | None:
    """An event's animation as seen from *seat*, while the sheet of *shown* (else its own) lies large."""
    large = seat if shown is None else shown
    if isinstance(event, events.DieCrossedOut):
        return _die_crossed_out(event, before, seat, large)
    if isinstance(event, events.GameEnded):
        return ending.game_ended(event, before, seat)
    if getattr(event, "seat", large) != large:
        return others.clip(event, before, seat)
    return CLIPS[type(event)](event, before)


def _die_crossed_out(event: events.DieCrossedOut, before: TroyesState, seat: int, large: int) -> Clip:
    """Struck out on the sheet that lies there large, and at the plates of all others who lose it."""
    elsewhere = others.die_crossed_out(event, before, seat)
    here = marking.die_crossed_out(event, before) if large in event.seats else None

    def draw(canvas: Canvas, share: float) -> None:
        elsewhere(canvas, share)
        if here is not None:
            here.draw(canvas, share)

    return Clip(2 * marking.STROKE, draw, "pen")


def nothing(event: Any, before: TroyesState) -> None:
    """Without animation: plazas and feasts are laid before anybody looks, what is owed is asked for."""


CLIPS: dict[type, Painter] = {
    events.PlazasLaid: nothing,
    events.FeastsLaid: nothing,
    events.CrierRolled: turning.crier_rolled,
    events.ColumnsNumbered: marking.columns_numbered,
    events.DiceRolled: turning.dice_rolled,
    events.BlackDieSpared: turning.black_die_spared,
    events.PlazaDestroyed: turning.plaza_destroyed,
    events.DieCrossedOut: marking.die_crossed_out,
    events.ConsolationTaken: marking.consolation_taken,
    events.DieUsed: marking.die_used,
    events.ResourcesCircled: marking.resources_circled,
    events.CitizensCircled: marking.citizens_circled,
    events.BuildingDrawn: marking.building_drawn,
    events.LinkJoined: marking.link_joined,
    events.TrackBonusReached: marking.track_bonus_reached,
    events.GainLost: marking.gain_lost,
    events.GainsOwed: nothing,
    events.PlazaRebuilt: turning.plaza_rebuilt,
    events.FeastTurned: turning.feast_turned,
    events.WheelTurned: turning.wheel_turned,
    events.GameEnded: ending.game_ended,
}
