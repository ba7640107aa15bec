"""Who won a campaign: circles by cause, episode by episode (R27)."""

from __future__ import annotations

from collections.abc import Sequence

from game.core.score import ScoreLine, ScoreSheet, Source
from game.my_city.campaign import CAUSES
from game.my_city.city import City
from game.my_city.legacy import Story
from game.my_city.state import keeps


def campaign_sheets(story: Story, cities: Sequence[City]) -> list[ScoreSheet]:
    """The circles of each seat; equal ones: more nuggets, then the better rank in the last episode."""
    last = story.chronicle[-1].ranks
    return [
        ScoreSheet(seat, _lines(story, seat), (keeps(city).nuggets, -last[seat]))
        for seat, city in enumerate(cities)
    ]


def _lines(story: Story, seat: int) -> tuple[ScoreLine, ...]:
    lines = []
    for place, cause in enumerate(CAUSES):
        sources = tuple(
            Source(
                "my_city.source.episode",
                page.circles[seat][place],
                {"n": page.episode, "name": f"@my_city.episode.{page.episode}.name"},
            )
            for page in story.chronicle
            if page.circles[seat][place]
        )
        points = sum(source.points for source in sources)
        lines.append(ScoreLine(f"my_city.score.circles_{cause}", points, sources))
    return tuple(lines)
