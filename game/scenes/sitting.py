"""A running table with its persons and AIs: who decides, what the AIs think, what has been taken back."""

from __future__ import annotations

import logging
import random
from collections.abc import Mapping, Sequence
from typing import Any

from game import registry
from game.ai.advice import Advice, Effect, Judged
from game.ai.bot import check_level
from game.ai.host import Chosen, decode_move
from game.ai.worker import Thinkers
from game.core.chance import FastChance
from game.core.players import Player, level_of
from game.core.reason import Reason
from game.core.rules import Ask, Event, Move
from game.core.table import Table

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


class Sitting:
    """A table being played. The scene calls `update` each frame and `step` when the picture is at rest.

    Raises `Refused` if an AI of a level that there is not sits at it.
    """

    def __init__(self, game: str, table: Table[Any, Any], *, process: bool = True) -> None:
        self.game = game
        self.table = table
        self.rules = table.rules
        self.levels: dict[int, str] = {}
        self.thoughts: dict[int, tuple[Judged, ...]] = {}
        """What an AI weighed for its latest answer, by seat."""
        self.advice: dict[int, Advice] = {}
        """The master's proposal for a person who asked for it, by seat, until that seat has answered."""
        self.failures: list[str] = []
        """What broke down in AIs' thoughts, for the report."""
        self.script: Mapping[int, Sequence[Move]] = {}
        """What AIs answer at first, by seat, instead of thinking; passed over where it isn't legal."""
        self._advisers: set[int] = set()
        self._feeds: dict[int, Feed] = {}
        self._tickets: dict[int, int] = {}
        self._ready: dict[int, Move] = {}
        self._thinkers: Thinkers | None = None
        self._process = process
        levels = {seat: level_of(player) for seat, player in table.players.items()}
        seated = {seat: level for seat, level in levels.items() if level is not None}
        for level in seated.values():
            check_level(level)
        for seat, level in seated.items():
            self._sit(seat, level)

    @property
    def seats(self) -> range:
        """Every seat of the table."""
        return range(self.table.options.seats)

    @property
    def persons(self) -> tuple[int, ...]:
        """The seats that people decide for."""
        return tuple(seat for seat in self.seats if seat not in self.levels)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.table.over

    def person_asked(self) -> Ask | None:
        """The decision that a person owes now; the lowest seat first."""
        return next((ask for ask in self.table.asks() if ask.seat not in self.levels), None)

    def ai_asked(self) -> tuple[int, ...]:
        """The AI seats whose answer is awaited."""
        return tuple(ask.seat for ask in self.table.asks() if ask.seat in self.levels)

    def answer(self, seat: int, move: Move) -> None:
        """A person's answer; raises `IllegalMove`."""
        self.table.answer(seat, move)
        self.advice.pop(seat, None)
        ticket = self._tickets.pop(seat, None)
        if ticket is not None and self._thinkers is not None:
            self._thinkers.drop(ticket)

    def advise(self, seat: int) -> None:
        """Let the master think about a person's decision; its proposal comes into `advice`."""
        if seat in self._tickets or seat in self.levels:
            return
        if seat not in self._advisers:
            self._advisers.add(seat)
            self._open_mind(seat, ADVISER)
        assert self._thinkers is not None
        self._tickets[seat] = self._thinkers.choose(seat, self.table.number(seat), explain=True)

    def update(self) -> bool:
        """Let the AIs think; whether an answer has come in that changed nothing to be seen."""
        if self._thinkers is None:
            return False
        for seat in self.ai_asked():
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
        return self._seal_quietly()

    def _decide(self, seat: int, thinkers: Thinkers) -> None:
        """Let an AI answer as the script says, else think."""
        number = self.table.answers_of(seat)
        said = self.script.get(seat, ())[number : number + 1]
        if said and self.rules.why_not(self.table.state, seat, said[0]) is None:
            self._ready[seat] = said[0]
        else:
            self._tickets[seat] = thinkers.choose(seat, self.table.number(seat))

    def step(self) -> bool:
        """Carry out one AI's answer that is ready; whether there was one."""
        for seat in self.ai_asked():
            if seat in self._ready:
                self.table.answer(seat, self._ready.pop(seat))
                return True
        return False

    @property
    def thinking(self) -> tuple[int, ...]:
        """The AI seats that think right now."""
        return tuple(self._tickets)

    @property
    def waiting_for_ai(self) -> bool:
        """Whether only AIs can go on."""
        return not self.over and self.person_asked() is None

    def hurry(self) -> None:
        """Ask the thinking AI for its best so far."""
        if self._thinkers is not None:
            self._thinkers.hurry()

    def why_not_undo(self, seat: int) -> Reason | None:
        """Why this person's latest answer can't be taken back."""
        return self.table.why_not_undo(seat)

    def undo(self, seat: int) -> None:
        """Take back a person's latest answer; raises `Refused`."""
        self.table.undo(seat)
        self._forget()

    def redo(self, seat: int) -> None:
        """Give the answer taken back last again; raises `Refused`."""
        self._forget()
        self.table.redo(seat)

    def hand_over(self, seat: int, player: Player) -> None:
        """Let somebody else decide for a seat from now on."""
        self.table.seat(seat, player)
        self.relieve(seat)

    def relieve(self, seat: int) -> None:
        """Somebody else decides for a seat of the table now: let who thinks for it follow."""
        self._forget()
        self.levels.pop(seat, None)
        self._advisers.discard(seat)
        level = level_of(self.table.players.get(seat))
        if level is not None:
            self._sit(seat, level)

    def close(self) -> None:
        """End what thinks for this table."""
        if self._thinkers is not None:
            self._thinkers.close()
            self._thinkers = None

    def _sit(self, seat: int, level: str) -> None:
        self.levels[seat] = level
        self._open_mind(seat, level)

    def _open_mind(self, seat: int, level: str) -> None:
        if self._thinkers is None:
            package = registry.GAMES[self.game]
            self._thinkers = Thinkers(package, self.table.options, process=self._process)
        self._thinkers.open(seat, level)
        if seat in self._feeds:
            self.table.detach(self._feeds[seat])
        self._feeds[seat] = Feed(self._thinkers, seat)
        self.table.attach({seat}, self._feeds[seat])

    def _chosen(self, answer: Any) -> Move:
        """An AI's move; if its thought broke down, any legal one, so that the game goes on."""
        if not isinstance(answer, Chosen):
            self.failures.append(answer.detail)
            logger.error("an AI of %s failed: %s", self.game, answer.detail)
            chance = FastChance(random.Random(self.table.number(answer.seat)))
            return self.rules.sample(self.table.view({answer.seat}), answer.seat, chance)
        ranking = (
            Judged(decode_move(self.rules, move), value, visits) for move, value, visits in answer.ranking
        )
        self.thoughts[answer.seat] = tuple(ranking)
        return decode_move(self.rules, answer.move)

    def _advice(self, answer: Any, move: Move) -> Advice:
        """The master's proposal to a person and its effects; where the thought broke down, the move alone."""
        if not isinstance(answer, Chosen):
            return Advice(move, ())
        effects = tuple(Effect(*effect) for effect in answer.effects)
        return Advice(move, self.thoughts[answer.seat], effects)

    def _seal_quietly(self) -> bool:
        """Sealed answers that open nothing yet are put down at once: there is nothing to be seen."""
        done = False
        for ask in self.table.asks():
            if ask.sealed and ask.seat in self._ready and len(self.table.asks()) > 1:
                self.table.answer(ask.seat, self._ready.pop(ask.seat))
                done = True
        return done

    def _forget(self) -> None:
        self._tickets.clear()
        self._ready.clear()
        self.advice.clear()
        if self._thinkers is not None:
            self._thinkers.drop()
