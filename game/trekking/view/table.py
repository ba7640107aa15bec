"""What the table scene asks of Trekking: words, buttons, spots, pictures, and what a click means."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from typing import Any

import pygame

from game.core.rules import Event, Rules
from game.tabletop.meaning import Answer
from game.tabletop.old import OldMeaning as Meaning
from game.tabletop.old import Pick, Picture, Turn
from game.tabletop.views import Clip, Heading, Press, Prompt
from game.trekking import scoring
from game.trekking.catalog import ICONS, catalog
from game.trekking.events import CardVisited
from game.trekking.moves import EndTurn, PickItinerary, PlaceWild, Visit
from game.trekking.options import TrekkingOptions
from game.trekking.rules import AFTER, ARRANGE, PICK, PLACE, VISIT
from game.trekking.state import DAYS, ON_TIME, TrekkingState
from game.trekking.view import (
    clips,
    clock,
    departures,
    detail,
    itinerary,
    marks,
    opponents,
    spots,
    time_warp,
    trek,
)
from game.trekking.view.sight import Planner, Sight, chosen_place, imprint, number_in
from game.trekking.visits import CLOCK_HOURS, card_at
from game.ui import sprites, text
from game.ui.canvas import Canvas
from game.ui.focus import Spot
from game.ui.locale import text as words
from game.ui.sound import play

STEPS = {"rotate_right": 1, "wheel_up": 1, "rotate_left": -1, "wheel_down": -1}
"""The commands that pay a crystal more or less."""


class TableView:
    """Trekking Through History on the screen."""

    accent = "b"
    line_ramps: Mapping[str, str] = {}

    def __init__(
        self, rules: Rules[TrekkingState, TrekkingOptions], options: TrekkingOptions, names: Sequence[str]
    ) -> None:
        self.rules = rules
        self.options = options
        self.names = (*names, words("trekking.name.rival"))
        self._planner = Planner()
        self._furniture: dict[Hashable, pygame.Surface] = {}
        self._calm: tuple[Hashable, pygame.Surface] | None = None
        self._spots: tuple[Hashable, list[Spot]] | None = None
        self._party = 0
        """Whose trek lies there large."""
        self._held: tuple[int, int, int] | None = None
        """A card taken and not yet in a trek: party, card, how many cards the party had."""

    # ------------------------------------------------------------------ words

    def heading(self, picture: Picture) -> Heading:
        state: TrekkingState = picture.state
        score = scoring.total(state, picture.seat) if state.day else 0
        chips: list[tuple[str | None, str]] = [
            (None, words("trekking.name.day", day=max(1, state.day))),
            ("icons/star", words("trekking.view.points", n=score)),
        ]
        return Heading(chips, DAYS, state.day)

    def prompt(self, picture: Picture) -> Prompt:
        sight = self._planner.see(picture)
        plan = sight.plan
        if plan is not None and plan.reason is not None:
            return Prompt(plan.reason.key, plan.reason.values)
        if plan is not None and plan.after is not None and isinstance(plan.move, Visit):
            return self._about(sight, plan.after)
        if sight.topic == VISIT and sight.bending.swaps:
            return Prompt("trekking.view.prompt.swap")
        if sight.bending.warp and sight.topic in (VISIT, AFTER):
            values = {"warp": f"@trekking.warp.w{sight.bending.warp}.title"}
            return Prompt("trekking.view.prompt.warp", values)
        return Prompt(f"trekking.prompt.{sight.topic}")

    def _about(self, sight: Sight, after: TrekkingState) -> Prompt:
        """Hours, where the watch lands, and who would be next."""
        seat, state = sight.picture.seat, sight.state
        values: dict[str, Any] = {
            "n": detail.hours_left(sight, sight.plan),
            "hour": after.hour(seat),
            "next": self.names[after.actor],
        }
        bonus = after.points(seat, ON_TIME, after.day) - state.points(seat, ON_TIME, state.day)
        if after.visitor >= 0:
            then = "more"
        elif after.hour(after.actor) >= CLOCK_HOURS:
            then = "last"
        else:
            then = "again" if after.actor == seat else "next"
        values["then"] = words(f"trekking.view.then.{then}", next=values["next"])
        if after.hour(seat) < CLOCK_HOURS:
            return Prompt("trekking.view.prompt.visit", values)
        values["points"] = bonus
        return Prompt(f"trekking.view.prompt.{'on_time' if bonus else 'late'}", values)

    def buttons(self, picture: Picture) -> Sequence[Press]:
        sight = self._planner.see(picture)
        if sight.topic == VISIT:
            return self._visit_buttons(sight)
        if sight.topic == ARRANGE:
            return (
                self._confirm("arrange", sight.plan is not None),
                Press("cancel", words("trekking.view.button.again"), "w", bool(sight.order)),
            )
        if sight.topic == AFTER:
            use = sight.plan is not None and sight.plan.reason is None
            found = [self._confirm("use", use)]
            if sight.bending.sells:
                found = [*self._steps("trekking.view.button.sell", sight.bending.option + 1), *found]
            return (*found, Press("end", words("trekking.move.EndTurn"), "w"))
        return ()

    def _visit_buttons(self, sight: Sight) -> Sequence[Press]:
        ready = sight.plan is not None and sight.plan.reason is None
        if sight.bending.before:
            return (self._confirm("use", ready), self._cancel(True))
        found: list[Press] = []
        move = sight.plan.move if sight.plan is not None else None
        if isinstance(move, Visit):
            found += self._steps("trekking.view.button.pay", move.crystals)
            if len(self._options(sight, move)) > 1:
                label = words("trekking.view.button.option", option=self._option(sight, move))
                found.append(Press("option", label))
        chosen = sight.chosen is not None
        return (*found, self._confirm("visit", ready and chosen), self._cancel(chosen))

    def _steps(self, key: str, number: int) -> list[Press]:
        return [
            Press("fewer", "-", "w", True, "rotate_left", words("trekking.view.button.fewer_tip")),
            Press("more", words(key, n=number), "o", True, "rotate_right", words("trekking.view.button.tip")),
        ]

    def _confirm(self, name: str, enabled: bool) -> Press:
        return Press(name, words(f"trekking.view.button.{name}"), "g", enabled)

    def _cancel(self, enabled: bool) -> Press:
        return Press("cancel", words("trekking.view.button.cancel"), "w", enabled)

    def _options(self, sight: Sight, move: Visit) -> list[int]:
        if not move.warp:
            return []
        return sight.bending.options(sight.state, sight.picture.seat, move)

    def _option(self, sight: Sight, move: Visit) -> str:
        """What the time warp card's choice is called."""
        kind = catalog().warps[move.warp].op
        if kind == "pay_points":
            return words("trekking.view.option.hours", n=move.choice)
        if kind == "any_slot":
            return words("trekking.name.slot", slot=move.choice)
        return words(f"trekking.icon.{ICONS[move.choice]}")

    # ------------------------------------------------------------------ the picture

    def draw(self, canvas: Canvas, picture: Picture) -> None:
        sight = self._planner.see(picture)
        self._party = sight.party
        canvas.blit(self._calm_picture(sight), 0, 0)
        self._draw_held(canvas, sight)
        departures.mark(canvas, sight)
        trek.mark(canvas, sight)
        detail.mark(canvas, sight)
        itinerary.mark(canvas, sight)
        opponents.mark(canvas, sight)
        if sight.state.warps and sight.topic != PICK:
            time_warp.mark(canvas, sight)
        clock.mark(canvas, sight)
        marks.draw(canvas, sight)

    def _draw_held(self, canvas: Canvas, sight: Sight) -> None:
        """The card that is being taken, while what it brings is given out."""
        if self._held is None or sight.ask is not None:
            return
        party, card, had = self._held
        if sight.state.visitor == party == sight.party and _cards(sight.state, party) == had:
            trek.held(canvas, sight.state, party, card)

    def _calm_picture(self, sight: Sight) -> pygame.Surface:
        """The table without anything that follows the pointer."""
        large = text.real_size(text.SMALL)
        key = imprint(sight.state), sight.picture.seat, sight.party, large, sight.topic == PICK
        if self._calm is None or self._calm[0] != key:
            warped = bool(sight.state.warps) and sight.topic != PICK
            canvas = Canvas(self._furnished(warped, large).copy())
            state, party, name = sight.state, sight.party, self.names[sight.party]
            clock.draw(canvas, state)
            departures.draw(canvas, state)
            itinerary.draw(canvas, state, party, name, sight.own)
            trek.draw(canvas, state, party, name, sight.own)
            opponents.draw(canvas, state, sight.picture.seat, self.names)
            if warped:
                time_warp.draw(canvas, state)
            self._calm = key, canvas.surface
        return self._calm[1]

    def _furnished(self, warped: bool, large: int) -> pygame.Surface:
        """All that never changes during a day."""
        key = warped, large
        if key not in self._furniture:
            canvas = Canvas(sprites.sprite("backdrops/trekking").copy())
            canvas.surface.set_colorkey(None)
            clock.furnish(canvas)
            departures.furnish(canvas)
            itinerary.furnish(canvas)
            trek.furnish(canvas)
            detail.furnish(canvas, warped)
            if warped:
                time_warp.furnish(canvas)
            self._furniture[key] = canvas.surface
        return self._furniture[key]

    def show_hint(self, picture: Picture) -> None:
        """All of the table is always in sight."""

    def clip(self, event: Event, before: TrekkingState, seat: int) -> Clip | None:
        if isinstance(event, CardVisited):
            self._held = event.party, event.card, _cards(before, event.party)
        return clips.clip(event, before, seat, self._party)

    # ------------------------------------------------------------------ what can be done

    def spots(self, picture: Picture) -> Sequence[Spot]:
        sight = self._planner.see(picture)
        key = imprint(sight.state), picture.seat, sight.party, sight.topic
        if self._spots is None or self._spots[0] != key:
            self._spots = key, spots.spots(sight, self.names)
        return self._spots[1]

    def written(self, picture: Picture) -> Sequence[pygame.Rect]:
        return detail.written(self._planner.see(picture))

    def press(self, spot: Hashable, picture: Picture) -> Meaning:
        sight = self._planner.see(picture)
        if sight.ask is None:
            return None
        if isinstance(spot, str):
            return self._button(spot, sight)
        at, warp = number_in(spot, "place"), number_in(spot, "warp")
        if at is not None and sight.topic == VISIT:
            return self._place(at, sight)
        if warp is not None and sight.topic in (VISIT, AFTER):
            sight.bending.mark(warp)
            return Turn()
        sheet, column = number_in(spot, "sheet"), number_in(spot, "column")
        if sheet is not None and sight.topic == PICK:
            return Answer(PickItinerary(sheet))
        if column is not None and sight.topic == PLACE:
            return Answer(PlaceWild(column))
        peek = number_in(spot, "peek")
        if peek is not None and sight.topic == ARRANGE:
            order = self._planner.order
            self._planner.order = order[:-1] if order[-1:] == (peek,) else (*order, peek)
            if peek in order[:-1]:
                self._planner.order = order
            return Turn()
        return None

    def _place(self, at: int, sight: Sight) -> Meaning:
        """A card: chosen at first, visited when clicked again."""
        if sight.bending.swaps:
            sight.bending.name_slot(at)
            return Turn()
        if sight.bending.before:
            sight.bending.mark(0)
        move = sight.bending.visit(sight.state, sight.picture.seat, at)
        if sight.chosen == at or not card_at(sight.state, sight.picture.seat, at):
            return Answer(move)
        play("lift")
        return Pick((("place", at),))

    def _button(self, name: str, sight: Sight) -> Meaning:
        if name in ("fewer", "more"):
            self._step(1 if name == "more" else -1, sight.picture)
            return Turn()
        if name == "option":
            sight.bending.option += 1
            return Turn()
        if name == "cancel":
            self._planner.order = ()
            if sight.bending.warp:
                sight.bending.mark(0)
            elif sight.picture.choice is not None:
                sight.picture.choice.clear()
            return Turn()
        if name == "end":
            return Answer(EndTurn())
        return None if sight.plan is None else Answer(sight.plan.move)

    def command(self, name: str, picture: Picture) -> bool:
        if name not in STEPS or picture.ask is None:
            return False
        return self._step(STEPS[name], picture)

    def _step(self, step: int, picture: Picture) -> bool:
        """Pay or sell a crystal more or less."""
        bending, state = self._planner.bending, picture.state
        if picture.ask.topic == AFTER and bending.sells:
            most = catalog().warps[bending.warp].params["max"]
            changed = bending.turn(step, max(1, min(most, state.crystals[picture.seat])))
        elif picture.ask.topic == VISIT and not bending.before:
            hovered = number_in(picture.here, "place")
            at = chosen_place(picture) if hovered is None else hovered
            if at is None or not card_at(state, picture.seat, at):
                return False
            changed = bending.pay(state, picture.seat, at, step)
        else:
            return False
        if changed:
            play("crystal")
        return True


def _cards(state: TrekkingState, party: int) -> int:
    """Cards in all treks of a party."""
    return sum(state.lengths(party))
