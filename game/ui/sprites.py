"""The baked pictures at run time.

A sheet is ``assets/sprites/<sheet>.png`` (indexed colours) with ``<sheet>.json``::

    {"sprites": {name: [x, y, w, h]}, "slices": {name: [left, top, right, bottom]}}

A sprite is called ``<sheet>/<name>``, for instance ``icons/coin``. What is handed out here is an indexed
surface (see `game.ui.pixels`) and shared: blit it, don't draw on it. A sheet of one large picture calls
it ``full``; then the sheet's name alone will do: ``backdrops/title``.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, lru_cache
from pathlib import Path

import msgspec
import pygame

from game.ui import palette
from game.ui.asset_error import AssetError
from game.ui.pixels import CLEAR, blank, from_pixels, index, pixels_of, ramp_table

ROOT = palette.ASSETS / "sprites"

Swap = str | tuple[str, int]
"""Another ramp's letter, or that and a number of shades to add."""


class SpriteError(AssetError):
    """A sheet is missing or damaged, or has no such sprite."""


class _Atlas(msgspec.Struct, frozen=True):
    sprites: dict[str, tuple[int, int, int, int]]
    slices: dict[str, tuple[int, int, int, int]] = {}


class _Sheet(msgspec.Struct, frozen=True):
    picture: pygame.Surface
    atlas: _Atlas


def sprite(name: str) -> pygame.Surface:
    """The picture called *name*; raises SpriteError if its file or it itself is not there."""
    return _painted(name, ())


def recoloured(name: str, ramps: Mapping[str, Swap]) -> pygame.Surface:
    """*name* with whole ramps exchanged: ``{"y": "s"}``, or ``{"r": ("b", -1)}`` to darken too."""
    return _painted(name, tuple(sorted((old, _pair(new)) for old, new in ramps.items())))


def stepped(name: str, steps: int) -> pygame.Surface:
    """*name* with every colour *steps* shades up (or down) its own ramp."""
    return _painted(name, tuple((ramp, (ramp, steps)) for ramp in _ramps()))


@lru_cache(maxsize=512)
def silhouette(name: str, colour: str) -> pygame.Surface:
    """The shape of *name* filled with one colour."""
    picture = sprite(name)
    table = bytes([index(colour)]) * CLEAR + bytes([CLEAR]) * (256 - CLEAR)
    return from_pixels(picture.get_size(), pixels_of(picture).translate(table))


def badge(seat: int) -> pygame.Surface:
    """The mark of a seat (or of a party without one): its emblem on its colour."""
    return sprite(f"seats/badge_{seat % palette.seats()}")


def names(sheet: str) -> tuple[str, ...]:
    """The full names of all sprites on *sheet*, in the order of the atlas."""
    return tuple(f"{sheet}/{name}" for name in _sheet(sheet).atlas.sprites)


def size(name: str) -> tuple[int, int]:
    """Width and height of a sprite, without making its surface."""
    _, _, w, h = _place(name)
    return w, h


@lru_cache(maxsize=256)
def nine_slice(name: str, w: int, h: int) -> pygame.Surface:
    """A frame of any size: corners stay, edges and middle repeat."""
    source = sprite(name)
    sheet, short = _split(name)
    left, top, right, bottom = _sheet(sheet).atlas.slices.get(short, (0, 0, 0, 0))
    sw, sh = source.get_size()
    columns = ((0, left, 0, left), (left, sw - right, left, w - right), (sw - right, sw, w - right, w))
    rows = ((0, top, 0, top), (top, sh - bottom, top, h - bottom), (sh - bottom, sh, h - bottom, h))
    out = blank((w, h))
    for sx0, sx1, x0, x1 in columns:
        for sy0, sy1, y0, y1 in rows:
            _tile(
                out,
                source.subsurface((sx0, sy0, sx1 - sx0, sy1 - sy0)),
                pygame.Rect(x0, y0, x1 - x0, y1 - y0),
            )
    return out


def forget() -> None:
    """Empty every cache (after sheets changed on disk)."""
    for cached in (_split, _sheet, _painted, silhouette, nine_slice):
        cached.cache_clear()


def _tile(out: pygame.Surface, piece: pygame.Surface, area: pygame.Rect) -> None:
    if not (piece.get_width() and piece.get_height() and area.w > 0 and area.h > 0):
        return
    for y in range(area.y, area.bottom, piece.get_height()):
        for x in range(area.x, area.right, piece.get_width()):
            out.blit(piece, (x, y), (0, 0, area.right - x, area.bottom - y))


def _pair(swap: Swap) -> tuple[str, int]:
    return (swap, 0) if isinstance(swap, str) else swap


@lru_cache(maxsize=512)
def _painted(name: str, swaps: tuple[tuple[str, tuple[str, int]], ...]) -> pygame.Surface:
    picture = _sheet(_split(name)[0]).picture.subsurface(_place(name))
    pixels = pixels_of(picture)
    return from_pixels(picture.get_size(), pixels.translate(ramp_table(dict(swaps))) if swaps else pixels)


@cache
def _split(name: str) -> tuple[str, str]:
    """The sheet and the short name of a sprite."""
    if (ROOT / f"{name}.json").is_file():
        return name, "full"
    sheet, _, short = name.rpartition("/")
    return sheet, short


def _place(name: str) -> tuple[int, int, int, int]:
    sheet, short = _split(name)
    place = _sheet(sheet).atlas.sprites.get(short)
    if place is None:
        raise SpriteError("sprites.unknown", file=f"{sheet}.json", sprite=name)
    return place


@cache
def _sheet(name: str) -> _Sheet:
    picture, atlas = _load_picture(ROOT / f"{name}.png"), _load_atlas(ROOT / f"{name}.json")
    bounds = picture.get_rect()
    if not all(bounds.contains(place) for place in atlas.sprites.values()):
        raise SpriteError("sprites.damaged", file=str(ROOT / f"{name}.json"))
    return _Sheet(picture, atlas)


def _load_picture(path: Path) -> pygame.Surface:
    if not path.is_file():
        raise SpriteError("sprites.missing", file=str(path))
    try:
        picture = pygame.image.load(path)
    except pygame.error as problem:
        raise SpriteError("sprites.damaged", file=str(path)) from problem
    known = len(palette.names())
    colours = (
        [tuple(colour)[:3] for colour in picture.get_palette()[:known]] if picture.get_bitsize() == 8 else []
    )
    if colours != [palette.colour(name) for name in palette.names()]:
        raise SpriteError("sprites.damaged", file=str(path))
    pixels = pixels_of(picture).replace(bytes([known]), bytes([CLEAR]))
    return from_pixels(picture.get_size(), pixels)


def _load_atlas(path: Path) -> _Atlas:
    try:
        return msgspec.json.decode(path.read_bytes(), type=_Atlas)
    except FileNotFoundError as problem:
        raise SpriteError("sprites.missing", file=str(path)) from problem
    except (OSError, msgspec.DecodeError, UnicodeDecodeError) as problem:
        raise SpriteError("sprites.damaged", file=str(path)) from problem


def _ramps() -> tuple[str, ...]:
    return tuple(dict.fromkeys(name[0] for name in palette.names()))
