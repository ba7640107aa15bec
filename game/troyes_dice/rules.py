"""The rules of Troyes Dice: who is asked, what is legal, what follows."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec

from game.core.chance import Chance
from game.core.reason import Reason
from game.core.rules import Ask, Move, Rules, declared
from game.core.score import ScoreSheet
from game.troyes_dice import legality, moves
from game.troyes_dice.chain import build_bonus, draw, place, settle
from game.troyes_dice.conservation import conserve
from game.troyes_dice.moves import BuildBonus, ChooseTrack, NumberColumns, UseDie
from game.troyes_dice.offers import Offer, bill, offer_on
from game.troyes_dice.options import MOST_SEATS, TroyesOptions
from game.troyes_dice.scoring import score_sheet
from game.troyes_dice.sheet import CATHEDRAL, COLUMNS, FORTRESS, RED, TAKE
from game.troyes_dice.state import TroyesState
from game.troyes_dice.tables import GAIN_CITIZENS, GAIN_RESOURCES, ONE_OF_EACH, RECRUIT, Owed
from game.troyes_dice.wheel import close_half_day, lay_plazas, open_half_day

CRIER = 0
NUMBERING_ASKS = (Ask(CRIER, "numbering"),)
DIE_ASKS = tuple(Ask(seat, "die") for seat in range(MOST_SEATS))
OWED_TOPICS = ("resources", "overflow", "prestige", "work", "recruit")
"""The topic of the ask that settles what is owed, by its kind."""


class TroyesRules(Rules[TroyesState, TroyesOptions]):
    """All seats act at once on the same dice, each on its own sheet, so every ask is open (H15)."""

    id = "troyes_dice"
    options_type = TroyesOptions
    state_type = TroyesState
    move_types = declared(moves, Move)
    completing = (BuildBonus, ChooseTrack)

    def blank(self, options: TroyesOptions) -> TroyesState:
        return TroyesState(options)

    def set_up(self, state: TroyesState, chance: Chance) -> None:
        lay_plazas(state, chance)
        if state.options.numbering == "first":
            state.columns_numbered(tuple(range(1, COLUMNS + 1)))
            open_half_day(state, chance)
        elif state.options.numbering == "rolled":
            state.crier_rolled(chance.die(("crier",), COLUMNS))

    def asks(self, state: TroyesState) -> Sequence[Ask]:
        if state.over:
            return ()
        if not state.numbers:
            return NUMBERING_ASKS
        asks = []
        for seat, sheet in enumerate(state.sheets):
            if sheet.owed:
                asks.append(Ask(seat, OWED_TOPICS[sheet.owed[0][0]]))
            elif not sheet.acted:
                asks.append(DIE_ASKS[seat])
        return asks

    def moves(self, state: TroyesState, seat: int) -> Sequence[Move]:
        if not state.numbers:
            return legality.numberings(state)
        owed = state.sheets[seat].owed
        if not owed:
            return legality.use_moves(state, seat)
        if legality.builds(owed[0]):
            return legality.bonus_moves(state, seat)
        return legality.track_moves(state, seat)

    def why_not(self, state: TroyesState, seat: int, move: Move) -> Reason | None:
        if not state.numbers:
            return legality.why_not_number(state, move)
        owed = state.sheets[seat].owed
        if not owed:
            return legality.why_not_use(state, seat, move)
        if legality.builds(owed[0]):
            return legality.why_not_bonus(state, seat, move)
        return legality.why_not_track(state, seat, move)

    def sample(self, state: TroyesState, seat: int, chance: Chance) -> Move:
        if state.numbers and not state.sheets[seat].owed:
            return legality.sample_use(state, seat, chance)
        return super().sample(state, seat, chance)

    def play(self, state: TroyesState, moves: Mapping[int, Move], chance: Chance) -> None:
        for seat, move in moves.items():
            carry_out(state, seat, move)
        if state.half < 0:
            open_half_day(state, chance)
        while all_done(state):
            close_half_day(state)
            if state.over:
                break
            open_half_day(state, chance)

    def preview(self, view: TroyesState, seat: int, move: Move) -> TroyesState:
        state = view.copy()
        carry_out(state, seat, move)
        return state

    def imagine(self, view: TroyesState, chance: Chance) -> TroyesState:
        return view.copy()

    def scores(self, state: TroyesState) -> Sequence[ScoreSheet]:
        return [score_sheet(state, seat) for seat in range(state.options.seats)]

    def conserve(self, state: TroyesState) -> None:
        conserve(state)


def all_done(state: TroyesState) -> bool:
    """Whether nobody is asked for anything in this half-day."""
    for sheet in state.sheets:  # noqa: SIM110 - a loop is much quicker than any() here
        if sheet.owed or not sheet.acted:
            return False
    return True


def carry_out(state: TroyesState, seat: int, move: Move) -> None:
    """One seat's move and what it sets off on its own sheet."""
    if isinstance(move, UseDie):
        use_die(state, seat, move)
    elif isinstance(move, NumberColumns):
        state.columns_numbered(msgspec.structs.astuple(move))
    elif isinstance(move, BuildBonus):
        todo = list(state.sheets[seat].owed)
        build_bonus(state, seat, move.row, move.column, todo)
        settle(state, seat, todo)
    elif isinstance(move, ChooseTrack):
        todo = list(state.sheets[seat].owed)
        place(state, seat, move.colour, todo)
        settle(state, seat, todo)


def use_die(state: TroyesState, seat: int, move: UseDie) -> None:
    """Pay for a die, change it, and take its action (R11-R24)."""
    slot, use, colour, value = move.slot, move.use, move.colour, move.value
    die = offer_on(state, slot)
    state.die_used(seat, slot, use, colour, value, bill(die, move.pay, colour, value))
    if use == TAKE:
        todo: list[Owed] = [(GAIN_RESOURCES, colour, value)] if value else []
    else:
        row = 2 * colour + use - 1
        recoloured = slot if colour != die.colour else None
        extra = die.feast_value if die.feast == "hall_extra_die" else 0
        todo = draw(state, seat, row, state.columns[value], recoloured, extra, gift(die, row))
    settle(state, seat, todo)


def gift(die: Offer, row: int) -> tuple[Owed, ...]:
    """What the feast beside the die adds to a building of this row."""
    if die.feast == "fortress_levy" and row == FORTRESS:
        return (GAIN_CITIZENS, RED, 1), (RECRUIT, 0, 1)
    if die.feast == "cathedral_blessing" and row == CATHEDRAL:
        return ONE_OF_EACH
    if die.feast == "work_extra_citizen" and row & 1:
        return ((GAIN_CITIZENS, row >> 1, die.feast_value),)
    return ()


RULES = TroyesRules()
