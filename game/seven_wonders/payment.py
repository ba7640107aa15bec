"""All sensible ways to pay: what goes to the left neighbour, to the right one and to the bank.

A payment is (left, right, bank, uses): coins, and which of BOUGHT_LEFT, BOUGHT_RIGHT, BOUGHT_BANK took place
(or FREE_BUILD or CHAINED, if nothing has to be paid).
One payment is better than another if it gives neither neighbour more and costs the city no more in all.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from functools import lru_cache

from game.seven_wonders.goods import (
    FIRST_BIT,
    MEMO_LIMIT,
    NONE,
    SIGNS,
    UNITS,
    all_lacks,
    between,
    count,
    fits,
    lacks,
    minus,
    settle,
    supply,
    unsold,
    useful,
)
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
RAW_NIBBLES, MADE_NIBBLES = 0xFFFF, 0xFFF0000
NEVER = 1_000_000
REBATE = REBATE_LEFT | REBATE_RIGHT
TRADE = RAW_LEFT | RAW_RIGHT | MADE_LEFT | MADE_RIGHT | DOCK_LEFT | DOCK_RIGHT | BANK | REBATE | OWN_FIRST
FREE: tuple[Payment, ...] = ((0, 0, 0, 0),)

USED_UP = tuple(
    (DOCK_LEFT | REBATE_LEFT if uses & BOUGHT_LEFT else 0)
    | (DOCK_RIGHT | REBATE_RIGHT if uses & BOUGHT_RIGHT else 0)
    | (BANK if uses & BOUGHT_BANK else 0)
    for uses in range(8)
)
"""The powers of once a turn that purchases use up, by what took place."""

_payments: dict[Problem, Priced] = {}


def payments(need: int, goods: int, left: int, right: int, powers: int, coins: int) -> tuple[Payment, ...]:
    """All better-than-none ways to buy what is missing with so many coins, cheapest first.

    *left*, *right*: the neighbours' goods; *powers*: those still unused this turn. Coin costs come on top.
    """
    if powers & REBATE or goods >= EXTRA:
        return _unusual(need, goods, left, right, powers, coins)
    # `minus`, written out: nothing is asked more often.
    lack = (need | SIGNS) - (goods & NIBBLES)
    lack &= ((lack & SIGNS) >> 3) * 7
    own_open = left_open = right_open = 0
    if lack and goods >= FIRST_BIT:
        lack, own_open = settle(lack, goods)
    if not lack:
        return FREE
    if not own_open and lack & unsold(left) & unsold(right) and not powers & BANK:
        return ()
    not_left = (lack | SIGNS) - (left & NIBBLES)
    not_left &= ((not_left & SIGNS) >> 3) * 7
    if not_left and left >= FIRST_BIT:
        not_left, left_open = settle(not_left, left & tables().sellable)
    not_right = (lack | SIGNS) - (right & NIBBLES)
    not_right &= ((not_right & SIGNS) >> 3) * 7
    if not_right and right >= FIRST_BIT:
        not_right, right_open = settle(not_right, right & tables().sellable)
    if ((lack - not_left | SIGNS) - not_right) & SIGNS != SIGNS:
        more = own_open.bit_count() + left_open.bit_count() + right_open.bit_count() + (powers & BANK > 0)
        if more < count(minus(not_right, lack - not_left)):
            return ()
    key = (lack, own_open, lack - not_left | left_open, lack - not_right | right_open, powers & TRADE)
    cheapest, dearest, found = _payments.get(key) or _remember(key)
    return found if dearest <= coins else affordable(found, coins) if cheapest <= coins else ()


def affordable(found: Iterable[Payment], coins: int) -> tuple[Payment, ...]:
    """The payments that take no more than so many coins."""
    return tuple([one for one in found if one[0] + one[1] + one[2] <= coins])


def _unusual(need: int, goods: int, left: int, right: int, powers: int, coins: int) -> tuple[Payment, ...]:
    """`payments` where all of the own goods, or worse payments too, may matter."""
    sold = tables().sellable
    own, left, right = useful(need, goods), useful(need, left & sold), useful(need, right & sold)
    more = (own >> FIRST_CHOICE).bit_count() + (left >> FIRST_CHOICE).bit_count()
    more += (right >> FIRST_CHOICE).bit_count() + (powers & BANK > 0)
    if more < count(minus(minus(minus(need, own & NIBBLES), left & NIBBLES), right & NIBBLES)):
        return ()
    key = (need, own, left, right, powers & TRADE)
    cheapest, dearest, found = _payments.get(key) or _remember(key)
    if dearest > coins:
        found = affordable(found, coins) if cheapest <= coins else ()
    return best(found, powers) if powers & REBATE else found


def _remember(problem: Problem) -> Priced:
    if len(_payments) > MEMO_LIMIT:
        _payments.clear()
    found = _solve(*problem)
    totals = [one[0] + one[1] + one[2] for one in found]
    known = _payments[problem] = min(totals, default=NEVER), max(totals, default=0), found
    return known


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
    plain = (left | right) < FIRST_BIT
    from_left, from_right = supply(left), supply(right)
    for lack in lacking:
        for bank in (0, *UNITS) if powers & BANK else (0,):
            if bank and not lack & bank * 15:
                continue
            rest = lack - bank
            least = minus(rest, from_right)
            if not fits(least, from_left):
                continue
            for part in between(least, rest - minus(rest, from_left)):
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
    return (pack & RAW_NIBBLES) % 15, (pack & MADE_NIBBLES) % 15


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
