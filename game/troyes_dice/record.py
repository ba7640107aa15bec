"""What a profile keeps of Troyes Dice: finished games and achievements; a fold over finished tables."""

from __future__ import annotations

from collections.abc import Collection

import msgspec

from game.core.score import winners
from game.troyes_dice.catalog import Achievement, catalog
from game.troyes_dice.rules import RULES
from game.troyes_dice.scoring import factors, total
from game.troyes_dice.sheet import COLUMNS, ROW_MASKS, ROWS, Sheet
from game.troyes_dice.state import TroyesState
from game.troyes_dice.tables import tables


class Record(msgspec.Struct, frozen=True):
    """Finished games by mode, the best score, and the ids of the achievements in the order earned."""

    solo: int = 0
    multi: int = 0
    expansion: int = 0
    best: int = 0
    earned: tuple[str, ...] = ()


def load(data: bytes | None) -> Record:
    """A record as the store keeps it; a fresh one for None. Raises msgspec.DecodeError."""
    return Record() if data is None else msgspec.json.decode(data, type=Record)


def dump(record: Record) -> bytes:
    """A record for the store."""
    return msgspec.json.encode(record)


def fold(record: Record, state: TroyesState, seats: Collection[int]) -> Record:
    """The record after a finished table at which the profile played these seats (often one)."""
    if not state.over or not seats:
        return record
    alone = state.options.seats == 1
    counted = msgspec.structs.replace(
        record,
        solo=record.solo + alone,
        multi=record.multi + (not alone),
        expansion=record.expansion + state.options.feasts,
        best=max(record.best, *(total(state.sheets[seat]) for seat in seats)),
    )
    known = set(record.earned)
    fresh = [
        achievement.id
        for achievement in catalog().achievements.achievements
        if achievement.id not in known and any(_earned(achievement, counted, state, seat) for seat in seats)
    ]
    return msgspec.structs.replace(counted, earned=(*record.earned, *fresh))


def news(before: Record, after: Record) -> tuple[str, ...]:
    """The achievements that the later record has and the earlier hasn't: to be announced."""
    return after.earned[len(before.earned) :]


def progress(record: Record, achievement: Achievement) -> tuple[int, int]:
    """How far an achievement is: games or points so far, and how many it takes."""
    if achievement.count > 1:
        done = {"solo": record.solo, "multi": record.multi, "expansion": record.expansion}
        return min(done[achievement.mode or "solo"], achievement.count), achievement.count
    return int(achievement.id in record.earned), 1


def _earned(achievement: Achievement, record: Record, state: TroyesState, seat: int) -> bool:
    """Every condition that the achievement sets must hold for the seat's sheet."""
    if achievement.count > 1:
        done, needed = progress(record, achievement)
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
