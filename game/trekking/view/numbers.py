"""A party's numbers: points, crystals, hours, what its itinerary and its treks have brought."""

from __future__ import annotations

from collections.abc import Hashable, Mapping

import pygame

from game.trekking import scoring
from game.trekking.state import ROWS, SPACES, TrekkingState
from game.trekking.view import pieces
from game.trekking.view.places import place
from game.ui import text
from game.ui.canvas import Canvas
from game.ui.digits import gained, gained_width
from game.ui.focus import Tip
from game.ui.locale import words

SCORE, TREKS, ITINERARY, CRYSTALS, CLOCK = ("score",), ("treks",), ("itinerary",), ("crystals",), ("clock",)
"""The spots of numbers."""
PARTY = "party"
"""The first member of the ids of the others' plates."""
DAILY = (SPACES, ROWS)
NAMES: Mapping[Hashable, str] = {
    SCORE: "trekking.view.points_now",
    TREKS: "trekking.score.treks",
    ITINERARY: "trekking.view.itinerary_points",
    CRYSTALS: "trekking.name.crystals",
    CLOCK: "trekking.view.watch_hours",
}


def numbers(state: TrekkingState, party: int) -> Mapping[Hashable, int]:
    """Each number by the spot that shows it, those on the plates of the others too; none before day 1."""
    if not state.day:
        return {}
    others = range(state.parties)
    plates: dict[Hashable, int] = {(PARTY, one): scoring.total(state, one) for one in others if one != party}
    return plates | {
        CRYSTALS: state.crystals[party],
        CLOCK: state.hour(party),
        ITINERARY: sum(state.points(party, kind, day) for kind in DAILY for day in range(1, state.day + 1)),
        TREKS: scoring.trek_points(state, party),
        SCORE: scoring.total(state, party),
    }


def name(spot: Hashable) -> str:
    """What a number is called."""
    return words(NAMES.get(spot, NAMES[SCORE]))


def mark(canvas: Canvas, gains: Mapping[Hashable, int], ribbon: pygame.Rect) -> None:
    """By how much numbers have changed of late, beside them; that of the points stands in the top bar.

    *ribbon*: where the trek's worth stands.
    """
    label, sheet = place("crystals.label"), place("itinerary.title")
    said = text.width(words(NAMES[CRYSTALS]), text.SMALL)
    gained(canvas, gains.get(CRYSTALS, 0), label.right - said - 3, label.y + 3)
    worth = gains.get(TREKS, 0)
    gained(canvas, worth, ribbon.right + gained_width(worth), ribbon.y + 4)
    gained(canvas, gains.get(ITINERARY, 0), sheet.right - 3, sheet.y + 4)


def score_tip(state: TrekkingState, party: int) -> Tip:
    """What a party's points are made of."""
    return Tip(name(SCORE), score_lines(state, party) or words("trekking.view.so_far", points=0))


def part_tip(spot: Hashable, state: TrekkingState, party: int) -> Tip:
    """What treks or itinerary have brought so far."""
    points = numbers(state, party).get(spot, 0)
    return Tip(name(spot), words("trekking.view.so_far", points=pieces.signed(points)))


def total_line(state: TrekkingState, party: int) -> str:
    """How many points a party has."""
    return f"{name(SCORE)}: {scoring.total(state, party)}"


def score_lines(state: TrekkingState, party: int) -> str:
    """A party's score so far, line by line."""
    lines = [
        words("trekking.view.change", line=f"@{line.key}", points=pieces.signed(line.points))
        for line in scoring.sheet(state, party).lines
        if line.points
    ]
    return "\n".join(lines)
