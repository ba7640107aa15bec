"""What everything is worth if the game ended now (R27-R32)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import product
from typing import NamedTuple

from game.core.score import ScoreLine, ScoreSheet, Source
from game.cvlizations import effects
from game.cvlizations.catalog import IDEA_KINDS, load
from game.cvlizations.resources import KINDS, UNITS, covers, total
from game.cvlizations.state import CvlizationsState

BOOK = load()
_EXCHANGES = BOOK.with_effect(effects.EndExchange)
_SETS = BOOK.with_effect(effects.EndSets)
_EMPTY = BOOK.with_effect(effects.EndNoResources)
_LEFT = BOOK.with_effect(effects.EndPerResources)
_MAJORITIES = BOOK.with_effect(effects.EndMajority)
_ABOUT_GOODS = sum(
    BOOK.mask(kind)
    for kind in (effects.EndExchange, effects.EndSets, effects.EndNoResources, effects.EndPerResources)
)
_ABOUT_IDEAS = sum(
    BOOK.mask(kind) for kind in (effects.EndKinds, effects.EndPairs, effects.EndPerKind, effects.EndMajority)
)
ABOUT_MAJORITIES = BOOK.mask(effects.EndMajority)
_OF_KIND = tuple(
    sum(1 << card for card, own in enumerate(BOOK.kind) if own == kind) for kind in range(len(IDEA_KINDS))
)


class Settlement(NamedTuple):
    """The best use of the resources left: happiness, resources kept, and happiness by idea."""

    happiness: int
    left: int
    by_idea: tuple[tuple[int, int], ...]


@lru_cache(maxsize=1 << 14)
def settle(goods: int, ideas: int) -> Settlement:
    """The exchanges that bring most; among equals those that keep most resources (R29, R31)."""
    ranges: list[range] = []
    prices: list[tuple[int, int, int]] = []
    for card, end in _EXCHANGES:
        if ideas >> card & 1:
            ranges.append(range(end.max + 1))
            prices.append((card, UNITS[KINDS.index(end.resource)], end.happiness_each))
    for card, sets in _SETS:
        if ideas >> card & 1:
            ranges.append(range(sets.max // sets.happiness_each + 1))
            prices.append((card, sum(UNITS), sets.happiness_each))
    best = Settlement(-1, 0, ())
    for counts in product(*ranges):
        paid = sum(count * price for count, (_, price, _) in zip(counts, prices, strict=True))
        if covers(goods, paid):
            gains = [(card, count * each) for count, (card, _, each) in zip(counts, prices, strict=True)]
            gains += _remainder(total(goods - paid), ideas)
            best = max(best, Settlement(sum(gain for _, gain in gains), total(goods - paid), tuple(gains)))
    return best


def _remainder(left: int, ideas: int) -> list[tuple[int, int]]:
    """What ideas give for the resources that are left after the exchanges, or for having none."""
    found = [(card, empty.happiness * (left == 0)) for card, empty in _EMPTY if ideas >> card & 1]
    for card, per in _LEFT:
        if ideas >> card & 1:
            found.append((card, min(per.max, left // per.per * per.happiness_each)))
    return found


@lru_cache(maxsize=1 << 14)
def collection(ideas: int) -> tuple[tuple[int, int], ...]:
    """By idea: happiness for the own ideas' kinds, pairs and numbers."""
    counts = [(ideas & members).bit_count() for members in _OF_KIND]
    found = []
    for card, kinds in BOOK.with_effect(effects.EndKinds):
        found.append((card, kinds.happiness_each * sum(count > 0 for count in counts)))
    for card, pairs in BOOK.with_effect(effects.EndPairs):
        found.append((card, pairs.happiness_each * (ideas.bit_count() // 2)))
    for card, each in BOOK.with_effect(effects.EndPerKind):
        found.append((card, each.happiness_each * counts[IDEA_KINDS.index(each.kind)]))
    return tuple((card, points) for card, points in found if ideas >> card & 1)


def majorities(seat: int, owned: Sequence[int]) -> list[tuple[int, int]]:
    """By idea: happiness for having strictly most ideas of a kind (R32)."""
    found = []
    for card, most in _MAJORITIES:
        if owned[seat] >> card & 1:
            counts = [(ideas & _OF_KIND[IDEA_KINDS.index(most.kind)]).bit_count() for ideas in owned]
            own = counts.pop(seat)
            found.append((card, most.happiness if own > max(counts) else 0))
    return found


@lru_cache(maxsize=1 << 14)
def printed(ideas: int) -> int:
    """The happiness printed on a set of ideas."""
    return sum(points for card, points in enumerate(BOOK.happiness) if ideas >> card & 1)


def points(state: CvlizationsState, seat: int) -> tuple[int, int]:
    """A seat's happiness if the game ended now, and the resources that break ties."""
    owned = state.owned[seat]
    found = settle(state.goods[seat], owned & _ABOUT_GOODS)
    happiness = state.happiness[seat] + printed(owned) + found.happiness
    if owned & _ABOUT_IDEAS:
        happiness += sum(gain for _, gain in collection(owned))
        happiness += sum(gain for _, gain in majorities(seat, state.owned))
    return happiness, found.left


def sheet(state: CvlizationsState, seat: int) -> ScoreSheet:
    """The itemised sheet of a seat: printed on ideas, tokens by cause, end of the game by idea."""
    found = settle(state.goods[seat], state.owned[seat] & _ABOUT_GOODS)
    ends = [*found.by_idea, *collection(state.owned[seat]), *majorities(seat, state.owned)]
    tokens: dict[int, int] = {}
    for cause, amount in state.tokens[seat]:
        tokens[cause] = tokens.get(cause, 0) + amount
    rows = {
        "ideas": [(card, BOOK.happiness[card]) for card in state.ideas[seat]],
        "tokens": sorted(tokens.items()),
        "end": sorted(ends),
    }
    lines = tuple(
        ScoreLine(f"cvlizations.score.{name}", sum(gain for _, gain in row), _sources(seat, name, row))
        for name, row in rows.items()
    )
    return ScoreSheet(seat, lines, (found.left,))


def _sources(seat: int, name: str, row: Sequence[tuple[int, int]]) -> tuple[Source, ...]:
    return tuple(
        Source(
            f"cvlizations.source.{name}",
            gain,
            {"card": f"@cvlizations.name.{BOOK.cards[card].id}"},
            (f"card/{seat}/{card}",),
        )
        for card, gain in row
    )
