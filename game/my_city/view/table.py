"""What the table scene asks of My City: words, buttons, spots, pictures, and what a click means."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from functools import cache
from typing import Any, ClassVar

import pygame

from game.core.reason import Reason
from game.core.rules import Event
from game.my_city.campaign import episode
from game.my_city.events import REPEATABLE, BuildingPlaced
from game.my_city.grid import cell_name
from game.my_city.moves import Pass, Place, Quit
from game.my_city.planning import rotations
from game.my_city.rows import building_name
from game.my_city.state import MyCityState
from game.my_city.view import (
    between,
    board,
    campaign_clips,
    clips,
    deck,
    desk,
    lookup,
    numbers,
    opponents,
    pages,
    progress,
    spots,
    summary,
    supply,
)
from game.my_city.view.account import account
from game.my_city.view.places import place
from game.my_city.view.sight import CITY_SPOT, QUIT_BUTTON, Plan, Sight, Task, at_desk, cell_of, place_at, see
from game.my_city.view.where import where
from game.tabletop.draft import Draft
from game.tabletop.meaning import Answer, Meaning, Redraft
from game.tabletop.memo import Memo
from game.tabletop.picture import Picture
from game.tabletop.spots import number_in
from game.tabletop.views import Clip, Heading, Press, Prompt, View, override
from game.ui import frames, sprites
from game.ui.canvas import Canvas
from game.ui.focus import Spot
from game.ui.locale import words

QUARTERS = {"rotate_right": 1, "wheel_down": 1, "rotate_left": -1, "wheel_up": -1}
"""The commands that turn the building, and by how much."""


@cache
def _furniture() -> pygame.Surface:
    """All that never changes: table top, frames, sheets, trays."""
    canvas = Canvas(sprites.sprite("backdrops/my_city").copy())
    canvas.surface.set_colorkey(None)
    for part in (deck, board, supply, summary):
        part.furnish(canvas)
    return canvas.surface


class TableView(View[MyCityState, Sight]):
    """My City on the screen."""

    accent = "g"
    total = numbers.TOTAL_SPOT
    line_ramps: ClassVar[Mapping[str, str]] = {
        "start": "t",
        "pass": "o",
        "gold": "y",
        "trees": "g",
        "rocks": "k",
        "group_yellow": "y",
        "group_red": "r",
        "group_blue": "b",
        "churches": "v",
        "wells": "t",
        "empties": "g",
        "top": "o",
    }
    """The score sheet's labels in the colours of what they count."""

    def __init__(self, names: Sequence[str]) -> None:
        self.names = tuple(names)
        self._still: Memo[Hashable, pygame.Surface] = Memo(2)
        self._spots: Memo[Hashable, list[Spot]] = Memo(2)

    @override
    def begin(self, picture: Picture[MyCityState]) -> Draft:
        return pages.due(picture).turn(quitting=None)

    @override
    def see(self, picture: Picture[MyCityState]) -> Sight:
        return see(picture)

    # ------------------------------------------------------------------ words

    @override
    def heading(self, sight: Sight) -> Heading:
        state = sight.state
        turned = words("my_city.view.turned", n=len(state.turned), of=len(state.mode.deck))
        if state.story is not None:
            return campaign_heading(state, turned)
        return Heading([("icons/infinity", words("my_city.view.eternal")), ("icons/hourglass", turned)])

    @override
    def prompt(self, sight: Sight) -> Prompt:
        if sight.page is not None:
            return pages.prompt(sight.page)
        if sight.task is not None:
            return between.prompt(sight, sight.task)
        if sight.building is None:
            return Prompt("my_city.prompt.place")
        if sight.plan is not None:
            return _about(sight, sight.plan)
        values = {"building": building_name(sight.building)}
        return Prompt(f"my_city.view.prompt.{_next(sight, sight.building)}", values)

    @override
    def buttons(self, sight: Sight) -> Sequence[Press]:
        if sight.page is not None:
            return pages.buttons(sight.page, sight)
        if sight.building is None:
            return between.buttons(sight)
        return (
            Press(
                "rotate",
                words("my_city.view.button.rotate"),
                "w",
                rotations(sight.building) > 1,
                "rotate_right",
                words("my_city.view.button.rotate_tip"),
            ),
            _passing(sight),
            Press(
                "quit",
                words("my_city.view.button.really" if sight.quitting else "my_city.view.button.quit"),
                "r",
                True,
                "",
                words("my_city.view.button.quit_tip"),
            ),
        )

    # ------------------------------------------------------------------ the picture

    @override
    def draw(self, canvas: Canvas, sight: Sight) -> None:
        picture = sight.picture
        canvas.blit(self._still_life(sight), 0, 0)
        board.draw(canvas, sight)
        between.draw(canvas, sight)
        board.laid(canvas, sight)
        if not at_desk(sight.state, picture.seat):
            summary.draw(canvas, sight)
        if sight.page is not None:
            pages.draw(canvas, sight.page, sight, self.names)
        elif picture.by_keys and cell_of(picture.here) is None:
            for spot in self.spots(sight):
                if spot.id == picture.here:
                    frames.ring(canvas, spot.rect.inflate(-2, -2))

    def _still_life(self, sight: Sight) -> pygame.Surface:
        """All that does not follow the pointer; painted anew only when something in it changes."""
        picture = sight.picture
        waiting = picture.answered, picture.thinking
        marked = tuple(event for event in picture.marked if isinstance(event, BuildingPlaced))
        gains = tuple(gain for spot, gain in picture.gained.items() if number_in(spot, CITY_SPOT) is not None)
        key = picture.stamp, picture.seat, sight.seat, waiting, marked, gains
        return self._still.get(key, lambda: self._painted(sight))

    def _painted(self, sight: Sight) -> pygame.Surface:
        canvas = Canvas(_furniture().copy())
        board.plate(canvas, sight, self.names[sight.seat])
        board.legend(canvas, sight.state)
        progress.draw(canvas, sight.state, sight.seat)
        if at_desk(sight.state, sight.picture.seat):
            desk.furnish(canvas, sight.state, sight.picture.seat)
            return canvas.surface
        deck.draw(canvas, sight)
        supply.draw(canvas, sight)
        opponents.draw(canvas, sight, self.names)
        return canvas.surface

    @override
    def aim(self, sight: Sight) -> Draft:
        draft, hint = sight.picture.draft, sight.picture.hint
        if not isinstance(hint, Place) or sight.building is None:
            return draft
        return draft.turn(held=(sight.building, hint.rotation))

    @override
    def aside(self, sight: Sight) -> pygame.Rect:
        supply = place("supply.frame")
        return supply.union(place("desk.sheet")) if at_desk(sight.state, sight.picture.seat) else supply

    @override
    def numbers(self, state: MyCityState, seat: int) -> Mapping[Hashable, int]:
        return numbers.numbers(state, seat)

    @override
    def number_name(self, spot: Hashable, state: MyCityState) -> str:
        return numbers.name(spot, state)

    @override
    def where(self, event: Event, sight: Sight) -> pygame.Rect | None:
        return where(event, sight)

    @override
    def clip(self, event: Event, before: MyCityState, sight: Sight) -> Clip | None:
        if campaign_clips.lies_open(event, before):
            return campaign_clips.covered(before)
        if isinstance(event, REPEATABLE):
            return clips.clip(event, before, sight)
        return campaign_clips.clip(event, before, sight)

    # ------------------------------------------------------------------ what can be done

    @override
    def spots(self, sight: Sight) -> Sequence[Spot]:
        if sight.page is not None:
            return pages.spots(sight.page)
        picture = sight.picture
        told = picture.answered, picture.thinking
        key = picture.stamp, picture.seat, sight.rotation, picture.ask is not None, told
        return self._spots.get(key, lambda: spots.spots(sight, self.names))

    @override
    def written(self, sight: Sight) -> Sequence[pygame.Rect]:
        if sight.page is not None:
            return pages.written(sight.page, sight)
        return desk.written() if at_desk(sight.state, sight.picture.seat) else []

    @override
    def point(self, sight: Sight) -> Draft:
        draft = sight.picture.draft
        return draft if sight.picture.here == QUIT_BUTTON else draft.turn(quitting=None)

    @override
    def entry(self, spot: Hashable, sight: Sight) -> str:
        return lookup.entry(spot, sight)

    @override
    def press(self, spot: Hashable, sight: Sight) -> Meaning:
        meaning = pages.press(spot, sight)
        if meaning is not None:
            return meaning
        if spot == "rotate":
            return _turned(sight, 1)
        if spot == "pass":
            return Answer(Pass())
        if spot == "quit":
            return Answer(Quit()) if sight.quitting else Redraft(sight.picture.draft.turn(quitting=True))
        if sight.task is not None:
            if spot == between.OWN_NAME_SPOT and sight.task == "name":
                return between.own_name(sight.seat, 0)
            return self._between(spot, sight, sight.task)
        at, building = cell_of(spot), sight.building
        if at is None or building is None or sight.picture.ask is None:
            return None
        return Answer(place_at(building, sight.rotation, *at))

    def _between(self, spot: Hashable, sight: Sight, wanted: Task) -> Meaning:
        if spot == "lift":
            return Redraft(sight.picture.draft.cleared(), "page")
        if spot == "affix":
            move = between.confirmed(sight)
            return None if move is None else Answer(move)
        return between.aim(spot, sight, wanted)

    @override
    def command(self, name: str, sight: Sight) -> Meaning:
        meaning = pages.command(name, sight)
        if meaning is not None:
            return meaning
        if name == "cancel" and sight.quitting:
            return Redraft(sight.picture.draft.turn(quitting=None))
        if name in ("cancel", "undo") and sight.aimed is not None:
            return Redraft(sight.picture.draft.cleared(), "page")
        if name not in QUARTERS or sight.picture.ask is None:
            return None
        return _turned(sight, QUARTERS[name])


def _passing(sight: Sight) -> Press:
    """The button that passes: where the flag goes, and what else that does to the total."""
    flag, label = f"seats/flag_{sight.picture.seat}", words("my_city.view.button.pass")
    if sight.pass_refused is not None:
        return Press("pass", label, "o", False, "", _said(sight.pass_refused), flag)
    if sight.passing is None:
        return Press("pass", label, "o", icon=flag)
    seat = sight.picture.seat
    was, will = account(sight.state, seat), account(sight.passing, seat)
    values = {"before": was.marker, "after": will.marker}
    label, change = words("my_city.view.button.pass_to", **values), will.total - was.total
    tip = words("my_city.view.button.pass_tip", **values)
    if change != will.marker - was.marker:
        label += f" ({change:+d})"
        totals = {"change": f"{change:+d}", "top": sight.state.mode.top, "total": will.total}
        tip = "\n".join([tip, words("my_city.view.button.pass_total", **totals)])
    return Press("pass", label, "o", True, "", tip, flag)


def _turned(sight: Sight, quarters: int) -> Meaning:
    """The building held otherwise."""
    if sight.building is None:
        return None
    rotation = (sight.rotation + quarters) % rotations(sight.building)
    if rotation == sight.rotation:
        return Redraft(sight.picture.draft)
    return Redraft(sight.picture.draft.turn(held=(sight.building, rotation)), "rotate")


def _next(sight: Sight, building: int) -> str:
    """The name of the sentence that says what is to be done."""
    hint, city = sight.picture.hint, sight.state.cities[sight.picture.seat]
    if hint is not None:
        return f"hint_{type(hint).__name__.lower()}"
    corners = city.corners(building)
    if not any(corners):
        if sight.pass_refused is None:
            return "no_place"
        return "no_place_quit" if sight.state.mode.may_pass else "no_pass"
    if not corners[sight.rotation]:
        return "turn"
    anchor = city.terrain.anchor
    first = "first" if anchor == "river" else f"first_{anchor}"
    task = "beside" if city.built else first
    return f"{task}_turning" if rotations(building) > 1 else task


def _about(sight: Sight, plan: Plan) -> Prompt:
    """What is to be said of the place pointed at."""
    if plan.reason is not None:
        return Prompt(plan.reason.key, plan.reason.values)
    values = {
        "building": building_name(plan.building),
        "cell": cell_name(*plan.cells[0]),
        "change": f"{sight.changes[-1].gain:+d}",
    }
    return Prompt("my_city.view.prompt.here", values)


def campaign_heading(state: MyCityState, turned: str) -> Heading:
    """Chapter and episode, and how far the cards are."""
    n = state.mode.n
    named = words("my_city.view.campaign.episode", n=n, name=f"@my_city.episode.{n}.name")
    chapter = words("my_city.view.campaign.chapter", n=episode(n).chapter)
    return Heading([("icons/book", chapter), ("icons/flag", named), ("icons/hourglass", turned)])


def _said(reason: Reason) -> str:
    values: dict[str, Any] = reason.values
    return words(reason.key, **values)
