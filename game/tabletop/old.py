"""The contract that views not yet brought over still keep, and what lets a session use them."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from pygame import Rect

from game.core.choice import Choice as Chosen
from game.tabletop.draft import Draft
from game.tabletop.meaning import Answer, Meaning, Redraft, TryOut
from game.tabletop.picture import Loops
from game.tabletop.picture import Picture as NewPicture
from game.tabletop.views import Clip, Heading, Press, Prompt, View
from game.ui.canvas import Canvas
from game.ui.focus import Spot


class Choice:
    """A half-made choice that changes."""

    def __init__(self, moves: Sequence[Any], chosen: Sequence[tuple[str, Any]] = ()) -> None:
        self._now = Chosen(moves, tuple(chosen))

    @property
    def moves(self) -> tuple[Any, ...]:
        return self._now.moves

    @property
    def chosen(self) -> list[tuple[str, Any]]:
        return list(self._now.chosen)

    @property
    def fitting(self) -> tuple[Any, ...]:
        return self._now.fitting

    @property
    def field(self) -> str | None:
        return self._now.field

    @property
    def move(self) -> Any:
        return self._now.move

    def values(self, field: str) -> tuple[Any, ...]:
        return self._now.values(field)

    def given(self, field: str) -> Any:
        return self._now.given(field)

    def choose(self, field: str, value: Any) -> bool:
        return self._take(self._now.choose(field, value))

    def replace(self, field: str, value: Any) -> bool:
        return self._take(self._now.replace(field, value))

    def _take(self, now: Chosen | None) -> bool:
        if now is None:
            return False
        self._now = now
        return True

    def clear(self) -> None:
        self._now = Chosen(self._now.moves)


@dataclass(frozen=True, slots=True)
class Picture:
    """What is to be seen, as views not yet brought over want it."""

    state: Any
    seat: int
    ask: Any = None
    choice: Any = None
    here: Hashable | None = None
    by_keys: bool = False
    hint: Any = None
    marked: Sequence[Any] = ()
    thinking: Sequence[int] = ()
    answered: Sequence[int] = ()
    loops: Loops = field(default_factory=Loops)


class Pick(NamedTuple):
    """A click fixes fields of the move."""

    fields: tuple[tuple[str, Any], ...]


class Turn(NamedTuple):
    """A click changes something of the view alone: the view has already done it."""


OldMeaning = Pick | Answer | Turn | TryOut | None


class Old(NamedTuple):
    """The sight of a view not yet brought over."""

    picture: NewPicture[Any]
    old: Picture


class OldView(View[Any, Old]):
    """A view not yet brought over."""

    def __init__(self, view: Any) -> None:
        self.view = view

    @property
    def accent(self) -> str:  # type: ignore[override]
        return str(self.view.accent)

    @property
    def line_ramps(self) -> Mapping[str, str]:  # type: ignore[override]
        found: Mapping[str, str] = self.view.line_ramps
        return found

    def see(self, picture: NewPicture[Any]) -> Old:
        p, choice = picture, picture.draft.choice
        old = None if choice is None else Choice(choice.moves, choice.chosen)
        seen = Picture(
            state=p.state,
            seat=p.seat,
            ask=p.ask,
            choice=old,
            here=p.here,
            by_keys=p.by_keys,
            hint=p.hint,
            marked=p.marked,
            thinking=p.thinking,
            answered=p.answered,
            loops=p.loops,
        )
        return Old(p, seen)

    def heading(self, sight: Old) -> Heading:
        found: Heading = self.view.heading(sight.old)
        return found

    def prompt(self, sight: Old) -> Prompt:
        found: Prompt = self.view.prompt(sight.old)
        return found

    def buttons(self, sight: Old) -> Sequence[Press]:
        return tuple(self.view.buttons(sight.old))

    def draw(self, canvas: Canvas, sight: Old) -> None:
        self.view.draw(canvas, sight.old)

    def spots(self, sight: Old) -> Sequence[Spot]:
        found: Sequence[Spot] = self.view.spots(sight.old)
        return found

    def written(self, sight: Old) -> Sequence[Rect]:
        found: Sequence[Rect] = self.view.written(sight.old)
        return found

    def press(self, spot: Hashable, sight: Old) -> Meaning:
        meaning = self.view.press(spot, sight.old)
        return self._brought_over(meaning, sight)

    def command(self, name: str, sight: Old) -> Meaning:
        return Redraft(self._draft(sight)) if self.view.command(name, sight.old) else None

    def aim(self, sight: Old) -> Draft:
        self.view.show_hint(sight.old)
        return self._draft(sight)

    def clip(self, event: Any, before: Any, sight: Old) -> Clip | None:
        found: Clip | None = self.view.clip(event, before, sight.old.seat)
        return found

    def _brought_over(self, meaning: Any, sight: Old) -> Meaning:
        if isinstance(meaning, Pick):
            return Redraft(self._draft(sight).pick(*meaning.fields))
        if isinstance(meaning, Turn):
            return Redraft(self._draft(sight))
        found: Meaning = meaning
        return found

    def _draft(self, sight: Old) -> Draft:
        draft, choice = sight.picture.draft, sight.old.choice
        chosen = None if choice is None else Chosen(choice.moves, tuple(choice.chosen))
        # Such views remember the rest themselves: a draft that is never equal makes all be seen anew.
        return Draft(chosen, {"turns": int(str(draft.turned.get("turns", 0))) + 1})
