from __future__ import annotations

import itertools
from collections.abc import Iterator

import pytest

from game.core.store import Store
from tests.seven_wonders.seated import NAMES, Seated, Sit, open_table


@pytest.fixture
def sit() -> Iterator[Sit]:
    """Opens tables and closes them again."""
    from game.scenes.cabinet import Cabinet

    opened: list[Seated] = []
    ticks = itertools.count()
    with Store.open(None, lambda: next(ticks)) as store:

        def sit_down(
            players: tuple[str, ...] = NAMES[:3],
            seed: int = 5,
            language: str = "en",
            large: bool = False,
            speed: str = "instant",
            **options: bool,
        ) -> Seated:
            seated = open_table(
                Cabinet(store, process=False), players, seed, language, large, speed, **options
            )
            opened.append(seated)
            seated.settle()
            return seated

        yield sit_down
        for seated in opened:
            seated.app.close()
