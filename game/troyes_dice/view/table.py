"""What the table scene asks of Troyes Dice: words, buttons, spots, pictures, and what a click means."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from functools import cache
from typing import Any

import pygame

from game.core.rules import Event, Rules
from game.tabletop.meaning import Answer
from game.tabletop.old import OldMeaning as Meaning
from game.tabletop.old import Pick, Picture, Turn
from game.tabletop.views import Clip, Heading, Press, Prompt
from game.troyes_dice.options import TroyesOptions
from game.troyes_dice.sheet import RESOURCES, ROWS, USES
from game.troyes_dice.state import TroyesState
from game.troyes_dice.tables import tables
from game.troyes_dice.view import (
    board,
    clips,
    marks,
    notes,
    numbering,
    opponents,
    pieces,
    refusals,
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
    Planner,
    Sight,
    fields,
)
from game.ui import sprites
from game.ui.canvas import Canvas
from game.ui.focus import Spot
from game.ui.locale import text as words

LINE_RAMPS = {
    **{name: pieces.RAMPS[at_row // 2] for at_row, name in enumerate(ROWS)},
    **dict(zip(RESOURCES, pieces.RAMPS, strict=True)),
    "citizens": "b",
}
"""Each line of the score in the colour of its district, the citizens in that of their tracks."""
SCROLL = {"wheel_up": -1, "wheel_down": 1}


@cache
def _furniture() -> pygame.Surface:
    """All that never changes: flagstones, the sheet's parchment, empty boxes."""
    canvas = Canvas(sprites.sprite("backdrops/troyes_dice").copy())
    wheel.furnish(canvas)
    board.furnish(canvas)
    summary.furnish(canvas)
    return canvas.surface


class TableView:
    """Troyes Dice on the screen."""

    accent = "r"
    line_ramps: Mapping[str, str] = LINE_RAMPS

    def __init__(
        self, rules: Rules[TroyesState, TroyesOptions], options: TroyesOptions, names: Sequence[str]
    ) -> None:
        self.rules = rules
        self.options = options
        self.names = tuple(names)
        self._planner = Planner()

    def see(self, picture: Picture) -> Sight:
        """What a picture shows."""
        return self._planner.see(picture)

    # ------------------------------------------------------------------ words

    def heading(self, picture: Picture) -> Heading:
        state: TroyesState = picture.state
        if state.half < 0:
            return Heading([(None, words("troyes_dice.view.before"))])
        half = words(f"troyes_dice.view.{'afternoon' if state.half % 2 else 'morning'}", day=state.day)
        return Heading([(None, half)], tables().half_days // 2, state.day)

    def prompt(self, picture: Picture) -> Prompt:
        return sentences.prompt(self.see(picture))

    def buttons(self, picture: Picture) -> Sequence[Press]:
        if picture.ask is None:
            return ()
        sight = self.see(picture)
        choice: Any = picture.choice
        ready = bool(choice is not None and choice.chosen and choice.move is not None)
        found = [Press("clear", words("troyes_dice.view.clear"), "w", bool(choice and choice.chosen))]
        if sight.plans:
            key = "shut" if sight.open else "open"
            found.insert(0, Press("list", words(f"troyes_dice.view.{key}")))
        return (*found, Press("confirm", words("troyes_dice.view.confirm"), "g", ready))

    # ------------------------------------------------------------------ the picture

    def draw(self, canvas: Canvas, picture: Picture) -> None:
        sight = self.see(picture)
        canvas.blit(_furniture(), 0, 0)
        wheel.draw(canvas, sight)
        planned = sight.after is not None and sight.deciding
        sheet = sight.after.sheets[sight.seat] if planned and sight.after else sight.sheet
        numbers = sight.state.numbers or numbering.so_far(sight)
        board.draw(canvas, sheet, numbers)
        tracks.draw(canvas, sheet)
        threats.draw(canvas, sight)
        summary.draw(canvas, sight)
        marks.draw(canvas, sight)
        if not sight.open:
            opponents.draw(canvas, sight, self.names)
        if numbering.asked(sight):
            numbering.draw(canvas, sight)
        else:
            uses.draw(canvas, sight, self.names)
            notes.draw(canvas, sight, self.names)

    def show_hint(self, picture: Picture) -> None:
        """Scroll the list, freed of whatever leaves the advised line out, to it."""
        lines = [plan.move for plan in self.see(picture).plans]
        if picture.hint not in lines:
            self._clear(picture)
            lines = [plan.move for plan in self.see(picture).plans]
        if picture.hint in lines:
            middle = uses.capacity(self.see(picture)) // 2
            self._scroll(lines.index(picture.hint) - middle - uses.first(self.see(picture)), picture)

    def clip(self, event: Event, before: TroyesState, seat: int) -> Clip | None:
        return clips.clip(event, before, seat, self._planner.pinned)

    # ------------------------------------------------------------------ what can be done

    def spots(self, picture: Picture) -> Sequence[Spot]:
        return spots.spots(self.see(picture), self.names)

    def written(self, picture: Picture) -> Sequence[pygame.Rect]:
        return notes.written(self.see(picture))

    def press(self, spot: Hashable, picture: Picture) -> Meaning:
        choice: Any = picture.choice
        if spot == "confirm":
            return Answer(choice.move) if choice is not None and choice.move is not None else None
        if spot == "clear":
            self._clear(picture)
            return Turn()
        if spot == "list":
            self._planner.open = not self._planner.open
            return Turn()
        if not isinstance(spot, tuple):
            return None
        if spot[0] == SEAT:
            self._planner.pinned = None if self._planner.pinned == spot[1] else spot[1]
            return Turn()
        if picture.ask is None:
            return None
        if spot[0] == NUMBERS:
            return numbering.press(spot[1], choice)
        if spot[0] == FILTER:
            return self._filter(spot[1])
        if spot[0] == DIE:
            return self._take_die(spot[1], picture)
        if spot[0] in (USE, BUILDING, RESOURCE, CITIZENS):
            return self._plan(spot, picture)
        return None

    def _clear(self, picture: Picture) -> None:
        if picture.choice is not None:
            picture.choice.clear()
        self._planner.forget()
        self._planner.pinned = None

    def _filter(self, name: str) -> Meaning:
        if name == "all":
            self._planner.open = not self._planner.open
        else:
            use = USES.index(name)
            self._planner.use = None if self._planner.use == use else use
            self._planner.place, self._planner.first = None, 0
        return Turn()

    def _take_die(self, slot: int, picture: Picture) -> Meaning:
        """Choose a die, or put it back."""
        again = self.see(picture).slot == slot
        refused = refusals.die(picture.state, picture.seat, slot) if picture.ask.topic == "die" else None
        if refused is not None:
            return Answer(refused)
        self._clear(picture)
        if again or picture.ask.topic != "die":
            return Turn()
        return Pick((("slot", slot),))

    def _plan(self, spot: tuple[Any, ...], picture: Picture) -> Meaning:
        """Choose an answer; the chosen one again makes it."""
        sight = self.see(picture)
        if not sight.own:
            self._planner.pinned = None
            return Turn()
        plan = self._planner.pointed(picture, spot)
        if plan is None:
            return refusals.place(sight, spot)
        if sight.chosen is not None and plan.move == sight.chosen.move:
            return Answer(plan.move)
        if spot[0] != USE:
            self._planner.place, self._planner.first = spot, 0
        picture.choice.clear()
        return Pick(fields(plan.move))

    def command(self, name: str, picture: Picture) -> bool:
        if name == "cancel":
            busy = self._busy(picture)
            if busy:
                self._clear(picture)
            return busy
        if picture.ask is None:
            return False
        if name in SCROLL:
            return self._scroll(SCROLL[name], picture)
        if name in ("page_up", "page_down"):
            seen = uses.capacity(self.see(picture))
            return self._scroll(seen if name == "page_down" else -seen, picture)
        if name in ("up", "down"):
            self._follow(name, self.see(picture))
        return False

    def _busy(self, picture: Picture) -> bool:
        """Whether anything is half chosen, filtered or pinned."""
        planner = self._planner
        filtered = planner.use is not None or planner.place is not None or planner.open
        return (
            filtered
            or planner.pinned is not None
            or bool(picture.choice is not None and picture.choice.chosen)
        )

    def _scroll(self, lines: int, picture: Picture) -> bool:
        sight = self.see(picture)
        top = max(0, len(sight.plans) - uses.capacity(sight))
        before = self._planner.first
        self._planner.first = max(0, min(top, uses.first(sight) + lines))
        return self._planner.first != before

    def _follow(self, name: str, sight: Sight) -> None:
        """Let the list scroll under the focus that walks over its edge."""
        here, seen = sight.picture.here, list(uses.lines(sight))
        if not isinstance(here, tuple) or here[0] != USE or not seen:
            return
        if name == "down" and here[1] == seen[-1]:
            self._scroll(1, sight.picture)
        if name == "up" and here[1] == seen[0]:
            self._scroll(-1, sight.picture)
