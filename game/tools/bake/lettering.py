"""The lettering on the boxes, a sheet of its own: ``<game>_<language>``, at most 94 wide and 60 high.

Each game has letters of its own kind: roofs of a town, polished gold, a broad pen's strokes, cut marble, hewn
rock. A picture goes below the upper edge of a box's front, across its middle; languages without one are set
in type.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial

from game.tools.bake import grids
from game.tools.bake.atlas import Sheet
from game.tools.bake.lettering_pen import written
from game.tools.bake.scenery import dither
from game.ui.canvas import Canvas
from game.ui.pixels import CLEAR, Point, blank, pixels_of

Inked = frozenset[Point]
Shades = Callable[[int, int], str]

GRIDS = "lettering"
ROUND = tuple((dx, dy) for dy in (-1, 0, 1) for dx in (-1, 0, 1))
CELL = 6
"""A roof's cell, in pixels."""


def glyph(name: str, left: int = 0, top: int = 0) -> Inked:
    """The pixels of a letter drawn as a grid."""
    picture = grids.sprite(GRIDS, name)
    w = picture.get_width()
    return frozenset(
        (left + place % w, top + place // w)
        for place, value in enumerate(pixels_of(picture))
        if value != CLEAR
    )


def word(
    hand: str, letters: str, left: int, top: int, gap: int = 1, kerns: Mapping[str, int] | None = None
) -> Inked:
    """Letters of one hand side by side; *kerns*: pixels to move what follows the first of two letters."""
    found: set[Point] = set()
    for number, letter in enumerate(letters):
        found |= glyph(f"{hand}_{letter}", left, top)
        left += grids.sprite(GRIDS, f"{hand}_{letter}").get_width() + gap
        left += (kerns or {}).get(letters[number : number + 2], 0)
    return frozenset(found)


def spread(inked: Inked, steps: Iterable[Point]) -> Inked:
    """The pixels moved by every one of *steps*."""
    return frozenset((x + dx, y + dy) for dx, dy in steps for x, y in inked)


def lay(canvas: Canvas, inked: Inked, ink: str) -> None:
    """Paint pixels in one colour."""
    for x, y in inked:
        canvas.pixel(x, y, ink)


def paint(canvas: Canvas, inked: Inked, shades: Shades) -> None:
    """Paint pixels, each as *shades* has it."""
    for x, y in sorted(inked):
        canvas.pixel(x, y, shades(x, y))


def stand(canvas: Canvas, inked: Inked, sides: Sequence[str], ink: str = "k0") -> None:
    """The ground of letters that stand out: an outline around them and their lower *sides*, lit to dark."""
    steps = [(0, 0), *((1 if depth > 1 else 0, depth) for depth in range(1, len(sides) + 1))]
    lay(canvas, spread(spread(inked, steps), ROUND), ink)
    for step, side in reversed(list(zip(steps[1:], sides, strict=True))):
        lay(canvas, spread(inked, [step]), side)


def depth(inked: Inked, x: int, y: int, dx: int, dy: int) -> int:
    """How many pixels there are from here to the edge in a direction."""
    count = 0
    while (x + (count + 1) * dx, y + (count + 1) * dy) in inked:
        count += 1
    return count


# ---------------------------------------------------------------------- My City: roofs of a town


def city() -> Canvas:
    """Every letter a building seen from above, as on the boards."""
    canvas = Canvas(blank((94, 58)))
    rows = (("MY", 21, 1, "yr"), ("CITY", 11, 30, "bvry"))
    for letters, left, top, ramps in rows:
        for letter, ramp in zip(letters, ramps, strict=True):
            inked = _cells(f"block_{letter}", left, top)
            _roof(canvas, inked, ramp)
            left = max(x for x, _ in inked) + 4
    return canvas


def _cells(name: str, left: int, top: int) -> Inked:
    return frozenset(
        (left + x * CELL + dx, top + y * CELL + dy)
        for x, y in glyph(name)
        for dx in range(CELL)
        for dy in range(CELL)
    )


def _roof(canvas: Canvas, inked: Inked, ramp: str) -> None:
    """Slopes by the nearest eave, the lit ones to the left and above; walls below; a light court around."""
    stand(canvas, inked, ("p3", "p1"))

    def slope(x: int, y: int) -> str:
        ways = {way: depth(inked, x, y, *way) for way in ((-1, 0), (0, -1), (0, 1), (1, 0))}
        way = min(ways, key=lambda found: ways[found])
        shade = {(-1, 0): 4, (0, -1): 4, (0, 1): 3, (1, 0): 2}[way]
        if ways[way] == 0:
            return f"{ramp}{5 if shade == 4 else 1}"
        across = x if way[0] == 0 else y
        return f"{ramp}{shade - (across % 3 == 0 and ways[way] == 1)}"

    paint(canvas, inked, slope)


# ---------------------------------------------------------------------- Trekking: polished gold


def trekking() -> Canvas:
    """Gold capitals over a blue ribbon."""
    canvas = Canvas(blank((94, 40)))
    title = word("gold", "TREKKING", 3, 2, 0)
    stand(canvas, title, ("y1", "y0"))
    paint(canvas, title, lambda x, y: _polish(title, x, y, 2, 16))
    _ribbon(canvas, (1, 24, 92, 12))
    small = word("small", "THROUGH", 6, 27) | word("small", "HISTORY", 50, 27)
    lay(canvas, spread(small, [(0, 1), (1, 1)]), "b0")
    lay(canvas, small, "y5")
    return canvas


def _polish(inked: Inked, x: int, y: int, top: int, high: int) -> str:
    """A sky above, a dark horizon below the middle, a glow under it."""
    if (x, y - 1) not in inked or (x - 1, y) not in inked:
        return "y5"
    share = (y - top) / high
    level = 5 - 3 * share / 0.55 if share < 0.55 else 2 + 2.4 * (share - 0.55) / 0.45
    return f"y{max(2, min(5, round(level + 0.5 * dither(x, y) - 0.25)))}"


def _ribbon(canvas: Canvas, box: tuple[int, int, int, int]) -> None:
    """A ribbon with folded ends."""
    x, y, w, h = box
    for side in (x, x + w - 6):
        canvas.fill("k0", (side, y + 3, 6, h))
        canvas.fill("b1", (side + 1, y + 4, 4, h - 2))
    canvas.fill("k0", (x + 2, y, w - 4, h))
    canvas.fill("b2", (x + 3, y + 1, w - 6, h - 2))
    canvas.across(x + 3, y + 1, w - 6, "b4")
    canvas.across(x + 3, y + h - 2, w - 6, "b1")


# ---------------------------------------------------------------------- Troyes: a broad pen


def troyes() -> Canvas:
    """A scribe's letters with illuminated initials."""
    canvas = Canvas(blank((94, 60)))
    for text, left, top in (("royes", 29, 3), ("ice", 43, 31)):
        inked = written(text, left, top)
        stand(canvas, inked, ("m1",))
        paint(canvas, inked, partial(_glow, inked, top))
    for letter, left, top, ramp in (("T", 2, 2, "b"), ("D", 17, 30, "g")):
        _initial(canvas, letter, left, top, ramp)
    return canvas


def _glow(inked: Inked, top: int, x: int, y: int) -> str:
    if (x - 1, y) not in inked and (x, y - 1) not in inked:
        return "p5"
    level = 5 - (y - top) / 8
    return f"m{max(2, min(5, round(level + 0.6 * dither(x, y) - 0.3)))}"


def _initial(canvas: Canvas, letter: str, left: int, top: int, ramp: str) -> None:
    """A gold letter on a coloured field with tendrils, in a gold frame."""
    size = 25
    canvas.fill("k0", (left - 1, top - 1, size + 2, size + 2))
    canvas.fill("y2", (left, top, size, size))
    canvas.bevel((left, top, size, size), "y5", "y1", 0)
    canvas.fill("k0", (left + 2, top + 2, size - 4, size - 4))
    canvas.fill(f"{ramp}2", (left + 3, top + 3, size - 6, size - 6))
    for y in range(top + 4, top + size - 4):
        for x in range(left + 4, left + size - 4):
            if (x - left) % 4 == 0 and (y - top) % 4 == 0:
                canvas.pixel(x, y, f"{ramp}4")
    inked = written(letter, left + 4, top + 2)
    lay(canvas, spread(spread(inked, [(0, 0), (1, 1)]), ROUND), "k0")
    paint(canvas, inked, lambda x, y: _polish(inked, x, y, top + 2, 20))


# ---------------------------------------------------------------------- 7 Wonders: cut marble


def wonders() -> Canvas:
    """A golden seven beside letters of marble, cut to an edge along their middle."""
    canvas = Canvas(blank((94, 36)))
    seven = glyph("stone_7", 1, 1)
    words = word("stone", "WONDERS", 20, 1, 0, {"WO": -1}) | word("stone", "CITIES", 33, 18, 1)
    stand(canvas, words, ("p1", "w2"))
    paint(canvas, words, lambda x, y: _cut(words, x, y, "p", 5))
    stand(canvas, seven, ("y1", "y0"))
    paint(canvas, seven, lambda x, y: _cut(seven, x, y, "y", 5))
    return canvas


def _cut(inked: Inked, x: int, y: int, ramp: str, light: int) -> str:
    """Planes that meet in an edge: those to the left and above are lit."""
    left, right = depth(inked, x, y, -1, 0), depth(inked, x, y, 1, 0)
    above, below = depth(inked, x, y, 0, -1), depth(inked, x, y, 0, 1)
    if left + right <= above + below:
        return f"{ramp}{light if left < right else light - 1 if left == right else light - 2}"
    return f"{ramp}{light if above < below else light - 1 if above == below else light - 2}"


# ---------------------------------------------------------------------- CVlizations: hewn rock


def cvlizations() -> Canvas:
    """Rock lit by a fire below, with a spear laid over the small letters."""
    canvas = Canvas(blank((94, 40)))
    inked = word("hewn", "CV", 2, 5, 0) | word("hewn", "LIZATIONS", 36, 13)
    stand(canvas, inked, ("o1", "o0"))
    paint(canvas, inked, lambda x, y: _rock(inked, x, y, 5))
    _spear(canvas, 37, 33, 52)
    return canvas


def _spear(canvas: Canvas, x: int, y: int, long: int) -> None:
    """A spear that flies to the right: feathers, a shaft, a point of stone."""
    canvas.fill("k0", (x, y - 1, long - 6, 4))
    canvas.fill("w4", (x + 1, y, long - 8, 2))
    canvas.across(x + 1, y, long - 8, "w5")
    for lash in (x + long - 13, x + long - 10):
        canvas.down(lash, y, 2, "r3")
    for step in range(4):
        canvas.line((x + 2 + 2 * step, y + 1), (x + step * 2, y - 2), "r3" if step % 2 else "p4")
        canvas.line((x + 2 + 2 * step, y + 1), (x + step * 2, y + 4), "r2" if step % 2 else "p3")
    tip = x + long
    canvas.polygon([(tip - 9, y - 4), (tip, y + 1), (tip - 9, y + 5)], "k0")
    canvas.polygon([(tip - 8, y - 2), (tip - 2, y + 1), (tip - 8, y + 3)], "s3")
    canvas.line((tip - 8, y - 2), (tip - 3, y), "s5")


def _rock(inked: Inked, x: int, y: int, top: int) -> str:
    """Facets and chips."""
    chip = (x * 7 + y * 13 + (x // 3) * (y // 4) * 5) % 23
    if (x, y - 1) not in inked or (x - 1, y) not in inked:
        return "o5" if chip % 4 else "o4"
    if (x + 1, y) not in inked or (x, y + 1) not in inked:
        return "o2"
    level = 4.4 - (y - top) / 16
    if chip < 2:
        level -= 1
    elif chip == 5:
        level += 1
    return f"o{max(2, min(5, round(level + 0.6 * dither(x, y) - 0.3)))}"


LETTERED: Mapping[str, Callable[[], Canvas]] = {
    "my_city_en": city,
    "trekking_en": trekking,
    "troyes_dice_en": troyes,
    "seven_wonders_en": wonders,
    "cvlizations_en": cvlizations,
}
"""What paints each game's lettering in a language."""


def lettering() -> Sheet:
    return Sheet({name: painter().surface for name, painter in LETTERED.items()}, width=290)


SHEETS = {"lettering": lettering}
