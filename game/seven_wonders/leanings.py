"""What each leaning likes of an answer in 7 Wonders: colours of cards, stages, coins, or what others want."""

from __future__ import annotations

from collections.abc import Mapping

from game.ai.leaning import Appeal
from game.core.rules import Move
from game.seven_wonders.evaluation import left_of_game
from game.seven_wonders.income import SALE
from game.seven_wonders.moves import Build, BuildStage, Sell
from game.seven_wonders.preference import preference
from game.seven_wonders.state import SevenWondersState
from game.seven_wonders.tables import BLACK, BLUE, BROWN, GREEN, GREY, PURPLE, RED, tables


def builder(state: SevenWondersState, seat: int, move: Move) -> float:
    """Wonder stages built."""
    return float(isinstance(move, BuildStage))


def spoiler(state: SevenWondersState, seat: int, move: Move) -> float:
    """Taking the card that the next holder of the hand would like best."""
    if not isinstance(move, Build | BuildStage | Sell) or move.card >= tables().cards:
        return 0.0
    follower = state.right(seat) if state.age == 2 else state.left(seat)
    left, judge = left_of_game(state), preference(state.options.boxed)
    liked = [(judge.card(state, follower, card, left), card) for card in state.hands[seat]]
    return float(max(liked)[1] == move.card) if liked else 0.0


def miser(state: SevenWondersState, seat: int, move: Move) -> float:
    """Coins kept: what it costs, counted down; selling, and cards that bring coins, for three."""
    if isinstance(move, Sell):
        return float(SALE)
    if not isinstance(move, Build | BuildStage):
        return 0.0
    brings = isinstance(move, Build) and tables().gain[move.card].incomes
    return float((SALE if brings else 0) - move.left - move.right - move.bank)


def planner(state: SevenWondersState, seat: int, move: Move) -> float:
    """Raw materials and manufactured goods, and what chains give for nothing."""
    if not isinstance(move, Build):
        return 0.0
    return float(tables().colour[move.card] in (BROWN, GREY) or move.way == "chained")


def _of_colours(*colours: int) -> Appeal:
    def appeal(state: SevenWondersState, seat: int, move: Move) -> float:
        return float(isinstance(move, Build) and tables().colour[move.card] in colours)

    return appeal


LEANINGS: Mapping[str, Appeal] = {
    "builder": builder,
    "warrior": _of_colours(RED),
    "scholar": _of_colours(GREEN),
    "miser": miser,
    "gambler": _of_colours(PURPLE, BLACK),
    "spoiler": spoiler,
    "planner": planner,
    "newcomer": _of_colours(BLUE),
}
