"""Stickers are put down: aimed first, for good at the second click; nothing is told before its time."""

from __future__ import annotations

import os
import random
from dataclasses import replace
from functools import cache

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"

import pygame
import pytest

from game.core.chance import FastChance, TableChance
from game.core.choice import Choice
from game.core.rules import act, asked_together, deal
from game.my_city import events as ev
from game.my_city.moves import Affix, AffixCog, Quit
from game.my_city.options import MyCityOptions
from game.my_city.rules import RULES
from game.my_city.state import MyCityState, keeps
from game.my_city.view import TableView, circles, desk, entries, hand, opponents
from game.my_city.view.places import cell, place
from game.my_city.view.sight import Task, at_desk, task
from game.my_city.view.spots import spots as table_spots
from game.my_city.view.sticker import LARGE
from game.tabletop.draft import Draft
from game.tabletop.meaning import Answer, Redraft
from game.tabletop.picture import Picture
from game.ui import text
from game.ui.canvas import Canvas
from game.ui.locale import TEXTS
from game.ui.pixels import pixels_of
from tests.seated import NAMES, Sit

SEATS = 3


@cache
def course() -> tuple[MyCityState, ...]:
    """All states of a campaign in which somebody is asked between two episodes; episodes are left at once."""
    chance, source = TableChance(6), FastChance(random.Random(6))
    state, _ = deal(RULES, MyCityOptions(seats=SEATS, mode="campaign"), chance)
    found = []
    while asks := RULES.asks(state):
        answers = {}
        for ask in asked_together(asks):
            moves = RULES.moves(state, ask.seat)
            answers[ask.seat] = Quit() if Quit() in moves else RULES.sample(state, ask.seat, source)
        if state.card is None:
            found.append(state.copy())
        RULES.play(state, answers, chance)
    return tuple(found)


def asked_for(wanted: Task) -> Picture[MyCityState]:
    """A seat that is asked for this, as it begins."""
    for state in course():
        ask = RULES.asks(state)[0]
        picture = Picture(state, ask.seat, ask, Draft(Choice(RULES.moves(state, ask.seat))))
        if task(picture) == wanted:
            return picture
    raise AssertionError(wanted)


def drafted(view: TableView, spot: object, picture: Picture[MyCityState]) -> Draft:
    meaning = view.press(spot, view.see(picture))
    assert isinstance(meaning, Redraft)
    return meaning.draft


def enabled(view: TableView, picture: Picture[MyCityState]) -> dict[object, bool]:
    return {press.id: press.enabled for press in view.buttons(view.see(picture))}


# ---------------------------------------------------------------------- two clicks


@pytest.mark.parametrize("wanted", ["sticker", "cog"])
def test_the_first_click_aims_and_only_the_second_puts_it_down(wanted: Task) -> None:
    picture, view = asked_for(wanted), TableView(NAMES[:SEATS])
    move = RULES.moves(picture.state, picture.seat)[0]
    assert isinstance(move, Affix | AffixCog)
    spot = ("cell", move.row, move.col) if isinstance(move, Affix) else ("building", move.building)
    assert enabled(view, picture) == {"lift": False, "affix": False}
    aimed = replace(picture, draft=drafted(view, spot, picture))
    assert enabled(view, aimed) == {"lift": True, "affix": True}
    for second in (spot, "affix"):
        assert view.press(second, view.see(aimed)) == Answer(move)


@pytest.mark.parametrize("key", ["cancel", "undo"])
def test_it_can_be_lifted_again_by_button_and_key(key: str) -> None:
    picture, view = asked_for("sticker"), TableView(NAMES[:SEATS])
    move = RULES.moves(picture.state, picture.seat)[0]
    assert isinstance(move, Affix)
    aimed = replace(picture, draft=drafted(view, ("cell", move.row, move.col), picture))
    meaning = view.command(key, view.see(aimed))
    assert isinstance(meaning, Redraft)
    assert meaning.draft == picture.draft == drafted(view, "lift", aimed)
    assert view.command(key, view.see(picture)) is None


def test_another_click_aims_elsewhere_and_what_is_not_open_is_refused_with_its_reason() -> None:
    picture, view = asked_for("sticker"), TableView(NAMES[:SEATS])
    first, second = RULES.moves(picture.state, picture.seat)[:2]
    assert isinstance(first, Affix)
    assert isinstance(second, Affix)
    aimed = replace(picture, draft=drafted(view, ("cell", first.row, first.col), picture))
    moved = replace(picture, draft=drafted(view, ("cell", second.row, second.col), aimed))
    assert view.press("affix", view.see(moved)) == Answer(second)
    mountain = Affix(4, 0)
    assert mountain not in RULES.moves(picture.state, picture.seat)
    assert view.press(("cell", 4, 0), view.see(moved)) == Answer(mountain)


@pytest.mark.parametrize("key", ["cancel", "undo"])
def test_a_key_at_a_table_first_lifts_the_sticker_and_changes_nothing_that_is_true(
    key: str, sit: Sit
) -> None:
    seated = sit(("Ada", "Bea"), seed=3, mode="campaign")
    while seated.scene.sight.task != "sticker" or seated.scene.sight.page is not None:
        if seated.scene.sight.page is not None:
            seated.press(seated.button("page_close"))
            seated.app.step([], 0.6)
            continue
        moves = RULES.moves(seated.scene.sight.state, seated.scene.session.seat)
        seated.scene.answer(Quit() if Quit() in moves else moves[0])
        seated.settle()
    events = len(seated.table.events)
    move = RULES.moves(seated.scene.sight.state, seated.scene.session.seat)[0]
    assert isinstance(move, Affix)
    seated.click_on(("cell", move.row, move.col))
    assert seated.scene.sight.aimed == (move.row, move.col)
    seated.key(key)
    assert seated.app.scene is seated.scene
    assert seated.scene.sight.aimed is None
    assert len(seated.table.events) == events


# ---------------------------------------------------------------------- what is shown


def test_the_sheet_ends_with_what_is_owed_in_every_hand_out_of_a_campaign() -> None:
    for state in course():
        for seat, city in enumerate(state.cities):
            if at_desk(state, seat):
                handed = desk.Handed(state, seat)
                owed = keeps(city).owed
                assert handed.names[handed.used :] == owed
                shown, here = handed.shown()
                assert shown[here] == (owed[0], False)
                assert sum(not used for _, used in shown) == min(len(owed), len(shown) - here)


def test_the_change_in_points_is_what_the_city_is_then_worth() -> None:
    picture = asked_for("sticker")
    state, seat = picture.state, picture.seat
    move = RULES.moves(state, seat)[0]
    assert isinstance(move, Affix)
    name = keeps(state.cities[seat]).owed[0]
    *rows, (label, before, after) = desk.changes(state, seat, name, (move.row, move.col))
    assert label == "my_city.view.desk.total"
    assert after - before == sum(new - old for _, old, new in rows)
    assert keeps(state.cities[seat]).owed[0] == name


def test_open_spaces_stay_in_full_light_and_all_others_are_a_shade_darker() -> None:
    picture, view = asked_for("sticker"), TableView(NAMES[:SEATS])
    lit, plain = Canvas(), Canvas()
    view.draw(lit, view.see(picture))
    view.draw(plain, view.see(replace(picture, ask=None)))
    moves = RULES.moves(picture.state, picture.seat)
    open_one = next(move for move in moves if isinstance(move, Affix))
    for at, same in (((open_one.row, open_one.col), True), ((4, 0), False)):
        box = cell(*at).inflate(-8, -8)
        parts = [pixels_of(canvas.surface.subsurface(box)) for canvas in (lit, plain)]
        assert (parts[0] == parts[1]) == same


def test_nothing_is_cut_on_the_desk_in_any_language_and_print(language: str, print_size: bool) -> None:
    view = TableView(NAMES[:SEATS])
    for state in course()[:: max(1, len(course()) // 12)]:
        ask = RULES.asks(state)[0]
        picture = Picture(state, ask.seat, ask)
        text.cut.clear()
        for spot in view.spots(view.see(picture))[:40:13]:
            sight = view.see(replace(picture, here=spot.id))
            if at_desk(state, ask.seat):
                view.draw(Canvas(), sight)
        assert not text.cut
    assert not TEXTS.missing


def test_rivals_on_the_list_of_prizes_can_be_looked_at() -> None:
    picture = asked_for("sticker")
    found = {spot.id for spot in table_spots(TableView(NAMES[:SEATS]).see(picture), NAMES[:SEATS])}
    assert {("city", seat) for seat in range(SEATS) if seat != picture.seat} <= found


def test_a_sticker_on_the_sheet_leads_to_its_entry_in_the_encyclopaedia() -> None:
    picture, view = asked_for("sticker"), TableView(NAMES[:SEATS])
    sight = view.see(picture)
    found = [view.entry(spot.id, sight) for spot in desk.spots(picture.state, picture.seat)]
    assert f"sticker/{keeps(picture.state.cities[picture.seat]).owed[0]}" in found
    assert set(filter(None, found)) <= {entry.id for entry in entries.contents().entries}


# ---------------------------------------------------------------------- how it falls


def test_a_sticker_is_held_inside_the_table_over_every_space() -> None:
    field = pygame.Rect(0, 18, 640, 318)
    for row in range(11):
        for col in range(11):
            x, y = hand.above(cell(row, col))
            held = pygame.Rect(x, y, LARGE, LARGE)
            assert field.contains(held)
            assert not held.colliderect(cell(row, col))


def test_an_own_sticker_falls_lands_and_lies_flat_at_its_true_size() -> None:
    picture, view = asked_for("sticker"), TableView(NAMES[:SEATS])
    state, seat = picture.state, picture.seat
    move = next(move for move in RULES.moves(state, seat) if isinstance(move, Affix))
    event = next(
        one for one in act(RULES, state, {seat: move}, TableChance(1)) if isinstance(one, ev.StickerPlaced)
    )
    clip = view.clip(event, state, view.see(replace(picture, ask=None)))
    assert clip is not None
    goal, field, seen = cell(move.row, move.col), place("board.field"), []
    for step in range(round(clip.seconds * 30) + 1):
        canvas = Canvas()
        view.draw(canvas, view.see(replace(picture, ask=None)))
        clip.draw(canvas, min(1.0, step / 30 / clip.seconds))
        seen.append(pixels_of(canvas.surface.subsurface(goal.inflate(60, 60).clip(field))))
    assert len(set(seen)) >= 10
    assert seen[-1] == seen[-2]


@pytest.mark.parametrize("wide", sorted(circles.INSETS))
def test_circles_are_round(wide: int) -> None:
    drawn = circles.empty(wide, "k0", "k0") if wide > 4 else circles.coloured("r3", wide, None)
    inked = [[drawn.get_at_mapped((x, y)) != 255 for x in range(wide)] for y in range(wide)]
    assert inked == [row[::-1] for row in inked] == inked[::-1] == [list(column) for column in zip(*inked)]
    assert not inked[0][0]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_rival_shows_its_flag_and_its_score_however_long_its_name(
    seats: int, language: str, print_size: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    state, _ = deal(RULES, MyCityOptions(seats=seats, mode="campaign"), TableChance(2))
    chance = TableChance(2)
    while state.card is None:
        ask = RULES.asks(state)[0]
        RULES.play(state, {ask.seat: RULES.moves(state, ask.seat)[0]}, chance)
    shown: set[int] = set()
    marker = opponents._marker

    def seen(canvas: Canvas, city: object, seat: int, *rest: object) -> int:
        shown.add(seat)
        return marker(canvas, city, seat, *rest)  # type: ignore[arg-type]

    monkeypatch.setattr(opponents, "_marker", seen)
    view = TableView(tuple("A very long name" for _ in range(seats)))
    view.draw(Canvas(), view.see(Picture(state, 0)))
    assert shown == set(range(1, seats))
