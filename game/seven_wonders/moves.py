"""What a seat can want. Cards and leaders are numbers of the catalog, coins what goes where."""

from __future__ import annotations

from game.core.rules import Move


class TakeBoard(Move, frozen=True, tag="TakeBoard"):
    """Keep this board of those that were offered."""

    board: int


class Build(Move, frozen=True, tag="Build"):
    """Build a card of the hand. *way*: ``paid``, ``chained`` or ``free``; the coins are exact."""

    card: int
    way: str = "paid"
    left: int = 0
    right: int = 0
    bank: int = 0


class BuildStage(Move, frozen=True, tag="BuildStage"):
    """Build the next wonder stage with a card of the hand (or a leader) as its marker."""

    card: int
    left: int = 0
    right: int = 0
    bank: int = 0


class Sell(Move, frozen=True, tag="Sell"):
    """Discard a card of the hand (or a leader) for three coins."""

    card: int


class Keep(Move, frozen=True, tag="Keep"):
    """Draft: keep this leader and pass the others on."""

    leader: int


class Recruit(Move, frozen=True, tag="Recruit"):
    """Pay a leader of the hand and put it in play."""

    leader: int


class Salvage(Move, frozen=True, tag="Salvage"):
    """Build this card of the discard pile for nothing."""

    card: int


class CopyLeader(Move, frozen=True, tag="CopyLeader"):
    """Let the Courtesans' Guild copy this leader of a neighbour."""

    leader: int


class Entomb(Move, frozen=True, tag="Entomb"):
    """Turn this leader in play face down beside Abu Simbel."""

    leader: int


class Decline(Move, frozen=True, tag="Decline"):
    """Leave an offered choice unused."""


class PayLoss(Move, frozen=True, tag="PayLoss"):
    """Pay so many of the coins owed, take debt for the rest; *city*: the Free City's coins likewise."""

    coins: int
    city: int = 0
