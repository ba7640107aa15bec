"""The program's icon: ``assets/icon.png`` (32x32) and ``assets/icon.ico`` (32, 64 and 128), beside sheet
``app``."""

from __future__ import annotations

import struct
import zlib
from pathlib import Path

import pygame

from game.tools.bake import dice, grids, png, strokes
from game.tools.bake.atlas import Sheet
from game.tools.bake.icons import round_face
from game.tools.bake.outline import doubled, outlined
from game.ui import palette
from game.ui.canvas import Canvas
from game.ui.pixels import CLEAR, blank, pixels_of


def picture() -> pygame.Surface:
    """A red annal with a die before it."""
    canvas = Canvas(blank((32, 32)))
    canvas.blit(strokes.paint(strokes.library()["book"]), 0, 0)
    canvas.fill("r3", (9, 7, 10, 14))
    round_face(canvas, (14, 13), 6, "y3", "y5", "y1")
    round_face(canvas, (14, 13), 4, "r1")
    canvas.blit(grids.sprite("emblems", "sun"), 10, 9)
    whole = Canvas(blank((34, 34)))
    whole.blit(outlined(canvas.surface), 0, 0)
    die = dice.die("p", 5, 14)
    whole.put(die, 17, 16, (1, 1), -2)
    out = blank((32, 32))
    out.blit(whole.surface, (0, 0), (1, 0, 32, 32))
    return out


def sheet() -> Sheet:
    small = picture()
    return Sheet({"icon_32": small, "icon_64": doubled(small)}, width=98)


def write(folder: Path) -> None:
    """Write both files."""
    small = picture()
    (folder / "icon.png").write_bytes(png.encode(small))
    (folder / "icon.ico").write_bytes(ico([small, doubled(small), doubled(doubled(small))]))


def ico(pictures: list[pygame.Surface]) -> bytes:
    """A Windows icon of true-colour PNGs."""
    files = [_true_colour(one) for one in pictures]
    head = struct.pack("<HHH", 0, 1, len(files))
    place = len(head) + 16 * len(files)
    entries = b""
    for one, file in zip(pictures, files, strict=True):
        w, h = one.get_size()
        entries += struct.pack("<BBBBHHII", w % 256, h % 256, 0, 0, 1, 32, len(file), place)
        place += len(file)
    return head + entries + b"".join(files)


def _true_colour(surface: pygame.Surface) -> bytes:
    w, h = surface.get_size()
    colours = [bytes((*palette.colour(name), 255)) for name in palette.names()]
    colours += [bytes(4)] * (CLEAR + 1 - len(colours))
    data = pixels_of(surface)
    rows = b"".join(b"\0" + b"".join(colours[value] for value in data[y * w : (y + 1) * w]) for y in range(h))
    header = png.chunk(b"IHDR", struct.pack(">IIBBBBB", w, h, 8, 6, 0, 0, 0))
    return png.SIGNATURE + header + png.chunk(b"IDAT", zlib.compress(rows, 9)) + png.chunk(b"IEND", b"")
