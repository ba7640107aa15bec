"""A city's points as one number, at once; where they come from, `scoring` tells."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, lru_cache
from typing import NamedTuple

from game.seven_wonders import effects as fx
from game.seven_wonders import scoring
from game.seven_wonders.state import NO_LEADER, SevenWondersState
from game.seven_wonders.tables import Gain, tables

SYMBOLIC = fx.ScienceChoice | fx.CopyScience | fx.PointsPerScienceSet
COUNTED = fx.PointsPer | fx.PointsPerSet | fx.PointsPerCoins


class Cards(NamedTuple):
    """A city's cards and leaders."""

    points: int
    """What they give whatever happens, and their symbols as they are."""
    counted: tuple[fx.AnyEffect, ...]
    """Those whose points are counted."""
    symbolic: bool
    """Whether any changes what symbols are worth: those count apart, then."""


class Built(NamedTuple):
    """A wonder with so many stages."""

    points: int
    counted: tuple[fx.AnyEffect, ...]
    symbolic: bool
    copies: bool
    """Whether it copies a guild."""


@lru_cache(maxsize=1 << 14)
def _cards(city: int) -> Cards:
    t = tables()
    gains = [t.gain[place] for place in range(city.bit_length()) if city >> place & 1]
    effects = [effect for gain in gains for effect in gain.effects]
    symbolic = any(isinstance(effect, SYMBOLIC) for effect in effects)
    return Cards(
        _plain(gains) + (0 if symbolic else _symbols(city)),
        tuple(effect for effect in effects if isinstance(effect, COUNTED)),
        symbolic,
    )


def _symbols(city: int) -> int:
    """What the symbols of cards give when nothing changes that."""
    counts = [(city & mask).bit_count() for mask in tables().symbol]
    return sum(count * count for count in counts) + scoring.SCIENCE_SET * min(counts)


@cache
def _built(board: int, stages: int) -> Built:
    gains = tables().stage_gain[board][:stages]
    effects = [effect for gain in gains for effect in gain.effects]
    return Built(
        _plain(gains),
        tuple(effect for effect in effects if isinstance(effect, COUNTED)),
        any(isinstance(effect, SYMBOLIC) for effect in effects),
        any(isinstance(effect, fx.CopyGuild) for effect in effects),
    )


def _plain(gains: Iterable[Gain]) -> int:
    return sum(effect.n for gain in gains for effect in gain.effects if isinstance(effect, fx.Points))


def total(state: SevenWondersState, party: int) -> int:
    """A city's points."""
    built = _built(state.boards[party], state.stages[party])
    if built.copies or state.copied[party] != NO_LEADER or state.entombed[party]:
        return sum(item[2] for item in scoring.items(state, party)[0])
    cards = _cards(state.cities[party])
    ones, threes, fives = state.victories[party]
    points = ones + 3 * threes + 5 * fives - state.defeats[party] - state.debts[party]
    points += state.coins[party] // 3 + built.points + cards.points
    for effect in (*built.counted, *cards.counted):
        points += scoring.points(state, party, effect)
    if not (built.symbolic or cards.symbolic):
        return points
    plain = 0 if cards.symbolic else _symbols(state.cities[party])
    return points - plain + scoring.science(state, party).points


def totals(state: SevenWondersState) -> list[int]:
    """Every city's points, in order."""
    return [total(state, party) for party in range(len(state.coins))]
