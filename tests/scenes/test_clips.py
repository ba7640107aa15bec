"""Nothing jumps: an event that changes the picture has an animation, or a reason why it needs none."""

from __future__ import annotations

import os
import random
from collections import Counter
from typing import Any

import pytest

os.environ["SDL_VIDEODRIVER"] = "dummy"

from game import registry
from game.core.chance import FastChance, TableChance
from game.core.mask import mask
from game.core.rules import act, asked_together, deal
from game.tabletop.picture import Picture
from game.ui.canvas import Canvas
from game.ui.locale import TEXTS
from game.ui.pixels import pixels_of
from tests.samples import samples

EVERY_TABLE = [
    (game, dict(chosen))
    for game in registry.GAMES
    for chosen in (*samples(game).tables, *samples(game).in_parts)
]
NAMES = ("Ada", "Bea", "Cai", "Dee")
LOOKS = 12
"""So many events of a kind are looked at in a game."""


def look(view: Any, state: Any) -> bytes:
    canvas = Canvas(ink="p4")
    view.draw(canvas, view.see(Picture(state, 0)))
    return pixels_of(canvas.surface)


@pytest.mark.parametrize(("game", "chosen"), EVERY_TABLE)
def test_what_changes_the_picture_is_animated_or_excused(game: str, chosen: dict[str, Any]) -> None:
    TEXTS.switch("en")
    rules = registry.rules(game)
    options = rules.options_type(**chosen)
    view = registry.room(game).view(options, NAMES[: options.seats])
    chance, source = TableChance(3), FastChance(random.Random(3))
    eyes = {0, *rules.allies(options, 0)}
    state, events = deal(rules, options, chance)
    seen, looks, jumps = rules.blank(options), Counter[str](), set()
    while True:
        for event in events:
            told, before = mask(event, eyes), seen.copy()
            name = type(told).__name__
            clip = view.clip(told, before, view.see(Picture(before, 0, passed=(told,))))
            seen.apply(told)
            if (clip is None or not clip.seconds) and name not in samples(game).still and looks[name] < LOOKS:
                looks[name] += 1
                if look(view, before) != look(view, seen):
                    jumps.add(name)
        asks = rules.asks(state)
        if not asks:
            break
        asked = asked_together(asks)
        events = act(rules, state, {ask.seat: rules.sample(state, ask.seat, source) for ask in asked}, chance)
        for event in events:
            state.apply(event)
    assert jumps == set()


@pytest.mark.parametrize(("game", "chosen"), EVERY_TABLE)
def test_each_kind_of_event_can_be_looked_back_at_as_the_latest(game: str, chosen: dict[str, Any]) -> None:
    """As the log shows it: marked, over what was true then."""
    TEXTS.switch("en")
    rules = registry.rules(game)
    options = rules.options_type(**chosen)
    view = registry.room(game).view(options, NAMES[: options.seats])
    chance, source = TableChance(3), FastChance(random.Random(3))
    state, events = deal(rules, options, chance)
    seen, looked = rules.blank(options), set()
    while True:
        for event in events:
            seen.apply(event)
            if type(event) not in looked:
                looked.add(type(event))
                view.draw(Canvas(), view.see(Picture(seen.copy(), 0, marked=(event,))))
        asks = rules.asks(state)
        if not asks:
            break
        asked = asked_together(asks)
        events = act(rules, state, {ask.seat: rules.sample(state, ask.seat, source) for ask in asked}, chance)
        for event in events:
            state.apply(event)
    assert len(looked) > 3


@pytest.mark.parametrize("game", registry.GAMES)
def test_only_events_of_the_game_are_excused(game: str) -> None:
    known = {event.__name__ for event in registry.rules(game).state_type.events}
    assert set(samples(game).still) <= known
