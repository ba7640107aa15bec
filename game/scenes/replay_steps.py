"""A recording cut into steps: each ends with something that the log has a sentence on."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from game import registry
from game.core.rules import Event, method_name, whose
from game.scenes.sentences import sentence
from game.session.recording import Recording
from game.session.sums import Sums
from game.tabletop.rooms import Chapter
from game.ui.locale import TEXTS

BIG = 4
"""Points won or lost in a turn that are worth a mark."""


class Step(NamedTuple):
    """One step of a replay: how many events have happened after it, in which turn, what is told of it."""

    end: int
    turn: int
    event: Event
    chapter: Chapter | None


class Steps:
    """All steps of a recording, and what a log and a time line say of them."""

    def __init__(self, game: str, recording: Recording, name: Callable[[int], str]) -> None:
        self.game = game
        self.recording = recording
        self._name = name
        self.all: Sequence[Step] = tuple(_cut(game, recording))
        chapters = [0 if step.chapter is None else step.chapter.number for step in self.all]
        self.sums = Sums(recording, [step.end for step in self.all], chapters)

    def __len__(self) -> int:
        return len(self.all)

    def end(self, at: int) -> int:
        """How many events have happened after *at* steps."""
        return self.all[at - 1].end if at else 0

    def after(self, events: int) -> int:
        """After how many steps more than so many events have happened, for the first time."""
        return next((n for n, step in enumerate(self.all, 1) if step.end > events), len(self.all))

    def sentence(self, number: int) -> str:
        """What the log says of a step, counted from 0."""
        event = self.all[number].event
        return sentence(self.game, event, self._name, self.recording.options) or ""

    def seat(self, number: int) -> int | None:
        """Whose step it is; None: nobody's."""
        return whose(self.all[number].event)

    def gain(self, number: int, seat: int) -> int:
        """What a step brought those whose it is, or else *seat*."""
        owner = self.seat(number)
        return self.sums.gain(number, seat if owner is None else owner)

    # ------------------------------------------------------------------ from turn to turn

    def next_turn(self, at: int, by: int) -> int:
        """The position that shows the first step of the next turn, or of this one or the one before."""
        starts = self.turns()
        if by > 0:
            return next((start for start in starts if start > at), len(self.all))
        return next((start for start in reversed(starts) if start < at), 0)

    def turns(self) -> list[int]:
        """The positions that show the first step of each turn."""
        return [n + 1 for n, step in enumerate(self.all) if n == 0 or step.turn != self.all[n - 1].turn]

    def chapters(self) -> list[tuple[int, int]]:
        """The position that each chapter begins at, and its number."""
        found: list[tuple[int, int]] = []
        for n, step in enumerate(self.all, 1):
            number = 0 if step.chapter is None else step.chapter.number
            if number and (not found or found[-1][1] != number):
                found.append((n, number))
        return found

    def own(self, seat: int) -> list[int]:
        """The positions that show a seat's moves."""
        found: dict[int, int] = {}
        turns = self.recording.turns
        for n, step in enumerate(self.all, 1):
            if seat not in turns[step.turn].seats:
                continue
            mine = whose(step.event) == seat
            if step.turn not in found or (mine and self.seat(found[step.turn] - 1) != seat):
                found[step.turn] = n
        return sorted(found.values())

    def swings(self, seat: int) -> dict[int, int]:
        """The positions at which a turn changed a seat's total much, and by how much; as far as known."""
        found: dict[int, list[tuple[int, int]]] = {}
        for n in range(1, self.sums.done):
            gain = self.sums.gain(n, seat)
            if gain:
                found.setdefault(self.all[n].turn, []).append((abs(gain), n))
        swings = {}
        for steps in found.values():
            total = sum(self.sums.gain(n, seat) for _, n in steps)
            if abs(total) >= BIG:
                swings[max(steps)[1] + 1] = total
        return swings


def _cut(game: str, recording: Recording) -> list[Step]:
    chapter = registry.room(game).chapter
    state = recording.at(0)
    told: dict[tuple[type, bool], bool] = {}
    steps: list[Step] = []
    count = 0
    for turn, answered in enumerate(recording.turns):
        for event in answered.events:
            state.apply(event)
            count += 1
            if _is_told(game, event, recording, told):
                steps.append(Step(count, turn, event, None if chapter is None else chapter(state)))
    if steps:
        steps[-1] = steps[-1]._replace(end=count)
    return steps


def _is_told(game: str, event: Event, recording: Recording, told: dict[tuple[type, bool], bool]) -> bool:
    """Whether the log has a sentence on events of this kind; looked up once for each."""
    known = bool(event.hidden) and all(getattr(event, field) is not None for field in event.hidden)
    key = type(event), known
    if key not in told:
        text = f"{game}.log.{method_name(type(event))}"
        told[key] = bool(sentence(game, event, str, recording.options)) if TEXTS.has(text) else True
    return told[key]
