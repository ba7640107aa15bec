"""How a table runs: set-up, draft, recruitment, turns, what is still owed, the end of an age."""

from __future__ import annotations

from collections.abc import Mapping

from game.core.chance import Chance
from game.core.rules import Move, tag_of
from game.seven_wonders import conflict, decks, orders
from game.seven_wonders.income import COPIED_SOLOMON, ON_BUILD, SALE, at_once, lose, on_build, take
from game.seven_wonders.moves import Build, BuildStage, Recruit, Sell
from game.seven_wonders.payment import rebate
from game.seven_wonders.state import SevenWondersState
from game.seven_wonders.tables import LAST_CARD, NO_CARD, ONCE_A_TURN, Gain, tables

PACK = 4
NO_PURCHASE = 0, 0


def set_up(state: SevenWondersState, chance: Chance) -> None:
    """Boards and coins (R01, L01), then the choice of wonders, the draft or the first age."""
    t, options = tables(), state.options
    given = options.given
    gone = {board.rpartition("_")[0] for board in given.values()}
    names = [name for name in chance.order(("wonders",), t.boards(options)) if name not in gone]
    city = _city_board(names) if options.seats == 2 else ""
    names = [name for name in names if name != city]
    if options.wonders == "draft":
        _offer_boards(state, names)
    for party in range(options.parties):
        if party in given:
            state.board_dealt(party, t.board_ids.index(given[party]), first_coins(state))
        elif party == options.seats or options.wonders != "draft":
            sides = t.sides(city if party == options.seats else names.pop(0))
            state.board_dealt(party, chance.pick(("side", party), sides), first_coins(state))
    if options.wonders == "draft":
        state.phase_opened("wonders")
    else:
        begin(state, chance)


def first_coins(state: SevenWondersState) -> int:
    """What each city begins with (R01, L01)."""
    return 6 if state.options.leaders else 3


def _offer_boards(state: SevenWondersState, names: list[str]) -> None:
    """Two wonders to each player, or one where there are not enough, with both sides (R94)."""
    t, seats = tables(), state.options.seats
    each = 2 if len(names) >= 2 * seats else 1
    for seat in range(seats):
        offered = names[each * seat : each * (seat + 1)]
        state.boards_offered(seat, tuple(side for name in offered for side in t.sides(name)))


def take_boards(state: SevenWondersState, taken: Mapping[int, int], chance: Chance) -> None:
    """Everybody keeps a side of one wonder; what is left goes back into the box (R94)."""
    for seat in sorted(taken):
        state.board_dealt(seat, taken[seat], first_coins(state))
    begin(state, chance)


def begin(state: SevenWondersState, chance: Chance) -> None:
    """What follows once every city has its board: the draft of leaders, or the first age."""
    t, options = tables(), state.options
    if not options.leaders:
        open_age(state, 1, chance)
        return
    if state.phase != "draft":
        state.phase_opened("draft")
    leaders = chance.order(("packs",), t.leader_deck(options))
    for seat in range(options.seats):
        state.pack_received(seat, tuple(sorted(leaders[PACK * seat : PACK * (seat + 1)])))


def _city_board(names: list[str]) -> str:
    """The Free City recruits no leaders, so it gets a board that needs none."""
    t = tables()
    plain = {board.wonder for board in t.data.wonders if board.box in ("base", "cities")}
    return next(name for name in names if name in plain)


def draft(state: SevenWondersState, kept: Mapping[int, int], chance: Chance) -> None:
    """All keep a leader and pass the others on; the last one needs no asking (L02)."""
    for seat in sorted(kept):
        state.leader_kept(seat, kept[seat])
    state.packs_passed()
    seats = state.options.seats
    for seat in range(seats):
        state.pack_received(seat, state.packs[(seat + state.round) % seats])
    if state.round < PACK - 1:
        return
    for seat in range(seats):
        state.leader_kept(seat, state.packs[(seat + state.round) % seats][0])
    open_age(state, 1, chance)


def open_age(state: SevenWondersState, age: int, chance: Chance) -> None:
    """A new age: recruitment if there are leaders (L03), then the deal."""
    two = state.options.seats == 2
    state.age_opened(age, state.options.hand if two else 0, 0 if two else -1)
    if state.options.leaders:
        state.phase_opened("recruit")
    else:
        deal_age(state, chance)


def deal_age(state: SevenWondersState, chance: Chance) -> None:
    """Every seat gets its hand; with two seats the third hand is the Free City's pile (R41)."""
    deck, size = decks.age_deck(state, state.age, chance), state.options.hand
    for seat in range(state.options.seats):
        state.hand_received(seat, tuple(sorted(deck[size * seat : size * (seat + 1)])))
    _open_turn(state, chance)


def _open_turn(state: SevenWondersState, chance: Chance) -> None:
    if state.holder >= 0:
        state.city_card_drawn(state.holder, decks.draw_city_card(state, chance))
        state.phase_opened("city")
    elif state.phase != "turn":
        state.phase_opened("turn")


def order_city(state: SevenWondersState, seat: int, move: Move) -> None:
    """The Free City's card is fixed, but not shown yet (R42)."""
    state.city_ordered(seat, order_of(move))
    state.phase_opened("turn")


def order_of(move: Move) -> tuple[int | str, ...]:
    """A move with a card as the Free City keeps it: tag, card, way, coins left, right, to the bank."""
    fields = (("card", 0), ("way", ""), ("left", 0), ("right", 0), ("bank", 0))
    return (tag_of(type(move)), *(getattr(move, name, default) for name, default in fields))


def ordered(order: tuple[int | str | None, ...]) -> Move:
    """The Free City's order as a move."""
    tag, card, way, left, right, bank = order
    if tag == tag_of(Build):
        return Build(card, way, left, right, bank)  # type: ignore[arg-type]
    if tag == tag_of(BuildStage):
        return BuildStage(card, left, right, bank)  # type: ignore[arg-type]
    return Sell(card)  # type: ignore[arg-type]


def take_turn(state: SevenWondersState, moves: Mapping[int, Move], chance: Chance) -> None:
    """All cards are placed and paid, then take effect; then what is owed, then the end of the turn (R94)."""
    acted: list[tuple[int, Move]] = []
    if state.city_order is not None:
        acted.append((state.options.seats, ordered(state.city_order)))
    acted += sorted(moves.items()) if len(moves) > 1 else moves.items()
    carry_out(state, acted)
    if state.phase == "turn" and state.turn == state.options.turns:
        for party in range(state.options.seats):
            if state.powers[party] & LAST_CARD:
                state.choice_owed("last_card", party, 0)
        state.choice_owed("drop", 0, 0)
    if state.queue:
        settle(state, chance)
    else:
        end_turn(state, chance)


def carry_out(state: SevenWondersState, acted: list[tuple[int, Move]]) -> None:
    """Place everything, then let it take effect, both by seat; nothing placed helps to pay (R23)."""
    t, seats, each = tables(), state.options.seats, state.powers
    follow: list[tuple[int, Gain | None, int, str, int]] = []
    purchases: dict[int, tuple[int, int]] = {}
    for party, move in acted:
        if each[party] & ONCE_A_TURN:
            purchases[party] = _purchases(state, party, move)
    for party, move in acted:
        seat, powers = party if party < seats else state.holder, each[party]
        bought, back = purchases.get(party, NO_PURCHASE)
        if type(move) is Sell:
            state.card_sold(seat, party, move.card)
            follow.append((party, None, NO_CARD, "", 0))
        elif type(move) is Build:
            card = move.card
            state.card_built(seat, party, card, move.way, move.left, move.right, move.bank, bought)
            gain = t.gain[card]
            if gain.once or back or powers & ON_BUILD:
                follow.append((party, gain, card, move.way, back))
        elif type(move) is BuildStage:
            state.stage_built(seat, party, move.card, move.left, move.right, move.bank, bought)
            gain = t.stage_gain[state.boards[party]][state.stages[party] - 1]
            if gain.once or back:
                follow.append((party, gain, NO_CARD, "", back))
        elif type(move) is Recruit:
            leader = move.leader
            state.leader_recruited(party, leader, orders.leader_price(state, party, leader))
            follow.append((party, t.gain[leader], NO_CARD, "", 0))
    for party, effect, card, way, back in follow:
        if effect is None:
            take(state, party, SALE, "sale")
        else:
            _take_effect(state, party, effect, card, way, back)


def _purchases(state: SevenWondersState, party: int, move: Move) -> tuple[int, int]:
    """From whom a move buys, and what the bank gives back for it."""
    bought = orders.uses(state, party, move)
    return bought, rebate(bought, state.unused(party))


def _take_effect(state: SevenWondersState, party: int, gain: Gain, card: int, way: str, back: int) -> None:
    if back:
        take(state, party, back, "hatshepsut")
    if card >= 0:
        on_build(state, party, card, way)
    if gain.once:
        at_once(state, party, gain)


def settle(state: SevenWondersState, chance: Chance) -> None:
    """Work off what is owed until somebody must be asked, or the turn is over."""
    while state.queue:
        topic, party, number = state.queue[0]
        if topic == "drop":
            drop_last_cards(state)
        elif topic == "losses":
            if number != PAYING:
                charge(state)
            if asked_for_loss(state):
                return
            pay_unasked(state)
        elif topic == "draw_leaders":
            draw_leaders(state, party, chance)
        elif open_choice(state, topic, party, chance):
            return
        state.choice_settled()
    end_turn(state, chance)


PAYING = -10_000
"""Number of the owed entry that stands for losses that are already counted."""


def charge(state: SevenWondersState) -> None:
    """Add up the losses of all cards of the turn (R97); one entry stays for the paying."""
    t = tables()
    while state.queue and state.queue[0][0] == "losses":
        _, party, number = state.queue[0]
        lose(state, party, t.gain_of(number))
        state.choice_settled()
    state.choice_owed("losses", 0, PAYING)


def asked_for_loss(state: SevenWondersState) -> list[int]:
    """The seats that can choose between coins and debt, for themselves or for the Free City."""
    found = {
        orders.controller(state, party)
        for party in range(len(state.coins))
        if state.owed[party] and state.coins[party]
    }
    return sorted(found)


def pay_unasked(state: SevenWondersState) -> None:
    """Cities without a coin take debt."""
    for party, owed in enumerate(state.owed):
        if owed:
            state.loss_paid(party, 0, owed)


def drop_last_cards(state: SevenWondersState) -> None:
    """The hands' last cards go to the discard pile, the Free City's unseen (R07, R46)."""
    for seat in range(state.options.seats):
        if state.sizes[seat]:
            state.card_dropped(seat, state.hands[seat][0])
    if state.city_cards:
        state.city_card_dropped()


def draw_leaders(state: SevenWondersState, party: int, chance: Chance) -> None:
    """Rome draws leaders of the deck."""
    drawn = chance.order(("draw_leaders", state.age, state.turn), decks.free_leaders(state))
    state.leaders_drawn(party, tuple(sorted(drawn[:4])))


def open_choice(state: SevenWondersState, topic: str, party: int, chance: Chance) -> bool:
    """Whether an owed decision offers anything; for the discard pile its taker looks through it first."""
    if topic == "last_card":
        return bool(state.sizes[party])
    if topic == "extra_leader":
        return bool(state.leader_sizes[party])
    if topic == "copy_leader":
        return bool(copyable(state, party))
    if topic == "entomb":
        return bool(entombable(state, party))
    if not state.pile:
        return False
    state.pile_seen(orders.controller(state, party), decks.turn_over_pile(state, chance))
    return bool(salvageable(state, party))


def salvageable(state: SevenWondersState, party: int) -> list[int]:
    """The cards of the seen discard pile that the city does not have yet (R37)."""
    t, city = tables(), state.cities[party]
    return [card for card in sorted(set(state.pile)) if card >= 0 and not city & t.same[card]]


def copyable(state: SevenWondersState, party: int) -> list[int]:
    """Leaders in play next door."""
    city = state.cities[state.left(party)] | state.cities[state.right(party)]
    return [leader for leader in tables().leaders if city >> leader & 1]


def entombable(state: SevenWondersState, party: int) -> list[int]:
    """Leaders in play here."""
    return [leader for leader in tables().leaders if state.cities[party] >> leader & 1]


def salvage(state: SevenWondersState, party: int, card: int) -> None:
    """Build a card of the discard pile for nothing; its effects follow as if built (R37, R38)."""
    state.card_salvaged(party, card)
    on_build(state, party, card, "free")
    at_once(state, party, tables().gain[card])


def copy_leader(state: SevenWondersState, party: int, leader: int) -> None:
    """The copied leader works from now on, single effects included (L13)."""
    gain = tables().gain[leader]
    state.leader_copied(party, leader)
    for topic in gain.owed:
        state.choice_owed(topic, party, COPIED_SOLOMON)
    plain = [income for income in gain.incomes if income[0] is None]
    for _, _, coins in plain:
        take(state, party, coins, gain.name)
    if gain.diplomacy:
        state.diplomacy_taken(party, gain.diplomacy)


def end_turn(state: SevenWondersState, chance: Chance) -> None:
    """After recruitment the deal; after a turn the hands pass on, after the last one there is war."""
    if state.phase == "recruit":
        deal_age(state, chance)
        return
    if state.turn < state.options.turns:
        _pass_hands(state, chance)
        return
    conflict.resolve(state)
    if state.age < 3:
        open_age(state, state.age + 1, chance)
    else:
        state.phase_opened("over")


def _pass_hands(state: SevenWondersState, chance: Chance) -> None:
    state.hands_passed(-1 if state.age == 2 else 1)
    for seat, hand in enumerate(state.hands):
        state.hand_received(seat, hand)
    _open_turn(state, chance)
