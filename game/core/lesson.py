"""A lesson: steps on a fixed deal, and a gate that lets only fitting moves pass."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec

from game.core.choice import value_of
from game.core.components import BadData, Component, read
from game.core.options import Options
from game.core.players import Player
from game.core.reason import Refused
from game.core.rules import IllegalMove, Move, Rules
from game.core.table import Table

Place = tuple[int | str, ...] | str
"""The id of a spot as the view names it."""


class Step(Component, frozen=True):
    """One idea. *say*: the text's id within the lesson. *point*: the spots it speaks of, in clicking order.
    *light*: spots to be lit besides, such as all the cells that a building will cover.

    With *ask* the learner must move: its fields say which moves fit (a list: any of these; ``kind`` is the
    move's tag; empty: any legal move). With *free* the learner plays this many decisions as they like
    (-1: to the end of the game, or until they are asked about the topic *until*); an *ask* then says which
    ones they may like. Neither: the learner reads and goes on.
    """

    say: str
    point: tuple[Place, ...] = ()
    ask: dict[str, Any] | None = None
    free: int = 0
    light: tuple[Place, ...] = ()
    until: str = ""


class LessonData(Component, frozen=True):
    """A lesson as it stands in ``assets/data/<game>/lessons.json``; the learner sits in seat 0.

    With *sheet* it stops in mid-game and ends with the score sheet of that moment. *before*: what has been
    answered when the learner comes, seat and move in turn: the table lies there in the middle of a game.
    *script*: what opponents answer at first, by seat, so that the lesson hangs on nobody's cleverness.
    *minutes*: about how long it takes; *picture*: the sprite of its station on the road of lessons.
    """

    id: str
    seed: int
    opponents: tuple[Player, ...]
    steps: tuple[Step, ...]
    options: dict[str, Any] = {}
    sheet: bool = False
    before: tuple[tuple[int, Any], ...] = ()
    script: dict[int, tuple[Any, ...]] = {}
    minutes: int = 0
    picture: str = ""

    def check(self, rules: Rules[Any, Any]) -> Options:
        """The options of its table; raises `Refused` if they don't fit the game."""
        try:
            options: Options = msgspec.convert(
                {**self.options, "seats": len(self.opponents) + 1}, rules.options_type
            )
        except msgspec.ValidationError as error:
            raise Refused("core.lesson.damaged", lesson=self.id, detail=str(error)) from error
        problem = options.problem()
        if problem is not None:
            raise Refused(problem.key, **problem.values)
        return options

    def scripted(self, rules: Rules[Any, Any]) -> dict[int, tuple[Move, ...]]:
        """The first moves of opponents, by seat; raises `Refused` if one of them is none."""
        try:
            return {
                seat: tuple(msgspec.convert(move, rules.move_type) for move in moves)
                for seat, moves in self.script.items()
            }
        except msgspec.ValidationError as error:
            raise Refused("core.lesson.damaged", lesson=self.id, detail=str(error)) from error

    def prepare(self, table: Table[Any, Any]) -> None:
        """Give the answers from before; raises `Refused` if one of them doesn't fit."""
        for seat, move in self.before:
            try:
                table.answer(seat, msgspec.convert(move, table.rules.move_type))
            except (IllegalMove, msgspec.ValidationError) as error:
                raise Refused("core.lesson.damaged", lesson=self.id, detail=str(error)) from error


def load(path: Path) -> tuple[LessonData, ...]:
    """The lessons of a file, none if there is no such file; raises `Refused` if it is damaged."""
    if not path.is_file():
        return ()
    try:
        return read(path, tuple[LessonData, ...])
    except BadData as bad:
        raise Refused("core.lesson.damaged", lesson=bad.file, detail=bad.problem) from bad


class Lesson:
    """How far a learner has come. Every step remembers how many answers had been given when it began."""

    def __init__(self, data: LessonData, starts: Sequence[int] = (0,)) -> None:
        self.data = data
        self.starts = list(starts)[: len(data.steps)] or [0]

    @property
    def number(self) -> int:
        """The step's number, from 0."""
        return len(self.starts) - 1

    @property
    def step(self) -> Step:
        """The present step."""
        return self.data.steps[self.number]

    @property
    def last(self) -> bool:
        """Whether this is the last step."""
        return len(self.starts) == len(self.data.steps)

    @property
    def reading(self) -> bool:
        """Whether the step only wants to be read."""
        return self.step.ask is None and not self.step.free

    def fits(self, move: Move) -> bool:
        """Whether the step lets this legal move pass."""
        if self.step.ask is None:
            return self.step.free != 0
        return fits(move, self.step.ask)

    def may_go_on(self, answers: int, over: bool = False, topic: str = "") -> bool:
        """Whether what the step asks for has been done.

        *answers*: the learner's so far. *over*: the game is. *topic*: what the learner is asked about now.
        """
        done = answers - self.starts[-1]
        if over:
            return True
        if not self.step.free:
            return self.step.ask is None or done > 0
        until = self.step.until
        return 0 < self.step.free <= done or (done > 0 and until != "" and topic == until)

    def go_on(self, answers: int) -> bool:
        """Begin the next step; False if there is none."""
        if self.last:
            return False
        self.starts.append(answers)
        return True

    def go_back(self) -> int | None:
        """Begin the step before anew: how many answers are to be left; None if there is no step before."""
        if len(self.starts) < 2:
            return None
        self.starts.pop()
        return self.starts[-1]


def fits(move: Move, wanted: Mapping[str, Any]) -> bool:
    """Whether a move has the wanted fields."""
    for field, value in wanted.items():
        allowed = value if isinstance(value, list) else [value]
        found = msgspec.to_builtins(value_of(move, field))
        if found not in allowed and [found] != allowed:
            return False
    return True
