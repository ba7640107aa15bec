"""What the table scene asks of My City: words, buttons, spots, pictures, and what a click means."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from functools import cache
from typing import Any

import pygame

from game.core.reason import Reason
from game.core.rules import Event, Rules
from game.my_city.campaign import episode
from game.my_city.events import REPEATABLE, BuildingPlaced
from game.my_city.grid import cell_name
from game.my_city.moves import Pass, Place, Quit
from game.my_city.options import MyCityOptions
from game.my_city.planning import rotations
from game.my_city.rows import building_name
from game.my_city.state import MyCityState
from game.my_city.view import (
    between,
    board,
    campaign_clips,
    clips,
    deck,
    opponents,
    progress,
    spots,
    summary,
    supply,
)
from game.my_city.view.account import printed
from game.my_city.view.pages import Pages
from game.my_city.view.sight import QUIT_BUTTON, Planner, Sight, cell_of, imprint, place_at, shown
from game.tabletop.meaning import Answer
from game.tabletop.old import OldMeaning as Meaning
from game.tabletop.old import Picture, Turn
from game.tabletop.views import Clip, Heading, Press, Prompt
from game.ui import frames, sprites
from game.ui.canvas import Canvas
from game.ui.focus import Spot
from game.ui.locale import text as words
from game.ui.sound import play

QUARTERS = {"rotate_right": 1, "wheel_down": 1, "rotate_left": -1, "wheel_up": -1}
"""The commands that turn the building, and by how much."""


Laid = tuple[int, Place]
"""A building and where a seat wants it."""


@cache
def _furniture(rows: int) -> pygame.Surface:
    """All that never changes while the summary has that many rows: table top, frames, sheets, trays."""
    canvas = Canvas(sprites.sprite("backdrops/my_city").copy())
    canvas.surface.set_colorkey(None)
    for part in (deck, board, supply):
        part.furnish(canvas)
    summary.furnish(canvas, rows)
    return canvas.surface


class TableView:
    """My City on the screen."""

    accent = "g"
    line_ramps: Mapping[str, str] = {
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
    }
    """The score sheet's labels in the colours of what they count."""

    def __init__(
        self, rules: Rules[MyCityState, MyCityOptions], options: MyCityOptions, names: Sequence[str]
    ) -> None:
        self.rules = rules
        self.options = options
        self.names = tuple(names)
        self._planner = Planner()
        self._leaving = False
        """Whether the quit button has been pressed once."""
        self._large = 0
        """Whose city was drawn large last."""
        self._laid: dict[int, Laid] = {}
        """What each seat has answered, to be seen until all answers are opened."""
        self._still: tuple[Hashable, pygame.Surface] | None = None
        self._spots: tuple[Hashable, list[Spot]] | None = None
        self._pages = Pages()

    # ------------------------------------------------------------------ words

    def heading(self, picture: Picture) -> Heading:
        state: MyCityState = picture.state
        turned = words("my_city.view.turned", n=len(state.turned), of=len(state.mode.deck))
        if state.story is not None:
            return campaign_heading(state, turned)
        return Heading([("icons/infinity", words("my_city.view.eternal")), ("icons/hourglass", turned)])

    def prompt(self, picture: Picture) -> Prompt:
        if self._pages.showing(picture) is not None:
            return self._pages.prompt()
        wanted = between.task(picture)
        if wanted is not None:
            return between.prompt(picture, wanted)
        sight = self._planner.see(picture)
        building = shown(sight.state, picture.seat)
        if building is None:
            return Prompt("my_city.prompt.place")
        if sight.plan is not None:
            return self._about(sight)
        return Prompt(
            f"my_city.view.prompt.{self._task(sight, building)}", {"building": building_name(building)}
        )

    def _task(self, sight: Sight, building: int) -> str:
        """The name of the sentence that says what is to be done."""
        hint, city = sight.picture.hint, sight.state.cities[sight.picture.seat]
        if hint is not None:
            return f"hint_{type(hint).__name__.lower()}"
        corners = city.corners(building)
        if not any(corners):
            if self._pass_refused(sight.picture) is None:
                return "no_place"
            return "no_place_quit" if sight.state.mode.may_pass else "no_pass"
        if not corners[self._planner.rotation(sight.picture.seat, building)]:
            return "turn"
        anchor = city.terrain.anchor
        first = "first" if anchor == "river" else f"first_{anchor}"
        task = "beside" if city.built else first
        return f"{task}_turning" if rotations(building) > 1 else task

    def _about(self, sight: Sight) -> Prompt:
        """What is to be said of the place pointed at."""
        plan = sight.plan
        assert plan is not None
        if plan.reason is not None:
            return Prompt(plan.reason.key, plan.reason.values)
        total = sight.changes[-1]
        values = {
            "building": building_name(plan.building),
            "cell": cell_name(*plan.cells[0]),
            "change": f"{total.after - total.before:+d}",
        }
        return Prompt("my_city.view.prompt.here", values)

    def buttons(self, picture: Picture) -> Sequence[Press]:
        page = self._pages.showing(picture)
        if page is not None:
            return self._pages.buttons(page, picture)
        building = shown(picture.state, picture.seat)
        if building is None:
            return ()
        if picture.here != QUIT_BUTTON:
            self._leaving = False
        refused = self._pass_refused(picture)
        pass_tip = words("my_city.view.button.pass_tip") if refused is None else _said(refused)
        return (
            Press(
                "rotate",
                words("my_city.view.button.rotate"),
                "w",
                rotations(building) > 1,
                "rotate_right",
                words("my_city.view.button.rotate_tip"),
            ),
            Press("pass", words("my_city.view.button.pass"), "o", refused is None, "", pass_tip),
            Press(
                "quit",
                words("my_city.view.button.really" if self._leaving else "my_city.view.button.quit"),
                "r",
                True,
                "",
                words("my_city.view.button.quit_tip"),
            ),
        )

    def _pass_refused(self, picture: Picture) -> Reason | None:
        return self.rules.why_not(picture.state, picture.seat, Pass())

    # ------------------------------------------------------------------ the picture

    def draw(self, canvas: Canvas, picture: Picture) -> None:
        sight = self._planner.see(picture)
        self._large = sight.seat
        canvas.blit(self._still_life(sight), 0, 0)
        board.draw(canvas, sight)
        between.draw(canvas, sight)
        if picture.ask is None and sight.own:
            board.laid(canvas, sight, self._laid.get(picture.seat))
        summary.draw(canvas, sight)
        page = self._pages.showing(picture)
        if page is not None:
            self._pages.draw(canvas, page, picture, self.names)
        elif picture.by_keys and cell_of(picture.here) is None:
            for spot in self.spots(picture):
                if spot.id == picture.here:
                    frames.ring(canvas, spot.rect.inflate(-2, -2))

    def _still_life(self, sight: Sight) -> pygame.Surface:
        """All that does not follow the pointer; painted anew only when something in it changes."""
        picture = sight.picture
        waiting = picture.answered, tuple(picture.thinking)
        key = (imprint(sight.state), picture.seat, sight.seat, waiting, tuple(picture.marked))
        if self._still is None or self._still[0] != key:
            canvas = Canvas(_furniture(len(printed(sight.state.mode))).copy())
            deck.draw(canvas, sight)
            board.plate(canvas, sight, self.names[sight.seat])
            board.flags(canvas, sight.state)
            progress.draw(canvas, sight.state, sight.seat)
            supply.draw(canvas, sight)
            opponents.draw(canvas, sight, self.names)
            self._still = key, canvas.surface
        return self._still[1]

    def show_hint(self, picture: Picture) -> None:
        building = shown(picture.state, picture.seat)
        if isinstance(picture.hint, Place) and building is not None:
            held = self._planner.rotation(picture.seat, building)
            self._planner.turn(picture.seat, building, picture.hint.rotation - held)

    def clip(self, event: Event, before: MyCityState, seat: int) -> Clip | None:
        if isinstance(event, BuildingPlaced):
            self._laid.pop(event.seat, None)
        if isinstance(event, REPEATABLE):
            return clips.clip(event, before, seat, lambda: self._large)
        return campaign_clips.clip(event, before, seat, lambda: self._large)

    # ------------------------------------------------------------------ what can be done

    def spots(self, picture: Picture) -> Sequence[Spot]:
        page = self._pages.showing(picture)
        if page is not None:
            return self._pages.spots(page)
        state: MyCityState = picture.state
        building = shown(state, picture.seat)
        rotation = self._planner.rotation(picture.seat, building) if building is not None else 0
        deciding = picture.ask is not None
        key = (imprint(state), picture.seat, rotation, deciding)
        if self._spots is None or self._spots[0] != key:
            self._spots = key, spots.spots(state, picture.seat, self.names, rotation, deciding)
        return self._spots[1]

    def written(self, picture: Picture) -> Sequence[pygame.Rect]:
        page = self._pages.showing(picture)
        return [] if page is None else self._pages.written(page, picture)

    def press(self, spot: Hashable, picture: Picture) -> Meaning:
        meaning = self._pages.press(spot, picture)
        if meaning is not None:
            return meaning
        if spot == "rotate":
            self._turn(picture, 1)
            return Turn()
        if spot == "pass":
            self._laid.pop(picture.seat, None)
            return Answer(Pass())
        if spot == "quit":
            self._leaving = not self._leaving
            if self._leaving:
                return Turn()
            self._laid.pop(picture.seat, None)
            return Answer(Quit())
        wanted = between.task(picture)
        if wanted is not None:
            move = between.meant(spot, wanted)
            return None if move is None else Answer(move)
        at, building = cell_of(spot), shown(picture.state, picture.seat)
        if at is None or building is None or picture.ask is None:
            return None
        move = place_at(building, self._planner.rotation(picture.seat, building), *at)
        self._laid[picture.seat] = building, move
        return Answer(move)

    def command(self, name: str, picture: Picture) -> bool:
        if self._pages.command(name, picture):
            return True
        if name == "cancel" and self._leaving:
            self._leaving = False
            return True
        if name not in QUARTERS or picture.ask is None:
            return False
        return self._turn(picture, QUARTERS[name])

    def _turn(self, picture: Picture, quarters: int) -> bool:
        building = shown(picture.state, picture.seat)
        if building is None:
            return False
        if self._planner.turn(picture.seat, building, quarters):
            play("rotate")
        return True


def campaign_heading(state: MyCityState, turned: str) -> Heading:
    """Chapter and episode, and how far the cards are."""
    n = state.mode.n
    named = words("my_city.view.campaign.episode", n=n, name=f"@my_city.episode.{n}.name")
    chapter = words("my_city.view.campaign.chapter", n=episode(n).chapter)
    return Heading([("icons/book", chapter), ("icons/flag", named), ("icons/hourglass", turned)])


def _said(reason: Reason) -> str:
    values: dict[str, Any] = reason.values
    return words(reason.key, **values)
