"""The component data: cards, leaders and wonder boards, checked when they are loaded."""

from __future__ import annotations

from collections import Counter as Tally
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Literal

import msgspec

from game.core.components import BadData, Component, folder, read
from game.seven_wonders.effects import AnyEffect, Colour, Resource

DATA = folder("seven_wonders")
RESOURCES: tuple[Resource, ...] = ("wood", "stone", "clay", "ore", "glass", "loom", "papyrus")
RAW: tuple[Resource, ...] = RESOURCES[:4]
Box = Literal["base", "cities", "leaders", "wonder_pack"]
Tag = Literal["rulebook", "public", "house"]
DECK_SIZES = {1: {3: 21, 4: 28, 5: 35, 6: 42, 7: 49}, 3: {3: 16, 4: 22, 5: 28, 6: 34, 7: 40}}


class Cost(Component, frozen=True):
    """Coins for the bank and the resources needed."""

    coins: int = 0
    wood: int = 0
    stone: int = 0
    clay: int = 0
    ore: int = 0
    glass: int = 0
    loom: int = 0
    papyrus: int = 0


class Card(Component, frozen=True):
    """A card of an age. *copies*: one copy for each number, used with at least as many seats.

    *building*: the name shared by cards of several ages; *chain_from*: parents that make it free.
    """

    id: str
    age: Literal[1, 2, 3]
    colour: Colour
    pool: Literal["age", "black", "guild"]
    box: Box
    cost: Cost
    effects: tuple[AnyEffect, ...]
    provenance: dict[str, Tag]
    copies: tuple[int, ...] = ()
    chain_from: tuple[str, ...] = ()
    building: str | None = None


class Leader(Component, frozen=True):
    """A leader card."""

    id: str
    box: Box
    cost: Cost
    effects: tuple[AnyEffect, ...]
    provenance: dict[str, Tag]


class Stage(Component, frozen=True):
    """One stage of a wonder."""

    cost: Cost
    effects: tuple[AnyEffect, ...]


class Wonder(Component, frozen=True):
    """One side of a wonder board."""

    id: str
    wonder: str
    side: Literal["A", "B"]
    box: Box
    start_effects: tuple[AnyEffect, ...]
    stages: tuple[Stage, ...]
    provenance: dict[str, Tag]


class CardFile(Component, frozen=True):
    """``cards.json``"""

    format: Literal[1]
    cards: tuple[Card, ...]


class LeaderFile(Component, frozen=True):
    """``leaders.json``"""

    format: Literal[1]
    leaders: tuple[Leader, ...]


class WonderFile(Component, frozen=True):
    """``wonders.json``"""

    format: Literal[1]
    wonders: tuple[Wonder, ...]


class Catalog(msgspec.Struct, frozen=True):
    """All components. A card's number is its place in ``cards``; leaders are numbered on after them."""

    cards: tuple[Card, ...]
    leaders: tuple[Leader, ...]
    wonders: tuple[Wonder, ...]

    def entry(self, card: int) -> Card | Leader:
        """A card or leader by number."""
        return self.cards[card] if card < len(self.cards) else self.leaders[card - len(self.cards)]


@cache
def catalog() -> Catalog:
    """The components that come with the game."""
    return load(DATA)


def load(root: Path) -> Catalog:
    """The components of a folder, checked; raises `BadData`."""
    loaded = Catalog(
        read(root / "cards.json", CardFile).cards,
        read(root / "leaders.json", LeaderFile).leaders,
        read(root / "wonders.json", WonderFile).wonders,
    )
    _check_unique(
        "cards.json, leaders.json", [one.id for one in loaded.cards] + [one.id for one in loaded.leaders]
    )
    _check_unique("wonders.json", [wonder.id for wonder in loaded.wonders])
    _check_chains(loaded.cards)
    _check_decks(loaded.cards)
    _check_counts(loaded)
    return loaded


def _check_unique(file: str, ids: Sequence[str]) -> None:
    twice = [name for name, count in Tally(ids).items() if count > 1]
    if twice:
        raise BadData(file, f"id used twice: {', '.join(twice)}")


def _check_chains(cards: Sequence[Card]) -> None:
    ages = {card.id: card.age for card in cards}
    for card in cards:
        for parent in card.chain_from:
            if ages.get(parent, card.age) >= card.age:
                raise BadData("cards.json", f"{card.id}: chain_from names {parent}, which is no earlier card")


def _check_decks(cards: Sequence[Card]) -> None:
    for age in (1, 2, 3):
        for seats, size in DECK_SIZES.get(age, DECK_SIZES[1]).items():
            found = sum(n <= seats for card in cards if card.age == age for n in card.copies)
            if found != size:
                raise BadData("cards.json", f"age {age} has {found} cards with {seats} seats, not {size}")


def _check_counts(loaded: Catalog) -> None:
    counts = Tally((card.pool, card.box, card.age if card.pool == "black" else 0) for card in loaded.cards)
    wanted = {
        ("age", "base", 0): 68,
        ("guild", "base", 0): 10,
        ("guild", "leaders", 0): 4,
        ("guild", "cities", 0): 3,
        **{("black", "cities", age): 9 for age in (1, 2, 3)},
    }
    if counts != wanted:
        raise BadData("cards.json", f"counts {dict(counts)}, not {wanted}")
    boxes = Tally(leader.box for leader in loaded.leaders)
    if boxes != {"leaders": 36, "cities": 6}:
        raise BadData("leaders.json", f"counts {dict(boxes)}")
    if len(loaded.wonders) != 22:
        raise BadData("wonders.json", f"{len(loaded.wonders)} boards, not 22")
