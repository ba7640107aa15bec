"""What a profile keeps of My City: a fold over its finished games, episodes and campaigns."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.core.record import Record, basics, earned
from game.core.score import ScoreSheet, winners
from game.my_city.campaign import EPISODES, campaign, episodes
from game.my_city.catalog import Mode
from game.my_city.city import City
from game.my_city.rules import RULES
from game.my_city.state import MyCityState, keeps

FORTY = 40
BUSY = 22
"""Buildings that make a city full enough to boast of never having passed."""


class MyCityRecord(Record, frozen=True, kw_only=True):
    """Also the episodes played by number, the furthest chapter whose envelope was opened, campaigns.

    *best* is of single games and episodes; a campaign counts circles, of which *circles* are the most.
    """

    episodes: tuple[int, ...] = ()
    chapter: int = 0
    campaigns: int = 0
    campaigns_won: int = 0
    circles: int = 0


KIND = MyCityRecord


def _line(sheet: ScoreSheet, name: str) -> int:
    return sum(line.points for line in sheet.lines if line.key == f"my_city.score.{name}")


def _all_churches(sheet: ScoreSheet, city: City, mode: Mode) -> bool:
    """Three churches or more, and each beside all three colours."""
    line = next((line for line in sheet.lines if line.key == "my_city.score.churches"), None)
    return line is not None and len(line.sources) >= 3 and all(source.points > 0 for source in line.sources)


IN_ONE_GAME: dict[str, Callable[[ScoreSheet, City, Mode], bool]] = {
    "first_city": lambda sheet, city, mode: True,
    "no_gaps": lambda sheet, city, mode: "empties" in mode.end and _line(sheet, "empties") == 0,
    "never_passed": lambda sheet, city, mode: not city.passed and len(city.built) >= BUSY,
    "all_churches": _all_churches,
    "gold": lambda sheet, city, mode: city.gold > 0,
    "well": lambda sheet, city, mode: _line(sheet, "wells") > 0,
    "forty": lambda sheet, city, mode: sheet.total >= FORTY,
    "top": lambda sheet, city, mode: bool(mode.n) and sheet.total >= mode.top,
}
"""What a single game or episode can earn."""


def achievements() -> tuple[str, ...]:
    """All achievements, in the order shown."""
    return (*IN_ONE_GAME, "chapter_one", "every_episode", "cabinet_full", "campaign_done", "campaign_won")


def after(record: MyCityRecord, state: MyCityState, seat: int) -> MyCityRecord:
    """The record with one more finished game, episode or campaign of a seat added."""
    story = state.story
    if story is not None and story.goes_on and state.over:
        return _after_campaign(record, state, seat)
    sheet = next(sheet for sheet in RULES.scores(state) if sheet.party == seat)
    city = state.cities[seat]
    played = set(record.episodes) | ({state.mode.n} - {0})
    fresh = [name for name, holds in IN_ONE_GAME.items() if holds(sheet, city, state.mode)]
    chapter = record.chapter if story is None else max(record.chapter, story.chapter)
    if chapter and story is not None and story.goes_on:
        fresh += ["chapter_one"] * (state.mode.n == episodes().chapters[0].episodes[-1])
        fresh += ["cabinet_full"] * (keeps(city).nuggets >= campaign().cabinet.slots)
    fresh += ["every_episode"] * (len(played) == EPISODES)
    return _with(
        record,
        **basics(RULES, record, state, seat) | {"achievements": earned(record, fresh)},
        episodes=tuple(sorted(played)),
        chapter=chapter,
    )


def _after_campaign(record: MyCityRecord, state: MyCityState, seat: int) -> MyCityRecord:
    """Its episodes have been counted by themselves."""
    sheets = RULES.scores(state)
    won = seat in winners(sheets)
    total = next(sheet.total for sheet in sheets if sheet.party == seat)
    return _with(
        record,
        achievements=earned(record, ["campaign_done", *["campaign_won"] * won]),
        campaigns=record.campaigns + 1,
        campaigns_won=record.campaigns_won + won,
        circles=max(record.circles, total),
    )


def _with(record: MyCityRecord, **values: Any) -> MyCityRecord:
    kept = {name: getattr(record, name) for name in record.__struct_fields__}
    return MyCityRecord(**kept | values)


def progress(record: MyCityRecord, achievement: str) -> tuple[int, int]:
    """How far an achievement is, and how much it takes."""
    if achievement == "every_episode":
        return len(record.episodes), EPISODES
    return int(achievement in record.achievements), 1
