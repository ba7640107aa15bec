"""The sheet of one part of a long table; the table goes on behind it."""

from __future__ import annotations

import pytest

from game.core.part import PartEnded
from game.core.score import ScoreLine, ScoreSheet
from game.scenes.part_results import GAIN, PartResultsScene
from game.ui.locale import words
from game.ui.pixels import index
from tests.scenes.desk import Desk
from tests.scenes.plain_page import lay_out


def sheets(*points: int) -> tuple[ScoreSheet, ...]:
    return tuple(ScoreSheet(seat, (ScoreLine("auction.score.prizes", n),)) for seat, n in enumerate(points))


FIRST, SECOND = sheets(3, 5), sheets(8, 2)


def shown(desk: Desk, number: int) -> PartResultsScene:
    """A part's sheet over a table of which two parts are over."""
    table = desk.open("Ada", "ai:random")
    table.session.showing.events += [PartEnded(FIRST), PartEnded(SECOND)]
    scene = PartResultsScene(table, number)
    scene._state = table.session.showing.now  # the toy game's own state knows of no parts
    desk.app.push(scene)
    desk.rest()
    return scene


@pytest.mark.parametrize(("number", "told"), [(1, FIRST), (2, SECOND)])
def test_it_tells_of_its_own_part(desk: Desk, number: int, told: tuple[ScoreSheet, ...]) -> None:
    scene = shown(desk, number)
    assert sorted(scene.sheets, key=lambda sheet: sheet.party) == list(told)
    assert scene._heading().chips == [("icons/flag", words("auction.game.part", n=number))]


def test_it_leads_back_to_the_table_and_offers_no_new_game(desk: Desk) -> None:
    scene = shown(desk, 1)
    assert [press.id for press in scene._presses()] == ["leave", "chart"]
    desk.click_on(("button", "leave"))
    assert desk.app.scene is scene.table


def test_the_confirming_key_goes_on(desk: Desk) -> None:
    scene = shown(desk, 1)
    desk.key("confirm")
    assert desk.app.scene is scene.table


def test_what_a_part_has_brought_is_shown_as_the_game_draws_it_at_the_foot_of_each_step(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene = shown(desk, 1)
    ending = scene._ending(scene.ledger.top)
    gains = [
        (step.left, scene._base(ending) - GAIN - 2, step.wide, GAIN)
        for step in sorted(scene._steps(ending), key=lambda step: step.parties)
    ]
    plain = [desk.picture(box) for box in gains]
    lay_out(monkeypatch)
    drawn = [desk.picture(box) for box in gains]
    assert [set(pixels) for pixels in drawn] == [{index("r3")}] * 2
    assert all(len(set(pixels)) > 1 for pixels in plain), "else it is bare marble"
