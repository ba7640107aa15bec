"""Small things on the boards of wonder cities: workers, cranes, palms, boats, houses, fires."""

from __future__ import annotations

from game.tools.bake.pictures.drawing import pairs, rows, step
from game.tools.bake.pictures.stage import Stage


def palm(s: Stage, x: float, y: float, tall: int) -> None:
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


def palms(s: Stage, places: str) -> None:
    """Palms, ``"x,y,height"``."""
    for x, y, tall in rows(places):
        palm(s, x, y, int(tall))


def cypresses(s: Stage, places: str) -> None:
    """Cypresses, ``"x,y,height"``."""
    for x, y, tall in rows(places):
        s.poly("g1", (x - 3, y), (x, y - tall), (x + 3, y))
        s.poly("g2", (x - 3, y), (x, y - tall), (x, y))


def crowd(s: Stage, y: float, spots: str, inks: str = "p4 r3 w4 b3") -> None:
    """Workers as five-pixel figures."""
    dress = inks.split()
    for number, spot in enumerate(spots.split()):
        x = int(float(spot))
        s.rect("w1", x, y - 5, 2, 2)
        s.rect("w3", x, y - 4, 2, 1)
        s.rect(dress[number % len(dress)], x, y - 3, 2, 2)
        s.dots("w2", (x, y - 1), (x + 1, y - 1))


def scaffold(s: Stage, x: float, y: float, w: int, h: int) -> None:
    for dx in range(0, w + 1, 6):
        s.line("w4", (x + dx, y), (x + dx, y + h))
        s.line("w2", (x + dx + 1, y), (x + dx + 1, y + h))
    for dy in range(2, h, 6):
        s.line("w5", (x - 1, y + dy), (x + w + 1, y + dy))
    for dx in range(0, w - 5, 6):
        s.line("w3", (x + dx, y + h), (x + dx + 6, y + max(2, h - 6)))


def crane(s: Stage, x: float, y: float, tall: int, reach: int) -> None:
    """A lifting beam with its load."""
    s.line("w2", (x - 3, y), (x, y - tall))
    s.line("w4", (x + 3, y), (x, y - tall), width=1)
    s.line("w4", (x - reach // 2, y - tall + 3), (x + reach, y - tall - 3), width=1)
    s.line("p2", (x + reach, y - tall - 3), (x + reach, y - tall + 5))
    s.rect("p4", x + reach - 2, y - tall + 5, 5, 4)
    s.rect("p2", x + reach - 2, y - tall + 8, 5, 1)


def hoist(s: Stage, x: float, y: float, tall: int = 32, banner: str = "r3") -> None:
    """The great hoist that waits on an empty site: two legs, a banner, a block on its rope."""
    s.line("w4", (x - 9, y), (x, y - tall), width=2)
    s.line("w3", (x + 9, y), (x, y - tall), width=2)
    s.line("w3", (x - 5, y - tall // 2), (x + 5, y - tall // 2))
    s.rect("w3", x, y - tall - 4, 1, 5)
    s.poly(banner, (x + 1, y - tall - 4), (x + 8, y - tall - 2), (x + 1, y - tall))
    s.line("p2", (x, y - tall + 2), (x, y - 16))
    s.rect("p4", x - 4, y - 16, 9, 5)
    s.rect("p5", x - 4, y - 16, 9, 1)
    s.rect("p2", x + 3, y - 15, 2, 4)


def stones(s: Stage, places: str, ink: str = "p4") -> None:
    """Blocks that wait, 7x5, their foot on *y*."""
    for x, y in rows(places):
        s.rect(ink, x, y - 5, 7, 5)
        s.rect(step(ink, 1), x, y - 5, 7, 1)
        s.rect(step(ink, -2), x + 6, y - 4, 1, 4)


def stakes(s: Stage, left: float, right: float, y: float, every: int = 9) -> None:
    """A site marked out with flags and a cord."""
    x = left
    while x <= right:
        s.rect("w3", x, y - 6, 1, 6)
        s.rect("r3", x + 1, y - 6, 3, 2)
        x += every
    s.line("p5", (left, y - 3), (right, y - 3))


def sea(s: Stage, y: int, deep: str = "b2", lit: str = "b4", count: int = 60) -> None:
    """Water from *y* down, with glints."""
    s.rect(deep, 0, y, 400, 65 - y)
    s.rect(lit, 0, y, 400, 1)
    for number in range(count):
        row = y + 2 + number * 7 % max(1, 63 - y)
        s.rect(step(lit, number % 3 // 2), number * 53 % 400, row, 3 + number % 5, 1)


def boats(s: Stage, places: str, sail: str = "p4") -> None:
    """Sailing boats, ``"x,y"`` of the middle of the hull."""
    for x, y in rows(places):
        with s.subject():
            s.poly(
                "w3",
                (x - 14, y - 3),
                (x - 10, y - 1),
                (x + 10, y - 1),
                (x + 14, y - 4),
                (x + 10, y + 2),
                (x - 10, y + 2),
            )
            s.rect("w2", x - 1, y - 17, 1, 16)
            s.poly(sail, (x, y - 16), (x + 12, y - 5), (x, y - 4))
            s.rect("p5", x - 9, y - 4, 6, 3)
        s.line(step(sail, 1), (x, y - 15), (x, y - 5))


def houses(s: Stage, places: str, wall: str = "p4", roof: str = "o3") -> None:
    """Houses, ``"x,top,width,foot"``, with a low roof."""
    for x, top, w, foot in rows(places):
        s.rect(wall, x, top, w, foot - top)
        s.rect(step(wall, 1), x, top, 1, foot - top)
        s.rect(step(wall, -2), x + w - 2, top, 2, foot - top)
        s.poly(roof, (x - 1, top), (x + 2, top - 3), (x + w - 2, top - 3), (x + w, top))
        s.rect("w1", x + w // 2 - 1, top + 2, 2, 2)


def pillar(s: Stage, x: float, top: float, foot: float, w: float = 4, ink: str = "p4") -> None:
    """A column seen from far."""
    s.rect(ink, x, top, w, foot - top)
    s.rect(step(ink, 1), x, top, 1, foot - top)
    s.rect(step(ink, -2), x + w - 1, top, 1, foot - top)
    s.rect(step(ink, 1), x - 1, top, w + 2, 1)


def fire(s: Stage, x: float, y: float, tall: float = 6) -> None:
    """A flame whose foot is on (x, y)."""
    s.poly("o3", (x - tall * 0.4, y), (x, y - tall), (x + tall * 0.4, y))
    s.poly("y5", (x - tall * 0.2, y), (x, y - tall * 0.6), (x + tall * 0.2, y))


def windows(s: Stage, places: str, ink: str = "y4") -> None:
    """Lit windows by night."""
    for x, y in rows(places):
        s.rect(ink, x, y, 2, 2)


def torches(s: Stage, places: str) -> None:
    """Torches by night, each with a pool of light."""
    for x, y in rows(places):
        s.rect("w3", x, y, 1, 5)
        fire(s, x + 0.5, y, 5)


def plan(s: Stage, x: float, y: float, lines: str, green: str = "") -> None:
    """The architect's plan: a linen 34x22 between two poles. *lines*: strokes of points, parted by ``|``.

    *green*: dots of leaves.
    """
    for dx in (-1, 34):
        s.rect("w2", x + dx, y - 2, 2, 30)
        s.rect("w4", x + dx, y - 2, 1, 30)
    s.rect("k0", x, y - 1, 34, 24)
    s.rect("p5", x, y, 34, 22)
    s.rect("p3", x, y + 21, 34, 1)
    for stroke in lines.split("|"):
        s.line("r2", *[(x + px, y + py) for px, py in pairs((stroke,))])
    s.dots("g3", *[(x + px, y + py) for px, py in rows(green)])
