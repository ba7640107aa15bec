"""What happens, in pictures: the animation of every event."""

from __future__ import annotations

from game.core.rules import Event
from game.tabletop.views import Clip
from game.trekking import events as ev
from game.trekking.state import TrekkingState
from game.trekking.view import row_clips, totals, trek_clips
from game.trekking.view.sight import Sight
from game.ui.canvas import Canvas

SILENT: tuple[type[Event], ...] = (
    ev.WatchesStacked,
    ev.ItinerariesDealt,
    ev.WildsGained,
    ev.TurnEnded,
    ev.TripEnded,
    ev.TurnRepeated,
)
"""Events that need no picture of their own: the next one shows what they led to."""


def clip(event: Event, before: TrekkingState, sight: Sight) -> Clip | None:
    """An event's animation over what is seen."""
    if isinstance(event, SILENT):
        return None
    found = _on_the_mat(event, before, sight) or _with_a_party(event, before, sight)
    return totals.counted(found, event, before, sight)


def _on_the_mat(event: Event, before: TrekkingState, sight: Sight) -> Clip | None:
    match event:
        case ev.CardVisited():
            end = trek_clips.home(before, event.party, sight)
            return row_clips.taken(event, end.topleft)
        case ev.DayStarted():
            lies = sight.party < before.seats and before.sheets[sight.party] > 0
            return row_clips.dealt(event, event.day, swept=lies)
        case ev.RowRefreshed():
            return row_clips.dealt(event, before.day)
        case ev.RowRefilled():
            return row_clips.refilled(event, before)
        case ev.SlotsSwapped():
            return row_clips.swapped(event, before)
        case ev.DeckArranged():
            return row_clips.arranged(event, before)
        case ev.DeckPeeked():
            return _sound("lift")
        case ev.WarpsTurnedUp():
            return row_clips.warps_turned_up(event, before)
    return None


def _with_a_party(event: Event, before: TrekkingState, sight: Sight) -> Clip | None:
    match event:
        case ev.WatchMoved():
            return trek_clips.walked(event.party, event.hour, event.points, before, sight)
        case ev.DayGivenUp():
            return trek_clips.walked(event.party, 12, 0, before, sight)
        case ev.TokenPlaced():
            return trek_clips.placed(event, before, sight)
        case ev.TokenReturned():
            return trek_clips.returned(event, before, sight)
        case ev.CrystalsGained():
            return trek_clips.crystals(event, before, sight)
        case ev.TrekExtended():
            return trek_clips.extended(event, before, sight)
        case ev.TrekStarted():
            return trek_clips.started(event, before, sight)
        case ev.RivalScored() | ev.PointsGained():
            return trek_clips.scored(event.party, event.points, before, sight)
        case ev.CrystalsReturned():
            return trek_clips.crystals_back(event, before, sight)
        case ev.WarpUsed():
            return trek_clips.warped(event, before, sight)
        case ev.ItineraryPicked():
            return trek_clips.picked(event, before, sight)
    return None


def _sound(name: str) -> Clip:
    """No picture, but a sound."""

    def nothing(canvas: Canvas, share: float) -> None:
        """Nothing to paint."""

    return Clip(0, nothing, name)
