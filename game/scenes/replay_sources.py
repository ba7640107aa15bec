"""Where replays come from: the table on the screen, a kept one."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from game.core.reason import Refused
from game.scenes.at_table import AtTable
from game.scenes.destinations import ToReplay, ToTable
from game.scenes.reel import Reel
from game.scenes.scene import Destination, Program
from game.scenes.seat_names import shown_name
from game.scenes.sentences import said
from game.scenes.work import carry_out
from game.session.cabinet import Cabinet, Found, Kept
from game.ui.locale import words


def of_table(table: AtTable, *, start: int | None = None) -> Reel:
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
        start,
        play_on if session.over else None,
    )


def since_own_move(table: AtTable) -> Reel:
    """What has happened since who looks answered last, shown again."""
    reel = of_table(table)
    return replace(reel, start=reel.since)


def open_kept(program: Program, cabinet: Cabinet, number: int, part: int | None = None) -> None:
    """Watch a table of the cabinet, from its beginning or from that of a part of it, counted from 1."""

    def done(kept: Kept) -> None:
        program.open(ToReplay(_of_kept(program, cabinet, kept, part)))

    def failed(refused: Refused) -> None:
        program.say(said(refused.reason), "icons/warning")

    carry_out(program, cabinet.resuming(number), words("scenes.work.opening"), done, failed)


def _of_kept(program: Program, cabinet: Cabinet, kept: Kept, part: int | None) -> Reel:
    session = kept.session
    session.start()
    recording = session.recording()
    start = 0 if part is None else recording.part(part)

    def play_on(entry: int) -> None:
        _play_on(program, cabinet, kept.number, entry, program.open_instead)

    return Reel(
        session.game,
        recording,
        lambda seat: shown_name(session, seat),
        session.seat,
        start,
        start,
        play_on if session.over else None,
        session.close,
    )


def of_file(found: Found) -> Reel:
    """What a file holds, as anybody may see it; nothing of it is kept."""
    recording, glimpse = found.recording(), found.glimpse
    return Reel(glimpse.game, recording, lambda seat: shown_name(glimpse, seat), 0, start=0)


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
