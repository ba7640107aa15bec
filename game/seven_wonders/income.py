"""Coins from the bank and what a placed card, stage or leader does at once."""

from __future__ import annotations

from game.seven_wonders.state import SevenWondersState
from game.seven_wonders.tables import (
    BLACK,
    BONUS,
    COLOURS,
    ON_BLACK,
    ON_CHAIN,
    ON_YELLOW,
    WHITE,
    YELLOW,
    Gain,
    tables,
)

SALE = 3
ON_BUILD = ON_YELLOW | ON_BLACK | ON_CHAIN
"""Powers that a card which joins the city may set off."""
COIN_LEADERS = {ON_YELLOW: "xenophon", ON_BLACK: "diocletian", ON_CHAIN: "vitruvius"}
SALVAGERS = {"halikarnassos": 0, "solomon": 1}
"""In which order cards are taken from the discard pile in one turn (R96); a copied Solomon comes last."""
COPIED_SOLOMON = 2


def count(state: SevenWondersState, party: int, counter: str) -> int:
    """How many of something a city holds."""
    if counter == "wonder_stages":
        return state.stages[party]
    if counter == "victory_tokens":
        return sum(state.victories[party])
    if counter == "defeat_tokens":
        return state.defeats[party]
    colour = WHITE if counter == "leaders" else COLOURS.index(counter)
    return (state.cities[party] & tables().painted[colour]).bit_count()


def scoped(state: SevenWondersState, party: int, counter: str, scope: tuple[str, ...]) -> int:
    """How many of something a city and those next to it hold, as far as the scope names them."""
    total = 0
    for who in scope:
        one = party if who == "self" else state.left(party) if who == "left" else state.right(party)
        total += count(state, one, counter)
    return total


def take(state: SevenWondersState, party: int, coins: int, source: str, owner: int = -1) -> None:
    """A city takes coins from the bank, by its own or *owner's* card; the first time Berenice adds one."""
    if coins:
        bonus = 1 if state.powers[party] & ~state.used[party] & BONUS else 0
        state.coins_taken(party, coins, source, bonus, owner)


def at_once(state: SevenWondersState, party: int, gain: Gain) -> None:
    """The single effects of something placed this turn (after all has been placed, R22)."""
    for counter, scope, each in gain.incomes:
        number = each if counter is None else each * scoped(state, party, counter, scope)
        take(state, party, number, gain.name)
    if gain.gifts:
        take(state, state.left(party), gain.gifts, gain.name, party)
        take(state, state.right(party), gain.gifts, gain.name, party)
    if gain.diplomacy:
        state.diplomacy_taken(party, gain.diplomacy)
    if gain.losses:
        state.choice_owed("losses", party, gain.number)
    for topic in gain.owed:
        state.choice_owed(topic, party, SALVAGERS.get(gain.name, 0))


def lose(state: SevenWondersState, party: int, gain: Gain) -> None:
    """What every other city owes for this, counted at the end of the turn (R64, R66)."""
    for counter, each in gain.losses:
        for other in range(len(state.coins)):
            if other != party:
                coins = each if counter is None else each * count(state, other, counter)
                if coins:
                    state.loss_owed(other, coins, party, gain.number)


def on_build(state: SevenWondersState, party: int, card: int, way: str) -> None:
    """Coins of leaders for a card that joined the city."""
    powers = state.powers[party]
    if not powers & ON_BUILD:
        return
    colour = tables().colour[card]
    happened = (colour == YELLOW) * ON_YELLOW | (colour == BLACK) * ON_BLACK | (way == "chained") * ON_CHAIN
    for power, leader in COIN_LEADERS.items():
        if powers & happened & power:
            take(state, party, 2, leader)
