"""How far a campaign is: its chapter and episode, and everybody's circles."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from game.core.glance import Glance
from game.core.rules import Event
from game.my_city.campaign import EPISODES
from game.my_city.events import CirclesInked, CityNamed, EnvelopeOpened, EpisodeOpened


def applies(options: Mapping[str, Any]) -> bool:
    """Only a campaign is long enough to ask."""
    return options.get("mode") == "campaign"


def glance(events: Iterable[Event]) -> Glance:
    """Where a campaign stands, told by its events."""
    chapter = episode = 0
    circles: dict[int, int] = {}
    for event in events:
        if isinstance(event, CityNamed):
            circles.setdefault(event.seat, 0)
        elif isinstance(event, EnvelopeOpened):
            chapter = event.chapter
        elif isinstance(event, EpisodeOpened):
            episode = event.episode
        elif isinstance(event, CirclesInked):
            circles[event.seat] = circles.get(event.seat, 0) + event.count
    totals = tuple(circles[seat] for seat in sorted(circles))
    if not episode:
        return Glance("my_city.glance.founding", {}, (), 0)
    values: dict[str, str | int] = {
        "chapter": chapter,
        "n": episode,
        "of": EPISODES,
        "name": f"@my_city.episode.{episode}.name",
    }
    return Glance("my_city.glance.episode", values, totals, chapter)
