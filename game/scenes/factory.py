"""Opens scenes: the one place that knows which scene a destination is.

A scene is imported when it is first opened, so that the program starts as fast with many as with few.
"""

from __future__ import annotations

from game.scenes import destinations as to
from game.scenes.scene import Destination, Scene


def scene_of(place: Destination) -> Scene:
    """The scene of a destination; raises `Refused` if it can't be opened."""
    scene = _over_table(place) or _of_game(place) or _of_program(place)
    if scene is None:
        raise ValueError(f"no scene for {place!r}")
    return scene


def _over_table(place: Destination) -> Scene | None:
    """What lies over a table."""
    match place:
        case to.ToCurtain(handover):
            from game.scenes.curtain import CurtainScene

            return CurtainScene(handover)
        case to.ToReplay(reel):
            from game.scenes.replay import ReplayScene

            return ReplayScene(reel)
        case to.ToTableMenu(table):
            from game.scenes.table_menu import TableMenuScene

            return TableMenuScene(table)
        case to.ToPlayers(table):
            from game.scenes.players import PlayersScene

            return PlayersScene(table)
        case to.ToResults(table, rival):
            from game.scenes.daily import DailyResults
            from game.scenes.results import ResultsScene

            return ResultsScene(table) if rival is None else DailyResults(table, rival)
        case to.ToPartResults(table, number):
            from game.scenes.part_results import PartResultsScene

            return PartResultsScene(table, number)
        case to.ToLessonSheet(table, complete, play):
            from game.scenes.lesson_sheet import LessonSheet

            return LessonSheet(table, complete, play)
        case to.ToFinale(table, page):
            from game.scenes.finale import FinaleScene

            return FinaleScene(table, page)
        case to.ToReview(table):
            from game.scenes.review import ReviewScene

            return ReviewScene(table)
    return None


def _of_game(place: Destination) -> Scene | None:
    """What belongs to one game, or to those of the collection."""
    match place:
        case to.ToTable(cabinet, kept, policy, end_shown, part):
            from game.scenes.table import TableScene

            return TableScene(cabinet, kept, policy, end_shown=end_shown, part=part)
        case to.ToSetUp(cabinet, game, beginner, options):
            from game.scenes.set_up import SetUpScene

            return SetUpScene(cabinet, game, beginner=beginner, changed=options)
        case to.ToTables(cabinet, game, take_in):
            from game.scenes.tables import TablesScene

            return TablesScene(cabinet, game, take_in=take_in)
        case to.ToRecords(cabinet, game):
            from game.scenes.records import RecordsScene

            return RecordsScene(cabinet, game)
        case to.ToPersons(cabinet, person):
            from game.scenes.persons import PersonsScene

            return PersonsScene(cabinet, person)
        case to.ToAchievements(cabinet, game):
            from game.scenes.achievements import AchievementsScene

            return AchievementsScene(cabinet, game)
        case to.ToEncyclopaedia(cabinet, game, entry, open_now):
            from game.scenes.encyclopaedia import EncyclopaediaScene

            return EncyclopaediaScene(cabinet, game, entry, open_now)
        case to.ToLessons(cabinet, game):
            from game.scenes.lessons import LessonsScene

            return LessonsScene(cabinet, game)
        case to.ToShelfPage(cabinet, game):
            from game.scenes.page import ShelfPageScene

            return ShelfPageScene(cabinet, game)
        case to.ToRuleBook(game, topic):
            from game.scenes.rule_book import RuleBookScene

            return RuleBookScene(game, topic)
    return None


def _of_program(place: Destination) -> Scene | None:
    match place:
        case to.ToTitle(cabinet):
            from game.scenes.title import TitleScene

            return TitleScene(cabinet)
        case to.ToShelf(cabinet, chosen):
            from game.scenes.shelf import ShelfScene

            return ShelfScene(cabinet, chosen)
        case to.ToSettings():
            from game.scenes.settings import SettingsScene

            return SettingsScene()
        case to.ToKeys(replay):
            from game.scenes.keys import KeysScene

            return KeysScene(replay=replay)
        case to.ToCrash(reason, why_not_kept):
            from game.scenes.crash_screen import CrashScreen

            return CrashScreen(reason, why_not_kept)
    return None
