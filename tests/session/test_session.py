"""A session: persons answer, AIs think meanwhile, answers are taken back and handed over."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from game.core.players import Ai, Person, Player
from game.core.reason import Refused
from game.core.rules import IllegalMove
from game.core.table import Table
from game.session.session import Session
from tests.people import people
from tests.toy.moves import Bid
from tests.toy.options import AuctionOptions
from tests.toy.rules import RULES

OPTIONS = AuctionOptions(seats=3)


def seated(*players: str) -> Session:
    table: Table[Any, Any] = Table.open(RULES, OPTIONS, 4, friendly=True)
    for seat, one in enumerate(people(*players)):
        table.seat(seat, one)
    session = Session("auction", table, process=False)
    session.start()
    return session


@pytest.fixture
def session() -> Iterator[Session]:
    found = seated("Ada", "ai:novice", "ai:random")
    yield found
    found.close()


def hand_over(session: Session, players: dict[int, Player]) -> None:
    for seat, player in players.items():
        session._table.seat(seat, player)
    session.relieved(players)


def think(session: Session) -> None:
    for _ in range(500):
        session.update()
        if not session.opponents.thinking:
            return
    raise AssertionError("the AIs never answered")


def test_persons_and_ais_are_told_apart(session: Session) -> None:
    assert session.persons == (0,)
    assert session.opponents.levels == {1: "novice", 2: "random"}


@pytest.mark.parametrize("process", [True, False])
@pytest.mark.parametrize("level", ["god", "", "ai:novice"])
def test_an_ai_that_there_is_not_is_refused(level: str, process: bool) -> None:
    table: Table[Any, Any] = Table.open(RULES, OPTIONS, 4)
    players: tuple[Player, ...] = (Ai("novice"), Ai(level), Person("Ada"))
    for seat, player in enumerate(players):
        table.seat(seat, player)
    with pytest.raises(Refused, match="unknown_level"):
        Session("auction", table, process=process)


def test_ais_answer_sealed_asks_while_the_person_still_thinks(session: Session) -> None:
    think(session)
    assert set(session._table.sealed) == {1, 2}
    assert session.person_asked() is not None
    before = len(session._table.events)
    session.answer(Bid(0))
    assert len(session._table.events) > before


def test_the_answer_that_opens_all_waits_for_the_picture(session: Session) -> None:
    session.answer(Bid(0))
    think(session)
    events = len(session._table.events)
    assert len(session._table.sealed) == 2
    assert session.waiting_for_ai
    assert session.step()
    assert len(session._table.events) > events


def test_ais_alone_play_a_game_to_its_end() -> None:
    session = seated("ai:random", "ai:novice", "ai:greedy")
    for _ in range(3000):
        session.update()
        session.step()
        if session.over:
            break
    assert session.over
    session.close()


def test_what_is_taken_back_is_thought_about_again(session: Session) -> None:
    think(session)
    session.answer(Bid(0))
    session.undo()
    assert set(session._table.sealed) == {1, 2}
    asked = session.person_asked()
    assert asked is not None
    assert asked.seat == 0
    session.redo()
    assert not session._table.sealed


def test_an_illegal_answer_changes_nothing(session: Session) -> None:
    with pytest.raises(IllegalMove):
        session.answer(Bid(77))
    assert session.person_asked() is not None


def test_a_seat_handed_to_an_ai_plays_on_and_one_handed_to_a_person_waits(session: Session) -> None:
    hand_over(session, {0: Ai("random"), 1: Person("Bea")})
    think(session)
    assert set(session._table.sealed) == {0, 2}
    assert session.persons == (1,)


def test_who_gives_their_seat_away_does_not_see_what_the_other_person_holds() -> None:
    """One person is left at the table; two are still in the room."""
    session = seated("Ada", "Bea", "ai:random")
    session.open_curtain()
    assert session.curtain.looking == 0
    hand_over(session, {0: Ai("random")})
    assert (session.curtain.looking, session.curtain.waiting) == (None, 1)
    assert session.seated.seats == frozenset()
    session.open_curtain()
    assert session.seated.seats == {1}
    session.close()


def test_a_curtain_that_waits_stays_closed_whoever_else_leaves() -> None:
    session = seated("Ada", "Bea", "ai:random")
    hand_over(session, {1: Ai("random")})
    assert (session.curtain.looking, session.curtain.waiting) == (None, 0)
    session.close()


def test_where_no_person_sits_nothing_is_taken_back_and_nobodys_eyes_open() -> None:
    session = seated("ai:random", "ai:random", "ai:random")
    while not session._table.latest_answer(session.seats):
        session.update()
        session.step()
    answered = len(session._table.entries)
    reason = session.why_not_undo()
    assert reason is not None
    assert reason.key == "core.undo.nothing"
    with pytest.raises(Refused, match="nothing"):
        session.undo()
    with pytest.raises(Refused, match="nothing_to_redo"):
        session.redo()
    assert len(session._table.entries) == answered
    assert session.curtain.looking is None
    assert session.seated.seats == frozenset()
    session.close()


def test_what_was_taken_back_is_not_given_again_for_who_has_the_seat_now(session: Session) -> None:
    session.answer(Bid(0))
    session.undo()
    hand_over(session, {0: Person("Bea")})
    session.open_curtain()
    with pytest.raises(Refused, match="nothing_to_redo"):
        session.redo()


def test_a_broken_thought_ends_in_a_legal_move(session: Session, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> Any:
        raise ValueError("broken")
        yield

    monkeypatch.setattr("game.ai.mind.think", broken)
    think(session)
    assert set(session._table.sealed) == {1, 2}


def test_advice_that_comes_after_the_answer_is_not_taken_for_the_next_decision(session: Session) -> None:
    session.advise()
    session.answer(Bid(0))
    assert 0 not in session.opponents.thinking
    think(session)
    assert not session.opponents.advice


def test_an_ai_with_a_script_answers_as_it_says_and_thinks_where_that_is_not_legal(session: Session) -> None:
    last = len(session._table.state.hands[1]) - 1
    session.opponents.script = {1: (Bid(last),), 2: (Bid(99),)}
    think(session)
    assert session._table.sealed[1] == Bid(last)
    assert session._table.sealed[2] in RULES.moves(session._table.state, 2)


def test_news_is_what_has_happened_since_who_looks_answered_last(session: Session) -> None:
    session.showing.catch_up()
    assert session.news == tuple(session.showing.events), "before the first answer: everything"
    session.ask_anew()
    session.answer(Bid(0))
    before = len(session.showing.events)
    assert session.news == ()
    while len(session.showing.events) == before:
        session.update()
        session.step()
    session.showing.catch_up()
    assert session.news == tuple(session.showing.events[before:])
    session.undo()
    assert session.news == tuple(session.showing.events), "the answer is taken back, the news before it stays"


def test_all_watch_together_with_hands_closed_how_secret_answers_are_opened() -> None:
    session = seated("Ada", "Bea", "ai:random")
    session.open_curtain()
    session.ask_anew()
    session.answer(Bid(0))
    assert session.curtain.looking == 0, "Bea has not answered yet"
    session.look(1)
    session.open_curtain()
    before = len(session.showing.events)
    session.answer(Bid(0))
    assert (session.curtain.looking, session.seat) == (None, 1)
    assert session.picture().laid is None, "not even the last answer is open"
    while len(session.showing.events) == before:
        session.update()
        session.step()
    assert not session.showing.at_rest, "it is yet to be shown"
    assert all(set(hand) <= {None} for hand in session.showing.shown.hands)
    session.close()


def test_a_person_alone_against_ais_keeps_their_hand_open(session: Session) -> None:
    session.ask_anew()
    session.answer(Bid(0))
    assert session.curtain.looking == 0
