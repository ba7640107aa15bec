"""The player of replays: clicks, keys and the pad lead through a game; nobody learns more than before."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pygame
import pytest

from game import registry
from game.core.journal import Acted
from game.core.mask import mask_all
from game.core.players import Person
from game.scenes import bars, replay_sources
from game.scenes.destinations import ToReplay
from game.scenes.keys import KeysScene
from game.scenes.playback import RATES
from game.scenes.records import RecordsScene
from game.scenes.replay import ReplayScene
from game.scenes.replay_steps import BIG
from game.scenes.results import ResultsScene
from game.scenes.scene import Scene
from game.scenes.settings import SettingsScene
from game.scenes.table import TableScene
from game.scenes.table_file import open_file
from game.tools.studio import Studio
from game.ui import text
from game.ui.actions import Command, Pointer
from game.ui.canvas import Canvas
from game.ui.locale import TEXTS, languages, words
from game.ui.pixels import pixels_of
from tests.scenes.desk import Desk


def opened(desk: Desk, *players: str) -> ReplayScene:
    """The replay of a table at which everybody has bid once."""
    desk.open(*players or ("Ada", "ai:random"))
    desk.card(0)
    desk.key("log")
    return shown(desk)


def finished(desk: Desk) -> TableScene:
    """A table of two persons, at its end."""
    table = desk.open("Ada", "Bea")
    play_out(table)
    table.finished = True
    desk.rest(5)
    table.session.look(0)
    return table


def play_out(table: TableScene) -> None:
    kept = table.kept.table
    while asks := kept.asks():
        kept.answer(asks[0].seat, kept.rules.moves(kept.state, asks[0].seat)[0])


def shown(desk: Desk) -> ReplayScene:
    scene = desk.app.scene
    assert isinstance(scene, ReplayScene)
    return scene


def watched(desk: Desk) -> ReplayScene:
    """A finished table, watched from its beginning; it stands still."""
    desk.app.open(ToReplay(replay_sources.of_table(finished(desk), start=0)))
    replay = shown(desk)
    desk.key("home")
    return replay


# ---------------------------------------------------------------------- opening and leaving


def test_a_running_game_is_looked_back_on_from_where_it_stands(desk: Desk) -> None:
    replay = opened(desk)
    table = desk.app.scenes[-2]
    assert isinstance(table, TableScene)
    assert replay.playback.at == len(replay.steps)
    assert not replay.playback.playing
    assert replay.picture().state == table.session.showing.now
    now = table.kept.table.state.copy()
    desk.key("home", "right", "right")
    assert table.kept.table.state == now


@pytest.mark.parametrize("how", ["cancel", "log"])
def test_a_key_leads_back_to_where_one_came_from(desk: Desk, how: str) -> None:
    replay = opened(desk)
    below = desk.app.scenes[-2]
    desk.key(how)
    assert desk.app.scene is below
    assert replay not in desk.app.scenes


@pytest.mark.parametrize("what", ["close", "back"])
def test_a_click_on_either_way_out_leads_back(desk: Desk, what: str) -> None:
    opened(desk)
    below = desk.app.scenes[-2]
    desk.click_on(what)
    assert desk.app.scene is below


def test_no_other_button_leads_out_or_says_that_it_does(desk: Desk) -> None:
    replay = opened(desk)
    for name in ("step_back", "turn_back", "play", "step_on", "turn_on"):
        desk.click_on(name)
        assert desk.app.scene is replay
        tip = replay.form.widget(name).tip
        assert tip is not None
        assert words("ui.dialog.close") not in tip.title


@pytest.mark.parametrize(("key", "kind"), [("help", KeysScene), ("menu", SettingsScene)])
def test_keys_open_the_key_help_and_the_settings(desk: Desk, key: str, kind: type[Scene]) -> None:
    replay = opened(desk)
    desk.key(key)
    assert isinstance(desk.app.scene, kind)
    desk.key("cancel")
    assert desk.app.scene is replay


# ---------------------------------------------------------------------- steps and turns


def test_steps_lead_to_every_sentence_and_stop_at_either_end(desk: Desk) -> None:
    replay = opened(desk)
    length = len(replay.steps)
    desk.key("home")
    assert replay.playback.at == 0
    desk.click_on("step_back")
    assert replay.playback.at == 0
    for at in range(1, length + 1):
        desk.click_on("step_on")
        assert replay.playback.at == at
        assert replay.playback.count == replay.steps.all[at - 1].end
    desk.click_on("step_on")
    assert replay.playback.at == length
    desk.key("left")
    assert replay.playback.at == length - 1


def test_every_moment_is_the_fold_of_what_had_happened(desk: Desk) -> None:
    replay = watched(desk)
    rules, recording = replay.recording.rules, replay.recording
    state = rules.blank(recording.options)
    count = 0
    for at, step in enumerate(replay.steps.all, 1):
        for event in recording.events[count : step.end]:
            state.apply(event)
        count = step.end
        replay._seek(at)
        assert replay.picture().state == state


def test_turns_lead_from_answer_to_answer(desk: Desk) -> None:
    replay = watched(desk)
    starts = replay.steps.turns()
    found: list[int] = []
    while not found or found[-1] < starts[-1]:
        desk.click_on("turn_on")
        found.append(replay.playback.at)
    assert found == starts
    desk.key("page_up")
    assert replay.playback.at == starts[-2]


def test_the_wheel_goes_step_by_step_and_over_the_log_scrolls_it(desk: Desk) -> None:
    replay = watched(desk)
    desk.app.step([Pointer("wheel", 200, 100, wheel=-1)], 0.01)
    assert replay.playback.target == 1
    desk.app.step([Pointer("wheel", 200, 100, wheel=1)], 0.01)
    assert replay.playback.target == 0
    first = replay.log.rows()[0].number
    desk.app.step([Pointer("wheel", *replay.log.rect.center, wheel=-1)] * 12, 0.01)
    assert replay.playback.target == 0
    assert len(replay.steps) < 20 or replay.log.rows()[0].number > first


# ---------------------------------------------------------------------- playing


def test_it_plays_by_itself_to_the_end_and_then_stands(desk: Desk) -> None:
    replay = watched(desk)
    desk.key("hurry")
    assert replay.playback.playing
    assert replay.wait == 0
    desk.rest(60 * len(replay.steps))
    assert replay.playback.at == len(replay.steps)
    assert not replay.playback.playing
    assert replay.playback.wait is None


def test_a_finished_game_opens_at_its_beginning_and_plays(desk: Desk) -> None:
    desk.app.open(ToReplay(replay_sources.of_table(finished(desk), start=0)))
    replay = shown(desk)
    assert replay.playback.playing
    desk.rest(20)
    assert 0 < replay.playback.at < len(replay.steps)


def test_of_a_running_game_what_has_happened_since_the_own_move_is_played(desk: Desk) -> None:
    replay = opened(desk)
    session = replay_sources_session(desk)
    news = len(session.news)
    desk.key("hurry")
    assert replay.playback.playing
    assert replay.playback.count >= len(session.showing.events) - news


def test_a_chip_of_the_news_shows_it_again_and_then_stands_where_the_game_does(desk: Desk) -> None:
    replay = opened(desk)
    desk.key("cancel")
    table = desk.app.scene
    assert isinstance(table, TableScene)
    table.tools.use("news")
    again = shown(desk)
    assert again.playback.playing
    assert again.playback.count >= replay.reel.since
    desk.rest(200)
    assert again.picture().state == table.session.showing.now
    tip = again.form.widget("play").tip
    assert tip is not None
    assert tip.title.startswith(words("scenes.replay.again")) == bool(again._since)


def replay_sources_session(desk: Desk) -> Any:
    table = desk.app.scenes[-2]
    assert isinstance(table, TableScene)
    return table.session


@pytest.mark.parametrize("rate", range(len(RATES)))
def test_each_speed_shows_so_much_more_in_the_same_time(desk: Desk, rate: int) -> None:
    replay = watched(desk)
    desk.click_on(("speed", rate))
    assert replay.playback.rate == replay.speeds.chosen == rate
    replay.playback.still = True
    replay.playback.play(0)
    for _ in range(40):
        replay.update(0.05)
    done = replay.playback.at
    assert done == len(replay.steps) or done == pytest.approx(2 * RATES[rate], abs=2)


def test_keys_make_it_faster_and_slower_and_stop_at_the_ends(desk: Desk) -> None:
    replay = watched(desk)
    desk.key(*["slower"] * 5)
    assert replay.playback.rate == 0
    desk.key("faster")
    assert replay.playback.rate == 1
    desk.key(*["faster"] * 5)
    assert replay.playback.rate == len(RATES) - 1
    desk.key("hint")
    assert replay.playback.rate == 0


def test_a_step_is_animated_and_another_one_completes_it(desk: Desk) -> None:
    replay = watched(desk)
    desk.app.settings.set("speed", "normal")
    desk.app.step([Command("right")], 0.01)
    assert replay.playback.moving
    desk.app.step([Command("right")], 0.01)
    assert replay.playback.at >= 1
    desk.rest(60)
    assert (replay.playback.at, replay.playback.moving) == (2, False)


def test_under_reduced_motion_steps_come_without_animation(desk: Desk) -> None:
    replay = watched(desk)
    desk.app.settings.set("speed", "normal")
    desk.app.settings.set("reduced_motion", True)
    desk.app.step([Command("right")], 0.01)
    assert (replay.playback.at, replay.playback.moving) == (1, False)


# ---------------------------------------------------------------------- time line and log


def test_a_click_on_the_time_line_and_a_dragged_knob_seek(desk: Desk) -> None:
    replay = watched(desk)
    line = replay.line
    for step in (len(replay.steps) // 2, len(replay.steps), 0):
        x, y = line.x_of(step), line.rect.centery
        desk.app.step([Pointer("pressed", x, y, 1), Pointer("released", x, y, 1)], 0.01)
        assert replay.playback.at == step
    y, middle = line.rect.centery, len(replay.steps) // 2
    desk.app.step([Pointer("pressed", line.x_of(0), y, 1)], 0.01)
    desk.app.step([Pointer("moved", line.x_of(middle), 10)], 0.01)
    assert replay.playback.at == middle
    desk.app.step([Pointer("moved", 639, 10)], 0.01)
    assert replay.playback.at == len(replay.steps)
    desk.app.step([Pointer("released", 639, 10, 1), Pointer("moved", line.x_of(0), y)], 0.01)
    assert replay.playback.at == len(replay.steps)


def test_a_click_on_a_line_of_the_log_leads_to_its_moment(desk: Desk) -> None:
    replay = watched(desk)
    row = replay.log.rows()[-1]
    desk.click(*row.box.center)
    assert replay.playback.at == row.number + 1
    assert any(line.number == row.number for line in replay.log.rows())


def test_the_log_has_no_hole_that_the_line_before_would_fill(desk: Desk) -> None:
    log = watched(desk).log
    for high in (50, 66, 90, 140):
        log.lie((0, 0, 200, high))
        for at in range(1, len(log.steps) + 1):
            log.follow(at)
            rows, field = log.rows(), log.field
            assert any(row.number == at - 1 for row in rows)
            room = field.bottom - rows[-1].box.bottom
            if rows[0].number > 0:
                before = log._add({}, log.listed(), [rows[0].number - 1], 0, 9.0)
                assert room < before


def test_up_and_down_lead_to_older_and_newer_lines_of_a_log_that_grows_meanwhile(desk: Desk) -> None:
    replay = watched(desk)
    desk.key("end")
    desk.rest(30)
    at, seat, high = replay.playback.target, replay.seat, replay.log.rect.h
    lines = len(replay.log.rows())
    for back in range(1, 6):
        desk.key("up")
        assert replay.form.current == ("log", at - 1 - back)
        assert any(row.number == at - 1 - back for row in replay.log.rows())
    assert replay.log.rect.h >= high
    assert len(replay.log.rows()) >= lines
    assert (replay.playback.target, replay.seat) == (at, seat), "one only reads"
    desk.key("down")
    assert replay.form.current == ("log", at - 5)
    desk.key("cancel")
    assert desk.app.scene is replay, "the log is put back first"
    assert replay.log.rect.h == high
    desk.key("up", "up", "confirm")
    assert replay.playback.target == at - 2, "and a line read can be chosen"
    assert not replay.log.reading
    desk.key("cancel")
    assert desk.app.scene is not replay


@pytest.mark.parametrize("game", registry.GAMES)
def test_who_reads_in_the_log_has_room_for_many_lines_on_the_table(studio: Studio, game: str) -> None:
    replay = watched_game(studio, game)
    replay._seek(len(replay.steps))
    replay._command(Command("up"))
    studio.app.draw()
    assert pygame.Rect(0, bars.TOP, 640, bars.PROMPT_Y - bars.TOP).contains(replay.log.rect)
    assert sum(len(row.lines) for row in replay.log.rows()) >= 7
    covered = replay.log.rect
    assert not any(covered.colliderect(spot.rect) for spot in replay._spots())


def test_the_log_lists_one_seats_moves_or_all(desk: Desk) -> None:
    replay = watched(desk)
    every = len(replay.log.listed())
    desk.click_on("only")
    own = replay.log.listed()
    assert 0 < len(own) < every
    assert {replay.steps.seat(number) for number in own} == {replay.seat}
    desk.click_on("only")
    assert len(replay.log.listed()) == every


def test_squares_are_the_own_moves_and_triangles_the_turns_that_changed_much(desk: Desk) -> None:
    replay = watched(desk)
    replay.steps.sums.add_up_to(len(replay.steps))
    for seat in replay.recording.seats:
        replay._look_from(seat)
        turns = [turn for turn in replay.recording.turns if seat in turn.seats and turn.events]
        assert len(replay.line.squares) == len(turns)
        for at, gain in replay.line.swings.items():
            assert abs(gain) >= BIG
            assert 0 < at <= len(replay.steps)


# ---------------------------------------------------------------------- whose eyes


def test_a_seat_in_the_top_bar_is_looked_from(desk: Desk) -> None:
    replay = watched(desk)
    desk.click_on(("eyes", 1))
    assert replay.picture().seat == replay.eyes.chosen == 1
    desk.key("undo")
    assert replay.picture().seat == 0, "they go round"
    desk.key("undo")
    assert replay.picture().seat == 1


def test_from_no_seat_of_a_running_game_more_is_seen_than_who_looks_knows(desk: Desk) -> None:
    replay = opened(desk, "Ada", "ai:random", "ai:random")
    table = replay_sources_session(desk)._table
    told = mask_all(table.events, {0})
    assert replay.recording.events == told
    for seat in replay.recording.seats:
        replay._look_from(seat)
        assert replay.picture().seat == seat
        assert all(set(hand) <= {None} for hand in replay.picture().state.hands[1:])


def test_a_finished_game_hides_nothing(desk: Desk) -> None:
    table = finished(desk)
    replay = ReplayScene(replay_sources.of_table(table))
    assert replay.recording.events == tuple(table.kept.table.events)


# ---------------------------------------------------------------------- playing on from there


def test_a_new_game_begins_where_a_finished_one_stood_and_never_counts(desk: Desk) -> None:
    replay = watched(desk)
    starts = replay.steps.turns()
    replay._seek(starts[2])
    desk.click_on("play_on")
    desk.rest(5)
    table = next(scene for scene in desk.app.scenes if isinstance(scene, TableScene))
    assert table.kept.number != desk.kept.number
    done = sum(len(turn.events) for turn in replay.recording.turns[:3])
    assert len(table.kept.table.events) == done
    assert table.kept.table.players[0] == Person("Ada")
    assert desk.cabinet.caveat(table.kept)
    assert isinstance(desk.kept.table.entries[-1], Acted)


def test_nobody_plays_on_from_a_running_game(desk: Desk) -> None:
    replay = opened(desk)
    assert replay.reel.play_on is None
    assert all(widget.id != "play_on" for widget in replay.form.widgets)


def test_at_the_end_nothing_is_left_to_play_on(desk: Desk) -> None:
    replay = watched(desk)
    desk.key("end")
    desk.click_on("play_on")
    assert desk.app.scene is replay


# ---------------------------------------------------------------------- pad


def test_a_pad_steps_turns_looks_and_plays(desk: Desk) -> None:
    """The commands its buttons send: cross, shoulders, A, B."""
    replay = watched(desk)
    desk.key("right")
    assert replay.playback.at == 1
    desk.key("rotate_right")
    assert replay.playback.at == replay.steps.next_turn(1, 1)
    desk.key("undo")
    assert replay.seat == 1
    desk.key("confirm")
    assert replay.playback.playing
    desk.key("confirm")
    assert not replay.playback.playing
    desk.key("cancel")
    assert desk.app.scene is not replay


# ---------------------------------------------------------------------- where it is opened from


def test_the_results_play_the_game_again_and_are_there_again_after(desk: Desk) -> None:
    results = ResultsScene(finished(desk))
    desk.show_scene(results)
    desk.rest(12)
    desk.click_on(("button", "watch"))
    replay = shown(desk)
    assert replay.playback.playing
    desk.key("cancel")
    assert desk.app.scene is results


def test_a_card_of_the_stats_is_watched_without_opening_the_table(desk: Desk) -> None:
    desk.profiles("Ada", "Bea")
    table = finished(desk)
    desk.cabinet.finish(desk.kept)
    desk.app.pop(table)
    records = RecordsScene(desk.cabinet)
    desk.show_scene(records)
    desk.click_on(("button", "watch"))
    replay = shown(desk)
    assert not any(isinstance(scene, TableScene) for scene in desk.app.scenes)
    assert replay.recording.events == tuple(desk.kept.table.events)
    assert replay.reel.name(1) == "Bea"
    desk.key("cancel")
    assert desk.app.scene is records


def test_a_file_is_watched_before_it_is_taken_in(desk: Desk, tmp_path: Path) -> None:
    table = finished(desk)
    path = tmp_path / "game.jsonl"
    path.write_bytes(desk.cabinet.export(desk.kept.number))
    before = len(desk.cabinet.store.tables())
    desk.app.pop(table)
    open_file(desk.app, desk.cabinet, path, lambda number: None)
    desk.rest(5)
    below = desk.app.scene
    desk.click_on("watch")
    replay = shown(desk)
    assert replay.recording.events == tuple(desk.kept.table.events)
    assert replay.reel.play_on is None
    assert replay.reel.name(0) == "Ada"
    desk.key("cancel")
    assert desk.app.scene is below
    assert len(desk.cabinet.store.tables()) == before


def test_of_a_file_whose_game_goes_on_nobodys_secrets_are_seen(desk: Desk, tmp_path: Path) -> None:
    table = desk.open("Ada", "ai:random")
    path = tmp_path / "game.jsonl"
    path.write_bytes(desk.cabinet.export(desk.kept.number))
    desk.app.pop(table)
    open_file(desk.app, desk.cabinet, path, lambda number: None)
    desk.rest(5)
    desk.click_on("watch")
    replay = shown(desk)
    desk.key("end")
    assert all(set(hand) <= {None} for hand in replay.picture().state.hands)


# ---------------------------------------------------------------------- every game


@pytest.mark.parametrize("game", registry.GAMES)
def test_the_log_lies_on_nothing_that_a_step_changes(studio: Studio, game: str) -> None:
    """Whatever is ringed lies beside it, and so do the seats' plates."""
    replay = watched_game(studio, game)
    ringed = 0
    for at in range(1, len(replay.steps) + 1, 3):
        replay._seek(at)
        replay._look_from(at)
        sight = replay.sight
        log = pygame.Rect(replay.view.aside(sight))
        assert pygame.Rect(0, bars.TOP, 640, bars.PROMPT_Y - bars.TOP).contains(log)
        box = replay.view.where(replay.steps.all[at - 1].event, sight)
        if box is not None:
            ringed += 1
            assert not box.colliderect(log), replay.steps.sentence(at - 1)
    assert ringed > len(replay.steps) // 12 or game == "auction"


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", registry.GAMES)
def test_every_step_of_every_game_is_told_and_painted(studio: Studio, game: str, language: str) -> None:
    replay = watched_game(studio, game)
    studio.dress(language, language != "en")
    TEXTS.missing.clear()
    text.cut.clear()
    for at in range(0, len(replay.steps) + 1, max(1, len(replay.steps) // 25)):
        replay._seek(at)
        studio.app.draw()
        assert at == 0 or any(row.number == at - 1 for row in replay.log.rows())
        field = replay.log.field
        assert all(field.contains(row.box) for row in replay.log.rows())
        assert replay.log.title()
    assert not TEXTS.missing
    assert not text.cut


@pytest.mark.parametrize("large", [False, True])
@pytest.mark.parametrize("game", registry.GAMES)
def test_the_log_has_room_for_three_whole_entries(studio: Studio, game: str, large: bool) -> None:
    replay = watched_game(studio, game)
    log = replay.log
    for language in languages():
        studio.dress(language, large)
        log.steps.sums.add_up(60)
        for at in range(len(replay.steps) + 1):
            log.follow(at)
            rows = log.rows()
            assert len(rows) >= min(3, len(replay.steps)), rows
            assert all(row.box.h >= len(row.lines) * text.real_size(row.size) for row in rows)
            assert all(log.field.contains(row.box) for row in rows)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", ["my_city", "cvlizations", "seven_wonders", "trekking"])
def test_the_log_shows_more_than_three_entries_beside_a_table_that_leaves_the_room(
    studio: Studio, game: str, language: str
) -> None:
    replay = watched_game(studio, game)
    studio.dress(language, False)
    for at in range(0, len(replay.steps) + 1, 7):
        replay._seek(at)
        replay.log.lie(replay.view.aside(replay.sight))
        replay.log.follow(at)
        assert len(replay.log.rows()) > 3


@pytest.mark.parametrize("game", registry.GAMES)
def test_every_step_of_every_game_plays_with_its_animations(studio: Studio, game: str) -> None:
    replay = watched_game(studio, game)
    studio.app.settings.set("speed", "normal")
    studio.app.settings.set("reduced_motion", False)
    replay._choose_rate(len(RATES) - 1)
    replay._seek(0)
    replay._toggle()
    end = min(len(replay.steps), 60)
    for _ in range(3000):
        replay.update(0.25)
        if replay.playback.at >= end:
            break
    assert replay.playback.at >= end
    studio.app.draw()


def watched_game(studio: Studio, game: str) -> ReplayScene:
    """A game of three or more played at random, all points added up."""
    seats = registry.meta(game).seats
    options = registry.options_type(game)(seats=next((n for n in seats if n >= 3), seats[0]))
    table = studio.sit_down(studio.table(game, options, 1.0), end_shown=True)
    replay = ReplayScene(replay_sources.of_table(table, start=0))
    studio.push(replay)
    replay.steps.sums.add_up_to(len(replay.steps))
    return replay


def test_no_animation_takes_the_place_of_the_log(studio: Studio) -> None:
    """CVlizations reveals its orders on a stage of the whole table; while one looks back, on the table."""
    replay = watched_game(studio, "cvlizations")
    studio.app.settings.set("speed", "normal")
    studio.app.settings.set("reduced_motion", False)
    shown_by = {type(step.event).__name__: at for at, step in enumerate(replay.steps.all) if step.turn > 0}
    for name in ("OrdersRevealed", "OrderCarriedOut"):
        replay._seek(shown_by[name])
        replay._step(1)
        assert replay.playback.moving
        replay.update(0.5)
        canvas = Canvas(ink="p4")
        replay.playback.stage.draw(canvas)
        left = pixels_of(canvas.surface.subsurface(replay.log.rect).copy())
        assert left.count(left[0]) > len(left) * 0.9, "the clip leaves the log's place alone"
