"""What a die on the wheel costs and what it can be turned into (R11-R16, H06, H10-H12)."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from game.troyes_dice.catalog import catalog
from game.troyes_dice.sheet import COLOURS, RED, WHITE
from game.troyes_dice.state import TroyesState

TOP_VALUE = 6
SLOTS = 4


class Offer(NamedTuple):
    """A die as it lies there. *price* is in red, yellow, white; *any_one*: one more resource of any colour.

    *step*: by how much one influence moves it at most, 0: not at all; *recolour*: knowledge for another
    colour, 0: never. *feast* is the rule of the tile beside it, if any, and *feast_value* its number.
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


class Target(NamedTuple):
    """What a die is turned into and what the change costs."""

    colour: int
    value: int
    influence: int
    knowledge: int


class Way(NamedTuple):
    """An affordable way to take a die: what pays "any one resource", and all it can be turned into."""

    offer: Offer
    pay: int | None
    targets: tuple[Target, ...]


@cache
def offer(slot: int, value: int, colour: int, tile: int) -> Offer:
    """The die of a value on a slot and a plaza's colour; *tile* as in `TroyesState.feasts`."""
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
    key = ((tile + 8) * 4 + slot) * 32 + colour * 8 + value
    paid = (price[0], price[1], price[2])
    return Offer(key, slot, value, colour, any_one, paid, step, recolour, prestige, rule, number)


_targets: dict[int, tuple[Target, ...]] = {}


def targets(found: Offer, influence: int, knowledge: int) -> tuple[Target, ...]:
    """Every colour and value within reach of so much left to spend, the unchanged die first."""
    influence, knowledge = min(influence, TOP_VALUE), min(knowledge, 2)
    key = (found.key << 5) + (influence << 2) + knowledge
    known = _targets.get(key)
    if known is None:
        known = _targets[key] = tuple(_reach(found, influence, knowledge))
    return known


def influence_for(found: Offer, value: int) -> int | None:
    """Influence that turns the die to a value; None if nothing does (R15: no wrap)."""
    change = abs(value - found.value)
    if not change:
        return 0
    if not 1 <= value <= TOP_VALUE or not found.step:
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
    return offer(slot, state.values[slot], state.fronts[notch], state.feasts[notch])


def ways(state: TroyesState, seat: int) -> list[Way]:
    """Every die the seat can pay for, by slot and then by what pays for it."""
    held = state.sheets[seat].held
    red, yellow, white = held
    values, fronts, feasts, notches = state.values, state.fronts, state.feasts, state.notches
    found = []
    for slot in range(SLOTS):
        if state.destroyed >> slot & 1:
            continue
        notch = notches[slot]
        die = offer(slot, values[slot], fronts[notch], feasts[notch])
        price = die.price
        left_red, left_yellow, left_white = red - price[0], yellow - price[1], white - price[2]
        if left_red < 0 or left_yellow < 0 or left_white < 0:
            continue
        if not die.any_one:
            found.append(Way(die, None, targets(die, left_red, left_white)))
            continue
        for pay in range(3):
            if held[pay] > price[pay]:
                reach = targets(die, left_red - (pay == RED), left_white - (pay == WHITE))
                found.append(Way(die, pay, reach))
    return found


def bill(found: Offer, pay: int | None, target: Target) -> tuple[int, int, int]:
    """Influence, deniers and knowledge to pay in all."""
    red, yellow, white = found.price
    red, white = red + target.influence, white + target.knowledge
    if pay is None:
        return red, yellow, white
    return red + (pay == 0), yellow + (pay == 1), white + (pay == 2)
