"""What each did with a die, told in a line with all that came of it; what the black die destroys."""

from __future__ import annotations

from collections.abc import Sequence

from game.core.rules import Event, whose
from game.tabletop.tidings import Tiding
from game.troyes_dice import events as ev
from game.troyes_dice.options import TroyesOptions
from game.troyes_dice.sheet import TAKE
from game.troyes_dice.view import pieces
from game.troyes_dice.view.reasons import reasons

HEADS = (
    ev.DieUsed,
    ev.ConsolationTaken,
    ev.DiceRolled,
    ev.BlackDieSpared,
    ev.PlazaDestroyed,
    ev.DieCrossedOut,
    ev.PlazaRebuilt,
    ev.FeastTurned,
    ev.WheelTurned,
)
"""What a line begins with."""


def tidings(events: Sequence[Event], options: TroyesOptions, seat: int) -> list[Tiding]:
    """The deeds among these events, in order."""
    found: list[list[Event]] = []
    for event in events:
        party = whose(event)
        if isinstance(event, HEADS):
            found.append([event])
        elif party is not None and found and whose(found[-1][0]) == party:
            found[-1].append(event)
    return [_told(one, seat) for one in found]


def _told(events: Sequence[Event], seat: int) -> Tiding:
    head = events[0]
    hit = isinstance(head, ev.DieCrossedOut) and seat in head.seats
    unit = "icons/die" if hit else ""
    return Tiding(head, tuple(events), _sign(events), 0, -1 if hit else 0, unit, reasons=reasons(events))


def _sign(events: Sequence[Event]) -> str:
    head = events[0]
    if isinstance(head, ev.DieUsed):
        drawn = next((event for event in events if isinstance(event, ev.BuildingDrawn)), None)
        if drawn is not None:
            return f"troyes_dice/wheel/{pieces.HOUSES[drawn.row]}_built"
        return pieces.RESOURCE_ICONS[head.colour] if head.use == TAKE else _citizen(head.colour)
    match head:
        case ev.ConsolationTaken():
            return "icons/sack"
        case ev.DieCrossedOut():
            return f"troyes_dice/wheel/{pieces.HOUSES[2 * head.colour]}_lost"
        case ev.PlazaDestroyed():
            return "dice/k_blank_14"
        case ev.FeastTurned():
            return "icons/mask"
        case _:
            return ""


def _citizen(colour: int) -> str:
    return ("icons/knight", "icons/artisan", "icons/priest")[colour]
