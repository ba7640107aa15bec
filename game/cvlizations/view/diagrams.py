"""The diagrams of the rule book: the strength of an order and what each tribe gains, payments, happiness."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from game.core.rule_book import Sketch
from game.cvlizations import agenda, development, odds, scoring
from game.cvlizations.catalog import ORDERS, load
from game.cvlizations.moves import BuyIdea, PayForHappiness
from game.cvlizations.options import CvlizationsOptions
from game.cvlizations.resources import KINDS, covers, pack, unpack
from game.cvlizations.state import CvlizationsState
from game.cvlizations.view import cards, pieces
from game.cvlizations.view.cards import SIZE
from game.tabletop.diagram import Diagram, arrow, equals, plaque, points, step_of, verdict
from game.ui.canvas import Canvas
from game.ui.tween import part

BOOK = load()
ROW = 24
NUMBER = {card.id: number for number, card in enumerate(BOOK.cards)}
"""Orders and ideas by id."""


def draw(sketch: Sketch) -> Diagram:
    """The diagram of a kind."""
    return KINDS_OF_DIAGRAM[sketch.kind](sketch.values)


def _goods_sign(kind: int) -> str:
    return f"icons/{pieces.GOODS[kind]}"


# ---------------------------------------------------------------------- orders


def _strength(values: Mapping[str, Any]) -> Diagram:
    """An order, the tribes that chose it, the line of its strength, what each tribe gains."""
    order = NUMBER[values["order"]]
    seats = values.get("seats", len(values["laid"]))
    state = CvlizationsState(CvlizationsOptions(seats=seats))
    for tribe, (up, down) in enumerate(values["laid"]):
        state.up[tribe], state.down[tribe] = NUMBER[up], NUMBER[down]
    down_orders = [-1 if one is None else one for one in state.down]
    found = agenda.strengths(state.up, down_orders)
    strength = found[order]
    doubling = NUMBER["doubling"]
    who = [tribe for tribe in range(len(state.up)) if order in (state.up[tribe], state.down[tribe])]
    times = {
        tribe: 2 if doubling in (state.up[tribe], state.down[tribe]) and found[doubling] < 3 else 1
        for tribe in who
    }
    gains = {
        tribe: _gains(odds.brings(state, tribe, order, strength), times[tribe])
        for tribe in who
        if tribe < seats
    }

    def paint(canvas: Canvas, share: float) -> None:
        cards_done, _ = step_of(share, len(who) + 2)
        canvas.shadow((2, 2, *SIZE), (2, 3), -2, 2)
        canvas.blit(cards.order(order, state.options), 2, 2)
        for number, tribe in enumerate(who[: cards_done + 1]):
            y = 14 + ROW * number
            canvas.blit(pieces.badge(tribe), 74, y - 8)
            if times[tribe] > 1:
                plaque(canvas, f"x{times[tribe]}", 104, y, "v")
        if cards_done < len(who):
            return
        canvas.outline(cards.strength_box(strength).move(2, 2), "r3", 1)
        if cards_done <= len(who):
            return
        for number, tribe in enumerate(who):
            y = 14 + ROW * number
            if tribe not in gains:
                continue
            arrow(canvas, (120, y), (134, y), "k")
            for place, sign in enumerate(gains[tribe]):
                pieces.icon(canvas, sign, 154 + 15 * place, y)
            if not gains[tribe]:
                verdict(canvas, False, 154, y)

    figures = {"strength": strength} | {f"tribe_{tribe + 1}": len(found) for tribe, found in gains.items()}
    return Diagram((248, max(SIZE[1] + 6, 6 + ROW * len(who))), paint, 3.0, figures)


def _gains(found: odds.Yield, times: int) -> list[str]:
    """What an order brings, an icon for each."""
    signs = [_goods_sign(kind) for kind, name in enumerate(KINDS) for _ in range(getattr(found, name))]
    signs += ["icons/smile"] * found.happiness + ["icons/sack"] * found.thefts
    return signs * times


def _trade(values: Mapping[str, Any]) -> Diagram:
    """One resource goes, several of another kind come."""
    state = CvlizationsState(CvlizationsOptions(seats=3))
    order = NUMBER["trade"]
    taken = odds.brings(state, 0, order, values["strength"]).swap
    give, take = (KINDS.index(values[name]) for name in ("give", "take"))

    def paint(canvas: Canvas, share: float) -> None:
        canvas.shadow((2, 2, *SIZE), (2, 3), -2, 2)
        canvas.blit(cards.order(order, state.options), 2, 2)
        canvas.outline(cards.strength_box(values["strength"]).move(2, 2), "r3", 1)
        pieces.icon(canvas, _goods_sign(give), 90, 46)
        plaque(canvas, "-1", 90, 66, "r")
        arrow(canvas, (108, 46), (130, 46), "k", part(share, 0.2, 0.6))
        if share > 0.6:
            for number in range(taken):
                pieces.icon(canvas, _goods_sign(take), 152 + 16 * number, 46)
            plaque(canvas, f"+{taken}", 152 + 8 * (taken - 1), 66, "g")

    return Diagram((152 + 16 * taken, SIZE[1] + 6), paint, 2.0, {"give": 1, "take": taken})


def _hand(values: Mapping[str, Any]) -> Diagram:
    """A hand of orders from round to round of an age."""
    state = CvlizationsState(CvlizationsOptions(seats=3))
    hands = [state.hand(0)]
    for one, other in values["laid"]:
        state.spent[0] |= 1 << NUMBER[one] | 1 << NUMBER[other]
        hands.append(state.hand(0))
    left = [hand.bit_count() for hand in hands]

    def paint(canvas: Canvas, share: float) -> None:
        done, _ = step_of(share, len(hands))
        for down, hand in enumerate(hands[: done + 1]):
            y = 12 + ROW * down
            for order in range(ORDERS):
                x = 10 + 26 * order
                ramp = pieces.ORDER_RAMPS[order]
                held = bool(hand >> order & 1)
                canvas.rounded((x - 10, y - 10, 22, 21), "k0", 1)
                canvas.rounded((x - 9, y - 9, 20, 19), f"{ramp}2" if held else "p2", 1)
                if held:
                    pieces.icon(canvas, f"icons/{pieces.ORDER_ICONS[order]}", x + 1, y)
            equals(canvas, 26 * ORDERS + 6, y)
            plaque(canvas, left[down], 26 * ORDERS + 24, y)

    return Diagram((26 * ORDERS + 40, ROW * len(hands)), paint, 2.8, {"first": left[0], "left": left[-1]})


# ---------------------------------------------------------------------- payment


def _buy(values: Mapping[str, Any]) -> Diagram:
    """An idea is paid for out of the stores."""
    state, idea = _owner(values), NUMBER[values["idea"]]
    price, move = development.offers(idea, 0)[0]
    fits = covers(state.goods[0], price)
    before = unpack(state.goods[0])
    development.take(state, 0, BuyIdea(move.idea, move.food, move.wood, move.stone))
    after = unpack(state.goods[0])
    cost = (move.food, move.wood, move.stone)

    def paint(canvas: Canvas, share: float) -> None:
        canvas.shadow((2, 2, *SIZE), (2, 3), -2, 2)
        canvas.blit(cards.idea(idea), 2, 2)
        paid = share >= 0.55
        for kind in range(len(KINDS)):
            y = 18 + 28 * kind
            for number in range(before[kind]):
                x = 90 + 16 * number
                if paid and number >= after[kind]:
                    canvas.circle((x, y), 7, "p2", 1)
                else:
                    pieces.icon(canvas, _goods_sign(kind), x, y)
            if paid and cost[kind]:
                plaque(canvas, f"-{cost[kind]}", 150, y, "r")
            if paid:
                equals(canvas, 172, y)
                plaque(canvas, after[kind], 190, y)
        if paid:
            verdict(canvas, fits, 58, 10)

    figures = {f"{name}_cost": cost[kind] for kind, name in enumerate(KINDS) if cost[kind]}
    figures |= {f"{name}_left": after[kind] for kind, name in enumerate(KINDS) if before[kind]}
    return Diagram((208, SIZE[1] + 6), paint, 2.2, figures)


def _owner(values: Mapping[str, Any]) -> CvlizationsState:
    """A table whose first seat has these goods and ideas."""
    state = CvlizationsState(CvlizationsOptions(seats=3))
    state.mover = 0
    state.goods[0] = pack(*values["goods"])
    if "idea" in values:
        idea = NUMBER[values["idea"]]
        state.track = (idea, *state.track[1:])
    for name in values.get("owned", ()):
        state.ideas[0] += (NUMBER[name],)
        state.owned[0] |= 1 << NUMBER[name]
        state.active[0] |= 1 << NUMBER[name]
    return state


def _exchange(values: Mapping[str, Any]) -> Diagram:
    """An idea that turns a resource into happiness."""
    state = _owner(values)
    idea = NUMBER[values["owned"][0]]
    before, happy = unpack(state.goods[0]), state.happiness[0]
    development.take(state, 0, PayForHappiness())
    after = unpack(state.goods[0])
    paid = [one - other for one, other in zip(before, after)]
    gained = state.happiness[0] - happy

    def paint(canvas: Canvas, share: float) -> None:
        canvas.shadow((2, 2, *SIZE), (2, 3), -2, 2)
        canvas.blit(cards.idea(idea), 2, 2)
        for kind, count in enumerate(paid):
            if count:
                pieces.icon(canvas, _goods_sign(kind), 92, 40)
                plaque(canvas, f"-{count}", 92, 60, "r")
        arrow(canvas, (110, 40), (134, 40), "k", part(share, 0.2, 0.6))
        if share > 0.6:
            pieces.icon(canvas, "icons/smile", 156, 40)
            points(canvas, gained, 156, 60)

    return Diagram((180, SIZE[1] + 6), paint, 2.0, {"paid": sum(paid), "happiness": gained})


# ---------------------------------------------------------------------- happiness


def _score(values: Mapping[str, Any]) -> Diagram:
    """What is printed on ideas, gained on the way, and exchanged at the end."""
    state = _owner(values)
    state.happiness[0] = values["gained"]
    state.tokens[0] = ((NUMBER[values["cause"]], values["gained"]),)
    printed = scoring.printed(state.owned[0])
    ends = scoring.settle(state.goods[0], state.owned[0])
    total, _ = scoring.points(state, 0)
    ideas = state.ideas[0]

    def paint(canvas: Canvas, share: float) -> None:
        done, _ = step_of(share, 4)
        for number, idea in enumerate(ideas):
            canvas.shadow((2 + 44 * number, 2, *SIZE), (2, 3), -2, 2)
            canvas.blit(cards.idea(idea), 2 + 44 * number, 2)
        y, x = SIZE[1] + 20, 30
        plaque(canvas, printed, x, y, "g")
        if done > 0:
            pieces.icon(canvas, f"icons/{pieces.ORDER_ICONS[NUMBER[values['cause']]]}", x + 50, y)
            plaque(canvas, f"+{values['gained']}", x + 70, y, "g")
        if done > 1:
            for kind, count in enumerate(values["goods"]):
                for number in range(count):
                    pieces.icon(canvas, _goods_sign(kind), x + 104 + 9 * number, y)
            plaque(canvas, f"+{ends.happiness}", x + 104 + 9 * sum(values["goods"]) + 12, y, "g")
        if done > 2:
            equals(canvas, x + 190, y)
            plaque(canvas, total, x + 210, y)

    figures = {"ideas": printed, "tokens": values["gained"], "exchange": ends.happiness, "total": total}
    wide = max(44 * len(ideas) + 18, 256)
    return Diagram((wide, SIZE[1] + 30), paint, 2.8, figures)


KINDS_OF_DIAGRAM: dict[str, Callable[[Mapping[str, Any]], Diagram]] = {
    "strength": _strength,
    "trade": _trade,
    "hand": _hand,
    "buy": _buy,
    "exchange": _exchange,
    "score": _score,
}
"""By the name in the rule book."""
