"""Packed resources: what is lacking, what a city could give, what either/or sources leave open."""

from __future__ import annotations

from functools import lru_cache

from game.seven_wonders.tables import FIRST_CHOICE, NIBBLES, tables

UNITS = tuple(1 << 4 * place for place in range(7))
ONES = 0x1111111
SIGNS = 0x8888888
FIRST_BIT = 1 << FIRST_CHOICE
MEMO_LIMIT = 1 << 13
NONE = (0,)

_supply: dict[int, int] = {}
_reaches: dict[tuple[int, int, int], int] = {}
_lacks: dict[int, tuple[int, ...]] = {}
_all_lacks: dict[int, tuple[int, ...]] = {}


def count(pack: int) -> int:
    """How many resources are packed (at most 14): a nibble counts its pieces, and 16 leaves 1 by 15."""
    return pack % 15


def minus(need: int, have: int) -> int:
    """What of *need* is left after *have*, nibble by nibble, never below zero (no nibble above 7)."""
    gap = (need | SIGNS) - have
    return gap & ((gap & SIGNS) >> 3) * 7


def fits(part: int, whole: int) -> bool:
    """Whether *whole* holds at least *part* of every resource."""
    return ((whole | SIGNS) - part) & SIGNS == SIGNS


def supply(goods: int) -> int:
    """The most a city could give of each resource, taken by itself."""
    known = _supply.get(goods)
    if known is None:
        if len(_supply) > MEMO_LIMIT:
            _supply.clear()
        known = goods & NIBBLES
        for options in sources(goods):
            for unit in options:
                if known // unit & 15 < 7:
                    known += unit
        _supply[goods] = known
    return known


@lru_cache(maxsize=MEMO_LIMIT)
def unsold(goods: int) -> int:
    """Seven of every kind that a city has none of to sell, packed."""
    sold = supply(goods & tables().sellable)
    return sum(7 * unit for unit in UNITS if not sold // unit & 7)


def reach(own: int, left: int, right: int) -> int:
    """The most there is of each resource in a city and next door, with `SIGNS` set."""
    key = own, left, right
    known = _reaches.get(key)
    if known is None:
        if len(_reaches) > MEMO_LIMIT:
            _reaches.clear()
        sellable = tables().sellable
        known = _add(_add(supply(own), supply(left & sellable)), supply(right & sellable)) | SIGNS
        _reaches[key] = known
    return known


def _add(one: int, other: int) -> int:
    """The sum nibble by nibble, at most 7."""
    total = one + other
    full = total & SIGNS
    return (total | full - (full >> 3)) & ~SIGNS


def sources(goods: int) -> list[tuple[int, ...]]:
    """The either/or sources of a city: what each can give one of."""
    t = tables()
    found = [options for bit, options in t.choices if goods & bit]
    if goods & (t.warehouse | t.market):
        made = _kinds(goods & t.shown)
        if goods & t.warehouse:
            found.append(tuple(unit for unit in UNITS if unit in made))
        if goods & t.market:
            found.append(tuple(unit for unit in UNITS if unit not in made))
    return found


def _kinds(goods: int) -> set[int]:
    kinds = {unit for unit in UNITS if goods // unit & 15}
    return kinds.union(*(options for bit, options in tables().choices if goods & bit))


def lacks(need: int, goods: int) -> tuple[int, ...]:
    """The smallest sets of resources still missing (0 alone: nothing), fewest first."""
    key = goods << FIRST_CHOICE | need
    known = _lacks.get(key)
    if known is None:
        if len(_lacks) > MEMO_LIMIT:
            _lacks.clear()
        known = _lacks[key] = _smallest(_reach(need, goods, False))
    return known


def all_lacks(need: int, goods: int) -> tuple[int, ...]:
    """Every set of resources that would do, those that leave own resources unused included."""
    key = goods << FIRST_CHOICE | need
    known = _all_lacks.get(key)
    if known is None:
        if len(_all_lacks) > MEMO_LIMIT:
            _all_lacks.clear()
        minimal = _reach(need, goods, True)
        spread = {part for lack in minimal for part in between(lack, need)}
        known = _all_lacks[key] = tuple(sorted(spread, key=lambda pack: (count(pack), pack)))
    return known


def _reach(need: int, goods: int, spare: bool) -> set[int]:
    gap = minus(need, goods & NIBBLES)
    reached = {gap}
    if goods < FIRST_BIT or not gap:
        return reached
    for options in sources(goods):
        following: set[int] = set()
        for lack in reached:
            steps = [lack - unit for unit in options if lack & unit * 15]
            following.update(steps)
            if spare or not steps:
                following.add(lack)
        reached = following
    return reached


def _smallest(reached: set[int]) -> tuple[int, ...]:
    if len(reached) == 1:
        return tuple(reached)
    kept: list[int] = []
    for lack in sorted(reached, key=lambda pack: (count(pack), pack)):
        if not any(fits(less, lack) for less in kept):
            kept.append(lack)
    return tuple(kept)


def parts(pack: int) -> list[int]:
    """Every packed set that fits into *pack*."""
    found = [0]
    for unit in UNITS:
        found = [part + n * unit for n in range((pack // unit & 15) + 1) for part in found]
    return found


def between(low: int, high: int) -> list[int]:
    """Every packed set that holds *low* and fits into *high*."""
    if low == high:
        return [low]
    return [low + part for part in parts(minus(high, low))]


def cuts(need: int) -> tuple[int, ...]:
    """A need with one resource dropped, each way once."""
    return tuple(need - unit for unit in UNITS if need // unit & 15) or (0,)


def settle(lack: int, goods: int) -> tuple[int, int]:
    """What is lacking when either/or sources have given what they give for certain, and the open ones.

    A source is open if it can give more than one kind of what is lacking.
    """
    kinds = (lack | lack >> 1 | lack >> 2) & ONES
    units, still_open = _settled(kinds, goods >> FIRST_CHOICE)
    return (minus(lack, units) if units else lack), still_open


def useful(need: int, goods: int) -> int:
    """Of what a city makes that which can help with a need: no more of a kind than needed."""
    kinds = (need | need >> 1 | need >> 2) & ONES
    return need - minus(need, goods & NIBBLES) | goods & _useful_sources(kinds)


@lru_cache(maxsize=1 << 7)
def _useful_sources(kinds: int) -> int:
    """The either/or sources that can give one of these kinds, the Secret Warehouse and the Black Market."""
    t = tables()
    return (
        t.warehouse | t.market | sum(bit for bit, options in t.choices if any(kinds & one for one in options))
    )


@lru_cache(maxsize=1 << 13)
def _settled(kinds: int, choices: int) -> tuple[int, int]:
    """What either/or sources give for certain if only these kinds matter, and those with a true choice."""
    units = still_open = 0
    for bit, options in tables().choices:
        wanted = [unit for unit in options if choices << FIRST_CHOICE & bit and kinds & unit]
        if len(wanted) == 1:
            units += wanted[0]
        elif wanted:
            still_open |= bit
    return units, still_open
