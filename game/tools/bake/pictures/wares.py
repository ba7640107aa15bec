"""Small things that stand about in many scenes: jars, sacks, coins, trees, columns, fire, roofs.

Each is drawn with its foot on *y*. What should stand apart is put in a `Stage.subject` by its scene.
"""

from __future__ import annotations

from game.tools.bake.pictures.drawing import rows, step
from game.tools.bake.pictures.stage import Stage


def boxes(s: Stage, ink: str, places: str) -> None:
    """Rectangles of one ink: ``"x,y,w,h x,y,w,h"``."""
    for x, y, w, h in rows(places):
        s.rect(ink, x, y, w, h)


def discs(s: Stage, ink: str, places: str) -> None:
    """Discs of one ink: ``"x,y,r x,y,r"``."""
    for x, y, r in rows(places):
        s.disc(ink, x, y, r)


def block(s: Stage, ink: str, x: float, y: float, w: float, h: float) -> None:
    """A squared block: lit above and left, dark below and right; *y* is its top."""
    s.rect(ink, x, y, w, h)
    s.rect(step(ink, 1), x, y, w, 1)
    s.rect(step(ink, 1), x, y, 1, h)
    s.rect(step(ink, -1), x + w - 2, y + 1, 2, h - 1)
    s.rect(step(ink, -2), x + 1, y + h - 1, w - 1, 1)


def jar(s: Stage, x: float, y: float, ramp: str = "o", tall: int = 9) -> None:
    """An amphora with its neck and two ears."""
    w = max(5, round(tall * 0.7))
    top = y - tall
    s.oval(f"{ramp}3", x, top + 2, w, tall - 2)
    s.oval(f"{ramp}4", x + 1, top + 3, w / 2 - 1, tall - 5)
    s.rect(f"{ramp}2", x + w - 2, top + 4, 1, tall - 6)
    s.rect(f"{ramp}3", x + w / 2 - 1, top, 2, 3)
    s.rect(f"{ramp}4", x + w / 2 - 2, top, 4, 1)
    s.rect("k1", x, top + tall // 2, w, 1)


def sack(s: Stage, x: float, y: float, ink: str = "p2", size: int = 8) -> None:
    s.oval(ink, x, y - size, size, size + 2)
    s.rect(ink, x, y - 2, size, 2)
    s.oval(step(ink, 1), x + 1, y - size + 1, size / 2, size - 3)
    s.rect(step(ink, 1), x + size / 2 - 2, y - size - 2, 3, 2)
    s.rect(step(ink, -2), x + size / 2 - 1, y - size, 3, 1)


def barrel(s: Stage, x: float, y: float, w: int = 8, h: int = 10) -> None:
    s.oval("w3", x - 1, y - h, w + 2, h)
    s.rect("w3", x, y - h, w, h)
    s.rect("w4", x + 1, y - h, 2, h)
    s.rect("w2", x + w - 2, y - h, 2, h)
    for row in (y - h + 2, y - 3):
        s.rect("s2", x - 1, row, w + 2, 1)


def basket(s: Stage, x: float, y: float, w: int = 9, h: int = 5, fill: str = "") -> None:
    """A wicker basket; *fill*: the ink of the fruit heaped in it."""
    if fill:
        for number in range(w // 3):
            s.disc(fill, x + 2 + number * 3, y - h, 1.8)
            s.dots(step(fill, 1), (x + 1 + number * 3, y - h - 1))
    s.poly("w4", (x, y - h), (x + w, y - h), (x + w - 1, y - 1), (x + 1, y - 1))
    s.rect("w5", x, y - h, w, 1)
    for dx in range(1, w - 1, 2):
        s.rect("w2", x + dx, y - h + 2 + dx % 4 // 2, 1, 1)


def coins(s: Stage, places: str) -> None:
    """Piles of coins: ``"x,y,count"``, the lowest on *y*."""
    for x, y, count in rows(places):
        for number in range(int(count)):
            s.rect("y3", x, y - 2 - number * 2, 5, 2)
            s.rect("y5", x, y - 2 - number * 2, 3, 1)
            s.rect("y1", x + 4, y - 1 - number * 2, 1, 1)


def flame(s: Stage, x: float, y: float, tall: float = 8) -> None:
    """A fire, its heart on (x, y)."""
    s.poly("r3", (x - tall * 0.4, y), (x - tall * 0.15, y - tall), (x + tall * 0.4, y))
    s.poly("o3", (x - tall * 0.35, y), (x, y - tall * 0.8), (x + tall * 0.35, y))
    s.poly("y4", (x - tall * 0.2, y), (x, y - tall * 0.5), (x + tall * 0.2, y))
    s.rect("y5", x - 0.5, y - 2, 1, 2)


def torch(s: Stage, x: float, y: float) -> None:
    """A torch on a wall or in a fist."""
    s.rect("w3", x, y, 1.5, 6)
    flame(s, x + 0.5, y, 6)


def cypress(s: Stage, x: float, y: float, tall: float = 16) -> None:
    s.poly("g1", (x - 2.5, y), (x, y - tall), (x + 2.5, y))
    s.poly("g2", (x - 2.5, y), (x, y - tall), (x, y))


def tree(s: Stage, x: float, y: float, r: float = 5, ramp: str = "g", trunk: int = 5) -> None:
    """A round tree; its trunk stands on *y*."""
    s.rect("w2", x - 1, y - trunk, 2, trunk)
    top = y - trunk - r + 1
    for dx, dy, part in ((0, 0, 1.0), (-r * 0.6, r * 0.3, 0.6), (r * 0.6, r * 0.3, 0.6)):
        s.disc(f"{ramp}1", x + dx, top + dy, r * part)
    for dx, dy, part in ((-0.6, -0.6, 0.8), (-r * 0.6 - 0.5, r * 0.2, 0.45)):
        s.disc(f"{ramp}2", x + dx, top + dy, r * part)
    s.disc(f"{ramp}3", x - r * 0.35, top - r * 0.35, r * 0.45)


def column(s: Stage, x: float, top: float, y: float, w: int = 4, ink: str = "p4") -> None:
    """A fluted column with capital and base."""
    s.rect(ink, x, top, w, y - top)
    s.rect(step(ink, 1), x, top, 1, y - top)
    s.rect(step(ink, -2), x + w - 1, top, 1, y - top)
    if w > 3:
        s.rect(step(ink, -1), x + w / 2, top + 2, 1, y - top - 3)
    for row in (top, y - 1):
        s.rect(step(ink, 1 if row == top else -1), x - 1, row, w + 2, 1)


def awning(s: Stage, x: float, y: float, w: int, ramp: str = "r", drop: int = 5) -> None:
    """A striped cloth over a stall, scalloped below."""
    for number in range(0, w, 4):
        ink = f"{ramp}3" if number // 4 % 2 == 0 else "p5"
        s.rect(ink, x + number, y, 4, drop)
        s.rect(step(ink, -1), x + number, y + drop - 1, 4, 1)
        s.rect(ink, x + number + 1, y + drop, 2, 1)
    s.rect(f"{ramp}4", x, y, w, 1)


def scroll(s: Stage, x: float, y: float, w: float = 9, h: float = 7) -> None:
    """An unrolled paper with writing; (x, y) is its upper left corner."""
    s.rect("p5", x, y, w, h)
    s.rect("p3", x, y, w, 1)
    s.rect("p2", x, y + h - 1, w, 1)
    for row in range(2, int(h) - 1, 2):
        s.rect("k3", x + 1, y + row, w - 2 - row % 3, 0.6)


def planks(s: Stage, ink: str, y: float, h: float, every: int = 4) -> None:
    """A floor or wall of boards across the whole width."""
    s.rect(ink, 0, y, s.w, h)
    for row in range(0, int(h), every):
        s.rect(step(ink, -1), 0, y + row, s.w, 1)


def sun(s: Stage, x: float, y: float, r: float, ink: str = "y5") -> None:
    s.disc(ink, x, y, r)


def stars(s: Stage, places: str, ink: str = "y5") -> None:
    s.dots(ink, places)
