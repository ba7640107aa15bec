"""What one picture shows: whose things lie there large, and what the person plans."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass
from typing import Any

from game.core.reason import Reason
from game.core.rules import Ask, Move
from game.core.score import ScoreSheet
from game.tabletop.old import Picture
from game.trekking.moves import ArrangeDeck, PickItinerary, PlaceWild, Visit
from game.trekking.rules import ARRANGE, PICK, PLACE, RULES, VISIT
from game.trekking.state import TrekkingState
from game.trekking.view.bending import Bending


@dataclass(frozen=True, slots=True)
class Change:
    """A line of the score that a move changes; *key* is the line's text id."""

    key: str
    before: int
    after: int


@dataclass(frozen=True, slots=True)
class Plan:
    """A move being thought about: why it may not be, or what the table looks like after it."""

    move: Move
    reason: Reason | None
    after: TrekkingState | None
    changes: tuple[Change, ...]

    @property
    def gain(self) -> int:
        """Points it brings now."""
        return sum(change.after - change.before for change in self.changes)


@dataclass(frozen=True, slots=True)
class Sight:
    """*party*: whose trek and itinerary lie there large. *plan*: of the seat that looks, while it decides."""

    picture: Picture
    state: TrekkingState
    party: int
    plan: Plan | None
    chosen: int | None
    """The place of the card chosen so far."""
    bending: Bending
    order: tuple[int, ...]
    """The cards looked at in the order picked so far."""

    @property
    def ask(self) -> Ask | None:
        found: Ask | None = self.picture.ask
        return found

    @property
    def topic(self) -> str | None:
        """What the seat that looks is asked now."""
        return None if self.ask is None else self.ask.topic

    @property
    def own(self) -> bool:
        return self.party == self.picture.seat

    @property
    def after(self) -> TrekkingState | None:
        """The table after the plan, if it is legal."""
        return None if self.plan is None else self.plan.after

    def focused(self, spot: Hashable) -> bool:
        """Whether a spot was reached by keys, so that it needs a ring."""
        return self.picture.by_keys and self.picture.here == spot


def number_in(spot: Hashable | None, kind: str) -> Any:
    """The number in the id of a spot of this kind; None if it is another."""
    return spot[1] if isinstance(spot, tuple) and len(spot) == 2 and spot[0] == kind else None


def imprint(state: TrekkingState) -> Hashable:
    """A key for all that can be seen of a state."""
    found = (getattr(state, name) for name in TrekkingState.__slots__)
    return tuple(tuple(value) if isinstance(value, list) else value for value in found)


def chosen_place(picture: Picture) -> int | None:
    """The place of the card chosen so far."""
    if picture.ask is None or picture.choice is None or picture.ask.topic != VISIT:
        return None
    place: int | None = picture.choice.given("place")
    return place


def differences(before: ScoreSheet, after: ScoreSheet) -> tuple[Change, ...]:
    """The lines of two sheets of a party that differ."""
    pairs = zip(before.lines, after.lines, strict=True)
    return tuple(Change(old.key, old.points, new.points) for old, new in pairs if old.points != new.points)


class Planner:
    """Remembers crystals, time warp card and order chosen so far, and what the latest plan would change."""

    def __init__(self) -> None:
        self.bending = Bending()
        self.order: tuple[int, ...] = ()
        self._turn: Hashable = None
        self._latest: tuple[Hashable, Plan] | None = None

    def see(self, picture: Picture) -> Sight:
        """What a picture shows."""
        state: TrekkingState = picture.state
        self._begin(picture)
        party = number_in(picture.here, "party")
        shown = picture.seat if party is None else int(party)
        plan = None if picture.ask is None else self._planned(picture)
        return Sight(picture, state, shown, plan, chosen_place(picture), self.bending, self.order)

    def _begin(self, picture: Picture) -> None:
        """Forget half-made choices when another decision is due."""
        state = picture.state
        turn = picture.seat, picture.ask, state.ticks, state.day, state.markers, state.wilds, state.arranging
        if turn != self._turn:
            self._turn = turn
            self.bending = Bending()
            self.order = ()

    def _planned(self, picture: Picture) -> Plan | None:
        move = self.move(picture)
        if move is None:
            return None
        key = imprint(picture.state), picture.seat, move
        if self._latest is None or self._latest[0] != key:
            self._latest = key, plan_of(picture.state, picture.seat, move)
        return self._latest[1]

    def move(self, picture: Picture) -> Move | None:
        """The move that the pointer and what was chosen before mean; None if that is not yet a move."""
        topic = picture.ask.topic
        if topic == VISIT:
            if self.bending.before:
                return self.bending.use()
            place = number_in(picture.here, "place")
            return self.visit(picture, chosen_place(picture) if place is None else place)
        if topic == PLACE:
            column = number_in(picture.here, "column")
            return None if column is None else PlaceWild(column)
        if topic == PICK:
            sheet = number_in(picture.here, "sheet")
            return None if sheet is None else PickItinerary(sheet)
        if topic == ARRANGE:
            return self.arrangement(picture.state)
        return self.bending.use() if self.bending.warp else None

    def visit(self, picture: Picture, place: int | None) -> Visit | None:
        """The visit to a place with the crystals and the time warp card chosen."""
        if place is None:
            return None
        return self.bending.visit(picture.state, picture.seat, place)

    def arrangement(self, state: TrekkingState) -> ArrangeDeck | None:
        """The order picked, once only one card is left to place."""
        count = len(state.stacked) + 1
        if len(self.order) < count - 1:
            return None
        rest = tuple(number for number in range(count) if number not in self.order)
        return ArrangeDeck(self.order + rest)


def plan_of(state: TrekkingState, seat: int, move: Move) -> Plan:
    """What a move would change, line by line."""
    reason = RULES.why_not(state, seat, move)
    if reason is not None:
        return Plan(move, reason, None, ())
    after = RULES.preview(state, seat, move)
    before_sheet, after_sheet = RULES.scores(state)[seat], RULES.scores(after)[seat]
    return Plan(move, None, after, differences(before_sheet, after_sheet))
