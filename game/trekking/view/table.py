"""What the table scene asks of Trekking: words, buttons, spots, pictures, and what a click means."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from typing import Any

import pygame

from game.core.options import Options
from game.core.rules import Event
from game.tabletop.meaning import Answer, Meaning, Redraft
from game.tabletop.memo import Memo
from game.tabletop.picture import Picture
from game.tabletop.spots import number_in
from game.tabletop.views import Clip, Heading, Press, Prompt, View, override
from game.trekking.catalog import ICONS, catalog
from game.trekking.moves import EndTurn, PickItinerary, PlaceWild, Visit
from game.trekking.options import TrekkingOptions
from game.trekking.rules import AFTER, ARRANGE, PICK, PLACE, VISIT
from game.trekking.state import ON_TIME, TrekkingState
from game.trekking.view import (
    clips,
    clock,
    departures,
    detail,
    itinerary,
    lookup,
    marks,
    numbers,
    opponents,
    spots,
    time_warp,
    trek,
)
from game.trekking.view.places import place
from game.trekking.view.sight import Sight, pinned, see
from game.trekking.view.where import where
from game.trekking.visits import CLOCK_HOURS, card_at, open_columns
from game.ui import sprites
from game.ui.canvas import Canvas
from game.ui.focus import Spot
from game.ui.locale import words

STEPS = {"rotate_right": 1, "wheel_up": 1, "rotate_left": -1, "wheel_down": -1}
"""The commands that pay a crystal more or less."""


class TableView(View[TrekkingState, Sight]):
    """Trekking Through History on the screen."""

    accent = "b"
    total = numbers.SCORE

    def __init__(self, names: Sequence[str]) -> None:
        self.names = (*names, words("trekking.name.rival"))
        self._furniture: Memo[bool, pygame.Surface] = Memo(2)
        self._still: Memo[Hashable, pygame.Surface] = Memo(2)
        self._spots: Memo[Hashable, list[Spot]] = Memo(2)

    @override
    def see(self, picture: Picture[TrekkingState]) -> Sight:
        return see(picture)

    # ------------------------------------------------------------------ words

    @override
    def heading(self, sight: Sight) -> Heading:
        gained = sight.picture.gained.get(numbers.SCORE, 0)
        heading = opponents.heading(sight.state, sight.picture.seat, gained)
        heading.ringed = opponents.POINTS_CHIP if sight.focused(numbers.SCORE) else None
        return heading

    @override
    def prompt(self, sight: Sight) -> Prompt:
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
        if sight.topic == PLACE:
            free = (
                words(f"trekking.icon.{ICONS[at]}") for at in open_columns(sight.state, sight.picture.seat)
            )
            return Prompt(f"trekking.prompt.{PLACE}", {"columns": words("trekking.view.comma").join(free)})
        if sight.topic == VISIT and sight.state.treks[sight.picture.seat]:
            return Prompt("trekking.view.prompt.choose")
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

    @override
    def buttons(self, sight: Sight) -> Sequence[Press]:
        if sight.topic == VISIT:
            return _visit_buttons(sight)
        if sight.topic == ARRANGE:
            return (
                _confirm("arrange", sight.plan is not None),
                Press("cancel", words("trekking.view.button.again"), "w", bool(sight.order)),
            )
        if sight.topic == AFTER:
            use = sight.plan is not None and sight.plan.reason is None
            found = [_confirm("use", use)]
            if sight.bending.sells:
                found = [*_steps("trekking.view.button.sell", sight.bending.option + 1), *found]
            return (*found, Press("end", words("trekking.move.EndTurn"), "w"))
        return ()

    # ------------------------------------------------------------------ the picture

    @override
    def draw(self, canvas: Canvas, sight: Sight) -> None:
        canvas.blit(self._still_life(sight), 0, 0)
        clock.tick(canvas, sight.picture.loops)
        if sight.taken is not None:
            trek.held(canvas, sight.state, sight.party, sight.taken)
        departures.mark(canvas, sight)
        trek.mark(canvas, sight)
        detail.mark(canvas, sight)
        itinerary.mark(canvas, sight)
        opponents.mark(canvas, sight)
        if sight.state.warps and sight.topic != PICK:
            time_warp.mark(canvas, sight)
        clock.mark(canvas, sight)
        marks.draw(canvas, sight, self.spots(sight))
        opponents.badges(canvas, sight)
        if sight.own:
            numbers.mark(canvas, sight.picture.gained, trek.title_box(sight.state, sight.party))

    def _still_life(self, sight: Sight) -> pygame.Surface:
        """All that does not follow the pointer; painted anew only when something in it changes."""
        key = sight.picture.stamp, sight.picture.seat, sight.party, sight.topic == PICK
        return self._still.get(key, lambda: self._painted(sight))

    def _painted(self, sight: Sight) -> pygame.Surface:
        state, party, name = sight.state, sight.party, self.names[sight.party]
        warped = bool(state.warps) and sight.topic != PICK
        canvas = Canvas(self._furniture.get(warped, lambda: _furnished(warped)).copy())
        clock.draw(canvas, state)
        departures.draw(canvas, state)
        itinerary.draw(canvas, state, party, name, sight.own)
        trek.draw(canvas, state, party, name, sight.own)
        opponents.draw(canvas, state, sight.picture.seat, self.names)
        if warped:
            time_warp.draw(canvas, state)
        return canvas.surface

    @override
    def aside(self, sight: Sight) -> pygame.Rect:
        return place("narrow.detail" if sight.state.warps else "detail")

    @override
    def numbers(self, state: TrekkingState, seat: int) -> Mapping[Hashable, int]:
        return numbers.numbers(state, seat)

    @override
    def numbered(self, options: Options) -> int:
        assert isinstance(options, TrekkingOptions)
        return options.parties

    @override
    def shows_own(self, sight: Sight) -> bool:
        return sight.own or number_in(sight.picture.here, numbers.PARTY) is not None

    @override
    def number_name(self, spot: Hashable, state: TrekkingState) -> str:
        return numbers.name(spot)

    @override
    def where(self, event: Event, sight: Sight) -> pygame.Rect | None:
        return where(event, sight)

    @override
    def clip(self, event: Event, before: TrekkingState, sight: Sight) -> Clip | None:
        return clips.clip(event, before, sight)

    # ------------------------------------------------------------------ what can be done

    @override
    def spots(self, sight: Sight) -> Sequence[Spot]:
        key = sight.picture.stamp, sight.picture.seat, sight.party, sight.topic, pinned(sight.picture.draft)
        return self._spots.get(key, lambda: spots.spots(sight, self.names))

    @override
    def written(self, sight: Sight) -> Sequence[pygame.Rect]:
        return detail.written(sight)

    @override
    def entry(self, spot: Hashable, sight: Sight) -> str:
        return lookup.entry(spot, sight)

    @override
    def press(self, spot: Hashable, sight: Sight) -> Meaning:
        draft, party = sight.picture.draft, number_in(spot, "party")
        if party is not None:
            return Redraft(draft.turn(pinned=None if pinned(draft) == party else party))
        if sight.ask is None:
            return None
        if isinstance(spot, str):
            return _button(spot, sight)
        at, warp = number_in(spot, "place"), number_in(spot, "warp")
        if at is not None and sight.topic == VISIT:
            return _place(at, sight)
        if warp is not None and sight.topic in (VISIT, AFTER):
            return Redraft(sight.bending.marking(warp).turned(draft))
        sheet, column = number_in(spot, "sheet"), number_in(spot, "column")
        if sheet is not None and sight.topic == PICK:
            return Answer(PickItinerary(sheet))
        if column is not None and sight.topic == PLACE:
            return Answer(PlaceWild(column))
        peek = number_in(spot, "peek")
        if peek is not None and sight.topic == ARRANGE:
            return Redraft(draft.turn(order=_ordered(sight.order, peek) or None))
        return None

    @override
    def command(self, name: str, sight: Sight) -> Meaning:
        draft = sight.picture.draft
        if name == "cancel" and pinned(draft) is not None:
            return Redraft(draft.turn(pinned=None))
        if name not in STEPS or sight.ask is None:
            return None
        return _step(STEPS[name], sight)


def _furnished(warped: bool) -> pygame.Surface:
    """All that never changes during a day."""
    canvas = Canvas(sprites.sprite("backdrops/trekking").copy())
    canvas.surface.set_colorkey(None)
    clock.furnish(canvas)
    departures.furnish(canvas)
    itinerary.furnish(canvas)
    trek.furnish(canvas)
    detail.furnish(canvas, warped)
    if warped:
        time_warp.furnish(canvas)
    return canvas.surface


def _visit_buttons(sight: Sight) -> Sequence[Press]:
    ready = sight.plan is not None and sight.plan.reason is None
    if sight.bending.before:
        return (_confirm("use", ready), _cancel(True))
    found: list[Press] = []
    move = sight.plan.move if sight.plan is not None else None
    if isinstance(move, Visit):
        found += _steps("trekking.view.button.pay", move.crystals)
        if move.warp and len(sight.bending.options(sight.state, sight.picture.seat, move)) > 1:
            label = words("trekking.view.button.option", option=_option(move))
            found.append(Press("option", label))
    chosen = sight.chosen is not None
    return (*found, _confirm("visit", ready and chosen), _cancel(chosen))


def _steps(key: str, number: int) -> list[Press]:
    return [
        Press("fewer", "-", "w", True, "rotate_left", words("trekking.view.button.fewer_tip")),
        Press("more", words(key, n=number), "o", True, "rotate_right", words("trekking.view.button.tip")),
    ]


def _confirm(name: str, enabled: bool) -> Press:
    return Press(name, words(f"trekking.view.button.{name}"), "g", enabled)


def _cancel(enabled: bool) -> Press:
    return Press("cancel", words("trekking.view.button.cancel"), "w", enabled)


def _option(move: Visit) -> str:
    """What the time warp card's choice is called."""
    kind = catalog().warps[move.warp].op
    if kind == "pay_points":
        return words("trekking.view.option.hours", n=move.choice)
    if kind == "any_slot":
        return words("trekking.name.slot", slot=move.choice)
    return words(f"trekking.icon.{ICONS[move.choice]}")


def _place(at: int, sight: Sight) -> Meaning:
    """A card: chosen at first, visited when clicked again."""
    state, seat, bending = sight.state, sight.picture.seat, sight.bending
    if bending.swaps:
        return Redraft(bending.naming(at).turned(sight.picture.draft))
    if bending.before:
        bending = bending.marking(0)
    if sight.chosen == at or not card_at(state, seat, at):
        return Answer(bending.visit(state, seat, at))
    return Redraft(bending.turned(sight.picture.draft).pick(("place", at)), "lift")


def _ordered(order: tuple[int, ...], peek: int) -> tuple[int, ...]:
    """The order with a card picked, or taken back if it was picked last."""
    if peek in order:
        return order[:-1] if order[-1] == peek else order
    return (*order, peek)


def _button(name: str, sight: Sight) -> Meaning:
    draft, bending = sight.picture.draft, sight.bending
    if name in ("fewer", "more"):
        return _step(1 if name == "more" else -1, sight)
    if name == "option":
        return Redraft(bending.turning(1).turned(draft))
    if name == "cancel":
        draft = draft.turn(order=None)
        return Redraft(bending.marking(0).turned(draft) if bending.warp else draft.cleared())
    if name == "end":
        return Answer(EndTurn())
    return None if sight.plan is None else Answer(sight.plan.move)


def _step(step: int, sight: Sight) -> Meaning:
    """Pay or sell a crystal more or less."""
    bending, state, seat, draft = sight.bending, sight.state, sight.picture.seat, sight.picture.draft
    if sight.topic == AFTER and bending.sells:
        most = catalog().warps[bending.warp].params["max"]
        after = bending.turning(step, max(1, min(most, state.crystals[seat])))
        return Redraft(after.turned(draft), "crystal")
    if sight.topic != VISIT or bending.before:
        return None
    pointed = number_in(sight.picture.here, "place")
    at = sight.chosen if pointed is None else pointed
    if at is None or not card_at(state, seat, at):
        return None
    after = bending.paying(state, seat, at, step)
    paid = after.visit(state, seat, at) != bending.visit(state, seat, at)
    return Redraft(after.turned(draft), "crystal" if paid else "")
