"""What the seats of a table are called on screen."""

from __future__ import annotations

from collections.abc import Sequence

from game.ai.bot import BASELINES, LEVELS
from game.scenes import person_names
from game.scenes.sitting import AI, Sitting, level_of
from game.ui.locale import text


def problem(players: Sequence[str]) -> str | None:
    """What stands against these players at one table, in words: persons by name, AIs as "ai:<level>"."""
    levels = [level_of(player) for player in players]
    if any(level not in (None, *LEVELS, *BASELINES) for level in levels):
        return text("scenes.set_up.reserved", start=AI)
    persons = [player for player, level in zip(players, levels) if level is None]
    if not all(persons):
        return text("scenes.set_up.nameless")
    return text("scenes.set_up.same_name") if len(set(persons)) < len(persons) else None


def shown_name(sitting: Sitting, seat: int) -> str:
    """A player's name in the present language; two AIs of one level are numbered.

    A party without a seat, counted from the last seat, is called as the options tell.
    """
    if seat not in sitting.seats:
        return text(f"{sitting.game}.{sitting.table.options.party(seat - len(sitting.seats))}")
    name = sitting.name(seat)
    if not name.startswith("@"):
        return person_names.shown(name) or text("scenes.table.seat", n=seat + 1)
    same = [other for other in sitting.seats if sitting.name(other) == name]
    shown = text(name[1:])
    return shown if len(same) == 1 else f"{shown} {same.index(seat) + 1}"
