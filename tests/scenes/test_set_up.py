"""The set-up page: who sits down, what an option without effect says, what stands there again next time."""

from __future__ import annotations

import itertools
import os
from collections.abc import Iterator

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"

import pygame
import pytest

from game import registry
from game.ai.bot import LEVELS
from game.app import App
from game.app_settings import SettingsBook
from game.core.options import fitting
from game.core.players import Ai, Person, Player, level_of
from game.core.store import Store
from game.scenes import bars
from game.scenes.company import PLAIN, characters
from game.scenes.option_row import OptionRow
from game.scenes.options_sheet import shortly
from game.scenes.set_up import BEGIN, SetUpScene
from game.scenes.set_up_buttons import BeginButton, LevelHead
from game.scenes.table import TableScene
from game.session.cabinet import Cabinet
from game.ui import text, tooltip
from game.ui.actions import Command, Pointer
from game.ui.locale import TEXTS, languages, words
from game.ui.widgets.field import TextField

GAMES = tuple(registry.GAMES)
NOVICE = Ai("novice")


class Page:
    """An application with the set-up page of a game on top."""

    def __init__(self, game: str, language: str = "en", large: bool = False) -> None:
        ticks = itertools.count()
        self.store = Store.open(None, lambda: next(ticks))
        self.app = App(SettingsBook({"language": language, "large_text": large}))
        self.scene = SetUpScene(Cabinet(self.store, process=False), game)
        self.app.start(self.scene)
        self.app.step([], 0.1)

    def close(self) -> None:
        self.app.close()
        self.store.close()
        text.set_large(False)

    def option(self, name: str) -> OptionRow:
        found = self.scene.form.widget(("option", name))
        assert isinstance(found, OptionRow)
        return found

    def why(self, name: str) -> str | None:
        """The reason that stands in an option's row, if it is settled."""
        row = self.option(name)
        return None if row.enabled else row.line

    def seats(self, number: int) -> None:
        self.scene.set_seats(number)
        self.app.step([], 0.1)

    def begin(self) -> BeginButton:
        found = self.scene.form.widget(("button", "begin"))
        assert isinstance(found, BeginButton)
        return found

    def key(self, *names: str) -> None:
        for name in names:
            self.app.step([Command(name)], 0.1)

    def drag(self, chair: int, onto: int) -> None:
        start, end = (self.scene.cards[number].rect.move(20, 0).center for number in (chair, onto))
        self.app.step([Pointer("pressed", *start, 1)], 0.1)
        self.app.step([Pointer("moved", *end)], 0.1)
        self.app.step([Pointer("released", *end, 1)], 0.1)


@pytest.fixture
def pages() -> Iterator[list[Page]]:
    """Pages that are closed in the end."""
    opened: list[Page] = []
    yield opened
    for page in opened:
        page.close()


@pytest.mark.parametrize(
    ("game", "seats", "option", "settled"),
    [
        ("seven_wonders", 3, "teams", True),
        ("seven_wonders", 4, "teams", False),
        ("seven_wonders", 8, "cities", True),
        ("seven_wonders", 7, "cities", False),
        ("cvlizations", 3, "two", True),
        ("cvlizations", 2, "two", False),
        ("trekking", 2, "rival", True),
        ("trekking", 1, "rival", False),
        ("my_city", 2, "episode", True),
    ],
)
def test_an_option_without_effect_cannot_be_turned_and_says_why(
    pages: list[Page], game: str, seats: int, option: str, settled: bool
) -> None:
    page = Page(game)
    pages.append(page)
    page.seats(seats)
    before = page.scene.options
    assert page.option(option).enabled is not settled
    assert (page.why(option) is not None) is settled
    page.option(option).step(1)
    assert (page.scene.options == before) is settled


def test_the_episode_can_be_chosen_once_a_single_one_is_played(pages: list[Page]) -> None:
    page = Page("my_city")
    pages.append(page)
    page.option("mode").step(1)
    assert page.option("episode").enabled
    assert page.option("episode").words == tuple(str(number) for number in range(1, 25))


def test_an_option_that_stands_against_the_new_number_of_players_is_put_right(pages: list[Page]) -> None:
    page = Page("seven_wonders")
    pages.append(page)
    page.seats(4)
    page.option("teams").step(1)
    assert page.scene.options.teams  # type: ignore[attr-defined]
    page.seats(5)
    assert not page.scene.options.teams  # type: ignore[attr-defined]
    page.option("cities").step(-1)
    page.seats(8)
    assert page.scene.options.cities  # type: ignore[attr-defined]
    assert page.scene.form.widget(("button", "begin")).enabled


@pytest.mark.parametrize("large", [False, True])
@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", GAMES)
def test_every_reason_and_every_line_has_room(
    pages: list[Page], game: str, language: str, large: bool
) -> None:
    TEXTS.missing.clear()
    text.cut.clear()
    page = Page(game, language, large)
    pages.append(page)
    for seats in page.scene.meta.seats:
        page.seats(seats)
        for choice in page.scene.meta.options:
            reason = fitting(page.scene.options, choice)[1]
            assert page.why(choice.name) == (shortly(reason) if reason else None)
            for _ in choice.values if len(choice.values) < 5 else ():
                page.option(choice.name).step(1)
                page.app.step([], 0.1)
    assert not TEXTS.missing
    assert not text.cut


def test_a_player_who_gave_no_name_is_called_in_the_present_language(pages: list[Page]) -> None:
    page = Page("trekking")
    pages.append(page)
    name = page.scene.form.widget(("name", 0))
    assert isinstance(name, TextField)
    assert name.value == "Player 1"
    page.scene.begin()
    table = page.app.scenes[-1]
    assert isinstance(table, TableScene)
    assert table.name(0) == "Player 1"
    page.app.settings.set("language", "zh_TW")
    assert table.name(0) == "玩家 1"
    assert [profile.person for profile in page.store.profiles()] == [table.session.players[0]]


def test_all_texts_of_all_people_have_room(pages: list[Page]) -> None:
    for language, large in itertools.product(languages(), (False, True)):
        for game in ("trekking", "seven_wonders"):
            TEXTS.missing.clear()
            text.cut.clear()
            page = Page(game, language, large)
            pages.append(page)
            for player in (*characters(), *PLAIN):
                for chair in range(min(4, len(page.scene.chairs))):
                    others: list[Player] = [Person("Ada"), *[NOVICE] * 9]
                    page.scene.company.players = others[: len(page.scene.chairs)]
                    page.scene.sit(chair, player)
                    page.scene.form.focus(("chair", chair))
                    page.app.step([], 0.1)
            assert not TEXTS.missing
            assert not text.cut


# ---------------------------------------------------------------------- chairs


def test_there_are_exactly_as_many_chairs_as_can_sit(pages: list[Page]) -> None:
    for game in GAMES:
        page = Page(game)
        pages.append(page)
        assert len(page.scene.cards) == page.scene.meta.seats[-1]


def test_a_chair_is_freed_and_somebody_asked_back_by_keys(pages: list[Page]) -> None:
    page = Page("trekking")
    pages.append(page)
    page.seats(3)
    page.scene.form.focus(("chair", 1))
    before = page.scene.company.at(1)
    page.key("delete")
    assert page.scene.company.at(1) is None
    assert page.scene.options.seats == 2
    assert page.scene.form.current == ("chair", 1)
    page.key("confirm", "confirm")
    assert page.scene.company.at(1) == before
    assert page.scene.options.seats == 3


def test_who_sits_down_next_is_a_key_away(pages: list[Page]) -> None:
    page = Page("trekking")
    pages.append(page)
    page.seats(2)
    page.scene.form.focus(("chair", 1))
    first = page.scene.company.at(1)
    page.key("rotate_right")
    assert page.scene.company.at(1) != first
    page.key("rotate_left")
    assert page.scene.company.at(1) == first


def test_two_change_places_when_one_is_dragged_onto_the_other(pages: list[Page]) -> None:
    page = Page("seven_wonders")
    pages.append(page)
    page.seats(4)
    page.scene.mix("mixed")
    page.app.step([], 0.1)
    before = page.scene.company.seated
    page.drag(1, 3)
    assert page.scene.company.seated == [before[0], before[3], before[2], before[1]]
    page.drag(1, 6)
    assert page.scene.company.at(1) is None
    assert page.scene.company.at(6) == before[3]


def test_what_is_dropped_beside_the_chairs_stays(pages: list[Page]) -> None:
    page = Page("seven_wonders")
    pages.append(page)
    before = page.scene.company.players[:]
    page.scene._drop(1, (222, 160))
    assert page.scene.company.players == before


@pytest.mark.parametrize("mix", LEVELS)
def test_all_ais_get_a_level_with_one_press(pages: list[Page], mix: str) -> None:
    page = Page("troyes_dice")
    pages.append(page)
    page.seats(10)
    page.scene.form.focus(("all", mix))
    page.key("confirm")
    assert {level_of(player) for player in page.scene.company.seated[1:]} == {mix}
    heads = [widget for widget in page.scene.form.widgets if isinstance(widget, LevelHead)]
    assert [head.level for head in heads if head.lit] == [mix]


def test_with_too_few_at_the_table_it_says_so_and_does_not_begin(pages: list[Page]) -> None:
    page = Page("cvlizations")
    pages.append(page)
    page.scene.form.focus(("all", "clear"))
    page.key("confirm")
    assert len(page.scene.company.seated) == 1
    assert not page.begin().enabled
    assert page.begin().line == words("scenes.set_up.too_few", n=2) == page.scene._words()
    page.scene.begin()
    assert page.app.scene is page.scene
    page.scene.form.focus(("all", "novice"))
    page.key("confirm")
    assert page.begin().enabled
    assert len(page.scene.company.seated) == 5


def test_what_was_chosen_stands_there_again(pages: list[Page]) -> None:
    page = Page("seven_wonders")
    pages.append(page)
    page.seats(5)
    page.option("leaders").step(1)
    page.scene.mix("mixed")
    page.scene._drop(2, page.scene.cards[7].rect.center)
    chosen = page.scene.options, page.scene.company.players, page.scene.company.taken
    page.scene.begin()
    again = SetUpScene(page.scene.cabinet, "seven_wonders")
    assert (again.options, again.company.players, again.company.taken) == chosen


def test_the_players_sit_in_the_order_of_the_chairs(pages: list[Page]) -> None:
    page = Page("seven_wonders")
    pages.append(page)
    page.seats(3)
    page.scene.sit(6, Ai("master", "wen"))
    page.scene.begin()
    table = page.app.scenes[-1]
    assert isinstance(table, TableScene)
    assert table.session.players[3] == Ai("master", "wen")
    assert table.name(3) == "Wen"


def test_what_one_can_do_is_said_for_the_device_used_last(pages: list[Page]) -> None:
    page = Page("trekking")
    pages.append(page)
    page.app.input.device = "keyboard"
    keys = page.scene._keys()
    page.app.input.device = "gamepad"
    assert page.scene._keys() != keys


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("large", [False, True])
@pytest.mark.parametrize("game", GAMES)
def test_no_tip_covers_the_button_that_begins_the_keys_or_what_stands_beside(
    game: str, language: str, large: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    boxes: list[pygame.Rect] = []
    monkeypatch.setattr(tooltip, "lay", lambda canvas, tip, box: boxes.append(box))
    page = Page(game, language, large)
    form = page.scene.form
    told = [spot for spot in form.ring.spots if spot.tip is not None]
    assert len(told) > 5
    for spot in told:
        page.app.step([Pointer("moved", *spot.rect.center)], 0.1)
        page.app.step([], 2.0)
        page.app.draw()
        beside = [other.rect for other in form.ring.spots if other.group == spot.group and other != spot]
        kept = [*beside, pygame.Rect(BEGIN), pygame.Rect(0, bars.PROMPT_Y, 640, bars.BOTTOM)]
        assert boxes.pop().collidelist(kept) < 0, spot.id
    page.close()
