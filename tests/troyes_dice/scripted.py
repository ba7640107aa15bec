"""Builds a table in a given position and plays scripted steps on seat 0's sheet."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from game.core.chance import ScriptedChance
from game.core.rules import deal
from game.troyes_dice.chain import draw, settle
from game.troyes_dice.moves import BuildBonus, ChooseTrack, UseDie
from game.troyes_dice.options import TroyesOptions
from game.troyes_dice.rules import RULES, carry_out
from game.troyes_dice.sheet import COLOURS, ROWS, USES, bit, die_bits
from game.troyes_dice.state import TroyesState
from game.troyes_dice.tables import GAIN_CITIZENS, GAIN_RESOURCES
from game.troyes_dice.wheel import strike

MID_GAME = 8
"""A morning after day 3, when the black die strikes the sheets."""


def table(seats: int = 1, seed_outcomes: dict[Any, Any] | None = None, **options: Any) -> TroyesState:
    """A freshly dealt table."""
    chance = ScriptedChance(seed_outcomes or {})
    return deal(RULES, TroyesOptions(seats=seats, **options), chance)[0]


def position(given: dict[str, Any] | None = None, dice: Iterable[str] = ()) -> TroyesState:
    """A table in mid-game with seat 0's sheet as given and clear dice of these colours on slots 0-2."""
    state, given = table(), given or {}
    state.half, state.values, state.black, state.destroyed = MID_GAME, (1, 2, 3, 4), 3, 0b1000
    for slot, colour in enumerate(dice):
        state.fronts[state.notches[slot]] = COLOURS.index(colour)
    if "numbering" in given:
        state.columns_numbered(tuple(given["numbering"]))
    sheet = state.sheets[0]
    for row, columns in given.get("built", {}).items():
        if row == "cathedral_order":
            row, sheet.cathedrals = "cathedral", tuple(column - 1 for column in columns)
        for column in columns:
            sheet.built |= bit(ROWS.index(row), column - 1)
    for colour, columns in given.get("destroyed", {}).items():
        for column in columns:
            sheet.crossed |= die_bits(COLOURS.index(colour), column - 1)
    for index, colour in enumerate(COLOURS):
        sheet.circled[index] = given.get("circled", {}).get(colour, 3)
        sheet.held[index] = sheet.circled[index] - given.get("spent", {}).get(colour, 0)
        sheet.citizens[index] = given.get("citizens", {}).get(colour, 0)
    return state


def hold(state: TroyesState, held: dict[str, int]) -> None:
    """Give seat 0 exactly these resources."""
    state.sheets[0].held = [held[colour] for colour in COLOURS]
    state.sheets[0].circled = [max(3, held[colour]) for colour in COLOURS]


def lay_die(state: TroyesState, slot: int, colour: str, value: int) -> None:
    """A clear die of this colour and value on a slot."""
    state.fronts[state.notches[slot]] = COLOURS.index(colour)
    state.values = (*state.values[:slot], value, *state.values[slot + 1 :])
    state.destroyed &= ~(1 << slot)


def use_of(use: dict[str, Any]) -> UseDie:
    """The move a case describes."""
    action = "take" if use["action"] == "res" else use["action"]
    kind = USES.index(action) if action in USES else ROWS.index(action) % 2 + 1
    pays = [COLOURS.index(colour) for colour in use["pay"]] if use["slot"] == 1 else [None]
    return UseDie(use["slot"], kind, COLOURS.index(use["to_color"]), use["to_value"], pays[0])


def do(state: TroyesState, step: list[Any], choices: list[list[Any]]) -> None:
    """One scripted step, then the choices it leads to."""
    kind, args = step[0], step[1:]
    if kind in ("gain_res", "gain_cit"):
        owed = GAIN_RESOURCES if kind == "gain_res" else GAIN_CITIZENS
        settle(state, 0, [(owed, COLOURS.index(args[0]), args[1])])
    elif kind == "build":
        settle(state, 0, draw(state, 0, ROWS.index(args[0]), args[1] - 1))
    elif kind == "event":
        lay_die(state, 3, args[1], args[0])
        strike(state, 3)
    else:
        assert kind == "use"
        lay_die(state, args[0]["slot"], args[0]["color"], args[0]["value"])
        answer(state, use_of(args[0]))
    while state.sheets[0].owed:
        answer(state, choice(choices.pop(0)))


def choice(step: list[Any]) -> BuildBonus | ChooseTrack:
    """The follow-up move a case describes."""
    if step[0] == "overflow":
        return ChooseTrack(COLOURS.index(step[1]))
    return BuildBonus(ROWS.index(step[1]), step[2] - 1)


def answer(state: TroyesState, move: Any) -> None:
    """A legal move by seat 0, without going on to the next half-day."""
    reason = RULES.why_not(state, 0, move)
    assert reason is None, reason
    assert move in RULES.moves(state, 0)
    carry_out(state, 0, move)
