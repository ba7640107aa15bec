"""What an AI must know of Troyes Dice: the fitted evaluation of a sheet and the play that follows from it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from game.ai.bot import Bot, Effort
from game.core.chance import Chance
from game.core.rules import Move
from game.troyes_dice.evaluation import fitted
from game.troyes_dice.leanings import LEANINGS
from game.troyes_dice.moves import NumberColumns
from game.troyes_dice.options import TroyesOptions
from game.troyes_dice.policy import best, points_now, ranked, settled, uses, worths
from game.troyes_dice.rules import RULES
from game.troyes_dice.sheet import Sheet
from game.troyes_dice.state import TroyesState

RANGE = 90


class TroyesBot(Bot[TroyesState, TroyesOptions]):
    """Plays for its own points: what others do changes nothing on its sheet."""

    efforts: ClassVar[dict[str, Effort]] = {
        "novice": Effort(0, 8, overlooks=0.8, dazzled=0.7),
        "rookie": Effort(0, 8, overlooks=0.63, dazzled=0.37),
        "adept": Effort(0, 8, overlooks=0.44, dazzled=0.14),
        "expert": Effort(0, 8, overlooks=0.2),
        "master": Effort(480, 8),
        "grandmaster": Effort(480, 12, ponders=1),
    }
    method = "halving"
    horizon = 1
    leanings = LEANINGS
    leeway: ClassVar[dict[str, float]] = {
        "novice": 0.02,
        "rookie": 0.015,
        "adept": 0.01,
        "expert": 0.005,
        "master": 0.002,
        "grandmaster": 0.001,
    }

    def world(self, view: TroyesState, seat: int, chance: Chance) -> TroyesState:
        """The others sit out."""
        world = view.copy()
        world.sheets = [
            sheet if other == seat else Sheet(circled=[0] * 3, held=[0] * 3, acted=True, away=True)
            for other, sheet in enumerate(world.sheets)
        ]
        return world

    def candidates(self, state: TroyesState, seat: int, width: int) -> Sequence[Move]:
        if not state.numbers:
            return self.rules.moves(state, seat)[:width]
        return [move for _, move in ranked(state, seat, fitted())[:width]]

    def playout(self, state: TroyesState, seat: int, chance: Chance) -> Move:
        if not state.numbers:
            return NumberColumns(1, 2, 3, 4, 5, 6)
        return best(state, seat, fitted())

    def shortlist(self, state: TroyesState, seat: int) -> Sequence[tuple[float, Move]]:
        if not state.numbers:
            return ()
        return [(worth / RANGE, move) for worth, move in ranked(state, seat, fitted())]

    def show(self, view: TroyesState, seat: int, move: Move) -> float:
        """The points on the sheet right after; of the columns' numbers nothing shows."""
        return points_now(view, seat, move) if view.numbers else 0.0

    def counts(self, state: TroyesState) -> bool:
        """What a die has set off belongs to its half-day."""
        return not any(sheet.owed for sheet in state.sheets)

    def quiet(self, state: TroyesState) -> bool:
        """Nothing set off waits for an answer."""
        return self.counts(state)

    def totals(self, state: TroyesState) -> Sequence[float]:
        """Expected final points, the dice on the wheel put to their best use."""
        return [0.0 if sheet.away else self._expected(state, seat) for seat, sheet in enumerate(state.sheets)]

    def _expected(self, state: TroyesState, seat: int) -> float:
        sheet, evaluation = state.sheets[seat], fitted()
        if state.over or sheet.acted:
            return settled(state, seat, evaluation)
        if not state.numbers:
            return evaluation.after(sheet, 0)
        return max(worths(state, seat, uses(state, seat, evaluation), evaluation))

    def values(self, state: TroyesState) -> Sequence[float]:
        return [min(1.0, max(0.0, points / RANGE)) for points in self.totals(state)]


BOT = TroyesBot(RULES)
