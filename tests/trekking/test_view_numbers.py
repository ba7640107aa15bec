"""A traveller's numbers tell why they have changed: crystals, hours, treks and the points in the top bar."""

from __future__ import annotations

from game.core.rules import Move
from game.trekking.events import CardVisited
from game.trekking.moves import PlaceWild, Visit
from game.trekking.scoring import total
from game.trekking.view.numbers import CLOCK, CRYSTALS, PARTY, SCORE, TREKS, numbers
from game.ui.focus import Tip
from tests.numbers import play_until, tip
from tests.trekking.seated import Seated, Sit

AMONG_AIS = ("Ada", "ai:random", "ai:random")


def pays(move: Move) -> bool:
    return isinstance(move, Visit) and move.crystals > 0 and not move.warp


def test_a_visit_paid_for_with_a_crystal_is_told_of_crystals_and_of_hours(sit: Sit) -> None:
    seated: Seated = sit(AMONG_AIS, seed=8)
    play_until(seated, pays)
    for spot, by in ((CLOCK, 2), (CRYSTALS, -1)):
        gain, said = tip(seated, spot).gains[0]
        assert gain == seated.scene.picture().gained[spot] == by
        assert said == 'Ada visits "Laws of Hammurabi", paying 1 crystal.'


def test_the_points_in_the_top_bar_can_be_pointed_at_and_list_where_they_come_from(sit: Sit) -> None:
    seated: Seated = sit(AMONG_AIS)
    play_until(seated, lambda move: isinstance(move, Visit))
    found: Tip = tip(seated, SCORE)
    heading = seated.scene.view.heading(seated.scene.sight)
    points = numbers(seated.scene.session.showing.now, 0)[SCORE]
    assert heading.chips[1][1] == str(points)
    assert heading.gained[1] == seated.scene.picture().gained.get(SCORE, 0)
    assert sum(gain for gain, _ in found.gains) == points


def test_a_wild_token_placed_belongs_to_the_visit_that_brought_it(sit: Sit) -> None:
    seated: Seated = sit(AMONG_AIS, seed=8)
    play_until(seated, lambda move: isinstance(move, PlaceWild))
    told = [one.tiding.head for one in seated.scene.news.own()]
    assert any(isinstance(head, CardVisited) for head in told)


def test_the_chip_of_a_rivals_move_tells_what_it_did_to_each_of_the_rivals_numbers(sit: Sit) -> None:
    seated: Seated = sit(AMONG_AIS, seed=8)
    play_until(seated, lambda move: isinstance(move, Visit))
    scene, session = seated.scene, seated.scene.session
    told = scene.news.of_others()
    assert told
    for party in {one.tiding.party for one in told}:
        assert party is not None
        moves = [one for one in told if one.tiding.party == party]
        before, now = (
            numbers(state, party) for state in (session.showing.at(session.since), session.showing.now)
        )
        gains = [gain for one in moves for gain, name in scene.news.brought([one]) if name == "Points so far"]
        assert sum(gains) == now[SCORE] - before[SCORE]


def test_a_move_is_told_with_all_that_it_did_to_the_total_and_with_nothing_else(sit: Sit) -> None:
    seated: Seated = sit(AMONG_AIS, seed=8)
    for _ in range(3):
        play_until(seated, lambda move: isinstance(move, Visit))
        for told in seated.scene.news.all():
            gains = {name: gain for gain, name in seated.scene.news.brought([told])}
            assert told.tiding.points == gains.get("Points so far", 0)
            assert told.line.endswith(f": {told.tiding.points:+d}") == bool(told.tiding.points)


def test_the_rivals_move_is_told_with_its_trek_too(sit: Sit) -> None:
    seated: Seated = sit(("Ada",), seed=3)
    play_until(seated, lambda move: isinstance(move, Visit))
    play_until(seated, lambda move: isinstance(move, Visit))
    session = seated.scene.session
    before, now = (numbers(state, 1) for state in (session.showing.at(session.since), session.showing.now))
    told = seated.scene.news.of_others()
    assert told
    assert sum(one.tiding.points for one in told) == now[SCORE] - before[SCORE]
    assert now[TREKS] != before[TREKS]


def test_a_rivals_plate_tells_by_how_much_the_points_have_changed_and_its_tip_by_what(sit: Sit) -> None:
    seated: Seated = sit(AMONG_AIS, seed=8)
    play_until(seated, lambda move: isinstance(move, Visit))
    session, gained = seated.scene.session, seated.scene.picture().gained
    before, now = session.showing.at(session.since), session.showing.now
    changes = {one: total(now, one) - total(before, one) for one in (1, 2)}
    assert any(changes.values())
    for party, change in changes.items():
        assert gained.get((PARTY, party), 0) == change
        moves = [
            told for told in seated.scene.news.all() if told.tiding.party == party and told.tiding.points
        ]
        latest = tip(seated, (PARTY, party)).gains[: len(moves)]
        assert list(latest) == [(told.tiding.points, told.words) for told in reversed(moves)]
