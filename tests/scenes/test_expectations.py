"""What players call a game broken without (P1) and what they expect of a good one (P2), at every table.

`SHOWN` says for each expectation which test shows it: one for all tables, or one for each. What no other test
shows at the real tables is shown below.
"""

from __future__ import annotations

import importlib
import random
from collections.abc import Iterator
from typing import Any

import pytest

from game import registry
from game.ai.bot import LEVELS
from game.app import App
from game.app_settings import SettingsBook
from game.core.chance import FastChance
from game.core.players import Ai
from game.core.store import Store
from game.scenes import stage
from game.scenes.bars import PromptBar
from game.scenes.curtain import CurtainScene
from game.scenes.dialog import DialogScene
from game.scenes.replay import ReplayScene
from game.scenes.results import ResultsScene
from game.scenes.rule_book import RuleBookScene
from game.scenes.set_up import SetUpScene
from game.session.cabinet import Cabinet
from game.ui import tooltip
from game.ui.canvas import Canvas
from game.ui.locale import TEXTS, languages
from game.ui.widgets.base import Look
from tests.samples import samples
from tests.seated import NAMES, Seated, Sit, seating

GAMES = tuple(registry.GAMES)
HERE = "scenes.test_expectations:"

SHOWN: dict[str, str | dict[str, str]] = {
    # P1
    "undo and redo, nothing dealt anew": f"{HERE}test_an_answer_is_taken_back_and_given_again",
    "undo that is refused says why": f"{HERE}test_what_cannot_be_taken_back_says_why",
    "whose turn, why and what next, always in the prompt bar": f"{HERE}test_the_prompt_bar_is_never_empty",
    "legal choices can be found": f"{HERE}test_every_decision_offers_something_to_point_at",
    "an illegal choice is answered in words": {game: samples(game).refused for game in GAMES},
    "kept after each answer, resumed there": f"{HERE}test_a_table_is_resumed_where_it_was_left",
    "animations take their time and end at any key": f"{HERE}test_any_key_ends_the_running_animations",
    "AIs move step by step if wanted": f"{HERE}test_step_by_step_what_each_ai_does_waits",
    "what others did last stays marked": f"{HERE}test_what_others_did_last_stays_marked",
    "a log by player that looks back": f"{HERE}test_the_log_tells_by_player_and_looks_back",
    "a tooltip on everything": f"{HERE}test_everything_to_point_at_explains_itself",
    "every point at the end is explained": f"{HERE}test_every_cell_of_the_final_sheet_explains_itself",
    "any window": "scenes.test_window_sizes:test_every_table_can_be_clicked_at_in_every_window",
    "a lesson to play": "scenes.test_lessons_taken:"
    "test_a_lesson_is_taken_by_clicking_only_what_it_points_at_and_can_see",
    "the language changes at once": f"{HERE}test_the_language_changes_at_once",
    # P2
    "colour is never the only sign": "tools.test_colour_vision:",
    "keyboard alone": "scenes.test_gamepad:test_a_whole_game_can_be_played_without_a_mouse",
    "gamepad alone": "scenes.test_gamepad:test_a_whole_game_can_be_played_without_a_mouse",
    "rules open at what is to be decided": f"{HERE}test_the_rule_book_opens_at_what_is_to_be_decided",
    "AI levels in words": f"{HERE}test_the_ai_levels_are_told_in_words",
    "advice with a reason": f"{HERE}test_advice_comes_with_a_reason_and_is_marked",
    "two sizes of print": "tools.test_shots:test_every_text_is_there_and_fits_in_both_languages_and_sizes",
    "a reveal is confirmed at a strict table": f"{HERE}test_a_reveal_is_confirmed_at_a_strict_table",
    "secrets are handed over": f"{HERE}test_people_see_their_own_secrets_only",
    "sounds": f"{HERE}test_a_game_can_be_heard",
}


@pytest.fixture(autouse=True)
def sixth_game() -> None:
    """The real games only."""


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("expectation", SHOWN)
def test_every_expectation_is_shown_at_every_table(expectation: str, game: str) -> None:
    shown = SHOWN[expectation]
    place, _, name = (shown if isinstance(shown, str) else shown[game]).partition(":")
    module = importlib.import_module(f"tests.{place}")
    assert not name or callable(getattr(module, name))


@pytest.fixture(params=GAMES)
def game(request: pytest.FixtureRequest) -> str:
    found: str = request.param
    return found


@pytest.fixture
def sit(game: str) -> Iterator[Sit]:
    with seating(game) as opened:
        yield opened


def people(game: str) -> tuple[str, ...]:
    """One person, and AIs where a game wants more."""
    fewest = registry.meta(game).seats[0]
    return ("Ada", *["ai:random"] * (max(2, fewest) - 1))


def draw_lots(seated: Seated, number: int) -> Any:
    """Any legal answer of the person who is asked."""
    session = seated.scene.session
    return session.rules.sample(seated.state, session.seat, FastChance(random.Random(number)))


def play(seated: Seated, answers: int) -> None:
    """So many answers at random, AIs and all."""
    for number in range(answers):
        if seated.scene.session.ask is not None:
            seated.scene.answer(draw_lots(seated, number))
        seated.settle()


# ---------------------------------------------------------------------- taking back


def test_an_answer_is_taken_back_and_given_again(game: str, sit: Sit) -> None:
    seated = sit(people(game)[:1] if 1 in registry.meta(game).seats else NAMES[:2])
    play(seated, 3)
    before = seated.state.copy()
    sealed = dict(seated.table.sealed)
    seated.scene.answer(draw_lots(seated, 7))
    seated.app.step([], 0.5)
    after, sealed_after = seated.state.copy(), dict(seated.table.sealed)
    assert (after, sealed_after) != (before, sealed)
    seated.scene.session.undo()
    assert (seated.state, dict(seated.table.sealed)) == (before, sealed)
    seated.scene.session.redo()
    assert (seated.state, dict(seated.table.sealed)) == (after, sealed_after)


def test_what_cannot_be_taken_back_says_why(sit: Sit, game: str) -> None:
    seated = sit(people(game))
    seated.key("undo")
    assert seated.scene.notice.wrong
    assert seated.scene.notice.words
    assert seated.scene.form.widget("undo").tip.body


# ---------------------------------------------------------------------- what is said


def prompt_bar(seated: Seated) -> PromptBar:
    """The rail that says what to do."""
    bar = seated.scene.form.widget("prompt bar")
    assert isinstance(bar, PromptBar)
    return bar


def test_the_prompt_bar_is_never_empty(sit: Sit, game: str) -> None:
    TEXTS.missing.clear()
    seated = sit(people(game))
    bar = prompt_bar(seated)
    for number in range(8):
        assert bar.words().strip()
        assert bar.seat() in range(seated.table.options.seats)
        if seated.scene.session.ask is not None:
            seated.scene.answer(draw_lots(seated, number))
            seated.app.step([], 0.01)
            assert bar.words().strip()
        seated.settle()
    assert not TEXTS.missing


def test_every_decision_offers_something_to_point_at(sit: Sit, game: str) -> None:
    """Pointed at one after the other, at least one place can be clicked to make or begin an answer."""
    seated = sit(people(game))
    for number in range(6):
        if seated.scene.session.ask is None:
            break
        sight = seated.scene.sight
        enabled = [press.id for press in seated.scene.view.buttons(sight) if press.enabled]
        found = [spot.id for spot in seated.spots() if spot.enabled] + enabled
        assert any(seated.scene.view.press(spot, sight) is not None for spot in found)
        seated.scene.answer(draw_lots(seated, number))
        seated.settle()


def test_everything_to_point_at_explains_itself(sit: Sit, game: str) -> None:
    """By a tooltip or in the picture; and the place that keys have reached can always be seen."""
    seated = sit(people(game))
    play(seated, 3)
    seated.point((320, 3))
    plain = shown(seated)
    unseen = []
    for spot in [spot.id for spot in seated.spots()]:
        seated.scene.form.focus(spot)
        tip = next(one.tip for one in seated.spots() if one.id == spot)
        looked_up = seated.scene.view.entry(spot, seated.scene.sight)
        assert tip is None or tip.title or looked_up, "a tooltip tells something, if only where to read more"
        assert tip is None or tooltip.size(tip) > (0, 0)
        if shown(seated) == plain:
            unseen.append(spot)
    assert not unseen


def shown(seated: Seated) -> bytes:
    """The picture of the table and of its top bar as it is now."""
    canvas = Canvas()
    seated.scene.view.draw(canvas, seated.scene.sight)
    seated.scene.form.widget("top bar").draw(canvas, Look())
    return canvas.surface.get_buffer().raw


def test_the_language_changes_at_once(sit: Sit, game: str) -> None:
    seated = sit(people(game))
    pictures = {}
    for language in languages():
        TEXTS.missing.clear()
        seated.app.settings.set("language", language)
        seated.app.step([], 0.1)
        assert not TEXTS.missing
        pictures[language] = prompt_bar(seated).words()
    assert len(set(pictures.values())) == len(languages())
    seated.app.settings.set("language", "en")


def test_the_rule_book_opens_at_what_is_to_be_decided(sit: Sit, game: str) -> None:
    seated = sit(people(game))
    topic = seated.scene.session.ask.topic
    seated.key("rules")
    book = seated.app.scene
    assert isinstance(book, RuleBookScene)
    assert topic in book.page.topics


def test_the_ai_levels_are_told_in_words(game: str) -> None:
    ticks = iter(range(10**6))
    app = App(SettingsBook({"language": "en"}))
    with Store.open(None, lambda: next(ticks)) as store:
        scene = SetUpScene(Cabinet(store, process=False), game)
        app.start(scene)
        told = []
        for level in LEVELS:
            scene.sit(0, Ai(level))
            scene.form.focus(("chair", 0))
            told.append((scene.form.widget(("all", level)).tip, scene._words()))
        app.close()
    assert len(set(told)) == len({words for _, words in told}) == len(LEVELS)


# ---------------------------------------------------------------------- kept


def test_a_table_is_resumed_where_it_was_left(sit: Sit, game: str) -> None:
    seated = sit(people(game))
    for number in range(3):
        seated.scene.answer(draw_lots(seated, number))
        again = seated.scene.cabinet.resume(seated.kept.number).table
        assert (again.state, again.sealed) == (seated.state, seated.table.sealed)
        seated.settle()


# ---------------------------------------------------------------------- pace


def test_any_key_ends_the_running_animations(sit: Sit, game: str) -> None:
    seated = sit(people(game))
    seated.app.settings.set("speed", "slow")
    for number in range(4):
        seated.scene.answer(draw_lots(seated, number))
        for _ in range(40):
            seated.app.step([], 0.01)
            if seated.scene.stage.playing:
                seated.key("hurry")
                assert not seated.scene.stage.playing
                assert seated.scene.session.showing.at_rest
                return
        seated.settle()
    pytest.fail("nothing was animated")


def test_step_by_step_what_each_ai_does_waits(sit: Sit, game: str) -> None:
    """Its answer, or, where others answer face down at the same time, its part of what is revealed."""
    seated = sit(people(game))
    seated.app.settings.set("stepwise", True)
    session, waited = seated.scene.session, False
    for number in range(8):
        seated.scene.answer(draw_lots(seated, number))
        for _ in range(60):
            if session.ask is not None or seated.table.over:
                break
            for _ in range(6):
                seated.app.step([], 0.5)
                seated.hand_over()
            if seated.scene.pace.holding:
                before = len(seated.table.entries), session.showing.stamp
                seated.app.step([], 5.0)
                assert (len(seated.table.entries), session.showing.stamp) == before
                waited = True
                seated.key("hurry")
        assert session.ask is not None or seated.table.over
    assert waited


def test_what_others_did_last_stays_marked(sit: Sit, game: str) -> None:
    seated = sit(people(game))
    for number in range(6):
        if seated.scene.session.latest:
            break
        seated.scene.answer(draw_lots(seated, number))
        seated.settle()
    marked = list(seated.scene.session.latest)
    assert marked
    assert list(seated.scene.picture().marked) == marked


# ---------------------------------------------------------------------- looking back


def test_the_log_tells_by_player_and_looks_back(sit: Sit, game: str) -> None:
    seated = sit(people(game))
    play(seated, 4)
    now = seated.state.copy()
    seated.key("log")
    replay = seated.app.scene
    assert isinstance(replay, ReplayScene)
    everybody = len(replay.log.listed())
    replay._use("only")
    assert 0 < len(replay.log.listed()) < everybody
    replay._use("only")
    assert replay.picture().state == seated.scene.session.showing.now
    seated.key("home")
    assert replay.playback.count == 0
    assert replay.picture().state != seated.scene.session.showing.now
    seated.key("log")
    assert seated.app.scene is seated.scene
    assert seated.state == now


def test_every_cell_of_the_final_sheet_explains_itself(sit: Sit, game: str) -> None:
    seated = sit(people(game))
    play(seated, 3)
    results = ResultsScene(seated.scene)
    seated.app.push(results)
    seated.app.step([], 60.0)
    found = results._spots()
    cells = [spot for spot in found if isinstance(spot.id, tuple) and spot.id[0] in ("cell", "total")]
    assert len(cells) >= len(results.keys) * len(results.sheets) > 0
    assert all(spot.tip is not None and spot.tip.title and spot.tip.body for spot in cells)


# ---------------------------------------------------------------------- secrets and reveals


def test_people_see_their_own_secrets_only(sit: Sit, game: str) -> None:
    seated = sit(NAMES[:2])
    for number in range(6):
        if seated.table.over:
            break
        scene = seated.scene
        assert scene.session.showing.now == seated.table.view({scene.session.seat})
        scene.answer(draw_lots(seated, number))
        for _ in range(40):
            seated.app.step([], 0.5)
            looking = scene.session.curtain.looking
            eyes = () if looking is None else {looking}
            assert scene.session.showing.now == seated.table.view(eyes), "behind the curtain nobody's"
            if isinstance(seated.app.scene, CurtainScene) or scene.session.ask is not None:
                break
        seated.settle()


def test_a_reveal_is_confirmed_at_a_strict_table(sit: Sit, game: str) -> None:
    seated = sit(people(game), friendly=False)
    for number in range(12):
        if seated.scene.session.ask is None:
            break
        move = draw_lots(seated, number)
        reveals = seated.table.would_reveal(seated.scene.session.seat, move)
        before = len(seated.table.entries)
        seated.scene.answer(move)
        assert isinstance(seated.app.scene, DialogScene) == reveals
        if reveals:
            assert len(seated.table.entries) == before
            seated.key("confirm")
        assert len(seated.table.entries) > before
        seated.settle()


# ---------------------------------------------------------------------- advice, sounds


def test_advice_comes_with_a_reason_and_is_marked(sit: Sit, game: str) -> None:
    seated = sit(people(game))
    seated.key("hint")
    for _ in range(2000):
        seated.app.step([], 0.01)
        if seated.scene.session.hint is not None:
            break
    scene = seated.scene
    assert scene.session.hint is not None
    assert scene.session.rules.why_not(seated.state, scene.session.seat, scene.session.hint) is None
    assert scene.picture().hint == scene.session.hint
    assert scene.tools.note is not None
    assert len(scene.tools.note.paragraphs) >= 2
    plain = shown(seated)
    scene.tools.put_advice_away()
    assert shown(seated) != plain


def test_a_game_can_be_heard(sit: Sit, monkeypatch: pytest.MonkeyPatch) -> None:
    heard: list[str] = []
    monkeypatch.setattr(stage, "play", heard.append)
    seated = sit(NAMES[:2], speed="fast")
    play(seated, 6)
    assert len(set(heard)) >= 2
