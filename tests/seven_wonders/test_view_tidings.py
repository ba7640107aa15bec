"""Each city's move of a turn as a line of news, with what it brought or cost who looks."""

from __future__ import annotations

from game.scenes.sentences import sentence
from game.seven_wonders import events as ev
from game.seven_wonders.moves import PayLoss
from game.seven_wonders.options import SevenWondersOptions
from game.seven_wonders.view.tidings import doer, tidings
from game.ui.locale import TEXTS
from tests.seven_wonders.table import answer, build, cities, deal, n

OPTIONS = SevenWondersOptions(seats=3)
LAIR, DEN, ALTAR = n("lair"), n("gambling_den"), n("altar")


def built(party: int, card: int, left: int = 0, right: int = 0) -> ev.CardBuilt:
    return ev.CardBuilt(party, party, card, "paid", left, right, 0, 0)


def test_what_a_neighbour_pays_is_told_with_the_card_it_paid_for() -> None:
    mine, theirs = built(0, ALTAR), built(2, ALTAR, left=2)
    told = tidings([mine, theirs], OPTIONS, 0)
    assert [(one.head, one.mine, one.unit) for one in told] == [(mine, 0, ""), (theirs, 2, "icons/coin")]


def test_what_one_pays_is_told_with_what_it_is_paid_for() -> None:
    mine, left, right = built(0, ALTAR, left=3, right=1), built(1, ALTAR), built(2, ALTAR)
    passed = ev.HandsPassed(1)
    told = tidings([mine, left, right, passed, built(1, ALTAR)], OPTIONS, 0)
    assert [(doer(one.head), one.mine) for one in told] == [(0, -4), (1, 0), (2, 0), (None, 0), (1, 0)]


def test_a_loss_is_told_with_the_card_that_causes_it_and_gifts_with_the_giver() -> None:
    lair, den = built(1, LAIR), built(2, DEN)
    owed = ev.LossOwed(0, 2, 1, LAIR)
    gift, own = ev.CoinsTaken(0, 1, "gambling_den", 0), ev.CoinsTaken(2, 6, "gambling_den", 0)
    told = tidings([lair, den, own, gift, owed], OPTIONS, 0)
    assert [(one.events, one.mine) for one in told] == [
        ((lair,), -2),
        ((den, own), 1),
        ((gift,), 0),
        ((owed,), 0),
    ]


def test_a_war_is_told_to_each_in_points() -> None:
    fought = ev.ConflictFought(1, 0, 3, 1, 1, 0)
    assert [tidings([fought], OPTIONS, seat)[0].mine for seat in range(3)] == [-1, 3, 0]


def test_what_is_paid_for_a_loss_is_told_with_the_card_that_causes_it() -> None:
    state = cities(seats=3, coins=10)
    deal(state, 1, "hideout", "altar")
    events = [*answer(state, {1: build("hideout")}), *answer(state, {0: PayLoss(1, 0)})]
    hideout = next(told for told in tidings(events, OPTIONS, 0) if told.mine)
    assert (doer(hideout.head), hideout.mine) == (1, -1)


def test_the_log_says_whose_card_makes_one_lose_coins() -> None:
    TEXTS.switch("en")
    said = sentence("seven_wonders", ev.LossOwed(0, 2, 1, LAIR), "P{}".format, OPTIONS)
    assert said == "P0 must lose 2 coins: Lair, built by P1."
    old = sentence("seven_wonders", ev.LossOwed(0, 2), "P{}".format, OPTIONS)
    assert old == "P0 must lose 2 coins.", "what an older journal has not kept"


def test_the_log_says_who_gives_coins_by_a_card() -> None:
    TEXTS.switch("en")
    state = cities(seats=3, hand=("gambling_den", "altar"))
    events = answer(state, {1: build("gambling_den")})
    taken = [one for one in events if isinstance(one, ev.CoinsTaken) and one.source == "gambling_den"]
    assert [sentence("seven_wonders", one, "P{}".format, OPTIONS) for one in taken] == [
        "P1 takes 6 coins (Gambling Den).",
        "P2 takes 1 coin (Gambling Den, built by P1).",
        "P0 takes 1 coin (Gambling Den, built by P1).",
    ]
