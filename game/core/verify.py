"""Re-playing a journal: were all answers legal, and did they lead to what it says?"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.core import journal
from game.core.journal import Acted, Entry, Opened, Reseeded, Rewound, Sealed, Seated
from game.core.players import Person, Player
from game.core.reason import Refused
from game.core.rules import Event, IllegalMove, Rules, act, deal
from game.core.table import Table
from game.core.work import Work, finish

LONGEST_NAME = 200


def verify(rules: Rules[Any, Any], lines: Sequence[bytes]) -> Table[Any, Any]:
    """The table that the journal leads to; raises `Refused` naming the first entry that doesn't hold.

    Entries of an earlier version of the rules, which would play otherwise today, are taken as they are.
    """
    return finish(verifying(rules, lines))


def verifying(rules: Rules[Any, Any], lines: Sequence[bytes]) -> Work[Table[Any, Any]]:
    """As `verify`, a little at a time."""
    table = yield from Table.resuming(rules, lines, _prove)
    if table.opened.version < rules.version:
        _try(table)
    return table


def _prove(table: Table[Any, Any], entry: Entry) -> None:
    """Raise unless *entry* may come next."""
    number = len(table.entries) + 1
    if isinstance(entry, Opened):
        _hold(number == 1, number)
    elif isinstance(entry, Seated):
        known = 0 <= entry.seat < table.options.seats
        _hold(known and max(map(len, _words(entry.player))) <= LONGEST_NAME, number)
    elif isinstance(entry, Reseeded):
        _hold(bool(table.events), number)
    elif isinstance(entry, Rewound):
        _hold(1 < entry.to < number and bool(journal.answers_of(table.entries[entry.to])), number)
    elif table.opened.version == table.rules.version:
        _prove_answer(table, entry, number)


def _prove_answer(table: Table[Any, Any], entry: Entry, number: int) -> None:
    if isinstance(entry, Sealed):
        _hold(any(ask.sealed and ask.seat == entry.seat for ask in table.asks()), number)
        reason = table.rules.why_not(table.state, entry.seat, entry.move)
        if reason is not None:
            illegal = IllegalMove(entry.seat, entry.move, reason)
            raise Refused("core.journal.illegal_move", number=number, detail=journal.in_short(illegal))
    elif isinstance(entry, Acted):
        try:
            expected = _expected(table, entry)
        except IllegalMove as illegal:
            detail = journal.in_short(illegal)
            raise Refused("core.journal.illegal_move", number=number, detail=detail) from illegal
        if expected != entry.events:
            raise Refused("core.journal.other_events", number=number)


def _expected(table: Table[Any, Any], entry: Acted) -> tuple[Event, ...]:
    """What these answers make happen, or the deal."""
    if not table.events and not entry.moves:
        return deal(table.rules, table.options, table.chance)[1]
    return act(table.rules, table.state, dict(entry.moves), table.chance)


def _words(player: Player) -> tuple[str, ...]:
    return (player.name,) if isinstance(player, Person) else (player.level, player.character)


def _hold(right: bool, number: int) -> None:
    if not right:
        raise Refused("core.journal.misplaced", number=number)


def _try(table: Table[Any, Any]) -> None:
    """Raise `Refused` if a table that was only folded cannot be played on."""
    try:
        for ask in table.asks():
            table.rules.moves(table.state, ask.seat)
        table.rules.scores(table.state)
    except Exception as error:
        raise Refused("core.journal.bad_entry", detail=journal.in_short(error)) from error
