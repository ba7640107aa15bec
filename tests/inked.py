"""What is written on a picture and where: numbers, words, and badges that say by how much some changed."""

from __future__ import annotations

from itertools import product
from types import ModuleType
from typing import Any, NamedTuple

import pytest
from pygame import Rect

from game.ui import text
from game.ui.digits import (
    BIG_HEIGHT,
    TINY_HEIGHT,
    big,
    big_width,
    gained,
    gained_width,
    tiny,
    tiny_width,
)


class Inked(NamedTuple):
    """*kind*: number, badge or words."""

    kind: str
    said: str
    box: Rect


def inked(monkeypatch: pytest.MonkeyPatch, *modules: ModuleType) -> list[Inked]:
    """A list that from now on tells what these modules write."""
    found: list[Inked] = []
    _numbers(monkeypatch, found, modules)
    line = text.line

    def spy_line(*given: Any, **named: Any) -> int:
        canvas, said, x, y, ink, size, align, *rest = _whole(given, named)
        wide = text.width(said, size)
        left = x - {"left": 0, "centre": wide // 2, "right": wide}[align]
        found.append(Inked("words", said, Rect(left, y + 1, wide, text.real_size(size) - 2)))
        return line(canvas, said, x, y, ink, size, align, *rest)

    monkeypatch.setattr(text, "line", spy_line)
    return found


def _whole(given: tuple[Any, ...], named: dict[str, Any]) -> list[Any]:
    """What a line of text is drawn with, in order."""
    names = ("canvas", "text", "x", "y", "ink", "size", "align", "shadow", "outline")
    usual = {"ink": "k1", "size": text.BODY, "align": "left", "shadow": None, "outline": None}
    found = {**usual, **dict(zip(names, given)), **named}
    return [found[name] for name in names]


def _numbers(monkeypatch: pytest.MonkeyPatch, found: list[Inked], modules: tuple[ModuleType, ...]) -> None:
    def spy_big(canvas: Any, said: object, x: int, y: int, ink: Any = "p5", *rest: Any) -> None:
        found.append(_number(str(said), big_width(said), BIG_HEIGHT, x, y, rest))
        big(canvas, said, x, y, ink, *rest)

    def spy_tiny(
        canvas: Any, said: object, x: int, y: int, ink: Any = "k1", *rest: Any, **named: Any
    ) -> None:
        placed = (None, named["align"]) if "align" in named else rest
        found.append(_number(str(said), tiny_width(said), TINY_HEIGHT, x, y, placed))
        tiny(canvas, said, x, y, ink, *rest, **named)

    def spy_gained(canvas: Any, number: int, right: int, y: int) -> None:
        if number:
            wide = gained_width(number) - 3
            found.append(Inked("badge", f"{number:+d}", Rect(right - wide, y, wide, TINY_HEIGHT + 2)))
        gained(canvas, number, right, y)

    spies = {"big": spy_big, "tiny": spy_tiny, "gained": spy_gained}
    for module, (name, spy) in product(modules, spies.items()):
        if name in vars(module):
            monkeypatch.setattr(module, name, spy)


def _number(said: str, wide: int, high: int, x: int, y: int, rest: tuple[Any, ...]) -> Inked:
    align = rest[1] if len(rest) > 1 else "left"
    left = x - {"left": 0, "centre": wide // 2, "right": wide}[align]
    return Inked("number", said, Rect(left, y, wide, high))


def covered(found: list[Inked]) -> list[tuple[str, str]]:
    """Each badge with what it lies on."""
    badges = [one for one in found if one.kind == "badge"]
    others = [one for one in found if one.kind != "badge"]
    return [(badge.said, one.said) for badge in badges for one in others if badge.box.colliderect(one.box)]
