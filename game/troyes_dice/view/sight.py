"""What one picture shows: whose sheet lies there large, what may be done, and the plan being weighed."""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple

from game.core.choice import Choice
from game.core.rules import Event
from game.core.score import Change, changes
from game.tabletop.draft import Draft
from game.tabletop.picture import Picture
from game.tabletop.spots import number_in
from game.troyes_dice import planning
from game.troyes_dice.moves import BuildBonus, ChooseTrack, UseDie
from game.troyes_dice.offers import offer_on
from game.troyes_dice.planning import Plan
from game.troyes_dice.rules import RULES
from game.troyes_dice.scoring import score_sheet
from game.troyes_dice.sheet import TAKE, USES, Sheet
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
BONUS, COST, LYING, NAME, PLAZA, ROW = "bonus", "cost", "lying", "name", "plaza", "row"
"""The first member of the ids of spots."""
NOWHERE: tuple[Hashable, ...] = ()


class Needs(NamedTuple):
    """Whether a die has to be changed by influence, and by knowledge."""

    influence: bool
    knowledge: bool


AS_IT_LIES = Needs(False, False)


@dataclass(frozen=True, slots=True)
class Sight:
    """A picture, worked out. *after*, *changes* and *chain* say what the plan would do."""

    picture: Picture[TroyesState]
    seat: int
    """Whose sheet lies there large."""
    offered: tuple[Plan, ...]
    """Every answer there is, best first."""
    plans: tuple[Plan, ...]
    """Those that are listed, as the sheet is: by district, row and column, then by die."""
    plan: Plan | None
    """The one pointed at, else the one *chosen*."""
    chosen: Plan | None
    after: TroyesState | None
    changes: tuple[Change, ...]
    chain: tuple[Event, ...]
    slot: int | None
    """The die chosen on the wheel."""
    targets: frozenset[Hashable]
    """The places on the sheet that the listed plans would mark."""
    needs: Mapping[Hashable, Needs]
    """How little a die has to be changed for each of them."""

    @property
    def state(self) -> TroyesState:
        return self.picture.state

    @property
    def sheet(self) -> Sheet:
        """The sheet that lies there large."""
        return self.state.sheets[self.seat]

    @property
    def choice(self) -> Choice | None:
        return self.picture.draft.choice

    @property
    def topic(self) -> str | None:
        """What the seat that looks is asked now."""
        return None if self.picture.ask is None else self.picture.ask.topic

    @property
    def own(self) -> bool:
        """Whether that is the sheet of the seat that looks."""
        return self.seat == self.picture.seat

    @property
    def choosing_die(self) -> bool:
        """Whether nothing is chosen yet and a die is to be: then only the dice are lit."""
        return self.deciding and self.topic == "die" and self.slot is None and self.plan is None

    @property
    def deciding(self) -> bool:
        """Whether the seat that looks owes an answer and sees its own sheet."""
        return self.own and self.picture.ask is not None

    @property
    def use(self) -> str:
        """The only kind of use that is listed; nothing: all kinds."""
        return self.picture.draft.stands("use", "")

    @property
    def open(self) -> bool:
        """Whether the list lies over the whole left side."""
        return self.picture.draft.stands("open", False)

    @property
    def first(self) -> int:
        """The first line of the list to be seen."""
        return min(self.picture.draft.stands("first", 0), max(0, len(self.plans) - 1))

    def focused(self, *spot: Hashable) -> bool:
        """Whether a spot was reached by keys, so that it needs a ring."""
        return self.picture.by_keys and self.picture.here == spot

    def pointed(self, *spot: Hashable) -> bool:
        """Whether a spot is under the mouse or the focus."""
        return self.picture.here == spot


def see(picture: Picture[TroyesState], offered: tuple[Plan, ...]) -> Sight:
    """What a picture shows in which these answers are offered."""
    state, slot = picture.state, slot_of(picture.draft)
    chosen = chosen_of(picture.draft, offered)
    listed = tuple(sorted(filtered(picture, offered, slot), key=lambda one: on_sheet(state, one.move)))
    plan = pointed_at(weighed(picture), state, listed, offered, chosen) or chosen
    after: TroyesState | None = None
    found: tuple[Change, ...] = ()
    chain: tuple[Event, ...] = ()
    if plan is not None and state.numbers:
        after = RULES.preview(state, picture.seat, plan.move)
        found = changes(score_sheet(state, picture.seat), score_sheet(after, picture.seat))
        chain = planning.chain(state, picture.seat, plan.move)
    return Sight(
        picture,
        looked_at(picture),
        offered,
        listed,
        plan,
        chosen,
        after,
        found,
        chain,
        slot,
        frozenset(target(state, one.move) for one in listed),
        _least(state, listed),
    )


def _least(state: TroyesState, listed: tuple[Plan, ...]) -> dict[Hashable, Needs]:
    """For each place the least that one of these plans changes its die."""
    found: dict[Hashable, Needs] = {}
    for plan in listed:
        at, wanted = target(state, plan.move), needs(state, plan.move)
        found[at] = min(found.get(at, wanted), wanted, key=sum)
    return found


def needs(state: TroyesState, move: Any) -> Needs:
    """What a die has to be changed by for an answer; nothing where none is used."""
    if not isinstance(move, UseDie):
        return AS_IT_LIES
    die = offer_on(state, move.slot)
    return Needs(move.value != die.value, move.colour != die.colour)


def weighed(picture: Picture[TroyesState]) -> Hashable:
    """The spot whose plan is weighed: before a die is chosen, tracks tell of themselves."""
    here, choosing = picture.here, picture.ask is not None and picture.ask.topic == "die"
    track = isinstance(here, tuple) and here[0] in (RESOURCE, CITIZENS)
    return None if track and choosing and not picture.draft.begun else here


def offers(picture: Picture[TroyesState]) -> tuple[Plan, ...]:
    """Every answer a seat may give now, best first; none while it numbers the columns."""
    if picture.ask is None or not picture.state.numbers:
        return ()
    return planning.plans(picture.state, picture.seat)


def pinned(draft: Draft) -> int | None:
    """Whose sheet is to lie there large while nobody else's is pointed at."""
    found = draft.turned.get("pinned")
    return found if isinstance(found, int) else None


def looked_at(picture: Picture[TroyesState]) -> int:
    """Whose sheet lies there large: the one pointed at, else the pinned one, else the own."""
    seats = (number_in(picture.here, SEAT), pinned(picture.draft))
    return next((seat for seat in seats if seat is not None), picture.seat)


def chosen_of(draft: Draft, offered: tuple[Plan, ...]) -> Plan | None:
    """The plan that is chosen, once it is the only one left."""
    if draft.choice is None or not draft.begun:
        return None
    return next((plan for plan in offered if plan.move == draft.choice.move), None)


def filtered(picture: Picture[TroyesState], offered: tuple[Plan, ...], slot: int | None) -> tuple[Plan, ...]:
    """The plans of the chosen die and kind of use; of a chosen place on the sheet, all ways to it."""
    at, use = picture.draft.stands("place", NOWHERE), picture.draft.stands("use", "")
    if at:
        return tuple(plan for plan in offered if target(picture.state, plan.move) == at)
    found = offered
    if slot is not None:
        found = tuple(plan for plan in found if isinstance(plan.move, UseDie) and plan.move.slot == slot)
    if use:
        found = tuple(plan for plan in found if isinstance(plan.move, UseDie) and USES[plan.move.use] == use)
    return found


def pointed_at(
    here: Hashable,
    state: TroyesState,
    listed: tuple[Plan, ...],
    offered: tuple[Plan, ...],
    chosen: Plan | None,
) -> Plan | None:
    """The plan that a spot stands for: a line of the list; on the sheet the chosen one, or `plan_for` it."""
    if not isinstance(here, tuple):
        return None
    if here[0] == USE:
        return listed[here[1]] if here[1] < len(listed) else None
    if here[0] in (BUILDING, RESOURCE, CITIZENS):
        if chosen is not None and target(state, chosen.move) == here:
            return chosen
        among = set(listed)
        first = tuple(plan for plan in offered if plan in among)
        return plan_for(state, first, here) or plan_for(state, offered, here)
    return None


def on_sheet(state: TroyesState, move: Any) -> tuple[int, ...]:
    """Where an answer comes in order: first those with dice as they lie, each kind as the sheet is."""
    at, changed = target(state, move), sum(needs(state, move))
    slot = move.slot if isinstance(move, UseDie) else 0
    value = move.value if isinstance(move, UseDie) else 0
    if at is None:
        return changed, 9, 0, 0, slot, value
    if at[0] == BUILDING:
        return changed, int(str(at[1])) // 2, int(str(at[1])), int(str(at[2])), slot, value
    return changed, int(str(at[1])), 9, 0, slot, value


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


def plan_for(state: TroyesState, found: tuple[Plan, ...], here: Hashable) -> Plan | None:
    """Of the plans that mark a place on the sheet one that costs least, of these the best."""
    there = (plan for plan in found if target(state, plan.move) == here)
    return min(there, key=lambda plan: sum(plan.price), default=None)


def slot_of(draft: Draft) -> int | None:
    """The die chosen on the wheel, if nothing else of the answer is."""
    choice = draft.choice
    if choice is None or not choice.chosen or (choice.move is not None and len(choice.chosen) > 1):
        return None
    slot: int | None = choice.given("slot")
    return slot
