"""Why a move is refused, in words the player understands. Never decides whether: the listed moves do."""

from __future__ import annotations

import msgspec

from game.core.reason import Reason
from game.core.rules import Move
from game.cvlizations import actions, development, turns
from game.cvlizations.agenda import STEAL_AGAIN, SWAP, TAKE
from game.cvlizations.catalog import ORDERS, load
from game.cvlizations.moves import BuyIdea, LayOrders, Steal, SwapResource, TakeResources, Trade
from game.cvlizations.resources import KINDS, covers, unpack
from game.cvlizations.state import ACTING, ALL_ORDERS, DEVELOPING, LAYING, CvlizationsState

BOOK = load()
_ID = "cvlizations.reason."


def well_formed(move: object) -> bool:
    """Whether it is a move all whose fields are whole numbers."""
    return isinstance(move, Move) and all(type(value) is int for value in msgspec.structs.astuple(move))


def reason(state: CvlizationsState, seat: int, move: object) -> Reason:
    """Why this move is not among the legal ones."""
    if not well_formed(move):
        return Reason(f"{_ID}no_move")
    if state.phase == LAYING and isinstance(move, LayOrders):
        return _laying(state, move)
    if state.phase == ACTING:
        return _acting(state, seat, move)
    if state.phase == DEVELOPING:
        return _developing(state, seat, move)
    return Reason(f"{_ID}not_now")


def _name(card: int) -> str:
    return f"@cvlizations.name.{BOOK.cards[card].id}"


def _kind(kind: int) -> str:
    return f"@cvlizations.resource.{KINDS[kind]}"


def _laying(state: CvlizationsState, move: LayOrders) -> Reason:
    tribe = turns.laying(state.options, state.helm)[state.turn]
    for order in (move.face_up, move.face_down):
        if not 0 <= order < ORDERS:
            return Reason(f"{_ID}no_such_order")
        if not (ALL_ORDERS & ~state.spent[tribe]) >> order & 1:
            return Reason(f"{_ID}order_spent", {"card": _name(order)})
    return Reason(f"{_ID}two_different_orders")


def _acting(state: CvlizationsState, seat: int, move: object) -> Reason:
    step = state.agenda[state.at]
    if isinstance(move, TakeResources) and step[0] == TAKE:
        return Reason(f"{_ID}take_exactly", {"count": step[3], "card": _name(step[2])})
    if isinstance(move, Trade) and step[0] == SWAP:
        return _swapping(move)
    if isinstance(move, Steal) and step[0] not in (TAKE, SWAP):
        return _stealing(state, move, seat, step[0] == STEAL_AGAIN)
    return Reason(f"{_ID}not_now")


def _stealing(state: CvlizationsState, move: Steal, seat: int, again: bool) -> Reason:
    victim = move.victim
    if not (0 <= victim < len(state.goods) and 0 <= move.kind < len(KINDS)):
        return Reason(f"{_ID}no_such_victim")
    if victim == seat:
        return Reason(f"{_ID}not_yourself")
    if actions.shielded(state, victim):
        return Reason(f"{_ID}shielded", {"seat": victim})
    if again and not state.victims >> victim & 1:
        return Reason(f"{_ID}only_the_robbed", {"seat": victim})
    if not again and state.victims >> victim & 1:
        return Reason(f"{_ID}another_victim", {"seat": victim})
    return Reason(f"{_ID}victim_has_none", {"seat": victim, "kind": _kind(move.kind)})


def _swapping(move: Trade | SwapResource) -> Reason:
    if not (0 <= move.give < len(KINDS) and 0 <= move.take < len(KINDS)):
        return Reason(f"{_ID}no_such_kind")
    if move.give == move.take:
        return Reason(f"{_ID}another_kind")
    return Reason(f"{_ID}you_have_none", {"kind": _kind(move.give)})


def _developing(state: CvlizationsState, seat: int, move: object) -> Reason:
    topic, card = development.owed(state) or (development.BUY, 0)
    if topic == development.INCOME and isinstance(move, TakeResources):
        return Reason(f"{_ID}take_one_kind", {"card": _name(card)})
    if topic == development.BUY and isinstance(move, SwapResource):
        return _swapping(move) if state.swaps > 0 else Reason(f"{_ID}no_swap_left")
    if topic == development.BUY and isinstance(move, BuyIdea):
        return _buying(state, seat, move)
    return Reason(f"{_ID}not_now")


def _buying(state: CvlizationsState, seat: int, move: BuyIdea) -> Reason:
    if move.idea not in development.on_sale(state, seat):
        return Reason(f"{_ID}not_on_sale")
    prices = [packed for packed, _ in development.prices(state, seat, move.idea)]
    goods = state.goods[seat]
    if any(covers(goods, price) for price in prices):
        return Reason(f"{_ID}wrong_price", {"card": _name(move.idea)})
    cost = BOOK.idea(move.idea).cost.packed
    missing = min(_missing(goods, price) for price in prices)
    values = dict(zip(KINDS, unpack(cost), strict=True))
    return Reason(f"{_ID}too_expensive", {"card": _name(move.idea), "missing": missing, **values})


def _missing(goods: int, price: int) -> int:
    pairs = zip(unpack(goods), unpack(price), strict=True)
    return sum(max(0, wanted - have) for have, wanted in pairs)
