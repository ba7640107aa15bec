"""A view changes nothing: asked twice, or after anything else was asked, it says and draws the same."""

from __future__ import annotations

import itertools
import os
import random
from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any, NoReturn, ParamSpec, TypeVar

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"

import pytest

from game import registry
from game.core.chance import FastChance, TableChance
from game.core.choice import Choice
from game.core.mask import mask
from game.core.rules import act, asked_together, deal
from game.tabletop.draft import EMPTY, Draft
from game.tabletop.meaning import Redraft
from game.tabletop.picture import Picture
from game.tabletop.views import View
from game.ui.canvas import Canvas
from game.ui.locale import TEXTS
from game.ui.pixels import pixels_of
from tests.samples import samples
from tests.seated import NAMES

TABLES = [
    (game, dict(chosen))
    for game in registry.GAMES
    for chosen in (*samples(game).tables, *samples(game).in_parts)
]
DECISIONS, EVERY = 6, 4
"""So many decisions of the seat that looks are taken to pieces, one of so many."""
STEPS = 4
"""So far a half-made choice goes before it is looked at."""
COMMANDS = ("rotate_left", "rotate_right", "wheel_up", "wheel_down", "cancel", "confirm")

T = TypeVar("T")
P = ParamSpec("P")
AnyView = View[Any, Any]


def decisions(game: str, options: Any, seat: int) -> Iterator[Picture[Any]]:
    """Every decision of a seat, as it sees them, at tables played at random one after the other."""
    rules = registry.rules(game)
    for seed in itertools.count():
        chance, source = TableChance(seed), FastChance(random.Random(seed))
        state, events = deal(rules, options, chance)
        seen, eyes = rules.blank(options), {seat, *rules.allies(options, seat)}
        while True:
            for event in events:
                seen.apply(mask(event, eyes))
            if not (asks := rules.asks(state)):
                break
            for ask in asks:
                if ask.seat == seat:
                    yield Picture(seen.copy(), seat, ask, Draft(Choice(rules.moves(seen, seat))))
            answers = {ask.seat: rules.sample(state, ask.seat, source) for ask in asked_together(asks)}
            events = act(rules, state, answers, chance)
            for event in events:
                state.apply(event)


def frozen(monkeypatch: pytest.MonkeyPatch, view: AnyView) -> AnyView:
    """The view, no attribute of which can be set any more."""

    def refuse(view: AnyView, name: str, value: object) -> NoReturn:
        raise AssertionError(f"{name} is set")

    monkeypatch.setattr(type(view), "__setattr__", refuse, raising=False)
    return view


def twice(say: Callable[P, T], *given: P.args, **named: P.kwargs) -> T:
    said = say(*given, **named)
    assert say(*given, **named) == said
    return said


def drawn(view: AnyView, picture: Picture[Any]) -> bytes:
    canvas = Canvas(ink="p4")
    view.draw(canvas, view.see(picture))
    return pixels_of(canvas.surface)


def look(view: AnyView, picture: Picture[Any], source: random.Random) -> list[Draft]:
    """Ask a view twice for all that it says of a picture; the drafts to which a click may lead."""
    sight, draft = view.see(picture), picture.draft
    chosen, turned = draft.choice, dict(draft.turned)
    twice(drawn, view, picture)
    twice(view.heading, sight)
    twice(view.prompt, sight)
    twice(view.written, sight)
    presses, spots = twice(view.buttons, sight), twice(view.spots, sight)
    meanings = [twice(view.command, name, sight) for name in COMMANDS]
    enabled = [press.id for press in presses if press.enabled] + [spot.id for spot in spots if spot.enabled]
    for spot in enabled:
        pointing = view.see(replace(picture, here=spot))
        twice(view.prompt, pointing)
        twice(view.point, pointing)
        meanings.append(twice(view.press, spot, pointing))
    for spot in source.sample(enabled, min(3, len(enabled))):
        twice(drawn, view, replace(picture, here=spot, by_keys=True))
    assert (picture.draft, draft.choice, dict(draft.turned)) == (draft, chosen, turned)
    return [meaning.draft for meaning in meanings if isinstance(meaning, Redraft) and meaning.draft != draft]


@pytest.mark.parametrize(("game", "chosen"), TABLES)
def test_a_frozen_view_says_and_draws_the_same_whatever_was_asked_before(
    monkeypatch: pytest.MonkeyPatch, game: str, chosen: dict[str, Any]
) -> None:
    TEXTS.switch("en")
    options = registry.rules(game).options_type(**chosen)
    made = [registry.room(game).view(options, NAMES[: options.seats]) for _ in range(2)]
    view, fresh = (frozen(monkeypatch, one) for one in made)
    source, before = random.Random(7), EMPTY
    for picture in itertools.islice(decisions(game, options, 0), 0, DECISIONS * EVERY, EVERY):
        begun = replace(picture, draft=Draft(picture.draft.choice, before.turned))
        now = replace(picture, draft=twice(view.begin, begun))
        for _ in range(STEPS):
            drafts = look(view, now, source)
            assert drawn(fresh, now) == drawn(view, now)
            hint = source.choice(registry.rules(game).moves(now.state, now.seat))
            twice(view.aim, view.see(replace(now, hint=hint)))
            if drafts:
                now = replace(now, draft=source.choice(drafts))
        before = now.draft
