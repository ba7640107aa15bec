from __future__ import annotations

import os
from collections.abc import Iterator

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"

import pytest

from game.core.store import Store
from game.session.cabinet import Cabinet
from game.tools.studio import Studio
from tests.scenes.desk import Desk
from tests.scenes.lectern import Lectern
from tests.toy.registered import lay_in


@pytest.fixture(autouse=True)
def sixth_game(monkeypatch: pytest.MonkeyPatch) -> None:
    """The toy game among the others."""
    lay_in(monkeypatch)


@pytest.fixture
def cabinet() -> Iterator[Cabinet]:
    """A cabinet in memory, where every moment is later than the one before."""
    ticks = iter(range(10**6))
    with Store.open(None, lambda: next(ticks)) as store:
        yield Cabinet(store, process=False)


@pytest.fixture
def desk(cabinet: Cabinet) -> Iterator[Desk]:
    """An application, and a person's hands."""
    found = Desk(cabinet)
    yield found
    found.app.close()


@pytest.fixture
def lectern(cabinet: Cabinet) -> Iterator[Lectern]:
    """The same, where a lesson can be taken."""
    found = Lectern(cabinet)
    yield found
    found.app.close()


@pytest.fixture
def studio() -> Iterator[Studio]:
    """An application that shows tables of any game, without animations."""
    found = Studio("en")
    yield found
    found.close()
