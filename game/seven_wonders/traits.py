"""What can be told of the cities of 7 Wonders when an age begins, in numbers that a guess can weigh."""

from __future__ import annotations

from functools import cache, lru_cache
from math import exp
from typing import NamedTuple

from game.seven_wonders import effects as fx
from game.seven_wonders import orders, scoring, tally
from game.seven_wonders.conflict import strength
from game.seven_wonders.evaluation import Evaluation
from game.seven_wonders.goods import SIGNS, reach
from game.seven_wonders.holdings import leaders
from game.seven_wonders.state import SevenWondersState
from game.seven_wonders.tables import (
    BROWN,
    DOCK_LEFT,
    DOCK_RIGHT,
    GREEN,
    GREY,
    MADE_LEFT,
    MADE_RIGHT,
    RAW_LEFT,
    RAW_RIGHT,
    YELLOW,
    tables,
)

TRADE = RAW_LEFT | RAW_RIGHT | MADE_LEFT | MADE_RIGHT | DOCK_LEFT | DOCK_RIGHT
LIQUID = 3.0
"""Coins with which a city can mostly pay what it wants."""
CLEAR = 6
"""Shields ahead of both neighbours together beyond which more say nothing."""
SURE = 0.7
"""How sure a conflict is for each shield ahead."""
TRAITS = (
    "always",
    "points",
    "coins",
    "liquid",
    "hindrance",
    "hindrance_trading",
    "most_symbols",
    "second_symbols",
    "sets",
    "squares",
    "ahead_left",
    "ahead_right",
    "ahead",
    "shields",
    "stages",
    "stages_left",
    "next_stage",
    "heirs",
    "brown",
    "grey",
    "blue",
    "yellow",
    "red",
    "green",
    "black",
    "trade",
    "growing",
    "knacks",
    "leaders",
    "first_leader",
    "second_leader",
    "third_leader",
    "diplomacy",
    "beside_goods",
    "beside_points",
    "beside_coins",
    "beside_hindrance",
    "beside_shields",
    "beside_green",
    "middle",
    "seats",
    "ahead_left_squared",
    "ahead_right_squared",
    "grey_squared",
    "yellow_squared",
    "green_squared",
    "beside_green_squared",
    "second_sets",
)
"""What is weighed, in the order of `describe`'s rows."""
Row = tuple[float, ...]
NOBODY = 0, 0.0, 0.0, 0.0


class Traits(NamedTuple):
    """What can be told by the cards of a city alone."""

    colours: tuple[int, ...]
    symbols: tuple[int, int, int]
    """The most of one kind first."""
    heirs: int
    """The cards from an age on that it may build by a chain."""


@lru_cache(maxsize=1 << 12)
def _traits(city: int, age: int) -> Traits:
    t = tables()
    colours = tuple([(city & mask).bit_count() for mask in t.painted])
    most, second, least = sorted([(city & mask).bit_count() for mask in t.symbol], reverse=True)
    heirs = sum(1 for card in _chained(age) if city & t.chain[card])
    return Traits(colours, (most, second, least), heirs)


@cache
def _chained(age: int) -> tuple[int, ...]:
    """The cards of an age and later that a chain may make free."""
    t = tables()
    return tuple(card for card in range(t.cards) if t.chain[card] and t.age[card] >= age)


class Scene(NamedTuple):
    """What all cities have, by city."""

    points: list[int]
    shields: list[int]
    hindered: list[float]
    traits: list[Traits]


def describe(state: SevenWondersState, eye: Evaluation) -> list[Row]:
    """What there is to weigh of each city, Free City included, when the state's age has just begun."""
    parties, age = range(len(state.coins)), state.age
    scene = Scene(
        [tally.total(state, party) for party in parties],
        [strength(state, party) for party in parties],
        [eye.hindrance(goods, age) for goods in state.goods],
        [_traits(city, age) for city in state.cities],
    )
    ends = sum(scene.points) / len(parties), state.options.seats
    return [
        (
            1.0,
            scene.points[party],
            *_economy(state, party, eye, scene),
            *_symbols(scene.traits[party]),
            *_arms(party, scene),
            *_wonder(state, party, eye),
            *_cards(scene.traits[party]),
            (state.powers[party] & TRADE).bit_count(),
            *_promises(state, party, eye),
            *_leaders(state, party, eye),
            state.diplomacy[party],
            *_beside(state, party, scene),
            *ends,
            *_bends(party, scene),
        )
        for party in parties
    ]


def _economy(state: SevenWondersState, party: int, eye: Evaluation, scene: Scene) -> Row:
    coins = state.coins[party]
    return coins, 1 - exp(-coins / LIQUID), scene.hindered[party], _hindrance_trading(state, party, eye)


def _symbols(own: Traits) -> Row:
    most, second, least = own.symbols
    return most, second, least, most * most + second * second + least * least


def _arms(party: int, scene: Scene) -> Row:
    """How sure the next conflicts are, and by how much."""
    shields = scene.shields
    left, right = shields[party] - shields[party + 1 - len(shields)], shields[party] - shields[party - 1]
    return _surely(left), _surely(right), max(-CLEAR, min(CLEAR, left + right)), shields[party]


def _cards(own: Traits) -> Row:
    brown, grey, blue, yellow, red, green, _, black, _ = own.colours
    return own.heirs, brown, grey, blue, yellow, red, green, black


def _beside(state: SevenWondersState, party: int, scene: Scene) -> Row:
    """What both neighbours have together."""
    left, right = party + 1 - len(scene.points), party - 1
    colours = scene.traits[left].colours, scene.traits[right].colours
    return (
        sum([one[BROWN] + one[GREY] for one in colours]),
        scene.points[left] + scene.points[right],
        state.coins[left] + state.coins[right],
        scene.hindered[left] + scene.hindered[right],
        scene.shields[left] + scene.shields[right],
        colours[0][GREEN] + colours[1][GREEN],
    )


def _bends(party: int, scene: Scene) -> Row:
    """What counts for more, or less, the more of it there is."""
    shields, own = scene.shields, scene.traits[party]
    left, right = shields[party] - shields[party + 1 - len(shields)], shields[party] - shields[party - 1]
    beside = scene.traits[party + 1 - len(shields)].colours[GREEN] + scene.traits[party - 1].colours[GREEN]
    _, second, least = own.symbols
    counts = own.colours[GREY], own.colours[YELLOW], own.colours[GREEN], beside
    return *[_surely(lead) ** 2 for lead in (left, right)], *[n * n for n in counts], second * least


def _surely(lead: int) -> float:
    return 1 / (1 + exp(-SURE * lead))


def _hindrance_trading(state: SevenWondersState, party: int, eye: Evaluation) -> float:
    """How much a city and both its neighbours lack of the costs to come."""
    goods = state.goods
    within = reach(goods[party], goods[party + 1 - len(goods)], goods[party - 1])
    return eye.shortfall(within & ~SIGNS, state.age)


def _wonder(state: SevenWondersState, party: int, eye: Evaluation) -> tuple[int, int, float]:
    """Stages built and left, and what the next one would bring."""
    gains, built = tables().stage_gain[state.boards[party]], state.stages[party]
    if built == len(gains):
        return built, 0, 0.0
    return built, len(gains) - built, eye.worth(state, party, gains[built], (4 - state.age) / 3)


def _promises(state: SevenWondersState, party: int, eye: Evaluation) -> tuple[float, float]:
    """Points that are still growing, and what lasting effects are held to be worth."""
    board, stages = state.boards[party], state.stages[party]
    return _promised(eye, state.cities[party], board, stages, state.copied[party])


def _leaders(state: SevenWondersState, party: int, eye: Evaluation) -> Row:
    """How many leaders wait in the hand, and what those are worth that may still be recruited, best first."""
    hand = leaders(state, party)
    if not hand:
        return NOBODY
    ages, coins, gain = 4 - state.age, state.coins[party], tables().gain
    worths = []
    for leader in hand:
        price = orders.leader_price(state, party, leader)
        if price <= coins or ages > 1:
            cost = eye.price(state, party, (0, 0, min(price, coins), 0), ages / 3)
            worths.append(max(0.0, eye.worth(state, party, gain[leader], ages / 3) - cost))
    first, second, third = sorted((*worths, 0.0, 0.0, 0.0), reverse=True)[:3]
    return len(hand), first, second, third


@lru_cache(maxsize=1 << 13)
def _promised(eye: Evaluation, city: int, board: int, stages: int, copied: int) -> tuple[float, float]:
    growing = knacks = 0.0
    for _, gain in scoring.placed_in(city, board, stages, copied):
        for effect in gain.effects:
            if isinstance(effect, fx.PointsPer):
                growing += effect.each * eye.weights.growth[effect.per] * len(effect.scope)
            else:
                knacks += eye.weights.knacks.get(type(effect).__name__, 0.0)
    return growing, knacks
