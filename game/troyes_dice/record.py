"""What a profile keeps of Troyes Dice: finished games by mode, and what was done in how many of them."""

from __future__ import annotations

from functools import partial

from game.core.record import Medal, Record, basics, feat
from game.core.score import winners
from game.troyes_dice.catalog import Achievement, catalog
from game.troyes_dice.rules import RULES
from game.troyes_dice.scoring import factors, total
from game.troyes_dice.sheet import COLUMNS, ROW_MASKS, ROWS, Sheet
from game.troyes_dice.state import TroyesState
from game.troyes_dice.tables import tables


class TroyesRecord(Record, frozen=True, kw_only=True):
    """Also the finished games by mode."""

    solo: int = 0
    multi: int = 0
    expansion: int = 0


KIND = TroyesRecord


TIMES = (1, 3, 10)
"""In how many games a thing done takes each grade."""
MORE = (1, 3, 8)
"""Printed counts of games take the first grade as printed, and the later ones so many times as much."""
PICTURES = {
    "A01": "person",
    "A02": "meeple",
    "A03": "mask",
    "A04": "silver",
    "A05": "coin",
    "A06": "gold",
    "A07": "crown",
    "A08": "knight",
    "A09": "priest",
    "A10": "house_church",
    "A11": "house",
    "A12": "stone",
    "A13": "artisan",
}


def of(state: TroyesState, seat: int) -> TroyesRecord:
    """The record of one finished game of a seat."""
    alone = state.options.seats == 1
    printed = catalog().achievements.achievements
    feats = [one.id for one in printed if one.count == 1 and _done(one, state, seat)]
    return TroyesRecord(
        **basics(RULES, state, seat, feats),
        solo=int(alone),
        multi=int(not alone),
        expansion=int(state.options.feasts),
    )


def medals() -> tuple[Medal[TroyesRecord], ...]:
    """All printed achievements, in the order shown, and the victories."""
    victor: Medal[TroyesRecord] = Medal(
        "victor", (1, 5, 15), lambda record: record.wins, "wins", "icons/laurel_24"
    )
    return (*(_medal(one) for one in catalog().achievements.achievements), victor)


def _medal(printed: Achievement) -> Medal[TroyesRecord]:
    picture = f"icons/{PICTURES[printed.id]}_24"
    if printed.count == 1:
        return feat(printed.id, TIMES, picture)
    steps = tuple(printed.count * times for times in MORE)
    return Medal(printed.id, steps, partial(_games, printed.mode or "solo"), "games", picture)


def _games(mode: str, record: TroyesRecord) -> int:
    return {"solo": record.solo, "multi": record.multi, "expansion": record.expansion}[mode]


def _done(wanted: Achievement, state: TroyesState, seat: int) -> bool:
    """Every condition that the achievement sets must hold for the seat's sheet."""
    sheet = state.sheets[seat]
    return all(
        (
            wanted.mode != "multi" or state.options.seats > 1,
            not wanted.win or seat in winners(RULES.scores(state)),
            wanted.score is None or total(sheet) >= wanted.score,
            wanted.character_points is None or _best_character(sheet) >= wanted.character_points,
            wanted.citizens is None or sum(sheet.citizens) >= wanted.citizens,
            wanted.row is None or _whole_row(sheet, wanted.row),
            wanted.track is None or _whole_track(sheet, wanted.track),
        )
    )


def _best_character(sheet: Sheet) -> int:
    counts = ((sheet.built & mask).bit_count() for mask in ROW_MASKS)
    return max(factor * count for factor, count in zip(factors(sheet), counts, strict=True))


def _whole_row(sheet: Sheet, kind: str) -> bool:
    rows = range(kind == "work", len(ROWS), 2)
    return any(len(sheet.columns(row)) == COLUMNS for row in rows)


def _whole_track(sheet: Sheet, kind: str) -> bool:
    if kind == "resource":
        return max(sheet.circled) == tables().resource_boxes
    return max(sheet.citizens) == tables().citizen_boxes
