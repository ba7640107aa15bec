"""What each event keeps from others, and which ones show something that cannot be unseen."""

from __future__ import annotations

from game.core.rules import Event, declared
from game.seven_wonders import events

REVEALING = {
    "CityCardDrawn",
    "HandReceived",
    "LeadersDrawn",
    "PackReceived",
    "PileSeen",
}
HIDDEN: dict[str, tuple[str, ...]] = {
    "HandReceived": ("cards",),
    "StageBuilt": ("card",),
    "CardSold": ("card",),
    "CardDropped": ("card",),
    "PileSeen": ("cards",),
    "PackReceived": ("leaders",),
    "LeaderKept": ("leader",),
    "LeadersDrawn": ("leaders",),
    "CityCardDrawn": ("card",),
    "CityOrdered": ("order",),
}


def test_events_that_show_something_new_bar_the_way_back() -> None:
    assert {event.__name__ for event in declared(events, Event) if event.reveals} == REVEALING


def test_only_these_fields_are_kept_from_others() -> None:
    assert {event.__name__: event.hidden for event in declared(events, Event) if event.hidden} == HIDDEN
