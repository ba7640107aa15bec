"""Points: every single one with where it comes from."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from game.core.score import ScoreLine, ScoreSheet, Source
from game.seven_wonders import effects as fx
from game.seven_wonders.income import count, scoped
from game.seven_wonders.state import NO_LEADER, SevenWondersState
from game.seven_wonders.tables import COLOURS, GREEN, PURPLE, SYMBOLS, Gain, tables

COLUMNS = ("military", "treasury", "wonder", "civilian", "commerce", "guild", "science", "leaders_cities")
COLUMN_OF = {"blue": 3, "yellow": 4, "purple": 5, "black": 7, "white": 7}
SCIENCE_SET = 7
Item = tuple[int, str, int, str]
"""Column, kind of source, points, the id of the card, leader or wonder (or empty)."""


class Science(NamedTuple):
    """The best use of symbols: points, the final counts, what choices became and masks copied."""

    points: int
    counts: tuple[int, int, int]
    chosen: tuple[int, int, int]
    copied: tuple[int, int, int]


@lru_cache(maxsize=1 << 13)
def best_science(
    own: tuple[int, int, int], choices: int, masks: int, others: tuple[int, int, int], bonus: int
) -> Science:
    """The best final symbols (R29, R30, R74): *others* are the neighbours' green cards by symbol."""
    best = Science(-1, own, (0, 0, 0), (0, 0, 0))
    for copied in _splits(masks, others):
        for chosen in _splits(choices, (choices,) * 3):
            counts = tuple(a + b + c for a, b, c in zip(own, copied, chosen, strict=True))
            points = sum(n * n for n in counts) + min(counts) * (SCIENCE_SET + bonus)
            if points > best.points:
                best = Science(points, counts, chosen, copied)  # type: ignore[arg-type]
    return best


def _splits(total: int, limits: tuple[int, ...]) -> Iterator[tuple[int, int, int]]:
    """All ways to split at most *total*, as much of it as the limits allow."""
    total = min(total, sum(limits))
    for a in range(min(total, limits[0]) + 1):
        for b in range(min(total - a, limits[1]) + 1):
            if total - a - b <= limits[2]:
                yield a, b, total - a - b


def placed(state: SevenWondersState, party: int) -> Iterator[tuple[int, Gain]]:
    """Everything in a city that may score, with the column of its points."""
    return placed_in(state.cities[party], state.boards[party], state.stages[party], state.copied[party])


def placed_in(city: int, board: int, stages: int, copied: int) -> Iterator[tuple[int, Gain]]:
    """The same of these cards and leaders, so many stages of a wonder, and a copied leader."""
    t, mask = tables(), city
    while mask:
        low = mask & -mask
        mask ^= low
        card = low.bit_length() - 1
        yield COLUMN_OF.get(COLOURS[t.colour[card]], 4), t.gain[card]
    for gain in t.stage_gain[board][:stages]:
        yield 2, gain
    if copied != NO_LEADER:
        yield 5, t.gain[copied]


def points(state: SevenWondersState, party: int, effect: fx.AnyEffect) -> int:
    """What one effect is worth to a city at the end; science apart."""
    match effect:
        case fx.Points(n):
            return n
        case fx.PointsPer(per, scope, each):
            return each * scoped(state, party, per, scope)
        case fx.PointsPerSet(colours, each):
            return each * min(count(state, party, colour) for colour in colours)
        case fx.PointsPerCoins(coins, each):
            return state.coins[party] // coins * each
    return 0


def science(state: SevenWondersState, party: int, extra_choices: int = 0) -> Science:
    """The city's symbols at their best."""
    t = tables()
    choices, masks, bonus = extra_choices, 0, 0
    for _, gain in placed(state, party):
        for effect in gain.effects:
            choices += isinstance(effect, fx.ScienceChoice)
            masks += effect.n if isinstance(effect, fx.CopyScience) else 0
            bonus += effect.each if isinstance(effect, fx.PointsPerScienceSet) else 0
    city = state.cities[party]
    if state.copied[party] != NO_LEADER:
        city |= 1 << state.copied[party]
    own = _symbols(city)
    others = (0, 0, 0)
    if masks:
        green = t.painted[GREEN]
        beside = [_symbols(state.cities[side] & green) for side in (state.left(party), state.right(party))]
        others = (beside[0][0] + beside[1][0], beside[0][1] + beside[1][1], beside[0][2] + beside[1][2])
    return best_science(own, choices, masks, others, bonus)


def _symbols(city: int) -> tuple[int, int, int]:
    compass, gear, tablet = tables().symbol
    return (city & compass).bit_count(), (city & gear).bit_count(), (city & tablet).bit_count()


def copies_guild(state: SevenWondersState, party: int) -> bool:
    """Whether Olympia may copy a guild."""
    t = tables()
    stages = t.stage_gain[state.boards[party]][: state.stages[party]]
    return any(isinstance(effect, fx.CopyGuild) for gain in stages for effect in gain.effects)


def copied_guild(state: SevenWondersState, party: int) -> tuple[int, int]:
    """The guild next door that is worth most to Olympia: its number (or none), its symbols of choice."""
    t = tables()
    best, chosen, symbols = 0, NO_LEADER, 0
    if not copies_guild(state, party):
        return chosen, symbols
    mask = (state.cities[state.left(party)] | state.cities[state.right(party)]) & t.painted[PURPLE]
    plain = science(state, party).points
    while mask:
        low = mask & -mask
        mask ^= low
        guild = low.bit_length() - 1
        wild = sum(isinstance(effect, fx.ScienceChoice) for effect in t.gain[guild].effects)
        worth = sum(points(state, party, effect) for effect in t.gain[guild].effects)
        worth += science(state, party, wild).points - plain if wild else 0
        if worth > best:
            best, chosen, symbols = worth, guild, wild
    return chosen, symbols


def items(state: SevenWondersState, party: int) -> tuple[list[Item], Science]:
    """Every source of points of a city, and how its symbols are used."""
    t = tables()
    ones, threes, fives = state.victories[party]
    found: list[Item] = [
        (0, "victories_1", ones, ""),
        (0, "victories_3", 3 * threes, ""),
        (0, "victories_5", 5 * fives, ""),
        (0, "defeats", -state.defeats[party], ""),
        (1, "coins", state.coins[party] // 3, ""),
        (1, "debt", -state.debts[party], ""),
    ]
    for column, gain in placed(state, party):
        for effect in gain.effects:
            found.append((column, "card", points(state, party, effect), gain.name))
    for leader in state.entombed[party]:
        found.append((2, "entombed", 2 * t.coins[leader], t.ids[leader]))
    guild, wild = copied_guild(state, party)
    if guild != NO_LEADER:
        worth = sum(points(state, party, effect) for effect in t.gain[guild].effects)
        found.append((5, "copied_guild", worth, t.ids[guild]))
    best = science(state, party, wild)
    found += _science_items(best)
    return [item for item in found if item[2]], best


def _science_items(best: Science) -> list[Item]:
    found: list[Item] = [
        (6, f"symbols_{name}", number * number, name)
        for name, number in zip(SYMBOLS, best.counts, strict=True)
    ]
    found.append((6, "sets", best.points - sum(item[2] for item in found), ""))
    return found


def sheet(state: SevenWondersState, party: int) -> ScoreSheet:
    """A city's score sheet: one line a column."""
    found, best = items(state, party)
    lines = []
    for column, name in enumerate(COLUMNS):
        sources = tuple(
            _source(state, party, kind, worth, card, best)
            for place, kind, worth, card in found
            if place == column
        )
        lines.append(ScoreLine(f"seven_wonders.score.{name}", sum(one.points for one in sources), sources))
    team = party // 2 if state.options.teams else None
    return ScoreSheet(party, tuple(lines), (state.coins[party],), team, party < state.options.seats)


def _source(state: SevenWondersState, party: int, kind: str, worth: int, name: str, best: Science) -> Source:
    values: dict[str, int | str] = {}
    if kind.startswith("symbols_"):
        place = SYMBOLS.index(name)
        values = {
            "symbol": f"@seven_wonders.symbol.{name}",
            "number": best.counts[place],
            "chosen": best.chosen[place],
            "copied": best.copied[place],
        }
        kind = "symbols"
    elif name:
        values = {"name": f"@seven_wonders.name.{name}"}
    elif kind == "coins":
        values = {"coins": state.coins[party]}
    return Source(f"seven_wonders.source.{kind}", worth, values, (party, name) if name else (party,))
