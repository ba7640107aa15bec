"""What a building is called and which sprites show it."""

from __future__ import annotations

from functools import cache

import pygame

from game.my_city.catalog import COLOURS, OBSTACLE, buildings, eternal
from game.my_city.log import card_name
from game.my_city.terrain import catalogue
from game.ui import palette, sprites
from game.ui.locale import text as words

KINDS = ("residential", "public", "industrial", "church")
"""The sprites' names of the colours, by colour number."""
RAMPS = ("y", "r", "b", "v")
ANIMALS = ("eagle", "bear", "deer", "wolf")
"""The emblems of the seats."""


def colour(building: int) -> int:
    """The number of a building's colour."""
    return catalogue()[building].colour


def ramp(building: int) -> str:
    """The palette ramp of a building's colour."""
    return RAMPS[colour(building)]


def name(card: int) -> str:
    """The name of a card's building, or the obstacle's."""
    return words(card_name(card)[1:])


def colour_name(number: int) -> str:
    """What the buildings of a colour are for."""
    return words(f"my_city.colour.{COLOURS[number]}")


def is_obstacle(card: int) -> bool:
    """Whether a card is the obstacle."""
    return eternal().deck[card] == OBSTACLE


def _sprite(building: int, sheet: str, *parts: object) -> str:
    shape = buildings().buildings[building].shape
    middle = [KINDS[colour(building)] if part is None else str(part) for part in parts]
    return f"my_city/{sheet}/{'_'.join([shape, *middle])}"


@cache
def roof(building: int, rotation: int) -> str:
    """The sprite of a building as it stands on the large board."""
    return _sprite(building, "roofs", rotation, None)


@cache
def mini(building: int, rotation: int, unit: int) -> str:
    """The sprite of a building on a small board with cells of 6 or 12 px."""
    return _sprite(building, "minis", rotation, None, unit)


@cache
def pictogram(building: int, unit: int) -> str:
    """The sprite of a building not turned, with cells of 5 or 13 px."""
    return _sprite(building, "minis", None, unit)


def badge(seat: int) -> pygame.Surface:
    """The round sign with the animal of a seat."""
    return sprites.sprite(f"seats/{ANIMALS[seat]}_{seat}")


def inks(seat: int) -> tuple[str, str]:
    """The main and the dark colour of a seat."""
    found = palette.player(seat)
    return found["main"], found["dark"]
