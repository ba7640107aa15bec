"""A leaning chooses among moves that are about as good, by what the seat knows, and shows in what is done."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any, ClassVar

import msgspec
import pytest

from game import registry
from game.ai import cast
from game.ai.advice import Advice, Judged
from game.ai.leaning import Appeal, lean
from game.ai.mind import Mind
from game.core.chance import FastChance, TableChance
from game.core.mask import mask_all, widen
from game.core.observer import fold
from game.core.options import Options
from game.core.rules import Move, act, asked_together, deal
from game.tools import arena
from tests.core.law_cases import cases
from tests.toy.bot import AuctionBot
from tests.toy.moves import Bid
from tests.toy.rules import RULES

HIGH: Mapping[str, Appeal] = {"gambler": lambda state, seat, move: float(msgspec.structs.astuple(move)[0])}
LEEWAY: dict[str, float] = {"novice": 0.1, "adept": 0.05, "master": 0.01}


class Leaning(AuctionBot):
    leanings: ClassVar[Mapping[str, Appeal]] = HIGH
    leeway: ClassVar[dict[str, float]] = LEEWAY


def advice(*judged: tuple[int, float, int]) -> Advice:
    ranking = tuple(Judged(Bid(card), value, visits) for card, value, visits in judged)
    return Advice(ranking[0].move, ranking)


def leaned(given: Advice, level: str, leaning: str = "gambler") -> Move:
    return lean(Leaning(RULES), None, 0, given, 7, (level, leaning)).move


def test_of_moves_about_as_good_the_favourite_comes_first() -> None:
    assert leaned(advice((1, 0.60, 40), (5, 0.58, 40), (9, 0.40, 40)), "adept") == Bid(5)


@pytest.mark.parametrize(("level", "card"), [("novice", 9), ("adept", 5), ("master", 1)])
def test_better_levels_give_less_away(level: str, card: int) -> None:
    assert leaned(advice((1, 0.60, 40), (5, 0.56, 40), (9, 0.51, 40)), level) == Bid(card)


def test_what_was_hardly_tried_is_not_trusted() -> None:
    assert leaned(advice((1, 0.60, 40), (9, 0.60, 9)), "novice") == Bid(1)
    assert leaned(advice((1, 0.60, 40), (9, 0.60, 10)), "novice") == Bid(9)


def test_the_best_stays_where_nothing_is_liked_more() -> None:
    given = advice((5, 0.60, 40), (5, 0.60, 40), (1, 0.60, 40))
    assert lean(Leaning(RULES), None, 0, given, 7, ("novice", "gambler")) is given


def test_a_leaning_without_a_meaning_here_changes_nothing() -> None:
    assert leaned(advice((1, 0.60, 40), (9, 0.60, 40)), "novice", "miser") == Bid(1)


def test_where_one_move_is_considered_the_leaning_chooses_from_the_shortlist(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    listed = [(0.50, Bid(1)), (0.47, Bid(4)), (0.30, Bid(9))]
    monkeypatch.setattr(Leaning, "shortlist", lambda self, state, seat: listed)
    monkeypatch.setattr(RULES, "imagine", lambda view, chance: view)
    assert leaned(advice((1, 0.5, 0)), "adept") == Bid(4)


def test_what_is_much_better_than_the_one_move_that_is_considered_was_overlooked(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    listed = [(0.80, Bid(9)), (0.52, Bid(4)), (0.50, Bid(1))]
    monkeypatch.setattr(Leaning, "shortlist", lambda self, state, seat: listed)
    monkeypatch.setattr(RULES, "imagine", lambda view, chance: view)
    assert leaned(advice((1, 0.5, 0)), "adept") == Bid(4)


@pytest.mark.parametrize(("rules", "options"), cases())
def test_a_liking_reads_nothing_hidden(rules: Any, options: Options) -> None:
    leanings = registry.room(rules.id).bot().leanings if rules.id in registry.GAMES else {}
    chance, source = TableChance(5), FastChance(random.Random(5))
    state, events = deal(rules, options, chance)
    for step in range(40):
        asks = rules.asks(state)
        if not asks:
            break
        seat = asks[0].seat
        view = fold(rules, options, mask_all(events, widen(rules, options, {seat})))
        worlds = [rules.imagine(view, FastChance(random.Random(n))) for n in (1, 2)]
        for move in list(rules.moves(view, seat))[:12] if step % 4 == 0 else ():
            for leaning, appeal in leanings.items():
                assert {appeal(known, seat, move) for known in (view, *worlds)} == {
                    appeal(state, seat, move)
                }, (leaning, move)
        moves = {ask.seat: rules.sample(state, ask.seat, source) for ask in asked_together(asks)}
        for event in (new := act(rules, state, moves, chance)):
            state.apply(event)
        events = (*events, *new)


def test_a_mind_with_a_leaning_answers_the_same_to_the_same_number() -> None:
    options = registry.rules("trekking").options_type(seats=2)
    bot = registry.room("trekking").bot()
    answers = []
    for _ in range(2):
        state, events = deal(bot.rules, options, TableChance(3))
        mind = Mind(bot, options, bot.rules.asks(state)[0].seat, "adept", "warrior")
        mind.observe(mask_all(events, widen(bot.rules, options, {mind.seat})))
        answers.append(mind.choose(11))
    assert answers[0] == answers[1]


DEALS = 12
CHARACTERS = [character for character in cast.load().values() if character.leaning]
QUICK = [character for character in CHARACTERS if character.level != "master"]


@pytest.mark.nightly
@pytest.mark.parametrize("game", registry.GAMES)
@pytest.mark.parametrize("character", QUICK, ids=lambda character: character.id)
def test_a_character_does_more_of_what_it_likes_than_the_plain_ai_of_its_level(
    game: str, character: cast.Character
) -> None:
    options = registry.rules(game).options_type(seats=2)
    levels = (character.id, character.level)
    played = arena.play_all(arena.schedule(game, options, levels, 2 * DEALS, 1), 1)
    report = arena.summary(game, (), 1, levels, played, 1.0)
    arena.add_likings(report, played)
    own, plain = (row["likings"][character.leaning] for row in report["seats"])
    assert own > plain
