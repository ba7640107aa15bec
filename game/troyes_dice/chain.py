"""Gains and the bonuses they set off, as far as they go without a choice (R17-R30, H01-H04).

What is still to come is a list, next first: a building's own gain and its diamond go to the front, the
bonuses of the tracks wait at the back.
"""

from __future__ import annotations

from game.troyes_dice.sheet import (
    COLUMNS,
    FORTRESS,
    HALL,
    RED,
    WHITE,
    YELLOW,
    Sheet,
)
from game.troyes_dice.state import TroyesState
from game.troyes_dice.tables import (
    BUILD_PRESTIGE,
    BUILD_WORK,
    GAIN_CITIZENS,
    GAIN_RESOURCES,
    RECRUIT,
    Owed,
    tables,
)


def bonus_places(sheet: Sheet, owed: Owed) -> int:
    """The mask of buildings that a bonus may draw."""
    table = tables()
    kinds = table.work_mask if owed[0] == BUILD_WORK else table.prestige_masks[owed[1]]
    return kinds & ~(sheet.built | sheet.crossed)


def open_tracks(sheet: Sheet, owed: Owed) -> tuple[int, ...]:
    """The tracks on which the citizen now due may be circled."""
    boxes = tables().citizen_boxes
    colours = (YELLOW, WHITE) if owed[0] == RECRUIT else (RED, YELLOW, WHITE)
    return tuple(colour for colour in colours if sheet.citizens[colour] < boxes)


def dice_of(state: TroyesState, colour: int, but_slot: int | None = None) -> int:
    """Available dice of a colour on the wheel, one slot left out (R21, R22, H07)."""
    fronts, destroyed, count = state.fronts, state.destroyed, 0
    for slot, notch in enumerate(tables().notches[state.half]):
        if fronts[notch] == colour and not destroyed >> slot & 1 and slot != but_slot:
            count += 1
    return count


def draw(
    state: TroyesState,
    seat: int,
    row: int,
    column: int,
    but_slot: int | None = None,
    extra_dice: int = 0,
    gift: tuple[Owed, ...] = (),
) -> list[Owed]:
    """Draw a building and return its gains: its own, *gift*, the diamond's."""
    table = tables()
    state.building_drawn(seat, row, column)
    gains: list[Owed] = []
    if row & 1:
        gains.append((GAIN_CITIZENS, row >> 1, table.work_citizens))
    elif row == FORTRESS:
        gains.append(table.fortress_gifts[column])
    elif row == HALL:
        kind, colour, each = table.halls[column]
        count = dice_of(state, colour, but_slot) + extra_dice
        if count:
            gains.append((kind, colour, count * each))
    gains += gift
    link = table.links.get(row * COLUMNS + column)
    if link is not None and state.sheets[seat].built & link[0]:
        state.link_joined(seat, link[1])
        gains.append(link[2])
    return gains


def circle_resources(state: TroyesState, seat: int, colour: int, count: int, todo: list[Owed]) -> None:
    """Circle boxes as far as the track goes; a citizen beside one comes next (R18)."""
    table = tables()
    before = state.sheets[seat].circled[colour]
    after = min(before + count, table.resource_boxes)
    if after > before:
        state.resources_circled(seat, colour, after - before)
        citizens = table.linked[before][after]
        if citizens:
            todo.insert(0, (GAIN_CITIZENS, colour, citizens))
    if before + count > after:
        state.gain_lost(seat, (GAIN_RESOURCES, colour, before + count - after))


def circle_citizens(state: TroyesState, seat: int, colour: int, count: int, todo: list[Owed]) -> None:
    """Circle citizens that fit on their track; what they set off waits at the end (R27-R29)."""
    citizens = state.sheets[seat].citizens
    before = citizens[colour]
    state.citizens_circled(seat, colour, count)
    for box in tables().triggers[before][before + count]:
        bonus = tables().row_bonuses.get((colour, box))
        if bonus is not None:
            state.track_bonus_reached(seat, box, colour)
            todo += bonus
        elif citizens[0] >= box and citizens[1] >= box and citizens[2] >= box:
            state.track_bonus_reached(seat, box, None)
            todo += tables().column_bonuses[box]


def settle(state: TroyesState, seat: int, todo: list[Owed]) -> None:
    """Carry out what is to come until it is done or the seat must choose."""
    sheet = state.sheets[seat]
    while todo:
        kind, colour, count = todo[0]
        if kind == GAIN_RESOURCES:
            del todo[0]
            circle_resources(state, seat, colour, count, todo)
        elif kind == GAIN_CITIZENS and sheet.citizens[colour] < tables().citizen_boxes:
            fitting = min(count, tables().citizen_boxes - sheet.citizens[colour])
            if fitting == count:
                del todo[0]
            else:
                todo[0] = (kind, colour, count - fitting)
            circle_citizens(state, seat, colour, fitting, todo)
        elif kind in (BUILD_PRESTIGE, BUILD_WORK):
            if not _build_only(state, seat, todo):
                break
        elif not _place_only(state, seat, todo):
            break
    if todo or sheet.owed:
        state.gains_owed(seat, tuple(todo))


def _build_only(state: TroyesState, seat: int, todo: list[Owed]) -> bool:
    """Carry out a bonus building that leaves no choice; False if it does."""
    places = bonus_places(state.sheets[seat], todo[0])
    if places & (places - 1):
        return False
    bonus = todo.pop(0)
    if places:
        row, column = divmod(places.bit_length() - 1, COLUMNS)
        todo[:0] = draw(state, seat, row, column)
    else:
        state.gain_lost(seat, bonus)
    return True


def _place_only(state: TroyesState, seat: int, todo: list[Owed]) -> bool:
    """Place a citizen whose own track is full, or a recruit, if that leaves no choice; False if it does."""
    tracks = open_tracks(state.sheets[seat], todo[0])
    if len(tracks) > 1:
        return False
    if todo[0][0] == RECRUIT and not tracks:
        todo[0] = (GAIN_CITIZENS, YELLOW, 1)
    elif tracks:
        place(state, seat, tracks[0], todo)
    else:
        state.gain_lost(seat, todo.pop(0))
    return True


def place(state: TroyesState, seat: int, colour: int, todo: list[Owed]) -> None:
    """Circle one of the citizens now due on another track."""
    kind, own, count = todo.pop(0)
    if count > 1:
        todo.insert(0, (kind, own, count - 1))
    circle_citizens(state, seat, colour, 1, todo)


def build_bonus(state: TroyesState, seat: int, row: int, column: int, todo: list[Owed]) -> None:
    """Draw the chosen bonus building."""
    del todo[0]
    todo[:0] = draw(state, seat, row, column)
