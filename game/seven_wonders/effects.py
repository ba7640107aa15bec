"""The vocabulary of effects that cards, leaders and wonder stages are written in."""

from __future__ import annotations

import re
from typing import Literal

import msgspec

from game.core.components import Component

Resource = Literal["wood", "stone", "clay", "ore", "glass", "loom", "papyrus"]
Colour = Literal["brown", "grey", "blue", "yellow", "red", "green", "purple", "black", "white"]
Symbol = Literal["compass", "gear", "tablet"]
Side = Literal["left", "right"]
Scope = Literal["self", "left", "right"]
Counter = Literal[
    "brown",
    "grey",
    "blue",
    "yellow",
    "red",
    "green",
    "purple",
    "black",
    "leaders",
    "wonder_stages",
    "victory_tokens",
    "defeat_tokens",
]


def snake(name: str) -> str:
    """``PointsPer`` -> ``points_per``."""
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "_", name).lower()


class Effect(Component, frozen=True, tag_field="type", tag=lambda name: snake(name)):
    """What a card, a leader or a stage does; the tag is the class name in snake case."""


class Produce(Effect, frozen=True):
    """These resources, each turn; *sellable*: neighbours may buy them."""

    resources: dict[Resource, int]
    sellable: bool


class ProduceChoice(Effect, frozen=True):
    """One of these resources, each turn."""

    options: tuple[Resource, ...]
    sellable: bool


class ProduceDuplicate(Effect, frozen=True):
    """One more resource of a kind on own brown and grey cards or the board."""


class ProduceMissing(Effect, frozen=True):
    """One resource that own brown and grey cards and the board cannot give."""


class Points(Effect, frozen=True):
    """Points at the end."""

    n: int


class PointsPer(Effect, frozen=True):
    """Points at the end for what the named cities hold."""

    per: Counter
    scope: tuple[Scope, ...]
    each: int


class PointsPerSet(Effect, frozen=True):
    """Points at the end for each set of one card of every listed colour."""

    colours: tuple[Colour, ...]
    each: int


class PointsPerScienceSet(Effect, frozen=True):
    """More points for each set of three different symbols."""

    each: int


class PointsPerCoins(Effect, frozen=True):
    """Points for coins, on top of the treasury's."""

    coins: int
    each: int


class Shields(Effect, frozen=True):
    """Military strength."""

    n: int


class Science(Effect, frozen=True):
    """One scientific symbol."""

    symbol: Symbol


class ScienceChoice(Effect, frozen=True):
    """One symbol, fixed at the end as scores best."""


class CopyScience(Effect, frozen=True):
    """At the end, the symbols of *n* different green cards of the neighbours."""

    n: int


class Coins(Effect, frozen=True):
    """Coins from the bank, once."""

    n: int


class CoinsPer(Effect, frozen=True):
    """Coins from the bank, once, for what the named cities hold."""

    per: Counter
    scope: tuple[Scope, ...]
    each: int


class NeighbourCoins(Effect, frozen=True):
    """Coins from the bank for both neighbours, once."""

    n: int


class CoinsOn(Effect, frozen=True):
    """Coins from the bank whenever this happens."""

    event: Literal["victory_token", "build_yellow", "build_black", "chain_build"]
    n: int


class BankBonus(Effect, frozen=True):
    """The first coins taken from the bank in a turn are *n* more."""

    n: int
    per_turn: Literal[1]


class TradeDiscount(Effect, frozen=True):
    """These resources cost *price* from these neighbours."""

    resources: tuple[Resource, ...]
    neighbours: tuple[Side, ...]
    price: Literal[1]


class TradeFirstRebate(Effect, frozen=True):
    """The first resource bought from this neighbour in a turn costs less."""

    neighbour: Side
    amount: Literal[1]


class BankPurchase(Effect, frozen=True):
    """Once a turn, any resource from the bank."""

    price: Literal[1]
    per_turn: Literal[1]


class PurchaseRebate(Effect, frozen=True):
    """Coins from the bank after buying from a neighbour."""

    n: Literal[1]
    per_neighbour_per_turn: Literal[1]


class CostReduction(Effect, frozen=True):
    """One resource less for these."""

    target: Literal["blue", "red", "green", "wonder_stage"]
    resources: Literal[1]


class WonderResourcesFree(Effect, frozen=True):
    """Stages need no resources."""


class FreeBuild(Effect, frozen=True):
    """Build cards of this colour for nothing."""

    filter: Literal["any", "black", "purple"]
    limit: Literal["once_per_age", "unlimited"]


class OthersLoseCoins(Effect, frozen=True):
    """Every other city loses coins at the end of the turn."""

    amount: int


class OthersLoseCoinsPer(Effect, frozen=True):
    """Every other city loses coins for what it holds itself."""

    per: Counter
    each: int


class Diplomacy(Effect, frozen=True):
    """Diplomacy tokens."""

    tokens: int


class BuildFromDiscard(Effect, frozen=True):
    """Build a card of the discard pile for nothing."""


class PlayLastCard(Effect, frozen=True):
    """At the end of an age the left-over card may be used."""


class CopyGuild(Effect, frozen=True):
    """At the end, one guild of a neighbour counts as one's own."""


class CopyLeader(Effect, frozen=True):
    """A recruited leader of a neighbour works here too."""


class LeadersFree(Effect, frozen=True):
    """Leaders cost nothing."""


class LeaderDiscount(Effect, frozen=True):
    """Leaders cost less, here and next door."""

    neighbours: Literal[1]
    own: Literal[2] = msgspec.field(name="self", default=2)


class DefeatToVictor(Effect, frozen=True):
    """The victor takes this city's defeat tokens."""


class DefeatAsShields(Effect, frozen=True):
    """Each defeat token is a shield, too."""


class DrawLeaders(Effect, frozen=True):
    """Draw leaders of the unused ones."""

    n: int


class RecruitExtraLeader(Effect, frozen=True):
    """Recruit one more leader now."""

    n: Literal[1]


class EntombLeader(Effect, frozen=True):
    """Turn a recruited leader face down for points."""

    times_cost: int


AnyEffect = (
    Produce
    | ProduceChoice
    | ProduceDuplicate
    | ProduceMissing
    | Points
    | PointsPer
    | PointsPerSet
    | PointsPerScienceSet
    | PointsPerCoins
    | Shields
    | Science
    | ScienceChoice
    | CopyScience
    | Coins
    | CoinsPer
    | NeighbourCoins
    | CoinsOn
    | BankBonus
    | TradeDiscount
    | TradeFirstRebate
    | BankPurchase
    | PurchaseRebate
    | CostReduction
    | WonderResourcesFree
    | FreeBuild
    | OthersLoseCoins
    | OthersLoseCoinsPer
    | Diplomacy
    | BuildFromDiscard
    | PlayLastCard
    | CopyGuild
    | CopyLeader
    | LeadersFree
    | LeaderDiscount
    | DefeatToVictor
    | DefeatAsShields
    | DrawLeaders
    | RecruitExtraLeader
    | EntombLeader
)
