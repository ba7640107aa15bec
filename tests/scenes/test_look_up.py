"""From whatever lies on a table to its entry in the encyclopaedia."""

from __future__ import annotations

import itertools
from collections.abc import Hashable
from dataclasses import replace
from random import Random

import pytest

from game import registry
from game.core.chance import FastChance
from game.scenes.encyclopaedia import EncyclopaediaScene
from game.session.cabinet import Kept
from game.ui.actions import Command, Device, Pointer
from game.ui.focus import Spot, Tip
from game.ui.locale import TEXTS, words
from tests.samples import samples
from tests.seated import NAMES, Seated, seating
from tests.tabletop.test_views import decisions

EVERY, SEEN = 7, 5
"""So many decisions at a table are seen, one of so many."""
KINDS = {
    "trekking": "ancestors column finished head party place row sheet space table trek warp",
    "my_city": "board.plate building card.current card.discard cell city page progress row summary.total "
    "supply.obstacle",
    "troyes_dice": "bonus box building citizens die feast link plaza resource row score use window",
    "seven_wonders": "board built city hand side stage wonder",
    "cvlizations": "about hand idea kind laid owned rail",
}
"""The kinds of spots that have an entry, somewhere in the middle of games."""
ANSWERS = {"trekking": 26, "my_city": 16, "troyes_dice": 12, "seven_wonders": 12, "cvlizations": 14}
"""So many are given before somebody sits down at the table."""


def kind_of(spot: Hashable) -> str:
    return str(spot[0] if isinstance(spot, tuple) else spot)


@pytest.mark.parametrize("game", KINDS)
def test_what_lies_on_tables_leads_to_entries_of_the_volume(game: str) -> None:
    TEXTS.switch("en")
    volume = registry.room(game).volume
    assert volume is not None
    known, kinds = {entry.id for entry in volume.read().entries}, set()
    for chosen in (*samples(game).tables, *samples(game).in_parts):
        options = registry.rules(game).options_type(**chosen)
        view = registry.room(game).view(options, NAMES[: options.seats])
        for picture in itertools.islice(decisions(game, options, options.seats - 1), 0, EVERY * SEEN, EVERY):
            for spot in view.spots(view.see(picture)):
                entry = view.entry(spot.id, view.see(replace(picture, here=spot.id)))
                assert entry in known | {""}, spot.id
                if entry:
                    kinds.add(kind_of(spot.id))
    assert kinds == set(KINDS[game].split())


# ---------------------------------------------------------------------- at a table in the middle of a game


def played_on(kept: Kept) -> None:
    """Random answers, as many as the game needs to come to its middle."""
    table, chance = kept.table, FastChance(Random(3))
    for _ in range(ANSWERS[kept.session.game]):
        ask = table.asks()[0]
        table.answer(ask.seat, table.rules.sample(table.state, ask.seat, chance))


def tip_of(seated: Seated, spot: Spot) -> Tip | None:
    """The tooltip once a spot is pointed at."""
    form = seated.scene.form
    form.focus(spot.id)
    form.refresh()
    here = form.ring.here
    assert here is not None
    return here.tip


def opened(seated: Seated) -> str:
    """The entry that is open now; the encyclopaedia is closed again."""
    scene = seated.app.scene
    if not isinstance(scene, EncyclopaediaScene):
        assert scene is seated.scene
        return ""
    entry = scene.sheet.entry.id
    seated.key("cancel")
    assert seated.app.scene is seated.scene
    return entry


@pytest.mark.parametrize("game", KINDS)
def test_what_has_an_entry_jumps_there_and_what_has_none_does_nothing(game: str) -> None:
    with seating(game) as sit:
        seated = sit(prepare=played_on)
        scene, met = seated.scene, set()
        before = scene.session.draft
        for spot in seated.spots():
            tip = tip_of(seated, spot)
            entry = scene.view.entry(spot.id, scene.sight)
            assert bool(tip and tip.more) == bool(tip and entry)
            if entry and (kind_of(spot.id), entry) in met:
                continue
            met.add((kind_of(spot.id), entry))
            if tip is None and scene.prompt.presses and any(p.key == "detail" for p in scene.prompt.presses):
                continue
            seated.key("detail")
            if tip is not None:
                assert opened(seated) == "", "first the tooltip"
                seated.key("detail")
            assert opened(seated) == entry
        assert len(met) > 10
        assert scene.session.draft == before


def test_the_tooltip_tells_how_for_each_device() -> None:
    with seating("seven_wonders", 3) as sit:
        seated = sit()
        at = seated.spot(("hand", 2))
        seated.point(at)
        assert _more(seated) == words("scenes.table.look_up_mouse")
        keys: dict[Device, str] = {"keyboard": "I", "gamepad": words("ui.pad.x")}
        for device, key in keys.items():
            seated.app.input.device = device
            assert _more(seated) == words("scenes.table.look_up", key=key)


def _more(seated: Seated) -> str:
    seated.scene.form.refresh()
    here = seated.scene.form.ring.here
    assert here is not None
    assert here.tip is not None
    return here.tip.more


def test_a_right_click_shows_the_tooltip_and_another_opens_the_entry() -> None:
    with seating("seven_wonders", 3) as sit:
        seated = sit()
        at = seated.spot(("hand", 2))
        seated.point(at)
        seated.app.step([Pointer("pressed", *at, button=3)])
        assert opened(seated) == ""
        seated.app.step([Pointer("pressed", *at, button=3)])
        assert opened(seated) == seated.scene.view.entry(("hand", 2), seated.scene.sight) != ""


def test_where_no_tooltip_lies_in_the_way_a_right_click_opens_at_once() -> None:
    with seating("troyes_dice") as sit:
        seated = sit()
        at = seated.spot(("use", 0))
        seated.point(at)
        seated.app.step([Pointer("pressed", *at, button=3)])
        assert opened(seated) == seated.scene.view.entry(("use", 0), seated.scene.sight) != ""


def test_over_a_building_held_a_right_click_shows_the_cell_s_tooltip_first() -> None:
    with seating("my_city") as sit:
        seated = sit()
        at = seated.spot(("cell", 0, 0))
        seated.point(at)
        for entry in ("", seated.scene.view.entry(("cell", 0, 0), seated.scene.sight)):
            seated.app.step([Pointer("pressed", *at, button=3)])
            assert opened(seated) == entry
        assert entry.startswith("land/")


def test_a_key_of_the_prompt_bar_keeps_its_meaning() -> None:
    """While orders are laid, the key for details lays them."""
    with seating("cvlizations") as sit:
        seated = sit()
        ready = [press for press in seated.scene.prompt.presses if press.key == "detail"]
        assert ready
        seated.scene.form.focus(("hand", 0))
        seated.key("confirm")
        seated.scene.form.focus(("hand", 1))
        seated.key("confirm")
        enabled = [p for p in seated.scene.prompt.presses if p.key == "detail" and p.enabled]
        if enabled:
            seated.app.step([Command("detail")])
            assert opened(seated) == ""
        assert enabled
