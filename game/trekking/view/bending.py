"""The fields of a move that are chosen beside its card: crystals, time warp card, that card's own choice."""

from __future__ import annotations

from game.trekking import warps
from game.trekking.catalog import catalog
from game.trekking.moves import ANCESTORS, UseWarp, Visit
from game.trekking.rules import RULES
from game.trekking.state import TrekkingState
from game.trekking.visits import card_at


class Bending:
    """What the person has turned so far; fields that don't fit a card are cut down to what fits."""

    def __init__(self) -> None:
        self.crystals = 0
        self.warp = 0
        self.option = 0
        self.slots: tuple[int, ...] = ()
        """The slots to be swapped."""

    @property
    def before(self) -> bool:
        """Whether the time warp card is one to be used before a card is chosen."""
        return self.warp > 0 and catalog().warps[self.warp].timing == "before_choice"

    @property
    def swaps(self) -> bool:
        """Whether two slots must be named."""
        return self.warp > 0 and catalog().warps[self.warp].op == "swap_slots"

    @property
    def sells(self) -> bool:
        """Whether crystals are to be sold."""
        return self.warp > 0 and catalog().warps[self.warp].op == "sell_crystals"

    def mark(self, warp: int) -> None:
        """Take a time warp card up, or lay it down again."""
        self.warp = 0 if warp == self.warp else warp
        self.option, self.slots = 0, ()

    def name_slot(self, slot: int) -> None:
        """Name a slot to be swapped, or take it back."""
        if slot in self.slots:
            self.slots = tuple(other for other in self.slots if other != slot)
        elif 1 <= slot < ANCESTORS:
            self.slots = (*self.slots[-1:], slot)

    def use(self) -> UseWarp | None:
        """The time warp card used on its own; None while its slots are open."""
        if self.swaps:
            return UseWarp(self.warp, min(self.slots), max(self.slots)) if len(self.slots) == 2 else None
        return UseWarp(self.warp, self.option + 1 if self.sells else 0)

    def options(self, state: TrekkingState, seat: int, visit: Visit) -> list[int]:
        """What the time warp card may be used for on a visit."""
        every = warps.CHOICES.get(catalog().warps[visit.warp].op, (0,)) if visit.warp else (0,)
        made = [Visit(visit.place, visit.crystals, visit.warp, option) for option in every]
        return [move.choice for move in made if RULES.why_not(state, seat, move) is None]

    def visit(self, state: TrekkingState, seat: int, place: int) -> Visit:
        """The visit to a place as close to what was turned as its card allows."""
        hours = catalog().hours[card_at(state, seat, place)]
        most = max(0, min(self.crystals, state.crystals[seat], hours - 1))
        for crystals in range(most, -1, -1):
            wanted = Visit(place, crystals, self.warp)
            options = self.options(state, seat, wanted)
            if options:
                return Visit(place, crystals, self.warp, options[self.option % len(options)])
        choices = warps.CHOICES.get(catalog().warps[self.warp].op, (0,)) if self.warp else (0,)
        return Visit(place, most, self.warp, choices[0])

    def pay(self, state: TrekkingState, seat: int, place: int, step: int) -> bool:
        """Pay a crystal more or less for a place; whether that makes a difference."""
        before = self.visit(state, seat, place).crystals
        self.crystals = max(0, before + step)
        after = self.visit(state, seat, place).crystals
        self.crystals = after
        return after != before

    def turn(self, step: int, count: int) -> bool:
        """Go to the time warp card's next option."""
        if count > 1:
            self.option = (self.option + step) % count
        return count > 1
