"""What a profile keeps of My City: its finished games, episodes and campaigns."""

from __future__ import annotations

from collections.abc import Callable

from game.core.record import Medal, Record, basics, feat
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

    peaks = Record.peaks | {"chapter", "circles"}


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


def of(state: MyCityState, seat: int) -> MyCityRecord:
    """The record of one finished game, episode or campaign of a seat."""
    story = state.story
    if story is not None and story.goes_on and state.over:
        return _of_campaign(state, seat)
    sheet = next(sheet for sheet in RULES.scores(state) if sheet.party == seat)
    city = state.cities[seat]
    feats = [name for name, holds in IN_ONE_GAME.items() if holds(sheet, city, state.mode)]
    if story is not None and story.goes_on and story.chapter:
        feats += ["chapter_one"] * (state.mode.n == episodes().chapters[0].episodes[-1])
        feats += ["cabinet_full"] * (keeps(city).nuggets >= campaign().cabinet.slots)
    return MyCityRecord(
        **basics(RULES, state, seat, feats),
        episodes=(state.mode.n,) if state.mode.n else (),
        chapter=0 if story is None else story.chapter,
    )


def _of_campaign(state: MyCityState, seat: int) -> MyCityRecord:
    """Its episodes have been counted by themselves."""
    sheets = RULES.scores(state)
    total = next(sheet.total for sheet in sheets if sheet.party == seat)
    return MyCityRecord(campaigns=1, campaigns_won=int(seat in winners(sheets)), circles=total)


def role(state: MyCityState, seat: int) -> str:
    """The episode a seat has played; empty in the eternal mode."""
    return f"part:{state.mode.n}" if state.mode.n else ""


def medals() -> tuple[Medal[MyCityRecord], ...]:
    """All achievements, in the order shown."""
    return (
        feat("first_city", (1, 10, 30), "icons/house_24"),
        Medal("victor", (1, 10, 30), lambda record: record.wins, "wins", "icons/crown_24"),
        feat("no_gaps", (1, 2, 3), "icons/brick_24"),
        feat("never_passed", (1, 3, 10), "icons/door_24"),
        feat("all_churches", (1, 3, 10), "icons/house_church_24"),
        feat("gold", (1, 3, 5), "icons/gold_24"),
        feat("well", (1, 3, 10), "icons/well_24"),
        feat("forty", (1, 5, 15), "icons/star_24"),
        feat("top", (1, 2, 3), "icons/up_24"),
        feat("chapter_one", (1,), "icons/envelope_24"),
        Medal(
            "every_episode",
            (8, 16, EPISODES),
            lambda record: len(record.episodes),
            "episodes",
            "icons/book_24",
        ),
        feat("cabinet_full", (1,), "icons/ore_24"),
        Medal("campaign_done", (1, 2, 3), lambda record: record.campaigns, "campaigns", "icons/quill_24"),
        Medal("campaign_won", (1, 2, 3), lambda record: record.campaigns_won, "campaigns", "icons/laurel_24"),
    )


def met(record: MyCityRecord) -> frozenset[str]:
    """The entries of the encyclopaedia that a profile has met: episodes played."""
    return frozenset(f"episode/{number}" for number in record.episodes)
