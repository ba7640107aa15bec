"""What the table scene asks of CVlizations: words, buttons, spots, pictures, and what a click means."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from functools import cache

import pygame

from game.core.rules import Event, Rules
from game.cvlizations.moves import BuyIdea, LayOrders, Steal, StopBuying, TakeResources
from game.cvlizations.options import CvlizationsOptions
from game.cvlizations.state import ACTING, DEVELOPING, LAYING, CvlizationsState
from game.cvlizations.view import clips, hand, pieces, rail, spots, track, tray, tribes
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
    number_in,
    see,
    spent,
)
from game.tabletop.meaning import Answer
from game.tabletop.old import OldMeaning as Meaning
from game.tabletop.old import Pick, Picture, Turn
from game.tabletop.views import Clip, Heading, Press, Prompt
from game.ui import frames, sprites
from game.ui.canvas import Canvas
from game.ui.focus import Spot
from game.ui.locale import text as words

PHASES = {LAYING: "laying", DEVELOPING: "developing"}


@cache
def _furniture() -> pygame.Surface:
    """All that never changes: the cave, the hide, the slab."""
    canvas = Canvas(sprites.sprite("backdrops/cvlizations").copy())
    canvas.surface.set_colorkey(None)
    track.furnish(canvas)
    rail.furnish(canvas)
    return canvas.surface


class TableView:
    """CVlizations on the screen."""

    accent = "o"
    line_ramps: Mapping[str, str] = {}

    def __init__(
        self,
        rules: Rules[CvlizationsState, CvlizationsOptions],
        options: CvlizationsOptions,
        names: Sequence[str],
    ) -> None:
        self.rules = rules
        self.options = options
        self.names = tuple(names)
        self._carrying: tuple[int, int, int] | None = None
        """Round, place in the agenda, and the order whose animation ran last."""
        self._still: tuple[Hashable, pygame.Surface] | None = None
        self._spots: tuple[Hashable, list[Spot]] | None = None

    def see(self, picture: Picture) -> Sight:
        """What a picture shows."""
        state: CvlizationsState = picture.state
        carrying = None
        here = state.round, state.at
        if self._carrying is not None and state.phase == ACTING and self._carrying[:2] == here:
            carrying = self._carrying[2]
        return see(picture, carrying)

    # ------------------------------------------------------------------ words

    def heading(self, picture: Picture) -> Heading:
        state: CvlizationsState = picture.state
        phase = words(f"cvlizations.phase.{PHASES.get(state.phase, 'acting')}")
        said = words("cvlizations.view.heading", n=min(state.round + 1, 9), phase=phase)
        return Heading([(None, said)], pieces.BOOK.numbers.ages, state.age + 1)

    def prompt(self, picture: Picture) -> Prompt:
        sight = self.see(picture)
        if sight.laying:
            return self._about_laying(sight)
        if isinstance(picture.hint, StopBuying):
            return Prompt("cvlizations.view.prompt.hint_stop")
        if sight.topic in ("take", "take_bonus"):
            count = sight.state.agenda[sight.state.at][3]
            return Prompt(
                "cvlizations.view.prompt.take",
                {"n": count, "card": pieces.name(sight.state.agenda[sight.state.at][2])},
            )
        if sight.topic == "buy" and sight.idea is not None:
            return Prompt("cvlizations.view.prompt.pay", {"idea": pieces.name(sight.idea)})
        if sight.topic == "buy" and not sight.options:
            return Prompt("cvlizations.view.prompt.buy", {"n": sight.state.purchases})
        return Prompt(f"cvlizations.prompt.{sight.topic}")

    def _about_laying(self, sight: Sight) -> Prompt:
        own = sight.tribe == sight.seat
        if sight.up is None:
            return Prompt(f"cvlizations.prompt.{'lay' if own else 'lay_neutral'}")
        values = {"up": pieces.name(sight.up)}
        if sight.down is None:
            return Prompt("cvlizations.view.prompt.second", values)
        return Prompt("cvlizations.view.prompt.both", values | {"down": pieces.name(sight.down)})

    def buttons(self, picture: Picture) -> Sequence[Press]:
        sight = self.see(picture)
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

    def draw(self, canvas: Canvas, picture: Picture) -> None:
        sight = self.see(picture)
        canvas.blit(self._still_life(sight), 0, 0)
        rail.pointed(canvas, sight)
        if sight.tray:
            tray.pointed(canvas, sight)
        else:
            hand.pointed(canvas, sight)
        self._ring(canvas, picture)

    def _ring(self, canvas: Canvas, picture: Picture) -> None:
        """A ring around the place pointed at; hands and trays draw their own."""
        here = picture.here
        if number_in(here, HAND) is not None or number_in(here, OPTION) is not None:
            return
        if picture.by_keys or number_in(here, IDEA) is not None or number_in(here, LOOT) is not None:
            for spot in self.spots(picture):
                if spot.id == here:
                    frames.ring(canvas, spot.rect)
                    if number_in(here, TRIBE) is not None:
                        canvas.outline(spot.rect.inflate(-4, -4), "y5")

    def _still_life(self, sight: Sight) -> pygame.Surface:
        """All that does not follow the pointer; painted anew only when something in it changes."""
        key = sight.still
        if self._still is None or self._still[0] != key:
            canvas = Canvas(_furniture().copy())
            track.draw(canvas, sight)
            rail.draw(canvas, sight)
            tribes.draw(canvas, sight, self.names)
            (tray if sight.tray else hand).draw(canvas, sight)
            self._still = key, canvas.surface
        return self._still[1]

    def show_hint(self, picture: Picture) -> None:
        """All of the table is always in sight."""

    def clip(self, event: Event, before: CvlizationsState, seat: int) -> Clip | None:
        carried = clips.carried(event)
        if carried is not None:
            self._carrying = before.round, before.at, carried
        return clips.clip(event, before, seat)

    # ------------------------------------------------------------------ what can be done

    def spots(self, picture: Picture) -> Sequence[Spot]:
        sight = self.see(picture)
        key = sight.pointed_at
        if self._spots is None or self._spots[0] != key:
            self._spots = key, spots.spots(sight, self.names)
        return self._spots[1]

    def written(self, picture: Picture) -> Sequence[pygame.Rect]:
        sight = self.see(picture)
        return [place("tray")] if sight.tray else hand.written(sight)

    def press(self, spot: Hashable, picture: Picture) -> Meaning:
        if picture.ask is None:
            return None
        sight = self.see(picture)
        if sight.laying:
            return self._press_laying(spot, sight)
        at = number_in(spot, OPTION)
        if at is not None:
            return Answer(sight.options[at])
        if spot == STOP_BUTTON:
            return Answer(StopBuying())
        card = number_in(spot, IDEA)
        if card is not None and sight.topic == "buy":
            return self._press_idea(card, sight)
        return self._press_goods(spot, sight)

    def _press_laying(self, spot: Hashable, sight: Sight) -> Meaning:
        choice = sight.picture.choice
        if spot == LAY_BUTTON:
            move = laying_of(sight)
            return None if move is None else Answer(move)
        if spot == SWAP_BUTTON and sight.up is not None and sight.down is not None:
            choice.clear()
            return Pick((("face_up", sight.down), ("face_down", sight.up)))
        order = number_in(spot, HAND)
        if order is None:
            order = number_in(spot, RAIL)
        if order is None:
            return None
        if spent(sight.state, sight.tribe, order):
            other = sight.up if sight.up is not None else (order + 1) % 8
            return Answer(LayOrders(order, other))
        if order in (sight.up, sight.down):
            kept = [pair for pair in choice.chosen if pair[1] != order]
            choice.clear()
            return Pick(tuple(kept)) if kept else Turn()
        return Pick((("face_up" if sight.up is None else "face_down", order),))

    def _press_idea(self, card: int, sight: Sight) -> Meaning:
        """Pick an idea; a second click buys it if there is one way to pay; too dear ones say so."""
        cost = pieces.BOOK.idea(card).cost
        if not track.affordable(sight.state, sight.seat, card):
            return Answer(BuyIdea(card, cost.food, cost.wood, cost.stone))
        if card == sight.idea and len(sight.options) == 1:
            return Answer(sight.options[0])
        sight.picture.choice.clear()
        return Turn() if card == sight.idea else Pick((("kind", "BuyIdea"), ("idea", card)))

    def _press_goods(self, spot: Hashable, sight: Sight) -> Meaning:
        """Resources on a plate or in the supply, where one of them is the whole answer."""
        if isinstance(spot, tuple) and spot[0] == LOOT and sight.topic in ("steal", "steal_again"):
            return Answer(Steal(spot[1], spot[2]))
        kind = number_in(spot, SUPPLY)
        if kind is None or sight.topic not in ("take", "take_bonus", "income"):
            return None
        count = max(
            sum((move.food, move.wood, move.stone))
            for move in sight.options
            if isinstance(move, TakeResources)
        )
        if count > 1 and sight.topic != "income":
            return None
        return Answer(TakeResources(*(count * (kind == own) for own in range(3))))

    def command(self, name: str, picture: Picture) -> bool:
        """Cancel puts back the idea picked to be bought, with all that came with it."""
        if name != "cancel" or picture.ask is None or self.see(picture).idea is None:
            return False
        picture.choice.clear()
        return True
