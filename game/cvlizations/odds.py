"""What an order would bring at each strength, and how likely each strength is.

Judged from a seat's view: the others choose evenly among the cards they may still hold.
"""

from __future__ import annotations

from fractions import Fraction
from typing import NamedTuple

from game.cvlizations import agenda, effects
from game.cvlizations.catalog import DOUBLING, STRENGTHS, load
from game.cvlizations.state import CvlizationsState

BOOK = load()


class Yield(NamedTuple):
    """What carrying out an order once brings: resources of fixed kinds and of any kind, happiness, thefts
    from players, for how many one resource is swapped (0: no swap), how often the other order is done."""

    food: int = 0
    wood: int = 0
    stone: int = 0
    any: int = 0
    happiness: int = 0
    thefts: int = 0
    swap: int = 0
    times: int = 1


class Prospect(NamedTuple):
    """One strength of an order: 1, 2 or 3 (or more); how likely; what it brings."""

    strength: int
    chance: Fraction
    brings: Yield


def prospects(view: CvlizationsState, seat: int, order: int) -> tuple[Prospect, ...]:
    """The three strengths of an order, if the seat's own tribe chooses it this round."""
    chances = strengths(view, seat, order)
    return tuple(Prospect(at, chances[at - 1], brings(view, seat, order, at)) for at in (1, 2, 3))


def strengths(view: CvlizationsState, tribe: int, order: int) -> tuple[Fraction, Fraction, Fraction]:
    """How likely an order has strength 1, 2 and 3 or more if this tribe chooses it."""
    chances = [Fraction(1), Fraction(0), Fraction(0)]
    for other in range(len(view.up)):
        if other != tribe:
            joins = choosing(view, other, order)
            one, two, more = chances
            chances = [one * (1 - joins), two * (1 - joins) + one * joins, more + two * joins]
    return chances[0], chances[1], chances[2]


def choosing(view: CvlizationsState, tribe: int, order: int) -> Fraction:
    """How likely it is that a tribe's two cards of this round include an order."""
    hand = view.hand(tribe)
    up, down = view.up[tribe], view.down[tribe]
    if order in (up, down):
        return Fraction(1)
    if not hand >> order & 1:
        return Fraction(0)
    if up < 0:
        return Fraction(BOOK.numbers.cards_per_round, hand.bit_count())
    return Fraction(1, hand.bit_count()) if down is None else Fraction(0)


def brings(view: CvlizationsState, seat: int, order: int, strength: int) -> Yield:
    """What an order brings a seat with its working ideas; effects per round (not per card) left out."""
    ideas = view.active[seat]
    found = dict.fromkeys(Yield._fields, 0)
    found["times"] = 2 if order == DOUBLING and strength < 3 else 1
    for step in agenda.execution(view.options, seat, order, strength, ideas):
        _add(found, step)
    for card, gain in BOOK.with_effect(effects.StrengthGain):
        if ideas >> card & 1 and gain.per == "card" and STRENGTHS[strength - 1] == gain.strength:
            found["any"] += gain.gain.any
            found["happiness"] += gain.gain.happiness
    return Yield(**found)


def _add(found: dict[str, int], step: agenda.Step) -> None:
    op = step[0]
    if op == agenda.GAIN:
        for kind, amount in zip(("food", "wood", "stone"), step[3:], strict=True):
            found[kind] += amount
    elif op == agenda.TAKE:
        found["any"] += step[3]
    elif op in (agenda.HAPPY, agenda.HAPPY_ONCE):
        found["happiness"] += step[3]
    elif op in (agenda.STEAL, agenda.STEAL_AGAIN):
        found["thefts"] += 1
    elif op == agenda.SWAP:
        found["swap"] = step[3]
