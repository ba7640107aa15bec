"""Layouts drawn in Tiled: an object layer over the canvas whose named rectangles say where things go.

An object's name is unique in its map; ``tray.0``, ``tray.1`` and so on make a row. Properties are typed
(int, bool, float, string).
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import TypeVar
from xml.etree.ElementTree import ParseError

import pygame
import pytmx

from game.ui.asset_error import AssetError
from game.ui.palette import ASSETS
from game.ui.pixels import SIZE, Point

MAPS = ASSETS.parent / "maps"

Value = TypeVar("Value", int, str, bool, float)


class LayoutError(AssetError):
    """A layout is damaged or lacks something; *values* names file, object, property."""


class Layout:
    """The named places of one map."""

    def __init__(
        self, path: Path, boxes: dict[str, pygame.Rect], properties: dict[str, dict[str, object]]
    ) -> None:
        self.path = path
        self._boxes = boxes
        self._properties = properties

    @property
    def names(self) -> tuple[str, ...]:
        """All names, in the order of the map."""
        return tuple(self._boxes)

    def has(self, name: str) -> bool:
        return name in self._boxes

    def rect(self, name: str) -> pygame.Rect:
        """The rectangle called *name*; LayoutError if there is none."""
        if name not in self._boxes:
            raise LayoutError("error.layout_missing", file=self.path.name, name=name)
        return self._boxes[name].copy()

    def point(self, name: str) -> Point:
        """The top left corner of the object called *name* (for points); LayoutError if there is none."""
        return self.rect(name).topleft

    def row(self, name: str) -> list[pygame.Rect]:
        """The rectangles ``name.0``, ``name.1`` and so on; LayoutError if there is not even the first."""
        first = [self.rect(f"{name}.0")]
        number = 1
        while self.has(f"{name}.{number}"):
            first.append(self.rect(f"{name}.{number}"))
            number += 1
        return first

    def value(self, name: str, prop: str, kind: type[Value]) -> Value:
        """A custom property of an object; LayoutError if it is not there or not of that kind."""
        self.rect(name)
        found = self._properties[name].get(prop)
        if not isinstance(found, kind) or (kind is int and isinstance(found, bool)):
            raise LayoutError("error.layout_property", file=self.path.name, name=name, property=prop)
        return found


@cache
def load(path: Path) -> Layout:
    """Reads a map; LayoutError if it is missing, damaged, of another size, or uses a name twice."""
    try:
        tiled = pytmx.TiledMap(str(path))
    except (OSError, ParseError, ValueError, KeyError, AttributeError, TypeError) as problem:
        raise LayoutError("error.layout_damaged", file=path.name) from problem
    if (tiled.width * tiled.tilewidth, tiled.height * tiled.tileheight) != SIZE:
        raise LayoutError("error.layout_size", file=path.name)
    boxes: dict[str, pygame.Rect] = {}
    properties: dict[str, dict[str, object]] = {}
    for thing in tiled.objects:
        if not thing.name:
            continue
        if thing.name in boxes:
            raise LayoutError("error.layout_twice", file=path.name, name=thing.name)
        boxes[thing.name] = pygame.Rect(
            round(thing.x), round(thing.y), round(thing.width), round(thing.height)
        )
        properties[thing.name] = dict(thing.properties)
    return Layout(path, boxes, properties)


def table(game: str, name: str = "table") -> Layout:
    """The layout ``maps/<game>/<name>.tmx``."""
    return load(MAPS / game / f"{name}.tmx")


def places(game: str) -> tuple[Callable[[str], pygame.Rect], Callable[[str], tuple[pygame.Rect, ...]]]:
    """By name, a rectangle of a game's table, and a row of them: each shared, so don't change it."""

    @cache
    def place(name: str) -> pygame.Rect:
        return table(game).rect(name)

    @cache
    def row(name: str) -> tuple[pygame.Rect, ...]:
        return tuple(table(game).row(name))

    return place, row
