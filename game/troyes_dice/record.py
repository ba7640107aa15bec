"""What a profile keeps of Troyes Dice: finished games and achievements; a fold over finished tables."""

from __future__ import annotations

import msgspec

from game.core.record import Record, basics, earned
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


def achievements() -> tuple[str, ...]:
    """All achievements, in the order shown."""
    return tuple(achievement.id for achievement in catalog().achievements.achievements)


def after(record: TroyesRecord, state: TroyesState, seat: int) -> TroyesRecord:
    """The record with one finished game of a seat added."""
    alone = state.options.seats == 1
    counted = TroyesRecord(
        **basics(RULES, record, state, seat),
        solo=record.solo + alone,
        multi=record.multi + (not alone),
        expansion=record.expansion + state.options.feasts,
    )
    fresh = [name for name in achievements() if _earned(_achievement(name), counted, state, seat)]
    return msgspec.structs.replace(counted, achievements=earned(record, fresh))


def progress(record: TroyesRecord, achievement: str) -> tuple[int, int]:
    """How far an achievement is: games so far, and how many it takes."""
    wanted = _achievement(achievement)
    if wanted.count > 1:
        done = {"solo": record.solo, "multi": record.multi, "expansion": record.expansion}
        return min(done[wanted.mode or "solo"], wanted.count), wanted.count
    return int(achievement in record.achievements), 1


def _achievement(name: str) -> Achievement:
    return next(found for found in catalog().achievements.achievements if found.id == name)


def _earned(achievement: Achievement, record: TroyesRecord, state: TroyesState, seat: int) -> bool:
    """Every condition that the achievement sets must hold for the seat's sheet."""
    if achievement.count > 1:
        done, needed = progress(record, achievement.id)
        return done == needed
    sheet, wanted = state.sheets[seat], achievement
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
