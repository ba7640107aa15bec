"""Which moves a seat may make, and why not the others (R11-R24, R26-R30, R35, H02-H12)."""

from __future__ import annotations

from itertools import permutations
from typing import Any, TypeGuard

from game.core.chance import Chance
from game.core.reason import Reason
from game.core.rules import Move
from game.troyes_dice.chain import bonus_places, open_tracks
from game.troyes_dice.moves import BuildBonus, ChooseTrack, NumberColumns, UseDie
from game.troyes_dice.offers import (
    SLOTS,
    TOP_VALUE,
    Offer,
    influence_for,
    knowledge_for,
    offer_on,
    ways,
)
from game.troyes_dice.sheet import COLOURS, COLUMNS, PRESTIGE, RESOURCES, ROWS, TAKE, USES, bit
from game.troyes_dice.state import TroyesState
from game.troyes_dice.tables import BUILD_PRESTIGE, BUILD_WORK


def _below(value: object, end: int) -> TypeGuard[int]:
    return type(value) is int and 0 <= value < end


def _no(reason: str, **values: str | int) -> Reason:
    return Reason(f"troyes_dice.reason.{reason}", values)


def numberings(state: TroyesState) -> list[NumberColumns]:
    """Rolled: rising, then falling from the crier's number; expert: every order."""
    if state.options.numbering == "expert":
        return [NumberColumns(*numbers) for numbers in permutations(range(1, COLUMNS + 1))]
    first = state.crier - 1
    rows = ([(first + way * column) % COLUMNS + 1 for column in range(COLUMNS)] for way in (1, -1))
    return [NumberColumns(*row) for row in rows]


def why_not_number(state: TroyesState, move: Move) -> Reason | None:
    """Why the crier may not number the columns so."""
    if not isinstance(move, NumberColumns):
        return _no("number_first")
    if move in numberings(state):
        return None
    return _no("numbering_expert" if state.options.numbering == "expert" else "numbering_rolled")


def use_moves(state: TroyesState, seat: int) -> list[UseDie]:
    """Every use of every die the seat can pay for."""
    sheet, columns, found = state.sheets[seat], state.columns, []
    taken = sheet.built | sheet.crossed
    for die, pay, reach in ways(state, seat):
        for colour, value, _, _ in reach:
            found.append(UseDie(die.slot, TAKE, colour, value, pay))
            if not value:
                continue
            for use in range(PRESTIGE, len(USES)):
                open_there = not taken & bit(2 * colour + use - 1, columns[value])
                if open_there and (use != PRESTIGE or die.prestige):
                    found.append(UseDie(die.slot, use, colour, value, pay))
    return found


def sample_use(state: TroyesState, seat: int, chance: Chance) -> UseDie:
    """One of `use_moves`, uniformly: draw among all targets and uses until one is legal."""
    sheet, columns, found = state.sheets[seat], state.columns, ways(state, seat)
    taken = sheet.built | sheet.crossed
    count = tries = 0
    for way in found:
        count += len(way[2])
    while True:
        number, use = divmod(chance.die(("sample", state.half, seat, tries), 3 * count) - 1, 3)
        tries += 1
        index = 0
        while number >= len(found[index][2]):
            number -= len(found[index][2])
            index += 1
        die, pay, reach = found[index]
        colour, value, _, _ = reach[number]
        if not use:
            return UseDie(die[1], TAKE, colour, value, pay)
        open_there = value and not taken >> (2 * colour + use - 1) * COLUMNS + columns[value] & 1
        if open_there and (use != PRESTIGE or die.prestige):
            return UseDie(die[1], use, colour, value, pay)


def why_not_use(state: TroyesState, seat: int, move: Move) -> Reason | None:
    """Why the seat may not use a die so: the first thing that stands against it."""
    if not isinstance(move, UseDie):
        return _no("use_die")
    slot, use = move.slot, move.use
    if not (_below(slot, SLOTS) and _below(use, len(USES)) and _below(move.colour, len(COLOURS))):
        return _no("no_such_use")
    if not _below(move.value, TOP_VALUE + 1):
        return _no("no_such_value", top=TOP_VALUE)
    if state.destroyed >> slot & 1:
        return _no("destroyed")
    die = offer_on(state, slot)
    return _why_not_pay(state, seat, die, move) or _why_not_target(state, seat, die, move)


def _why_not_pay(state: TroyesState, seat: int, die: Offer, move: UseDie) -> Reason | None:
    if not die.any_one and move.pay is not None:
        return _no("fixed_price")
    if die.any_one and not _below(move.pay, len(RESOURCES)):
        return _no("name_payment")
    influence, knowledge = influence_for(die, move.value), knowledge_for(die, move.colour)
    if influence is None:
        return _no("no_shift", value=die.value, wanted=move.value)
    if knowledge is None:
        return _no("no_recolour")
    held = state.sheets[seat].held
    needed = [die.price[0] + influence, die.price[1], die.price[2] + knowledge]
    if move.pay is not None:
        needed[move.pay] += 1
    for colour, name in enumerate(RESOURCES):
        if needed[colour] > held[colour]:
            resource = f"@troyes_dice.name.{name}"
            return _no("too_dear", resource=resource, needed=needed[colour], held=held[colour])
    return None


def _why_not_target(state: TroyesState, seat: int, die: Offer, move: UseDie) -> Reason | None:
    if move.use == TAKE:
        return None
    if not move.value:
        return _no("value_zero")
    if move.use == PRESTIGE and not die.prestige:
        return _no("no_prestige")
    return _why_not_build(state, seat, 2 * move.colour + move.use - 1, state.columns[move.value])


def _why_not_build(state: TroyesState, seat: int, row: int, column: int) -> Reason | None:
    sheet = state.sheets[seat]
    building = f"@troyes_dice.name.{ROWS[row]}"
    if sheet.built & bit(row, column):
        return _no("drawn", building=building, column=column + 1)
    if sheet.crossed & bit(row, column):
        return _no("crossed_out", building=building, value=state.numbers[column])
    return None


def bonus_moves(state: TroyesState, seat: int) -> list[BuildBonus]:
    """Every place for the bonus building now due."""
    places = bonus_places(state.sheets[seat], state.sheets[seat].owed[0])
    return [
        BuildBonus(row, column)
        for row in range(len(ROWS))
        for column in range(COLUMNS)
        if places & bit(row, column)
    ]


def why_not_bonus(state: TroyesState, seat: int, move: Move) -> Reason | None:
    """Why the seat may not build its bonus there."""
    if not isinstance(move, BuildBonus):
        return _no("build_bonus")
    if not (_below(move.row, len(ROWS)) and _below(move.column, COLUMNS)):
        return _no("no_such_building")
    owed = state.sheets[seat].owed[0]
    reason = _why_not_build(state, seat, move.row, move.column)
    if reason is None and not bonus_places(state.sheets[seat], owed) & bit(move.row, move.column):
        return _no("wrong_bonus", building=f"@troyes_dice.name.{ROWS[move.row]}")
    return reason


def track_moves(state: TroyesState, seat: int) -> list[ChooseTrack]:
    """Every track for the citizen now due."""
    sheet = state.sheets[seat]
    return [ChooseTrack(colour) for colour in open_tracks(sheet, sheet.owed[0])]


def why_not_track(state: TroyesState, seat: int, move: Move) -> Reason | None:
    """Why the citizen now due may not go on that track."""
    if not isinstance(move, ChooseTrack):
        return _no("choose_track")
    sheet = state.sheets[seat]
    if not _below(move.colour, len(COLOURS)) or move.colour not in open_tracks(sheet, sheet.owed[0]):
        return _no("no_such_track")
    return None


def builds(owed: tuple[Any, ...]) -> bool:
    """Whether what is owed is a building rather than a citizen."""
    return owed[0] in (BUILD_PRESTIGE, BUILD_WORK)
