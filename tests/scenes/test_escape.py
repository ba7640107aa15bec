"""Esc at a table closes what is open and then opens the menu: it never leaves the table by itself."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from game import registry
from game.core.players import Ai
from game.cvlizations.view.sight import HAND, IDEA
from game.scenes.curtain import CurtainScene
from game.scenes.hint_sheet import HintSheet
from game.scenes.picker import PickerScene
from game.scenes.replay import ReplayScene
from game.scenes.table_menu import TableMenuScene
from game.ui import tooltip
from game.ui.actions import Pointer
from tests.cvlizations.at_table import play_on, topic
from tests.seated import NAMES, Seated, Sit, seating

AI = Ai("random")
MOST = 6
"""So many things at the most lie over each other at a table."""
PAUSES = (0.0, 0.05, 0.7)
"""Seconds between two presses: held down, in haste, at leisure."""
SOON = 0.02


@pytest.fixture
def sit() -> Iterator[Sit]:
    with seating("cvlizations", 2) as opened:
        yield opened


def escape(seated: Seated, pause: float) -> None:
    """Press Esc until the menu is there; the table is never left on the way."""
    for _ in range(MOST):
        if isinstance(seated.app.scene, TableMenuScene):
            return
        seated.key("cancel")
        assert seated.scene in seated.app.scenes
        assert seated.app.running
        seated.app.step([], pause)
    raise AssertionError(f"{seated.app.scene} does not let go")


def at_rest(sit: Sit) -> Seated:
    return sit(NAMES[:2])


def showing_a_tip(sit: Sit) -> Seated:
    seated = sit(NAMES[:2])
    seated.point(seated.spot((IDEA, seated.state.track[0])))
    seated.app.step([], 2.0)
    assert seated.scene.form.tip is not None
    return seated


def with_a_tip_asked_for_by_a_right_click(sit: Sit) -> Seated:
    seated = sit(NAMES[:2])
    at = seated.spot((IDEA, seated.state.track[0]))
    seated.point(at)
    seated.app.step([Pointer("pressed", *at, button=3), Pointer("released", *at, button=3)], SOON)
    assert seated.scene.form.tip is not None
    return seated


def with_a_tip_asked_for_by_a_key(sit: Sit) -> Seated:
    seated = sit(NAMES[:2])
    seated.walk((IDEA, seated.state.track[0]))
    seated.key("detail")
    assert seated.scene.form.tip is not None
    return seated


def in_the_encyclopaedia(sit: Sit) -> Seated:
    seated = with_a_tip_asked_for_by_a_key(sit)
    seated.key("detail")
    assert seated.app.scene is not seated.scene
    return seated


def with_orders_half_chosen(sit: Sit) -> Seated:
    seated = sit(NAMES[:2])
    seated.click_on((HAND, 1))
    assert seated.scene.session.draft.begun
    return seated


def with_an_idea_picked(sit: Sit) -> Seated:
    seated = sit(NAMES[:2])
    play_on(seated, 6, topic("buy"))
    idea = next(card for card in seated.state.track if card)
    seated.click_on((IDEA, idea))
    return seated


def with_a_complaint(sit: Sit) -> Seated:
    seated = sit(NAMES[:2])
    seated.scene.complain("No.")
    return seated


def mid_animation(sit: Sit) -> Seated:
    seated = sit(("Ada", AI, AI), speed="slow")
    for order in (1, 2):
        seated.click_on((HAND, order))
    seated.click(seated.button("lay"))
    for _ in range(400):
        seated.app.step([], SOON)
        if seated.scene.stage.playing:
            return seated
    raise AssertionError("nothing moves")


def step_by_step(sit: Sit) -> Seated:
    seated = sit(("Ada", AI, AI))
    seated.app.settings.set("stepwise", True)
    for order in (1, 2):
        seated.click_on((HAND, order))
    seated.click(seated.button("lay"))
    for _ in range(40):
        seated.app.step([], 0.05)
    return seated


def with_the_log_open(sit: Sit) -> Seated:
    seated = sit(NAMES[:2])
    seated.key("log")
    assert isinstance(seated.app.scene, ReplayScene)
    return seated


def reading_in_the_log(sit: Sit) -> Seated:
    seated = with_the_log_open(sit)
    seated.key("up")
    seated.key("up")
    return seated


def walking_the_table_behind_the_log(sit: Sit) -> Seated:
    seated = with_the_log_open(sit)
    assert isinstance(seated.app.scene, ReplayScene)
    seated.app.scene.form.focus(seated.app.scene._spots()[0].id)
    return seated


def while_a_hint_is_thought_of(sit: Sit) -> Seated:
    seated = sit((NAMES[0], AI))
    seated.key("hint")
    return seated


def with_the_hint_sheet(sit: Sit) -> Seated:
    seated = while_a_hint_is_thought_of(sit)
    for _ in range(800):
        seated.app.step([], 0.01)
        if isinstance(seated.app.scene, HintSheet):
            return seated
    raise AssertionError("there is no hint")


def with_the_note_of_a_hint(sit: Sit) -> Seated:
    seated = with_the_hint_sheet(sit)
    assert isinstance(seated.app.scene, HintSheet)
    seated.app.scene._show_on_table()
    assert seated.scene.tools.note is not None
    return seated


def with_a_tool(name: str) -> Callable[[Sit], Seated]:
    def opened(sit: Sit) -> Seated:
        seated = sit(NAMES[:2])
        seated.scene.use_tool(name)
        assert seated.app.scene is not seated.scene
        return seated

    opened.__name__ = f"with_{name}"
    return opened


def choosing_another_player(sit: Sit) -> Seated:
    seated = with_a_tool("players")(sit)
    seated.app.scene.form.activate(("who", 1))
    assert isinstance(seated.app.scene, PickerScene)
    return seated


def with_a_tool_of_the_menu(sit: Sit) -> Seated:
    seated = sit(NAMES[:2])
    seated.key("cancel")
    seated.app.scene.form.activate("rules")
    assert not isinstance(seated.app.scene, TableMenuScene)
    return seated


STATES: tuple[Callable[[Sit], Seated], ...] = (
    at_rest,
    showing_a_tip,
    with_a_tip_asked_for_by_a_right_click,
    with_a_tip_asked_for_by_a_key,
    in_the_encyclopaedia,
    with_orders_half_chosen,
    with_an_idea_picked,
    with_a_complaint,
    mid_animation,
    step_by_step,
    with_the_log_open,
    reading_in_the_log,
    walking_the_table_behind_the_log,
    while_a_hint_is_thought_of,
    with_the_hint_sheet,
    with_the_note_of_a_hint,
    *map(with_a_tool, ("rules", "encyclopaedia", "help", "settings", "players")),
    choosing_another_player,
    with_a_tool_of_the_menu,
)


@pytest.mark.parametrize("state", STATES, ids=lambda state: state.__name__)
def test_esc_closes_what_is_open_and_ends_at_the_menu(sit: Sit, state: Callable[[Sit], Seated]) -> None:
    for pause in PAUSES:
        escape(state(sit), pause)


def test_no_tip_shows_beside_the_menu(sit: Sit, monkeypatch: pytest.MonkeyPatch) -> None:
    seated = showing_a_tip(sit)
    shown: list[str] = []
    monkeypatch.setattr(tooltip, "lay", lambda canvas, tip, box: shown.append(tip.title))
    seated.app.draw()
    assert shown
    shown.clear()
    escape(seated, 0.0)
    seated.app.draw()
    assert not shown


def test_esc_closes_the_menu_and_stays_at_the_table(sit: Sit) -> None:
    seated = sit(NAMES[:2])
    for _ in range(9):
        seated.key("cancel")
        assert seated.app.scene is seated.scene or isinstance(seated.app.scene, TableMenuScene)
    assert isinstance(seated.app.scene, TableMenuScene)
    seated.app.scene.form.activate("leave")
    assert seated.scene not in seated.app.scenes, "only who says so leaves"


def test_esc_neither_opens_a_curtain_nor_leaves(sit: Sit) -> None:
    seated = sit(NAMES[:2])
    for order in (1, 2):
        seated.click_on((HAND, order))
    seated.click(seated.button("lay"))
    seated.app.step([], 0.5)
    assert isinstance(seated.app.scene, CurtainScene)
    for pause in (*PAUSES, *PAUSES):
        seated.key("cancel")
        seated.app.step([], pause)
        assert isinstance(seated.app.scene, CurtainScene)
        assert seated.scene in seated.app.scenes


@pytest.mark.parametrize("game", registry.GAMES)
def test_at_no_table_esc_leaves_while_something_is_shown_or_pointed_at(game: str) -> None:
    least = registry.meta(game).seats[0]
    players = ("Ada", *(AI for _ in range(max(2, least) - 1)))
    with seating(game, kind=Seated) as sit:
        for speed in ("instant", "slow"):
            seated = sit(players, speed=speed)
            for spot in seated.spots()[::9]:
                seated.point(spot.rect.center)
                seated.click(spot.rect.center)
                seated.app.step([], SOON)
                if seated.app.scene is seated.scene:
                    escape(seated, SOON)
                    seated.key("cancel")
