"""What stands on each cell of a roof: one thing, by the kind of building."""

from __future__ import annotations

from collections.abc import Callable

from game.ui.canvas import Canvas

Detail = Callable[[Canvas, int, int], None]


def draw(canvas: Canvas, kind: str, middle: tuple[int, int], number: int, seed: int) -> None:
    """Paint the detail of cell *number* around *middle*."""
    choices = DETAILS[kind]
    choice = choices[(number * 7 + seed) % len(choices)]
    if kind == "church" and number == 0:
        choice = _cross
    choice(canvas, *middle)


def _chimney(canvas: Canvas, x: int, y: int) -> None:
    canvas.fill("k0", (x + 1, y - 6, 5, 6))
    canvas.fill("o2", (x + 2, y - 5, 3, 4))
    canvas.down(x + 2, y - 5, 4, "o4")
    canvas.pixel(x + 3, y - 5, "k2")


def _dormer(canvas: Canvas, x: int, y: int) -> None:
    canvas.fill("y0", (x - 4, y + 1, 6, 5))
    canvas.fill("p5", (x - 3, y + 2, 4, 3))
    canvas.fill("b2", (x - 2, y + 2, 2, 3))
    canvas.pixel(x - 2, y + 2, "b4")


def _hatch(canvas: Canvas, x: int, y: int) -> None:
    canvas.fill("y1", (x - 1, y - 3, 4, 3))
    canvas.across(x, y - 2, 2, "b4")


def _turret(canvas: Canvas, x: int, y: int) -> None:
    for radius, ink in ((6, "k0"), (5, "p3"), (4, "r3")):
        canvas.circle((x, y), radius, ink)
    canvas.circle((x - 1, y - 1), 2, "r5")
    canvas.pixel(x, y, "y4")


def _skylights(canvas: Canvas, x: int, y: int) -> None:
    for dx in (-4, 1):
        canvas.fill("r0", (x + dx, y + 2, 4, 3))
        canvas.fill("b4", (x + dx + 1, y + 2, 2, 2))


def _flag(canvas: Canvas, x: int, y: int) -> None:
    canvas.down(x, y - 7, 8, "k0")
    canvas.fill("y4", (x + 1, y - 7, 5, 3))
    canvas.across(x + 1, y - 5, 5, "y2")


def _stack(canvas: Canvas, x: int, y: int) -> None:
    canvas.fill("k0", (x - 2, y - 5, 6, 8))
    canvas.fill("s3", (x - 1, y - 4, 4, 6))
    canvas.down(x - 1, y - 4, 6, "s5")
    canvas.across(x - 1, y - 2, 4, "r3")
    canvas.across(x, y - 4, 2, "k1")


def _saw_tooth(canvas: Canvas, x: int, y: int) -> None:
    for dy in (-4, 0, 4):
        canvas.fill("b0", (x - 5, y + dy, 10, 2))
        canvas.across(x - 4, y + dy, 8, "b5")


def _cross(canvas: Canvas, x: int, y: int) -> None:
    canvas.fill("k0", (x - 2, y - 6, 5, 11))
    canvas.fill("k0", (x - 5, y - 4, 11, 5))
    canvas.fill("y4", (x - 1, y - 5, 3, 9))
    canvas.fill("y4", (x - 4, y - 3, 9, 3))
    canvas.down(x - 1, y - 5, 9, "y5")
    canvas.down(x + 1, y, 4, "y2")


def _rose_window(canvas: Canvas, x: int, y: int) -> None:
    for radius, ink in ((4, "v0"), (3, "b4"), (1, "y4")):
        canvas.circle((x, y), radius, ink)


DETAILS: dict[str, tuple[Detail, ...]] = {
    "residential": (_chimney, _dormer, _hatch),
    "public": (_turret, _skylights, _flag),
    "industrial": (_stack, _saw_tooth, _saw_tooth),
    "church": (_rose_window,),
}
