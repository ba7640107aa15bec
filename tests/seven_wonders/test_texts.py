"""Every reason, prompt, score line, event and component of 7 Wonders has a text in both languages."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

import msgspec
import pytest

from game.core.mask import mask
from game.core.options import choices
from game.core.rules import Event, method_name
from game.scenes.sentences import sentence
from game.seven_wonders.catalog import RESOURCES, catalog
from game.seven_wonders.events import CardBuilt, CardSold, CoinsTaken, ConflictFought
from game.seven_wonders.log import values
from game.seven_wonders.options import SevenWondersOptions
from game.seven_wonders.rules import RULES
from game.seven_wonders.scoring import COLUMNS
from game.seven_wonders.state import TOPICS, SevenWondersState
from game.seven_wonders.tables import COLOURS, SYMBOLS, tables
from game.ui.locale import TEXTS, languages

ROOT = Path(__file__).resolve().parents[2]
UNASKED = {"drop", "draw_leaders"}


def texts(language: str) -> dict[str, Any]:
    return tomllib.loads((ROOT / "assets" / "locale" / language / "seven_wonders.toml").read_text("utf-8"))


def named(kind: str) -> set[str]:
    """The ids of a kind that the code mentions."""
    sources = (ROOT / "game" / "seven_wonders").glob("*.py")
    pattern = rf'"seven_wonders\.{kind}\.(\w+)"'
    return {name for path in sources for name in re.findall(pattern, path.read_text("utf-8"))}


@pytest.mark.parametrize("language", languages())
def test_every_key_has_a_text(language: str) -> None:
    found = texts(language)
    data = catalog()
    names = {entry.id for entry in data.cards} | {leader.id for leader in data.leaders}
    names |= {wonder.wonder for wonder in data.wonders}
    assert set(found["name"]) == names
    assert {key.removesuffix("_line") for key in found["reason"]} == named("reason")
    assert set(found["prompt"]) == {"turn", "city_turn", "wonders", "draft", "recruit", *TOPICS} - UNASKED
    said = {method_name(event) for event in SevenWondersState.events}
    known = {f"{method_name(event)}_known" for event in SevenWondersState.events if event.hidden}
    assert said <= set(found["log"]) <= said | known
    assert set(found["score"]) == set(COLUMNS)
    assert set(found["move"]) == {kind.__name__ for kind in RULES.move_types}
    assert set(found["resource"]) == set(RESOURCES)
    assert set(found["colour"]) == set(found["colour_short"]) == set(COLOURS)
    assert set(found["symbol"]) == set(SYMBOLS)
    for choice in choices(SevenWondersOptions):
        words: dict[Any, Any] = {True: "on", False: "off"}
        for value in ("", *(f"_{words.get(one, one)}" for one in choice.values)):
            assert {f"{choice.name}{value}", f"{choice.name}{value}_help"} <= set(found["option"])


def sample(kind: type[Event]) -> Event:
    """An event with something in every field."""
    given: dict[str, Any] = {field.name: 0 for field in msgspec.structs.fields(kind)}
    given |= {name: value for name, value in SAMPLES.items() if name in given}
    return kind(**given)


OPTIONS = SevenWondersOptions()
SAMPLES = {"phase": "turn", "way": "paid", "source": "sale", "topic": "losses", "cards": (), "order": ()}


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("kind", SevenWondersState.events, ids=method_name)
def test_a_log_sentence_names_only_what_its_values_hold_and_nothing_hidden(
    kind: type[Event], language: str
) -> None:
    text = texts(language)["log"][method_name(kind)]
    wanted = set(re.findall(r"{(\w+)}", text))
    assert wanted <= set(values(sample(kind), OPTIONS)) - set(kind.hidden)


def test_the_log_names_cards_leaders_wonders_and_sources() -> None:
    card = tables().number["altar"]
    built = values(CardBuilt(0, 0, card, "chained", 0, 0, 0, 0), OPTIONS)
    assert (built["card"], built["way"]) == ("@seven_wonders.name.altar", "@seven_wonders.way.chained")
    sources = {
        values(CoinsTaken(0, 3, source, 1), OPTIONS)["source"] for source in ("sale", "nero", "olympia")
    }
    assert sources == {
        "@seven_wonders.income.sale",
        "@seven_wonders.name.nero",
        "@seven_wonders.name.olympia",
    }
    fought = values(ConflictFought(2, 1, 3, 1, 1, 2), OPTIONS)
    assert (fought["seat"], fought["other"], fought["owner"]) == (2, 1, 2)


def test_who_knows_what_is_hidden_reads_its_name_and_others_do_not() -> None:
    TEXTS.switch("en")
    sold = CardSold(0, 0, tables().number["altar"])
    assert [sentence("seven_wonders", mask(sold, eyes), "P{}".format, OPTIONS) for eyes in ({0}, {1})] == [
        "P0 discards Altar for 3 coins.",
        "P0 discards a card for 3 coins.",
    ]
