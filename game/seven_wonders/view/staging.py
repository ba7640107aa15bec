"""Which animation an event gets, where several are staged together at the first of them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pygame

from game.core.rules import Event
from game.seven_wonders import events as ev
from game.seven_wonders.state import SevenWondersState
from game.seven_wonders.tables import tables
from game.seven_wonders.view import clips, motion, pieces, reveal
from game.seven_wonders.view.places import place
from game.seven_wonders.view.sight import Sight
from game.tabletop.views import Clip
from game.ui import sprites
from game.ui.canvas import Canvas

END = (ev.HandsPassed, ev.AgeOpened, ev.ConflictsOpened, *reveal.LAID)
"""Where what happens together ends."""
TOGETHER = (ev.CoinsTaken, ev.LossOwed, ev.LossPaid)
"""What happens to several cities at the same time."""


class Staging:
    """Remembers what has been staged with an earlier event, so that it is not shown twice."""

    def __init__(self) -> None:
        self._staged: tuple[Event, ...] = ()
        self._laid: tuple[Event, ...] = ()
        self._start: SevenWondersState | None = None

    def holds(self, event: Event) -> bool:
        """Whether an event has been staged with an earlier one; the first one may be shown once more."""
        return any(one is event for one in (*self._staged[1:], *self._laid[1:]))

    def clip(self, event: Event, before: SevenWondersState, sight: Sight) -> Clip | None:
        """The animation of an event that is about to be shown."""
        coming, seat = sight.picture.coming, sight.seat
        if self._laid and event is self._laid[-1] and self._start is not None:
            return self._paid(event, before, seat)
        if self.holds(event):
            return None
        if not coming or coming[0] is not event:
            return clips.clip(event, before, seat)
        if isinstance(event, reveal.LAID):
            laid = reveal.laid_together(coming)
            if len(laid) > 1:
                self._laid, self._start = laid, before.copy()
                return reveal.opening(laid, before, seat)
        elif isinstance(event, TOGETHER):
            self._staged = together(coming)
            return _at_once(self._staged, before, seat)
        return clips.clip(event, before, seat)

    def _paid(self, event: Event, before: SevenWondersState, seat: int) -> Clip | None:
        after, laid, start = before.copy(), self._laid, self._start
        after.apply(event)
        self._laid, self._start = (), None
        assert start is not None
        return reveal.paying(laid, start, after, seat)


def together(coming: Sequence[Event]) -> tuple[Event, ...]:
    """All that is of the first one's kind before what happens together ends."""
    found: list[Event] = []
    for event in coming:
        if isinstance(event, END):
            break
        if type(event) is type(coming[0]):
            found.append(event)
    return tuple(found)


def _at_once(events: Sequence[Event], before: SevenWondersState, seat: int) -> Clip | None:
    """Coins taken or lost by several cities at the same time; whose card makes them lose some."""
    sums: dict[int, int] = {}
    debts: list[int] = []
    for event in events:
        party, number = _sum(event)
        sums[party] = sums.get(party, 0) + number
        if isinstance(event, ev.LossPaid) and event.debt:
            debts.append(party)
    homes = {party: reveal.home(before, seat, party) for party in sums}
    bank = place("wonder.frame").midbottom
    cause = _causes(events)
    taken = isinstance(events[0], ev.CoinsTaken)

    def draw(canvas: Canvas, share: float) -> None:
        _cards(canvas, cause, share)
        for party, number in sums.items():
            box = homes[party]
            if cause:
                motion.pulse(canvas, box, share, "r3")
                continue
            start, end = (bank, box.center) if taken else (box.center, bank)
            motion.coins(canvas, start, end, min(5, abs(number)), share)
            if number:
                motion.gain(canvas, box, number, share)
            if party in debts:
                motion.drop(canvas, sprites.sprite("icons/debt_24"), box, share)

    sound = "coin" if taken else "lose"
    return Clip(0.7 if cause else 0.55, draw, sound)


def _sum(event: Any) -> tuple[int, int]:
    """To which city how many coins go."""
    match event:
        case ev.CoinsTaken():
            return event.party, event.coins + event.bonus
        case ev.LossPaid():
            return event.party, -event.coins
    return event.party, -event.coins


def _causes(events: Sequence[Event]) -> list[tuple[int, pygame.Surface]]:
    """The owners and pictures of the cards that make others lose coins."""
    found = {(one.owner, one.card) for one in events if isinstance(one, ev.LossOwed) and one.card >= 0}
    cards = [pair for pair in sorted(found) if pair[1] < tables().cards]
    art = [sprites.sprite(f"seven_wonders/art/{pieces.picture_name(card)}") for _, card in cards]
    return [(owner, picture) for (owner, _), picture in zip(cards, art, strict=True)]


def _cards(canvas: Canvas, cause: Sequence[tuple[int, pygame.Surface]], share: float) -> None:
    """The pictures of these cards, side by side over the city in the middle, with flames before them."""
    if share >= 1:
        return
    mat = place("tableau")
    left = mat.centerx - 32 * len(cause)
    for number, (owner, picture) in enumerate(cause):
        box = pygame.Rect(left + 64 * number + 4, mat.centery - 22, *picture.get_size())
        canvas.shadow(box.inflate(4, 4), (1, 2), -2, 2)
        canvas.rounded(box.inflate(4, 4), "k0", 2)
        canvas.blit(picture, *box.topleft)
        canvas.blit(pieces.badge(owner), box.x - 6, box.y - 6)
        flame = sprites.sprite(f"effects/blaze_{int(share * 9) % 3}")
        canvas.blit(flame, box.centerx - flame.get_width() // 2, box.bottom - flame.get_height() + 4)
