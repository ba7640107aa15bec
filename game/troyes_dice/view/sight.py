"""What one picture shows: whose sheet lies there large, what may be done, and the plan being weighed."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass
from typing import Any

from game.core.rules import Event
from game.tabletop.old import Picture
from game.troyes_dice import planning
from game.troyes_dice.moves import BuildBonus, ChooseTrack, UseDie
from game.troyes_dice.planning import Change, Plan
from game.troyes_dice.rules import RULES
from game.troyes_dice.sheet import TAKE, Sheet
from game.troyes_dice.state import TroyesState

DIE, BUILDING, RESOURCE, CITIZENS, USE, SEAT, SCORE, FILTER, NUMBERS = (
    "die",
    "building",
    "resource",
    "citizens",
    "use",
    "seat",
    "score",
    "filter",
    "numbers",
)
BOX, LINK, FEAST, WINDOW = "box", "link", "feast", "window"
"""The first member of the ids of spots."""


@dataclass(frozen=True, slots=True)
class Sight:
    """*plans*: the answers offered now, best first; *plan*: the one pointed at, else the one *chosen*.

    *after*, *changes* and *chain* say what the plan would do.
    """

    picture: Picture
    state: TroyesState
    seat: int
    plans: tuple[Plan, ...]
    plan: Plan | None
    chosen: Plan | None
    after: TroyesState | None
    changes: tuple[Change, ...]
    chain: tuple[Event, ...]
    slot: int | None
    use: int | None
    open: bool
    first: int

    @property
    def sheet(self) -> Sheet:
        """The sheet that lies there large."""
        return self.state.sheets[self.seat]

    @property
    def own(self) -> bool:
        """Whether that is the sheet of the seat that looks."""
        return self.seat == self.picture.seat

    @property
    def deciding(self) -> bool:
        """Whether the seat that looks owes an answer and sees its own sheet."""
        return self.own and self.picture.ask is not None

    def focused(self, *spot: Hashable) -> bool:
        """Whether a spot was reached by keys, so that it needs a ring."""
        return self.picture.by_keys and self.picture.here == spot

    def pointed(self, *spot: Hashable) -> bool:
        """Whether a spot is under the mouse or the focus."""
        return self.picture.here == spot


def imprint(state: TroyesState, seat: int) -> Hashable:
    """A key for all that a seat's answer depends on: the wheel and its own sheet, whatever others do."""
    wheel = (state.half, state.values, state.black, state.destroyed, tuple(state.fronts), tuple(state.feasts))
    return (seat, *wheel, state.numbers, state.crier, state.over, marks(state.sheets[seat]))


def marks(sheet: Sheet) -> Hashable:
    """A key for all that is marked on a sheet."""
    tracks = (*sheet.circled, *sheet.held, *sheet.citizens)
    return sheet.built, sheet.crossed, tracks, sheet.cathedrals, sheet.owed, sheet.acted


def target(state: TroyesState, move: Any) -> tuple[Hashable, ...] | None:
    """The id of the place on the sheet that an answer marks."""
    if isinstance(move, BuildBonus):
        return BUILDING, move.row, move.column
    if isinstance(move, ChooseTrack):
        return CITIZENS, move.colour
    if isinstance(move, UseDie):
        if move.use == TAKE:
            return RESOURCE, move.colour
        return BUILDING, 2 * move.colour + move.use - 1, state.columns[move.value]
    return None


def looked_at(picture: Picture, pinned: int | None) -> int:
    """Whose sheet lies there large: the one pointed at, else the pinned one, else the own."""
    here = picture.here
    if isinstance(here, tuple) and len(here) == 2 and here[0] == SEAT:
        return int(here[1])
    return picture.seat if pinned is None else pinned


class Planner:
    """Remembers what is filtered, scrolled and pinned, and what the latest plan would change."""

    def __init__(self) -> None:
        self.use: int | None = None
        self.open = False
        self.first = 0
        self.pinned: int | None = None
        self.place: Hashable | None = None
        self._known: tuple[Hashable, tuple[Plan, ...]] | None = None
        self._latest: tuple[Hashable, TroyesState, tuple[Change, ...], tuple[Event, ...]] | None = None
        self._key: Hashable = None

    def forget(self) -> None:
        """Show all plans again from the top."""
        self.use, self.place, self.first, self.open = None, None, 0, False

    def see(self, picture: Picture) -> Sight:
        """What a picture shows."""
        state: TroyesState = picture.state
        seat = looked_at(picture, self.pinned)
        found = self._plans(picture)
        slot = slot_of(picture)
        chosen = self._chosen(picture, found)
        shown = self._filtered(state, found, slot)
        plan = _pointed(picture.here, state, shown, found) or chosen
        after: TroyesState | None = None
        changes: tuple[Change, ...] = ()
        chain: tuple[Event, ...] = ()
        if plan is not None and state.numbers:
            after, changes, chain = self._weigh(state, picture.seat, plan)
        return Sight(
            picture, state, seat, shown, plan, chosen, after, changes, chain, slot, self.use, self.open,
            min(self.first, max(0, len(shown) - 1)),
        )  # fmt: skip

    def _plans(self, picture: Picture) -> tuple[Plan, ...]:
        if picture.ask is None or not picture.state.numbers:
            return ()
        key = imprint(picture.state, picture.seat)
        if self._known is None or self._known[0] != key:
            self._known = key, planning.plans(picture.state, picture.seat)
            self.forget()
            self.pinned = None
        return self._known[1]

    def _chosen(self, picture: Picture, found: tuple[Plan, ...]) -> Plan | None:
        choice = picture.choice
        if choice is None or not choice.chosen or choice.move is None:
            return None
        return next((plan for plan in found if plan.move == choice.move), None)

    def _filtered(self, state: TroyesState, found: tuple[Plan, ...], slot: int | None) -> tuple[Plan, ...]:
        """The plans of the chosen die and kind of use; of a chosen place on the sheet, all ways to it."""
        if self.place is not None:
            return tuple(plan for plan in found if target(state, plan.move) == self.place)
        if slot is not None:
            found = tuple(plan for plan in found if isinstance(plan.move, UseDie) and plan.move.slot == slot)
        if self.use is not None:
            found = tuple(
                plan for plan in found if isinstance(plan.move, UseDie) and plan.move.use == self.use
            )
        return found

    def pointed(self, picture: Picture, spot: Hashable) -> Plan | None:
        """The plan that a spot stands for."""
        found = self._plans(picture)
        shown = self._filtered(picture.state, found, slot_of(picture))
        return _pointed(spot, picture.state, shown, found)

    def _weigh(
        self, state: TroyesState, seat: int, plan: Plan
    ) -> tuple[TroyesState, tuple[Change, ...], tuple[Event, ...]]:
        key = (imprint(state, seat), plan.move)
        if self._latest is None or self._latest[0] != key:
            after = RULES.preview(state, seat, plan.move)
            found = planning.changes(state, after, seat)
            self._latest = key, after, found, planning.chain(state, seat, plan.move)
        return self._latest[1:]


def _pointed(
    here: Hashable, state: TroyesState, shown: tuple[Plan, ...], found: tuple[Plan, ...]
) -> Plan | None:
    if not isinstance(here, tuple):
        return None
    if here[0] == USE:
        return shown[here[1]] if here[1] < len(shown) else None
    if here[0] in (BUILDING, RESOURCE, CITIZENS):
        return plan_for(state, shown, here) or plan_for(state, found, here)
    return None


def plan_for(state: TroyesState, found: tuple[Plan, ...], here: Hashable) -> Plan | None:
    """The best of the plans that mark a place on the sheet."""
    return next((plan for plan in found if target(state, plan.move) == here), None)


def slot_of(picture: Picture) -> int | None:
    """The die chosen on the wheel, if nothing else of the answer is."""
    choice = picture.choice
    if choice is None or not choice.chosen or (choice.move is not None and len(choice.chosen) > 1):
        return None
    slot = choice.given("slot")
    return None if slot is None else int(slot)


def fields(move: Any) -> tuple[tuple[str, Any], ...]:
    """The fields that fix an answer, as a pick."""
    return tuple((name, getattr(move, name)) for name in move.__struct_fields__)
