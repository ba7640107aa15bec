"""What AI characters say at the end: who, in which bubble, and what it leaves in sight."""

from __future__ import annotations

import itertools
import os

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"

import pygame
import pytest

from game import registry
from game.core.players import Ai, Person, Player
from game.core.score import Standing
from game.scenes import last_words
from game.scenes.last_words import FIELD, NEAR, arrange, speakers
from game.scenes.remarks import LOSES, WINS, Remark
from game.scenes.results import ResultsScene
from game.tools.shots import CAST
from game.tools.studio import Studio
from game.ui.locale import languages
from game.ui.pixels import pixels_of

PLAYERS: dict[int, Player] = {
    0: Person("Ada"),
    1: Ai("adept", "ingrid"),
    2: Ai("novice", "pip"),
    3: Ai("novice"),
}
FACE = pygame.Rect(300, 120, 48, 48)
FLOOR = 230


def ranked(*parties: int) -> list[Standing]:
    return [Standing(party, place, 9) for place, party in enumerate(parties, 1)]


def test_the_winner_speaks_and_the_best_character_of_those_who_lost() -> None:
    assert speakers(PLAYERS, ranked(1, 0, 2, 3)) == [Remark(1, WINS), Remark(2, LOSES)]
    assert speakers(PLAYERS, ranked(0, 3, 2, 1)) == [Remark(2, LOSES)]
    assert speakers(PLAYERS, ranked(2, 1, 0, 3)) == [Remark(2, WINS), Remark(1, LOSES)]


def test_persons_and_plain_ais_say_nothing() -> None:
    assert speakers({0: Person("Ada"), 1: Ai("master")}, ranked(0, 1)) == []


def test_who_shares_the_first_place_has_not_lost() -> None:
    shared = [Standing(1, 1, 9), Standing(2, 1, 9), Standing(0, 3, 4)]
    assert speakers(PLAYERS, shared) == [Remark(1, WINS)]


def test_a_bubble_is_beside_its_face_and_points_at_it() -> None:
    [spoken] = arrange([Remark(1, WINS)], PLAYERS, {1: FACE}, [], FLOOR)
    assert spoken.towards == FACE
    assert not spoken.box.colliderect(FACE)
    assert spoken.box.colliderect(FACE.inflate(2 * NEAR, 2 * NEAR))


def test_far_from_its_face_a_bubble_shows_it_and_without_room_there_is_none() -> None:
    around = [FACE.inflate(160, 120)]
    [spoken] = arrange([Remark(1, WINS)], PLAYERS, {1: FACE}, around, FLOOR)
    assert spoken.towards is None
    assert arrange([Remark(1, WINS)], PLAYERS, {1: FACE}, [FIELD], FLOOR) == []


@pytest.mark.parametrize("game", [game for game in registry.GAMES if registry.meta(game).box is not None])
def test_in_every_game_the_last_words_cover_nothing_and_can_be_switched_off(game: str) -> None:
    studio = Studio("en")
    options = registry.rules(game).options_type()
    table = studio.sit_down(studio.table(game, options, 1.0, people=CAST[1:]), end_shown=True)
    scene = ResultsScene(table)
    studio.push(scene)
    for language, large in itertools.product(languages(), (False, True)):
        studio.dress(language, large)
        ending = scene._ending(scene.ledger.top)
        full = last_words.taken(scene.celebration, ending, scene._steps(ending), scene._base(ending))
        faces = scene._faces(ending)
        said = speakers(scene.table.session.players, list(scene.standings.values()))
        found = arrange(said, scene.table.session.players, faces, full, scene._base(ending))
        assert found
        boxes = [spoken.box for spoken in found]
        assert all(box.collidelist([*full, *faces.values()]) < 0 for box in boxes)
        assert len(boxes) < 2 or not boxes[0].colliderect(boxes[1])
    shown = pixels_of(studio.app.canvas.surface)
    studio.app.settings.set("remarks", False)
    scene.invalidate()
    studio.settle()
    assert pixels_of(studio.app.canvas.surface) != shown
    studio.close()
