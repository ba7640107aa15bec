"""Every event, score row, reason and building has its words, with placeholders that get a value."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Any, Literal

import pytest

from game.core.chance import TableChance
from game.core.rules import Event, act, asked_together, deal, method_name
from game.my_city import sites
from game.my_city.bot import BOT
from game.my_city.campaign import CAUSES, campaign, episodes
from game.my_city.log import card_name, values
from game.my_city.options import MyCityOptions
from game.my_city.rows import building_name
from game.my_city.rules import NAME, RULES, STICKER, TOPIC
from game.my_city.scoring import LINES
from game.my_city.state import MyCityState, story_of
from game.my_city.terrain import LETTER_OF, every_building
from game.ui.locale import Texts, languages

SOURCE = Path(sites.__file__).parent
Mode = Literal["eternal", "campaign"]
KEY = re.compile(r'"(my_city\.[a-z_.]+[a-z])"')


@pytest.fixture(params=languages())
def texts(request: pytest.FixtureRequest) -> Texts:
    return Texts(language=request.param)


@cache
def whole_game(seed: int, mode: Mode = "eternal") -> tuple[MyCityState, list[Event]]:
    chance = TableChance(seed)
    state, dealt = deal(RULES, MyCityOptions(seats=3, mode=mode), chance)
    happened = list(dealt)
    while asks := RULES.asks(state):
        asked = asked_together(asks)
        answers = {ask.seat: BOT.playout(state, ask.seat, chance) for ask in asked}
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


@pytest.mark.parametrize("mode", ["eternal", "campaign"])
def test_every_event_of_a_game_has_a_sentence(texts: Texts, mode: Mode) -> None:
    _, events = whole_game(2, mode)
    for event in events:
        sentence = said(texts, f"my_city.log.{method_name(type(event))}", values(event, MyCityOptions()))
        assert "{" not in sentence
        assert "my_city." not in sentence
    assert not texts.missing


def test_every_kind_of_event_has_a_sentence(texts: Texts) -> None:
    assert all(texts.has(f"my_city.log.{method_name(kind)}") for kind in MyCityState.events)


def test_every_line_and_source_of_a_sheet_has_words(texts: Texts) -> None:
    state, _ = whole_game(5)
    story = story_of(whole_game(2, "campaign")[0])
    of_campaign = [sheet for page in story.chronicle for sheet in page.sheets]
    for sheet in [*RULES.scores(state), *of_campaign, *RULES.scores(whole_game(2, "campaign")[0])]:
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
    assert all(texts.has(card_name(card)[1:]) for card in range(29))
    assert all(texts.has(building_name(number)[1:]) for number in range(len(every_building())))
    assert all(texts.has(f"my_city.ground.{ground}") for ground in LETTER_OF)


def test_every_row_sticker_cause_name_and_reason_of_the_campaign_has_words(texts: Texts) -> None:
    keys = [f"score.{name}" for lines in LINES.values() for name, _ in lines]
    keys += [f"score.circles_{cause}" for cause in CAUSES] + [f"cause.{cause}" for cause in CAUSES]
    keys += [f"sticker.{one.id}" for one in campaign().stickers]
    keys += [f"mine.{one.colour}" for one in campaign().mines]
    keys += [f"city.{seat}_{name}" for seat in range(4) for name in range(campaign().names)]
    keys += [f"prompt.{topic}" for topic in (TOPIC, NAME, STICKER)]
    keys += [f"reason.{key}" for key in ("start_sawmill", "start_palace", "sticker_square", "sticker_rocks")]
    keys += [f"option.mode_{mode}" for mode in ("eternal", "episode", "campaign")]
    assert not {key for key in keys if not texts.has(f"my_city.{key}")}


def test_every_chapter_and_episode_has_a_name_and_a_word_about_it(texts: Texts) -> None:
    for chapter in episodes().chapters:
        assert all(texts.has(f"my_city.chapter.{chapter.n}.{part}") for part in ("name", "intro"))
        for n in chapter.episodes:
            assert all(texts.has(f"my_city.episode.{n}.{part}") for part in ("name", "flavour", "rules"))
