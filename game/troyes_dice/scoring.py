"""What a sheet is worth (R34), in total and line by line."""

from __future__ import annotations

from game.core.score import ScoreLine, ScoreSheet, Source
from game.troyes_dice.catalog import catalog
from game.troyes_dice.sheet import CITIZENS, COLOURS, RESOURCES, ROW_MASKS, ROWS, Sheet
from game.troyes_dice.state import TroyesState
from game.troyes_dice.tables import tables


def factors(sheet: Sheet) -> list[int]:
    """The number beside each building row; 0 while its character is not there (R23)."""
    table = tables()
    found = [0] * len(ROWS)
    for column, factor in zip(sheet.cathedrals, table.factors):
        found[table.scored_rows[column]] = factor
    return found


def total(sheet: Sheet) -> int:
    """The points of a sheet as it stands."""
    red, yellow, white = sheet.held
    points = sum(sheet.citizens) + red // 2 + yellow // 2 + white // 2
    table, built = tables(), sheet.built
    for column, factor in zip(sheet.cathedrals, table.factors):
        points += factor * (built & ROW_MASKS[table.scored_rows[column]]).bit_count()
    return points


def score_sheet(state: TroyesState, seat: int) -> ScoreSheet:
    """Six character rows, three resources, the citizens; places name rows and columns from 1."""
    sheet = state.sheets[seat]
    numbers = factors(sheet)
    lines = [_row_line(sheet, row, numbers[row]) for row in range(len(ROWS))]
    lines += [_resource_line(sheet, colour) for colour in range(len(COLOURS))]
    return ScoreSheet(seat, (*lines, _citizens_line(sheet)))


def _row_line(sheet: Sheet, row: int, factor: int) -> ScoreLine:
    key = f"troyes_dice.score.{ROWS[row]}"
    if not factor:
        return ScoreLine(key, 0)
    columns = sheet.columns(row)
    unlocked = tables().scored_rows.index(row)
    places = (f"cathedral:{unlocked + 1}", *(f"{ROWS[row]}:{column + 1}" for column in columns))
    character = catalog().sheet.cathedrals.columns[unlocked].character
    values: dict[str, str | int] = {
        "character": f"@troyes_dice.name.{character}",
        "building": f"@troyes_dice.name.{ROWS[row]}",
        "factor": factor,
        "count": len(columns),
    }
    points = factor * len(columns)
    return ScoreLine(key, points, (Source("troyes_dice.score.source_character", points, values, places),))


def _resource_line(sheet: Sheet, colour: int) -> ScoreLine:
    key, held = f"troyes_dice.score.{RESOURCES[colour]}", sheet.held[colour]
    values: dict[str, str | int] = {"resource": f"@troyes_dice.name.{RESOURCES[colour]}", "n": held}
    places = (f"resources:{COLOURS[colour]}",)
    return ScoreLine(
        key, held // 2, (Source("troyes_dice.score.source_resource", held // 2, values, places),)
    )


def _citizens_line(sheet: Sheet) -> ScoreLine:
    sources = tuple(
        Source(
            "troyes_dice.score.source_citizens",
            count,
            {"citizen": f"@troyes_dice.name.{CITIZENS[colour]}", "n": count},
            (f"citizens:{COLOURS[colour]}",),
        )
        for colour, count in enumerate(sheet.citizens)
    )
    return ScoreLine("troyes_dice.score.citizens", sum(sheet.citizens), sources)
