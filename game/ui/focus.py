"""The focus ring: one current spot, shared by mouse, keyboard and gamepad.

Everything that can be pointed at is a `Spot`: a button, a row, a cell of a board, a card. The mouse takes the
spot under it, arrow keys go to the nearest spot in their direction, Tab goes from group to group.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable
from dataclasses import dataclass
from typing import NamedTuple

import pygame

from game.ui.actions import DIRECTIONS


class Tip(NamedTuple):
    """A tooltip: a title, a text, the name of an icon, the names of pictures to be seen below the title.

    *more*: how to learn more, at its foot. One that has nothing but that has no title. *patience*: how many
    seconds longer than usual it waits before it comes unasked. *gains*: lines below the text, each with a
    number.
    """

    title: str
    body: str = ""
    icon: str | None = None
    pictures: tuple[str, ...] = ()
    more: str = ""
    patience: float = 0.0
    gains: tuple[tuple[int, str], ...] = ()


@dataclass(frozen=True, slots=True)
class Spot:
    """A place to point at. Later spots lie on top of earlier ones."""

    id: Hashable
    rect: pygame.Rect
    group: str = ""
    enabled: bool = True
    tip: Tip | None = None
    mask: pygame.mask.Mask | None = None
    """If given: which pixels of *rect* belong to it."""
    window: pygame.Rect | None = None
    """If given: the part of the canvas where it can be seen, as in a scroll area."""

    def holds(self, x: int, y: int) -> bool:
        """Whether a pixel of the canvas belongs to the spot."""
        if not self.rect.collidepoint(x, y) or (self.window and not self.window.collidepoint(x, y)):
            return False
        return self.mask is None or bool(self.mask.get_at((x - self.rect.x, y - self.rect.y)))


class FocusRing:
    """Which spot is current, and where the keys lead from there."""

    def __init__(self) -> None:
        self.spots: tuple[Spot, ...] = ()
        self.current: Hashable | None = None
        self.by_keys = False
        """Whether the current spot was reached without the mouse, so that it needs a ring."""
        self._last: dict[str, Hashable] = {}

    def offer(self, spots: Iterable[Spot]) -> None:
        """Sets what can be pointed at now; the current spot stays if it is still there."""
        self.spots = tuple(spots)
        if self.current is not None and self.spot(self.current) is None:
            self.current = None

    def spot(self, spot_id: Hashable) -> Spot | None:
        return next((spot for spot in self.spots if spot.id == spot_id), None)

    @property
    def here(self) -> Spot | None:
        """The current spot."""
        return None if self.current is None else self.spot(self.current)

    def at(self, x: int, y: int) -> Spot | None:
        """The topmost spot at a pixel."""
        return next((spot for spot in reversed(self.spots) if spot.holds(x, y)), None)

    def hover(self, x: int, y: int) -> bool:
        """Makes the spot under the mouse current; whether that changed anything.

        Over nothing, a spot reached by keys stays current.
        """
        under = self.at(x, y)
        if under is None and (self.by_keys or self.current is None):
            return False
        wanted = None if under is None else under.id
        if wanted == self.current and not self.by_keys:
            return False
        self._take(wanted, by_keys=False)
        return True

    def focus(self, spot_id: Hashable | None, by_keys: bool = True) -> bool:
        """Makes a spot current if it is there; whether it is."""
        if spot_id is not None and self.spot(spot_id) is None:
            return False
        self._take(spot_id, by_keys)
        return True

    def step(self, direction: str) -> bool:
        """Goes to the nearest spot in a direction ("left", "right", "up", "down"); whether there was one."""
        here = self.here
        if here is None:
            return self._enter()
        dx, dy = DIRECTIONS[direction]
        best: tuple[int, Spot] | None = None
        for spot in self.spots:
            cost = _distance(here.rect, spot.rect, dx, dy)
            if cost is not None and spot.id != here.id and (best is None or cost < best[0]):
                best = cost, spot
        if best is None:
            self.by_keys = True
            return False
        self._take(best[1].id, by_keys=True)
        return True

    def cycle(self, step: int = 1) -> bool:
        """Goes to the next (or previous) group, where one was last; in a single group, spot by spot."""
        here = self.here
        if here is None:
            return self._enter()
        groups = list(dict.fromkeys(spot.group for spot in self.spots))
        if len(groups) == 1:
            places = [spot.id for spot in self.spots]
            self._take(places[(places.index(here.id) + step) % len(places)], by_keys=True)
            return True
        group = groups[(groups.index(here.group) + step) % len(groups)]
        members = [spot for spot in self.spots if spot.group == group]
        last = self._last.get(group)
        usable = [spot.id for spot in members if spot.enabled] or [spot.id for spot in members]
        self._take(last if any(spot.id == last for spot in members) else usable[0], by_keys=True)
        return True

    def _enter(self) -> bool:
        first = next((spot for spot in self.spots if spot.enabled), None)
        if first is not None:
            self._take(first.id, by_keys=True)
        return first is not None

    def _take(self, spot_id: Hashable | None, by_keys: bool) -> None:
        self.current, self.by_keys = spot_id, by_keys
        if spot_id is not None:
            spot = self.spot(spot_id)
            assert spot is not None
            self._last[spot.group] = spot_id


def _distance(here: pygame.Rect, there: pygame.Rect, dx: int, dy: int) -> int | None:
    """How far away *there* is in a direction, sideways counting more; None if it does not lie that way."""
    ahead = (there.centerx - here.centerx) * dx + (there.centery - here.centery) * dy
    if ahead <= 0:
        return None
    if dx:
        aside = max(0, there.top - here.bottom + 1, here.top - there.bottom + 1)
        offset = abs(there.centery - here.centery)
    else:
        aside = max(0, there.left - here.right + 1, here.left - there.right + 1)
        offset = abs(there.centerx - here.centerx)
    if aside > 2 * ahead:
        return None
    return 4 * ahead + 12 * aside + offset
