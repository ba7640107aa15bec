"""Points that have come to a total count there: in the top bar for who looks, on the plates of the others."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from game.tabletop.heading import Heading
from game.tabletop.views import Clip
from game.trekking.scoring import total
from game.trekking.state import TrekkingState
from game.trekking.view import opponents
from game.trekking.view.sight import Sight
from game.ui.canvas import Canvas

COUNT = 0.35
"""Seconds that a total counts."""


def counted(clip: Clip | None, event: Any, before: TrekkingState, sight: Sight) -> Clip | None:
    """The clip of an event, and the totals counted after it; the same where no total changes."""
    if clip is None or not before.day:
        return clip
    after, seat, moving = before.copy(), sight.picture.seat, clip.seconds
    after.apply(event)
    totals = {party: (total(before, party), total(after, party)) for party in range(before.parties)}
    changed = {party: both for party, both in totals.items() if both[0] != both[1]}
    if not changed:
        return clip
    seconds = moving + COUNT
    plates = opponents.plates(before, seat)

    def come(share: float) -> float:
        return 1.0 if share >= 1 else max(0.0, (share * seconds - moving) / COUNT)

    def draw(canvas: Canvas, share: float) -> None:
        clip.draw(canvas, min(1.0, share * seconds / moving) if moving else 1.0)
        for party, (old, new) in changed.items():
            if party in plates and come(share) > 0:
                opponents.recount(canvas, party, plates[party], old, between(old, new, come(share)))

    def heading(share: float) -> Heading:
        old, new = changed[seat]
        gone = come(share)
        return opponents.heading(before, seat, score=between(old, new, gone), lit=int(gone * 5) % 2 == 1)

    return replace(clip, seconds=seconds, draw=draw, heading=heading if seat in changed else None)


def between(old: int, new: int, share: float) -> int:
    """As far as the counting has come."""
    return old + round((new - old) * share)
