"""The news of a table: told in the prompt bar, and kept as chips until the next answer."""

from __future__ import annotations

import random

import pytest
from msgspec import convert

from game import registry
from game.core.chance import FastChance, TableChance
from game.core.mask import mask_all
from game.core.options import Options
from game.core.rules import Event, act, asked_together, deal, whose
from game.scenes.news import MOST, OWN, NewsStrip, Retold, tell
from game.scenes.table import TableScene
from game.tabletop.tidings import Tiding
from game.ui import sprites
from game.ui.locale import TEXTS, words
from tests.samples import samples
from tests.scenes.desk import Desk
from tests.toy.events import CardBid
from tests.toy.moves import Bid


@pytest.fixture
def scene(desk: Desk) -> TableScene:
    """A table where Ada and two AIs have bid once."""
    found = desk.open("Ada", "ai:random", "ai:novice", gifts=False)
    desk.card(0)
    desk.rest()
    assert found.session.ask is not None
    return found


def strip(scene: TableScene) -> NewsStrip:
    scene.prompt.refresh()
    found = scene.form.widget("news")
    assert isinstance(found, NewsStrip)
    return found


def test_each_of_the_others_has_a_chip_after_that_of_who_looks(scene: TableScene) -> None:
    told = scene.news.of_others()
    assert [one.tiding.party for one in told] == [1, 2]
    own, *spots = strip(scene).spots()
    assert [own.id, *(spot.id for spot in spots)] == [("news", OWN), ("news", 0), ("news", 1)]
    places = [spot.rect.x for spot in (own, *spots)]
    assert places == sorted(places)
    assert own.tip is not None
    assert own.tip.title == scene.name(0)
    assert own.tip.body == scene.news.own()[0].words
    for spot, one in zip(spots, told):
        assert spot.tip is not None
        assert spot.tip.title == scene.name(one.tiding.party or 0)
        assert spot.tip.body == one.line
        assert spot.tip.pictures == ("icons/star",)


def test_pointing_at_a_chip_lights_what_it_tells_of(scene: TableScene) -> None:
    strip(scene)
    scene.form.focus(("news", 1))
    assert scene.picture().marked == (scene.news.of_others()[1].tiding.head,)
    scene.form.focus(("news", 0))
    (event,) = scene.picture().marked
    assert isinstance(event, CardBid)
    assert whose(event) == 1
    scene.form.focus(("news", OWN))
    (event,) = scene.picture().marked
    assert whose(event) == 0


def test_the_chips_stay_until_the_next_answer(desk: Desk, scene: TableScene) -> None:
    desk.rest(200)
    assert len(strip(scene).spots()) == 3
    scene.answer(Bid(0))
    assert [spot.id for spot in strip(scene).spots()] == [("news", OWN)]
    assert [told.tiding.party for told in scene.news.all()] == [0], "only the own bid is told of meanwhile"


def test_a_line_tells_what_was_won_and_ends_without_a_full_stop_then(scene: TableScene) -> None:
    won = next(one for one in scene.news.all() if one.tiding.points)
    assert won.words.endswith(".")
    assert won.line == f"{won.words[:-1]}: +1"
    lost = next(one for one in scene.news.all() if not one.tiding.points)
    assert lost.line == lost.words


def test_only_the_latest_are_shown_when_there_are_too_many(
    scene: TableScene, monkeypatch: pytest.MonkeyPatch
) -> None:
    many = [Tiding(bid, (bid,)) for bid in (CardBid(1, 0, number) for number in range(MOST + 3))]
    told = [scene.news.all()[0]._replace(tiding=tiding) for tiding in many]
    monkeypatch.setattr(type(scene.news), "of_others", lambda self: told)
    _, earlier, *spots = strip(scene).spots()
    assert earlier.rect.right < spots[0].rect.x
    assert (earlier.id, len(spots)) == (("news", "earlier"), MOST)
    assert earlier.tip is not None
    assert earlier.tip.title == words("scenes.news.earlier", n=3)
    scene.form.focus(("news", MOST - 1))
    assert scene.picture().marked == (many[-1].head,)


def test_a_click_on_a_chip_opens_the_log(desk: Desk, scene: TableScene) -> None:
    strip(scene)
    desk.click_on(("news", 0))
    assert desk.app.scene is not scene


def test_the_chips_leave_the_sentence_and_the_buttons_their_room(scene: TableScene) -> None:
    box = strip(scene).rect
    assert scene.prompt._bar.right <= box.x
    assert all(not box.colliderect(widget.rect) for widget in scene.prompt.buttons())


TABLES = [
    (game, table)
    for game in registry.GAMES
    if registry.room(game).tidings
    for table in range(len(samples(game).tables[:2]))
]


def course(game: str, table: int) -> tuple[Options, list[Event]]:
    """The events of a whole random game, as everybody is told them."""
    options = convert(samples(game).tables[table], registry.options_type(game))
    rules, chance, source = registry.rules(game), TableChance(3), FastChance(random.Random(3))
    state, dealt = deal(rules, options, chance)
    found = list(dealt)
    while asks := rules.asks(state):
        moves = {ask.seat: rules.sample(state, ask.seat, source) for ask in asked_together(asks)}
        events = act(rules, state, moves, chance)
        for event in events:
            state.apply(event)
        found += events
    return options, list(mask_all(found, frozenset()))


@pytest.mark.parametrize(("game", "table"), TABLES)
def test_every_game_tells_its_moves_in_order_each_with_a_picture_that_there_is(game: str, table: int) -> None:
    options, events = course(game, table)
    find = registry.room(game).tidings
    assert find is not None
    found = find(events, options, 0)
    told = [number for one in found for number in (index_of(event, events) for event in one.events)]
    assert len(told) == len(set(told)), "nothing is told twice"
    heads = [index_of(one.head, events) for one in found]
    assert heads == sorted(heads)
    for one in found:
        assert one.head in one.events
        assert not one.sign or sprites.size(one.sign) > (0, 0)
    assert {one.party for one in found} >= set(range(options.seats))
    lines = tell(game, events, lambda seat: f"P{seat}", options, 0)
    assert lines
    assert not TEXTS.missing


def index_of(event: Event, events: list[Event]) -> int:
    """Which of them it is: equal ones may have happened twice."""
    return next(number for number, other in enumerate(events) if other is event)


def test_a_replay_tells_its_turn_in_the_same_words(scene: TableScene) -> None:
    session = scene.session
    again = Retold(session.game, scene.name, session.options)
    assert list(again.told(session.news, session.seat)) == scene.news.all()
    assert again.told((), session.seat) == ()
