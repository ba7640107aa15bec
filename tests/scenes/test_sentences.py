"""What the game says: reasons, and every event as a sentence of the log."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

import pytest

from game.core.reason import Reason
from game.scenes import sentences
from game.scenes.sentences import proposed, said, sentence
from game.ui.locale import TEXTS, placeholders, words
from tests.toy import room
from tests.toy.events import CardBid, HandReceived, PointGiven, PrizeTurned, PrizeWon
from tests.toy.options import AuctionOptions

OPTIONS = AuctionOptions()


class Book:
    """Texts of a game that has a few."""

    def __init__(self, **texts: str) -> None:
        self.texts = {f"auction.{key}": value for key, value in texts.items()}

    def has(self, key: str) -> bool:
        return key in self.texts

    def placeholders(self, key: str) -> frozenset[str]:
        return placeholders(self.texts[key])

    def text(self, key: str, **values: object) -> str:
        return self.texts[key].format(**values)


def write(monkeypatch: pytest.MonkeyPatch, proposals: Mapping[str, str] = {}, **texts: str) -> None:
    logged = {f"log.{key}": value for key, value in texts.items()}
    book = Book(**logged, **{f"proposal.{key}": value for key, value in proposals.items()})
    monkeypatch.setattr(sentences, "TEXTS", book)
    monkeypatch.setattr(sentences, "words", book.text)


def name(seat: int) -> str:
    return f"P{seat}"


def test_a_reason_is_said_with_its_values() -> None:
    TEXTS.switch("en")
    assert said(Reason("scenes.table.seat", {"n": 3})) == words("scenes.table.seat", n=3)


def test_an_event_is_told_of_players_by_name_and_of_the_rest_as_it_is() -> None:
    TEXTS.switch("en")
    assert sentence("auction", CardBid(1, 0, 12), name, OPTIONS) == "P1 bids 12."
    assert sentence("auction", PrizeTurned(2), name, OPTIONS) == words("auction.log.prize_turned", value=2)


def test_a_party_that_is_not_there_is_not_named(monkeypatch: pytest.MonkeyPatch) -> None:
    write(monkeypatch, point_given="{seat} to {to}")
    assert sentence("auction", PointGiven(0, 2), name, OPTIONS) == "P0 to P2"
    assert sentence("auction", PointGiven(0, None), name, OPTIONS) == "P0 to None"


def test_an_empty_text_leaves_an_event_unsaid(monkeypatch: pytest.MonkeyPatch) -> None:
    write(monkeypatch, prize_turned="")
    assert sentence("auction", PrizeTurned(4), name, OPTIONS) is None


@pytest.mark.parametrize(("cards", "told"), [((1, 2), "P0 holds (1, 2)"), (None, "P0 gets a hand")])
def test_who_knows_what_an_event_hides_reads_more(
    monkeypatch: pytest.MonkeyPatch, cards: tuple[int, ...] | None, told: str
) -> None:
    write(monkeypatch, hand_received="{seat} gets a hand", hand_received_known="{seat} holds {cards}")
    event = HandReceived(0, cards)  # type: ignore[arg-type]
    assert sentence("auction", event, name, OPTIONS) == told


def test_a_game_may_name_other_things_than_the_fields(monkeypatch: pytest.MonkeyPatch) -> None:
    write(monkeypatch, card_bid="{seat} puts down a {size} card")
    of = {"size": "large"}
    monkeypatch.setattr(room, "ROOM", replace(room.ROOM, log=lambda event, options: {**of, "seat": 1}))
    assert sentence("auction", CardBid(1, 0, 12), name, OPTIONS) == "P1 puts down a large card"


def test_a_move_that_is_not_made_yet_is_told_as_what_is_to_be_done(monkeypatch: pytest.MonkeyPatch) -> None:
    write(monkeypatch, {"card_bid": "Bid {card}"}, card_bid="{seat} bids {card}")
    assert sentence("auction", CardBid(1, 0, 12), name, OPTIONS) == "P1 bids 12"
    assert proposed("auction", CardBid(1, 0, 12), 1, name, OPTIONS) == "Bid 12"


def test_what_comes_of_it_is_told_as_in_the_log(monkeypatch: pytest.MonkeyPatch) -> None:
    write(monkeypatch, {"card_bid": "Bid {card}"}, prize_won="{seat} wins")
    assert proposed("auction", PrizeWon(1), 1, name, OPTIONS) == "P1 wins"


def test_what_is_to_be_done_for_another_party_names_it(monkeypatch: pytest.MonkeyPatch) -> None:
    write(monkeypatch, {"card_bid": "Bid {card}"}, card_bid="{seat} bids {card}")
    assert proposed("auction", CardBid(1, 0, 12), 0, name, OPTIONS) == "P1 bids 12", "no word for whom"
    write(monkeypatch, {"card_bid": "Bid {card} for {whom}"})
    assert proposed("auction", CardBid(1, 0, 12), 0, name, OPTIONS) == "Bid 12 for P1"
