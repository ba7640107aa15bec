"""The pages over the table: a chapter's letter and an episode's overview when they open, the chronicle."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from functools import cache

import pygame

from game.core.lesson import load
from game.my_city.campaign import episode
from game.my_city.catalog import DATA
from game.my_city.legacy import Story
from game.my_city.state import MyCityState
from game.my_city.view import chronicle, leaves, letter, overview
from game.my_city.view.places import place, row
from game.my_city.view.progress import BOOK_SPOT, PAGE_SPOT
from game.my_city.view.sight import NO_PAGES, Page, Sight, readable
from game.tabletop.draft import Draft
from game.tabletop.meaning import Meaning, Redraft, TryOut
from game.tabletop.picture import Picture
from game.tabletop.views import Press, Prompt
from game.ui.canvas import Canvas
from game.ui.focus import Spot
from game.ui.locale import words

CLOSE, EARLIER, LATER, TRY = "page_close", "page_earlier", "page_later", "page_try"
AGAIN = "page_again"
"""Read the chapter's letter again."""
COMMANDS = {"cancel": CLOSE, "wheel_up": EARLIER, "wheel_down": LATER}


@cache
def tryouts() -> frozenset[str]:
    """The ids of the try-outs that there are."""
    return frozenset(data.id for data in load(DATA / "tryouts.json"))


def tryout(n: int) -> str:
    """The id of an episode's try-out, if it has one."""
    return f"episode_{n}"


def due(picture: Picture[MyCityState]) -> Draft:
    """The draft with the pages opened whose time has come since the seat decided last.

    *written*: how long the chronicle was then; *episode*: the latest one whose overview is no longer due.
    """
    state, draft = picture.state, picture.draft
    story = state.story
    if story is None:
        return draft
    written = len(story.chronicle)
    if written > draft.stands("written", written):
        draft = _opened(draft, "chronicle", story)
    draft = draft.turn(written=written)
    begun = story.sheets is None and (story.chapter > 0 or not story.goes_on)
    if begun and state.mode.n != draft.stands("episode", 0):
        draft = draft.turn(episode=state.mode.n)
        if not any(city.built or city.passed or not city.in_play for city in state.cities):
            if story.goes_on and leaves.begins(state.mode.n):
                draft = _opened(draft, "letter", story)
            draft = _opened(draft, "overview", story)
    return draft


def _opened(draft: Draft, page: Page, story: Story) -> Draft:
    """With one more page to be read, below those that are open; the chronicle at its last leaf."""
    waiting = draft.stands("pages", NO_PAGES)
    if page in waiting:
        return draft
    if page == "chronicle":
        draft = draft.turn(leaf=chronicle.last_leaf(story))
    return draft.turn(pages=(*waiting, page))


def press(spot: Hashable, sight: Sight) -> Meaning:
    """Open, leaf through, close or try out; None: the click was not meant for a page."""
    story, draft = sight.state.story, sight.picture.draft
    if story is None:
        return None
    if sight.page is None:
        if spot not in (BOOK_SPOT, PAGE_SPOT) or not readable(sight.picture):
            return None
        return Redraft(_opened(draft, "chronicle" if spot == BOOK_SPOT else "overview", story), "page")
    if spot == TRY:
        return TryOut(tryout(sight.state.mode.n))
    if spot == AGAIN:
        return Redraft(draft.turn(pages=("letter", *draft.stands("pages", NO_PAGES))), "page")
    if spot in (EARLIER, LATER):
        return Redraft(_leafed(sight, story, 1 if spot == LATER else -1), "page")
    return Redraft(draft.turn(pages=draft.stands("pages", NO_PAGES)[1:]), "page")


def _leafed(sight: Sight, story: Story, step: int) -> Draft:
    draft = sight.picture.draft
    if sight.page != "chronicle":
        return draft
    return draft.turn(leaf=max(0, min(chronicle.last_leaf(story), sight.leaf + step)))


def command(name: str, sight: Sight) -> Meaning:
    """Close by cancelling, leaf with the wheel; None: the command was not meant for a page."""
    if sight.page is None or name not in COMMANDS:
        return None
    return press(COMMANDS[name], sight)


def prompt(page: Page) -> Prompt:
    """What is to be done while a page is open."""
    return Prompt(f"my_city.view.prompt.{'letter' if page == 'letter' else 'read'}")


def buttons(page: Page, sight: Sight) -> Sequence[Press]:
    """To close the page, and to leaf through the chronicle."""
    story = sight.state.story
    if page == "letter":
        return (Press(CLOSE, words("my_city.view.page.next"), "g"),)
    close = Press(CLOSE, words(f"my_city.view.page.{'close' if page == 'overview' else 'done'}"), "g")
    if page == "overview" or story is None:
        return (*_again(sight), *_try(sight.state.mode.n), close)
    last = chronicle.last_leaf(story)
    earlier = Press(EARLIER, words("my_city.view.page.earlier"), "w", sight.leaf > 0)
    later = Press(LATER, words("my_city.view.page.later"), "w", sight.leaf < last)
    return (earlier, later, close)


def _again(sight: Sight) -> Sequence[Press]:
    """The button of the chapter's letter, as long as what it calls new is new."""
    story = sight.state.story
    if story is None or not story.goes_on or not leaves.begins(sight.state.mode.n):
        return ()
    tip = words("my_city.view.page.letter_tip")
    return (Press(AGAIN, words("my_city.view.page.letter"), "w", True, "", tip),)


def _try(n: int) -> Sequence[Press]:
    """The button of an episode's try-out, if it has one."""
    if tryout(n) not in tryouts():
        return ()
    tip = words("my_city.view.page.try_tip")
    return (Press(TRY, words("my_city.view.page.try"), "w", True, "", tip),)


def spots(page: Page) -> list[Spot]:
    """The page itself: a click anywhere closes it."""
    box = pygame.Rect(letter.FIELD) if page == "letter" else overview.page()
    return [Spot((page,), box, "page", True, None)]


def written(page: Page, sight: Sight) -> list[pygame.Rect]:
    """Where something stands on the page."""
    if page == "letter":
        return [place("letter.paper"), *row("letter.card")]
    if page == "overview":
        return overview.written(sight.state)
    return chronicle.written(sight.state, sight.leaf)


def draw(canvas: Canvas, page: Page, sight: Sight, names: tuple[str, ...]) -> None:
    """The page over the darkened table; a letter lies on a table of its own."""
    if page == "letter":
        letter.draw(canvas, episode(sight.state.mode.n).chapter)
        return
    canvas.shade((0, 18, 640, 318), -2)
    if page == "overview":
        overview.draw(canvas, sight.state)
    else:
        chronicle.draw(canvas, sight.state, names, sight.leaf)
