"""What a move does to the score lines: counted in worlds of the seat's own imagination, and no accident."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from game import registry
from game.ai import effects
from game.ai.advice import Advice, Effect, Judged
from game.ai.mind import Mind, finish
from game.ai.playout import answers
from game.core.chance import FastChance, TableChance
from game.core.mask import mask_all
from game.core.rules import asked_together, deal
from game.core.table import Table
from tests.ai.test_review import OPTIONS, Halving, at_a_gift
from tests.samples import samples
from tests.toy.moves import Bid, Give
from tests.toy.rules import RULES


def advice(*moves: Any) -> Advice:
    return Advice(moves[0], tuple(Judged(move, 0.5, 1) for move in moves))


def found(table: Table[Any, Any], seat: int, *moves: Any, number: int = 3) -> tuple[Effect, ...]:
    bot = Halving(RULES)
    return finish(effects.compare(bot, table.view({seat}), seat, advice(*moves), number))


def test_a_point_kept_is_one_s_own_and_not_the_rival_s() -> None:
    table, seat = at_a_gift()
    kept = found(table, seat, Give(None), Give(1 - seat))
    assert {(effect.party, effect.points) for effect in kept} == {(seat, 1.0), (1 - seat, -1.0)}
    given = found(table, seat, Give(1 - seat), Give(None))
    assert {(effect.party, effect.points) for effect in given} == {(seat, -1.0), (1 - seat, 1.0)}
    for better, worse in zip(sorted(kept), sorted(given)):
        assert better.otherwise == pytest.approx(worse.otherwise + worse.points)


def test_the_same_number_finds_the_same_and_moves_alike_have_no_effect() -> None:
    table, seat = at_a_gift()
    assert found(table, seat, Give(None), Give(1 - seat)) == found(table, seat, Give(None), Give(1 - seat))
    assert found(table, seat, Give(None), Give(None)) == ()


def test_a_move_without_another_has_no_effects() -> None:
    table, seat = at_a_gift()
    assert found(table, seat, Give(None)) == ()


def test_a_seat_that_is_not_asked_has_no_effects() -> None:
    table, seat = at_a_gift()
    assert found(table, 1 - seat, Bid(0), Bid(1)) == ()


def test_a_mind_explains_only_when_asked() -> None:
    table, seat = at_a_gift()
    mind = Mind(Halving(RULES), OPTIONS, seat, "master")
    mind.observe(mask_all(table.events, {seat}))
    plain, explained = finish(mind.think(5)), finish(mind.think(5, explain=True))
    assert plain.effects == ()
    assert explained.effects
    assert explained._replace(effects=()) == plain


def position(game: str, seats: int, count: int) -> Any:
    """A table so many random answers on."""
    rules = registry.rules(game)
    state, _ = deal(rules, rules.options_type(seats=seats), TableChance(5))
    chance = FastChance(random.Random(5))
    for _ in range(count):
        asked = asked_together(rules.asks(state))
        rules.play(state, {ask.seat: rules.sample(state, ask.seat, chance) for ask in asked}, chance)
    return state


def recounted(bot: Any, state: Any, seat: int, move: Any, effect: Effect, worlds: int) -> float:
    """The mean of the effect's line after a move, in worlds that nothing has looked at."""
    total = 0.0
    for world in range(worlds):
        played = bot.world(state, seat, FastChance(random.Random(1000 + world)))
        chance = FastChance(random.Random(2000 + world))
        bot.rules.play(played, {**answers(bot, played, chance), seat: move}, chance)
        while bot.rules.asks(played):
            bot.rules.play(played, answers(bot, played, chance), chance)
        [sheet] = [sheet for sheet in bot.rules.scores(played) if sheet.party == effect.party]
        total += sum(line.points for line in sheet.lines if line.key == effect.line)
    return total / worlds


def prevents(effect: Effect, seat: int) -> bool:
    if effect.party == seat:
        return effect.points > 0 > effect.otherwise
    return effect.points < 0


@pytest.mark.parametrize("game", [game for game in registry.GAMES if samples(game).prevents is not None])
def test_what_a_move_prevents_is_found_and_is_true_in_other_worlds(game: str) -> None:
    harm = samples(game).prevents
    assert harm is not None
    state = position(game, harm.seats, harm.answers)
    bot = registry.room(game).bot()
    seat = asked_together(bot.rules.asks(state))[0].seat
    move, *others = (msgspec.convert(move, bot.rules.move_type) for move in harm.moves)
    compared = finish(effects.compare(bot, state, seat, advice(move, *others), 1))
    effect = next(effect for effect in compared if prevents(effect, seat))
    mean = recounted(bot, state, seat, move, effect, 60)
    otherwise = [recounted(bot, state, seat, other, effect, 60) for other in others]
    difference = mean - sum(otherwise) / len(otherwise)
    assert difference * effect.points > 0
    assert difference == pytest.approx(effect.points, abs=0.6 * abs(effect.points) + 1)
