"""Whether a game was really played by those who sit at it, as its journal tells."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence

import msgspec

from game.core import journal
from game.core.journal import Acted, Entry, Opened, Reseeded, Rewound
from game.core.players import Player
from game.core.rules import Move

BRANCHED, AGAIN = "branched", "again"
ELSEWHERE, HANDED, FORESEEN = "elsewhere", "handed", "foreseen"
CAVEATS = (BRANCHED, AGAIN, ELSEWHERE, HANDED, FORESEEN)
"""Why a game adds nothing to records: taken over from the middle of another one; its deal was met before;
begun in another place; a seat changed hands; an answer was given otherwise after it had shown something."""


def deal_of(opened: Opened) -> str:
    """What tells a deal from every other one: the same of a copy, and of a game dealt alike."""
    told = msgspec.json.encode([opened.game, opened.options, opened.seed], order="sorted")
    return hashlib.sha256(told).hexdigest()[:32]


def caveat(
    entries: Sequence[Entry], players: Mapping[int, Player], start: int = 0, end: int | None = None
) -> str:
    """Why what *players* did between these numbers of events isn't all their own; empty: it is."""
    own = [
        decision
        for decision in journal.decisions(entries)
        if start <= decision.events and (end is None or decision.events < end)
    ]
    brought = max((number for number, entry in enumerate(entries) if isinstance(entry, Reseeded)), default=0)
    if any(decision.entry < brought for decision in own):
        return ELSEWHERE
    if any(decision.player != players.get(decision.seat) for decision in own):
        return HANDED
    if any(start <= place and (end is None or place < end) for place in foreseen(entries)):
        return FORESEEN
    return ""


Undone = dict[int, list[tuple[Move, bool]]]
"""By seat the answers that were taken back and not given again, the latest last; whether each had shown
something."""


def foreseen(entries: Sequence[Entry]) -> list[int]:
    """Where answers were given otherwise after having shown something: after how many events each."""
    return _walk(entries)[0]


def knows_ahead(entries: Sequence[Entry]) -> bool:
    """Whether an answer that had shown something lies taken back now: another one would foresee."""
    return any(shown for answers in _walk(entries)[1].values() for _, shown in answers)


def _walk(entries: Sequence[Entry]) -> tuple[list[int], Undone]:
    found: list[int] = []
    live: list[Entry] = []
    undone: Undone = {}
    numbers: list[int] = []
    events: list[int] = [0]
    for number, entry in enumerate(entries):
        if isinstance(entry, Rewound):
            cut = len(live) - next((at for at, kept in enumerate(numbers) if kept >= entry.to), len(live))
            if cut:
                _lay_by(undone, live[-cut:])
                del live[-cut:], numbers[-cut:], events[-cut:]
            continue
        for seat, move in journal.answers_of(entry):
            if _otherwise(undone, seat, move):
                found.append(events[-1])
        live.append(entry)
        numbers.append(number)
        events.append(events[-1] + len(journal.events_of(entry)))
    return found, undone


def _lay_by(undone: Undone, cut: Sequence[Entry]) -> None:
    """Note the answers taken back with these entries, each with whether it had shown something."""
    shown = False
    for entry in reversed(cut):
        shown = shown or _shows(entry)
        for seat, move in journal.answers_of(entry):
            undone.setdefault(seat, []).append((move, shown))


def _shows(entry: Entry) -> bool:
    """Whether an entry shows anybody what they did not know."""
    if not isinstance(entry, Acted):
        return False
    return any(event.reveals for event in entry.events) or (entry.opened and len(entry.moves) > 1)


def _otherwise(undone: Undone, seat: int, move: Move) -> bool:
    """Whether this answer differs from one that was taken back after something had been shown."""
    waiting = undone.get(seat, [])
    if waiting and waiting[-1][0] == move:
        waiting.pop()
        return False
    undone.pop(seat, None)
    return any(shown for _, shown in waiting)
