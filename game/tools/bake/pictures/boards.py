"""The boards of wonder cities, 400x65, in four states: nothing built, then one, two, three stages.

The table lays things over a board: the name (x 2-214, y 2-17), the first product (2-21, 20-37), the purse
(280-397, 2-35) and the stages (from y 40). What stays free is the band x 24-278, y 19-39 and above it the
window x 216-278, y 0-39. So the axis of every monument stands at x 247, its crown above y 18, its growth
above y 40; what lies below and right is scenery that may be covered.
"""

from __future__ import annotations

from collections.abc import Callable

from game.tools.bake.pictures.drawing import Drawing
from game.tools.bake.pictures.stage import Stage

SIZE = (400, 65)
AXIS = 247
STATES = 4
Board = Callable[[Stage, int], None]
BOARDS: dict[str, Board] = {}


def board(name: str) -> Callable[[Board], Board]:
    """Registers the decorated painter for a wonder city."""

    def register(painter: Board) -> Board:
        BOARDS[name] = painter
        return painter

    return register


def state(built: int, total: int) -> int:
    """Which of the four states to show when *built* of *total* stages stand."""
    return 0 if built == 0 else max(1, 3 * built // total)


def panorama(name: str, stages: int) -> Drawing:
    """A board in one of its states; KeyError for an unknown city."""
    drawing = Drawing(*SIZE, "k0")
    BOARDS[name](Stage(drawing), stages)
    return drawing


def neighbour(name: str, stages: int) -> Drawing:
    """The picture of a neighbour's panel, 98x40: the monument itself, cut from the same drawing."""
    return panorama(name, stages).crop(AXIS - 49, 0, 98, 40)


# ------------------------------------------------------------------------------------- small things


def palm(s: Stage, x: int, y: int, tall: int) -> None:
    s.line("w2", (x, y), (x + 1, y - tall // 2), (x + 1, y - tall))
    s.line("w4", (x - 1, y), (x, y - tall // 2), (x, y - tall))
    top = y - tall
    for dx, dy in ((-6, 2), (-5, -2), (-2, -4), (3, -4), (6, -2), (7, 2)):
        s.line(
            "g2" if dx > 0 else "g3",
            (x + 1, top),
            (x + 1 + dx * 0.6, top + dy - 1),
            (x + 1 + dx, top + dy + 2),
        )
    s.dots("o3", (x, top + 1), (x + 2, top + 1))


def crowd(s: Stage, y: int, spots: str, inks: str = "p4 r3 w4 b3") -> None:
    """Workers as five-pixel figures."""
    dress = inks.split()
    for number, spot in enumerate(spots.split()):
        x = int(spot)
        s.rect("w1", x, y - 5, 2, 2)
        s.rect("w3", x, y - 4, 2, 1)
        s.rect(dress[number % len(dress)], x, y - 3, 2, 2)
        s.dots("w2", (x, y - 1), (x + 1, y - 1))


def scaffold(s: Stage, x: int, y: int, w: int, h: int) -> None:
    for dx in range(0, w + 1, 6):
        s.line("w4", (x + dx, y), (x + dx, y + h))
        s.line("w2", (x + dx + 1, y), (x + dx + 1, y + h))
    for dy in range(2, h, 6):
        s.line("w5", (x - 1, y + dy), (x + w + 1, y + dy))
    for dx in range(0, w - 5, 6):
        s.line("w3", (x + dx, y + h), (x + dx + 6, y + max(2, h - 6)))


def crane(s: Stage, x: int, y: int, tall: int, reach: int) -> None:
    """A lifting beam with its load."""
    s.line("w2", (x - 3, y), (x, y - tall))
    s.line("w4", (x + 3, y), (x, y - tall), width=1)
    s.line("w4", (x - reach // 2, y - tall + 3), (x + reach, y - tall - 3), width=1)
    s.line("p2", (x + reach, y - tall - 3), (x + reach, y - tall + 5))
    s.rect("p4", x + reach - 2, y - tall + 5, 5, 4)
    s.rect("p2", x + reach - 2, y - tall + 8, 5, 1)
