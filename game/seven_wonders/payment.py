"""All sensible ways to pay: what goes to the left neighbour, to the right one and to the bank.

A payment is (left, right, bank, uses): coins, and which of BOUGHT_LEFT, BOUGHT_RIGHT, BOUGHT_BANK took place
(or FREE_BUILD or CHAINED, if nothing has to be paid).
One payment is better than another if it gives neither neighbour more and costs the city no more in all.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from functools import lru_cache

from game.seven_wonders.tables import (
    BANK,
    DOCK_LEFT,
    DOCK_RIGHT,
    EXTRA,
    FIRST_CHOICE,
    MADE_LEFT,
    MADE_RIGHT,
    NIBBLES,
    OWN_FIRST,
    RAW_LEFT,
    RAW_RIGHT,
    REBATE_LEFT,
    REBATE_RIGHT,
    tables,
)

Payment = tuple[int, int, int, int]
Problem = tuple[int, int, int, int, int]
"""What is needed, the own, the left and the right neighbour's goods, the powers."""
Priced = tuple[int, int, tuple[Payment, ...]]
"""The least and the most coins, the payments."""
BOUGHT_LEFT, BOUGHT_RIGHT, BOUGHT_BANK, FREE_BUILD, CHAINED = 1, 2, 4, 8, 16
UNITS = tuple(1 << 4 * place for place in range(7))
ONES = 0x1111111
RAW_NIBBLES, MADE_NIBBLES = 0xFFFF, 0xFFF0000
FIRST_BIT = 1 << FIRST_CHOICE
SIGNS = 0x8888888
MEMO_LIMIT = 1 << 13
NONE = (0,)
NEVER = 1_000_000
REBATE = REBATE_LEFT | REBATE_RIGHT
TRADE = RAW_LEFT | RAW_RIGHT | MADE_LEFT | MADE_RIGHT | DOCK_LEFT | DOCK_RIGHT | BANK | REBATE | OWN_FIRST
FREE: tuple[Payment, ...] = ((0, 0, 0, 0),)

_relevant: dict[int, tuple[int, int]] = {}
_supply: dict[int, int] = {}
_reaches: dict[tuple[int, int, int], int] = {}
_lacks: dict[int, tuple[int, ...]] = {}
_all_lacks: dict[int, tuple[int, ...]] = {}
_payments: dict[Problem, Priced] = {}


def count(pack: int) -> int:
    """How many resources are packed (at most 15)."""
    return pack * 0x1111111 >> 24 & 15


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
        spread = {part for lack in minimal for part in _between(lack, need)}
        known = _all_lacks[key] = tuple(sorted(spread, key=lambda pack: (count(pack), pack)))
    return known


def _reach(need: int, goods: int, spare: bool) -> set[int]:
    gap = minus(need, goods & NIBBLES)
    reached = {gap}
    if goods < 1 << FIRST_CHOICE or not gap:
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


def _between(low: int, high: int) -> list[int]:
    """Every packed set that holds *low* and fits into *high*."""
    if low == high:
        return [low]
    return [low + part for part in parts(minus(high, low))]


def cuts(need: int) -> tuple[int, ...]:
    """A need with one resource dropped, each way once."""
    return tuple(need - unit for unit in UNITS if need // unit & 15) or (0,)


def payments(need: int, goods: int, left: int, right: int, powers: int, coins: int) -> tuple[Payment, ...]:
    """All better-than-none ways to buy what is missing with so many coins, cheapest first.

    *left*, *right*: the neighbours' goods; *powers*: those still unused this turn. Coin costs come on top.
    """
    if powers & REBATE or goods >= EXTRA:
        return _unusual(need, goods, left, right, powers, coins)
    gap = (need | SIGNS) - (goods & NIBBLES)
    gap &= ((gap & SIGNS) >> 3) * 7
    if not gap:
        return FREE
    own, sold = _relevant.get(gap) or relevant(gap)
    key = (gap, goods & own, left & sold, right & sold, powers & TRADE)
    cheapest, dearest, found = _payments.get(key) or _remember(key)
    if dearest <= coins:
        return found
    return tuple([one for one in found if one[0] + one[1] + one[2] <= coins]) if cheapest <= coins else ()


def _unusual(need: int, goods: int, left: int, right: int, powers: int, coins: int) -> tuple[Payment, ...]:
    """`payments` where all of the own goods, or worse payments too, may matter."""
    sold = tables().sellable
    key = (need, goods, left & sold, right & sold, powers & TRADE)
    found = (_payments.get(key) or _remember(key))[2]
    affordable = [one for one in found if one[0] + one[1] + one[2] <= coins]
    return best(affordable, powers) if powers & REBATE else tuple(affordable)


def _remember(problem: Problem) -> Priced:
    """Solve a problem, or look up the smallest one that comes to the same."""
    if len(_payments) > MEMO_LIMIT:
        _payments.clear()
    smaller = _reduced(*problem)
    if smaller != problem:
        known = _payments.get(smaller) or _remember(smaller)
    else:
        found = _solve(*problem)
        totals = [one[0] + one[1] + one[2] for one in found]
        known = min(totals, default=NEVER), max(totals, default=0), found
    _payments[problem] = known
    return known


def _reduced(need: int, goods: int, left: int, right: int, powers: int) -> Problem:
    """The same problem without what the own goods give for certain and what the neighbours have too much."""
    if powers & REBATE or goods >= EXTRA:
        return need, goods, left, right, powers
    gap, own = _left_over(need, goods)
    left_lacks, left_open = _left_over(gap, left)
    right_lacks, right_open = _left_over(gap, right)
    return gap, own, gap - left_lacks | left_open, gap - right_lacks | right_open, powers


def relevant(need: int) -> tuple[int, int]:
    """The own either/or sources that can help with a need, and which of a neighbour's goods can."""
    t = tables()
    kinds = sum(unit * 15 for unit in UNITS if need & unit * 15)
    own = sum(bit for bit, options in t.choices if any(need & unit * 15 for unit in options))
    _relevant[need] = own, own & t.sellable | kinds
    return _relevant[need]


def _left_over(need: int, goods: int) -> tuple[int, int]:
    """What is missing for certain, and the either/or sources that can give more than one part of it."""
    gap = (need | SIGNS) - (goods & NIBBLES)
    gap &= ((gap & SIGNS) >> 3) * 7
    if goods < FIRST_BIT or not gap:
        return gap, 0
    kinds = (gap | gap >> 1 | gap >> 2) & ONES
    units, still_open = _settled(kinds, goods >> FIRST_CHOICE)
    return minus(gap, units) if units else gap, still_open


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


def _solve(need: int, goods: int, left: int, right: int, powers: int) -> tuple[Payment, ...]:
    """All payments however many coins they take; with a rebate the worse ones, too."""
    if (goods | left | right) < FIRST_BIT and not powers & (BANK | REBATE):
        lack = minus(need, goods)
        least, most = minus(lack, right), lack - minus(lack, left)
        return _split(_sorts(lack), _sorts(least), _sorts(most), powers) if fits(least, most) else ()
    lacking = lacks(need, goods)
    if lacking[0] == 0 and not powers & REBATE:
        return FREE
    if powers & (REBATE | OWN_FIRST):
        lacking = _bought(lacking, need, goods, powers)
    return _offers(lacking, left, right, powers)


def _bought(lacking: tuple[int, ...], need: int, goods: int, powers: int) -> tuple[int, ...]:
    """What may be bought: in a team game as little as possible (R86); with a rebate more may pay off."""
    if powers & OWN_FIRST:
        fewest = count(lacking[0])
        return tuple(lack for lack in lacking if count(lack) == fewest)
    return all_lacks(need, goods)


def _offers(lacking: Iterable[int], left: int, right: int, powers: int) -> tuple[Payment, ...]:
    found: set[Payment] = set()
    plain = (left | right) < 1 << FIRST_CHOICE
    from_left, from_right = supply(left), supply(right)
    for lack in lacking:
        for bank in (0, *UNITS) if powers & BANK else (0,):
            if bank and not lack & bank * 15:
                continue
            rest = lack - bank
            least = minus(rest, from_right)
            if not fits(least, from_left):
                continue
            for part in _between(least, rest - minus(rest, from_left)):
                if plain or (lacks(part, left) == NONE and lacks(rest - part, right) == NONE):
                    found.add(_price(_sorts(part), _sorts(rest - part), bank, powers))
    if powers & REBATE:
        return tuple(found)
    return best(found, powers)


def _price(left: tuple[int, int], right: tuple[int, int], bank: int, powers: int) -> Payment:
    """A payment for so many raw materials and manufactured goods from each side."""
    return (
        _side(left, powers & RAW_LEFT, powers & MADE_LEFT, powers & DOCK_LEFT),
        _side(right, powers & RAW_RIGHT, powers & MADE_RIGHT, powers & DOCK_RIGHT),
        1 if bank else 0,
        (BOUGHT_LEFT if any(left) else 0)
        | (BOUGHT_RIGHT if any(right) else 0)
        | (BOUGHT_BANK if bank else 0),
    )


def _side(bought: tuple[int, int], raw: int, made: int, dock: int) -> int:
    price = bought[0] * (1 if raw else 2) + bought[1] * (1 if made else 2)
    return price - 1 if dock and price else price


def _sorts(pack: int) -> tuple[int, int]:
    """How many raw materials and manufactured goods are packed."""
    return count(pack & RAW_NIBBLES), count(pack & MADE_NIBBLES)


@lru_cache(maxsize=1 << 13)
def _split(
    lack: tuple[int, int], least: tuple[int, int], most: tuple[int, int], powers: int
) -> tuple[Payment, ...]:
    """The payments for a lack of which so much at least and at most can come from the left."""
    found = {
        _price((raw, made), (lack[0] - raw, lack[1] - made), 0, powers)
        for raw in range(least[0], most[0] + 1)
        for made in range(least[1], most[1] + 1)
    }
    return best(found, powers)


def rebate(uses: int, powers: int) -> int:
    """Coins that the bank gives back for purchases from neighbours."""
    return bool(uses & BOUGHT_LEFT and powers & REBATE_LEFT) + bool(
        uses & BOUGHT_RIGHT and powers & REBATE_RIGHT
    )


def best(found: Collection[Payment], powers: int) -> tuple[Payment, ...]:
    """Those that no other beats, cheapest first; of equal ones the first."""

    def total(payment: Payment) -> int:
        return payment[0] + payment[1] + payment[2] - rebate(payment[3], powers)

    kept: list[Payment] = []
    if len(found) < 2:
        return tuple(found)
    for payment in sorted(found, key=lambda one: (total(one), one)):
        if not any(one[0] <= payment[0] and one[1] <= payment[1] for one in kept):
            kept.append(payment)
    return tuple(kept)
