"""Opens a kept table, or says why not; a long one shows how far it is."""

from __future__ import annotations

from game.core.reason import Refused
from game.scenes.destinations import ToTable
from game.scenes.scene import Program
from game.scenes.sentences import said
from game.scenes.work import carry_out
from game.session.cabinet import Cabinet, Kept
from game.ui.locale import words


def open_table(
    program: Program, cabinet: Cabinet, number: int, *, end_known: bool = False, part: int | None = None
) -> None:
    """Take the table of this number out of the cabinet and show it.

    *end_known*: if it is over, that need not be told again; *part*: whose sheet comes first.
    """

    def done(kept: Kept) -> None:
        program.open(ToTable(cabinet, kept, end_shown=end_known and kept.session.over, part=part))

    def failed(refused: Refused) -> None:
        program.say(said(refused.reason), "icons/warning")

    carry_out(program, cabinet.resuming(number), words("scenes.work.opening"), done, failed)
