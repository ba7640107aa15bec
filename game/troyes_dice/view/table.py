"""What the table scene asks of Troyes Dice: words, buttons, spots, pictures, and what a click means."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from dataclasses import replace
from functools import cache
from typing import Any, ClassVar

import pygame

from game.core.rules import Event, Move
from game.tabletop.draft import Draft
from game.tabletop.meaning import Answer, Meaning, Redraft
from game.tabletop.memo import Memo
from game.tabletop.picture import Picture
from game.tabletop.spots import number_in
from game.tabletop.views import Clip, Heading, Press, Prompt, View, override
from game.troyes_dice.planning import Plan
from game.troyes_dice.sheet import RESOURCES, ROWS
from game.troyes_dice.state import TroyesState
from game.troyes_dice.tables import tables
from game.troyes_dice.view import (
    attempts,
    board,
    clips,
    lookup,
    marks,
    notes,
    numbering,
    numbers,
    opponents,
    pieces,
    sentences,
    spots,
    summary,
    threats,
    tracks,
    uses,
    wheel,
)
from game.troyes_dice.view.sight import (
    BUILDING,
    CITIZENS,
    DIE,
    FILTER,
    NUMBERS,
    RESOURCE,
    SEAT,
    USE,
    Sight,
    offers,
    pinned,
    pointed_at,
    see,
)
from game.troyes_dice.view.where import where
from game.ui import sprites, text
from game.ui.canvas import Canvas
from game.ui.focus import Spot
from game.ui.locale import TEXTS, words

LINE_RAMPS = {
    **{name: pieces.RAMPS[at_row // 2] for at_row, name in enumerate(ROWS)},
    **dict(zip(RESOURCES, pieces.RAMPS, strict=True)),
    "citizens": "b",
}
"""Each line of the score in the colour of its district, the citizens in that of their tracks."""


@cache
def _furniture() -> pygame.Surface:
    """All that never changes: flagstones, the sheet's parchment, empty boxes."""
    canvas = Canvas(sprites.sprite("backdrops/troyes_dice").copy())
    wheel.furnish(canvas)
    board.furnish(canvas)
    summary.furnish(canvas)
    return canvas.surface


class TableView(View[TroyesState, Sight]):
    """Troyes Dice on the screen."""

    accent = "r"
    line_ramps: ClassVar[Mapping[str, str]] = LINE_RAMPS

    def __init__(self, names: Sequence[str]) -> None:
        self.names = tuple(names)
        self._offers: Memo[Hashable, tuple[Plan, ...]] = Memo(2)
        self._still: Memo[Hashable, tuple[Sight, pygame.Surface]] = Memo(1)
        """The picture without what moves, with the sight that it is of."""
        self._spots: Memo[Hashable, tuple[Sight, tuple[Spot, ...]]] = Memo(1)

    @override
    def see(self, picture: Picture[TroyesState]) -> Sight:
        key = picture.stamp, picture.seat, picture.ask
        return see(picture, self._offers.get(key, lambda: offers(picture)))

    # ------------------------------------------------------------------ words

    @override
    def heading(self, sight: Sight) -> Heading:
        state = sight.state
        if state.half < 0:
            return Heading([(None, words("troyes_dice.view.before"))])
        half = words(f"troyes_dice.view.{'afternoon' if state.half % 2 else 'morning'}", day=state.day)
        return Heading([(None, half)], tables().half_days // 2, state.day)

    @override
    def prompt(self, sight: Sight) -> Prompt:
        return sentences.prompt(sight)

    @override
    def buttons(self, sight: Sight) -> Sequence[Press]:
        if sight.picture.ask is None:
            return ()
        begun = sight.picture.draft.begun
        ready = begun and sight.choice is not None and sight.choice.move is not None
        found = [Press("clear", words("troyes_dice.view.clear"), "w", begun)]
        if sight.plans:
            key = "shut" if sight.open else "open"
            found.insert(0, Press("list", words(f"troyes_dice.view.{key}")))
        return (*found, Press("confirm", words("troyes_dice.view.confirm"), "g", ready))

    # ------------------------------------------------------------------ the picture

    @override
    def draw(self, canvas: Canvas, sight: Sight) -> None:
        _, still = self._still.get(_as_read(sight), lambda: (sight, self._paint(sight)))
        canvas.blit(still, 0, 0)
        if not sight.open:
            wheel.burn(canvas, sight)
        if numbering.asked(sight) is None:
            notes.draw(canvas, sight, self.names)

    def _paint(self, sight: Sight) -> pygame.Surface:
        """All that stands still."""
        canvas = Canvas(_furniture().copy())
        wheel.draw(canvas, sight)
        planned = sight.after is not None and sight.deciding
        sheet = sight.after.sheets[sight.seat] if planned and sight.after else sight.sheet
        board.draw(canvas, sheet, sight.state.numbers or numbering.so_far(sight))
        tracks.draw(canvas, sheet)
        threats.draw(canvas, sight)
        summary.draw(canvas, sight)
        marks.draw(canvas, sight)
        if sight.own:
            numbers.mark(canvas, sight)
        if not sight.open:
            opponents.draw(canvas, sight, self.names)
        choice = numbering.asked(sight)
        if choice is not None:
            numbering.draw(canvas, sight, choice)
        else:
            uses.draw(canvas, sight, self.names)
        return canvas.surface

    @override
    def aim(self, sight: Sight) -> Draft:
        """Scroll the list, freed of whatever leaves the advised line out, to it."""
        hint = sight.picture.hint
        if hint not in [plan.move for plan in sight.plans]:
            sight = see(replace(sight.picture, draft=_cleared(sight)), sight.offered)
        lines = [plan.move for plan in sight.plans]
        if hint not in lines:
            return sight.picture.draft
        return _scrolled(sight, lines.index(hint) - uses.capacity(sight) // 2 - uses.first(sight))

    @override
    def aside(self, sight: Sight) -> pygame.Rect:
        return uses.panel(sight)

    @override
    def numbers(self, state: TroyesState, seat: int) -> Mapping[Hashable, int]:
        return numbers.numbers(state, seat)

    @override
    def shows_own(self, sight: Sight) -> bool:
        return sight.own or number_in(sight.picture.here, SEAT) is not None

    @override
    def number_name(self, spot: Hashable, state: TroyesState) -> str:
        return numbers.name(spot, self.names)

    @override
    def where(self, event: Event, sight: Sight) -> pygame.Rect | None:
        return where(event, sight)

    @override
    def site(self, move: Move, sight: Sight) -> pygame.Rect | None:
        return marks.site(sight, move)

    @override
    def clip(self, event: Event, before: TroyesState, sight: Sight) -> Clip | None:
        return clips.clip(event, before, sight)

    # ------------------------------------------------------------------ what can be done

    @override
    def spots(self, sight: Sight) -> Sequence[Spot]:
        found = self._spots.get(_as_read(sight), lambda: (sight, tuple(spots.spots(sight, self.names))))
        return found[1]

    @override
    def written(self, sight: Sight) -> Sequence[pygame.Rect]:
        return notes.written(sight, self.names)

    @override
    def entry(self, spot: Hashable, sight: Sight) -> str:
        return lookup.entry(spot, sight)

    @override
    def press(self, spot: Hashable, sight: Sight) -> Meaning:
        draft = sight.picture.draft
        if spot == "confirm":
            move = None if sight.choice is None else sight.choice.move
            return None if move is None else Answer(move)
        if spot == "clear":
            return Redraft(_cleared(sight))
        if spot == "list":
            return Redraft(draft.turn(open=not sight.open or None))
        if not isinstance(spot, tuple):
            return None
        if spot[0] == SEAT:
            return Redraft(draft.turn(pinned=None if pinned(draft) == spot[1] else spot[1]))
        if sight.picture.ask is None:
            return None
        if spot[0] == NUMBERS:
            choice = numbering.asked(sight)
            return None if choice is None else numbering.press(spot[1], draft, choice)
        if spot[0] == FILTER:
            return _filter(spot[1], sight)
        if spot[0] == DIE:
            return _take_die(spot[1], sight)
        if spot[0] in (USE, BUILDING, RESOURCE, CITIZENS):
            return _plan(spot, sight)
        return None

    @override
    def command(self, name: str, sight: Sight) -> Meaning:
        if name == "cancel":
            return Redraft(_cleared(sight)) if _busy(sight.picture.draft) else None
        if sight.picture.ask is None:
            return None
        if name in ("up", "down"):
            return _follow(name, sight)
        seen = uses.capacity(sight)
        lines = {"wheel_up": -1, "wheel_down": 1, "page_up": -seen, "page_down": seen}.get(name)
        scrolled = sight.picture.draft if lines is None else _scrolled(sight, lines)
        return None if scrolled == sight.picture.draft else Redraft(scrolled)


def _as_read(sight: Sight) -> Hashable:
    """A sight and how it is read, for as long as it is kept."""
    return id(sight), TEXTS.language, text.real_size(text.SMALL)


def _cleared(sight: Sight) -> Draft:
    """With nothing chosen, filtered, scrolled or pinned."""
    return Draft(sight.picture.draft.cleared().choice)


def _busy(draft: Draft) -> bool:
    """Whether anything is half chosen, filtered or pinned."""
    return draft.begun or any(name in draft.turned for name in ("use", "place", "open", "pinned"))


def _filter(name: str, sight: Sight) -> Meaning:
    draft = sight.picture.draft
    if name == "all":
        return Redraft(draft.turn(open=not sight.open or None))
    return Redraft(draft.turn(use=None if sight.use == name else name, place=None, first=None))


def _take_die(slot: int, sight: Sight) -> Meaning:
    """Choose a die, or put it back."""
    refused = attempts.die(sight.state, sight.picture.seat, slot) if sight.topic == "die" else None
    if refused is not None:
        return Answer(refused)
    cleared = _cleared(sight)
    if sight.slot == slot or sight.topic != "die":
        return Redraft(cleared)
    return Redraft(cleared.pick(("slot", slot)))


def _plan(spot: tuple[Any, ...], sight: Sight) -> Meaning:
    """Choose an answer; the chosen one again makes it."""
    draft = sight.picture.draft
    if not sight.own:
        return Redraft(draft.turn(pinned=None))
    plan = pointed_at(spot, sight.state, sight.plans, sight.offered, sight.chosen)
    if plan is None:
        return attempts.place(sight, spot)
    if sight.chosen is not None and plan.move == sight.chosen.move:
        return Answer(plan.move)
    if spot[0] != USE:
        draft = draft.turn(place=spot, first=None)
    return Redraft(draft.narrowed(plan.move))


def _scrolled(sight: Sight, lines: int) -> Draft:
    """The list scrolled by so many lines, as far as it goes."""
    top = max(0, len(sight.plans) - uses.capacity(sight))
    first = max(0, min(top, uses.first(sight) + lines))
    return sight.picture.draft.turn(first=first or None)


def _follow(name: str, sight: Sight) -> Meaning:
    """Let the list scroll under the focus that walks over its edge."""
    here, seen = number_in(sight.picture.here, USE), list(uses.lines(sight))
    if here is None or not seen or here != seen[-1 if name == "down" else 0]:
        return None
    return Redraft(_scrolled(sight, 1 if name == "down" else -1), used=False)
