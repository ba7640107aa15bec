"""Where replays come from: the table on the screen, a kept one."""

from __future__ import annotations

from collections.abc import Callable

from game.core.reason import Refused
from game.scenes.at_table import AtTable
from game.scenes.destinations import ToReplay, ToTable
from game.scenes.reel import Reel
from game.scenes.scene import Destination, Program
from game.scenes.seat_names import shown_name
from game.scenes.sentences import said
from game.scenes.work import carry_out
from game.session.cabinet import Cabinet, Kept
from game.ui.locale import words


def of_table(table: AtTable, *, at_end: bool = True) -> Reel:
    """The table on the screen, as those see it who look at it now."""
    session = table.session
    recording = session.recording()

    def play_on(entry: int) -> None:
        _play_on(table.app, table.cabinet, table.kept.number, entry, table.give_way)

    return Reel(
        session.game,
        recording,
        table.name,
        session.seat,
        0 if session.over else len(recording.events) - len(session.news),
        at_end,
        play_on if session.over else None,
    )


def open_kept(program: Program, cabinet: Cabinet, number: int) -> None:
    """Watch a finished table of the cabinet, from its beginning."""

    def done(kept: Kept) -> None:
        program.open(ToReplay(_of_kept(program, cabinet, kept)))

    def failed(refused: Refused) -> None:
        program.say(said(refused.reason), "icons/warning")

    carry_out(program, cabinet.resuming(number), words("scenes.work.opening"), done, failed)


def _of_kept(program: Program, cabinet: Cabinet, kept: Kept) -> Reel:
    session = kept.session
    session.start()

    def play_on(entry: int) -> None:
        _play_on(program, cabinet, kept.number, entry, program.open_instead)

    return Reel(
        session.game,
        session.recording(),
        lambda seat: shown_name(session, seat),
        session.seat,
        play_on=play_on if session.over else None,
        close=session.close,
    )


def _play_on(
    program: Program, cabinet: Cabinet, number: int, entry: int, give_way: Callable[[Destination], None]
) -> None:
    """A new game that stands where a finished one stood right before an entry. It never counts."""

    def done(kept: Kept) -> None:
        give_way(ToTable(cabinet, kept))
        program.say(words("scenes.replay.begun"), "icons/flag")

    def failed(refused: Refused) -> None:
        program.say(said(refused.reason), "icons/warning")

    carry_out(program, cabinet.branching(number, entry), words("scenes.work.opening"), done, failed)
