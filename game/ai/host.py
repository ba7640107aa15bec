"""Thinks for every AI of a table: carries out requests in order, in slices that can be interrupted."""

from __future__ import annotations

import importlib
import traceback
from collections import deque
from typing import Any

import msgspec

from game.ai.crew import Crew
from game.ai.mind import Mind, Thought
from game.ai.review import Weighing
from game.core.rules import Move


class Request(msgspec.Struct, frozen=True, tag=True, array_like=True):
    """What the table asks of the host."""


class Open(Request, frozen=True):
    """Sit an AI down; *package* is the game's, ``game.<id>``. Replaces who sat there."""

    seat: int
    level: str
    package: str
    options: dict[str, Any]
    leaning: str = ""


class Observe(Request, frozen=True):
    """Events as the seat sees them."""

    seat: int
    events: tuple[Any, ...]


class Rewind(Request, frozen=True):
    """Only the first *count* events still count for the seat."""

    seat: int
    count: int


class Choose(Request, frozen=True):
    """Think about a move, and if asked why it is good; the answer carries *ticket*."""

    seat: int
    number: int
    ticket: int
    explain: bool = False


class Weigh(Request, frozen=True):
    """Judge the move a seat made when it knew of *count* events; the answer carries *ticket*."""

    seat: int
    count: int
    move: Any
    number: int
    share: int
    ticket: int


class Hurry(Request, frozen=True):
    """Answer what is being thought about with the best so far."""


class Drop(Request, frozen=True):
    """Forget a thought not answered yet; ticket 0: all of them."""

    ticket: int = 0


class Chosen(msgspec.Struct, frozen=True, tag=True, array_like=True):
    """The answer to a `Choose`: the move, the moves considered with their values, best first, its effects."""

    ticket: int
    seat: int
    move: Any
    ranking: tuple[tuple[Any, float, int], ...]
    effects: tuple[tuple[int, str, float, float, tuple[float, ...]], ...] = ()


class Weighed(msgspec.Struct, frozen=True, tag=True, array_like=True):
    """The answer to a `Weigh`: the fields of the `Verdict`."""

    ticket: int
    seat: int
    best: Any
    loss: float
    doubt: float
    points: float
    lines: tuple[tuple[str, float], ...] = ()


class Failed(msgspec.Struct, frozen=True, tag=True, array_like=True):
    """A thought ended in an error; *detail* is for the report."""

    ticket: int
    seat: int
    detail: str


Question = Choose | Weigh
AnyRequest = Open | Observe | Rewind | Question | Hurry | Drop
Reply = Chosen | Weighed | Failed

RANKING = 12
"""Moves considered that an answer names."""

LINES = 6
"""Of a failed thought: the error and the places nearest to it that the answer names."""


class Host:
    """The minds of one table and what they are thinking about."""

    def __init__(self, crew: Crew | None = None) -> None:
        self._crew = crew or Crew()
        self.minds: dict[int, Mind] = {}
        self.waiting: deque[tuple[Question, Thought | Weighing]] = deque()
        self.current: tuple[Question, Thought | Weighing] | None = None
        self.best: Any = None

    @property
    def busy(self) -> bool:
        """Whether there is something to think about."""
        return self.current is not None or bool(self.waiting)

    def take(self, request: Request) -> list[Reply]:
        """Carry out a request; the answers it led to at once."""
        if isinstance(request, Open):
            bot = importlib.import_module(f"{request.package}.room").ROOM.bot()
            options = msgspec.convert(request.options, bot.rules.options_type)
            style = request.level, request.leaning
            self.minds[request.seat] = Mind(bot, options, request.seat, *style, self._crew.spreading)
        elif isinstance(request, Observe):
            mind = self.minds[request.seat]
            mind.observe([msgspec.convert(event, mind.bot.rules.event_type) for event in request.events])
        elif isinstance(request, Rewind):
            self.minds[request.seat].rewind(request.count)
        elif isinstance(request, Choose):
            self.waiting.append((request, self.minds[request.seat].think(request.number, request.explain)))
        elif isinstance(request, Weigh):
            mind = self.minds[request.seat]
            move = decode_move(mind.bot.rules, request.move)
            thought = mind.weigh(request.count, move, request.number, request.share)
            self.waiting.append((request, thought))
        elif isinstance(request, Drop):
            self._drop(request.ticket)
        elif isinstance(request, Hurry) and self.current is not None and self.best is not None:
            return [self._answer(self.current[0], self.best)]
        return []

    def think(self) -> list[Reply]:
        """Think one slice further; the answer, if that ended a thought."""
        if self.current is None:
            self.current, self.best = self.waiting.popleft(), None
        request, thought = self.current
        try:
            self.best = next(thought)
        except StopIteration as end:
            return [self._answer(request, end.value)]
        except Exception as error:  # whatever went wrong in a bot must reach the table, not end the process
            self.current = self.best = None
            detail = "".join(traceback.format_exception(error)[-LINES:])
            return [Failed(request.ticket, request.seat, detail)]
        return []

    def _drop(self, ticket: int) -> None:
        if not ticket or (self.current is not None and self.current[0].ticket == ticket):
            self.current = self.best = None
        self.waiting = deque(one for one in self.waiting if ticket and one[0].ticket != ticket)

    def _answer(self, request: Question, advice: Any) -> Reply:
        self.current = self.best = None
        if isinstance(request, Weigh):
            return Weighed(request.ticket, request.seat, *advice)
        ranking = tuple((judged.move, judged.value, judged.visits) for judged in advice.ranking[:RANKING])
        return Chosen(request.ticket, request.seat, advice.move, ranking, advice.effects)


def decode_move(rules: Any, move: Any) -> Move:
    """A move as it came over the wire."""
    found: Move = msgspec.convert(msgspec.to_builtins(move), rules.move_type)
    return found
