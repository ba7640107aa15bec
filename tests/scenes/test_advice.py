"""Why a proposed move is good, in words: what it brings at once, and what else comes of it."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from itertools import product

import pytest

from game import registry
from game.ai.advice import Advice, Effect, Judged
from game.core.chance import FastChance, TableChance
from game.core.rollout import step
from game.core.rules import Rules, deal, foresee, method_name
from game.core.score import ScoreLine, ScoreSheet
from game.scenes import advice
from game.scenes.sentences import sentence
from game.ui.locale import ROOT, TEXTS, placeholders, read, words
from tests.samples import samples
from tests.toy.moves import Bid, Give
from tests.toy.options import AuctionOptions
from tests.toy.rules import RULES, AuctionRules
from tests.toy.state import AuctionState

OPTIONS = AuctionOptions(seats=3)
LINE = "auction.score.prizes"
DECISIONS = 1500
QUOTED = re.compile("「.*?」")


class Bonus(AuctionRules):
    """A point won counts three more on a line of its own, where every card left in the hand costs two."""

    def scores(self, state: AuctionState) -> list[ScoreSheet]:
        return [
            ScoreSheet(
                seat,
                (
                    ScoreLine(LINE, points),
                    ScoreLine("auction.score.won", 3 * points - 2 * len(state.hands[seat])),
                ),
            )
            for seat, points in enumerate(state.points)
        ]


@pytest.fixture(autouse=True)
def english() -> None:
    TEXTS.switch("en")


def name(seat: int) -> str:
    return f"P{seat}"


def dealt(rules: Rules[AuctionState, AuctionOptions] = RULES) -> AuctionState:
    return deal(rules, OPTIONS, TableChance(3))[0]


def won() -> AuctionState:
    """Seat 0 has won a prize and may give a point away."""
    state = dealt()
    state.prize_won(0)
    return state


def test_only_the_lines_that_the_move_alone_changes_are_gains_the_largest_first() -> None:
    state = won()
    assert advice.gains(RULES, state, 0, Give(2)) == [(LINE, -1)]
    assert advice.gains(RULES, state, 0, Give(None)) == []
    assert advice.gains(Bonus(), state, 0, Give(2)) == [("auction.score.won", -3), (LINE, -1)]
    assert advice.gains(Bonus(), dealt(Bonus()), 0, Bid(1)) == [("auction.score.won", 2)]


def test_what_it_brings_at_once_is_told_before_what_comes_of_it() -> None:
    others = (Judged(Bid(1), 0.6, 4), Judged(Bid(0), 0.5, 4))
    given = Advice(Bid(1), others, (Effect(0, LINE, 3.0, 1.0),))
    told = advice.reasons(Bonus(), dealt(Bonus()), 0, given, {0}, name)
    assert told == [
        words("scenes.hint.now", lines=f"{words('auction.score.won')} +2"),
        words("scenes.hint.later", lines=f"{words(LINE)} +3"),
    ]


def test_no_more_lines_and_rivals_are_named_than_one_can_take_in() -> None:
    others = (Judged(Bid(1), 0.6, 4), Judged(Bid(0), 0.5, 4))
    own = tuple(Effect(0, LINE, float(points), 1.0) for points in (9, 8, 7, 6))
    rivals = tuple(Effect(seat, LINE, -float(seat), 5.0) for seat in (1, 2, 3))
    told = advice.reasons(RULES, dealt(), 0, Advice(Bid(1), others, own + rivals), {0}, name)
    assert told[0].count("+") == advice.MOST
    assert [who for who in ("P1", "P2", "P3") if who in "".join(told)] == ["P2", "P3"], "who loses most"


def test_a_move_that_was_made_is_told_as_in_the_log_and_another_as_what_is_to_be_done() -> None:
    def told(made: bool) -> list[str]:
        return advice.in_words("auction", RULES, OPTIONS, won(), 0, Give(2), name, made)

    assert told(made=True) == [words("auction.log.point_given", seat="P0", to="P2")]
    assert told(made=False) == [words("auction.proposal.point_given", seat="P0", to="P2")]


def test_a_kind_of_move_has_a_name_and_one_without_is_the_marked_one() -> None:
    assert advice.name("auction", Bid(0)) == words("auction.move.Bid") == "Bid"
    assert advice.name("chess", Bid(0)) == words("scenes.hint.marked")


def proposals(game: str) -> Iterator[tuple[str, list[str]]]:
    """The event that each of many moves begins with, and what the move is told as before it is made."""
    rules = registry.rules(game)
    of = samples(game)
    for chosen, seed in product((*of.tables, *of.in_parts), range(4)):
        options = rules.options_type(**chosen)
        chance = FastChance(random.Random(seed))
        state, _ = deal(rules, options, TableChance(seed))
        for _ in range(DECISIONS):
            for ask in rules.asks(state):
                move = rules.sample(state, ask.seat, chance)
                events = foresee(rules, state, ask.seat, move)
                said = [event for event in events if sentence(game, event, name, options)]
                told = advice.in_words(game, rules, options, state, ask.seat, move, name)
                if said:
                    yield method_name(type(said[0])), told
            if not step(rules, state, chance):
                break


@pytest.mark.parametrize("game", registry.GAMES)
def test_no_move_that_is_proposed_is_told_as_one_that_was_made(game: str) -> None:
    TEXTS.switch("zh_TW")
    found = list(proposals(game))
    assert found
    texts = read(ROOT / "zh_TW" / f"{game}.toml")
    keys = {event: f"{game}.proposal.{event}" for event, _ in found}
    assert [event for event, key in keys.items() if not {key, f"{key}_known"} & set(texts)] == []
    assert [line for _, told in found for line in told if "了" in QUOTED.sub("", line)] == []


@pytest.mark.parametrize("game", registry.GAMES)
def test_a_proposal_names_nothing_that_the_log_does_not_name(game: str) -> None:
    texts = read(ROOT / "en" / f"{game}.toml")
    proposed = [key for key in texts if key.startswith(f"{game}.proposal.")]
    assert proposed
    for key in proposed:
        logged = texts[key.replace(".proposal.", ".log.")]
        assert placeholders(texts[key]) <= placeholders(logged) | {"whom"}
