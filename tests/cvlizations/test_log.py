"""The log's sentences name orders, ideas and resources in words, for every event of whole games."""

from __future__ import annotations

from typing import Literal

import pytest

from game.cvlizations.catalog import load
from game.cvlizations.events import OrdersLaid
from game.cvlizations.options import CvlizationsOptions
from game.cvlizations.rules import RULES
from game.scenes.sentences import sentence
from game.ui.locale import TEXTS, languages
from tests.core.test_laws import played


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("two", ["cave_freaks", "advanced"])
def test_every_event_is_a_sentence_without_bare_card_numbers(
    language: str, two: Literal["cave_freaks", "advanced"]
) -> None:
    TEXTS.switch(language)
    TEXTS.missing.clear()
    table = played(RULES, CvlizationsOptions(seats=2, two=two), 3)
    said = [sentence("cvlizations", event, lambda seat: f"<{seat}>", table.options) for event in table.events]
    assert not TEXTS.missing
    kept = [words for words in said if words]
    assert len(kept) > 40
    assert not any("@" in words or "{" in words for words in kept)


def test_a_log_line_reads_like_this() -> None:
    TEXTS.switch("en")
    table = played(RULES, CvlizationsOptions(seats=3), 5)
    said = [
        sentence("cvlizations", event, lambda seat: f"Seat {seat}", table.options) or ""
        for event in table.events
    ]
    assert any("carries out Hunting" in words or "carries out Logging" in words for words in said)


def test_orders_laid_name_their_tribe_alone_and_the_hidden_order_to_who_knows_it() -> None:
    TEXTS.switch("en")
    cards = {card.id: number for number, card in enumerate(load().cards) if card is not None}
    known = OrdersLaid(0, 0, cards["logging"], cards["rest"])
    unknown = OrdersLaid(0, 3, cards["logging"], None)
    called = {0: "Ada", 3: "The tribe"}
    said = [
        sentence("cvlizations", event, called.__getitem__, CvlizationsOptions()) for event in (known, unknown)
    ]
    assert said == [
        "Ada plays Logging face up and Slacking face down.",
        "The tribe plays Logging face up and another order face down.",
    ]


def test_the_third_tribe_is_called_as_the_table_calls_it() -> None:
    TEXTS.switch("en")
    freaks, advanced = (CvlizationsOptions(seats=2, two=two) for two in ("cave_freaks", "advanced"))
    assert TEXTS.text(f"cvlizations.{freaks.party(0)}") == "The Cave Freaks"
    assert TEXTS.text(f"cvlizations.{advanced.party(1)}") == "The second neutral tribe"
