"""What lies open on a table of CVlizations counts as met in the encyclopaedia."""

from __future__ import annotations

from game.cvlizations.catalog import ORDERS
from game.cvlizations.view.entries import card_id
from game.scenes.encyclopaedia import EncyclopaediaScene
from game.ui.locale import words
from tests.cvlizations.at_table import play_on, topic
from tests.seated import NAMES, Seated, Sit


def met(seated: Seated) -> frozenset[str]:
    """What the encyclopaedia opened from the table counts as met."""
    seated.key("encyclopaedia")
    scene = seated.app.scene
    assert isinstance(scene, EncyclopaediaScene)
    count = words("scenes.encyclopaedia.count", n=len(scene.met), all=len(scene.contents.entries))
    assert scene._heading().chips[0][1] == count
    return scene.met


def test_orders_and_the_ideas_on_the_table_are_met_before_the_first_game_is_over(sit: Sit) -> None:
    seated = sit(NAMES[:3])
    laid = {card_id(card) for card in (*range(ORDERS), *seated.state.track)}
    assert met(seated) == laid, "and nothing of the deck"


def test_ideas_that_tribes_own_stay_met_once_they_have_left_the_track(sit: Sit) -> None:
    seated = sit(NAMES[:3])
    play_on(seated, 70, topic("buy"))
    owned = {card_id(card) for own in seated.state.ideas for card in own}
    assert len(owned) > 4
    assert owned <= met(seated)


def test_another_games_volume_counts_nothing_of_this_table(sit: Sit) -> None:
    seated = sit(NAMES[:3])
    met(seated)
    scene = seated.app.scene
    assert isinstance(scene, EncyclopaediaScene)
    scene._open("trekking")
    assert scene.met == frozenset()
    scene._open("cvlizations")
    assert len(scene.met) == ORDERS + 4
