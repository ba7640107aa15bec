"""The pictures and names of the game's things, by the numbers of `game.troyes_dice.sheet`."""

from __future__ import annotations

from functools import cache

import pygame

from game.troyes_dice.sheet import CITIZENS, COLOURS, RESOURCES, ROWS, TAKE
from game.ui import sprites, text
from game.ui.canvas import Canvas
from game.ui.digits import big
from game.ui.locale import words
from game.ui.pixels import CLEAR, Ink, from_pixels, index, pixels_of

RAMPS = ("r", "y", "s")
HOUSES = ("castle", "palace", "hall", "town_hall", "cathedral", "bishopric")
"""The sprites of the six rows of buildings."""
RESOURCE_ICONS = ("icons/banner", "icons/coin", "icons/book")

_KNIGHT = (".44443.", ".45533.", ".40003.", "..443..", "4444332", "4444432", "44...32")
_ARTISAN = ("..454..", "..443..", ".44433.", "4444332", "..443..", ".44.33.", ".43.32.")
_PRIEST = ("..454..", "..443..", "...3...", "..443..", ".44433.", ".44432.", "4444332")
_CITIZENS = {"r": _KNIGHT, "y": _ARTISAN, "s": _PRIEST}
_SIGNS = {
    "r": ("# # #", "#####", "#####", "#####", "#####"),
    "y": (" ### ", "#####", "#####", "#####", " ### "),
    "s": ("  #  ", "  #  ", "#####", "  #  ", "  #  "),
}
_DOTS = {"r": ("# #", "###", "###"), "y": ("###", "###", "###"), "s": (" # ", "###", " # ")}
"""Battlements, a coin and a cross stand for the three colours where nothing larger has room."""


def house(at_row: int, state: str) -> pygame.Surface:
    """A building: open, built, lost or mini."""
    return sprites.sprite(f"troyes_dice/wheel/{HOUSES[at_row]}_{state}")


def die(ramp: str, value: int, size: int) -> pygame.Surface:
    """A die; value 0 has no pips."""
    return sprites.sprite(f"dice/{ramp}_{value or 'blank'}_{size}")


@cache
def chip(ramp: str, value: int) -> pygame.Surface:
    """A flat die of 12 px with its number."""
    canvas = Canvas(sprites.sprite(f"dice/{ramp}_chip").copy())
    big(canvas, value, 6, 3, "p5" if ramp in "rk" else "k1", None, "centre")
    return canvas.surface


def sign(canvas: Canvas, ramp: str, x: int, y: int, ink: Ink) -> None:
    """A colour's sign, 5x5."""
    _points(canvas, _SIGNS[ramp], x, y, ink)


def dot(canvas: Canvas, ramp: str, x: int, y: int, ink: Ink) -> None:
    """A colour's sign, 3x3."""
    _points(canvas, _DOTS[ramp], x, y, ink)


def _points(canvas: Canvas, rows: tuple[str, ...], x: int, y: int, ink: Ink) -> None:
    for down, line in enumerate(rows):
        for across, letter in enumerate(line):
            if letter != " ":
                canvas.pixel(x + across, y + down, ink)


def resource(colour: int) -> pygame.Surface:
    """The picture of a resource."""
    return sprites.sprite(RESOURCE_ICONS[colour])


def deed(use: int, colour: int) -> pygame.Surface:
    """A small picture of what a die was used for."""
    return resource(colour) if use == TAKE else house(2 * colour + use - 1, "mini")


def unset(colour: int) -> pygame.Surface:
    """An empty box of a resource track: its icon's shape."""
    return sprites.silhouette(RESOURCE_ICONS[colour], ("p2", "p2", "s3")[colour])


@cache
def citizen(ramp: str) -> pygame.Surface:
    """A knight, an artisan or a priest, 9x9 with outline."""
    canvas = Canvas(from_pixels((9, 9), bytes([255]) * 81))
    for y, line in enumerate(_CITIZENS[ramp]):
        for x, letter in enumerate(line):
            if letter == ".":
                continue
            for dx, dy in ((-1, 0), (1, 0), (0, -1), (0, 1)):
                if canvas.value(x + 1 + dx, y + 1 + dy) == 255:
                    canvas.pixel(x + 1 + dx, y + 1 + dy, f"{ramp}0" if dx + dy < 0 else "k0")
    for y, line in enumerate(_CITIZENS[ramp]):
        for x, letter in enumerate(line):
            if letter != ".":
                canvas.pixel(x + 1, y + 1, f"{ramp}{letter}")
    return canvas.surface


@cache
def shape(ramp: str, ink: str) -> pygame.Surface:
    """The shape of a knight, an artisan or a priest in one colour."""
    table = bytes([index(ink)]) * CLEAR + bytes([CLEAR]) * (256 - CLEAR)
    picture = citizen(ramp)
    return from_pixels(picture.get_size(), pixels_of(picture).translate(table))


def diamond(canvas: Canvas, x: int, y: int, fill: Ink, colour: int) -> None:
    """A link bonus of a colour with its middle at a place."""
    for step in range(9):
        half = step if step < 5 else 8 - step
        canvas.across(x - half - 1, y - 4 + step, 2 * half + 3, "k0")
    for step in range(1, 8):
        half = step - 1 if step < 5 else 7 - step
        canvas.across(x - half, y - 4 + step, 2 * half + 1, fill)
    dot(canvas, RAMPS[colour], x - 1, y - 1, ("r3", "y2", "s2")[colour])


def price(canvas: Canvas, paid: tuple[int, int, int], right: int, y: int, held: tuple[int, ...]) -> int:
    """What is to be paid, right-aligned, too much in red; returns the x where it begins."""
    for colour in (2, 1, 0):
        if paid[colour]:
            ink = "k1" if paid[colour] <= held[colour] else "r2"
            big(canvas, paid[colour], right, y + 3, ink, None, "right")
            picture = resource(colour)
            right -= 7 + picture.get_width()
            canvas.blit(picture, right, y + (12 - picture.get_height()) // 2)
            right -= 3
    return right


def colour_name(colour: int) -> str:
    """A colour in the player's language."""
    return words(f"troyes_dice.name.{COLOURS[colour]}")


def building_name(at_row: int) -> str:
    """A row of buildings in the player's language."""
    return words(f"troyes_dice.name.{ROWS[at_row]}")


def resource_name(colour: int) -> str:
    """A resource in the player's language."""
    return words(f"troyes_dice.name.{RESOURCES[colour]}")


def citizen_name(colour: int) -> str:
    """A kind of citizen in the player's language."""
    return words(f"troyes_dice.name.{CITIZENS[colour]}")


def label(key: str, limit: int, size: int) -> tuple[str, int]:
    """A text, or its short form if it is wider than *limit* px, and the size in which that has room."""
    full = words(key)
    if text.width(full, size) <= limit:
        return full, size
    short = words(f"{key}_short")
    chosen = text.roomy(short, limit, size)
    return text.fit(short, limit, chosen), chosen
