"""What one picture shows: whose things lie there large, and what the person plans."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass

from game.core.reason import Reason
from game.core.rules import Ask, Move
from game.core.score import Change, changes
from game.tabletop.draft import Draft
from game.tabletop.picture import Picture
from game.tabletop.spots import number_in
from game.trekking.events import CardVisited, TrekExtended, TrekStarted
from game.trekking.moves import ArrangeDeck, PickItinerary, PlaceWild
from game.trekking.rules import AFTER, ARRANGE, PICK, PLACE, RULES, VISIT
from game.trekking.state import TrekkingState
from game.trekking.view.bending import NO_PLACES, Bending

DECIDED = ("place", "warp", "sheet", "column", "peek")
"""The kinds of spots that one decides with: then the own mats are needed."""


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
        return sum(change.gain for change in self.changes)


@dataclass(frozen=True, slots=True)
class Sight:
    """A picture, worked out. *plan*: of the seat that looks, while it decides."""

    picture: Picture[TrekkingState]
    party: int
    """Whose trek and itinerary lie there large."""
    plan: Plan | None
    chosen: int | None
    """The place of the card chosen so far."""
    bending: Bending
    order: tuple[int, ...]
    """The cards looked at in the order picked so far."""
    taken: int | None
    """The card on its way into that party's trek, while what it brings is given out."""

    @property
    def state(self) -> TrekkingState:
        return self.picture.state

    @property
    def ask(self) -> Ask | None:
        return self.picture.ask

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


def see(picture: Picture[TrekkingState]) -> Sight:
    """What a picture shows."""
    shown = looked_at(picture)
    if picture.ask is None:
        return Sight(picture, shown, None, None, Bending(), (), taken(picture, shown))
    move = planned(picture, picture.ask.topic)
    plan = None if move is None else plan_of(picture.state, picture.seat, move)
    chosen = chosen_place(picture, picture.ask.topic)
    order = picture.draft.stands("order", NO_PLACES)
    return Sight(picture, shown, plan, chosen, Bending.of(picture.draft), order, None)


def pinned(draft: Draft) -> int | None:
    """Whose mats are to lie there while nothing of the decision and nobody else is pointed at."""
    found = draft.turned.get("pinned")
    return found if isinstance(found, int) else None


def looked_at(picture: Picture[TrekkingState]) -> int:
    """Whose mats lie there: those of who is pointed at, else of who is pinned, else the own."""
    party = number_in(picture.here, "party")
    if party is None and not any(number_in(picture.here, kind) is not None for kind in DECIDED):
        party = pinned(picture.draft)
    return picture.seat if party is None else party


def chosen_place(picture: Picture[TrekkingState], topic: str) -> int | None:
    """The place of the card chosen so far."""
    place: int | None = picture.draft.given("place") if topic == VISIT else None
    return place


def taken(picture: Picture[TrekkingState], party: int) -> int | None:
    """The card that a party has visited and not yet laid to its trek; None if there is none."""
    if picture.state.visitor != party:
        return None
    for event in reversed(picture.passed):
        if isinstance(event, CardVisited | TrekExtended | TrekStarted) and event.party == party:
            return event.card if isinstance(event, CardVisited) else None
    return None


def planned(picture: Picture[TrekkingState], topic: str) -> Move | None:
    """The move that the pointer and what was chosen before mean; None if that is not yet a move."""
    bending, here = Bending.of(picture.draft), picture.here
    if topic == VISIT and not bending.before:
        pointed = number_in(here, "place")
        place = chosen_place(picture, topic) if pointed is None else pointed
        return None if place is None else bending.visit(picture.state, picture.seat, place)
    if topic == PLACE:
        column = number_in(here, "column")
        return None if column is None else PlaceWild(column)
    if topic == PICK:
        sheet = number_in(here, "sheet")
        return None if sheet is None else PickItinerary(sheet)
    if topic == ARRANGE:
        return arrangement(picture)
    return bending.use() if bending.warp and topic in (VISIT, AFTER) else None


def arrangement(picture: Picture[TrekkingState]) -> ArrangeDeck | None:
    """The order picked, once only one card is left to place."""
    order, count = picture.draft.stands("order", NO_PLACES), len(picture.state.stacked) + 1
    if len(order) < count - 1:
        return None
    rest = tuple(number for number in range(count) if number not in order)
    return ArrangeDeck(order + rest)


def plan_of(state: TrekkingState, seat: int, move: Move) -> Plan:
    """What a move would change, line by line."""
    reason = RULES.why_not(state, seat, move)
    if reason is not None:
        return Plan(move, reason, None, ())
    after = RULES.preview(state, seat, move)
    return Plan(move, None, after, changes(RULES.scores(state)[seat], RULES.scores(after)[seat]))
