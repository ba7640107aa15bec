"""What an AI must know of a game: how good a state is, how to play on, which moves deserve a thought."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from math import exp, inf
from typing import Any, ClassVar, Generic, Literal, NamedTuple

from game.core.chance import Chance
from game.core.reason import Refused
from game.core.rules import Move, O, Rules, S
from game.core.score import rank

LEVELS = ("novice", "rookie", "adept", "expert", "master", "grandmaster")
"""The AIs a person may play with, the weakest first."""
BASELINES = ("random", "greedy", "ucb100")


def check_level(level: str) -> None:
    """Raise `Refused` unless there is an AI of this name."""
    if level not in LEVELS + BASELINES:
        raise Refused("ai.unknown_level", level=level[:40], known=", ".join(LEVELS + BASELINES))


class Effort(NamedTuple):
    """How much a level thinks: simulations a decision, and the most candidates it considers.

    Halving only: *overlooks*: the chance that it does not notice a candidate at all; *trust*: as many
    simulations a candidate's rough value in `Bot.shortlist` counts for; *dazzled*: the chance that it takes
    the showiest move it notices (see `Bot.show`); *ponders*: as many of its own next decisions it thinks over
    in every simulation (see `game.ai.nested`). Without simulations the first one noticed is taken.
    """

    simulations: int
    width: int = 24
    overlooks: float = 0.0
    trust: float = 0.0
    dazzled: float = 0.0
    ponders: int = 0


class Bot(Generic[S, O]):
    """A game's knowledge for the search; a game subclasses this in its ``bot`` module and calls it ``BOT``.

    Everything is asked of full states (imagined ones in search), never of the truth. Works as it stands on
    the contract alone; each method replaced makes it faster or stronger.
    """

    efforts: ClassVar[dict[str, Effort]] = {
        "novice": Effort(16, 8),
        "rookie": Effort(50, 12),
        "adept": Effort(160, 16),
        "expert": Effort(440, 20),
        "master": Effort(1200, 24),
        "grandmaster": Effort(6000, 32),
    }
    method: ClassVar[Literal["halving", "tree"]] = "halving"
    """Halving: all candidates in the same imagined worlds, the worse half dropped each round; others and
    later decisions by the playout policy. Tree: open-loop information-set tree, decoupled where sealed."""
    depth: ClassVar[int] = 4
    """Tree only: decision rounds that get nodes of their own."""
    exploration: ClassVar[float] = 0.7
    """Tree only: the weight of the UCB term, for values from 0 to 1."""
    horizon: ClassVar[int | None] = None
    """Decisions that count (see `counts`) a playout lasts before `values` judges; None: to the end."""
    looks: ClassVar[int] = 1
    """How often a playout that goes on from one quiet state to the next is judged; the mean counts. A later
    look sees more, and depends more on what came up meanwhile."""
    clearly: ClassVar[float] = inf
    """Halving only: by how many standard errors a candidate must be behind the best to be dropped early."""
    spread: ClassVar[float] = 10.0
    """Points of margin that count as a clear win in `outcome`."""
    leanings: ClassVar[Mapping[str, Callable[[Any, int, Move], float]]] = {}
    """By leaning, how much of its liking a move is to a seat, from what the seat knows (see `ai.leaning`)."""
    scripted: ClassVar[Mapping[str, Callable[[Any, int], Move]]] = {}
    """By name, the players of one idea that others are measured by: what they do in what a seat knows."""
    leeway: ClassVar[Mapping[str, float]] = {
        "novice": 0.04,
        "rookie": 0.03,
        "adept": 0.02,
        "expert": 0.01,
        "master": 0.005,
        "grandmaster": 0.003,
    }
    """By level, the value from 0 to 1 that a character gives away for its leaning, at most."""

    def __init__(self, rules: Rules[S, O]) -> None:
        self.rules = rules

    def check_player(self, name: str) -> None:
        """Raise `Refused` unless this is a level, a baseline, or scripted by the game."""
        if name not in self.scripted:
            check_level(name)

    def stake(self, view: S, seat: int) -> float:
        """How many times a level's simulations the seat's decision deserves; halving only."""
        return 1.0

    def world(self, view: S, seat: int, chance: Chance) -> S:
        """A full state to compare the seat's moves in; may leave out what does not concern the seat."""
        return self.rules.imagine(view, chance)

    def totals(self, state: S) -> Sequence[float]:
        """Every seat's points if the game ended now, or better: the expected final points."""
        sheets = self.rules.scores(state)
        return [sheet.total for sheet in sorted(sheets, key=lambda sheet: sheet.party)]

    def values(self, state: S) -> Sequence[float]:
        """How good *state* is for each seat, from 0 to 1, in mid-game or at the end."""
        return outcome(self.totals(state), self.spread)

    def counts(self, state: S) -> bool:
        """Whether the decision now due counts towards the horizon of a playout."""
        return True

    def quiet(self, state: S) -> bool:
        """Whether a playout past its horizon may be judged here, with nothing in the air."""
        return True

    def candidates(self, state: S, seat: int, width: int) -> Sequence[Move]:
        """At most *width* moves worth a thought, the most promising first."""
        return self.rules.moves(state, seat)[:width]

    def playout(self, state: S, seat: int, chance: Chance) -> Move:
        """The move the seat makes in a playout: quick and sensible, with some variety."""
        return self.rules.sample(state, seat, chance)

    def foreseen(self, state: S, chance: Chance) -> Sequence[float] | None:
        """What `playout.play_on` would come to, found faster (it may change *state*); None: no such way."""
        return None

    def shortlist(self, state: S, seat: int) -> Sequence[tuple[float, Move]]:
        """Moves with rough values from 0 to 1: for a level that considers one only or trusts them."""
        return ()

    def show(self, view: S, seat: int, move: Move) -> float:
        """How much a move makes of itself at once, whatever comes of it later: the points it brings now."""
        after = self.rules.preview(view, seat, move)
        return next(float(sheet.total) for sheet in self.rules.scores(after) if sheet.party == seat)

    def final(self, state: S) -> Sequence[float]:
        """How a finished game went for each seat, from 0 to 1."""
        return self.values(state)


def outcome(totals: Sequence[float], spread: float) -> list[float]:
    """Values from 0 to 1 by margin over the best other seat; alone, by points against eight spreads."""
    if len(totals) == 1:
        return [min(1.0, max(0.0, totals[0] / (8 * spread)))]
    first, second = sorted(totals, reverse=True)[:2]
    return [_win(total - (second if total == first else first), spread) for total in totals]


def _win(margin: float, spread: float) -> float:
    return 1.0 / (1.0 + exp(max(-30.0, min(30.0, -2.0 * margin / spread))))


def win_shares(rules: Rules[Any, Any], state: Any) -> list[float]:
    """Each party's share of the first place, ties and teams as the rules rank them."""
    standings = sorted(rank(rules.scores(state)), key=lambda standing: standing.party)
    first = sum(1 for standing in standings if standing.rank == 1)
    return [1 / first if standing.rank == 1 else 0.0 for standing in standings]
