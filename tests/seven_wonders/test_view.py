"""The table of 7 Wonders: what is drawn, what a click means, what is said."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import replace
from typing import Any

import pygame
import pytest

from game.core.choice import Choice
from game.core.rules import Move
from game.seven_wonders.goods import count
from game.seven_wonders.moves import Build, BuildStage, CopyLeader, Decline, Entomb, Salvage, Sell
from game.seven_wonders.orders import build, stage_payments, ways
from game.seven_wonders.rules import RULES
from game.seven_wonders.state import SevenWondersState
from game.seven_wonders.tables import tables
from game.seven_wonders.view import TableView
from game.seven_wonders.view.cards import title_lines
from game.seven_wonders.view.places import hand, hand_watched, place
from game.seven_wonders.view.sight import ACT, BUILT, CITY, HAND, SIDE, STAGE, WAY, WAYS, Sight, card_of
from game.seven_wonders.view.sources import bought
from game.tabletop.draft import EMPTY, Draft
from game.tabletop.meaning import Answer, Meaning, Redraft
from game.tabletop.picture import Picture, stamp
from game.ui import text
from game.ui.canvas import Canvas
from game.ui.focus import Spot
from game.ui.locale import TEXTS, languages
from game.ui.palette import names
from game.ui.pixels import pixels_of
from tests.seated import NAMES, Seated, Sit
from tests.seven_wonders.table import give, n, table
from tests.seven_wonders.test_view_play import by_keys


def play_on(seated: Seated, turns: int) -> None:
    """A few answers of everybody given straight to the core."""
    seated.scene.session._put_down()
    for number in range(turns):
        for ask in seated.table.asks():
            moves = RULES.moves(seated.table.state, ask.seat)
            seated.table.answer(ask.seat, moves[number * 5 % len(moves)])
    seated.settle()


def picture_of(seated: Seated, box: pygame.Rect) -> bytes:
    """The pixels of a part of the screen."""
    return pixels_of(seated.app.canvas.surface.subsurface(box))


def buildable(seated: Seated) -> tuple[int, Build]:
    """The place of a card that the seat can build, and the cheapest move for it."""
    seat = seated.scene.session.seat
    move = next(move for move in RULES.moves(seated.table.state, seat) if isinstance(move, Build))
    return seated.table.state.hands[seat].index(move.card), move


def test_a_click_takes_a_card_up_and_a_second_one_builds_it_the_cheapest_way(sit: Sit) -> None:
    seated = sit()
    at, move = buildable(seated)
    seated.click(seated.spot((HAND, at)))
    assert not seated.table.sealed
    seated.click(seated.spot((HAND, at)))
    assert seated.table.sealed == {0: move}


def test_a_card_played_stays_lifted_until_all_have_chosen(sit: Sit) -> None:
    seated = sit()
    at, _ = buildable(seated)
    for _ in range(2):
        seated.click(seated.spot((HAND, at)))
    laid = seated.table.sealed[0]
    picture = replace(
        seated.scene.picture(), seat=0, ask=None, draft=EMPTY, laid=laid, answered=(0,), here=None
    )
    assert seated.scene.view.see(picture).chosen == at
    assert seated.scene.view.see(replace(picture, answered=())).chosen is None


def test_a_card_taken_up_is_sold_by_the_button(sit: Sit) -> None:
    seated = sit()
    seated.click(seated.spot((HAND, 2)))
    seated.click(seated.spot((ACT, "sell")))
    assert seated.table.sealed == {0: Sell(seated.table.state.hands[0][2])}


def test_a_card_that_cannot_be_built_says_why_and_nothing_happens(sit: Sit) -> None:
    seated = sit()
    state = seated.table.state
    state.coins = [0, 0, 0]
    seated.scene.session.showing.shown.coins = [0, 0, 0]
    seated.scene.session.showing.stamp = stamp()
    seated.scene.session.ask_anew()
    at = next(at for at, card in enumerate(state.hands[0]) if not ways(state, 0, card))
    for _ in range(2):
        seated.click(seated.spot((HAND, at)))
    assert not seated.table.sealed
    assert seated.scene.notice.wrong


def test_pointing_at_a_card_tells_its_change_line_by_line(sit: Sit) -> None:
    seated = sit()
    for at in range(len(seated.table.state.hands[0])):
        seated.point(seated.spot((HAND, at)))
        sight = seated.scene.sight
        if sight.plan.ways:
            before = RULES.scores(seated.table.state)[0].total
            after = RULES.scores(RULES.preview(seated.table.state, 0, sight.plan.move))[0].total
            assert sum(change.gain for change in sight.changes) == after - before


def test_pointing_at_a_city_lays_it_out_in_the_middle(sit: Sit) -> None:
    seated = sit(NAMES[:5])
    play_on(seated, 3)
    scene, mat = seated.scene, place("tableau").union(place("wonder.frame"))
    own = picture_of(seated, mat)
    for party in range(5):
        if party != scene.session.seat:
            seated.point(seated.spot((CITY, party)))
            sight = scene.sight
            assert sight.shown == party
            lying: list[Any] = [spot.id for spot in scene.view.spots(scene.sight)]
            shown = [spot[1] for spot in lying if spot[0] == BUILT]
            city = seated.table.state.cities[party]
            assert sorted(shown) == [card for card in range(city.bit_length()) if city >> card & 1]
            assert picture_of(seated, mat) != own


def test_both_neighbours_stay_in_sight_with_what_they_sell(sit: Sit) -> None:
    seated = sit(NAMES[:8])
    spots = {spot.id: spot for spot in seated.scene.view.spots(seated.scene.sight)}
    for party, side in ((1, "left"), (7, "right")):
        tip = spots[SIDE, party, side].tip
        assert tip is not None
        assert NAMES[party] in tip.title


def test_unknown_cards_are_drawn_as_backs(sit: Sit) -> None:
    seated = sit()
    masked = seated.scene.sight.state.copy()
    masked.hands[0] = ()
    sight = seated.scene.view.see(Picture(masked, 0))
    assert sight.cards == (-1,) * masked.sizes[0]
    seated.scene.view.draw(Canvas(), sight)


def test_the_free_city_is_laid_out_while_one_decides_for_it(sit: Sit) -> None:
    seated = sit(NAMES[:2])
    sight = seated.scene.sight
    assert sight.topic == "city_turn"
    assert sight.shown == sight.party == 2


def rich_table() -> SevenWondersState:
    state = table(3, "giza_a", "rhodos_a", "ephesos_a", age=3, coins=12, hand=("palace", "walls"))
    give(state, 0, "stone_pit", "clay_pool")
    for party in (1, 2):
        give(state, party, "lumber_yard", "ore_vein", "loom_1", "press_1", "glassworks_1", "clay_pool")
    return state


class Desk:
    """A view of a state that no scene shows, and a person's half-made choice."""

    def __init__(self, state: SevenWondersState) -> None:
        self.view = TableView(state.options, NAMES[:3])
        ask = next(ask for ask in RULES.asks(state) if ask.seat == 0)
        self.picture = Picture(state, 0, ask, Draft(Choice(RULES.moves(state, 0))))

    def sight(self, here: Hashable = None) -> Sight:
        return self.view.see(replace(self.picture, here=here))

    @property
    def spots(self) -> Sequence[Spot]:
        return self.view.spots(self.sight())

    def press(self, spot: Hashable, here: Hashable = None) -> Meaning:
        return self._done(self.view.press(spot, self.sight(here)))

    def command(self, name: str) -> Meaning:
        return self._done(self.view.command(name, self.sight()))

    def point(self, here: Hashable) -> None:
        self.picture = replace(self.picture, draft=self.view.point(self.sight(here)))

    def _done(self, meaning: Meaning) -> Meaning:
        if isinstance(meaning, Redraft):
            self.picture = replace(self.picture, draft=meaning.draft)
        return meaning


def numbers(desk: Desk, kind: str) -> list[Any]:
    """The ids of the spots of a kind."""
    return [spot.id for spot in desk.spots if isinstance(spot.id, tuple) and spot.id[0] == kind]


def test_wheel_button_and_list_choose_among_the_sensible_ways_to_pay() -> None:
    state = rich_table()
    desk = Desk(state)
    at = state.hands[0].index(n("palace"))
    desk.press((HAND, at))
    found = ways(state, 0, n("palace"))
    assert len(found) > 2
    taken = desk.sight().taken
    assert taken is not None
    assert taken.move == build(n("palace"), found[0])
    assert desk.command("wheel_down")
    desk.press("other_way")
    assert desk.sight().taken.move == build(n("palace"), found[2])
    desk.press((WAYS,))
    assert {(WAY, number) for number in range(len(found))} <= {spot[:2] for spot in numbers(desk, WAY)}
    desk.press((WAY, 1))
    assert desk.press((ACT, "build")) == Answer(build(n("palace"), found[1]))


def test_an_action_pointed_at_stays_while_its_payment_is_chosen() -> None:
    state = table(3, "ephesos_a", "giza_a", "rhodos_a", age=3, coins=12, hand=("palace", "walls"))
    for party in (1, 2):
        give(state, party, "stone_pit", "quarry")
    desk = Desk(state)
    desk.press((HAND, 0))
    found = stage_payments(state, 0)
    assert len(found) > 1
    desk.point((ACT, "stage"))
    desk.press("other_way")
    assert desk.press((ACT, "stage")) == Answer(BuildStage(state.hands[0][0], *found[1][:3]))
    desk.press((HAND, 1))
    assert desk.sight().taken.action == "build"


def test_a_card_put_back_is_no_longer_chosen_and_there_is_nothing_more_to_put_back() -> None:
    desk = Desk(rich_table())
    desk.press((HAND, 0))
    assert isinstance(desk.command("cancel"), Redraft)
    assert desk.sight().chosen is None
    assert desk.command("cancel") is None


def test_a_card_is_still_taken_up_when_its_answer_is_taken_back_but_not_on_another_occasion() -> None:
    state = rich_table()
    desk = Desk(state)
    desk.picture = replace(desk.picture, draft=desk.view.begin(desk.picture))
    desk.press((HAND, 1))
    assert desk.view.see(replace(desk.picture, draft=desk.view.begin(desk.picture))).chosen == 1
    later = state.copy()
    later.turn += 1
    draft = desk.view.begin(replace(desk.picture, state=later))
    assert desk.view.see(replace(desk.picture, state=later, draft=draft)).chosen is None


@pytest.mark.parametrize("card", ["palace", "walls"])
def test_what_comes_from_whom_adds_up_to_the_need_and_the_coins(card: str) -> None:
    state = rich_table()
    for way in ways(state, 0, n(card)):
        found = bought(state, 0, build(n(card), way))
        assert sum(found) == tables().need[n(card)]
        assert (2 * count(found.left), 2 * count(found.right)) == way[:2]


def test_a_click_on_the_next_stage_builds_it_with_the_card_taken_up() -> None:
    state = rich_table()
    desk = Desk(state)
    assert desk.press((STAGE, 0)) is None
    desk.press((HAND, 0))
    found = stage_payments(state, 0)[0]
    assert desk.press((STAGE, 0)) == Answer(BuildStage(state.hands[0][0], *found[:3]))
    assert desk.press((STAGE, 1)) is None
    assert {"stage", "sell"} <= desk.sight().possible


def test_what_a_card_cannot_do_is_crossed_out() -> None:
    state = table(3, coins=0, hand=("palace", "walls"))
    assert Desk(state).sight((HAND, 0)).possible == {"sell"}


def test_the_parent_that_makes_a_card_free_is_named() -> None:
    state = table(3, age=3, hand=("pantheon", "walls"))
    give(state, 0, "temple")
    at = state.hands[0].index(n("pantheon"))
    tip = next(spot.tip for spot in Desk(state).spots if spot.id == (HAND, at))
    assert tip is not None
    assert (
        TEXTS.text("seven_wonders.view.chained_by", names=TEXTS.text("seven_wonders.name.temple")) in tip.body
    )


OWED: list[tuple[str, list[Move]]] = [
    ("salvage", [Salvage(n("baths")), Salvage(n("altar"))]),
    ("copy_leader", [CopyLeader(n("plato")), CopyLeader(n("nero"))]),
    ("entomb", [Entomb(n("midas")), Entomb(n("hypatia"))]),
]


@pytest.mark.parametrize(("topic", "moves"), OWED, ids=[topic for topic, _ in OWED])
def test_what_is_owed_is_chosen_from_cards_laid_out_or_declined(topic: str, moves: list[Move]) -> None:
    state = table(3, age=2, leaders=True)
    state.pile = tuple(sorted((n("baths"), n("altar"))))
    give(state, 1, "plato", "nero")
    give(state, 0, "midas", "hypatia")
    state.queue = ((topic, 0, 0),)
    desk = Desk(state)
    for move in moves:
        at = desk.sight().cards.index(card_of(move))
        desk.press((HAND, at))
        desk.view.draw(Canvas(), desk.sight((HAND, at)))
        assert desk.press((HAND, at), (HAND, at)) == Answer(move)
    assert [press.id for press in desk.view.buttons(desk.sight())] == ["decline"]
    assert desk.press("decline") == Answer(Decline())


@pytest.mark.parametrize("seats", range(3, 9))
def test_arrow_keys_reach_every_card_and_action(sit: Sit, seats: int) -> None:
    seated = sit(NAMES[:seats])
    for at in range(len(seated.table.state.hands[0])):
        by_keys(seated, (HAND, at), False)
    seated.key("confirm")
    for action in ("build", "stage", "sell"):
        by_keys(seated, (ACT, action), False)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("seats", range(2, 9))
@pytest.mark.parametrize("large", [False, True])
def test_no_text_is_missing_and_every_pixel_is_in_the_palette(
    sit: Sit, language: str, seats: int, large: bool
) -> None:
    TEXTS.missing.clear()
    seated = sit(NAMES[:seats], language=language, large=large)
    play_on(seated, 9)
    for spot in seated.scene.view.spots(seated.scene.sight)[::3]:
        seated.point(spot.rect.center)
    assert not TEXTS.missing
    assert max(pixels_of(seated.app.canvas.surface)) < len(names())


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("large", [False, True])
def test_every_name_fits_on_its_card_however_many_are_in_the_hand(language: str, large: bool) -> None:
    TEXTS.switch(language)
    text.set_large(large)
    try:
        for wide in {box.w for count in range(1, 10) for box in hand(count)}:
            for what in tables().ids:
                lines = title_lines(what, wide - 2)
                assert len(lines) <= 2
                if len(lines) == 1 and text.width(lines[0], text.SMALL) <= wide:
                    continue
                assert max(text.glyphs(line, text.SMALL)[0][0] for line in lines) <= wide, what
    finally:
        text.set_large(False)


@pytest.mark.parametrize("count", range(1, 10))
def test_no_card_of_a_hand_hides_another(count: int) -> None:
    boxes = hand(count)
    assert len(boxes) == count
    assert all(box.collidelistall(list(boxes)) == [at] for at, box in enumerate(boxes))
    assert boxes[0].x > place("pay").right
    assert boxes[-1].right < place("acts.0").x


@pytest.mark.parametrize("held", range(1, 10))
def test_the_log_of_a_replay_has_all_the_room_beside_the_hand(held: int) -> None:
    state = table(3, hand=("lumber_yard",) * held)
    view = TableView(state.options, NAMES[:3])
    sight = view.see(Picture(state, 0, watched=True))
    log, cards = view.aside(sight), hand_watched(held)
    assert not [card for card in cards if card.colliderect(log)]
    assert log.contains(place("log")) or log.x == cards[-1].right + 6
    assert log.w >= (336 if held <= 4 else 230)
