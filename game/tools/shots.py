"""Every scene in fixed states as PNG: ``shots --out DIR [--locale L] [--scene NAME] [--large]``.

Writes ``<scene>-<locale>.png`` and, twice as large, ``<scene>-<locale>@2x.png``; with ``--window 1366x768``
(several: ``--window 1366x768,480x270``) what a window of that size shows, ``<scene>-<locale>-1366x768.png``.
With ``--pictures`` it writes, instead of scenes, all pictures of cards by game: ``pictures-<game>.png``. With
``--film MOMENT`` (or the beginning of several) film strips of staged moments: ``film-<moment>-<locale>.png``.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from pathlib import Path

import pygame

from game import registry
from game.ai import cast
from game.ai.mind import finish, think
from game.core.options import Options
from game.core.players import Ai, Player
from game.core.reason import Reason, Refused
from game.scenes import replay_sources
from game.scenes.achievements import AchievementsScene
from game.scenes.dialogs import quit_dialog, reveal_dialog
from game.scenes.encyclopaedia import EncyclopaediaScene, volumes
from game.scenes.hint_sheet import HintSheet
from game.scenes.keys import KeysScene
from game.scenes.lesson_end import offer_game
from game.scenes.lessons import LessonsScene
from game.scenes.persons import PersonsScene
from game.scenes.records import RecordsScene
from game.scenes.replay import ReplayScene
from game.scenes.results import ResultsScene
from game.scenes.review import ReviewScene
from game.scenes.rule_book import RuleBookScene, pages_of
from game.scenes.scene import Scene
from game.scenes.set_up import SetUpScene
from game.scenes.settings import TABS, SettingsScene
from game.scenes.shelf import ShelfScene
from game.scenes.table import TableScene
from game.scenes.table_menu import TableMenuScene
from game.session.cabinet import Kept
from game.tools import contact_sheets, films, shots_parts
from game.tools.arguments import Parser, run
from game.tools.colour_vision import SIGHTS, filtered_palette
from game.tools.studio import PEOPLE, Shot, Studio
from game.ui.actions import Command
from game.ui.locale import languages

CAST: Sequence[Player] = (
    PEOPLE[0],
    *(Ai(one.level, one.id) for one in cast.load().values()),
)
"""A person among the characters."""


def scenes() -> dict[str, Shot]:
    """What is taken, by name."""
    found: dict[str, Shot] = {
        "title": lambda studio: None,
        "shelf": lambda studio: _push(studio, ShelfScene(studio.cabinet)),
        "keys": lambda studio: _push(studio, KeysScene()),
        "quit": lambda studio: _push(studio, quit_dialog(lambda: None, Reason("store.unsaved.full"))),
        "sure": lambda studio: _push(studio, reveal_dialog(lambda: None, lambda: None)),
        "table_menu": _table_menu,
        "records": _records(),
        "records_charts": _records("seven_wonders"),
        "records_none": lambda studio: _push(studio, RecordsScene(studio.cabinet)),
        "persons": _persons,
        "achievements": _achievements,
        "lessons": lambda studio: _push(studio, LessonsScene(studio.cabinet)),
        "lesson_done": lambda studio: offer_game(studio.app, studio.cabinet, next(iter(registry.GAMES))),
        "picker": _picker(1),
        "picker_person": _picker(0),
        "handover": _handover("trekking", 0.43),
        "handover_seven_wonders": _handover("seven_wonders", 0.5),
        "seven_wonders_losses": _table("seven_wonders", _option_sets("seven_wonders")[0], 1.0, "losses"),
        "handover_first": _handover("cvlizations", 0.0),
    }
    found |= {f"settings_{page}": _settings(page) for page, _ in TABS}
    for game in registry.GAMES:
        found[f"set_up_{game}"] = _set_up(game)
        found[f"set_up_{game}_full"] = _set_up(game, registry.meta(game).seats[-1])
        for options in _option_sets(game):
            for name, share in (("start", 0.0), ("middle", 0.5), ("late", 0.9)):
                found[f"{game}_{options.seats}_{name}"] = _table(game, options, share)
        found[f"{game}_replay"] = _replay(game)
        found[f"{game}_replay_full"] = _replay(game, _option_sets(game)[-1])
        if pages_of(game):
            found[f"{game}_rules"] = _rules(game)
        found[f"{game}_results"] = _results(game)
        found[f"{game}_results_few"] = _results(game, options=_option_sets(game)[0])
        found[f"{game}_results_cast"] = _results(game, people=CAST)
        found[f"{game}_chart"] = _results(game, chart=True)
        found[f"{game}_review"] = _review(game)
        found[f"{game}_hint"] = _hint(game)
        if game in volumes():
            found[f"{game}_encyclopaedia"] = _encyclopaedia(game)
    return found | shots_parts.scenes(PEOPLE)


def _option_sets(game: str) -> list[Options]:
    every = [registry.options_type(game)(seats=seats) for seats in registry.meta(game).seats]
    return every if len(every) < 4 else [every[0], every[len(every) // 2], every[-1]]


def _push(studio: Studio, scene: Scene) -> None:
    studio.push(scene)


def _settings(page: str) -> Shot:
    return lambda studio: _push(studio, SettingsScene(page))


def _history(studio: Studio) -> None:
    """A dozen finished games of one person."""
    studio.cabinet.know(PEOPLE[:1])
    for number in range(12):
        game = tuple(registry.GAMES)[number % len(tuple(registry.GAMES))]
        options = _option_sets(game)[0]
        kept = studio.table(game, options, 1.0, seed=number)
        for _ in range(number % 3):
            studio.cabinet.store.count_hint(kept.number, 0)
        studio.cabinet.finish(kept)


def _encyclopaedia(game: str) -> Shot:
    """Every entry of a volume once; the one in the middle stays open."""

    def shot(studio: Studio) -> None:
        _history(studio)
        book = EncyclopaediaScene(studio.cabinet, game)
        studio.push(book)

        def leaf(studio: Studio) -> None:
            for number in range(len(book.shown)):
                book.form.focus(("shelves", number))
                studio.app.draw()
            book.form.focus(("shelves", len(book.shown) // 2))

        studio.again = leaf
        leaf(studio)

    return shot


def _table_menu(studio: Studio) -> None:
    game = next(iter(registry.GAMES))
    studio.push(TableMenuScene(studio.sit_down(studio.table(game, _option_sets(game)[0], 0.5))))


def _records(charted: str | None = None) -> Shot:
    """The cards of all games, or the charts of one."""

    def shot(studio: Studio) -> None:
        _history(studio)
        scene = RecordsScene(studio.cabinet, charted)
        studio.push(scene)
        if charted is not None:
            scene._pressed("charts")
            studio.settle()

    return shot


def _persons(studio: Studio) -> None:
    _history(studio)
    studio.cabinet.know(PEOPLE[:4])
    studio.push(PersonsScene(studio.cabinet))


def _achievements(studio: Studio) -> None:
    _history(studio)
    studio.push(AchievementsScene(studio.cabinet))


def _set_up(game: str, seats: int | None = None) -> Shot:
    """As it opens, or with *seats* taken by a mixed company, of whom one is pointed at."""

    def shot(studio: Studio) -> None:
        scene = SetUpScene(studio.cabinet, game)
        scene.source = random.Random(3)
        studio.push(scene)
        if seats is not None:
            scene.set_seats(seats)
            scene.mix("mixed")
            scene.form.focus(("chair", seats - 1))

    return shot


def _picker(chair: int) -> Shot:
    """Who sits on a chair of a full table: on the first a person, on the others an AI."""

    def shot(studio: Studio) -> None:
        game = next(reversed(registry.GAMES))
        _history(studio)
        _set_up(game, registry.meta(game).seats[-1])(studio)
        page = studio.app.scene
        assert isinstance(page, SetUpScene)
        page.choose(chair)

    return shot


def _table(game: str, options: Options, share: float, until: str | None = None) -> Shot:
    return lambda studio: _sit(studio, studio.table(game, options, share, until=until))


def _sit(studio: Studio, kept: Kept) -> None:
    studio.sit_down(kept)


def _handover(game: str, share: float) -> Shot:
    """Between two persons: whoever is asked now has not come yet."""

    def shot(studio: Studio) -> None:
        studio.push(TableScene(studio.cabinet, studio.table(game, _option_sets(game)[-1], share)))

    return shot


def _replay(game: str, options: Options | None = None) -> Shot:
    """A finished game in its middle, all points added up."""

    def shot(studio: Studio) -> None:
        chosen = options or _option_sets(game)[0]
        table = studio.sit_down(studio.table(game, chosen, 1.0), end_shown=True)
        scene = ReplayScene(replay_sources.of_table(table))
        studio.push(scene)
        scene.steps.sums.add_up_to(len(scene.steps))
        own = scene.steps.own(scene.seat)
        scene._seek(own[len(own) // 2])
        studio.settle()

    return shot


def _rules(game: str) -> Shot:
    """Every page of the rule book once; the last one stays open."""

    def shot(studio: Studio) -> None:
        book = RuleBookScene(game)
        studio.push(book)

        def leaf(studio: Studio) -> None:
            for key in ("up", "down"):
                for _ in book.pages:
                    studio.app.step([Command(key)], 0.05)

        studio.again = leaf
        leaf(studio)

    return shot


def _results(
    game: str, chart: bool = False, options: Options | None = None, people: Sequence[Player] = PEOPLE
) -> Shot:
    def shot(studio: Studio) -> None:
        chosen = options or _option_sets(game)[-1]
        table = studio.sit_down(studio.table(game, chosen, 1.0, people=people), end_shown=True)
        results = ResultsScene(table)
        studio.push(results)
        if chart:
            results.form.widget(("button", "chart")).activate(("button", "chart"))
        studio.app.step([], 10.0)
        studio.settle()

    return shot


def _hint(game: str) -> Shot:
    """Two moves beside each other, as a hasty master finds them."""

    def shot(studio: Studio) -> None:
        table = studio.sit_down(studio.table(game, _option_sets(game)[0], 0.5))
        session = table.session
        thought = think(registry.room(game).bot(), session.showing.now, session.seat, 1, "greedy")
        studio.push(HintSheet(table, finish(thought)))

    return shot


def _review(game: str) -> Shot:
    """The review of a game played at random: its costliest move."""

    def shot(studio: Studio) -> None:
        table = studio.sit_down(studio.table(game, _option_sets(game)[0], 1.0), end_shown=True)
        review = ReviewScene(table)
        studio.push(review)
        while review.reviewer.findings is None:
            studio.app.step([], 0.05)

    return shot


def take(
    names: Sequence[str],
    locales: Sequence[str],
    out: Path,
    large: bool = False,
    windows: Sequence[tuple[int, int]] = (),
) -> Iterator[Path]:
    """Take the pictures, one by one; yields each file written at x1, or those of the *windows* instead."""
    known = scenes()
    for locale in locales:
        for name in names or known:
            studio = Studio(locale, large)
            try:
                known[name](studio)
                studio.settle()
                paths = list(_written(studio, out / f"{name}-{locale}.png", windows))
            finally:
                studio.close()
            yield from paths


def _written(studio: Studio, path: Path, windows: Sequence[tuple[int, int]]) -> Iterator[Path]:
    if not windows:
        studio.app.screenshot(path)
        yield path
    for wide, high in windows:
        shown = path.with_name(f"{path.stem}-{wide}x{high}.png")
        studio.show_in_window((wide, high), shown)
        yield shown


def window_sizes(words: str) -> list[tuple[int, int]]:
    """``1366x768,480x270`` as sizes; ValueError for anything else."""
    sizes = [tuple(int(number) for number in size.split("x")) for size in words.split(",")]
    if any(len(size) != 2 or min(size) < 1 for size in sizes):
        raise ValueError(words)
    return [(size[0], size[1]) for size in sizes]


def see_as(path: Path, sight: str) -> None:
    """Recolour a picture and its enlargement as an eye of this sight sees them."""
    if sight == "normal":
        return
    for file in (path, path.with_name(f"{path.stem}@2x.png")):
        picture = pygame.image.load(file)
        picture.set_palette(filtered_palette(sight))
        pygame.image.save(picture, file)


def _moments(wanted: str | None) -> list[str]:
    """The staged moments whose names begin so; none if none is asked for."""
    found = [] if wanted is None else [name for name in films.MOMENTS if name.startswith(wanted)]
    if wanted is not None and not found:
        raise Refused("tools.no_such_scene", name=wanted, known=", ".join(films.MOMENTS))
    return found


def main(argv: Sequence[str]) -> int:
    """The tool's entrance; returns the exit code."""
    return run(_shots, argv)


def _shots(argv: Sequence[str]) -> int:
    parser = Parser(prog="shots", description=__doc__)
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--locale", choices=languages())
    parser.add_argument("--scene", help="a name, or the beginning of several")
    parser.add_argument("--sight", choices=tuple(SIGHTS), default="normal", help="as other eyes see it")
    parser.add_argument("--large", action="store_true", help="in large print")
    parser.add_argument("--window", type=window_sizes, default=[], help="as windows of these sizes show it")
    parser.add_argument("--pictures", action="store_true", help="all pictures of cards by game instead")
    parser.add_argument("--film", metavar="MOMENT", help="strips of these staged moments instead")
    parser.add_argument("--frames", action="store_true", help="with --film: every frame at full size as well")
    given = parser.parse_args(argv)
    if given.window and given.sight != "normal":
        parser.error("--sight: --window")
    names = [name for name in scenes() if name.startswith(given.scene or "")]
    if not names:
        raise Refused("tools.no_such_scene", name=given.scene, known=", ".join(scenes()))
    locales = [given.locale] if given.locale else list(languages())
    moments = _moments(given.film)
    try:
        if given.pictures or moments:
            films_of = films.write(moments, locales, given.out, given.frames)
            for path in contact_sheets.write(given.out) if given.pictures else films_of:
                print(path)
            return 0
        for path in take(names, locales, given.out, given.large, given.window):
            see_as(path, given.sight)
            print(path)
    except OSError as error:
        raise Refused("tools.cannot_write", path=str(given.out), detail=str(error)) from error
    return 0
