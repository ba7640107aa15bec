"""The state of a table, or of what somebody knows of it."""

from __future__ import annotations

from typing import ClassVar, Self

from game.core.rules import Event, State, declared
from game.seven_wonders import events
from game.seven_wonders.disguise import DRAWN, with_pack_back, without_leader
from game.seven_wonders.options import SevenWondersOptions
from game.seven_wonders.payment import USED_UP
from game.seven_wonders.tables import (
    BLACK,
    BONUS,
    FREE_ANY,
    FREE_BLACK,
    FREE_PURPLE,
    OWN_FIRST,
    PURPLE,
    Gain,
    tables,
)

NO_LEADER = -1
TOPICS = ("last_card", "drop", "draw_leaders", "extra_leader", "copy_leader", "entomb", "salvage", "losses")
Owed = tuple[str, int, int]


class SevenWondersState(State):
    """Lists hold one entry a party (hands, sizes and leaders: one a seat).

    A hand is the cards that may be in it: more than its size, if unseen ones have left it; fewer, if it was
    never seen. The discard pile, and markers under a wonder, hold minus the age for an unknown card.
    """

    __slots__ = (
        "age",
        "boards",
        "cities",
        "city_cards",
        "city_order",
        "coins",
        "copied",
        "debts",
        "defeats",
        "diplomacy",
        "entombed",
        "goods",
        "hands",
        "holder",
        "leader_pile",
        "leader_sizes",
        "leaders",
        "markers",
        "offers",
        "options",
        "owed",
        "packs",
        "phase",
        "pile",
        "powers",
        "queue",
        "round",
        "shields",
        "sizes",
        "spent",
        "stages",
        "turn",
        "used",
        "victories",
    )
    events: ClassVar[tuple[type[Event], ...]] = declared(events, Event)

    def __init__(self, options: SevenWondersOptions) -> None:
        parties, seats = options.parties, options.seats
        self.options = options
        self.phase = "draft"
        self.age = self.turn = self.round = self.city_cards = 0
        self.holder = -1
        self.boards = [0] * parties
        self.offers: list[tuple[int, ...]] = [()] * seats
        self.coins = [0] * parties
        self.debts = [0] * parties
        self.diplomacy = [0] * parties
        self.cities = [0] * parties
        self.stages = [0] * parties
        self.markers: list[tuple[int, ...]] = [()] * parties
        self.goods = [0] * parties
        self.shields = [0] * parties
        self.powers = [OWN_FIRST if options.teams else 0] * parties
        self.used = [0] * parties
        self.spent = [0] * parties
        self.victories: list[tuple[int, int, int]] = [(0, 0, 0)] * parties
        self.defeats = [0] * parties
        self.owed = [0] * parties
        self.copied = [NO_LEADER] * parties
        self.entombed: list[tuple[int, ...]] = [()] * parties
        self.hands: list[tuple[int, ...]] = [()] * seats
        self.sizes = [0] * seats
        self.leaders: list[tuple[int, ...]] = [()] * seats
        self.leader_sizes = [0] * seats
        self.packs: list[tuple[int, ...]] = [()] * seats
        self.leader_pile: tuple[int, ...] = ()
        self.pile: tuple[int, ...] = ()
        self.queue: tuple[Owed, ...] = ()
        self.city_order: tuple[int | str | None, ...] | None = None

    def copy(self) -> Self:
        new = SevenWondersState.__new__(SevenWondersState)
        new.options = self.options
        new.phase = self.phase
        new.age = self.age
        new.turn = self.turn
        new.round = self.round
        new.city_cards = self.city_cards
        new.holder = self.holder
        new.boards = self.boards[:]
        new.offers = self.offers[:]
        new.coins = self.coins[:]
        new.debts = self.debts[:]
        new.diplomacy = self.diplomacy[:]
        new.cities = self.cities[:]
        new.stages = self.stages[:]
        new.markers = self.markers[:]
        new.goods = self.goods[:]
        new.shields = self.shields[:]
        new.powers = self.powers[:]
        new.used = self.used[:]
        new.spent = self.spent[:]
        new.victories = self.victories[:]
        new.defeats = self.defeats[:]
        new.owed = self.owed[:]
        new.copied = self.copied[:]
        new.entombed = self.entombed[:]
        new.hands = self.hands[:]
        new.sizes = self.sizes[:]
        new.leaders = self.leaders[:]
        new.leader_sizes = self.leader_sizes[:]
        new.packs = self.packs[:]
        new.leader_pile = self.leader_pile
        new.pile = self.pile
        new.queue = self.queue
        new.city_order = self.city_order
        return new  # type: ignore[return-value]

    def left(self, party: int) -> int:
        """The left-hand (western) neighbour."""
        return party + 1 if party + 1 < len(self.coins) else 0

    def right(self, party: int) -> int:
        """The right-hand (eastern) neighbour."""
        return party - 1 if party else len(self.coins) - 1

    def unused(self, party: int) -> int:
        """A city's powers, without those of once a turn that this turn has used up."""
        return self.powers[party] & ~self.used[party]

    # Set-up, ages, hands

    def board_dealt(self, party: int, board: int, coins: int) -> None:
        self.boards[party] = board
        self.coins[party] = coins
        self._gain(party, tables().start[board])

    def boards_offered(self, seat: int, boards: tuple[int, ...]) -> None:
        """Until it decides, a seat is taken to keep the first one."""
        self.offers[seat] = boards
        self.boards[seat] = boards[0]

    def phase_opened(self, phase: str) -> None:
        self.phase = phase
        self.used = [0] * len(self.used)

    def age_opened(self, age: int, city_cards: int, holder: int) -> None:
        self.age = age
        self.turn = 1
        self.city_cards = city_cards
        self.holder = holder
        self.spent = [0] * len(self.spent)
        self.used = [0] * len(self.used)
        self.hands = [()] * len(self.hands)
        self.sizes = [self.options.hand] * len(self.sizes)

    def hand_received(self, seat: int, cards: tuple[int, ...]) -> None:
        if not cards or cards[0] is not None:
            self.hands[seat] = cards

    def hands_passed(self, by: int) -> None:
        self.turn += 1
        if by == 1:
            self.hands = [self.hands[-1], *self.hands[:-1]]
            self.sizes = [self.sizes[-1], *self.sizes[:-1]]
        else:
            self.hands = [*self.hands[1:], self.hands[0]]
            self.sizes = [*self.sizes[1:], self.sizes[0]]
        self.used = [0] * len(self.used)
        if self.holder >= 0:
            self.holder = 1 - self.holder

    def city_card_drawn(self, seat: int, card: int) -> None:
        self.city_cards -= 1
        self.sizes[seat] += 1
        if card is None:
            self.hands[seat] = ()
        else:
            self.hands[seat] = tuple(sorted((*self.hands[seat], card)))

    def city_ordered(self, seat: int, order: tuple[int | str, ...]) -> None:
        self.city_order = order
        self._leave(seat, seat, order[1])  # type: ignore[arg-type]

    # What a seat does with a card

    def card_built(
        self, seat: int, party: int, card: int, way: str, left: int, right: int, bank: int, uses: int
    ) -> None:
        self._leave(seat, party, card)
        if left or right or bank or uses:
            self._pay(party, left, right, bank, uses)
        elif way == "free":
            self._spend_free_build(party, card)
        self.cities[party] |= 1 << card
        self._gain(party, tables().gain[card])

    def stage_built(
        self, seat: int, party: int, card: int, left: int, right: int, bank: int, uses: int
    ) -> None:
        if self.phase == "recruit":
            self._leader_leaves(seat, card)
        else:
            self._leave(seat, party, card)
        self._pay(party, left, right, bank, uses)
        self.markers[party] = (*self.markers[party], -self.age if card is None else card)
        stage = self.stages[party]
        self.stages[party] = stage + 1
        self._gain(party, tables().stage_gain[self.boards[party]][stage])

    def card_sold(self, seat: int, party: int, card: int) -> None:
        if self.phase == "recruit":
            self._leader_leaves(seat, card)
            self.leader_pile += () if card is None else (card,)
        else:
            self._leave(seat, party, card)
            self.pile += (-self.age if card is None else card,)

    def coins_taken(self, party: int, coins: int, source: str, bonus: int, owner: int = -1) -> None:
        self.coins[party] += coins + bonus
        if bonus:
            self.used[party] |= BONUS

    def card_dropped(self, seat: int, card: int) -> None:
        self._leave(seat, seat, card)
        self.pile += (-self.age if card is None else card,)

    def city_card_dropped(self) -> None:
        self.city_cards -= 1
        self.pile += (-self.age,)

    # Decisions still owed

    def choice_owed(self, topic: str, party: int, rank: int) -> None:
        queue = [*self.queue, (topic, party, rank)]
        self.queue = tuple(sorted(queue, key=lambda owed: (TOPICS.index(owed[0]), owed[2], owed[1])))

    def choice_settled(self) -> None:
        self.queue = self.queue[1:]

    def pile_seen(self, seat: int, cards: tuple[int, ...]) -> None:
        if None not in cards:
            self.pile = cards

    def card_salvaged(self, party: int, card: int) -> None:
        place = self.pile.index(card if card in self.pile else -tables().age[card])
        self.pile = self.pile[:place] + self.pile[place + 1 :]
        self.cities[party] |= 1 << card
        self._gain(party, tables().gain[card])

    def loss_owed(self, party: int, coins: int, owner: int = -1, card: int = -1) -> None:
        self.owed[party] += coins

    def loss_paid(self, party: int, coins: int, debt: int) -> None:
        self.owed[party] = 0
        self.coins[party] -= coins
        self.debts[party] += debt

    # Conflicts

    def diplomacy_taken(self, party: int, tokens: int) -> None:
        self.diplomacy[party] += tokens

    def diplomacy_spent(self, party: int) -> None:
        self.diplomacy[party] -= 1

    def conflicts_opened(self, age: int) -> None:
        self.used = [0] * len(self.used)

    def conflict_fought(
        self, victor: int, loser: int, value: int, victories: int, defeats: int, bearer: int
    ) -> None:
        ones, threes, fives = self.victories[victor]
        self.victories[victor] = (
            ones + victories * (value == 1),
            threes + victories * (value == 3),
            fives + victories * (value == 5),
        )
        self.defeats[bearer] += defeats

    # Leaders

    def pack_received(self, seat: int, leaders: tuple[int, ...]) -> None:
        if None not in leaders:
            pack = (seat + self.round) % len(self.packs)
            self.leaders, self.packs = with_pack_back(self.leaders, self.packs, pack, leaders)

    def leader_kept(self, seat: int, leader: int) -> None:
        pack = (seat + self.round) % len(self.packs)
        self.leader_sizes[seat] += 1
        if leader is None:
            self.leaders[seat] += (-1 - pack,)
        else:
            self.packs[pack] = tuple(one for one in self.packs[pack] if one != leader)
            self.leaders[seat] += (leader,)

    def packs_passed(self) -> None:
        self.round += 1

    def leader_recruited(self, seat: int, leader: int, coins: int) -> None:
        self._leader_leaves(seat, leader)
        self.coins[seat] -= coins
        self.cities[seat] |= 1 << leader
        self._gain(seat, tables().gain[leader])

    def leaders_drawn(self, seat: int, leaders: tuple[int, ...]) -> None:
        self.leader_sizes[seat] += len(leaders)
        self.leaders[seat] += tuple(DRAWN if leader is None else leader for leader in leaders)

    def leader_copied(self, party: int, leader: int) -> None:
        self.copied[party] = leader
        self._gain(party, tables().gain[leader])

    def leader_entombed(self, party: int, leader: int) -> None:
        gain = tables().gain[leader]
        self.cities[party] &= ~(1 << leader)
        self.shields[party] -= gain.shields
        self.powers[party] &= ~gain.powers
        self.entombed[party] += (leader,)

    # Parts of the above

    def _gain(self, party: int, gain: Gain) -> None:
        if gain.goods:
            self.goods[party] += gain.goods
        if gain.powers:
            self.powers[party] |= gain.powers
        if gain.shields:
            self.shields[party] += gain.shields

    def _pay(self, party: int, left: int, right: int, bank: int, uses: int) -> None:
        self.coins[party] -= left + right + bank
        if left:
            self.coins[party + 1 - len(self.coins)] += left
        if right:
            self.coins[party - 1] += right
        if uses:
            self.used[party] |= USED_UP[uses]

    def _spend_free_build(self, party: int, card: int) -> None:
        colour = tables().colour[card]
        if colour == BLACK and self.powers[party] & ~self.spent[party] & FREE_BLACK:
            self.spent[party] |= FREE_BLACK
        elif colour != PURPLE or not self.powers[party] & FREE_PURPLE:
            self.spent[party] |= FREE_ANY

    def _leave(self, seat: int, party: int, card: int | None) -> None:
        """A card leaves a seat's hand; what the Free City plays has left it before."""
        hand = self.hands[seat]
        if party == seat:
            self.sizes[seat] -= 1
        else:
            self.city_order = None
            if len(hand) <= self.sizes[seat]:
                return
        try:
            place = hand.index(card)
        except ValueError:
            return
        self.hands[seat] = hand[:place] + hand[place + 1 :]

    def _leader_leaves(self, seat: int, leader: int | None) -> None:
        self.leader_sizes[seat] -= 1
        if leader is not None:
            self.leaders[seat], self.packs = without_leader(self.leaders[seat], self.packs, leader)
