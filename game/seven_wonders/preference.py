"""What a city of 7 Wonders would rather do with a card: what the judge's eye sees, weighed by experience.

Fitted to what a search found of thousands of choices (`game.seven_wonders.preference_fit`). A worth is in
expected points; it only says by how much one choice is better than another.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache

from game.core.components import Component, demand, read
from game.seven_wonders import effects as fx
from game.seven_wonders.catalog import DATA
from game.seven_wonders.evaluation import Evaluation, evaluation, left_of_game
from game.seven_wonders.holdings import kind
from game.seven_wonders.moves import Build, BuildStage, Sell
from game.seven_wonders.payment import Payment
from game.seven_wonders.state import SevenWondersState
from game.seven_wonders.tables import Gain, tables

FILE = DATA / "preference.json"
AGES = (1, 2, 3)
OF_AGES = ("stage", "stage_worth", "sell", "sale", "price", "spent", "gift")
"""What is weighed in each age beside what a card gives: a stage and what it gives, a sale and its coins, and
what is paid: its worth, its coins, and those of them that neighbours get."""
EARLY = ".early"
"""Marks what counts in proportion to what is left of the game."""
Notes = Iterator[tuple[str, float]]
Liking = tuple[float, float]
"""Anyhow, and more over a whole game."""


class Preferences(Component, frozen=True):
    """By name, what each thing noted counts: without and with the boxes."""

    provenance: str
    plain: dict[str, float]
    boxes: dict[str, float]


@cache
def pieces() -> tuple[str, ...]:
    """The names of what a card of an age may give, as `Evaluation.pieces` calls it."""
    t = tables()
    effects = {type(effect).__name__ for card in range(t.cards) for effect in t.gain[card].effects}
    return "plain", "economy", "goods", "arms", "once", *sorted(effects)


@cache
def noticeable() -> tuple[str, ...]:
    """The names of all that may be noted of a move."""
    t = tables()
    stages = [
        f"stage.{board}.{stage}"
        for board, gains in zip(t.board_ids, t.stage_gain, strict=True)
        for stage in range(len(gains))
    ]
    things = [*dict.fromkeys(kind(card) for card in range(t.cards)), *stages]
    return (
        *[f"{name}.{age}" for name in (*pieces(), *OF_AGES) for age in AGES],
        *[f"{name}{EARLY}" for name in ("stage", "sell", *things)],
        *things,
    )


def noted(eye: Evaluation, state: SevenWondersState, party: int, move: Build | BuildStage | Sell) -> Notes:
    """What there is to be noted of a move, with how much of it."""
    t, age, left = tables(), state.age, left_of_game(state)
    if isinstance(move, Sell):
        yield from (
            (f"sell.{age}", 1.0),
            (f"sell{EARLY}", left),
            (f"sale.{age}", eye.sale(state, party, left)),
        )
        return
    if isinstance(move, Build):
        thing = kind(move.card)
        for name, worth in eye.pieces(state, party, t.gain[move.card], left):
            yield f"{name}.{age}", worth
    else:
        board, stage = state.boards[party], state.stages[party]
        thing = f"stage.{t.board_ids[board]}.{stage}"
        yield f"stage_worth.{age}", eye.worth(state, party, t.stage_gain[board][stage], left)
        yield from ((f"stage.{age}", 1.0), (f"stage{EARLY}", left))
    yield from ((thing, 1.0), (f"{thing}{EARLY}", left))
    way = move.left, move.right, move.bank, 0
    yield f"price.{age}", -eye.price(state, party, way, left)
    yield from ((f"spent.{age}", -float(sum(way))), (f"gift.{age}", -float(move.left + move.right)))


class Preference:
    """Chooses by one set of weights what an eye sees."""

    def __init__(self, weights: Mapping[str, float], eye: Evaluation) -> None:
        t = tables()
        self.eye = eye
        self._pieces = {age: {name: weights[f"{name}.{age}"] for name in pieces()} for age in AGES}
        self._weights = {name: [weights[f"{name}.{age}"] for age in AGES] for name in OF_AGES}
        self._cards = [_liking(weights, kind(card)) for card in range(t.cards)]
        self._stages = [
            [_liking(weights, f"stage.{board}.{stage}") for stage in range(len(gains))]
            for board, gains in zip(t.board_ids, t.stage_gain, strict=True)
        ]
        self._points = [_points_alone(gain) for gain in t.gain[: t.cards]]
        self._stage_early, self._sell_early = weights[f"stage{EARLY}"], weights[f"sell{EARLY}"]

    def card(self, state: SevenWondersState, party: int, card: int, left: float) -> float:
        """What a card of an age is worth to a city, its cost left aside."""
        (worth, early), counts = self._cards[card], self._pieces[state.age]
        worth += early * left
        points = self._points[card]
        if points is not None:
            return worth + counts["plain"] * points
        for name, piece in self.eye.pieces(state, party, tables().gain[card], left):
            worth += counts[name] * piece
        return worth

    def stage(self, state: SevenWondersState, party: int, left: float) -> float:
        """What the next stage is worth to a city, its cost left aside."""
        board, stage, age = state.boards[party], state.stages[party], state.age - 1
        worth, early = self._stages[board][stage]
        seen = self.eye.worth(state, party, tables().stage_gain[board][stage], left)
        worth += self._weights["stage"][age] + self._weights["stage_worth"][age] * seen
        return worth + (early + self._stage_early) * left

    def price(self, state: SevenWondersState, party: int, way: Payment, left: float) -> float:
        """What a payment costs in points."""
        gift = way[0] + way[1]
        spent, age, weights = gift + way[2], state.age - 1, self._weights
        if not spent:
            return 0.0
        worth = weights["price"][age] * self.eye.price(state, party, way, left)
        return worth + weights["spent"][age] * spent + weights["gift"][age] * gift

    def sale(self, state: SevenWondersState, party: int, left: float) -> float:
        """What it is worth to sell a card."""
        age, weights = state.age - 1, self._weights
        worth = weights["sell"][age] + weights["sale"][age] * self.eye.sale(state, party, left)
        return worth + self._sell_early * left


def _points_alone(gain: Gain) -> int | None:
    """The points of a card that gives nothing else."""
    points = [effect.n for effect in gain.effects if isinstance(effect, fx.Points)]
    return sum(points) if len(points) == len(gain.effects) else None


def _liking(weights: Mapping[str, float], thing: str) -> Liking:
    return weights[thing], weights[f"{thing}{EARLY}"]


def read_preferences() -> Preferences:
    """The weights that come with the game; raises `BadData`."""
    found = read(FILE, Preferences)
    for weights in (found.plain, found.boxes):
        demand(set(weights) == set(noticeable()), FILE.name, "not what is noted")
    return found


@cache
def preferences() -> Preferences:
    """The weights that come with the game, read once."""
    return read_preferences()


@cache
def preference(boxed: bool) -> Preference:
    """What is preferred by the weights that come with the game, with a box or without."""
    given = preferences()
    return Preference(given.boxes if boxed else given.plain, evaluation())
