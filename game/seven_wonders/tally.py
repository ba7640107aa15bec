"""A city's points as one number, at once; where they come from, `scoring` tells."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import NamedTuple

from game.seven_wonders import effects as fx
from game.seven_wonders import scoring
from game.seven_wonders.state import NO_LEADER, SevenWondersState
from game.seven_wonders.tables import Gain, tables

SYMBOLIC = fx.ScienceChoice | fx.CopyScience | fx.PointsPerScienceSet
COUNTED = fx.PointsPer | fx.PointsPerSet | fx.PointsPerCoins


class Marks(NamedTuple):
    """Sets of cards and leaders, as masks."""

    plain: tuple[tuple[int, int], ...]
    """Those that give so many points whatever happens."""
    counted: int
    """Those whose points are counted."""
    symbolic: int
    """Those that change what symbols are worth."""


class Built(NamedTuple):
    """A wonder with so many stages."""

    points: int
    counted: tuple[fx.AnyEffect, ...]
    symbolic: bool
    copies: bool
    """Whether it copies a guild."""


@cache
def _marks() -> Marks:
    t = tables()
    plain: dict[int, int] = {}
    counted = symbolic = 0
    for place, gain in enumerate(t.gain):
        points = _plain([gain])
        if points:
            plain[points] = plain.get(points, 0) | 1 << place
        counted |= any(isinstance(effect, COUNTED) for effect in gain.effects) << place
        symbolic |= any(isinstance(effect, SYMBOLIC) for effect in gain.effects) << place
    return Marks(tuple(sorted(plain.items())), counted, symbolic)


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
    city, marks = state.cities[party], _marks()
    ones, threes, fives = state.victories[party]
    points = ones + 3 * threes + 5 * fives - state.defeats[party] - state.debts[party]
    points += state.coins[party] // 3 + built.points
    for each, mask in marks.plain:
        points += each * (city & mask).bit_count()
    for effect in built.counted:
        points += scoring.points(state, party, effect)
    found = city & marks.counted
    while found:
        low = found & -found
        found ^= low
        for effect in tables().gain[low.bit_length() - 1].effects:
            points += 0 if isinstance(effect, fx.Points) else scoring.points(state, party, effect)
    if built.symbolic or city & marks.symbolic:
        return points + scoring.science(state, party).points
    compass, gear, tablet = [(city & mask).bit_count() for mask in tables().symbol]
    sets = min(compass, gear, tablet)
    return points + compass * compass + gear * gear + tablet * tablet + scoring.SCIENCE_SET * sets


def totals(state: SevenWondersState) -> list[int]:
    """Every city's points, in order."""
    return [total(state, party) for party in range(len(state.coins))]
