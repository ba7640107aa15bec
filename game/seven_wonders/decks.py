"""Dealing, and what may lie where nobody or not everybody has looked."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from game.core.chance import Chance
from game.seven_wonders.disguise import DRAWN
from game.seven_wonders.state import NO_LEADER, SevenWondersState
from game.seven_wonders.tables import BLACK, PURPLE, tables


def age_deck(state: SevenWondersState, age: int, chance: Chance) -> list[int]:
    """An age's cards in random order, black cards and guilds drawn unseen (R02, R03, R60, R61)."""
    options = state.options
    fixed, black, guilds = tables().deck(options, age)
    cards = [*fixed, *chance.order(("black", age), black)[: black_cards(state)]]
    cards += chance.order(("guilds", age), guilds)[: guild_cards(state, age)]
    return chance.order(("deck", age), cards)


def black_cards(state: SevenWondersState) -> int:
    """Black cards in each age's deck; seven with eight players (R60, R80)."""
    return min(state.options.parties, 7) if state.options.cities else 0


def guild_cards(state: SevenWondersState, age: int) -> int:
    """Guilds in an age's deck (R03, R80)."""
    return min(state.options.parties, 7) + 2 if age == 3 else 0


def board_cards(state: SevenWondersState) -> list[int]:
    """All age cards lying in cities, cards by number."""
    found: list[int] = []
    for city in state.cities:
        city &= (1 << tables().cards) - 1
        while city:
            low = city & -city
            found.append(low.bit_length() - 1)
            city ^= low
    return found


def placed_cards(state: SevenWondersState) -> list[int]:
    """All age cards whose place is known, hands left out."""
    limit = tables().cards
    found = board_cards(state)
    found += [card for card in state.pile if card >= 0]
    found += [card for markers in state.markers for card in markers if 0 <= card < limit]
    if state.city_order is not None and state.city_order[1] is not None:
        found.append(int(state.city_order[1]))
    return found


def unseen(state: SevenWondersState, age: int, known: Iterable[int], chance: Chance) -> list[int]:
    """The cards of an age's deck that are not among *known*, in random order.

    Which of the black cards and guilds not known are in the deck at all is drawn.
    """
    t = tables()
    fixed, black, guilds = t.deck(state.options, age)
    seen = Counter(card for card in known if t.age[card] == age)
    rest = list((Counter(fixed) - seen).elements())
    for cards, colour, number in (
        (black, BLACK, black_cards(state)),
        (guilds, PURPLE, guild_cards(state, age)),
    ):
        shown = sum(1 for card in seen if t.colour[card] == colour)
        hidden = [card for card in cards if card not in seen]
        rest += chance.order(("unseen", age, colour), hidden)[: max(0, number - shown)]
    return chance.order(("unseen", age), rest)


def turn_over_pile(state: SevenWondersState, chance: Chance) -> tuple[int, ...]:
    """The discard pile with the cards that nobody had seen filled in (R46)."""
    pile = list(state.pile)
    hands = [card for hand in state.hands for card in hand]
    for place, card in enumerate(pile):
        if card < 0:
            known = [*placed_cards(state), *hands, *(one for one in pile if one >= 0)]
            pile[place] = unseen(state, -card, known, chance)[0]
    return tuple(pile)


def draw_city_card(state: SevenWondersState, chance: Chance) -> int:
    """The top card of the Free City's pile, which is what has not been seen of the age's deck."""
    hands = [card for hand in state.hands for card in hand]
    return unseen(state, state.age, [*placed_cards(state), *hands], chance)[0]


def free_leaders(state: SevenWondersState) -> list[int]:
    """The leaders that are in nobody's hand, in no city and not used up."""
    t = tables()
    gone = {one for group in (*state.leaders, *state.packs, *state.markers, *state.entombed) for one in group}
    gone.update(state.leader_pile)
    in_play = 0
    for city in state.cities:
        in_play |= city
    return [one for one in t.leader_deck(state.options) if one not in gone and not in_play >> one & 1]


def imagine(view: SevenWondersState, chance: Chance) -> SevenWondersState:
    """Fill in everything the view does not know; what it has seen stays where it can be."""
    state = view.copy()
    if state.age:
        for age in range(1, state.age + 1):
            _imagine_age(state, age, chance)
    if state.options.leaders:
        _imagine_leaders(state, chance)
    return state


def _imagine_age(state: SevenWondersState, age: int, chance: Chance) -> None:
    """Deal an age's unseen cards to the hands, the pile and the Free City's secret order."""
    current = age == state.age
    dealt = current and state.phase != "recruit"
    if not dealt and -age not in state.pile:
        return
    hands = dict(enumerate(state.hands)) if dealt else {}
    sure = [card for seat, hand in hands.items() if len(hand) <= state.sizes[seat] for card in hand]
    known = [*placed_cards(state), *sure]
    doubtful = {seat: hand for seat, hand in hands.items() if len(hand) > state.sizes[seat]}
    perhaps = _still_possible(state, age, known, doubtful.values())
    rest = unseen(state, age, [*known, *perhaps.elements()], chance)
    for seat in sorted(doubtful, key=lambda one: len(doubtful[one]) - state.sizes[one]):
        found: list[int] = []
        for card in chance.order(("hand", age, seat), doubtful[seat]):
            if perhaps[card] and len(found) < state.sizes[seat]:
                perhaps[card] -= 1
                found.append(card)
        state.hands[seat] = hands[seat] = tuple(found)
    gone = list(perhaps.elements())
    for seat, hand in hands.items():
        missing = state.sizes[seat] - len(hand)
        if missing > 0:
            hand = (*hand, *(_take(rest, gone) for _ in range(missing)))
        state.hands[seat] = tuple(sorted(hand))
    hidden = chance.order(("gone", age), gone + rest)
    if dealt and state.city_order is not None and state.city_order[1] is None:
        state.city_order = ("Sell", _take(hidden, rest), "", 0, 0, 0)
    state.pile = tuple([_take(hidden, rest) if card == -age else card for card in state.pile])


def _still_possible(
    state: SevenWondersState, age: int, known: Iterable[int], hands: Iterable[tuple[int, ...]]
) -> Counter[int]:
    """The cards that may be in these hands, no more of each than are left of it."""
    fixed, black, guilds = tables().deck(state.options, age)
    left = Counter((*fixed, *black, *guilds)) - Counter(known)
    return left & Counter(card for hand in hands for card in hand)


def _take(first: list[int], second: list[int]) -> int:
    return first.pop() if first else second.pop()


def _imagine_leaders(state: SevenWondersState, chance: Chance) -> None:
    """Give the unknown leaders faces: from the pack they were kept from, if it was seen."""
    packs = [chance.order(("pack", place), pack) for place, pack in enumerate(state.packs)]
    rest = chance.order(("leaders",), free_leaders(state))
    drafting = state.phase == "draft"
    seats = len(state.leaders)
    if drafting:
        for place in range(seats):
            kept = sum(-1 - place in held for held in state.leaders)
            while len(packs[place]) < 4 - state.round + kept:
                packs[place].append(rest.pop())
    for seat, held in enumerate(state.leaders):
        faces = [one if one >= 0 else _face(one, packs, rest) for one in held]
        mixed = faces if len(faces) == state.leader_sizes[seat] else chance.order(("held", seat), faces)
        size = state.leader_sizes[seat]
        state.leaders[seat] = tuple(mixed[:size])
        state.leader_pile += tuple(mixed[size:])
    state.packs = [tuple(pack) if drafting else () for pack in packs]


def _face(mark: int, packs: list[list[int]], rest: list[int]) -> int:
    pack = packs[-1 - mark] if mark != DRAWN else []
    if pack:
        return pack.pop()
    return rest.pop() if rest else NO_LEADER
