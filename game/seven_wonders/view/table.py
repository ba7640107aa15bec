"""What the table scene asks of 7 Wonders: words, buttons, spots, pictures, and what a click means."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from functools import cache

import pygame

from game.core.rules import Event, Rules
from game.seven_wonders.moves import Decline
from game.seven_wonders.options import SevenWondersOptions
from game.seven_wonders.state import SevenWondersState
from game.seven_wonders.view import (
    clips,
    hand,
    neighbours,
    overview,
    payment,
    sentences,
    spots,
    tableau,
)
from game.seven_wonders.view.places import place
from game.seven_wonders.view.sight import (
    ACT,
    HAND,
    KINDS,
    LOSS,
    STAGE,
    WAY,
    WAYS,
    Change,
    Desk,
    Plan,
    Sight,
    imprint,
    number_in,
)
from game.tabletop.meaning import Answer
from game.tabletop.old import OldMeaning as Meaning
from game.tabletop.old import Picture, Turn
from game.tabletop.views import Clip, Heading, Press, Prompt
from game.ui import frames, sprites, text
from game.ui.canvas import Canvas
from game.ui.focus import Spot
from game.ui.locale import TEXTS
from game.ui.locale import text as words

AGES = 3
TURNS = {"rotate_right": 1, "wheel_down": 1, "rotate_left": -1, "wheel_up": -1}
"""The commands that go through the ways to pay, and by how much."""


@cache
def _furniture() -> pygame.Surface:
    """All that never changes: table top, mosaic, frame, paper."""
    canvas = Canvas(sprites.sprite("backdrops/seven_wonders").copy())
    canvas.surface.set_colorkey(None)
    for part in (hand, tableau, payment):
        part.furnish(canvas)
    return canvas.surface


class TableView:
    """7 Wonders on the screen."""

    accent = "t"
    line_ramps: Mapping[str, str] = {
        "military": "r",
        "treasury": "o",
        "wonder": "t",
        "civilian": "b",
        "commerce": "y",
        "guild": "v",
        "science": "g",
        "leaders_cities": "k",
    }
    """The score sheet's labels in the colours of the cards."""

    def __init__(
        self,
        rules: Rules[SevenWondersState, SevenWondersOptions],
        options: SevenWondersOptions,
        names: Sequence[str],
    ) -> None:
        self.rules = rules
        self.options = options
        free = words("seven_wonders.party.0")
        self.names = (*names, *(free for _ in range(options.parties - len(names))))
        self._desk = Desk()
        self._still: tuple[Hashable, pygame.Surface] | None = None
        self._spots: tuple[Hashable, list[Spot]] | None = None
        self._sight: tuple[Hashable, Sight] | None = None

    # ------------------------------------------------------------------ words

    def heading(self, picture: Picture) -> Heading:
        state: SevenWondersState = picture.state
        chips: list[tuple[str | None, str]] = []
        if state.phase in ("draft", "recruit", "over"):
            chips.append((None, words(f"seven_wonders.phase.{state.phase}")))
        else:
            turns = self.options.turns
            chips.append((None, words("seven_wonders.view.turn", n=min(state.turn, turns), of=turns)))
            side = "right" if state.age == 2 else "left"
            chips.append((None, words(f"seven_wonders.view.pass_{side}")))
        return Heading(chips, AGES, state.age)

    def prompt(self, picture: Picture) -> Prompt:
        return sentences.prompt(self._see(picture))

    def buttons(self, picture: Picture) -> Sequence[Press]:
        presses = []
        taken = self._see(picture).taken
        if taken is not None and len(taken.ways) > 1:
            tip = words("seven_wonders.view.other_way_tip", n=len(taken.ways))
            presses.append(
                Press("other_way", words("seven_wonders.view.other_way"), "w", True, "rotate_right", tip)
            )
        if picture.choice is not None and Decline() in picture.choice.moves:
            presses.append(Press("decline", words("seven_wonders.move.Decline"), "r"))
        return presses

    # ------------------------------------------------------------------ the picture

    def _see(self, picture: Picture) -> Sight:
        return self._desk.see(picture)

    def draw(self, canvas: Canvas, picture: Picture) -> None:
        sight = self._see(picture)
        canvas.blit(self._still_life(sight), 0, 0)
        overview.marks(canvas, sight)
        neighbours.marks(canvas, sight)
        tableau.marks(canvas, sight)
        hand.marks(canvas, sight)
        payment.draw(canvas, sight)
        payment.lister(canvas, sight)
        if picture.by_keys and picture.here in (("wonder",), ("purse",)):
            spot = next(spot for spot in self.spots(picture) if spot.id == picture.here)
            frames.ring(canvas, spot.rect)

    def _still_life(self, sight: Sight) -> pygame.Surface:
        """All that does not follow the pointer; painted anew only when something in it changes."""
        picture = sight.picture
        key = (
            imprint(sight.state),
            picture.seat,
            sight.party,
            sight.shown,
            sight.topic,
            sight.deciding,
            picture.answered,
            tuple(picture.thinking),
            TEXTS.language,
            text.real_size(text.SMALL),
        )
        if self._still is None or self._still[0] != key:
            canvas = Canvas(_furniture().copy())
            overview.draw(canvas, sight, self.names)
            neighbours.draw(canvas, sight, self.names)
            tableau.draw(canvas, sight, self.names)
            hand.draw(canvas, sight)
            self._still = key, canvas.surface
        return self._still[1]

    def show_hint(self, picture: Picture) -> None:
        """All of the table is always in sight."""

    def clip(self, event: Event, before: SevenWondersState, seat: int) -> Clip | None:
        return clips.clip(event, before, seat)

    # ------------------------------------------------------------------ what can be done

    def spots(self, picture: Picture) -> Sequence[Spot]:
        sight = self._see(picture)
        key = (
            imprint(sight.state),
            picture.seat,
            sight.topic,
            sight.deciding,
            sight.front,
            sight.shown,
            sight.listing,
            sight.taken,
            picture.answered,
            TEXTS.language,
        )
        if self._spots is None or self._spots[0] != key:

            def books(card: int, action: str | None) -> tuple[Plan, tuple[Change, ...]]:
                return self._desk.plan(picture, card, action)[:2]

            self._spots = key, spots.spots(sight, self.names, books)
        return self._spots[1]

    def written(self, picture: Picture) -> Sequence[pygame.Rect]:
        return [place("pay")] if picture.ask is not None else []

    def press(self, spot: Hashable, picture: Picture) -> Meaning:
        sight = self._see(picture)
        if spot == "decline":
            return Answer(Decline())
        if picture.ask is None:
            return None
        if spot == "other_way":
            self._turn(sight, 1)
            return Turn()
        loss = number_in(spot, LOSS)
        if loss is not None:
            return Answer(hand.losses(sight)[loss][0])
        at = number_in(spot, HAND)
        if at is not None:
            return self._take_up(sight, at)
        action = self._action(sight, spot)
        if action is not None:
            return self._act(sight, action)
        return self._pay(sight, spot)

    def _action(self, sight: Sight, spot: Hashable) -> str | None:
        """The action of a button; for the next stage of the wonder it is to build that."""
        if number_in(spot, STAGE) == sight.state.stages[sight.party] and sight.chosen is not None:
            return "stage" if sight.shown == sight.party else None
        action: str | None = number_in(spot, ACT)
        return action

    def _take_up(self, sight: Sight, at: int) -> Meaning:
        """The first click takes a card up, the second one plays it."""
        if sight.chosen == at and sight.plan is not None:
            return Answer(sight.plan.move)
        self._desk.choose(sight.picture, sight.cards, at)
        return Turn()

    def _act(self, sight: Sight, action: str) -> Meaning:
        if sight.front is None:
            return Answer(KINDS[action](-1))
        plan = self._desk.plan(sight.picture, sight.cards[sight.front], action)[0]
        return Answer(plan.move)

    def _pay(self, sight: Sight, spot: Hashable) -> Meaning:
        if spot == (WAYS,):
            self._desk.listing = not self._desk.listing
            return Turn()
        way = number_in(spot, WAY)
        if way is None or sight.taken is None:
            return None
        self._desk.pay(sight.taken, sight.seat, way)
        return Turn()

    def command(self, name: str, picture: Picture) -> bool:
        if name == "cancel":
            return self._desk.drop(picture.seat)
        return name in TURNS and self._turn(self._see(picture), TURNS[name])

    def _turn(self, sight: Sight, step: int) -> bool:
        """Go on to the next way to pay; whether there is another."""
        plan = sight.taken
        if plan is None or len(plan.ways) < 2:
            return False
        self._desk.pay(plan, sight.seat, (plan.way + step) % len(plan.ways))
        return True
