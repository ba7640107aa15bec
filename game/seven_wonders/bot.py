"""What an AI knows of 7 Wonders: which moves deserve a thought, and how a game is played on."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import ClassVar

from game.ai.bot import Bot, Effort
from game.core.chance import Chance
from game.core.rules import Move
from game.seven_wonders import orders, tally
from game.seven_wonders.evaluation import Evaluation, evaluation
from game.seven_wonders.leanings import LEANINGS
from game.seven_wonders.options import SevenWondersOptions
from game.seven_wonders.outlook import FILE, TWO_FILE, Outlook, fresh_age, outlooks
from game.seven_wonders.policy import LONGEST, Judged, Policy, noise
from game.seven_wonders.preference import Preferences, preferences
from game.seven_wonders.recruitment import Recruiting, recruiting
from game.seven_wonders.rules import RULES
from game.seven_wonders.scripted import SCRIPTED
from game.seven_wonders.state import SevenWondersState

POINT = 0.025
"""What a point of worth is in values, in an even game."""
LAST_AGE = 3
STAKES = {"losses": 0.9, "draft": 0.6, "recruit": 0.6}
"""How many times the usual simulations are made: leaders take long to imagine, and ten worlds tell of them
what eighty do."""
EARLY_TURNS, LATE, LAST = 3, 0.75, 1.8
"""The turns of an age with the usual simulations; how many times as many there are later in it, where fewer
tell as much, and in the last age, whose end is soon played to and open until then."""


class SevenWondersBot(Bot[SevenWondersState, SevenWondersOptions]):
    """Halving over imagined hands; all play on by judged worth to an age's end, where `outlook` judges, and
    to the end of the next, where it judges again: late in an age it misses a third of what one sees then.
    """

    efforts: ClassVar[dict[str, Effort]] = {
        "novice": Effort(0, 8, overlooks=0.2, dazzled=0.06),
        "rookie": Effort(6, 3, overlooks=0.06, trust=36.0),
        "adept": Effort(14, 4, trust=20.0),
        "expert": Effort(40, 4, trust=16.0),
        "master": Effort(112, 8, trust=5.0),
        "grandmaster": Effort(112, 12, trust=5.0, ponders=1),
    }
    spread: ClassVar[float] = 10.0
    horizon = 0
    looks = 2
    clearly = 1.6
    leanings = LEANINGS
    scripted = SCRIPTED
    leeway: ClassVar[dict[str, float]] = {
        "novice": 0.04,
        "rookie": 0.03,
        "adept": 0.02,
        "expert": 0.015,
        "master": 0.01,
        "grandmaster": 0.005,
    }

    def __init__(
        self,
        eye: Evaluation | None = None,
        likes: Preferences | None = None,
        wants: Recruiting | None = None,
    ) -> None:
        super().__init__(RULES)
        eye = eye or evaluation()
        self.policy = Policy(eye, likes or preferences(), wants or recruiting())
        self._outlook_of_two, self._outlook = [Outlook(outlooks(path), eye) for path in (TWO_FILE, FILE)]

    def stake(self, view: SevenWondersState, seat: int) -> float:
        about = view.queue[0][0] if view.queue else view.phase
        if about in STAKES:
            return STAKES[about]
        if view.age == LAST_AGE:
            return LAST
        return 1.0 if view.turn <= EARLY_TURNS else LATE

    def totals(self, state: SevenWondersState) -> Sequence[float]:
        return [tally.total(state, seat) for seat in range(state.options.seats)]

    def quiet(self, state: SevenWondersState) -> bool:
        return fresh_age(state)

    def values(self, state: SevenWondersState) -> Sequence[float]:
        seats = state.options.seats
        outlook = self._outlook_of_two if seats == 2 else self._outlook
        return self._ambitions(state, outlook.totals(state)[:seats])

    def final(self, state: SevenWondersState) -> Sequence[float]:
        return self._ambitions(state, self.totals(state))

    def _ambitions(self, state: SevenWondersState, totals: Sequence[float]) -> Sequence[float]:
        if not state.options.teams:
            return ambitions(totals, self.spread)
        sums = [totals[seat] + totals[seat + 1] for seat in range(0, len(totals), 2)]
        values = ambitions(sums, 1.5 * self.spread)
        return [values[seat // 2] for seat in range(len(totals))]

    def playout(self, state: SevenWondersState, seat: int, chance: Chance) -> Move:
        if state.phase == "turn" and not state.queue:
            return self.policy.quick_move(state, seat, state.hands[seat], chance)
        judged = self._judge(state, seat)
        if len(judged) == 1:
            return judged[0][1]
        errors = noise(chance)
        return max(
            (value + errors[place % LONGEST], place, move) for place, (value, move) in enumerate(judged)
        )[2]

    def candidates(self, state: SevenWondersState, seat: int, width: int) -> Sequence[Move]:
        judged = sorted(self._judge(state, seat, True), key=lambda entry: -entry[0])
        return [move for _, move in judged[:width]]

    def shortlist(self, state: SevenWondersState, seat: int) -> Sequence[tuple[float, Move]]:
        judged = self._judge(state, seat, True)
        return [(worth * POINT, move) for worth, move in sorted(judged, key=lambda entry: -entry[0])]

    def _judge(self, state: SevenWondersState, seat: int, thorough: bool = False) -> list[Judged]:
        if not state.queue and state.phase in ("turn", "city"):
            return self.policy.judge_hand(state, orders.controlled(state, seat), state.hands[seat], thorough)
        if state.queue and state.queue[0][0] == "last_card":
            return self.policy.judge_hand(state, seat, state.hands[seat], thorough)
        return [(self.policy.judge_other(state, seat, move), move) for move in RULES.moves(state, seat)]


def ambitions(totals: Sequence[float], spread: float) -> list[float]:
    """Values from 0 to 1: how far ahead of all others, half of their mean and half of the best of them."""
    second, first = sorted(totals)[-2:]
    everybody, others = sum(totals), len(totals) - 1
    values = []
    for total in totals:
        rival = second if total == first else first
        lead = total - (rival + (everybody - total) / others) / 2
        values.append(1 / (1 + exp(-lead / spread)))
    return values


BOT = SevenWondersBot()
