"""What must be lost is asked for in words: for whose card, how many coins, and what debt costs."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import pytest

from game.core.choice import Choice
from game.core.rules import Event
from game.scenes.sentences import sentence
from game.seven_wonders import events as ev
from game.seven_wonders.moves import PayLoss
from game.seven_wonders.rules import RULES
from game.seven_wonders.state import SevenWondersState
from game.seven_wonders.turn import PAYING
from game.seven_wonders.view import losses, tips
from game.seven_wonders.view.sight import LOSS, Sight
from game.seven_wonders.view.table import TableView
from game.seven_wonders.view.tidings import tidings
from game.tabletop.draft import Draft
from game.tabletop.meaning import Answer
from game.tabletop.picture import Picture
from game.tabletop.told import Told
from game.ui import text
from game.ui.canvas import Canvas
from game.ui.locale import TEXTS, languages, words
from tests.seven_wonders.table import n, table

NAMES = ("Ada", "Bea", "Cai")
HIDEOUT, BROTHERHOOD = n("hideout"), n("brotherhood")
ONE = (ev.CardBuilt(1, 1, HIDEOUT, "paid", 0, 0, 0, 0), ev.LossOwed(0, 1, 1, HIDEOUT))
TWO = (*ONE, ev.CardBuilt(2, 2, BROTHERHOOD, "paid", 0, 0, 0, 0), ev.LossOwed(0, 3, 2, BROTHERHOOD))
PAID = (ev.CardBuilt(0, 0, n("altar"), "paid", 2, 0, 0, 0), *ONE)


@pytest.fixture(autouse=True)
def _english() -> Iterator[None]:
    TEXTS.switch("en")
    text.cut.clear()
    yield
    text.set_large(False)
    TEXTS.switch("en")


def asked(
    owed: int, *, city: int = 0, coins: int = 3, events: Sequence[Event] = (), seats: int = 3
) -> tuple[TableView, Sight]:
    """Ada is asked what she pays of so many coins, and of those that the Free City owes."""
    state = table(seats, coins=coins)
    state.owed = [owed, *(0 for _ in state.coins[2:]), city]
    if seats == 2:
        state.holder = 0
    state.queue = (("losses", 0, PAYING),)
    return looked_at(state, events)


def looked_at(state: SevenWondersState, events: Sequence[Event]) -> tuple[TableView, Sight]:
    view = TableView(state.options, NAMES[: state.options.seats])

    def say(event: Event) -> str:
        return sentence("seven_wonders", event, NAMES.__getitem__, state.options) or ""

    told = [Told(one, say(one.head)) for one in tidings(events, state.options, 0)]
    ask = next(ask for ask in RULES.asks(state) if ask.seat == 0)
    picture = Picture(state, 0, ask, Draft(Choice(RULES.moves(state, 0))), news=tuple(told))
    return view, view.see(picture)


def prompt(view: TableView, sight: Sight) -> str:
    found = view.prompt(sight)
    return words(found.key, **found.values)


def labels(sight: Sight) -> list[str]:
    """The words on the buttons."""
    found = losses.offers(sight)
    worded = losses.wording(sight, found)
    assert worded is not None
    return [losses.said(sight, one.move, worded[0]) for one in found]


def test_one_coin_is_paid_or_becomes_a_debt_and_both_buttons_say_so() -> None:
    _, sight = asked(1)
    assert labels(sight) == ["Pay 1 coin", "Take 1 debt token: -1 point at the end"]


def test_of_several_coins_each_amount_says_what_debt_it_leaves_and_what_that_costs() -> None:
    _, sight = asked(5)
    assert labels(sight) == [
        "Pay 3 coins and take 2 debt tokens: -2 points at the end",
        "Pay 2 coins and take 3 debt tokens: -3 points at the end",
        "Pay 1 coin and take 4 debt tokens: -4 points at the end",
        "Take 5 debt tokens: -5 points at the end",
    ]


def test_what_the_free_city_pays_is_told_apart() -> None:
    view, sight = asked(1, city=1, seats=2)
    assert labels(sight) == [
        "Pay 1; Free City pays 1",
        "Pay 1; Free City takes 1 debt",
        "Take 1 debt; Free City pays 1",
        "Take 1 debt; Free City takes 1 debt",
    ]
    assert prompt(view, sight).startswith("You must lose 1 coin and the Free City must lose 1.")
    _, many = asked(2, city=2, seats=2)
    assert labels(many)[:3] == ["Pay 2; city 2", "Pay 2; city 1, debt 1", "Pay 2; city 0, debt 2"]
    _, alone = asked(0, city=1, seats=2)
    assert labels(alone) == ["The Free City pays 1 coin", "The Free City takes 1 debt token"]


@pytest.mark.parametrize("large", [False, True])
@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(("owed", "city"), [(1, 0), (3, 0), (4, 0), (9, 0), (12, 0), (1, 1), (3, 3), (0, 3)])
def test_the_words_have_room_on_their_buttons(language: str, large: bool, owed: int, city: int) -> None:
    TEXTS.switch(language)
    text.set_large(large)
    view, sight = asked(owed, city=city, coins=12, events=TWO, seats=2 if city else 3)
    found = losses.offers(sight)
    worded = losses.wording(sight, found)
    assert worded is not None
    which, size = worded
    for one in found:
        assert text.width(losses.said(sight, one.move, which), size) <= losses.room(one.box, which)
    view.draw(Canvas(), sight)
    assert not text.cut
    assert not TEXTS.missing


def test_the_prompt_names_the_card_its_owner_and_the_coins() -> None:
    assert prompt(*asked(1, events=ONE)) == "Bea's Hideout costs you 1 coin. Pay it, or take a debt token?"
    assert prompt(*asked(4, events=TWO[2:])) == (
        "Cai's Brotherhood costs you 3 coins. How many do you pay? The rest is debt"
    )
    assert prompt(*asked(4, events=TWO)).startswith("Bea's Hideout costs you 1 coin and Cai's Brotherhood")


def test_what_one_has_paid_for_the_own_card_is_no_loss() -> None:
    view, sight = asked(1, events=PAID)
    assert prompt(view, sight) == "Bea's Hideout costs you 1 coin. Pay it, or take a debt token?"


def test_what_an_older_journal_has_not_kept_is_asked_for_without_a_card() -> None:
    events = (ONE[0], ev.LossOwed(0, 1))
    assert prompt(*asked(1, events=events)) == "You must lose 1 coin. Pay it, or take a debt token?"


def test_a_button_tells_for_what_it_is_paid_and_what_it_leaves() -> None:
    _, sight = asked(1, events=ONE, coins=4)
    pay, owe = (tips.loss(sight, one.move) for one in losses.offers(sight))
    assert pay.body.splitlines() == ["Hideout, built by Bea: you lose 1 coin", "3 coins left"]
    assert owe.body.splitlines() == [
        "Hideout, built by Bea: you lose 1 coin",
        "4 coins left",
        "A debt token is -1 point at the end; it is never paid back.",
        "Treasury: -1 point",
    ]


def test_every_amount_of_a_loss_lies_there_to_be_pressed() -> None:
    view, sight = asked(5)
    spots = [spot.id for spot in view.spots(sight) if isinstance(spot.id, tuple) and spot.id[0] == LOSS]
    assert [view.press(spot, sight) for spot in spots] == [Answer(PayLoss(coins)) for coins in (3, 2, 1, 0)]


def test_the_debt_in_the_treasury_says_what_one_costs_also_where_there_is_none() -> None:
    assert tips.held("debt", 0).body == "0 points at the end: -1 for each token. Debt is never paid back."
