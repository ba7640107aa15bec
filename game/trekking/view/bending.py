"""The fields of a move that are chosen beside its card: crystals, time warp card, that card's own choice."""

from __future__ import annotations

from dataclasses import dataclass, replace

from game.tabletop.draft import Draft
from game.trekking import warps
from game.trekking.catalog import catalog
from game.trekking.moves import ANCESTORS, UseWarp, Visit
from game.trekking.rules import RULES
from game.trekking.state import TrekkingState
from game.trekking.visits import card_at

NO_PLACES: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Bending:
    """What the person has turned so far; fields that don't fit a card are cut down to what fits."""

    crystals: int = 0
    warp: int = 0
    """The time warp card taken up; 0: none."""
    option: int = 0
    slots: tuple[int, ...] = ()
    """The slots to be swapped."""

    @classmethod
    def of(cls, draft: Draft) -> Bending:
        """What a draft has of it."""
        return cls(
            draft.stands("crystals", 0),
            draft.stands("warp", 0),
            draft.stands("option", 0),
            draft.stands("slots", NO_PLACES),
        )

    def turned(self, draft: Draft) -> Draft:
        """The draft with this instead."""
        return draft.turn(
            crystals=self.crystals or None,
            warp=self.warp or None,
            option=self.option or None,
            slots=self.slots or None,
        )

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

    def marking(self, warp: int) -> Bending:
        """With a time warp card taken up, or laid down if it was."""
        return replace(self, warp=0 if warp == self.warp else warp, option=0, slots=())

    def naming(self, slot: int) -> Bending:
        """With a slot named to be swapped, or taken back if it was."""
        if slot in self.slots:
            return replace(self, slots=tuple(other for other in self.slots if other != slot))
        return replace(self, slots=(*self.slots[-1:], slot)) if 1 <= slot < ANCESTORS else self

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

    def paying(self, state: TrekkingState, seat: int, place: int, step: int) -> Bending:
        """With so many crystals more for a place, as far as its card allows."""
        wanted = replace(self, crystals=max(0, self.visit(state, seat, place).crystals + step))
        return replace(self, crystals=wanted.visit(state, seat, place).crystals)

    def turning(self, step: int, count: int = 0) -> Bending:
        """With the time warp card's option so many further, of *count* that go round."""
        option = self.option + step
        return replace(self, option=option % count if count else option)
