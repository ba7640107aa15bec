"""Re-playing a journal: were all answers legal, and did they lead to what it says?"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.core import journal
from game.core.chance import TableChance
from game.core.journal import Acted, Rewound, Sealed
from game.core.reason import Refused
from game.core.rules import IllegalMove, Rules, act, deal
from game.core.table import Table


def verify(rules: Rules[Any, Any], lines: Sequence[bytes]) -> Table[Any, Any]:
    """The table that the journal leads to; raises `Refused` naming the first entry that doesn't hold."""
    table = Table.resume(rules, lines)
    entries = [journal.decode(rules, line) for line in lines]
    chance = TableChance(table.opened.seed)
    numbers = set(journal.live(entries))
    state = rules.blank(table.options)
    for number, entry in enumerate(entries):
        if number not in numbers or isinstance(entry, Rewound | Sealed) or not isinstance(entry, Acted):
            continue
        try:
            expected = (
                act(rules, state, dict(entry.moves), chance)
                if entry.moves or state.fields() != rules.blank(table.options).fields()
                else deal(rules, table.options, chance)[1]
            )
        except IllegalMove as illegal:
            raise Refused("core.journal.illegal_move", number=number + 1, detail=str(illegal)) from illegal
        if expected != entry.events:
            raise Refused("core.journal.other_events", number=number + 1)
        for event in entry.events:
            state.apply(event)
    return table
