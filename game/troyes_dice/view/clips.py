"""What happens, in pictures: the animation of every event, or none."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import pygame

from game.core.rules import whose
from game.tabletop.views import Clip
from game.troyes_dice import events
from game.troyes_dice.state import TroyesState
from game.troyes_dice.view import ending, gains, opponent_clips, opponents, sheet_clips, uses, wheel_clips
from game.troyes_dice.view.sight import Sight
from game.troyes_dice.view.where import where
from game.ui.canvas import Canvas

Painter = Callable[..., Clip | None]


def clip(event: Any, before: TroyesState, sight: Sight) -> Clip | None:
    """An event's animation over what is seen."""
    large, plates = sight.seat, opponents.seen(sight)
    if isinstance(event, events.DieCrossedOut):
        return _die_crossed_out(event, before, large, plates)
    if isinstance(event, events.GameEnded):
        return ending.game_ended(event, before, sight.picture.seat, plates)
    if isinstance(event, events.DiceRolled):
        return wheel_clips.dice_rolled(event, before, uses.cells(sight))
    if isinstance(event, events.WheelTurned):
        return wheel_clips.wheel_turned(event, before, uses.cells(sight))
    if whose(event) not in (None, large):
        return opponent_clips.clip(event, before, plates)
    clip = CLIPS[type(event)](event, before)
    if clip is None or whose(event) is None:
        return clip
    return gains.with_points(clip, event, before, large, where(event, sight))


def _die_crossed_out(
    event: events.DieCrossedOut, before: TroyesState, large: int, plates: Mapping[int, pygame.Rect]
) -> Clip:
    """Struck out on the sheet that lies there large, and at the plates of all others who lose it."""
    elsewhere = opponent_clips.die_crossed_out(event, plates)
    here = sheet_clips.die_crossed_out(event, before, large) if large in event.seats else None
    seconds = 2 * sheet_clips.STROKE if here is None else here.seconds

    def draw(canvas: Canvas, share: float) -> None:
        elsewhere(canvas, share)
        if here is not None:
            here.draw(canvas, share)

    return Clip(seconds, draw, "pen")


def nothing(event: Any, before: TroyesState) -> None:
    """Without animation: plazas and feasts are laid before anybody looks, what is owed is asked for."""


CLIPS: dict[type, Painter] = {
    events.PlazasLaid: nothing,
    events.FeastsLaid: nothing,
    events.CrierRolled: wheel_clips.crier_rolled,
    events.ColumnsNumbered: sheet_clips.columns_numbered,
    events.DiceRolled: wheel_clips.dice_rolled,
    events.BlackDieSpared: wheel_clips.black_die_spared,
    events.PlazaDestroyed: wheel_clips.plaza_destroyed,
    events.DieCrossedOut: _die_crossed_out,
    events.ConsolationTaken: sheet_clips.consolation_taken,
    events.DieUsed: sheet_clips.die_used,
    events.ResourcesCircled: sheet_clips.resources_circled,
    events.CitizensCircled: sheet_clips.citizens_circled,
    events.BuildingDrawn: sheet_clips.building_drawn,
    events.LinkJoined: sheet_clips.link_joined,
    events.TrackBonusReached: sheet_clips.track_bonus_reached,
    events.GainLost: sheet_clips.gain_lost,
    events.GainsOwed: nothing,
    events.PlazaRebuilt: wheel_clips.plaza_rebuilt,
    events.FeastTurned: wheel_clips.feast_turned,
    events.WheelTurned: wheel_clips.wheel_turned,
    events.GameEnded: ending.game_ended,
}
