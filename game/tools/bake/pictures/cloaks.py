"""People whose face or rank a cloak hides: hooded, masked and veiled figures from the waist up."""

from __future__ import annotations

from game.tools.bake.pictures.drawing import step
from game.tools.bake.pictures.stage import Stage

HOOD = """
....hhhhh....
...hhhhhhh...
..hhHkkkhhh..
..hHkffkkhh..
..hHfefefhh..
..hHkffFkhh..
...hhkkkhh...
..HHhhhhhdd..
.HHhhhhhhhdd.
HHhhhhhhhhhdd
HHhhhhhhhhhdd
HhhhhhhhhhhdD
HhhhhhhhhhhdD
HhhhhhhhhhhdD"""

MASK = """
....hhhhh....
...hhhhhhh...
..hhHppphhh..
..hHpppppqh..
..hHpkpkpqh..
..hHpppppqh..
...hppkpqhh..
..HHhpqqhdd..
.HHhhhhhhhdd.
HHhhhhhhhhhdd
HHhhhhhhhhhdd
HhhhhhhhhhhdD
HhhhhhhhhhhdD
HhhhhhhhhhhdD"""

VEIL = """
....hhhhh....
...hHHhhhhh..
..hHHhhhhhh..
..hHfffffhh..
..hHkfkffhd..
..hHfffffhd..
..hHHfFffhd..
..HHHhffhhd..
.HHHhhhhhhdd.
.HHhhhhhhhhd.
HHhhhhhhhhhdd
HHhhhhhhhhhdd
HHhhhhhhhhhdd
HhhhhhhhhhhdD"""


def cloaked(s: Stage, x: float, y: float, ink: str, form: str = HOOD, flip: bool = False) -> None:
    """Somebody under a cloak, its hem on *y*."""
    inks = {
        "h": ink,
        "H": step(ink, 1),
        "d": step(ink, -1),
        "D": "k0",
        "k": "k0",
        "f": "n3" if form == VEIL else "n2",
        "F": "n1",
        "e": "p5",
        "p": "p5",
        "q": "p3",
    }
    s.grid(form, x, y - 14, inks, flip=flip, outline=True)
