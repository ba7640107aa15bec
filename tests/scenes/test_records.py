"""The records: who plays, how good they are, which games there were, and how each ended."""

from __future__ import annotations

import random

import msgspec
import pytest

from game import registry
from game.core import played
from game.core.chance import FastChance
from game.core.people import remove
from game.core.players import Person, Player
from game.core.store import Result, SeatResult
from game.scenes.persons import PersonsScene
from game.scenes.record_cards import ending, name_of
from game.scenes.record_charts import role_name
from game.scenes.record_profile import Profile, Standing, rating_of, trend
from game.scenes.records import RecordsScene
from game.scenes.results import ResultsScene
from game.session.history import Played, Tally
from game.ui.locale import TEXTS
from tests.people import people
from tests.scenes.desk import Desk

ADA, BEA = Person("Ada"), Person("Bea")


def finished(desk: Desk, game: str = "trekking", *players: str, seed: int = 1) -> int:
    """A game played at random; its table."""
    names = people(*(players or ("Ada", "Bea")))
    desk.cabinet.know(names)
    options = registry.rules(game).options_type(seats=len(names))
    table = desk.cabinet.open(game, options, names, seed=seed, friendly=False)
    source = FastChance(random.Random(seed))
    while asks := table.table.asks():
        seat = asks[0].seat
        table.table.answer(seat, table.table.rules.sample(table.table.state, seat, source))
    table.session.close()
    return table.number


def shown(desk: Desk, game: str | None = None) -> RecordsScene:
    scene = RecordsScene(desk.cabinet, game)
    desk.show_scene(scene)
    return scene


def game_of(*players: tuple[Player, int, int], caveat: str = "") -> Played:
    """A game by players, totals and ranks; it is told of the first."""
    seats = tuple(SeatResult(seat, *given) for seat, given in enumerate(players))
    return Played(Result(1, "", "trekking", {}, False, 0, seats, caveat), seats[0])


@pytest.mark.parametrize(
    ("players", "said"),
    [
        (((ADA, 51, 1), (BEA, 38, 2)), "Won by 13"),
        (((ADA, 38, 2), (BEA, 51, 1)), "Rank 2, -13"),
        (((ADA, 40, 1), (BEA, 40, 2)), "Won the tie"),
        (((ADA, 40, 1), (BEA, 40, 1)), "Shared win"),
        (((ADA, 44, 1),), "Alone: 44"),
    ],
)
def test_how_a_game_ended_in_a_word(players: tuple[tuple[Player, int, int], ...], said: str) -> None:
    assert ending(game_of(*players), names=False)[0] == said


@pytest.mark.parametrize("caveat", played.CAVEATS)
def test_a_game_that_does_not_count_says_why_instead(caveat: str) -> None:
    said, ramp, _ = ending(game_of((ADA, 51, 1), (BEA, 38, 2), caveat=caveat), names=False)
    assert (said, ramp) == (TEXTS.text(f"scenes.caveat.short.{caveat}"), "k")


def test_games_lie_there_the_latest_first_and_open_again(desk: Desk) -> None:
    tables = [finished(desk, seed=seed) for seed in (1, 2)]
    scene = shown(desk)
    assert [game.result.table for game in scene.games] == tables[::-1]
    desk.click_on(("games", 1))
    assert isinstance(desk.app.scene, ResultsScene) or desk.app.scene is not scene


def test_filters_leave_the_games_of_one_box(desk: Desk) -> None:
    finished(desk, "trekking")
    finished(desk, "troyes_dice")
    scene = shown(desk)
    assert len(scene.games) == 2
    desk.click_on(("filters", "troyes_dice"))
    assert [game.result.game for game in scene.games] == ["troyes_dice"]
    desk.click_on(("filters", "all"))
    assert len(scene.games) == 2


def test_a_row_of_the_profile_chooses_its_game(desk: Desk) -> None:
    finished(desk)
    scene = shown(desk)
    desk.click_on(("standing", "trekking"))
    assert scene.game == "trekking"


def test_arrows_change_the_person_and_everybody_has_all_games(desk: Desk) -> None:
    finished(desk, "trekking", "Ada", "Bea")
    finished(desk, "trekking", "Bea", "Cai", seed=2)
    scene = shown(desk)
    assert (scene.person, len(scene.games)) == (ADA, 1)
    desk.click_on("after")
    assert (scene.person, len(scene.games)) == (BEA, 2)
    desk.click_on("before")
    desk.click_on("before")
    assert (scene.person, len(scene.games)) == (None, 2)
    assert scene.form.current == "before"


def test_a_copy_lies_there_and_changes_no_number(desk: Desk) -> None:
    number = finished(desk)
    scene = shown(desk)
    before = (scene.profile.total, scene.profile.standings)
    desk.cabinet.take_in(desk.cabinet.export(number))
    scene.rebuild()
    assert len(scene.games) == 2
    assert scene.games[0].result.caveat == played.ELSEWHERE
    assert (scene.profile.total, scene.profile.standings) == before


def test_a_rating_rises_for_the_winner_and_the_trend_says_so(desk: Desk) -> None:
    for seed in (1, 2, 3):
        finished(desk, "trekking", "Ada", "ai:novice", seed=seed)
    standing = shown(desk).profile.standings["trekking"]
    assert len(standing.course) == 3
    assert trend([1200, 1220]) == 1
    assert trend([1220, 1200]) == -1
    assert trend([1200]) == trend([1200, 1200]) == 0


def test_the_rating_over_all_games_weighs_them_by_how_often_they_were_played() -> None:
    standings = {
        "a": Standing([1300], None),
        "b": Standing([1100, 1100, 1100], None),
        "c": Standing([], None),
    }
    profile = Profile(ADA, ("a", "b", "c"), standings, Tally(4, 1, ()), ())
    assert rating_of(profile) == 1150
    assert rating_of(profile._replace(standings={})) is None


@pytest.mark.parametrize("game", [None, "trekking", "my_city", "seven_wonders"])
def test_charts_take_the_place_of_the_cards(desk: Desk, game: str | None) -> None:
    for kind, name in (("my_city", "Bea"), ("trekking", "ai:master"), ("seven_wonders", "ai:adept")):
        finished(desk, kind, "Ada", name, *(("Cai",) if kind == "seven_wonders" else ()))
    scene = shown(desk, game)
    cards = desk.picture((194, 70, 438, 262))
    desk.click_on(("button", "charts"))
    assert scene.charted
    assert desk.picture((194, 70, 438, 262)) != cards
    desk.click_on(("button", "charts"))
    assert not scene.charted


def test_roles_are_told_in_words() -> None:
    assert role_name("seven_wonders", "wonder:giza_a") == "Giza A"
    assert role_name("seven_wonders", "wonder:abu_simbel_b") == "Abu Simbel B"
    assert role_name("my_city", "part:7") == TEXTS.text("my_city.game.part", n=7)


def test_what_a_seat_played_is_kept_with_the_result(desk: Desk) -> None:
    finished(desk, "seven_wonders", "Ada", "Bea", "Cai")
    [result] = desk.cabinet.store.results()
    assert all(seat.role.startswith("wonder:") for seat in result.seats)


def test_before_any_game_it_says_what_will_be_there(desk: Desk) -> None:
    scene = shown(desk)
    assert scene._words() == TEXTS.text("scenes.records.none_yet")
    assert {widget.id for widget in scene.form.widgets} >= {"filters", "games"}
    assert not [spot for spot in scene.cards.spots() if spot.id == ("games", 0)]


def test_the_players_can_be_changed_from_here(desk: Desk) -> None:
    finished(desk)
    scene = shown(desk)
    desk.click_on(("button", "persons"))
    persons = desk.app.scene
    assert isinstance(persons, PersonsScene)
    persons._write("Anna")
    persons._rename()
    desk.key("cancel")
    assert desk.app.scene is scene
    assert Person("Anna") in scene.persons


def test_who_is_gone_is_no_longer_shown(desk: Desk) -> None:
    finished(desk)
    scene = shown(desk)
    [ada] = [profile for profile in desk.cabinet.store.profiles() if profile.person == ADA]
    desk.cabinet.store.delete_profile(ada.id)
    scene.resume()
    assert scene.person == BEA


def test_a_result_from_before_there_were_roles_is_shown_too(desk: Desk) -> None:
    number = finished(desk, "seven_wonders", "Ada", "Bea", "Cai")
    [result] = desk.cabinet.store.results()
    plain = [msgspec.structs.replace(seat, role="", record=None) for seat in result.seats]
    desk.cabinet.store.finish(number, plain)
    scene = shown(desk, "seven_wonders")
    scene._pressed("charts")
    desk.rest(2)
    assert scene.profile.total.games == 1


def test_who_was_removed_is_somebody_in_the_games_of_others(desk: Desk) -> None:
    finished(desk, "trekking", "Ada", "Bea")
    [ada] = [profile for profile in desk.cabinet.store.profiles() if profile.person == ADA]
    remove(desk.cabinet.store, ada)
    scene = shown(desk)
    assert scene.person == BEA
    names = {name_of(seat.player) for seat in scene.games[0].result.seats}
    assert names == {"Bea", TEXTS.text("scenes.records.somebody")}
