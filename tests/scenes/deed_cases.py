"""Every deed that writes more than once: how a store is prepared for it, and how it is done."""

from __future__ import annotations

import random
from collections.abc import Callable
from datetime import date
from functools import partial
from typing import Any, NamedTuple

from game import registry
from game.app import App
from game.app_settings import SettingsBook
from game.core import journal, people
from game.core.chance import FastChance
from game.core.part import PartEnded
from game.core.players import Ai, Person
from game.core.record import Record
from game.core.rules import act
from game.core.store_profiles import Profile
from game.core.table import Table
from game.my_city.options import MyCityOptions
from game.scenes import daily, lesson, lesson_table, tryout
from game.scenes.curtain import CurtainScene
from game.scenes.scene import Scene
from game.scenes.set_up import SetUpScene
from game.scenes.table import TableScene
from game.session import profile_records
from game.session.cabinet import Cabinet, Kept
from game.ui.actions import Command
from tests.fixtures.make_saves import SAVES
from tests.toy.moves import Bid
from tests.toy.options import AuctionOptions

FOUR = (Person("Ada"), Person("Bea"), Person("Cai"), Person("Dee"))


class Ready(NamedTuple):
    """A deed that can be done now, and the tables that it may change."""

    do: Callable[[], object]
    tables: tuple[Table[Any, Any], ...] = ()


Prepare = Callable[[Cabinet], Ready]


class Bottom(Scene):
    """What lies under everything."""


APPS: list[App] = []
"""What was started and has to be closed again."""


def app() -> App:
    """An application whose animations take no time."""
    found = App(SettingsBook({"speed": "instant", "language": "en"}))
    found.start(Bottom())
    APPS.append(found)
    return found


def auction(cabinet: Cabinet, friendly: bool = True, **options: Any) -> Kept:
    """Four people at an auction, known by name."""
    cabinet.know(FOUR)
    return cabinet.open("auction", AuctionOptions(seats=4, **options), FOUR, seed=3, friendly=friendly)


def play(table: Table[Any, Any], until: Callable[[], bool]) -> None:
    """Random answers until something holds before the next one."""
    chance = FastChance(random.Random(3))
    while not until():
        seat = table.asks()[0].seat
        table.answer(seat, table.rules.sample(table.state, seat, chance))


def last_answer(table: Table[Any, Any]) -> tuple[int, Any]:
    """Play on until one answer is left, and return it."""
    ahead = Table.resume(table.rules, [journal.encode(entry) for entry in table.entries])
    chance, answers = FastChance(random.Random(3)), []
    while asks := ahead.asks():
        answers.append((asks[0].seat, ahead.rules.sample(ahead.state, asks[0].seat, chance)))
        ahead.answer(*answers[-1])
    for seat, move in answers[:-1]:
        table.answer(seat, move)
    return answers[-1]


def answer_that_opens(cabinet: Cabinet) -> Ready:
    """The last of four sealed answers."""
    table = auction(cabinet).table
    for seat in range(3):
        table.answer(seat, Bid(0))
    return Ready(lambda: table.answer(3, Bid(1)), (table,))


def take_back_opened(cabinet: Cabinet) -> Ready:
    """An answer that three others answered beside: theirs are put back."""
    table = auction(cabinet).table
    for seat in range(4):
        table.answer(seat, Bid(seat % 2))
    return Ready(lambda: table.undo(0), (table,))


def take_back_after_a_hand_over(cabinet: Cabinet) -> Ready:
    """A seat has been handed over since."""
    kept = auction(cabinet)
    table = kept.table
    for seat in range(3):
        table.answer(seat, Bid(0))
    cabinet.hand_over(kept, {1: Person("Eve"), 2: Person("Fay")})
    return Ready(lambda: table.undo(0), (table,))


def answer_again(cabinet: Cabinet) -> Ready:
    """What was taken back, when all others have answered."""
    table = auction(cabinet).table
    for seat in range(4):
        table.answer(seat, Bid(0))
    table.undo(3)
    return Ready(lambda: table.redo(3), (table,))


def end_of_a_table(cabinet: Cabinet) -> Ready:
    """The last answer: result, records and what was counted come with it."""
    table = auction(cabinet, rounds=2, gifts=False).table
    seat, move = last_answer(table)
    return Ready(lambda: table.answer(seat, move), (table,))


def end_of(game: str, **options: Any) -> Prepare:
    """The last answer at a table of a real game, with achievements."""

    def prepare(cabinet: Cabinet) -> Ready:
        chosen = registry.rules(game).options_type(seats=2, **options)
        cabinet.know(FOUR[:2])
        table = cabinet.open(game, chosen, FOUR[:2], seed=1, friendly=False).table
        seat, move = last_answer(table)
        return Ready(lambda: table.answer(seat, move), (table,))

    return prepare


def end_taken_back(cabinet: Cabinet) -> Ready:
    """The last answer of a finished table."""
    table = auction(cabinet, rounds=2, gifts=False).table
    seat, move = last_answer(table)
    table.answer(seat, move)
    return Ready(lambda: table.undo(seat), (table,))


def campaign(cabinet: Cabinet, ended: bool) -> tuple[Table[Any, Any], int, Any]:
    """Two people right before, or after, the answer that ends the first episode."""
    cabinet.know(FOUR[:2])
    options = MyCityOptions(seats=2, mode="campaign")
    table = cabinet.open("my_city", options, FOUR[:2], seed=2, friendly=True).table
    chance = FastChance(random.Random(2))
    while True:
        seat = table.asks()[0].seat
        move = table.rules.sample(table.state, seat, chance)
        moves = {**table.sealed, seat: move}
        if len(moves) >= len(table.rules.asks(table.state)) and any(
            isinstance(event, PartEnded) for event in act(table.rules, table.state, moves, table.chance)
        ):
            if ended:
                table.answer(seat, move)
            return table, seat, move
        table.answer(seat, move)


def end_of_a_part(cabinet: Cabinet) -> Ready:
    """The answer that ends an episode."""
    table, seat, move = campaign(cabinet, ended=False)
    return Ready(lambda: table.answer(seat, move), (table,))


def part_taken_back(cabinet: Cabinet) -> Ready:
    """The answer that ended an episode."""
    table, seat, _ = campaign(cabinet, ended=True)
    return Ready(lambda: table.undo(seat), (table,))


def parts_an_earlier_program_left(cabinet: Cabinet) -> Ready:
    """An episode that is over in the journal only."""
    campaign(cabinet, ended=True)
    number = cabinet.store.tables()[0].id
    cabinet.store.reopen(number, "1")
    cabinet.store.set_setting(profile_records.COUNTED, [])
    kept = cabinet.resume(number)
    return Ready(lambda: cabinet.catch_up(kept))


def end_an_earlier_program_left(cabinet: Cabinet) -> Ready:
    """A table that is over in the journal only."""
    kept = auction(cabinet, rounds=2, gifts=False)
    play(kept.table, lambda: kept.session.over)
    cabinet.store.reopen(kept.number)
    cabinet.store.set_setting(profile_records.COUNTED, [])
    return Ready(lambda: cabinet.finish(kept))


def hand_over(cabinet: Cabinet) -> Ready:
    """Two seats to people who have never played."""
    kept = auction(cabinet)
    news = {1: Person("Eve"), 3: Person("Fay")}
    return Ready(lambda: cabinet.hand_over(kept, news), (kept.table,))


def set_up(cabinet: Cabinet) -> Ready:
    """A new table, from its set-up page."""
    page = SetUpScene(cabinet, "trekking")
    app().push(page)
    page.company.players[:2] = [Person("New"), Ai("novice")]
    return Ready(page.begin)


def rematch(cabinet: Cabinet) -> Ready:
    """The same people again."""
    return Ready(lambda: cabinet.open("auction", AuctionOptions(seats=2), FOUR[:2], seed=8, friendly=True))


def challenge_of_the_day(cabinet: Cabinet) -> Ready:
    """The first time that it is opened."""
    day = date(2026, 1, 2)
    return Ready(lambda: daily.daily_table(cabinet, "troyes_dice", day, Person("Ada")))


def lesson_begun(cabinet: Cabinet) -> Ready:
    """A lesson whose table begins in the middle of a game."""
    data = next(one for one in tryout.tryouts_of("my_city") if one.before)
    return Ready(lambda: lesson_table.lay_out(cabinet, "my_city", data))


def lesson_under_way(cabinet: Cabinet) -> tuple[lesson.LessonPolicy, Table[Any, Any]]:
    """The first lesson of a game, some answers in."""
    begun = lesson.lesson(cabinet, "trekking", lesson_table.lessons_of("trekking")[0])
    app().open(begun)
    policy, table = begun.policy, begun.kept.table
    assert isinstance(policy, lesson.LessonPolicy)
    policy.lesson.starts = [0, 0]
    chance = FastChance(random.Random(2))
    while policy.answers < 3:
        seat = table.asks()[0].seat
        table.answer(seat, table.rules.sample(table.state, seat, chance))
    return policy, table


def lesson_taken_back(cabinet: Cabinet) -> Ready:
    """A step back over several answers."""
    policy, table = lesson_under_way(cabinet)
    return Ready(lambda: policy._leave_answers(0), (table,))


def lesson_put_away(cabinet: Cabinet) -> Ready:
    """A lesson that is done."""
    policy, _ = lesson_under_way(cabinet)
    return Ready(policy._note_done)


def take_in(cabinet: Cabinet) -> Ready:
    """A table out of a file."""
    data = cabinet.export(auction(cabinet).number)
    return Ready(lambda: cabinet.take_in(data))


def branch(cabinet: Cabinet) -> Ready:
    """A new table from a moment of another, whose seals were all laid."""
    kept = auction(cabinet)
    for seat in range(4):
        kept.table.answer(seat, Bid(0))
    length = len(kept.table.entries)
    return Ready(lambda: cabinet.branch(kept.number, length - 1))


def old_journal(cabinet: Cabinet) -> Ready:
    """A table whose journal is of an earlier format, killed before its seals were opened."""
    lines = (SAVES / "journal-1-seven_wonders-1.jsonl").read_bytes().splitlines()
    options = journal.opening(lines[0]).options
    number = cabinet.store.new_table("seven_wonders", (), options, True)
    opened = [at for at, line in enumerate(lines) if line.startswith(b'["Acted"') and line.endswith(b"true]")]
    for at, line in enumerate(lines[: opened[-1]]):
        cabinet.store.append(number, at, line)
    return Ready(lambda: cabinet.resume(number))


def delete(cabinet: Cabinet) -> Ready:
    """A table with journal, seats, hints and results."""
    kept = auction(cabinet, rounds=2, gifts=False)
    cabinet.store.count_hint(kept.number, 0)
    play(kept.table, lambda: kept.session.over)
    return Ready(lambda: cabinet.store.delete(kept.number))


def two_persons(cabinet: Cabinet) -> list[Profile]:
    """Two who never met, each with a finished game, and a face."""
    cabinet.know([Person("Eve"), Person("Fay")])
    options = AuctionOptions(seats=2, rounds=2, gifts=False)
    for number, name in enumerate(("Eve", "Fay")):
        kept = cabinet.open("auction", options, [Person(name), Ai("random")], seed=70 + number, friendly=True)
        play(kept.table, partial(_is_over, kept))
    cabinet.store.set_setting("faces", {"Eve": 3, "Fay": 4})
    return cabinet.store.profiles()[-2:]


def _is_over(kept: Kept) -> bool:
    return kept.session.over


def person_renamed(cabinet: Cabinet) -> Ready:
    """Another name for somebody with games, journals and a face."""
    eve, _ = two_persons(cabinet)
    return Ready(lambda: people.rename(cabinet.store, eve, Person("Zoe")))


def persons_merged(cabinet: Cabinet) -> Ready:
    """Two who are one."""
    eve, fay = two_persons(cabinet)
    return Ready(lambda: people.merge(cabinet.store, eve, fay, lambda game: Record))


def person_removed(cabinet: Cabinet) -> Ready:
    """Somebody with games, journals and a face."""
    eve, _ = two_persons(cabinet)
    return Ready(lambda: people.remove(cabinet.store, eve))


def shown_end(cabinet: Cabinet) -> Ready:
    """The end of a table on the screen, which tells what was earned."""
    kept = auction(cabinet, rounds=2, gifts=False)
    screen = app()
    screen.push(TableScene(cabinet, kept))
    seat, move = last_answer(kept.table)

    def do() -> None:
        kept.table.answer(seat, move)
        for _ in range(40):
            screen.step([], 0.2)
            if isinstance(screen.scene, CurtainScene):
                screen.step([Command("confirm")], 0.2)

    return Ready(do, (kept.table,))


DEEDS: dict[str, Prepare] = {
    prepare.__name__: prepare
    for prepare in (
        answer_that_opens,
        take_back_opened,
        take_back_after_a_hand_over,
        answer_again,
        end_of_a_table,
        end_taken_back,
        end_of_a_part,
        part_taken_back,
        parts_an_earlier_program_left,
        end_an_earlier_program_left,
        hand_over,
        set_up,
        rematch,
        challenge_of_the_day,
        lesson_begun,
        lesson_taken_back,
        lesson_put_away,
        take_in,
        branch,
        old_journal,
        delete,
        person_renamed,
        persons_merged,
        person_removed,
        shown_end,
    )
} | {f"end_of_{game}": end_of(game) for game in registry.GAMES}
