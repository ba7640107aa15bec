"""The wheel and its dice: a half-day's roll, what it destroys, and its close (R02-R10, R31-R33)."""

from __future__ import annotations

from collections import Counter
from itertools import product

from game.core.chance import Chance
from game.troyes_dice.catalog import FeastRule, PlunderRule, catalog
from game.troyes_dice.chain import settle
from game.troyes_dice.offers import SLOTS, TOP_VALUE, affordable
from game.troyes_dice.sheet import COLOURS, COLUMNS, FORTRESS, bit
from game.troyes_dice.state import TroyesState
from game.troyes_dice.tables import ONE_OF_EACH, tables

Roll = tuple[tuple[int, ...], int]


def place(clear: tuple[int, ...], black: int) -> Roll:
    """Values in rising order by slot, and the black die's slot: first among equals (R03, R04)."""
    lower = sum(value < black for value in clear)
    return tuple(sorted((*clear, black))), lower


FACES = range(1, TOP_VALUE + 1)
ROLLS: tuple[Roll, ...] = tuple(
    place((first, second, third), black) for first, second, third, black in product(FACES, repeat=SLOTS)
)
"""The 1,296 equally likely throws, laid out."""


def lay_plazas(state: TroyesState, chance: Chance) -> None:
    """Shuffle the plazas onto the notches, random side up; with feasts, draw their tiles."""
    faces = catalog().wheel.plazas.faces
    laid = []
    for notch, tile in enumerate(chance.order(("plazas",), range(len(faces)))):
        front = chance.pick(("side", notch), (0, 1))
        laid.append((COLOURS.index(faces[tile][front]), COLOURS.index(faces[tile][1 - front])))
    state.plazas_laid(tuple(front for front, _ in laid), tuple(back for _, back in laid))
    if state.options.feasts:
        feasts = catalog().feasts
        drawn = iter(chance.order(("feasts",), range(1, len(feasts.tiles) + 1))[: feasts.used])
        state.feasts_laid(tuple(next(drawn) if front == back else 0 for front, back in laid))


def feast_rule(state: TroyesState, slot: int) -> FeastRule | PlunderRule | None:
    """The rule in force beside a slot's plaza."""
    tile = state.feasts[state.notches[slot]]
    if not tile:
        return None
    found = catalog().feasts.tiles[abs(tile) - 1]
    return found.feast.rule if tile > 0 else found.plunder.rule


def open_half_day(state: TroyesState, chance: Chance) -> None:
    """Roll, lay the dice out, let the black die strike, console those who can pay for none."""
    half = state.half + 1
    lay_dice(state, half, chance.pick(("dice", half), ROLLS))
    if state.destroyed & 1 or state.options.feasts:
        for seat, sheet in enumerate(state.sheets):
            if not sheet.acted and not affordable(state, seat):
                state.consolation_taken(seat)
                settle(state, seat, list(ONE_OF_EACH))


def lay_dice(state: TroyesState, half: int, roll: Roll) -> None:
    """Lay a throw out on the plazas of a half-day; the black die strikes (R06, R07, H13, H14)."""
    values, black = roll
    state.dice_rolled(half, values, black)
    if not state.options.feasts:
        strike(state, black)
        return
    if feast_rule(state, black) == "ignore_black":
        state.black_die_spared(black)
    else:
        strike(state, black)
    for slot in range(SLOTS):
        if slot != black and feast_rule(state, slot) == "clear_is_black":
            strike(state, slot)


def threats(state: TroyesState, seat: int) -> dict[tuple[int, int], int]:
    """How many of the 1,296 throws of the next half-day cross out a die box, by (colour, column)."""
    ahead = state.copy()
    close_half_day(ahead)
    found: dict[tuple[int, int], int] = {}
    if ahead.over or ahead.half + 1 < tables().first_destruction:
        return found
    for roll, throws in Counter(ROLLS).items():
        after = ahead.copy()
        lay_dice(after, ahead.half + 1, roll)
        fresh = after.sheets[seat].crossed & ~ahead.sheets[seat].crossed
        for colour, column in product(range(len(COLOURS)), range(COLUMNS)):
            if fresh & bit(2 * colour, column):
                found[colour, column] = found.get((colour, column), 0) + throws
    return found


def strike(state: TroyesState, slot: int) -> None:
    """Destroy a slot's plaza and, from day 3, the die box it names on every unprotected sheet."""
    state.plaza_destroyed(slot)
    if state.half < tables().first_destruction:
        return
    colour, column = state.fronts[tables().notches[state.half][slot]], state.columns[state.values[slot]]
    box, fortress = bit(2 * colour, column), bit(FORTRESS, column)
    seats = tuple(
        seat for seat, sheet in enumerate(state.sheets) if not (sheet.crossed & box or sheet.built & fortress)
    )
    if seats:
        state.die_crossed_out(colour, column, seats)


def turning(state: TroyesState) -> tuple[int, ...]:
    """The notches whose feast turns to plunder as this half-day ends: struck, or kept from the black die."""
    if not state.options.feasts or state.half < 0:
        return ()
    return tuple(
        notch
        for slot, notch in enumerate(tables().notches[state.half])
        if state.feasts[notch] > 0 and (state.destroyed >> slot & 1 or slot == state.black)
    )


def close_half_day(state: TroyesState) -> None:
    """Put destroyed plazas back turned over; turn struck feasts and, after an afternoon, the wheel."""
    table, half = tables(), state.half
    destroyed, turned = state.destroyed, turning(state)
    for slot, notch in enumerate(table.notches[half]):
        if destroyed >> slot & 1:
            state.plaza_rebuilt(notch)
        if notch in turned:
            state.feast_turned(notch)
    if half + 1 == table.half_days:
        state.game_ended()
    elif half & 1:
        state.wheel_turned(half // 2 + 2)
