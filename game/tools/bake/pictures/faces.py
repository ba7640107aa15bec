"""Faces: skins, hair colours, skulls, eyes, brows, noses and mouths, and the pieces of hair around them.

The frame of a bust is 44x38; its axis runs between x 21 and 22; a skull is 12 wide (x 16-27), its top at
y 6. Skulls, hair and beards are text grids under ``assets/sprites/busts``: ``= name row`` and its rows.
"""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from game.tools.bake.pictures.drawing import Drawing, tones
from game.tools.bake.pictures.looks import Look
from game.ui import palette

FOLDER = palette.ASSETS / "sprites" / "busts"

# Deep shade, shade, base, light. Shades turn to violet-red, lights to yellow.
SKINS = {
    "pale": "n2 n3 n5 p5",
    "fair": "n1 n3 n4 n5",
    "tan": "n1 n2 n3 n4",
    "olive": "n0 w3 n2 n3",
    "brown": "w1 w2 w3 w4",
    "deep": "w0 w1 w2 w4",
}
HAIRS = {
    "black": "k0 k1 k2 s2",
    "raven": "k0 b0 b1 b2",
    "soot": "k0 k1 k2 k3",
    "brown": "w0 w1 w2 w3",
    "chestnut": "w0 o0 o1 o2",
    "auburn": "r0 o1 o2 o3",
    "blond": "y1 y2 y3 y4",
    "ash": "w1 p0 p1 p2",
    "grey": "s1 s2 s3 s4",
    "white": "s2 s4 s5 p5",
    "powder": "s1 s3 s4 s5",
}

# The left eye from (18, 11), 3 wide (a longer row reaches outward); the right one is mirrored, but both
# pupils look the same way. w white, k ink, d the skin's deep shade, s its shade.
EYES = {
    "plain": ("ddd", ".wk", ".s."),
    "wide": (".dd", ".wk", ".wk", ".s."),
    "lady": ("kkk", ".wk", ".wk"),
    "kohl": ("k....", ".kkkk", "...wk", "..kk."),
    "narrow": ("...", "kkk", "..k"),
    "old": (".dd", "d..", ".wk", "ss."),
    "shut": ("....", "k..k", ".kk."),
}
BROWS: dict[str, tuple[int, ...]] = {
    "even": (9, 9, 9),
    "fine": (9, 8, 8),
    "stern": (9, 9, 10),
    "raised": (9, 8, 8),
    "worried": (10, 9, 9),
    "none": (),
}


class Piece(NamedTuple):
    """A piece of a bust: the row it begins in, and its text."""

    y: int
    text: str


@cache
def pieces(kind: str) -> dict[str, Piece]:
    """All skulls, hair, back (hair behind the neck) or beards by name; ValueError for a nameless row."""
    found: dict[str, Piece] = {}
    rows: list[str] = []
    for line in (FOLDER / f"{kind}.txt").read_text("utf-8").splitlines():
        if line.startswith(";") or not line.strip():
            continue
        if line.startswith("= "):
            _, name, y = line.split()
            rows = []
            found[name] = Piece(int(y), "")
        elif not found:
            raise ValueError(f"{kind}: a row without a name: {line}")
        else:
            rows.append(line)
            found[name] = Piece(found[name].y, "\n".join(rows))
    return found


def half(c: Drawing, kind: str, name: str, hair: str) -> None:
    """Hair or a beard, written as the left half of 14 columns."""
    piece = pieces(kind)[name]
    c.grid(piece.text, 8, piece.y, tones(HAIRS[hair]), mirror=True)


def head(c: Drawing, look: Look) -> None:
    """Skull, ears and features."""
    skin = tones(SKINS[look.skin], "dsbl")
    skull = pieces("skulls")[look.skull]
    c.grid(skull.text, 16, skull.y, skin)
    c.px(skin["b"], "15,13 15,14")
    c.px(skin["s"], "15,15 28,13 28,14 28,15")
    _eyes(c, look, skin | {"w": "p5", "k": "k0"})
    _nose(c, look, skin)
    _mouth(c, look, skin)


def _eyes(c: Drawing, look: Look, inks: dict[str, str]) -> None:
    dx = look.turn
    for row, text in enumerate(EYES[look.eyes]):
        for column, letter in enumerate(text):
            if letter == ".":
                continue
            place = column - (len(text) - 3)
            ball = "w" in text and letter in "wk" and place > 0
            right = 22 + place if ball else 25 - place
            c.px(inks[letter], (18 + place + dx, 11 + row), (right + dx, 11 + row))
    shades = HAIRS[look.beard_hair or look.hair].split()
    brow = shades[0 if look.hair in ("white", "powder") else 1]
    if look.skin == "deep" and look.hair in ("black", "soot"):
        brow = "k0"
    for column, y in enumerate(BROWS[look.brow]):
        if not (look.eyes in ("lady", "kohl", "shut") and column == 2):
            c.px(brow, (18 + column + dx, y), (25 - column + dx, y))


def _nose(c: Drawing, look: Look, skin: dict[str, str]) -> None:
    dx = look.turn
    tip = 15 if look.nose == "short" else 16
    c.px(skin["l"], *[(21 + dx, y) for y in range(13, tip + 1)])
    c.px(skin["s"], *[(22 + dx, y) for y in range(12, tip)])
    c.px(skin["d"], (22 + dx, tip))
    if look.nose == "big":
        c.px(skin["l"], (21 + dx, 15), (20 + dx, 16))
        c.px(skin["d"], (23 + dx, 16), (22 + dx, 15), (22 + dx, 14))
    else:
        c.px(skin["s"], (21 + dx, tip + 1) if tip == 15 else (21 + dx, tip))


def _mouth(c: Drawing, look: Look, skin: dict[str, str]) -> None:
    dx, dark = look.turn, look.skin in ("brown", "deep")
    blush = {"pale": "r5", "fair": "r5", "tan": "r4"}.get(look.skin, "")
    if look.skull == "heart" and blush:
        c.px(blush, (18 + dx, 15), (19 + dx, 15), (25 + dx, 15))
    y = 17 if look.skull == "heart" else 18
    if look.mouth in ("lips", "rouge"):
        top, low = ("r2", "r3") if look.mouth == "rouge" else ("r1", "r3") if dark else ("m2", "m3")
        c.across(top, 20 + dx, y, 4)
        c.across(low, 21 + dx, y + 1, 2)
    elif look.mouth == "firm":
        c.across(skin["d"], 19 + dx, y, 5)
        c.px(skin["s"], (20 + dx, y + 1), (21 + dx, y + 1), (22 + dx, y + 1))
    elif look.mouth != "none":
        if look.mouth == "smile":
            c.px(skin["d"], (19 + dx, y - 1), (24 + dx, y - 1))
        c.across(skin["d"], 20 + dx, y, 4)
        if dark:
            c.across("r3", 21 + dx, y + 1, 2)
