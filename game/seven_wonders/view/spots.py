"""Everything on the table that can be pointed at, and what is said about it."""

from __future__ import annotations

from game.seven_wonders.view import (
    boards,
    hand,
    losses,
    neighbours,
    overview,
    payment,
    side_tips,
    tableau,
    tips,
    wonder,
)
from game.seven_wonders.view.places import place
from game.seven_wonders.view.sight import (
    ACT,
    BOARD,
    BUILT,
    CITY,
    COLOUR,
    HAND,
    LOSS,
    PAY,
    PURSE,
    SIDE,
    STAGE,
    WAY,
    Sight,
)
from game.ui.focus import Spot


def spots(sight: Sight, names: tuple[str, ...]) -> list[Spot]:
    """All of them, those for the next move first."""
    found = [*_offered(sight), *_sheet(sight), *_actions(sight), *_built(sight), *_cities(sight, names)]
    return found + _list(sight)


def _offered(sight: Sight) -> list[Spot]:
    found = [
        Spot((LOSS, number), box, "hand", True, tips.loss(sight, move))
        for number, (move, box) in enumerate(losses.offers(sight))
    ]
    found += [
        Spot((BOARD, number), box, "hand", True, tips.board(move.board))
        for number, (move, box) in enumerate(boards.offered(sight))
    ]
    if found:
        return found
    for at, box in enumerate(hand.boxes(sight)):
        tip = tips.offered(sight, at)
        found.append(Spot((HAND, at), box, "hand", True, tip))
    front = sight.front
    if front is not None and found:
        found.append(found.pop(front))
    return found


def _sheet(sight: Sight) -> list[Spot]:
    if sight.picture.watched:
        return []
    return [Spot((PAY,), place("pay"), "payment", True, tips.sheet_of_paper(sight))]


def _actions(sight: Sight) -> list[Spot]:
    return [
        Spot((ACT, action), box, "actions", sight.front is not None, tips.action(sight, action))
        for action, box in payment.action_boxes(sight).items()
    ] + (
        []
        if sight.taken is None
        else [
            Spot(spot, box, "payment", True, tips.way(sight, spot))
            for spot, box in payment.way_boxes(sight.taken).items()
        ]
    )


def _list(sight: Sight) -> list[Spot]:
    if sight.taken is None or not sight.listing:
        return []
    open_chip = (WAY, sight.taken.way)
    return [
        Spot(
            (WAY, number) if (WAY, number) != open_chip else (WAY, number, "list"),
            box,
            "payment",
            True,
            tips.way(sight, (WAY, number)),
        )
        for number, box in payment.list_boxes(sight.taken).items()
    ]


def _built(sight: Sight) -> list[Spot]:
    state, party = sight.state, sight.shown
    found = [
        Spot((BUILT, card), box, "tableau", True, tips.card(card))
        for card, box in ({**tableau.standing(sight), **tableau.waiting(sight)}).items()
    ]
    board = state.boards[party]
    found += [
        Spot((COLOUR, colour), tableau.head(column), "tableau", True, tips.column(sight, colour))
        for colour, column in enumerate(tableau.columns(state))
    ]
    whole = place("wonder.name").union(place("wonder.art"))
    found.append(Spot(("wonder",), whole, "wonder", True, tips.board(board)))
    found += [
        Spot((STAGE, number), box, "wonder", True, tips.stage(sight, board, number))
        for number, box in enumerate(wonder.stages(state, party))
    ]
    found.append(Spot((PURSE,), place("purse"), "wonder", True, tips.purse(sight)))
    found += [
        Spot((PURSE, name), box, "wonder", True, tips.held(name, number))
        for name, (number, box) in wonder.purse(state, party).items()
    ]
    return found


def _cities(sight: Sight, names: tuple[str, ...]) -> list[Spot]:
    state = sight.state
    found = [
        Spot((CITY, party), box, "cities", True, tips.city(sight, party, names))
        for party, box in overview.chips(state, sight.seat).items()
    ]
    for side in neighbours.SIDES:
        party = neighbours.party_at(state, sight.party, side)
        found.append(
            Spot(
                (SIDE, party, side),
                place(f"side.{side}"),
                "sides",
                True,
                side_tips.whole(sight, party, side),
            )
        )
        found += [
            Spot((SIDE, party, side, part), box, "sides", True, side_tips.part(sight, party, side, part))
            for part, box in neighbours.parts(side).items()
        ]
    return found
