"""Several persons at one screen: nobody's secrets are seen before that person has confirmed the curtain."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pygame
import pytest

from game import registry
from game.app import App
from game.app_settings import SettingsBook
from game.core.mask import mask_all, widen
from game.core.observer import fold
from game.core.players import Ai, Person, Player
from game.core.rules import Event
from game.core.store import Store
from game.scenes.curtain import CurtainScene
from game.scenes.destinations import ToPlayers
from game.scenes.replay import ReplayScene
from game.scenes.scene import Scene
from game.scenes.table import TableScene
from game.session.cabinet import Cabinet, Kept
from game.ui.actions import Command, Pointer

NAMES = ("Ada", "Bea", "Cid", "Dan")
SECRETIVE = [
    ("auction", {}),
    ("seven_wonders", {"cities": True, "leaders": True}),
    ("trekking", {"time_warp": True}),
]
SECRETIVE += [("cvlizations", {})]
STEPS = 90


class Bottom(Scene):
    """What lies under the table."""


class Walk:
    """Persons who do whatever a table offers, and a witness who looks at what is shown after each deed."""

    def __init__(self, store: Store, game: str, options: dict[str, Any], seed: int) -> None:
        self.source = random.Random(seed)
        self.cabinet = Cabinet(store, process=False)
        self.app = App(SettingsBook({"speed": self.source.choice(("instant", "fast")), "language": "en"}))
        self.app.start(Bottom())
        kind = registry.rules(game).options_type
        persons = self.source.randint(2, 3)
        players: list[Player] = [
            *map(Person, NAMES[:persons]),
            *[Ai("random")] * (self.source.randint(3, 4) - persons),
        ]
        known = {name: value for name, value in options.items() if name in kind.__struct_fields__}
        self.kept = self.cabinet.open(
            game, kind(seats=len(players), **known), players, seed=seed, friendly=seed % 2 == 0
        )
        self.confirmed: int | None = None
        """Who was there alone, or confirmed the curtain last; None once somebody else sits there."""
        self.done: list[str] = []
        self._show(self.kept)

    def _show(self, kept: Kept) -> None:
        self.kept = kept
        self.confirmed = self.persons[0] if len(self.persons) == 1 else None
        self.app.push(TableScene(self.cabinet, kept))

    @property
    def shown(self) -> bool:
        """Whether the table is on the screen: a click may have led away from it."""
        return any(isinstance(scene, TableScene) for scene in self.app.scenes)

    def scene(self) -> TableScene:
        """The table's scene, wherever it lies."""
        return next(scene for scene in self.app.scenes if isinstance(scene, TableScene))

    @property
    def persons(self) -> list[int]:
        """The seats that people decide for."""
        return [seat for seat, player in self.kept.table.players.items() if isinstance(player, Person)]

    # ------------------------------------------------------------------ what somebody does

    def deed(self) -> None:
        """One thing somebody does, and what follows from it."""
        name = self.source.choice(
            DEEDS if not isinstance(self.app.scene, CurtainScene) else ("confirm", "rest", "look away")
        )
        self.done.append(name)
        kept, before = self.kept, dict(self.kept.table.players)
        DEED[name](self)
        if kept is self.kept and self.confirmed is not None:
            same = kept.table.players[self.confirmed] == before[self.confirmed]
            self.confirmed = self.confirmed if same else None
        for _ in range(self.source.randint(1, 4)):
            self.app.step([], 0.2)
            self.witness()

    def confirm(self) -> None:
        """The person whom the curtain waits for is there."""
        scene = self.app.scene
        self.app.step([Command("confirm")], 0.01)
        if isinstance(scene, CurtainScene):
            self.confirmed = scene.seat

    def answer(self) -> None:
        """The next answer, by whoever looks."""
        session = self.kept.session
        if session.ask is not None and self.app.scene is self.scene():
            chance = random.Random(self.source.random())
            moves = session.rules.moves(session.showing.now, session.seat)
            self.scene().answer(chance.choice(list(moves)))

    def key(self, name: str) -> None:
        self.app.step([Command(name)], 0.01)

    def replay(self, *names: str) -> None:
        """Use a key of the replay, if one is open."""
        if isinstance(self.app.scene, ReplayScene):
            self.key(self.source.choice(names))

    def click(self) -> None:
        spots = self.app.scene.form.ring.spots
        if spots:
            x, y = self.source.choice(list(spots)).rect.center
            self.app.step([Pointer(kind, x, y, button=1) for kind in ("moved", "pressed", "released")], 0.01)

    def hand_over(self) -> None:
        """A seat gets another player."""
        session = self.kept.session
        if session.over or not isinstance(self.app.scene, TableScene):
            return
        seat = self.source.choice(list(session.seats))
        free = [name for name in NAMES if Person(name) not in session.players.values()]
        player: Player = Person(free[0]) if free and self.source.random() < 0.5 else Ai("random")
        self.cabinet.hand_over(self.kept, {seat: player})
        self.scene().look_again()

    def leave_and_resume(self) -> None:
        """The table is put away and taken out again."""
        while self.app.scene is not self.app.scenes[0]:
            self.app.pop()
        self._show(self.cabinet.resume(self.kept.number))

    def go_on_with_a_copy(self) -> None:
        """The table is written to a file, and that is taken in."""
        copy = self.cabinet.take_in(self.cabinet.export(self.kept.number))
        while self.app.scene is not self.app.scenes[0]:
            self.app.pop()
        self._show(self.cabinet.resume(copy))

    def resize(self) -> None:
        w, h = self.source.choice(((1280, 720), (641, 363), (1920, 1080)))
        self.app.step([pygame.event.Event(pygame.VIDEORESIZE, w=w, h=h, size=(w, h))], 0.01)

    def change(self, name: str, *values: Any) -> None:
        self.app.settings.set(name, self.source.choice(values))

    # ------------------------------------------------------------------ what is seen

    def witness(self) -> None:
        """Whatever is shown is what the person who confirmed may know; nothing, if nobody has."""
        if not self.shown:
            return
        kept, session, scene = self.kept, self.kept.session, self.scene()
        table = kept.table
        looking = session.curtain.looking
        if table.over:
            return
        assert looking is None or looking == self.confirmed, self.done
        eyes = frozenset() if looking is None else frozenset({looking})
        assert session.seated.seats == eyes, self.done
        told = mask_all(table.events, widen(table.rules, table.options, eyes))
        assert tuple(session.showing.events) == told[: len(session.showing.events)], self.done
        assert session.showing.now == fold(table.rules, table.options, session.showing.events), self.done
        picture = scene.picture()
        shown = len(session.showing.events) - len(session.showing.waiting)
        if scene.stage.base is None:
            assert picture.state == fold(table.rules, table.options, told[:shown]), self.done
        if looking is None:
            assert (picture.ask, picture.laid, picture.hint, picture.draft.choice) == (None,) * 4, self.done
        else:
            assert picture.laid in (None, *_answers(table, looking)), self.done
        for over in self.app.scenes:
            if isinstance(over, ReplayScene):
                self._witness_replay(over, told)

    def _witness_replay(self, replay: ReplayScene, told: tuple[Event, ...]) -> None:
        """Nor does anything else come up while one looks back, from whosever place."""
        table, playback = self.kept.table, replay.playback
        assert replay.recording.events == told, self.done
        assert playback.state == fold(table.rules, table.options, told[: playback.count]), self.done
        picture = replay.picture()
        base = playback.stage.base
        assert picture.state == (playback.state if base is None else base), self.done
        assert (picture.ask, picture.laid, picture.hint, picture.draft.choice) == (None,) * 4, self.done
        assert set(picture.passed) <= set(told), self.done


def _answers(table: Any, seat: int) -> list[Any]:
    """All that a seat has ever answered."""
    found = []
    for entry in table.entries:
        found += [entry.move] if getattr(entry, "seat", None) == seat and hasattr(entry, "move") else []
        found += [move for mover, move in getattr(entry, "moves", ()) if mover == seat]
    return found


DEED: dict[str, Any] = {
    "answer": Walk.answer,
    "confirm": Walk.confirm,
    "rest": lambda walk: walk.app.step([], 1.0),
    "undo": lambda walk: walk.key("undo"),
    "redo": lambda walk: walk.key("redo"),
    "hint": lambda walk: walk.key("hint"),
    "log": lambda walk: walk.key("log"),
    "look back": lambda walk: walk.replay("page_up", "left", "home", "hurry"),
    "look on": lambda walk: walk.replay("page_down", "right", "end", "faster"),
    "other eyes": lambda walk: walk.replay("up", "down"),
    "cancel": lambda walk: walk.key("cancel") if not isinstance(walk.app.scene, TableScene) else None,
    "players": lambda walk: (
        walk.app.open(ToPlayers(walk.scene())) if walk.app.scene is walk.scene() else None
    ),
    "click": Walk.click,
    "hand over": Walk.hand_over,
    "leave and resume": Walk.leave_and_resume,
    "go on with a copy": Walk.go_on_with_a_copy,
    "another window size": Walk.resize,
    "another language": lambda walk: walk.change("language", "en", "zh_TW"),
    "large print": lambda walk: walk.change("large_text", True, False),
    "step by step": lambda walk: walk.change("stepwise", True, False),
    "look away": lambda walk: walk.app.step([Pointer("gone", 0, 0)], 0.01),
    "hurry": lambda walk: walk.key("hurry"),
}
DEEDS = (*DEED, *["answer"] * 8, *["undo", "redo"] * 2)


@pytest.fixture
def store(monkeypatch: pytest.MonkeyPatch) -> Iterator[Store]:
    monkeypatch.setitem(registry.GAMES, "auction", "tests.toy")
    ticks = iter(range(10**7))
    with Store.open(None, lambda: next(ticks)) as opened:
        yield opened


def walk(store: Store, game: str, options: dict[str, Any], seed: int) -> Walk:
    """A whole walk; every step of it was witnessed."""
    walked = Walk(store, game, options, seed)
    try:
        for _ in range(STEPS):
            if not walked.shown:
                walked._show(walked.cabinet.resume(walked.kept.number))
            walked.deed()
    finally:
        walked.app.close()
    return walked


@pytest.mark.parametrize("seed", range(12))
def test_no_secret_is_seen_that_was_not_confirmed(store: Store, seed: int) -> None:
    walked = walk(store, "auction", {}, seed)
    assert len(walked.done) == STEPS


@pytest.mark.parametrize(("game", "options"), SECRETIVE[1:])
def test_no_secret_is_seen_at_the_games_that_have_some(
    store: Store, game: str, options: dict[str, Any]
) -> None:
    walk(store, game, options, 3)


@pytest.mark.nightly
@pytest.mark.parametrize("seed", range(100, 160))
@pytest.mark.parametrize(("game", "options"), SECRETIVE)
def test_no_secret_is_seen_on_long_walks(store: Store, game: str, options: dict[str, Any], seed: int) -> None:
    walk(store, game, options, seed)


def test_undo_of_another_persons_answer_closes_the_curtain_and_redo_gives_it_back(store: Store) -> None:
    """Two persons and an AI: the first has answered, the second takes it back."""
    walked = Walk(store, "auction", {}, 4)
    kept = walked.kept
    while kept.session.seat == 0 or isinstance(walked.app.scene, CurtainScene):
        if isinstance(walked.app.scene, CurtainScene):
            walked.confirm()
        elif kept.session.ask is not None:
            walked.answer()
        walked.app.step([], 0.5)
    assert kept.session.curtain.looking == 1
    walked.key("undo")
    walked.app.step([], 0.5)
    assert isinstance(walked.app.scene, CurtainScene)
    assert walked.app.scene.seat == 0
    assert kept.session.curtain.looking is None
    walked.witness()
    walked.confirm()
    walked.app.step([], 0.5)
    assert kept.session.ask is not None
    assert kept.session.ask.seat == 0
    walked.key("redo")
    walked.app.step([], 0.5)
    assert kept.session.curtain.looking is None, "the second one is next again"
    assert 0 in kept.table.sealed
    walked.app.close()


@pytest.mark.parametrize("how", ["opened", "resumed"])
def test_a_table_of_several_persons_begins_behind_the_curtain(store: Store, how: str) -> None:
    walked = Walk(store, "auction", {}, 4)
    if how == "resumed":
        walked.leave_and_resume()
    walked.app.step([], 0.1)
    assert isinstance(walked.app.scene, CurtainScene)
    walked.witness()
    walked.app.close()


def test_a_table_of_ais_alone_shows_nobodys_secrets_until_it_is_over(store: Store) -> None:
    walked = Walk(store, "auction", {}, 4)
    walked.cabinet.hand_over(walked.kept, dict.fromkeys(walked.kept.session.persons, Ai("random")))
    walked.scene().look_again()
    session = walked.kept.session
    assert session.seated.seats == frozenset()
    assert all(set(hand) <= {None} for hand in session.showing.now.hands)
    walked.app.close()
