"""Busts of 30x34 put together from parts, for leaders, characters and people of history.

A key is ``skin-hair-robe-trim-hat-beard`` and perhaps ``-long``: skin is a ramp and its shade (``n3``),
hair, robe and trim are ramps, hat one of `HATS`, beard 0 to 3. ``n2-k-p-y-nemes-0`` is a pharaoh.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

import msgspec
import pygame

from game.tools.bake.outline import outlined
from game.ui.canvas import Canvas
from game.ui.pixels import blank

SIZE = (30, 34)


class Look(msgspec.Struct, frozen=True):
    """What a face is made of; colours are ramp letters."""

    skin: str
    hair: str
    robe: str
    trim: str
    hat: str
    beard: int
    long: bool = False

    def tone(self, steps: int) -> str:
        """The skin, *steps* shades lighter."""
        return f"{self.skin[0]}{min(5, max(0, int(self.skin[1]) + steps))}"


def look(key: str) -> Look:
    """The parts a key names; ValueError if it is malformed or its hat unknown."""
    skin, hair, robe, trim, hat, beard, *rest = key.split("-")
    if hat not in HATS or rest not in ([], ["long"]):
        raise ValueError(f"no such portrait: {key}")
    return Look(skin, hair, robe, trim, hat, int(beard), bool(rest))


@cache
def portrait(key: str) -> pygame.Surface:
    """The bust with its outline, 32x36."""
    face = look(key)
    canvas = Canvas(blank(SIZE))
    _shoulders(canvas, face)
    _head(canvas, face)
    _features(canvas, face)
    if face.beard:
        _beard(canvas, face)
    if face.hat not in COVERING:
        _hair(canvas, face)
    HATS[face.hat](canvas, face)
    return outlined(canvas.surface)


def _shoulders(canvas: Canvas, face: Look) -> None:
    robe, trim = face.robe, face.trim
    canvas.polygon([(2, 33), (4, 25), (10, 22), (20, 22), (26, 25), (28, 33)], f"{robe}2")
    canvas.polygon([(2, 33), (4, 25), (10, 22), (14, 24), (12, 33)], f"{robe}3")
    canvas.polygon([(4, 30), (5, 26), (9, 24), (8, 33), (4, 33)], f"{robe}4")
    canvas.polygon([(20, 22), (26, 25), (28, 33), (23, 33)], f"{robe}1")
    canvas.polygon([(10, 22), (13, 22), (18, 33), (14, 33)], f"{trim}3")
    canvas.polygon([(10, 22), (11, 22), (15, 33), (14, 33)], f"{trim}4")
    canvas.fill(face.tone(-2), (12, 19, 6, 5))
    canvas.polygon([(11, 22), (15, 26), (19, 22)], face.tone(-1))


def _head(canvas: Canvas, face: Look) -> None:
    if face.long:
        canvas.ellipse((6, 6, 18, 22), f"{face.hair}1")
        canvas.ellipse((6, 6, 14, 20), f"{face.hair}2")
    canvas.ellipse((8, 5, 14, 17), face.tone(-1))
    canvas.ellipse((8, 5, 12, 16), face.tone(0))
    canvas.ellipse((9, 7, 6, 9), face.tone(1))
    for x in (8, 21):
        canvas.down(x, 12, 4, face.tone(-2))


def _features(canvas: Canvas, face: Look) -> None:
    for x in (11, 17):
        _eye(canvas, x)
        canvas.across(x, 10, 3, f"{face.hair}1")
    canvas.down(15, 12, 5, face.tone(-2))
    canvas.pixel(14, 16, face.tone(-2))
    canvas.across(13, 18, 4, "r2")


def _eye(canvas: Canvas, x: int) -> None:
    canvas.fill("p5", (x, 12, 3, 2))
    canvas.down(x + 1, 12, 2, "k0")


def _beard(canvas: Canvas, face: Look) -> None:
    canvas.ellipse((9, 16, 12, 6 + 3 * face.beard), f"{face.hair}1")
    canvas.ellipse((9, 16, 9, 5 + 3 * face.beard), f"{face.hair}2")
    canvas.across(13, 18, 4, "r2")
    canvas.ellipse((10, 18, 4, 3 + face.beard), f"{face.hair}3")
    canvas.fill(face.tone(0), (12, 15, 6, 2))
    canvas.down(15, 14, 3, face.tone(-2))


def _hair(canvas: Canvas, face: Look) -> None:
    canvas.ellipse((7, 3, 16, 9), f"{face.hair}1")
    canvas.ellipse((7, 3, 12, 7), f"{face.hair}2")
    canvas.ellipse((9, 4, 5, 3), f"{face.hair}3")
    canvas.fill(face.tone(0), (11, 9, 8, 2))
    for x in (7, 21):
        canvas.fill(f"{face.hair}1", (x, 8, 2, 5))


def _no_hat(canvas: Canvas, face: Look) -> None:
    return


def _laurel(canvas: Canvas, face: Look) -> None:
    for leaf in range(6):
        canvas.fill("g3" if leaf % 2 else "g4", (7 + leaf * 3, 8 - leaf % 2, 2, 3))
        canvas.pixel(7 + leaf * 3, 7, "g5")


def _crown(canvas: Canvas, face: Look) -> None:
    canvas.fill("y3", (8, 5, 14, 4))
    canvas.across(8, 5, 14, "y5")
    canvas.across(8, 8, 14, "y1")
    for x in (8, 13, 14, 20):
        canvas.fill("y4", (x, 1, 2, 5))
    for x in (11, 17):
        canvas.fill("r3", (x, 6, 2, 2))


def _tiara(canvas: Canvas, face: Look) -> None:
    canvas.fill("y4", (9, 6, 12, 2))
    canvas.fill("b4", (14, 3, 2, 4))
    canvas.across(9, 6, 5, "y5")


def _helm(canvas: Canvas, face: Look) -> None:
    canvas.ellipse((7, 2, 16, 12), "s2")
    canvas.ellipse((7, 2, 13, 11), "s3")
    canvas.ellipse((9, 3, 5, 4), "s5")
    canvas.fill(face.tone(0), (10, 10, 10, 4))
    for x in (11, 17):
        _eye(canvas, x)
    canvas.down(15, 9, 6, "s3")
    canvas.fill("s4", (7, 8, 2, 12))
    canvas.fill("s2", (21, 8, 2, 12))
    canvas.ellipse((9, 0, 14, 5), f"{face.robe}2")
    canvas.ellipse((9, 0, 10, 4), f"{face.robe}3")
    canvas.ellipse((10, 0, 5, 2), f"{face.robe}4")


def _nemes(canvas: Canvas, face: Look) -> None:
    outline = [(7, 6), (23, 6), (27, 26), (20, 24), (21, 10), (9, 10), (10, 24), (3, 26)]
    canvas.polygon(outline, "y2")
    canvas.ellipse((7, 1, 16, 11), "y3")
    canvas.fill(face.tone(0), (10, 9, 10, 2))
    for fold in range(0, 22, 4):
        canvas.line((7 - fold // 6, 6 + fold), (10, 6 + fold), "b2")
        canvas.line((20, 6 + fold), (23 + fold // 6, 6 + fold), "b2")
    for x in range(9, 22, 4):
        canvas.fill("b2", (x, 3, 2, 5))
    canvas.fill("y5", (14, 3, 2, 4))
    canvas.pixel(14, 2, "r3")


def _hood(canvas: Canvas, face: Look) -> None:
    canvas.ellipse((5, 1, 20, 25), f"{face.robe}1")
    canvas.ellipse((5, 1, 15, 23), f"{face.robe}3")
    canvas.ellipse((8, 5, 14, 17), "k0")
    canvas.ellipse((9, 6, 12, 15), face.tone(0))
    canvas.ellipse((10, 8, 5, 8), face.tone(1))
    _features(canvas, face)


def _turban(canvas: Canvas, face: Look) -> None:
    canvas.ellipse((5, 0, 20, 12), f"{face.trim}1")
    canvas.ellipse((5, 0, 17, 10), f"{face.trim}3")
    canvas.ellipse((8, 1, 7, 4), f"{face.trim}5")
    canvas.arc((5, 3, 20, 10), 0.3, 2.6, f"{face.trim}1")
    canvas.fill("r3", (14, 5, 3, 3))
    canvas.pixel(14, 5, "r5")


def _mitre(canvas: Canvas, face: Look) -> None:
    canvas.polygon([(8, 9), (22, 9), (21, 3), (15, -2), (9, 3)], "p3")
    canvas.polygon([(8, 9), (15, 9), (15, -1), (9, 3)], "p5")
    canvas.fill("y3", (14, 0, 3, 9))
    canvas.fill("y3", (8, 8, 15, 2))
    canvas.across(8, 8, 7, "y5")


def _cap(canvas: Canvas, face: Look) -> None:
    """A scholar's soft cap."""
    canvas.ellipse((5, 2, 20, 8), f"{face.trim}1")
    canvas.ellipse((5, 2, 16, 6), f"{face.trim}2")
    canvas.ellipse((7, 2, 8, 3), f"{face.trim}4")
    canvas.fill(f"{face.trim}1", (8, 8, 14, 2))


def _wig(canvas: Canvas, face: Look) -> None:
    """The powdered curls of the Enlightenment."""
    for x, y in ((7, 9), (6, 13), (7, 17), (22, 9), (23, 13), (22, 17)):
        canvas.circle((x, y), 3, "s3" if x > 15 else "s4")
        canvas.circle((x - 1, y - 1), 1, "s5")
    canvas.ellipse((8, 2, 14, 8), "s4")
    canvas.ellipse((9, 2, 9, 5), "s5")
    canvas.fill(face.tone(0), (11, 9, 8, 2))


def _feathers(canvas: Canvas, face: Look) -> None:
    """A band with upright feathers."""
    for number, x in enumerate((7, 11, 15, 19, 22)):
        ramp = (face.trim, "p", "t")[number % 3]
        tip = 0 if number == 2 else 1 + abs(number - 2)
        canvas.fill(f"{ramp}3", (x - 1, tip, 3, 8 - tip))
        canvas.down(x - 1, tip, 8 - tip, f"{ramp}4")
        canvas.across(x - 1, tip, 3, f"{ramp}5")
    canvas.fill("r2", (8, 7, 14, 2))
    for x in range(9, 22, 3):
        canvas.pixel(x, 7, "y4")


def _hat(canvas: Canvas, face: Look) -> None:
    """A broad-brimmed hat with a band."""
    canvas.fill(f"{face.trim}1", (9, 1, 12, 7))
    canvas.fill(f"{face.trim}2", (9, 1, 7, 7))
    canvas.across(10, 0, 10, f"{face.trim}2")
    canvas.across(9, 6, 12, "y3")
    canvas.ellipse((3, 6, 24, 5), f"{face.trim}1")
    canvas.ellipse((3, 6, 18, 3), f"{face.trim}3")


HATS: dict[str, Callable[[Canvas, Look], None]] = {
    "none": _no_hat,
    "laurel": _laurel,
    "crown": _crown,
    "tiara": _tiara,
    "helm": _helm,
    "nemes": _nemes,
    "hood": _hood,
    "turban": _turban,
    "mitre": _mitre,
    "cap": _cap,
    "wig": _wig,
    "feathers": _feathers,
    "hat": _hat,
}
COVERING = ("helm", "nemes", "hood", "turban", "mitre")
"""Hats that leave no hair to be seen."""
