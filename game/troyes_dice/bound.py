"""What somebody could score who knows all dice beforehand: a beam search over one sheet."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from game.core.chance import Chance, TableChance
from game.core.rules import Move, deal
from game.troyes_dice.evaluation import Evaluation, fitted
from game.troyes_dice.options import TroyesOptions
from game.troyes_dice.policy import alone, follow_ups, uses
from game.troyes_dice.rules import RULES, carry_out
from game.troyes_dice.scoring import total
from game.troyes_dice.state import TroyesState
from game.troyes_dice.wheel import close_half_day, open_half_day

WIDTH = 80
NUMBERINGS = 2


def of_deal(options: TroyesOptions, seed: int) -> int:
    """A near-best score on the table of this seed; of an expert's orders only the first are tried."""
    chance = TableChance(seed)
    state, _ = deal(RULES, msgspec.structs.replace(options, seats=1), chance)
    if state.numbers:
        return bound(state, chance)
    found = []
    for move in RULES.moves(state, 0)[:NUMBERINGS]:
        numbered = state.copy()
        RULES.play(numbered, {0: move}, chance)
        found.append(bound(numbered, chance))
    return max(found)


def bound(state: TroyesState, chance: Chance, width: int = WIDTH) -> int:
    """The best final score found from a solo state whose dice lie on the wheel."""
    evaluation, beam = fitted(), [state]
    while not beam[0].over:
        reached: dict[bytes, TroyesState] = {}
        for one in beam:
            for after in outcomes(one, evaluation):
                reached.setdefault(msgspec.msgpack.encode(after.sheets[0]), after)
        ranked = sorted(reached.values(), key=lambda after: -evaluation.after(after.sheets[0], after.half))
        beam = [next_half_day(after, chance) for after in ranked[:width]]
    return max(total(one.sheets[0]) for one in beam)


def outcomes(state: TroyesState, evaluation: Evaluation) -> Iterator[TroyesState]:
    """Every state in which the half-day's action and all it sets off are done."""
    sheet = state.sheets[0]
    if sheet.acted and not sheet.owed:
        yield state
        return
    moves: list[Move] = [*follow_ups(state, 0)] if sheet.owed else [*uses(state, 0, evaluation)]
    for move in moves:
        after = alone(state, 0)
        carry_out(after, 0, move)
        yield from outcomes(after, evaluation)


def next_half_day(state: TroyesState, chance: Chance) -> TroyesState:
    """A copy with the next dice on the wheel, or over."""
    ahead = state.copy()
    close_half_day(ahead)
    if not ahead.over:
        open_half_day(ahead, chance)
    return ahead
