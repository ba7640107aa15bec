"""What is special at a table is asked at each turn; as it stands it changes nothing."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import replace
from typing import Any

from game.scenes.destinations import ToKeys
from game.scenes.keys import KeysScene
from game.scenes.policy import Policy
from game.scenes.scene import Destination
from game.scenes.table import TableScene
from game.tabletop.meaning import Answer, Meaning
from game.tabletop.picture import Picture
from game.ui.actions import Action, Command
from tests.people import people
from tests.scenes.desk import Desk
from tests.toy.moves import Bid
from tests.toy.options import AuctionOptions


class House(Policy):
    """Nobody may bid the first card, the cog is broken, and everybody is called Zoe."""

    def __init__(self) -> None:
        self.clicks: list[Hashable] = []
        self.gone = False

    def leave(self) -> None:
        self.gone = True

    def name(self, seat: int) -> str | None:
        return "Zoe"

    def clicked(self, spot: Hashable) -> None:
        self.clicks.append(spot)

    def passes(self, meaning: Meaning) -> bool:
        return meaning != Answer(Bid(0))

    def tool(self, name: str) -> bool:
        return name == "settings"

    def command(self, action: Action) -> bool:
        return isinstance(action, Command) and action.name == "log"

    def sees(self, picture: Picture[Any]) -> Picture[Any]:
        return replace(picture, hint=Bid(3))

    def words(self) -> str | None:
        return "House rules"

    def results(self) -> Destination | None:
        return ToKeys()


def seated(desk: Desk, policy: Policy | None) -> TableScene:
    options = AuctionOptions(seats=2, rounds=2, gifts=False)
    kept = desk.cabinet.open("auction", options, people("Ada", "ai:random"), seed=5, friendly=True)
    scene = TableScene(desk.cabinet, kept, policy)
    desk.app.push(scene)
    desk.rest()
    return scene


def test_as_it_stands_the_table_looks_and_speaks_as_ever(desk: Desk) -> None:
    looks = []
    for policy in (None, Policy()):
        scene = seated(desk, policy)
        desk.app.step([], 0.1)
        looks.append((desk.picture(), scene._words(), scene.name(0), scene.wait))
        desk.card(0)
        assert scene.kept.table.answers_of(0) == 1
    assert looks[0] == looks[1]


def test_what_it_does_not_let_pass_is_not_done(desk: Desk) -> None:
    scene = seated(desk, house := House())
    desk.card(0)
    assert scene.kept.table.answers_of(0) == 0
    assert house.clicks == [("card", 0)]
    desk.card(1)
    assert scene.kept.table.answers_of(0) == 1


def test_tools_and_keys_that_it_takes_for_itself_do_nothing_else(desk: Desk) -> None:
    scene = seated(desk, House())
    desk.click_on("settings")
    desk.key("log")
    assert desk.app.scene is scene
    desk.click_on("log")
    assert desk.app.scene is not scene, "the tool is not the key"


def test_it_names_the_seats_says_what_is_to_be_done_and_what_is_seen(desk: Desk) -> None:
    scene = seated(desk, House())
    assert {scene.name(seat) for seat in range(2)} == {"Zoe"}
    assert scene._words() == "House rules"
    assert scene.picture().hint == Bid(3)


def test_it_tells_the_end_and_goes_with_the_table(desk: Desk) -> None:
    scene = seated(desk, house := House())
    for _ in range(2):
        desk.card(1)
    desk.rest()
    assert isinstance(desk.app.scene, KeysScene)
    assert not house.gone
    scene.leave_for_good()
    assert house.gone
