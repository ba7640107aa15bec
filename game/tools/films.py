"""Staged moments as film strips: a table is played up to the move, then each frame that differs is taken.

A strip shows a frame every tenth of a second at half size, its time below: ``film-<moment>-<locale>.png``.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

import pygame

from game import registry
from game.core.chance import FastChance
from game.core.options import Options, parse
from game.core.reason import Refused
from game.core.rules import Event, Move
from game.scenes.table import TableScene
from game.session.cabinet import Kept
from game.tools.studio import PEOPLE, Studio
from game.ui.pixels import SIZE

RATE = 30
"""Frames a second."""
LONGEST = 20.0
"""Seconds after which a film ends anyhow."""
EVERY = 3
"""Of so many frames a strip shows one."""
ACROSS = 4
"""Pictures side by side."""
_SEEDS = 40
_LABEL = 12


class Moment(NamedTuple):
    """The first event of a class after so many answers; *field* of it must be more than nothing.

    *without*: the class of an event that must not come of the same answer.
    *options*: those of the table that differ from the usual ones, as ``name=value``.
    """

    game: str
    event: str
    after: int = 1
    field: str = ""
    options: tuple[str, ...] = ()
    without: str = ""

    def is_in(self, events: Sequence[Event]) -> bool:
        """Whether one of these is what is to be filmed."""
        if any(type(event).__name__ == self.without for event in events):
            return False
        kinds = (event for event in events if type(event).__name__ == self.event)
        return any(not self.field or getattr(event, self.field) > 0 for event in kinds)


MOMENTS: dict[str, Moment] = {
    "my_city_card": Moment("my_city", "CardTurned", 12),
    "my_city_building": Moment("my_city", "BuildingPlaced", 12),
    "my_city_obstacle": Moment("my_city", "CardBlocked"),
    "my_city_gold": Moment("my_city", "GoldReached"),
    "my_city_quit": Moment("my_city", "SeatQuit", 12),
    "my_city_envelope": Moment("my_city", "EnvelopeOpened", options=("mode=campaign",)),
    "my_city_sticker": Moment("my_city", "StickerPlaced", options=("mode=campaign",)),
    "trekking_visit": Moment("trekking", "CardVisited", 30),
    "trekking_row": Moment("trekking", "TokenPlaced", 1, "row_points"),
    "trekking_broken": Moment("trekking", "TrekStarted", 40),
    "trekking_on_time": Moment("trekking", "WatchMoved", 1, "points"),
    "trekking_day": Moment("trekking", "DayStarted"),
    "troyes_dice_roll": Moment("troyes_dice", "DiceRolled", 12),
    "troyes_dice_wheel": Moment("troyes_dice", "WheelTurned", 12),
    "troyes_dice_destroyed": Moment("troyes_dice", "DieCrossedOut", 12),
    "troyes_dice_building": Moment("troyes_dice", "BuildingDrawn", 12),
    "seven_wonders_turn": Moment("seven_wonders", "CardBuilt", 12),
    "seven_wonders_stage": Moment("seven_wonders", "StageBuilt", 12),
    "seven_wonders_war": Moment("seven_wonders", "ConflictFought"),
    "seven_wonders_drawn": Moment("seven_wonders", "ConflictsOpened", without="ConflictFought"),
    "seven_wonders_loss": Moment("seven_wonders", "LossOwed"),
    "cvlizations_reveal": Moment("cvlizations", "OrdersRevealed", 12),
    "cvlizations_order": Moment("cvlizations", "ResourcesGained", 12),
    "cvlizations_idea": Moment("cvlizations", "IdeaBought"),
    "cvlizations_end": Moment("cvlizations", "GameEnded"),
}


class Frame(NamedTuple):
    """A picture, and how many seconds after the move it was seen."""

    seconds: float
    picture: pygame.Surface


def film(studio: Studio, moment: str) -> list[Frame]:
    """The frames of a moment, those left out that show nothing new; KeyError for an unknown one."""
    scene, move = _on_the_eve(studio, MOMENTS[moment])
    studio.app.settings.set("speed", "normal")
    studio.app.settings.set("reduced_motion", False)
    scene.session.answer(move)
    return list(_frames(studio, scene))


def _frames(studio: Studio, scene: TableScene) -> Iterator[Frame]:
    latest = b""
    for number in range(int(LONGEST * RATE)):
        studio.app.step([], 1 / RATE)
        studio.app.draw()
        picture = studio.app.presenter.canvas.surface
        pixels = picture.get_buffer().raw
        if pixels != latest:
            latest = pixels
            yield Frame(number / RATE, picture.convert(24))
        if studio.app.scene is not scene or (scene.session.showing.at_rest and not scene.stage.playing):
            return


def _on_the_eve(studio: Studio, moment: Moment) -> tuple[TableScene, Move]:
    """A table just before the move that makes it happen, and the move; `Refused` if none is found."""
    for seed in range(_SEEDS):
        played = _played_until(studio, moment, seed)
        if played:
            kept = _opened(studio, moment, seed)
            for seat, move in played[:-1]:
                kept.table.answer(seat, move)
            kept.session.close()
            return studio.sit_down(studio.cabinet.resume(kept.number)), played[-1][1]
    raise Refused("tools.no_such_moment", name=moment.event)


def _played_until(studio: Studio, moment: Moment, seed: int) -> list[tuple[int, Move]]:
    """The answers of a random game up to the one that brings it; none if it never comes."""
    kept, rules = _opened(studio, moment, seed), registry.rules(moment.game)
    chance, answers = FastChance(random.Random(seed)), []
    while asks := kept.table.asks():
        seat = asks[0].seat
        move = rules.sample(kept.table.state, seat, chance)
        answers.append((seat, move))
        if moment.is_in(kept.table.answer(seat, move)) and len(answers) > moment.after:
            kept.session.close()
            return answers
    kept.session.close()
    return []


def _opened(studio: Studio, moment: Moment, seed: int) -> Kept:
    game = moment.game
    seats = min(3, registry.meta(game).seats[-1])
    options: Options = parse(registry.options_type(game), seats, list(moment.options))
    return studio.cabinet.open(game, options, PEOPLE[:seats], seed=seed, friendly=True)


def strip(frames: Sequence[Frame]) -> pygame.Surface:
    """A sheet of them, a frame every tenth of a second and the last one, each with its time."""
    shown = [*frames[:-1:EVERY], frames[-1]]
    w, h = SIZE[0] // 2, SIZE[1] // 2 + _LABEL
    sheet = pygame.Surface((ACROSS * w, -(-len(shown) // ACROSS) * h))
    font = pygame.font.Font(None, 14)
    for number, frame in enumerate(shown):
        x, y = number % ACROSS * w, number // ACROSS * h
        sheet.blit(pygame.transform.smoothscale(frame.picture, (w, h - _LABEL)), (x, y))
        sheet.blit(font.render(f"{frame.seconds:.2f} s", False, "white"), (x + 3, y + h - _LABEL + 1))
    return sheet


def write(moments: Sequence[str], locales: Sequence[str], out: Path, singly: bool) -> Iterator[Path]:
    """Write the strips of these moments; *singly*: every frame at full size as well, in a folder."""
    for moment in moments:
        for locale in locales:
            studio = Studio(locale)
            try:
                frames = film(studio, moment)
                path = out / f"film-{moment}-{locale}.png"
                path.parent.mkdir(parents=True, exist_ok=True)
                pygame.image.save(strip(frames), path)
                yield path
                for number, frame in enumerate(frames if singly else ()):
                    single = path.with_suffix("") / f"{number:03}.png"
                    single.parent.mkdir(exist_ok=True)
                    pygame.image.save(frame.picture, single)
            finally:
                studio.close()
