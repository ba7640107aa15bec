"""Every page's title stands once, and a list with nothing in it says what will be there."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from game.scenes.achievements import AchievementsScene
from game.scenes.bars import TopBar
from game.scenes.encyclopaedia import EncyclopaediaScene
from game.scenes.lessons import LessonsScene
from game.scenes.persons import PersonsScene
from game.scenes.records import RecordsScene
from game.scenes.scene import Scene
from game.scenes.settings import SettingsScene
from game.scenes.shelf import ShelfScene
from game.scenes.tables import TablesScene
from game.session.cabinet import Cabinet
from game.tools.studio import Studio
from game.ui import text
from game.ui.locale import languages, words

PAGES: dict[str, Callable[[Cabinet], Scene]] = {
    "shelf": ShelfScene,
    "tables": TablesScene,
    "records": RecordsScene,
    "persons": PersonsScene,
    "achievements": AchievementsScene,
    "encyclopaedia": EncyclopaediaScene,
    "lessons": LessonsScene,
    "settings": lambda cabinet: SettingsScene(),
}
EMPTY = {
    "tables": "scenes.tables.none",
    "records": "scenes.records.empty",
    "persons": "scenes.persons.nobody",
    "achievements": "scenes.achievements.nobody",
}
"""What a list with nothing in it says."""


def written(monkeypatch: pytest.MonkeyPatch, page: str, language: str) -> tuple[Scene, list[str]]:
    """A page of a new program, and every line that is on it."""
    studio, found = Studio(language), list[str]()
    scene = PAGES[page](studio.cabinet)
    studio.push(scene)
    studio.settle()
    line = text.line

    def noted(canvas: Any, said: str, *args: Any, **options: Any) -> int:
        found.append(said)
        return line(canvas, said, *args, **options)

    monkeypatch.setattr(text, "line", noted)
    studio.app.draw()
    monkeypatch.undo()
    studio.close()
    return scene, found


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("page", PAGES)
def test_a_title_stands_once(monkeypatch: pytest.MonkeyPatch, page: str, language: str) -> None:
    scene, lines = written(monkeypatch, page, language)
    [title] = [widget.title for widget in scene.form.widgets if isinstance(widget, TopBar)]
    assert lines.count(title) == 1


@pytest.mark.parametrize("page", EMPTY)
def test_a_list_with_nothing_in_it_says_what_will_be_there(
    monkeypatch: pytest.MonkeyPatch, page: str
) -> None:
    _, lines = written(monkeypatch, page, "en")
    shown = "".join(lines).replace(" ", "")
    assert words(EMPTY[page]).replace(" ", "") in shown
