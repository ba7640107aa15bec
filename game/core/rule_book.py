"""The outline of a game's rule book: pages of short paragraphs and pictures; the words are in the locale."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Literal

import msgspec

from game.core.components import BadData, Component, read
from game.core.reason import Refused

Mark = Literal["rulebook", "public", "house"]
"""Where a rule comes from: printed in the rulebook, published elsewhere, or made for this program."""

FIGURE = re.compile(r"=[0-9+\-×=/: ]+")
"""Stands for a sprite where a short figure is to be written: ``=+3``."""


class Placed(msgspec.Struct, frozen=True, array_like=True):
    """A sprite (or figure) of a picture and where its top left corner lies."""

    sprite: str
    x: int
    y: int


class Block(Component, frozen=True):
    """A paragraph. *text*: its id within the page. *sprites* stand in a row, *picture* is put together.

    *mark*: where it comes from, if not from where the page does. *example*: a worked example.
    """

    text: str
    sprites: tuple[str, ...] = ()
    picture: tuple[Placed, ...] = ()
    mark: Mark | None = None
    example: bool = False

    @property
    def names(self) -> tuple[str, ...]:
        """The sprites it shows, figures left out."""
        every = (*self.sprites, *(placed.sprite for placed in self.picture))
        return tuple(name for name in every if not is_figure(name))


class Page(Component, frozen=True):
    """A page. *topics*: the asks it helps with. *mark*: where its paragraphs come from unless they say."""

    id: str
    mark: Mark
    blocks: tuple[Block, ...]
    topics: tuple[str, ...] = ()


def is_figure(name: str) -> bool:
    """Whether a name stands for a short figure."""
    return FIGURE.fullmatch(name) is not None


def load(path: Path) -> tuple[Page, ...]:
    """The pages of a file, none if there is no such file; raises `Refused` if it is damaged."""
    if not path.is_file():
        return ()
    try:
        pages = read(path, tuple[Page, ...])
    except BadData as bad:
        raise Refused("core.rule_book.damaged", file=str(path), detail=bad.problem) from bad
    for problem in _problems(pages):
        raise Refused("core.rule_book.damaged", file=str(path), detail=problem)
    return pages


def _problems(pages: Sequence[Page]) -> Iterable[str]:
    yield from _twice([page.id for page in pages])
    yield from _twice([topic for page in pages for topic in page.topics])
    for page in pages:
        yield from _twice([block.text for block in page.blocks])
        if not page.blocks:
            yield page.id


def _twice(names: Sequence[str]) -> Iterable[str]:
    return (name for name in sorted(set(names)) if names.count(name) > 1)


def page_for(pages: Sequence[Page], topic: str | None) -> int:
    """The number of the page that helps with an ask's topic; the first page if none does."""
    return next((number for number, page in enumerate(pages) if topic in page.topics), 0)
