"""Card illustrations: a painted scene, a time of day or year, and one to three motifs standing in it.

`art` paints any window natively; nothing is scaled except motifs, which may be doubled. A motif is a name
of `strokes.library`, of an icon (then 24 px), or ``portrait:<key>`` for a bust of `portraits`. The same
arguments give the same picture for ever. Windows: L card 122x76, M card 52x34 (Trekking), 52x42 (7
Wonders), 52x38 and 52x30 (CVlizations).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from game.tools.bake import icons, portraits, scenes_built, scenes_open, strokes, times
from game.tools.bake.grain import Grain
from game.tools.bake.nature import contact_shadow
from game.tools.bake.outline import doubled
from game.ui.canvas import Canvas
from game.ui.pixels import blank

Painter = Callable[[Canvas, Grain, int], None]

SCENES: dict[str, Painter] = {
    "desert": scenes_open.desert,
    "sea": scenes_open.sea,
    "city": scenes_built.city,
    "mountain": scenes_open.mountain,
    "night": scenes_open.night,
    "interior": scenes_built.interior,
    "forest": scenes_open.forest,
    "workshop": scenes_built.workshop,
    "battlefield": scenes_built.battlefield,
    "temple": scenes_built.temple,
}


def scene(kind: str, w: int, h: int, seed: int = 1, time: str = "day") -> pygame.Surface:
    """A background without motifs; KeyError for an unknown kind or time."""
    canvas = Canvas(blank((w, h), "k0"))
    SCENES[kind](canvas, Grain(seed * 77 + len(kind)), seed)
    for swaps, box in times.swaps(kind, time, w, h):
        canvas.remap(swaps, box)
    return canvas.surface


def motif(name: str) -> pygame.Surface:
    """A standing picture with its outline: a motif (32x32), an icon (24x24) or a portrait (32x36)."""
    if name.startswith("portrait:"):
        return portraits.portrait(name.removeprefix("portrait:"))
    if name in strokes.library():
        return strokes.motif(name)
    return icons.big_icon(name)


def motif_names() -> tuple[str, ...]:
    """Everything that may stand in a scene, without the portraits."""
    drawn = tuple(strokes.library())
    return drawn + tuple(name for name in icons.icon_names() if name not in drawn)


def art(
    kind: str,
    motifs: Sequence[str],
    w: int,
    h: int,
    seed: int = 1,
    time: str = "day",
    double: bool = False,
) -> pygame.Surface:
    """The illustration of one card; *double* draws the motifs at twice their size (large windows).

    The first motif stands in front. A bust rises from the lower edge.
    """
    canvas = Canvas(scene(kind, w, h, seed, time))
    pictures = [doubled(motif(name)) if double else motif(name) for name in motifs]
    lefts = _lefts([picture.get_width() for picture in pictures], w)
    for name, picture, x in reversed(list(zip(motifs, pictures, lefts, strict=True))):
        width, height = picture.get_size()
        if name.startswith("portrait:"):
            canvas.blit(picture, x, h - height + (2 if double else 1))
            continue
        y = h - height - max(1, h // 16)
        contact_shadow(canvas, pygame.Rect(x, y, width, height))
        canvas.blit(picture, x, y)
    return canvas.surface


def _lefts(widths: Sequence[int], w: int) -> list[int]:
    """Where the motifs begin: evenly spread, or from edge to edge if there is little room."""
    count = len(widths)
    if count > 1 and sum(widths) > w:
        return [-3 + (w - width + 6) * place // (count - 1) for place, width in enumerate(widths)]
    return [w * (place + 1) // (count + 1) - width // 2 for place, width in enumerate(widths)]
