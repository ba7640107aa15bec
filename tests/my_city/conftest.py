from __future__ import annotations

import itertools
from collections.abc import Iterator

import pytest

from game.core.store import Store
from tests.my_city.seated import NAMES, Mode, Seated, Sit, open_table


@pytest.fixture
def sit() -> Iterator[Sit]:
    """Opens tables and closes them again."""
    from game.scenes.cabinet import Cabinet

    opened: list[Seated] = []
    ticks = itertools.count()
    with Store.open(None, lambda: next(ticks)) as store:

        def sit_down(
            players: tuple[str, ...] = NAMES[:2],
            seed: int = 5,
            language: str = "en",
            large: bool = False,
            speed: str = "instant",
            mode: Mode = "eternal",
        ) -> Seated:
            seated = open_table(Cabinet(store, process=False), players, seed, language, large, speed, mode)
            opened.append(seated)
            seated.settle()
            return seated

        yield sit_down
        for seated in opened:
            seated.app.close()
