"""Has a person's decisions of a finished table judged, one by one, and finds those that lost most."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import Any, NamedTuple

from game import registry
from game.ai import review
from game.ai.host import Reply, Weighed, decode_move
from game.ai.review import Verdict
from game.ai.worker import Thinkers
from game.core.journal import Decision
from game.core.observer import fold
from game.core.players import level_of
from game.core.seated import FinishedTable

logger = logging.getLogger("annals")

MOST = 60
"""Of a longer game so many decisions are looked at, evenly spread."""
BRIEFLY, CLOSELY = 8, 1
"""The shares of the master's effort: at first, and for the most suspicious moves."""
SUSPECTS = 6
MARKED = 3


class Finding(NamedTuple):
    """A move that lost; *number* counts the seat's answers from 1."""

    decision: Decision
    number: int
    verdict: Verdict


def persons(table: FinishedTable[Any, Any]) -> list[int]:
    """The seats that people have decided for at some time."""
    return sorted({decision.seat for decision in table.decisions() if level_of(decision.player) is None})


class Reviewer:
    """Judges what people decided for one seat, with that seat's eyes. The scene calls `update` each frame.

    First every move is judged briefly, then the most suspicious ones a long look in fresh worlds.
    """

    def __init__(self, game: str, table: FinishedTable[Any, Any], seat: int, *, process: bool) -> None:
        self.table = table
        self.seat = seat
        own = [decision for decision in table.decisions() if decision.seat == seat]
        numbered = [(n, one) for n, one in enumerate(own, 1) if level_of(one.player) is None]
        self.numbers = {decision.entry: number for number, decision in numbered}
        self.answers = len(own)
        """How many answers the seat gave."""
        self.decisions = _spread([decision for _, decision in numbered])
        self.findings: list[Finding] | None = None
        """The moves that lost most, the worst first; None until all is judged."""
        self.judged = 0
        self._events = table.events_of(seat)
        self._thinkers = Thinkers(registry.GAMES[game], table.options, process=process)
        self._thinkers.open(seat, review.LEVEL)
        self._thinkers.observe(seat, self._events)
        self._asked: dict[int, Decision] = {}
        self._verdicts: dict[int, Verdict] = {}
        self._closer = False
        self._ask(self.decisions, BRIEFLY)

    @property
    def progress(self) -> float:
        """How much is done, from 0 to 1; judging one closely counts as much as it may take."""
        if self.findings is not None:
            return 1.0
        brief, close = len(self.decisions), SUSPECTS
        done = brief + close - len(self._asked) if self._closer else self.judged
        return done / (brief + close)

    @property
    def looking_closer(self) -> bool:
        """Whether the most suspicious moves are being looked at."""
        return self._closer

    def view(self, finding: Finding) -> Any:
        """What the seat knew when it decided."""
        return fold(self.table.rules, self.table.options, self._events[: finding.decision.events])

    def update(self) -> bool:
        """Take in what has been judged; whether anything has."""
        if self.findings is not None:
            return False
        answers = self._thinkers.poll()
        for answer in answers:
            self._take(answer)
        if not self._asked:
            self._go_on()
        return bool(answers)

    def close(self) -> None:
        """End what thinks for this review."""
        self._thinkers.close()

    def _ask(self, decisions: Sequence[Decision], share: int) -> None:
        for decision in decisions:
            number = self.table.review_number(decision, share)
            ticket = self._thinkers.weigh(self.seat, decision.events, decision.move, number, share)
            self._asked[ticket] = decision

    def _take(self, answer: Reply) -> None:
        decision = self._asked.pop(answer.ticket)
        self.judged += 1
        if isinstance(answer, Weighed):
            best = decode_move(self.table.rules, answer.best)
            verdict = Verdict(best, answer.loss, answer.doubt, answer.points, answer.lines)
            self._verdicts[decision.entry] = verdict
        else:
            logger.error("a review failed: %s", getattr(answer, "detail", answer))
            self._verdicts.pop(decision.entry, None)

    def _go_on(self) -> None:
        """Look closer at the suspicious moves, or be done."""
        found = [
            Finding(decision, self.numbers[decision.entry], self._verdicts[decision.entry])
            for decision in self.decisions
            if decision.entry in self._verdicts
        ]
        found.sort(key=lambda finding: -finding.verdict.loss)
        suspects = [finding for finding in found if finding.verdict.loss > 0][:SUSPECTS]
        if suspects and not self._closer:
            self._closer = True
            self._verdicts = {}
            self._ask([finding.decision for finding in suspects], CLOSELY)
            return
        self.findings = [finding for finding in suspects if finding.verdict.certain][:MARKED]
        self.close()


def _spread(decisions: Sequence[Decision]) -> list[Decision]:
    """At most `MOST` of them, evenly spread."""
    if len(decisions) <= MOST:
        return list(decisions)
    return [decisions[number * len(decisions) // MOST] for number in range(MOST)]
