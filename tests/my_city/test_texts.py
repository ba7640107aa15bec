"""Every event, score row, reason and building has its words, with placeholders that get a value."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from game.core.chance import TableChance
from game.core.rules import Event, act, deal, method_name
from game.my_city import sites
from game.my_city.bot import BOT
from game.my_city.log import card_name, values
from game.my_city.options import MyCityOptions
from game.my_city.rules import RULES
from game.my_city.state import MyCityState
from game.ui.locale import LANGUAGES, Texts

SOURCE = Path(sites.__file__).parent
KEY = re.compile(r'"(my_city\.[a-z_.]+[a-z])"')


@pytest.fixture(params=LANGUAGES)
def texts(request: pytest.FixtureRequest) -> Texts:
    return Texts(language=request.param)


def whole_game(seed: int) -> tuple[MyCityState, list[Event]]:
    chance = TableChance(seed)
    state, dealt = deal(RULES, MyCityOptions(seats=3), chance)
    happened = list(dealt)
    while asks := RULES.asks(state):
        answers = {ask.seat: BOT.playout(state, ask.seat, chance) for ask in asks}
        events = act(RULES, state, answers, chance)
        happened += events
        for event in events:
            state.apply(event)
    return state, happened


def said(texts: Texts, key: str, named: dict[str, Any]) -> str:
    """A text with its values put in, those that are texts themselves first."""
    words = {
        name: texts.text(value[1:]) if isinstance(value, str) and value.startswith("@") else value
        for name, value in named.items()
    }
    return texts.text(key, **words)


def test_every_event_of_a_game_has_a_sentence(texts: Texts) -> None:
    _, events = whole_game(2)
    for event in events:
        sentence = said(texts, f"my_city.log.{method_name(type(event))}", values(event))
        assert "{" not in sentence
        assert "my_city." not in sentence
    assert not texts.missing


def test_every_kind_of_event_has_a_sentence(texts: Texts) -> None:
    assert all(texts.has(f"my_city.log.{method_name(kind)}") for kind in MyCityState.events)


def test_every_line_and_source_of_a_sheet_has_words(texts: Texts) -> None:
    state, _ = whole_game(5)
    for sheet in RULES.scores(state):
        for line in sheet.lines:
            said(texts, line.key, {})
            for source in line.sources:
                assert "{" not in said(texts, source.key, dict(source.values))
    assert not texts.missing


def test_every_text_named_in_the_rules_exists(texts: Texts) -> None:
    named = {key for path in SOURCE.glob("*.py") for key in KEY.findall(path.read_text("utf-8"))}
    assert len(named) > 15
    assert not {key for key in named if not texts.has(key)}


def test_every_card_and_ground_has_a_name(texts: Texts) -> None:
    assert all(texts.has(card_name(card)[1:]) for card in range(28))
    for ground in ("plain", "square", "trees", "rocks", "mountain", "forest", "well", "gold"):
        assert texts.has(f"my_city.ground.{ground}")
