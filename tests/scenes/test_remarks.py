"""What AI characters say: at telling moments, once, not too often, and not at all if unwanted."""

from __future__ import annotations

import os

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"

from types import SimpleNamespace
from typing import Any

import pygame
import pytest

from game import registry
from game.ai import cast
from game.core.chance import TableChance
from game.core.mask import mask_all, widen
from game.core.observer import fold
from game.core.players import Ai, Person
from game.core.rules import act, asked_together, deal
from game.core.score import ScoreSheet
from game.scenes.remarks import BOTTOM, FACE, HIGH, LEFT, MOMENTS, QUIET, Remark, Remarks, free_place, line
from game.session.cabinet import Cabinet
from game.tabletop.picture import Picture
from game.ui import text
from game.ui.canvas import Canvas
from game.ui.locale import TEXTS
from game.ui.pixels import pixels_of
from tests.core.law_cases import dice
from tests.scenes.desk import Desk

LANGUAGES = tuple(TEXTS.known)
PLAYERS = {0: Person("Ada"), 1: Ai("adept", "ingrid"), 2: Ai("novice", "pip"), 3: Ai("novice")}


class Watched:
    """A table of which only the totals, the answers and the clock are looked at."""

    def __init__(self, wanted: bool = True) -> None:
        self.totals = [0, 0, 0, 0]
        self.table: Any = SimpleNamespace(
            app=SimpleNamespace(settings=SimpleNamespace(now=SimpleNamespace(remarks=wanted))),
            stage=SimpleNamespace(playing=False),
            seconds=0.0,
            session=SimpleNamespace(
                seats=range(4),
                players=PLAYERS,
                answers=0,
                over=False,
                curtain=SimpleNamespace(waiting=None),
                showing=SimpleNamespace(at_rest=True, shown=None),
                rules=SimpleNamespace(scores=self.scores),
            ),
        )
        self.remarks = Remarks(self.table)
        self.remarks.update(0)

    def scores(self, state: None) -> list[ScoreSheet]:
        return [SimpleNamespace(party=seat, total=total) for seat, total in enumerate(self.totals)]  # type: ignore[misc]

    def comes_to(self, *totals: int, answers: int = 20, later: float = 60.0) -> Remark | None:
        """The remark once totals are these, so many answers and seconds later."""
        self.remarks.update(100)
        self.totals = list(totals)
        self.table.seconds += later
        self.table.session.answers += answers
        self.remarks.update(0)
        return self.remarks.remark


def test_a_new_table_is_greeted_and_one_that_goes_on_is_not() -> None:
    watched = Watched()
    assert watched.remarks.remark == Remark(1, "begins")
    watched.table.session.answers = 3
    again = Remarks(watched.table)
    again.update(0)
    assert again.remark is None


def test_who_takes_the_lead_alone_says_so_once() -> None:
    watched = Watched()
    assert watched.comes_to(5, 5, 4, 4) is None
    assert watched.comes_to(5, 7, 4, 4) == Remark(1, "leads")
    assert watched.comes_to(8, 7, 4, 4) is None
    assert watched.comes_to(8, 10, 4, 4) is None


def test_nobody_speaks_of_the_lead_in_the_first_rounds() -> None:
    assert Watched().comes_to(0, 2, 0, 0, answers=11) is None
    assert Watched().comes_to(0, 2, 0, 0, answers=12) == Remark(1, "leads")


def test_another_praises_who_gains_much_at_once() -> None:
    assert Watched().comes_to(6, 0, 0, 0) == Remark(1, "praises")
    assert Watched().comes_to(0, 6, 0, 0) == Remark(2, "praises")
    assert Watched().comes_to(5, 0, 0, 0) is None
    assert Watched().comes_to(6, 6, 0, 0) is None


def test_nobody_speaks_too_soon_after_another() -> None:
    watched = Watched()
    assert watched.comes_to(6, 0, 0, 0, later=QUIET - 1) is None
    assert watched.comes_to(12, 0, 0, 0, later=QUIET) is not None


def test_a_remark_goes_by_itself() -> None:
    watched = Watched()
    assert watched.remarks.wait is not None
    assert watched.remarks.update(60)
    assert (watched.remarks.remark, watched.remarks.wait) == (None, None)


def test_plain_ais_and_persons_say_nothing() -> None:
    watched = Watched()
    assert watched.comes_to(0, 0, 0, 5) is None


def test_unwanted_remarks_are_not_made() -> None:
    watched = Watched(wanted=False)
    assert watched.remarks.remark is None
    assert watched.comes_to(6, 0, 0, 0) is None


@pytest.mark.parametrize("busy", ["playing", "at_rest", "waiting"])
def test_nothing_is_looked_at_while_the_picture_moves_or_the_curtain_is_closed(busy: str) -> None:
    watched = Watched()
    session = watched.table.session
    watched.table.stage.playing = busy == "playing"
    session.showing.at_rest = busy != "at_rest"
    session.curtain.waiting = 1 if busy == "waiting" else None
    assert watched.comes_to(6, 0, 0, 0) is None


@pytest.mark.parametrize("game", registry.GAMES)
def test_what_anybody_sees_is_enough_to_tell_the_lead(game: str) -> None:
    rules = registry.rules(game)
    options = rules.options_type(seats=2)
    chance, source = TableChance(2), dice(2)
    state, events = deal(rules, options, chance)
    for _ in range(60):
        asks = rules.asks(state)
        if not asks:
            break
        for eyes in ({0}, set[int]()):
            view = fold(rules, options, mask_all(events, widen(rules, options, eyes)))
            assert {0, 1} <= {sheet.party for sheet in rules.scores(view)}
        moves = {ask.seat: rules.sample(state, ask.seat, source) for ask in asked_together(asks)}
        for event in (new := act(rules, state, moves, chance)):
            state.apply(event)
        events = (*events, *new)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("character", cast.load())
def test_every_character_has_words_for_every_moment(language: str, character: str) -> None:
    before = TEXTS.language
    TEXTS.switch(language)
    try:
        assert len({line(character, moment) for moment in MOMENTS}) == len(MOMENTS)
    finally:
        TEXTS.switch(before)


def test_a_bubble_stands_there_until_a_key_is_pressed(desk: Desk, cabinet: Cabinet) -> None:
    options = registry.options_type("trekking")(seats=2)
    kept = cabinet.open("trekking", options, [Person("Ada"), Ai("novice", "pip")], seed=5, friendly=True)
    scene = desk.show(kept)
    assert scene.remarks.remark == Remark(1, "begins")
    words = line("pip", "begins")
    spots = [spot.rect for spot in scene.view.spots(scene.sight)] + [*scene.view.written(scene.sight)]
    box = free_place(text.width(words) + FACE + 20, spots)
    shown = desk.picture(box)
    desk.key("down")
    assert scene.remarks.remark is None
    assert desk.picture(box) != shown


@pytest.mark.parametrize("game", registry.GAMES)
@pytest.mark.parametrize("character", cast.load())
def test_a_bubble_hides_little_that_can_be_pointed_at(cabinet: Cabinet, game: str, character: str) -> None:
    options = registry.options_type(game)(seats=3)
    view = registry.room(game).view(options, ["Ada", "Bea", "Cid"])
    kept = cabinet.open(game, options, [Person("Ada"), Person("Bea"), Person("Cid")], seed=5, friendly=True)
    sight = view.see(Picture(kept.table.view({0}), 0, ask=kept.table.asks()[0]))
    taken = [spot.rect for spot in view.spots(sight)] + [*view.written(sight)]
    wide = max(text.width(line(character, moment)) for moment in MOMENTS) + FACE + 20

    def hidden(box: pygame.Rect) -> int:
        return sum(part.w * part.h for part in map(box.clip, taken))

    box, usual = free_place(wide, taken), pygame.Rect(LEFT, BOTTOM - HIGH, wide, HIGH)
    assert hidden(box) <= hidden(usual)
    if game == "trekking":
        assert hidden(box) == 0


def test_without_a_remark_nothing_is_painted() -> None:
    watched, canvas = Watched(wanted=False), Canvas()
    watched.remarks.draw(canvas)
    assert pixels_of(canvas.surface) == pixels_of(Canvas().surface)
