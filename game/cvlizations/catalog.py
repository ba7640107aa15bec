"""The component data: order cards, ideas and numbers of the game, checked when loaded.

Cards are numbered through: 0-7 are the orders, 8-55 the ideas. A set of cards is an integer with bits.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any, Literal, TypeVar, get_args

from game.core.components import Component, demand, folder, read
from game.cvlizations import effects
from game.cvlizations.effects import OrderEffect, OrderId, Strength
from game.cvlizations.resources import KINDS, pack

ORDERS = 8
THEFT, LOGGING, HUNTING, QUARRYING, CHEATING, REST, TRADE, DOUBLING = range(ORDERS)
STRENGTHS = ("1", "2", "3+")
IDEA_KINDS = ("ideology", "tool", "building", "invention")
DATA = folder("cvlizations")

Provenance = Literal["rulebook", "public", "house"]
E = TypeVar("E", bound=effects.Effect)


class Cost(Component, frozen=True):
    """What an idea costs."""

    food: int
    wood: int
    stone: int

    @property
    def packed(self) -> int:
        return pack(self.food, self.wood, self.stone)


class Order(Component, frozen=True):
    """An order card; *effects* by strength."""

    id: OrderId
    number: str
    effects: dict[Strength, OrderEffect]
    provenance: dict[Strength, Provenance]


class Idea(Component, frozen=True):
    """An idea card; *house_parts* says which parts of its effect were designed here."""

    id: str
    number: int
    kind: effects.Kind
    deck: Literal["I-II", "III"]
    cost: Cost
    happiness: int
    effect: effects.AnyEffect
    year: int
    provenance: dict[str, Provenance]
    house_parts: tuple[str, ...]


class Numbers(Component, frozen=True):
    """The numbers of the game, and the names of tribes and kinds."""

    players: tuple[int, int]
    ages: int
    rounds_per_age: int
    cards_per_round: int
    track: int
    start: Cost
    kinds: tuple[str, ...]
    resources: tuple[str, ...]
    tribes: tuple[str, ...]
    neutral_tribe: str
    provenance: dict[str, Provenance]


class Catalog:
    """All components. *decks*: the ideas of the first two ages and of the third."""

    def __init__(self, orders: tuple[Order, ...], ideas: tuple[Idea, ...], numbers: Numbers) -> None:
        self.orders = orders
        self.ideas = ideas
        self.numbers = numbers
        self.cards: tuple[Order | Idea, ...] = (*orders, *ideas)
        self.number_of = {card.id: place for place, card in enumerate(self.cards)}
        self.decks = tuple(
            tuple(ORDERS + place for place, idea in enumerate(ideas) if idea.deck == deck)
            for deck in ("I-II", "III")
        )
        self._by_effect: dict[type[effects.Effect], Any] = {}
        for card, idea in enumerate(ideas, start=ORDERS):
            found = self._by_effect.get(type(idea.effect), ())
            self._by_effect[type(idea.effect)] = (*found, (card, idea.effect))
        self.happiness = tuple(0 if isinstance(card, Order) else card.happiness for card in self.cards)
        self.kind = tuple(
            -1 if isinstance(card, Order) else IDEA_KINDS.index(card.kind) for card in self.cards
        )

    def card(self, id_: str) -> int:
        """The card of this id; KeyError if there is none."""
        return self.number_of[id_]

    def idea(self, card: int) -> Idea:
        """The idea with this card number."""
        return self.ideas[card - ORDERS]

    def with_effect(self, kind: type[E]) -> tuple[tuple[int, E], ...]:
        """The cards with an effect of this kind, and the effect."""
        found: tuple[tuple[int, E], ...] = self._by_effect.get(kind, ())
        return found

    def mask(self, kind: type[E]) -> int:
        """The set of cards with an effect of this kind."""
        return sum(1 << card for card, _ in self.with_effect(kind))


@cache
def load(root: Path = DATA) -> Catalog:
    """The components; raises `BadData`."""
    orders = read(root / "orders.json", tuple[Order, ...])
    ideas = read(root / "ideas.json", tuple[Idea, ...])
    numbers = read(root / "game.json", Numbers)
    _check("orders.json", [order.id for order in orders], list(get_args(OrderId)))
    for order in orders:
        _check("orders.json", list(order.effects), list(STRENGTHS), order.id)
    _check("ideas.json", [idea.number for idea in ideas], list(range(1, 49)))
    _check("ideas.json", len({idea.id for idea in ideas}), 48, "id")
    for deck, count in (("I-II", 32), ("III", 16)):
        _check("ideas.json", sum(idea.deck == deck for idea in ideas), count, f"deck {deck}")
    _check("game.json", list(numbers.kinds), list(IDEA_KINDS), "kinds")
    _check("game.json", list(numbers.resources), list(KINDS), "resources")
    return Catalog(orders, ideas, numbers)


def _check(file: str, found: object, wanted: object, field: str = "id") -> None:
    demand(found == wanted, file, f"{field}: {found} instead of {wanted}")
