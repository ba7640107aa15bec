"""What each city did in a turn, the wars and the debts: each told in a line with its picture."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from game.core.rules import Event, whose
from game.seven_wonders import events as ev
from game.seven_wonders.options import SevenWondersOptions
from game.seven_wonders.tables import tables
from game.seven_wonders.view import pieces
from game.tabletop.tidings import Tiding

COIN, SHIELD = "icons/coin", "icons/shield"
MOVES = (
    ev.CardBuilt,
    ev.StageBuilt,
    ev.CardSold,
    ev.LeaderRecruited,
    ev.CardSalvaged,
    ev.LeaderCopied,
    ev.LeaderEntombed,
)
"""What a city can be seen to have done in a turn."""
ALONE = (
    *MOVES,
    ev.BoardDealt,
    ev.AgeOpened,
    ev.HandsPassed,
    ev.LossPaid,
    ev.ConflictsOpened,
    ev.ConflictFought,
    ev.DiplomacySpent,
    ev.LeaderKept,
    ev.PacksPassed,
    ev.CityOrdered,
    ev.PhaseOpened,
    ev.LossOwed,
    ev.CardDropped,
)
"""What is told by itself; all else belongs to what a city has done before."""
TRADES = (ev.CardBuilt, ev.StageBuilt)


def doer(event: Event) -> int | None:
    """The city that did something; who beat the other, in a war."""
    found = (getattr(event, name) for name in ("party", "victor", "seat") if name in event.__struct_fields__)
    return next(found, None)


class _Deed:
    """Something done: its events so far, and what it brought who looks."""

    def __init__(self, head: Event) -> None:
        self.head = head
        self.events = [head]
        self.mine = 0

    def told(self, seat: int) -> Tiding:
        """As a tiding for who looks."""
        head = self.head
        if isinstance(head, ev.ConflictFought):
            return Tiding(
                head, tuple(self.events), _sign(head), war(head, head.victor), war(head, seat), SHIELD
            )
        return Tiding(head, tuple(self.events), _sign(head), 0, self.mine, COIN if self.mine else "")


def tidings(events: Sequence[Event], options: SevenWondersOptions, seat: int) -> list[Tiding]:
    """The deeds among these events, in order; *mine*: coins got from them and lost by them."""
    deeds: list[_Deed] = []
    for event in events:
        turn = _turn(deeds)
        cause = _cause(turn, event)
        if cause is not None and doer(event) == seat != doer(cause.head):
            cause.mine += _coins(event)
        own = next(
            (one for one in turn if whose(one.head) is not None and whose(one.head) == whose(event)), None
        )
        if isinstance(event, ALONE) or own is None or (cause is not None and cause is not own):
            deeds.append(_Deed(event))
        else:
            own.events.append(event)
    _trade(deeds, options.parties, seat)
    return [deed.told(seat) for deed in deeds]


def _turn(deeds: Sequence[_Deed]) -> list[_Deed]:
    """What has been done in the turn that goes on, the latest first."""
    found: list[_Deed] = []
    for deed in reversed(deeds):
        if isinstance(deed.head, ev.HandsPassed | ev.AgeOpened) and found:
            break
        found.append(deed)
    return found


def _cause(turn: Sequence[_Deed], event: Event) -> _Deed | None:
    """What coins come from or are owed for, if that is known."""
    if isinstance(event, ev.LossOwed):
        by = (one for one in turn if isinstance(one.head, MOVES) and doer(one.head) == event.owner)
        return next(by, None)
    if not isinstance(event, ev.CoinsTaken):
        return None
    givers = [one for one in turn if _thing(one.head) == event.source]
    own = (one for one in givers if doer(one.head) == event.party)
    return next(own, givers[0] if givers else None)


def _thing(event: Event) -> str:
    """The id of the card or leader played."""
    number = getattr(event, "card", getattr(event, "leader", None))
    return "" if number is None else tables().ids[number]


def _coins(event: Event) -> int:
    """What an event brings whom it happens to."""
    match event:
        case ev.CoinsTaken():
            return event.coins + event.bonus
        case ev.LossOwed():
            return -event.coins
    return 0


def _trade(deeds: Sequence[_Deed], parties: int, seat: int) -> None:
    """What is paid to a neighbour counts with the deed that it is paid for, whoever does it."""
    for deed in deeds:
        for payer, payee, coins in trades(deed.head, parties):
            if seat in (payer, payee):
                deed.mine += coins if payee == seat else -coins


def trades(event: Event, parties: int) -> Iterator[tuple[int, int, int]]:
    """Who pays whom how much, of what is paid to neighbours."""
    if isinstance(event, TRADES):
        for step, coins in ((1, event.left), (-1, event.right)):
            if coins:
                yield event.party, (event.party + step) % parties, coins


def war(event: ev.ConflictFought, party: int) -> int:
    """What a conflict brings a city in points."""
    won = event.value * event.victories if party == event.victor else 0
    return won - (event.defeats if party == event.bearer else 0)


def _sign(event: Event) -> str:
    """The sprite that shows it; none for what is only told."""
    match event:
        case ev.CardBuilt() | ev.CardSalvaged():
            return f"seven_wonders/art/{pieces.picture_name(event.card)}"
        case ev.LeaderRecruited() | ev.LeaderCopied() | ev.LeaderEntombed():
            return f"seven_wonders/leaders/{pieces.picture_name(event.leader)}"
        case ev.BoardDealt():
            return f"seven_wonders/wonders_small/{tables().board_ids[event.board]}"
        case ev.LossPaid():
            return "icons/debt_24" if event.debt else "icons/coin_24"
        case _:
            return SIGNS.get(type(event), "")


SIGNS = {
    ev.StageBuilt: "icons/laurel_24",
    ev.CardSold: "icons/coin_24",
    ev.ConflictFought: "icons/shield_24",
    ev.DiplomacySpent: "icons/dove_24",
}
