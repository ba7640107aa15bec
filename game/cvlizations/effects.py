"""The effects of ideas, one struct a kind of effect, as the component data names them."""

from __future__ import annotations

from typing import Literal

import msgspec

from game.core.components import Component

Strength = Literal["1", "2", "3+"]
Resource = Literal["food", "wood", "stone"]
OrderId = Literal["theft", "logging", "hunting", "quarrying", "cheating", "rest", "trade", "doubling"]
Kind = Literal["ideology", "tool", "building", "invention"]
PerRound = Literal["round"]


class Gain(Component, frozen=True):
    """Resources and happiness; *any* of the owner's choice, *same* of the kind just traded for."""

    food: int = 0
    wood: int = 0
    stone: int = 0
    any: int = 0
    same: int = 0
    happiness: int = 0


class Effect(Component, frozen=True, tag_field="type"):
    """Base of all effects."""


class NoEffect(Effect, frozen=True, tag="none"):
    """Happiness only."""


class OrderBonus(Effect, frozen=True, tag="order_bonus"):
    """More with every execution of an order."""

    order: OrderId
    gain: Gain
    strengths: tuple[Strength, ...]
    per: Literal["execution"]


class OrderHappiness(Effect, frozen=True, tag="order_happiness"):
    """Happiness for carrying out an order, once a round."""

    order: OrderId
    strengths: tuple[Strength, ...]
    happiness: int
    per: PerRound


class StrengthGain(Effect, frozen=True, tag="strength_gain"):
    """Something for every execution, or every card, of a strength; or once if *need* cards are of it."""

    strength: Strength
    gain: Gain
    per: Literal["execution", "card", "round"]
    need: int


class HappinessEcho(Effect, frozen=True, tag="happiness_echo"):
    """More when an own idea gives happiness, once a round."""

    amount: int
    per: PerRound


class WhenRobbed(Effect, frozen=True, tag="when_robbed"):
    """Happiness for being robbed, once a round."""

    happiness: int
    per: PerRound


class ExtraTheft(Effect, frozen=True, tag="extra_theft"):
    """Another theft from a victim just robbed, once a round."""

    amount: Literal[1]
    per: PerRound
    strengths: tuple[Strength, ...]


class TheftShield(Effect, frozen=True, tag="theft_shield"):
    """At most so many thefts a round."""

    limit: int


class TreatStrength(Effect, frozen=True, tag="treat_strength"):
    """An order works for its owner as if at another strength."""

    order: OrderId
    when: tuple[Strength, ...] = msgspec.field(name="from")
    becomes: Strength = msgspec.field(name="as")


class SwapBeforeBuy(Effect, frozen=True, tag="swap_before_buy"):
    """So many swaps, one for one, before buying."""

    give: int
    take: int
    per: PerRound


class Discount(Effect, frozen=True, tag="discount"):
    """Ideas of these kinds cost less."""

    amount: int
    kinds: tuple[Kind, ...]


class PeekTop(Effect, frozen=True, tag="peek_top"):
    """The top card of the deck may be looked at, and bought."""


class ExtraPurchase(Effect, frozen=True, tag="extra_purchase"):
    """More purchases a round."""

    amount: int


class NoBuyIncome(Effect, frozen=True, tag="no_buy_income"):
    """Resources of one kind if nothing was bought."""

    amount: int
    same_kind: Literal[True]


class TurnExchange(Effect, frozen=True, tag="turn_exchange"):
    """Resources for happiness at the end of the own turn."""

    give: Gain
    happiness: int
    per: PerRound


class RoundIncome(Effect, frozen=True, tag="round_income"):
    """Resources in every cleanup."""

    gain: Gain


class AgeIncome(Effect, frozen=True, tag="age_income"):
    """Resources at the end of every age."""

    gain: Gain


class AgeBonusUnplayed(Effect, frozen=True, tag="age_bonus_unplayed"):
    """Happiness if an order was not played in the age."""

    order: OrderId
    happiness: int


class EndExchange(Effect, frozen=True, tag="end_exchange"):
    """A resource for happiness at the end of the game."""

    resource: Resource
    max: int
    happiness_each: int


class EndSets(Effect, frozen=True, tag="end_sets"):
    """Sets of all three resources for happiness, up to *max* happiness."""

    happiness_each: int
    max: int


class EndNoResources(Effect, frozen=True, tag="end_no_resources"):
    """Happiness if nothing is left."""

    happiness: int


class EndPerResources(Effect, frozen=True, tag="end_per_resources"):
    """Happiness for every *per* resources left, up to *max* happiness."""

    per: int
    happiness_each: int
    max: int


class EndKinds(Effect, frozen=True, tag="end_kinds"):
    """Happiness for every kind among the own ideas."""

    happiness_each: int


class EndPairs(Effect, frozen=True, tag="end_pairs"):
    """Happiness for every two own ideas."""

    happiness_each: int


class EndPerKind(Effect, frozen=True, tag="end_per_kind"):
    """Happiness for every own idea of a kind."""

    kind: Kind
    happiness_each: int


class EndMajority(Effect, frozen=True, tag="end_majority"):
    """Happiness for strictly most ideas of a kind."""

    kind: Kind
    happiness: int


AnyEffect = (
    NoEffect
    | OrderBonus
    | OrderHappiness
    | StrengthGain
    | HappinessEcho
    | WhenRobbed
    | ExtraTheft
    | TheftShield
    | TreatStrength
    | SwapBeforeBuy
    | Discount
    | PeekTop
    | ExtraPurchase
    | NoBuyIncome
    | TurnExchange
    | RoundIncome
    | AgeIncome
    | AgeBonusUnplayed
    | EndExchange
    | EndSets
    | EndNoResources
    | EndPerResources
    | EndKinds
    | EndPairs
    | EndPerKind
    | EndMajority
)


class Steals(Component, frozen=True, tag_field="op", tag="steal"):
    """An order: take from different players."""

    victims: int
    each: Literal[1]


class Gains(Component, frozen=True, tag_field="op", tag="gain"):
    """An order: take of one kind from the supply."""

    resource: Resource
    amount: int


class GainsAny(Component, frozen=True, tag_field="op", tag="gain_any"):
    """An order: take of any kinds from the supply."""

    amount: int


class GainsHappiness(Component, frozen=True, tag_field="op", tag="gain_happiness"):
    """An order: take happiness."""

    amount: int


class Swaps(Component, frozen=True, tag_field="op", tag="swap"):
    """An order: give of one kind, take of another."""

    give: Literal[1]
    take: int


class RepeatsOther(Component, frozen=True, tag_field="op", tag="repeat_other"):
    """An order: the other order is carried out so many times."""

    times: Literal[2]


class Nothing(Component, frozen=True, tag_field="op", tag="none"):
    """An order without effect at this strength."""


OrderEffect = Steals | Gains | GainsAny | GainsHappiness | Swaps | RepeatsOther | Nothing
