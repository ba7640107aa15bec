"""What a city of 7 Wonders would rather do with a leader: what the judge's eye sees, weighed by experience.

Fitted to what a search found of thousands of choices (`game.seven_wonders.recruitment_fit`). A worth is in
expected points; it only says by how much one choice is better than another.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from game.core.components import Component, demand, read
from game.seven_wonders import orders
from game.seven_wonders.catalog import DATA
from game.seven_wonders.evaluation import Evaluation, left_of_game
from game.seven_wonders.moves import BuildStage, Keep, Recruit, Sell
from game.seven_wonders.payment import Payment
from game.seven_wonders.state import SevenWondersState
from game.seven_wonders.tables import tables

FILE = DATA / "recruitment.json"
AGES = (1, 2, 3)
OF_AGES = ("stage", "stage_worth", "sell", "sale", "price", "spent", "gift")
"""What is weighed in each age beside what a leader gives: a stage and its worth, a sale and its coins, and
what is paid: its worth, its coins, and those of them that neighbours get."""
Notes = Iterator[tuple[str, float]]
LeaderMove = Keep | Recruit | BuildStage | Sell


class Recruiting(Component, frozen=True):
    """By name, what each thing noted counts."""

    provenance: str
    weights: dict[str, float]


@cache
def pieces() -> tuple[str, ...]:
    """The names of what a leader may give, as `Evaluation.pieces` calls it."""
    t = tables()
    effects = {type(effect).__name__ for leader in t.leaders for effect in t.gain[leader].effects}
    return "plain", "arms", "once", *sorted(effects)


@cache
def noticeable() -> tuple[str, ...]:
    """The names of all that may be noted of a move with a leader."""
    ids = [tables().ids[leader] for leader in tables().leaders]
    return (
        "keep_worth",
        "keep_price",
        *[f"{name}.{age}" for name in (*pieces(), *OF_AGES) for age in AGES],
        *[f"{what}.{leader}" for what in ("keep", "recruit", "early", "lost") for leader in ids],
    )


@cache
def _of(name: str, which: int | str) -> str:
    return f"{name}.{which}"


def noted(eye: Evaluation, state: SevenWondersState, party: int, move: LeaderMove) -> Notes:
    """What there is to be noted of a move, with how much of it: a leader gone counts while ages are left."""
    t, age, left = tables(), state.age, min(1.0, left_of_game(state))
    if isinstance(move, Keep):
        yield _of("keep", t.ids[move.leader]), 1.0
        yield "keep_worth", eye.worth(state, party, t.gain[move.leader], left)
        yield "keep_price", -float(orders.leader_price(state, party, move.leader))
        return
    if isinstance(move, Recruit):
        leader = t.ids[move.leader]
        yield from ((_of("recruit", leader), 1.0), (_of("early", leader), left))
        for name, worth in eye.pieces(state, party, t.gain[move.leader], left):
            yield _of(name, age), worth
        yield from _paid(eye, state, party, (0, 0, orders.leader_price(state, party, move.leader), 0))
        return
    yield _of("lost", t.ids[move.card]), -float(AGES[-1] - age)
    if isinstance(move, Sell):
        yield from ((_of("sell", age), 1.0), (_of("sale", age), eye.sale(state, party, left)))
        return
    gain = t.stage_gain[state.boards[party]][state.stages[party]]
    yield from ((_of("stage", age), 1.0), (_of("stage_worth", age), eye.worth(state, party, gain, left)))
    yield from _paid(eye, state, party, (move.left, move.right, move.bank, 0))


def _paid(eye: Evaluation, state: SevenWondersState, party: int, way: Payment) -> Notes:
    age, gift = state.age, way[0] + way[1]
    if gift + way[2]:
        yield _of("price", age), -eye.price(state, party, way, left_of_game(state))
        yield from ((_of("spent", age), -float(gift + way[2])), (_of("gift", age), -float(gift)))


class Recruitment:
    """Chooses by one set of weights what an eye sees."""

    def __init__(self, given: Recruiting, eye: Evaluation) -> None:
        self._weights = given.weights
        self._eye = eye

    def worth(self, state: SevenWondersState, party: int, move: LeaderMove) -> float:
        """What a move with a leader is worth to a city."""
        weights = self._weights
        return sum([weights[name] * amount for name, amount in noted(self._eye, state, party, move)])

    def waiting(self, state: SevenWondersState) -> float:
        """What it is worth to recruit nobody: as much as a leader sold, without its coins."""
        return self._weights[_of("sell", state.age)]


def read_recruiting() -> Recruiting:
    """The weights that come with the game; raises `BadData`."""
    found = read(FILE, Recruiting)
    demand(set(found.weights) == set(noticeable()), FILE.name, "not what is noted")
    return found


@cache
def recruiting() -> Recruiting:
    """The weights that come with the game, read once."""
    return read_recruiting()
