"""What the table scene asks of 7 Wonders: words, buttons, spots, pictures, and what a click means."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from functools import cache

import pygame

from game.core.options import Options
from game.core.rules import Event
from game.seven_wonders.events import CardDropped, HandReceived, HandsPassed, PackReceived, PacksPassed
from game.seven_wonders.moves import Decline
from game.seven_wonders.options import SevenWondersOptions
from game.seven_wonders.state import SevenWondersState
from game.seven_wonders.view import (
    alive,
    boards,
    hand,
    lookup,
    losses,
    neighbours,
    numbers,
    overview,
    payment,
    sentences,
    spots,
    tableau,
    wonder,
)
from game.seven_wonders.view.places import place
from game.seven_wonders.view.sight import (
    BOARD,
    CITY,
    HAND,
    KINDS,
    LOSS,
    PURSE,
    STAGE,
    WAY,
    WAYS,
    Outcome,
    Sight,
    action_at,
    city_at,
    occasion,
    see,
)
from game.seven_wonders.view.staging import Staging
from game.seven_wonders.view.where import where
from game.tabletop.draft import EMPTY, Draft
from game.tabletop.meaning import Answer, Meaning, Redraft
from game.tabletop.memo import Memo
from game.tabletop.picture import Picture
from game.tabletop.spots import number_in
from game.tabletop.views import Clip, Heading, Press, Prompt, View, override
from game.ui import frames, sprites
from game.ui.canvas import Canvas
from game.ui.focus import Spot
from game.ui.locale import words

AGES = 3
OF_HANDS = (HandReceived, HandsPassed, PackReceived, PacksPassed, CardDropped)
"""What only goes from hand to hand: shown at once while one looks back."""
WIDEST_LOG = 300
"""How far to the left a log may reach beside a small hand."""
OUTCOMES = 128
"""So many plans are remembered: three things that can be done with each card of a full hand, and more."""
TURNS = {"rotate_right": 1, "wheel_down": 1, "rotate_left": -1, "wheel_up": -1}
"""The commands that go through the ways to pay, and by how much."""


@cache
def _furniture(watched: bool) -> pygame.Surface:
    """All that never changes: table top, mosaic, frame, and the paper for payments unless one only looks."""
    canvas = Canvas(sprites.sprite("backdrops/seven_wonders").copy())
    canvas.surface.set_colorkey(None)
    for part in (hand, tableau) if watched else (hand, tableau, payment):
        part.furnish(canvas)
    return canvas.surface


class TableView(View[SevenWondersState, Sight]):
    """7 Wonders on the screen."""

    accent = "t"
    tells_news = True
    line_ramps = {
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

    def __init__(self, options: SevenWondersOptions, names: Sequence[str]) -> None:
        self.options = options
        free = words("seven_wonders.city.free_city")
        self.names = (*names, *(free for _ in range(options.parties - len(names))))
        self._staging = Staging()
        self._outcomes: Memo[Hashable, Outcome] = Memo(OUTCOMES)
        self._still: Memo[Hashable, pygame.Surface] = Memo(2)
        self._spots: Memo[Hashable, Sequence[Spot]] = Memo(2)

    @override
    def begin(self, picture: Picture[SevenWondersState]) -> Draft:
        """A card that was taken up is so still, where an answer has been taken back."""
        draft, now = picture.draft, occasion(picture)
        kept = draft if draft.stands("occasion", ()) == now else EMPTY
        fresh = Draft(draft.choice).turn(occasion=now)
        return fresh.turn(card=kept.turned.get("card"), action=kept.turned.get("action"))

    @override
    def see(self, picture: Picture[SevenWondersState]) -> Sight:
        return see(picture, self._outcomes, self.names)

    # ------------------------------------------------------------------ words

    @override
    def heading(self, sight: Sight) -> Heading:
        state = sight.state
        chips: list[tuple[str | None, str]] = []
        if state.phase in ("wonders", "draft", "recruit", "over"):
            chips.append((None, words(f"seven_wonders.phase.{state.phase}")))
        else:
            turns = self.options.turns
            chips.append((None, words("seven_wonders.view.turn", n=min(state.turn, turns), of=turns)))
            step, seats = -1 if state.age == 2 else 1, self.options.seats
            heir = (sight.seat + step) % seats
            chips.append((None, words("seven_wonders.view.pass", name=self.names[heir])))
        return Heading(chips, AGES, state.age)

    @override
    def prompt(self, sight: Sight) -> Prompt:
        return sentences.prompt(sight)

    @override
    def buttons(self, sight: Sight) -> Sequence[Press]:
        presses = []
        taken, choice = sight.taken, sight.picture.draft.choice
        if taken is not None and len(taken.ways) > 1:
            tip = words("seven_wonders.view.other_way_tip", n=len(taken.ways))
            presses.append(
                Press("other_way", words("seven_wonders.view.other_way"), "w", True, "rotate_right", tip)
            )
        if choice is not None and Decline() in choice.moves:
            presses.append(Press("decline", words("seven_wonders.move.Decline"), "r"))
        return presses

    # ------------------------------------------------------------------ the picture

    @override
    def draw(self, canvas: Canvas, sight: Sight) -> None:
        canvas.blit(self._still_life(sight), 0, 0)
        alive.draw(canvas, sight)
        overview.marks(canvas, sight)
        neighbours.marks(canvas, sight)
        tableau.marks(canvas, sight)
        hand.marks(canvas, sight)
        boards.marks(canvas, sight)
        if not sight.picture.watched:
            payment.draw(canvas, sight)
            payment.lister(canvas, sight)
        if sight.shown == sight.seat:
            numbers.mark(canvas, sight)
        for spot, name in ((("wonder",), "wonder.name"), ((PURSE,), "purse")):
            if sight.focused(*spot):
                frames.ring(canvas, place(name))
        for held, (_, box) in wonder.purse(sight.state, sight.shown).items():
            if sight.focused(PURSE, held):
                frames.ring(canvas, box)

    def _still_life(self, sight: Sight) -> pygame.Surface:
        """All that does not follow the pointer; painted anew only when something in it changes."""
        picture = sight.picture
        key = (
            picture.stamp,
            picture.seat,
            picture.watched,
            len(picture.news),
            sight.party,
            sight.shown,
            sight.topic,
            sight.deciding,
            picture.answered,
            picture.thinking,
        )
        return self._still.get(key, lambda: self._paint_still_life(sight))

    def _paint_still_life(self, sight: Sight) -> pygame.Surface:
        canvas = Canvas(_furniture(sight.picture.watched).copy())
        overview.draw(canvas, sight, self.names)
        neighbours.draw(canvas, sight, self.names)
        tableau.draw(canvas, sight, self.names)
        hand.draw(canvas, sight)
        return canvas.surface

    @override
    def aside(self, sight: Sight) -> pygame.Rect:
        box, right = place("log"), max((card.right for card in hand.boxes(sight)), default=0)
        beside = right if sight.topic != "salvage" else 0
        return box.union(pygame.Rect(max(WIDEST_LOG, beside + 6), box.y, 1, box.h))

    @override
    def numbers(self, state: SevenWondersState, seat: int) -> Mapping[Hashable, int]:
        return numbers.numbers(state, seat)

    @override
    def numbered(self, options: Options) -> int:
        assert isinstance(options, SevenWondersOptions)
        return options.parties

    @override
    def shows_own(self, sight: Sight) -> bool:
        return sight.shown == sight.seat

    @override
    def number_name(self, spot: Hashable, state: SevenWondersState) -> str:
        return numbers.name(spot, state)

    @override
    def teller(self, spot: Hashable, sight: Sight) -> int | None:
        party = number_in(spot, CITY)
        return None if party == sight.seat else party

    @override
    def where(self, event: Event, sight: Sight) -> pygame.Rect | None:
        return where(event, sight)

    @override
    def clip(self, event: Event, before: SevenWondersState, sight: Sight) -> Clip | None:
        if sight.picture.watched and isinstance(event, OF_HANDS):
            return None
        return self._staging.clip(event, before, sight)

    @override
    def staged(self, event: Event) -> bool:
        return self._staging.holds(event)

    # ------------------------------------------------------------------ what can be done

    @override
    def spots(self, sight: Sight) -> Sequence[Spot]:
        draft, taken = sight.picture.draft, sight.taken
        key = (
            sight.picture.stamp,
            sight.seat,
            sight.topic,
            sight.deciding,
            sight.chosen,
            sight.front,
            sight.shown,
            sight.listing,
            None if taken is None else taken.action,
            () if draft.choice is None else draft.choice.chosen,
        )
        return self._spots.get(key, lambda: spots.spots(sight, self.names))

    @override
    def written(self, sight: Sight) -> Sequence[pygame.Rect]:
        return [place("pay")] if sight.deciding else []

    @override
    def point(self, sight: Sight) -> Draft:
        """The action pointed at last stays with the card taken up, so that its payment can be chosen."""
        draft, action = sight.picture.draft, action_at(sight.picture.here)
        return draft if action is None or sight.taken is None else draft.turn(action=action)

    @override
    def entry(self, spot: Hashable, sight: Sight) -> str:
        return lookup.entry(spot, sight)

    @override
    def press(self, spot: Hashable, sight: Sight) -> Meaning:
        if spot == "decline":
            return Answer(Decline())
        city = city_at(spot)
        if city is not None:
            return _look(sight, city)
        if not sight.deciding:
            return None
        if spot == "other_way":
            return _other_way(sight, 1)
        loss = number_in(spot, LOSS)
        if loss is not None:
            return Answer(losses.offers(sight)[loss].move)
        board = number_in(spot, BOARD)
        if board is not None:
            return Answer(boards.offered(sight)[board][0])
        at = number_in(spot, HAND)
        if at is not None:
            return _take_up(sight, at)
        action = _action(sight, spot)
        return _pay(sight, spot) if action is None else _act(sight, action)

    @override
    def command(self, name: str, sight: Sight) -> Meaning:
        if name == "cancel":
            return _put_back(sight)
        return _other_way(sight, TURNS[name]) if name in TURNS else None


def _action(sight: Sight, spot: Hashable) -> str | None:
    """The action of a button; for the next stage of the wonder it is to build that."""
    if number_in(spot, STAGE) == sight.state.stages[sight.party] and sight.chosen is not None:
        return "stage" if sight.shown == sight.party else None
    return action_at(spot)


def _act(sight: Sight, action: str) -> Meaning:
    found = sight.actions.get(action)
    return Answer(KINDS[action](-1) if found is None else found.plan.move)


def _take_up(sight: Sight, at: int) -> Meaning:
    """The first click takes a card up, the second one plays it."""
    if sight.chosen == at and sight.plan is not None:
        return Answer(sight.plan.move)
    return Redraft(sight.picture.draft.cleared().turn(card=at, action=None, listing=None, looking=None))


def _look(sight: Sight, city: int) -> Meaning:
    """Keep a city in the middle, so that its cards can be pointed at; a second click ends it."""
    draft = sight.picture.draft
    kept = city == sight.party or draft.stands("looking", -1) == city
    return Redraft(draft.turn(looking=None if kept else city))


def _put_back(sight: Sight) -> Meaning:
    """The city looked at, then the card taken up; nothing where none is."""
    if sight.picture.draft.stands("looking", -1) >= 0:
        return Redraft(sight.picture.draft.turn(looking=None))
    if not sight.deciding or sight.chosen is None:
        return None
    return Redraft(sight.picture.draft.cleared().turn(card=None, action=None, listing=None))


def _pay(sight: Sight, spot: Hashable) -> Meaning:
    """A way to pay, or the list of them all opened or closed."""
    draft = sight.picture.draft
    if spot == (WAYS,):
        return Redraft(draft.turn(listing=None if draft.stands("listing", False) else True))
    way = number_in(spot, WAY)
    if way is None or sight.taken is None:
        return None
    return Redraft(draft.narrowed(sight.taken.ways[way]).turn(listing=None))


def _other_way(sight: Sight, step: int) -> Meaning:
    """Go on to the next way to pay; nothing if there is no other."""
    plan, draft = sight.taken, sight.picture.draft
    if plan is None or len(plan.ways) < 2:
        return None
    return Redraft(draft.narrowed(plan.ways[(plan.way + step) % len(plan.ways)]).turn(listing=None))
