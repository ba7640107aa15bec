"""The fixed states of tables that have parts, such as a campaign: what comes between and after its parts."""

from __future__ import annotations

import random
from collections.abc import Hashable, Sequence
from functools import cache
from pathlib import Path

from game import registry
from game.core import journal, places
from game.core.chance import FastChance
from game.core.options import Options, parse
from game.core.part import ended
from game.core.players import Ai, Player
from game.core.table import Table
from game.core.work import finish
from game.scenes.factory import scene_of
from game.scenes.finale import finale_of
from game.scenes.page import ShelfPageScene
from game.scenes.part_results import PartResultsScene
from game.scenes.players import PlayersScene
from game.scenes.table_file import FileScene, ImportScene
from game.scenes.tables import TablesScene
from game.session.cabinet import Kept
from game.tools.studio import Shot, Studio

GAME = "my_city"
MODE = "mode=campaign"
SEED = 11


@cache
def _lines(seats: int) -> tuple[tuple[bytes, tuple[str, ...]], ...]:
    """A whole campaign played by evaluation: each line of its journal with the names of its events."""
    rules, bot = registry.rules(GAME), registry.room(GAME).bot()
    table = Table.open(rules, _options(seats), SEED)
    chance = FastChance(random.Random(SEED))
    while asks := table.asks():
        seat = asks[0].seat
        likely = bot.candidates(table.state, seat, seat + 3)[: seat + 1]
        table.answer(seat, chance.pick(("shot",), likely))
    return tuple(
        (journal.encode(entry), tuple(type(event).__name__ for event in journal.events_of(entry)))
        for entry in table.entries
    )


def _options(seats: int) -> Options:
    options: Options = parse(registry.rules(GAME).options_type, seats, [MODE])
    return options


def campaign(studio: Studio, people: Sequence[Player], event: str = "", count: int = 1) -> Kept:
    """A campaign of people right after the *count*-th event so called; without one, at its end."""
    kept = studio.cabinet.open(GAME, _options(len(people)), people, seed=SEED, friendly=False)
    kept.session.close()
    place, left = len(kept.table.entries), count
    with studio.cabinet.store.deed():
        for line, events in _lines(len(people))[2:]:
            studio.cabinet.store.append(kept.number, place, line)
            place, left = place + 1, left - events.count(event)
            if event and left <= 0:
                break
    return studio.cabinet.resume(kept.number)


def _table(people: Sequence[Player], event: str, count: int = 1, press: Sequence[Hashable] = ()) -> Shot:
    def shot(studio: Studio) -> None:
        scene = studio.sit_down(campaign(studio, people, event, count))
        for spot in press:
            scene.form.refresh()
            scene.carry_out(scene.view.press((spot,) if spot in SPOTS else spot, scene.sight))
        scene.invalidate()
        studio.settle()

    return shot


SPOTS = ("book", "page")


def _result(people: Sequence[Player], part: int) -> Shot:
    def shot(studio: Studio) -> None:
        table = studio.sit_down(campaign(studio, people, "PartEnded", part))
        studio.push(PartResultsScene(table, len(ended(table.session.showing.events))))
        studio.app.step([], 10.0)

    return shot


def _ceremony(people: Sequence[Player]) -> Shot:
    def shot(studio: Studio) -> None:
        finale = finale_of(studio.sit_down(campaign(studio, people), end_shown=True))
        assert finale is not None
        studio.push(scene_of(finale))

    return shot


def _pages(people: Sequence[Player], part: int) -> Shot:
    def shot(studio: Studio) -> None:
        studio.cabinet.know(people[:1])
        studio.cabinet.catch_up(campaign(studio, people, "PartEnded", part))
        studio.push(ShelfPageScene(studio.cabinet, GAME))

    return shot


def _tables(people: Sequence[Player]) -> Shot:
    def shot(studio: Studio) -> None:
        for seats, part in ((4, 23), (2, 7), (3, 1)):
            campaign(studio, [*people[: seats - 1], Ai("master")], "PartEnded", part)
        trekking = registry.rules("trekking").options_type(seats=2)
        studio.cabinet.open("trekking", trekking, people[:2], seed=SEED, friendly=True)
        wonders = registry.rules("seven_wonders").options_type(seats=8)
        company = [people[0], *(Ai(level) for level in ("master", "adept", "novice") * 3)][:8]
        studio.cabinet.open("seven_wonders", wonders, company, seed=SEED, friendly=False)
        scene = TablesScene(studio.cabinet)
        studio.push(scene)

        def wait(studio: Studio) -> None:
            """Until every table has been made small."""
            while scene.glimpses.busy:
                studio.settle()
            studio.settle()

        studio.again = wait
        wait(studio)

    return shot


def _players(people: Sequence[Player]) -> Shot:
    def shot(studio: Studio) -> None:
        table = studio.sit_down(campaign(studio, people, "PartEnded", 9))
        page = PlayersScene(table)
        studio.push(page)
        page.players[1] = Ai("master")
        page.rebuild()

    return shot


def _import(studio: Studio) -> None:
    tables = TablesScene(studio.cabinet)
    studio.push(tables)
    studio.push(ImportScene(tables, Path("Documents") / places.TITLE))


def _file(people: Sequence[Player]) -> Shot:
    """A file dropped on the saved games: what is in it."""

    def shot(studio: Studio) -> None:
        kept = campaign(studio, [*people[:2], Ai("adept")], "PartEnded", 5)
        tables = TablesScene(studio.cabinet)
        studio.push(tables)
        found = finish(studio.cabinet.reading(studio.cabinet.export(kept.number)))
        studio.push(FileScene(studio.cabinet, Path("my_city-7.jsonl"), found, lambda number: None))

    return shot


def scenes(people: Sequence[Player]) -> dict[str, Shot]:
    """What is taken, by name."""
    two, four = people[:2], people[:4]
    return {
        "my_city_campaign_name": _table(two, "CityNamed"),
        "my_city_campaign_first": _table(four, "EnvelopeOpened"),
        "my_city_campaign_letter": _table(four, "EnvelopeOpened", 7),
        "my_city_campaign_page": _table(four, "EnvelopeOpened", 7, ["page_close"]),
        "my_city_campaign_last": _table(four, "EpisodeOpened", 24, ["page_close", "page_close"]),
        "my_city_campaign_sticker": _table(four, "StickersReceived", 30, ["page_close"]),
        "my_city_campaign_affix": _table(four, "StickersReceived", 30, ["page_close", ("cell", 6, 6)]),
        "my_city_campaign_cog": _table(four, "StickersReceived", 56, ["page_close"]),
        "my_city_campaign_chronicle": _table(four, "EpisodeOpened", 12, ["page_close", "page_close", "book"]),
        "my_city_campaign_result": _result(four, 23),
        "my_city_campaign_result_two": _result(two, 4),
        "my_city_ceremony": _ceremony(four),
        "my_city_ceremony_two": _ceremony(two),
        "my_city_chapters": _pages(two, 13),
        "tables": _tables(four),
        "tables_import": _import,
        "tables_file": _file(four),
        "players": _players(four),
    }
