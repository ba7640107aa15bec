"""Final scores, itemised (R30-R32)."""

from __future__ import annotations

from game.core.score import ScoreLine, ScoreSheet, Source
from game.trekking import rival
from game.trekking.catalog import catalog
from game.trekking.state import DAYS, ICON_POINTS, ON_TIME, ROWS, SPACES, WARPS, TrekkingState


def sheet(state: TrekkingState, party: int) -> ScoreSheet:
    """A party's score as if the trip ended now."""
    seat = party < state.seats
    lines = [_daily(state, party, "on_time", ON_TIME)]
    if seat:
        lines = [_daily(state, party, "spaces", SPACES), _daily(state, party, "rows", ROWS), *lines]
        if state.options.time_warp:
            lines.append(_daily(state, party, "warps", WARPS))
        lines.append(ScoreLine("trekking.score.crystals", state.crystals[party]))
    else:
        lines.append(_daily(state, party, "icons", ICON_POINTS))
        lines.append(ScoreLine("trekking.score.head_start", rival.head_start(state, party)))
    lines.append(_treks(state, party))
    lengths = state.lengths(party)
    return ScoreSheet(party, tuple(lines), tuple(lengths[:1] if state.options.solo else lengths))


def total(state: TrekkingState, party: int) -> int:
    """The sum of a party's sheet, without the sheet."""
    points = state.track(party) + state.crystals[party] + rival.head_start(state, party)
    return points + trek_points(state, party)


def trek_points(state: TrekkingState, party: int) -> int:
    """What all treks of a party are worth now."""
    table = catalog().trek_tables[state.options.trek_table]
    return sum(table.value(length) for length in state.lengths(party))


def _daily(state: TrekkingState, party: int, name: str, kind: int) -> ScoreLine:
    found = ((day, state.points(party, kind, day)) for day in range(1, DAYS + 1))
    sources = tuple(
        Source("trekking.score.day", points, {"day": day}, (f"day:{day}",)) for day, points in found if points
    )
    return ScoreLine(f"trekking.score.{name}", sum(source.points for source in sources), sources)


def _treks(state: TrekkingState, party: int) -> ScoreLine:
    table = catalog().trek_tables[state.options.trek_table]
    treks = (*state.finished[party], state.treks[party])
    sources = tuple(
        Source("trekking.score.trek", table.value(len(trek)), {"cards": len(trek)}, (f"trek:{number}",))
        for number, trek in enumerate(treks)
        if trek
    )
    return ScoreLine("trekking.score.treks", sum(source.points for source in sources), sources)
