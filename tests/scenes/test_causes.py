"""Why a number is what it is: its latest changes with their causes, for every game that names its numbers."""

from __future__ import annotations

import random
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from msgspec import convert

from game import registry
from game.core.chance import FastChance, TableChance
from game.core.mask import mask_all, widen
from game.core.observer import fold
from game.core.options import Options
from game.core.rules import Event, act, asked_together, deal
from game.scenes import replay_sources
from game.scenes.causes import LATEST, Causes, Moment
from game.scenes.replay import ReplayScene
from game.scenes.table import TableScene
from game.session.numbers import START, Numbers
from game.tabletop.views import View
from game.ui.locale import TEXTS
from tests.samples import samples
from tests.seated import seating

COUNTED = tuple(registry.GAMES)
TABLES = [
    (game, table)
    for game in COUNTED
    for table in range(len((*samples(game).tables[:2], *samples(game).in_parts[:1])))
]
SEAT = 0


class Course:
    """A random game to its end: the events as they happened, and the view of its table."""

    def __init__(self, game: str, table: int) -> None:
        self.game = game
        self.options: Options = convert(
            (*samples(game).tables[:2], *samples(game).in_parts[:1])[table], registry.options_type(game)
        )
        self.rules = registry.rules(game)
        names = [f"P{seat}" for seat in range(self.options.seats)]
        self.view: View[Any, Any] = registry.room(game).view(self.options, names)
        self.events: list[Event] = []
        self._play()

    def _play(self) -> None:
        chance, source = TableChance(5), FastChance(random.Random(5))
        state, dealt = deal(self.rules, self.options, chance)
        self.events += dealt
        for _ in range(150):
            asks = self.rules.asks(state)
            if not asks:
                break
            moves = {ask.seat: self.rules.sample(state, ask.seat, source) for ask in asked_together(asks)}
            events = act(self.rules, state, moves, chance)
            for event in events:
                state.apply(event)
            self.events += events

    def told(self, *seats: int) -> list[Event]:
        """What these seats are told."""
        return list(mask_all(self.events, widen(self.rules, self.options, frozenset(seats))))

    def state(self, events: list[Event]) -> Any:
        return fold(self.rules, self.options, events)

    def causes(self) -> Causes:
        return Causes(self.game, self.options, lambda seat: f"P{seat}", self.view.numbers)

    def numbers(self, events: list[Event]) -> Numbers:
        blank = self.rules.blank
        found = Numbers(lambda: blank(self.options), lambda state: self.view.numbers(state, SEAT))
        found.follow(events)
        return found


_played: dict[tuple[str, int], Course] = {}


@pytest.fixture(params=TABLES, ids=lambda table: f"{table[0]}-{table[1]}")
def played(request: pytest.FixtureRequest) -> Course:
    return _played.setdefault(request.param, Course(*request.param))


def test_all_changes_of_a_number_together_are_the_number(played: Course) -> None:
    events = played.told(SEAT)
    found = played.numbers(events)
    for until in (len(events) // 3, len(events) // 2, len(events)):
        now = played.view.numbers(played.state(events[:until]), SEAT)
        assert found.gains(range(START, until)) == {number: n for number, n in now.items() if n}


def test_the_changes_since_a_moment_are_the_difference(played: Course) -> None:
    events = played.told(SEAT)
    found, middle = played.numbers(events), len(events) // 2
    before = played.view.numbers(played.state(events[:middle]), SEAT)
    after = played.view.numbers(played.state(events), SEAT)
    gains = found.gains(range(middle, len(events)))
    assert gains == {n: by for n in {*before, *after} if (by := after.get(n, 0) - before.get(n, 0))}


def test_every_number_has_a_name_and_each_of_its_latest_changes_a_cause_in_words(played: Course) -> None:
    events = played.told(SEAT)
    causes = played.causes()
    moment = Moment(events, len(events), SEAT, frozenset({SEAT}))
    state = played.state(events)
    numbers = played.view.numbers(state, SEAT)
    assert any(numbers.values())
    for number in numbers:
        assert played.view.number_name(number, state), number
        found = causes.latest(number, moment)
        assert len(found) <= LATEST
        assert all(gain and said for gain, said in found)
        assert len(found) > 0 or not numbers[number]
    assert not TEXTS.missing


def test_the_seat_learns_no_more_than_it_was_told(played: Course) -> None:
    own, public, all_of_it = played.told(SEAT), played.told(), played.events
    for until in range(0, len(own), 7):
        known = played.view.numbers(played.state(own[:until]), SEAT)
        assert known == played.view.numbers(played.state(all_of_it[:until]), SEAT)
        played.view.numbers(played.state(public[:until]), SEAT)


def test_causes_of_an_earlier_moment_say_nothing_of_what_comes(played: Course) -> None:
    events = played.told(SEAT)
    whole, until = played.causes(), 2 * len(events) // 3
    eyes = frozenset({SEAT})
    whole.gained(Moment(events, len(events), SEAT, eyes), 0)
    short = events[:until]
    for number in played.view.numbers(played.state(short), SEAT):
        late = whole.latest(number, Moment(events, until, SEAT, eyes))
        assert late == played.causes().latest(number, Moment(short, until, SEAT, eyes))


@contextmanager
def table(game: str, answers: int) -> Iterator[TableScene]:
    """A person among random AIs who has given some random answers."""
    fewest = max(2, registry.meta(game).seats[0])
    with seating(game) as sit:
        seated = sit(("Ada", *("ai:random" for _ in range(fewest - 1))))
        source = FastChance(random.Random(9))
        session = seated.scene.session
        for _ in range(answers):
            if session.over:
                break
            seated.scene._make(session.rules.sample(session.showing.now, session.seat, source))
            seated.settle()
        yield seated.scene


@pytest.mark.parametrize("game", COUNTED)
def test_every_number_can_be_pointed_at_and_then_tells_its_changes(game: str) -> None:
    with table(game, 4) as scene:
        state, seat = scene.session.showing.now, scene.session.seat
        spots = {spot.id for spot in scene.view.spots(scene.sight)}
        numbers = scene.view.numbers(state, seat)
        shown = [number for number in numbers if number in spots]
        assert len(shown) > len(numbers) // 2
        for number in shown:
            scene.form.focus(number)
            scene.form.refresh()
            here = scene.form.ring.here
            assert here is not None
            assert here.id == number
            assert here.tip is not None
            assert here.tip.gains == scene.causes.latest(number)
            assert here.tip.gains or not numbers[number]
            if len(here.tip.gains) < LATEST:
                assert sum(gain for gain, _ in here.tip.gains) == numbers[number]


@pytest.mark.parametrize("game", COUNTED)
def test_a_mark_says_what_has_changed_since_the_own_answer_and_not_before_the_first(game: str) -> None:
    with table(game, 0) as scene:
        assert scene.picture().gained == {}
    with table(game, 3) as scene:
        session = scene.session
        before = scene.view.numbers(session.showing.at(session.since), session.seat)
        now = scene.view.numbers(session.showing.now, session.seat)
        changed = {n: by for n in {*before, *now} if (by := now.get(n, 0) - before.get(n, 0))}
        assert scene.picture().gained == changed


@pytest.mark.parametrize("game", COUNTED)
def test_looking_again_counts_nothing_again(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with table(game, 3) as scene:
        number = next(iter(scene.view.numbers(scene.session.showing.now, scene.session.seat)))
        scene.causes.latest(number)
        asked: list[Any] = []
        monkeypatch.setattr(type(scene.view), "numbers", lambda *found: asked.append(found))
        for _ in range(5):
            scene.causes.latest(number)
            scene.picture()
        assert asked == []


@pytest.mark.parametrize("game", COUNTED)
def test_a_replay_tells_the_same_of_the_moment_that_is_seen(game: str) -> None:
    with table(game, 4) as scene:
        seat = scene.session.seat
        for number in scene.view.numbers(scene.session.showing.now, seat):
            told = scene.causes.latest(number)
            replay = ReplayScene(replay_sources.of_table(scene))
            replay.seat = seat
            scene.app.push(replay)
            replay.playback.seek(len(replay.steps))
            assert replay._latest(number) == told
            replay.playback.seek(1)
            assert len(replay._latest(number)) <= len(told)
            scene.app.pop()
            break
