"""How far a campaign is: its chapter and episode, and everybody's circles."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from game.core.rules import Event
from game.core.summary import Summary
from game.my_city.campaign import EPISODES
from game.my_city.events import CirclesInked, CityNamed, EnvelopeOpened, EpisodeOpened


def applies(options: Mapping[str, Any]) -> bool:
    """Only a campaign is long enough to ask."""
    return options.get("mode") == "campaign"


def summary(events: Iterable[Event]) -> Summary:
    """Where a campaign stands, by its events."""
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
        return Summary("my_city.summary.founding", {}, (), 0)
    values: dict[str, str | int] = {
        "chapter": chapter,
        "n": episode,
        "of": EPISODES,
        "name": f"@my_city.episode.{episode}.name",
    }
    return Summary("my_city.summary.episode", values, totals, chapter)
