"""What each rival's chip tells, and what the prompt bar sums up of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.core.rules import whose
from game.scenes.sentences import sentence
from game.seven_wonders import events as ev
from game.seven_wonders.events import LossPaid
from game.seven_wonders.moves import PayLoss
from game.seven_wonders.view.news import fitting, own_lines, reports, said, summed_up
from game.seven_wonders.view.sight import Sight
from game.seven_wonders.view.table import TableView
from game.seven_wonders.view.tidings import MOVES, tidings
from game.tabletop.picture import Picture
from game.tabletop.told import Told
from game.ui.locale import TEXTS
from tests.numbers import play_until
from tests.seated import Sit
from tests.seven_wonders.table import n, table

NAMES = ("Ada", "Bea", "Cai", "Dee")
ALTAR, LAIR, DEN = n("altar"), n("lair"), n("gambling_den")
TURN = (
    ev.CardBuilt(0, 0, ALTAR, "paid", 2, 0, 0, 0),
    ev.CardBuilt(1, 1, ALTAR, "paid", 0, 0, 0, 0),
    ev.CardBuilt(2, 2, LAIR, "paid", 0, 0, 0, 0),
    ev.CardBuilt(3, 3, ALTAR, "paid", 3, 0, 0, 0),
    ev.LossOwed(0, 2, 2, LAIR),
    ev.LossOwed(1, 2, 2, LAIR),
    ev.CardDropped(3, None),
)
WARS = (
    ev.ConflictFought(0, 1, 3, 1, 1, 1),
    ev.ConflictFought(3, 0, 3, 1, 1, 0),
    ev.ConflictFought(3, 2, 3, 1, 1, 2),
)


def seen(events: Sequence[Any], seats: int = 4) -> Sight:
    """The table as Ada sees it once these have happened."""
    TEXTS.switch("en")
    state = table(seats)
    names = NAMES[:seats]

    def say(event: Any) -> str:
        return sentence("seven_wonders", event, NAMES.__getitem__, state.options) or ""

    told = [
        Told(one, say(one.head), tuple(say(more) for more in one.events[1:]))
        for one in tidings(events, state.options, 0)
    ]
    return TableView(state.options, names).see(Picture(state, 0, news=tuple(told)))


def test_each_chip_has_the_latest_move_and_what_it_meant_for_who_looks() -> None:
    found = reports(seen(TURN))
    assert [(found[party].head, found[party].sums()) for party in (1, 2, 3)] == [
        (TURN[1], [("you_pay", -2)]),
        (TURN[2], [("you_lose", -2)]),
        (TURN[3], [("pays_you", 3)]),
    ]
    assert found[2].lines == ["Cai builds Lair.", "Ada must lose 2 coins: Lair, built by Cai."]
    assert found[3].lines == ["Dee builds Altar, paying 3 to Ada."], "no last cards that nobody saw"


def test_a_war_is_told_on_the_chip_of_the_other_side() -> None:
    found = reports(seen(WARS))
    assert [found[party].war for party in range(4)] == [None, 3, None, -1]
    assert len(found[3].lines) == 1, "the wars of others are not told here"


def test_what_one_has_paid_to_a_rival_is_not_mixed_with_what_the_rival_makes_one_lose() -> None:
    turn = (
        ev.CardBuilt(0, 0, ALTAR, "paid", 2, 0, 0, 0),
        ev.CardBuilt(1, 1, LAIR, "paid", 0, 0, 0, 0),
        ev.LossOwed(0, 1, 1, LAIR),
    )
    report = reports(seen(turn))[1]
    assert report.sums() == [("you_lose", -1), ("you_pay", -2)]
    assert summed_up(seen(turn)) == "Bea's Lair made you lose 1 and you paid 2 to Bea"


def test_what_others_get_or_lose_by_the_own_card_is_told_on_their_chips() -> None:
    turn = (
        ev.CardBuilt(0, 0, DEN, "paid", 0, 0, 0, 0),
        ev.CoinsTaken(0, 6, "gambling_den", 0, 0),
        ev.CoinsTaken(1, 1, "gambling_den", 0, 0),
        ev.CoinsTaken(3, 1, "gambling_den", 1, 0),
        ev.LossOwed(2, 2, 0, LAIR),
        *(ev.CardBuilt(party, party, ALTAR, "paid", 0, 0, 0, 0) for party in (1, 2, 3)),
    )
    found = reports(seen(turn))
    assert [found[party].sums() for party in range(4)] == [
        [],
        [("they_get", 1)],
        [("they_lose", -2)],
        [("they_get", 2)],
    ]
    assert summed_up(seen(turn)) == "", "it is nothing to who looks"


def test_a_gift_of_a_rival_is_told_with_its_card() -> None:
    turn = (ev.CardBuilt(1, 1, DEN, "paid", 0, 0, 0, 0), ev.CoinsTaken(0, 1, "gambling_den", 0, 1))
    assert reports(seen(turn))[1].sums() == [("you_get", 1)]
    assert summed_up(seen(turn)) == "Bea's Gambling Den brought you 1"
    assert summed_up(seen(turn), by_cards=False) == "Bea brought you 1"


def test_the_prompt_bar_sums_it_up() -> None:
    assert summed_up(seen(TURN)) == "You paid 2 to Bea, Cai's Lair made you lose 2 and Dee paid you 3"
    assert summed_up(seen(WARS)) == "You beat Bea (+3) and Dee beat you (-1)"
    assert summed_up(seen(TURN[1:2])) == ""


def test_the_city_that_nobody_plays_has_its_article_in_a_sentence_and_none_on_its_plate() -> None:
    sight = seen((ev.CardBuilt(0, 2, ALTAR, "paid", 2, 0, 0, 0),), 2)
    assert summed_up(sight) == "The Free City paid you 2"
    assert sight.names == ("Ada", "Bea", "Free City")


def test_the_own_balance_tells_all_that_touched_it() -> None:
    lines = own_lines(seen(TURN))
    assert "Ada builds Altar, paying 2 to Bea." in lines
    assert "Dee builds Altar, paying 3 to Ada." in lines
    assert "Ada must lose 2 coins: Lair, built by Cai." in lines


def test_after_a_loss_is_paid_the_news_are_still_those_of_the_whole_turn_and_can_be_shown_again(
    sit: Sit,
) -> None:
    seated = sit(("Ada", "ai:random", "ai:random"), seed=2, cities=True)
    play_until(seated, lambda move: isinstance(move, PayLoss))
    scene = seated.scene
    found = reports(scene.sight)
    assert all(isinstance(found[party].head, MOVES) for party in (1, 2))
    assert any("you_lose" in report.coins for report in found.values())
    own = [event for told in scene.sight.picture.news for event in told.tiding.events if whose(event) == 0]
    assert isinstance(own[0], MOVES)
    assert any(isinstance(event, LossPaid) for event in own)
    seated.click(seated.button("again"))
    assert scene.session.showing.waiting[0] is scene.session.news[0]
    seated.settle()
    assert reports(scene.sight) == found


def test_a_city_that_did_two_things_in_a_turn_has_both_on_its_chip() -> None:
    turn = (ev.StageBuilt(1, 1, n("baths"), 0, 0, 0, 0), ev.CardSalvaged(1, ALTAR))
    sight = seen(turn)
    sight.state.stages[1] = 1
    report = reports(sight)[1]
    assert (report.heads, report.head) == (list(turn), turn[1])
    assert said(sight, 1, report)[0] == "Wonder I, built Altar"
    assert said(sight, 1, report)[-1] == "built Altar", "where there is no room for both"


def test_a_card_has_its_whole_name_in_the_news_where_there_is_room() -> None:
    sight = seen((ev.CardBuilt(1, 1, n("west_trading_post"), "paid", 0, 0, 0, 0),))
    ways = said(sight, 1, reports(sight)[1])
    assert ways == ["built West Trading Post", "built W. Trad. Post"]
    assert fitting(ways, 300)[0] == ways[0]
    assert fitting(ways, 100)[0] == ways[1]
