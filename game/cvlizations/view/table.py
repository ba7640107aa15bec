"""What the table scene asks of CVlizations: words, buttons, spots, pictures, and what a click means."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from functools import cache

import pygame

from game.core.rules import Event
from game.cvlizations.catalog import ORDERS
from game.cvlizations.events import GameEnded, RoundEnded
from game.cvlizations.moves import BuyIdea, LayOrders, Steal, StopBuying, TakeResources
from game.cvlizations.options import CvlizationsOptions
from game.cvlizations.state import DEVELOPING, LAYING, ROUNDS, CvlizationsState
from game.cvlizations.view import (
    alive,
    clips,
    closing,
    counting,
    hand,
    lookup,
    numbers,
    pieces,
    rail,
    reveal,
    spots,
    track,
    tray,
    tribes,
)
from game.cvlizations.view.forecast import Happiness
from game.cvlizations.view.places import place
from game.cvlizations.view.sight import (
    HAND,
    IDEA,
    LAY_BUTTON,
    LOOT,
    OPTION,
    RAIL,
    STOP_BUTTON,
    SUPPLY,
    SWAP_BUTTON,
    TRIBE,
    Sight,
    laying_of,
    see,
    spent,
)
from game.cvlizations.view.where import where
from game.tabletop.meaning import Answer, Meaning, Redraft
from game.tabletop.memo import Memo
from game.tabletop.picture import Picture
from game.tabletop.spots import number_in
from game.tabletop.views import Clip, Heading, Press, Prompt, View, override
from game.ui import frames, sprites
from game.ui.canvas import Canvas
from game.ui.focus import Spot
from game.ui.locale import words

PHASES = {LAYING: "laying", DEVELOPING: "developing"}


@cache
def _furniture() -> pygame.Surface:
    """All that never changes: the cave, the hide, the slab."""
    canvas = Canvas(sprites.sprite("backdrops/cvlizations").copy())
    canvas.surface.set_colorkey(None)
    track.furnish(canvas)
    rail.furnish(canvas)
    return canvas.surface


class TableView(View[CvlizationsState, Sight]):
    """CVlizations on the screen."""

    accent = "o"

    def __init__(self, options: CvlizationsOptions, names: Sequence[str]) -> None:
        self.options = options
        self.names = tuple(names)
        self._still: Memo[Hashable, pygame.Surface] = Memo(2)
        self._spots: Memo[Hashable, Sequence[Spot]] = Memo(2)
        self._worths: Memo[Hashable, Mapping[int, Happiness]] = Memo(2)

    @override
    def see(self, picture: Picture[CvlizationsState]) -> Sight:
        return see(picture, self._worths)

    # ------------------------------------------------------------------ words

    @override
    def heading(self, sight: Sight) -> Heading:
        state = sight.state
        now = "over" if state.round >= ROUNDS else PHASES.get(state.phase, "acting")
        phase = words(f"cvlizations.phase.{now}")
        said = words("cvlizations.view.heading", n=min(state.round + 1, 9), phase=phase)
        return Heading([(None, said)], pieces.BOOK.numbers.ages, state.age + 1)

    @override
    def prompt(self, sight: Sight) -> Prompt:
        if sight.laying:
            return _about_laying(sight)
        if isinstance(sight.picture.hint, StopBuying):
            return Prompt("cvlizations.view.prompt.hint_stop")
        if sight.topic in ("take", "take_bonus"):
            count = sight.state.agenda[sight.state.at][3]
            return Prompt(
                "cvlizations.view.prompt.take",
                {"n": count, "card": pieces.name(sight.state.agenda[sight.state.at][2])},
            )
        if sight.topic == "buy" and sight.idea is not None:
            return _about_paying(sight, sight.idea)
        if sight.topic == "buy" and not sight.options:
            return Prompt("cvlizations.view.prompt.buy", {"n": sight.state.purchases})
        return Prompt(f"cvlizations.prompt.{sight.topic}")

    @override
    def buttons(self, sight: Sight) -> Sequence[Press]:
        if sight.laying:
            ready = laying_of(sight) is not None
            return (
                Press(LAY_BUTTON, words("cvlizations.view.button.lay"), "g", ready, "detail"),
                Press(SWAP_BUTTON, words("cvlizations.view.button.turn_round"), "w", ready, "rotate_right"),
            )
        if sight.topic == "buy":
            tip = words("cvlizations.view.button.stop_tip")
            return (Press(STOP_BUTTON, words("cvlizations.move.stop_buying"), "r", True, "", tip),)
        return ()

    # ------------------------------------------------------------------ the picture

    @override
    def draw(self, canvas: Canvas, sight: Sight) -> None:
        canvas.blit(self._still.get(sight.still, lambda: self._still_life(sight)), 0, 0)
        alive.draw(canvas, sight)
        rail.pointed(canvas, sight)
        if sight.tray:
            tray.pointed(canvas, sight)
        else:
            hand.pointed(canvas, sight)
        numbers.mark(canvas, sight)
        self._ring(canvas, sight)

    def _ring(self, canvas: Canvas, sight: Sight) -> None:
        """A ring around the place pointed at; hands and trays draw their own."""
        here = sight.picture.here
        if number_in(here, HAND) is not None or number_in(here, OPTION) is not None:
            return
        if sight.picture.by_keys or number_in(here, IDEA) is not None or number_in(here, LOOT) is not None:
            for spot in self.spots(sight):
                if spot.id == here:
                    frames.ring(canvas, spot.rect)
                    if number_in(here, TRIBE) is not None:
                        canvas.outline(spot.rect.inflate(-4, -4), "y5")

    def _still_life(self, sight: Sight) -> pygame.Surface:
        """All that does not follow the pointer."""
        canvas = Canvas(_furniture().copy())
        track.draw(canvas, sight)
        rail.draw(canvas, sight)
        tribes.draw(canvas, sight, self.names)
        (tray if sight.tray else hand).draw(canvas, sight)
        return canvas.surface

    @override
    def aside(self, sight: Sight) -> pygame.Rect:
        return place("tray")

    @override
    def numbers(self, state: CvlizationsState, seat: int) -> Mapping[Hashable, int]:
        return numbers.numbers(state, seat)

    @override
    def number_name(self, spot: Hashable, state: CvlizationsState) -> str:
        return numbers.name(spot)

    @override
    def where(self, event: Event, sight: Sight) -> pygame.Rect | None:
        return where(event, sight)

    @override
    def clip(self, event: Event, before: CvlizationsState, sight: Sight) -> Clip | None:
        on_table = sight.picture.watched  # a log lies where the stage has the tribes' stores
        staged = None if on_table else self._staged(event, before, sight)
        if staged is not None:
            return staged
        return counting.counted(clips.clip(event, before, sight.seat), event, before, sight, self.names)

    def _staged(self, event: Event, before: CvlizationsState, sight: Sight) -> Clip | None:
        """What is played on the stage."""
        if isinstance(event, RoundEnded):
            return closing.last_purchases(before, self.names)
        if isinstance(event, GameEnded):
            return closing.final_count(before, self.names)
        return reveal.clip(event, before, sight, self.names)

    # ------------------------------------------------------------------ what can be done

    @override
    def spots(self, sight: Sight) -> Sequence[Spot]:
        return self._spots.get(sight.pointed_at, lambda: spots.spots(sight, self.names))

    @override
    def written(self, sight: Sight) -> Sequence[pygame.Rect]:
        return [place("tray")] if sight.tray else hand.written(sight)

    @override
    def entry(self, spot: Hashable, sight: Sight) -> str:
        return lookup.entry(spot, sight)

    @override
    def open_now(self, sight: Sight) -> frozenset[str]:
        return super().open_now(sight) | lookup.ideas(sight)

    @override
    def press(self, spot: Hashable, sight: Sight) -> Meaning:
        if sight.topic is None:
            return None
        if sight.laying:
            return _press_laying(spot, sight)
        at = number_in(spot, OPTION)
        if at is not None:
            return Answer(sight.options[at])
        if spot == STOP_BUTTON:
            return Answer(StopBuying())
        card = number_in(spot, IDEA)
        if card is not None and sight.topic == "buy":
            return _press_idea(card, sight)
        return _press_goods(spot, sight)

    @override
    def command(self, name: str, sight: Sight) -> Meaning:
        """Cancel puts back the idea picked to be bought, with all that came with it."""
        if name != "cancel" or sight.idea is None:
            return None
        return Redraft(sight.picture.draft.cleared())


def _about_paying(sight: Sight, idea: int) -> Prompt:
    """What an idea costs, where there is one way to pay for it; else that there is a choice."""
    if len(sight.options) == 1 and isinstance(sight.options[0], BuyIdea):
        move = sight.options[0]
        values = {"food": move.food, "wood": move.wood, "stone": move.stone}
        return Prompt("cvlizations.view.prompt.buy_for", {"idea": pieces.name(idea)} | values)
    return Prompt("cvlizations.view.prompt.pay", {"idea": pieces.name(idea)})


def _about_laying(sight: Sight) -> Prompt:
    own = sight.tribe == sight.seat
    if sight.up is None:
        return Prompt(f"cvlizations.prompt.{'lay' if own else 'lay_neutral'}")
    values = {"up": pieces.name(sight.up)}
    if sight.down is None:
        return Prompt("cvlizations.view.prompt.second", values)
    return Prompt("cvlizations.view.prompt.both", values | {"down": pieces.name(sight.down)})


def _press_laying(spot: Hashable, sight: Sight) -> Meaning:
    draft = sight.picture.draft
    if spot == LAY_BUTTON:
        move = laying_of(sight)
        return None if move is None else Answer(move)
    if spot == SWAP_BUTTON and sight.up is not None and sight.down is not None:
        return Redraft(draft.cleared().pick(("face_up", sight.down), ("face_down", sight.up)))
    order = number_in(spot, HAND)
    if order is None:
        order = number_in(spot, RAIL)
    if order is None:
        return None
    if spent(sight.state, sight.tribe, order):
        other = sight.up if sight.up is not None else (order + 1) % ORDERS
        return Answer(LayOrders(order, other))
    picked = {"face_up": sight.up, "face_down": sight.down}
    if order in picked.values():
        kept = [(name, other) for name, other in picked.items() if other not in (None, order)]
        return Redraft(draft.cleared().pick(*kept))
    return Redraft(draft.pick(("face_up" if sight.up is None else "face_down", order)))


def _press_idea(card: int, sight: Sight) -> Meaning:
    """Pick an idea; a second click buys it if there is one way to pay; too dear ones say so."""
    cost, cleared = pieces.BOOK.idea(card).cost, sight.picture.draft.cleared()
    if not track.affordable(sight.state, sight.seat, card):
        return Answer(BuyIdea(card, cost.food, cost.wood, cost.stone))
    if card != sight.idea:
        return Redraft(cleared.pick(("kind", "BuyIdea"), ("idea", card)))
    return Answer(sight.options[0]) if len(sight.options) == 1 else Redraft(cleared)


def _press_goods(spot: Hashable, sight: Sight) -> Meaning:
    """Resources on a plate or in the supply, where one of them is the whole answer."""
    if isinstance(spot, tuple) and spot[0] == LOOT and sight.topic in ("steal", "steal_again"):
        return Answer(Steal(spot[1], spot[2]))
    kind = number_in(spot, SUPPLY)
    if kind is None or sight.topic not in ("take", "take_bonus", "income"):
        return None
    taken = [move for move in sight.options if isinstance(move, TakeResources)]
    count = max(move.food + move.wood + move.stone for move in taken)
    if count > 1 and sight.topic != "income":
        return None
    return Answer(TakeResources(*(count * (kind == own) for own in range(3))))
