"""What happens, in pictures: the animation of every event, or none."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.troyes_dice import events
from game.troyes_dice.state import TroyesState
from game.troyes_dice.view import marking, turning
from game.ui.tabletop import Clip

Painter = Callable[[Any, TroyesState], Clip | None]


def clip(event: Any, before: TroyesState, seat: int) -> Clip | None:
    """An event's animation as seen from a seat's place: of the others' sheets none is shown."""
    owner = getattr(event, "seat", seat)
    if owner != seat:
        return None
    if isinstance(event, events.DieCrossedOut):
        return marking.die_crossed_out(event, before) if seat in event.seats else None
    return CLIPS[type(event)](event, before)


def nothing(event: Any, before: TroyesState) -> None:
    """For what needs no animation."""


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
    events.GameEnded: nothing,
}
