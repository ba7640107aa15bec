"""The outline of a game's rule book: pages of short paragraphs and pictures; the words are in the locale."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any, get_args

import msgspec

from game.core.components import BadData, Component, read
from game.core.reason import Refused
from game.core.rule_list import NumberedRule, Origin, RuleId

FIGURE = re.compile(r"=[0-9+\-×=/: ]+")
"""Stands for a sprite where a short figure is to be written: ``=+3``."""


class Placed(msgspec.Struct, frozen=True, array_like=True):
    """A sprite (or figure) of a picture and where its top left corner lies."""

    sprite: str
    x: int
    y: int


class Sketch(Component, frozen=True):
    """What a diagram shows: its kind, which the game knows to draw, and the example's values."""

    kind: str
    values: Mapping[str, Any] = {}


class Block(Component, frozen=True):
    """A paragraph. *text*: its id within the page. *sprites* stand in a row, *picture* is put together.

    *diagram*: an example drawn with the table's own parts, its figures worked out by the rules.

    *rules*: the numbers of the rules that it tells or shows; a remark that tells none has an *origin*
    instead. *example*: a worked example.
    """

    text: str
    rules: tuple[RuleId, ...] = ()
    origin: Origin | None = None
    sprites: tuple[str, ...] = ()
    picture: tuple[Placed, ...] = ()
    example: bool = False
    diagram: Sketch | None = None

    @property
    def names(self) -> tuple[str, ...]:
        """The sprites it shows, figures left out."""
        every = (*self.sprites, *(placed.sprite for placed in self.picture))
        return tuple(name for name in every if not is_figure(name))


class Page(Component, frozen=True):
    """A page. *topics*: the asks it helps with."""

    id: str
    blocks: tuple[Block, ...]
    topics: tuple[str, ...] = ()


def is_figure(name: str) -> bool:
    """Whether a name stands for a short figure."""
    return FIGURE.fullmatch(name) is not None


def load(path: Path, rules: Mapping[str, NumberedRule]) -> tuple[Page, ...]:
    """The pages of a file, none if there is no such file.

    Raises `Refused` if it is damaged or refers to a rule that there is not.
    """
    if not path.is_file():
        return ()
    try:
        pages = read(path, tuple[Page, ...])
    except BadData as bad:
        raise Refused("core.rule_book.damaged", file=str(path), detail=bad.problem) from bad
    for problem in _problems(pages, rules):
        raise Refused("core.rule_book.damaged", file=str(path), detail=problem)
    return pages


def _problems(pages: Sequence[Page], rules: Mapping[str, NumberedRule]) -> Iterable[str]:
    yield from _twice([page.id for page in pages])
    yield from _twice([topic for page in pages for topic in page.topics])
    for page in pages:
        yield from _twice([block.text for block in page.blocks])
        if not page.blocks:
            yield page.id
        for block in page.blocks:
            if bool(block.rules) == (block.origin is not None):
                yield f"{page.id}.{block.text}"
            yield from (number for number in block.rules if number not in rules)


def _twice(names: Sequence[str]) -> Iterable[str]:
    return (name for name in sorted(set(names)) if names.count(name) > 1)


def page_for(pages: Sequence[Page], topic: str | None) -> int:
    """The number of the page that helps with an ask's topic; the first page if none does."""
    return next((number for number, page in enumerate(pages) if topic in page.topics), 0)


def origin(block: Block, rules: Mapping[str, NumberedRule]) -> Origin:
    """Where a paragraph comes from: house if any of its rules does, else published if any is."""
    found = {rules[number].origin for number in block.rules} | {block.origin}
    return "house" if "house" in found else "published" if "published" in found else "printed"


def page_origin(page: Page, rules: Mapping[str, NumberedRule]) -> Origin:
    """Where most paragraphs of a page come from; printed before published before house among equals."""
    found = [origin(block, rules) for block in page.blocks]
    return max(get_args(Origin), key=found.count)
