"""The six levels: every game and everything that depends on a level knows all of them."""

from __future__ import annotations

import pytest

from game import registry
from game.ai import worker
from game.ai.bot import LEVELS, Bot, Effort
from game.ai.nested import WIDTH, WORLDS
from game.ui import sprites
from game.ui.locale import Texts, languages
from tests.toy.bot import BOT

MANY = 15
"""How many times as many playouts as the master's a grandmaster makes, at least."""


@pytest.mark.parametrize("game", [*registry.GAMES, "toy"])
def test_every_game_knows_how_much_each_level_thinks_and_gives_away(game: str) -> None:
    bot: Bot[object, object] = BOT if game == "toy" else registry.room(game).bot()  # type: ignore[type-var,assignment]
    assert tuple(bot.efforts) == LEVELS
    assert tuple(bot.leeway) == LEVELS
    given = list(bot.leeway.values())
    assert given == sorted(given, reverse=True)


def playouts(effort: Effort) -> int:
    """Those of what is thought over in its simulations, too."""
    return effort.simulations * (1 + effort.ponders * WIDTH * WORLDS)


@pytest.mark.parametrize("game", registry.GAMES)
def test_better_ones_err_less_and_the_best_think_ever_more(game: str) -> None:
    efforts = registry.room(game).bot().efforts
    expert, master, grandmaster = (efforts[level] for level in LEVELS[3:])
    erring = [effort.overlooks + effort.dazzled for effort in efforts.values()]
    assert erring == sorted(erring, reverse=True)
    assert expert.simulations < master.simulations
    assert MANY * master.simulations <= playouts(grandmaster)
    assert grandmaster.width >= master.width
    assert not any(one.overlooks or one.dazzled for one in (master, grandmaster))


def test_whoever_thinks_has_a_limit_and_better_ones_a_higher_one() -> None:
    assert tuple(worker.LIMITS) == LEVELS
    assert list(worker.LIMITS.values()) == sorted(worker.LIMITS.values())
    assert set(LEVELS[4:]) == worker.HELPED


def test_every_level_has_a_name_a_character_and_a_face() -> None:
    for language in languages():
        texts = Texts(language=language)
        for key in ("ai.level", "ai.help", "scenes.set_up.plain"):
            joint = "_" if key.endswith("plain") else "."
            assert len({texts.text(f"{key}{joint}{level}") for level in LEVELS}) == len(LEVELS)
    assert {f"cast/{level}{size}" for level in LEVELS for size in ("", "_34", "_20")} <= set(
        sprites.names("cast")
    )
