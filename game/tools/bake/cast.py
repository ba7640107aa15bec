"""Who sits at a table, as a face.

Sheet ``cast``: ``<character>`` 48x48, ``<character>_34`` (head and shoulders) and ``<character>_20`` (the
head); in the same three sizes ``person_1`` to ``person_16`` for persons, and the plain AIs of each level by
the level's name.
"""

from __future__ import annotations

from collections.abc import Iterator

import pygame

from game.tools.bake.atlas import Sheet
from game.tools.bake.pictures.cast import CAST, PERSONS, portrait
from game.tools.bake.pictures.clockwork import CLOCKWORKS
from game.tools.bake.pictures.clockwork import portrait as clockwork
from game.tools.bake.pictures.drawing import Drawing

BUST = (7, 3, 34, 34)
"""What the middle size shows of a portrait."""
HEAD = (14, 8, 20, 20)
"""What the small size shows, where nobody wears a hat."""
HEADS = {
    "ingrid": (14, 6, 20, 20),
    "batu": (14, 6, 20, 20),
    "wen": (14, 6, 20, 20),
    "silas": (14, 9, 20, 20),
    "oduya": (14, 6, 20, 20),
    "person_8": (14, 6, 20, 20),
    "person_11": (14, 7, 20, 20),
    "person_12": (14, 6, 20, 20),
    "person_13": (14, 6, 20, 20),
    "person_15": (14, 7, 20, 20),
    "novice": (14, 9, 20, 20),
    "rookie": (14, 9, 20, 20),
    "adept": (14, 9, 20, 20),
    "expert": (14, 8, 20, 20),
    "master": (14, 7, 20, 20),
    "grandmaster": (14, 7, 20, 20),
}
"""Whose head needs another cut."""


def sheet() -> Sheet:
    """All faces in all sizes."""
    return Sheet(dict(_faces()), width=320)


def _faces() -> Iterator[tuple[str, pygame.Surface]]:
    faces: dict[str, Drawing] = {name: portrait(sitter) for name, sitter in CAST.items()}
    faces |= {f"person_{number}": portrait(sitter) for number, sitter in enumerate(PERSONS, 1)}
    faces |= {level: clockwork(kind) for level, kind in CLOCKWORKS.items()}
    for name, face in faces.items():
        yield name, face.surface
        yield f"{name}_34", face.crop(*BUST).surface
        yield f"{name}_20", face.crop(*HEADS.get(name, HEAD)).surface


SHEETS = {"cast": sheet}
