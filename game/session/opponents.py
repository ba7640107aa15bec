"""The AIs at a table, and the master whom a person may ask: each knows its seat alone."""

from __future__ import annotations

import logging
import random
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from game.ai.advice import Advice, Effect, Judged
from game.ai.bot import check_level
from game.ai.cast import leaning_of
from game.ai.host import Chosen, decode_move
from game.ai.worker import Thinkers
from game.core.chance import FastChance
from game.core.rules import Event, Move
from game.core.seated import SeatedTable

logger = logging.getLogger("annals")

ADVISER = "master"


class Feed:
    """Tells one AI what happens, as its seat sees it."""

    def __init__(self, thinkers: Thinkers, seat: int) -> None:
        self.thinkers = thinkers
        self.seat = seat

    def observe(self, events: Sequence[Event]) -> None:
        self.thinkers.observe(self.seat, events)

    def rewind(self, count: int) -> None:
        self.thinkers.rewind(self.seat, count)


class Opponents:
    """Thinks for the seats of AIs, and for persons who ask for advice.

    *think* makes what thinks, the first time that anybody has to; *take_seat* gives an AI its table.
    """

    def __init__(
        self, think: Callable[[], Thinkers], take_seat: Callable[[int], SeatedTable[Any, Any]]
    ) -> None:
        self.levels: dict[int, str] = {}
        self.thoughts: dict[int, tuple[Judged, ...]] = {}
        """What an AI weighed for its latest answer, by seat."""
        self.advice: dict[int, Advice] = {}
        """The master's proposal for a person who asked for it, by seat, until that seat has answered."""
        self.failures: list[str] = []
        """What broke down in AIs' thoughts, for the report."""
        self.script: Mapping[int, Sequence[Move]] = {}
        """What AIs answer at first, by seat, instead of thinking; passed over where it isn't legal."""
        self._think = think
        self._take_seat = take_seat
        self._thinkers: Thinkers | None = None
        self._tables: dict[int, SeatedTable[Any, Any]] = {}
        self._feeds: dict[int, Feed] = {}
        self._advisers: set[int] = set()
        self._tickets: dict[int, int] = {}
        self._ready: dict[int, Move] = {}

    def sit(self, seat: int, level: str, character: str = "") -> None:
        """An AI of this level decides for the seat from now on; raises `Refused` if there is none.

        *character*: who of the company it is; one that is not known plays as the plain AI does.
        """
        check_level(level)
        self.levels[seat] = level
        self._open_mind(seat, level, leaning_of(character))

    def stand_up(self, seat: int) -> None:
        """No AI decides for the seat any more, and no master has been asked there."""
        self.levels.pop(seat, None)
        self._advisers.discard(seat)

    @property
    def thinking(self) -> tuple[int, ...]:
        """The seats that are thought for right now."""
        return tuple(self._tickets)

    def asked(self, public: SeatedTable[Any, Any]) -> tuple[int, ...]:
        """The AI seats whose answer is awaited."""
        return tuple(ask.seat for ask in public.asked() if ask.seat in self.levels)

    def advise(self, seat: int) -> None:
        """Let the master think about a person's decision; its proposal comes into `advice`."""
        if seat in self._tickets or seat in self.levels:
            return
        if seat not in self._advisers:
            self._advisers.add(seat)
            self._open_mind(seat, ADVISER)
        assert self._thinkers is not None
        self._tickets[seat] = self._thinkers.choose(seat, self._tables[seat].number, explain=True)

    def answered(self, seat: int) -> None:
        """A person has answered: advice about that decision is no longer wanted."""
        self.advice.pop(seat, None)
        ticket = self._tickets.pop(seat, None)
        if ticket is not None and self._thinkers is not None:
            self._thinkers.drop(ticket)

    def update(self, public: SeatedTable[Any, Any]) -> bool:
        """Let them think; whether an answer has come in that changed nothing to be seen."""
        if self._thinkers is None:
            return False
        for seat in self.asked(public):
            if seat not in self._tickets and seat not in self._ready:
                self._decide(seat, self._thinkers)
        for answer in self._thinkers.poll():
            if self._tickets.get(answer.seat) == answer.ticket:
                del self._tickets[answer.seat]
                move = self._chosen(answer)
                if answer.seat in self.levels:
                    self._ready[answer.seat] = move
                else:
                    self.advice[answer.seat] = self._advice(answer, move)
        return self._seal_quietly(public)

    def step(self, public: SeatedTable[Any, Any]) -> bool:
        """Carry out one answer that is ready; whether there was one."""
        for seat in self.asked(public):
            if seat in self._ready:
                self._tables[seat].answer(self._ready[seat])
                del self._ready[seat]
                return True
        return False

    def hurry(self) -> None:
        """Ask who thinks for the best so far."""
        if self._thinkers is not None:
            self._thinkers.hurry()

    def forget(self) -> None:
        """Something was taken back: what is thought, ready or advised no longer counts."""
        self._tickets.clear()
        self._ready.clear()
        self.advice.clear()
        if self._thinkers is not None:
            self._thinkers.drop()

    def close(self) -> None:
        """End what thinks for this table."""
        if self._thinkers is not None:
            self._thinkers.close()
            self._thinkers = None

    def _open_mind(self, seat: int, level: str, leaning: str = "") -> None:
        if self._thinkers is None:
            self._thinkers = self._think()
        self._thinkers.open(seat, level, leaning)
        if seat in self._feeds:
            self._tables[seat].leave(self._feeds[seat])
        self._tables[seat], self._feeds[seat] = self._take_seat(seat), Feed(self._thinkers, seat)
        self._tables[seat].listen(self._feeds[seat])

    def _decide(self, seat: int, thinkers: Thinkers) -> None:
        """Answer as the script says, else think."""
        table = self._tables[seat]
        number = table.answers
        said = self.script.get(seat, ())[number : number + 1]
        if said and table.rules.why_not(table.view, seat, said[0]) is None:
            self._ready[seat] = said[0]
        else:
            self._tickets[seat] = thinkers.choose(seat, table.number)

    def _chosen(self, answer: Any) -> Move:
        """An AI's move; if its thought broke down, any legal one, so that the game goes on."""
        table = self._tables[answer.seat]
        if not isinstance(answer, Chosen):
            self.failures.append(answer.detail)
            logger.error("an AI of %s failed: %s", table.rules.id, answer.detail)
            chance = FastChance(random.Random(table.number))
            return table.rules.sample(table.view, answer.seat, chance)
        ranking = (
            Judged(decode_move(table.rules, move), value, visits) for move, value, visits in answer.ranking
        )
        self.thoughts[answer.seat] = tuple(ranking)
        return decode_move(table.rules, answer.move)

    def _advice(self, answer: Any, move: Move) -> Advice:
        """The master's proposal to a person and its effects; where the thought broke down, the move alone."""
        if not isinstance(answer, Chosen):
            return Advice(move, ())
        effects = tuple(Effect(*effect) for effect in answer.effects)
        return Advice(move, self.thoughts[answer.seat], effects)

    def _seal_quietly(self, public: SeatedTable[Any, Any]) -> bool:
        """Sealed answers that open nothing yet are put down at once: there is nothing to be seen."""
        done = False
        for ask in public.asked():
            if ask.sealed and ask.seat in self._ready and len(public.asked()) > 1:
                self._tables[ask.seat].answer(self._ready[ask.seat])
                del self._ready[ask.seat]
                done = True
        return done
