"""A quick and sensible player: for every distinct result the cheapest way, then the best worth after it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from game.core.rules import Move
from game.troyes_dice.evaluation import Evaluation
from game.troyes_dice.legality import bonus_moves, builds, track_moves
from game.troyes_dice.moves import UseDie
from game.troyes_dice.offers import Way, ways
from game.troyes_dice.rules import carry_out
from game.troyes_dice.scoring import total
from game.troyes_dice.sheet import COLUMNS, PRESTIGE, TAKE, WORK, YELLOW
from game.troyes_dice.state import TroyesState


def alone(state: TroyesState, seat: int) -> TroyesState:
    """A copy for seat 0 with this seat's sheet only; the wheel is shared, not copied."""
    other = object.__new__(TroyesState)
    other.options = state.options
    other.fronts = state.fronts
    other.backs = state.backs
    other.feasts = state.feasts
    other.crier = state.crier
    other.numbers = state.numbers
    other.columns = state.columns
    other.half = state.half
    other.values = state.values
    other.black = state.black
    other.destroyed = state.destroyed
    other.over = state.over
    other.sheets = [state.sheets[seat].copy()]
    return other


def worths(state: TroyesState, seat: int, moves: Iterable[Move], evaluation: Evaluation) -> Iterator[float]:
    """Expected final points after each move and the best answers to what it sets off."""
    after, sheet = alone(state, seat), state.sheets[seat]
    for move in moves:
        after.sheets[0] = sheet.copy()
        carry_out(after, 0, move)
        yield settled(after, 0, evaluation)


def settled(state: TroyesState, seat: int, evaluation: Evaluation) -> float:
    """Expected final points of a seat that has acted, once it has answered what it is owed."""
    sheet = state.sheets[seat]
    if not sheet.owed:
        return evaluation.after(sheet, state.half)
    return max(worths(state, seat, follow_ups(state, seat), evaluation))


def points_now(state: TroyesState, seat: int, move: Move) -> int:
    """The points on the sheet after this move, what it sets off by a choice left out."""
    after = alone(state, seat)
    carry_out(after, 0, move)
    return total(after.sheets[0])


def follow_ups(state: TroyesState, seat: int) -> Sequence[Move]:
    """The answers to what a seat is owed."""
    if builds(state.sheets[seat].owed[0]):
        return bonus_moves(state, seat)
    return track_moves(state, seat)


def uses(state: TroyesState, seat: int, evaluation: Evaluation) -> Iterator[UseDie]:
    """The cheapest way to each distinct use of a die; resources never with a lowered die."""
    sheet, half = state.sheets[seat], state.half
    price = [
        evaluation.resource(half, colour, sheet.circled[colour], held)
        - evaluation.resource(half, colour, sheet.circled[colour], max(0, held - 1))
        for colour, held in enumerate(sheet.held)
    ]
    best: dict[tuple[int, int, int], tuple[float, Way]] = {}
    for way in ways(state, seat):
        die, pay, reach = way
        red, yellow, white = die.price
        base = red * price[0] + yellow * price[1] + white * price[2]
        if pay is not None:
            base += price[pay]
        for colour, number, influence, knowledge in reach:
            cost = base + influence * price[0] + knowledge * price[2]
            kind = die.slot + 2 if die.feast else int(knowledge > 0 and colour == YELLOW)
            key = (kind, colour, number)
            if key not in best or cost < best[key][0]:
                best[key] = (cost, way)
    taken, columns = sheet.built | sheet.crossed, state.columns
    for (_, colour, number), (_, (die, pay, _)) in best.items():
        if number >= die.value:
            yield UseDie(die.slot, TAKE, colour, number, pay)
        if number:
            shift = 2 * colour * COLUMNS + columns[number]
            if die.prestige and not taken >> shift & 1:
                yield UseDie(die.slot, PRESTIGE, colour, number, pay)
            if not taken >> shift + COLUMNS & 1:
                yield UseDie(die.slot, WORK, colour, number, pay)


def sensible(state: TroyesState, seat: int, evaluation: Evaluation) -> Sequence[Move]:
    """The moves that deserve a thought."""
    if state.sheets[seat].owed:
        return follow_ups(state, seat)
    return list(uses(state, seat, evaluation))


def ranked(state: TroyesState, seat: int, evaluation: Evaluation) -> list[tuple[float, Move]]:
    """The seat's sensible moves with what they are worth, best first."""
    moves = sensible(state, seat, evaluation)
    judged = list(zip(worths(state, seat, moves, evaluation), moves))
    judged.sort(key=lambda pair: -pair[0])
    return judged


def best(state: TroyesState, seat: int, evaluation: Evaluation) -> Move:
    """The most valuable of the seat's sensible moves."""
    moves = sensible(state, seat, evaluation)
    if len(moves) == 1:
        return moves[0]
    points = list(worths(state, seat, moves, evaluation))
    return moves[points.index(max(points))]
