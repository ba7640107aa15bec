"""Packs pictures into a sheet: one PNG and its JSON."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path

import msgspec
import pygame

from game.tools.bake import png
from game.ui.pixels import blank

GAP = 2
"""Clear pixels between two sprites."""

Slices = tuple[int, int, int, int]


class Sheet(msgspec.Struct, frozen=True):
    """Pictures by name; *slices* of those that stretch; *width* of the PNG (0: as it comes)."""

    sprites: Mapping[str, pygame.Surface]
    slices: Mapping[str, Slices] = {}
    width: int = 256


class Packed(msgspec.Struct, frozen=True):
    """A finished sheet: the bytes of both files."""

    png: bytes
    json: bytes


def pack(sheet: Sheet) -> Packed:
    """Lay the sprites out in rows, tallest first."""
    order = sorted(sheet.sprites, key=lambda name: (-sheet.sprites[name].get_height(), name))
    width = max([sheet.width, *(picture.get_width() for picture in sheet.sprites.values())])
    places: dict[str, tuple[int, int, int, int]] = {}
    x = y = row = 0
    for name in order:
        w, h = sheet.sprites[name].get_size()
        if x + w > width:
            x, y, row = 0, y + row + GAP, 0
        places[name] = (x, y, w, h)
        x, row = x + w + GAP, max(row, h)
    used = max(left + w for left, _, w, _ in places.values())
    picture = blank((used, y + row))
    for name, (left, top, _, _) in places.items():
        picture.blit(sheet.sprites[name], (left, top))
    return Packed(png.encode(picture), _json(places, sheet))


def write(name: str, packed: Packed, folder: Path) -> None:
    """Write ``<folder>/<name>.png`` and ``.json``."""
    target = folder / f"{name}.png"
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_bytes(packed.png)
    target.with_suffix(".json").write_bytes(packed.json)


def _json(places: Mapping[str, Slices], sheet: Sheet) -> bytes:
    parts = ['{"sprites": {\n']
    parts.append(",\n".join(f"{json.dumps(name)}: {json.dumps(places[name])}" for name in sheet.sprites))
    parts.append('\n}, "slices": {')
    parts.append(", ".join(f"{json.dumps(name)}: {json.dumps(cut)}" for name, cut in sheet.slices.items()))
    parts.append("}}\n")
    return "".join(parts).encode()
