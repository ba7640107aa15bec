"""From whom the resources of a payment come."""

from __future__ import annotations

from typing import NamedTuple

from game.seven_wonders import orders
from game.seven_wonders.catalog import RAW
from game.seven_wonders.goods import NONE, UNITS, all_lacks, count, cuts, lacks, parts
from game.seven_wonders.moves import Build, BuildStage
from game.seven_wonders.state import SevenWondersState
from game.seven_wonders.tables import (
    BANK,
    CUT_STAGE,
    CUTS,
    DOCK_LEFT,
    DOCK_RIGHT,
    FREE_STAGE,
    MADE_LEFT,
    MADE_RIGHT,
    RAW_LEFT,
    RAW_RIGHT,
    tables,
)

RAW_MASK = (1 << 4 * len(RAW)) - 1


class Bought(NamedTuple):
    """The packed resources of each source."""

    own: int
    left: int
    right: int
    bank: int


def prices(powers: int, side: str) -> tuple[int, int, bool]:
    """What raw materials and manufactured goods cost from a side, and whether the first is a coin cheaper.

    *powers*: those that are unused.
    """
    raw, made = (RAW_LEFT, MADE_LEFT) if side == "left" else (RAW_RIGHT, MADE_RIGHT)
    dock = DOCK_LEFT if side == "left" else DOCK_RIGHT
    return 1 if powers & raw else 2, 1 if powers & made else 2, bool(powers & dock)


def _price(pack: int, powers: int, side: str) -> int:
    raw, made, dock = prices(powers, side)
    return raw * count(pack & RAW_MASK) + made * count(pack & ~RAW_MASK) - (dock and pack > 0)


def needed(state: SevenWondersState, party: int, card: int, action: str) -> tuple[int, int, int]:
    """Resources and coins that a card or the next stage takes, and the power that takes a resource off."""
    t = tables()
    if action != "stage":
        return t.need[card], t.coins[card], CUTS.get(t.colour[card], 0)
    board, stage = state.boards[party], state.stages[party]
    if stage >= len(t.stage_need[board]):
        return 0, 0, 0
    need = 0 if state.powers[party] & FREE_STAGE else t.stage_need[board][stage]
    return need, t.stage_coins[board][stage], CUT_STAGE


def bought(state: SevenWondersState, party: int, move: Build | BuildStage) -> Bought:
    """One way to get the resources for exactly these coins."""
    if isinstance(move, Build) and move.way != "paid":
        return Bought(0, 0, 0, 0)
    action = "build" if isinstance(move, Build) else "stage"
    need, coins, cut = needed(state, party, move.card, action)
    powers = state.unused(party)
    sold = tables().sellable
    left, right = state.goods[state.left(party)] & sold, state.goods[state.right(party)] & sold
    for wanted in cuts(need) if powers & cut else (need,):
        for lack in all_lacks(wanted, state.goods[party]):
            for bank in (0, *UNITS) if powers & BANK and move.bank > coins else (0,):
                if bank and not lack & bank * 15:
                    continue
                rest = lack - bank
                for part in parts(rest):
                    if (
                        _price(part, powers, "left") != move.left
                        or _price(rest - part, powers, "right") != move.right
                    ):
                        continue
                    if lacks(part, left) == NONE and lacks(rest - part, right) == NONE:
                        return Bought(wanted - lack, part, rest - part, bank)
    return Bought(need, 0, 0, 0)


def missing(state: SevenWondersState, party: int, card: int, action: str) -> int:
    """What of a need neither the city nor its neighbours can give, packed; 0 if coins are too few."""
    need, coins, cut = needed(state, party, card, action)
    if orders.why_unpayable(state, party, need, coins, cut).key != "seven_wonders.reason.nobody_has":
        return 0
    return orders.out_of_reach(state, party, need)
