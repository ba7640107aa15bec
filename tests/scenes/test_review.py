"""The review after a game: it finds the terrible move, shows it, and lets it be played anew."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from game import registry
from game.ai import halving
from game.ai.mind import Mind
from game.app import App
from game.app_settings import SettingsBook
from game.core.players import Person
from game.core.store import Store
from game.core.table import Table
from game.core.verify import verify
from game.scenes import reviewer as reviewing
from game.scenes.results import ResultsScene
from game.scenes.review import ReviewScene
from game.scenes.reviewer import persons
from game.scenes.scene import Scene
from game.scenes.table import TableScene
from game.session.cabinet import Cabinet, Kept
from game.ui.actions import Command
from game.ui.canvas import Canvas
from game.ui.locale import languages, words
from tests.people import people
from tests.samples import samples
from tests.scenes.given_away import given_away

LONG = pytest.mark.nightly


class Bottom(Scene):
    """What lies under the table."""


class Desk:
    """An application and a cabinet in memory."""

    def __init__(self, cabinet: Cabinet) -> None:
        self.cabinet = cabinet
        self.app = App(SettingsBook({"speed": "instant", "language": "en"}))
        self.app.start(Bottom())

    def key(self, *names: str) -> None:
        for name in names:
            self.app.step([Command(name)], 0.01)
            self.app.step([], 0.05)

    def press(self, name: str) -> None:
        self.app.scene.form.widget(("button", name)).activate(("button", name))
        self.app.step([], 0.05)

    def results(self, kept: Kept) -> TableScene:
        """The finished table with its sheet on top."""
        scene = TableScene(self.cabinet, kept)
        self.app.push(scene)
        for _ in range(10):
            self.app.step([], 0.05)
        assert isinstance(self.app.scene, ResultsScene)
        return scene

    def review(self, kept: Kept) -> ReviewScene:
        """The review once all is judged."""
        self.results(kept)
        self.press("review")
        scene = self.app.scene
        assert isinstance(scene, ReviewScene)
        while scene.reviewer.findings is None:
            scene.update(0.05)
        return scene


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """A fourth of the effort does for what is to be found here."""
    monkeypatch.setattr(reviewing, "BRIEFLY", 32)
    monkeypatch.setattr(reviewing, "CLOSELY", 4)


@pytest.fixture
def desk() -> Iterator[Desk]:
    ticks = iter(range(10**6))
    with Store.open(None, lambda: next(ticks)) as store:
        found = Desk(Cabinet(store, process=False))
        yield found
        found.app.close()


def with_a_terrible_move(desk: Desk, game: str) -> Kept:
    """A game of two adepts, one called Ada, who once makes the worst of a dozen moves."""
    bot, rules = registry.room(game).bot(), registry.rules(game)
    options = rules.options_type(seats=2)
    kept = desk.cabinet.open(game, options, people("Ada", "ai:adept"), seed=2, friendly=False)
    table = kept.table
    minds = [Mind(bot, options, seat, "adept") for seat in range(2)]
    for seat, mind in enumerate(minds):
        table.attach({seat}, mind)
    while asks := table.asks():
        seat = asks[0].seat
        terrible = seat == 0 and table.answers_of(0) == samples(game).terrible - 1
        view = minds[seat].knowledge.view
        move = worst(bot, view) if terrible else minds[seat].choose(table.number(seat)).move
        table.answer(seat, move)
    return kept


def worst(bot: Any, view: Any) -> Any:
    moves = list(bot.rules.moves(view, 0))
    moves = random.Random(1).sample(moves, min(12, len(moves)))
    totals = [0.0] * len(moves)
    for world in range(8):
        for number, (value, _) in enumerate(halving.futures(bot, view, 0, moves, world)):
            totals[number] += value
    return moves[totals.index(min(totals))]


@pytest.mark.parametrize(
    "game", [pytest.param(game, marks=LONG if samples(game).slow else ()) for game in registry.GAMES]
)
def test_a_terrible_move_is_found_and_shown_in_both_languages(desk: Desk, game: str) -> None:
    kept = with_a_terrible_move(desk, game)
    scene = desk.review(kept)
    assert samples(game).terrible in [finding.number for finding in scene.findings]
    losses = [finding.verdict.loss for finding in scene.findings]
    assert losses == sorted(losses, reverse=True)
    for finding in scene.findings:
        assert finding.decision.player == Person("Ada")
        assert finding.verdict.best != finding.decision.move
        assert kept.session.rules.why_not(scene.reviewer.view(finding), 0, finding.verdict.best) is None
    for language in languages():
        desk.app.settings.set("language", language)
        desk.app.settings.set("large_text", language == "zh_TW")
        for _ in scene.findings:
            scene.draw(Canvas())
            assert "[" not in scene.owl.said
            lost = [line for line, _ in scene.finding.verdict.lines] if scene.finding else []
            assert all(words(line) in scene._words() for line in lost[:1])
            assert scene.owl.rect.collidelist(scene._lit[:1]) < 0
            desk.key("page_down")


def test_only_what_people_decided_is_judged(desk: Desk) -> None:
    kept = given_away(desk.cabinet, "Ada", "ai:random", "Cai")
    assert persons(kept.session.finished()) == [0, 2]
    scene = desk.review(kept)
    assert scene.seat == 0
    desk.press("other")
    assert scene.seat == 2
    assert {decision.seat for decision in scene.reviewer.decisions} == {2}


def test_a_game_of_ais_alone_offers_no_review(desk: Desk) -> None:
    desk.results(given_away(desk.cabinet, "ai:random", "ai:random"))
    with pytest.raises(KeyError):
        desk.press("review")


def test_it_can_be_left_at_any_time_and_shows_how_far_it_is(desk: Desk) -> None:
    desk.results(given_away(desk.cabinet, "Ada", "ai:random"))
    sheet = desk.app.scene
    desk.press("review")
    scene = desk.app.scene
    assert isinstance(scene, ReviewScene)
    seen = {scene.reviewer.progress}
    for _ in range(4):
        desk.app.step([], 0.05)
        seen.add(scene.reviewer.progress)
    assert max(seen) < 1 or scene.reviewer.findings is not None
    assert scene.wait == 0.05 or scene.reviewer.findings is not None
    desk.key("cancel")
    assert desk.app.scene is sheet


def test_moves_are_turned_through_by_keys_and_buttons(desk: Desk) -> None:
    scene = desk.review(given_away(desk.cabinet, "Ada", "ai:random"))
    count = len(scene.findings)
    assert count > 1
    desk.press("next")
    assert scene.at == 1
    desk.key("page_up", "page_up")
    assert scene.at == count - 1
    better = scene.marked
    desk.key("hint")
    assert scene.marked == scene.findings[scene.at].decision.move != better
    desk.key("confirm")
    assert scene.at == 0


def test_playing_on_opens_a_new_game_at_that_moment_and_leaves_the_old_one_alone(desk: Desk) -> None:
    kept = given_away(desk.cabinet, "Ada", "ai:random")
    scene = desk.review(kept)
    finding = scene.findings[0]
    store = desk.cabinet.store
    before, results = store.entries(kept.number), len(store.results())
    desk.press("play_on")
    table = desk.app.scene
    assert isinstance(table, TableScene)
    assert desk.app.scenes == (desk.app.scenes[0], table)
    assert table.kept.number != kept.number
    assert store.entries(kept.number) == before
    assert len(store.results()) == results
    assert table.kept.table.players == kept.table.players
    assert table.kept.table.friendly
    assert table.kept.table.rules_allow(0, finding.decision.move)
    assert table.kept.table.rules_allow(0, finding.verdict.best)
    assert len(table.kept.table.events) == finding.decision.events
    table.kept.table.answer(0, finding.decision.move)
    assert table.kept.table.answers_of(0) == finding.number
    fresh: Table[Any, Any] = verify(table.session.rules, store.entries(table.kept.number))
    assert fresh.state == table.kept.table.state
