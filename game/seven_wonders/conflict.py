"""Military conflicts at the end of an age."""

from __future__ import annotations

from game.seven_wonders.income import take
from game.seven_wonders.state import SevenWondersState
from game.seven_wonders.tables import DEFEAT_AS_SHIELDS, DEFEAT_TO_VICTOR, ON_VICTORY

VALUES = {1: 1, 2: 3, 3: 5}
NERO_COINS = 2


def strength(state: SevenWondersState, party: int) -> int:
    """Shields, for Semiramis with the defeat tokens."""
    shields = state.shields[party]
    return shields + state.defeats[party] if state.powers[party] & DEFEAT_AS_SHIELDS else shields


def pairs(state: SevenWondersState) -> list[tuple[int, int]]:
    """Which cities fight each other: neighbours, those that sit out left out (R25, R70-R73, R89)."""
    if state.options.teams:
        seats = state.options.seats
        return [(seat, (seat + 1) % seats) for seat in range(1, seats, 2)]
    present = [party for party in range(len(state.coins)) if not state.diplomacy[party]]
    if len(present) < 2:
        return []
    if len(present) == 2:
        return [(present[0], present[1])]
    return list(zip(present, [*present[1:], present[0]], strict=True))


def drawn(state: SevenWondersState) -> list[tuple[int, int]]:
    """The pairs that would fight now and are equally strong: nobody gets a token."""
    return [(one, other) for one, other in pairs(state) if strength(state, one) == strength(state, other)]


def resolve(state: SevenWondersState) -> None:
    """All conflicts of the age at once, then one diplomacy token of each holder goes back (R98)."""
    state.conflicts_opened(state.age)
    strengths = [strength(state, party) for party in range(len(state.coins))]
    won: list[int] = []
    for one, other in pairs(state):
        if strengths[one] == strengths[other]:
            continue
        victor, loser = (one, other) if strengths[one] > strengths[other] else (other, one)
        tokens = _tokens(state, one, other)
        if tokens:
            bearer = victor if state.powers[loser] & DEFEAT_TO_VICTOR else loser
            state.conflict_fought(victor, loser, VALUES[state.age], tokens, tokens, bearer)
            won += [victor] * tokens
    for victor in won:
        if state.powers[victor] & ON_VICTORY:
            take(state, victor, NERO_COINS, "nero")
    for party in range(len(state.coins)):
        if state.diplomacy[party]:
            state.diplomacy_spent(party)


def _tokens(state: SevenWondersState, one: int, other: int) -> int:
    """Tokens a fight is about: two in a team game, one fewer for each side's diplomacy (R89, R90)."""
    if not state.options.teams:
        return 1
    return 2 - bool(state.diplomacy[one]) - bool(state.diplomacy[other])
