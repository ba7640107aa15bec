"""Orders carried out, ideas bought and thefts, told in a line."""

from __future__ import annotations

from collections.abc import Sequence

from game.core.rules import Event
from game.cvlizations import events as ev
from game.cvlizations.options import CvlizationsOptions
from game.cvlizations.view import pieces
from game.cvlizations.view.tidings import GOODS, NOTHING, tidings
from game.scenes.news import tell
from game.tabletop.tidings import Brought
from game.ui.fill import Name, You
from game.ui.locale import TEXTS
from tests.cvlizations.tables import card

OPTIONS = CvlizationsOptions(seats=3)
THEFT, LOGGING, REST, TRADING = 0, 1, 5, 6
FOOD, WOOD, STONE, HAPPINESS = (
    f"cvlizations.resource.{kind}" for kind in ("food", "wood", "stone", "happiness")
)

PRINTED = "cvlizations.view.printed_happiness"


def brought(events: Sequence[Event], seat: int = 0) -> list[tuple[Brought, ...]]:
    return [told.brought for told in tidings(events, OPTIONS, seat)]


def lines(events: Sequence[Event], seat: int = 0) -> list[str]:
    """What is told at a table where seat 0 is called You."""
    names = (You(TEXTS.text("scenes.lesson.you")), Name("Bea"), Name("Cai"))
    return [told.line for told in tell("cvlizations", events, names.__getitem__, OPTIONS, seat)]


def test_an_order_is_told_with_all_goods_that_it_brought() -> None:
    axe = card("axe")
    events = [
        ev.OrderCarriedOut(1, LOGGING, 2),
        ev.ResourcesGained(1, 0, 3, 0, LOGGING),
        ev.ResourcesGained(1, 1, 1, 0, axe),
        ev.HappinessGained(1, 2, axe),
        ev.OrderCarriedOut(2, TRADING, 1),
        ev.ResourcesTraded(2, 2, 0, 3, TRADING),
    ]
    first, second = tidings(events, OPTIONS, 0)
    name = "cvlizations.name.axe"
    assert (first.events, second.events) == (tuple(events[:4]), tuple(events[4:]))
    assert first.brought == (
        Brought(WOOD, 3),
        Brought(FOOD, 1, name),
        Brought(WOOD, 1, name),
        Brought(HAPPINESS, 2, name),
    )
    assert second.brought == (Brought(FOOD, 3), Brought(STONE, -1))
    assert (first.sign, second.sign) == ("cvlizations/orders/logging", "cvlizations/orders/trade")


def test_an_order_that_brings_nothing_says_so_once_that_is_certain() -> None:
    crowded, alone = ev.OrderCarriedOut(1, REST, 3), ev.OrderCarriedOut(1, THEFT, 1)
    assert brought([crowded]) == [(NOTHING,)]
    assert brought([alone]) == [()], "the thief may still be choosing"
    assert brought([alone, crowded]) == [(NOTHING,), (NOTHING,)]


def test_who_is_robbed_is_told_of_each_theft_and_everybody_else_of_the_order() -> None:
    order, stolen, other = (
        ev.OrderCarriedOut(1, THEFT, 2),
        ev.ResourceStolen(1, 0, 2, THEFT),
        ev.ResourceStolen(1, 2, 1, THEFT),
    )
    robbed = tidings([order, stolen, other], OPTIONS, 0)
    assert [(told.head, told.mine, told.unit) for told in robbed] == [
        (order, 0, ""),
        (stolen, -1, GOODS[2]),
    ]
    assert [told.events for told in robbed] == [(order, other), (stolen,)]
    both = (Brought(WOOD, 1), Brought(STONE, 1))
    assert [told.brought for told in robbed] == [both, ()]
    (told,) = tidings([order, stolen], OPTIONS, 2)
    assert (told.events, told.mine, told.brought) == ((order, stolen), 0, (Brought(STONE, 1),))


def test_an_idea_is_told_with_the_happiness_printed_on_it() -> None:
    """What its price and its effects change at the end is no part of the sentence."""
    idea = card("law")
    assert brought([ev.IdeaBought(1, idea, 1, 0, 2)]) == [(Brought(PRINTED, pieces.BOOK.happiness[idea]),)]


def test_an_income_is_told_by_itself_and_not_as_what_the_last_purchase_brought() -> None:
    income = card("windmill")
    bought, gained = ev.IdeaBought(1, card("law"), 1, 0, 2), ev.ResourcesGained(1, 0, 0, 2, income)
    assert [told.head for told in tidings([bought, gained], OPTIONS, 0)] == [bought, gained]
    assert brought([gained]) == [()], "its sentence says what came"


def test_the_lines_name_the_goods_who_was_robbed_and_by_which_card() -> None:
    events = [
        ev.OrderCarriedOut(1, THEFT, 1),
        ev.ResourceStolen(1, 0, 2, THEFT),
        ev.OrderCarriedOut(0, LOGGING, 2),
        ev.ResourcesGained(0, 0, 3, 0, LOGGING),
        ev.ResourcesGained(0, 1, 0, 0, card("axe")),
        ev.OrderCarriedOut(2, REST, 3),
        ev.IdeaBought(2, card("law"), 1, 0, 2),
    ]
    assert lines(events) == [
        "Bea carries out Thieving (chosen by 1): +1 stone",
        "Bea steals 1 stone from you (Thieving).",
        "You carry out Logging (chosen by 2): +3 wood, +1 food (Axe)",
        "Cai carries out Slacking (chosen by 3+): nothing",
        "Cai buys Law for 1 food and 2 stone: +3 happiness on the card",
    ]


def test_who_stops_after_buying_is_not_told_of_twice() -> None:
    bought, stopped = ev.IdeaBought(1, 9, 1, 0, 0), ev.BuyingEnded(1)
    assert [told.head for told in tidings([bought, stopped], OPTIONS, 0)] == [bought]
    assert [told.head for told in tidings([stopped], OPTIONS, 0)] == [stopped]


def test_the_end_is_told_while_it_is_shown_and_is_no_news() -> None:
    (_, ended) = tidings([ev.ResourcesGained(1, 1, 0, 0, card("windmill")), ev.GameEnded()], OPTIONS, 0)
    assert (ended.head, ended.sign, ended.party) == (ev.GameEnded(), "", None)


def whole(events: Sequence[Event], counted: bool) -> list[list[str]]:
    """All that a chip says of each."""
    names = (Name("Ada"), Name("Bea"), Name("Cai"))
    return [told.whole(counted) for told in tell("cvlizations", events, names.__getitem__, OPTIONS, 0)]


def test_an_order_carried_out_twice_says_that_doubling_made_it_so() -> None:
    again = ev.OrderCarriedOut(1, LOGGING, 2)
    events = [again, ev.ResourcesGained(1, 0, 3, 0, LOGGING), ev.OrderCarriedOut(1, LOGGING, 2)]
    first, second = whole(events, counted=False)
    assert "Doubling" not in first[0]
    assert second[0].startswith("Bea carries out Logging (chosen by 2), once more (Doubling)")
    other = [again, ev.OrderCarriedOut(2, LOGGING, 2), ev.RoundEnded(), again]
    assert not any("Doubling" in told[0] for told in whole(other, counted=False)), (
        "another tribe, another round"
    )


def test_a_chip_tells_what_was_gained_once() -> None:
    events = [ev.OrderCarriedOut(1, LOGGING, 2), ev.ResourcesGained(1, 0, 3, 0, LOGGING)]
    (alone,), (beside_numbers,) = whole(events, counted=False), whole(events, counted=True)
    assert alone == ["Bea carries out Logging (chosen by 2): +3 wood"]
    assert beside_numbers == ["Bea carries out Logging (chosen by 2)."]


def test_a_chip_says_what_the_card_does_that_paid_or_was_bought() -> None:
    dog, axe = card("house_dog"), card("axe")
    (paid,) = whole([ev.ResourcesGained(1, 1, 0, 0, dog)], counted=True)
    assert paid == [
        "Bea takes 1 food (House Dog).",
        f"House Dog: {TEXTS.text('cvlizations.effect.house_dog')}",
    ]
    order = [ev.OrderCarriedOut(1, LOGGING, 1), ev.ResourcesGained(1, 0, 1, 0, axe)]
    ((_, *reasons),) = whole(order, counted=False)
    assert reasons == [f"Axe: {TEXTS.text('cvlizations.effect.axe')}"]
    (bought,) = whole([ev.IdeaBought(1, axe, 1, 0, 2)], counted=True)
    assert bought == ["Bea buys Axe for 1 food and 2 stone.", *reasons]


def test_who_may_buy_next_is_no_part_of_the_order_before() -> None:
    (told,) = tidings([ev.OrderCarriedOut(1, REST, 1), ev.TurnBegun(1, 1, 0)], OPTIONS, 0)
    assert told.events == (told.head,)


def test_no_gain_bears_the_sign_of_theft() -> None:
    events = [
        ev.ResourcesGained(1, 0, 0, 2, card("house_dog")),
        ev.ResourcesTraded(1, 0, 1, 1, card("hammer")),
        ev.ResourcesPaid(1, 1, 0, 0, card("hedonism")),
    ]
    signs = [tidings([event], OPTIONS, 0)[0].sign for event in events]
    assert signs == [GOODS[2], "icons/swap", GOODS[0]]
