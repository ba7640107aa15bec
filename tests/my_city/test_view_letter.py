"""A chapter's envelope: what lies in it, when it is opened, and that it tells nothing before its time."""

from __future__ import annotations

import os

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"

import pytest

from game.core.chance import TableChance
from game.core.rules import Event, act, deal
from game.my_city import events as ev
from game.my_city.campaign import episode, episodes
from game.my_city.moves import NameCity
from game.my_city.options import MyCityOptions
from game.my_city.rules import RULES
from game.my_city.state import MyCityState
from game.my_city.view import TableView, leaves, letter
from game.my_city.view.account import printed
from game.my_city.view.pages import AGAIN, CLOSE
from game.tabletop.meaning import Redraft
from game.tabletop.picture import Picture
from game.ui import text
from game.ui.canvas import Canvas
from game.ui.locale import TEXTS
from game.ui.pixels import pixels_of
from tests.seated import NAMES

CHAPTERS = [chapter.n for chapter in episodes().chapters]


def seen(chapter: int, seconds: float) -> bytes:
    canvas = Canvas()
    letter.draw(canvas, chapter, seconds)
    return pixels_of(canvas.surface)


def rows_of(n: int) -> set[str]:
    """The rows of an episode's overview, with passing where that is allowed."""
    mode = episode(n)
    return {row.name for row in printed(mode)} | ({"pass"} if mode.may_pass else set())


# ---------------------------------------------------------------------- what lies in it


@pytest.mark.parametrize("chapter", CHAPTERS)
def test_what_is_called_new_or_gone_is_so_from_the_first_episode_on(chapter: int) -> None:
    n = leaves.first(chapter)
    now, before = rows_of(n), rows_of(n - 1) if n > 1 else set()
    for leaf in leaves.LEAVES[chapter]:
        if leaf.tag == "new":
            assert set(leaf.rows) <= now - before
        else:
            assert set(leaf.rows) <= before - now


@pytest.mark.parametrize("chapter", CHAPTERS)
def test_an_envelope_holds_no_more_than_three_cards_and_no_picture_of_a_later_chapter(chapter: int) -> None:
    found = leaves.LEAVES[chapter]
    assert 1 <= len(found) <= 3
    assert all(leaf.crop is None or leaf.crop[0] <= chapter for leaf in found)


def test_the_points_on_a_card_are_those_of_the_episode() -> None:
    railroad = leaves.LEAVES[7][0]
    assert railroad.word == "railroad"
    assert leaves.points(railroad, 7) == episode(19).points.railroad
    assert leaves.points(leaves.LEAVES[7][2], 7) is None


@pytest.mark.parametrize("chapter", CHAPTERS)
def test_nothing_is_cut_in_any_language_and_print(chapter: int, language: str, print_size: bool) -> None:
    seen(chapter, letter.END)
    assert not text.cut
    assert not TEXTS.missing


# ---------------------------------------------------------------------- how it is opened


def test_the_seal_takes_three_tenths_of_a_second_and_the_picture_half_of_one() -> None:
    assert pytest.approx(0.3) == letter.BROKEN - letter.BREAKS
    assert pytest.approx(0.5) == letter.RISEN - letter.OPEN


def test_every_step_of_the_opening_looks_otherwise_and_in_the_end_all_lies_still() -> None:
    times = (0.1, letter.BREAKS, 0.45, 0.7, 1.0, letter.RISEN, 1.4, 1.6, 1.9, letter.END)
    assert len({seen(4, seconds) for seconds in times}) == len(times)
    assert seen(4, letter.END) == seen(4, letter.END + 5)


def test_what_arrives_goes_a_little_too_far_and_settles() -> None:
    way = [letter.arriving(0, 100, share / 40) for share in range(41)]
    assert max(way) == 100 + letter.OVER
    assert way[-1] == 100
    assert letter.arriving(100, 0, 0.85) == -letter.OVER


def opened() -> tuple[MyCityState, list[tuple[Event, MyCityState]]]:
    """A campaign whose cities have just been named: where it stands, and each event with what was before."""
    chance = TableChance(5)
    state, _ = deal(RULES, MyCityOptions(seats=2, mode="campaign"), chance)
    passed = []
    while any(
        isinstance(move, NameCity) for ask in RULES.asks(state) for move in RULES.moves(state, ask.seat)
    ):
        answers = {ask.seat: NameCity(0) for ask in RULES.asks(state)}
        for event in act(RULES, state, answers, chance):
            passed.append((event, state.copy()))
            state.apply(event)
    return state, passed


def test_whoever_wants_no_motion_sees_at_once_all_that_was_in_it() -> None:
    _, passed = opened()
    view = TableView(NAMES[:2])
    event, before = next(one for one in passed if isinstance(one[0], ev.EnvelopeOpened))
    clip = view.clip(event, before, view.see(Picture(before, 0)))
    assert clip is not None
    still = Canvas()
    clip.draw(still, 1.0)
    assert pixels_of(still.surface) == seen(1, letter.END)


def test_the_letter_lies_there_until_it_is_read_then_the_overview_and_can_be_read_again() -> None:
    state, passed = opened()
    view = TableView(NAMES[:2])
    first = next(one for one in passed if isinstance(one[0], ev.CardTurned))
    clip = view.clip(*first, view.see(Picture(first[1], 0)))
    assert clip is not None
    canvas = Canvas()
    clip.draw(canvas, 0.5)
    assert pixels_of(canvas.surface) == seen(1, letter.END)
    picture = Picture(state, 0, RULES.asks(state)[0])
    draft = view.begin(picture)
    for pressed, page in ((None, "letter"), (CLOSE, "overview"), (AGAIN, "letter"), (CLOSE, "overview")):
        if pressed is not None:
            meaning = view.press(pressed, view.see(Picture(state, 0, picture.ask, draft)))
            assert isinstance(meaning, Redraft)
            draft = meaning.draft
        assert view.see(Picture(state, 0, picture.ask, draft)).page == page


def test_an_episode_alone_has_no_envelope() -> None:
    state, _ = deal(RULES, MyCityOptions(seats=2, mode="episode", episode=13), TableChance(1))
    view = TableView(NAMES[:2])
    picture = Picture(state, 0, RULES.asks(state)[0])
    draft = view.begin(picture)
    sight = view.see(Picture(state, 0, picture.ask, draft))
    assert sight.page == "overview"
    assert AGAIN not in [press.id for press in view.buttons(sight)]
