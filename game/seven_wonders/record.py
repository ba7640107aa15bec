"""What a profile keeps of 7 Wonders: its wonders, its greatest points by kind, what was done how often."""

from __future__ import annotations

from game.core.record import Medal, Record, basics, feat
from game.core.score import ScoreSheet, winners
from game.seven_wonders.rules import RULES
from game.seven_wonders.state import SevenWondersState
from game.seven_wonders.tables import BLACK, BROWN, GREY, WHITE, tables

FOUR = 4
"""Leaders, or black cards, that make a court, or a shadow."""


class SevenWondersRecord(Record, frozen=True, kw_only=True):
    """Also the wonders completed by id, sides apart, and the most points, or coins, in one game."""

    wonders: tuple[str, ...] = ()
    science: int = 0
    civilian: int = 0
    guild: int = 0
    commerce: int = 0
    coins: int = 0

    peaks = Record.peaks | {"science", "civilian", "guild", "commerce", "coins"}


KIND = SevenWondersRecord


def built(state: SevenWondersState, seat: int) -> bool:
    """Whether every stage of a seat's wonder stands."""
    return state.stages[seat] == len(tables().stage_gain[state.boards[seat]])


def feats(state: SevenWondersState, seat: int) -> list[str]:
    """What a seat has done in a finished game."""
    painted, city = tables().painted, state.cities[seat]
    won = seat in winners(RULES.scores(state))
    ones, threes, fives = state.victories[seat]
    done = {
        "first_city": True,
        "wonder_built": built(state, seat),
        "warlord": min(ones, threes, fives) >= 2,
        "peacemaker": won and not ones + threes + fives,
        "no_raw": won and not city & (painted[BROWN] | painted[GREY]),
        "court": (city & painted[WHITE]).bit_count() >= FOUR,
        "shadows": (city & painted[BLACK]).bit_count() >= FOUR,
        "no_debt": won and state.options.cities and not state.debts[seat],
        "allies": won and state.options.teams,
    }
    return [name for name, held in done.items() if held]


def of(state: SevenWondersState, seat: int) -> SevenWondersRecord:
    """The record of one finished game of a seat."""
    sheet = next(sheet for sheet in RULES.scores(state) if sheet.party == seat)
    return SevenWondersRecord(
        **basics(RULES, state, seat, feats(state, seat)),
        wonders=(tables().board_ids[state.boards[seat]],) if built(state, seat) else (),
        science=_line(sheet, "science"),
        civilian=_line(sheet, "civilian"),
        guild=_line(sheet, "guild"),
        commerce=_line(sheet, "commerce"),
        coins=state.coins[seat],
    )


def _line(sheet: ScoreSheet, column: str) -> int:
    return next(line.points for line in sheet.lines if line.key == f"seven_wonders.score.{column}")


def role(state: SevenWondersState, seat: int) -> str:
    """The wonder and the side a seat has played."""
    return f"wonder:{tables().board_ids[state.boards[seat]]}"


def wonders(record: SevenWondersRecord) -> int:
    """How many different wonders were ever completed, whichever side."""
    return len({board.rpartition("_")[0] for board in record.wonders})


def medals() -> tuple[Medal[SevenWondersRecord], ...]:
    """All achievements, in the order shown."""
    return (
        feat("first_city", (1, 5, 20), "icons/meeple_24"),
        Medal("victor", (1, 5, 15), lambda record: record.wins, "wins", "icons/crown_24"),
        feat("wonder_built", (1, 5, 15), "icons/stone_24"),
        Medal("world_tour", (3, 6, 9), wonders, "wonders", "icons/globe_24"),
        Medal("great_city", (45, 60, 75), lambda record: record.best or 0, "points", "icons/star_24"),
        feat("warlord", (1, 3, 10), "icons/shield_24"),
        feat("peacemaker", (1, 3, 5), "icons/dove_24"),
        Medal("great_library", (16, 30, 45), lambda record: record.science, "points", "icons/tablet_24"),
        Medal("forum", (15, 22, 30), lambda record: record.civilian, "points", "icons/banner_24"),
        Medal("guilds", (6, 12, 20), lambda record: record.guild, "points", "icons/loom_24"),
        Medal("caravan", (4, 8, 12), lambda record: record.commerce, "points", "icons/sack_24"),
        Medal("treasure", (12, 20, 30), lambda record: record.coins, "coins", "icons/coin_24"),
        feat("no_raw", (1,), "icons/brick_24"),
        feat("court", (1, 3, 10), "icons/laurel_24"),
        feat("shadows", (1, 3, 10), "icons/mask_24"),
        feat("no_debt", (1, 3, 10), "icons/debt_24"),
        feat("allies", (1, 3, 10), "icons/person_24"),
    )


def met(record: SevenWondersRecord) -> frozenset[str]:
    """The entries of the encyclopaedia that a profile has met: wonders completed."""
    return frozenset(f"wonder/{board}" for board in record.wonders)
