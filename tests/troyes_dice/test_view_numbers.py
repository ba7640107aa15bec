"""A sheet's numbers tell why they have changed: what a die gave and cost, and what the black die took."""

from __future__ import annotations

from game.troyes_dice.moves import UseDie
from game.troyes_dice.view.numbers import TOTAL, numbers
from game.troyes_dice.view.sight import RESOURCE
from tests.numbers import play_until, tip
from tests.seated import Sit


def test_a_die_is_told_of_every_number_it_has_changed(sit: Sit) -> None:
    seated = sit(("Ada", "ai:random"))
    play_until(seated, lambda move: isinstance(move, UseDie))
    session = seated.scene.session
    was = numbers(session.showing.at(session.since), 0)
    now = numbers(session.showing.now, 0)
    changed = {spot: now[spot] - was[spot] for spot in now if now[spot] != was[spot]}
    assert changed
    assert seated.scene.picture().gained == changed
    for spot, by in changed.items():
        gain, said = tip(seated, spot).gains[0]
        assert gain == by
        assert said.startswith("Ada uses the die on plaza")


def test_what_was_held_at_the_start_is_told_as_such(sit: Sit) -> None:
    seated = sit(("Ada", "ai:random"))
    now = numbers(seated.scene.session.showing.now, 0)
    for colour in range(3):
        gains = tip(seated, (RESOURCE, colour)).gains
        assert sum(gain for gain, _ in gains) == now[RESOURCE, colour]
    assert sum(gain for gain, _ in tip(seated, TOTAL).gains) == now[TOTAL]
