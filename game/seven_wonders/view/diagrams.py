"""The diagrams of the rule book: what is paid to whom, chains, wars between neighbours, sets counted."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import pygame

from game.core.rule_book import Sketch
from game.seven_wonders import conflict, income, orders, scoring
from game.seven_wonders.options import SevenWondersOptions
from game.seven_wonders.rules import RULES
from game.seven_wonders.state import SevenWondersState
from game.seven_wonders.tables import SYMBOLS, tables
from game.seven_wonders.view import cards, neighbours, pieces, symbols
from game.tabletop.diagram import Diagram, arrow, equals, plaque, points, step_of, verdict
from game.ui import sprites
from game.ui.canvas import Canvas
from game.ui.digits import big
from game.ui.tween import part

PLATE = (96, 92)
"""The size of a city's plate."""
GAP = 40
"""Between two plates, for what goes from one to the other."""
STRIP = 15


def draw(sketch: Sketch) -> Diagram:
    """The diagram of a kind."""
    return KINDS[sketch.kind](sketch.values)


# ---------------------------------------------------------------------- the table of an example


def _table(values: Mapping[str, Any], **options: Any) -> SevenWondersState:
    """Three cities as the example says; the first one is the reader's."""
    state = RULES.blank(SevenWondersOptions(seats=values.get("seats", 3), **options))
    boards = values.get("boards", ["giza_a", "rhodos_a", "ephesos_a", "babylon_a"])
    for party in range(len(state.coins)):
        state.board_dealt(party, tables().board_ids.index(boards[party]), values.get("coins", 3))
    state.age_opened(values.get("age", 1), 0, -1)
    state.phase_opened("turn")
    for party, names in enumerate(values.get("cities", ())):
        _give(state, party, names)
    return state


def _give(state: SevenWondersState, party: int, names: Sequence[str]) -> None:
    for name in names:
        card = tables().number[name]
        state.hands[party], state.sizes[party] = (card,), 1
        state.card_built(party, party, card, "chained", 0, 0, 0, 0)


def _built(state: SevenWondersState, party: int) -> list[int]:
    return [card for card in range(len(tables().ids)) if state.cities[party] >> card & 1]


def _plate(canvas: Canvas, state: SevenWondersState, party: int, x: int, y: int) -> None:
    """A city: its badge and wonder, and all it has built as strips."""
    box = pygame.Rect(x, y, *PLATE)
    canvas.shadow(box, (1, 2), -1, 2)
    canvas.blit(sprites.nine_slice(f"frames/plate_{party}", box.w, box.h), x, y)
    canvas.blit(pieces.badge(party), x + 1, y + 1)
    canvas.frame((x + 4, y + 18, box.w - 8, 20), "k0")
    left, _, wide, _ = neighbours.MONUMENT
    canvas.surface.blit(pieces.panorama(state, party), (x + 5, y + 19), (left, 14, min(wide, box.w - 10), 18))
    effects = tables().data.wonders[state.boards[party]].start_effects
    canvas.rounded((x + 19, y + 2, box.w - 22, 14), "p4", 1)
    symbols.draw(canvas, effects, x + 19 + (box.w - 22) // 2, y + 2, box.w - 26)
    for number, card in enumerate(_built(state, party)[:3]):
        _strip(canvas, card, pygame.Rect(x + 5, y + 41 + (STRIP + 1) * number, box.w - 10, STRIP))


def _strip(canvas: Canvas, card: int, box: pygame.Rect) -> None:
    """A built card: what is printed at its top."""
    ramp = pieces.ramp(card)
    canvas.rounded(box, "k0", 1)
    canvas.rounded(box.inflate(-2, -2), f"{ramp}{2 if ramp == 'k' else 3}", 1)
    canvas.rounded((box.x + 3, box.y + 2, box.w - 6, box.h - 3), "k4" if ramp == "k" else "p4", 1)
    symbols.draw(canvas, tables().gain[card].effects, box.centerx, box.y + 1, box.w - 8)


def _at(slot: int) -> int:
    """The left edge of the left neighbour's plate, the own, the right neighbour's."""
    return slot * (PLATE[0] + GAP)


WIDE = 3 * PLATE[0] + 2 * GAP


# ---------------------------------------------------------------------- payment


def _build(values: Mapping[str, Any]) -> Diagram:
    """What it takes to build a card: coins to neighbours and to the bank, or nothing thanks to a chain."""
    state = _table(values)
    card = tables().number[values["card"]]
    ways = orders.ways(state, 0, card)
    left, right, bank, _ = ways[0] if ways else (0, 0, 0, 0)
    chained = ways == orders.CHAIN
    own_y, top = 96, 0

    def paint(canvas: Canvas, share: float) -> None:
        for slot, party in ((0, state.left(0)), (1, 0), (2, state.right(0))):
            _plate(canvas, state, party, _at(slot), own_y if slot == 1 else top + 40)
        middle = WIDE // 2
        face = cards.face(card)
        cards.draw(canvas, face, middle - face.get_width() // 2, top, dim=not ways)
        for coins, reach, x in ((left, -1, _at(1)), (right, 1, _at(1) + PLATE[0])):
            if coins:
                y = own_y + 22
                arrow(canvas, (x + 2 * reach, y), (x + reach * (GAP - 8), y), "y", part(share, 0.1, 0.6))
                if share > 0.6:
                    canvas.blit(pieces.coin(coins), x + reach * GAP // 2 - 6, y - 20)
        if share > 0.7:
            verdict(canvas, bool(ways), middle + 34, 12)
            if chained:
                canvas.blit(pieces.chain(), middle - 48, 10)
            elif ways:
                plaque(canvas, left + right + bank, middle - 44, 14)

    figures = {"left": left, "right": right, "coins": left + right + bank}
    return Diagram((WIDE, own_y + PLATE[1] + 3), paint, 2.4, figures)


def _sell(values: Mapping[str, Any]) -> Diagram:
    """A card that can't be built is discarded for coins."""
    state = _table(values)
    card = tables().number[values["card"]]
    fits = bool(orders.ways(state, 0, card))
    before = state.coins[0]
    income.take(state, 0, income.SALE, "sale")
    gained = state.coins[0] - before

    def paint(canvas: Canvas, share: float) -> None:
        face = cards.face(card)
        cards.draw(canvas, face, 2, 2, dim=share > 0.3)
        if share > 0.3:
            verdict(canvas, fits, 58, 12)
        arrow(canvas, (70, 44), (96, 44), "k", part(share, 0.4, 0.7))
        if share > 0.7:
            for number in range(gained):
                canvas.blit(pieces.coin(1), 112 + 15 * number, 38)
            plaque(canvas, f"+{gained}", 112 + 15 * gained + 12, 44, "g")

    return Diagram((190, 94), paint, 2.4, {"coins": gained})


def _coins(values: Mapping[str, Any]) -> Diagram:
    """Coins that come at once for what lies in the own city and next door."""
    state = _table(values)
    card = tables().number[values["card"]]
    before = state.coins[0]
    _give(state, 0, [values["card"]])
    income.at_once(state, 0, tables().gain[card])
    gained = state.coins[0] - before
    shown = _table(values)

    def paint(canvas: Canvas, share: float) -> None:
        for slot, party in ((0, shown.left(0)), (1, 0), (2, shown.right(0))):
            _plate(canvas, shown, party, _at(slot), 20)
        _strip(canvas, card, pygame.Rect(_at(1), 1, PLATE[0], STRIP))
        done, _ = step_of(share, 2)
        if done:
            plaque(canvas, f"+{gained}", _at(1) + PLATE[0] + 20, 9, "y")

    return Diagram((WIDE, 20 + PLATE[1] + 3), paint, 2.0, {"coins": gained})


def _stage(values: Mapping[str, Any]) -> Diagram:
    """The next stage of a wonder is paid and built."""
    before = _table(values)
    board, done = before.boards[0], values["stages"]
    before.stages[0] = done
    after = before.copy()
    after.stages[0] = done + 1
    ways = orders.stage_payments(before, 0)
    worth = sum(scoring.points(after, 0, one) for one in tables().stage_gain[board][done].effects)
    need = pieces.units(tables().stage_need[board][done])

    def paint(canvas: Canvas, share: float) -> None:
        canvas.frame((0, 0, 302, 67), "k0")
        canvas.surface.blit(pieces.panorama(after if share >= 0.6 else before, 0), (1, 1), (60, 0, 300, 65))
        for number, resource in enumerate(need):
            picture = pieces.resource(resource)
            canvas.blit(picture, 20 + 18 * number, 76)
        arrow(canvas, (90, 82), (116, 82), "k", part(share, 0.1, 0.5))
        for number in range(len(tables().stage_need[board])):
            box = (130 + 40 * number, 74, 34, 17)
            reached = number < (done + 1 if share >= 0.6 else done)
            canvas.rounded(box, "k0", 1)
            canvas.rounded((box[0] + 1, box[1] + 1, 32, 15), "y3" if reached else "p2", 1)
            symbols.draw(canvas, tables().stage_gain[board][number].effects, box[0] + 17, box[1] + 2, 30)
        if share >= 0.6:
            verdict(canvas, bool(ways), 268, 82)
            points(canvas, worth, 290, 82)

    return Diagram((310, 94), paint, 2.4, {"resources": len(need), "points": worth})


def _recruit(values: Mapping[str, Any]) -> Diagram:
    """A leader is paid for."""
    state = _table(values, leaders=True)
    leader = tables().number[values["leader"]]
    price = orders.leader_price(state, 0, leader)
    left = state.coins[0] - price

    def paint(canvas: Canvas, share: float) -> None:
        cards.draw(canvas, cards.face(leader), 2, 2)
        gone = round(price * part(share, 0.2, 0.8))
        for number in range(state.coins[0]):
            spent = number >= state.coins[0] - gone
            x = 80 + 16 * number
            canvas.blit(pieces.coin(1), x, 56 if spent else 24)
        plaque(canvas, state.coins[0] - gone, 80 + 16 * state.coins[0] + 12, 30)
        if gone:
            plaque(canvas, f"-{gone}", 80 + 16 * state.coins[0] + 12, 62, "r")

    return Diagram((204, 94), paint, 2.4, {"price": price, "left": left})


def _debt(values: Mapping[str, Any]) -> Diagram:
    """All ways to lose coins: paid, or taken as debt."""
    state = _table(values, cities=True)
    state.owed[0] = values["loss"]
    ways = [(paid, values["loss"] - paid) for paid in range(min(values["loss"], state.coins[0]), -1, -1)]

    def paint(canvas: Canvas, share: float) -> None:
        plaque(canvas, f"-{values['loss']}", 18, 12 * len(ways), "r")
        shown, _ = step_of(share, len(ways))
        for number, (paid, owed) in enumerate(ways[: shown + 1]):
            y = 12 + 24 * number
            arrow(canvas, (38, y), (52, y), "k")
            for coin in range(paid):
                canvas.blit(pieces.coin(1), 70 + 16 * coin, y - 6)
            for token in range(owed):
                canvas.blit(sprites.sprite("icons/debt"), 130 + 16 * token, y - 6)
            points(canvas, -owed, 200, y)

    figures = {"most_paid": ways[0][0], "then_debt": ways[0][1], "most_debt": ways[-1][1]}
    return Diagram((222, 24 * len(ways)), paint, 2.4, figures)


# ---------------------------------------------------------------------- war


def _war(values: Mapping[str, Any]) -> Diagram:
    """Neighbours compare their shields; tokens for those who have more or fewer."""
    state = _table(values, teams=values.get("teams", False))
    for party, shields in enumerate(values["shields"]):
        state.shields[party] = shields
    after = state.copy()
    conflict.resolve(after)
    worth = dict(zip((1, 3, 5), after.victories[0], strict=True))
    won = [value for value, count in worth.items() for _ in range(count)]
    order = [state.left(0), 0, state.right(0)]

    def paint(canvas: Canvas, share: float) -> None:
        for slot, party in enumerate(order):
            x = _at(slot)
            _plate(canvas, state, party, x, 0)
            shield = sprites.sprite("icons/shield_24")
            canvas.blit(shield, x + 36, 44)
            big(canvas, state.shields[party], x + 49, 52, "p5", "k0", "centre")
        if share < 0.4:
            return
        for slot, (one, other) in enumerate(((order[0], 0), (0, order[2]))):
            if (one, other) not in conflict.pairs(state) and (other, one) not in conflict.pairs(state):
                continue
            more = state.shields[one] > state.shields[other]
            x = _at(slot) + PLATE[0]
            ends = ((x + 6, 56), (x + GAP - 8, 56))
            arrow(canvas, *(ends if more else (ends[1], ends[0])), "r")
        if share >= 0.7:
            tokens = [*won, *[-1] * after.defeats[0]]
            left = WIDE // 2 - 8 * len(tokens)
            for number, value in enumerate(tokens):
                canvas.blit(pieces.token(value), left + 16 * number, PLATE[1] + 6)

    figures = {"victories": sum(won), "tokens": len(won), "defeats": after.defeats[0]}
    return Diagram((WIDE, PLATE[1] + 22), paint, 2.4, figures)


# ---------------------------------------------------------------------- points


def _science(values: Mapping[str, Any]) -> Diagram:
    """Symbols of each kind squared, and seven for each set."""
    state = _table(values)
    found = scoring.science(state, 0)
    squares = [count * count for count in found.counts]
    sets = found.points - sum(squares)
    high = 24 * len(SYMBOLS) + 28

    def paint(canvas: Canvas, share: float) -> None:
        done, _ = step_of(share, len(SYMBOLS) + 2)
        for down, (name, count) in enumerate(zip(SYMBOLS, found.counts, strict=True)):
            if down > done:
                continue
            y = 12 + 24 * down
            for number in range(count):
                picture = sprites.sprite(f"icons/{name}_24")
                canvas.blit(picture, 2 + 26 * number, y - 12)
            equals(canvas, 112, y)
            points(canvas, squares[down], 136, y)
        if done > len(SYMBOLS) - 1:
            canvas.outline((0, 0, 27, 24 * len(SYMBOLS)), "r2", 1)
            points(canvas, sets, 14, high - 13)
        if done > len(SYMBOLS):
            equals(canvas, 112, high - 13)
            points(canvas, found.points, 136, high - 13)

    figures = {name: square for name, square in zip(SYMBOLS, squares, strict=True)}
    figures |= {"sets": sets, "total": found.points}
    return Diagram((160, high), paint, 2.8, figures)


def _masks(values: Mapping[str, Any]) -> Diagram:
    """Symbols that masks copy from the green cards next door."""
    state = _table(values, cities=True)
    found = scoring.science(state, 0)
    copied = sum(found.copied)
    masks = len(values["cities"][0])

    def paint(canvas: Canvas, share: float) -> None:
        for slot, party in ((0, state.left(0)), (1, 0), (2, state.right(0))):
            _plate(canvas, state, party, _at(slot), 0)
        if copied:
            x = _at(1)
            arrow(canvas, (x - GAP + 4, 48), (x - 10, 48), "g", part(share, 0.2, 0.6))
        if share > 0.7:
            for number in range(masks):
                verdict(canvas, number < copied, _at(1) + PLATE[0] - 8, 49 + 16 * number)

    return Diagram((WIDE, PLATE[1] + 3), paint, 2.2, {"copied": copied})


def _score(values: Mapping[str, Any]) -> Diagram:
    """A city's score sheet, column by column."""
    state = _table(values, cities=True, leaders=False)
    state.stages[0] = values["stages"]
    state.coins[0], state.debts[0] = values["purse"], values["debts"]
    state.victories[0], state.defeats[0] = tuple(values["victories"]), values["defeats"]
    lines = [line for line in scoring.sheet(state, 0).lines if line.points]
    total = sum(line.points for line in lines)
    step = 40

    def paint(canvas: Canvas, share: float) -> None:
        done, _ = step_of(share, len(lines) + 1)
        for number, line in enumerate(lines[: done + 1]):
            x = 20 + step * number
            canvas.rounded((x - 17, 0, 34, 18), "k0", 1)
            ramp = LINE_RAMPS.get(line.key.rpartition(".")[2], "p")
            canvas.rounded((x - 16, 1, 32, 16), f"{ramp}2", 1)
            canvas.across(x - 15, 1, 30, f"{ramp}4")
            sign = LINE_SIGNS.get(line.key.rpartition(".")[2], "icons/star")
            picture = sprites.sprite(sign)
            canvas.blit(picture, x - picture.get_width() // 2, 9 - picture.get_height() // 2)
            points(canvas, line.points, x, 30)
        if done >= len(lines):
            x = 20 + step * len(lines)
            equals(canvas, x - 14, 30)
            points(canvas, total, x + 8, 30)

    figures = {line.key.rpartition(".")[2]: line.points for line in lines} | {"total": total}
    return Diagram((step * len(lines) + 44, 40), paint, 3.2, figures)


LINE_RAMPS = {"military": "r", "treasury": "y", "wonder": "t", "civilian": "b", "science": "g"}
LINE_SIGNS = {
    "military": "icons/shield",
    "treasury": "icons/coin",
    "wonder": "icons/laurel",
    "civilian": "icons/star",
    "science": "icons/gear",
}
"""The ramps and pictures of score lines, by the last word of their key."""

KINDS: dict[str, Callable[[Mapping[str, Any]], Diagram]] = {
    "build": _build,
    "sell": _sell,
    "coins": _coins,
    "stage": _stage,
    "recruit": _recruit,
    "debt": _debt,
    "war": _war,
    "science": _science,
    "masks": _masks,
    "score": _score,
}
"""By the name in the rule book."""
