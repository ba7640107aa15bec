"""What a seat can want. Cards and leaders are numbers of the catalog, coins what goes where."""

from __future__ import annotations

from game.core.rules import Move


class Build(Move, frozen=True):
    """Build a card of the hand. *way*: ``paid``, ``chained`` or ``free``; the coins are exact."""

    card: int
    way: str = "paid"
    left: int = 0
    right: int = 0
    bank: int = 0


class BuildStage(Move, frozen=True):
    """Build the next wonder stage with a card of the hand (or a leader) as its marker."""

    card: int
    left: int = 0
    right: int = 0
    bank: int = 0


class Sell(Move, frozen=True):
    """Discard a card of the hand (or a leader) for three coins."""

    card: int


class Keep(Move, frozen=True):
    """Draft: keep this leader and pass the others on."""

    leader: int


class Recruit(Move, frozen=True):
    """Pay a leader of the hand and put it in play."""

    leader: int


class Salvage(Move, frozen=True):
    """Build this card of the discard pile for nothing."""

    card: int


class CopyLeader(Move, frozen=True):
    """Let the Courtesans' Guild copy this leader of a neighbour."""

    leader: int


class Entomb(Move, frozen=True):
    """Turn this leader in play face down beside Abu Simbel."""

    leader: int


class Decline(Move, frozen=True):
    """Leave an offered choice unused."""


class PayLoss(Move, frozen=True):
    """Pay so many of the coins owed, take debt for the rest; *city*: the Free City's coins likewise."""

    coins: int
    city: int = 0


SevenWondersMove = (
    Build | BuildStage | Sell | Keep | Recruit | Salvage | CopyLeader | Entomb | Decline | PayLoss
)
