"""What a step points at on the table, what is still to be clicked of it, and what else is to be seen."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import replace

import pygame

from game.core.lesson import Lesson, Place
from game.scenes import spotlight
from game.scenes.at_table import AtTable
from game.tabletop.draft import EMPTY
from game.ui.focus import Spot


class Pointing:
    """The pointing hand of a lesson."""

    def __init__(self, table: AtTable, lesson: Lesson) -> None:
        self.table = table
        self.lesson = lesson
        self.clicked = 0
        """How many of the spots that are to be clicked have been."""

    def click(self, spot: Hashable) -> None:
        """Something was clicked: if it was to be, the hand goes on from there."""
        points = [_place(place) for place in self.lesson.step.point]
        if spot in points[self.clicked :]:
            self.clicked += points[self.clicked :].index(spot) + 1

    def _spot(self, place: Place) -> Spot | None:
        """The spot of that id: a button of the prompt bar or one of the view's."""
        wanted, table = _place(place), self.table
        buttons = [w.spots()[0] for w in table.form.widgets if w.id == ("button", wanted)]
        offered = [spot for spot in table.view.spots(table.sight) if spot.id == wanted]
        return next(iter([*buttons, *offered]), None)

    def _pointed(self) -> list[Spot]:
        return [spot for spot in map(self._spot, self.lesson.step.point) if spot is not None]

    def lit(self) -> list[pygame.Rect]:
        """The spots that the step points at, then those it lights besides."""
        step = self.lesson.step
        found = [self._spot(place) for place in (*step.point, *step.light)]
        return [pygame.Rect(spot.rect) for spot in found if spot is not None]

    def target(self) -> pygame.Rect | None:
        """What the hand points at: the next spot to be clicked."""
        pointed = self._pointed()
        return pygame.Rect(pointed[min(self.clicked, len(pointed) - 1)].rect) if pointed else None

    def spoken_of(self) -> list[pygame.Rect]:
        """All that is lit, and wherever the hand may rest, with a little air around."""
        hands = [spotlight.hand_box(pygame.Rect(spot.rect)) for spot in self._pointed()]
        return [box.inflate(8, 8) for box in (*self.lit(), *hands)]

    def written(self) -> list[pygame.Rect]:
        """Where the view tells in words of anything that the learner may be about to point at."""
        view = self.table.view
        picture = replace(self.table.picture(), here=None)
        if self.lesson.reading:
            pictures = [replace(picture, draft=EMPTY)]
        else:
            pictures = [picture, *(replace(picture, here=spot.id) for spot in self._pointed())]
        return [pygame.Rect(box) for seen in pictures for box in view.written(view.see(seen))]

    def kept(self) -> list[pygame.Rect]:
        """What the learner needs to see or to decide: all spots of the kinds that the step points at."""
        spots = list(self.table.view.spots(self.table.sight))
        pointed = {spot.id for spot in self._pointed()}
        groups = {spot.group for spot in spots if spot.id in pointed}
        if not groups and not self.lesson.reading:
            groups = {spot.group for spot in spots[:1]}
        return [pygame.Rect(spot.rect) for spot in spots if spot.group in groups]


def _place(place: Place) -> Hashable:
    """A place as the view names it."""
    return tuple(place) if isinstance(place, list | tuple) else place
