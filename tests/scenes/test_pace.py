"""The pace of a table: step by step, readable, or all at once."""

from __future__ import annotations

import pytest

from game.core.rules import Event, Move, whose
from game.scenes import pace
from game.scenes.table import TableScene
from game.ui.actions import Command
from game.ui.locale import words
from tests.scenes.desk import Desk
from tests.seated import Seated, seating


def pass_until_shown(desk: Desk, scene: TableScene) -> None:
    """Let time pass until something moves."""
    for _ in range(400):
        desk.app.step([], 0.001)
        if scene.stage.playing:
            return
    raise AssertionError("nothing moves")


def watch(desk: Desk, scene: TableScene, seconds: float) -> list[int | None]:
    """Whose doing is shown, one after the other, while time passes."""
    parties: list[int | None] = []
    for _ in range(round(seconds / 0.02)):
        desk.app.step([], 0.02)
        event = scene.session.showing.next()
        if event is not None and parties[-1:] != [whose(event)]:
            parties.append(whose(event))
    return parties


def test_one_press_of_space_ends_all_until_a_person_is_asked_again(desk: Desk) -> None:
    scene = desk.open("Ada", "ai:random", "ai:random", gifts=False)
    desk.app.settings.set("speed", "slow")
    answers = scene.session.answers
    scene.press(("card", 0))
    pass_until_shown(desk, scene)
    desk.app.step([Command("hurry")], 0.001)
    moved = False
    for _ in range(200):
        desk.app.step([], 0.01)
        moved = moved or scene.stage.playing
        if scene.session.ask is not None:
            break
    assert scene.session.ask is not None
    assert scene.session.answers == answers + 1
    assert not moved


def test_what_ais_do_after_it_is_shown_at_once_as_well() -> None:
    """They may still have to think when the key is pressed."""
    with seating("troyes_dice", 1) as sit:
        seated = sit(("Ada", "ai:random", "ai:random"))
        seated.app.settings.set("speed", "slow")
        seated.scene.answer(first_move(seated))
        seated.app.step([], 0.02)
        assert seated.scene.stage.playing
        seated.key("hurry")
        for _ in range(200):
            seated.app.step([], 0.02)
            assert not seated.scene.stage.playing
            if seated.scene.session.ask is not None:
                break
        assert {whose(event) for event in seated.scene.session.latest} >= {1, 2}


def first_move(seated: Seated) -> Move:
    """A legal move of who is asked."""
    session = seated.scene.session
    move: Move = next(iter(session.rules.moves(seated.state, session.seat)))
    return move


def test_where_nobody_plays_one_press_ends_what_has_happened_and_no_more(desk: Desk) -> None:
    desk.app.settings.set("speed", "slow")
    scene = desk.open("ai:random", "ai:random")
    pass_until_shown(desk, scene)
    desk.app.step([Command("hurry")], 0.0)
    assert not scene.pace.hurried
    pass_until_shown(desk, scene)


def test_what_an_ai_did_can_be_read_before_the_next_one_goes_on() -> None:
    with seating("troyes_dice", 1) as sit:
        seated = sit(("Ada", "ai:random", "ai:random"))
        seated.app.settings.set("speed", "normal")
        scene = seated.scene
        scene.answer(first_move(seated))
        begun: dict[int, float] = {}
        for _ in range(1200):
            seated.app.step([], 0.02)
            event = scene.session.showing.next()
            party = None if event is None else whose(event)
            if party is not None:
                begun.setdefault(party, scene.seconds)
            if scene.session.ask is not None:
                break
        assert begun[2] - begun[1] >= pace.READABLE


def begins(desk: Desk, scene: TableScene) -> dict[int | None, float]:
    """When each party's part of what happens now begins to be shown, in the table's seconds."""
    begun: dict[int | None, float] = {}
    for _ in range(400):
        desk.app.step([], 0.02)
        event = scene.session.showing.next()
        if event is not None and scene.stage.playing:
            begun.setdefault(whose(event), scene.seconds)
    return begun


def test_so_it_can_where_all_is_revealed_together(desk: Desk) -> None:
    scene = desk.open("Ada", "ai:random", "ai:random", gifts=False)
    desk.app.settings.set("speed", "normal")
    scene.press(("card", 0))
    begun = begins(desk, scene)
    assert begun[1] - begun[0] < pace.READABLE, "one's own need not be read"
    assert begun[2] - begun[1] >= pace.READABLE - 0.05


def test_what_a_view_has_staged_with_the_first_of_them_is_not_torn_apart(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene = desk.open("Ada", "ai:random", "ai:random", gifts=False)
    desk.app.settings.set("speed", "normal")
    seen: list[int] = []

    def staged(self: object, event: Event) -> bool:
        seen.append(len(scene.picture().coming))
        return whose(event) != 0

    monkeypatch.setattr(type(scene.view), "staged", staged)
    scene.press(("card", 0))
    begun = begins(desk, scene)
    assert begun[2] - begun[1] < pace.READABLE
    assert max(seen) > 1, "what comes is known to the view"


def test_step_by_step_nothing_is_staged_ahead(desk: Desk) -> None:
    scene = desk.open("Ada", "ai:random", "ai:random", gifts=False)
    desk.app.settings.set("speed", "normal")
    desk.app.settings.set("stepwise", True)
    scene.press(("card", 0))
    while not scene.session.showing.waiting:
        desk.app.step([], 0.02)
    assert scene.picture().coming == ()


def test_what_lies_there_to_be_read_can_be_skipped() -> None:
    with seating("troyes_dice", 1) as sit:
        seated = sit(("Ada", "ai:random", "ai:random"))
        seated.app.settings.set("speed", "slow")
        scene = seated.scene
        scene.answer(first_move(seated))
        for _ in range(2000):
            seated.app.step([], 0.01)
            if scene.pace.left > 0 and not scene.stage.playing and scene.session.showing.at_rest:
                break
        assert scene.pace.busy
        seated.key("hurry")
        assert scene.pace.left == 0


# ---------------------------------------------------------------------- step by step


def test_step_by_step_each_ones_part_of_a_common_reveal_waits(desk: Desk) -> None:
    """Where all answer at the same time, what each has done is a step of its own."""
    scene = desk.open("Ada", "ai:random", "ai:random", gifts=False)
    desk.app.settings.set("speed", "normal")
    desk.app.settings.set("stepwise", True)
    scene.press(("card", 0))
    assert watch(desk, scene, 3.0) == [0, 1]
    assert scene.pace.holding
    told = scene.prompt.words()
    assert scene.pace.told()[0] in told
    assert words("scenes.table.holding", names=(scene.name(1),), key="Space") in told
    desk.app.step([Command("hurry")], 0.01)
    assert watch(desk, scene, 3.0)[:2] == [1, 2]
    assert scene.pace.holding
    desk.click_on(("button", "step"))
    desk.rest(100)
    assert scene.session.ask is not None


def test_what_merely_follows_is_no_step_of_its_own(desk: Desk) -> None:
    """The prize of a round goes to somebody whose bid has been a step already."""
    scene = desk.open("Ada", "ai:random", gifts=False)
    desk.app.settings.set("stepwise", True)
    scene.press(("card", 0))
    steps = 0
    for _ in range(10):
        desk.rest(20)
        if scene.session.ask is not None or scene.session.over:
            break
        assert scene.pace.holding
        steps += 1
        desk.app.step([Command("hurry")], 0.01)
    assert steps == 1


def test_the_last_step_is_summed_up_before_the_question(desk: Desk) -> None:
    scene = desk.open("Ada", "ai:random", gifts=False)
    desk.app.settings.set("stepwise", True)
    scene.press(("card", 0))
    desk.rest(20)
    desk.app.step([Command("hurry")], 0.01)
    desk.rest(20)
    assert scene.session.ask is not None
    told = scene.prompt.words()
    assert told.endswith(words("scenes.table.seat", n=1))
    assert told.startswith(scene.pace.told()[0])
    desk.app.settings.set("stepwise", False)
    assert scene.prompt.words() == words("scenes.table.seat", n=1)


def test_a_held_table_sleeps(desk: Desk) -> None:
    scene = desk.open("Ada", "ai:random", "ai:random", gifts=False)
    desk.app.settings.set("stepwise", True)
    scene.press(("card", 0))
    desk.rest(20)
    assert scene.pace.holding
    assert not scene.session.showing.at_rest
    assert scene.wait != 0.0


@pytest.mark.parametrize("speed", ["normal", "instant"])
def test_space_ends_a_step_and_not_the_next_ones(desk: Desk, speed: str) -> None:
    scene = desk.open("Ada", "ai:random", "ai:random", gifts=False)
    desk.app.settings.set("speed", speed)
    desk.app.settings.set("stepwise", True)
    scene.press(("card", 0))
    desk.app.step([], 0.001)
    if scene.stage.playing:
        desk.app.step([Command("hurry")], 0.001)
    assert scene.pace.holding
    event = scene.session.showing.next()
    assert event is not None
    assert whose(event) == 1


def test_each_ai_waits_once_and_who_plays_never() -> None:
    """What an AI does has been waited for when its answer was let through."""
    with seating("troyes_dice", 1) as sit:
        seated = sit(("Ada", "ai:random", "ai:random"))
        seated.app.settings.set("stepwise", True)
        scene, held = seated.scene, 0
        for _ in range(3):
            answers = len(seated.table.events)
            scene.answer(first_move(seated))
            for _ in range(60):
                seated.app.step([], 0.2)
                if scene.session.ask is not None:
                    break
                if scene.pace.holding:
                    assert scene.session.showing.at_rest
                    held += 1
                    seated.key("hurry")
            assert len(seated.table.events) > answers
        assert held >= 2
