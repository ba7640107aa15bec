"""What a game tells the encyclopaedia: its cards, buildings, people, achievements, made of its data.

All words are in the present language; a volume is read anew when the language changes.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any

import pygame

from game.core.record import Medal
from game.core.rule_list import Origin
from game.ui import sprites
from game.ui.canvas import Canvas
from game.ui.locale import TEXTS, words

TAGS: dict[str, Origin] = {"rulebook": "printed", "public": "published", "house": "house"}
"""Where a value comes from, by how component data mark it."""
MEDALS = "medals"
"""The kind of all achievements."""
PICTURE = (52, 40)
"""The size of an entry's picture."""

Signs = tuple[pygame.Surface, ...]
Paint = Callable[[Canvas], None]
"""Paints a canvas of the size `PICTURE`."""


@dataclass(frozen=True, slots=True)
class Chip:
    """A kind or a part (an age, a day) by which entries are chosen, in the colour of *ramp*."""

    id: str
    title: str
    ramp: str


@dataclass(frozen=True, slots=True)
class Fact:
    """A number, in words or in signs."""

    label: str
    value: str = ""
    signs: Signs = ()


@dataclass(frozen=True, slots=True)
class Example:
    """What these signs together are worth."""

    signs: Signs
    worth: str


@dataclass(frozen=True, slots=True)
class Entry:
    """A thing of a game. *text*: what it does or tells. *counts*: where it counts, with *examples*.

    *before*, *after*: ids of the entries that lead to it and that it leads to, under the heads of *ways*.
    *origins*: where which of its values come from. *short*: its name for where there is little room, with a
    hyphen and a space where a word may break. *note*: what stands on its picture, such as a year.
    *large* paints the picture twice as large; None: it is enlarged.
    """

    id: str
    kind: str
    title: str
    ramp: str
    paint: Paint
    part: str = ""
    short: str = ""
    note: str = ""
    large: Paint | None = None
    text: str = ""
    facts: tuple[Fact, ...] = ()
    before: tuple[str, ...] = ()
    after: tuple[str, ...] = ()
    ways: tuple[str, str] = ("", "")
    counts: str = ""
    examples: tuple[Example, ...] = ()
    origins: tuple[tuple[Origin, str], ...] = ()


@dataclass(frozen=True, slots=True)
class Contents:
    """A volume's entries in the order shown, and by what they are chosen."""

    kinds: tuple[Chip, ...]
    entries: tuple[Entry, ...]
    parts: tuple[Chip, ...] = ()


def medals(game: str, found: Iterable[Medal[Any]]) -> tuple[Entry, ...]:
    """The entries of a game's achievements."""
    return tuple(_medal(game, medal) for medal in found)


def medal_id(name: str) -> str:
    """The entry of an achievement."""
    return f"{MEDALS}/{name}"


def _medal(game: str, medal: Medal[Any]) -> Entry:
    text = f"{game}.achievement.{medal.id}.text"
    steps = words("ui.comma").join(map(str, medal.steps))
    return Entry(
        medal_id(medal.id),
        MEDALS,
        words(f"{game}.achievement.{medal.id}.title"),
        "y",
        plain(medal.picture, "r"),
        text=words(text) if TEXTS.has(text) else "",
        facts=(Fact(words("scenes.encyclopaedia.steps"), steps),),
        origins=(("house", words("scenes.encyclopaedia.medal")),),
    )


def medals_chip() -> Chip:
    """The chip of the achievements."""
    return Chip(MEDALS, words("scenes.encyclopaedia.medals"), "y")


def origins(tags: Mapping[str, str], say: Callable[[str], str]) -> tuple[tuple[Origin, str], ...]:
    """Which values come from where: *say* names a value by its key in the data; no name leaves it out.

    A mark may name several tags, each with a remark for maintainers: the value is then listed under all.
    """
    found = []
    for tag, origin in TAGS.items():
        values = [said for key, mark in tags.items() if tag in _named(mark) and (said := say(key))]
        if values:
            found.append((origin, words("ui.comma").join(dict.fromkeys(values))))
    return tuple(found)


def _named(mark: str) -> list[str]:
    """The tags that a mark names, remarks in brackets left out."""
    return re.findall(r"\b(?:rulebook|public|house)\b", re.sub(r"\([^)]*\)", "", mark))


# ---------------------------------------------------------------------- pictures


def ground(canvas: Canvas, ramp: str) -> None:
    """A plain ground with light from above, for things that have no picture of their own."""
    wide, high = canvas.rect.size
    canvas.fill(f"{ramp}1")
    canvas.fill(f"{ramp}2", (0, 0, wide, high * 2 // 3))
    for y in (high * 2 // 3, high * 2 // 3 + 2):
        for x in range(y // 2 % 2, wide, 2):
            canvas.pixel(x, y, f"{ramp}2")
    canvas.across(0, 0, wide, f"{ramp}3")


def picture(name: str) -> Paint:
    """The middle of a sprite as large as an entry's picture or larger."""

    def paint(canvas: Canvas) -> None:
        lay(canvas, sprites.sprite(name))

    return paint


def plain(name: str, ramp: str) -> Paint:
    """A sprite on a plain ground."""

    def paint(canvas: Canvas) -> None:
        ground(canvas, ramp)
        stand(canvas, sprites.sprite(name))

    return paint


def lay(canvas: Canvas, art: pygame.Surface) -> None:
    """Put a picture there: its middle; the edges of a smaller one are left dark."""
    wide, high = canvas.rect.size
    canvas.fill("k0")
    canvas.blit(art, (wide - art.get_width()) // 2, (high - art.get_height()) // 2)


def stand(canvas: Canvas, art: pygame.Surface, x: int | None = None) -> None:
    """Put a thing on the ground, in the middle or around *x*, with its shadow."""
    wide, high = canvas.rect.size
    left = (wide // 2 if x is None else x) - art.get_width() // 2
    canvas.put(art, left, (high - art.get_height()) // 2)
