"""Which page lies over the table: an episode's overview when it opens, the chronicle when one is over."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from functools import cache
from typing import Literal

import pygame

from game.core.lesson import load
from game.my_city.catalog import DATA
from game.my_city.state import MyCityState
from game.my_city.view import chronicle, overview
from game.my_city.view.progress import BOOK_SPOT, PAGE_SPOT
from game.tabletop.meaning import TryOut
from game.tabletop.old import OldMeaning as Meaning
from game.tabletop.old import Picture, Turn
from game.tabletop.views import Press, Prompt
from game.ui.canvas import Canvas
from game.ui.focus import Spot
from game.ui.locale import text as words
from game.ui.sound import play

Page = Literal["overview", "chronicle"]
CLOSE, EARLIER, LATER, TRY = "page_close", "page_earlier", "page_later", "page_try"
COMMANDS = {"cancel": CLOSE, "wheel_up": EARLIER, "wheel_down": LATER}


@cache
def tryouts() -> frozenset[str]:
    """The ids of the try-outs that there are."""
    return frozenset(data.id for data in load(DATA / "tryouts.json"))


def tryout(n: int) -> str:
    """The id of an episode's try-out, if it has one."""
    return f"episode_{n}"


class Pages:
    """The pages that wait to be read, the uppermost first, and how far the chronicle is leafed through."""

    def __init__(self) -> None:
        self._waiting: list[Page] = []
        self._leaf = 0
        self._episode = 0
        """The latest episode whose overview was shown or is no longer due."""
        self._written: int | None = None
        """How long the chronicle was when it was shown last."""

    def showing(self, picture: Picture) -> Page | None:
        """The page that lies over the table; opens one whose time has come."""
        state: MyCityState = picture.state
        if state.story is None or not _readable(picture):
            return None
        if picture.ask is not None:
            self._meet(state)
        return self._waiting[0] if self._waiting else None

    def _meet(self, state: MyCityState) -> None:
        story = state.story
        assert story is not None
        written = len(story.chronicle)
        if self._written is None or written < self._written:
            self._written = written
        if written > self._written and "chronicle" not in self._waiting:
            self._open("chronicle", state)
        self._written = written
        begun = story.sheets is None and (story.chapter > 0 or not story.goes_on)
        if begun and state.mode.n != self._episode:
            self._episode = state.mode.n
            fresh = not any(city.built or city.passed or not city.in_play for city in state.cities)
            if fresh and "overview" not in self._waiting:
                self._waiting.append("overview")

    def _open(self, page: Page, state: MyCityState) -> None:
        self._waiting.append(page)
        if page == "chronicle" and state.story is not None:
            self._leaf = chronicle.last_leaf(state.story)

    def press(self, spot: Hashable, picture: Picture) -> Meaning:
        """Open, leaf through, close or try out; None: the click was not meant for a page."""
        state: MyCityState = picture.state
        page = self.showing(picture)
        if page is None:
            if spot not in (BOOK_SPOT, PAGE_SPOT) or not _readable(picture):
                return None
            self._open("chronicle" if spot == BOOK_SPOT else "overview", state)
            play("page")
            return Turn()
        if spot == TRY:
            return TryOut(tryout(state.mode.n))
        step = {EARLIER: -1, LATER: 1}.get(spot) if isinstance(spot, str) else None
        if step is None:
            self._waiting.pop(0)
        elif page == "chronicle" and state.story is not None:
            self._leaf = max(0, min(chronicle.last_leaf(state.story), self._leaf + step))
        play("page")
        return Turn()

    def command(self, name: str, picture: Picture) -> bool:
        """Close by cancelling, leaf with the wheel; whether a page used the command up."""
        if self.showing(picture) is None:
            return False
        if name in COMMANDS:
            self.press(COMMANDS[name], picture)
        return name in COMMANDS

    def prompt(self) -> Prompt:
        """What is to be done while a page is open."""
        return Prompt("my_city.view.prompt.read")

    def buttons(self, page: Page, picture: Picture) -> Sequence[Press]:
        """To close the page, and to leaf through the chronicle."""
        close = Press(CLOSE, words(f"my_city.view.page.{'close' if page == 'overview' else 'done'}"), "g")
        if page == "overview":
            return (*self._try(picture.state.mode.n), close)
        last = chronicle.last_leaf(picture.state.story)
        earlier = Press(EARLIER, words("my_city.view.page.earlier"), "w", self._leaf > 0)
        later = Press(LATER, words("my_city.view.page.later"), "w", self._leaf < last)
        return (earlier, later, close)

    def _try(self, n: int) -> Sequence[Press]:
        """The button of an episode's try-out, if it has one."""
        if tryout(n) not in tryouts():
            return ()
        tip = words("my_city.view.page.try_tip")
        return (Press(TRY, words("my_city.view.page.try"), "w", True, "", tip),)

    def spots(self, page: Page) -> list[Spot]:
        """The page itself: a click anywhere closes it."""
        return [Spot((page,), overview.page(), "page", True, None)]

    def written(self, page: Page, picture: Picture) -> list[pygame.Rect]:
        """Where something stands on the page."""
        if page == "overview":
            return overview.written(picture.state)
        return chronicle.written(picture.state, self._leaf)

    def draw(self, canvas: Canvas, page: Page, picture: Picture, names: tuple[str, ...]) -> None:
        """The page over the darkened table."""
        canvas.shade((0, 18, 640, 318), -2)
        if page == "overview":
            overview.draw(canvas, picture.state)
        else:
            chronicle.draw(canvas, picture.state, names, self._leaf)


def _readable(picture: Picture) -> bool:
    """Whether nothing else goes on: a seat decides, or all is over."""
    return picture.ask is not None or bool(picture.state.over)
