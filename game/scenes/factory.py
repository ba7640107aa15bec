"""Opens scenes: the one place that knows which scene a destination is."""

from __future__ import annotations

from game.scenes import destinations as to
from game.scenes.achievements import AchievementsScene
from game.scenes.crash_screen import CrashScreen
from game.scenes.curtain import CurtainScene
from game.scenes.daily import DailyResults
from game.scenes.encyclopaedia import EncyclopaediaScene
from game.scenes.finale import FinaleScene
from game.scenes.keys import KeysScene
from game.scenes.lesson_sheet import LessonSheet
from game.scenes.lessons import LessonsScene
from game.scenes.log import LogScene
from game.scenes.page import ShelfPageScene
from game.scenes.part_results import PartResultsScene
from game.scenes.persons import PersonsScene
from game.scenes.players import PlayersScene
from game.scenes.records import RecordsScene
from game.scenes.results import ResultsScene
from game.scenes.review import ReviewScene
from game.scenes.rule_book import RuleBookScene
from game.scenes.scene import Destination, Scene
from game.scenes.set_up import SetUpScene
from game.scenes.settings import SettingsScene
from game.scenes.shelf import ShelfScene
from game.scenes.table import TableScene
from game.scenes.tables import TablesScene
from game.scenes.title import TitleScene


def scene_of(place: Destination) -> Scene:
    """The scene of a destination; raises `Refused` if it can't be opened."""
    scene = _over_table(place) or _of_game(place) or _of_program(place)
    if scene is None:
        raise ValueError(f"no scene for {place!r}")
    return scene


def _over_table(place: Destination) -> Scene | None:
    """What lies over a table."""
    match place:
        case to.ToCurtain(seat, name, go):
            return CurtainScene(seat, name, go)
        case to.ToLog(table):
            return LogScene(table)
        case to.ToPlayers(table):
            return PlayersScene(table)
        case to.ToResults(table, rival):
            return ResultsScene(table) if rival is None else DailyResults(table, rival)
        case to.ToPartResults(table, number):
            return PartResultsScene(table, number)
        case to.ToLessonSheet(table, complete, play):
            return LessonSheet(table, complete, play)
        case to.ToFinale(table, page):
            return FinaleScene(table, page)
        case to.ToReview(table):
            return ReviewScene(table)
    return None


def _of_game(place: Destination) -> Scene | None:
    """What belongs to one game, or to those of the collection."""
    match place:
        case to.ToTable(cabinet, kept, policy, end_shown, part):
            return TableScene(cabinet, kept, policy, end_shown=end_shown, part=part)
        case to.ToSetUp(cabinet, game, beginner, options):
            return SetUpScene(cabinet, game, beginner=beginner, changed=options)
        case to.ToTables(cabinet, game, take_in):
            return TablesScene(cabinet, game, take_in=take_in)
        case to.ToRecords(cabinet, game):
            return RecordsScene(cabinet, game)
        case to.ToPersons(cabinet, person):
            return PersonsScene(cabinet, person)
        case to.ToAchievements(cabinet, game):
            return AchievementsScene(cabinet, game)
        case to.ToEncyclopaedia(cabinet, game, entry):
            return EncyclopaediaScene(cabinet, game, entry)
        case to.ToLessons(cabinet, game):
            return LessonsScene(cabinet, game)
        case to.ToShelfPage(cabinet, game):
            return ShelfPageScene(cabinet, game)
        case to.ToRuleBook(game, topic):
            return RuleBookScene(game, topic)
    return None


def _of_program(place: Destination) -> Scene | None:
    match place:
        case to.ToTitle(cabinet):
            return TitleScene(cabinet)
        case to.ToShelf(cabinet, chosen):
            return ShelfScene(cabinet, chosen)
        case to.ToSettings():
            return SettingsScene()
        case to.ToKeys():
            return KeysScene()
        case to.ToCrash(reason, why_not_kept):
            return CrashScreen(reason, why_not_kept)
    return None
