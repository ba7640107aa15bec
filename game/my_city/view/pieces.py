"""What a building is called and which sprites show it."""

from __future__ import annotations

from functools import cache

import pygame

from game.my_city.campaign import OBSTACLE_CARD, OWN_CARD
from game.my_city.catalog import COLOURS, BuildingData, buildings
from game.my_city.legacy import Legacy
from game.my_city.log import card_name
from game.my_city.rows import building_name
from game.my_city.terrain import CHURCH, every_building
from game.ui import palette, sprites
from game.ui.locale import words

KINDS = ("residential", "public", "industrial", "church")
"""The sprites' names of the colours, by colour number."""
RAMPS = ("y", "r", "b", "v")
ANIMALS = ("eagle", "bear", "deer", "wolf")
"""The emblems of the seats."""


def colour(building: int) -> int:
    """The number of a building's colour."""
    return every_building()[building].colour


def ramp(building: int) -> str:
    """The palette ramp of a building's colour."""
    return RAMPS[colour(building)]


def name(card: int) -> str:
    """The name of a card's building, or the obstacle's."""
    return words(card_name(card)[1:])


def name_of(building: int) -> str:
    """The name of a building."""
    return words(building_name(building)[1:])


def colour_name(number: int) -> str:
    """What the buildings of a colour are for."""
    return words(f"my_city.colour.{COLOURS[number]}")


def is_obstacle(card: int) -> bool:
    """Whether a card is the obstacle."""
    return card == OBSTACLE_CARD


def building_on(card: int, legacy: Legacy | None) -> int | None:
    """The building that a card calls for in a city: None for the obstacle, and for a church not earned."""
    if card < OBSTACLE_CARD:
        return card
    return legacy.church if card == OWN_CARD and legacy is not None else None


def colour_on(card: int) -> int:
    """The number of the colour of a card's building."""
    return colour(card) if card < OBSTACLE_CARD else CHURCH


@cache
def data(building: int) -> BuildingData:
    """What a building is made of."""
    everything = buildings()
    return (*everything.buildings, *everything.own_churches)[building]


def _sprite(building: int, sheet: str, *parts: object) -> str:
    shape = data(building).shape
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


def city_name(seat: int, number: int) -> str:
    """The text id of a name that a seat may give its city."""
    return f"my_city.city.{seat}_{number}"


def town(seat: int, legacy: Legacy) -> str:
    """What a city is called in the present language: by its own words, else by its number's name."""
    return legacy.words or words(city_name(seat, legacy.name or 0))


def badge(seat: int) -> pygame.Surface:
    """The round sign with the animal of a seat."""
    return sprites.sprite(f"seats/{ANIMALS[seat]}_{seat}")


def inks(seat: int) -> tuple[str, str]:
    """The main and the dark colour of a seat."""
    found = palette.player(seat)
    return found["main"], found["dark"]
