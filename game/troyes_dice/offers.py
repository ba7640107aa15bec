"""What a die on the wheel costs and what it can be turned into (R11-R16, H06, H10-H12)."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from game.troyes_dice.catalog import catalog
from game.troyes_dice.sheet import COLOURS, RED, WHITE, YELLOW
from game.troyes_dice.state import TroyesState
from game.troyes_dice.tables import tables

TOP_VALUE = 6
SLOTS = 4
MOST_KNOWLEDGE = 2
"""The most that recolouring ever takes."""


class Offer(NamedTuple):
    """A die as it lies there. *price* is in red, yellow, white; *any_one*: one more resource of any colour.

    *step*: by how much one influence moves it at most, 0: not at all; *exact*: by that or not at all.
    *recolour*: knowledge for another colour, 0: never. *feast* is the rule of the tile beside it, if any, and
    *feast_value* its number.
    """

    key: int
    slot: int
    value: int
    colour: int
    any_one: bool
    price: tuple[int, int, int]
    step: int
    recolour: int
    prestige: bool
    feast: str
    feast_value: int
    exact: bool = False


class Target(NamedTuple):
    """What a die is turned into and what the change costs."""

    colour: int
    value: int
    influence: int
    knowledge: int


Way = tuple[Offer, int | None, tuple[Target, ...]]
"""An affordable way to take a die: the colour that pays "any one resource", all it can be turned into."""


@cache
def offer(slot: int, value: int, colour: int, tile: int, strict: bool = False) -> Offer:
    """The die of a value on a slot and a plaza's colour; *tile* as in `TroyesState.feasts`.

    *strict*: a feast that lets an influence move a die by more than 1 lets it do so by exactly that (H12).
    """
    found = catalog()
    cost = found.wheel.slots.costs[slot]
    price = [0, cost.yellow, 0]
    any_one = bool(cost.any)
    step, recolour, prestige = found.wheel.influence_step, found.wheel.recolour_knowledge, True
    rule, number = "", 0
    if tile:
        feast, plunder = found.feasts.tiles[abs(tile) - 1].feast, found.feasts.tiles[abs(tile) - 1].plunder
        rule, number = (feast.rule, feast.value) if tile > 0 else (plunder.rule, 0)
        if rule == "free":
            price, any_one = [0, 0, 0], False
        elif rule == "surcharge" and plunder.resource is not None:
            price[COLOURS.index(plunder.resource)] += 1
        step = number if rule == "influence_step" else 0 if rule == "no_influence" else step
        recolour = number if rule == "recolour_cost" else 0 if rule == "no_recolour" else recolour
        prestige = rule != "no_prestige"
        value = 0 if rule == "value_zero" else value
    exact = strict and rule == "influence_step"
    key = (((exact << 5) + tile + 8) * 4 + slot) * 32 + colour * 8 + value
    paid = (price[0], price[1], price[2])
    return Offer(key, slot, value, colour, any_one, paid, step, recolour, prestige, rule, number, exact)


_targets: dict[int, tuple[Target, ...]] = {}


def targets(found: Offer, influence: int, knowledge: int) -> tuple[Target, ...]:
    """Every colour and value within reach of so much left to spend, the unchanged die first."""
    influence = TOP_VALUE if influence > TOP_VALUE else influence
    knowledge = MOST_KNOWLEDGE if knowledge > MOST_KNOWLEDGE else knowledge
    key = found[0] << 5 | influence << 2 | knowledge
    known = _targets.get(key)
    if known is None:
        known = _targets[key] = tuple(_reach(found, influence, knowledge))
    return known


def influence_for(found: Offer, value: int) -> int | None:
    """Influence that turns the die to a value; None if nothing does (R15: no wrap)."""
    change = abs(value - found.value)
    if not change:
        return 0
    if not 1 <= value <= TOP_VALUE or not found.step or (found.exact and change % found.step):
        return None
    return -(-change // found.step)


def knowledge_for(found: Offer, colour: int) -> int | None:
    """Knowledge that turns the die to a colour; None if nothing does."""
    if colour == found.colour:
        return 0
    return found.recolour or None


def _reach(found: Offer, influence: int, knowledge: int) -> list[Target]:
    reached = []
    for colour in range(3):
        for value in range(TOP_VALUE + 1):
            shift, change = influence_for(found, value), knowledge_for(found, colour)
            if shift is not None and change is not None and shift <= influence and change <= knowledge:
                reached.append(Target(colour, value, shift, change))
    unchanged = Target(found.colour, found.value, 0, 0)
    return sorted(reached, key=lambda target: (target != unchanged, target.knowledge > 0, target))


def offer_on(state: TroyesState, slot: int) -> Offer:
    """The die on a slot, pickable or not."""
    notch = state.notches[slot]
    return offer(slot, state.values[slot], state.fronts[notch], state.feasts[notch], is_strict(state))


def is_strict(state: TroyesState) -> bool:
    """Whether nimble hands are read strictly."""
    return state.options.nimble == "exact"


def ways(state: TroyesState, seat: int) -> list[Way]:
    """Every die the seat can pay for, by slot and then by what pays for it."""
    held = state.sheets[seat].held
    red, yellow, white = held
    values, fronts, feasts, destroyed = state.values, state.fronts, state.feasts, state.destroyed
    strict = is_strict(state)
    found: list[Way] = []
    for slot, notch in enumerate(tables().notches[state.half]):
        if destroyed >> slot & 1:
            continue
        die = offer(slot, values[slot], fronts[notch], feasts[notch], strict)
        price = die.price
        left_red, left_yellow, left_white = red - price[0], yellow - price[1], white - price[2]
        if left_red < 0 or left_yellow < 0 or left_white < 0:
            continue
        if not die.any_one:
            found.append((die, None, targets(die, left_red, left_white)))
            continue
        if left_red:
            found.append((die, RED, targets(die, left_red - 1, left_white)))
        if left_yellow:
            found.append((die, YELLOW, targets(die, left_red, left_white)))
        if left_white:
            found.append((die, WHITE, targets(die, left_red, left_white - 1)))
    return found


def affordable(state: TroyesState, seat: int) -> bool:
    """Whether the seat can pay for any die."""
    red, yellow, white = state.sheets[seat].held
    for slot, notch in enumerate(tables().notches[state.half]):
        if not state.destroyed >> slot & 1:
            die = offer(slot, state.values[slot], state.fronts[notch], state.feasts[notch])
            left = red - die.price[0], yellow - die.price[1], white - die.price[2]
            if min(left) >= 0 and (any(left) or not die.any_one):
                return True
    return False


def bill(found: Offer, pay: int | None, colour: int, value: int) -> tuple[int, int, int]:
    """Influence, deniers and knowledge in all for the die turned to a colour and value within reach."""
    red, yellow, white = found.price
    if value != found.value:
        red += -(-abs(value - found.value) // found.step)
    if colour != found.colour:
        white += found.recolour
    if pay is None:
        return red, yellow, white
    return red + (pay == RED), yellow + (pay == YELLOW), white + (pay == WHITE)
